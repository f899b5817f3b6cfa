"""Games with bots in the arena: agents choose for people only, and results tell bots from agents."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from copse.arena.matches import NOBODY, Series, one_result
from copse.arena.ratings import Meetings
from copse.arena.report import report
from copse.arena.results import GameRow, read_games, write_games
from copse.arena.root import TOLD
from copse.arena.statistics import Standings
from copse.arena.tournament import Tournament, tables_of
from copse.kernel.errors import BadSetup
from copse.locale import Words
from copse.root.score import TOGETHER
from copse.root.state import Woodland

BIRDS, TINKER = "electric_eyrie:nightmare+relentless", "vagabot:tinker"
SERIES = Series("root", {"factions": [BIRDS, "marquise", TINKER, "alliance"]}, ["random", "beginner"], 2, seed=3)
ONE = replace(SERIES, agents=["random", "random"], games=1)


def won(winners: list[int], won_by: str = "root:3.1") -> GameRow:
    """A game of two people and a bot in the last seat."""
    played = [{"faction": ["marquise"]}, {"faction": ["alliance"]}, {"faction": [BIRDS]}]
    return GameRow("root", 0, 1, "{}", ["a", "b", NOBODY], winners, [30, 30, 9], won_by, 9, 9, 0.1, played, [])


def test_agents_change_the_seats_of_people_and_nobody_sits_where_a_bot_plays() -> None:
    assert [SERIES.match(number).agents for number in range(2)] == [
        [NOBODY, "random", NOBODY, "beginner"],
        [NOBODY, "beginner", NOBODY, "random"],
    ]


def test_a_wrong_number_of_agents_is_told_with_the_seats_that_want_one() -> None:
    with pytest.raises(BadSetup, match=r"3 agents are named for 2 seats \(marquise, alliance\); bots play the others"):
        replace(SERIES, agents=["random"] * 3).match(0)
    with pytest.raises(BadSetup, match="2 agents are named for 3 seats"):
        Series("smallworld", {"players": 3}, ["random", "random"], 1, 1).match(0)


@pytest.mark.parametrize("ending", [".csv", ".jsonl", ".parquet"])
def test_a_row_names_the_bots_and_comes_back_from_a_file(tmp_path: Path, ending: str) -> None:
    if ending == ".parquet":
        pytest.importorskip("pyarrow")
    row = one_result(ONE, 0).row
    assert row.agents == [NOBODY, "random", NOBODY, "random"]
    assert [what["faction"] for what in row.played] == [[BIRDS], ["marquise"], [TINKER], ["alliance"]]
    write_games(tmp_path / f"games{ending}", [row])
    assert read_games(tmp_path / f"games{ending}") == [row]


def test_every_turn_has_its_points_though_a_choice_ends_several() -> None:
    result = one_result(ONE, 0)
    state, row = result.game.state, result.row
    assert isinstance(state, Woodland)
    assert len(row.points_by_turn) == row.turns == state.turns
    now, course = [0] * 4, list[list[int | None]]()
    for event in result.game.events:
        if event.what == "turn_began":
            course.append(list(now))
        elif event.what == "scored":
            now[int(event.args["seat"])] += int(event.args["points"])
    assert row.points_by_turn == [*course[1:], row.points]


def test_hirelings_are_counted_for_who_had_them_as_each_turn_ended() -> None:
    result = one_result(replace(ONE, options={**ONE.options, "hirelings": "random"}), 0)
    holders: dict[str, int] = {}
    turns = {name: [0] * 4 for name in result.hirelings}
    began = 0
    for event in result.game.events:
        if event.what == "turn_began":
            began += 1
            for name, holder in holders.items() if began > 1 else ():
                turns[name][holder] += 1
        elif event.what == "took_control":
            holders[str(event.args["hireling"])] = int(event.args["seat"])
    for name, holder in holders.items():
        turns[name][holder] += 1
    assert result.hirelings == turns


def test_bots_are_counted_as_factions_and_not_as_agents() -> None:
    standings = Standings()
    standings.count(won([2]))
    assert [name for name, _ in standings.of("agent")] == ["a", "b"]
    assert dict(standings.of("faction"))[BIRDS].share == 1.0
    assert {tally.tries for _, tally in standings.of("seat")} == {1}


def test_people_who_win_together_have_each_won_and_others_share_a_win() -> None:
    for won_by, share in ((TOGETHER, 1.0), ("root:9.2.8", 0.5)):
        standings = Standings()
        standings.count(won([0, 1], won_by))
        assert [tally.share for _, tally in standings.of("agent")] == [share, share]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Electric Eyrie (nightmare, Relentless)"),
        ("ru", "Крылатые киборги (кошмарный, Беспощадность)"),
        ("uk", "Електричні Крилаті (кошмарна, Нещадність)"),
    ],
)
def test_a_bot_is_named_with_its_difficulty_and_traits(language: str, text: str) -> None:
    words = Words(language).of("root")
    assert TOLD.named("faction", BIRDS, words).split(" (")[0] == text.split(" (")[0]
    assert TOLD.named("faction", BIRDS, words).count(",") == 1
    assert TOLD.named("faction", "electric_eyrie", words) == text.split(" (")[0]
    if language == "en":
        assert TOLD.named("faction", BIRDS, words) == text
        assert TOLD.named("faction", TINKER, words) == "Vagabot (Tinker)"


def test_agents_that_never_met_are_rated_by_the_bot_that_both_met() -> None:
    meetings = Meetings()
    for agent, winner, times in (("good", 0, 8), ("good", 1, 2), ("bad", 0, 1), ("bad", 1, 9)):
        row = replace(won([winner]), agents=[agent, NOBODY], played=won([0]).played[1:])
        for _ in range(times):
            meetings.count(row)
    ratings = meetings.ratings()
    assert [rating.agent for rating in ratings] == ["good", "bad"]  # and no bot
    assert ratings[0].low > ratings[1].high
    assert sum(rating.value for rating in ratings) / 2 == pytest.approx(1500)


def test_bots_are_at_every_table_of_a_tournament() -> None:
    tables = tables_of("root", {}, ["autumn"], ["marquise", BIRDS, "alliance"], 1)
    assert [table["factions"] for table in tables] == [
        ["marquise", BIRDS], [BIRDS, "marquise"], [BIRDS, "alliance"], ["alliance", BIRDS],
    ]  # fmt: skip
    for plan in ("round-robin", "rotation"):
        contest = Tournament("root", tables, ["random", "beginner"], 1, 1, 1, plan)
        assert contest.games == 8
        assert [contest.match(number).agents for number in range(4)] == [
            ["random", NOBODY], ["beginner", NOBODY], [NOBODY, "random"], [NOBODY, "beginner"],
        ]  # fmt: skip
    with pytest.raises(BadSetup, match="2 players need 2 or more factions, not marquise"):
        tables_of("root", {}, [], ["marquise", BIRDS], 2)


def test_a_report_names_bots_and_no_agent_for_them() -> None:
    page = report([one_result(ONE, 0).row], Words("en"))
    assert "Electric Eyrie (nightmare, Relentless)" in page
    assert "<dd>random</dd>" in page
