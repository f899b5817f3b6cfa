"""Chances: how likely each seat was to win, by the judgement of the agents. It is for looking back at a game that is
over; no agent plays by it."""

from __future__ import annotations

import math
from typing import Final

from copse.agents.outlooks import Outlook, outlook_on
from copse.games import AnyGame, follow, rewound
from copse.kernel.tasks import State

MOST_MOMENTS: Final = 60


def course(game: AnyGame, most: int = MOST_MOMENTS, outlook: Outlook | None = None) -> dict[int, list[float]]:
    """By how many choices were made: the chances where turns began, at every second or third turn if there are more
    than `most`, and at the end."""
    again, length = rewound(game, 0), len(game.history)
    began: dict[int, State] = {}
    turns = -1
    for choices, step in enumerate(game.history):
        if again.state.turns != turns:
            turns = again.state.turns
            began[choices] = again.state.copy()
        follow(again, step)
    told = outlook or outlook_on(game.book.name)
    moments = [*list(began)[:: math.ceil(len(began) / most) or 1], length]
    began[length] = again.state
    return {choices: told.shares([began[choices]], choices / length if length else 1.0)[0] for choices in moments}


def chances(game: AnyGame, played: float) -> list[float]:
    """The chance of each seat when this share of the game was played; a game that is over its winners share, and so do
    those who would win together."""
    return outlook_on(game.book.name).shares([game.state], played)[0]
