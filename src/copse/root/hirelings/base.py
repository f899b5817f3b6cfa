"""Hireling: one side of a hireling's card, a party without a seat (§E).

Its own hooks are those of its pieces; they are asked whether or not anyone controls it. `grants` is what its card gives
the controlling player. Everything that the controlling player may or must do with it (§E.2) is a method that returns
steps; `hiring.py` asks for them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from copse.kernel.actions import Action, Verb
from copse.kernel.domains import A_SEAT, declare
from copse.kernel.events import Word
from copse.kernel.tasks import Task
from copse.root.actions import BATTLE, MOVE, PASS, SAIL
from copse.root.battle import battles, fight
from copse.root.board import Clearings
from copse.root.boards import FactionBoard
from copse.root.domains import ANY_CLEARINGS, OWN_PARTY
from copse.root.fields import Entries, Field, Flag, Whole
from copse.root.move import move, moves
from copse.root.parties import Party
from copse.root.state import Woodland
from copse.root.steps import Question

MOST_CONTROL: Final = 4  # control markers on a card: as many as the die shows (§E.1.2)


@mypyc_attr(allow_interpreted_subclasses=True)
class HirelingCard(FactionBoard):
    fields: ClassVar[Entries] = (
        Field("control", Whole(MOST_CONTROL), "the control markers", left_out="nobody controls it"),
        Field("acted", Flag(), "it has acted this turn"),
    )

    def __init__(self) -> None:
        self.control = 0
        self.acted = False

    def copy(self) -> HirelingCard:
        other = type(self)()
        other.take(self)
        return other

    def take(self, other: HirelingCard) -> None:
        """Have on it what another has."""
        self.control, self.acted = other.control, other.acted


@mypyc_attr(allow_interpreted_subclasses=True)
class Hireling(Party):
    """`card` is what both sides of a card share, `linked` the faction that cannot play beside it (§A.6.5)."""

    card: str
    linked: str = ""
    demoted: bool = False
    appendices: tuple[str, ...] = ("copse.root.hirelings.hiring",)

    def new_board(self, seats: int) -> FactionBoard:
        return HirelingCard()

    def printed(self) -> dict[str, int]:
        """The arguments of the sentence that describes it."""
        return {}

    def set_up(self, state: Woodland, party: int, seat: int) -> list[Task]:
        """§A.6.3: what a seat sets up before the factions."""
        return []

    def on_hired(self, state: Woodland, party: int, seat: int) -> list[Task]:
        """§E.2.1: what a player must do when taking control."""
        return []

    def at_birdsong(self, state: Woodland, party: int, seat: int) -> list[Task]:
        """§E.2.3: what the controlling player does with it at the start of Birdsong; nothing, if it cannot be done."""
        return []

    def must_act(self, state: Woodland, party: int, seat: int) -> bool:
        """Whether that cannot be left out."""
        return False

    def in_daylight(self, state: Woodland, party: int, seat: int) -> list[Task]:
        """§E.2.4: what the controlling player may do with it once in Daylight; nothing, if it cannot be done."""
        return []


# ---- actions of several hirelings: with their own pieces only (§E.3.4)


@mypyc_attr(allow_interpreted_subclasses=True)
class HirelingOrder(Question):
    """A question to the seat that controls a hireling, about its pieces. If only one side of the card asks it, `side`
    names that side."""

    law = "root:E.3.4"
    domains = declare(seat=A_SEAT, party=OWN_PARTY)
    side: ClassVar[str] = ""

    def __init__(self, seat: int, party: int) -> None:
        self.seat, self.party = seat, party

    @property
    def acting(self) -> int:
        return self.party

    def trouble(self, state: Woodland) -> str:
        if self.party < state.seats:
            return "that is no hireling"
        name = state.rules.party_names[self.party]
        return "" if self.side in ("", name) else f"that is no step of {name}"

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"hireling": state.rules.party_names[self.party]}


class MoveThenBattle(HirelingOrder):
    """Its pieces may move; then they may battle where they came to, or if they stayed, anywhere."""

    verbs: ClassVar[tuple[Verb, ...]] = (MOVE, SAIL, BATTLE)

    def options(self, state: Woodland) -> list[Action]:
        return [PASS[()], *moves(state, self.party), *battles(state, self.party)]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is BATTLE:
            fight(state, self.party, action, self.law)
        elif action.verb is not PASS:
            state.push(BattleOnce(self.seat, self.party, state.map.everywhere))
            move(state, self.party, action, self.law)


class BattleOnce(HirelingOrder):
    """Its pieces may battle, in one of some clearings."""

    domains = declare(where=ANY_CLEARINGS)
    verbs: ClassVar[tuple[Verb, ...]] = (BATTLE,)

    def __init__(self, seat: int, party: int, where: Clearings) -> None:
        self.seat, self.party, self.where = seat, party, where

    def moot(self, state: Woodland) -> bool:
        return not battles(state, self.party, self.where, by_sight=True)

    def options(self, state: Woodland) -> list[Action]:
        return [PASS[()], *battles(state, self.party, self.where)]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is BATTLE:
            fight(state, self.party, action, self.law)


class BattleInEach(BattleOnce):
    """Its pieces battle once in each of some clearings, wherever they can, in any order."""

    def options(self, state: Woodland) -> list[Action]:
        return battles(state, self.party, self.where) or [PASS[()]]  # there may be nobody left

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is BATTLE:
            left = self.where & ~(1 << action.args[0])
            if left:
                state.push(BattleInEach(self.seat, self.party, left))
            fight(state, self.party, action, self.law)
