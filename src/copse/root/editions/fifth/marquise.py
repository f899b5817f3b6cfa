"""Chapter 6 of the fifth edition: birds may be spent ahead."""

from __future__ import annotations

from typing import Final

from copse.root.cards import BIRD, CARDS
from copse.root.factions.marquise import Marquise

BIRDS: Final = [card for card in CARDS if card.suit == BIRD]


class FifthMarquise(Marquise):
    @property
    def most_actions(self) -> int:
        """§6.5: one more for each bird that she may hold."""
        return self.actions + len(BIRDS)

    def adds_actions(self, left: int) -> bool:
        """§6.5: in any order (E8)."""
        return True
