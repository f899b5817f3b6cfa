"""The evaluation of Small World.

`wishes` has the numbers, `gifts` the worth of races and powers, `prospects` the expected coins of a seat, and `glance`
the weights of actions before they are tried.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from copse.agents.evaluation import Evaluation
from copse.agents.smallworld.glance import glance
from copse.agents.smallworld.prospects import expected, standing
from copse.kernel.actions import Action
from copse.kernel.tasks import State
from copse.smallworld.conquest import BerserkConquer
from copse.smallworld.world import World


class SmallWorldEvaluation(Evaluation):
    def value(self, state: State, seat: int) -> float:
        """Return the seat's coins relative to the others'.

        This also applies to a finished game, because coins are secret to the end.
        """
        assert isinstance(state, World)
        return standing(state, seat)

    def points(self, state: State, seat: int) -> float:
        assert isinstance(state, World)
        return expected(state, seat)

    def elapsed(self, state: State) -> float:
        assert isinstance(state, World)
        turns = (state.round - 1) * state.seats + (state.turn - state.first) % state.seats
        return turns / (state.board.rounds * state.seats)

    def weights(self, state: State, actions: Sequence[Action]) -> list[float]:
        assert isinstance(state, World)
        return glance(state, actions)

    def quiet(self, state: State, seat: int) -> bool:
        """Return whether the state can be evaluated.

        It can at every question, except where the player must choose the region for a rolled die.
        """
        return not isinstance(state.decision, BerserkConquer)

    def reply(self, state: State) -> Action:
        legal = state.decision.legal(state)
        weights = self.weights(state, legal)
        return legal[weights.index(max(weights))]


EVALUATION: Final = SmallWorldEvaluation()
