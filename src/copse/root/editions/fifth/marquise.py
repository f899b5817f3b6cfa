"""Chapter 6 of the fifth edition: birds may be spent ahead; by the first rulings, the fallen are moved to the keep."""

from __future__ import annotations

from typing import Final

from copse.root.cards import BIRD, CARDS
from copse.root.factions.marquise import Marquise, keep_clearing
from copse.root.move import no_entry, no_exit
from copse.root.state import Woodland

BIRDS: Final = [card for card in CARDS if card.suit == BIRD]


class FifthMarquise(Marquise):
    @property
    def most_actions(self) -> int:
        """§6.5: one more for each bird that she may hold."""
        return self.actions + len(BIRDS)

    def adds_actions(self, left: int) -> bool:
        """§6.5: in any order (E8)."""
        return True

    def saves(self, state: Woodland, seat: int, clearing: int) -> bool:
        """By the first rulings only what forbids moving there forbids it (E3)."""
        if state.rules.rulings > 1:
            return super().saves(state, seat, clearing)
        keep = keep_clearing(state, seat)
        return bool(keep) and not no_exit(state, seat) >> clearing & 1 and not no_entry(state, seat) >> keep & 1

    def bring_home(self, state: Woodland, seat: int, fallen: int) -> None:
        if state.rules.rulings > 1:
            super().bring_home(state, seat, fallen)
            return
        keep, warrior = keep_clearing(state, seat), state.rules.warrior[seat]
        state.put(warrior, keep, fallen)
        name = state.rules.pieces[warrior].name  # they have already left the map, so nobody sees them move
        state.say("root:6.2.3", "placed", seat=seat, piece=name, clearing=keep, count=fallen)
