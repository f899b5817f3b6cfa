"""The Eyrie want roosts, which score every Evening, and a decree that they can obey.

Each card in the decree is worth its benefit, minus its effect on the risk of turmoil.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from copse.agents.root.common import enemy_warriors
from copse.agents.root.wishes import Wishes
from copse.kernel.actions import Action, Verb
from copse.kernel.bits import members, size
from copse.root.actions import BATTLE, DECREE, ENLIST, LEAD, MOVE, ROOST
from copse.root.board import PLACES, Clearings
from copse.root.factions import eyrie
from copse.root.factions.eyrie import BUILD_COLUMN, RECRUIT
from copse.root.move import EVERYWHERE
from copse.root.placing import placeable
from copse.root.state import DAYLIGHT, NONE, Woodland

INCOME: Final = 2.5  # for each point that the roosts score every Evening
ROOST_WORTH: Final = 0.4
# by column: recruit, move, battle, build
ORDER: Final[tuple[float, ...]] = (0.5, 0.4, 0.0, 2.0)  # the benefit of a card
ORDERS_WANTED: Final[tuple[int, ...]] = (3, 4, 2, 1)  # more cards in a column bring nothing
# by leader: builder, charismatic, commander, despot
LEADER: Final[tuple[float, ...]] = (0.2, 0.4, 0.1, 0.5)
SITE: Final = 0.25  # a ruled clearing with room for a roost
ENOUGH_SITES: Final = 3

TURMOIL: Final = 2.0  # in addition to the lost points
LATER: Final = 0.4  # the weight of turmoil in the next turn
SURE: Final = 0.97  # the chance to obey an order that is possible now
LIKELY: Final = 0.85  # the chance if an earlier order of the decree must help
FRAGILE: Final = 0.85  # the chance in the next turn if there is only one place for the order
HOPELESS: Final = 0.04

GLANCES: Final[Mapping[Verb, float]] = {ROOST: 3.0, ENLIST: 1.0, BATTLE: 1.0, MOVE: 0.7, DECREE: 1.0, LEAD: 1.0}
COLUMN_GLANCE: Final[tuple[float, ...]] = (1.5, 1.2, 0.8, 1.0)  # for a card added to the column


class EyrieWishes(Wishes):
    building: float = 1.2

    def worth(self, state: Woodland, seat: int) -> float:
        mine, outlook = state.board(seat, eyrie.EyrieBoard), Outlook(state, seat)
        roosts = size(outlook.nests)
        total = INCOME * eyrie.faction(state, seat).points[roosts] + ROOST_WORTH * roosts
        total += SITE * min(ENOUGH_SITES, size(outlook.sites & state.ruled(seat)))
        if mine.leader != NONE:
            total += LEADER[mine.leader]
        for column, cards in enumerate(mine.decree):
            total += ORDER[column] * min(len(cards), ORDERS_WANTED[column])
        return total - price_of_turmoil(state, seat) * outlook.risk(mine)

    def evening(self, state: Woodland, seat: int) -> float:
        return eyrie.faction(state, seat).points[size(eyrie.roosts(state, seat))]

    def glance(self, state: Woodland, seat: int, action: Action) -> float:
        if action.verb is DECREE:
            return COLUMN_GLANCE[action.args[1]]
        return GLANCES.get(action.verb, 0.0)


def price_of_turmoil(state: Woodland, seat: int) -> float:
    return TURMOIL + min(eyrie.disgrace(state, seat), state.marker(seat) or 0)


class Outlook:
    """Estimates the chance to obey the decree, from clearings where an order is possible now or after a move."""

    def __init__(self, state: Woodland, seat: int) -> None:
        self.state, self.seat = state, seat
        self.warrior = state.rules.warrior[seat]
        self.troops = state.where(self.warrior)
        self.nests = eyrie.roosts(state, seat)
        self.sites = 0  # clearings with room for a roost, under any ruler
        for clearing in members(placeable(state, seat) & ~self.nests & ~1):
            if state.slots[clearing] > 0:
                self.sites |= 1 << clearing

    def risk(self, mine: eyrie.EyrieBoard) -> float:
        """Return the risk of turmoil: this turn for the rest of the decree, and next turn for all of it."""
        later = LATER * (1 - self.staying_power(mine))
        if self.state.turn != self.seat or self.state.phase > DAYLIGHT:
            return later
        return later + 1 - self.obedience(mine.todo if any(mine.todo) else mine.decree)

    def staying_power(self, mine: eyrie.EyrieBoard) -> float:
        """Return the chance to obey the whole decree in the next turn, when some pieces may be lost."""
        state, again = self.state, 2 if self.state.turn == self.seat else 1
        if state.supply[self.warrior] < again * len(mine.decree[RECRUIT]) * self.per_order(mine):
            return HOPELESS
        near = self.reach((eyrie.VIZIER,)) | self.troops
        places = (self.nests, self.troops, near & self.foes(), near & self.sites)
        chance = 1.0
        for column, cards in enumerate(mine.decree):
            suits = [eyrie.suit_of(card) for card in cards]
            for suit in set(suits):
                wanted = again * suits.count(suit) if column == BUILD_COLUMN else 1
                spare = size(places[column] & state.matched_by(suit)) - wanted
                chance *= SURE if spare > 0 else FRAGILE if spare == 0 else HOPELESS
        return chance

    def per_order(self, mine: eyrie.EyrieBoard) -> int:
        """Return the number of warriors that an order to recruit needs."""
        return eyrie.faction(self.state, self.seat).recruits(mine.leader)

    def obedience(self, columns: eyrie.Orders) -> float:
        """Return the chance to obey all these orders."""
        recruits, moves, battles, builds = columns
        reach = self.reach(moves)
        chance = 1.0
        if recruits:
            each = self.per_order(self.state.board(self.seat, eyrie.EyrieBoard))
            enough = self.state.supply[self.warrior] >= len(recruits) * each
            chance *= self.found(recruits, self.nests or EVERYWHERE, 0) if enough else HOPELESS
        if moves:
            chance *= self.found(moves, self.troops, reach)
        if battles:
            foes = self.foes()
            chance *= self.found(battles, self.troops & foes, reach & foes)
        if builds:
            chance *= self.built(builds, reach, len(moves))
        return chance

    def reach(self, orders: tuple[int, ...]) -> Clearings:
        """Return the clearings that these orders to move can reach."""
        origins = near = 0
        for card in orders:
            origins |= self.troops & self.state.matched_by(eyrie.suit_of(card))
        for origin in members(origins):
            near |= self.state.map.paths[origin]
        return near

    def foes(self) -> Clearings:
        """Return the clearings with pieces that the Eyrie can battle. The pawns of hirelings do not count."""
        state, found = self.state, 0
        for other in range(state.rules.party_count):
            if state.enemies(self.seat, other):
                found |= state.held[other]
                if other < state.seats and 0 < state.pawns[other] < PLACES:
                    found |= 1 << state.pawns[other]
        return found

    def found(self, cards: tuple[int, ...], sure: Clearings, likely: Clearings) -> float:
        """Return the chance that each card has a clearing. Cards of a suit can use one clearing together."""
        chance = 1.0
        for suit in {eyrie.suit_of(card) for card in cards}:
            here = self.state.matched_by(suit)
            chance *= SURE if sure & here else LIKELY if likely & here else HOPELESS
        return chance

    def built(self, cards: tuple[int, ...], reach: Clearings, moves: int) -> float:
        """Return the chance that each card has a separate clearing to build in. A move may win rule of a clearing
        first."""
        state = self.state
        if state.supply[state.rules.piece(self.seat, "roost")] < len(cards):
            return HOPELESS
        sure = self.sites & state.ruled(self.seat)
        likely = self.takeable(self.sites & reach & ~sure)
        helped = 0
        for suit in sorted(eyrie.suit_of(card) for card in cards):  # birds last: they take what is left
            here = state.matched_by(suit)
            if sure & here:
                sure = without_one(sure, here)
            elif likely & here and helped < moves:
                likely = without_one(likely, here)
                helped += 1
            else:
                return HOPELESS
        return SURE * LIKELY**helped

    def takeable(self, sites: Clearings) -> Clearings:
        """Return the sites that the largest adjacent group of warriors could rule."""
        state, found = self.state, 0
        enemies = enemy_warriors(state, self.seat) if sites else []
        for site in members(sites):
            group = max(state.count(self.warrior, origin) for origin in members(self.troops & state.map.paths[site]))
            buildings = state.map.slots[site] - state.slots[site] - (state.ruins >> site & 1)
            if group >= enemies[site] + buildings:
                found |= 1 << site
        return found


def without_one(places: Clearings, among: Clearings) -> Clearings:
    return places & ~(1 << members(places & among)[0])
