"""Chapter 7 of the fifth edition: the Lords of the Forest need no piece of their own."""

from __future__ import annotations

from copse.root.factions.eyrie import Eyrie
from copse.root.state import Woodland


class FifthEyrie(Eyrie):
    def wins_ties(self, state: Woodland, seat: int, clearing: int) -> int:
        """§7.2.2: everything that counts for them ties, mercenaries too; where nobody has anything, there is no tie
        (E7)."""
        return 1
