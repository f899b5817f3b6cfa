"""Test that the page draws a table of the game from its view."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.people import Person
from tests.browser.tables import Club

from copse.server.protocol.messages import NewTable, SeatWish

pytest_plugins = ["tests.browser.conftest"]
pytestmark = pytest.mark.slow

CHOICES = 3


def test_a_table_is_drawn_from_its_view_and_played(ann: Person) -> None:
    seats = [SeatWish("human"), SeatWish("agent", "random"), SeatWish("agent", "random")]
    club = Club(ann.address, NewTable("foragers", seats, "Ann", {}))
    ann.sit_down(club, 0, host=True)
    page = ann.page
    felt = page.get_by_role("group", name="Foragers")
    expect(felt.get_by_text("Basket")).to_be_visible()
    hand = page.locator("[data-spot=hand]")
    expect(hand.get_by_role("button")).not_to_have_count(0)
    for _ in range(CHOICES):
        ann.wait_for_turn()
        before, card = ann.revision, hand.get_by_role("button").first
        card.click()
        expect(card).to_have_attribute("aria-pressed", "true")
        ann.make_choice(before)
    expect(page.get_by_role("tabpanel")).to_contain_text("points")
