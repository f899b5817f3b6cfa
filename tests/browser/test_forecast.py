"""What the Decree comes to, and where the turn is: read before a card is added, at a desk and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import Guests
from tests.browser.positions import DECREE
from tests.browser.windows import DESKTOP, PHONE


@pytest.mark.parametrize(("size", "touches"), [(DESKTOP, False), (PHONE, True)], ids=["desk", "phone"])
def test_a_card_is_added_by_its_forecast(guests: Guests, size: tuple[int, int], touches: bool) -> None:
    ann = guests(size, touches=touches)
    ann.make_table("Root", "here", *["here"] * 3, position=DECREE)
    ann.wait_for_turn()
    forecast = ann.page.get_by_role("region", name="Forecast")
    cells = forecast.locator("tbody td")
    expect(cells).to_have_count(8)
    verdicts = cells.evaluate_all("cells => cells.map(cell => cell.dataset.verdict)")
    assert verdicts == ["yes", "yes", "nothing", "nothing"] * 2

    # While a card is picked, each column says what would come of it there.
    ann.press(ann.verb("decree"))
    ann.press(ann.page.locator("[data-value='sword']:visible").first)
    answer = ann.page.locator("[data-field='column'] [data-value='build']:visible")
    expect(answer).to_contain_text("Next turn, as things stand: no free slot that you could rule")
    expect(ann.page.locator("[data-field='column'] [data-value='battle']:visible")).to_contain_text(
        "This turn: no enemy that you could battle"
    )
    assert violations(ann.page) == []
    if not touches:  # the table shows it, too, for what is pointed at
        ann.page.locator("[data-field='column'] [data-value='battle']").hover()
        expect(forecast.locator("[data-turn='0'] [data-value='battle']")).to_have_attribute("data-verdict", "no")
    ann.press(answer)
    ann.hear("heard?.revision === 1")
    expect(forecast.locator("[data-turn='0'] [data-value='build']")).to_have_attribute("data-verdict", "yes")
    expect(forecast.locator("[data-turn='1'] [data-value='build']")).to_have_attribute("data-verdict", "unsure")
    if not touches:  # so does the board
        expect(ann.page.locator("[data-own] h4").filter(has_text="Build")).to_contain_text("✓")

    # The outline of the turn is there all the time, and a step opens its paragraph.
    outline = ann.page.get_by_role("list", name="Outline of the turn").first
    expect(outline.locator("[aria-current]")).to_have_text("Add to the Decree")
    expect(outline.get_by_text("Emergency Orders")).to_contain_text("✓")
    ann.press(ann.verb("pass"))
    expect(outline.locator("[aria-current]")).to_have_text("Craft")
    ann.press(outline.get_by_role("button", name="Resolve the Decree"))
    expect(ann.page.get_by_role("dialog")).to_contain_text("7.5.2")
