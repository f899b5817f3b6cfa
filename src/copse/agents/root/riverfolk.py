"""The Riverfolk want funds for trade posts and for dividends.

A trade post costs warriors of the clearing's ruler. Unspent funds score dividends. Prices are a guess at what others
will still pay.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from copse.agents.root.wishes import Wishes
from copse.kernel.actions import Action, Verb
from copse.kernel.bits import members, size
from copse.root.actions import BATTLE, DRAW_CARD, EXPORT, FUND, MOOR, MOVE, TRADE_POST
from copse.root.factions import riverfolk
from copse.root.state import Woodland

FUND_WORTH: Final = 0.45  # a warrior in any box of the board, for its later use
DIVIDEND: Final = 0.8  # for each point of dividends from unspent funds, if there is a trade post
POST: Final = 0.6  # a trade post on the map: customers, and a crafting space
PROSPECT: Final = 0.5  # a trade post that the funds could pay for
LACKING: Final = 0.2  # a trade post for which one warrior of the ruler is missing
ENOUGH_PROSPECTS: Final = 3
# by price: a card, boats, mercenaries
PRICES: Final = ((0.0, 0.1, 0.2, 0.1), (0.1, 0.2, 0.1, 0.0), (0.1, 0.2, 0.1, 0.0))
COFFERS: Final = 2.0  # the weight of a warrior in a box relative to a building, for rivals of the Company

GLANCES: Final[Mapping[Verb, float]] = {
    TRADE_POST: 6.0,
    EXPORT: 1.0,
    DRAW_CARD: 0.8,
    MOVE: 0.5,
    BATTLE: 0.5,
    MOOR: 0.3,
}


class RiverfolkWishes(Wishes):
    token: float = 1.2  # losing a trade post also costs half of the funds

    def worth(self, state: Woodland, seat: int) -> float:
        mine = state.board(seat, riverfolk.RiverfolkBoard)
        posts = riverfolk.posts(state, seat)
        total = POST * size(posts) + prospects(state, seat)
        for box in mine.boxes:
            total += FUND_WORTH * sum(box)
        if posts:
            total += DIVIDEND * (sum(mine.funds) // riverfolk.faction(state, seat).funds_per_point)
        for service, price in enumerate(mine.prices):
            total += PRICES[service][price - 1]
        return total

    def holdings(self, state: Woodland, seat: int) -> float:
        boxed = sum(sum(box) for box in state.board(seat, riverfolk.RiverfolkBoard).boxes)
        return size(riverfolk.posts(state, seat)) + COFFERS * boxed

    def glance(self, state: Woodland, seat: int, action: Action) -> float:
        if action.verb is FUND:
            return 1.0 + 0.1 * state.board(seat, riverfolk.RiverfolkBoard).funds[action.args[0]]
        return GLANCES.get(action.verb, 0.0)


def prospects(state: Woodland, seat: int) -> float:
    """Return the worth of possible trade posts: clearings without one whose rulers' warriors are in the boxes."""
    boxes, cost = state.board(seat, riverfolk.RiverfolkBoard).boxes, riverfolk.faction(state, seat).post_cost
    held = [sum(box[owner] for box in boxes) for owner in range(state.seats)]
    free = ~riverfolk.posts(state, seat)
    found = wanting = 0
    for owner in range(state.seats):
        sites = 0
        for clearing in members(state.ruled(owner) & free & ~1):
            if riverfolk.posts_for(state, seat, clearing):
                sites += 1
        paid = min(sites, held[owner] // cost)
        found += paid
        wanting += paid < sites and held[owner] % cost
    return PROSPECT * min(ENOUGH_PROSPECTS, found) + LACKING * min(ENOUGH_PROSPECTS, wanting)
