"""The ferry: once a turn it takes a move from its coast to any other (§C.2.5)."""

from __future__ import annotations

from copse.root.board import Clearings
from copse.root.deck import draw
from copse.root.hooks import Owner
from copse.root.state import Woodland


class Ferry(Owner):
    def on_turn(self, state: Woodland, seat: int) -> None:
        state.ferried = False

    def berth(self, state: Woodland) -> int:
        return 0 if state.ferried else state.ferry

    def crossings(self, state: Woodland) -> Clearings:
        return state.board.coast & ~(1 << state.ferry)

    def on_crossed(self, state: Woodland, seat: int, target: int) -> None:
        """§C.2.5: the ferry is there now, and who came with it draws a card; for hirelings, their controller
        (§E.3.7)."""
        state.ferry, state.ferried = target, True
        draw(state, state.decides(seat), 1, "root:C.2.5")
