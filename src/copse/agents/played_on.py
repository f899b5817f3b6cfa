"""The evaluation of a game without one: it plays the position to the end at random several times.

It knows only the rules of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from copse.agents.evaluation import Evaluation
from copse.kernel.actions import Action
from copse.kernel.chance import MASK, Dice, mix
from copse.kernel.playout import play_by_lot
from copse.kernel.tasks import State

WON: Final = 20.0  # points for a win
LEAD: Final = 0.1  # points for each point of the lead at the end
PLAYED: Final = 6  # random playouts for each position
LONGEST: Final = 2000  # the maximum number of choices in a playout


class PlayedOn(Evaluation):
    def value(self, state: State, seat: int) -> float:
        if state.over:
            return result(state, seat)
        return sum(result(ending(state, number), seat) for number in range(PLAYED)) / PLAYED

    def weights(self, state: State, actions: Sequence[Action]) -> list[float]:
        """Return equal weights, because nothing is known about an action before it is tried."""
        return [1.0] * len(actions)

    def quiet(self, state: State, seat: int) -> bool:
        return True

    def reply(self, state: State) -> Action:
        legal = state.decision.legal(state)
        return legal[Dice(mix(state.rng & MASK)).below(len(legal))]


def ending(state: State, number: int) -> State:
    """Return the end of a random playout. Equal numbers give equal playouts."""
    after, seed = state.copy(), mix(state.rng + number & MASK)
    after.rng = seed
    play_by_lot(after, Dice(mix(seed)), LONGEST)
    return after


def result(state: State, seat: int) -> float:
    """Return the worth of an end: mostly the share of the win, and a little for the lead in points."""
    winners = state.outcome()["winners"] if state.over else []
    points = [each or 0 for each in state.scored()]
    others = [each for other, each in enumerate(points) if other != seat]
    lead = points[seat] - max(others, default=0)
    return (WON / len(winners) if seat in winners else 0.0) + LEAD * lead
