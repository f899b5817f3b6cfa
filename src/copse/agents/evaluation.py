"""Evaluations: how much a state is worth to a seat.

The heuristic agent uses the evaluation to look one step ahead. It also guides a search and judges where the search
stops. Each game has one evaluation. In Root, each faction adds its wishes to it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import isfinite
from typing import Final, Protocol

from copse.agents.base import AgentFault
from copse.kernel.actions import Action
from copse.kernel.tasks import State


class Evaluation:
    """The evaluation of a game. It only gets imagined games, in which hidden information was dealt again at random."""

    def value(self, state: State, seat: int) -> float:
        """Return the points that the seat can expect from the state. A finished game is worth more if the seat won."""
        raise NotImplementedError

    def points(self, state: State, seat: int) -> float:
        """Return the points that the seat can expect at the end, to compare with the other seats' for the chances."""
        return self.value(state, seat)

    def elapsed(self, state: State) -> float:
        """Return the share of the game that has been played, from 0 to 1. Everyone can see it."""
        return 0.5

    def weights(self, state: State, actions: Sequence[Action]) -> list[float]:
        """Return a weight above 0 for each of these actions of the pending decision. No action is tried for that."""
        raise NotImplementedError

    def quiet(self, state: State, seat: int) -> bool:
        """Return whether the effects of the seat's last choice are complete, so that the state can be evaluated."""
        raise NotImplementedError

    def follow(self, state: State, action: Action) -> None:
        """Make a choice. Run on to the next question, or to the state where the choice is best evaluated."""
        state.play(action)

    def allies(self, state: State, seat: int) -> int:
        """Return the number of seats that win or lose together with this one. It counts this seat."""
        return 1

    def allied(self, state: State) -> bool:
        """Return whether some seats win or lose together."""
        return any(self.allies(state, seat) > 1 for seat in range(state.seats))

    def reply(self, state: State) -> Action:
        """Return a simple answer to a question that comes up before the state is quiet."""
        raise NotImplementedError


PARTS: Final = ("value", "weights", "quiet", "follow", "allies", "reply")


class Part(Protocol):
    """A method of an evaluation, with any arguments and any result."""

    def __call__(self, *args: object) -> object: ...


class OwnEvaluation(Evaluation):
    """An evaluation from a user's functions, by the names in `PARTS`. Another evaluation supplies the missing ones.

    It is needed because a class in Python cannot inherit from a compiled class.
    """

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

    def points(self, state: State, seat: int) -> float:
        return self.value(state, seat) if "value" in self._parts else self._other.points(state, seat)

    def elapsed(self, state: State) -> float:
        return self._other.elapsed(state)

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
