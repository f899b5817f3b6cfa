"""The imagined games of a search.

Creating one is slow, so each is used several times with different random outcomes.
"""

from __future__ import annotations

from typing import Final

from copse.agents.base import Observation
from copse.agents.search.foresight import Foresight, Guide
from copse.agents.search.tree import Trial
from copse.kernel.chance import MASK, Dice
from copse.kernel.tasks import State

SERVES: Final = 4  # the average number of uses of a game


class Worlds:
    """The imagined games of one decision.

    The guide creates its guidance from the first one. The guidance is informed of each new game.
    """

    def __init__(self, observation: Observation, guide: Guide, dice: Dice) -> None:
        self._observation, self._dice = observation, dice
        self.first: Final = self._imagine()
        self.foresight: Final[Foresight] = guide.foresight(observation.game, self.first)
        self.foresight.meet(self.first)
        self._worlds = [self.first]
        self._served = 0

    def next(self) -> Trial:
        """Return a new simulation, which begins in one of the worlds."""
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
