"""Memory: the searches that a worker process keeps, so that one goes on from its tree when the same seat chooses again.
Nothing depends on it: what is not there, or does not continue what was thought, begins anew."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, NamedTuple

from copse.agents.search import Search

MOST_KEPT: Final = 64  # searches,
MOST_VISITS: Final = 30_000  # in all their trees together, of about a kilobyte each,
LONGEST_KEPT: Final = 600.0  # and seconds since the last thought


class Seat(NamedTuple):
    """For whom is thought, and as which agent: a hint is no thought of the agent that may sit there later."""

    table: str
    seat: int
    agent: str


class Past(NamedTuple):
    """Where a game stands: its revision, by which nothing was taken back unnoticed, and the choice that led there, if
    the seat that decides now made it itself."""

    revision: int
    last: str


class Kept(NamedTuple):
    search: Search
    then: Past  # where the game stands if it continues
    at: float


class Memory:
    """Searches by seat, the one that thought last at the end."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._kept: Final[dict[Seat, Kept]] = {}
        self._clock = clock

    def __len__(self) -> int:
        return len(self._kept)

    def recall(self, seat: Seat, past: Past) -> Search | None:
        """The search of this seat, if the game stands where it went with its choice. It is forgotten in any case: a
        thought that fails leaves nothing behind."""
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
