"""Runs: the same games however many play at once and however often they are stopped, and none of them is lost."""

from __future__ import annotations

import json
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest

import copse
from copse.agents import AgentFault, files_of, learned
from copse.arena.columns import BadResults
from copse.arena.files import Files
from copse.arena.jobs import Crew, Workers, alone
from copse.arena.matches import Series
from copse.arena.results import ENDINGS, GameRow, read_decisions, read_games
from copse.arena.simulation import simulate
from copse.envs.batch import Batch, Draw
from copse.kernel.build import compiled
from copse.kernel.errors import BadSetup
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


# ---- what made a row, and agents that fail

CLASS = """
class Mine:
    def choose(self, observation):
        return {answer}
"""


def own_series(tmp_path: Path, answer: str) -> Series:
    (tmp_path / "my.py").write_text(CLASS.format(answer=answer), encoding="utf-8")
    return replace(SERIES, agents=[f"{tmp_path / 'my.py'}:Mine", "random"])


@every_ending
def test_a_row_says_what_made_it(tmp_path: Path, ending: str) -> None:
    series, files = own_series(tmp_path, "observation.actions[0]"), Files(tmp_path / f"games{ending}")
    simulate(series, nothing, files)
    made = [json.loads(row.provenance) for row in read_games(files.games)]
    digest = sha256((tmp_path / "my.py").read_bytes()).hexdigest()
    build = "compiled" if compiled() else "interpreted"
    assert made[0] == {"copse": copse.__version__, "build": build, "seed": 3, "agents": {series.agents[0]: digest[:16]}}
    assert made == made[:1] * 5


def test_a_run_does_not_go_on_with_another_agent_under_the_same_name(tmp_path: Path) -> None:
    series, files = own_series(tmp_path, "observation.actions[0]"), Files(tmp_path / "games.csv")
    simulate(replace(series, games=2), nothing, files)
    before = files.games.read_text(encoding="utf-8")
    own_series(tmp_path, "observation.actions[-1]")
    with pytest.raises(BadResults, match=r"my\.py:Mine played from another file, which has changed since"):
        simulate(series, nothing, files)
    assert files.games.read_text(encoding="utf-8") == before


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("heuristic", []),
        ("search@5", []),
        ("strong", ["smallworld.onnx"]),
        ("search@5:learned", ["smallworld.onnx"]),
        ("learned+1", ["smallworld.onnx"]),
        ("learned:net.onnx", ["net.onnx"]),
        ("search@0.5s:my.py:Mine", ["my.py"]),
        ("heuristic:my.py:Mine", ["my.py"]),
        ("my.py:Mine", ["my.py"]),
        ("run:python -c 1 README.md", ["README.md"]),
    ],
)
def test_the_files_of_an_agent(name: str, expected: list[str]) -> None:
    assert [file.name for file in files_of(name, "smallworld")] == expected


@pytest.mark.parametrize("name", ["strong", "master", "search@5:learned"])
def test_a_rule_of_thumb_is_never_stored_as_the_network_that_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(learned, "MODELS", tmp_path)
    for play in (
        lambda: simulate(replace(SERIES, agents=[name, "random"]), nothing),
        lambda: Batch("smallworld", 1, Draw(learners=1, opponents=[name])),
    ):
        with pytest.raises(BadSetup, match=r"smallworld has no trained network: .*smallworld\.onnx is missing"):
            play()


def test_an_agent_that_fails_may_forfeit_the_game_and_the_run_goes_on(tmp_path: Path) -> None:
    series, files = own_series(tmp_path, "1 / 0 if observation.moves > 9 else 0"), Files(tmp_path / "games.jsonl")
    with pytest.raises(AgentFault):
        simulate(series, nothing, files)
    counted: list[GameRow] = []
    simulate(series, counted.append, files, forfeits=True)
    assert len(counted) == 5
    for row in counted:
        assert row.agents[row.winners[0]] == "random"
        assert (len(row.winners), row.won_by) == (1, "")
        assert "my.py:Mine" in row.forfeit
    assert read_games(files.games) == counted
