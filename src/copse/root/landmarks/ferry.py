"""The Ferry: once a turn it takes a move along the river, on the Lake map from its coast to any other (§C.2.5)."""

from __future__ import annotations

from copse.root.board import Clearings
from copse.root.deck import draw
from copse.root.landmarks.base import Landmark, shores
from copse.root.state import Woodland


class Ferry(Landmark):
    """The first printing; `fares` says whether hirelings on it bring their controller a card (§E.3.7)."""

    name = "ferry"
    roams: bool = True
    fares: bool = True

    def grounds(self, state: Woodland) -> Clearings:
        return shores(state.map)

    def on_turn(self, state: Woodland, seat: int) -> None:
        state.site(self.name).used = False

    def berth(self, state: Woodland) -> int:
        site = state.site(self.name)
        return 0 if site.used else site.clearing

    def crossings(self, state: Woodland) -> Clearings:
        """Along the river, on the Lake map to any other coast."""
        here, board = state.site(self.name).clearing, state.map
        return board.coast & ~(1 << here) if board.coast else board.rivers[here]

    def on_crossed(self, state: Woodland, seat: int, target: int) -> None:
        """The Ferry is there now, and who came with it draws a card; for hirelings, their controller (§E.3.7)."""
        site = state.site(self.name)
        site.clearing, site.used = target, True
        if self.fares or seat < state.seats:
            draw(state, state.decides(seat), 1, "root:C.2.5")


class NewFerry(Ferry):
    """The present printing: only a seat that moves pieces of its own faction draws."""

    fares: bool = False
