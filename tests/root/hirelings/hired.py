"""How the tests of hirelings set up a table with the one that they are about."""

from __future__ import annotations

import random
from itertools import count as count_from
from textwrap import dedent

import copse
from copse.games import RootGame, load
from copse.kernel.bits import members
from copse.kernel.chance import mix
from copse.kernel.game import Game
from copse.kernel.options import Options
from copse.kernel.tasks import Json
from copse.root.book import BOOK
from copse.root.check import check
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


def by_lot(name: str, *factions: str, seed: int, map_name: str = "autumn") -> RootGame:
    """A whole game with this hireling, played by lot. On its way it is looked at, saved and written down."""
    game, lot = set_up(name, *factions, seed=seed, map_name=map_name), random.Random(seed)
    for number in count_from(1):
        game.apply(lot.choice(game.decision.actions))
        if game.over:
            return game
        if number % 25 == 0:
            check(game.state)
        if number % 150 == 0:
            assert copse.load(game.save()).position() == game.position()
            assert copse.position(game.position()).position() == game.position()
    raise AssertionError


def play_by_lot(name: str, games: int, *factions: str) -> set[str]:
    """Games by lot with this hireling: all of them are possible throughout, and come back from saves and positions as
    they were. Returns what was asked."""
    met: set[str] = set()
    for seed in range(games):
        game, lot = set_up(name, *factions, seed=seed), random.Random(seed)
        for number in count_from():
            if game.over:
                break
            met.add(game.decision.prompt)
            game.apply(lot.choice(game.decision.actions))
            if number % 25 == 0:
                check(game.state)
            if number % 200 == 0:
                text = game.position()
                assert Game.from_position(BOOK, text).position() == text
                assert load(game.save()).position() == text
    return met
