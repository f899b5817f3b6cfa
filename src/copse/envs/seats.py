"""Whose seats an environment gives to learners."""

from __future__ import annotations

from collections.abc import Sequence

from copse.games import AnyGame
from copse.root.state import Woodland


def people(game: AnyGame) -> Sequence[int]:
    """All seats but those of bots, who play by themselves."""
    state = game.state
    return state.rules.people if isinstance(state, Woodland) else range(game.seats)
