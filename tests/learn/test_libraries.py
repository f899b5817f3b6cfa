"""Training libraries: their own checkers, and the worked examples with them, on a small scale."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import gymnasium
import numpy as np
import pytest
from stable_baselines3.common.env_checker import check_env
from stable_baselines3.common.env_util import make_vec_env
from torchrl.envs import EnvBase, check_env_specs
from torchrl.envs.libs.gym import GymWrapper
from torchrl.envs.libs.pettingzoo import PettingZooWrapper

from copse.envs import root_v2, smallworld_v1
from copse.envs.shortlists import ShortSeatEnv
from copse.envs.single import SeatEnv
from copse.vectors import VECTORS

TRAINING = Path(__file__).parents[2] / "examples" / "training"
EXAMPLES = sorted(TRAINING.glob("*_ppo.py"))
WON = re.compile(r"against (\w+): [\d.]+% of 2 games \(95 %: [\d.]+% to [\d.]+%\)")

# Libraries warn of what they do themselves.
pytestmark = pytest.mark.filterwarnings("ignore")


def small_world() -> SeatEnv:
    return SeatEnv("smallworld", players=2)


def root() -> SeatEnv:
    return SeatEnv("root", factions=["marquise", "eyrie", "alliance"], seats=2)


@pytest.mark.parametrize("make", [small_world, root])
@pytest.mark.parametrize("short", [False, True])
def test_the_checker_of_stable_baselines_accepts_one_learner(make: Callable[[], SeatEnv], short: bool) -> None:
    check_env(ShortSeatEnv(make()) if short else make())


def test_stable_baselines_makes_its_own_vector_form_by_name() -> None:
    games = make_vec_env("copse.envs.gym:copse/SmallWorld-v1", n_envs=2, env_kwargs={"players": 2})
    seen = games.reset()
    assert isinstance(seen, np.ndarray)
    assert seen.shape == (2, VECTORS["smallworld"].length)
    assert [mask.sum() for mask in games.env_method("action_masks")] == [6, 6]
    games.close()


def learner() -> EnvBase:
    return GymWrapper(gymnasium.make("copse.envs.gym:copse/SmallWorld-v1", players=2), categorical_action_encoding=True)


def players_of_small_world() -> EnvBase:
    return PettingZooWrapper(smallworld_v1.parallel_env(players=2, idle=True), categorical_actions=True)


def players_of_root() -> EnvBase:
    return PettingZooWrapper(root_v2.parallel_env(factions=["marquise", "eyrie"], idle=True), categorical_actions=True)


@pytest.mark.parametrize("make", [learner, players_of_small_world, players_of_root])
def test_the_checker_of_torchrl_accepts_it(make: Callable[[], EnvBase]) -> None:
    check_env_specs(make(), seed=1)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_trains_and_measures_what_it_learned(example: Path) -> None:
    assert len(example.read_text(encoding="utf-8").splitlines()) < 60
    told = subprocess.run(
        [sys.executable, example, "--steps", "4096", "--games", "2"], capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stderr
    assert WON.findall(told.stdout) == ["random", "beginner", "heuristic"]


def test_a_policy_of_ones_own_is_measured(tmp_path: Path) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text("def choose(seen, mask):\n    return int(mask.argmax())\n", encoding="utf-8")
    command = [sys.executable, str(TRAINING / "measure.py"), f"{mine}:choose", "--games", "2"]
    told = subprocess.run(command, capture_output=True, text=True, check=True)
    assert WON.findall(told.stdout) == ["random", "beginner", "heuristic"]
