"""In company: clocks, notices, and what the page may answer for a person."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person, gather
from tests.browser.positions import BATTLE, CONQUEST

LONGEST_WAIT = 20_000  # milliseconds that the page may take for an answer of its own (MOST_WAIT of auto.ts)

NOTICES = """
window.notices = []
window.Notification = class {
  static permission = 'granted'
  static requestPermission = async () => 'granted'
}
ServiceWorkerRegistration.prototype.showNotification = async (title, { body }) => {
  window.notices.push([title, body])
}
Object.defineProperty(document, 'hidden', { get: () => true })
"""
"""A window that nobody looks at, whose browser tells what it was asked to show."""


THINKERS = """
new MutationObserver(() => {
  const marks = document.querySelectorAll('[role=img][aria-label=thinking]')
  ;(window.marked ??= []).push([document.querySelectorAll('[aria-live] .thinking').length, marks.length])
}).observe(document, { childList: true, subtree: true })
"""
"""Notes how many marks of a thinking agent there are beside the question, and at the boards of the players."""


def test_time_runs_and_who_is_late_is_played_by_a_machine(ann: Person) -> None:
    clock = ann.context.clock
    clock.install()
    ann.open_form("Small World")
    ann.page.get_by_label("Time for each decision").select_option("30")
    ann.page.get_by_label("When time runs out").select_option("agent")
    ann.page.get_by_role("button", name="Open the table").click()
    ann.wait_for_turn()
    timer = ann.page.get_by_role("timer")
    expect(timer).to_contain_text("0:")
    before = timer.inner_text()
    clock.run_for(9000)
    expect(timer).not_to_have_text(before)
    expect(ann.question).to_contain_text("When time runs out: a computer chooses")


@pytest.mark.parametrize("game", ["Root", "Small World"])
def test_who_thinks_is_shown_beside_the_question_and_at_the_players_boards(ann: Person, game: str) -> None:
    """Experts among themselves think for minutes. One of them is marked at any moment, in both places."""
    ann.context.add_init_script(THINKERS)
    ann.make_table(game, "expert", "expert", "expert")
    expect(ann.page.get_by_role("heading", name="is thinking")).to_be_visible()
    ann.page.wait_for_function("(window.marked ?? []).some(([asked, boards]) => asked === 1 && boards === 1)")


def test_passing_and_ambushes_can_be_left_to_the_page(ann: Person) -> None:
    clock = ann.context.clock
    clock.install()
    ann.open_lobby()
    ann.page.get_by_role("button", name="Settings").click()
    for wish in ("Answer when only one choice is left", "Decline ambushes automatically"):
        ann.page.get_by_label(wish).check()
    ann.page.keyboard.press("Escape")
    ann.make_table("Root", "here", "here", position=BATTLE)
    expect(ann.offers).to_have_text("craft nothing more")
    clock.fast_forward(LONGEST_WAIT)
    ann.hear("heard?.revision === 1")
    expect(ann.said).to_contain_text("Answered for you")
    ann.choose("Battle in 5")
    ann.take_device("Eyrie")
    ann.wait_for_turn()
    clock.fast_forward(LONGEST_WAIT)
    ann.hear("heard?.revision === 3")


def test_an_amount_is_chosen_by_a_stepper(ann: Person) -> None:
    ann.make_table("Small World", "here", "here", position=CONQUEST, played=("conquer 2", "conquer 3", "reinforce"))
    ann.wait_for_turn()
    ann.open_list()
    line = ann.page.locator("details.list").get_by_role("listitem").filter(has_text="deploy").first
    amount = line.locator("output")
    most = int(amount.inner_text())
    line.get_by_role("button", name="fewer").click()
    expect(amount).to_have_text(str(most - 1))
    expect(ann.confirm).to_contain_text(f"eploy {most - 1}")
    expect(line.get_by_role("button", name="more")).to_be_enabled()
    before = ann.revision
    ann.confirm.click()
    ann.hear("heard?.revision > number", before)


def test_who_wants_it_is_told_of_their_turn_while_the_page_is_hidden(ann: Person, bob: Person) -> None:
    bob.context.add_init_script(NOTICES)
    bob.open_lobby()
    bob.page.get_by_role("button", name="Settings").click()
    bob.page.get_by_label("Notify me when it is my turn").check()
    bob.page.keyboard.press("Escape")
    club = gather("Small World", ann, bob, position=CONQUEST)
    assert bob.page.evaluate("notices") == []
    for choice in ("conquer 2", "stop", "deploy"):
        club.choose(choice)
    bob.wait_for_turn()
    bob.page.wait_for_function("() => notices.length > 0")
    assert bob.page.evaluate("notices") == [["Your turn", "Small World"]]
