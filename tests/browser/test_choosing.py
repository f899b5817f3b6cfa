"""Choosing: verbs, then things; or a thing first; confirming; and what answers a click that does nothing."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import Guests
from tests.browser.people import Person
from tests.browser.positions import BATTLE, CONQUEST
from tests.browser.windows import DESKTOP, PHONE

READY = """smallworld
players 2
turn 0 ready
people 0 flying ratmen
people 1 fortified elves
region 9 elves 2
region 2 ratmen 3
region 3 ratmen 2
"""


def test_choosing_by_a_verb_by_keys_or_by_a_thing_that_is_pointed_at(ann: Person) -> None:
    """A verb lights what it needs, and each answer narrows the rest; what is pointed at offers its verbs there."""
    ann.make_table("Root", "here", "here", position=BATTLE, played=("pass",))
    ann.wait_for_turn()
    expect(ann.page.get_by_text("Left: 3 actions")).to_be_visible()
    ann.verb("move").click()
    expect(ann.verb("move")).to_have_attribute("aria-pressed", "true")
    expect(ann.place(1)).to_have_count(1)
    expect(ann.place(9)).to_have_count(0)
    ann.point(ann.place(1))
    ann.point(ann.place(9))
    expect(ann.menu.get_by_role("slider")).to_be_visible()
    ann.menu.get_by_role("slider").press("ArrowLeft")
    before = ann.revision
    ann.menu.get_by_role("button", name="Move").click()
    ann.hear("heard?.revision > number", before)
    assert ann.page.evaluate("heard.log.at(-1).args.count") == 1

    ann.wait_for_turn()
    before = ann.revision
    ann.page.locator("body").press("ArrowDown")
    ann.page.keyboard.press("m")
    expect(ann.verb("move")).to_be_focused()
    ann.page.keyboard.press("Enter")
    ann.page.keyboard.press("2")  # from clearing 5, of which only one path is open
    ann.page.locator("input[type=range]").focus()
    ann.page.keyboard.press("ArrowLeft")
    ann.page.locator("aside .primary").press("Enter")
    ann.hear("heard?.revision > number", before)

    ann.wait_for_turn()
    ann.point(ann.place(5))
    expect(ann.menu.get_by_role("button")).to_have_text(["Battle", "Move", "✕"], ignore_case=True)
    assert violations(ann.page) == []
    ann.page.keyboard.press("Escape")
    expect(ann.menu).to_have_count(0)
    ann.point(ann.place(5))
    ann.menu.get_by_role("button", name="battle").click()
    expect(ann.menu).to_contain_text("cannot take this back")
    before = ann.revision
    ann.menu.get_by_role("button", name="battle").click()
    ann.hear("heard?.revision > number", before)


def test_a_click_that_does_nothing_says_why_by_a_rule_that_is_called_as_in_the_book(ann: Person) -> None:
    ann.make_table("Small World", "here", "here", position=CONQUEST)
    ann.wait_for_turn()
    closed = ann.map.locator("path.rest").first
    box = closed.bounding_box()
    assert box
    ann.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(ann.note).to_be_visible()
    expect(ann.note.get_by_role("button").first).to_be_visible()
    ann.page.keyboard.press("Tab")
    assert ann.revision == 0

    rule = ann.question.get_by_role("button", name="The rule")
    expect(rule).to_be_visible()
    expect(ann.page.locator("body")).not_to_contain_text("§")
    rule.click()
    expect(ann.page.get_by_role("dialog")).to_contain_text("Small World")


def test_what_cannot_be_used_says_what_can_and_the_forecast_leaves_the_menu_free(ann: Person) -> None:
    ann.make_table("Root", "here", "here", position=BATTLE, played=("pass",))
    ann.wait_for_turn()
    ann.map.get_by_label("fox 12").click()
    expect(ann.note).to_contain_text("You can choose these: 1")

    ann.point(ann.place(5))
    ann.menu.get_by_role("button", name="battle").click()
    expect(ann.menu).to_contain_text("cannot take this back")
    ahead = ann.page.locator(".ahead.placed")
    expect(ahead).to_be_visible()
    one, other = ahead.bounding_box(), ann.menu.bounding_box()
    assert one
    assert other
    apart = [
        one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"],
        one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"],
    ]
    assert any(apart), (one, other)


def test_on_a_phone_buttons_that_do_nothing_take_no_room(guests: Guests) -> None:
    ann = guests(PHONE, touches=True)
    ann.make_table("Root", "here", "here", position=BATTLE, played=("pass",))
    ann.wait_for_turn()
    expect(ann.confirm).to_be_hidden()
    expect(ann.button("Hint")).to_be_visible()
    ann.open_tab("Hand")
    expect(ann.making).to_have_count(0)
    ann.open_tab("Choices")
    ann.press(ann.verb("battle"))
    expect(ann.confirm).to_be_visible()
    ann.open_tab("Hand")
    expect(ann.confirm).to_be_visible()


def test_who_wants_to_be_asked_confirms_by_a_second_click_or_enter(ann: Person) -> None:
    ann.make_table("Small World", "here", "here", position=CONQUEST)
    ann.wait_for_turn()
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_role("dialog").get_by_label("Ask before").select_option("always")
    ann.page.keyboard.press("Escape")
    before = ann.revision
    ann.verb("conquer").click()
    ann.point(ann.place(2))
    expect(ann.menu.get_by_role("button", name="Conquer")).to_be_visible()
    assert ann.revision == before
    ann.point(ann.place(2))
    ann.hear("heard?.revision > number", before)


def test_on_a_phone_by_touch(guests: Guests) -> None:
    ann = guests(PHONE, touches=True)
    ann.make_table("Small World", "here", "here", position=CONQUEST)
    ann.wait_for_turn()
    ann.point(ann.place(2))
    ann.hear("heard?.revision > 0")
    lot = random.Random(3)
    for _ in range(3):
        ann.choose_by_verbs(lot)


def test_a_region_is_abandoned_only_by_its_verb(ann: Person) -> None:
    ann.make_table("Small World", "here", "here", position=READY)
    ann.wait_for_turn()
    expect(ann.place(2)).to_have_count(0)
    ann.verb("abandon").click()
    expect(ann.place(2)).to_have_count(1)
    before = ann.revision
    ann.point(ann.place(2))
    expect(ann.menu).to_contain_text("you no longer hold farmland 2")
    ann.point(ann.place(2))
    ann.hear("heard?.revision > number", before)


TURN = BATTLE.replace("royal_claim", "royal_claim woodland_runners")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_verbs_keep_their_places_and_keys_for_a_whole_turn(guests: Guests, size: tuple[int, int]) -> None:
    """By keys: craft nothing, then overwork twice; what is impossible is grey in its place and says why."""
    ann = guests(size)
    ann.make_table("Root", "here", "here", position=TURN)
    verbs = ("craft", "battle", "move", "recruit", "build", "overwork", "extra")
    places = "bar => bar.map(verb => [verb.dataset.verb, verb.offsetLeft, verb.querySelector('kbd').textContent])"
    seen = []
    for keys in (["0"], ["6", "1"], ["6"]):
        ann.wait_for_turn()
        bar = ann.page.locator(", ".join(f"button.verb[data-verb={verb}]" for verb in verbs))
        seen.append(bar.evaluate_all(places))
        ann.page.keyboard.press("4")
        expect(ann.page.locator("p.why")).to_be_visible()
        assert ann.revision == len(seen) - 1
        before = ann.revision
        for key in keys:
            ann.page.keyboard.press(key)
        ann.hear("heard?.revision > number", before)
    assert seen[1:] == seen[:-1]
    assert [(verb, key) for verb, _, key in seen[0]] == [*zip(verbs, "1234567", strict=True)]
