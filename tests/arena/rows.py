"""What the tests of the arena share: a small plan, one that is stopped, and rows without what a clock wrote there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from copse.arena.jobs import Crew, alone
from copse.arena.matches import Plan, Series
from copse.arena.results import DecisionRow, GameRow
from copse.arena.simulation import simulate
from copse.kernel.chance import MASK, mix

SERIES = Series("smallworld", {"players": 2}, ["heuristic", "random"], 5, seed=3)


def rows_of(plan: Plan, crew: Crew = alone) -> list[GameRow]:
    rows: list[GameRow] = []
    simulate(plan, rows.append, crew=crew)
    return timeless(sorted(rows, key=lambda row: row.number))


def timeless(rows: Sequence[GameRow]) -> list[GameRow]:
    return [replace(row, seconds=0.0) for row in rows]


def timeless_decisions(rows: Sequence[DecisionRow]) -> list[DecisionRow]:
    return [replace(row, seconds=0.0) for row in rows]


STOPPER = """
from pathlib import Path

class Stopper:
    def __init__(self, seed):
        self.seed = seed

    def choose(self, observation):
        order = Path(__file__).with_name("stop")
        if observation.moves > 9 and order.exists() and int(order.read_text()) == self.seed:
            raise KeyboardInterrupt
        return observation.actions[self.seed % len(observation.actions)]
"""


def stopped_series(folder: Path, number: int, problem: str = "KeyboardInterrupt") -> Series:
    """A series in whose game of this number an agent presses Ctrl-C, as long as the file `stop` lies in the folder."""
    (folder / "my.py").write_text(STOPPER.replace("KeyboardInterrupt", problem), encoding="utf-8")
    series = replace(SERIES, agents=[f"{folder / 'my.py'}:Stopper", "random"])
    seat = series.match(number).agents.index(series.agents[0])
    (folder / "stop").write_text(str(mix(series.match(number).seed + seat & MASK)), encoding="utf-8")
    return series
