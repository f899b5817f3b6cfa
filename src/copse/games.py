"""The games that there are, and the ways into them: new, load, position, replay; and back into their past.

Copse brings two games. Others come from packages that declare a `Kit` under the entry point `copse.games`; both kinds
are entered in the same way."""

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
from copse.root.state import Woodland
from copse.smallworld.kit import KIT as SMALL_WORLD
from copse.smallworld.world import World

T = TypeVar("T")

GROUP: Final = "copse.games"  # of entry points
BUILT_IN: Final = "copse-games"

RootGame = Game[Woodland]
SmallWorldGame = Game[World]
AnyGame = Game[State]
AnyKit = Kit[State]
AnyBook = Rulebook[State]
AnyBookmark = Bookmark[State]

log = logging.getLogger(__name__)


class Games(Mapping[str, AnyKit]):
    """The declaration of each game, by its name. Other packages are looked for when a game is asked for that is not
    built in, or all of them. `broken` has the entry points that could not be used, each with the reason."""

    def __init__(self, *kits: AnyKit) -> None:
        self.broken: Final[dict[str, str]] = {}
        self._kits: Final[dict[str, AnyKit]] = {}
        self._from: Final[dict[str, str]] = {}
        self._complete = False
        for kit in kits:
            self.enter(kit, BUILT_IN)

    def enter(self, kit: object, package: str) -> AnyKit:
        """Add a game of a package. BadKit says what is wrong with it."""
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
        """Enter the games of other packages. One that cannot be used is named in the log; the others can."""
        if self._complete:
            return
        self._complete = True
        for entry in sorted(entry_points(group=GROUP), key=lambda entry: (_package(entry), entry.name)):
            try:
                self.enter(entry.load(), _package(entry))
            except Exception as problem:  # anything may be wrong with the code of others
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
        """What may have been meant by the name of a game that is not there, or why it is not."""
        return f": {self.broken[name]}" if name in self.broken else suggest(name, self)


def _package(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist is not None else entry.module


GAMES: Final = Games(ROOT, SMALL_WORLD)


class Parts(Mapping[str, T]):
    """One part of each game that declares it, loaded when it is first asked for. `fits` gives it back if it is of the
    right kind, which is called `kind`."""

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
    """The game that a state is of."""
    for kit in GAMES.values():
        if type(state) is kit.state:
            return kit
    raise TypeError(f"{type(state).__name__} is the state of no game")


def find(name: str) -> AnyBook:
    """The rulebook of a game.

    >>> find("smalworld")
    Traceback (most recent call last):
    copse.kernel.errors.BadSetup: there is no game 'smalworld'; did you mean smallworld?
    """
    return kit_called(name).book


def kit_called(name: str) -> AnyKit:
    """The declaration of a game."""
    if name not in GAMES:
        raise BadSetup(f"there is no game '{name}'{GAMES.hint(name)}")
    return GAMES[name]


def people(game: AnyGame) -> list[int]:
    """The seats that someone chooses for; bots play the others by themselves.

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
    """A new game, ready for its first decision.

    >>> game = new("smallworld", players=2, seed=7)
    >>> game.decision.seat, game.decision.law, game.decision.actions[0]
    (0, 'sw:pick.any_of_six', <pick 1>)
    """
    return kit_called(name).new(options)


def load(data: bytes) -> AnyGame:
    """The game that `Game.save` wrote."""
    payload = saves.unpack(data)
    name = str(payload["game"])
    if name not in GAMES:
        raise BadSave(f"this Copse does not have the game of the save: '{name}'{GAMES.hint(name)}")
    return GAMES[name].load(payload)


def position(text: str) -> AnyGame:
    """A game that starts from a position, as docs/reference/positions.md describes it."""
    name, _ = texts.header(text, "position", 9999, BadPosition)
    if name not in GAMES:
        raise BadPosition(f"there is no game '{name}'{GAMES.hint(name)}", 1)
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
        raise BadRecord(f"there is no game '{record.game}'{GAMES.hint(record.game)}", 1)
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
