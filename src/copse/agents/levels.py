"""Levels for people: opponents with names that say how strong they are."""

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

WAVERS: Final = 2  # a beginner chooses at random in one of this many choices
WHIMS: Final = 5  # the number of most promising actions for a random choice
CASUAL_ITERATIONS: Final = 60  # a fraction of a second, so that nobody waits
EXPERT_SECONDS: Final = 1.0


class Beginner:
    """Judges each action by a single trial.

    In every second choice on average, it picks one of the five most promising actions at random instead.
    """

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


def casual(seed: int) -> Search:
    """A short search guided by the evaluation of the game alone.

    With the trained network as the guide and a little more time, players noticed no difference.
    """
    return Search(seed, iterations=CASUAL_ITERATIONS)


def expert(seed: int) -> Search:
    return Search(seed, seconds=EXPERT_SECONDS, guide=LearnedGuide())
