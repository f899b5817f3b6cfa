"""How a game may end for everyone: it is played on to the end of a turn, and what it is worth then says who may win."""

from __future__ import annotations

from math import exp
from typing import Final

from copse.agents.evaluation import Evaluation
from copse.kernel.tasks import State

MOST_REPLIES: Final = 100  # questions that are answered before a game is judged anyway


def play_on(judge: Evaluation, state: State, until: int) -> None:
    """Play what looks best at a glance, until so many turns have begun."""
    for _ in range(MOST_REPLIES):
        if state.over or state.turns >= until:
            return
        judge.follow(state, judge.reply(state))


def worth(judge: Evaluation, state: State) -> list[float]:
    """What the game is worth to each seat."""
    return [judge.value(state, seat) for seat in range(state.seats)]


def chances(values: list[float], temperature: float) -> list[float]:
    """Each seat's chance to win. One who is ahead by as many points as the temperature is thrice as likely to."""
    best = max(values)
    odds = [exp((value - best) / temperature) for value in values]
    total = sum(odds)
    return [each / total for each in odds]


def won(state: State) -> list[float]:
    """Each seat's share of a win that is certain."""
    winners = state.outcome()["winners"]
    assert isinstance(winners, list)
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
