"""Timing: how long agents compute, and when choices are shown.

An agent has a time for each turn, and each choice gets a share of it. Computing time depends on the number of options,
and so on hidden cards. So the share depends only on how many choices the server has made in the turn, which everyone
has seen, and the choice is shown at its end, whether there was one option or ten, and however clear the choice was.

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


class Tempo(NamedTuple):
    """The time of an agent in seconds: about `turn` for a turn, and at least `least` for each choice."""

    turn: float
    least: float


TEMPOS: Final[Mapping[str, Tempo]] = {
    "random": Tempo(1.0, 0.04),
    "beginner": Tempo(1.0, 0.04),
    "heuristic": Tempo(1.0, 0.04),
    "strong": Tempo(2.4, 0.08),
    "casual": Tempo(2.4, 0.08),
    "expert": Tempo(7.2, 0.2),
    "search": Tempo(7.2, 0.2),
}
"""The time of each agent if nobody else is waiting. A round of three experts takes at most 25 seconds, of three strong
or casual ones 10, and of three beginners 5."""
QUICK: Final = frozenset({"random", "beginner", "heuristic", "strong"})  # these have a worker of their own
SHARE: Final = 1 / 8  # a choice gets this share of what is left of the turn's time, so that the first ones get most
LEAST: Final = 0.04  # seconds for a choice on a busy server
HINT_SECONDS: Final = 1.0  # for a hint to a person

OVERRUN: Final = 0.25  # share of its time that a computation may exceed and still be shown on time
HANDLING: Final = 0.02  # seconds for sending it to and fro
JITTER: Final = 0.1  # random, up to this share of the time for a choice

MORE_ON_AVERAGE: Final = 0.5  # times the least
LONGEST_PAUSE: Final = 5.0  # likewise


class Spell(NamedTuple):
    """The time of a computation: its start, the seconds for thinking, and whether they are fewer than usual.

    `slot` is the time after which its result is shown, without the random part.
    """

    started: float = 0.0
    seconds: float = 0.0
    cut: bool = False
    slot: float = 0.0

    @property
    def until(self) -> float:
        return self.started + self.seconds


def share_of_turn(agent: str, before: int) -> float:
    """Return the seconds until the choice of an agent is shown at the latest, after this many choices in the turn."""
    turn, least = TEMPOS[agent]
    return max(least, turn * SHARE * (1 - SHARE) ** before)


def spell(started: float, seconds: float, share: float = 1.0) -> Spell:
    """Return the time of a choice that has these seconds, or a share of them. Most of it is for thinking, the rest for
    being late and for sending."""
    slot = max(LEAST, seconds * share) / (1 + JITTER)
    return Spell(started, max(0.0, slot - HANDLING) / (1 + OVERRUN), share < 1, slot)


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
    multiple of its slot, so that its computing time stays hidden."""
    slot = spell.slot + pause
    beats = max(1, math.ceil((now - spell.started) / slot - lot * JITTER))
    return spell.started + (beats + lot * JITTER) * slot


def kept_back(least: float, lot: float) -> float:
    """Return for how many seconds an answer is delayed."""
    return least * min(1 - MORE_ON_AVERAGE * math.log(1 - lot), LONGEST_PAUSE)


async def until(moment: float) -> None:
    """Wait until a moment, in seconds since 1970."""
    await asyncio.sleep(moment - time.time())
