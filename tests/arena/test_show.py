"""What people see of a run: a table that grows on a terminal, and names as they were given."""

from __future__ import annotations

import io
from dataclasses import replace

import pytest
from rich.console import Console

from copse.arena import live
from copse.arena.live import LiveTable
from copse.arena.ratings import Rating
from copse.arena.results import GameRow
from copse.arena.statistics import Standings
from copse.arena.tables import presence_table, ratings_table, standings_table
from copse.languages import LANGUAGES
from copse.locale import Words
from tests.arena.rows import SERIES, rows_of

ODD_NAME = "run:node [bold]my.mjs[/] {seed}"


def shown(terminal: bool, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(live, "PAUSE", 0.0)
    screen, standings = io.StringIO(), Standings()
    console = Console(file=screen, force_terminal=terminal, width=100, color_system=None)
    with LiveTable(SERIES.games, standings, Words("en"), console) as table:
        for row in rows_of(SERIES):
            standings.count(row)
            table.count(row)
    return screen.getvalue()


def test_wins_are_shown_while_games_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = shown(True, monkeypatch)
    assert "Wins by agent" in drawn
    assert all(f"{number}/5" in drawn for number in range(6))


def test_what_is_no_terminal_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown(False, monkeypatch).strip() == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_agents_are_shown_as_they_were_given(language: str) -> None:
    standings = Standings()
    for row in rows_of(SERIES):
        standings.count(replace(row, agents=[ODD_NAME, "heuristic"]))
    screen, words = io.StringIO(), Words(language)
    console = Console(file=screen, width=150)
    console.print(standings_table(standings.of("agent"), "agent", words))
    console.print(ratings_table([Rating(ODD_NAME, 1500, 1400, 1600), Rating("heuristic", 1500, 1400, 1600)], words))
    assert screen.getvalue().count(f"│ {ODD_NAME} │") == 2
    assert screen.getvalue().count("│ heuristic ") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_hirelings_are_shown_with_their_side_and_who_had_them_longest(language: str) -> None:
    row = GameRow(
        "root", 0, 1, "{}", ["a", "b"], [0], [30, 20], "root:3.1", 10, 9, 0.1,
        [{"faction": ["eyrie"]}, {"faction": ["lizards"]}], [], {"the_exile": [4, 2], "street_band": [0, 0]},
    )  # fmt: skip
    standings, words = Standings(), Words(language).of("root")
    standings.count(row)
    screen = io.StringIO()
    Console(file=screen, width=150).print(presence_table(standings, "hireling", words))
    exile = next(line for line in screen.getvalue().splitlines() if words.say("hireling-the-exile") in line)
    assert words.say("arena-promoted") in exile
    assert "60%" in exile.replace("\xa0", "")
    assert f"{words.say('faction-eyrie.short')} 40%" in exile.replace("\xa0", "")
    band = next(line for line in screen.getvalue().splitlines() if words.say("hireling-street-band") in line)
    assert words.say("arena-demoted") in band
