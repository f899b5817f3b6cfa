"""Tables with the Lantern Guild, for the tests."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

import copse
from copse.games import RootGame
from copse.kernel.tasks import Json
from copse.root.state import Woodland
from lanterns.faction import LanternsBoard

GUILD, MARQUISE = 0, 1


def at(text: str, *actions: str) -> RootGame:
    """A game from a position of the Guild, whose turn it is, and the Marquise, after these actions."""
    head = 'copse position 1 root\noption packages ["lanterns"]\nfactions lanterns marquise\nturn 0 daylight\n'
    game = copse.position(head + text)
    assert isinstance(game.state, Woodland)
    for action in actions:
        game.apply(action)
    return game  # type: ignore[return-value]  # it was checked above


def board(game: RootGame) -> LanternsBoard:
    return game.state.board(GUILD, LanternsBoard)


def moments(seed: int, options: Mapping[str, Json], every: int = 80) -> Iterator[RootGame]:
    """Moments of a random game, the last of them its end."""
    dice, choices = random.Random(seed), 0
    game = copse.new("root", **{**options, "seed": seed})
    while not game.over:
        game.apply(dice.choice(game.decision.actions))
        choices += 1
        if choices % every == 0:
            yield game
    yield game
