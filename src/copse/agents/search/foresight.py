"""How good a game looks for everyone: it is played on to where turns change hands, and then judged."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from copse.agents.evaluation import Evaluation
from copse.kernel.actions import Action
from copse.kernel.chance import Dice
from copse.kernel.tasks import State

TEMPERATURE: Final = 12.0  # points by which one must lead to be about three times as likely to win
MOST_STEPS: Final = 60  # questions that are answered before a game is judged anyway
FINE: Final = 1 << 20


MODE = 0


def play_on(judge: Evaluation, state: State, until: int, dice: Dice, seat: int) -> None:
    """Play by lot, weighted by what looks promising, until so many turns have begun."""
    for _ in range(MOST_STEPS):
        if MODE == 1 and (state.over or judge.quiet(state, seat)):
            return
        if MODE == 2:
            if state.over or state.turns >= until:
                return
            state.play(judge.reply(state))
            continue
        if state.over or state.turns >= until:
            return
        legal = state.decision.legal(state)
        state.play(legal[0] if len(legal) == 1 else draw(legal, judge.weights(state, legal), dice))


def draw(actions: Sequence[Action], weights: Sequence[float], dice: Dice) -> Action:
    """One of the actions, each as likely as its weight says."""
    left = sum(weights) * dice.below(FINE) / FINE
    for action, weight in zip(actions, weights, strict=True):
        left -= weight
        if left < 0:
            return action
    return actions[-1]


def shares(judge: Evaluation, state: State, handicap: Sequence[float]) -> list[float]:
    """Each seat's share of the win: what it has of it when the game is over, what it may expect before."""
    if state.over:
        return won(state)
    values = [judge.value(state, seat) - handicap[seat] for seat in range(state.seats)]
    best = max(values)
    odds = [exp((value - best) / TEMPERATURE) for value in values]
    total = sum(odds)
    return [each / total for each in odds]


def won(state: State) -> list[float]:
    winners = state.outcome()["winners"]
    assert isinstance(winners, list)
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
