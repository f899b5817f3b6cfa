"""The Cult wants several gardens of a suit, warriors to keep them, cards to score with, and acolytes.

Cards must match the suit of the gardens. Acolytes convert enemy pieces into more warriors and gardens.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from copse.agents.root.common import DRAWN, EXCESS, held
from copse.agents.root.wishes import Wishes
from copse.kernel.actions import Action, Verb
from copse.kernel.bits import members
from copse.kernel.tasks import Decision
from copse.root.actions import BATTLE, CONVERT, MOVE, OUTCAST, PLANT, PREACH, SACRIFICE, SANCTIFY, SUMMON
from copse.root.cards import CARDS
from copse.root.factions import lizards
from copse.root.state import Woodland

ROW: Final[tuple[float, ...]] = (0.0, 1.0, 2.6, 3.2, 4.2, 5.2)  # by the number of gardens of a suit on the map
SITE: Final = 0.25  # a free slot in a ruled clearing, while there is a garden for it
ENOUGH_SITES: Final = 2  # for each suit
ACOLYTE: Final = 0.3
HATED: Final = 0.1
SCORING: Final = 0.15  # for each point that a card in hand could score next turn

GLANCES: Final[Mapping[Verb, float]] = {
    PLANT: 6.0,
    PREACH: 5.0,
    SANCTIFY: 5.0,
    CONVERT: 2.0,
    SUMMON: 1.5,
    SACRIFICE: 1.5,
    BATTLE: 1.0,
    MOVE: 0.5,
    OUTCAST: 1.0,
}
FRUITLESS: Final = 0.02  # a card spent for no points


class LizardsWishes(Wishes):
    building: float = 0.9  # losing a garden also costs a card

    def worth(self, state: Woodland, seat: int) -> float:
        mine = state.board(seat, lizards.LizardsBoard)
        total = ACOLYTE * mine.acolytes + HATED * mine.hated + to_come_back(state, seat)
        suits = 0
        for card in (*state.hands[seat].cards, *mine.revealed):
            suits |= 1 << CARDS[card].suit
        for suit in range(len(lizards.GARDENS)):
            planted = lizards.gardens_on_map(state, seat, suit)
            total += ROW[planted]
            left: int = state.supply[lizards.garden(state, seat, suit)]
            total += SITE * min(ENOUGH_SITES, left, sites(state, seat, suit))
            total += SCORING * lizards.faction(state, seat).points[planted] * (suits >> suit & 1)
        return total

    def may_stop(self, question: Decision) -> bool:
        return isinstance(question, lizards.Storm)

    def glance(self, state: Woodland, seat: int, action: Action) -> float:
        if action.verb is PREACH:
            planted = lizards.gardens_on_map(state, seat, CARDS[action.args[0]].suit)
            return GLANCES[PREACH] if lizards.faction(state, seat).points[planted] else FRUITLESS
        return GLANCES.get(action.verb, 0.0)


def to_come_back(state: Woodland, seat: int) -> float:
    """Return the worth of revealed cards, which return to the hand at the end of the turn.

    The hand limit may be exceeded then.
    """
    revealed, hand = state.board(seat, lizards.LizardsBoard).revealed, len(state.hands[seat].cards)
    return held(state, tuple(revealed)) + (EXCESS - DRAWN) * max(
        0, len(revealed) - max(0, state.rules.hand_limit - hand)
    )


def sites(state: Woodland, seat: int, suit: int) -> int:
    """Count free slots for gardens of a suit in the clearings that the Cult rules."""
    total = 0
    for clearing in members(state.ruled(seat) & state.of_suit(suit)):
        total += max(0, state.slots[clearing])
    return total
