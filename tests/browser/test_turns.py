"""Within a turn: taking back, why not, and ending it."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.people import Person, gather
from tests.browser.positions import BATTLE, CONQUEST


def test_what_was_chosen_can_be_taken_back_until_a_die_is_rolled(ann: Person) -> None:
    ann.make_table("Small World", "here", "here", position=CONQUEST)
    ann.wait_for_turn()
    expect(ann.button("Undo")).to_be_disabled()
    ann.choose("Conquer farmland 2")
    expect(ann.offer("Conquer farmland 2")).to_have_count(0)
    ann.undo()
    expect(ann.offer("Conquer farmland 2")).to_be_visible()

    for region in ("Conquer farmland 2", "Conquer forest 3"):
        ann.choose(region)
    ann.choose("die")
    ann.wait_for_turn()
    expect(ann.button("Undo")).to_be_disabled()
    ann.button("Undo").click(force=True)
    expect(ann.said).to_contain_text("dice or cards were shown")


def test_in_root_a_move_can_be_taken_back_but_no_drawn_card(ann: Person) -> None:
    ann.make_table("Root", "here", "here", position=BATTLE, played=("pass",))
    ann.choose("→ 9")
    expect(warriors(ann, "mouse 9", 2)).to_be_visible()
    ann.undo()
    expect(warriors(ann, "mouse 9", 2)).to_have_count(0)
    expect(warriors(ann, "fox 1", 2)).to_be_visible()
    ann.undo()
    expect(ann.button("Undo")).to_be_disabled()

    ann.choose("Craft nothing more")
    ann.choose("Overwork")
    expect(ann.button("Undo")).to_be_enabled()
    ann.choose("End your actions")
    ann.take_device("Eyrie")  # the evening drew a card, and the turn went on to her
    ann.wait_for_turn()
    expect(ann.button("Undo")).to_be_disabled()


def warriors(person: Person, clearing: str, count: int) -> Locator:
    """A clearing of the map with so many warriors of the Marquise."""
    return person.map.get_by_label(re.compile(rf"^{clearing}\b.*Marquise: {count} warriors", re.IGNORECASE))


def test_in_root_nothing_can_be_taken_back_once_the_other_was_asked_about_a_battle(ann: Person, bob: Person) -> None:
    gather("Root", ann, bob, position=BATTLE, played=("pass",))
    expect(ann.button("Undo")).to_be_enabled()
    ann.choose("Battle in 5")
    bob.wait_for_turn()
    for person in (ann, bob):
        expect(person.button("Undo")).to_be_disabled()  # already now that he was asked
    bob.choose("No ambush")
    ann.wait_for_turn()
    for person in (ann, bob):
        expect(person.button("Undo")).to_be_disabled()


def test_an_undo_that_comes_too_late_is_refused_with_words_and_changes_nothing(ann: Person) -> None:
    """Two windows of one person: the one knows nothing yet of what the other did."""
    link = ann.make_table("Small World", "here", "beginner", position=CONQUEST, played=("conquer 2",))
    behind = ann.context.new_page()
    behind.goto(link)
    undo_behind = behind.get_by_role("button", name="Undo")
    expect(undo_behind).to_be_enabled()
    behind.evaluate("line.onmessage = null")
    ann.choose("Conquer forest 3")
    at = ann.revision
    undo_behind.click()
    expect(behind.get_by_text("The game has changed in the meantime")).to_be_visible()
    assert ann.revision == at


def test_ending_the_turn_waits_for_a_confirmation(ann: Person) -> None:
    ann.make_table("Small World", "here", "here", position=CONQUEST, played=("conquer 2", "stop"))
    ann.wait_for_turn()
    ann.open_list()
    at = ann.revision
    ann.offers.first.click()
    expect(ann.said).to_contain_text("This ends your turn")
    assert ann.revision == at
    ann.button("Back").click()
    expect(ann.said).not_to_contain_text("This ends your turn")
    assert ann.revision == at

    ann.take(ann.offers.first)
    ann.take_device("Ann 2")
