"""Whatever is copied or sent to another process is there what it was here: games, actions, agents, environments."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys

import pytest

import copse
from copse.agents import make, observe
from copse.games import AnyGame
from copse.kernel.chance import Dice

GAMES = ("smallworld", "root")
AGENTS = ("random", "heuristic", "beginner", "search@20")
CHOICES = 60
NEXT = """
import pickle, sys
game, action = pickle.loads(sys.stdin.buffer.read())
game.apply(action)
sys.stdout.buffer.write(pickle.dumps((game, game.decision.actions)))
"""


def played(name: str, choices: int = CHOICES) -> AnyGame:
    game, dice = copse.new(name, seed=3), Dice(3)
    for _ in range(choices):
        game.apply(game.decision.actions[dice.below(len(game.decision.actions))])
    return game


@pytest.mark.parametrize("name", GAMES)
def test_a_game_and_its_actions_are_the_same_after_a_way_through_pickle(name: str) -> None:
    game = played(name)
    other: AnyGame = pickle.loads(pickle.dumps(game))
    assert other == game
    assert other.book is game.book
    for action in game.decision.actions:
        assert pickle.loads(pickle.dumps(action)) is action
    assert pickle.loads(pickle.dumps(game.vocabulary)) is game.vocabulary


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_goes_a_way_of_its_own(name: str) -> None:
    game = played(name)
    for other in (copy.copy(game), copy.deepcopy(game)):
        assert other == game
        other.apply(other.decision.actions[0])
        assert other != game


@pytest.mark.parametrize("name", GAMES)
def test_another_process_plays_on(name: str) -> None:
    game = played(name)
    action = game.decision.actions[-1]
    sent = subprocess.run(
        [sys.executable, "-c", NEXT], input=pickle.dumps((game, action)), stdout=subprocess.PIPE, check=True
    )
    game.apply(action)
    other, actions = pickle.loads(sent.stdout)
    assert other == game
    assert actions == game.decision.actions


@pytest.mark.parametrize("name", AGENTS)
def test_an_agent_goes_on_where_it_was(name: str) -> None:
    agent, game = make(name, 5), played("smallworld", 20)
    for _ in range(5):
        game.apply(agent.choose(observe(game)))
    for other in (pickle.loads(pickle.dumps(agent)), copy.deepcopy(agent)):
        assert type(other) is type(agent)
        assert other.choose(observe(game)) in game.decision.actions
    if name != "search@20":  # which thinks on from what it thought
        sent = pickle.loads(pickle.dumps(agent))
        assert sent.choose(observe(game)) is agent.choose(observe(game))
