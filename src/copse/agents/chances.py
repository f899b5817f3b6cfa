"""The chances of each seat to win during a game, as the agents judge them.

This is for reviewing a finished game. No agent uses it to play.
"""

from __future__ import annotations

import math
from typing import Final

from copse.agents.outlooks import Outlook, outlook_on
from copse.games import AnyGame, follow, rewound
from copse.kernel.tasks import State

MOST_MOMENTS: Final = 60


def course(game: AnyGame, most: int = MOST_MOMENTS, outlook: Outlook | None = None) -> dict[int, list[float]]:
    """Return chances to win by the number of choices made: at the beginning of turns, and at the end.

    If there are more than `most` turns, only every second, third or later turn counts.
    """
    again, length = rewound(game, 0), len(game.history)
    began: dict[int, State] = {}
    turns = -1
    for choices, step in enumerate(game.history):
        if again.state.turns != turns:
            turns = again.state.turns
            began[choices] = again.state.copy()
        follow(again, step)
    moments = [*list(began)[:: math.ceil(len(began) / most) or 1], length]
    began[length] = again.state
    shares = (outlook or outlook_on(game.book.name)).shares([began[choices] for choices in moments])
    return dict(zip(moments, shares, strict=True))
