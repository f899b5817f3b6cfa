"""Chapter 13 of the fifth edition: plots are exposed at any moment, a swap moves them, and whoever is there is
extorted."""

from __future__ import annotations

from copse.kernel.actions import Action
from copse.root.board import Clearings
from copse.root.factions.corvids import Corvids
from copse.root.move import no_entry, no_exit
from copse.root.state import EVENING, Woodland
from copse.root.turn import AtBound


class FifthCorvids(Corvids):
    def interruptions(self, state: Woodland, seat: int, other: int) -> list[Action]:
        """§13.2.4: at any moment, so that nothing has to be finished first; but not after the draw of Evening."""
        asking = state.decision
        drawn = state.phase == EVENING and isinstance(asking, AtBound) and asking.end
        return [] if drawn else self.offers(state, seat, other)

    def swappable(self, state: Woodland, seat: int) -> Clearings:
        """§13.5.4: a swap moves both, so what forbids moving forbids it (E5)."""
        return ~(no_exit(state, seat) | no_entry(state, seat))

    def extorts(self, state: Woodland, seat: int, other: int) -> bool:
        """§13.7.3: any player, a partner too."""
        return other != seat
