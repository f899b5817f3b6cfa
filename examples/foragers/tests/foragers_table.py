"""Random games and positions for the tests."""

from __future__ import annotations

from collections.abc import Iterator

import copse
from copse.games import AnyGame
from copse.kernel.chance import Dice

TIE = """
copse position 1 foragers
players 2
first 0
round 3
basket 4
points 2 5
hand 0 truffle bolete
hand 1 truffle puffball
discards none
turns 3
todo EndRound
todo Reveal
todo Lay 1
todo Lay 0
"""


def moments(players: int, seed: int, harmless: bool = False) -> Iterator[AnyGame]:
    """Yield a random game before every choice and at its end."""
    game, lot = copse.new("foragers", players=players, harmless=harmless, seed=seed), Dice(seed)
    while not game.over:
        yield game
        actions = game.decision.actions
        game.apply(actions[lot.below(len(actions))])
    yield game


def at(text: str, *choices: str) -> AnyGame:
    game = copse.position(text.strip())
    for choice in choices:
        game.apply(choice)
    return game
