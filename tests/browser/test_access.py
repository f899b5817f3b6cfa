"""For those who read by ear or need clear contrasts: every main screen, checked by axe-core in light and dark."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import DESKTOP, PHONE, Guests
from tests.browser.positions import BATTLE, CONQUEST

TABLET = (820, 1180)


@pytest.mark.parametrize("dark", [False, True])
def test_the_start_page_the_form_and_the_settings_have_no_barriers(guests: Guests, dark: bool) -> None:
    ann = guests(dark=dark)
    ann.open_lobby()
    expect(ann.page.get_by_role("button", name="Play now")).to_have_count(2)
    assert violations(ann.page) == []
    ann.page.get_by_role("button", name="Settings").click()
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    assert violations(ann.page) == []
    ann.open_form("Small World")
    expect(ann.page.get_by_label("Who takes seat")).to_have_count(3)
    assert violations(ann.page) == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize(("game", "position"), [("Root", BATTLE), ("Small World", CONQUEST)])
def test_a_table_has_no_barriers(guests: Guests, game: str, position: str, dark: bool, size: tuple[int, int]) -> None:
    ann = guests(size=size, dark=dark)
    ann.make_table(game, "here", "here", position=position)
    ann.wait_for_turn()
    ann.button("Hint").click()
    expect(ann.said).not_to_be_empty()
    for tab in ("Log", "Law", "Players"):
        ann.open_tab(tab)
        expect(ann.page.get_by_role("tabpanel")).to_be_visible()
        assert violations(ann.page) == []


def test_in_another_language_on_a_tablet_in_the_dark_there_are_no_barriers(guests: Guests) -> None:
    ann = guests(size=TABLET, dark=True)
    ann.make_table("Root", "here", "here", position=BATTLE)
    ann.do({"verb": "pass", "fields": {}})  # nothing is crafted, so that cards of the hand can be spent
    ann.change_settings(Language="ru")
    expect(ann.page.get_by_role("heading", name="Решаете вы")).to_be_visible()
    assert violations(ann.page) == []
    ann.page.get_by_role("button", name="Выбор и вкладки").click()
    for tab in ("Журнал", "Игроки"):
        ann.open_tab(tab)
        assert violations(ann.page) == []
