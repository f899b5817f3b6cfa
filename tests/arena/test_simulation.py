"""Runs: the same games however many play at once and however often they are stopped, and none of them is lost."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from copse.agents import AgentFault
from copse.arena.columns import BadResults
from copse.arena.files import Files
from copse.arena.jobs import Crew, Workers, alone
from copse.arena.matches import Series
from copse.arena.results import ENDINGS, GameRow, read_decisions, read_games
from copse.arena.simulation import simulate
from tests.arena.rows import SERIES, rows_of, stopped_series, timeless, timeless_decisions

every_ending = pytest.mark.parametrize("ending", ENDINGS)


def nothing(row: GameRow) -> None:
    pass


def test_one_seed_gives_the_same_games_and_another_seed_shares_none() -> None:
    assert rows_of(SERIES) == rows_of(SERIES)
    seeds = [{replace(SERIES, games=50, seed=seed).match(number).seed for number in range(50)} for seed in range(20)]
    assert len(set.union(*seeds)) == 20 * 50


def test_settings_are_said_as_a_record_says_them() -> None:
    """So a run of before there was an option goes on, if it is asked for as it was then."""
    series = replace(SERIES, game="root", options={"factions": ["eyrie", "marquise"]})
    before = replace(series, options={**series.options, "questions": "all"})
    assert json.loads(series.match(0).settings)["questions"] == "open"
    assert "questions" not in json.loads(before.match(0).settings)


@pytest.mark.slow
def test_two_workers_play_the_same_games_as_one() -> None:
    assert rows_of(SERIES, Workers(2)) == rows_of(SERIES)


@pytest.mark.nightly
def test_quick_games_that_go_to_workers_by_the_dozen_are_each_played_once() -> None:
    many = replace(SERIES, games=150)
    assert rows_of(many, Workers(2)) == rows_of(many)


@every_ending
def test_a_stopped_run_keeps_what_was_played_and_goes_on(tmp_path: Path, ending: str) -> None:
    series = stopped_series(tmp_path, 3)
    files = Files(tmp_path / f"games{ending}", tmp_path / f"decisions{ending}")
    assert simulate(series, nothing, files).stopped
    assert [row.number for row in read_games(files.games)] == [0, 1, 2]
    (tmp_path / "stop").unlink()
    counted: list[GameRow] = []
    assert not simulate(series, counted.append, files).stopped
    whole = Files(tmp_path / f"whole{ending}", tmp_path / f"all{ending}")
    simulate(series, nothing, whole)
    assert timeless(read_games(files.games)) == timeless(read_games(whole.games)) == timeless(counted)
    assert files.decisions
    assert whole.decisions
    decisions = list(read_decisions(files.decisions))
    assert timeless_decisions(decisions) == timeless_decisions(list(read_decisions(whole.decisions)))
    assert len(decisions) == sum(row.decisions for row in counted)
    assert not list(tmp_path.glob("*.journal"))


@pytest.mark.slow
def test_what_workers_had_played_when_they_were_stopped_is_kept(tmp_path: Path) -> None:
    series, files = stopped_series(tmp_path, 3), Files(tmp_path / "games.csv")
    assert simulate(series, nothing, files, crew=Workers(2)).stopped
    kept = {row.number for row in read_games(files.games)} if files.games.exists() else set()
    assert kept <= {0, 1, 2, 4}
    (tmp_path / "stop").unlink()
    simulate(series, nothing, files, crew=Workers(2))
    assert timeless(read_games(files.games)) == rows_of(series)


def test_a_run_that_is_stopped_in_its_first_game_leaves_no_file(tmp_path: Path) -> None:
    series = stopped_series(tmp_path, 0)
    assert simulate(series, nothing, Files(tmp_path / "games.csv")).stopped
    assert {path.name for path in tmp_path.iterdir()} <= {"my.py", "stop", "__pycache__"}


@pytest.mark.slow
@pytest.mark.parametrize("crew", [alone, Workers(2)])
def test_a_run_can_be_made_longer(tmp_path: Path, crew: Crew) -> None:
    files = Files(tmp_path / "games.jsonl")
    simulate(replace(SERIES, games=2), nothing, files)
    before = read_games(files.games)
    simulate(SERIES, nothing, files, crew=crew)
    assert read_games(files.games)[:2] == before  # to the second: they were not played again
    assert timeless(read_games(files.games)) == rows_of(SERIES)


def journal_of(rows: list[GameRow]) -> bytes:
    return b"".join(json.dumps({"game": vars(row), "decisions": []}).encode() + b"\n" for row in rows)


@pytest.mark.parametrize("lost", [1, 40, 200])
def test_a_killed_run_goes_on_from_its_journal_without_the_half_written_line(tmp_path: Path, lost: int) -> None:
    rows = rows_of(SERIES)
    whole = journal_of([rows[4], rows[1]])
    (tmp_path / "games.csv.journal").write_bytes(whole + journal_of([rows[0]])[:-lost])
    counted: list[GameRow] = []
    simulate(SERIES, counted.append, Files(tmp_path / "games.csv"))
    assert [row.number for row in counted] == [1, 4, 0, 2, 3]
    assert timeless(read_games(tmp_path / "games.csv")) == rows
    assert not (tmp_path / "games.csv.journal").exists()


def test_a_run_that_was_killed_while_it_wrote_its_results_counts_no_game_twice(tmp_path: Path) -> None:
    files = Files(tmp_path / "games.csv")
    simulate(SERIES, nothing, files)
    rows = read_games(files.games)
    (tmp_path / "games.csv.journal").write_bytes(journal_of(rows[:3]))
    (tmp_path / "games.csv.partial").write_text("game,num", encoding="utf-8")
    counted: list[GameRow] = []
    simulate(SERIES, counted.append, files)
    assert counted == rows == read_games(files.games)


@pytest.mark.parametrize(
    ("other", "complaint"),
    [
        (replace(SERIES, seed=4), "belongs to another run: its game 0 is smallworld by heuristic, random with seed"),
        (replace(SERIES, agents=["random", "heuristic"]), "belongs to another run"),
        (replace(SERIES, options={"players": 2, "open_coins": True}), "belongs to another run"),
        (replace(SERIES, game="root", options={"factions": ["eyrie", "marquise"]}), "belongs to another run"),
        (replace(SERIES, games=3), "has a game number 3, but this run has 3 games"),
    ],
)
def test_a_file_of_another_run_is_refused_and_left_alone(tmp_path: Path, other: Series, complaint: str) -> None:
    path = tmp_path / "games.jsonl"
    simulate(SERIES, nothing, Files(path))
    before = path.read_bytes()
    with pytest.raises(BadResults, match=complaint):
        simulate(other, nothing, Files(path))
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_options_that_say_the_same_are_the_same_run(tmp_path: Path) -> None:
    files = Files(tmp_path / "games.jsonl")
    simulate(SERIES, nothing, files)
    counted: list[GameRow] = []
    simulate(replace(SERIES, options={"open_coins": False, "players": 2}), counted.append, files)
    assert counted == read_games(files.games)


def test_decisions_that_were_not_kept_cannot_be_made_up(tmp_path: Path) -> None:
    simulate(SERIES, nothing, Files(tmp_path / "games.csv"))
    with pytest.raises(BadResults, match=r"decisions.csv lacks the decisions of game 0"):
        simulate(SERIES, nothing, Files(tmp_path / "games.csv", tmp_path / "decisions.csv"))


def test_a_damaged_journal_is_named(tmp_path: Path) -> None:
    (tmp_path / "games.csv.journal").write_bytes(journal_of(rows_of(SERIES)[:1]) + b"{{{\n")
    with pytest.raises(BadResults, match=r"games.csv.journal, byte \d+ is not JSON"):
        simulate(SERIES, nothing, Files(tmp_path / "games.csv"))


def test_an_agent_that_fails_leaves_the_games_before(tmp_path: Path) -> None:
    series = stopped_series(tmp_path, 2, "RuntimeError('no idea')")
    with pytest.raises(AgentFault, match="no idea"):
        simulate(series, nothing, Files(tmp_path / "games.csv"))
    assert [row.number for row in read_games(tmp_path / "games.csv")] == [0, 1]


def test_what_fails_in_a_worker_is_told_here(tmp_path: Path) -> None:
    series = stopped_series(tmp_path, 0, "RuntimeError('no idea')")
    with pytest.raises(AgentFault, match="no idea"):
        simulate(series, nothing, crew=Workers(2))
