"""Ratings: estimates of the agents' strengths from their results.

An agent of strength s wins a table with probability s divided by the sum of the strengths there (Bradley-Terry for two
players, Luce for more). Newton's method finds the most likely strengths. They are reported on the Elo scale, where 400
points mean ten times the strength."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log
from random import Random
from typing import Final

from copse.arena.matches import NOBODY
from copse.arena.results import GameRow

SCALE: Final = 400 / log(10)
MEAN: Final = 1500.0
DRAWS: Final = 1000  # of the bootstrap; with 200 an interval can be a sixth too narrow
STEPS: Final = 50  # of Newton's method, which needs four to eight
LONGEST: Final = 2.0  # the longest step, in logarithms of strength
CLOSE: Final = 1e-4
RIDGE: Final = 1e-6  # keeps the equations solvable for any weights of the bootstrap

MIDDLING: Final = ""
PRIOR: Final = 0.5
"""A prior: every agent gets half a win and half a loss against an average player.

Without it an undefeated agent would have an infinite strength.
"""

Lineup = tuple[str, ...]
Outcomes = Mapping[tuple[Lineup, str], float]
"""The number of wins of each agent at each table; a shared win counts in part."""


@dataclass(frozen=True)
class Rating:
    """A rating on the Elo scale, where the average is 1500, with its 95 % interval."""

    agent: str
    value: float
    low: float
    high: float


class Meetings:
    """Counts the meetings and wins of all players.

    Bots count as opponents, so that agents that never met can be compared through them. Bots get no rating.
    """

    def __init__(self) -> None:
        self._outcomes = defaultdict[tuple[Lineup, str], float](float)
        self._bots = set[str]()

    def count(self, row: GameRow) -> None:
        """Add a game."""
        names = [agent if agent != NOBODY else self._bot(row, seat) for seat, agent in enumerate(row.agents)]
        for seat in row.winners:
            self._outcomes[tuple(sorted(names)), names[seat]] += 1 / len(row.winners)

    def _bot(self, row: GameRow, seat: int) -> str:
        """Return the name of a bot here, which differs from every agent's name."""
        name = f"bot {' '.join(row.played[seat].get('faction', []))}"
        self._bots.add(name)
        return name

    def ratings(self) -> list[Rating]:
        """Return the ratings, best first.

        The intervals come from a Bayesian bootstrap, in which results get random weights many times.
        """
        outcomes = dict(self._outcomes)
        met = {agent for table, _ in outcomes for agent in table}
        agents, rated = [*sorted(met - self._bots), *sorted(self._bots)], len(met) - len(self._bots)
        for agent in agents:
            outcomes[(agent, MIDDLING), agent] = outcomes[(agent, MIDDLING), MIDDLING] = PRIOR
        likeliest, generator = fit(agents, outcomes, [0.0] * len(agents)), Random(1)
        draws = []
        for _ in range(DRAWS):
            weighted = {result: generator.gammavariate(times, 1) for result, times in outcomes.items()}
            draws.append(elo(fit(agents, weighted, likeliest)[:rated]))
        ratings = [
            Rating(agent, value, *middle_95_percent([draw[place] for draw in draws]))
            for place, (agent, value) in enumerate(zip(agents[:rated], elo(likeliest[:rated]), strict=True))
        ]
        return sorted(ratings, key=lambda rating: -rating.value)


def elo(strengths: Sequence[float]) -> list[float]:
    mean = sum(strengths) / len(strengths)
    return [MEAN + SCALE * (strength - mean) for strength in strengths]


def middle_95_percent(values: Sequence[float]) -> tuple[float, float]:
    ordered = sorted(values)
    cut = round(len(ordered) * 0.025)
    return ordered[cut], ordered[-1 - cut]


def fit(agents: Sequence[str], outcomes: Outcomes, start: Sequence[float]) -> list[float]:
    """Return the logarithms of the most likely strengths, searched from `start`.

    >>> a, b = fit(["a", "b"], {(("a", "b"), "a"): 75, (("a", "b"), "b"): 25}, [0.0, 0.0])
    >>> round(exp(a - b), 3)
    3.0
    """
    place = {agent: number for number, agent in enumerate(agents)}
    games = defaultdict[Lineup, float](float)
    wins = [0.0] * len(agents)
    for (table, winner), times in outcomes.items():
        games[table] += times
        if winner != MIDDLING:
            wins[place[winner]] += times
    strengths = list(start)
    for _ in range(STEPS):
        step = newton_step(strengths, wins, games, place)
        most = max(abs(change) for change in step)
        shorter = min(1.0, LONGEST / most) if most else 1.0
        strengths = [strength + shorter * change for strength, change in zip(strengths, step, strict=True)]
        if most < CLOSE:
            break
    return strengths


def newton_step(
    strengths: Sequence[float], wins: Sequence[float], games: Mapping[Lineup, float], place: Mapping[str, int]
) -> list[float]:
    """Return more likely strengths, by the gradient and curvature of the log-likelihood."""
    slope = [won - RIDGE * strength for won, strength in zip(wins, strengths, strict=True)]
    bend = [[RIDGE * (row == column) for column in place.values()] for row in place.values()]
    for table, times in games.items():
        chances = chances_at(table, {agent: strengths[place[agent]] for agent in table if agent != MIDDLING})
        for agent, chance in chances.items():
            row = bend[place[agent]]
            slope[place[agent]] -= times * chance
            row[place[agent]] += times * chance
            for other, its_chance in chances.items():
                row[place[other]] -= times * chance * its_chance
    return solve(bend, slope)


def chances_at(table: Lineup, strengths: Mapping[str, float]) -> dict[str, float]:
    """Return each agent's probability to win at a table.

    An agent with several seats has several chances. An average player has strength 1.
    """
    weights = {agent: table.count(agent) * exp(strength) for agent, strength in strengths.items()}
    total = sum(weights.values()) + table.count(MIDDLING)
    return {agent: weight / total for agent, weight in weights.items()}


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Solve a system of linear equations with a positive definite matrix.

    >>> solve([[2.0, 1.0], [1.0, 3.0]], [4.0, 7.0])
    [1.0, 2.0]
    """
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for pivot, row in enumerate(rows):
        for lower in rows[pivot + 1 :]:
            factor = lower[pivot] / row[pivot]
            for column in range(pivot, len(row)):
                lower[column] -= factor * row[column]
    found = [0.0] * len(rows)
    for pivot in reversed(range(len(rows))):
        row = rows[pivot]
        known = sum(row[column] * found[column] for column in range(pivot + 1, len(rows)))
        found[pivot] = (row[-1] - known) / row[pivot]
    return found
