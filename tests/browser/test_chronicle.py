"""What happened, as one reads it: the log, what changed while one waited, and what the page says while one waits."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator, Route, expect

from copse.server.protocol.messages import Pace
from tests.browser.axe import violations
from tests.browser.conftest import Guests
from tests.browser.people import Person, gather
from tests.browser.positions import BATTLE, CONQUEST
from tests.browser.scenes import SCENES
from tests.browser.windows import PHONE

SCROLLED: Final = "document.querySelector('[role=tabpanel]').scrollTop"


def log_of(person: Person) -> Locator:
    return person.page.get_by_role("log")


def recap_of(person: Person) -> Locator:
    return person.page.get_by_role("region", name="While you waited")


def attack(ann: Person, bob: Person) -> None:
    """Ann takes a region of Bob's and ends her turn."""
    club = gather("Small World", ann, bob, position=CONQUEST)
    for choice in ("conquer 9", "stop", "deploy 9"):
        club.choose(choice)
    bob.wait_for_turn()


# ---- the log


def test_the_log_points_at_the_map_and_shows_as_much_as_one_wants(ann: Person) -> None:
    played = ("pass", "overwork", "move 1>9")
    ann.make_table("Root", "here", "here", position=BATTLE, played=played)
    ann.wait_for_turn()
    ann.open_tab("Log")
    moved = log_of(ann).get_by_role("button", name="moved")
    moved.hover()
    expect(ann.map.locator("circle.aim")).to_have_count(2)
    ann.page.mouse.move(5, 5)
    expect(ann.map.locator("circle.aim")).to_have_count(0)
    moved.focus()
    expect(ann.map.locator("circle.aim")).to_have_count(2)

    ann.page.keyboard.press("ArrowUp")
    expect(log_of(ann).get_by_role("button", name="wood")).to_be_focused()
    expect(ann.map.locator("circle.aim")).to_have_count(1)
    assert violations(ann.page) == []

    shows = ann.page.get_by_role("group", name="Show in the log")
    shows.get_by_role("button", name="Battles").click()
    expect(log_of(ann)).to_contain_text("Nothing of this kind")
    shows.get_by_role("button", name="About me").click()
    expect(moved).to_be_visible()
    expect(log_of(ann)).not_to_contain_text("opens the table")


def test_the_log_folds_what_a_revolt_cost_and_brought_beneath_it(ann: Person) -> None:
    revolt = ("revolt 9", "supporter", "supporter")
    ann.make_table("Root", "here", "here", "here", "here", position=SCENES["revolt"].position, played=revolt)
    ann.take_device("Alliance")
    ann.wait_for_turn()
    ann.open_tab("Log")
    head = log_of(ann).get_by_role("listitem").filter(has_text="Alliance revolted in 9")
    beneath = [
        log_of(ann).get_by_role("listitem").filter(has_text=text)
        for text in ("spent Mouse-in-a-Sack", "Marquise lost 2 warriors", "scored 1 point", "gained an officer")
    ]
    for line in beneath:
        expect(line).to_be_visible()
    fold = head.get_by_role("button", name="What belongs to it: 8")
    fold.click()
    for line in beneath:
        expect(line).to_have_count(0)
    expect(head).to_have_attribute("data-figure", "+1")
    assert violations(ann.page) == []
    fold.press("Enter")
    expect(beneath[0]).to_be_visible()


def test_each_tab_keeps_the_place_to_which_it_was_scrolled(guests: Guests) -> None:
    ann = guests(size=(1280, 560))
    ann.make_table("Root", "here", "here", position=BATTLE)
    ann.wait_for_turn()
    ann.page.get_by_role("tabpanel").evaluate("panel => panel.scrollTo(0, 90)")
    ann.open_tab("Log")
    ann.open_tab("Law")
    expect(ann.page.get_by_text("§6.5").last).to_be_visible()
    assert ann.page.evaluate(SCROLLED) == 0
    ann.open_tab("Players")
    ann.hear(f"{SCROLLED} === 90")


# ---- while one waited


def test_when_ones_turn_begins_one_sees_what_was_taken_and_can_step_through_it(
    ann: Person, bob: Person, guests: Guests
) -> None:
    attack(ann, bob)
    recap = recap_of(bob)
    lost = recap.get_by_role("button", name="Lost:")
    expect(lost).to_contain_text("lost mountain 9")
    expect(recap_of(ann)).to_have_count(0)
    aimed = bob.map.locator("path.aim")
    recap.get_by_role("button", name="Step forward").click()
    expect(lost).to_have_attribute("aria-current", "step")
    expect(aimed).to_have_count(1)
    assert violations(bob.page) == []

    watcher = guests(PHONE)
    watcher.watch(bob.page.url)
    expect(watcher.map).to_be_visible()
    expect(recap_of(watcher)).to_have_count(0)

    bob.page.keyboard.press("r")
    expect(recap).to_have_count(0)
    expect(aimed).to_have_count(0)
    bob.page.keyboard.press("r")
    expect(recap).to_be_visible()

    # Points stand in the log beside the lines under the turn that brought them, unless they are secret.
    for person, figure in ((ann, re.compile(r"^\+\d")), (bob, re.compile(r"^\?$"))):
        person.open_tab("Log")
        scored = log_of(person).get_by_role("listitem").filter(has_text="collected").first
        expect(scored).to_have_attribute("data-figure", figure)
    expect(log_of(bob)).to_contain_text("collected coins, how many is secret")
    expect(log_of(bob).locator("li.turn").last).to_contain_text("Bob’s turn")
    bob.take(bob.offers.first)
    expect(recap).to_have_count(0)


def test_after_a_reload_the_strip_tells_what_the_log_tells_on_a_phone_too(ann: Person, guests: Guests) -> None:
    bob = guests(PHONE, touches=True)
    attack(ann, bob)
    expect(recap_of(bob)).to_be_visible()
    bob.page.reload()
    lost = recap_of(bob).get_by_role("button", name="Lost:")
    bob.press(lost)
    expect(bob.map.locator("path.aim")).to_have_count(1)
    expect(bob.page.locator("button.verb").first).to_be_in_viewport(ratio=1)
    bob.press(recap_of(bob).get_by_role("button", name="Close the summary"))
    expect(recap_of(bob)).to_have_count(0)


# ---- what the page says of time, of thinking, and of the end


def test_a_clock_begins_with_its_time_and_the_log_says_when_a_machine_chose(ann: Person) -> None:
    ann.make_table("Small World", "here", "beginner", pace=Pace(move_seconds=600, late="agent"))
    expect(ann.page.get_by_role("timer")).to_have_text(re.compile(r"^(10:00|9:\d\d)$"))
    ann.make_table("Small World", "here", "beginner", pace=Pace(move_seconds=1, late="agent"))
    ann.open_tab("Log")
    expect(log_of(ann).get_by_text("Ann ran out of time; a computer (Casual) chose.").first).to_be_visible()


def test_one_sees_that_a_machine_thinks_about_a_hint(ann: Person) -> None:
    ann.make_table("Small World", "here", "beginner", position=CONQUEST)
    ann.wait_for_turn()
    asked: list[Route] = []
    ann.context.route("**/hint*", lambda route: asked.append(route))
    ann.button("Hint").click()
    expect(ann.said).to_contain_text("A computer is working on your hint")
    expect(ann.button("Hint")).to_have_attribute("aria-busy", "true")
    asked[0].continue_()
    expect(ann.said).not_to_contain_text("A computer is working on your hint")
    expect(ann.said.locator("strong").first).to_be_visible()
