"""Closed paths: under rubble until someone clears them (§C.3.2, §C.3.3)."""

from __future__ import annotations

from copse.kernel.actions import Action, Verb
from copse.root.actions import CLEAR_PATH
from copse.root.board import Clearings
from copse.root.cards import different
from copse.root.deck import spend
from copse.root.hooks import Owner
from copse.root.score import score
from copse.root.state import DAYLIGHT, Woodland


class ClosedPaths(Owner):
    bars_by = "root:C.3.2"
    lets: tuple[Verb, ...] = (CLEAR_PATH,)

    def on_turn(self, state: Woodland, seat: int) -> None:
        state.cleared_path = False

    def paths_from(self, state: Woodland, seat: int, clearing: int) -> Clearings:
        """§C.3.2: where the paths lead that were cleared."""
        return _beyond(state, clearing, closed=0)

    def shut_paths(self, state: Woodland, clearing: int) -> Clearings:
        return _beyond(state, clearing, closed=1)

    def offers(self, state: Woodland, seat: int, other: int) -> list[Action]:
        """§C.3.3: once a turn, in Daylight, for any card, where the seat has a piece at either end."""
        cards = different(state.hands[other].cards)
        return [CLEAR_PATH[a, b, card] for a, b in _clearable(state, other) for card in cards]

    def seems_offering(self, state: Woodland, seat: int, other: int) -> bool:
        return bool(state.hands[other].cards) and bool(_clearable(state, other))

    def take_offer(self, state: Woodland, seat: int, other: int, action: Action) -> None:
        a, b, card = action.args
        spend(state, other, card, "root:C.3.3")
        state.cleared_path = True
        state.closed &= ~(1 << state.map.closed.index((a, b)))
        state.say("root:C.3.3", "cleared_path", seat=other, a=a, b=b)
        score(state, other, 1, "root:C.3.3")


def _clearable(state: Woodland, seat: int) -> list[tuple[int, int]]:
    if not state.closed or state.cleared_path or state.phase != DAYLIGHT:
        return []
    out = []
    for place, (a, b) in enumerate(state.map.closed):
        if state.closed >> place & 1 and (state.has_pieces(seat, a) or state.has_pieces(seat, b)):
            out.append((a, b))
    return out


def _beyond(state: Woodland, clearing: int, closed: int) -> Clearings:
    """The other ends of the paths at a clearing that are closed (1) or were cleared (0)."""
    near = 0
    for place, (a, b) in enumerate(state.map.closed):
        if state.closed >> place & 1 == closed:
            if a == clearing:
                near |= 1 << b
            elif b == clearing:
                near |= 1 << a
    return near
