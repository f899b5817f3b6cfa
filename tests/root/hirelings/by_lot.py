"""Whole games with a hireling, every choice by lot: they stay possible, and are written and read alike."""

from __future__ import annotations

import random

import copse
from copse.games import RootGame
from copse.kernel.game import Game
from copse.root.book import BOOK
from copse.root.check import check
from tests.root.hirelings.hired import set_up

CHECKED = 25  # decisions from one check to the next
REWRITTEN = 150  # and from one that is saved and written as a position


def play_by_lot(name: str, *factions: str, seed: int) -> tuple[RootGame, set[str]]:
    """The finished game, and everything that was asked in it."""
    game, lot, prompts = set_up(name, *factions, seed=seed), random.Random(seed), set[str]()
    decisions = 0
    while not game.over:
        prompts.add(game.decision.prompt)
        actions = game.decision.actions
        orders = [action for action in actions if action.verb.name == "command"]
        game.apply(lot.choice(orders or actions))
        decisions += 1
        if decisions % CHECKED == 0:
            check(game.state)
        if decisions % REWRITTEN == 0 and not game.over:
            position = game.position()
            assert Game.from_position(BOOK, position).position() == position
            assert copse.load(game.save()).position() == position
    return game, prompts
