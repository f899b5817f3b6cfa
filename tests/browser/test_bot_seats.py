"""Bots from the form and from the start page: which of them, how hard, and what the others at the table read of it."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.axe import violations
from tests.browser.people import Person
from tests.browser.test_draft import open_table
from tests.browser.windows import DESKTOP, PHONE

KINDS = "heard.table.seats.map((seat) => seat.kind)"


def row(person: Person, seat: int) -> Locator:
    """What the form has of a seat."""
    kind = person.page.get_by_label(f"Who takes seat {seat}")
    return person.page.get_by_role("listitem").filter(has=kind)


def kind(person: Person, seat: int) -> Locator:
    return person.page.get_by_label(f"Who takes seat {seat}")


def role(person: Person, seat: int) -> Locator:
    return person.page.get_by_label(f"Faction of seat {seat}")


def test_a_bot_is_chosen_with_its_difficulty_character_and_traits(ann: Person) -> None:
    ann.open_form("Root")
    kind(ann, 2).select_option("open")
    kind(ann, 4).select_option("bot")
    expect(role(ann, 4)).to_have_value("vagabot")
    ann.page.get_by_label("Difficulty of the bot on seat 4").select_option("nightmare")
    row(ann, 4).locator("summary").click()
    row(ann, 4).get_by_label("Character").select_option("tinker")
    row(ann, 4).get_by_label("Helper").check()
    expect(row(ann, 4).locator("summary")).to_have_text("Tinker · Traits: Helper")
    for size in (DESKTOP, PHONE):
        ann.resize(size)
        assert violations(ann.page) == []
    open_table(ann)
    expect(ann.page.get_by_role("listitem").nth(3)).to_contain_text("Vagabot bot: nightmare, Tinker, Helper")
    expect(kind(ann, 3)).to_be_visible()
    expect(kind(ann, 4)).to_have_count(0)


def test_a_bot_bars_the_faction_it_replaces_and_drafts_nothing_and_brings_playing_together(ann: Person) -> None:
    ann.open_form("Small World")
    expect(ann.page.get_by_label("Who takes seat")).to_have_count(3)
    expect(kind(ann, 2).locator("option[value=bot]")).to_have_count(0)

    ann.open_form("Root")
    kind(ann, 3).select_option("bot")
    expect(role(ann, 3).locator("option[value=electric_eyrie]")).to_be_disabled()
    expect(role(ann, 3).locator("option[value=electric_eyrie]")).to_have_text(
        "Electric Eyrie – not together with Eyrie Dynasties"
    )
    expect(role(ann, 3).locator("option[value=eyrie]")).to_have_count(0)
    expect(role(ann, 1).locator("option[value=alliance]")).to_have_count(1)
    role(ann, 3).select_option("logical_lizards")
    expect(role(ann, 1).locator("option[value=lizards]")).to_be_disabled()
    kind(ann, 3).select_option("agent")
    expect(role(ann, 1).locator("option[value=lizards]")).to_be_enabled()

    together = ann.page.get_by_label("cooperative game")
    expect(together).to_have_count(0)
    kind(ann, 2).select_option("bot")
    expect(together).to_be_visible()
    ann.page.get_by_label("setup").select_option("draft")
    expect(kind(ann, 2)).to_have_value("agent")
    expect(kind(ann, 2).locator("option[value=bot]")).to_be_disabled()
    ann.page.get_by_label("setup").select_option("standard")
    expect(kind(ann, 2).locator("option[value=bot]")).to_be_enabled()

    kind(ann, 2).select_option("bot")
    together.check()
    open_table(ann)
    ann.wait_for_turn()
    assert ann.page.evaluate("heard.table.options.together") is True
    assert ann.page.evaluate(KINDS) == ["human", "bot", "agent", "agent"]


def test_one_click_plays_against_bots_alone_or_together(ann: Person, bob: Person) -> None:
    against_bots = ann.page.get_by_role("group", name="Against bots")
    ann.open_lobby()
    ann.page.get_by_text("More ways to play").first.click()
    against_bots.get_by_role("button", name="Alone").click()
    ann.wait_for_turn()
    assert ann.page.evaluate(KINDS) == ["human", "bot", "bot", "bot"]

    ann.open_lobby()
    ann.page.get_by_text("More ways to play").first.click()
    against_bots.get_by_role("button", name="Together").click()
    ann.page.wait_for_url("**/#/t/*")
    bob.join(ann.page.url, "Bob")
    ann.start()
    ann.wait_for_turn()
    assert ann.page.evaluate(KINDS) == ["human", "bot", "human", "bot"]
    assert ann.page.evaluate("heard.table.options.together") is True
