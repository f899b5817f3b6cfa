"""Furious Protector, and demoted the Stoic Protector: a pawn that nobody can battle. The furious one strikes everyone
where it comes; beside the stoic one its controller is safe."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from copse.kernel.actions import Action, Verb
from copse.kernel.bits import members
from copse.kernel.domains import A_SEAT, declare
from copse.kernel.errors import Impossible
from copse.kernel.events import Word
from copse.kernel.tasks import Task
from copse.root.actions import GO, PASS, SAIL, STATION
from copse.root.board import PLACES, Clearings
from copse.root.domains import OWN_PARTY
from copse.root.hirelings.base import Hireling, HirelingOrder
from copse.root.move import EVERYWHERE, adjacent, cross, no_entry, no_exit, sails, walk
from copse.root.pieces import Kind
from copse.root.placing import placeable
from copse.root.removal import Loss, Removal, remove
from copse.root.setup import setting_up
from copse.root.state import NONE, Woodland
from copse.root.steps import Step


class Protector(Hireling):
    """The common part of both sides: the pawn cannot be battled or removed, and moves without rule."""

    card = "furious_protector"
    kinds: tuple[Kind, ...] = ()

    def check(self, state: Woodland, seat: int) -> None:
        if state.pawns[seat] != NONE and not 0 < state.pawns[seat] < PLACES:
            raise Impossible("it stands in a clearing", "pawn")

    def sheltered(self, state: Woodland, seat: int, party: int, other: int) -> Clearings:
        return state.map.everywhere if party == seat else 0

    def must_act(self, state: Woodland, party: int, seat: int) -> bool:
        return True

    def at_birdsong(self, state: Woodland, party: int, seat: int) -> list[Task]:
        return [WalkProtector(seat, party)] if ways(state, party) else []


class FuriousProtector(Protector):
    name = "furious_protector"
    sign = "ⓢ"
    colour = "#352a6f"
    bars_by = "root:E.2.2"

    def check(self, state: Woodland, seat: int) -> None:
        super().check(state, seat)
        if state.pawns[seat] == NONE and not setting_up(state):
            raise Impossible("nothing says in which clearing it stands", "pawn")

    def set_up(self, state: Woodland, party: int, seat: int) -> list[Task]:
        return [PostProtector(seat, party)]

    def no_placing(self, state: Woodland, seat: int, other: int) -> Clearings:
        """Enemies place nothing beside it, not even as they are set up, unless by the first rulings (R145)."""
        if state.pawns[seat] == NONE or not state.enemies(seat, other):
            return 0
        return 1 << state.pawns[seat] if state.rules.rulings > 1 or not setting_up(state) else 0

    def at_birdsong(self, state: Woodland, party: int, seat: int) -> list[Task]:
        """Where it cannot leave it strikes all the same (§1.5.4)."""
        return [WalkProtector(seat, party), Rage(seat, party)] if state.pawns[party] != NONE else []


class StoicProtector(Protector):
    name = "stoic_protector"
    sign = "ⓣ"
    colour = "#504979"
    demoted = True

    def sheltered(self, state: Woodland, seat: int, party: int, other: int) -> Clearings:
        """Beside the pawn itself, its controller's faction pieces in its clearing are safe from enemies."""
        if party == state.holder[seat] and state.pawns[seat] != NONE and state.enemies(party, other):
            return 1 << state.pawns[seat]
        return super().sheltered(state, seat, party, other)

    def on_hired(self, state: Woodland, party: int, seat: int) -> list[Task]:
        return [CallProtector(seat, party)] if state.pawns[party] == NONE else []


# ---- where it comes to the map


class PostProtector(HirelingOrder):
    """§A.6.3: in any clearing."""

    law = "root:A.6.3"
    verbs: ClassVar[tuple[Verb, ...]] = (STATION,)

    def trouble(self, state: Woodland) -> str:
        return super().trouble(state) or ("" if state.pawns[self.party] == NONE else "it stands on the map already")

    def posts(self, state: Woodland) -> Clearings:
        return placeable(state, self.party) & ~1

    def moot(self, state: Woodland) -> bool:
        return not self.posts(state)

    def options(self, state: Woodland) -> list[Action]:
        return [STATION[clearing] for clearing in members(self.posts(state))] or [PASS[()]]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is STATION:
            walk(state, self.party, action.args[0], self.law)


class CallProtector(PostProtector):
    """When hired: where the controlling player has faction pieces, if it is not on the map."""

    law = "root:E.2.1"

    def posts(self, state: Woodland) -> Clearings:
        return super().posts(state) & state.presence(self.seat)


# ---- Birdsong


def ways(state: Woodland, party: int) -> list[Action]:
    """Where the pawn may go; it needs no rule."""
    here, barred = state.pawns[party], no_entry(state, party)
    if here == NONE or no_exit(state, party) >> here & 1:
        return []
    on_foot = members(adjacent(state, party, here) & ~barred)
    return [*[GO[clearing] for clearing in on_foot], *sails(state, here, 1, barred, EVERYWHERE)]


class WalkProtector(HirelingOrder):
    """It must move, if it can."""

    law = "root:E.2.3"
    verbs: ClassVar[tuple[Verb, ...]] = (GO, SAIL)

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"hireling": state.rules.party_names[self.party], "clearing": state.pawns[self.party]}

    def trouble(self, state: Woodland) -> str:
        return super().trouble(state) or ("it is not on the map" if state.pawns[self.party] == NONE else "")

    def moot(self, state: Woodland) -> bool:
        return not ways(state, self.party)

    def options(self, state: Woodland) -> list[Action]:
        return ways(state, self.party) or [PASS[()]]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is not PASS:
            target = action.args[0]
            walk(state, self.party, target, self.law)
            if action.verb is SAIL:
                cross(state, self.party, target)


class Rage(Step):
    """Remove a faction warrior of each player in the pawn's clearing, including the controlling player's."""

    domains = declare(seat=A_SEAT, party=OWN_PARTY)

    def __init__(self, seat: int, party: int) -> None:
        self.seat, self.party = seat, party

    def trouble(self, state: Woodland) -> str:
        return "it is not on the map" if state.pawns[self.party] == NONE else ""

    def run(self, state: Woodland) -> None:
        here = state.pawns[self.party]
        there = [seat for seat in range(state.seats) if state.ranks(seat, here)]
        losses = tuple(Loss(state.rules.warrior[seat], here, 1) for seat in there)
        if losses:
            remove(state, [Removal(self.party, losses)], "root:E.2.3")
