"""What a series tells: shares with intervals, by seat, agent, race and power."""

from __future__ import annotations

from dataclasses import replace

import pytest

from copse.arena.bench import bench, reference_loop
from copse.arena.matches import Series, results
from copse.arena.results import GameRow
from copse.arena.statistics import Standings, Tally


@pytest.mark.parametrize(
    ("wins", "tries", "low", "high"),
    [(0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0), (5, 10, 0.237, 0.763), (300, 1000, 0.272, 0.329)],
)
def test_the_interval_is_wilsons(wins: int, tries: int, low: float, high: float) -> None:
    found = Tally(tries, wins).interval()
    assert found[0] == pytest.approx(low, abs=0.001)
    assert found[1] == pytest.approx(high, abs=0.001)


def test_nothing_is_known_without_a_game() -> None:
    assert Tally().interval() == (0.0, 1.0)
    assert Tally().share == 0.0


def test_who_left_the_score_track_takes_no_part_in_the_mean_of_points() -> None:
    standings = Standings()
    row = GameRow("root", 0, 1, "{}", ["a", "b"], [0], [None, 20], "root:3.3.1.I", 2, 9, 0.1, [{}, {}], [[12, 3]])
    standings.count(row)
    standings.count(replace(row, points=[30, 10], winners=[0]))
    tallies = dict(standings.of("agent"))
    assert (tallies["a"].tries, tallies["a"].mean_points) == (2, 30.0)
    assert (tallies["b"].tries, tallies["b"].mean_points) == (2, 15.0)
    again = Standings()
    again.merge(standings)
    assert again.tell() == standings.tell()
    assert Tally(1, 1.0, 0, 1).mean_points == 0.0


def test_wins_add_up_to_the_games_in_every_group_that_everyone_is_in() -> None:
    standings = Standings()
    for result in results(Series("smallworld", {"players": 3}, ["heuristic", "random", "random"], 12, 3)):
        standings.take(result)
    for group in ("seat", "agent"):
        assert sum(tally.wins for _, tally in standings.of(group)) == pytest.approx(12)
        assert sum(tally.tries for _, tally in standings.of(group)) == 36
    assert [name for name, _ in standings.of("seat")] == ["0", "1", "2"]
    assert standings.of("agent")[0][0] == "heuristic"


def test_a_race_is_counted_once_for_each_player_who_played_it() -> None:
    standings = Standings()
    series = Series("smallworld", {"players": 2}, ["heuristic", "heuristic"], 1, 3)
    for result in results(series):
        standings.take(result)
        picks = {(event.args["seat"], event.args["race"]) for event in result.game.events if event.what == "picked"}
    assert sum(tally.tries for _, tally in standings.of("race")) == len(picks)


def hired_game(number: int, hirelings: dict[str, list[int]], landmarks: list[str], points: list[int | None]) -> GameRow:
    played = [{"faction": ["eyrie"]}, {"faction": ["lizards"]}]
    row = GameRow("root", number, 1, "{}", ["a", "b"], [0], points, "root:3.1", 10, 9, 0.1, played, [])
    return replace(row, hirelings=hirelings, landmarks=landmarks)


def test_hirelings_and_landmarks_are_told_by_the_games_with_them_and_without() -> None:
    games = [
        hired_game(0, {"the_exile": [4, 2], "street_band": [0, 0]}, ["tower"], [30, 20]),
        hired_game(1, {"the_exile": [0, 4]}, [], [30, None]),
        hired_game(2, {}, ["tower"], [10, 20]),
    ]
    whole, first = Standings(), Standings()
    for row in games:
        whole.count(row)
    first.count(games[0])
    rest = Standings()
    for row in games[1:]:
        rest.count(row)
    first.merge(rest)
    told = whole.tell()
    assert first.tell() == told
    assert told["hirelings"] == {
        "street_band": {"games": 1, "points": 25.0, "points_without": 20.0},
        "the_exile": {
            "games": 2, "points": 80 / 3, "points_without": 15.0, "held": 0.5, "held_by": {"lizards": 6, "eyrie": 4},
        },
    }  # fmt: skip
    assert told["landmarks"] == {"tower": {"games": 2, "points": 20.0, "points_without": 30.0}}
    everywhere = Standings()
    everywhere.count(games[0])
    assert everywhere.tell()["landmarks"] == {"tower": {"games": 1, "points": 25.0, "points_without": None}}
    nowhere = Standings()
    nowhere.count(hired_game(0, {}, [], [1, 2]))
    assert not {"hirelings", "landmarks", "hireling"} & set(nowhere.tell())


@pytest.mark.slow
def test_every_benchmark_stands_beside_the_reference() -> None:
    measures = {measure.name: measure for measure in bench(0.01)}
    assert measures["reference loop"].ratio == 1.0
    assert {"random games, Small World, 3 players", "copies of a state, Root, 4 base factions"} <= set(measures)
    hired = measures["cost of a decision, Root, 4 base factions with hirelings and a landmark"]
    assert hired.unit == "times Root, 4 base factions"
    assert all(measure.value > 0 and measure.ratio > 0 for measure in measures.values())


def test_the_reference_loop_does_the_same_work_every_time() -> None:
    assert reference_loop() == reference_loop() == 48
