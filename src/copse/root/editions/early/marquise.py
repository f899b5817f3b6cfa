"""Chapter 5 of the early Law: the Marquise lives in the Lodge, and has no keep."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from copse.kernel.actions import Action
from copse.kernel.bits import members
from copse.kernel.domains import declare
from copse.kernel.events import Word
from copse.kernel.rows import replaced
from copse.kernel.tasks import Task
from copse.root.actions import BUILD, PASS, SPEND
from copse.root.battle import BeforeRoll
from copse.root.board import PLACES, Clearings
from copse.root.cards import different
from copse.root.deck import spend
from copse.root.domains import A_CLEARING, SOME_AMOUNT
from copse.root.editions.early.general import LODGE, homeland, infirmaries, let_go
from copse.root.factions.marquise import March, Marquise
from copse.root.move import moves
from copse.root.pieces import BUILDING, PIECES, TOKEN, WARRIOR, Kind
from copse.root.placing import place, with_slot
from copse.root.removal import Removal
from copse.root.state import Battle, Woodland
from copse.root.steps import Question, SeatStep


class EarlyMarquise(Marquise):
    kinds: tuple[Kind, ...] = (
        Kind("warrior", WARRIOR, 25),
        Kind("sawmill", BUILDING, 6),
        Kind("workshop", BUILDING, 6),
        Kind("recruiter", BUILDING, 6),
        Kind("wood", TOKEN, 8),
    )
    cites: Mapping[str, str] = {"ignored_hits": "early:5.2.3"}
    evening_law = "early:5.6"

    # ---- §5.2 rules and abilities

    def no_placing(self, state: Woodland, seat: int, other: int) -> Clearings:
        """There is no keep."""
        return 0

    def on_removed(self, state: Woodland, seat: int, removal: Removal) -> list[Task]:
        """§5.2.2: a card for each warrior, while she rules the Lodge."""
        if not infirmaries(state, seat):
            return []
        fallen = [loss for loss in removal.losses if loss.piece == state.rules.warrior[seat]]
        return [Infirmary(seat, loss.clearing, loss.number) for loss in fallen]

    def ignored_hits(self, state: Woodland, seat: int, battle: Battle) -> int:
        """§5.2.3: one hit less in the Lodge; what an ambush deals cannot be prevented (§2.8.1)."""
        ambushed = any(isinstance(task, BeforeRoll) for task in state.todo)
        return int(battle.clearing == LODGE and not ambushed)

    # ---- §5.3 setup

    def set_up(self, state: Woodland, seat: int) -> list[Task]:
        return [EarlyGarrison(seat), BuildAround(seat)]

    # ---- §5.5 Daylight

    def march_on(self, seat: int, left: int) -> Task:
        """§5.5.1: two moves, no fewer."""
        return MarchOn(seat, left)


class Infirmary(Question):
    """§5.2.2: for any card, a removed warrior goes to the Lodge, one after the other; the others are removed."""

    law = "early:5.2.2"
    hushed: ClassVar[bool] = True
    domains = declare(clearing=A_CLEARING, fallen=SOME_AMOUNT)

    def __init__(self, seat: int, clearing: int, fallen: int) -> None:
        self.seat, self.clearing, self.fallen = seat, clearing, fallen

    def moot(self, state: Woodland) -> bool:
        return not state.hands[self.seat].cards

    def trouble(self, state: Woodland) -> str:
        waiting = [task.fallen for task in state.todo if isinstance(task, Infirmary)]
        fallen = state.fallen[state.rules.warrior[self.seat]]
        return "" if sum(waiting) <= fallen else "fewer warriors have fallen"

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"clearing": self.clearing, "count": self.fallen}

    def options(self, state: Woodland) -> list[Action]:
        return [PASS[()], *[SPEND[card] for card in different(state.hands[self.seat].cards)]]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is SPEND:
            warrior = state.rules.warrior[self.seat]
            spend(state, self.seat, action.args[0], self.law)
            state.fallen[warrior] -= 1
            state.supply[warrior] += 1
            place(state, self.seat, warrior, LODGE, 1, self.law)
            if self.fallen > 1:
                state.push(Infirmary(self.seat, self.clearing, self.fallen - 1))
        elif state.rules.rulings > 1:  # by the first rulings they were removed before (E59)
            let_go(state, self.seat, self.clearing, self.fallen)


class EarlyGarrison(SeatStep):
    """§5.3.1: a warrior in every clearing but the homeland of the other titular faction. §5.3.3: a sawmill in the
    Lodge."""

    def run(self, state: Woodland) -> None:
        seat = self.seat
        state.homes = replaced(state.homes, seat, 1 << LODGE)
        for clearing in range(1, PLACES):
            if clearing != homeland(state, "eyrie"):
                place(state, seat, state.rules.warrior[seat], clearing, 1, "early:5.3.1")
        place(state, seat, state.rules.piece(seat, "sawmill"), LODGE, 1, "early:5.3.3")


class BuildAround(Question):
    """§5.3.3: the recruiter next to the Lodge, and the workshop in another clearing next to it (E22)."""

    law = "early:5.3.3"

    def missing(self, state: Woodland) -> list[str]:
        names = ("recruiter", "workshop")
        return [name for name in names if not state.out_of_supply(state.rules.piece(self.seat, name))]

    def trouble(self, state: Woodland) -> str:
        return "" if self.missing(state) else "nothing is left to build"

    def options(self, state: Woodland) -> list[Action]:
        near = state.map.paths[LODGE] & with_slot(state)
        for piece in state.rules.buildings[self.seat]:
            near &= ~state.where(piece)
        return [BUILD[PIECES.index(self.missing(state)[0]), clearing] for clearing in members(near)]

    def choose(self, state: Woodland, action: Action) -> None:
        piece, clearing = action.args
        place(state, self.seat, state.rules.piece(self.seat, PIECES[piece]), clearing, 1, self.law)
        if self.missing(state):
            state.push(self)


class MarchOn(March):
    """§5.5.1: the second move is made, if any can be (E39)."""

    def moot(self, state: Woodland) -> bool:
        return not moves(state, self.seat)

    def options(self, state: Woodland) -> list[Action]:
        return moves(state, self.seat) or [PASS[()]]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is not PASS:
            super().choose(state, action)
