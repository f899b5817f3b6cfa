"""The yardstick: its tables, what it counts, and the page that it brings up to date."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from tools.yardstick import FACTIONS, Yardstick, main, shares, sheet, updated

import copse
from copse.arena.columns import BadResults
from copse.arena.results import GameRow, read_games
from copse.root.bots import BOTS, bot_called
from copse.root.bots.base import DIFFICULTIES
from copse.root.state import Woodland

PLAN = Yardstick("random", 3, seed=4)


def seats(number: int) -> list[str]:
    factions = PLAN.match(number).options["factions"]
    assert isinstance(factions, list)
    return [str(name) for name in factions]


def test_every_faction_meets_three_bots_of_every_difficulty_equally_often() -> None:
    met: dict[tuple[str, str], int] = {}
    for number in range(PLAN.games):
        names = [name.partition(":") for name in seats(number)]
        person = [name for name, _, _ in names if name not in BOTS]
        difficulties = {difficulty for name, _, difficulty in names if name in BOTS}
        assert len(names) == 4
        assert len(person) == len(difficulties) == 1
        assert all(bot_called(name).replaces != person[0] for name, _, _ in names if name in BOTS)
        cell = person[0], difficulties.pop()
        met[cell] = met.get(cell, 0) + 1
    assert met == {(faction, difficulty): 3 for faction in FACTIONS for difficulty in DIFFICULTIES}
    assert len(FACTIONS) == 10


def test_seats_maps_decks_and_bots_are_drawn_by_lot_and_alike_for_all_difficulties() -> None:
    matches = [PLAN.match(number) for number in range(PLAN.games)]
    for one, other in zip(matches[::4], matches[3::4], strict=True):
        assert one.seed == other.seed
        assert str(one.options).replace(":easy", ":nightmare") == str(other.options)
    drawn = [{str(match.options[option]) for match in matches} for option in ("map", "deck")]
    assert [len(names) for names in drawn] == [4, 2]
    places = {next(place for place, name in enumerate(seats(number)) if name in FACTIONS) for number in range(120)}
    assert places == {0, 1, 2, 3}
    assert {name.partition(":")[0] for number in range(120) for name in seats(number)} == {*FACTIONS, *BOTS}


def test_every_table_can_be_played() -> None:
    for number in range(0, PLAN.games, 7):
        match = PLAN.match(number)
        state = copse.new("root", **{**match.options, "seed": match.seed}).state
        assert isinstance(state, Woodland)
        assert [seat for seat, agent in enumerate(match.agents) if agent] == list(state.rules.people)
        assert len(state.rules.people) == 1


def row(faction: str, difficulty: str, winners: list[int]) -> GameRow:
    bots = [f"{bot}:{difficulty}" for bot in ("vagabot", "drillbit_duchy", "logical_lizards")]
    return GameRow(
        game="root",
        number=0,
        seed=1,
        options=json.dumps({"factions": [faction, *bots]}),
        agents=["random", "", "", ""],
        winners=winners,
        points=[30, 3, 4, 5],
        won_by="root:3.1",
        turns=30,
        decisions=80,
        seconds=1.0,
        played=[],
        points_by_turn=[],
    )


def test_wins_are_counted_by_faction_and_difficulty() -> None:
    won, lost = row("marquise", "easy", [0]), row("marquise", "easy", [2])
    told = shares([won, won, lost, row("marquise", "normal", [2])])["random"]["marquise"]
    assert (told["easy"].tries, told["easy"].wins) == (3, 2)
    assert (told["normal"].tries, told["normal"].wins) == (1, 0)
    with pytest.raises(BadResults, match="marquise, vagabot:easy is no table of the yardstick"):
        shares([replace(won, options='{"factions": ["marquise", "vagabot:easy"]}')])


def test_against_agents_every_faction_plays_equally_often_with_each_setup() -> None:
    plan = Yardstick("beginner", 2, seed=4, against="random", players=3)
    met: dict[tuple[str, str], int] = {}
    for number in range(plan.games):
        match = plan.match(number)
        factions = match.options["factions"]
        assert isinstance(factions, list)
        assert len({*map(str, factions)} & {*FACTIONS}) == len(match.agents) == 3
        assert sorted(match.agents) == ["beginner", "random", "random"]
        cell = str(factions[list(match.agents).index("beginner")]), str(match.options["setup"])
        met[cell] = met.get(cell, 0) + 1
    assert met == {(faction, setup): 2 for faction in FACTIONS for setup in ("standard", "advanced")}


def duel(agents: list[str], winners: list[int], setup: str = "standard") -> GameRow:
    options = json.dumps({"factions": ["marquise", "eyrie", "alliance"], "setup": setup})
    return replace(row("marquise", "easy", winners), options=options, agents=agents, points=[30, 3, 4])


def test_of_agents_the_one_who_is_alone_is_measured_or_everyone_if_all_are_alike() -> None:
    told = shares([duel(["random", "beginner", "random"], [1]), duel(["random", "beginner", "random"], [0])])
    assert list(told) == ["beginner/random/3"]
    assert told["beginner/random/3"]["eyrie"]["standard"].wins == 1
    alike = shares([duel(["random"] * 3, [1], "advanced")])["random/random/3"]
    assert {faction: tally["advanced"].wins for faction, tally in alike.items()} == {
        "marquise": 0,
        "eyrie": 1,
        "alliance": 0,
    }


def test_agents_against_their_like_are_held_beside_the_league(capsys: pytest.CaptureFixture[str]) -> None:
    main(["random", "--against", "random", "--players", "2", "--games", "1"])
    shown = capsys.readouterr().out
    assert "| `random/random/2` | standard | advanced |" in shown
    assert "- standard: correlation with the league " in shown
    assert "22 to 41 turns in " in shown
    assert "\n20 games, " in shown


def test_no_games_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["random", "--games", "0"])
    assert "--games 0: at least 1 is played" in capsys.readouterr().err


def test_the_command_plays_and_its_results_go_into_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, page = tmp_path / "games.csv", tmp_path / "page.md"
    main(["random", "--games", "1", "--out", str(out)])
    shown = capsys.readouterr().out
    assert "| `random` | easy | normal | challenging | nightmare |" in shown
    assert "40 games, 1 with each faction at each difficulty." in shown
    rows = read_games(out)
    assert len(rows) == 40
    page.write_text("before\n<!-- yardstick random -->\n<!-- end -->\n<!-- yardstick search -->\nold\n<!-- end -->\n")
    main(["--page", str(page), str(out)])
    text = page.read_text()
    assert sheet("random", shares(rows)["random"]) in text
    assert text.startswith("before\n")
    assert "<!-- yardstick search -->\nold\n<!-- end -->" in text
    assert updated(text, shares(rows)) == text


def test_a_wrong_name_is_told_before_a_game_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["heuristik"])
    assert "heuristik" in capsys.readouterr().err
