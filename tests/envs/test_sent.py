"""An environment that is copied, or sent to another process, goes on there as it would have gone on here."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable

import numpy as np
import pyspiel
import pytest

import copse.envs.open_spiel  # noqa: F401  (which makes OpenSpiel know the games)
from copse.envs import root_v2, smallworld_v1
from copse.envs.aec import GameEnv
from copse.envs.together import Together
from copse.kernel.chance import Dice

MODULES = {"root": root_v2, "smallworld": smallworld_v1}
STEPS = 60
SENT = """
import pickle, sys
sys.path.insert(0, "")
from tests.envs.test_sent import story
table, dice = pickle.loads(sys.stdin.buffer.read())
sys.stdout.buffer.write(pickle.dumps(story(table, dice, 20)))
"""
COPIES: dict[str, Callable[[GameEnv], GameEnv]] = {
    "deepcopy": copy.deepcopy,
    "pickle": lambda table: pickle.loads(pickle.dumps(table)),
}

Line = tuple[str, bytes, bytes]


def story(table: GameEnv, dice: Dice, steps: int) -> list[Line]:
    """What happens in some steps by lot: who was asked, and what that one saw."""
    told: list[Line] = []
    for _ in range(steps):
        agent = table.agent_selection
        seen = table.observe(agent)
        legal = np.flatnonzero(seen["action_mask"])
        told.append((agent, seen["observation"].tobytes(), legal.tobytes()))
        table.step(int(legal[dice.below(len(legal))]))
    return told


def begun(name: str) -> tuple[GameEnv, Dice]:
    table, dice = MODULES[name].env(), Dice(4)
    table.reset(seed=4)
    story(table, dice, STEPS)
    return table, dice


@pytest.mark.parametrize("name", MODULES)
@pytest.mark.parametrize("way", COPIES)
def test_a_copy_goes_on_by_itself(name: str, way: str) -> None:
    table, dice = begun(name)
    other, its_dice = COPIES[way](table), copy.deepcopy(dice)
    there = story(other, its_dice, 20)
    assert table.game.hash() != other.game.hash()
    assert story(table, dice, 20) == there
    assert table.game.hash() == other.game.hash()


@pytest.mark.slow
@pytest.mark.parametrize("name", MODULES)
def test_another_process_goes_on(name: str) -> None:
    table, dice = begun(name)
    sent = subprocess.run(
        [sys.executable, "-c", SENT], input=pickle.dumps((table, dice)), stdout=subprocess.PIPE, check=True
    )
    assert pickle.loads(sent.stdout) == story(table, dice, 20)


@pytest.mark.parametrize("name", MODULES)
def test_the_parallel_form_is_copied_whole(name: str) -> None:
    env: Together = MODULES[name].parallel_env()
    env.reset(seed=1)
    other = pickle.loads(pickle.dumps(env))
    for one in (env, other):
        agent = one._table.agent_selection
        one.step({agent: int(np.flatnonzero(one._table.mask(agent))[0])})
    assert env._table.game.hash() == other._table.game.hash()
    assert other.agents == env.agents


@pytest.mark.parametrize("name", ["copse_root", "copse_smallworld"])
def test_a_state_of_open_spiel_is_sent_whole(name: str) -> None:
    state, dice = pyspiel.load_game(name).new_initial_state(), Dice(2)
    for _ in range(STEPS):
        actions = state.legal_actions()
        state.apply_action(actions[dice.below(len(actions))])
    other = pickle.loads(pickle.dumps(state))
    for one in (state.clone(), copy.deepcopy(state), other):
        assert str(one) == str(state)
        assert one.legal_actions() == state.legal_actions()
    before = str(state)
    other.apply_action(other.legal_actions()[0])
    assert str(state) == before != str(other)
