"""How good a game looks for everyone: it is played on to where a turn ends, and then judged."""

from __future__ import annotations

from math import exp
from typing import Final

from copse.agents.evaluation import Evaluation
from copse.kernel.tasks import State

TEMPERATURE: Final = 8.0  # points by which one must be ahead to be about three times as likely to win
MOST_REPLIES: Final = 100  # questions that are answered before a game is judged anyway


def play_on(judge: Evaluation, state: State, until: int) -> None:
    """Play what looks best at a glance, until so many turns have begun."""
    for _ in range(MOST_REPLIES):
        if state.over or state.turns >= until:
            return
        state.play(judge.reply(state))


def shares(judge: Evaluation, state: State) -> list[float]:
    """Each seat's share of the win: what it has of it when the game is over, what it may expect before."""
    if state.over:
        return won(state)
    values = [judge.value(state, seat) for seat in range(state.seats)]
    best = max(values)
    odds = [exp((value - best) / TEMPERATURE) for value in values]
    total = sum(odds)
    return [each / total for each in odds]


def won(state: State) -> list[float]:
    winners = state.outcome()["winners"]
    assert isinstance(winners, list)
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
