"""The Corvids in the evaluation: they find what a sensible player would."""

from __future__ import annotations

from copse.agents import make, observe
from copse.games import RootGame
from tests.root.table import daylight
from tests.script import play, root


def choice(game: RootGame) -> str:
    """What the heuristic agent chooses."""
    return make("heuristic", 1).choose(observe(game)).text


def day(lines: str) -> RootGame:
    return daylight(lines, factions="corvids marquise")


def test_they_lay_a_plot_that_stays_where_nothing_is_to_be_blown_up() -> None:
    game = day("""
clearing 5 corvids warrior 3
clearing 9 marquise keep 1 warrior 3
""")
    assert choice(game) in ("plot 5 snare", "plot 5 extortion", "plot 5 raid")


def test_they_lay_a_bomb_where_others_have_built() -> None:
    game = day("""
clearing 9 corvids warrior 3
clearing 9 marquise warrior 3 sawmill 2 wood 3
clearing 1 marquise keep 1
""")
    assert choice(game) == "plot 9 bomb"


def test_they_rather_plot_where_nobody_can_expose_it() -> None:
    game = day("""
clearing 5 corvids warrior 2
clearing 3 corvids warrior 2
clearing 3 marquise warrior 1
clearing 9 marquise keep 1 warrior 3
""")
    assert choice(game).startswith("plot 5 ")


def test_they_flip_what_stays_before_a_bomb() -> None:
    game = root("""
        factions corvids marquise
        turn 0 birdsong
        clearing 5 corvids warrior 1 plot 1
        clearing 3 corvids warrior 1 plot 1
        clearing 9 marquise keep 1 warrior 3
        corvids plot 5 raid
        corvids plot 3 bomb
    """)
    assert choice(play(game, "0 pass")) == "flip 5"
