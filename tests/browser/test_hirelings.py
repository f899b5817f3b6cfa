"""Tables with hirelings and landmarks: what stands where and whose it is, and how one points at it."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Guests
from tests.browser.people import Person, by_lot, gather, play_on
from tests.browser.positions import HIRED
from tests.browser.windows import PHONE


def clearing(person: Person, number: int, words: str) -> Locator:
    """A clearing of the map of which these words are said."""
    return person.map.get_by_label(re.compile(rf"^[\w +]+ {number}, .*{re.escape(words)}"))


def card(person: Person, name: str) -> Locator:
    """The card of a hireling or a landmark, beside the map."""
    return person.page.locator(".seats > .fold").filter(has=person.page.locator("strong").get_by_text(name, exact=True))


def test_pieces_of_hirelings_and_landmarks_are_told_with_who_controls_them(ann: Person) -> None:
    ann.make_table("Root", "here", "here", position=HIRED)
    ann.wait_for_turn()
    expect(clearing(ann, 6, "Sunward Expedition: 4 warriors, Sunward Expedition: 1 foothold")).to_be_visible()
    expect(clearing(ann, 10, "Lost City")).to_have_attribute(
        "aria-label", re.compile("^fox \\+ rabbit \\+ mouse 10", re.I)
    )
    expect(ann.map.get_by_label("Highway Bandits (Marquise): 1 – 10")).to_be_visible()
    ann.open_tab("Players")
    names = ann.page.locator(".seats .who").all_inner_texts()
    assert [name.split()[0] for name in names[:3]] == ["Marquise", "Eyrie", "The"], "players come first"
    expect(card(ann, "Sunward Expedition")).to_contain_text("uncontrolled")
    bandits = card(ann, "Highway Bandits")
    expect(bandits.get_by_title("controlled by Marquise (2 markers)").first).to_be_visible()
    expect(bandits).to_contain_text("promoted side")
    expect(ann.page.get_by_role("img", name=re.compile("^Hireling markers on the score track: 4"))).to_be_visible()


def test_a_hireling_is_sent_by_its_card_and_another_is_hired_for_an_item_that_reaches_a_marker(ann: Person) -> None:
    ann.make_table("Root", "here", "here", position=HIRED)
    ann.wait_for_turn()
    ann.open_tab("Players")
    at = ann.revision
    card(ann, "Highway Bandits").get_by_role("button", name="Highway Bandits").click()
    ann.hear("heard.revision > number && heard.decision.yours", at)
    at = ann.revision
    ann.point(ann.map.get_by_role("button", name="1 – 5", exact=True))
    ann.hear("heard?.revision > number", at)
    expect(ann.map.get_by_label("Highway Bandits (Marquise): 1 – 5")).to_be_visible()
    expect(card(ann, "Highway Bandits")).to_contain_text("on the paths 1 – 5, 1 – 10")

    ann.choose("ive tea to the Exile")
    ann.open_tab("Players")
    own = ann.page.locator("[data-own]")
    expect(own.get_by_title("Hires 1 hireling at the end of the turn")).to_be_visible()
    expect(ann.page.get_by_role("img", name="Hireling markers on the score track: 12")).to_be_visible()
    ann.choose("Craft nothing more")
    ann.choose("End your actions")
    ann.hear("heard.decision.prompt === 'EngageHireling'")
    expect(card(ann, "The Exile").locator("details")).to_have_attribute("open", "")
    before = ann.revision
    card(ann, "The Exile").get_by_role("button", name="The Exile").click()
    ann.make_choice(before)
    ann.take_device("Eyrie")
    ann.open_tab("Players")
    expect(card(ann, "The Exile").get_by_title(re.compile("controlled by Marquise")).first).to_be_visible()


def test_the_black_market_shows_each_what_they_know_and_swaps_by_pointing(ann: Person, bob: Person) -> None:
    beside = HIRED.replace("clearing 9", "clearing 4 marquise warrior 1\nclearing 9")
    gather("Root", ann, bob, position=beside)
    ann.wait_for_turn()
    for person, known in ((ann, "Anvil"), (bob, "")):
        person.open_tab("Players")
        card(person, "Black Market").locator("details").evaluate("card => card.open = true")
        stalls = card(person, "Black Market").locator(".stall")
        expect(stalls).to_have_count(3)
        expect(stalls.first).to_have_text(re.compile(rf"^\s*1[a-z\s]*{known}\s*$"))
    assert "anvil" not in bob.page.evaluate("JSON.stringify(heard)")
    card(ann, "Black Market").get_by_role("button", name="Black Market 2").click()
    ann.page.locator(".hand").get_by_role("button", name="Bake Sale").click()
    ann.take(ann.offers.first)
    expect(card(ann, "Black Market").locator(".stall").nth(1)).to_contain_text("Bake Sale")
    expect(ann.page.locator(".hand .card-face").filter(has_text="Sword")).to_be_visible()
    bob.open_tab("Log")
    expect(bob.page.get_by_role("log")).to_contain_text("put a card at stall 2")
    assert not any(card in bob.page.evaluate("JSON.stringify(heard)") for card in ("bake_sale", "anvil"))


def test_on_a_phone_in_the_dark_a_turn_with_hirelings_is_in_reach(guests: Guests) -> None:
    ann = guests(size=PHONE, dark=True, touches=True)
    ann.make_table("Root", "here", "here", position=HIRED)
    ann.wait_for_turn()
    ann.choose("Send Highway Bandits")
    ann.wait_for_turn()
    ann.choose_by_pointing(random.Random(5))
    ann.open_tab("Players")
    expect(card(ann, "Highway Bandits")).to_be_visible()
    assert ann.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


@pytest.mark.nightly
def test_a_game_with_hirelings_and_landmarks_is_played_to_its_end_while_someone_watches(
    ann: Person, bob: Person
) -> None:
    near_the_end = HIRED.replace("points 3 2", "points 3 29").replace("markers 4 12", "markers none\nclaims eyrie 2")
    bob.watch(ann.make_table("Root", "here", "random", position=near_the_end))
    play_on({0: ann}, by_lot(random.Random(5)))
    for person in (ann, bob):
        expect(person.page.get_by_role("region", name="The game is over")).to_be_visible()
        assert person.troubles == []
