"""The evaluation of a game that declares none: a position is played on at random a few times, and is worth what comes
of it. It knows nothing of the game but its rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from copse.agents.evaluation import Evaluation
from copse.kernel.actions import Action
from copse.kernel.chance import MASK, Dice, mix
from copse.kernel.playout import play_by_lot
from copse.kernel.tasks import State

WON: Final = 20.0  # points that a win is worth
LEAD: Final = 0.1  # of each point by which one leads at the end
PLAYED: Final = 6  # how often a position is played on
LONGEST: Final = 2000  # choices after which a game is judged as it stands


class PlayedOn(Evaluation):
    def value(self, state: State, seat: int) -> float:
        if state.over:
            return result(state, seat)
        return sum(result(ending(state, number), seat) for number in range(PLAYED)) / PLAYED

    def weights(self, state: State, actions: Sequence[Action]) -> list[float]:
        """Nothing is said of a choice before it is tried."""
        return [1.0] * len(actions)

    def quiet(self, state: State, seat: int) -> bool:
        return True

    def reply(self, state: State) -> Action:
        legal = state.decision.legal(state)
        return legal[Dice(mix(state.rng & MASK)).below(len(legal))]


def ending(state: State, number: int) -> State:
    """How the position ends if it is played on at random: the same for the same number."""
    after, seed = state.copy(), mix(state.rng + number & MASK)
    after.rng = seed
    play_by_lot(after, Dice(mix(seed)), LONGEST)
    return after


def result(state: State, seat: int) -> float:
    """What an end is worth: the share of the win, and a little for the points."""
    winners = state.outcome()["winners"] if state.over else []
    assert isinstance(winners, list)
    points = [each or 0 for each in state.scored()]
    others = [each for other, each in enumerate(points) if other != seat]
    lead = points[seat] - max(others, default=0)
    return (WON / len(winners) if seat in winners else 0.0) + LEAD * lead
