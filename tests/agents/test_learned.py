"""What was learned: the networks that come with Copse guide the levels and play by themselves; whoever lacks them plays
as before, and is told once."""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import copse
from copse.agents import AGENTS, learned, make, observe
from copse.agents.catalogue import LEARNED, check_network
from copse.agents.evaluators import Decisions, Rows, Verdict
from copse.agents.judges import judge_of
from copse.agents.learned import Learned, LearnedGuide, all_learned, has_learned, learned_network, model_of
from copse.agents.search import Search
from copse.agents.search.foresight import Foresight, Judged, Planned, Taught
from copse.agents.search.thinking import Budget, Mind
from copse.agents.sense import sensible
from copse.games import GAMES, AnyGame
from copse.kernel.actions import Action
from copse.kernel.errors import BadSetup
from copse.kernel.game import Game
from copse.kernel.tasks import State
from copse.languages import LANGUAGES
from copse.locale import Words
from copse.vectors import encode
from copse.wording.agents import note_on
from tests.agents.secrets import S, twin
from tests.agents.test_bots import together
from tests.agents.test_evaluators import likes, onnx_file
from tests.agents.test_search import WINNING, root_game
from tests.root.table import daylight
from tests.script import play, root


@pytest.fixture(autouse=True)
def own_models(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder in place of the one that comes with Copse."""
    monkeypatch.setattr(learned, "MODELS", tmp_path)
    learned_network.cache_clear()
    yield tmp_path
    learned_network.cache_clear()


@pytest.fixture
def models(own_models: Path) -> Path:
    for game in GAMES:
        onnx_file(own_models / f"{game}.onnx", game)
    return own_models


def games() -> list[AnyGame]:
    return [copse.new("smallworld", players=3, seed=5), root_game(3, 40)]


# ---- with networks


def test_the_policy_takes_what_the_network_likes_best(models: Path) -> None:
    for game in games():
        liked = likes(game.book.name)
        for _ in range(15):
            observation = observe(game)
            actions = sensible(observation.imagine(1).state, observation.actions)
            best = max(actions, key=lambda action: float(liked[action.number]))
            assert make("learned", 1).choose(observe(game)) is best
            assert make(f"learned:{model_of(game.book.name)}", 2).choose(observe(game)) is best
            game.apply(best)


class Indifferent:
    """Likes all choices alike."""

    def advise(self, states: list[State], legal: list[list[Action]]) -> tuple[list[list[float]], list[list[float]]]:
        return self.expect(states), [[1.0] * len(actions) for actions in legal]

    def expect(self, states: list[State]) -> list[list[float]]:
        return [[1.0] * state.seats for state in states]

    def foresight(self, game: str, world: State) -> Foresight:
        return Taught(judge_of(game), GAMES[game].whole_rounds, self, together=4)


def test_the_network_says_what_to_try_and_the_evaluation_what_comes_of_it() -> None:
    """Where the adviser cannot tell choices apart, what was tried in vain is told apart all the same."""
    for game in games():
        search, observation = Search(seed=1, iterations=40, guide=Indifferent()), observe(game)
        assert search.choose(observation) in observation.actions
        assert sum(search.visits.values()) == 40
        told = set[float]()
        for action in observation.actions[:4]:
            mind = Mind(1, Indifferent())
            mind.think(observation.among([action]), None, Budget(10, None, time.monotonic))
            told.add(round(mind.expects, 6))
        assert len(told) > 1


class Planner:
    """Remembers in which turns it was asked what to choose, and in which how the game may end."""

    def __init__(self) -> None:
        self.choosing, self.judging = set[int](), set[int]()
        self.questions = 0

    def advise(self, states: list[State], legal: list[list[Action]]) -> tuple[list[list[float]], list[list[float]]]:
        self.choosing |= {state.turns for state in states}
        self.questions += len(states)
        return [[1 / state.seats] * state.seats for state in states], [[1.0] * len(actions) for actions in legal]

    def expect(self, states: list[State]) -> list[list[float]]:
        self.judging |= {state.turns for state in states}
        assert all(len(state.legal()) > 1 for state in states)
        return [[1 / state.seats] * state.seats for state in states]

    def foresight(self, game: str, world: State) -> Foresight:
        return Planned(self, together=4)


def test_a_turn_of_root_is_played_to_its_end_in_the_head_and_judged_there() -> None:
    """Games ask at every question on their way, not only at the first that is new, but about no turn after it."""
    game, planner, tries = daylight("clearing 1 marquise keep 1 recruiter 1 warrior 4"), Planner(), 5
    Mind(1, planner).think(observe(game), None, Budget(tries, None, time.monotonic))
    assert planner.questions > 1 + tries
    assert planner.choosing == {game.state.turns}
    assert planner.judging == {game.state.turns + 1}


def test_a_master_is_guided_by_what_was_learned_and_an_adept_by_the_evaluation(models: Path) -> None:
    assert [type(LearnedGuide().foresight(game.book.name, game.state)) for game in games()] == [Taught, Planned]
    game = copse.new("smallworld", players=2, seed=3)
    for name, search in (("search@20:learned", Search(1, 20, guide=LearnedGuide())), ("casual", Search(1, 60))):
        assert make(name, 1).choose(observe(game)) is search.choose(observe(game))
    asked = list[str]()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(learned, "learned_network", lambda name: asked.append(name))
        for level in ("beginner", "casual", "expert"):
            make(level, 1).choose(observe(game))
            assert bool(asked) == (level == "expert")


def test_of_people_who_win_together_the_evaluation_judges(models: Path) -> None:
    """Nothing was learned of them; against bots alone a person wins alone."""
    alone = root("factions marquise vagabot\nturn 0 daylight\npawn vagabot 3\nclearing 5 marquise warrior 4 sawmill 1")
    for game, foresight in ((together(), Taught), (alone, Planned)):
        assert type(LearnedGuide().foresight("root", game.state)) is foresight
        assert make("search@8:learned", 1).choose(observe(game)) in game.decision.actions


def test_a_network_is_loaded_once(models: Path) -> None:
    assert learned_network("root") is learned_network("root")
    assert all_learned()


def test_without_its_runtime_a_network_is_refused_in_a_sentence(models: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "onnxruntime", None)
    with pytest.raises(BadSetup, match=r"root\.onnx needs ONNX Runtime, which cannot be loaded: "):
        check_network("search@8:learned", "root")
    assert learned_network("root") is None, "people still have an opponent"


class Points:
    """Likes all choices alike and values points."""

    game, together = "root", 16

    def __init__(self) -> None:
        self.asked: list[int] = []

    def evaluate(self, batch: Rows) -> Verdict:
        assert isinstance(batch, Decisions)
        self.asked.append(len(batch.states))
        values = np.zeros((len(batch.states), 6), np.float32)
        for row, state in enumerate(batch.states):
            for seat, points in enumerate(state.points):  # type: ignore[attr-defined]
                values[row, (seat - state.decision.seat) % state.seats] = points / 100
        return Verdict(values, np.ones(len(batch.legal), np.float32))


def test_a_step_ahead_is_taken_by_the_values_in_one_question(monkeypatch: pytest.MonkeyPatch) -> None:
    network = Points()
    monkeypatch.setattr(learned, "learned_network", lambda game: network)
    game = play(root(WINNING.replace("29", "9")), "0 pass")
    chosen = Learned(1, ahead=True).choose(observe(game))
    assert len(network.asked) == 2  # what the policy likes, and all that follows
    game.apply(chosen)
    assert game.state.points[0] > 9


@pytest.mark.parametrize("name", ["learned", "learned+1", "search@8:learned"])
def test_what_is_hidden_changes_nothing(models: Path, name: str) -> None:
    check_secrecy(copse.new("smallworld", players=3, seed=5), name)
    check_secrecy(copse.new("root", factions=["corvids", "alliance", "vagabond"], seed=4), name)


def check_secrecy(game: Game[S], name: str) -> None:
    lot = make("random", 4)
    for number in range(30):
        if number % 5 == 0:
            seat, here = game.decision.seat, bytes(encode(game.state, game.decision.seat))
            assert {bytes(encode(game.determinize(seat, seed).state, seat)) for seed in range(4)} == {here}
            assert make(name, 5).choose(observe(game)) is make(name, 5).choose(observe(twin(game, number)))
        game.apply(lot.choose(observe(game)))


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("learned:no.onnx", "there is no file .*no.onnx"),
        ("learned:mine", "'learned:mine' does not name a network: write learned:FILE.onnx"),
        ("learned:my.py:Mine", "does not name a network"),
        ("learned+2", "no agent 'learned\\+2'; did you mean learned"),
    ],
)
def test_a_wrong_name_is_a_sentence(name: str, complaint: str) -> None:
    with pytest.raises(BadSetup, match=complaint):
        make(name, 1)


def test_a_network_of_another_game_is_refused(models: Path) -> None:
    with pytest.raises(BadSetup, match=r"smallworld.onnx plays smallworld, not root"):
        make(f"learned:{model_of('smallworld')}", 1).choose(observe(root_game(3, 5)))


# ---- without


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.name == learned.__name__]


@pytest.mark.parametrize("lacking", ["file", "fit"])
def test_who_lacks_a_network_plays_by_the_evaluation_and_is_told_once(
    own_models: Path, caplog: pytest.LogCaptureFixture, lacking: str
) -> None:
    wrong = {"schema": "12 figures"} if lacking == "fit" else {}
    if lacking != "file":
        for played in GAMES:
            onnx_file(model_of(played), played, **wrong)
    with caplog.at_level(logging.WARNING):
        for game in games():
            played_as = {"learned": "heuristic", "learned+1": "heuristic", "search@60:learned": "search@60"}
            for name, usual in played_as.items():
                assert make(name, 4).choose(observe(game)) is make(usual, 4).choose(observe(game))
            assert type(LearnedGuide().foresight(game.book.name, game.state)) is Judged
            assert has_learned(game.book.name) == (lacking == "fit")
    reason = {
        "file": "smallworld.onnx is missing",
        "fit": "was made for 12 figures",
    }
    assert len(told(caplog)) == 2
    assert told(caplog)[0].startswith("smallworld is played by rules of thumb")
    assert reason[lacking] in told(caplog)[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_says_who_has_to_do_without(own_models: Path, language: str) -> None:
    words = Words(language)
    assert {name for name in AGENTS if note_on(name, words)} == set(LEARNED)
    for game in GAMES:
        onnx_file(model_of(game), game)
    assert not any(note_on(name, words) for name in AGENTS)
