"""The games that a search imagines. A fresh one is costly, so each serves several times, every time with other dice."""

from __future__ import annotations

from typing import Final

from copse.agents.base import Observation
from copse.agents.evaluation import Evaluation
from copse.agents.search.foresight import shares
from copse.kernel.chance import MASK, Dice
from copse.kernel.tasks import State

SERVES: Final = 4  # how often a game is used, on average


class World:
    """An imagined game, and each seat's share of the win before anything is tried in it."""

    __slots__ = ("before", "state")

    def __init__(self, judge: Evaluation, state: State) -> None:
        self.state: Final = state
        self.before: Final = shares(judge, state)


class Worlds:
    """All that were imagined about one decision.

    Some are kinder to a seat than others, whatever is chosen now: a rival's secret purse may be empty or full. This is
    a world's luck. It is taken off what comes of a choice, which would look good for having met kind worlds otherwise.
    """

    def __init__(self, observation: Observation, judge: Evaluation, dice: Dice) -> None:
        self._observation, self._judge, self._dice = observation, judge, dice
        self.first: Final = self._imagine()
        self._worlds = [self.first]
        self._total = self.first.before[:]
        self._served = 0

    def next(self) -> World:
        self._served += 1
        if self._served % SERVES == 0:
            self._add(self._imagine())
        return self._worlds[self._served % len(self._worlds)]

    def luck(self, world: World) -> list[float]:
        number = len(self._worlds)
        return [share - total / number for share, total in zip(world.before, self._total, strict=True)]

    def _imagine(self) -> World:
        return World(self._judge, self._observation.imagine(self._dice.below(MASK)).state)

    def _add(self, world: World) -> None:
        self._worlds.append(world)
        for seat, share in enumerate(world.before):
            self._total[seat] += share
