"""An accumulator that counts how often each agent wins with each faction of Root."""

from __future__ import annotations

from copse.arena import Accumulator
from copse.arena.matches import Result
from copse.arena.statistics import Tally
from copse.kernel.tasks import Json


class ByFaction(Accumulator):
    def __init__(self) -> None:
        self.tallies: dict[str, Tally] = {}

    def take(self, result: Result) -> None:
        row = result.row
        for seat, agent in enumerate(row.agents):
            won = 1 / len(row.winners) if seat in row.winners else 0.0
            self._count(f"{agent} as {row.played[seat]['faction'][0]}", Tally(1, won))

    def merge(self, other: ByFaction) -> None:
        for name, tally in other.tallies.items():
            self._count(name, tally)

    def tell(self) -> Json:
        return {name: self._told(tally) for name, tally in sorted(self.tallies.items())}

    def _count(self, name: str, more: Tally) -> None:
        self.tallies.setdefault(name, Tally()).add(more)

    def _told(self, tally: Tally) -> Json:
        low, high = tally.interval()
        return f"{tally.wins:g} of {tally.tries}: {tally.share:.1%} [{low:.1%}, {high:.1%}]"
