"""The agent that chooses at random."""

from __future__ import annotations

from copse.agents.base import Observation
from copse.kernel.actions import Action
from copse.kernel.chance import Dice


class RandomAgent:
    def __init__(self, seed: int) -> None:
        self._dice = Dice(seed)

    def choose(self, observation: Observation) -> Action:
        return observation.actions[self._dice.below(len(observation.actions))]
