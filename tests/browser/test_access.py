"""For those who read by ear or need clear contrasts: every main screen, checked by axe-core in light and dark."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import Guests
from tests.browser.people import Person
from tests.browser.positions import BATTLE, CONQUEST
from tests.browser.windows import DESKTOP, PHONE

TABLET = (820, 1180)
LIGHT, DARK = False, True


def check_in_light_and_dark(person: Person) -> None:
    person.page.emulate_media(color_scheme="dark")
    assert violations(person.page) == []
    person.page.emulate_media(color_scheme="light")
    assert violations(person.page) == []


def test_the_start_page_the_form_and_the_settings_have_no_barriers(ann: Person) -> None:
    ann.open_lobby()
    expect(ann.page.get_by_role("button", name="Against the computer")).to_have_count(2)
    check_in_light_and_dark(ann)
    ann.page.get_by_role("button", name="Settings").click()
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    check_in_light_and_dark(ann)
    ann.open_form("Small World")
    expect(ann.page.get_by_label("Who takes seat")).to_have_count(3)
    check_in_light_and_dark(ann)


# Each pair of game, colors and size is among the first four cases.
@pytest.mark.parametrize(("game", "dark", "size"), [
    ("Root",        LIGHT, DESKTOP),
    ("Root",        DARK,  PHONE),
    ("Small World", LIGHT, PHONE),
    ("Small World", DARK,  DESKTOP),
    pytest.param("Root",        LIGHT, PHONE,   marks=pytest.mark.nightly),
    pytest.param("Root",        DARK,  DESKTOP, marks=pytest.mark.nightly),
    pytest.param("Small World", LIGHT, DESKTOP, marks=pytest.mark.nightly),
    pytest.param("Small World", DARK,  PHONE,   marks=pytest.mark.nightly),
])  # fmt: skip
def test_a_table_has_no_barriers(guests: Guests, game: str, dark: bool, size: tuple[int, int]) -> None:
    ann = guests(size=size, dark=dark)
    ann.make_table(game, "here", "here", position=BATTLE if game == "Root" else CONQUEST)
    ann.wait_for_turn()
    ann.button("Hint").click()
    expect(ann.said).not_to_be_empty()
    for tab in ("Log", "Law", "Players"):
        ann.open_tab(tab)
        expect(ann.page.get_by_role("tabpanel")).to_be_visible()
        assert violations(ann.page) == []


def test_in_another_language_on_a_tablet_in_the_dark_there_are_no_barriers(guests: Guests) -> None:
    ann = guests(size=TABLET, dark=True)
    ann.make_table("Root", "here", "here", position=BATTLE, played=("pass",))  # so that cards of the hand can be spent
    ann.wait_for_turn()
    ann.change_settings(Language="ru")
    expect(ann.page.get_by_role("heading", name="Решаете вы")).to_be_visible()
    assert violations(ann.page) == []
    ann.page.get_by_role("button", name="Выбор и вкладки").click()
    for tab in ("Журнал", "Игроки"):
        ann.open_tab(tab)
        assert violations(ann.page) == []
