"""Sense: nobody does what looks foolish, however they think; and what looks foolish is counted."""

from __future__ import annotations

import pytest

from copse.agents import make, observe
from copse.agents.root.sense import scores, stop_among, wins
from copse.agents.sense import sensible
from copse.arena.follies import BACK, FIGURES, GAMES, LEFT, MISSED, MOVES, SPARED, TURNS, Follies
from copse.arena.matches import Match, play_match
from copse.games import AnyGame
from tests.agents.test_search import WINNING
from tests.script import play, root

AGENTS = ("heuristic", "beginner", "search@4", "learned")


def kept(game: AnyGame) -> set[str]:
    return {action.text for action in sensible(game.state, game.decision.actions)}


def legal(game: AnyGame) -> set[str]:
    return {action.text for action in game.decision.actions}


# ---- winning


@pytest.mark.parametrize("name", AGENTS)
def test_a_choice_that_wins_is_taken(name: str) -> None:
    game = play(root(WINNING), "0 pass")
    assert kept(game) == {f"build {kind} {clearing}" for kind in ("sawmill", "workshop") for clearing in (1, 5)}
    game.apply(make(name, 3).choose(observe(game)))
    assert game.over
    assert game.outcome["winners"] == [0]


# ---- to and fro

MARCH = """
    factions marquise eyrie
    turn 0 daylight
    clearing 1 marquise keep 1 warrior 3
    clearing 5 marquise warrior 3
    clearing 8 marquise sawmill 1
    clearing 3 eyrie roost 1 warrior 6
"""


def test_nobody_marches_back_within_a_turn() -> None:
    game = play(root(MARCH), "0 pass", "0 move 1>5 x3")
    back = {text for text in legal(game) if text.startswith("move 5>1")}
    assert back
    assert "stop" in legal(game)
    assert kept(game) == legal(game) - back
    assert not any(action.text in back for action in [make(name, 1).choose(observe(game)) for name in AGENTS])


def test_who_has_to_move_may_move_back() -> None:
    game = play(root(MARCH), "0 pass", "0 move 1>5 x3")
    forced = [action for action in game.decision.actions if action.text.startswith("move")]
    assert sensible(game.state, forced) == forced


# ---- who leads

LEADER = """
    factions marquise eyrie
    turn 0 daylight
    points 12 {points}
    clearing 1 marquise keep 1
    clearing 5 marquise warrior {ours}
    clearing 5 eyrie roost 1 warrior 2
"""


def test_a_rival_who_is_about_to_win_is_not_let_be() -> None:
    game = play(root(LEADER.format(points=27, ours=4)), "0 pass")
    assert kept(game) == {"battle 5 1"}
    assert [make(name, 1).choose(observe(game)).text for name in AGENTS] == ["battle 5 1"] * len(AGENTS)
    assert kept(play(root(LEADER.replace("12", "26").format(points=27, ours=4)), "0 pass")) > {"pass"}  # so are we
    assert "pass" in kept(play(root(LEADER.format(points=20, ours=4)), "0 pass"))  # far from the goal
    assert "pass" in kept(play(root(LEADER.format(points=27, ours=1)), "0 pass"))  # against the odds


# ---- points on the table

CRAFT = """
    factions marquise eyrie
    turn 0 daylight
    clearing 1 marquise keep 1 warrior 2
    clearing 5 marquise workshop 1
    clearing 8 marquise workshop 1
    clearing 3 eyrie roost 1 warrior 6
    hand marquise anvil
"""


def test_nobody_stops_while_points_are_to_be_had() -> None:
    game = root(CRAFT)
    idle = stop_among(game.decision.actions)
    assert idle is not None
    assert any(scores(game.state, 0, action, idle) for action in game.decision.actions)
    assert idle.text not in kept(game)
    assert not any(wins(game.state, 0, action) for action in game.decision.actions)


# ---- the count


def test_follies_are_counted_by_agent() -> None:
    match = Match(0, "root", {"factions": ["alliance", "marquise", "hundreds"]}, ["beginner", "random", "random"], 1)
    one, two = Follies(), Follies()
    for each in (one, two):
        each.take(play_match(match, [each.see]))
    assert one.tell() == two.tell()
    assert list(one.counts) == ["beginner", "random"]
    assert one.counts["random"][GAMES] == 2
    assert {name: one.counts["random"][name] > 0 for name in (MOVES, BACK, LEFT, TURNS, SPARED)} == dict.fromkeys(
        (MOVES, BACK, LEFT, TURNS, SPARED), True
    )
    assert one.counts["beginner"][MOVES] > 0
    assert [one.counts["beginner"][name] for name in (BACK, MISSED, LEFT)] == [0, 0, 0]
    one.merge(two)
    assert one.counts["beginner"][MOVES] == 2 * two.counts["beginner"][MOVES]
    assert set(one.counts["random"]) <= {GAMES, *FIGURES}
