"""The map keeps its size and place, whatever opens, closes or empties beside it."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import Guests
from tests.browser.people import Person
from tests.browser.windows import PHONE

DESK: Final = (1440, 900)
TABLET: Final = (820, 1180)
SIZES: Final = {"desk": DESK, "tablet": TABLET, "phone": PHONE, "phone on its side": (844, 390)}

LAST_CARD: Final = """root
factions marquise eyrie
turn 0 daylight
clearing 1 marquise keep 1 warrior 2 sawmill 1
clearing 5 eyrie roost 1 warrior 2
hand marquise tax_collector
hand eyrie cobbler
"""
"""The Marquise can spend her only card on an action."""

READY: Final = """smallworld
players 2
round 2
turn 1 conquer
people 0 flying ratmen
people 1 fortified elves hand 3
region 2 ratmen 3
region 10 ratmen 1
region 9 elves 2
"""
"""The second player takes a region from the first."""


CLOSE: Final = """root
factions marquise eyrie alliance duchy
turn 0 daylight
points 11 12 11 13
"""
"""Four markers on the score track have less than their width between them."""


ALONE: Final = """marker => {
  const { left, top, width, height } = marker.getBoundingClientRect()
  return [0.1, 0.9].every(part =>
    marker.contains(document.elementFromPoint(left + part * width, top + height / 2)))
}"""
"""Whether nothing lies over the left and the right side of a marker."""
ROWS: Final = "list => new Set([...list.children].map((item) => item.getBoundingClientRect().top)).size"


def frame_of(person: Person) -> dict[str, float]:
    """Where the map is."""
    box = person.page.locator("div.frame").bounding_box()
    assert box
    return {"x": round(box["x"]), "y": round(box["y"]), "width": round(box["width"]), "height": round(box["height"])}


def test_a_finger_meets_each_of_several_markers_on_neighbouring_points(guests: Guests) -> None:
    ann = guests(PHONE, touches=True)
    ann.make_table("Root", *["here"] * 4, position=CLOSE)
    ann.wait_for_turn()
    assert violations(ann.page) == []
    for seat in range(4):
        assert ann.page.locator(f'[data-spot="score {seat}"]').evaluate(ALONE)


def test_on_a_tablet_in_landscape_the_verbs_stand_beside_the_map(guests: Guests) -> None:
    ann = guests((1024, 768), touches=True)
    ann.make_table("Root", "here", "here", position=LAST_CARD, played=("pass",))
    ann.wait_for_turn()
    expect(ann.verb("pass")).to_be_in_viewport(ratio=1)
    verb = ann.verb("pass").bounding_box()
    assert verb
    assert verb["x"] >= frame_of(ann)["x"] + frame_of(ann)["width"]


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_the_map_keeps_its_place_whatever_opens_or_empties(size: tuple[int, int], guests: Guests) -> None:
    ann = guests(size, touches=size != DESK)
    page = ann.page

    # The hand is opened, and empties.
    ann.make_table("Root", "here", "here", position=LAST_CARD, played=("pass",))
    ann.wait_for_turn()
    before = frame_of(ann)
    toggle = page.get_by_role("button", name="Your hand")
    if toggle.count() > 0:
        ann.press(toggle)
        expect(page.get_by_text("Once in Daylight, you may remove")).to_be_visible()
        assert frame_of(ann) == before
    revision = ann.revision
    ann.make("overwork")
    ann.hear("heard.revision !== number", revision)
    expect(page.get_by_text("(2 actions left)")).to_be_visible()
    assert frame_of(ann) == before

    # The tray of peoples opens, is folded, and is gone.
    ann.make_table("Small World", "here", "random")
    ann.wait_for_turn()
    before = frame_of(ann)
    tray = page.get_by_role("list", name="Peoples to choose from")
    expect(tray.get_by_role("listitem")).to_have_count(6)
    if size == DESK:
        assert tray.evaluate("list => list.scrollHeight <= list.clientHeight"), "all are seen at once"
        assert tray.evaluate(ROWS) == 2
    if size in (DESK, TABLET):
        ann.press(page.get_by_role("button", name="Peoples to choose from"))
        expect(tray).to_have_count(0)
        assert frame_of(ann) == before
    ann.make("pick 1")
    expect(tray).to_have_count(0)
    assert frame_of(ann) == before

    # The summary of the turns of others opens, is closed, and can be opened again.
    ann.make_table("Small World", "here", "here", position=READY, played=("conquer 10", "stop", "deploy 9 x3", "pass"))
    ann.wait_for_turn()
    recap = page.get_by_role("region", name="While you waited")
    expect(recap).to_be_visible()
    before = frame_of(ann)
    ann.press(recap.get_by_role("button", name="Close the summary"))
    expect(recap).to_have_count(0)
    assert frame_of(ann) == before
    ann.press(page.get_by_role("button", name="While you waited"))
    expect(recap).to_be_visible()
    assert frame_of(ann) == before
    assert violations(page) == []
