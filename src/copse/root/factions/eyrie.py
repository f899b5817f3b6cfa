"""Chapter 7: the Eyrie Dynasties. Roosts give points every Evening, and the decree must be kept or turmoil follows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from copse.kernel.actions import Action, Verb
from copse.kernel.bits import members
from copse.kernel.domains import Domain, declare
from copse.kernel.errors import Impossible
from copse.kernel.events import Word
from copse.kernel.rows import added, replaced, without
from copse.kernel.tasks import Forfeit, Json, Task
from copse.root.actions import (
    BATTLE,
    COLUMNS,
    CRAFT,
    DECREE,
    ENLIST,
    LEAD,
    LEADERS,
    MOVE,
    PASS,
    RESOLVE,
    ROOST,
    SAIL,
    SEAT,
    SETTLE,
)
from copse.root.battle import battles, fight
from copse.root.board import Clearings
from copse.root.boards import FactionBoard, in_order
from copse.root.cards import BIRD, CARD_IDS, CARDS, SUIT_SETS, Suits, different
from copse.root.deck import discard, draw
from copse.root.domains import ANY_AMOUNT, THE_SUITS_OF_A_CLEARING
from copse.root.factions.base import Faction
from copse.root.fields import Entries, Field, Flag, Many, One, Some, Table
from copse.root.homelands import on_edge, settle, start_corners
from copse.root.move import move, moves, origin_of
from copse.root.pause import Crafting, Pause, empty_handed
from copse.root.pieces import BUILDING, WARRIOR, Kind
from copse.root.placing import place, placeable, with_slot
from copse.root.removal import Removal
from copse.root.score import score
from copse.root.setup import Setup
from copse.root.state import Battle, Woodland
from copse.root.steps import Question, SeatStep
from copse.root.turn import BREATHERS, AtBound, DrawCards, end_phase

ONLY: Final = 0  # the place of the roosts among the buildings
RECRUIT: Final = 0
MOVE_COLUMN: Final = 1
BATTLE_COLUMN: Final = 2
BUILD_COLUMN: Final = 3
BUILDER: Final = 0
CHARISMATIC: Final = 1
COMMANDER: Final = 2
DESPOT: Final = 3
DECREES: Final = [[DECREE[card, column] for column in range(len(COLUMNS))] for card in range(len(CARDS))]
VIZIER: Final = -1  # a loyal vizier in the decree: a bird that is no card
A_COLUMN: Final = Domain("a column of the decree", names=COLUMNS)
A_LEADER: Final = Domain("a leader", names=LEADERS)
Orders = tuple[tuple[int, ...], ...]
"""The cards and viziers of each column, in order. Copies of a state share them, so a change makes new ones."""
NO_ORDERS: Final[Orders] = ((),) * len(COLUMNS)
A_CARD_OR_VIZIER: Final = Domain("a card or vizier", range(VIZIER, len(CARDS)), (*CARD_IDS, "vizier"))


class EyrieBoard(FactionBoard):
    """The leader, the leaders that fell, and the decree: the cards of each column and those still to be resolved."""

    fields: ClassVar[Entries] = (
        Field("leader", One(A_LEADER), "the leader", left_out="charismatic"),
        Field("fallen", Some(A_LEADER, apart=True), "leaders that lie face down"),
        Field("decree", Table(A_COLUMN, Many(A_CARD_OR_VIZIER, in_order=True)), "the decree"),
        Field("todo", Table(A_COLUMN, Many(A_CARD_OR_VIZIER, in_order=True)), "what of the decree is left to resolve"),
        Field("boasted", Flag(), "the Despot has scored in this battle (§7.8.4)", shown=False),
    )

    def __init__(self, leader: int, fallen: int, decree: Orders, todo: Orders, boasted: bool = False) -> None:
        self.leader = leader
        self.fallen = fallen
        self.decree = decree
        self.todo = todo
        self.boasted = boasted

    def copy(self) -> EyrieBoard:
        return EyrieBoard(self.leader, self.fallen, self.decree, self.todo, self.boasted)

    def add_order(self, column: int, card: int) -> None:
        """A card or a vizier joins the decree."""
        self.decree = replaced(self.decree, column, added(self.decree[column], card))

    def dump(self) -> dict[str, Json]:
        return in_order(super().dump(), "leader", "fallen", "boasted")

    def cards(self) -> list[int]:
        return [card for column in self.decree for card in column if card != VIZIER]

    def complete(self, state: Woodland, seat: int) -> None:
        """A position that names no leader has one who leaves most rules alone."""
        if self.leader < 0 and not any(isinstance(step, ChooseLeader | Setup) for step in state.todo):
            self.leader = CHARISMATIC

    def check(self, state: Woodland, seat: int) -> None:
        choosing = any(isinstance(step, ChooseLeader | Setup) for step in state.todo)
        if self.leader < 0 and not choosing:
            raise Impossible("they have no leader")


def suit_of(card: int) -> int:
    return BIRD if card == VIZIER else CARDS[card].suit


def roosts(state: Woodland, seat: int) -> Clearings:
    return state.where(state.rules.buildings[seat][ONLY])


class Eyrie(Faction):
    name = "eyrie"
    chapter = 7
    sign = "■"
    colour = "#2f5fa5"
    letter = "B"
    reach = 7
    militant = True
    cites: Mapping[str, str] = {"item_points": "root:7.2.3", "extra_hits": "root:7.8.3"}
    in_corner = True
    kinds: tuple[Kind, ...] = (Kind("warrior", WARRIOR, 20), Kind("roost", BUILDING, 7))
    turn_verbs: tuple[Verb, ...] = (DECREE, CRAFT, ENLIST, MOVE, BATTLE, ROOST, SAIL)

    points: tuple[int, ...] = (0, 0, 1, 2, 3, 4, 4, 5)  # by roosts on the map (§7.6.1)
    draw_at: tuple[int, ...] = (3, 6)  # each of these numbers of roosts on the map uncovers a draw icon
    new_roost_warriors: int = 3  # §7.4.3
    start_warriors: int = 6  # §7.3.2
    decree_cards: int = 2  # §7.4.2: at most this many cards,
    decree_birds: int = 1  # and at most this many birds among them
    disgrace: int = 1  # points that turmoil costs for each bird of the Decree (§7.7.1)
    charismatic_recruits: int = 2  # §7.8.2
    in_full: bool = True  # whether an order that is carried out only in part is not (§7.7)
    viziers: tuple[tuple[int, ...], ...] = (  # §7.8: the columns where each leader wants them
        (RECRUIT, MOVE_COLUMN),
        (RECRUIT, BATTLE_COLUMN),
        (MOVE_COLUMN, BATTLE_COLUMN),
        (MOVE_COLUMN, BUILD_COLUMN),
    )

    def new_board(self, seats: int) -> FactionBoard:
        return EyrieBoard(-1, 0, NO_ORDERS, NO_ORDERS)

    # ---- §7.2 rules and abilities

    def crafting_pieces(self, state: Woodland, seat: int) -> list[int]:
        """§7.2.1: roosts."""
        return [state.rules.buildings[seat][ONLY]]

    def wins_ties(self, state: Woodland, seat: int, clearing: int) -> int:
        """§7.2.2: Lords of the Forest, wherever the Eyrie have a piece of their own."""
        return int(state.has_pieces(seat, clearing))

    def item_points(self, state: Woodland, seat: int, points: int) -> int:
        """§7.2.3: trade is beneath them, but not beneath the Builder (§7.8.1)."""
        return points if state.board(seat, EyrieBoard).leader == BUILDER else min(points, 1)

    def extra_hits(self, state: Woodland, seat: int, battle: Battle) -> int:
        """§7.8.3: the Commander attacks harder."""
        return int(state.board(seat, EyrieBoard).leader == COMMANDER and battle.attacker == seat)

    def trophies(self, state: Woodland, seat: int, removal: Removal) -> list[tuple[int, str]]:
        """§7.8.4: the Despot scores one more for a battle that takes a building or token of an enemy."""
        mine, pieces = state.board(seat, EyrieBoard), state.rules.pieces
        if mine.leader != DESPOT or mine.boasted or not removal.in_battle or removal.remover != seat:
            return []
        mine.boasted = any(pieces[loss.piece].category != WARRIOR for loss in removal.losses)
        return [(1, "root:7.8.4")] if mine.boasted else []

    def after_battle(self, state: Woodland, seat: int, battle: Battle) -> list[Task]:
        state.board(seat, EyrieBoard).boasted = False
        return []

    # ---- §7.3 to §7.6

    def set_up(self, state: Woodland, seat: int) -> list[Task]:
        return [FirstRoost(seat), ChooseLeader(seat)]

    def set_up_drafted(self, state: Woodland, seat: int) -> list[Task]:
        return [RoostHomeland(seat), ChooseLeader(seat)]

    def printed(self) -> dict[str, Json]:
        """The points by roosts on the map, from none on."""
        return {"points": list[Json](self.points), "draws": list[Json](self.draw_at), "leaders": list[Json](LEADERS)}

    def evening_draw(self, state: Woodland, seat: int) -> int:
        """§7.6.2: one more for each uncovered icon."""
        built = state.out_of_supply(state.rules.piece(seat, "roost"))
        return self.draw + sum(built >= icon for icon in self.draw_at)

    def recruits(self, leader: int) -> int:
        """§7.5.2.I, §7.8.2: warriors that an order places."""
        return self.charismatic_recruits if leader == CHARISMATIC else 1

    def birdsong(self, state: Woodland, seat: int) -> list[Task]:
        return [EmergencyOrders(seat), AddToDecree(seat, 0, 0), NewRoost(seat)]

    def next_order(self, seat: int) -> Task:
        """§7.5.2: what comes after an order."""
        return NEXT_ORDERS[seat]

    def daylight(self, state: Woodland, seat: int) -> list[Task]:
        return [Roosts(seat), ReadDecree(seat)]

    def evening(self, state: Woodland, seat: int) -> list[Task]:
        return [ScoreRoosts(seat)]

    def turmoil(self, state: Woodland, seat: int) -> list[Task]:
        """§7.7: what follows an order that cannot be carried out."""
        return [Turmoil(seat)]


def faction(state: Woodland, seat: int) -> Eyrie:
    found = state.rules.factions[seat]
    assert isinstance(found, Eyrie)
    return found


# ---- §7.3 setup


class FirstRoost(Question):
    """§7.3.2: a roost and six warriors in a free corner, opposite another start if possible."""

    law = "root:7.3.2"

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"count": faction(state, self.seat).start_warriors}

    def options(self, state: Woodland) -> list[Action]:
        return settle(start_corners(state, self.seat, building=True))

    def choose(self, state: Woodland, action: Action) -> None:
        corner = action.args[0]
        state.homes = replaced(state.homes, self.seat, 1 << corner)
        place(state, self.seat, state.rules.piece(self.seat, "roost"), corner, 1, self.law)
        warriors = faction(state, self.seat).start_warriors
        place(state, self.seat, state.rules.warrior[self.seat], corner, warriors, self.law)


class RoostHomeland(FirstRoost):
    """§A.8.2: the same in a homeland on the edge of the map, far from enemies."""

    law = "root:A.8.2.II"

    def options(self, state: Woodland) -> list[Action]:
        return settle(on_edge(state, self.seat, building=True))


class ChooseLeader(Question):
    """§7.3.3, §7.7.3: one of those that lie face up; the viziers follow (§7.3.4)."""

    law = "root:7.3.3"

    def options(self, state: Woodland) -> list[Action]:
        return [
            LEAD[place] for place in range(len(LEADERS)) if not state.board(self.seat, EyrieBoard).fallen >> place & 1
        ]

    def choose(self, state: Woodland, action: Action) -> None:
        mine = state.board(self.seat, EyrieBoard)
        mine.leader = action.args[0]
        for column in faction(state, self.seat).viziers[mine.leader]:
            mine.add_order(column, VIZIER)
        if state.heard:
            state.say(self.law, "led", seat=self.seat, leader=LEADERS[mine.leader])


# ---- §7.4 Birdsong


class EmergencyOrders(SeatStep):
    """§7.4.1: an empty hand draws a card."""

    def run(self, state: Woodland) -> None:
        if not state.hands[self.seat].cards:
            draw(state, self.seat, 1, "root:7.4.1")


class AddToDecree(Pause):
    """§7.4.2: add one card or more, with a limit on birds; nothing comes between them (§1.4.2)."""

    law = "root:7.4.2"
    verbs: ClassVar[tuple[Verb, ...]] = (DECREE,)
    domains = declare(added=ANY_AMOUNT, birds=ANY_AMOUNT)

    def __init__(self, seat: int, added: int, birds: int) -> None:
        self.seat, self.added, self.birds = seat, added, birds

    def trouble(self, state: Woodland) -> str:
        mine = faction(state, self.seat)
        able = self.added < mine.decree_cards and self.birds <= min(self.added, mine.decree_birds)
        return "" if able else "the Eyrie add fewer cards"

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        mine = faction(state, self.seat)
        left = mine.decree_cards - self.added
        return {"count": left, "birds": min(left, mine.decree_birds - self.birds)}

    def idle(self, state: Woodland) -> bool:
        return not state.hands[self.seat].cards if self.added else empty_handed(state, self.seat)

    def options(self, state: Woodland) -> list[Action]:
        return self.steps(state) if self.added else super().options(state)

    def steps(self, state: Woodland) -> list[Action]:
        out: list[Action] = []
        no_birds = self.birds >= faction(state, self.seat).decree_birds
        for card in different(state.hands[self.seat].cards):
            if not (no_birds and CARDS[card].suit == BIRD):
                out += DECREES[card]
        if self.added or not out:
            out.insert(0, PASS[()])
        return out

    def act(self, state: Woodland, action: Action) -> None:
        if action.verb is DECREE:
            card, column = action.args
            state.hands[self.seat].drop(card)
            state.board(self.seat, EyrieBoard).add_order(column, card)
            if state.heard:
                state.say(self.law, "decreed", seat=self.seat, card=CARDS[card].id, column=COLUMNS[column])
            if self.added + 1 < faction(state, self.seat).decree_cards:
                state.push(AddToDecree(self.seat, self.added + 1, self.birds + int(CARDS[card].suit == BIRD)))


class NewRoost(SeatStep):
    """§7.4.3: without a roost on the map, one goes up with three warriors where fewest warriors are."""

    def run(self, state: Woodland) -> None:
        if not roosts(state, self.seat) and new_roost_sites(state, self.seat):
            state.push(PlaceNewRoost(self.seat))


def new_roost_sites(state: Woodland, seat: int) -> list[int]:
    """Clearings where the whole placement is possible, and of those the ones with the fewest warriors."""
    sites = members(with_slot(state) & placeable(state, seat) & ~1)
    crowd = {site: sum(state.warriors(other, site) for other in range(state.rules.party_count)) for site in sites}
    return [site for site in sites if crowd[site] == min(crowd.values())]


class PlaceNewRoost(Pause):
    """§7.4.3: of several such clearings the Eyrie chooses."""

    law = "root:7.4.3"
    in_turn: ClassVar[bool] = False

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"count": faction(state, self.seat).new_roost_warriors}

    def steps(self, state: Woodland) -> list[Action]:
        return [SETTLE[site] for site in new_roost_sites(state, self.seat)]

    def act(self, state: Woodland, action: Action) -> None:
        site = action.args[0]
        place(state, self.seat, state.rules.piece(self.seat, "roost"), site, 1, self.law)
        warriors = faction(state, self.seat).new_roost_warriors
        place(state, self.seat, state.rules.warrior[self.seat], site, warriors, self.law)


# ---- §7.5 Daylight


class Roosts(Crafting):
    """§7.5.1: crafting comes before the decree."""

    law = "root:7.5.1"


class ReadDecree(SeatStep):
    """§7.5.2: all cards of a column, then the next column to the right."""

    def run(self, state: Woodland) -> None:
        mine = state.board(self.seat, EyrieBoard)
        mine.todo = mine.decree
        state.push(faction(state, self.seat).next_order(self.seat))


class NextOrder(SeatStep):
    def run(self, state: Woodland) -> None:
        if pending(state, self.seat) >= 0:
            state.push(ORDERS[self.seat])
        else:
            state.push(BREATHERS[self.seat])


class Obey(Pause):
    """§7.5.2: one action of the leftmost column with cards left; the action names its card. Cards may be resolved in
    any order, so the player may name one that cannot be carried out; that, or nothing to do, is turmoil (§7.7)."""

    law = "root:7.5.2"
    verbs: ClassVar[tuple[Verb, ...]] = (ENLIST, MOVE, SAIL, BATTLE, ROOST, RESOLVE)

    def trouble(self, state: Woodland) -> str:
        return "" if pending(state, self.seat) >= 0 else "no card of the decree is left to resolve"

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"column": COLUMNS[pending(state, self.seat)]}

    def steps(self, state: Woodland) -> list[Action]:
        column = pending(state, self.seat)
        actions = decree_actions(state, self.seat, column)
        if not actions:
            return [PASS[()]]
        for suit in hopeless_suits(state, self.seat, column, actions):
            actions.append(RESOLVE[suit])
        return actions

    def forfeit(self, state: Woodland, action: Action) -> Forfeit | None:
        if self.breaks(state, action):
            return Forfeit("turmoil", "root:7.7", shame(state, self.seat))
        return super().forfeit(state, action)

    def breaks(self, state: Woodland, action: Action) -> bool:
        """Whether this choice is turmoil."""
        if action.verb is ENLIST:
            mine = faction(state, self.seat)
            wanted = mine.recruits(state.board(self.seat, EyrieBoard).leader)
            return mine.in_full and state.supply[state.rules.warrior[self.seat]] < wanted
        return action.verb is PASS or action.verb is RESOLVE

    def act(self, state: Woodland, action: Action) -> None:
        if action.verb is PASS or action.verb is RESOLVE:
            state.push_all(faction(state, self.seat).turmoil(state, self.seat))
        else:
            state.push(faction(state, self.seat).next_order(self.seat))
            obey(state, self.seat, pending(state, self.seat), action)


NEXT_ORDERS: Final = [NextOrder(seat) for seat in SEAT]  # steps are immutable, so one per seat is enough
ORDERS: Final = [Obey(seat) for seat in SEAT]


def pending(state: Woodland, seat: int) -> int:
    """The leftmost column with cards to resolve; -1 if the decree is done."""
    for column, cards in enumerate(state.board(seat, EyrieBoard).todo):
        if cards:
            return column
    return -1


def matching_clearings(state: Woodland, seat: int, column: int) -> Clearings:
    """The clearings that some card left in the column matches."""
    places = 0
    for card in state.board(seat, EyrieBoard).todo[column]:
        places |= state.matched_by(suit_of(card))
    return places


def hopeless_suits(state: Woodland, seat: int, column: int, actions: list[Action]) -> list[int]:
    """The suits of the column's cards that none of these actions uses; a single card has them all."""
    if len(state.board(seat, EyrieBoard).todo[column]) == 1:
        return []
    places = 0
    for action in actions:
        places |= 1 << origin_of(state, action)
    return [suit for suit in members(suits_left(state, seat, column)) if not places & state.matched_by(suit)]


def decree_actions(state: Woodland, seat: int, column: int) -> list[Action]:
    """§7.5.2.I to §7.5.2.IV, in the clearings that match a card of the column."""
    where = matching_clearings(state, seat, column)
    if column == MOVE_COLUMN:
        return moves(state, seat, where)
    if column == BATTLE_COLUMN:
        return battles(state, seat, where)
    free = placeable(state, seat)
    if column == RECRUIT:
        supply = state.supply[state.rules.warrior[seat]]
        return [ENLIST[site] for site in members(roosts(state, seat) & where & free)] if supply else []
    sites = state.ruled(seat) & where & free & with_slot(state) & ~roosts(state, seat)
    return [ROOST[site] for site in members(sites)] if state.supply[state.rules.piece(seat, "roost")] else []


def obey(state: Woodland, seat: int, column: int, action: Action) -> None:
    """Do it, and take the card that it resolves off the list."""
    site = origin_of(state, action)
    if column == RECRUIT:
        leader = state.board(seat, EyrieBoard).leader
        warriors, law = faction(state, seat).recruits(leader), "root:7.8.2" if leader == CHARISMATIC else "root:7.5.2.I"
        placed = place(state, seat, state.rules.warrior[seat], site, warriors, law)
        if placed < warriors and faction(state, seat).in_full:
            state.push_all(faction(state, seat).turmoil(state, seat))
    elif column == MOVE_COLUMN:
        move(state, seat, action, "root:7.5.2.II")
    elif column == BATTLE_COLUMN:
        fight(state, seat, action, "root:7.5.2.III")
    else:
        place(state, seat, state.rules.piece(seat, "roost"), site, 1, "root:7.5.2.IV")
    suits = state.suits_of(site)
    ordered = orders(state, seat, column, suits)
    if len(ordered) > 1:
        state.push(WhichOrder(seat, column, SUIT_SETS.index(suits)))
    else:
        resolve(state, seat, column, ordered[0])


def orders(state: Woodland, seat: int, column: int, suits: Suits) -> tuple[int, ...]:
    """The suits of the column's cards that match one of these suits."""
    return members(suits_left(state, seat, column) & (suits | 1 << BIRD))


def suits_left(state: Woodland, seat: int, column: int) -> Suits:
    """The suits of the cards that are left in the column."""
    suits = 0
    for card in state.board(seat, EyrieBoard).todo[column]:
        suits |= 1 << suit_of(card)
    return suits


def resolve(state: Woodland, seat: int, column: int, suit: int) -> None:
    mine = state.board(seat, EyrieBoard)
    for card in mine.todo[column]:
        if suit_of(card) == suit:
            mine.todo = replaced(mine.todo, column, without(mine.todo[column], card))
            return


class WhichOrder(Question):
    """§7.5.2: choose which card remains if several could have ordered this action: a bird and a card of the clearing's
    suit, or cards of several of its suits."""

    law = "root:7.5.2"
    domains = declare(column=A_COLUMN, suits=THE_SUITS_OF_A_CLEARING)

    def __init__(self, seat: int, column: int, suits: int) -> None:
        self.seat, self.column, self.suits = seat, column, suits

    def trouble(self, state: Woodland) -> str:
        return "" if len(self.options(state)) > 1 else "the column has no two such cards"

    def options(self, state: Woodland) -> list[Action]:
        return [RESOLVE[suit] for suit in orders(state, self.seat, self.column, SUIT_SETS[self.suits])]

    def choose(self, state: Woodland, action: Action) -> None:
        resolve(state, self.seat, self.column, action.args[0])


# ---- §7.7 turmoil


def shame(state: Woodland, seat: int) -> dict[str, Word]:
    """§7.7.1 to §7.7.3: what turmoil would cost now: points, cards of the Decree, the leader."""
    mine = state.board(seat, EyrieBoard)
    points = min(disgrace(state, seat), state.marker(seat) or 0)
    return {"points": points, "count": len(mine.cards()), "leader": LEADERS[mine.leader]}


def disgrace(state: Woodland, seat: int) -> int:
    """§7.7.1: the points that turmoil costs a seat that has them."""
    cards = [card for column in state.board(seat, EyrieBoard).decree for card in column]
    return sum(suit_of(card) == BIRD for card in cards) * faction(state, seat).disgrace


class Turmoil(SeatStep):
    """§7.7: shame, purge, a new leader, and the end of Daylight."""

    def trouble(self, state: Woodland) -> str:
        in_phase = any(isinstance(step, AtBound) and step.end for step in state.todo)
        return (
            ""
            if in_phase and state.board(self.seat, EyrieBoard).leader >= 0
            else "there is no leader in a phase to fall"
        )

    def run(self, state: Woodland) -> None:
        seat, mine = self.seat, state.board(self.seat, EyrieBoard)
        cards = [card for column in mine.decree for card in column]
        state.say("root:7.7", "turmoil", seat=seat)
        score(state, seat, -disgrace(state, seat), "root:7.7.1")
        for card in cards:  # §7.7.2
            if card != VIZIER:
                discard(state, card)
        mine.decree = mine.todo = NO_ORDERS
        mine.fallen |= 1 << mine.leader  # §7.7.3
        if mine.fallen == (1 << len(LEADERS)) - 1:  # §7.7.3.I
            mine.fallen = 0
        end_phase(state)  # §7.7.4
        state.push(NewLeader(seat))


class NewLeader(ChooseLeader):
    """§7.7.3: of the leaders that lie face up."""

    law = "root:7.7.3"


# ---- §7.6 Evening


class ScoreRoosts(SeatStep):
    """§7.6.1, §7.6.2: the rightmost empty space scores; then cards are drawn."""

    def run(self, state: Woodland) -> None:
        built, mine = state.out_of_supply(state.rules.piece(self.seat, "roost")), faction(state, self.seat)
        state.push(DrawCards(self.seat, mine.evening_draw(state, self.seat)))
        score(state, self.seat, mine.points[built], "root:7.6.1")
