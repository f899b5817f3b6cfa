"""Those who only look: spectators, and whoever looks back at a finished game."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.positions import BATTLE, LAST_TURN

HIDDEN = ("Royal Claim", "Bake Sale", "Cobbler", "Ambush!")


def test_a_spectator_follows_the_game_and_sees_no_hidden_card(ann: Person, bob: Person) -> None:
    bob.watch(ann.make_table("Root", "here", "here", position=BATTLE))
    expect(bob.page.get_by_text("watching")).to_be_visible()
    expect(bob.map).to_be_visible()
    ann.choose("Craft nothing more")
    ann.choose("Battle in 5")
    at = ann.revision
    bob.hear("heard?.revision >= number", at)
    for tab in ("Players", "Log", "Law"):
        bob.open_tab(tab)
        assert not any(name in bob.page.content() for name in HIDDEN)
    bob.open_tab("Log")
    expect(bob.page.get_by_role("log")).to_contain_text("attacked")
    expect(bob.offers).to_have_count(0)
    assert not any(name in str(bob.page.evaluate("JSON.stringify(heard)")) for name in ("royal_claim", "cobbler"))


def test_a_finished_game_can_be_seen_again_by_a_slider(ann: Person) -> None:
    ann.make_table("Small World", "here", "here", position=LAST_TURN)
    ann.take_device("Ann 2")
    ann.choose("Conquer farmland 2")
    ann.choose("Stop conquering")
    ann.take(ann.offers.first)
    ann.page.get_by_role("button", name="Replay").click()

    slider = ann.page.get_by_role("slider")
    expect(ann.page.get_by_text("1 / 4")).to_be_visible()
    expect(ann.map).to_be_visible()
    slider.fill("1")
    expect(ann.page.get_by_text("2 / 4")).to_be_visible()
    expect(ann.page.locator("footer")).to_contain_text("onquer farmland 2")
    ann.page.get_by_role("button", name="Step forward").click()
    expect(ann.page.locator("footer")).to_contain_text("top conquering")
    slider.press("End")
    expect(ann.page.get_by_text("4 / 4")).to_be_visible()
    ann.page.get_by_role("button", name="Close").click()
    expect(ann.page.get_by_role("heading", name="Won by")).to_be_visible()
