"""An accumulator that compares the chances in the analysis of a game with the results.

It takes the estimated chance of each seat at the start of each turn, grouped by tenths, and compares it with how often
those seats won. It also reports the Brier score, the mean squared error of the chances, and the score of equal chances.
Lower scores are better.
"""

from __future__ import annotations

from copse.agents.chances import course
from copse.arena import Accumulator
from copse.arena.matches import Result
from copse.arena.statistics import Tally
from copse.kernel.tasks import Json

TENTHS = 10


class Calibration(Accumulator):
    def __init__(self) -> None:
        self.tallies: dict[int, Tally] = {}  # by tenth
        self.thought: dict[int, float] = {}  # by tenth: sum of the chances
        self.off = self.off_if_equal = 0.0

    def take(self, result: Result) -> None:
        winners = result.row.winners
        *moments, _ = course(result.game).values()  # the result is known at the end
        for row in moments:
            for seat, chance in enumerate(row):
                won = 1 / len(winners) if seat in winners else 0.0
                self._count(min(int(chance * TENTHS), TENTHS - 1), Tally(1, won), chance)
                self.off += (chance - won) ** 2
                self.off_if_equal += (1 / len(row) - won) ** 2

    def merge(self, other: Calibration) -> None:
        for tenth, tally in other.tallies.items():
            self._count(tenth, tally, other.thought[tenth])
        self.off += other.off
        self.off_if_equal += other.off_if_equal

    def tell(self) -> Json:
        tries = sum(tally.tries for tally in self.tallies.values()) or 1
        bins: dict[str, Json] = {
            f"{10 * tenth} – {10 * (tenth + 1)} %": f"{self.thought[tenth] / tally.tries:.1%} thought, "
            f"{tally.share:.1%} of {tally.tries} won"
            for tenth, tally in sorted(self.tallies.items())
        }
        return {"brier": round(self.off / tries, 4), "brier_if_equal": round(self.off_if_equal / tries, 4), **bins}

    def _count(self, tenth: int, more: Tally, thought: float) -> None:
        self.tallies.setdefault(tenth, Tally()).add(more)
        self.thought[tenth] = self.thought.get(tenth, 0.0) + thought
