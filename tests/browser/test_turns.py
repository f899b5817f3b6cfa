"""Within a turn: taking back, and ending it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.positions import CONQUEST


def test_what_was_chosen_can_be_taken_back_until_a_die_is_rolled(ann: Person) -> None:
    ann.make_table("Small World", "here", "here", position=CONQUEST)
    ann.wait_for_turn()
    expect(ann.button("Undo")).to_be_disabled()
    ann.choose("Conquer 2 farmland")
    expect(ann.offer("Conquer 2 farmland")).to_have_count(0)
    before = ann.revision
    ann.button("Undo").click()
    ann.hear("heard.revision > number", before)
    expect(ann.offer("Conquer 2 farmland")).to_be_visible()

    for region in ("Conquer 2 farmland", "Conquer 3 forest"):
        ann.choose(region)
    ann.choose("die")
    ann.wait_for_turn()
    expect(ann.button("Undo")).to_be_disabled()
    ann.button("Undo").click(force=True)
    expect(ann.said).to_contain_text("something was rolled, drawn or shown")


def test_ending_the_turn_waits_for_a_confirmation(ann: Person) -> None:
    ann.make_table("Small World", "here", "here", position=CONQUEST)
    ann.wait_for_turn()
    ann.choose("Conquer 2 farmland")
    ann.choose("Stop conquering")
    ann.wait_for_turn()
    at = ann.revision
    ann.offers.first.click()
    expect(ann.said).to_contain_text("This ends your turn")
    assert ann.revision == at
    ann.button("Back").click()
    expect(ann.said).not_to_contain_text("This ends your turn")
    assert ann.revision == at

    ann.take(ann.offers.first)
    ann.take_device("Ann 2")
