"""The games that there are, and the ways into them: new, load, position, replay."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from copse.kernel import records, saves, texts
from copse.kernel.errors import BadPosition, BadRecord, BadSave, BadSetup, suggest
from copse.kernel.game import Game
from copse.kernel.rulebook import Rulebook
from copse.kernel.tasks import Json
from copse.smallworld.book import BOOK as SMALL_WORLD
from copse.smallworld.world import World

AnyGame = Game[World]
AnyBook = Rulebook[World]

GAMES: Final[Mapping[str, AnyBook]] = {SMALL_WORLD.name: SMALL_WORLD}


def find(name: str) -> AnyBook:
    """The rulebook of a game.

    >>> find("smalworld")
    Traceback (most recent call last):
    copse.kernel.errors.BadSetup: there is no game 'smalworld'; did you mean smallworld?
    """
    if name not in GAMES:
        raise BadSetup(f"there is no game '{name}'{suggest(name, GAMES)}")
    return GAMES[name]


def new(name: str, **options: Json) -> AnyGame:
    """A new game, ready for its first decision.

    >>> game = new("smallworld", players=2, seed=7)
    >>> game.decision.seat, game.decision.law, game.decision.actions[0]
    (0, 'sw:pick.any_of_six', <pick 1>)
    """
    return Game.new(find(name), options)


def load(data: bytes) -> AnyGame:
    """The game that `Game.save` wrote."""
    payload = saves.unpack(data)
    name = str(payload["game"])
    if name not in GAMES:
        raise BadSave(f"the save is of a game that this Copse does not have: '{name}'{suggest(name, GAMES)}")
    return Game.from_save(GAMES[name], payload)


def position(text: str) -> AnyGame:
    """A game that starts from a position, as docs/positions.md describes it."""
    name, _ = texts.header(text, "position", 9999, BadPosition)
    if name not in GAMES:
        raise BadPosition(f"there is no game '{name}'{suggest(name, GAMES)}", 1)
    return Game.from_position(GAMES[name], text)


def replay(text: str) -> AnyGame:
    """The game that `Game.record` wrote, played through to the end of the record."""
    record = records.read(text)
    if record.game not in GAMES:
        raise BadRecord(f"there is no game '{record.game}'{suggest(record.game, GAMES)}", 1)
    return Game.from_record(GAMES[record.game], record)
