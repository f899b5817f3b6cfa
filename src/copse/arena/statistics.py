"""What games tell: wins by seat, agent, faction, race and power, and shares with their intervals."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt
from typing import Self

from copse.arena.accumulators import Accumulator
from copse.arena.matches import Result
from copse.arena.results import GameRow
from copse.kernel.tasks import Json

Z = 1.96  # of a 95 % interval


@dataclass
class Tally:
    """Wins out of tries. A win that is shared counts for its part. `off` are the tries that ended off the score track,
    without points."""

    tries: int = 0
    wins: float = 0.0
    points: int = 0
    off: int = 0

    @property
    def share(self) -> float:
        return self.wins / self.tries if self.tries else 0.0

    @property
    def mean_points(self) -> float:
        return self.points / (self.tries - self.off) if self.tries > self.off else 0.0

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

    def add(self, other: Tally) -> None:
        self.tries += other.tries
        self.wins += other.wins
        self.points += other.points
        self.off += other.off

    def tell(self) -> Json:
        low, high = self.interval()
        return {"played": self.tries, "wins": self.wins, "share": self.share, "low": low, "high": high,
                "points": self.mean_points}  # fmt: skip


@dataclass
class Standings(Accumulator):
    """Wins by anything that a player can be told by: `of("race")` has a tally for each race that was played."""

    groups: dict[str, dict[str, Tally]] = field(default_factory=dict)
    games: int = 0
    decisions: int = 0

    def take(self, result: Result) -> None:
        self.count(result.row)

    def count(self, row: GameRow) -> None:
        self.games += 1
        self.decisions += row.decisions
        for seat, (name, points) in enumerate(zip(row.agents, row.points, strict=True)):
            won = 1 / len(row.winners) if seat in row.winners else 0.0
            more = Tally(1, won, points or 0, int(points is None))
            self._count("seat", [str(seat)], more)
            self._count("agent", [name], more)
            for group, names in row.played[seat].items():
                self._count(group, names, more)

    def _count(self, group: str, names: Iterable[str], more: Tally) -> None:
        tallies = self.groups.setdefault(group, {})
        for name in names:
            tallies.setdefault(name, Tally()).add(more)

    def merge(self, other: Self) -> None:
        self.games += other.games
        self.decisions += other.decisions
        for group, tallies in other.groups.items():
            mine = self.groups.setdefault(group, {})
            for name, tally in tallies.items():
                mine.setdefault(name, Tally()).add(tally)

    def of(self, group: str) -> list[tuple[str, Tally]]:
        """The tallies of a group, the best first; seats in their order."""
        tallies = self.groups.get(group, {}).items()
        if group == "seat":
            return sorted(tallies)
        return sorted(tallies, key=lambda entry: (-entry[1].share, entry[0]))

    def tell(self) -> dict[str, Json]:
        return {group: {name: tally.tell() for name, tally in self.of(group)} for group in self.groups}
