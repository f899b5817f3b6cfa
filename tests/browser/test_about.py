"""What a thing is, for whoever rests on it, presses it long or reaches it by keyboard; what is taken for good is looked
at first; and the board fills the screen, whatever that is."""

from __future__ import annotations

import gzip
import re
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Response, expect

from copse.server.config.settings import PAGE
from tests.browser.axe import violations
from tests.browser.conftest import Guests
from tests.browser.people import Person, gather
from tests.browser.positions import BATTLE, CONQUEST
from tests.browser.test_clockwork import Table
from tests.browser.windows import DESKTOP, PHONE

LYING = (844, 390)
TABLET = (1024, 768)
UPRIGHT = (820, 1180)
LARGE = (1920, 1080)
START_PAGE = 100_000  # bytes, compressed, without fonts
FIRST_LOAD = 250_000
ENOUGH_TO_DRAW = 60_000  # so that what is kept from before is not taken for nothing
MACHINES = """copse position 1 root
factions marquise drillbit_duchy
clearing 1 marquise warrior 4 keep 1
"""
LEADERS = ("settle", "build", "build", "build", "settle")
"""What is chosen until the Eyrie choose their leader."""
ROOST = '[data-spot="piece 5 1 roost"]'


def card(person: Person) -> Locator:
    """What is told of a thing."""
    return person.page.locator("#about")


def options(person: Person) -> Locator:
    return person.page.get_by_role("list", name="to choose from").locator(".option")


def test_whatever_the_pointer_rests_on_tells_what_it_is_and_lets_pointing_through(ann: Person) -> None:
    ann.make_table("Root", "here", "here", position=BATTLE)
    ann.wait_for_turn()
    ann.page.locator(ROOST).hover()
    expect(card(ann)).to_contain_text("Score the points under the rightmost empty space")
    expect(card(ann)).to_contain_text("Eyrie: 1 roost")
    assert card(ann).evaluate("card => getComputedStyle(card).pointerEvents") == "none"
    ann.page.locator('[data-spot="card bake_sale"]').hover()
    expect(card(ann)).to_contain_text("Bake Sale")
    ann.page.keyboard.press("Escape")
    expect(card(ann)).to_have_count(0)
    ann.page.locator('[data-spot="score 1"] [data-about]').hover()
    expect(card(ann)).to_contain_text("Eyrie Dynasties")
    expect(card(ann).locator("svg.portrait")).to_be_visible()
    ann.page.get_by_role("button", name="Paragraph §6.5").hover()
    expect(card(ann)).to_contain_text("The rules say")
    ann.page.mouse.move(5, 5)
    expect(card(ann)).to_have_count(0)

    ann.make_table("Small World", "here", "here", position=CONQUEST)
    ann.wait_for_turn()
    for place, words in ((5, "To conquer a region you need 2 tokens"), (9, "Elves")):
        ann.page.locator(f'[data-spot="place {place}"]').hover()
        expect(card(ann)).to_contain_text(words)
    expect(card(ann).locator("svg.portrait")).to_be_visible()
    ann.page.locator('[data-spot="score 1"] [data-about]').hover()
    expect(card(ann)).to_contain_text("Keep your coins face down")


def test_by_keyboard_a_card_is_kept_open_to_read_on_in_the_law(ann: Person) -> None:
    ann.make_table("Root", "here", "here", position=BATTLE)
    ann.wait_for_turn()
    own = ann.page.get_by_role("button", name="Paragraph §").first
    own.focus()
    ann.page.keyboard.press("Tab")
    ann.page.keyboard.press("Shift+Tab")
    expect(card(ann)).to_be_visible()
    expect(own).to_have_attribute("aria-describedby", "about")
    ann.page.keyboard.press("?")
    expect(ann.page.get_by_role("dialog", name="What this is")).to_be_visible()
    assert violations(ann.page) == []
    card(ann).get_by_role("button", name="Paragraph §").click()
    expect(ann.page.locator("dialog[open]")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("dialog[open]")).to_have_count(0)


def test_a_long_press_tells_what_a_thing_is_and_points_at_nothing(guests: Guests) -> None:
    ann = guests(size=PHONE, touches=True)
    ann.make_table("Root", "here", "here", position=BATTLE)
    ann.wait_for_turn()
    box = ann.page.locator(ROOST).bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = ann.context.new_cdp_session(ann.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(card(ann)).to_contain_text("roost")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(card(ann)).to_be_visible()
    within = card(ann).evaluate(
        "card => { const box = card.getBoundingClientRect(); return box.left >= 0 && box.right <= innerWidth"
        " && box.top >= 0 && box.bottom <= innerHeight }"
    )
    assert within
    card(ann).get_by_role("button", name="Close").tap()
    expect(card(ann)).to_have_count(0)


def test_a_people_is_looked_at_with_both_abilities_and_its_price_before_it_is_taken(ann: Person) -> None:
    ann.make_table("Small World", "here", "here")
    ann.wait_for_turn()
    second = options(ann).nth(1)
    for size in (DESKTOP, PHONE):
        ann.resize(size)
        expect(options(ann)).to_have_count(6)
        expect(second).to_contain_text("1 coin")
        expect(second.locator("p")).to_have_count(3)  # who they are, race, power
        assert violations(ann.page) == []
    before = ann.revision
    second.click()
    expect(second).to_have_attribute("aria-pressed", "true")
    assert ann.revision == before
    ann.page.get_by_role("list", name="to choose from").locator(".primary").click()
    expect(options(ann)).to_have_count(0)


def test_a_leader_is_looked_at_before_he_leads(ann: Person) -> None:
    ann.make_table("Root", "here", "here", options={"factions": ["eyrie", "marquise"]}, played=LEADERS)
    ann.wait_for_turn()
    expect(options(ann)).to_have_count(4)
    despot = options(ann).filter(has_text="Despot")
    expect(despot).to_contain_text("Viziers in Move and Build")
    before = ann.revision
    despot.click()
    expect(despot).to_have_attribute("aria-pressed", "true")
    assert ann.revision == before
    despot.click()  # a second press takes it
    ann.page.wait_for_function("before => heard.revision !== before", arg=before)
    expect(options(ann)).to_have_count(0)


LARGE_ENOUGH = """() => {
  const [board, clearing] = ['.board', '[data-spot="place 5"]'].map(
    (found) => document.querySelector(found).getBoundingClientRect())
  return clearing.width > 0.14 * Math.min(board.width, board.height)
}"""
"""The map is drawn again a moment after the window has changed its size."""


def test_the_board_fills_the_screen_whatever_size_that_is(ann: Person) -> None:
    ann.make_table("Root", "here", "here", position=BATTLE)
    ann.wait_for_turn()
    for size in (DESKTOP, LARGE, TABLET, UPRIGHT, PHONE, LYING):
        ann.resize(size)
        ann.page.wait_for_function(LARGE_ENOUGH)
        frame, sheet = ann.page.locator(".board").bounding_box(), ann.page.locator("aside").bounding_box()
        assert frame
        assert sheet
        assert frame["width"] * frame["height"] > 0.3 * size[0] * size[1]
        beside = sheet["x"] >= frame["x"] + frame["width"] - 1
        assert beside == (size not in (UPRIGHT, PHONE))
        assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        expect(ann.confirm).to_be_in_viewport(ratio=1)


def test_the_first_load_is_small(guests: Guests) -> None:
    """Of the start page, and for who comes by a link to a table of the larger game: with all that follows by itself.
    What acts something out is fetched when something happens. The names in the lobby are, too, and other tests may have
    left tables there."""
    ann, bob = guests(), guests()
    ann.context.route_web_socket(re.compile("/lobby/live$"), lambda _: None)
    club = gather("Root", guests(), bob, position=BATTLE)
    for person, address, most in ((ann, ann.address, START_PAGE), (bob, club.link, FIRST_LOAD)):
        loaded: dict[str, int] = {}

        def weigh(response: Response, loaded: dict[str, int] = loaded) -> None:
            kind, path = response.headers.get("content-type", ""), urlsplit(response.url).path.removeprefix("/")
            if any(name in kind for name in ("javascript", "css", "html")):
                loaded[path] = len(gzip.compress((PAGE / (path or "index.html")).read_bytes()))

        person.page.goto("about:blank")
        person.context.on("response", weigh)
        person.page.goto(address)
        if person is bob:
            bob.hear("heard && document.querySelector('[data-own]')")
        person.page.wait_for_load_state("networkidle")
        assert ENOUGH_TO_DRAW < sum(loaded.values()) < most, loaded


def test_pieces_and_ministers_at_a_table_with_real_pieces_tell_what_they_are(ann: Person) -> None:
    at_home = Table(ann)
    at_home.take_in(MACHINES)
    ann.open_tab("Map")
    ann.page.get_by_role("button", name=re.compile("^workshop")).hover()
    expect(card(ann)).to_contain_text("crafts in Daylight by activating workshops")
    ann.open_tab("Boards")
    ann.page.get_by_text("Drillbit Duchy", exact=True).last.click()
    ann.page.locator("label").filter(has_text="Foremole").hover()
    expect(card(ann)).to_contain_text("§bots 10.7.3")
