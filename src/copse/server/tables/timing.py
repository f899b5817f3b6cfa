"""Timing: how long agents compute, and when choices are shown.

Computing time depends on the number of options, and so on hidden cards. So an agent's choice is shown at a moment
fixed when the computation began, whether there was one option or ten.

People are asked whether they play an ambush even if they hold none. A delay begins when the person first sees the
question. Every answer within it is shown at its end, whether the page or the person gave it, and whatever it is. The
delay is random. Its minimum is as long as most people think. Beyond that it is memoryless, so an answer after the
delay appears at a moment when an automatic one could have appeared too, up to the longest delay. Only someone who
thinks longer than that can be seen to think."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Mapping
from random import SystemRandom
from typing import Final, NamedTuple

SECONDS: Final[Mapping[str, float]] = {
    "random": 0.02,
    "beginner": 0.02,
    "heuristic": 0.02,
    "strong": 0.02,
    "casual": 0.4,
    "expert": 1.0,
    "search": 1.5,
}
"""Seconds for a choice of each agent if nobody else is waiting. Agents with fixed iterations usually need less."""
QUICK: Final = 0.1  # agents that need no longer than this have a worker of their own

OVERRUN: Final = 0.25  # share of its time that a computation may exceed and still be shown on time
HANDLING: Final = 0.02  # seconds for sending it to and fro
JITTER: Final = 0.25  # random, up to this share of the pace

MORE_ON_AVERAGE: Final = 0.5  # times the least
LONGEST_PAUSE: Final = 5.0  # likewise


class Spell(NamedTuple):
    """A time budget: its start, its length, and whether it is shorter than usual."""

    started: float = 0.0
    seconds: float = 0.0
    cut: bool = False

    @property
    def until(self) -> float:
        return self.started + self.seconds


class Watch:
    """A clock: returns the time and waits for a moment. `lot` returns a random number from 0 to 1."""

    def now(self) -> float:
        return time.monotonic()  # of this machine, and so the same in every process

    async def until(self, moment: float) -> None:
        await asyncio.sleep(max(0.0, moment - self.now()))

    def lot(self) -> float:
        return SystemRandom().random()


def telling(spell: Spell, pause: float, now: float, lot: float) -> float:
    """Return when a finished choice is shown. If it is late because the machine is busy, it is shown at the next
    multiple of the pause, so that its computing time stays hidden."""
    pace = pause + HANDLING + spell.seconds * (1 + OVERRUN)
    beats = max(1, math.ceil((now - spell.started) / pace - lot * JITTER))
    return spell.started + (beats + lot * JITTER) * pace


def kept_back(least: float, lot: float) -> float:
    """Return for how many seconds an answer is delayed."""
    return least * min(1 - MORE_ON_AVERAGE * math.log(1 - lot), LONGEST_PAUSE)


async def until(moment: float) -> None:
    """Wait until a moment, in seconds since 1970."""
    await asyncio.sleep(moment - time.time())
