"""Evaluators: they evaluate many decisions at once.

For each decision, an evaluator returns the expected share of the win for every seat and a prior for each legal action.
A search asks it about imagined games. Training passes it the same arrays.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from copse.agents.base import AgentFault
from copse.agents.heuristic import shortfalls
from copse.agents.judges import judge_of
from copse.agents.own import Own
from copse.agents.search.foresight import Advised, Foresight
from copse.agents.sense import sense_of
from copse.kernel.actions import Action
from copse.kernel.tasks import State
from copse.vectors import VECTORS, write

TOGETHER: Final = 16  # games that are evaluated in one batch
SHUNNED: Final = 1e-6  # the factor on the prior of a choice that helps the likely winner


class Rows(Protocol):
    """Decisions of one game, one in each row. `copse.envs.batch` has the same arrays.

    `observation` has the vector of the deciding seat, and `seat` the number of that seat. Row `n` has the legal actions
    `legal[offset[n]:offset[n + 1]]`, given by number. For each of them, `shortfall` has the points by which the game's
    evaluation ranks it below the best action.
    """

    @property
    def observation(self) -> NDArray[np.uint8]: ...
    @property
    def seat(self) -> NDArray[np.uint8]: ...
    @property
    def legal(self) -> NDArray[np.int32]: ...
    @property
    def shortfall(self) -> NDArray[np.float32]: ...
    @property
    def offset(self) -> NDArray[np.int32]: ...


class Verdict(NamedTuple):
    """The result of an evaluator.

    `values` has the expected share of the win of each seat in each row. The columns follow the blocks of the vector:
    first the deciding seat, then the others in turn order. Columns without a seat are ignored. `priors` has a number
    above 0 for each action in `legal`. Only ratios within a row matter.
    """

    values: NDArray[np.float32]
    priors: NDArray[np.float32]


class Evaluator(Protocol):
    """One method: how good is each decision of a batch for its seats, and how promising is each action?"""

    def evaluate(self, batch: Rows) -> Verdict:
        """Return the values and priors of all decisions at once."""


@dataclass(frozen=True)
class Tempered:
    """An evaluator whose values are raised to a power. A power below 1 makes it less confident."""

    evaluator: Evaluator
    power: float

    def evaluate(self, batch: Rows) -> Verdict:
        values, priors = self.evaluator.evaluate(batch)
        tempered = np.where(values > 0, values, 0) ** np.float32(self.power)
        return Verdict(tempered / tempered.sum(1, keepdims=True), priors)


class Decisions:
    """The pending decisions of some states as rows.

    Each array is computed on first use. `states` are imagined games, in which information hidden from the searching
    seat was dealt again at random. If `tried` is False, all shortfalls are 0.
    """

    def __init__(
        self, game: str, states: Sequence[State], legal: Sequence[Sequence[Action]], tried: bool = True
    ) -> None:
        self.game, self.states = game, states
        self._legal, self._tried = legal, tried

    @cached_property
    def seat(self) -> NDArray[np.uint8]:
        return np.array([state.decision.seat for state in self.states], np.uint8)

    @cached_property
    def observation(self) -> NDArray[np.uint8]:
        rows = np.zeros((len(self.states), VECTORS[self.game].length), np.uint8)
        for row, state in zip(rows, self.states, strict=True):
            write(state, state.decision.seat, row.data)
        return rows

    @cached_property
    def legal(self) -> NDArray[np.int32]:
        return np.array([action.number for actions in self._legal for action in actions], np.int32)

    @cached_property
    def shortfall(self) -> NDArray[np.float32]:
        if not self._tried:
            return np.zeros(len(self.legal), np.float32)
        judge, pairs = judge_of(self.game), zip(self.states, self._legal, strict=True)
        return np.array([each for state, legal in pairs for each in shortfalls(judge, state, legal)], np.float32)

    @cached_property
    def offset(self) -> NDArray[np.int32]:
        return np.cumsum([0, *(len(actions) for actions in self._legal)], dtype=np.int32)


@dataclass(frozen=True)
class Counsel:
    """A guide that asks an evaluator: `Search(1, iterations=200, guide=Counsel(mine))`."""

    evaluator: Evaluator
    together: int = TOGETHER

    def foresight(self, game: str, world: State) -> Foresight:
        """Return what a search of this game asks: the evaluator, for many decisions at once."""
        return Advised(Questions(game, self.evaluator, type(self.evaluator).__name__), self.together)


@dataclass(frozen=True)
class OwnGuide:
    """A guide that asks the evaluator in a user's class, `my.py:Mine`."""

    own: Own

    def foresight(self, game: str, world: State) -> Foresight:
        return Advised(Questions(game, self, self.own.name), TOGETHER)

    def evaluate(self, batch: Rows) -> Verdict:
        answer = self.own.method("evaluate")(batch)
        if not isinstance(answer, tuple) or len(answer) != 2:
            raise AgentFault(f"{self.own.name} gave {answer!r}, not a pair of values and priors")
        return Verdict(np.asarray(answer[0], np.float32), np.asarray(answer[1], np.float32))


class Questions:
    """Passes the questions of a search about one game to an evaluator, and validates the answers."""

    def __init__(self, game: str, evaluator: Evaluator, name: str) -> None:
        self._game, self._evaluator, self._name = game, evaluator, name

    def advise(self, states: list[State], legal: list[list[Action]]) -> tuple[list[list[float]], list[list[float]]]:
        decisions = Decisions(self._game, states, legal)
        shares, priors = self._ask(decisions)
        return shares, [part.tolist() for part in np.split(priors, decisions.offset[1:-1])]

    def expect(self, states: list[State]) -> list[list[float]]:
        """Return the expected share of the win of each seat.

        One legal action per question is enough for that, without a trial.
        """
        return self._ask(Decisions(self._game, states, [state.legal()[:1] for state in states], tried=False))[0]

    def _ask(self, decisions: Decisions) -> tuple[list[list[float]], NDArray[np.float32]]:
        states = decisions.states
        values, priors = self._evaluator.evaluate(decisions)
        most = max(state.seats for state in states)
        if values.ndim != 2 or len(values) != len(states) or values.shape[1] < most:
            raise AgentFault(
                f"{self._name} gave values of the shape {values.shape} for {len(states)} decisions of {most} seats"
            )
        if priors.shape != decisions.legal.shape:
            raise AgentFault(f"{self._name} gave {priors.shape} priors for {len(decisions.legal)} legal actions")
        if not np.isfinite(values).all() or not np.isfinite(priors).all() or not (priors > 0).all():
            raise AgentFault(f"{self._name} gave values that are no numbers, or priors that are not above 0")
        shares = [
            [float(row[(seat - state.decision.seat) % state.seats]) for seat in range(state.seats)]
            for row, state in zip(values, states, strict=True)
        ]
        return shares, priors


class Wary(Questions):
    """Questions to a network that was trained only to win. It almost excludes purchases from the likely winner.

    Such purchases hardly change how often the buyer wins, so training does not teach the network to avoid them. But all
    seats except the seller lose by them.
    """

    def advise(self, states: list[State], legal: list[list[Action]]) -> tuple[list[list[float]], list[list[float]]]:
        shares, priors = super().advise(states, legal)
        for state, actions, expected, promising in zip(states, legal, shares, priors, strict=True):
            for place in sense_of(state).feeding(state, actions, expected.index(max(expected))):
                promising[place] *= SHUNNED
        return shares, priors
