"""Forest Patrol, and demoted the Feline Physicians. The Patrol is everywhere and returns in force; the Physicians
return their controller's removed warriors to a clearing with the controller's pieces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from copse.kernel.actions import Action, Verb
from copse.kernel.bits import members
from copse.kernel.domains import A_SEAT, declare
from copse.kernel.events import Word
from copse.kernel.tasks import Task
from copse.root.actions import BATTLE, MOVE, MUSTER, PASS, SAIL, SPEND, STATION
from copse.root.board import BURROW, PLACES, Clearings
from copse.root.boards import FactionBoard
from copse.root.cards import matching
from copse.root.deck import spend
from copse.root.domains import A_CLEARING, OWN_PARTY, OWN_SEAT, SOME_AMOUNT
from copse.root.fields import Entries, Field, Whole
from copse.root.hirelings.base import Hireling, HirelingCard, MoveThenBattle
from copse.root.hooks import Owner
from copse.root.pieces import WARRIOR, Kind
from copse.root.placing import place, placeable
from copse.root.state import NONE, Woodland
from copse.root.steps import Question, Step

if TYPE_CHECKING:
    from copse.root.removal import Removal


WARRIORS: Final = 12


class PatrolCard(HirelingCard):
    fields: ClassVar[Entries] = (
        *HirelingCard.fields,
        Field("waiting", Whole(WARRIORS), "warriors that wait to come back"),
    )

    def __init__(self) -> None:
        super().__init__()
        self.waiting = 0

    def take(self, other: HirelingCard) -> None:
        super().take(other)
        assert isinstance(other, PatrolCard)
        self.waiting = other.waiting

    def pieces(self, state: Woodland, seat: int) -> dict[int, int]:
        return {state.rules.warrior[seat]: self.waiting}


class ForestPatrol(Hireling):
    name = "forest_patrol"
    sign = "ⓐ"
    colour = "#6f2a2a"
    card = "forest_patrol"
    linked = "marquise"
    kinds: tuple[Kind, ...] = (Kind("warrior", WARRIOR, WARRIORS),)

    def new_board(self, seats: int) -> FactionBoard:
        return PatrolCard()

    def set_up(self, state: Woodland, party: int, seat: int) -> list[Task]:
        return [PatrolEverywhere(seat, party)]

    def on_removed(self, state: Woodland, seat: int, removal: Removal) -> list[Task]:
        """One warrior of a removal waits on the card; the others go to the supply."""
        warrior = state.rules.warrior[seat]
        if any(loss.piece == warrior for loss in removal.losses):
            state.fallen[warrior] -= 1
            state.board(seat, PatrolCard).waiting += 1
        return []

    def in_daylight(self, state: Woodland, party: int, seat: int) -> list[Task]:
        return [PatrolOrders(seat, party)] if state.armed(party) else []


class PatrolEverywhere(Step):
    """§A.6.3: a warrior in every clearing."""

    domains = declare(seat=A_SEAT, party=OWN_PARTY)

    def __init__(self, seat: int, party: int) -> None:
        self.seat, self.party = seat, party

    def run(self, state: Woodland) -> None:
        for clearing in range(1, PLACES):
            place(state, self.party, state.rules.warrior[self.party], clearing, 1, "root:A.6.3")


class PatrolOrders(MoveThenBattle):
    """A move and a battle; or all warriors on the card are placed in one clearing with a warrior of the Patrol."""

    verbs: ClassVar[tuple[Verb, ...]] = (MOVE, SAIL, BATTLE, STATION)

    def options(self, state: Woodland) -> list[Action]:
        return [*super().options(state), *[STATION[clearing] for clearing in members(self.posts(state))]]

    def posts(self, state: Woodland) -> Clearings:
        if not state.board(self.party, PatrolCard).waiting:
            return 0
        return state.armed(self.party) & placeable(state, self.party)

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is not STATION:
            super().choose(state, action)
            return
        card, warrior = state.board(self.party, PatrolCard), state.rules.warrior[self.party]
        coming, card.waiting = card.waiting, 0
        state.supply[warrior] += coming
        place(state, self.party, warrior, action.args[0], coming, "root:E.2.4")


class Physicians(Owner):
    """For a card that matches their clearing, place the removed warriors in a clearing with pieces of their owner."""

    def on_removed(self, state: Woodland, seat: int, removal: Removal) -> list[Task]:
        """Not those whose fate their chapter has decided already (R153)."""
        steps: list[Task] = []
        for loss in removal.losses:
            fallen = state.fallen[loss.piece]
            if loss.piece == state.rules.warrior[seat] and fallen:
                steps.append(TreatFallen(seat, loss.clearing, min(loss.number, fallen)))
        return steps


class FelinePhysicians(Hireling):
    name = "feline_physicians"
    sign = "ⓑ"
    colour = "#794949"
    card = "forest_patrol"
    linked = "marquise"
    demoted = True
    kinds: tuple[Kind, ...] = ()
    grants: tuple[Owner, ...] = (Physicians(),)


class TreatFallen(Question):
    """Asked whatever cards the hand holds."""

    law = "root:E.2.2"
    hushed: ClassVar[bool] = True
    domains = declare(seat=OWN_SEAT, clearing=A_CLEARING, fallen=SOME_AMOUNT)
    verbs: ClassVar[tuple[Verb, ...]] = (SPEND,)

    def __init__(self, seat: int, clearing: int, fallen: int) -> None:
        self.seat, self.clearing, self.fallen = seat, clearing, fallen

    def moot(self, state: Woodland) -> bool:
        return not state.hands[self.seat].cards or not refuges(state, self.seat)

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"clearing": self.clearing, "count": self.fallen}

    def trouble(self, state: Woodland) -> str:
        waiting = [step.fallen for step in state.todo if isinstance(step, TreatFallen) and step.seat == self.seat]
        warrior = state.rules.warrior[self.seat]
        enough = warrior != NONE and sum(waiting) <= state.fallen[warrior]
        return "" if enough else "there are no fallen warriors to treat"

    def options(self, state: Woodland) -> list[Action]:
        cards = matching(state.hands[self.seat].cards, state.suits_of(self.clearing))
        return [PASS[()], *[SPEND[card] for card in cards]]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is SPEND:
            spend(state, self.seat, action.args[0], self.law)
            state.push(Refuge(self.seat, self.fallen))


def refuges(state: Woodland, seat: int) -> Clearings:
    """Where the seat has faction pieces and may place more; the Burrow is a clearing too (§12.2.2)."""
    return state.presence(seat) & placeable(state, seat)


class Refuge(Question):
    """Where they come to."""

    law = "root:E.2.2"
    domains = declare(seat=OWN_SEAT, fallen=SOME_AMOUNT)
    verbs: ClassVar[tuple[Verb, ...]] = (STATION, MUSTER)

    def __init__(self, seat: int, fallen: int) -> None:
        self.seat, self.fallen = seat, fallen

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"count": self.fallen}

    def trouble(self, state: Woodland) -> str:
        warrior = state.rules.warrior[self.seat]
        saved = warrior != NONE and state.fallen[warrior] >= self.fallen and bool(refuges(state, self.seat))
        return "" if saved else "nobody is to be saved, or there is nowhere to go"

    def options(self, state: Woodland) -> list[Action]:
        found = refuges(state, self.seat)
        return [*[STATION[clearing] for clearing in members(found & state.map.everywhere)], *[MUSTER[()]] * (found & 1)]

    def choose(self, state: Woodland, action: Action) -> None:
        warrior, clearing = state.rules.warrior[self.seat], BURROW if action.verb is MUSTER else action.args[0]
        state.fallen[warrior] -= self.fallen
        state.supply[warrior] += self.fallen
        place(state, self.seat, warrior, clearing, self.fallen, self.law)
