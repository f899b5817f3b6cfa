"""Accumulators: your own statistics, collected while a run is played.

Each game gets a fresh accumulator, in the process that plays it. They are merged in the order of the games, so the
result does not depend on how many games are played in parallel."""

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
    """Base class of your own statistics.

    An instance must be picklable, because it may come from another process. The results of one with `on_page` are for a
    page, and only `--json` prints them.
    """

    on_page: bool = False

    def see(self, game: AnyGame, taken: Taken) -> None:
        """Called after each decision. Most statistics do not need it."""

    def take(self, result: Result) -> None:
        """Called when a game has ended."""
        raise NotImplementedError

    def merge(self, other: Self) -> None:
        """Add what another accumulator has collected in later games."""
        raise NotImplementedError

    def tell(self) -> Json:
        """Return the results, to be shown."""
        raise NotImplementedError


MakeAccumulator = Callable[[], Accumulator]


class Collection:
    """The accumulators of a run. Games end in any order; accumulators of later games wait for earlier ones."""

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
        """Merge what is still waiting, although earlier games are missing."""
        for number in sorted(self._waiting):
            self._merge(self._waiting.pop(number))

    def _merge(self, parts: Sequence[Accumulator]) -> None:
        for total, part in zip(self.totals, parts, strict=True):
            total.merge(part)


@dataclass(frozen=True)
class FromFile:
    """Creates accumulators of a class in a file, named `my.py:MyStats`, in the process that calls it."""

    name: str

    def __call__(self) -> Accumulator:
        path, colon, kind = self.name.rpartition(":")
        if not colon:
            raise BadSetup(f"an accumulator must be given as FILE.py:CLASS, not '{self.name}'")
        made: object = find_class(self.name, Path(path).expanduser().resolve(), kind)()
        if not isinstance(made, Accumulator):
            raise BadSetup(f"{self.name} is not an accumulator: it must be a subclass of copse.arena.Accumulator")
        return made
