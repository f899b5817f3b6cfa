"""The greedy agent: whatever brings most by the end of this turn. It looks at nothing but an imagined game, in which
all that its seat cannot know was dealt anew; what is worth how much stands in a file for each game."""

from __future__ import annotations

from copse.agents import root, smallworld
from copse.agents.base import Observation
from copse.kernel.actions import Action
from copse.root.state import Woodland


class Greedy:
    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, observation: Observation) -> Action:
        state = observation.imagine(self._seed).state
        if isinstance(state, Woodland):
            return root.choose(state, observation.seat, observation.actions)
        return smallworld.choose(state, observation.seat, observation.actions)
