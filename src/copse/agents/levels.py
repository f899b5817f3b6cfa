"""Levels for people: the opponents under names that say how hard they are to beat."""

from __future__ import annotations

from typing import Final

from copse.agents.base import Observation
from copse.agents.heuristic import Heuristic
from copse.agents.judges import judge_of
from copse.agents.learned import LearnedGuide
from copse.agents.search import Search
from copse.agents.sense import sensible
from copse.kernel.actions import Action
from copse.kernel.chance import MASK, Dice
from copse.kernel.tasks import State

WAVERS: Final = 2  # a novice follows a whim once in so many choices,
WHIMS: Final = 5  # and takes one of so many that look best at a glance
ADEPT_ITERATIONS: Final = 60  # a fraction of a second, so that nobody waits
MASTER_SECONDS: Final = 1.0


class Novice:
    """Judges a choice by a single guess at what it leads to, and now and then follows a whim instead."""

    def __init__(self, seed: int) -> None:
        self._dice, self._steady = Dice(seed), Heuristic(seed, samples=1)

    def choose(self, observation: Observation) -> Action:
        if self._dice.below(WAVERS):
            return self._steady.choose(observation)
        world: State = observation.imagine(self._dice.below(MASK)).state
        actions = sensible(world, observation.actions)
        weights = judge_of(observation.game).weights(world, actions)
        promising = sorted(range(len(weights)), key=lambda place: -weights[place])[:WHIMS]
        return actions[promising[self._dice.below(len(promising))]]


def adept(seed: int) -> Search:
    """Thinks ahead by the evaluation of the game alone: beside what was learned, a little time or much made no
    difference that anyone could have felt."""
    return Search(seed, iterations=ADEPT_ITERATIONS)


def master(seed: int) -> Search:
    return Search(seed, seconds=MASTER_SECONDS, guide=LearnedGuide())
