"""How the tests of hirelings set up a table with the one that they are about."""

from __future__ import annotations

from textwrap import dedent

from copse.games import RootGame
from copse.kernel.bits import members
from copse.kernel.chance import mix
from copse.kernel.game import Game
from copse.kernel.options import Options
from copse.kernel.tasks import Json
from copse.root.book import BOOK
from copse.root.rules import rules_for
from copse.root.setup import Setup
from copse.root.state import Woodland
from tests.script import root


def hired(name: str, position: str, *lines: str) -> RootGame:
    """A game from a position without its head, at which this hireling can be had."""
    return root(f"{dedent(position).strip()}\nhirelings {name}\n" + "\n".join(lines))


def set_up(name: str, *factions: str, seed: int = 1, map_name: str = "autumn") -> RootGame:
    """A game of these factions that has just begun, with this hireling: what is asked first is asked."""
    given: dict[str, Json] = {"factions": list[Json](factions), "map": map_name, "hirelings": [name]}
    options: Options = {**BOOK.resolve(given), "seed": seed}
    state = Woodland(rules_for(options), mix(seed)).lay_out()
    state.push(Setup())
    state.settle()
    return Game(BOOK, options, state)


def party(game: RootGame) -> int:
    """The number of the hireling: those without a seat come after the seats."""
    return game.state.seats


def count(game: RootGame, piece: str, clearing: int) -> int:
    return game.state.count(game.state.rules.piece(party(game), piece), clearing)


def standing(game: RootGame, piece: str) -> dict[int, int]:
    """The clearings of a kind of piece of the hireling, each with its number."""
    number = game.state.rules.piece(party(game), piece)
    return {clearing: game.state.count(number, clearing) for clearing in members(game.state.where(number))}
