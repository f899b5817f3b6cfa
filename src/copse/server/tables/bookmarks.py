"""The past of a game at a table: marks from which it can be played on again, so that going back a few choices costs the
same in a long game as in a short one."""

from __future__ import annotations

from typing import Final

from copse.games import AnyBookmark, AnyGame, follow, rewound
from copse.kernel.chance import FRESH

APART: Final = 64  # choices between two marks


class Past:
    """The marks of one game, in order. `game` is as it stood when the table was made or read from the store."""

    def __init__(self, game: AnyGame) -> None:
        self._marks: list[AnyBookmark] = [game.bookmark()]

    def note(self, game: AnyGame) -> None:
        """A move was made in the game: forget the marks that it took back, and set one now and then."""
        self._marks = [mark for mark in self._marks if mark.choices <= len(game.history)]
        if not self._marks or len(game.history) - self._marks[-1].choices >= APART:
            self._marks.append(game.bookmark())

    def back(self, game: AnyGame, choices: int) -> AnyGame:
        """The game as it stood after its first so many choices. What lies before all marks is played once from the
        start, and marked."""
        marks = [mark for mark in self._marks if mark.choices <= choices]
        again = marks[-1].open(game.history, game.events) if marks else rewound(game, 0)
        for step in game.history[len(again.history) : choices]:
            follow(again, step)
            if not marks:
                self.note(again)
        again.state.rng = FRESH
        return again
