"""Items under the ruins (§9.3.4, §14.3.3): nobody knows which item is where before someone looks. Vagabonds explore for
items, mobs of the Hundreds dig them out, and some hirelings bring them out (§E.2.4)."""

from __future__ import annotations

from typing import Final

from copse.kernel.bits import members
from copse.kernel.rows import replaced, without
from copse.root.cards import BAG, BOOTS, HAMMER, ITEMS, SWORD
from copse.root.state import Woodland
from copse.root.steps import SeatStep
from copse.root.zones import empty

BURIED: Final = (BAG, BOOTS, HAMMER, SWORD)  # one of each in a set


def sets_of_items(state: Woodland) -> int:
    """§9.7.1, §14.3.3: an item under each ruin for each Vagabond; without Vagabonds, one if another faction needs
    them."""
    pawns = len(state.rules.walkers)
    return pawns or int(any(party.hides_items for party in state.rules.parties))


class BuryItems(SeatStep):
    """§9.3.4, §14.3.3: place the items; the first seat to be set up does it."""

    def run(self, state: Woodland) -> None:
        bury_items(state)


def bury_items(state: Woodland) -> None:
    """Place the items unless that was done. A second Vagabond may be drafted later and brings another set (§9.7.1,
    R172)."""
    missing = sets_of_items(state) - max(state.ruin_items)
    state.buried = tuple(sorted((*state.buried, *BURIED * missing)))
    for clearing in members(state.ruins):
        state.ruin_items = replaced(state.ruin_items, clearing, state.ruin_items[clearing] + missing)


def shared_finds(state: Woodland, item: int) -> int:
    """How many of an item may have come from under ruins to boxes of crafted items."""
    if not any(party.shares_finds for party in state.rules.parties):
        return 0
    return BURIED.count(item) * sets_of_items(state) - state.buried.count(item)


def look_under(state: Woodland, seat: int, clearing: int) -> tuple[int, ...]:
    """The items under a ruin, which the seat has now seen."""
    zone = state.peeked.setdefault(clearing, empty(state.seats))
    pool = state.unseen_items()
    while len(zone.cards) < state.ruin_items[clearing]:
        zone.add(state.draw("item", pool))
    zone.show(seat)
    state.sealed = True
    return zone.cards


def dig_out(state: Woodland, seat: int, clearing: int, item: int, law: str) -> None:
    """Take an item out of a ruin, for the caller to place; remove an empty ruin."""
    state.peeked[clearing].drop(item)
    state.buried = without(state.buried, item)
    state.ruin_items = replaced(state.ruin_items, clearing, state.ruin_items[clearing] - 1)
    state.say(law, "found", seat=seat, item=ITEMS[item], clearing=clearing)
    if not state.ruin_items[clearing]:
        del state.peeked[clearing]
        state.ruins &= ~(1 << clearing)
        state.slots[clearing] += 1


def still_found(state: Woodland, found: int, item: int, left: bool) -> int:
    """§9.7.3: the kinds that a board has from ruins after one item of a kind has left it; `left` if another of that
    kind stays. Of two, the owner gives up the one from the ruin, which matters while an equal item is still buried."""
    return found if left and item not in state.buried else found & ~(1 << item)
