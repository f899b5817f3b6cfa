"""Statistics of games: wins by seat, agent, faction, hireling, race and power, with intervals.

They also cover hirelings and landmarks on the table.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt
from typing import Self

from copse.arena.accumulators import Accumulator
from copse.arena.matches import NOBODY, Result
from copse.arena.results import GameRow
from copse.kernel.tasks import Json

Z = 1.96  # for a 95 % interval


@dataclass
class Tally:
    """Wins out of tries.

    Players who share a win get part of it each. Players who win together as one side get a whole win each. `off` counts
    the tries that ended off the score track, without points.
    """

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
        """Return the 95 % Wilson interval of the share.

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


def parts(game: GameRow) -> list[float]:
    """Return the wins of each seat: a part of a shared win, or a whole win if people win together."""
    part = 1.0 if game.together else 1 / len(game.winners)
    return [part if seat in game.winners else 0.0 for seat in range(len(game.agents))]


@dataclass
class Presence:
    """The games with a thing on the table: their turns, all players' results, and control in turns by faction."""

    games: int = 0
    turns: int = 0
    players: Tally = field(default_factory=Tally)
    held: dict[str, int] = field(default_factory=dict)

    @property
    def share_held(self) -> float:
        """The share of turns in which a player controlled it."""
        return sum(self.held.values()) / self.turns if self.turns else 0.0

    def add(self, other: Presence) -> None:
        self.games += other.games
        self.turns += other.turns
        self.players.add(other.players)
        for faction, turns in other.held.items():
            self.held[faction] = self.held.get(faction, 0) + turns

    def longest(self) -> list[tuple[str, int]]:
        """Return the factions that controlled it, with their turns, longest first."""
        return sorted(self.held.items(), key=lambda entry: (-entry[1], entry[0]))


@dataclass
class Standings(Accumulator):
    """Wins by every group: `of("race")` has a tally for each race that was played.

    `present` has the things on the table, by kind and name.
    """

    groups: dict[str, dict[str, Tally]] = field(default_factory=dict)
    present: dict[str, dict[str, Presence]] = field(default_factory=dict)
    players: Tally = field(default_factory=Tally)  # all players together
    games: int = 0
    decisions: int = 0
    forfeits: list[str] = field(default_factory=list)  # the reasons

    def take(self, result: Result) -> None:
        self.count(result.row)

    def count(self, row: GameRow) -> None:
        """Add a game."""
        self.games += 1
        self.decisions += row.decisions
        self.forfeits += [row.forfeit] if row.forfeit else []
        everyone, part = Tally(), 1.0 if row.together else 1 / len(row.winners)
        for seat, (name, points) in enumerate(zip(row.agents, row.points, strict=True)):
            won = part if seat in row.winners else 0.0
            more = Tally(1, won, points or 0, int(points is None))
            self._count("seat", [str(seat)], more)
            self._count("agent", [name] if name != NOBODY else [], more)
            everyone.add(more)
            for group, names in row.played[seat].items():
                self._count(group, names, more)
        self.players.add(everyone)
        for name, turns in row.hirelings.items():
            held = {
                faction: number
                for what, number in zip(row.played, turns, strict=True)
                for faction in what.get("faction", [])
                if number
            }
            self._find("hireling", name).add(Presence(1, row.turns, everyone, held))
        for name in row.landmarks:
            self._find("landmark", name).add(Presence(1, row.turns, everyone))

    def _find(self, kind: str, name: str) -> Presence:
        return self.present.setdefault(kind, {}).setdefault(name, Presence())

    def _count(self, group: str, names: Iterable[str], more: Tally) -> None:
        for name in names:
            self.groups.setdefault(group, {}).setdefault(name, Tally()).add(more)

    def merge(self, other: Self) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.forfeits += other.forfeits
        for group, tallies in other.groups.items():
            mine = self.groups.setdefault(group, {})
            for name, tally in tallies.items():
                mine.setdefault(name, Tally()).add(tally)
        self.players.add(other.players)
        for kind, things in other.present.items():
            for name, presence in things.items():
                self._find(kind, name).add(presence)

    def of(self, group: str) -> list[tuple[str, Tally]]:
        """Return the tallies of a group, best first. Seats stay in order."""
        tallies = self.groups.get(group, {}).items()
        if group == "seat":
            return sorted(tallies)
        return sorted(tallies, key=lambda entry: (-entry[1].share, entry[0]))

    def without(self, presence: Presence) -> Tally:
        """Return the players of all other games."""
        rest, some = Tally(), presence.players
        rest.add(self.players)
        rest.add(Tally(-some.tries, -some.wins, -some.points, -some.off))
        return rest

    def tell(self) -> dict[str, Json]:
        told: dict[str, Json] = {}
        for group in self.groups:
            told[group] = {name: tally.tell() for name, tally in self.of(group)}
        for kind, things in self.present.items():
            told[f"{kind}s"] = {name: self._told(things[name]) for name in sorted(things)}
        if self.forfeits:
            told["forfeits"] = list[Json](self.forfeits)
        return told

    def _told(self, presence: Presence) -> dict[str, Json]:
        """Return the results for a thing on the table. Control is included only if it was ever controlled."""
        rest = self.without(presence)
        told: dict[str, Json] = {"games": presence.games, "points": presence.players.mean_points}
        told["points_without"] = rest.mean_points if rest.tries else None
        if presence.held:
            told["held"], told["held_by"] = presence.share_held, dict[str, Json](presence.longest())
        return told
