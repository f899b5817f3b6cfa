"""Games by lot at a table with one hireling: now and then everything that is kept is checked, and a save and a position
have to be the same game."""

from __future__ import annotations

import random
from collections import Counter

from copse.games import load, position
from copse.kernel.game import Game
from copse.root.book import BOOK
from copse.root.check import check
from tests.root.hirelings.hired import set_up

CHECKED_EVERY = 25
KEPT_EVERY = 300


def play_out(name: str, *factions: str, seed: int) -> Counter[str]:
    """The questions that such a game came to, each with how often."""
    game, lot, met = set_up(name, *factions, seed=seed), random.Random(seed), Counter[str]()
    state, number = game.state, 0
    while not state.over:
        number += 1
        met[type(state.decision).__name__] += 1
        actions = state.decision.legal(state)
        assert actions, state.decision
        state.play(lot.choice(actions))
        if number % CHECKED_EVERY == 0 and not state.over:
            check(state)
        if number % KEPT_EVERY == 0 and not state.over:
            kept = Game(BOOK, game.options, state.copy())
            assert load(kept.save()).state.dump() == state.dump()
            assert position(kept.position()).position() == kept.position()
    return met
