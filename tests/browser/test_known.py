"""What was seen of another hand or purse, on the player's panel: with when and why, and struck once it is played."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Guests
from tests.browser.people import Person
from tests.browser.serving import Serving
from tests.browser.tables import Club, wish_for
from tests.browser.windows import DESKTOP, PHONE

LOOKED = """root
    factions marquise eyrie alliance
    turn 2 daylight
    clearing 7 marquise workshop 1 warrior 1
    clearing 5 eyrie roost 1 warrior 2
    crafted marquise codebreakers
    hand eyrie anvil sword
"""


def panel(person: Person, touches: bool, seat: str) -> Locator:
    if touches:
        person.open_tab("Players")
    return person.page.locator(f'[data-spot="{seat}"]')


@pytest.mark.parametrize(("size", "touches"), [(DESKTOP, False), (PHONE, True)])
def test_a_panel_tells_the_cards_that_were_seen_and_strikes_those_that_were_played(
    guests: Guests, server: Serving, size: tuple[int, int], touches: bool
) -> None:
    club = Club(server.address, wish_for("Root", "here", "here", "here", position=LOOKED))
    for choice in ("pass", "use codebreakers", "choose eyrie", "pass", "pass", "decree anvil:recruit"):
        club.choose(choice)
    marquise, alliance = guests(size, touches=touches), guests(size, touches=touches)
    marquise.sit_down(club, 0)
    eyrie = panel(marquise, touches, "seat 1")
    marquise.press(eyrie.locator("summary").first)
    marquise.press(eyrie.get_by_text("Known of the hand: Sword"))
    expect(eyrie.locator(".known .gone")).to_contain_text("Anvil")
    expect(eyrie.locator(".known")).to_contain_text("Turn 1, Marquise. Marquise looked at Eyrie’s hand")
    expect(eyrie.locator(".known")).to_contain_text("Turn 1, Eyrie. Eyrie added Anvil")
    alliance.sit_down(club, 2)
    nothing = panel(alliance, touches, "seat 1")
    alliance.press(nothing.locator("summary").first)
    expect(nothing.get_by_text("Recruit")).to_be_visible()
    expect(nothing.locator(".known")).to_have_count(0)


SYMPATHY = """root
    factions alliance marquise
    turn 1 daylight
    clearing 5 alliance sympathy 1
    clearing 1 marquise warrior 1
    hand marquise anvil bake_sale
    alliance supporters sword
"""


def test_the_panel_of_the_alliance_tells_the_supporters_that_one_gave(guests: Guests, server: Serving) -> None:
    club = Club(server.address, wish_for("Root", "here", "here", position=SYMPATHY))
    for choice in ("pass", "move 1>5", "give bake_sale"):
        club.choose(choice)
    marquise = guests()
    marquise.sit_down(club, 1)
    alliance = panel(marquise, False, "seat 0")
    alliance.locator("summary").first.click()
    alliance.get_by_text("Known of the supporters: Bake Sale").click()
    expect(alliance.locator(".known")).to_contain_text("Alliance gained 1 supporter")


def test_a_panel_tells_the_coins_that_were_paid(guests: Guests, server: Serving) -> None:
    club = Club(server.address, wish_for("Small World", "here", "here"))
    club.choose("pick 3")
    ann = guests()
    ann.sit_down(club, 1)
    other = panel(ann, False, "seat 0")
    other.get_by_role("button").first.click()
    other.get_by_text("3 coins known").click()
    expect(other.locator(".known li").last).to_contain_text("−2")
