"""The first minute: from the start page into a game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Guests
from tests.browser.people import Person
from tests.browser.windows import PHONE


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


def test_one_click_opens_a_table_for_friends_and_the_computer_takes_the_seats_left(guests: Guests) -> None:
    ann, bob = guests(PHONE, touches=True), guests()
    ann.open_lobby()
    ann.press(ann.page.get_by_role("button", name="With friends").first)
    ann.page.wait_for_url("**/#/t/*")
    bob.join(ann.page.url, "Bob")
    expect(ann.page.get_by_role("button", name="Start the game")).to_be_disabled()
    ann.press(ann.page.get_by_role("button", name="Start with the computer on the open seats"))
    ann.wait_for_turn()
    assert ann.page.evaluate("heard.table.seats.map(seat => seat.kind)") == ["human", "human", "agent", "agent"]


def test_the_form_for_a_new_table_works_as_it_is_and_folds_what_few_need(ann: Person) -> None:
    ann.page.goto(f"{ann.address}#/new/root")
    expect(ann.page.get_by_label("Who takes seat")).to_have_count(4)
    expect(ann.page.get_by_label("Pass phrase")).to_be_hidden()
    expect(ann.page.get_by_role("button", name="Open the table")).to_be_in_viewport()
    ann.page.get_by_role("button", name="More choices").click()
    expect(ann.page.get_by_label("Pass phrase")).to_be_visible()
    ann.page.get_by_role("button", name="Open the table").click()
    ann.wait_for_turn()
