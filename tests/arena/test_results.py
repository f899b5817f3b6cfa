"""Files of results: what is written is read again in every form, and what is wrong with a file is named."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from copse.arena import results
from copse.arena.columns import BadResults
from copse.arena.matches import Series, one_result, play_match
from copse.arena.results import (
    ENDINGS,
    DecisionRow,
    GameRow,
    read_decisions,
    read_games,
    write_decisions,
    write_games,
)
from copse.kernel.errors import BadSetup
from copse.kernel.tasks import Json
from copse.root.state import Woodland

every_ending = pytest.mark.parametrize("ending", ENDINGS)
ODD_NAME = 'run:node "my agent".mjs, quietly\nЇжак'


def small_game(number: int = 0, agent: str = "random") -> GameRow:
    return GameRow(
        game="root",
        number=number,
        seed=7,
        options='{"map": "lake"}',
        agents=[agent, "heuristic"],
        winners=[1],
        points=[12, 30],
        won_by="root:3.1",
        turns=2,
        decisions=40,
        seconds=0.25,
        played=[{"faction": ["eyrie"]}, {"race": [], "power": ["flying", "hill"]}],
        points_by_turn=[[0, 3], [12, 30]],
        hirelings={"the_exile": [0, 2], "street_band": [1, 0]},
        landmarks=["tower"],
    )


@pytest.mark.parametrize("ending", ENDINGS)
def test_who_left_the_score_track_has_no_points_in_any_file(tmp_path: Path, ending: str) -> None:
    row = replace(small_game(), points=[None, 30], points_by_turn=[[12, 3], [None, 30]])
    write_games(tmp_path / f"games{ending}", [row])
    assert read_games(tmp_path / f"games{ending}") == [row]


def decision(action: str = "pass") -> DecisionRow:
    return DecisionRow(0, 1, 2, 1, "random", "root:6.5", "Act", 3, action, 0.125)


@every_ending
def test_games_are_read_as_they_were_written(tmp_path: Path, ending: str) -> None:
    rows = [small_game(), small_game(1, ODD_NAME)]
    write_games(tmp_path / f"games{ending}", rows)
    assert read_games(tmp_path / f"games{ending}") == rows


@every_ending
def test_games_with_former_names_of_levels_are_read_with_todays(tmp_path: Path, ending: str) -> None:
    write_games(tmp_path / f"games{ending}", [small_game(0, "novice")])
    assert read_games(tmp_path / f"games{ending}") == [small_game(0, "beginner")]


@every_ending
def test_decisions_are_read_as_they_were_written(tmp_path: Path, ending: str) -> None:
    rows = [decision(), decision("march 5>9 x3")]
    write_decisions(tmp_path / f"decisions{ending}", rows)
    assert list(read_decisions(tmp_path / f"decisions{ending}")) == rows


@every_ending
def test_no_games_are_a_file_too(tmp_path: Path, ending: str) -> None:
    write_games(tmp_path / f"games{ending}", [])
    assert read_games(tmp_path / f"games{ending}") == []


@every_ending
def test_what_is_no_results_at_all_is_refused_by_its_name(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"noise{ending}"
    path.write_bytes(b"\x00\xff{[")
    with pytest.raises(BadResults, match=f"noise{ending}"):
        read_games(path)


@every_ending
def test_a_missing_column_is_named(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"decisions{ending}"
    write_decisions(path, [decision()])
    with pytest.raises(BadResults, match="the column 'game' is missing"):
        read_games(path)


@every_ending
def test_a_missing_file_is_named(tmp_path: Path, ending: str) -> None:
    with pytest.raises(BadResults, match=r"cannot read .*nowhere"):
        read_games(tmp_path / f"nowhere{ending}")


@pytest.mark.parametrize("name", ["games.xlsx", "games"])
def test_an_unknown_ending_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadResults, match=r"end in \.parquet, \.csv, \.jsonl"):
        read_games(tmp_path / name)
    with pytest.raises(BadResults, match=r"end in \.parquet, \.csv, \.jsonl"):
        write_games(tmp_path / name, [])


@pytest.mark.parametrize(
    ("column", "value", "complaint"),
    [
        ("number", "three", "'number' must be a whole number, not 'three'"),
        ("number", True, "'number' must be a whole number"),
        ("agents", "random", "'agents' must be a list, not 'random'"),
        ("winners", [0, "1"], "'winners' must be a list, each entry a whole number"),
        ("played", [{"faction": "eyrie"}], "'played' must be a list, each entry a table, each entry a list"),
        ("seconds", None, "'seconds' must be a number"),
        ("won_by", 3, "'won_by' must be a text"),
    ],
)
def test_a_value_of_the_wrong_kind_is_named_with_its_line(
    tmp_path: Path, column: str, value: object, complaint: str
) -> None:
    path = tmp_path / "games.jsonl"
    write_games(path, [small_game()])
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps({**vars(small_game()), column: value}) + "\n")
    with pytest.raises(BadResults, match="line 2: ") as caught:
        read_games(path)
    assert complaint in str(caught.value)


def test_a_csv_with_a_short_line_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    write_games(path, [small_game()])
    path.write_text(path.read_text(encoding="utf-8") + "root,1\n", encoding="utf-8")
    with pytest.raises(BadResults, match="line 3: the column 'seed' is missing"):
        read_games(path)


def test_a_file_that_cannot_be_written_leaves_the_old_one(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    write_games(path, [small_game()])

    def broken() -> Iterator[GameRow]:
        yield small_game(1)
        raise BadSetup("no more games")

    with pytest.raises(BadSetup, match="no more games"):
        write_games(path, broken())
    assert read_games(path) == [small_game()]
    assert list(tmp_path.iterdir()) == [path]
    with pytest.raises(BadResults, match="cannot write"):
        write_games(tmp_path / "nowhere" / "games.csv", [])


@pytest.mark.parametrize("agents", [["random"] * 3, ["heuristic", "random"]])
def test_a_row_tells_what_the_game_tells(agents: list[str]) -> None:
    result = one_result(Series("smallworld", {"players": len(agents)}, agents, 1, seed=5), 0)
    row = result.row
    assert row.agents == agents
    assert row.points == result.game.outcome["points"] == row.points_by_turn[-1]
    assert row.won_by == "sw:end.winner"
    assert row.turns == len(row.points_by_turn) == len(agents) * 10
    assert row.decisions == len(result.game.history)
    assert json.loads(row.options)["players"] == len(agents)
    assert "seed" not in json.loads(row.options)
    assert all(len(each["race"]) == len(each["power"]) >= 1 for each in row.played)


def test_a_row_of_root_names_the_factions() -> None:
    series = Series("root", {"factions": ["eyrie", "marquise"]}, ["random", "random"], 1, seed=5)
    row = one_result(series, 0).row
    assert row.played == [{"faction": ["eyrie"]}, {"faction": ["marquise"]}]
    assert row.won_by.startswith("root:3.")


def test_a_row_of_root_names_the_hirelings_and_who_controlled_them_how_long() -> None:
    options: dict[str, Json] = {"factions": ["eyrie", "lizards"], "hirelings": "random"}
    result = one_result(Series("root", options, ["random", "random"], 1, seed=5), 0)
    row = result.row
    assert isinstance(result.game.state, Woodland)
    assert set(row.hirelings) == {hireling.name for hireling in result.game.state.rules.hirelings}
    taken = {
        (event.args["hireling"], event.args["seat"]) for event in result.game.events if event.what == "took_control"
    }
    assert taken
    for name, turns in row.hirelings.items():
        assert 0 <= sum(turns) <= row.turns
        assert {(name, seat) for seat, number in enumerate(turns) if number} <= taken
    assert [each["hireling"] for each in row.played] == [
        sorted(name for name, turns in row.hirelings.items() if turns[seat]) for seat in range(2)
    ]


@every_ending
def test_files_from_before_hirelings_are_read(tmp_path: Path, ending: str, monkeypatch: pytest.MonkeyPatch) -> None:
    path, before = tmp_path / f"games{ending}", replace(small_game(), hirelings={}, landmarks=[])
    columns = {
        name: kind for name, kind in results.columns_of(GameRow).items() if name not in ("hirelings", "landmarks")
    }
    monkeypatch.setattr(results, "columns_of", lambda kind: columns)
    write_games(path, [before])
    monkeypatch.undo()
    assert read_games(path) == [before]


def test_decisions_replay_the_game() -> None:
    result = play_match(Series("smallworld", {"players": 2}, ["random", "heuristic"], 1, 5).match(0), (), True)
    assert [row.action for row in result.decisions] == [step.action.text for step in result.game.history]
    assert [row.step for row in result.decisions] == list(range(len(result.decisions)))
    assert {(row.seat, row.agent) for row in result.decisions} == {(0, "random"), (1, "heuristic")}
    assert all(row.options >= 1 and row.seconds >= 0 and row.law.startswith("sw:") for row in result.decisions)
    assert result.decisions[-1].turn == result.row.turns
