"""The games that a search imagines. A fresh one is costly, so each serves several times, every time with other dice.

Some are kinder to a seat than others, whatever is chosen now: a rival's secret purse may be empty or full. What comes
of a choice is counted without that luck; otherwise a choice would look good for having met kind worlds.
"""

from __future__ import annotations

from typing import Final

from copse.agents.base import Observation
from copse.agents.evaluation import Evaluation
from copse.agents.search.foresight import chances, won, worth
from copse.kernel.chance import MASK, Dice
from copse.kernel.tasks import State

SERVES: Final = 4  # how often a game is used, on average
TEMPERATURE: Final = 10.0  # of games that go on
SURE: Final = 2.0  # of games that are about to end


class World:
    """An imagined game; what it is worth to each seat before anything is tried, and who will win if nothing changes."""

    __slots__ = ("forecast", "state", "values")

    def __init__(self, judge: Evaluation, state: State) -> None:
        self.state: Final = state
        self.values: Final = worth(judge, state)
        self.forecast: Final = chances(self.values, SURE)


class Average:
    """The average of figures by seat."""

    __slots__ = ("_number", "_total")

    def __init__(self, figures: list[float]) -> None:
        self._total, self._number = figures[:], 1

    def add(self, figures: list[float]) -> None:
        self._number += 1
        for seat, figure in enumerate(figures):
            self._total[seat] += figure

    def level(self, result: list[float], figures: list[float]) -> list[float]:
        """The result as it would be if these figures were the average ones."""
        return [result[seat] - figures[seat] + self._total[seat] / self._number for seat in range(len(result))]


class Worlds:
    """All that were imagined about one decision."""

    def __init__(self, observation: Observation, judge: Evaluation, dice: Dice) -> None:
        self._observation, self._judge, self._dice = observation, judge, dice
        self.first: Final = self._imagine()
        self._worlds = [self.first]
        self._values, self._forecast = Average(self.first.values), Average(self.first.forecast)
        self._served = 0

    def next(self) -> World:
        self._served += 1
        if self._served % SERVES == 0:
            self._add(self._imagine())
        return self._worlds[self._served % len(self._worlds)]

    def shares(self, world: World, state: State) -> list[float]:
        """Each seat's share of the win in a game that began as this world: what it has of it if the game is over, what
        it may expect if not."""
        if state.over:
            return self._forecast.level(won(state), world.forecast)
        return chances(self._values.level(worth(self._judge, state), world.values), TEMPERATURE)

    def _imagine(self) -> World:
        return World(self._judge, self._observation.imagine(self._dice.below(MASK)).state)

    def _add(self, world: World) -> None:
        self._worlds.append(world)
        self._values.add(world.values)
        self._forecast.add(world.forecast)
