"""The evaluation of Small World: `wishes` has the figures, `gifts` what races and powers are worth, `prospects` what a
seat may expect, `glance` how promising an action looks before it is tried."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from copse.agents.evaluation import Evaluation
from copse.agents.smallworld.glance import glance
from copse.agents.smallworld.prospects import standing
from copse.kernel.actions import Action
from copse.kernel.tasks import State
from copse.smallworld.conquest import BerserkConquer
from copse.smallworld.world import World


class SmallWorldEvaluation(Evaluation):
    def value(self, state: State, seat: int) -> float:
        """Purses are secret to the end, so a finished game too is worth what the seat has against the others."""
        assert isinstance(state, World)
        return standing(state, seat)

    def weights(self, state: State, actions: Sequence[Action]) -> list[float]:
        assert isinstance(state, World)
        return glance(state, actions)

    def quiet(self, state: State, seat: int) -> bool:
        """At every next question, but for which region a die just rolled is used."""
        return not isinstance(state.decision, BerserkConquer)

    def reply(self, state: State) -> Action:
        legal = state.decision.legal(state)
        weights = self.weights(state, legal)
        return legal[weights.index(max(weights))]


EVALUATION: Final = SmallWorldEvaluation()
