"""What loses much looks like it: the verb says what it costs, in the colour of warnings, and the page asks again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import violations
from tests.browser.conftest import Guests
from tests.browser.people import Person
from tests.browser.windows import DESKTOP, PHONE

DOOMED = """root
factions eyrie marquise
turn 0 daylight
points 3 0
clearing 5 eyrie roost 1
clearing 1 marquise keep 1
eyrie leader builder
eyrie decree recruit bake_sale mouse_in_a_sack vizier
hand eyrie none
"""
"""The Eyrie can resolve the rabbit and the bird at their roost, but not the mouse."""

COST = "Turmoil! Lost: the Decree (2 cards), your leader, 1 point"

COLOUR = "thing => getComputedStyle(thing).color"
WARNING = """() => {
  const probe = document.body.appendChild(document.createElement('p'))
  probe.className = 'danger'
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}"""


def looks_dangerous(person: Person, thing: Locator) -> bool:
    return bool(thing.evaluate(COLOUR) == person.page.evaluate(WARNING))


@pytest.mark.parametrize(("size", "touches"), [(DESKTOP, False), (PHONE, True)], ids=["desk", "phone"])
def test_turmoil_is_named_in_the_colour_of_warnings_and_confirmed(
    guests: Guests, size: tuple[int, int], touches: bool
) -> None:
    ann = guests(size, touches=touches)
    ann.make_table("Root", "here", "here", position=DOOMED, played=("pass",))
    ann.wait_for_turn()
    verb = ann.verb("resolve")
    expect(verb).to_contain_text(COST, ignore_case=True)
    assert looks_dangerous(ann, verb.locator(".title"))
    assert not looks_dangerous(ann, ann.verb("enlist").locator(".title"))
    ann.press(verb)
    expect(ann.said).to_contain_text(COST, ignore_case=True)
    expect(ann.confirm).to_be_enabled()
    assert ann.revision == 1, "nothing has happened yet"
    assert violations(ann.page) == []
    ann.press(ann.button("Back"))
    expect(ann.said).not_to_contain_text(COST, ignore_case=True)
    ann.press(verb)
    expect(ann.said).to_contain_text(COST, ignore_case=True)
    ann.press(ann.confirm)
    ann.hear("heard?.decision?.prompt === 'NewLeader'")


def test_turmoil_is_confirmed_by_keys_and_in_the_list(ann: Person) -> None:
    """Enter is not enough, neither on the key of the verb nor in the list."""
    ann.make_table("Root", "here", "here", position=DOOMED, played=("pass",))
    ann.wait_for_turn()
    ann.open_list()
    expect(ann.offer("Turmoil")).to_contain_text(COST, ignore_case=True)
    ann.offer("Turmoil").click()
    expect(ann.said).to_contain_text(COST, ignore_case=True)
    ann.page.keyboard.press("Escape")
    ann.verb("resolve").press("Enter")
    expect(ann.said).to_contain_text(COST, ignore_case=True)
    assert ann.revision == 1
    before = ann.revision
    expect(ann.confirm).to_be_enabled()  # once the table has answered
    ann.page.locator("body").press("Enter")
    ann.hear("heard?.revision > number", before)


def test_a_turn_ended_with_actions_left_says_how_many(ann: Person) -> None:
    position = "root\nfactions marquise eyrie\nturn 0 daylight\nclearing 5 marquise warrior 2\nhand marquise none\n"
    ann.make_table("Root", "here", "here", position=position, played=("pass",))
    ann.wait_for_turn()
    expect(ann.verb("pass")).to_contain_text("Unused: 3 actions", ignore_case=True)
    ann.verb("pass").click()
    expect(ann.said).to_contain_text("Unused: 3 actions", ignore_case=True)
    ann.confirm.click()
    ann.hear("heard?.decision?.seat === 1")
