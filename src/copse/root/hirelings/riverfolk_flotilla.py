"""Riverfolk Flotilla, and demoted the Otter Divers. The Flotilla goes up and down the river, trades and fights, and
nobody can harm it; the Divers know every river crossing."""

from __future__ import annotations

from typing import ClassVar, Final

from copse.kernel.actions import Action, Verb
from copse.kernel.bits import members
from copse.kernel.errors import Impossible
from copse.kernel.tasks import Task
from copse.root.actions import DRAW_CARD, GO, PASS, STATION
from copse.root.board import PLACES, Clearings
from copse.root.deck import draw
from copse.root.hirelings.base import BattleOnce, Hireling, HirelingOrder
from copse.root.hooks import Owner
from copse.root.move import EVERYWHERE, no_entry, no_exit, walk
from copse.root.pieces import Kind
from copse.root.setup import setting_up
from copse.root.state import NONE, Woodland

FLOTILLA_HITS: Final = 3  # rolled hits at most


class RiverfolkFlotilla(Hireling):
    """A pawn: there is nothing that hits could take, and nothing that could be swept away."""

    name = "riverfolk_flotilla"
    sign = "ⓚ"
    colour = "#2a6f3f"
    card = "riverfolk_flotilla"
    linked = "riverfolk"
    kinds: tuple[Kind, ...] = ()

    def printed(self) -> dict[str, int]:
        return {"hits": FLOTILLA_HITS}

    def check(self, state: Woodland, seat: int) -> None:
        here = state.pawns[seat]
        if here != NONE and not state.map.riverside >> here & 1:
            raise Impossible("it lies in a clearing on the river", "pawn")
        if here == NONE and not setting_up(state):
            raise Impossible("nothing says in which clearing it lies", "pawn")

    def set_up(self, state: Woodland, party: int, seat: int) -> list[Task]:
        return [LaunchFlotilla(seat, party)]

    def no_battle(self, state: Woodland, seat: int, other: int) -> Clearings:
        return EVERYWHERE

    def most_rolled(self, state: Woodland, party: int) -> int:
        return FLOTILLA_HITS

    def at_birdsong(self, state: Woodland, party: int, seat: int) -> list[Task]:
        """Every player there draws, clockwise from the controlling player; then it moves."""
        here = anchorage(state, party)
        if not here:
            return []
        clockwise = [(seat + distance) % state.seats for distance in range(state.seats)]
        customers = [other for other in clockwise if state.has_pieces(other, here)]
        return [*[TradeAboard(other, party) for other in customers], SteerFlotilla(seat, party)]

    def must_act(self, state: Woodland, party: int, seat: int) -> bool:
        return True


def anchorage(state: Woodland, party: int) -> int:
    """The clearing where the Flotilla lies; 0 if it is not on the map."""
    return state.pawns[party] if 0 < state.pawns[party] < PLACES else 0


class LaunchFlotilla(HirelingOrder):
    """§A.6.3: in a clearing on the edge of the map and on the river."""

    law = "root:A.6.3"
    verbs: ClassVar[tuple[Verb, ...]] = (STATION,)

    def options(self, state: Woodland) -> list[Action]:
        return [STATION[clearing] for clearing in members(state.map.edge & state.map.riverside)]

    def choose(self, state: Woodland, action: Action) -> None:
        walk(state, self.party, action.args[0], self.law)


class TradeAboard(HirelingOrder):
    """§E.2.3: a player with faction pieces at the Flotilla may draw a card."""

    law = "root:E.2.3"
    verbs: ClassVar[tuple[Verb, ...]] = (DRAW_CARD,)

    def moot(self, state: Woodland) -> bool:
        return not state.deck and not state.discard

    def options(self, state: Woodland) -> list[Action]:
        return [PASS[()], DRAW_CARD[()]]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is DRAW_CARD:
            draw(state, self.seat, 1, self.law)


class SteerFlotilla(HirelingOrder):
    """§E.2.3: move along the river without rule; stay only if it cannot leave or has nowhere to go. Then it may
    battle."""

    law = "root:E.2.3"
    verbs: ClassVar[tuple[Verb, ...]] = (GO,)

    def moot(self, state: Woodland) -> bool:
        return not courses(state, self.party)

    def options(self, state: Woodland) -> list[Action]:
        return [GO[clearing] for clearing in members(courses(state, self.party))] or [PASS[()]]

    def choose(self, state: Woodland, action: Action) -> None:
        state.push(BattleOnce(self.seat, self.party, state.map.everywhere))
        if action.verb is GO:
            walk(state, self.party, action.args[0], self.law)


def courses(state: Woodland, party: int) -> Clearings:
    here = anchorage(state, party)
    if no_exit(state, party) >> here & 1:
        return 0
    return state.map.rivers[here] & ~no_entry(state, party)


# ---- demoted


class Divers(Owner):
    """Move once to or from clearings on the river, without rule."""

    def ignores_rule(self, state: Woodland, seat: int) -> Clearings:
        return state.map.riverside


class OtterDivers(Hireling):
    name = "otter_divers"
    sign = "ⓛ"
    colour = "#497958"
    card = "riverfolk_flotilla"
    linked = "riverfolk"
    demoted = True
    kinds: tuple[Kind, ...] = ()
    grants: tuple[Owner, ...] = (Divers(),)
