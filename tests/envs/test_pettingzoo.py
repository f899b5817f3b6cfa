"""The environments for PettingZoo: its own tests, and what they do not ask."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator, Mapping
from types import ModuleType

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test

import copse
from copse.cli.bench.environments import random_steps
from copse.envs import root_v2, smallworld_v1
from copse.envs.aec import GameEnv
from copse.envs.shortlists import ShortAEC
from copse.kernel.errors import BadSetup, GameOver, IllegalAction, UnknownAction
from copse.kernel.extras import MissingExtra
from copse.kernel.tasks import Json
from copse.root.editions import EDITIONS
from copse.root.score import credit, crown
from copse.root.state import Woodland
from tests.script import few_of_many
from tests.vectors.tables import KINDS, WITH_BOTS

MODULES = {"root": root_v2, "smallworld": smallworld_v1}

# PettingZoo's tests know a dictionary with a mask only from environments of their own.
as_a_dictionary = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@pytest.mark.parametrize(("name", "options"), [*KINDS, *WITH_BOTS])
class TestTheirs:
    pytestmark = as_a_dictionary

    def test_api(self, name: str, options: Mapping[str, Json]) -> None:
        api_test(MODULES[name].env(**options), num_cycles=120)

    def test_api_with_agents_that_leave(self, name: str, options: Mapping[str, Json]) -> None:
        api_test(MODULES[name].env(max_cycles=9, view=True, **options), num_cycles=40)

    @pytest.mark.nightly
    def test_seed(self, name: str, options: Mapping[str, Json]) -> None:
        seed_test(lambda: MODULES[name].env(view=True, **options), num_cycles=60)

    def test_parallel_api(self, name: str, options: Mapping[str, Json]) -> None:
        parallel_api_test(MODULES[name].parallel_env(**options), num_cycles=100)

    def test_parallel_seed(self, name: str, options: Mapping[str, Json]) -> None:
        parallel_seed_test(lambda: MODULES[name].parallel_env(**options), num_cycles=100)

    def test_api_of_a_short_list(self, name: str, options: Mapping[str, Json]) -> None:
        api_test(ShortAEC(MODULES[name].env(**options)), num_cycles=60)

    def test_parallel_api_with_an_action_for_idle_agents(self, name: str, options: Mapping[str, Json]) -> None:
        parallel_api_test(MODULES[name].parallel_env(idle=True, **options), num_cycles=60)


@pytest.mark.parametrize("module", MODULES.values())
def test_max_cycles(module: ModuleType) -> None:
    max_cycles_test(module)


@pytest.mark.slow
@pytest.mark.parametrize("module", few_of_many(1, [smallworld_v1, root_v2]))
def test_render(module: ModuleType) -> None:
    render_test(lambda render_mode: module.env(render_mode=render_mode))


def by_lot(env: GameEnv) -> Iterator[str]:
    """Play by lot up to the end; yields each agent before it acts."""
    for agent in env.agent_iter():
        yield agent
        env.step(None if env.terminations[agent] or env.truncations[agent] else env.action_space(agent).sample())


@pytest.mark.parametrize(("name", "options"), [*KINDS, *WITH_BOTS])
def test_winners_share_one_at_the_end_and_nobody_gets_anything_before(name: str, options: Mapping[str, Json]) -> None:
    env = MODULES[name].env(**options)
    env.reset(seed=5)
    got = dict.fromkeys(env.agents, 0.0)
    for agent in by_lot(env):
        _, reward, terminated, _, info = env.last(observe=False)
        assert terminated or reward == 0
        if terminated:
            got[agent] = reward
            winners = info["outcome"]["winners"]
            assert reward == (1 / len(winners) if int(agent[-1]) in winners else 0)
    rest = sum(agent not in got for agent in (f"player_{seat}" for seat in winners)) / len(winners)  # that of bots
    assert sum(got.values()) == pytest.approx(1 - rest)


# ---- beside bots

SOLO: list[Json] = ["electric_eyrie", "marquise", "vagabot:easy"]


def test_bots_are_no_agents_and_nothing_is_asked_of_them() -> None:
    env = root_v2.env(factions=SOLO)
    assert env.possible_agents == ["player_1"]
    env.reset(seed=1)
    assert env.agents == ["player_1"]
    assert set(by_lot(env)) == {"player_1"}


def test_who_plays_together_gets_the_same() -> None:
    env = root_v2.env(factions=["marquise", "vagabot:easy", "eyrie"], together=True)
    for seed in range(3):
        env.reset(seed=seed)
        got = {agent: env.rewards[agent] for agent in by_lot(env) if env.terminations[agent]}
        assert len(got) == 2
        assert len(set(got.values())) == 1
    env.reset(seed=1)
    state = env._game.state
    assert isinstance(state, Woodland)
    for seat in (0, 2):
        credit(state, seat, state.rules.goal, "root:3.1")
    crown(state, [0, 2])
    env._ask()
    assert env.rewards == {"player_0": 0.5, "player_2": 0.5}


def test_a_reset_may_name_other_opponents_for_one_game() -> None:
    env = root_v2.env(factions=["marquise", "eyrie", "alliance"])
    env.reset(seed=3, options={"factions": ["marquise", "electric_eyrie:nightmare+relentless", "vagabot"]})
    assert env.agents == ["player_0"]
    assert env.game.options["factions"] == ["marquise", "electric_eyrie:nightmare+relentless", "vagabot"]
    assert env.observation_space("player_0").contains(env.observe("player_0"))
    for _ in by_lot(env):
        pass
    env.reset(seed=3)
    assert env.agents == ["player_0", "player_1", "player_2"]
    assert env.game.hash() == copse.new("root", factions=["marquise", "eyrie", "alliance"], seed=3).hash()
    together = root_v2.parallel_env(factions=["marquise", "eyrie"])
    observations, _ = together.reset(seed=3, options={"factions": ["marquise", "vagabot"]})
    assert list(observations) == together.agents == ["player_0"]


def test_a_reset_with_options_that_make_no_sense_is_refused_and_changes_nothing() -> None:
    env = root_v2.env(factions=["marquise", "electric_eyrie"])
    env.reset(seed=3)
    before = env.game.hash()
    refused: list[tuple[dict[str, Json], str]] = [
        ({"factions": ["eyrie", "electric_eyrie"]}, "electric_eyrie plays instead of eyrie"),
        ({"factions": ["marquise", "electric_eyrie:nightmar"]}, "neither a difficulty nor a trait 'nightmar'; did you"),
        ({"factions": ["electric_eyrie", "vagabot"]}, "with bots alone there is nobody to play"),
        ({"factions": ["electric_eyrie", "marquise"]}, "player_1 would play too, but .* made for player_0"),
        ({"faction": ["marquise", "eyrie"]}, "root has no option .faction..*did you mean factions"),
        ({"wind": "north"}, "root has no option 'wind'; allowed: .*factions, .*map"),
        ({"seed": 3}, "give the seed to reset"),
    ]
    for options, why in refused:
        with pytest.raises(BadSetup, match=why):
            env.reset(seed=4, options=options)
    assert env.game.hash() == before
    with pytest.raises(BadSetup, match="printed races and powers only"):
        smallworld_v1.env(players=2).reset(options={"own": {}})


def test_a_table_with_bots_is_drawn() -> None:
    env = root_v2.env(render_mode="ansi", factions=SOLO)
    env.reset(seed=1)
    assert "Electric Eyrie" in (env.render() or "")


def test_the_mask_is_what_the_engine_calls_legal_and_empty_for_those_who_wait() -> None:
    env = root_v2.env(factions=["eyrie", "vagabond", "marquise"])
    env.reset(seed=2)
    for agent in env.agents:
        env.action_space(agent).seed(2)
    for _ in range(150):
        for agent in env.agents:
            legal = np.flatnonzero(env.observe(agent)["action_mask"]).tolist()
            decision = env.game.decision
            asked = agent == f"player_{decision.seat}"
            assert legal == (sorted(action.number for action in decision.actions) if asked else [])
        env.step(env.action_space(env.agent_selection).sample())


def test_idle_agents_have_one_action_that_does_nothing() -> None:
    env = smallworld_v1.parallel_env(players=3, idle=True)
    seen, _ = env.reset(seed=1)
    assert env.action_space("player_1").n == len(smallworld_v1.env(players=3).vocabulary) + 1
    assert [int(seen[agent]["action_mask"].sum()) for agent in env.agents] == [6, 1, 1]
    idle = int(seen["player_1"]["action_mask"].argmax())
    assert idle == env.action_space("player_1").n - 1
    assert seen["player_2"] in env.observation_space("player_2")
    plain = smallworld_v1.parallel_env(players=3)
    plain.reset(seed=1)
    env.step({"player_0": 0, "player_1": idle, "player_2": idle})
    plain.step(dict.fromkeys(plain.agents, 0))
    assert np.array_equal(env.state(), plain.state())
    with pytest.raises(UnknownAction, match=f"there is no action number {idle}"):
        env.step(dict.fromkeys(env.agents, idle))


def test_the_state_has_the_vectors_of_all_agents() -> None:
    env = root_v2.env(factions=["marquise", "eyrie", "alliance"])
    env.reset(seed=7, options={"factions": ["marquise", "electric_eyrie", "vagabond"]})
    length = env.vector_space.shape[0]
    state = env.state()
    assert state in env.state_space
    assert np.array_equal(state[2 * length :], env.observe("player_2")["observation"])
    assert not state[length : 2 * length].any()


def test_a_short_list_refuses_a_place_without_a_choice() -> None:
    env = ShortAEC(smallworld_v1.env(players=2), most=4)
    env.reset(seed=1)
    seen = env.observe("player_0")
    assert seen in env.observation_space("player_0")
    assert seen["action_mask"].tolist() == [1, 1, 1, 1]
    assert seen["actions"].any(axis=1).all()
    assert not env.observe("player_1")["actions"].any()
    with pytest.raises(UnknownAction, match="there is no choice 4; the list has the places 0 to 3"):
        env.step(4)
    assert env.agent_selection == "player_0"


def test_a_seed_is_the_game_that_copse_makes_of_it_and_the_next_reset_another() -> None:
    env = smallworld_v1.env(players=4)
    env.reset(seed=11)
    assert env.game.hash() == copse.new("smallworld", players=4, seed=11).hash()
    env.reset()
    following = env.game.hash()
    assert following != copse.new("smallworld", players=4, seed=11).hash()
    env.reset(seed=11)
    env.reset()
    assert env.game.hash() == following


def test_an_illegal_action_says_what_is_legal_and_changes_nothing() -> None:
    env = smallworld_v1.env(players=2)
    env.reset(seed=1)
    before = env.game.hash()
    with pytest.raises(IllegalAction, match=r"'conquer 3' is not legal now.*Legal: pick 1, pick 2"):
        env.step(env.vocabulary.parse("conquer 3").number)
    with pytest.raises(UnknownAction, match="there is no action number 5000"):
        env.step(5000)
    with pytest.raises(UnknownAction, match=r"there is no action number 0\.5; the numbers go from 0 to 1601"):
        env.step(0.5)  # type: ignore[arg-type]
    with pytest.raises(IllegalAction):
        env.step(None)
    assert env.game.hash() == before
    assert env.agent_selection == "player_0"


def test_there_is_no_step_before_a_game_nor_after_it() -> None:
    env = smallworld_v1.env(players=2)
    for early in (lambda: env.step(0), env.last, env.render, lambda: smallworld_v1.parallel_env(players=2).step({})):
        with pytest.raises(GameOver, match="no game is running; call reset first"):
            early()
    with pytest.raises(BadSetup, match=r"the seed must be a whole number from 0 to 4294967295, not 1\.5"):
        env.reset(seed=1.5)  # type: ignore[arg-type]
    env.reset(seed=1)
    for _ in by_lot(env):
        pass
    with pytest.raises(GameOver, match="call reset first"):
        env.step(0)


def test_an_agent_that_is_truncated_leaves_and_the_lot_plays_on_for_the_others() -> None:
    env = smallworld_v1.env(players=3, max_cycles=6)
    env.reset(seed=4)
    steps = dict.fromkeys(env.agents, 0)
    for agent in by_lot(env):
        steps[agent] += not env.truncations[agent]
    assert steps == {"player_0": 6, "player_1": 6, "player_2": 6}
    assert not env.game.over


def test_an_observation_is_not_changed_by_later_steps() -> None:
    env = smallworld_v1.env(players=2)
    env.reset(seed=1)
    first = env.observe("player_0")
    kept = {name: array.copy() for name, array in first.items()}
    for _ in range(20):
        env.step(env.action_space(env.agent_selection).sample())
    assert all((first[name] == kept[name]).all() for name in kept)
    first["observation"][0] = 9  # and a caller may do with it what it wants
    assert env.observe("player_0")["observation"][0] != 9


def test_the_view_comes_with_the_info_on_request() -> None:
    env = root_v2.env(view=True)
    env.reset(seed=1)
    assert env.infos[env.agent_selection]["view"] == env.game.view(0)
    assert env.view("player_2") == env.game.view(2)


def test_the_table_is_drawn_as_the_agent_sees_it(capsys: pytest.CaptureFixture[str]) -> None:
    env = smallworld_v1.env(players=2, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text is not None
    assert "Player 1, you" in text
    assert "§pick.any_of_six" in text
    shown = root_v2.env(render_mode="human")
    shown.reset(seed=1)
    shown.step(shown.vocabulary.parse("settle 1").number)
    assert "Marquise" in capsys.readouterr().out
    for _ in by_lot(env):
        pass
    assert "§end" in (picture := env.render() or ""), picture


def test_options_that_make_no_sense_are_refused() -> None:
    with pytest.raises(BadSetup, match="give the seed to reset"):
        smallworld_v1.env(seed=3)
    with pytest.raises(BadSetup, match="printed races and powers only"):
        smallworld_v1.env(own={})
    with pytest.raises(BadSetup, match="there is no render mode 'ansy'; did you mean ansi"):
        root_v2.env(render_mode="ansy")
    with pytest.raises(BadSetup, match="max_cycles must be 1 or more"):
        root_v2.env(max_cycles=0)
    with pytest.raises(BadSetup, match="there is no faction 'marquis'"):
        root_v2.env(factions=["marquis", "eyrie"])


def test_the_parallel_form_needs_the_action_of_whoever_is_asked() -> None:
    env = root_v2.parallel_env()
    env.reset(seed=1)
    with pytest.raises(UnknownAction, match="player_0 has to decide; its action is missing"):
        env.step({"player_1": 0})


def test_steps_for_the_benchmark_are_counted() -> None:
    assert random_steps("root", 40) == 40


@pytest.mark.parametrize(
    ("module", "library", "extra"),
    [
        ("copse.envs.root_v2", "pettingzoo", "envs"),
        ("copse.envs.smallworld_v1", "gymnasium", "envs"),
        ("copse.envs.open_spiel", "pyspiel", "openspiel"),
    ],
)
def test_who_lacks_a_library_is_told_which_extra_brings_it(
    module: str, library: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.startswith("copse.envs")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, library, None)
    told = rf"this needs the package '{library}': pip install 'copse-games\[{extra}\]'"
    with pytest.raises(MissingExtra, match=told):
        importlib.import_module(module)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_stays_within_the_bounds_of_the_space(edition: str) -> None:
    env = root_v2.env(factions=["marquise", "eyrie", "alliance", "vagabond"])
    for seed in range(2):
        env.reset(seed=seed, options={"edition": edition})
        space = env.observation_space("player_0")
        for count, agent in enumerate(by_lot(env)):
            if count % 20 == 0:
                assert space.contains(env.observe(agent))
        assert env.game.options["edition"] == edition
