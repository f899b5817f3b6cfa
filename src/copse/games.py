"""The games that there are, and the ways into them: new, load, position, replay; and back into their past."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Generic, Literal, TypeVar, overload

from copse.kernel import records, saves, texts
from copse.kernel.errors import BadPosition, BadRecord, BadSave, BadSetup, CopseError, RulesMended, suggest
from copse.kernel.game import Bookmark, Game, Move
from copse.kernel.rulebook import Rulebook
from copse.kernel.tasks import Json, State
from copse.root.book import BOOK as ROOT
from copse.root.state import Woodland
from copse.smallworld.book import BOOK as SMALL_WORLD
from copse.smallworld.world import World

S = TypeVar("S", bound=State)

RootGame = Game[Woodland]
SmallWorldGame = Game[World]
AnyGame = RootGame | SmallWorldGame
AnyBook = Rulebook[Woodland] | Rulebook[World]
AnyBookmark = Bookmark[Woodland] | Bookmark[World]


class Ways(Generic[S]):
    """The ways into one game."""

    def __init__(self, book: Rulebook[S]) -> None:
        self.book: Final = book

    def new(self, options: Mapping[str, Json]) -> Game[S]:
        return Game.new(self.book, options)

    def deal(self, options: Mapping[str, Json]) -> Game[S]:
        return Game.dealt(self.book, options)

    def load(self, payload: dict[str, Json]) -> Game[S]:
        return Game.from_save(self.book, payload)

    def position(self, text: str) -> Game[S]:
        return Game.from_position(self.book, text)

    def replay(self, record: records.Record) -> Game[S]:
        return Game.from_record(self.book, record)

    def replay_fitting(self, record: records.Record) -> tuple[Game[S], BadRecord | None]:
        return Game.from_fitting(self.book, record)


GAMES: Final[Mapping[str, Ways[Woodland] | Ways[World]]] = {
    ROOT.name: Ways(ROOT),
    SMALL_WORLD.name: Ways(SMALL_WORLD),
}


def find(name: str) -> AnyBook:
    """The rulebook of a game.

    >>> find("smalworld")
    Traceback (most recent call last):
    copse.kernel.errors.BadSetup: there is no game 'smalworld'; did you mean smallworld?
    """
    return _ways(name).book


def people(game: AnyGame) -> list[int]:
    """The seats that someone chooses for; bots play the others by themselves.

    >>> people(new("root", factions=["electric_eyrie:easy", "marquise", "vagabot"], seed=1))
    [1]
    """
    return [seat for seat in range(game.seats) if seat not in game.state.machines]


def _ways(name: str) -> Ways[Woodland] | Ways[World]:
    if name not in GAMES:
        raise BadSetup(f"there is no game '{name}'{suggest(name, GAMES)}")
    return GAMES[name]


@overload
def new(name: Literal["root"], **options: Json) -> RootGame: ...


@overload
def new(name: Literal["smallworld"], **options: Json) -> SmallWorldGame: ...


@overload
def new(name: str, **options: Json) -> AnyGame: ...


def new(name: str, **options: Json) -> AnyGame:
    """A new game, ready for its first decision.

    >>> game = new("smallworld", players=2, seed=7)
    >>> game.decision.seat, game.decision.law, game.decision.actions[0]
    (0, 'sw:pick.any_of_six', <pick 1>)
    """
    return _ways(name).new(options)


def load(data: bytes) -> AnyGame:
    """The game that `Game.save` wrote."""
    payload = saves.unpack(data)
    name = str(payload["game"])
    if name not in GAMES:
        raise BadSave(f"this Copse does not have the game of the save: '{name}'{suggest(name, GAMES)}")
    return GAMES[name].load(payload)


def position(text: str) -> AnyGame:
    """A game that starts from a position, as docs/reference/positions.md describes it."""
    name, _ = texts.header(text, "position", 9999, BadPosition)
    if name not in GAMES:
        raise BadPosition(f"there is no game '{name}'{suggest(name, GAMES)}", 1)
    return GAMES[name].position(text)


def replay(text: str) -> AnyGame:
    """The game that `Game.record` wrote, played through to the end of the record."""
    record = read_record(text)
    return GAMES[record.game].replay(record)


def replay_fitting(text: str) -> tuple[AnyGame, BadRecord | None]:
    """The game of a record as far as it fits the rules; and what is wrong with the next line, if it does not."""
    record = read_record(text)
    return GAMES[record.game].replay_fitting(record)


def read_record(text: str) -> records.Record:
    record = records.read(text)
    if record.game not in GAMES:
        raise BadRecord(f"there is no game '{record.game}'{suggest(record.game, GAMES)}", 1)
    return record


def rewound(game: AnyGame, choices: int) -> AnyGame:
    """The same game as it stood after its first so many choices.

    >>> game = new("smallworld", players=2, seed=7)
    >>> game.apply("pick 1")
    >>> rewound(game, 0) == new("smallworld", players=2, seed=7)
    True
    """
    record = records.read(game.record())
    record.entries, record.hash = record.entries[:choices], ""
    try:
        return GAMES[game.book.name].replay(record)
    except BadRecord as stop:
        raise RulesMended(stop.choices or 0, stop.problem) from None


def follow(game: AnyGame, step: Move) -> None:
    """Make a choice as it was made before, with what chance answered then. RulesMended if it does not fit any more."""
    made = len(game.history)
    try:
        game.follow(step.action, step.outcomes)
    except CopseError as problem:
        raise RulesMended(made, str(problem)) from None
    if game.history[made].seat != step.seat:
        raise RulesMended(made, f"seat {game.history[made].seat} had to decide, not seat {step.seat}")
