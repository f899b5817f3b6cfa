"""Test that every part of Copse works with the game without code outside the game's package.

These parts are the terminal, commands, agents, simulations, environments and the server.
"""

from __future__ import annotations

import io
import json
from pathlib import Path

import numpy as np
import pytest
from foragers_table import moments
from msgspec import convert
from pettingzoo.test import api_test, parallel_api_test
from rich.console import Console
from tests.server.club import club_on
from typer.testing import CliRunner

import copse
from copse.agents import make
from copse.agents.judges import judge_of
from copse.agents.played_on import PlayedOn
from copse.arena import Series, simulate
from copse.arena.matches import play_out
from copse.cli import app
from copse.envs.batch import Batch, Draw
from copse.envs.batch.gym import SeatVectorEnv
from copse.envs.game import env, parallel_env
from copse.kernel.errors import BadSetup
from copse.kernel.tasks import Json
from copse.learn.layout import layout_of
from copse.locale import Words
from copse.server.protocol.messages import Snapshot
from copse.terminal import play
from copse.vectors import VECTORS, encode, schema
from copse.wording.games import labels_for
from foragers.rules import MUSHROOMS

LANGUAGES = ("en", "ru", "uk")
AGENT: Json = {"kind": "agent", "agent": "random"}

# PettingZoo's tests accept a dictionary with a mask only from environments that PettingZoo itself contains.
as_a_dictionary = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def run(*words: str, typed: str = "") -> str:
    result = CliRunner().invoke(app, list(words), input=typed)
    assert result.exit_code == 0, result.output
    return result.output


def test_the_game_is_there_beside_the_others() -> None:
    assert list(copse.GAMES) == ["root", "smallworld", "foragers"]
    assert copse.GAMES.broken == {}


# ---- the terminal and the words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_in_the_terminal(language: str) -> None:
    shown = io.StringIO()
    game = copse.new("foragers", players=2, seed=5)
    letter = Words(language).say("choice-letters")[0]
    typed = io.StringIO(f"{letter}\n\n" * 60)
    assert play(game, [None, make("random", 1)], Words(language), Console(file=shown, width=90), answers=typed)
    said = shown.getvalue()
    assert "truffle (7)" in said  # messages without a translation are shown in English
    assert str(max(points for points in game.state.scored() if points is not None)) in said


def test_every_question_choice_and_event_has_words() -> None:
    for game in moments(3, seed=9):
        labels = labels_for(game, Words("en"), ("Ann", "", "Bob"))
        assert all("{" not in text for text, _ in labels.events(game.events_for(0)))
        if not game.over:
            assert labels.question(game)
            assert all(labels.actions(game).values())
            assert labels.named(game, game.decision.actions[0], "card") if game.decision.actions[0].args else True


def test_the_commands_know_its_options_and_its_law() -> None:
    assert "fly agarics spoil nothing" in run("options", "foragers")
    assert "§foragers:2.5" in run("law", "foragers:2")
    assert "Round" in run("play", "foragers", "--players", "2", "--seed", "3", typed="quit\n")


def test_a_record_is_watched(tmp_path: Path) -> None:
    *_, game = moments(2, seed=3)
    file = tmp_path / "game.txt"
    file.write_text(game.record())
    assert "turned over" in run("replay", str(file))


# ---- agents and simulations


def test_without_an_evaluation_games_are_played_on_by_lot() -> None:
    assert isinstance(judge_of("foragers"), PlayedOn)


@pytest.mark.parametrize("name", ["random", "heuristic", "search@20", "adept", "learned"])
def test_agents_play_whole_games(name: str) -> None:
    game = copse.new("foragers", players=2, seed=4)
    play_out(game, [make(name, 1), make("random", 2)])
    assert game.over


def test_a_thinking_agent_beats_the_lot() -> None:
    series = Series("foragers", {"players": 2}, ["heuristic", "random"], 40, 5)
    wins: dict[str, float] = {"heuristic": 0.0, "random": 0.0}

    def count(row: object) -> None:
        assert hasattr(row, "winners")
        assert hasattr(row, "agents")
        for seat in row.winners:
            wins[row.agents[seat]] += 1 / len(row.winners)

    simulate(series, count)
    assert wins["heuristic"] > wins["random"]


def test_simulations_are_shown_and_written(tmp_path: Path) -> None:
    out, records = tmp_path / "games.csv", tmp_path / "records"
    files = ["--out", str(out), "--decisions", str(tmp_path / "decisions.csv"), "--records", str(records)]
    assert "3 games" in run("simulate", "foragers", "-n", "3", "--agent", "random", "--players", "4", *files)
    assert out.read_text().count("foragers") >= 3
    assert copse.replay(next(records.iterdir()).read_text()).over
    assert "3 games" in run("simulate", "foragers", "-n", "3", "--agent", "random", "--set", "harmless=lot")


# ---- environments


class TestPettingZoo:
    pytestmark = as_a_dictionary

    def test_its_own_tests_pass(self) -> None:
        api_test(env("foragers", players=3), num_cycles=200)
        parallel_api_test(parallel_env("foragers", players=2), num_cycles=100)

    def test_a_table_is_rendered(self) -> None:
        table = env("foragers", render_mode="ansi", players=2)
        table.reset(seed=1)
        assert "Basket" in str(table.render())


def test_a_batch_plays_on() -> None:
    batch = Batch("foragers", 4, Draw(among={"players": (2, 3, 4)}))
    batch.reset(1)
    done = 0
    for _ in range(80):
        batch.step(batch.legal[batch.offset[:-1]])
        done += int(batch.done.sum())
    assert done > 0
    assert batch.observation.shape[1] == VECTORS["foragers"].length


def test_gymnasium_has_it_too() -> None:
    table = SeatVectorEnv("foragers", 2)
    seen, infos = table.reset(seed=1)
    assert np.asarray(seen["observation"]).shape == (2, VECTORS["foragers"].length)
    assert len(infos["legal"]) == 2
    table.close()


def test_the_vector_of_a_seat_tells_what_it_may_know() -> None:
    most = np.array(VECTORS["foragers"].most())
    for number, game in enumerate(moments(4, seed=11)):
        for seat in range(4):
            figures = np.frombuffer(encode(game.state, seat), np.uint8)
            assert (figures <= most).all()
            assert encode(game.determinize(seat, number).state, seat) == encode(game.state, seat)
    assert schema("foragers")["game"] == "foragers"


def test_what_the_package_does_not_declare_is_refused_in_a_sentence() -> None:
    with pytest.raises(BadSetup, match="foragers declares no layout"):
        layout_of("foragers")


# ---- the server


def test_a_table_of_the_server_is_played_to_its_end(tmp_path: Path) -> None:
    with club_on(tmp_path / "club.db") as club:
        [told] = [game for game in club.get("/games").json() if game["name"] == "foragers"]
        assert (told["title"], told["players"]) == ("Foragers", [2, 4])
        guests = club.create("foragers", {"kind": "human"}, AGENT, AGENT)
        figures = club.get(f"/tables/{guests.id}/figures").json()["figures"]
        assert "thing-truffle" in figures["words"]["uk"]
        ann = guests.people[0]
        while guests.info()["status"] != "over":
            state = convert(ann.state(), Snapshot)
            if state.decision and state.decision.yours and state.view:
                laid = json.dumps(state.view["seats"])
                assert state.decision.prompt == "Swap" or all(name not in laid for name in MUSHROOMS)
                ann.act(state.decision.actions[0].text)
        state = convert(ann.state(), Snapshot)
        assert state.outcome
        assert state.outcome.law == "foragers:4.2"
        assert any("turned over" in line.text for line in state.log)
        assert club.get("/law/foragers:2.2").json()["book"] == "Rules of Foragers"
