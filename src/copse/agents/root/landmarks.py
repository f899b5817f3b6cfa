"""The worth of landmarks to a seat.

Pieces at a landmark are worth something, and for one landmark it is rule. The rest of the evaluation already covers
changes for every seat: slots, suits and rule.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from copse.agents.root.common import CARD_WORTH, CRAFTABLE, DRAWN
from copse.kernel.actions import Action
from copse.root.cards import CARDS, NO_ITEM
from copse.root.landmarks.elder_treetop import tree
from copse.root.landmarks.legendary_forge import forge
from copse.root.state import NONE, Woodland
from copse.root.turn import EndTurn

TOWER_NOW: Final = 0.9  # the point for this turn, if nothing changes
TOWER_LATER: Final = 0.5  # rule of it, for later turns
TOWER_LOST: Final = 0.15  # an enemy's rule of it
FORGED: Final = 0.6  # the share of a point and a card, for a card in hand whose item the forge has
TENANT: Final = 0.1  # the cost of a building in the slot, because enemies gain by it
PASSAGE: Final = 0.5  # the share of the ferry's card, for warriors at its landing
TRADE: Final = 0.1  # for pieces at the stalls
ALL_SUITS: Final = 0.1  # for pieces where every suit matches
LEAST_SWAP: Final = 0.005  # the lowest weight of swapping a card


class Attraction:
    """A landmark where pieces are worth something."""

    def __init__(self, there: float = 0.0) -> None:
        self.there = there

    def worth(self, state: Woodland, seat: int, clearing: int) -> float:
        """Return its worth to the seat in points. `clearing` is where the landmark is."""
        return self.there if state.has_pieces(seat, clearing) else 0.0


class TowerView(Attraction):
    """It scores a point for the seat at the end of its Evening, if the seat rules there."""

    def worth(self, state: Woodland, seat: int, clearing: int) -> float:
        ruler = state.ruler[clearing]
        if ruler == seat:
            coming = state.turn == seat and isinstance(state.todo[0], EndTurn)
            return TOWER_LATER + TOWER_NOW * coming
        return -TOWER_LOST if 0 <= ruler < state.seats and state.enemies(seat, ruler) else 0.0


class Smithy(Attraction):
    """The seats with pieces there can craft its items, for one more point and a card."""

    def worth(self, state: Woodland, seat: int, clearing: int) -> float:
        if not state.has_pieces(seat, clearing):
            return 0.0
        wares, total = forge(state).items, self.there
        for card in state.hands[seat].cards:
            item = CARDS[card].item
            if item != NO_ITEM and wares[item]:
                total += FORGED * (1 + DRAWN) + CRAFTABLE * CARDS[card].points
        return total


class Tree(Attraction):
    """Other terms count its slot. Enemies score one point more for removing the building in it."""

    def worth(self, state: Woodland, seat: int, clearing: int) -> float:
        tenant = tree(state).tenant
        return -TENANT if tenant != NONE and state.rules.party_of[tenant] == seat else 0.0


class Landing(Attraction):
    """It brings a card for warriors that cross."""

    def worth(self, state: Woodland, seat: int, clearing: int) -> float:
        return self.there if state.armed(seat) >> clearing & 1 else 0.0


ATTRACTIONS: Final[Mapping[str, Attraction]] = {
    "black_market": Attraction(TRADE),
    "elder_treetop": Tree(),
    "ferry": Landing(PASSAGE * DRAWN),
    "legendary_forge": Smithy(TRADE),
    "lost_city": Attraction(ALL_SUITS),
    "tower": TowerView(),
}


def sights(state: Woodland, seat: int) -> float:
    """Return the worth of the landmarks on the map to the seat."""
    total = 0.0
    for landmark in state.rules.landmarks:
        clearing = state.site(landmark.name).clearing
        if clearing:
            total += ATTRACTIONS[landmark.name].worth(state, seat, clearing)
    return total


def swap_glance(action: Action) -> float:
    """Return the weight of swapping a card for an unknown one. A card with less worth is better to swap."""
    return max(LEAST_SWAP, DRAWN - CARD_WORTH[action.args[1]])
