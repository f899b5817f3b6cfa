"""In company: pass phrases, clocks, and what the page may answer for a person."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Guests
from tests.browser.people import Person
from tests.browser.positions import BATTLE, CONQUEST

LONGEST_WAIT = 7000  # milliseconds that the page may take for an answer of its own

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


def test_a_pass_phrase_is_asked_of_those_who_join_and_of_those_who_watch(ann: Person, guests: Guests) -> None:
    ann.open_form("Small World")
    ann.page.get_by_label("Pass phrase").fill("meadow")
    ann.page.get_by_label("Who takes seat 2").select_option("open")
    ann.page.get_by_role("button", name="One seat less").click()
    ann.page.get_by_role("button", name="Open the table").click()
    ann.page.wait_for_url("**/#/t/*")
    bob, eve = guests(), guests()
    for guest in (bob, eve):
        guest.expect_refusal(401)
        guest.expect_refusal(403)
    bob.page.goto(ann.page.url)
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_label("Pass phrase").fill("field")
    bob.page.get_by_role("button", name="Sit down").click()
    expect(bob.page.get_by_role("alert")).to_have_text("That is not the pass phrase of this table.")
    bob.page.get_by_label("Pass phrase").fill("meadow")
    bob.page.get_by_role("button", name="Sit down").click()
    expect(bob.page.get_by_text("Bob (you)")).to_be_visible()
    ann.start()

    eve.page.goto(ann.page.url)
    for phrase in ("field", "meadow"):
        eve.page.get_by_label("Pass phrase").fill(phrase)
        eve.page.get_by_role("button", name="Watch").click()
        if phrase == "field":
            expect(eve.page.get_by_role("alert")).to_have_text("That is not the pass phrase of this table.")
    expect(eve.map).to_be_visible()


def test_time_runs_and_who_is_late_is_played_by_a_machine(ann: Person) -> None:
    ann.page.clock.install()
    ann.open_form("Small World")
    ann.page.get_by_label("Time for each decision").select_option("30")
    ann.page.get_by_label("When time runs out").select_option("agent")
    ann.page.get_by_role("button", name="Open the table").click()
    ann.wait_for_turn()
    timer = ann.page.get_by_role("timer")
    expect(timer).to_contain_text("0:")
    before = timer.inner_text()
    ann.page.clock.run_for(9000)
    expect(timer).not_to_have_text(before)
    expect(ann.question).to_contain_text("When time runs out: a computer plays")


def test_passing_and_ambushes_can_be_left_to_the_page(ann: Person) -> None:
    ann.page.clock.install()
    ann.open_lobby()
    ann.page.get_by_role("button", name="Settings").click()
    for wish in ("Answer when there is no choice", "Decline ambushes by default"):
        ann.page.get_by_label(wish).check()
    ann.page.keyboard.press("Escape")
    ann.make_table("Root", "here", "here", position=BATTLE)
    expect(ann.offers).to_have_text("craft nothing more")
    ann.page.clock.run_for(LONGEST_WAIT)
    ann.hear("heard?.revision === 1")
    ann.choose("Battle in 5")
    ann.take_device("Eyrie")
    ann.wait_for_turn()
    ann.page.clock.run_for(LONGEST_WAIT)
    ann.hear("heard?.revision === 3")


def test_an_amount_is_chosen_by_a_stepper(ann: Person) -> None:
    ann.make_table("Small World", "here", "here", position=CONQUEST)
    for choice in ("Conquer farmland 2", "Conquer forest 3", "die"):
        ann.choose(choice)
    ann.wait_for_turn()
    line = ann.page.get_by_role("listitem").filter(has_text="deploy").first
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
    bob.join(ann.make_table("Small World", "here", "open", position=CONQUEST), "Bob")
    ann.start()
    bob.hear("heard?.table.status === 'playing'")
    assert bob.page.evaluate("notices") == []
    ann.choose("Conquer farmland 2")
    ann.choose("Stop conquering")
    ann.choose("deploy")
    bob.wait_for_turn()
    bob.page.wait_for_function("() => notices.length > 0")
    assert bob.page.evaluate("notices") == [["Your turn", "Small World"]]


def test_the_table_stays_in_sight_while_the_language_changes(ann: Person) -> None:
    ann.make_table("Small World", "here", "here", position=CONQUEST)
    ann.wait_for_turn()
    ann.page.evaluate("window.drawn = document.querySelector('svg.map')")
    ann.change_settings(Language="uk")
    expect(ann.page.get_by_role("heading", name="Вирішуєте ви")).to_be_visible()
    assert ann.page.evaluate("drawn.isConnected")
