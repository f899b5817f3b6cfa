"""The worth of a hireling to the seat that controls it, and weights for its actions.

Each side of a card is a `Service`. Three numbers describe most sides. Sides with special abilities add terms for the
map or the hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from copse.agents.root.common import CARD_WORTH, DRAWN, held, opposed, standing
from copse.kernel.actions import Action
from copse.kernel.bits import members, size
from copse.root.actions import (
    BATTLE,
    CHOOSE,
    DRAW_CARD,
    EMBARK,
    GO,
    LOSE,
    MARCH,
    MOVE,
    PASS,
    REINFORCE,
    SAIL,
    SPY,
    STATION,
    STRIKE,
    TAKE_CARD,
    TAKE_OFF,
    TURN_ITEM,
    UNEARTH,
    WAYLAY,
    WITHDRAW,
)
from copse.root.board import PLACES, Clearings
from copse.root.cards import CARDS, NO_ITEM
from copse.root.hirelings.base import HirelingCard, HirelingOrder
from copse.root.hirelings.forest_patrol import PatrolCard
from copse.root.hirelings.highway_bandits import BanditCard, recruits
from copse.root.hirelings.hiring import bands, leads, named
from copse.root.hirelings.last_dynasty import BluebirdNobles
from copse.root.hirelings.sunward_expedition import artisans_card
from copse.root.hirelings.the_exile import ExileCard, edge, victims
from copse.root.move import destination
from copse.root.pieces import PIECES
from copse.root.state import EVENING, NONE, Woodland
from copse.root.turn import EndTurn

# by turns of service that are left: the hireling may be lost, and the game may end
SERVED: Final[tuple[float, ...]] = (0.0, 1.0, 1.8, 2.4, 2.8, 3.1)
EXPECTED: Final = 1.8  # expected turns from a roll of the control die, for a seat that does not lead
EXPECTED_LEADING: Final = 1.3
AGAINST: Final = 0.15  # the share of an enemy's gain that counts as a loss,
AGAINST_LEADER: Final = 0.8  # plus this share, as the enemy comes close to the goal
SENT: Final = 0.25  # bonus for one that acts this turn, because real orders are better than those of the trial
RICH: Final = 0.5  # bonus of a warrior beside enemy buildings or tokens
ANSWER: Final = 0.6  # the lowest weight of most of its actions


class Service:
    """A side of a card.

    `turn` is the worth of a turn with it on any map. `troop` is the worth of each of its warriors on the map. `prey` is
    a bonus for each warrior beside faction pieces of enemies.
    """

    def __init__(self, turn: float, troop: float = 0.0, prey: float = 0.0) -> None:
        self.turn, self.troop, self.prey = turn, troop, prey

    def worth(self, state: Woodland, party: int, seat: int) -> float:
        """Return the worth of a turn with it in the current state, in points."""
        total = self.turn
        if self.troop or self.prey:
            hostile, rich = rivals_at(state, seat)
            for clearing in members(state.armed(party)):
                beside = (hostile >> clearing & 1) + RICH * (rich >> clearing & 1)
                total += state.warriors(party, clearing) * (self.troop + self.prey * beside)
        return total

    def glance(self, state: Woodland, party: int, seat: int, action: Action) -> float:
        """Return the weight of an action of the hireling. 0 means the weight in the general table."""
        verb = action.verb
        if verb is STATION:
            return post(state, seat, action.args[0])
        if verb is BATTLE:
            return attack(state, party, seat, action.args[0], action.args[1])
        if verb in (MOVE, SAIL, MARCH, EMBARK):
            return post(state, seat, destination(action))
        if verb is GO:
            return post(state, seat, action.args[0]) if action.args[0] < PLACES else ANSWER
        if verb is CHOOSE or verb is STRIKE:
            return against(state, seat, action.args[0])
        if verb is LOSE:
            return 1.0 if PIECES[action.args[0]] != "warrior" else ANSWER
        if verb is TAKE_CARD:
            return CARD_WORTH[action.args[0]] + ANSWER
        return GLANCES.get(verb.name, 0.0)


GLANCES: Final[Mapping[str, float]] = {
    DRAW_CARD.name: 2.0,
    PASS.name: 0.4,
    REINFORCE.name: 1.5,
    SPY.name: 1.0,
    TURN_ITEM.name: 1.5,
    UNEARTH.name: 2.0,
    WAYLAY.name: 1.0,
    WITHDRAW.name: 1.0,
    TAKE_OFF.name: 1.0,
}


# ---- clearings and opponents


def rivals_at(state: Woodland, seat: int) -> tuple[Clearings, Clearings]:
    """Return the clearings with faction pieces of enemies, and those with their buildings or tokens."""
    hostile = rich = 0
    for other in range(state.seats):
        if state.enemies(seat, other):
            hostile |= state.held[other]
            rich |= state.developed(other)
    return hostile, rich


def post(state: Woodland, seat: int, clearing: int) -> float:
    """Return the weight of a place for its warrior. Places beside enemies, or without a ruler, are better."""
    hostile, rich = rivals_at(state, seat)
    total = ANSWER + 0.4 * (hostile >> clearing & 1) + 0.4 * (rich >> clearing & 1)
    return total + 0.3 * (state.ruler[clearing] == NONE)


def attack(state: Woodland, party: int, seat: int, clearing: int, defender: int) -> float:
    """Return the weight of a battle. A weak defender with buildings or tokens is best."""
    if defender >= state.seats and state.holder[defender] == NONE:
        return 0.5  # a hireling without a holder is no loss to anyone
    ours, theirs = state.warriors(party, clearing), state.warriors(defender, clearing)
    prize = state.developed(defender) >> clearing & 1
    odds = (1.0 + ours) / (1.0 + ours + theirs)
    return against(state, seat, state.side(defender)) * (0.4 + odds + 0.6 * prize * (theirs <= ours))


def against(state: Woodland, seat: int, other: int) -> float:
    """Return the weight of harming another seat.

    Leading seats have a larger weight. Seats that are not enemies have a small one.
    """
    if other >= state.seats:
        return ANSWER
    if not state.enemies(seat, other):
        return 0.3
    return ANSWER + standing(state, other) / state.rules.goal


# ---- sides with special abilities


class Patrol(Service):
    def worth(self, state: Woodland, party: int, seat: int) -> float:
        return super().worth(state, party, seat) + 0.06 * state.board(party, PatrolCard).waiting


class Nobles(Service):
    """They score for rule at every Birdsong."""

    def worth(self, state: Woodland, party: int, seat: int) -> float:
        nobles = state.rules.parties[party]
        assert isinstance(nobles, BluebirdNobles)
        whole = nobles.tribute(state, seat)
        return self.turn + whole + 0.15 * (state.realm(seat) - whole * nobles.clearings_for_a_point)


class Uprising(Service):
    """It removes all enemies from a clearing, so a clearing with more pieces is better."""

    def glance(self, state: Woodland, party: int, seat: int, action: Action) -> float:
        if action.verb is not TAKE_OFF:
            return super().glance(state, party, seat, action)
        spoils, clearing = 0.0, action.args[0]
        for piece in state.rules.pieces:
            if state.enemies(party, piece.party):
                spoils += state.count(piece.number, clearing)
        return 0.3 * spoils


class Exile(Service):
    """His worth grows with his items, and with enemies around his forest."""

    def worth(self, state: Woodland, party: int, seat: int) -> float:
        hostile, rich = rivals_at(state, seat)
        around = edge(state, party)
        near = size(hostile & around) + RICH * size(rich & around)
        return self.turn + state.board(party, ExileCard).items * (self.troop + self.prey * near)


class Brigand(Service):
    """He digs in ruins where the seat has pieces, and robs for each item in the box."""

    def worth(self, state: Woodland, party: int, seat: int) -> float:
        here, total = state.presence(seat), self.turn
        total += 0.3 * any(items and here >> place & 1 for place, items in enumerate(state.ruin_items))
        total += (DRAWN if victims(state, seat) else 0.1) * any(state.boxes[seat])
        return total + 0.1 * sum(state.boxes[seat])


class Highwaymen(Service):
    """Each bandit is worth more on a path with enemies at an end."""

    def worth(self, state: Woodland, party: int, seat: int) -> float:
        hostile, _ = rivals_at(state, seat)
        own, total = state.presence(seat), self.turn
        for way in members(state.board(party, BanditCard).ways):
            a, b = state.map.ways[way]
            ends = 1 << a | 1 << b
            total += self.prey * (hostile & ends > 0) + self.troop * (own & ends > 0)
        return total


class Gangs(Service):
    """They recruit one warrior of the seat for each of theirs."""

    def worth(self, state: Woodland, party: int, seat: int) -> float:
        return super().worth(state, party, seat) + 0.08 * sum(recruits(state, party, seat))


class Flotilla(Service):
    """A pawn on the river. It is worth more near enemies, and it trades where the seat has pieces."""

    def worth(self, state: Woodland, party: int, seat: int) -> float:
        here: int = state.pawns[party]
        if here == NONE:
            return 0.0
        hostile, rich = rivals_at(state, seat)
        near = state.map.rivers[here]
        total = self.turn + self.prey * size(hostile & near) + RICH * self.prey * size(rich & near)
        return total + (0.2 if state.held[seat] >> here & 1 else 0.0)


class Artisans(Service):
    """They return the cards of crafted items at the end of the turn."""

    def worth(self, state: Woodland, party: int, seat: int) -> float:
        items = sum(CARDS[card].item != NO_ITEM for card in state.hands[seat].cards)
        return self.turn + 0.1 * items + held(state, tuple(artisans_card(state).revealed))


class Smugglers(Service):
    """A move or a battle for each card that shows an item."""

    def worth(self, state: Woodland, party: int, seat: int) -> float:
        return self.turn + 0.08 * sum(CARDS[card].item != NO_ITEM for card in state.hands[seat].cards)


class Fury(Service):
    """It strikes every faction where it goes, and keeps enemies from placing pieces there."""

    def worth(self, state: Woodland, party: int, seat: int) -> float:
        here: int = state.pawns[party]
        if here == NONE:
            return 0.0
        hostile, rich = rivals_at(state, seat)
        return self.turn + self.prey * ((hostile >> here & 1) + (rich >> here & 1) - (state.armed(seat) >> here & 1))

    def glance(self, state: Woodland, party: int, seat: int, action: Action) -> float:
        spared = 0.0 if state.armed(seat) >> action.args[-1] & 1 else 0.5
        return super().glance(state, party, seat, action) + spared if action.args else 0.0


class Shelter(Service):
    """It protects the seat's pieces in its clearing."""

    def worth(self, state: Woodland, party: int, seat: int) -> float:
        here: int = state.pawns[party]
        if here == NONE:
            return 0.0
        sheltered = state.developed(seat) >> here & 1
        return self.turn + 0.3 * sheltered + 0.03 * state.warriors(seat, here)

    def glance(self, state: Woodland, party: int, seat: int, action: Action) -> float:
        place = action.args[0] if action.args else 0
        held: int = state.held[seat]
        return ANSWER + 0.5 * (state.developed(seat) >> place & 1) + 0.2 * (held >> place & 1)


class Expedition(Service):
    """It should remove its footholds far from enemies."""

    def glance(self, state: Woodland, party: int, seat: int, action: Action) -> float:
        if action.verb is TAKE_OFF:
            return 2.0 - post(state, seat, action.args[0])
        return super().glance(state, party, seat, action)


class Sentries(Service):
    """They fight wherever the seat has buildings or tokens."""

    def worth(self, state: Woodland, party: int, seat: int) -> float:
        return self.turn + 0.04 * size(state.developed(seat))


SERVICES: Final[Mapping[str, Service]] = {
    "forest_patrol": Patrol(0.3, 0.02, 0.02),
    "feline_physicians": Service(0.25),
    "last_dynasty": Service(0.3, 0.04, 0.05),
    "bluebird_nobles": Nobles(0.1),
    "spring_uprising": Uprising(0.3, 0.05, 0.3),
    "rabbit_scouts": Service(0.15),
    "the_exile": Exile(0.2, 0.04, 0.03),
    "the_brigand": Brigand(0.1),
    "highway_bandits": Highwaymen(0.1, 0.05, 0.08),
    "bandit_gangs": Gangs(0.1, 0.05),
    "riverfolk_flotilla": Flotilla(0.25, 0.0, 0.08),
    "otter_divers": Service(0.15),
    "warm_sun_prophets": Service(0.3, 0.02, 0.05),
    "lizard_envoys": Service(0.45),
    "corvid_spies": Service(0.5, 0.04, 0.05),
    "raven_sentries": Sentries(0.1),
    "sunward_expedition": Expedition(0.4, 0.05, 0.06),
    "mole_artisans": Artisans(0.1),
    "furious_protector": Fury(0.2, 0.0, 0.15),
    "stoic_protector": Shelter(0.15),
    "flame_bearers": Service(0.3, 0.04, 0.12),
    "rat_smugglers": Smugglers(0.1),
    "vault_keepers": Service(0.4, 0.05, 0.06),
    "badger_bodyguards": Service(0.35),
    "popular_band": Service(0.2, 0.03, 0.02),
    "street_band": Service(0.1, 0.04, 0.02),
}


UNKNOWN: Final = Service(0.2, 0.03, 0.02)  # the average of the others


def service(state: Woodland, party: int) -> Service:
    return SERVICES.get(state.rules.party_names[party], UNKNOWN)


# ---- the worth of all hirelings


def hired(state: Woodland, seat: int) -> float:
    """Return the worth of the seat's hirelings, minus a share of the worth of its rivals' hirelings.

    It includes a hireling that the seat may take at the end of the turn (§E.1.1).
    """
    total, best = 0.0, 0.0
    for party in bands(state):
        holder = state.holder[party]
        if holder == NONE:
            if state.claims[seat]:
                best = max(best, service(state, party).worth(state, party, seat))
            continue
        card = state.board(party, HirelingCard)
        turns = card.control - (state.turn == holder and nearly_over(state, seat))
        value = service(state, party).worth(state, party, holder) * SERVED[max(0, min(turns, len(SERVED) - 1))]
        if holder == state.turn == seat and card.acted:
            value += SENT
        if state.enemies(seat, holder) and (not state.rules.together or opposed(state, seat, holder)):
            lead = standing(state, holder) / state.rules.goal
            value *= -(AGAINST + AGAINST_LEADER * lead * lead)
        total += value
    if best:
        total += state.claims[seat] * best * (EXPECTED_LEADING if leads(state, seat) else EXPECTED)
    return total


def nearly_over(state: Woodland, seat: int) -> bool:
    """Return whether the current turn no longer counts as a turn of service.

    The seat's turn is evaluated as if it ended now. A rival's turn counts until its Evening. After a turn, the marker
    is already gone (§E.1.3).
    """
    return isinstance(state.todo[0], EndTurn) and (state.turn == seat or state.phase == EVENING)


def engagement(state: Woodland, seat: int, action: Action) -> float:
    """Return the weight of taking this hireling."""
    party = named(state, action)
    return ANSWER + service(state, party).worth(state, party, seat)


def order_glance(state: Woodland, order: HirelingOrder, action: Action) -> float:
    """Return the weight of an action of a hireling. 0 means the weight in the general table."""
    return service(state, order.party).glance(state, order.party, order.seat, action)
