"""Chances: how likely each seat was to win, by the judgement of the agents. It is for looking back at a game and sees
all of it, hidden things too; no agent plays by it."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from copse.agents.judges import judge_of
from copse.games import AnyGame, follow, rewound

MOST_MOMENTS: Final = 60
SPREAD: Final[Mapping[str, tuple[float, float]]] = {"root": (20.0, 4.0), "smallworld": (16.0, 2.0)}
"""By how many points of the evaluation one must lead to be e times as likely to win, as a game begins and as it ends.
docs/agents.md says how they were found."""


def course(game: AnyGame, most: int = MOST_MOMENTS) -> dict[int, list[float]]:
    """By how many choices were made: the chances where turns began, at every second or third turn if there are more
    than `most`, and at the end."""
    again, length = rewound(game, 0), len(game.history)
    found: dict[int, list[float]] = {}
    turns = -1
    for choices, step in enumerate(game.history):
        if again.state.turns != turns:
            turns = again.state.turns
            found[choices] = chances(again, choices / length)
        follow(again, step)
    kept = list(found)[:: math.ceil(len(found) / most) or 1]
    return {**{choices: found[choices] for choices in kept}, length: chances(again, 1.0)}


def chances(game: AnyGame, played: float) -> list[float]:
    """The chance of each seat when this share of the game was played; a game that is over its winners share, and so do
    those who would win together."""
    seats = range(game.seats)
    if game.over:
        winners = game.outcome["winners"]
        assert isinstance(winners, list)
        return [1 / len(winners) if seat in winners else 0.0 for seat in seats]
    at_first, at_last = SPREAD[game.book.name]
    spread = at_first + (at_last - at_first) * played
    judge = judge_of(game.book.name)
    worth = [judge.value(game.state, seat) for seat in seats]
    weights = [math.exp((worth[seat] - max(worth)) / spread) / judge.allies(game.state, seat) for seat in seats]
    return [weight / sum(weights) for weight in weights]
