"""Evaluators: whoever says of many decisions at once how they may end for everyone, and how promising each legal action
is. A search that has one asks it about games that it imagines, and so does whoever trains one, by the same arrays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple, Protocol

from copse.agents.arrays import NDArray, np
from copse.agents.base import AgentFault
from copse.agents.heuristic import shortfalls
from copse.agents.judges import judge_of
from copse.agents.own import Own
from copse.agents.search.foresight import Advised, Foresight
from copse.agents.sense import sense_of
from copse.kernel.actions import Action
from copse.kernel.tasks import State
from copse.vectors import VECTORS, write

TOGETHER: Final = 16  # games that wait to be evaluated at once
SHUNNED: Final = 1e-6  # what is left of how promising a choice is that serves whoever is likeliest to win


class Rows(Protocol):
    """Decisions of one game, one a row, as `copse.envs.batch` has them too.

    `observation` has each seat's vector, `seat` who decides; the legal actions of row `n` are by number
    `legal[offset[n]:offset[n + 1]]`, and `shortfall` says for each of them by how many points the evaluation of the
    game expects less of it than of the best.
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
    """`values`: for each row, what share of the win each seat may expect, in the order of the vector's blocks: the seat
    that decides, then the others in order of play; columns that no seat has are not looked at. `priors`: a figure above
    0 for each of `legal`, of which only the ratios within a row matter."""

    values: NDArray[np.float32]
    priors: NDArray[np.float32]


class Evaluator(Protocol):
    def evaluate(self, batch: Rows) -> Verdict: ...


@dataclass(frozen=True)
class Tempered:
    """An evaluator whose values are taken to a power: below 1 it is less sure of itself."""

    evaluator: Evaluator
    power: float

    def evaluate(self, batch: Rows) -> Verdict:
        values, priors = self.evaluator.evaluate(batch)
        tempered = np.where(values > 0, values, 0) ** np.float32(self.power)
        return Verdict(tempered / tempered.sum(1, keepdims=True), priors)


class Decisions:
    """The decisions that are pending in some states, as rows. What their seats see is worked out when it is asked for;
    `states` are imagined games, in which everything that the searching seat cannot know was dealt anew. If choices are
    not `tried`, all fall short by 0."""

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
    """A search is guided by an evaluator: `Search(1, iterations=200, guide=Counsel(mine))`."""

    evaluator: Evaluator
    together: int = TOGETHER

    def foresight(self, game: str, world: State) -> Foresight:
        return Advised(Questions(game, self.evaluator, type(self.evaluator).__name__), self.together)


@dataclass(frozen=True)
class OwnGuide:
    """The evaluator of a class of one's own, `my.py:Mine`."""

    own: Own

    def foresight(self, game: str, world: State) -> Foresight:
        return Advised(Questions(game, self, self.own.name), TOGETHER)

    def evaluate(self, batch: Rows) -> Verdict:
        answer = self.own.method("evaluate")(batch)
        if not isinstance(answer, tuple) or len(answer) != 2:
            raise AgentFault(f"{self.own.name} gave {answer!r}, not a pair of values and priors")
        return Verdict(np.asarray(answer[0], np.float32), np.asarray(answer[1], np.float32))


class Questions:
    """Puts the questions of a search about one game to an evaluator, and holds the answers to what was asked."""

    def __init__(self, game: str, evaluator: Evaluator, name: str) -> None:
        self._game, self._evaluator, self._name = game, evaluator, name

    def advise(self, states: list[State], legal: list[list[Action]]) -> tuple[list[list[float]], list[list[float]]]:
        decisions = Decisions(self._game, states, legal)
        shares, priors = self._ask(decisions)
        return shares, [part.tolist() for part in np.split(priors, decisions.offset[1:-1])]

    def expect(self, states: list[State]) -> list[list[float]]:
        """What share of the win each seat may expect: for that one choice of each question will do, untried."""
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
    """The same for who was taught by winning alone: next to nothing is thought of what would be bought of whoever is
    likeliest to win. It hardly changes how often the buyer wins, so that nobody learns to leave it; all but the seller
    lose by it."""

    def advise(self, states: list[State], legal: list[list[Action]]) -> tuple[list[list[float]], list[list[float]]]:
        shares, priors = super().advise(states, legal)
        for state, actions, expected, promising in zip(states, legal, shares, priors, strict=True):
            for place in sense_of(state).feeding(state, actions, expected.index(max(expected))):
                promising[place] *= SHUNNED
        return shares, priors
