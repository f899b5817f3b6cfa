"""Adjusted shares of wins: how often a faction wins apart from the effects of its seats and agents.

Each agent, faction and seat has a strength. The strengths of a player are multiplied, and the winner is drawn as in
`ratings` (a conditional logit). The strengths with the highest likelihood are reported as the share of wins against
players of average strength, all else equal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, pairwise
from math import exp, sqrt
from typing import Final

from copse.arena.matches import NOBODY
from copse.arena.ratings import solve
from copse.arena.results import GameRow
from copse.arena.statistics import Z

GROUPS: Final = ("agent", "faction", "seat")
PRIOR: Final = 0.1  # pulls strengths towards the average: a standard deviation of about 3 in logarithms
STEPS: Final = 30  # of Newton's method, which needs four to eight
LONGEST: Final = 2.0
CLOSE: Final = 1e-5

Member = tuple[str, str]
"""A group and a member of it."""
Players = tuple[tuple[int, ...], ...]
"""For each seat of a table, the indices of its members."""


@dataclass(frozen=True)
class Estimate:
    """An adjusted share with its 95 % interval."""

    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Adjustment:
    """Estimates by group and name, and the pairs of groups that these games cannot separate.

    If there is such a pair, nothing is estimated.
    """

    estimates: Mapping[str, Mapping[str, Estimate]] = field(default_factory=dict)
    confounded: Sequence[tuple[str, str]] = ()


def adjusted(games: Sequence[GameRow]) -> Adjustment:
    """Return the adjusted shares.

    There are none if only one group has several members, or if people win together.
    """
    if any(game.together for game in games):
        return Adjustment()
    seats = [[members_of(game, seat) for seat in range(len(game.agents))] for game in games]
    played = Counter(member for table in seats for members in table for member in members)
    groups = [group for group in GROUPS if sum(group == of for of, _ in played) > 1]
    if len(groups) < 2:
        return Adjustment()
    confounded = [pair for pair in combinations(groups, 2) if not connected(seats, pair)]
    if confounded:
        return Adjustment({}, confounded)
    members = sorted(member for member in played if member[0] in groups)
    place = {member: number for number, member in enumerate(members)}
    tables = Counter[tuple[Players, tuple[int, ...]]]()
    for game, table in zip(games, seats, strict=True):
        players = tuple(tuple(place[member] for member in chair if member in place) for chair in table)
        tables[players, tuple(sorted(game.winners))] += 1
    strengths, bend = fitted(tables, len(members))
    sizes = Counter(len(table) for table in seats)
    found: dict[str, dict[str, Estimate]] = {group: {} for group in groups}
    for group in groups:
        mine = [member for member in members if member[0] == group]
        total = sum(played[member] for member in mine)
        for member in mine:
            contrast = [0.0] * len(members)
            for other in mine:
                contrast[place[other]] = (other == member) - played[other] / total
            value = dot(contrast, strengths)
            spread = Z * sqrt(max(0.0, dot(contrast, solve(bend, contrast))))
            ends = (share_of(strength, sizes) for strength in (value, value - spread, value + spread))
            found[group][member[1]] = Estimate(*ends)
    return Adjustment(found)


def members_of(game: GameRow, seat: int) -> list[Member]:
    """Return what identifies a player in each group and stays constant during the game."""
    agent = [("agent", game.agents[seat])] if game.agents[seat] != NOBODY else []
    return [*agent, *[("faction", name) for name in game.played[seat].get("faction", [])], ("seat", str(seat))]


def connected(seats: Iterable[Sequence[Sequence[Member]]], pair: tuple[str, str]) -> bool:
    """Return whether two groups can be separated: players link every member of one to every other member."""
    leader: dict[Member, Member] = {}

    def first(member: Member) -> Member:
        while leader.setdefault(member, member) != member:
            member = leader[member]
        return member

    for table in seats:
        for members in table:
            both = [member for member in members if member[0] in pair]
            for one, other in pairwise(both):
                leader[first(one)] = first(other)
    return len({first(member) for member in [*leader]}) == 1


def fitted(tables: Mapping[tuple[Players, tuple[int, ...]], int], count: int) -> tuple[list[float], list[list[float]]]:
    """Return the logarithms of the most likely strengths, and the curvature of the likelihood there."""
    strengths = [0.0] * count
    for _ in range(STEPS):
        slope = [-PRIOR * strength for strength in strengths]
        bend = [[PRIOR * (row == column) for column in range(count)] for row in range(count)]
        for (players, winners), times in tables.items():
            weights = [exp(sum(strengths[place] for place in player)) for player in players]
            total, mean = sum(weights), dict[int, float]()
            for seat, player in enumerate(players):
                chance = weights[seat] / total
                won = (seat in winners) / len(winners)
                for place in player:
                    slope[place] += times * (won - chance)
                    mean[place] = mean.get(place, 0.0) + chance
                    for other in player:
                        bend[place][other] += times * chance
            for place, one in mean.items():
                for other, another in mean.items():
                    bend[place][other] -= times * one * another
        step = solve(bend, slope)
        most = max(abs(change) for change in step)
        shorter = min(1.0, LONGEST / most) if most else 1.0
        strengths = [strength + shorter * change for strength, change in zip(strengths, step, strict=True)]
        if most < CLOSE:
            break
    return strengths, bend


def share_of(strength: float, sizes: Mapping[int, int]) -> float:
    """Return the share of wins of this strength against players of average strength, at tables of these sizes.

    >>> share_of(0.0, {4: 10}), share_of(0.0, {2: 5, 4: 5})
    (0.25, 0.375)
    """
    games = sum(sizes.values())
    return sum(times / (1 + (seats - 1) * exp(-strength)) for seats, times in sizes.items()) / games


def dot(one: Sequence[float], other: Sequence[float]) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))
