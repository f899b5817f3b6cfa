"""Base classes that connect the kernel's tasks with the steps of Root, which know its state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from copse.kernel.actions import Action, Verb
from copse.kernel.domains import declare
from copse.kernel.events import Word
from copse.kernel.tasks import Blocked, Decision, Forfeit, State, Task
from copse.root.actions import PASS, STOP
from copse.root.domains import A_SUIT, OWN_SEAT
from copse.root.state import Woodland

PASSING: Final = PASS[()]
STOPPING: Final = STOP[()]


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Task):
    """A task that runs by itself."""

    def enter(self, state: State) -> None:
        assert isinstance(state, Woodland)
        self.run(state)

    def run(self, state: Woodland) -> None:
        raise NotImplementedError

    def misfit(self, state: State) -> str:
        assert isinstance(state, Woodland)
        return self.trouble(state)

    def trouble(self, state: Woodland) -> str:
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(Step):
    """A step of one seat that needs no other fields."""

    domains = declare(seat=OWN_SEAT)

    def __init__(self, seat: int) -> None:
        self.seat = seat


@mypyc_attr(allow_interpreted_subclasses=True)
class SuitStep(Step):
    """A step of one seat and one suit."""

    domains = declare(seat=OWN_SEAT, suit=A_SUIT)

    def __init__(self, seat: int, suit: int) -> None:
        self.seat, self.suit = seat, suit


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Decision):
    """A decision that waits for a seat."""

    domains = declare(seat=OWN_SEAT)
    in_turn: ClassVar[bool] = False  # whether the verbs of the chapter are shown here, in their fixed places

    def legal(self, state: State) -> list[Action]:
        assert isinstance(state, Woodland)
        out = self.options(state)
        return out + self.interruptions(state, out) if state.asked.interruptions else out

    def answer(self, state: State, action: Action) -> None:
        assert isinstance(state, Woodland)
        for other, owner in state.asked.interruptions:
            if other != self.seat and action.verb in owner.lets:
                state.push(self)
                owner.take_offer(state, other, self.seat, action)
                return
        self.choose(state, action)

    def interruptions(self, state: Woodland, out: list[Action]) -> list[Action]:
        """What others let a seat do in the middle of its turn, if it may also stop; something must remain to be chosen
        afterwards."""
        if self.seat != state.turn or (PASSING not in out and STOPPING not in out):
            return []
        found: list[Action] = []
        for other, owner in state.asked.interruptions:
            if other != self.seat:
                found += [action for action in owner.interruptions(state, other, self.seat) if action not in out]
        return found

    def forced(self, state: State) -> Action | None:
        assert isinstance(state, Woodland)
        if self.moot(state) or (not state.rules.asks_all and self.obvious(state)):
            return PASSING
        if state.rules.automatic and self.seat in state.rules.automatic:
            return state.rules.factions[self.seat].automatic(state, self.seat, self)
        return None

    def misfit(self, state: State) -> str:
        assert isinstance(state, Woodland)
        return self.trouble(state)

    def refused(self, state: State) -> list[Blocked]:
        assert isinstance(state, Woodland)
        return self.blocked(state)

    def menu(self, state: State) -> Sequence[Verb]:
        assert isinstance(state, Woodland)
        own = self.in_turn and self.seat == state.turn
        return state.rules.factions[self.seat].menu(state) if own else ()

    def forfeited(self, state: State, action: Action) -> Forfeit | None:
        assert isinstance(state, Woodland)
        return self.forfeit(state, action)

    def arguments(self, state: State) -> Mapping[str, Word]:
        assert isinstance(state, Woodland)
        return self.prompt(state)

    def options(self, state: Woodland) -> list[Action]:
        raise NotImplementedError

    def choose(self, state: Woodland, action: Action) -> None:
        raise NotImplementedError

    def moot(self, state: Woodland) -> bool:
        """Whether everyone can see that passing is the only choice; then the question is skipped."""
        return False

    def idle(self, state: Woodland) -> bool:
        """Like `moot`, for questions that are asked even where the table wants every question."""
        return False

    def obvious(self, state: Woodland) -> bool:
        """Whether an idle question is skipped. While there are cards to draw, each turn brings one and with it a
        question. A table without hands or cards to come would otherwise run by itself for ever."""
        return self.idle(state) and bool(state.deck or state.discard)

    def trouble(self, state: Woodland) -> str:
        return ""

    def blocked(self, state: Woodland) -> list[Blocked]:
        return []

    def forfeit(self, state: Woodland, action: Action) -> Forfeit | None:
        return None

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {}
