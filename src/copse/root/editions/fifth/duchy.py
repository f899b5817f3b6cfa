"""Chapter 12 of the fifth edition: failure costs the card first."""

from __future__ import annotations

from copse.kernel.tasks import Task
from copse.root.factions.duchy import Duchy, LoseCard, PriceOfFailure


class FifthDuchy(Duchy):
    def failure(self, seat: int) -> list[Task]:
        """§12.2.3: a random card, then the minister."""
        return [LoseCard(seat), PriceOfFailure(seat)]
