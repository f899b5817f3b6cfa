"""Chapter 6 of the early Law: the Eyrie reforms its decree, and five birds are one too many."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from copse.kernel.actions import Action, Verb
from copse.kernel.bits import members
from copse.kernel.domains import declare
from copse.kernel.events import Word
from copse.kernel.rows import replaced, without
from copse.kernel.tasks import Task
from copse.root.actions import (
    BATTLE,
    COLUMNS,
    CRAFT,
    DECREE,
    ENLIST,
    LEADERS,
    MOVE,
    PASS,
    REFORM,
    ROOST,
    SAIL,
    SETTLE,
    SHIFT_ORDER,
)
from copse.root.cards import BIRD, CARDS, different
from copse.root.deck import discard, spend
from copse.root.domains import A_CARD
from copse.root.editions.early.general import homeland
from copse.root.factions.eyrie import (
    BATTLE_COLUMN,
    BUILD_COLUMN,
    BUILDER,
    DECREES,
    DESPOT,
    MOVE_COLUMN,
    NO_ORDERS,
    RECRUIT,
    VIZIER,
    AddToDecree,
    ChooseLeader,
    EmergencyOrders,
    Eyrie,
    EyrieBoard,
    NewLeader,
    NextOrder,
    Orders,
    ReadDecree,
    Roosts,
    Turmoil,
    faction,
    roosts,
    suit_of,
)
from copse.root.pieces import WARRIOR
from copse.root.placing import place, placeable, with_slot
from copse.root.removal import Removal
from copse.root.score import score
from copse.root.state import Woodland
from copse.root.steps import Question, SeatStep
from copse.root.turn import end_turn


class EarlyEyrie(Eyrie):
    turn_verbs: tuple[Verb, ...] = (DECREE, CRAFT, REFORM, ENLIST, MOVE, BATTLE, ROOST, SAIL)
    cites: Mapping[str, str] = {"extra_hits": "root:7.8.3"}
    evening_law = "early:6.6"
    disgrace: int = 0  # §6.7
    too_many_birds: int = 5  # §6.7: orders by birds in one turn
    in_full: bool = False  # of warriors that are short as many are placed as there are (§2.2, E28)
    viziers: tuple[tuple[int, ...], ...] = (  # §6.8
        (MOVE_COLUMN, BUILD_COLUMN),
        (RECRUIT, MOVE_COLUMN),
        (MOVE_COLUMN, BATTLE_COLUMN),
        (MOVE_COLUMN, BUILD_COLUMN),
    )

    def item_points(self, state: Woodland, seat: int, points: int) -> int:
        """They do not look down on trade."""
        return points

    def on_crafted(self, state: Woodland, seat: int) -> None:
        """§6.8.1: a point for everything that the Builder crafts."""
        if state.board(seat, EyrieBoard).leader == BUILDER:
            score(state, seat, 1, "early:6.8.1")

    def trophies(self, state: Woodland, seat: int, removal: Removal) -> list[tuple[int, str]]:
        """§6.8.4: the Despot scores one more for every building or token of an enemy."""
        if state.board(seat, EyrieBoard).leader != DESPOT or removal.remover != seat:
            return []
        pieces = state.rules.pieces
        spoils = sum([loss.number for loss in removal.losses if pieces[loss.piece].category != WARRIOR])
        return [(spoils, "early:6.8.4")] if spoils else []

    def set_up(self, state: Woodland, seat: int) -> list[Task]:
        return [FillHomeland(seat), ChooseLeader(seat)]

    def birdsong(self, state: Woodland, seat: int) -> list[Task]:
        return [EmergencyOrders(seat), AddToEarlyDecree(seat, 0, 0)]

    def daylight(self, state: Woodland, seat: int) -> list[Task]:
        return [BeforeNoon(seat), ReadDecree(seat)]

    def next_order(self, seat: int) -> Task:
        return CountBirds(seat)

    def turmoil(self, state: Woodland, seat: int) -> list[Task]:
        return [EarlyTurmoil(seat)]


def early(state: Woodland, seat: int) -> EarlyEyrie:
    found = faction(state, seat)
    assert isinstance(found, EarlyEyrie)
    return found


# ---- §6.3 setup


class FillHomeland(SeatStep):
    """§6.3.2: a roost and six warriors in the homeland."""

    def run(self, state: Woodland) -> None:
        home, law = homeland(state, "eyrie"), "early:6.3.2"
        state.homes = replaced(state.homes, self.seat, 1 << home)
        place(state, self.seat, state.rules.piece(self.seat, "roost"), home, 1, law)
        place(state, self.seat, state.rules.warrior[self.seat], home, early(state, self.seat).start_warriors, law)


# ---- §6.4 before dawn


class AddToEarlyDecree(AddToDecree):
    """§6.4: one bird, or one or two other cards."""

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        mine = faction(state, self.seat)
        return {"count": mine.decree_cards - self.added, "birds": 0 if self.added else mine.decree_birds}

    def steps(self, state: Woodland) -> list[Action]:
        out: list[Action] = []
        for card in different(state.hands[self.seat].cards):
            if not self.added or CARDS[card].suit != BIRD:
                out += DECREES[card]
        return [PASS[()], *out] if self.added or not out else out

    def act(self, state: Woodland, action: Action) -> None:
        if action.verb is DECREE:
            card, column = action.args
            state.hands[self.seat].drop(card)
            state.board(self.seat, EyrieBoard).add_order(column, card)
            state.say(self.law, "decreed", seat=self.seat, card=CARDS[card].id, column=COLUMNS[column])
            if CARDS[card].suit != BIRD and self.added + 1 < faction(state, self.seat).decree_cards:
                state.push(AddToEarlyDecree(self.seat, self.added + 1, 0))


# ---- §6.5 by daylight


class BeforeNoon(Roosts):
    """§6.5.1: crafting and reforms, in any order."""

    law = "early:6.5.1"
    verbs: ClassVar[tuple[Verb, ...]] = (CRAFT, REFORM)

    def idle(self, state: Woodland) -> bool:
        return not state.hands[self.seat].cards and super().idle(state)

    def steps(self, state: Woodland) -> list[Action]:
        hand = different(state.hands[self.seat].cards)
        return [*super().steps(state), *[REFORM[card] for card in hand if reforms(state, self.seat, card)]]

    def act(self, state: Woodland, action: Action) -> None:
        if action.verb is REFORM:
            state.push_all([Reform(self.seat, action.args[0]), BeforeNoon(self.seat)])
            spend(state, self.seat, action.args[0], "early:6.5.2")
        else:
            super().act(state, action)


def reforms(state: Woodland, seat: int, card: int) -> list[Action]:
    """§6.5.2: the clearings between which a discarded card can move one of its suit; a bird matches any (§2.5.1), and a
    vizier is a bird (E23)."""
    out: list[Action] = []
    for column, orders in enumerate(state.board(seat, EyrieBoard).decree):
        for suit in sorted({suit_of(order) for order in orders}):
            if CARDS[card].matches(suit):
                out += [SHIFT_ORDER[suit, column, target] for target in range(len(COLUMNS)) if target != column]
    return out


class Reform(Question):
    """§6.5.2"""

    law = "early:6.5.2"
    domains = declare(card=A_CARD)

    def __init__(self, seat: int, card: int) -> None:
        self.seat, self.card = seat, card

    def trouble(self, state: Woodland) -> str:
        return "" if reforms(state, self.seat, self.card) else "the decree has no card of that suit"

    def options(self, state: Woodland) -> list[Action]:
        return reforms(state, self.seat, self.card)

    def choose(self, state: Woodland, action: Action) -> None:
        suit, column, target = action.args
        mine = state.board(self.seat, EyrieBoard)
        order = next(order for order in mine.decree[column] if suit_of(order) == suit)
        mine.decree = replaced(mine.decree, column, without(mine.decree[column], order))
        mine.add_order(target, order)
        name = "vizier" if order == VIZIER else CARDS[order].id
        state.say(self.law, "reformed", seat=self.seat, card=name, column=COLUMNS[column], onto=COLUMNS[target])


class CountBirds(NextOrder):
    """§6.5.3, §6.7: after the fifth order by a bird there is turmoil, whatever remains."""

    def run(self, state: Woodland) -> None:
        mine = state.board(self.seat, EyrieBoard)
        if birds(mine.decree) - birds(mine.todo) >= early(state, self.seat).too_many_birds:
            state.push_all(early(state, self.seat).turmoil(state, self.seat))
        else:
            super().run(state)


def birds(columns: Orders) -> int:
    return sum([suit_of(card) == BIRD for column in columns for card in column])


# ---- §6.7 turmoil


class EarlyTurmoil(Turmoil):
    """§6.7: the decree goes with its viziers, the leader falls, and the turn is over; it costs no points."""

    def run(self, state: Woodland) -> None:
        seat, mine = self.seat, state.board(self.seat, EyrieBoard)
        state.say("early:6.7", "turmoil", seat=seat)
        for column in mine.decree:
            for card in column:
                if card != VIZIER:
                    discard(state, card)
        mine.decree = mine.todo = NO_ORDERS
        mine.fallen |= 1 << mine.leader
        if mine.fallen == (1 << len(LEADERS)) - 1:  # §6.7.3
            mine.fallen = 0
        end_turn(state)  # §6.7.5
        state.push_all([NewLeader(seat), Rebuild(seat)])


class Rebuild(SeatStep):
    """§6.7.4: without a roost on the map, place one where there is room."""

    def run(self, state: Woodland) -> None:
        if not roosts(state, self.seat) and rebuild_sites(state, self.seat):
            state.push(RebuildRoost(self.seat))


def rebuild_sites(state: Woodland, seat: int) -> list[int]:
    return list(members(with_slot(state) & placeable(state, seat) & ~1))


class RebuildRoost(Question):
    """§6.7.4"""

    law = "early:6.7.4"

    def trouble(self, state: Woodland) -> str:
        return "there is a roost on the map" if roosts(state, self.seat) else ""

    def options(self, state: Woodland) -> list[Action]:
        return [SETTLE[site] for site in rebuild_sites(state, self.seat)]

    def choose(self, state: Woodland, action: Action) -> None:
        place(state, self.seat, state.rules.piece(self.seat, "roost"), action.args[0], 1, self.law)
