"""Accumulators collect one's own statistics while a run is played. Each game gets a fresh one, in the process where it
is played; they are then merged in the order of the games, so that the outcome is the same however many play at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from copse.agents.own import find_class
from copse.arena.matches import Result, Taken
from copse.games import AnyGame
from copse.kernel.errors import BadSetup
from copse.kernel.tasks import Json


class Accumulator:
    """Statistics of one's own. An instance must be picklable, because it may come from another process."""

    def see(self, game: AnyGame, taken: Taken) -> None:
        """A decision was made and carried out. Most statistics need not look."""

    def take(self, result: Result) -> None:
        """A game has ended."""
        raise NotImplementedError

    def merge(self, other: Self) -> None:
        """Take over what another one, of later games, has collected."""
        raise NotImplementedError

    def tell(self) -> Json:
        """What was found, to be shown."""
        raise NotImplementedError


MakeAccumulator = Callable[[], Accumulator]


class Collection:
    """The accumulators of a run. Games end in any order; those of a later game wait until the earlier ones are in."""

    def __init__(self, collect: Sequence[MakeAccumulator]) -> None:
        self.totals = [make() for make in collect]
        self._waiting: dict[int, Sequence[Accumulator]] = {}
        self._next = 0

    def add(self, number: int, parts: Sequence[Accumulator]) -> None:
        self._waiting[number] = parts
        while self._next in self._waiting:
            self._merge(self._waiting.pop(self._next))
            self._next += 1

    def close(self) -> None:
        """No more will come: what still waits is merged, although games before it are missing."""
        for number in sorted(self._waiting):
            self._merge(self._waiting.pop(number))

    def _merge(self, parts: Sequence[Accumulator]) -> None:
        for total, part in zip(self.totals, parts, strict=True):
            total.merge(part)


@dataclass(frozen=True)
class FromFile:
    """Makes accumulators of a class in a file, named `my.py:MyStats`, in whichever process it is called."""

    name: str

    def __call__(self) -> Accumulator:
        path, colon, kind = self.name.rpartition(":")
        if not colon:
            raise BadSetup(f"an accumulator must be given as FILE.py:CLASS, not '{self.name}'")
        made: object = find_class(self.name, Path(path).expanduser().resolve(), kind)()
        if not isinstance(made, Accumulator):
            raise BadSetup(f"{self.name} is not an accumulator: it must be a subclass of copse.arena.Accumulator")
        return made
