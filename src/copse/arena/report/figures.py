"""The statistics of a report, computed from the rows of a results file, without text or drawing."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from math import ceil, floor
from statistics import fmean

from copse.arena.matches import NOBODY
from copse.arena.results import DecisionRow, GameRow
from copse.arena.statistics import Tally, parts


@dataclass(frozen=True)
class Spread:
    """A summary of many values: their count, mean and quantiles."""

    count: int
    mean: float
    least: float
    tenth: float
    quarter: float
    median: float
    three_quarters: float
    nine_tenths: float
    most: float

    @classmethod
    def of(cls, values: Iterable[float]) -> Spread:
        """Summarize values.

        >>> Spread.of([4, 1, 3, 2, 10]).median, Spread.of([1, 2]).quarter
        (3.0, 1.25)
        """
        ranked = sorted(values)
        return cls(
            count=len(ranked),
            mean=fmean(ranked),
            least=ranked[0],
            tenth=quantile(ranked, 0.1),
            quarter=quantile(ranked, 0.25),
            median=quantile(ranked, 0.5),
            three_quarters=quantile(ranked, 0.75),
            nine_tenths=quantile(ranked, 0.9),
            most=ranked[-1],
        )


def quantile(ranked: Sequence[float], part: float) -> float:
    """Return a quantile of ranked values, interpolated linearly."""
    place = part * (len(ranked) - 1)
    below = floor(place)
    above = min(below + 1, len(ranked) - 1)
    return ranked[below] + (ranked[above] - ranked[below]) * (place - below)


def names_of(game: GameRow, seat: int, group: str) -> Sequence[str]:
    """Return the name of a seat in a group: its number, its agent, or the thing that it played."""
    if group == "seat":
        return [str(seat)]
    if group == "agent":
        return [game.agents[seat]] if game.agents[seat] != NOBODY else []
    return game.played[seat].get(group, [])


def equal_share(tallies: Collection[Tally]) -> float:
    """Return what each member of a group would win if all were equally strong.

    For seats, agents and factions it is one win divided by the number of seats. Races and powers change hands during a
    game, so for them it is the number of wins divided by the number of plays.
    """
    return sum(tally.wins for tally in tallies) / sum(tally.tries for tally in tallies)


def shares_by(games: Sequence[GameRow], one: str, other: str) -> dict[tuple[str, str], Tally]:
    """Return shares of wins by a player's names in two groups."""
    found: defaultdict[tuple[str, str], Tally] = defaultdict(Tally)
    for game in games:
        for seat, won in enumerate(parts(game)):
            for name in names_of(game, seat, one):
                for another in names_of(game, seat, other):
                    found[name, another].add(Tally(1, won))
    return dict(found)


@dataclass(frozen=True)
class Duel:
    """The games at one table that one of two agents won, and the first agent's share of them.

    If an agent has several seats, its wins count less.
    """

    games: int
    tally: Tally


def duels(games: Sequence[GameRow]) -> dict[tuple[str, str], Duel]:
    """Yield a duel for each pair of agents that met."""
    weights: defaultdict[tuple[str, str], list[tuple[float, float]]] = defaultdict(list)
    for game in games:
        if game.together:
            continue
        seats = Counter(agent for agent in game.agents if agent != NOBODY)
        wins = dict.fromkeys(seats, 0.0)
        for agent, won in zip(game.agents, parts(game), strict=True):
            if won and agent != NOBODY:
                wins[agent] += won / seats[agent]
        for one in seats:
            for other in seats:
                if one != other and wins[one] + wins[other]:
                    weights[one, other].append((wins[one], wins[one] + wins[other]))
    found: dict[tuple[str, str], Duel] = {}
    for pair, met in weights.items():
        total = sum(weight for _, weight in met)
        worth = total * total / sum(weight * weight for _, weight in met)  # the effective number of games
        share = sum(won for won, _ in met) / total
        found[pair] = Duel(len(met), Tally(round(worth), share * round(worth)))
    return found


def points_by_round(games: Sequence[GameRow], group: str) -> dict[str, list[Spread]]:
    """Return each name's points after each round, in which everyone has one turn.

    A finished game keeps its last points, and so does a seat that has left the score track. Every round therefore
    covers the same games.
    """
    last = max(1, *(ceil(len(game.points_by_turn) / len(game.agents)) for game in games))
    found: defaultdict[str, list[list[int]]] = defaultdict(lambda: [[] for _ in range(last)])
    for game in games:
        for seat in range(len(game.agents)):
            for name in names_of(game, seat, group):
                for number, values in enumerate(found[name], 1):
                    values.append(points_after(game, number, seat))
    return {name: [Spread.of(values) for values in rounds] for name, rounds in sorted(found.items())}


def points_after(game: GameRow, rounds: int, seat: int) -> int:
    """Return a seat's points after this many rounds, or its last points if there were fewer."""
    turns = rounds * len(game.agents)
    course = [points[seat] for points in game.points_by_turn[:turns]]
    if turns >= len(game.points_by_turn):
        course.append(game.points[seat])
    return next((points for points in reversed(course) if points is not None), 0)


def ways_to_win(games: Sequence[GameRow]) -> dict[str, Tally]:
    """Return how many games were won by each paragraph, most common first. Forfeited games have none."""
    laws = Counter(game.won_by for game in games if not game.forfeit)
    return {law: Tally(len(games), wins) for law, wins in laws.most_common()}


@dataclass(frozen=True)
class Asked:
    """A question and its paragraph."""

    prompt: str
    law: str


class Times:
    """The times of decisions, by agent and by question.

    Decisions without a choice are left out, because they need no thought.
    """

    def __init__(self, decisions: Iterable[DecisionRow]) -> None:
        self.seconds: defaultdict[Asked, defaultdict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
        for decision in decisions:
            if decision.options > 1:
                question = Asked(decision.prompt, decision.law)
                self.seconds[question][decision.agent].append(decision.seconds)

    def __bool__(self) -> bool:
        return bool(self.seconds)

    def by_agent(self) -> dict[str, Spread]:
        """Return the agents, slowest first."""
        found: defaultdict[str, list[float]] = defaultdict(list)
        for by_agent in self.seconds.values():
            for agent, seconds in by_agent.items():
                found[agent] += seconds
        spreads = {agent: Spread.of(seconds) for agent, seconds in found.items()}
        return dict(sorted(spreads.items(), key=lambda entry: (-entry[1].median, entry[0])))

    def by_question(self) -> dict[Asked, dict[str, Spread]]:
        """Return the questions, largest total time first."""
        ranked = sorted(self.seconds.items(), key=lambda entry: -sum(map(sum, entry[1].values())))
        return {question: {agent: Spread.of(seconds) for agent, seconds in sorted(by_agent.items())}
                for question, by_agent in ranked}  # fmt: skip
