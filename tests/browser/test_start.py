"""The first minute: from the start page into a game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person


@pytest.mark.parametrize("game", ["Root", "Small World"])
def test_one_click_on_the_start_page_leads_into_a_running_game_against_machines(ann: Person, game: str) -> None:
    ann.open_lobby()
    ann.play_now(game)
    ann.wait_for_turn()
    expect(ann.question).to_contain_text("You decide")
    ann.take(ann.offers.first)
    assert ann.revision >= 1
    kinds = ann.page.evaluate("heard.table.seats.map(seat => seat.kind)")
    assert kinds[0] == "human"
    assert set(kinds[1:]) == {"agent"}
