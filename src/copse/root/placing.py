"""Placing (§G.1.19): from the supply, where nothing forbids it, and as much as there is (§1.5.4)."""

from __future__ import annotations

from copse.root.board import Clearings
from copse.root.pieces import BUILDING, TOKEN
from copse.root.state import Woodland


def placeable(state: Woodland, seat: int) -> Clearings:
    """Where the seat may place pieces at all: not at another seat's keep (§6.2.2), not on scorched earth (§D.6.2)."""
    barred = state.scorched
    for other, owner in state.asked.no_placing:
        if other != seat:
            barred |= owner.no_placing(state, other, seat)
    return state.rules.board.places & ~barred


def obstacle(state: Woodland, seat: int, clearing: int) -> str:
    """The paragraph that forbids the seat to place anything in a clearing; empty if none does."""
    if state.scorched >> clearing & 1:
        return "root:D.6.2"
    for other, owner in state.asked.no_placing:
        if other != seat and owner.no_placing(state, other, seat) >> clearing & 1:
            return owner.bars_by
    return ""


def trapped(state: Woodland, party: int, clearing: int) -> bool:
    """Whether a trap stops a party that is about to place in a clearing or to leave it (§bots:11.8.2)."""
    traps = state.asked.springs
    return any(other != party and owner.springs(state, other, party, clearing) for other, owner in traps)


def with_slot(state: Woodland) -> Clearings:
    """§2.2.3: clearings with a free building slot."""
    places = 0
    for clearing, free in enumerate(state.slots):
        if free > 0:
            places |= 1 << clearing
    return places


def building_obstacle(state: Woodland, seat: int, clearing: int) -> str:
    """The paragraph that forbids the seat's buildings in a clearing; empty if none does."""
    return obstacle(state, seat, clearing) or ("" if state.slots[clearing] > 0 else "root:2.2.3")


def place(state: Woodland, seat: int, piece: int, clearing: int, number: int, law: str) -> int:
    """Place as many pieces as the supply and the clearing allow. Returns how many."""
    if not placeable(state, seat) >> clearing & 1:
        return 0
    number = min(number, state.supply[piece])
    category = state.rules.pieces[piece].category
    if category == BUILDING:
        number = min(number, state.slots[clearing])
    if number and state.asked.springs and trapped(state, seat, clearing):
        return 0
    if number:
        state.put(piece, clearing, number)
        if state.heard:
            name = state.rules.pieces[piece].name
            what = "built" if category in (BUILDING, TOKEN) else "placed"
            state.say(law, what, seat=seat, piece=name, clearing=clearing, count=number)
    return number
