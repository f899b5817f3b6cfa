"""The games that a search imagines. A fresh one is costly, so each serves several times, every time with other dice."""

from __future__ import annotations

from typing import Final

from copse.agents.base import Observation
from copse.agents.search.foresight import Foresight, Guide
from copse.agents.search.tree import Trial
from copse.kernel.chance import MASK, Dice
from copse.kernel.tasks import State

SERVES: Final = 4  # how often a game is used, on average


class Worlds:
    """All that were imagined about one decision. By the first a guide tells with what foresight they are thought
    through, to which each is made known as it comes up."""

    def __init__(self, observation: Observation, guide: Guide, dice: Dice) -> None:
        self._observation, self._dice = observation, dice
        self.first: Final = self._imagine()
        self.foresight: Final[Foresight] = guide.foresight(observation.game, self.first)
        self.foresight.meet(self.first)
        self._worlds = [self.first]
        self._served = 0

    def next(self) -> Trial:
        """A game to try something on, which begins as one of the worlds."""
        self._served += 1
        if self._served % SERVES == 0:
            world = self._imagine()
            self.foresight.meet(world)
            self._worlds.append(world)
        number = self._served % len(self._worlds)
        state = self._worlds[number].copy()
        state.rng = self._dice.below(MASK)
        return Trial(number, state)

    def _imagine(self) -> State:
        state: State = self._observation.imagine(self._dice.below(MASK)).state
        return state
