"""Base classes that connect the kernel's tasks with the steps of Small World, which know its state."""

from __future__ import annotations

from collections.abc import Mapping

from copse.kernel.actions import Action
from copse.kernel.domains import A_SEAT, declare
from copse.kernel.events import Word
from copse.kernel.tasks import Blocked, Decision, Forfeit, State, Task
from copse.smallworld.world import World


class Step(Task):
    """A task that runs by itself."""

    def enter(self, state: State) -> None:
        assert isinstance(state, World)
        self.run(state)

    def run(self, state: World) -> None:
        raise NotImplementedError


class SeatStep(Step):
    """A step of one seat that needs no other fields."""

    domains = declare(seat=A_SEAT)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Question(Decision):
    """A decision that waits for a seat."""

    def legal(self, state: State) -> list[Action]:
        assert isinstance(state, World)
        return self.options(state)

    def answer(self, state: State, action: Action) -> None:
        assert isinstance(state, World)
        self.choose(state, action)

    def refused(self, state: State) -> list[Blocked]:
        assert isinstance(state, World)
        return self.blocked(state)

    def forfeited(self, state: State, action: Action) -> Forfeit | None:
        assert isinstance(state, World)
        return self.forfeit(state, action)

    def arguments(self, state: State) -> Mapping[str, Word]:
        assert isinstance(state, World)
        return self.prompt(state)

    def options(self, state: World) -> list[Action]:
        raise NotImplementedError

    def choose(self, state: World, action: Action) -> None:
        raise NotImplementedError

    def blocked(self, state: World) -> list[Blocked]:
        return []

    def forfeit(self, state: World, action: Action) -> Forfeit | None:
        return None

    def prompt(self, state: World) -> Mapping[str, Word]:
        return {}
