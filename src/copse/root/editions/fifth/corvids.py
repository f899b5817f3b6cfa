"""Chapter 13 of the fifth edition: a swap moves the plots, and whoever is there is extorted."""

from __future__ import annotations

from copse.root.board import Clearings
from copse.root.factions.corvids import Corvids
from copse.root.move import no_entry, no_exit
from copse.root.state import Woodland


class FifthCorvids(Corvids):
    def swappable(self, state: Woodland, seat: int) -> Clearings:
        """§13.5.4: a swap moves both, so what forbids moving forbids it (E5)."""
        return ~(no_exit(state, seat) | no_entry(state, seat))

    def extorts(self, state: Woodland, seat: int, other: int) -> bool:
        """§13.7.3: any player, a partner too."""
        return other != seat
