"""Load shedding. The load is measured by what people feel of it: how late the event loop runs a timer, and how long it
takes to store a choice; the worse of the two counts. Past its limit the server
drops what matters least. At first those who only look on are told less often, then nobody gets hints and replays, at
last there are no new tables. Whoever plays goes on playing."""

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
WEIGHT: Final = 0.2  # of a new figure against all before; a single stall is no overload
RELIEF: Final = 0.5  # a level is taken back when the load is below this part of what led to it


class Level(IntEnum):
    """What is dropped, in this order; each level includes those before."""

    NOTHING = 0
    SPECTATORS = 1
    EXTRAS = 2
    TABLES = 3


LIMITS: Final = {Level.SPECTATORS: 0.25, Level.EXTRAS: 0.5, Level.TABLES: 1.0}  # parts of the load that is too much
SAID: Final = {
    Level.NOTHING: "the server has no more to do than it can",
    Level.SPECTATORS: "the server is strained: spectators are told less often",
    Level.EXTRAS: "the server is strained: hints and replays are refused",
    Level.TABLES: "the server is overloaded: new tables are refused",
}


class LoadMonitor:
    """`tables` says how many are in use."""

    def __init__(self, settings: Settings, tables: Callable[[], int]) -> None:
        self.level = Level.NOTHING
        self._settings, self._tables = settings, tables
        self._late = self._storing = 0.0  # seconds
        self._slowest = 0.0  # storing of a choice since the last beat

    @property
    def seconds(self) -> float:
        return max(self._late, self._storing)

    async def watch(self) -> None:
        """Measure the load until the server stops."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + BEAT
            await asyncio.sleep(BEAT)
            self.beat(loop.time() - due)

    def stored(self, seconds: float) -> None:
        """A choice was stored within so many seconds."""
        self._slowest = max(self._slowest, seconds)

    def beat(self, late: float) -> None:
        """The loop came so much later than it should have."""
        self._late += WEIGHT * (late - self._late)
        self._storing += WEIGHT * (self._slowest - self._storing)
        self._slowest = 0.0
        level = self._weighed()
        if level is not self.level:
            self.level = level
            log.warning(SAID[level])

    def _weighed(self) -> Level:
        """The level that the load asks for. What was taken is kept until there is clearly less of it, so that nothing
        comes and goes from one moment to the next."""
        limits = {level: self._settings.busy_seconds * part for level, part in LIMITS.items()}
        kept = [level for level, limit in limits.items() if level <= self.level and self.seconds > RELIEF * limit]
        reached = [level for level, limit in limits.items() if self.seconds >= limit]
        return max([Level.NOTHING, *kept, *reached])

    # ---- what is refused

    def check_extras(self) -> None:
        if self.level >= Level.EXTRAS:
            raise self._busy("the server is busy, and whoever plays comes first")

    def check_tables(self) -> None:
        if self.level >= Level.TABLES:
            raise self._busy("the server is busy, and whoever plays already comes first")
        if self._tables() >= self._settings.tables:
            raise self._busy(f"{self._settings.tables} games are played here, as many as the server has room for")

    def _busy(self, why: str) -> Refusal:
        seconds = self._settings.busy_retry_seconds
        return Refusal(503, "busy", f"{why}: come again in {seconds} seconds", retry_after=seconds)
