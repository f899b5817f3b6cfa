"""For everyone: in three languages, on a phone, in the dark, without a mouse, and without calling anyone else."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from copse.locale import Words
from tests.browser.conftest import PHONE, Guests
from tests.browser.people import Person
from tests.browser.positions import BATTLE, CONQUEST


def tab_to(page: Page, wanted: Locator) -> None:
    """Press Tab until the focus is there."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if wanted.evaluate_all("all => all.includes(document.activeElement)"):
            return
    raise AssertionError(f"Tab does not lead to {wanted}")


@pytest.mark.parametrize(("language", "play", "decide"), [
    ("ru", "Играть сейчас", "Решаете вы"),
    ("uk", "Грати зараз", "Вирішуєте ви"),
])  # fmt: skip
def test_the_language_changes_at_once(ann: Person, language: str, play: str, decide: str) -> None:
    ann.make_table("Small World", "here", "here", position=CONQUEST)
    ann.wait_for_turn()
    ann.change_settings(Language=language)
    expect(ann.page.get_by_role("heading", name=decide)).to_be_visible()
    expect(ann.offers.last).to_contain_text(Words(language).say("action-stop"), ignore_case=True)
    ann.page.goto(ann.address)
    expect(ann.page.get_by_role("button", name=play).first).to_be_visible()
    ann.page.get_by_role("combobox").select_option("en")
    expect(ann.page.get_by_role("button", name="Play now").first).to_be_visible()


@pytest.mark.parametrize(("game", "position"), [("Root", BATTLE), ("Small World", CONQUEST)])
def test_on_a_phone_the_board_the_question_and_the_choices_are_all_in_reach(
    guests: Guests, game: str, position: str
) -> None:
    ann = guests(size=PHONE)
    ann.make_table(game, "here", "here", position=position)
    ann.wait_for_turn()
    for part in (ann.map, ann.question, ann.confirm, ann.page.get_by_role("tablist")):
        expect(part).to_be_in_viewport(ratio=0.95)
    overflow = ann.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert overflow <= 0
    ann.take(ann.offers.first)
    for tab in ("Hand", "Players", "Log", "Law", "Choices"):
        ann.open_tab(tab)
        expect(ann.map).to_be_in_viewport(ratio=0.95)


def test_in_the_dark_the_page_is_dark_and_its_text_light(guests: Guests) -> None:
    ann = guests(dark=True)
    ann.open_lobby()
    expect(ann.page.get_by_role("heading", name="Copse")).to_have_css("color", "rgb(236, 227, 210)")
    expect(ann.page.locator("body")).to_have_css("background-color", "rgb(31, 29, 26)")


def test_a_game_can_be_begun_and_played_without_a_mouse(ann: Person) -> None:
    ann.open_lobby()
    keyboard = ann.page.keyboard
    expect(ann.page.get_by_role("button", name="Play now")).to_have_count(2)
    tab_to(ann.page, ann.page.get_by_role("button", name="Play now").last)
    keyboard.press("Enter")
    ann.wait_for_turn()
    at = ann.revision
    keyboard.press("1")
    ann.hear("heard.revision > number", at)

    ann.wait_for_turn()
    at = ann.revision
    tab_to(ann.page, ann.glowing)
    keyboard.press("Enter")
    expect(ann.confirm).to_be_enabled()
    tab_to(ann.page, ann.confirm)
    keyboard.press("Enter")
    ann.hear("heard.revision > number", at)


@pytest.mark.parametrize("game", ["Root", "Small World"])
def test_a_walk_through_all_screens_raises_no_error_and_asks_no_other_server(ann: Person, game: str) -> None:
    ann.open_lobby()
    ann.change_settings(Colours="dark")
    ann.make_table(game, "here", "novice")
    ann.wait_for_turn()
    for tab in ("Log", "Law", "Players"):
        ann.open_tab(tab)
        expect(ann.page.get_by_role("tabpanel")).to_be_visible()
    ann.question.get_by_text("§").click()
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    ann.page.keyboard.press("Escape")
    ann.button("Hint").click()
    expect(ann.said).to_contain_text("chance to win")
    assert ann.troubles == []
