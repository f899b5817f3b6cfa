"""Faces: whom one sees in the lobby, on the form and in an invitation."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from copse.root.maps import printed_text
from tests.browser.axe import violations
from tests.browser.conftest import Guests
from tests.browser.people import Person
from tests.browser.windows import PHONE


def test_an_invitation_says_which_game_who_invites_and_what_is_free(ann: Person, guests: Guests) -> None:
    link = ann.make_table("Root", "here", "open", "casual")
    bob = guests(PHONE, dark=True, touches=True)
    bob.page.goto(link)
    expect(bob.page.get_by_role("heading", level=1)).to_have_text("Ann invites you to Root")
    seats = bob.page.get_by_role("listitem")
    expect(seats.locator("svg.portrait path").first).to_be_attached()
    expect(seats.nth(2)).to_contain_text("Bramble · Casual")
    expect(seats.nth(2)).to_contain_text("A careful hedgehog")
    expect(bob.page.get_by_text("The server shuffled the cards.")).to_have_class(re.compile("muted"))
    assert violations(bob.page) == []
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit down: Eyrie").tap()
    expect(bob.page.get_by_text("Bob (you)")).to_be_visible()
    expect(bob.page.get_by_role("heading", level=1)).to_have_text("Root")
    ann.open_lobby()
    expect(ann.own_games.filter(has_text="waiting").locator("svg.portrait")).to_have_count(3)


def test_the_form_shows_who_plays_what_and_how_agents_play(ann: Person) -> None:
    ann.open_form("Root")
    row = ann.page.get_by_role("listitem").nth(1)
    expect(row.locator("svg.portrait")).to_have_count(2)
    expect(row).to_contain_text("A careful hedgehog")
    ann.page.get_by_label("Strength of seat 2").select_option("expert")
    expect(row).to_contain_text("An old owl")


def test_a_fault_in_a_map_of_ones_own_is_told_at_its_field(ann: Person) -> None:
    ann.open_form("Root")
    page, text = ann.page, 'names.en = "Two Lakes"\n' + printed_text("lake")
    page.get_by_text("own map", exact=True).first.click()
    field = page.get_by_role("textbox", name="own map")
    field.fill(text.replace("slots = 2", "slots = 9", 1))
    ann.expect_refusal(422)
    page.get_by_role("button", name="Open the table").click()
    expect(field).to_have_accessible_description(re.compile("clearing 1: “slots” must be a whole number from 1 to 3"))
    expect(field).to_be_focused()
    expect(page.get_by_role("alert")).to_have_count(1)
    assert violations(page) == []
    field.fill(text)
    page.get_by_role("button", name="Open the table").click()
    ann.wait_for_turn()
    expect(ann.map).to_have_accessible_name("Two Lakes")


def test_a_people_of_ones_own_is_made_by_a_form(ann: Person) -> None:
    ann.open_form("Small World")
    page = ann.page
    page.get_by_text("More options").click()
    form = page.get_by_role("group", name="own races and powers")
    expect(form.get_by_label("Name")).to_be_hidden()
    form.get_by_text("own races and powers").first.click()
    expect(form.get_by_role("textbox", name="own races and powers")).to_be_hidden()
    form.get_by_label("Name").fill("Badgers")
    form.get_by_label("Uses the tokens of").select_option("elves")
    form.get_by_label("1 token less to conquer").select_option("hill")
    form.get_by_label("may begin anywhere").check()
    form.get_by_role("button", name="Add").click()
    expect(form.get_by_role("listitem")).to_contain_text("Badgers race")
    assert violations(page) == []
    page.get_by_role("button", name="Open the table").click()
    ann.wait_for_turn()
    options = page.evaluate("heard.table.options.own.race[0]")
    assert options["names"] == {"en": "Badgers"}
    assert (options["replaces"], options["cheaper_in"], options["enters_anywhere"]) == ("elves", ["hill"], True)
