"""Tables by an older edition: what the form bars, and how boards and citations are its own."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import Guests
from tests.browser.people import Person
from tests.browser.windows import PHONE

EARLY = {"edition of the Law": "early"}
REFORM = """
root
option edition "early"
factions eyrie marquise
turn 0 daylight
homes eyrie 3
homes marquise 1
clearing 3 eyrie roost 1 warrior 6
clearing 1 marquise warrior 3 sawmill 1
eyrie leader despot
eyrie decree recruit foxfolk_steel
eyrie decree move vizier
hand eyrie anvil
todo EndTurn 0
todo BeginPhase 0 evening
todo AtBound 0 end
todo ReadDecree 0
todo BeforeNoon 0
"""


def test_the_form_bars_what_an_edition_does_not_have_and_says_why(ann: Person) -> None:
    ann.open_form("Root")
    page = ann.page
    first, second = (page.get_by_label(f"Faction of seat {seat}") for seat in (1, 2))
    first.select_option("keepers")
    page.get_by_label("setup").select_option("advanced")
    page.get_by_label("edition of the Law").select_option("early")
    expect(first).to_have_value("marquise")
    expect(second).to_have_value("eyrie")
    expect(page.get_by_label("setup")).to_have_value("standard")
    barred = second.locator("option[value=keepers]")
    expect(barred).to_be_disabled()
    expect(barred).to_have_text("Keepers in Iron – not in this edition (§early 4.1)")
    missed = first.locator("option[value=vagabond2]")
    expect(missed).to_be_disabled()
    expect(missed).to_have_text("Second Vagabond – Marquise de Cat must play (§early 4.1)")
    expect(page.get_by_label("Who takes seat 2").locator("option[value=bot]")).to_be_disabled()
    expect(page.get_by_label("setup").locator("option[value=draft]")).to_be_disabled()
    expect(page.locator("option[value=winter]")).to_be_disabled()
    page.locator("details").filter(has_text="More options").locator("summary").click()
    expect(page.get_by_text("hirelings – not in this edition (§early 4.1)")).to_be_visible()
    assert violations(page) == []

    first.select_option("eyrie")  # the two change places
    expect(second).to_have_value("marquise")
    for _ in range(2):
        page.get_by_role("button", name="Remove a seat").click()
    page.get_by_label("edition of the Law").select_option("marauder")
    expect(barred).to_be_enabled()


def see_early_boards(person: Person) -> None:
    """The Lodge is of every suit, the track goes to forty, and sympathy has eleven tokens."""
    lodge = person.map.get_by_label(re.compile("^fox \\+ rabbit \\+ mouse 1,", re.I))
    expect(lodge.first).to_be_visible()
    expect(person.page.locator(".score b").last).to_have_text("40")
    assert person.page.evaluate("heard.view.seats[2].supply.sympathy") == 11


def test_a_table_of_the_early_law_is_opened_from_the_form_and_cites_it(ann: Person) -> None:
    lot = random.Random(16)
    ann.fill_form("Root", "here", "random", "random", form=EARLY)
    ann.wait_for_turn()
    see_early_boards(ann)
    ann.open_tab("Log")
    cited = ann.page.get_by_role("log").get_by_role("button", name=re.compile("§early "))
    while cited.count() == 0:
        ann.choose_by_lot(lot)
        ann.wait_for_turn()
    cited.first.click()
    dialog = ann.page.get_by_role("dialog")
    expect(dialog.locator("p").first).to_have_text(re.compile("[a-z]{3} "))
    expect(dialog.locator("p").last).to_have_text(re.compile("§early \\d"))


def test_the_early_law_is_played_on_a_phone(guests: Guests) -> None:
    bob = guests(PHONE, touches=True)
    bob.make_table("Root", "here", "random", "random", options={"edition": "early"})
    bob.choose_by_lot(random.Random(17))
    see_early_boards(bob)


def test_the_decree_is_reformed_by_pointing_at_a_card_and_a_column(ann: Person) -> None:
    ann.make_table("Root", "here", "here", position=REFORM)
    ann.wait_for_turn()
    ann.choose("reform the Decree")
    ann.wait_for_turn()
    ann.open_tab("Players")
    board = ann.page.locator(".decree")
    column = board.locator("section")
    column.nth(0).locator(".chip[data-open]").first.click()
    column.nth(2).click(position={"x": 8, "y": 8})
    ann.make_choice()
    ann.hear("heard?.view.seats[0].board.decree.recruit.length === 0")
    assert ann.page.evaluate("heard.view.seats[0].board.decree.battle.length") == 1
