"""Chapter 6 of the fifth edition: the Marquise's fallen are moved to the keep, and birds may be spent ahead."""

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
        """§6.2.3: what forbids moving forbids it, and nothing else: a snare (§13.7.2) where they fell, not at the keep
        (E3)."""
        keep = keep_clearing(state, seat)
        held = no_exit(state, seat) >> clearing & 1
        return bool(keep) and not held and not no_entry(state, seat) >> keep & 1

    def bring_home(self, state: Woodland, seat: int, clearing: int, fallen: int) -> None:
        """§6.2.3: moved, so that nothing which forbids placing matters."""
        keep, warrior = keep_clearing(state, seat), state.rules.warrior[seat]
        state.put(warrior, keep, fallen)
        name = state.rules.pieces[warrior].name  # they left the map already, so it is no move that anyone sees
        state.say("root:6.2.3", "placed", seat=seat, piece=name, clearing=keep, count=fallen)
