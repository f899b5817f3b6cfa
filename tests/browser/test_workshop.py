"""The workshop: somebody draws a map from nothing, shares it, and plays on it."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Guests
from tests.browser.people import Person
from tests.browser.windows import PHONE

TABLET: Final = (820, 1180)
FINE: Final = "This map can be played."
SPOT: Final = """([across, down]) => {
  const svg = document.querySelector('.canvas svg')
  const { x, y } = new DOMPoint(across * 10.9, down * 10).matrixTransform(svg.getScreenCTM())
  return [x, y]
}"""
"""Where a place of the map is on the screen."""

ROWS: Final = [(across, down) for down in (18, 50, 82) for across in (18, 50, 82)]
GRID: Final = [(1, 2), (2, 3), (4, 5), (5, 6), (7, 8), (8, 9), (1, 4), (4, 7), (2, 5), (5, 8), (3, 6), (6, 9)]


def spot(page: Page, clearing: int) -> tuple[float, float]:
    x, y = page.evaluate(SPOT, ROWS[clearing - 1])
    return x, y


def use(page: Page, tool: str) -> None:
    page.get_by_role("radio", name=tool, exact=True).click()


def touch(page: Page, clearing: int) -> None:
    page.mouse.click(*spot(page, clearing))


def drag(page: Page, one: int, other: int) -> None:
    page.mouse.move(*spot(page, one))
    page.mouse.down()
    page.mouse.move(*spot(page, other), steps=3)
    page.mouse.up()


def clearing(page: Page, number: int) -> str:
    """What a screen reader says of a clearing."""
    return page.locator(f"[data-clearing='{number}']").get_attribute("aria-label") or ""


def open_workshop(person: Person) -> None:
    person.page.goto(f"{person.address}#/workshop")
    expect(person.page.get_by_role("heading", name="Workshop")).to_be_visible()


def test_a_map_is_drawn_from_nothing_shared_and_played(guests: Guests) -> None:
    ann, bob = guests(), guests(TABLET, touches=True)
    page = ann.page
    ann.open_lobby()
    page.get_by_text("More ways to play").first.click()
    page.get_by_role("link", name="Draw maps, make decks").click()
    page.get_by_role("button", name="an empty map").click()
    use(page, "Add clearings")
    for place in ROWS:
        page.mouse.click(*page.evaluate(SPOT, place))
    use(page, "Paths")
    for one, other in GRID:
        drag(page, one, other)
    use(page, "River")
    for number in (4, 5, 6):
        touch(page, number)
    use(page, "Corners")
    for one, other in ((1, 9), (3, 7)):
        touch(page, one)
        touch(page, other)
    check = page.get_by_role("region", name="Check")
    expect(check).to_contain_text("The number of clearings with a ruin is 0; a map has 4")
    use(page, "Move")
    for number in (2, 4, 6, 8):
        touch(page, number)
        form = page.get_by_role("region", name=f"Clearing {number}")
        form.get_by_role("radio", name="2", exact=True).click()
        form.get_by_label("ruin").check()
    expect(check).to_contain_text(FINE)
    page.get_by_label("Name", exact=True).fill("Nine Glades")
    page.get_by_label("Name", exact=True).press("Tab")
    expect(page.locator(".forest")).to_have_count(4)
    page.get_by_role("button", name="Share a link").click()
    link = page.get_by_label("A link that contains all of it").input_value()

    bob.page.goto(link)
    expect(bob.page.get_by_label("Name", exact=True)).to_have_value("Nine Glades")
    expect(bob.page.get_by_role("region", name="Check")).to_contain_text(FINE)
    assert violations(bob.page) == []

    page.get_by_role("button", name="Play with it").click()
    page.get_by_role("button", name="Open the table").click()
    ann.wait_for_turn()
    assert str(page.evaluate("heard.view.map")).startswith("own-")
    expect(page.get_by_role("group", name="Nine Glades")).to_be_visible()


def test_a_map_is_changed_by_keyboard_and_every_change_can_be_undone(ann: Person) -> None:
    page = ann.page
    open_workshop(ann)
    page.get_by_role("button", name="Autumn").click()
    check = page.get_by_role("region", name="Check")
    expect(check).to_contain_text(FINE)
    page.keyboard.press("3")
    for number in (5, 12):
        page.locator(f"[data-clearing='{number}']").focus()
        page.keyboard.press("Enter")
    crossing = check.get_by_role("button", name="The way 2-10 crosses the way 5-12")
    crossing.focus()
    for number in (2, 5, 10, 12):
        expect(page.locator(f".lit[data-clearing='{number}']")).to_be_visible()
    page.keyboard.press("Control+z")
    expect(check).to_contain_text(FINE)
    page.keyboard.press("1")
    page.locator("[data-clearing='7']").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Delete")
    expect(page.locator("[data-clearing]")).to_have_count(11)
    page.keyboard.press("Control+z")
    expect(page.locator("[data-clearing]")).to_have_count(12)
    page.keyboard.press("Control+y")
    expect(page.locator("[data-clearing]")).to_have_count(11)
    page.reload()
    expect(page.locator("[data-clearing]")).to_have_count(11)
    assert violations(page) == []


def test_a_deck_is_put_together_on_a_phone_and_stays_on_the_shelf(guests: Guests) -> None:
    ann = guests(PHONE, touches=True)
    page = ann.page
    open_workshop(ann)
    page.get_by_role("button", name="standard deck").click()
    ann.press(page.get_by_role("button", name="One Armorers less"))
    expect(page.get_by_text("53 cards; a deck has 40 to 54")).to_be_visible()
    expect(page.get_by_role("region", name="Check")).to_contain_text("This deck can be played.")
    assert violations(page) == []
    page.get_by_role("link", name="Workshop").click()
    entry = page.get_by_role("listitem").filter(has_text="Deck without a name")
    expect(entry).to_contain_text("can be played")
    ann.press(entry.get_by_role("button", name="Delete Deck without a name"))
    ann.press(entry.get_by_role("button", name="Delete for good"))
    expect(entry).to_have_count(0)
