"""Load shedding. Load is measured by what people notice: event-loop lag, and the time to store a choice; the larger
one counts.

Above its limits the server drops the least important work first: updates for spectators become rarer, then hints and
replays are refused, then new tables. Games in progress are never affected."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from enum import IntEnum
from typing import Final

from copse.server.config.settings import Settings
from copse.server.protocol.refusal import Refusal

log = logging.getLogger(__name__)

BEAT: Final = 0.25  # seconds
WEIGHT: Final = 0.2  # of a new measurement in the average; a single stall has little effect
RELIEF: Final = 0.5  # a level ends when the load is below this share of its limit


class Level(IntEnum):
    """What is dropped, in this order. Each level includes the ones before."""

    NOTHING = 0
    SPECTATORS = 1
    EXTRAS = 2
    TABLES = 3


LIMITS: Final = {Level.SPECTATORS: 0.25, Level.EXTRAS: 0.5, Level.TABLES: 1.0}  # shares of busy_seconds
SAID: Final = {
    Level.NOTHING: "the server is no longer overloaded",
    Level.SPECTATORS: "the server is under load: spectators get fewer updates",
    Level.EXTRAS: "the server is under load: hints and replays are refused",
    Level.TABLES: "the server is overloaded: new tables are refused",
}


class LoadMonitor:
    """The load of the server. `tables` returns how many tables are in use."""

    def __init__(self, settings: Settings, tables: Callable[[], int]) -> None:
        self.level = Level.NOTHING
        self._settings, self._tables = settings, tables
        self._late = self._storing = 0.0  # seconds
        self._slowest = 0.0  # slowest storing of a choice since the last beat

    @property
    def seconds(self) -> float:
        return max(self._late, self._storing)

    async def watch(self) -> None:
        """Measure the load, forever."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + BEAT
            await asyncio.sleep(BEAT)
            self.beat(loop.time() - due)

    def stored(self, seconds: float) -> None:
        """Note how many seconds it took to store a choice."""
        self._slowest = max(self._slowest, seconds)

    def beat(self, late: float) -> None:
        """Note the event-loop lag, and change the step if needed."""
        self._late += WEIGHT * (late - self._late)
        self._storing += WEIGHT * (self._slowest - self._storing)
        self._slowest = 0.0
        level = self._weighed()
        if level is not self.level:
            self.level = level
            log.warning(SAID[level])

    def _weighed(self) -> Level:
        """Return the level for the current load. A level is kept until the load is clearly lower, so that it does not
        flicker."""
        limits = {level: self._settings.busy_seconds * part for level, part in LIMITS.items()}
        kept = [level for level, limit in limits.items() if level <= self.level and self.seconds > RELIEF * limit]
        reached = [level for level, limit in limits.items() if self.seconds >= limit]
        return max([Level.NOTHING, *kept, *reached])

    # ---- what is refused

    def check_extras(self) -> None:
        """Raise Refusal if hints and replays are dropped now."""
        if self.level >= Level.EXTRAS:
            raise self._busy("the server is busy, and games in progress come first")

    def check_tables(self) -> None:
        """Raise Refusal if no new table may be opened now."""
        if self.level >= Level.TABLES:
            raise self._busy("the server is busy, and games in progress come first")
        if self._tables() >= self._settings.tables:
            raise self._busy(f"{self._settings.tables} games are in progress, the most this server allows")

    def _busy(self, why: str) -> Refusal:
        seconds = self._settings.busy_retry_seconds
        return Refusal(503, "busy", f"{why}; try again in {seconds} seconds", retry_after=seconds)
