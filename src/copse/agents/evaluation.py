"""What a game is worth to whom: the judgement that the heuristic agent looks one step ahead with, and that guides and
cuts off a search. Each game has one; in Root each faction adds its own wishes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import isfinite
from typing import Final, Protocol

from copse.agents.base import AgentFault
from copse.kernel.actions import Action
from copse.kernel.tasks import State


class Evaluation:
    """All of it looks at imagined games only, in which what the seat cannot know was dealt anew."""

    def value(self, state: State, seat: int) -> float:
        """What the game is worth to the seat, in points it may expect; a finished game is worth more if it was won."""
        raise NotImplementedError

    def weights(self, state: State, actions: Sequence[Action]) -> list[float]:
        """How promising each of these actions of the pending decision looks at a glance: above 0, nothing tried."""
        raise NotImplementedError

    def quiet(self, state: State, seat: int) -> bool:
        """Whether what the seat last chose has run its course, so that its worth can be judged."""
        raise NotImplementedError

    def follow(self, state: State, action: Action) -> None:
        """Make a choice, and run on to the next question or to where what was chosen is best judged."""
        state.play(action)

    def allies(self, state: State, seat: int) -> int:
        """How many seats win or lose as one with this one, itself among them."""
        return 1

    def allied(self, state: State) -> bool:
        """Whether some seats win or lose as one."""
        return any(self.allies(state, seat) > 1 for seat in range(state.seats))

    def reply(self, state: State) -> Action:
        """The plain answer to a question that comes up before the game is quiet."""
        raise NotImplementedError


PARTS: Final = ("value", "weights", "quiet", "follow", "allies", "reply")


class Part(Protocol):
    """A method of an evaluation, whatever it takes and gives."""

    def __call__(self, *args: object) -> object: ...


class OwnEvaluation(Evaluation):
    """One of somebody's own, made of plain functions by the names of `PARTS`: what it leaves out is as another
    evaluation has it. A class that somebody wrote could not inherit from a compiled one."""

    def __init__(self, name: str, parts: Mapping[str, Part], other: Evaluation) -> None:
        self._name, self._parts, self._other = name, dict(parts), other

    def value(self, state: State, seat: int) -> float:
        own = self._parts.get("value")
        if own is None:
            return self._other.value(state, seat)
        value = own(state, seat)
        if not isinstance(value, int | float) or not isfinite(value):
            raise AgentFault(f"{self._name}: value gave {value!r}, which is no number")
        return float(value)

    def weights(self, state: State, actions: Sequence[Action]) -> list[float]:
        own = self._parts.get("weights")
        if own is None:
            return self._other.weights(state, actions)
        given = own(state, actions)
        weights = [each for each in given if isinstance(each, int | float)] if isinstance(given, list | tuple) else []
        if len(weights) != len(actions) or not all(each > 0 and isfinite(each) for each in weights):
            raise AgentFault(f"{self._name}: weights gave {given!r}, not a list of {len(actions)} numbers above 0")
        return [float(each) for each in weights]

    def quiet(self, state: State, seat: int) -> bool:
        own = self._parts.get("quiet")
        return self._other.quiet(state, seat) if own is None else bool(own(state, seat))

    def follow(self, state: State, action: Action) -> None:
        own = self._parts.get("follow")
        if own is None:
            self._other.follow(state, action)
        else:
            own(state, action)

    def allies(self, state: State, seat: int) -> int:
        own = self._parts.get("allies")
        if own is None:
            return self._other.allies(state, seat)
        number = own(state, seat)
        if not isinstance(number, int) or number < 1:
            raise AgentFault(f"{self._name}: allies gave {number!r}, not how many seats win or lose as one: 1 or more")
        return number

    def reply(self, state: State) -> Action:
        own = self._parts.get("reply")
        if own is None:
            return self._other.reply(state)
        chosen = own(state)
        for action in state.decision.legal(state):
            if action is chosen:
                return action
        raise AgentFault(f"{self._name}: reply gave {chosen!r}, which is no legal action")
