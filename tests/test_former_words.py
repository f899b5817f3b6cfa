"""Words in the values of options that were renamed: `lot` is `random` today. The older word is still read everywhere,
with the same meaning."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import copse
from copse.arena.results import GameRow, read_games, write_games
from copse.arena.told import draws_in
from copse.games import AnyGame
from copse.kernel import saves
from copse.kernel.errors import BadPosition
from copse.kernel.tasks import Json
from copse.kernel.texts import Line
from copse.root.positions import SPELLED
from copse.root.rules import OPTIONS

GAMES: dict[str, dict[str, Json]] = {
    "root": {"factions": ["marquise", "eyrie"], "hirelings": "random", "seed": 4},
    "smallworld": {"players": 3, "first": "random", "seed": 4},
}
NAMES = {"root": "hirelings", "smallworld": "first"}


def begun(name: str) -> AnyGame:
    game = copse.new(name, **GAMES[name])
    game.apply(game.decision.actions[0])
    return game


def in_former_words(text: str) -> str:
    assert '"random"' in text
    return text.replace('"random"', '"lot"')


@pytest.mark.parametrize("name", GAMES)
def test_a_new_game_understands_the_former_word(name: str) -> None:
    assert copse.new(name, **{**GAMES[name], NAMES[name]: "lot"}) == copse.new(name, **GAMES[name])


@pytest.mark.parametrize("name", GAMES)
def test_an_older_record_leads_to_the_same_game(name: str) -> None:
    game = begun(name)
    assert copse.replay(in_former_words(game.record())) == game


@pytest.mark.parametrize("name", GAMES)
def test_an_older_save_holds_the_same_game(name: str) -> None:
    game = begun(name)
    payload = json.loads(in_former_words(json.dumps(saves.unpack(game.save()))))
    assert copse.load(saves.pack(payload)) == game


@pytest.mark.parametrize("word", ["lot", "random"])
def test_the_line_of_an_older_position_is_read(word: str) -> None:
    assert OPTIONS["hirelings"].read(SPELLED["hirelings"](Line(word, 1, BadPosition, {}))) == "random"


@pytest.mark.parametrize("former", ["lot:2-4", "lot:2:marquise,eyrie"])
def test_a_series_understands_the_former_word(former: str) -> None:
    today = "random" + former.removeprefix("lot")
    assert draws_in("root", {"factions": former, "map": "lot"}) == draws_in(
        "root", {"factions": today, "map": "random"}
    )


def test_older_results_are_read_in_todays_words(tmp_path: Path) -> None:
    options = json.dumps({"deck": "standard", "hirelings": "lot"}, sort_keys=True)
    row = GameRow("root", 0, 1, options, ["", ""], [0], [30, 3], "root:3.1", 9, 90, 1.0, [{}, {}], [[1, 2]])
    for ending in (".parquet", ".csv", ".jsonl"):
        file = tmp_path / f"older{ending}"
        write_games(file, [row])
        assert read_games(file)[0].options == '{"deck": "standard", "hirelings": "random"}'
