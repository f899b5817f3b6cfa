"""Tests of both sides of the card, and of whole games with them."""

from __future__ import annotations

import random

import pytest

import copse
from copse.games import RootGame
from copse.root.hirelings.hiring import take_control
from copse.root.state import Woodland

pytestmark = pytest.mark.both_builds

POSITION = """copse position 1 root
option packages ["peddlers"]
factions marquise eyrie
turn 0 daylight
clearing 1 marquise warrior 2
clearing 5 marquise warrior 1
clearing 5 eyrie warrior 1
markers none
"""
PEDDLERS = """hirelings mushroom_peddlers
clearing 1 mushroom_peddlers warrior 2
held mushroom_peddlers by marquise
mushroom_peddlers control 2
"""
BREWERS = """hirelings kettle_brewers
held kettle_brewers by eyrie
kettle_brewers control 2
"""


def at(card: str) -> RootGame:
    game = copse.position(POSITION + card)
    assert isinstance(game.state, Woodland)
    return game  # type: ignore[return-value]  # it was checked above


def test_the_brewers_let_their_controller_rule_where_it_ties() -> None:
    game = at(BREWERS)
    assert game.state.ruler[5] == 1
    take_control(game.state, 2, 0, "root:E.1.2")
    assert game.state.ruler[5] == 0


def test_the_peddlers_sell_a_card_where_their_controller_rules() -> None:
    game = at(PEDDLERS)
    before = len(game.state.hands[0].cards)
    game.apply("command mushroom_peddlers")
    game.apply("pass")
    assert len(game.state.hands[0].cards) == before + 1


@pytest.mark.parametrize("seed", range(4))
def test_whole_games_with_the_card(seed: int) -> None:
    dice, choices = random.Random(seed), 0
    chosen = ["mushroom_peddlers", "street_band", "otter_divers"] if seed % 2 else "random"
    hirelings = ["kettle_brewers", *chosen[1:]] if seed == 3 else chosen
    game = copse.new("root", packages=["peddlers"], hirelings=hirelings, seed=seed)  # type: ignore[arg-type]
    while not game.over:
        game.apply(dice.choice(game.decision.actions))
        choices += 1
        if choices % 90 == 0:
            assert copse.load(game.save()) == game
            assert copse.position(game.position()).position() == game.position()
    assert copse.replay(game.record()) == game
