"""What a landmark is worth to a seat: most are worth being at, one is worth ruling. What its rules already change for
everyone (a slot, the suits of a clearing, rule) the rest of the evaluation sees by itself."""

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

TOWER_NOW: Final = 0.9  # the point of this turn, if nothing changes
TOWER_LATER: Final = 0.5  # rule of it, for the turns to come
TOWER_LOST: Final = 0.15  # an enemy's rule of it
FORGED: Final = 0.6  # how much of a point and a card a card in hand is worth that the forge has the item of
TENANT: Final = 0.1  # less, for an own building in the slot that enemies gain by
PASSAGE: Final = 0.5  # how much of the card that the ferry gives warriors at its berth are worth
TRADE: Final = 0.1  # to be at the stalls
ALL_SUITS: Final = 0.1  # to be where every card fits
LEAST_SWAP: Final = 0.005  # at a glance, of a card that is better than most


class Attraction:
    """A landmark that it is good to have pieces at."""

    def __init__(self, there: float = 0.0) -> None:
        self.there = there

    def worth(self, state: Woodland, seat: int, clearing: int) -> float:
        """What it adds for the seat, in points; it stands in the clearing."""
        return self.there if state.has_pieces(seat, clearing) else 0.0


class TowerView(Attraction):
    """A point at the end of each own Evening for who rules there."""

    def worth(self, state: Woodland, seat: int, clearing: int) -> float:
        ruler = state.ruler[clearing]
        if ruler == seat:
            coming = state.turn == seat and isinstance(state.todo[0], EndTurn)
            return TOWER_LATER + TOWER_NOW * coming
        return -TOWER_LOST if 0 <= ruler < state.seats and state.enemies(seat, ruler) else 0.0


class Smithy(Attraction):
    """The items on it can be crafted by who has pieces there, with a point and a card more."""

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
    """Its slot is counted where slots are; who stands in it is worth a point more to enemies."""

    def worth(self, state: Woodland, seat: int, clearing: int) -> float:
        tenant = tree(state).tenant
        return -TENANT if tenant != NONE and state.rules.party_of[tenant] == seat else 0.0


class Landing(Attraction):
    """A card for who crosses."""

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
    """What the landmarks that stand on the map are worth to the seat."""
    total = 0.0
    for landmark in state.rules.landmarks:
        clearing = state.site(landmark.name).clearing
        if clearing:
            total += ATTRACTIONS[landmark.name].worth(state, seat, clearing)
    return total


def swap_glance(action: Action) -> float:
    """A card of the hand for one that is not known: the less it is worth, the better."""
    return max(LEAST_SWAP, DRAWN - CARD_WORTH[action.args[1]])
