"""Results as rows of the league's sheets."""

from __future__ import annotations

from pathlib import Path

import pytest

import copse
from copse.games import RootGame
from copse.kernel import records
from copse.kernel.errors import BadRecord, BadSetup
from copse.kernel.game import Game
from copse.notation import league
from copse.root.book import BOOK

GOLDEN = Path(__file__).parents[1] / "golden"


def golden(name: str) -> RootGame:
    return Game.from_record(BOOK, records.read((GOLDEN / f"root_{name}.record").read_text()))


def test_each_who_played_has_a_row() -> None:
    game = golden("four_autumn_standard")
    rows = league.rows(game)
    assert [row.faction for row in rows] == ["cats", "birds", "alliance", "vb_thief"]
    assert [row.points for row in rows] == ["", "", "31", "21"]
    assert [row.dominance for row in rows] == ["Fox Dom", "Mouse Dom", "", ""]
    assert [row.share for row in rows] == ["0", "0", "1", "0"]
    assert {(row.map, row.suits, row.deck) for row in rows} == {("Fall", "Fixed", "Base")}
    assert league.read(league.write(game)) == rows
    assert league.unsaid(game) == []


def test_a_coalition_and_suits_by_lot() -> None:
    found = [row for name in ("early_four_autumn_standard", "four_lake_exiles") for row in league.rows(golden(name))]
    assert any(row.dominance.startswith("Coalition w/") for row in found)
    assert {row.suits for row in found} == {"Fixed", "Random"}
    assert "option edition: early" in league.unsaid(golden("early_four_autumn_standard"))
    assert any("3 played" in note for note in league.unsaid(golden("three_autumn_exiles")))


def test_what_no_sheet_has_is_refused() -> None:
    with pytest.raises(BadSetup, match="not over"):
        league.rows(copse.new("root", seed=1))
    with pytest.raises(BadSetup, match="no bots, and here plays"):
        league.rows(golden("machines_autumn_standard"))


def test_a_sheet_that_is_none_is_refused_with_its_line() -> None:
    text = league.write(golden("four_autumn_standard"))
    for wrong, line, why in (
        ("", 1, "the first line must name the columns"),
        (text.replace("birds,", "", 1), 3, "a row has 14 columns, not 13"),
        (text.replace("birds", "fish"), 3, "there is no faction 'fish'; allowed: cats, birds"),
    ):
        with pytest.raises(BadRecord, match=why) as caught:
            league.read(wrong)
        assert caught.value.line == line
