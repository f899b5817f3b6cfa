"""Tests of the bot's turn, and of whole games with it."""

from __future__ import annotations

import random

import pytest

import copse
from copse.kernel.tasks import Json
from copse.root.state import Woodland
from tinplants.bot import GuardHedges, PlantHedge, ScoreHedges

pytestmark = pytest.mark.both_builds

POSITION = """copse position 1 root
option packages ["tinplants"]
factions tin_gardeners marquise
turn 1 daylight
clearing 1 tin_gardeners warrior 2 hedge 1
clearing 5 tin_gardeners warrior 1
clearing 3 marquise warrior 2
"""


def at(text: str = POSITION) -> Woodland:
    state = copse.position(text).state
    assert isinstance(state, Woodland)
    return state


@pytest.mark.law("tinplants:1.3")
def test_each_hedge_gets_a_warrior() -> None:
    state = at()
    GuardHedges(0).run(state)
    assert state.warriors(0, 1) == 3
    assert state.warriors(0, 5) == 1


@pytest.mark.law("tinplants:1.4")
def test_a_hedge_grows_where_they_rule_and_scouts_come_where_they_do_not() -> None:
    state = at()
    PlantHedge(0).run(state)
    assert state.count(state.rules.buildings[0][0], 5) == 1
    barred = at(POSITION.replace("clearing 5 tin_gardeners warrior 1", "clearing 5 marquise warrior 1"))
    PlantHedge(0).run(barred)
    assert [barred.warriors(0, clearing) for clearing in (5, 9, 10)] == [2, 0, 0]


@pytest.mark.law("tinplants:1.2", "tinplants:1.5")
def test_they_start_in_a_corner_and_score_for_hedges() -> None:
    state = at()
    ScoreHedges(0).run(state)
    assert state.points[0] == 1
    game = copse.new("root", factions=["eyrie", "marquise", "tin_gardeners"], seed=1)
    while not game.state.turns:
        game.apply(game.decision.actions[0])
    assert game.state.warriors(2, game.state.homes[2].bit_length() - 1) == 4


@pytest.mark.parametrize("seed", range(4))
def test_whole_games_with_the_bot(seed: int) -> None:
    name = ("tin_gardeners", "tin_gardeners:nightmare", "tin_gardeners:easy", "tin_gardeners")[seed]
    dice, choices = random.Random(seed), 0
    hired: Json = "random" if seed % 2 else []
    game = copse.new("root", factions=[name, "eyrie", "lizards"], hirelings=hired, seed=seed)
    while not game.over:
        game.apply(dice.choice(game.decision.actions))
        choices += 1
        if choices % 60 == 0:
            assert copse.load(game.save()) == game
            assert copse.position(game.position()).position() == game.position()
    assert copse.replay(game.record()) == game
