"""What a choice would do is seen before it is made; and choices are made by dragging."""

from __future__ import annotations

import time
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Guests
from tests.browser.people import Person
from tests.browser.positions import BATTLE
from tests.browser.windows import PHONE

REDEPLOY: Final = """smallworld
players 2
turn 0 conquer
people 0 flying ratmen hand 6
region 10 ratmen 2
region 11 ratmen 1
region 16 ratmen 1
"""
MIDDLE: Final = """name => {
  const { x, y, width, height } = document.querySelector(`[data-spot="${name}"]`).getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}"""


def middle(page: Page, spot: str) -> tuple[float, float]:
    x, y = page.evaluate(MIDDLE, spot)
    return x, y


def drag(page: Page, origin: str, target: str, drop: bool = True) -> None:
    page.mouse.move(*middle(page, origin))
    page.mouse.down()
    page.mouse.move(*middle(page, target), steps=6)
    if drop:
        page.mouse.up()


def drag_by_finger(person: Person, origin: str, target: str) -> None:
    """Touches as a browser reports them, with moments of their own however busy the machine is. The finger rests before
    it lifts: if it were still moving, the browser would let things fling on, and a tap would only stop that."""
    page = person.page
    fingers = person.context.new_cdp_session(page)
    (x, y), (to_x, to_y) = middle(page, origin), middle(page, target)
    lifted = time.time()

    def touch(kind: str, before: float, *points: tuple[float, float]) -> None:
        at = {"timestamp": lifted - before, "touchPoints": [{"x": a, "y": b} for a, b in points]}
        fingers.send("Input.dispatchTouchEvent", {"type": kind, **at})

    touch("touchStart", 0.7, (x, y))
    for step in range(1, 7):
        touch("touchMove", 0.7 - step * 0.03, (x + (to_x - x) * step / 6, y + (to_y - y) * step / 6))
    for step in range(1, 6):  # a browser hears of a finger that moves, if only by a pixel
        touch("touchMove", 0.5 - step * 0.1, (to_x + step % 2, to_y))
    touch("touchEnd", 0)


def at_battle(person: Person) -> Page:
    """The Marquise in Daylight, beside the Eyrie; nothing is crafted."""
    person.make_table("Root", "here", "random", position=BATTLE, played=("pass",))
    person.wait_for_turn()
    return person.page


def test_a_battle_a_card_and_stacks_are_dragged_to_where_they_go(ann: Person) -> None:
    page = at_battle(ann)
    dialog = page.get_by_role("dialog", name="Drop it here?")

    # The odds of a battle are shown before it, and told.
    drag(page, "piece 5 0 warrior", "piece 5 1 warrior")
    told = page.get_by_role("status", name="What this would do")
    expect(told).to_contain_text("This assumes no ambush")
    expect(page.locator(".ahead .bars")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(page.locator(".ahead")).to_have_count(0)
    expect(page.get_by_role("dialog")).to_have_count(0)

    # A stack is taken hold of by the ground beside it too.
    clearing = page.locator('[data-spot="place 1"]').first.bounding_box()
    assert clearing
    ground = clearing["x"] + clearing["width"] / 2, clearing["y"] + clearing["height"] * 0.84
    page.mouse.move(*ground)
    page.mouse.down()
    page.mouse.move(*middle(page, "place 9"), steps=6)
    page.mouse.up()
    expect(dialog.get_by_role("button", name="2 warriors")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)

    before = ann.revision
    drag(page, "card royal_claim", "place 1")
    expect(page.locator("li.spent")).to_have_count(1)
    dialog.get_by_role("button", name="Overwork").click()
    ann.hear("heard.revision > number && heard.decision?.yours", before)
    expect(page.locator('[data-spot="card royal_claim"]')).to_have_count(0)

    # As many go as one wants, and only along a path.
    before, known = ann.revision, violations(page)
    drag(page, "piece 5 0 warrior", "place 1", drop=False)
    expect(page.locator("[data-drop]")).not_to_have_count(0)
    expect(page.locator("svg.map .figure").filter(has_text="+3")).to_be_visible()
    page.mouse.up()
    page.mouse.click(*middle(page, "piece 5 0 warrior"))  # one less
    expect(dialog.get_by_text("How many: 2")).to_be_visible()
    dialog.get_by_role("slider").fill("0")
    expect(dialog.get_by_text("How many: 1")).to_be_visible()
    assert set(violations(page)) <= set(known)
    dialog.get_by_role("button", name="1 warrior").click()
    ann.hear("heard.revision > number", before)
    expect(dialog).to_have_count(0)
    drag(page, "piece 5 0 warrior", "place 3")
    expect(dialog).to_have_count(0)
    assert ann.revision == before + 1


def test_a_finger_drags_a_stack_too(guests: Guests) -> None:
    ann = guests(PHONE, touches=True)
    page = at_battle(ann)
    before = ann.revision
    drag_by_finger(ann, "piece 5 0 warrior", "place 1")
    expect(page.locator("svg.map .figure").filter(has_text="+3")).to_be_visible()
    page.get_by_role("dialog", name="Drop it here?").get_by_role("button", name="3 warriors").tap()
    ann.hear("heard.revision > number", before)


def test_tokens_are_dragged_to_a_conquest_and_redeployed_evenly_undone_and_sent_at_once(ann: Person) -> None:
    ann.make_table("Small World", "here", "random", position=REDEPLOY)
    ann.wait_for_turn()
    page = ann.page
    page.mouse.move(*middle(page, "place 5"))
    expect(page.locator("svg.map .ghost")).to_be_visible()
    before = ann.revision
    drag(page, "hand", "place 5")
    page.get_by_role("dialog", name="Drop it here?").get_by_role("button", name="Conquer hill 5").click()
    ann.hear("heard.revision > number && heard.decision?.yours", before)

    ann.open_list()
    ann.offers.last.click()  # no more conquests
    panel = page.get_by_role("region", name="Redeploy")
    expect(panel).to_contain_text("6 tokens left")
    drag(page, "hand", "place 10")
    page.mouse.click(*middle(page, "place 10"))
    expect(panel).to_contain_text("4 tokens left")
    panel.get_by_role("button", name="Take one back").click()
    panel.get_by_role("button", name="Spread evenly").click()
    expect(panel).to_contain_text("All tokens are placed")
    panel.get_by_role("button", name="Take one back").click()
    expect(panel).to_contain_text("5 tokens left")
    panel.get_by_role("button", name="Spread evenly").click()
    assert violations(page) == []
    before = ann.revision
    panel.get_by_role("button", name="Done").click()
    ann.hear("heard.revision >= number", before + 2)
    expect(page.get_by_text("This ends your turn")).to_be_visible()
    assert page.evaluate("heard.view.regions.filter(({ holder }) => holder === 'ratmen').map(({ tokens }) => tokens)")
