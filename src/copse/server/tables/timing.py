"""Pacing: how long agents think, and when choices are told. How long one takes depends on how many options it has, and
so on what a seat holds; people must not see that. So a choice of an agent is told at a moment that was settled when the
thinking began, whether there was one option or ten.

People are asked whether they play an ambush even if they hold none. A pause begins when the person first sees the
question. Every answer that comes within it is told at its end, whether the page or the person gave it, and whatever it
is. The pause is drawn at random. Its least is as long as most people think. Beyond that it has no memory: it is as
likely to last on as it was at the beginning. So an answer that comes after the pause is told at a moment at which an
automatic one could be told too, up to the longest pause. Only who thinks longer than that is seen to think."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Mapping
from random import SystemRandom
from typing import Final, NamedTuple

SECONDS: Final[Mapping[str, float]] = {
    "random": 0.02,
    "novice": 0.02,
    "heuristic": 0.02,
    "learned": 0.02,
    "adept": 0.4,
    "master": 1.0,
    "search": 1.5,
}
"""How long each agent may think about a choice, if nobody else waits. Those of iterations are as a rule done before."""
QUICK: Final = 0.1  # agents that need no longer than this never wait for others

OVERRUN: Final = 0.25  # what a thought may take beyond its time, and still be told in time: this share of it
HANDLING: Final = 0.02  # and this for sending it to and fro
JITTER: Final = 0.25  # up to this share of the pace, by lot

MORE_ON_AVERAGE: Final = 0.5  # times the least
LONGEST_PAUSE: Final = 5.0  # likewise


class Spell(NamedTuple):
    """A time to think: from when, how long, and whether it is shorter than the agent's own."""

    started: float = 0.0
    seconds: float = 0.0
    cut: bool = False

    @property
    def until(self) -> float:
        return self.started + self.seconds


class Watch:
    """Tells the time and waits for it; `lot` is a number from 0 to 1."""

    def now(self) -> float:
        return time.monotonic()  # of this machine, and so the same in every process

    async def until(self, moment: float) -> None:
        await asyncio.sleep(max(0.0, moment - self.now()))

    def lot(self) -> float:
        return SystemRandom().random()


def telling(spell: Spell, pause: float, now: float, lot: float) -> float:
    """When a choice is told that was found by now. One that was found too late, since the machine is busy, is told at
    the next beat, so that even then it is not seen how long it took."""
    pace = pause + HANDLING + spell.seconds * (1 + OVERRUN)
    beats = max(1, math.ceil((now - spell.started) / pace - lot * JITTER))
    return spell.started + (beats + lot * JITTER) * pace


def kept_back(least: float, lot: float) -> float:
    """For how many seconds an answer is kept back."""
    return least * min(1 - MORE_ON_AVERAGE * math.log(1 - lot), LONGEST_PAUSE)


async def until(moment: float) -> None:
    """Wait for a moment, in seconds since 1970."""
    await asyncio.sleep(moment - time.time())
