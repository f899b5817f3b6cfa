"""Random playouts on the bare state, for benchmarks and searches: no events, no record."""

from __future__ import annotations

from copse.kernel.chance import Dice
from copse.kernel.tasks import State


def play_by_lot(state: State, dice: Dice, most: int) -> tuple[int, int]:
    """Play at random to the end, or for at most `most` decisions.

    Returns the number of decisions, and of those with more than one legal action.
    """
    decisions = real = 0
    while decisions < most and not state.over:
        legal = state.legal()
        if len(legal) > 1:
            real += 1
            state.play(legal[dice.below(len(legal))])
        else:
            state.play(legal[0])
        decisions += 1
    return decisions, real
