"""The available games, and the functions that create, load, replay and rewind them.

Copse comes with two games. Other packages add games by declaring a `Kit` under the entry point `copse.games`. Built-in
games are registered with the same method.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping
from importlib.metadata import EntryPoint, entry_points
from typing import Final, Literal, TypeVar, overload

from copse import shelf
from copse.kernel import records, saves, texts
from copse.kernel.errors import BadPosition, BadRecord, BadSave, BadSetup, CopseError, RulesMended, suggest
from copse.kernel.game import Bookmark, Game, Move
from copse.kernel.kit import BadKit, Kit, part_called
from copse.kernel.rulebook import Rulebook
from copse.kernel.tasks import Json, State
from copse.root.kit import KIT as ROOT
from copse.root.packages import PACKAGES
from copse.root.state import Woodland
from copse.smallworld.kit import KIT as SMALL_WORLD
from copse.smallworld.world import World

T = TypeVar("T")

GROUP: Final = "copse.games"  # the group of entry points
BUILT_IN: Final = "copse-games"

RootGame = Game[Woodland]
SmallWorldGame = Game[World]
AnyGame = Game[State]
AnyKit = Kit[State]
AnyBook = Rulebook[State]
AnyBookmark = Bookmark[State]

log = logging.getLogger(__name__)


class Games(Mapping[str, AnyKit]):
    """Kits by the name of their game.

    Other packages are searched only when a game that is not built in is requested, or when all games are listed.
    `broken` maps each entry point that cannot be used to the reason.
    """

    def __init__(self, *kits: AnyKit) -> None:
        self.broken: Final[dict[str, str]] = {}
        self._kits: Final[dict[str, AnyKit]] = {}
        self._from: Final[dict[str, str]] = {}
        self._complete = False
        for kit in kits:
            self.enter(kit, BUILT_IN)

    def enter(self, kit: object, package: str) -> AnyKit:
        """Add a game from a package. Raises BadKit, which names the problem."""
        if not isinstance(kit, Kit):
            raise BadKit(f"it gives {kit!r}, which is no Kit")
        if kit.name in self._kits:
            raise BadKit(f"the game '{kit.name}' is there already, from {self._from[kit.name]}")
        for book in kit.laws:
            if book in shelf.BOOKS:
                raise BadKit(f"the book of law '{book}' is there already")
        self._kits[kit.name], self._from[kit.name] = kit, package
        shelf.CATALOGUES[kit.name] = kit.words
        shelf.BOOKS.update(kit.laws)
        return kit

    def look_around(self) -> None:
        """Register the games of other packages, and packages that add to Root. One that cannot be used is logged and
        skipped."""
        if self._complete:
            return
        self._complete = True
        PACKAGES.look_around()
        for entry in sorted(entry_points(group=GROUP), key=lambda entry: (_package(entry), entry.name)):
            try:
                self.enter(entry.load(), _package(entry))
            except Exception as problem:  # the code of another package may raise anything
                self.broken[entry.name] = f"{_package(entry)} has a game '{entry.name}' ({entry.value}): {problem}"
                log.warning("a game cannot be used: %s", self.broken[entry.name])

    def __getitem__(self, name: str) -> AnyKit:
        if name not in self._kits:
            self.look_around()
        return self._kits[name]

    def __iter__(self) -> Iterator[str]:
        self.look_around()
        return iter(self._kits)

    def __len__(self) -> int:
        self.look_around()
        return len(self._kits)

    def hint(self, name: str) -> str:
        """Suggest a similar name for an unknown game, or give the reason why the game is broken."""
        return f": {self.broken[name]}" if name in self.broken else suggest(name, self)


def _package(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist is not None else entry.module


GAMES: Final = Games(ROOT, SMALL_WORLD)
"""The games that Copse has, by name: a `Kit` for each."""


class Parts(Mapping[str, T]):
    """One part of every game that declares it, loaded on first use.

    `fits` returns the loaded object if it has the right type, and None otherwise. `kind` names that type in errors.
    """

    def __init__(self, field: Callable[[AnyKit], str], fits: Callable[[object], T | None], kind: str) -> None:
        self._field, self._fits, self._kind = field, fits, kind
        self._loaded: Final[dict[str, T]] = {}

    def __getitem__(self, game: str) -> T:
        found = self._loaded.get(game)
        if found is None:
            where = self._field(GAMES[game])
            if not where:
                raise KeyError(game)
            found = self._fits(part_called(where))
            if found is None:
                raise BadKit(f"'{game}' declares {where}, which is no {self._kind}")
            self._loaded[game] = found
        return found

    def __contains__(self, game: object) -> bool:
        return isinstance(game, str) and game in GAMES and bool(self._field(GAMES[game]))

    def __iter__(self) -> Iterator[str]:
        return (game for game in GAMES if self._field(GAMES[game]))

    def __len__(self) -> int:
        return sum(1 for _ in self)


def kit_of(state: State) -> AnyKit:
    """Return the kit of the game that a state belongs to."""
    for kit in GAMES.values():
        if type(state) is kit.state:
            return kit
    raise TypeError(f"{type(state).__name__} is the state of no game")


def find(name: str) -> AnyBook:
    """Return the rulebook of a game.

    >>> find("smalworld")
    Traceback (most recent call last):
    copse.kernel.errors.BadSetup: there is no game 'smalworld'; did you mean smallworld?
    """
    return kit_called(name).book


def kit_called(name: str) -> AnyKit:
    """Return the kit of a game."""
    if name not in GAMES:
        raise BadSetup(f"there is no game '{name}'{GAMES.hint(name)}")
    return GAMES[name]


def people(game: AnyGame) -> list[int]:
    """Return the seats that a player or an agent decides for. Bots play the other seats by their rules.

    >>> people(new("root", factions=["electric_eyrie:easy", "marquise", "vagabot"], seed=1))
    [1]
    """
    return [seat for seat in range(game.seats) if seat not in game.state.machines]


@overload
def new(name: Literal["root"], **options: Json) -> RootGame: ...


@overload
def new(name: Literal["smallworld"], **options: Json) -> SmallWorldGame: ...


@overload
def new(name: str, **options: Json) -> AnyGame: ...


def new(name: str, **options: Json) -> AnyGame:
    """Start a new game, ready for its first decision.

    >>> game = new("smallworld", players=2, seed=7)
    >>> game.decision.seat, game.decision.law, game.decision.actions[0]
    (0, 'sw:pick.any_of_six', <pick 1>)
    """
    return kit_called(name).new(options)


def load(data: bytes) -> AnyGame:
    """Load a game from the bytes that `Game.save` wrote."""
    payload = saves.unpack(data)
    name = str(payload["game"])
    if name not in GAMES:
        raise BadSave(f"this Copse does not have the game of the save: '{name}'{GAMES.hint(name)}")
    return GAMES[name].load(payload)


def position(text: str) -> AnyGame:
    """Start a game from a position. docs/reference/positions.md describes the format."""
    name, _ = texts.header(text, "position", 9999, BadPosition)
    if name not in GAMES:
        raise BadPosition(f"there is no game '{name}'{GAMES.hint(name)}", 1)
    return GAMES[name].position(text)


def replay(text: str) -> AnyGame:
    """Replay a record that `Game.record` wrote, to its end."""
    record = read_record(text)
    return GAMES[record.game].replay(record)


def replay_fitting(text: str) -> tuple[AnyGame, BadRecord | None]:
    """Replay a record as far as it fits the rules.

    Also return the problem of the first line that does not fit, if any.
    """
    record = read_record(text)
    return GAMES[record.game].replay_fitting(record)


def read_record(text: str) -> records.Record:
    record = records.read(text)
    if record.game not in GAMES:
        raise BadRecord(f"there is no game '{record.game}'{GAMES.hint(record.game)}", 1)
    return record


def rewound(game: AnyGame, choices: int) -> AnyGame:
    """Return a copy of the game as it was after its first `choices` choices.

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
    """Repeat a choice with its recorded random outcomes. Raises RulesMended if it no longer fits the rules."""
    made = len(game.history)
    try:
        game.follow(step.action, step.outcomes)
    except CopseError as problem:
        raise RulesMended(made, str(problem)) from None
    if game.history[made].seat != step.seat:
        raise RulesMended(made, f"seat {game.history[made].seat} had to decide, not seat {step.seat}")
