"""Games played on by lot on the bare state, as benchmarks and searches do it: nobody listens, nothing is recorded."""

from __future__ import annotations

from copse.kernel.chance import Dice
from copse.kernel.tasks import State


def play_by_lot(state: State, dice: Dice, most: int) -> tuple[int, int]:
    """Play on to the end, or for so many decisions at most: how many were made, and how many with a choice."""
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
