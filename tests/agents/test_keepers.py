"""The Keepers in the evaluation: they find what a sensible player would, and beat players by lot."""

from __future__ import annotations

import pytest

import copse
from copse.agents import make, observe
from copse.arena.matches import play_out
from copse.games import RootGame
from tests.root.table import daylight
from tests.script import play, root

TABLE = ("keepers", "marquise", "eyrie", "alliance")


def choice(game: RootGame) -> str:
    """What the heuristic agent chooses."""
    return make("heuristic", 1).choose(observe(game)).text


def day(lines: str) -> RootGame:
    return daylight(lines, factions="keepers marquise")


def test_they_recover_a_relic_at_a_waystation_of_its_type() -> None:
    game = day("""
clearing 5 keepers warrior 2 figure_2 1 waystation_figure_tablet 1
clearing 3 keepers warrior 1
clearing 9 marquise keep 1 warrior 3
keepers retinue recover faithful_retainer
""")
    assert choice(game) == "recover 5 figure_2"


def test_they_dig_where_they_rule_around_the_forest() -> None:
    game = day("""
clearing 5 keepers warrior 2
clearing 1 keepers warrior 1
clearing 2 keepers warrior 1
clearing 12 marquise keep 1 warrior 3
keepers retinue delve faithful_retainer
""")
    assert choice(game).startswith("delve ")


def test_they_carry_a_relic_towards_its_waystation() -> None:
    game = day("""
clearing 5 keepers warrior 2 tablet_3 1
clearing 1 keepers warrior 1 waystation_tablet_jewelry 1
clearing 12 marquise keep 1 warrior 3
keepers retinue move faithful_retainer
""")
    assert choice(play(game, "0 move 5>1 x1")) == "carry tablet_3"


def test_they_encamp_with_the_side_that_the_relics_want() -> None:
    game = root("""
        factions keepers marquise
        turn 0 birdsong
        clearing 5 keepers warrior 3 jewelry_3 1
        clearing 9 marquise keep 1 warrior 3
        keepers retinue recover faithful_retainer
    """)
    assert choice(game).startswith("encamp 5 waystation_jewelry")


def test_they_take_servants_while_there_are_few() -> None:
    game = root("""
        factions keepers marquise
        turn 0 evening
        clearing 5 keepers warrior 3
        hand keepers bake_sale
        keepers retinue move faithful_retainer
    """)
    assert choice(game).startswith("gather bake_sale")


@pytest.mark.slow
def test_they_beat_three_players_by_lot() -> None:
    won = 0
    for number in range(4):
        order = [*TABLE[number:], *TABLE[:number]]
        game = copse.new("root", factions=list(order), seed=number)
        play_out(game, [make("heuristic" if name == "keepers" else "random", number) for name in order])
        won += game.state.rules.names[game.state.winners[0]] == "keepers"
    assert won >= 3
