"""Highway Bandits, and demoted the Bandit Gangs. The Bandits wait on paths, where nothing reaches them; enemies pay for
using these paths, and the controller gains. The Gangs stand in clearings and are safe together with their
controller."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from copse.kernel.actions import Action, Verb
from copse.kernel.bits import members
from copse.kernel.domains import amount, declare
from copse.kernel.errors import Impossible
from copse.kernel.events import Word
from copse.kernel.rows import replaced
from copse.kernel.tasks import Task
from copse.root.actions import PASS, REINFORCE, STATION, WAYLAY, WITHDRAW
from copse.root.board import PLACES, Clearings
from copse.root.boards import FactionBoard
from copse.root.domains import A_CLEARING, A_PATH, OWN_SEAT
from copse.root.fields import Amounts, Entries, Field, Some
from copse.root.hirelings.base import Hireling, HirelingCard, HirelingOrder
from copse.root.hooks import Owner
from copse.root.pieces import WARRIOR, Kind
from copse.root.placing import place, placeable
from copse.root.rations import NOTHING_OWED
from copse.root.state import NONE, Woodland
from copse.root.steps import Question

BANDITS: Final = 4
FIRST_BANDITS: Final = 2  # on the map from the start

Ways = int
"""A set of paths: bit 7 stands for index 7 of `Board.ways`."""

NAME: Final = "highway_bandits"


class BanditCard(HirelingCard):
    fields: ClassVar[Entries] = (
        *HirelingCard.fields,
        Field("ways", Some(A_PATH), "the paths where they lie in wait", key="paths", word="paths"),
    )

    def __init__(self) -> None:
        super().__init__()
        self.ways: Ways = 0

    def take(self, other: HirelingCard) -> None:
        super().take(other)
        assert isinstance(other, BanditCard)
        self.ways = other.ways

    def pieces(self, state: Woodland, seat: int) -> dict[int, int]:
        return {state.rules.warrior[seat]: len(members(self.ways))}

    def check(self, state: Woodland, seat: int) -> None:
        if self.ways & ~open_ways(state):
            raise Impossible("there is a bandit where no path is open", "paths")


def open_ways(state: Woodland) -> Ways:
    """§C.3.2: all paths but the closed ones."""
    ways = len(state.map.ways)
    return (1 << ways) - 1 & ~(state.closed << ways - len(state.map.closed))


def ways_at(state: Woodland, clearings: Clearings) -> Ways:
    """The paths that lead to one of some clearings."""
    found = 0
    for way, (a, b) in enumerate(state.map.ways):
        if (1 << a | 1 << b) & clearings:
            found |= 1 << way
    return found


def free_ways(state: Woodland, party: int) -> Ways:
    """The open paths without a bandit."""
    return open_ways(state) & ~state.board(party, BanditCard).ways


def watched(state: Woodland, party: int, origin: int, target: int) -> bool:
    """Whether a bandit lies on the path between two clearings. No river and no crossing joins two that a path does."""
    ends = (min(origin, target), max(origin, target))
    return any(state.map.ways[way] == ends for way in members(state.board(party, BanditCard).ways))


class Accomplice(Owner):
    """Where its controller comes along a path with a bandit, a warrior may join."""

    def on_march(self, state: Woodland, seat: int, origin: int, target: int, count: int) -> list[Task]:
        party = state.rules.party_names.index(NAME)
        return [JoinOnTheWay(seat, target)] if watched(state, party, origin, target) else []


class HighwayBandits(Hireling):
    name = NAME
    sign = "ⓘ"
    colour = "#356f2a"
    card = "highway_bandits"
    kinds: tuple[Kind, ...] = (Kind("warrior", WARRIOR, BANDITS),)
    grants: tuple[Owner, ...] = (Accomplice(),)

    def new_board(self, seats: int) -> FactionBoard:
        return BanditCard()

    def check(self, state: Woodland, seat: int) -> None:
        if state.armed(seat):
            raise Impossible("they lie in wait on paths, not in clearings", "clearing")

    def set_up(self, state: Woodland, party: int, seat: int) -> list[Task]:
        return [LieInWait(seat, party, FIRST_BANDITS)]

    def toll(self, state: Woodland, seat: int, mover: int, origin: int, target: int) -> int:
        """One of the pieces that move; a Vagabond damages an item instead."""
        return int(state.enemies(seat, mover) and watched(state, seat, origin, target))

    def in_daylight(self, state: Woodland, party: int, seat: int) -> list[Task]:
        if not free_ways(state, party) & ways_at(state, state.presence(seat)):
            return []
        short = not state.supply[state.rules.warrior[party]]
        return [WithdrawBandit(seat, party)] if short else [PostBandit(seat, party)]


class LieInWait(HirelingOrder):
    """§A.6.3: on paths without a bandit."""

    law = "root:A.6.3"
    domains = declare(left=amount(1, FIRST_BANDITS))
    side: ClassVar[str] = "highway_bandits"
    verbs: ClassVar[tuple[Verb, ...]] = (WAYLAY,)

    def __init__(self, seat: int, party: int, left: int) -> None:
        self.seat, self.party, self.left = seat, party, left

    def options(self, state: Woodland) -> list[Action]:
        return waylays(state, self.party, free_ways(state, self.party))

    def choose(self, state: Woodland, action: Action) -> None:
        waylay(state, self.party, action, self.law)
        if self.left > 1:
            state.push(LieInWait(self.seat, self.party, self.left - 1))


def waylays(state: Woodland, party: int, ways: Ways) -> list[Action]:
    if not state.supply[state.rules.warrior[party]]:
        return []
    return [WAYLAY[state.map.ways[way]] for way in members(ways)]


def waylay(state: Woodland, party: int, action: Action, law: str) -> None:
    """A bandit of the supply comes to a path."""
    a, b = action.args
    state.board(party, BanditCard).ways |= 1 << state.map.ways.index((a, b))
    state.supply[state.rules.warrior[party]] -= 1
    state.say(law, "waylaid", seat=party, a=a, b=b)


class WithdrawBandit(HirelingOrder):
    """The supply is empty: one comes off the map, to be placed anew."""

    law = "root:E.2.4"
    side: ClassVar[str] = "highway_bandits"
    verbs: ClassVar[tuple[Verb, ...]] = (WITHDRAW,)

    def options(self, state: Woodland) -> list[Action]:
        return [WITHDRAW[state.map.ways[way]] for way in members(state.board(self.party, BanditCard).ways)]

    def choose(self, state: Woodland, action: Action) -> None:
        a, b = action.args
        state.board(self.party, BanditCard).ways &= ~(1 << state.map.ways.index((a, b)))
        state.supply[state.rules.warrior[self.party]] += 1
        state.say(self.law, "withdrew", seat=self.party, a=a, b=b)
        state.push(PostBandit(self.seat, self.party))


class PostBandit(HirelingOrder):
    """On a path without a bandit that leads to faction pieces of the controlling player."""

    law = "root:E.2.4"
    side: ClassVar[str] = "highway_bandits"
    verbs: ClassVar[tuple[Verb, ...]] = (WAYLAY,)

    def options(self, state: Woodland) -> list[Action]:
        near = ways_at(state, state.presence(self.seat))
        return waylays(state, self.party, free_ways(state, self.party) & near)

    def choose(self, state: Woodland, action: Action) -> None:
        waylay(state, self.party, action, self.law)


class JoinOnTheWay(Question):
    """A warrior of the controlling player, where the move ended."""

    law = "root:E.2.2"
    domains = declare(seat=OWN_SEAT, clearing=A_CLEARING)
    verbs: ClassVar[tuple[Verb, ...]] = (STATION,)

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat, self.clearing = seat, clearing

    def moot(self, state: Woodland) -> bool:
        barred = not placeable(state, self.seat) >> self.clearing & 1
        return barred or not state.supply[state.rules.warrior[self.seat]]

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"clearing": self.clearing}

    def trouble(self, state: Woodland) -> str:
        held = NAME in [state.rules.party_names[party] for party in held_by(state, self.seat)]
        return "" if held and state.rules.warrior[self.seat] != NONE else "no bandit lets a warrior join"

    def options(self, state: Woodland) -> list[Action]:
        return [PASS[()], STATION[self.clearing]]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is STATION:
            place(state, self.seat, state.rules.warrior[self.seat], self.clearing, 1, self.law)


def held_by(state: Woodland, seat: int) -> list[int]:
    return [party for party in range(state.seats, state.rules.party_count) if state.holder[party] == seat]


# ---- Bandit Gangs


class GangCard(HirelingCard):
    fields: ClassVar[Entries] = (
        *HirelingCard.fields,
        Field("owed", Amounts(A_CLEARING, BANDITS), "warriors that are still to come there, while they are short"),
    )

    def __init__(self) -> None:
        super().__init__()
        self.owed = NOTHING_OWED

    def take(self, other: HirelingCard) -> None:
        super().take(other)
        assert isinstance(other, GangCard)
        self.owed = other.owed

    def check(self, state: Woodland, seat: int) -> None:
        asked = any(isinstance(task, ShareWarriors) and task.party == seat for task in state.todo)
        if any(self.owed) != asked:
            raise Impossible("warriors are to join the gangs if it is being asked where, and only then", "owed")


class BanditGangs(Hireling):
    name = "bandit_gangs"
    sign = "ⓙ"
    colour = "#507949"
    card = "highway_bandits"
    demoted = True
    kinds: tuple[Kind, ...] = (Kind("warrior", WARRIOR, BANDITS),)

    def new_board(self, seats: int) -> FactionBoard:
        return GangCard()

    def on_hired(self, state: Woodland, party: int, seat: int) -> list[Task]:
        orders = PostGang(seat, party)
        return [orders] if not state.armed(party) and orders.options(state) else []

    def no_battle(self, state: Woodland, seat: int, other: int) -> Clearings:
        """Where its controller has faction pieces."""
        holder = state.holder[seat]
        return state.presence(holder) if holder != NONE else 0

    def in_daylight(self, state: Woodland, party: int, seat: int) -> list[Task]:
        orders = GangOrders(seat, party)
        return [orders] if orders.options(state) else []


def hideouts(state: Woodland, party: int, seat: int) -> list[Action]:
    """Where a warrior of the Gangs may come: to faction pieces of the controlling player."""
    if not state.supply[state.rules.warrior[party]]:
        return []
    return [STATION[clearing] for clearing in members(state.presence(seat) & placeable(state, party) & ~1)]


class PostGang(HirelingOrder):
    """§E.2.1: if none is on the map, place one in a clearing with faction pieces of the controlling player."""

    law = "root:E.2.1"
    side: ClassVar[str] = "bandit_gangs"
    verbs: ClassVar[tuple[Verb, ...]] = (STATION,)

    def options(self, state: Woodland) -> list[Action]:
        return hideouts(state, self.party, self.seat)

    def choose(self, state: Woodland, action: Action) -> None:
        place(state, self.party, state.rules.warrior[self.party], action.args[0], 1, self.law)


class GangOrders(HirelingOrder):
    """Place a warrior of the controlling player in each clearing with Bandits, or a Bandit in one with the player's
    faction pieces."""

    law = "root:E.2.4"
    side: ClassVar[str] = "bandit_gangs"
    verbs: ClassVar[tuple[Verb, ...]] = (REINFORCE, STATION)

    def options(self, state: Woodland) -> list[Action]:
        joined = any(recruits(state, self.party, self.seat))
        return [REINFORCE[()]] * joined + hideouts(state, self.party, self.seat)

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is STATION:
            place(state, self.party, state.rules.warrior[self.party], action.args[0], 1, self.law)
            return
        warrior, owed = state.rules.warrior[self.seat], recruits(state, self.party, self.seat)
        if state.supply[warrior] < sum(owed):
            state.board(self.party, GangCard).owed = tuple(owed)
            state.push(ShareWarriors(self.seat, self.party))
            return
        for clearing, number in enumerate(owed):
            if number:
                place(state, self.seat, warrior, clearing, number, self.law)


def recruits(state: Woodland, party: int, seat: int) -> list[int]:
    """By clearing, the warriors of a seat that should join those of the Gangs; none, if it has none left."""
    owed, warrior = [0] * PLACES, state.rules.warrior[seat]
    if warrior != NONE and state.supply[warrior]:
        for clearing in members(state.armed(party) & placeable(state, seat)):
            owed[clearing] = state.warriors(party, clearing)
    return owed


class ShareWarriors(HirelingOrder):
    """§1.5.4: there are too few for all; where the next one joins."""

    law = "root:1.5.4"
    side: ClassVar[str] = "bandit_gangs"
    verbs: ClassVar[tuple[Verb, ...]] = (STATION,)

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        warrior = state.rules.warrior[self.seat]
        return {"hireling": self.side, "count": state.supply[warrior] if warrior != NONE else 0}

    def trouble(self, state: Woodland) -> str:
        problem = super().trouble(state)
        if problem:
            return problem
        warrior, owed = state.rules.warrior[self.seat], sum(state.board(self.party, GangCard).owed)
        short = warrior != NONE and 0 < state.supply[warrior] < owed
        return "" if short else "there are warriors for all, or for none"

    def options(self, state: Woodland) -> list[Action]:
        return [STATION[clearing] for clearing, number in enumerate(state.board(self.party, GangCard).owed) if number]

    def choose(self, state: Woodland, action: Action) -> None:
        card, warrior = state.board(self.party, GangCard), state.rules.warrior[self.seat]
        clearing = action.args[0]
        card.owed = replaced(card.owed, clearing, card.owed[clearing] - 1)
        place(state, self.seat, warrior, clearing, 1, self.law)
        if state.supply[warrior]:
            state.push(self)
        else:
            card.owed = NOTHING_OWED
