"""Gymnasium's vector form: made by its own maker, in its own wrappers, by its own conventions."""

from __future__ import annotations

import pickle

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

from copse.envs.batch import Draw, IllegalChoice
from copse.envs.batch.gym import SeatVectorEnv
from copse.envs.shortlists import ShortSeatEnv
from copse.envs.single import SeatEnv
from copse.kernel.errors import BadSetup, CopseError, GameOver, IllegalAction, UnknownAction
from copse.vectors.features import turned

ROOT = "copse.envs.gym:copse/Root-v2"
SMALL_WORLD = "copse.envs.gym:copse/SmallWorld-v1"


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


def test_a_vector_form_takes_the_options_of_the_game_beside_its_draw() -> None:
    draw = Draw({"open_coins": True}, learners=1, opponents=["beginner"])
    env = gymnasium.make_vec(SMALL_WORLD, num_envs=2, players=2, draw=draw)
    assert isinstance(env, SeatVectorEnv)
    drawn = env.batch.table(0)
    assert (drawn.game.seats, drawn.game.options["open_coins"]) == (2, True)
    assert sorted(drawn.agents) == ["beginner", "learner"]
    env.close()
    with pytest.raises(BadSetup, match="smallworld has no option 'player'; did you mean players"):
        gymnasium.make_vec(SMALL_WORLD, num_envs=2, player=2)


def test_the_former_name_of_a_batch_still_works() -> None:
    gymnasium.make_vec("copse.envs.batch.gym:copse/Root-v2", num_envs=1).close()


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


# ---- one learner

NAMES = [(ROOT, {"factions": ["marquise", "eyrie", "alliance"], "seats": 3}), (SMALL_WORLD, {"players": 2, "seat": 1})]


def test_gymnasium_knows_what_it_renders_and_pixels_are_left_out() -> None:
    assert gymnasium.make(SMALL_WORLD, players=2, render_mode="ansi").render_mode == "ansi"
    with pytest.warns(UserWarning, match="rgb_array"):  # Stable-Baselines3 asks for them
        assert gymnasium.make(SMALL_WORLD, players=2, render_mode="rgb_array").render_mode is None


@pytest.mark.parametrize(("name", "given"), NAMES)
@pytest.mark.parametrize("short", [False, True])
@pytest.mark.filterwarnings("ignore:.*A Box observation space maximum")
def test_their_checker_accepts_it(name: str, given: dict[str, object], short: bool) -> None:
    env = gymnasium.make(name, **given).unwrapped  # type: ignore[arg-type]
    assert isinstance(env, SeatEnv)
    check_env(ShortSeatEnv(env) if short else env, skip_render_check=True)


def test_a_game_of_one_learner_goes_to_its_end_and_the_next_one_follows() -> None:
    env = SeatEnv("smallworld", opponents=["beginner"], seat=1, players=3)
    seen, info = env.reset(seed=4)
    again = SeatEnv("smallworld", opponents=["beginner"], seat=1, players=3)
    assert np.array_equal(again.reset(seed=4)[0], seen)
    for _ in range(2):
        over, reward = False, 0.0
        while not over:
            assert reward == 0.0
            assert info.keys() == {"seat", "action_mask"}
            assert info["seat"] == 1
            assert np.array_equal(info["action_mask"], env.action_masks())  # type: ignore[arg-type]
            assert env.action_masks().sum() == len(env.legal) > 1
            assert "What do you" in env.render() or "player 1" in env.render().lower()
            seen, reward, over, truncated, info = env.step(env.action_space.sample())
            assert not truncated
        winners = info["outcome"]["winners"]  # type: ignore[index]
        assert reward == (1 / len(winners) if 1 in winners else 0.0)
        assert not env.action_masks().any()
        with pytest.raises(GameOver, match="call reset first"):
            env.step(0)
        seen, info = env.reset()


def test_an_illegal_action_loses_the_game_or_is_refused_as_the_caller_wants() -> None:
    for illegal in ("lose", "refuse"):
        env = SeatEnv("smallworld", illegal=illegal, players=2)
        with pytest.raises(GameOver, match="call reset first"):
            env.step(0)
        before = env.reset(seed=1)[0]
        number = env.vocabulary.parse("conquer 3").number
        if illegal == "refuse":
            with pytest.raises(IllegalAction, match="Legal: pick 1"):
                env.step(number)
            assert np.array_equal(env.step(env.legal[0].number)[0], env._seen())
        else:
            seen, reward, over, _, info = env.step(number)
            assert (reward, over) == (0.0, True)
            assert "'conquer 3' is not legal now" in str(info["illegal"])
            assert np.array_equal(seen, before)
        env.reset(seed=1)
        with pytest.raises(UnknownAction, match=r"no action number 0\.5"):
            env.step(0.5)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"seat": 2, "players": 2}, "seat: seat 2 is not one of 0, 1"),
        ({"illegal": "ignore"}, "illegal must be 'lose' or 'refuse', not 'ignore'"),
        ({"render_mode": "human"}, "there is no render mode 'human'"),
        ({"player": 2}, "smallworld has no option 'player'; did you mean players"),
        ({"opponents": ["serch"]}, "there is no agent 'serch'"),
        ({"seed": 1}, "give the seed to reset"),
    ],
)
def test_a_learner_that_cannot_sit_down_is_refused(given: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadSetup, match=complaint):
        SeatEnv("smallworld", **given)  # type: ignore[arg-type]


def test_a_short_list_has_the_features_of_what_is_legal() -> None:
    inner = SeatEnv("root", seat=0, opponents=["random"])
    env = ShortSeatEnv(inner, most=8)
    seen, _ = env.reset(seed=2)
    over, full = False, False
    while not over:
        legal = {action.number for action in inner.legal}
        listed = [action.number for action in env._listed]
        assert set(listed) <= legal
        assert len(listed) == len(set(listed)) == min(8, len(legal)) == env.action_masks().sum()
        assert np.array_equal(seen["actions"][: len(listed)], turned("root", 0, 4)[listed])
        assert not seen["actions"][len(listed) :].any()
        assert seen in env.observation_space
        full |= len(legal) > 8
        seen, _, over, _, _ = env.step(env.action_space.sample())
    assert full
    with pytest.raises(BadSetup, match="most must be 2 or more, not 1"):
        ShortSeatEnv(inner, most=1)
    strict = ShortSeatEnv(SeatEnv("smallworld", illegal="refuse", players=2))
    strict.reset(seed=1)
    with pytest.raises(CopseError, match="there is no choice 6; the list has the places 0 to 5"):
        strict.step(6)


def test_a_copy_of_its_action_space_is_an_ordinary_one() -> None:
    env = SeatEnv("smallworld", players=2)
    copied = pickle.loads(pickle.dumps(env.action_space))
    assert copied == gymnasium.spaces.Discrete(1602)
