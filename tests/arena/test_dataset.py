"""Decisions for learning: from games as they are played and from their records, described and checked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import copse
from copse.agents import Observation
from copse.arena import Workers, simulate
from copse.arena.columns import BadResults
from copse.arena.dataset import check, describe, from_records
from copse.arena.files import Files
from copse.arena.matches import Series, take_decision
from copse.arena.results import DecisionRow, GameRow, read_decisions, read_games, write_decisions
from copse.arena.told import draws_in
from copse.envs.sights import sight_of
from copse.kernel.actions import Action
from tests.arena.rows import timeless_decisions

OPTIONS, DRAWS = draws_in("root", {"factions": "random:2", "map": "random"})
SERIES = Series("root", OPTIONS, ["random", "beginner"], 3, 4, DRAWS)
SIGHT = sight_of("root")


def nothing(row: GameRow) -> None:
    pass


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Files:
    folder = tmp_path_factory.mktemp("run")
    files = Files(folder / "games.jsonl", folder / "decisions.parquet", folder / "records", SIGHT)
    simulate(SERIES, nothing, files)
    return files


def decisions_of(files: Files) -> list[DecisionRow]:
    assert files.decisions
    return list(read_decisions(files.decisions, observations=True))


def test_every_row_is_what_its_record_leads_to(run: Files) -> None:
    assert run.decisions
    summary = check(run.decisions, sight_of, run.records)
    assert summary == describe(run.decisions)
    rows = read_games(run.games)
    assert (summary.games, summary.decisions) == (3, sum(row.decisions for row in rows))
    assert set(summary.agents) == {"random", "beginner"}
    assert summary.environment == SIGHT.environment
    for row in rows:
        game = copse.replay((run.games.parent / row.record).read_text(encoding="utf-8"))
        assert game.outcome["winners"] == row.winners
    for decision in decisions_of(run):
        assert decision.reward == [float(seat in rows[decision.number].winners) for seat in range(2)]


@pytest.mark.slow
def test_two_processes_and_a_stop_between_them_write_the_same(run: Files, tmp_path: Path) -> None:
    files = Files(tmp_path / "games.jsonl", tmp_path / "decisions.parquet", tmp_path / "records", SIGHT)
    simulate(replace(SERIES, games=1), nothing, files)
    simulate(SERIES, nothing, files, crew=Workers(2))
    assert timeless_decisions(decisions_of(files)) == timeless_decisions(decisions_of(run))
    assert files.records
    assert run.records
    for record in run.records.iterdir():
        assert (files.records / record.name).read_bytes() == record.read_bytes()


def test_records_lead_to_the_same_decisions_but_for_who_chose_and_how_long(run: Files, tmp_path: Path) -> None:
    assert run.records
    assert from_records(run.records, tmp_path / "again.parquet", sight_of, tmp_path / "games.csv") == 3
    again = read_decisions(tmp_path / "again.parquet", observations=True)
    wanted = [replace(row, agent="unknown", seconds=0.0) for row in decisions_of(run)]
    assert list(again) == wanted
    games = read_games(tmp_path / "games.csv")
    assert [(row.options, row.points_by_turn) for row in games] == [
        (row.options, row.points_by_turn) for row in read_games(run.games)
    ]
    assert (tmp_path / games[2].record).resolve() == (run.records / "game-000002.record").resolve()


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda row: replace(row, chosen=3), "3 was chosen, but only"),
        (lambda row: replace(row, legal=[99999]), "'legal' must be different numbers from 0 to"),
        (lambda row: replace(row, visits=[-1]), "'visits' must be"),
        (lambda row: replace(row, reward=[1.0, 1.0]), "'reward' is"),
        (lambda row: replace(row, step=7), "the step is 7"),
        (lambda row: replace(row, options=99), "'options' is 99"),
    ],
)
def test_a_row_that_is_wrong_is_named(
    run: Files, tmp_path: Path, change: Callable[[DecisionRow], DecisionRow], complaint: str
) -> None:
    rows = decisions_of(run)[:20]
    rows[5] = change(rows[5])
    write_decisions(tmp_path / "wrong.parquet", rows, SIGHT)
    with pytest.raises(BadResults, match=f"game 0, step 5: {complaint}"):
        check(tmp_path / "wrong.parquet", sight_of)


def test_what_is_no_dataset_is_refused(run: Files, tmp_path: Path) -> None:
    assert run.records
    write_decisions(tmp_path / "blind.parquet", decisions_of(run)[:5])
    with pytest.raises(BadResults, match="has no observations"):
        check(tmp_path / "blind.parquet", sight_of)
    write_decisions(tmp_path / "old.parquet", decisions_of(run)[:5], replace(SIGHT, environment="root_v0"))
    with pytest.raises(BadResults, match=f"is of root_v0, but this Copse has {SIGHT.environment}"):
        check(tmp_path / "old.parquet", sight_of)
    with pytest.raises(BadResults, match=r"must be a \.parquet file"):
        describe(run.games)
    with pytest.raises(BadResults, match="has no records"):
        from_records(tmp_path, tmp_path / "out.parquet", sight_of)
    begun = copse.new("root", seed=1)
    (tmp_path / "begun.record").write_text(begun.record(), encoding="utf-8")
    with pytest.raises(BadResults, match="the game is not over"):
        from_records(tmp_path, tmp_path / "out.parquet", sight_of)
    assert not (tmp_path / "out.parquet").exists()


def test_a_record_of_another_run_is_not_written_over(run: Files, tmp_path: Path) -> None:
    with pytest.raises(BadResults, match=r"game-00000\d.record belongs to another run"):
        simulate(replace(SERIES, seed=5), nothing, Files(tmp_path / "games.csv", records=run.records))
    assert list(tmp_path.iterdir()) == []


class Searching:
    """An agent that tells its visits."""

    def __init__(self) -> None:
        self.visits: dict[Action, int] = {}

    def choose(self, observation: Observation) -> Action:
        self.visits = {action: place for place, action in enumerate(observation.actions, 1)}
        return observation.actions[-1]


def test_visits_of_a_search_are_taken_down() -> None:
    game = copse.new("smallworld", players=2, seed=1)
    taken = take_decision(game, [Searching(), Searching()], sight_of("smallworld"))
    assert taken.visits is not None
    assert list(taken.visits.values()) == [1, 2, 3, 4, 5, 6]
    assert len(taken.observation) == sight_of("smallworld").length
