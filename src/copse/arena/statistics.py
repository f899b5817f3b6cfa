"""What a series of games tells: accumulators that take one result at a time, and shares with their intervals."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt

from copse.arena.matches import Result
from copse.root.state import Woodland

Z = 1.96  # of a 95 % interval


@dataclass
class Tally:
    """Wins out of tries. A win that is shared counts for its part."""

    tries: int = 0
    wins: float = 0.0
    points: int = 0

    @property
    def share(self) -> float:
        return self.wins / self.tries if self.tries else 0.0

    @property
    def mean_points(self) -> float:
        return self.points / self.tries if self.tries else 0.0

    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share, after Wilson.

        >>> low, high = Tally(100, 50.0).interval()
        >>> round(low, 3), round(high, 3)
        (0.404, 0.596)
        """
        n = self.tries
        if not n:
            return 0.0, 1.0
        centre = (self.share + Z * Z / (2 * n)) / (1 + Z * Z / n)
        spread = Z / (1 + Z * Z / n) * sqrt(self.share * (1 - self.share) / n + Z * Z / (4 * n * n))
        return max(0.0, centre - spread), min(1.0, centre + spread)


@dataclass
class Standings:
    """Wins by anything that a player can be told by: `of("race")` has a tally for each race that was played."""

    groups: dict[str, dict[str, Tally]] = field(default_factory=dict)
    games: int = 0
    decisions: int = 0

    def take(self, result: Result) -> None:
        self.games += 1
        self.decisions += len(result.game.history)
        winners, points = result.winners, result.game.outcome["points"]
        assert isinstance(points, list)
        for seat, (name, coins) in enumerate(zip(result.agents, points, strict=True)):
            assert isinstance(coins, int)
            won = 1 / len(winners) if seat in winners else 0.0
            self._count("seat", [str(seat)], won, coins)
            self._count("agent", [name], won, coins)
            for group, names in played(result, seat).items():
                self._count(group, names, won, coins)

    def _count(self, group: str, names: Iterable[str], won: float, points: int) -> None:
        tallies = self.groups.setdefault(group, {})
        for name in names:
            tally = tallies.setdefault(name, Tally())
            tally.tries += 1
            tally.wins += won
            tally.points += points

    def of(self, group: str) -> list[tuple[str, Tally]]:
        """The tallies of a group, the best first; seats in their order."""
        tallies = self.groups.get(group, {}).items()
        if group == "seat":
            return sorted(tallies)
        return sorted(tallies, key=lambda entry: (-entry[1].share, entry[0]))


def played(result: Result, seat: int) -> dict[str, set[str]]:
    """What a seat played, by group: its faction in Root, its races and powers in Small World."""
    state = result.game.state
    if isinstance(state, Woodland):
        return {"faction": {state.rules.names[seat]}}
    picks = [event.args for event in result.game.events if event.what == "picked" and event.args["seat"] == seat]
    return {group: {str(args[group]) for args in picks} for group in ("race", "power")}
