"""Strain: whether the server has more to do than it can, by what people would feel of it: how late the loop comes to
what is due, and how long it takes until a choice is stored; the worse of the two counts. Past its limit the server
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
WEIGHT: Final = 0.2  # of a new figure against all before; a single stall is no strain
RELIEF: Final = 0.5  # a step is taken back when the strain is below this part of what led to it


class Step(IntEnum):
    """What is dropped, in this order; each step includes those before."""

    NOTHING = 0
    SPECTATORS = 1
    EXTRAS = 2
    TABLES = 3


LIMITS: Final = {Step.SPECTATORS: 0.25, Step.EXTRAS: 0.5, Step.TABLES: 1.0}  # parts of the strain that is too much
SAID: Final = {
    Step.NOTHING: "the server is no longer overloaded",
    Step.SPECTATORS: "the server is under load: spectators get fewer updates",
    Step.EXTRAS: "the server is under load: hints and replays are refused",
    Step.TABLES: "the server is overloaded: new tables are refused",
}


class Strain:
    """`tables` says how many are in use."""

    def __init__(self, settings: Settings, tables: Callable[[], int]) -> None:
        self.step = Step.NOTHING
        self._settings, self._tables = settings, tables
        self._late = self._storing = 0.0  # seconds
        self._slowest = 0.0  # storing of a choice since the last beat

    @property
    def seconds(self) -> float:
        return max(self._late, self._storing)

    async def watch(self) -> None:
        """Feel the strain, for ever."""
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
        step = self._weighed()
        if step is not self.step:
            self.step = step
            log.warning(SAID[step])

    def _weighed(self) -> Step:
        """The step that the strain asks for. What was taken is kept until there is clearly less of it, so that nothing
        comes and goes from one moment to the next."""
        limits = {step: self._settings.busy_seconds * part for step, part in LIMITS.items()}
        kept = [step for step, limit in limits.items() if step <= self.step and self.seconds > RELIEF * limit]
        reached = [step for step, limit in limits.items() if self.seconds >= limit]
        return max([Step.NOTHING, *kept, *reached])

    # ---- what is refused

    def check_extras(self) -> None:
        if self.step >= Step.EXTRAS:
            raise self._busy("the server is busy, and games in progress come first")

    def check_tables(self) -> None:
        if self.step >= Step.TABLES:
            raise self._busy("the server is busy, and games in progress come first")
        if self._tables() >= self._settings.tables:
            raise self._busy(f"{self._settings.tables} games are in progress, the most this server allows")

    def _busy(self, why: str) -> Refusal:
        seconds = self._settings.busy_retry_seconds
        return Refusal(503, "busy", f"{why}; try again in {seconds} seconds", retry_after=seconds)
