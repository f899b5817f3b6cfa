"""Spectators: those who only look."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.positions import BATTLE

HIDDEN = ("Royal Claim", "Bake Sale", "Cobbler", "Ambush!")


def test_a_spectator_follows_the_game_and_sees_no_hidden_card(ann: Person, bob: Person) -> None:
    bob.watch(ann.make_table("Root", "here", "here", position=BATTLE, played=("pass",)))
    expect(bob.page.get_by_text("watching")).to_be_visible()
    expect(bob.map).to_be_visible()
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
