"""What blocks of Root's vector say alike of every party, whether it has a seat or is for hire."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from copse.envs.vector.fields import Figures, one_hot, relative
from copse.kernel.bits import members
from copse.root.actions import PARTY, SEAT
from copse.root.board import CLEARINGS, FIRST_FOREST, MOST_FORESTS, PLACES
from copse.root.state import NONE, Woodland

SEATS: Final = len(SEAT)
PARTIES: Final = len(PARTY)
ANYWHERE: Final = CLEARINGS + MOST_FORESTS
NO_CLEARINGS: Final = bytes(CLEARINGS)


def block_of(state: Woodland, party: int, viewer: int) -> int:
    """The place of a party among all blocks: the seats, the viewer's first, then the hirelings."""
    return relative(party, viewer, state.seats) if party < state.seats else SEATS + party - state.seats


def warriors(state: Woodland, who: int, viewer: int) -> Figures:
    piece = state.rules.warrior[who]
    return NO_CLEARINGS if piece == NONE else bytes(state.on[piece * PLACES + 1 : (piece + 1) * PLACES])


def standing(state: Woodland, kinds: Sequence[int]) -> Figures:
    """How many pieces of these kinds stand in each clearing."""
    figures = bytearray(CLEARINGS)
    for piece in kinds:
        for clearing in members(state.spots[piece] & ~1):
            figures[clearing - 1] += state.on[piece * PLACES + clearing]
    return bytes(figures)


def anywhere(place: int) -> Figures:
    """A clearing or a forest."""
    return one_hot(ANYWHERE, place - 1 if place < FIRST_FOREST else place - FIRST_FOREST + CLEARINGS)


def fighting(state: Woodland, who: int, viewer: int) -> Figures:
    fought = state.battle
    if fought is None:
        return bytes(4)
    return bytes([who == side for side in (fought.attacker, fought.defender, fought.instigator, fought.ally)])


def reserve(state: Woodland, who: int, viewer: int) -> Figures:
    piece = state.rules.warrior[who]
    return bytes(2) if piece == NONE else bytes((state.supply[piece], state.coffins[piece]))
