"""Tempo: how long agents think, and when choices are told. How long it took depends on how many options there were, and
so on what a seat holds; people must not see that. So a choice of an agent is told at a moment that was settled when the
thinking began, whether there was one option or ten.

People are asked whether they play an ambush even if they hold none. Whatever they answer before a moment that was drawn
by lot with the question is told at that moment, whether they thought, knew it at once, or let the page answer: so far
the time tells nothing at all. Who thinks longer is told when they answer, and then it could be seen only that they did.
That the lot fell on such a time is always possible too: beyond its least it has no memory, so that it is as likely to
last on as it was at the beginning, up to a length that hardly anyone needs."""

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

LONGEST_PAUSE: Final = 10.0  # times the least


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
    return least * min(1 - math.log(1 - lot), LONGEST_PAUSE)
