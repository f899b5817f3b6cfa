"""The games that a search imagines. Fresh ones are costly, so each serves several times, every time with other dice."""

from __future__ import annotations

from typing import Final

from copse.agents.base import Observation
from copse.agents.evaluation import Evaluation
from copse.kernel.chance import MASK, Dice
from copse.kernel.tasks import State

SERVES: Final = 4  # how often a game is used, on average


class World:
    """An imagined game, and what it is worth to each seat before anything was tried in it."""

    __slots__ = ("state", "values")

    def __init__(self, judge: Evaluation, state: State) -> None:
        self.state: Final = state
        self.values: Final = [judge.value(state, seat) for seat in range(state.seats)]


class Worlds:
    """All that were imagined for one decision.

    Some are kinder than others: a rival's secret purse may be full or empty, whatever is done now. A world's handicap is
    by how much it is kinder to a seat than the others are; without it, a choice would seem good that met kind worlds.
    """

    def __init__(self, observation: Observation, judge: Evaluation, dice: Dice) -> None:
        self._observation, self._judge, self._dice = observation, judge, dice
        self._worlds: list[World] = []
        self._sums: list[float] = []
        self._served = 0

    def first(self) -> State:
        return self._another().state

    def next(self) -> World:
        self._served += 1
        if self._served % SERVES == 1:
            return self._another()
        return self._worlds[self._served % len(self._worlds)]

    def handicap(self, world: World) -> list[float]:
        number = len(self._worlds)
        return [value - total / number for value, total in zip(world.values, self._sums, strict=True)]

    def _another(self) -> World:
        world = World(self._judge, self._observation.imagine(self._dice.below(MASK)).state)
        self._worlds.append(world)
        if self._sums:
            self._sums = [total + value for total, value in zip(self._sums, world.values, strict=True)]
        else:
            self._sums = world.values[:]
        return world
