"""What one does while others wait, or while one waits oneself: talking before the game, seeing once more what happened,
sending what one commands, and choosing faster than the line."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Route, expect

from tests.browser.axe import violations
from tests.browser.conftest import Guests
from tests.browser.people import Person
from tests.browser.positions import BATTLE
from tests.browser.test_chronicle import attack, recap_of
from tests.browser.test_ghosts import REDEPLOY, at_battle, drag
from tests.browser.test_theatre import WATCH
from tests.browser.test_together import open_chat, tell
from tests.browser.windows import PHONE

PATROL: Final = """root
factions alliance corvids
hirelings forest_patrol the_exile highway_bandits
turn 0 birdsong
clearing 5 corvids warrior 3
clearing 6 forest_patrol warrior 3
held forest_patrol by alliance
forest_patrol control 2
pawn the_exile 1_2_5_10
"""
WANDERER: Final = """root
factions vagabond eyrie
turn 0 daylight
clearing 5 eyrie roost 1 warrior 2
vagabond character ranger
vagabond ready boots 2 torch 1
vagabond relation eyrie allied
pawn vagabond 5
"""


def test_who_waits_for_the_game_talks_already(ann: Person, bob: Person) -> None:
    bob.join(ann.make_table("Root", "here", "open", position=BATTLE), "Bob")
    chat = open_chat(bob)
    tell(bob, "Shall we?")
    expect(ann.page.get_by_role("status", name="Chat")).to_contain_text("Shall we?")
    open_chat(ann).get_by_role("button", name="Well played!").click()
    expect(chat.get_by_role("listitem").last).to_contain_text("Ann")
    assert violations(ann.page) == []
    ann.start()
    for person in (ann, bob):
        person.hear("heard?.view")
    assert [line for line in bob.log if line.startswith(("Ann: ", "Bob: "))] == ["Bob: Shall we?", "Ann: Well played!"]


def test_what_happened_while_one_waited_is_acted_out_once_more(ann: Person, bob: Person) -> None:
    """Ann took mountain 9 from Bob: there his people stand again, and then hers."""
    attack(ann, bob)
    bob.page.evaluate(WATCH)
    lost = recap_of(bob).get_by_role("button", name="Lost:").first
    bob.page.evaluate("document.documentElement.dataset.motion = 'on'")
    bob.page.evaluate("acts.length = 0")
    lost.click()
    bob.hear("acts.some(({ act }) => act === 'tip')")
    expect(lost).to_have_attribute("aria-current", "step")
    expect(bob.page.locator("[data-act]")).to_have_count(0)  # and then it waits
    bob.page.evaluate("acts.length = 0")
    recap_of(bob).get_by_role("button", name="Step back").click()
    bob.hear("acts.length > 0")
    recap_of(bob).get_by_role("button", name="Close the summary").click()
    expect(bob.page.locator("[data-act]")).to_have_count(0)


def test_the_pieces_of_a_hireling_are_dragged_by_who_commands_it(ann: Person) -> None:
    ann.make_table("Root", "here", "random", position=PATROL)
    ann.wait_for_turn()
    at = ann.revision
    ann.verb("command").click()
    ann.hear("heard.revision > number && heard.decision.yours", at)
    drag(ann.page, "piece 6 2 warrior", "place 11")
    ann.page.get_by_role("dialog", name="Drop it here?").get_by_role("button", name="3 warriors").click()
    expect(ann.page.locator('[data-spot="piece 11 2 warrior"]')).to_have_count(1)


def test_items_that_a_choice_exhausts_are_crossed_out_before_it_and_allies_are_dragged_along(ann: Person) -> None:
    ann.make_table("Root", "here", "random", position=WANDERER)
    ann.wait_for_turn()
    going = ann.page.locator("[data-own] .going")
    ann.verb("go").click()
    ann.page.locator("button.answer").first.hover()
    expect(going).to_have_text(re.compile(r"2\s*−1"))
    ann.page.mouse.move(5, 5)
    expect(going).to_have_count(0)
    ann.page.keyboard.press("Escape")

    at = ann.revision
    drag(ann.page, "piece 5 0 pawn", "place 1")
    ann.page.get_by_role("dialog", name="Drop it here?").get_by_role("button").first.click()
    ann.hear("heard.revision > number && heard.decision.prompt === 'BringAllies'", at)
    drag(ann.page, "piece 5 1 warrior", "place 1")
    ann.page.get_by_role("dialog", name="Drop it here?").get_by_role("button", name="2 warriors").click()
    expect(ann.page.locator('[data-spot="piece 1 1 warrior"]')).to_have_count(1)


def test_on_a_phone_nothing_lies_over_where_tokens_are_laid_out(guests: Guests) -> None:
    ann = guests(PHONE, touches=True)
    ann.make_table("Small World", "here", "random", position=REDEPLOY)
    ann.choose("Stop conquering")
    expect(ann.laying).to_be_visible()
    map, panel = ann.map.bounding_box(), ann.laying.bounding_box()
    assert map is not None
    assert panel is not None
    assert panel["y"] >= map["y"] + map["height"]
    ann.press(ann.laying.get_by_role("button", name="Spread evenly"))
    ann.press(ann.laying.get_by_role("button", name="Done"))
    expect(ann.said).to_contain_text("This ends your turn")
    expect(ann.laying).to_have_count(0)
    ann.press(ann.button("Back"))
    expect(ann.laying).to_be_visible()  # the rest is laid out anew


def test_what_is_chosen_while_a_choice_is_on_its_way_is_made_after_it_and_nothing_twice(ann: Person) -> None:
    at_battle(ann)
    before = ann.revision
    held: list[Route] = []
    ann.context.route("**/actions*", lambda route: route.continue_() if held else held.append(route))
    ann.open_list()
    ann.offer("Overwork").click()
    ann.offer("Overwork").click()  # one tap too many
    ann.offer("Battle").click()
    expect(ann.said).to_contain_text("Next:")
    held[0].continue_()
    expect(ann.said).to_contain_text("You cannot take this back.")  # which is asked about the battle
    assert ann.revision == before + 1
