"""Corvid Spies, and demoted the Raven Sentries. The Spies go where enemies are, to fight or to steal; the Sentries make
their controller's buildings and tokens dangerous to remove."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from copse.kernel.actions import Action, Verb
from copse.kernel.bits import members
from copse.kernel.domains import declare
from copse.kernel.events import Word
from copse.kernel.tasks import Task
from copse.root.actions import BATTLE, PASS, SPY, STATION
from copse.root.battle import battles
from copse.root.board import Clearings
from copse.root.deck import robbable, steal
from copse.root.domains import A_CLEARING, SOME_AMOUNT
from copse.root.hirelings.base import BattleInEach, Hireling, HirelingOrder
from copse.root.hooks import Owner
from copse.root.pieces import WARRIOR, Kind
from copse.root.placing import place, placeable
from copse.root.state import Battle, Woodland


class CorvidSpies(Hireling):
    name = "corvid_spies"
    sign = "ⓞ"
    colour = "#2a5f6f"
    card = "corvid_spies"
    linked = "corvids"
    kinds: tuple[Kind, ...] = (Kind("warrior", WARRIOR, 6),)
    sent: int = 2  # a day

    def printed(self) -> dict[str, int]:
        return {"count": self.sent}

    def set_up(self, state: Woodland, party: int, seat: int) -> list[Task]:
        return [FirstSpy(seat, party)]

    def in_daylight(self, state: Woodland, party: int, seat: int) -> list[Task]:
        if not (targets(state, party) or state.armed(party)):
            return []
        return [SendSpies(seat, party, self.sent), SpyOrders(seat, party)]


def post(state: Woodland, party: int, clearing: int, law: str) -> None:
    place(state, party, state.rules.warrior[party], clearing, 1, law)


class FirstSpy(HirelingOrder):
    """One starts in a clearing that is not the only one of its suit …"""

    law = "root:A.6.3"
    verbs: ClassVar[tuple[Verb, ...]] = (STATION,)

    def options(self, state: Woodland) -> list[Action]:
        return [
            STATION[clearing] for clearing in members(state.map.everywhere) if partners(state, self.party, clearing)
        ]

    def choose(self, state: Woodland, action: Action) -> None:
        post(state, self.party, action.args[0], self.law)
        state.push(SecondSpy(self.seat, self.party, action.args[0]))


def partners(state: Woodland, party: int, clearing: int) -> Clearings:
    """The other clearings that share a suit with one."""
    return state.like(clearing) & ~(1 << clearing) & placeable(state, party)


class SecondSpy(HirelingOrder):
    """… and one in another clearing of that suit."""

    law = "root:A.6.3"
    domains = declare(first=A_CLEARING)
    verbs: ClassVar[tuple[Verb, ...]] = (STATION,)

    def __init__(self, seat: int, party: int, first: int) -> None:
        self.seat, self.party, self.first = seat, party, first

    def options(self, state: Woodland) -> list[Action]:
        return [STATION[clearing] for clearing in members(partners(state, self.party, self.first))]

    def choose(self, state: Woodland, action: Action) -> None:
        post(state, self.party, action.args[0], self.law)


def targets(state: Woodland, party: int) -> Clearings:
    """Where there are pieces of enemies, if there are Spies to send."""
    if not state.supply[state.rules.warrior[party]]:
        return 0
    return state.hostile_ground(party) & placeable(state, party)


class SendSpies(HirelingOrder):
    """One at a time, among any clearings with pieces of enemies."""

    law = "root:E.2.4"
    domains = declare(left=SOME_AMOUNT)
    verbs: ClassVar[tuple[Verb, ...]] = (STATION,)

    def __init__(self, seat: int, party: int, left: int) -> None:
        self.seat, self.party, self.left = seat, party, left

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"hireling": state.rules.party_names[self.party], "count": self.left}

    def moot(self, state: Woodland) -> bool:
        return not targets(state, self.party)

    def options(self, state: Woodland) -> list[Action]:
        return [STATION[clearing] for clearing in members(targets(state, self.party))] or [PASS[()]]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is STATION:
            post(state, self.party, action.args[0], self.law)
            if self.left > 1:
                state.push(SendSpies(self.seat, self.party, self.left - 1))


class SpyOrders(HirelingOrder):
    """A battle in each clearing with Spies; or in one of them, a random card from each enemy with faction pieces
    there."""

    law = "root:E.2.4"
    verbs: ClassVar[tuple[Verb, ...]] = (BATTLE, SPY)

    def moot(self, state: Woodland) -> bool:
        return not state.armed(self.party)

    def options(self, state: Woodland) -> list[Action]:
        spying = [SPY[clearing] for clearing in members(state.armed(self.party))]
        return [*battles(state, self.party), *spying] or [PASS[()]]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is BATTLE:
            BattleInEach(self.seat, self.party, state.armed(self.party)).choose(state, action)
        elif action.verb is SPY:
            for other in victims(state, self.seat, action.args[0]):
                steal(state, self.seat, other, self.law)


def victims(state: Woodland, seat: int, clearing: int) -> list[int]:
    """The enemies of a seat with faction pieces in a clearing who have cards to lose."""
    there = [other for other in range(state.seats) if state.enemies(seat, other) and state.has_pieces(other, clearing)]
    return [other for other in there if robbable(state, other)]


class Watchfulness(Owner):
    """One more hit in battles where one has buildings or tokens of one's faction."""

    cites: Mapping[str, str] = {"extra_hits": "root:E.2.2"}

    def extra_hits(self, state: Woodland, seat: int, battle: Battle) -> int:
        return state.developed(seat) >> battle.clearing & 1


class RavenSentries(Hireling):
    name = "raven_sentries"
    sign = "ⓟ"
    colour = "#496e79"
    card = "corvid_spies"
    linked = "corvids"
    demoted = True
    kinds: tuple[Kind, ...] = ()
    grants: tuple[Owner, ...] = (Watchfulness(),)
