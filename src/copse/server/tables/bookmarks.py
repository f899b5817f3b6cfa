"""The past of a game: bookmarks from which it can be replayed, so that going back a few choices takes equally long
in long and short games."""

from __future__ import annotations

from typing import Final

from copse.games import AnyBookmark, AnyGame, follow, rewound
from copse.kernel.chance import FRESH

APART: Final = 64  # choices between two bookmarks


class Past:
    """The bookmarks of one game, in order. `game` is the game when the table was created or loaded."""

    def __init__(self, game: AnyGame) -> None:
        self._marks: list[AnyBookmark] = [game.bookmark()]

    def note(self, game: AnyGame) -> None:
        """Note a move: forget bookmarks that it took back, and set one at intervals."""
        self._marks = [mark for mark in self._marks if mark.choices <= len(game.history)]
        if not self._marks or len(game.history) - self._marks[-1].choices >= APART:
            self._marks.append(game.bookmark())

    def back(self, game: AnyGame, choices: int) -> AnyGame:
        """Return the game after this many choices. The part before all bookmarks is replayed once from the start,
        and bookmarked."""
        marks = [mark for mark in self._marks if mark.choices <= choices]
        again = marks[-1].open(game.history, game.events) if marks else rewound(game, 0)
        for step in game.history[len(again.history) : choices]:
            follow(again, step)
            if not marks:
                self.note(again)
        again.state.rng = FRESH
        return again
