"""Gymnasium's vector form: made by its own maker, in its own wrappers, by its own conventions."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

from copse.envs.batch import Draw, IllegalChoice
from copse.envs.batch.gym import SeatVectorEnv
from copse.kernel.errors import BadSetup

ROOT = "copse.envs.batch.gym:copse/Root-v2"


def first_legal(env: SeatVectorEnv) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    return env.batch.legal[env.batch.offset[:-1]].astype(np.int64)


def test_it_is_made_by_name_and_keeps_to_its_spaces() -> None:
    env = gymnasium.make_vec(ROOT, num_envs=3, limit=8)
    assert isinstance(env, SeatVectorEnv)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    seen, infos = env.reset(seed=4)
    for step in range(1, 20):
        assert seen in env.observation_space
        legal = [np.flatnonzero(mask) for mask in seen["action_mask"]]
        assert all(np.array_equal(numbers, np.sort(infos["legal"][row])) for row, numbers in enumerate(legal))
        chosen = env.action_space.sample(mask=tuple(seen["action_mask"]))
        assert chosen in env.action_space
        seen, rewards, terminated, truncated, infos = env.step(chosen)
        assert rewards.shape == terminated.shape == truncated.shape == (3,)
        assert truncated.tolist() == [step % 8 == 0] * 3
        assert ("final_obs" in infos) == truncated.any()
        if truncated.any():
            assert infos["final_obs"][0] in env.single_observation_space
            assert not np.array_equal(infos["final_obs"][0]["observation"], seen["observation"][0])
    env.close()
    assert env.closed


def test_one_seed_makes_the_same_games_and_those_after_them() -> None:
    series = []
    for _ in range(2):
        env = SeatVectorEnv("smallworld", 2, Draw({"players": 2}, learners=1), mask=False)
        seen = [env.reset(seed=5)[0]["observation"], env.reset()[0]["observation"]]
        seen.append(env.step(first_legal(env))[0]["observation"])
        assert not np.array_equal(seen[0], seen[1])
        series.append(seen)
        env.close()
    assert np.array_equal(series[0], series[1])


def test_its_own_wrappers_count_the_learners_wins() -> None:
    inner = SeatVectorEnv("smallworld", 4, Draw({"players": 2}, learners=1), mask=False)
    env = DictInfoToList(RecordEpisodeStatistics(inner))
    _, infos = env.reset(seed=1)
    ended, wins = 0, 0.0
    while ended < 6:
        _, rewards, terminated, _, infos = env.step(np.array([info["legal"][-1] for info in infos]))
        wins += rewards.sum()
        for row in np.flatnonzero(terminated):
            assert infos[row]["episode"]["r"] == rewards[row]
            assert 0 <= rewards[row] <= 1
            ended += 1
        assert not rewards[~terminated].any()
    assert 0 <= wins <= ended
    env.close()


def test_what_makes_no_sense_is_refused() -> None:
    with pytest.raises(BadSetup, match=r"draw\.learners must be 1, .* not None"):
        SeatVectorEnv("root", 1, Draw())
    env = SeatVectorEnv("root", 1, mask=False)
    with pytest.raises(BadSetup, match="reset takes no options, because games are drawn; leave out map"):
        env.reset(options={"map": "lake"})
    with pytest.raises(IllegalChoice, match="row 0"):
        env.step([next(number for number in range(500) if number not in env.batch.legal)])
    env.close()
