"""Whole games with a hireling, every choice by lot but that it is sent wherever it can be: they stay possible, and are
saved, written and read alike."""

from __future__ import annotations

import random
from collections import Counter

import copse
from copse.root.check import check
from tests.root.hirelings.hired import set_up

CHECKED = 25  # decisions from one check to the next
REWRITTEN = 150  # and from one that is saved and written as a position


def play_by_lot(name: str, *factions: str, seed: int, map_name: str = "autumn") -> Counter[str]:
    """What was asked in a game that was played to its end, each with how often."""
    game, lot, met = set_up(name, *factions, seed=seed, map_name=map_name), random.Random(seed), Counter[str]()
    while not game.over:
        met[game.decision.prompt] += 1
        actions = game.decision.actions
        orders = [action for action in actions if action.verb.name == "command"]
        game.apply(lot.choice(orders or actions))
        if met.total() % CHECKED == 0:
            check(game.state)
        if met.total() % REWRITTEN == 0 and not game.over:
            position = game.position()
            assert copse.position(position).position() == position
            assert copse.load(game.save()).state.dump() == game.state.dump()
    return met


def asked_in(name: str, *factions: str, games: int) -> set[str]:
    """What was asked in some such games."""
    return {prompt for seed in range(games) for prompt in play_by_lot(name, *factions, seed=seed)}
