"""The forecast of the Decree (§7.5.2): which columns the Eyrie can resolve this turn, and again in the next.

The orders are carried out on copies of the table by the steps of the chapter. A battle only takes its card, because
dice decide the rest: what is done later in its clearing is in doubt. Others only answer what they are asked, and pass
if they may. So the forecast is the same whatever is hidden. The search ends after a number of orders, so it takes a
bounded time everywhere; if it was cut short, it does not say that there is no way.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from copse.kernel.actions import Action
from copse.kernel.bits import members, size
from copse.kernel.events import Word
from copse.kernel.prospects import NO, NOTHING, UNSURE, YES, Forecast
from copse.kernel.rows import replaced
from copse.root.actions import BATTLE, COLUMNS, MOVE, PASS, RESOLVE, SAIL
from copse.root.board import Clearings
from copse.root.cards import BIRD, SUITS
from copse.root.factions.eyrie import (
    BATTLE_COLUMN,
    BUILD_COLUMN,
    MOVE_COLUMN,
    RECRUIT,
    AddToDecree,
    ChooseLeader,
    EyrieBoard,
    Obey,
    Orders,
    PlaceNewRoost,
    ReadDecree,
    WhichOrder,
    faction,
    new_roost_sites,
    pending,
    roosts,
    suit_of,
    tick_off,
)
from copse.root.move import EVERYWHERE, adjacent, destination, origin_of, ports
from copse.root.placing import placeable, with_slot
from copse.root.state import DAYLIGHT, NONE, Woodland
from copse.root.turn import AtBound

MOST: Final = 120  # orders that a search carries out
FEWER: Final = 40  # if many choices are compared
LAWS: Final = ("root:7.5.2.I", "root:7.5.2.II", "root:7.5.2.III", "root:7.5.2.IV")


class Reason(NamedTuple):
    """Why a column can be resolved or not: its sentence and the values of the sentence."""

    name: str
    args: Mapping[str, Word]


POSSIBLE: Final = Reason("possible", {})
EMPTY: Final = Reason("empty", {})
DICE: Final = Reason("dice", {})
NO_WAY: Final = Reason("no-way", {})
MANY_WAYS: Final = Reason("many-ways", {})


def forecast(state: Woodland, seat: int, action: Action | None) -> list[Forecast]:
    """The forecast for every column, if the seat makes this choice first. If the choice is turmoil, there is none."""
    start, shaken = begin(state, seat, action)
    if fallen(start):
        return []
    mine = start.board(seat, EyrieBoard)
    todo = orders_due(start, seat)
    now = read(start, seat, shaken, todo, hindrances(start, seat, todo))
    told = tell(now, 0)
    if now.leaf is None or now.failed:  # after turmoil the Decree is another
        return told
    both = tuple([first + again for first, again in zip(todo, mine.decree, strict=True)])
    following = now.leaf.copy()
    following.push(ReadDecree(seat))
    run_on(following, seat)
    later = read(following, seat, now.shaken, mine.decree, hindrances(start, seat, both))
    for column, (verdict, reason) in later.failed.items():
        if reason is NO_WAY:  # another way through this turn might leave one
            near = hindrances(following, seat, mine.decree)
            later.failed[column] = (UNSURE if verdict == NO else verdict, near.get(column, MANY_WAYS))
    return told + tell(later, 1)


def verdict(state: Woodland, seat: int, action: Action) -> str:
    """Whether the seat can resolve its Decree this turn after a choice: quicker than a forecast, without reasons."""
    start, shaken = begin(state, seat, action)
    if not fallen(start) and not due(start):
        return YES
    if fallen(start) or hindrances(start, seat, orders_due(start, seat)):
        return NO
    search = Search(seat, FEWER)
    if search.follow(start, shaken, len(COLUMNS)):
        return YES
    return UNSURE if search.leaf is not None or search.hope or search.left <= 0 else NO


def begin(state: Woodland, seat: int, action: Action | None) -> tuple[Woodland, Clearings]:
    """A copy of the table where the next order is due, after a choice if there is one, and the clearing of its
    battle."""
    start, shaken = state.copy(), 0
    if action is not None:
        shaken = carry_out(start, seat, action)
    elif isinstance(start.decision, AddToDecree):
        start.todo.pop()
    run_on(start, seat)
    return start, shaken


def orders_due(state: Woodland, seat: int) -> Orders:
    """The cards that are left to resolve this turn, by column."""
    mine = state.board(seat, EyrieBoard)
    unread = state.phase < DAYLIGHT or any(isinstance(step, ReadDecree) for step in state.todo)
    return mine.decree if unread else mine.todo


def tell(reading: Reading, turn: int) -> list[Forecast]:
    """The outcome of a reading, column by column."""
    told: list[Forecast] = []
    for column, cards in enumerate(reading.columns):
        verdict, reason = (YES, POSSIBLE) if cards else (NOTHING, EMPTY)
        if column in reading.failed:
            verdict, reason = reading.failed[column]
        elif cards and column >= reading.doubted:
            verdict, reason = UNSURE, DICE
        told.append(Forecast("column", COLUMNS[column], turn, verdict, reason.name, LAWS[column], reason.args))
    return told


# ---- reading the Decree


class Reading:
    """What came of reading the Decree once: columns that fail, the first column that dice decide, and the table
    afterwards, with the clearings of the battles."""

    def __init__(self, columns: Orders) -> None:
        self.columns = columns
        self.failed: dict[int, tuple[str, Reason]] = {}
        self.doubted = len(COLUMNS)
        self.leaf: Woodland | None = None
        self.shaken: Clearings = 0


def read(start: Woodland, seat: int, shaken: Clearings, columns: Orders, hindered: Mapping[int, Reason]) -> Reading:
    """Read the Decree from a table where its next order is due. A column that fails is left out of the next try."""
    reading = Reading(columns)
    for column, reason in hindered.items():
        reading.failed[column] = (NO, reason)
    while True:
        trial = start.copy()
        mine = trial.board(seat, EyrieBoard)
        for column in reading.failed:
            mine.decree, mine.todo = replaced(mine.decree, column, ()), replaced(mine.todo, column, ())
        search = Search(seat)
        if search.follow(trial, shaken, len(COLUMNS)) or search.leaf is not None:
            reading.leaf, reading.shaken, reading.doubted = search.leaf, search.shaken, search.doubted
            return reading
        if search.reached < 0 or search.reached in reading.failed:
            return reading
        hope = DICE if search.hope else MANY_WAYS if search.left <= 0 else NO_WAY
        reading.failed[search.reached] = (NO if hope is NO_WAY else UNSURE, hope)


class Search:
    """A search for a way to carry out every order, first for one that no dice can spoil."""

    def __init__(self, seat: int, most: int = MOST) -> None:
        self.seat = seat
        self.left = most
        self.reached = -1  # the last column that some way has come to
        self.hope = False  # whether a battle could make the last order possible
        self.leaf: Woodland | None = None
        self.shaken: Clearings = 0
        self.doubted = len(COLUMNS)  # the first column of that way that dice could spoil
        self._tried: set[tuple[int, ...]] = set()

    def follow(self, trial: Woodland, shaken: Clearings, doubted: int) -> bool:
        """Carry out the rest of the orders. Returns whether that is sure to succeed."""
        run_on(trial, self.seat)
        if fallen(trial):
            return False
        sure = doubted == len(COLUMNS)
        if not due(trial):
            if sure or self.leaf is None:
                self.leaf, self.shaken, self.doubted = trial, shaken, doubted
            return sure
        if self.leaf is not None and not sure:
            return False
        column = pending(trial, self.seat)
        self.reached = max(self.reached, column)
        footprint = (*standing(trial, self.seat), shaken, doubted)
        if footprint in self._tried:
            return False
        self._tried.add(footprint)
        actions = ranked(trial, self.seat, shaken)
        if not actions and column == BUILD_COLUMN and shaken & sites_in_dispute(trial, self.seat):
            self.hope = True
        for action in actions:
            if self.left <= 0:
                return False
            self.left -= 1
            child = trial.copy()
            risky = doubted if not shaken & places(trial, action) else min(doubted, column)
            if self.follow(child, shaken | carry_out(child, self.seat, action), risky):
                return True
        return False


def standing(state: Woodland, seat: int) -> list[int]:
    """What tells one table of the search from another: the warriors and roosts of the Eyrie, and the orders left."""
    mine, warrior = state.board(seat, EyrieBoard), state.rules.warrior[seat]
    found = [state.count(warrior, clearing) for clearing in range(1, len(state.slots))]
    found += [roosts(state, seat), len(state.todo), type(state.decision) is WhichOrder]
    for column in mine.todo:
        found += [len(column), *sorted(suit_of(card) for card in column)]
    return found


# ---- playing on


def carry_out(state: Woodland, seat: int, action: Action) -> Clearings:
    """Make a choice of the seat. Returns the clearing of the battle, if it orders one."""
    if action.verb is BATTLE and isinstance(state.decision, Obey):
        state.todo.pop()
        state.push(faction(state, seat).next_order(seat))
        tick_off(state, seat, BATTLE_COLUMN, action.args[0])
        return 1 << action.args[0]
    state.answer(action)
    return 0


def due(state: Woodland) -> bool:
    """Whether the table waits for a choice about the Decree."""
    return not state.over and isinstance(state.todo[-1], Obey | WhichOrder | PlaceNewRoost)


def fallen(state: Woodland) -> bool:
    """Whether turmoil has struck."""
    return not state.over and isinstance(state.todo[-1], ChooseLeader)


def run_on(state: Woodland, seat: int) -> None:
    """Run to the next choice about the Decree, to turmoil or to the end of Daylight. All other questions are answered
    by passing, or with the first answer."""
    while not (state.over or due(state) or fallen(state)):
        step = state.todo[-1]
        if isinstance(step, AtBound) and step.end and state.phase == DAYLIGHT:
            return
        if not state.stir() and not state.over:
            answers = state.decision.legal(state)
            state.answer(PASS[()] if PASS[()] in answers else answers[0])


# ---- which order first


def ranked(state: Woodland, seat: int, shaken: Clearings) -> list[Action]:
    """The answers to the pending choice that do not break the Decree, the most promising ones first."""
    question = state.decision
    if isinstance(question, WhichOrder):
        return sorted(question.options(state), key=lambda action: action.args[0] == BIRD)
    if isinstance(question, PlaceNewRoost):
        return question.steps(state)
    assert isinstance(question, Obey)
    actions = [action for action in question.steps(state) if not question.breaks(state, action)]
    if pending(state, seat) == MOVE_COLUMN:
        plans = Plans(state, seat)
        return sorted(actions, key=plans.harm)
    return sorted(actions, key=lambda action: shaken & places(state, action) != 0)


def places(state: Woodland, action: Action) -> Clearings:
    """The clearings that an order depends on."""
    if action.verb is RESOLVE:
        return 0
    if action.verb is MOVE or action.verb is SAIL:
        return 1 << origin_of(state, action) | 1 << destination(action)
    return 1 << action.args[0]


class Plans:
    """What the later columns need, to see which moves help or harm them."""

    def __init__(self, state: Woodland, seat: int) -> None:
        self.state, self.seat = state, seat
        todo = state.board(seat, EyrieBoard).todo
        self.fields = foes(state, seat) & matched(state, todo[BATTLE_COLUMN])
        self.sites = sites(state, seat) & matched(state, todo[BUILD_COLUMN])
        self.warrior = state.rules.warrior[seat]

    def harm(self, action: Action) -> tuple[int, int]:
        """How much a move harms the later orders, less what it helps; then the number of warriors."""
        state, count = self.state, action.args[-1]
        origin, target = origin_of(state, action), destination(action)
        harm = 0
        if self.fields >> target & 1 and not state.count(self.warrior, target):
            harm -= 2
        if self.fields >> origin & 1 and state.count(self.warrior, origin) == count:
            harm += 2
        if self.sites >> target & 1 and state.ruler[target] != self.seat and self.rules_with(target, count):
            harm -= 3
        if state.ruler[origin] == self.seat and not self.rules_with(origin, -count):
            harm += 3 if self.sites >> origin & 1 else 1
        return harm, count

    def rules_with(self, clearing: int, more: int) -> bool:
        strengths = self.state.strengths(clearing)
        rivals = [strength for party, strength in enumerate(strengths) if party != self.seat]
        return strengths[self.seat] + more >= max(rivals)


# ---- what no way can change


def matched(state: Woodland, cards: tuple[int, ...]) -> Clearings:
    """The clearings that some of these cards match."""
    found = 0
    for card in cards:
        found |= state.matched_by(suit_of(card))
    return found


def foes(state: Woodland, seat: int) -> Clearings:
    """The clearings with pieces of others that the seat may attack."""
    found = 0
    for other in range(state.rules.party_count):
        if other != seat and (state.enemies(seat, other) or state.rules.edition.partners_battle):
            found |= state.presence(other)
    return found & ~1


def sites(state: Woodland, seat: int) -> Clearings:
    """The clearings with room for a roost, under any ruler."""
    return with_slot(state) & placeable(state, seat) & ~roosts(state, seat) & ~1


def sites_in_dispute(state: Woodland, seat: int) -> Clearings:
    """The clearings where an order to build may become possible if others lose pieces."""
    wanted = matched(state, state.board(seat, EyrieBoard).todo[BUILD_COLUMN])
    return wanted & state.armed(seat) & placeable(state, seat) & ~roosts(state, seat)


def hindrances(state: Woodland, seat: int, columns: Orders) -> dict[int, Reason]:
    """The columns that cannot be resolved in any way, each with the reason. Earlier columns are taken to go as well as
    they could, so no column is here by mistake."""
    recruits, moves, battles, builds = columns
    free, nests, enemies = placeable(state, seat), roosts(state, seat), foes(state, seat)
    if not nests and state.phase < DAYLIGHT:  # §7.4.3
        nests = sum(1 << site for site in new_roost_sites(state, seat))
    lender = state.lender_to(seat)
    troops = state.armed(seat) | nests & free & (matched(state, recruits) | ~roosts(state, seat))
    near = reach(state, seat, troops, moves, len(moves))
    beside = (near | state.armed(lender) if lender != NONE else near) & enemies
    room = (near | state.ruled(seat)) & sites(state, seat)
    room |= beside & matched(state, battles) & free & ~roosts(state, seat)
    found: dict[int, Reason] = {}
    for column, name, somewhere in (
        (RECRUIT, "no-roost", nests & free),
        (MOVE_COLUMN, "no-troops", reach(state, seat, troops, moves, len(moves) - 1)),
        (BATTLE_COLUMN, "no-enemy", beside),
        (BUILD_COLUMN, "no-site", room),
    ):
        for suit in {suit_of(card) for card in columns[column]}:
            if not somewhere & state.matched_by(suit):
                found[column] = Reason(name, {"suit": SUITS[suit]})
    if BUILD_COLUMN not in found and len(builds) > most_built(state, room, builds):
        found[BUILD_COLUMN] = Reason("few-sites", {"count": len(builds)})
    if len(builds) > state.supply[state.rules.piece(seat, "roost")]:
        found[BUILD_COLUMN] = Reason("no-roosts-left", {"count": len(builds)})
    if state.supply[state.rules.warrior[seat]] < levy(state, seat, len(recruits)):
        found[RECRUIT] = Reason("no-warriors", {"count": levy(state, seat, len(recruits))})
    bursting = faction(state, seat).overburdened(state, seat)
    if bursting >= 0:
        found[bursting] = Reason("many-birds", {})
    return found


def levy(state: Woodland, seat: int, orders: int) -> int:
    """How many warriors the supply needs for these orders to recruit."""
    mine = faction(state, seat)
    each = mine.recruits(state.board(seat, EyrieBoard).leader)
    return orders * each if mine.in_full or not orders else (orders - 1) * each + 1


def reach(state: Woodland, seat: int, troops: Clearings, moves: tuple[int, ...], times: int) -> Clearings:
    """Where warriors may stand after this number of these orders to move, if nobody hindered them."""
    start, found = matched(state, moves), troops
    for _ in range(times):
        for origin in members(found & start):
            found |= adjacent(state, seat, origin) | ports(state, origin, 0, EVERYWHERE)
    return found


def most_built(state: Woodland, room: Clearings, builds: tuple[int, ...]) -> int:
    """At most how many of these orders to build can have a clearing of their own; a bird takes any."""
    most = size(room)
    for suit in {suit_of(card) for card in builds}:
        wanted = sum(suit_of(card) == suit for card in builds)
        here = size(room & state.matched_by(suit))
        most = min(most, len(builds) - max(0, wanted - here))
    return most
