"""Search trees that a worker process keeps, so that a seat's next search continues from its last one.

Results do not depend on it: without a fitting tree a search starts anew."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, NamedTuple

from copse.agents.search import Search

MOST_KEPT: Final = 64  # searches
MOST_VISITS: Final = 30_000  # in all trees together, about a kilobyte each
LONGEST_KEPT: Final = 600.0  # seconds since the last search


class Seat(NamedTuple):
    """Whose search it is, and by which agent."""

    table: str
    seat: int
    agent: str


class Past(NamedTuple):
    """The state of a game: its revision, which detects undos, and the previous choice if the deciding seat made it."""

    revision: int
    last: str


class Kept(NamedTuple):
    search: Search
    then: Past  # the state of the game if it continues from here
    at: float


class Memory:
    """Searches by seat, the most recent last."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._kept: Final[dict[Seat, Kept]] = {}
        self._clock = clock

    def __len__(self) -> int:
        return len(self._kept)

    def recall(self, seat: Seat, past: Past) -> Search | None:
        """Return and remove the search of a seat, if the game continues from it. A search that fails thus leaves
        nothing behind."""
        kept = self._kept.pop(seat, None)
        return kept.search if kept is not None and kept.then == past else None

    def keep(self, seat: Seat, search: Search, then: Past) -> None:
        now = self._clock()
        self._kept[seat] = Kept(search, then, now)
        visits = sum(kept.search.size for kept in self._kept.values())
        for oldest, kept in list(self._kept.items()):
            if visits <= MOST_VISITS and len(self._kept) <= MOST_KEPT and now - kept.at <= LONGEST_KEPT:
                return
            visits -= kept.search.size
            del self._kept[oldest]
