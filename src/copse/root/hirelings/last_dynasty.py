"""Last Dynasty, and demoted the Bluebird Nobles. The Dynasty moves as one and fights wherever it arrives; the Nobles
let their controller win ties."""

from __future__ import annotations

from typing import ClassVar

from copse.kernel.actions import Action, Verb
from copse.kernel.bits import members
from copse.kernel.domains import A_SEAT, declare
from copse.kernel.tasks import Task
from copse.root.actions import BATTLE, MOVE, PASS, SAIL, STATION
from copse.root.battle import battles, fight
from copse.root.domains import OWN_PARTY
from copse.root.hirelings.base import BattleInEach, Hireling, HirelingOrder
from copse.root.hooks import Owner
from copse.root.move import destination, move, moves, origin_of
from copse.root.pieces import WARRIOR, Kind
from copse.root.placing import place, placeable
from copse.root.score import promised, score
from copse.root.state import Woodland
from copse.root.steps import Step


class LastDynasty(Hireling):
    name = "last_dynasty"
    sign = "ⓒ"
    colour = "#6f4a2a"
    card = "last_dynasty"
    linked = "eyrie"
    kinds: tuple[Kind, ...] = (Kind("warrior", WARRIOR, 5),)

    def set_up(self, state: Woodland, party: int, seat: int) -> list[Task]:
        return [SettleDynasty(seat, party)]

    def in_daylight(self, state: Woodland, party: int, seat: int) -> list[Task]:
        return [DynastyOrders(seat, party)] if dynasty_orders(state, party) else []


def outskirts(state: Woodland, party: int) -> list[Action]:
    """The clearings on the edge of the map where they may come; all of them come, or as many as there are (§1.5.4)."""
    if not state.supply[state.rules.warrior[party]]:
        return []
    return [STATION[clearing] for clearing in members(state.map.edge & placeable(state, party))]


def arrive(state: Woodland, party: int, clearing: int, law: str) -> None:
    warrior = state.rules.warrior[party]
    place(state, party, warrior, clearing, state.supply[warrior], law)


class SettleDynasty(HirelingOrder):
    """All of them start in one clearing on the edge of the map."""

    law = "root:A.6.3"
    verbs: ClassVar[tuple[Verb, ...]] = (STATION,)

    def options(self, state: Woodland) -> list[Action]:
        return outskirts(state, self.party)

    def choose(self, state: Woodland, action: Action) -> None:
        arrive(state, self.party, action.args[0], self.law)


def dynasty_orders(state: Woodland, party: int) -> list[Action]:
    """If none is on the map, place them on its edge. Where they rule, all of them move; elsewhere they battle. Those
    that rule and cannot leave battle in their clearing (R139)."""
    here = state.armed(party)
    if not here:
        return outskirts(state, party)
    ruled = here & state.ruled(party)
    return marches(state, party) + battles(state, party, here & ~ruled) or battles(state, party, ruled)


def marches(state: Woodland, party: int) -> list[Action]:
    """The moves of all warriors of a clearing that they rule."""
    out = moves(state, party, state.ruled(party))
    return [action for action in out if action.args[-1] == state.warriors(party, origin_of(state, action))]


class DynastyOrders(HirelingOrder):
    """They come, or move, and then battle where they are; where they do not rule, they battle twice."""

    law = "root:E.2.4"
    verbs: ClassVar[tuple[Verb, ...]] = (STATION, MOVE, SAIL, BATTLE)

    def options(self, state: Woodland) -> list[Action]:
        return dynasty_orders(state, self.party) or [PASS[()]]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is STATION:
            arrive(state, self.party, action.args[0], self.law)
            self.battle(state, action.args[0])
        elif action.verb is BATTLE:
            clearing = action.args[0]
            if not state.ruled(self.party) >> clearing & 1:
                self.battle(state, clearing)
            fight(state, self.party, action, self.law)
        else:
            self.battle(state, destination(action))
            move(state, self.party, action, self.law)

    def battle(self, state: Woodland, clearing: int) -> None:
        state.push(BattleInEach(self.seat, self.party, 1 << clearing))


class Lordship(Owner):
    """One rules where one ties for the most, as the Lords of the Forest do; by the first rulings without a
    faction piece, too (R140)."""

    def wins_ties(self, state: Woodland, seat: int, clearing: int) -> int:
        return int(state.rules.rulings == 1 or state.has_pieces(seat, clearing))


class BluebirdNobles(Hireling):
    name = "bluebird_nobles"
    sign = "ⓓ"
    colour = "#795f49"
    card = "last_dynasty"
    linked = "eyrie"
    demoted = True
    kinds: tuple[Kind, ...] = ()
    grants: tuple[Owner, ...] = (Lordship(),)
    clearings_for_a_point: int = 3

    def printed(self) -> dict[str, int]:
        return {"clearings": self.clearings_for_a_point}

    def at_birdsong(self, state: Woodland, party: int, seat: int) -> list[Task]:
        return [CollectTribute(seat, party)] if promised(state, seat, self.tribute(state, seat)) else []

    def must_act(self, state: Woodland, party: int, seat: int) -> bool:
        return True

    def tribute(self, state: Woodland, seat: int) -> int:
        """A point for every few clearings that the seat rules."""
        return state.realm(seat) // self.clearings_for_a_point


class CollectTribute(Step):
    domains = declare(seat=A_SEAT, party=OWN_PARTY)

    def __init__(self, seat: int, party: int) -> None:
        self.seat, self.party = seat, party

    def run(self, state: Woodland) -> None:
        nobles = state.rules.parties[self.party]
        assert isinstance(nobles, BluebirdNobles)
        score(state, self.seat, nobles.tribute(state, self.seat), "root:E.2.3")
