"""Tables with more than the usual: hirelings and landmarks from the form, and factions that are drafted."""

from __future__ import annotations

import random
import re
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import violations
from tests.browser.conftest import Guests
from tests.browser.people import Person, by_advice, play_on
from tests.browser.test_whole_games import BOTH, see_final_score
from tests.browser.windows import PHONE

RETURNED: Final = 2  # of five cards each


def fold(person: Person) -> Locator:
    """The options that one has to look for."""
    return person.page.locator("details").filter(has_text="More options")


def landmarks(person: Person) -> Locator:
    """How many are dealt; all labels that have to do with them have the word."""
    return fold(person).locator("label").filter(has_text=re.compile(r"^\s*landmarks")).get_by_role("combobox")


def open_table(person: Person) -> None:
    person.page.get_by_role("button", name="Open the table").click()


def test_what_cannot_be_at_one_table_is_barred_in_the_form(ann: Person) -> None:
    ann.open_form("Root")
    fold(ann).locator("summary").click()
    ann.page.get_by_label("hirelings").first.select_option("named")
    first, second, third = (ann.page.get_by_label(f"hirelings: number {place}") for place in (1, 2, 3))
    linked = first.locator("option[value=forest_patrol]")
    assert violations(ann.page) == []
    expect(linked).to_be_disabled()
    expect(linked).to_have_text("Forest Patrol – not together with Marquise de Cat")
    first.select_option("popular_band")
    expect(second.locator("option[value=street_band]")).to_be_disabled()
    expect(second.locator("option[value=popular_band]")).to_have_count(0)

    ann.page.get_by_label("Faction of seat 1").select_option("duchy")
    expect(linked).to_be_enabled()
    second.select_option("forest_patrol")
    expect(ann.page.get_by_label("Faction of seat 1").locator("option[value=marquise]")).to_be_disabled()

    fold(ann).locator("summary").click()
    open_table(ann)  # of three, one is still to be named: the form shows where
    expect(third).to_be_visible()
    third.select_option("rat_smugglers")
    open_table(ann)
    ann.wait_for_turn()
    named = ann.page.evaluate("heard.view.hirelings.map(({ name }) => name)")
    assert sorted(named) == ["forest_patrol", "popular_band", "rat_smugglers"]


def test_hirelings_are_drawn_and_landmarks_dealt_of_those_that_the_form_leaves(ann: Person) -> None:
    ann.open_form("Root")
    expect(ann.page.get_by_label("hirelings")).to_be_hidden()
    fold(ann).locator("summary").click()
    ann.page.get_by_label("hirelings").select_option("random")
    cards = ann.page.get_by_role("group", name="landmark cards")
    expect(cards).to_have_count(0)
    landmarks(ann).select_option("2")
    for name in ("Black Market", "Elder Treetop", "Ferry", "Legendary Forge", "Lost City"):
        cards.get_by_label(name).uncheck()
    expect(cards.get_by_role("alert")).to_have_text("Keep at least 2 of them.")
    assert violations(ann.page) == []
    cards.get_by_label("Lost City").check()
    expect(cards.get_by_role("alert")).to_have_count(0)
    open_table(ann)
    ann.hear("heard?.view")
    assert sorted(ann.page.evaluate("heard.view.landmarks.map(({ name }) => name)")) == ["lost_city", "tower"]
    ann.wait_for_turn()
    assert ann.page.evaluate("heard.view.hirelings.length") == 3


def row(person: Person) -> Locator:
    return person.page.get_by_role("list", name="Setup cards")


def set_up(person: Person, verb: str) -> None:
    """Answer one question before the first turn by pointing at what glows: a setup card, the map, the own hand."""
    before = person.revision
    if verb == "take":
        cards = row(person).get_by_role("button")
        assert cards.count() == person.page.evaluate("heard.decision.actions.length")
        person.press(cards.first)
        person.make_choice(before)
    elif verb in ("settle", "station", "erect"):
        person.choose_by_pointing(random.Random(5))
    elif verb == "return":
        if person.page.get_by_role("tab", name="Hand").count() > 0:
            person.open_tab("Hand")
        person.press(person.page.locator(".card-face[data-open]").first)
        person.make_choice(before)
    else:
        person.take(person.offers.first)


def open_draft(ann: Person, *others: Person, machines: int = 0) -> list[Person]:
    """Ann opens a table where all draft, with three hirelings and a landmark, and starts when all have come."""
    ann.open_form("Root")
    ann.page.get_by_label("Your name").fill("Ann")
    for _ in range(3 - len(others) - machines):
        ann.page.get_by_role("button", name="Remove a seat").click()
    for place, kind in enumerate(["open"] * len(others) + ["agent"] * machines, 2):
        ann.page.get_by_label(f"Who takes seat {place}").select_option(kind)
        if kind == "agent":
            ann.page.get_by_label(f"Strength of seat {place}").select_option("beginner")
    ann.page.get_by_label("setup").select_option("draft")
    expect(ann.page.get_by_label("Faction of seat 1")).to_have_count(0)
    fold(ann).locator("summary").click()
    ann.page.get_by_label("hirelings").select_option("random")
    landmarks(ann).select_option("1")
    open_table(ann)
    ann.page.wait_for_url("**/#/t/*")
    expect(ann.page.get_by_text("Players draft their factions at the table")).to_be_visible()
    for guest, name in zip(others, ("Bob", "Cat", "Dan"), strict=False):
        guest.join(ann.page.url, name)
    ann.start()
    return [ann, *others]


def test_two_people_draft_their_factions_and_come_to_the_first_turn(guests: Guests) -> None:
    draft(open_draft(guests(dark=True), guests(PHONE, touches=True)))


@pytest.mark.nightly
def test_four_people_draft_their_factions_and_come_to_the_first_turn(guests: Guests) -> None:
    draft(open_draft(guests(), guests(dark=True), guests(PHONE, touches=True), guests()))


def draft(people: list[Person]) -> None:
    """Take factions and set them up, one after the other."""
    ann = people[0]
    taken = returned = 0
    while returned < RETURNED * len(people):
        seat = ann.wait_for_person(list(range(len(people))))
        assert seat is not None
        decider = people[seat]
        decider.hear("heard?.decision?.yours")
        verb = decider.page.evaluate("heard.decision.actions[0].verb")
        if verb == "take" and taken == 1:
            assert [violations(person.page) for person in people] == [[]] * len(people)
            decider.page.reload()
            decider.wait_for_turn()
            expect(decider.button("Hint")).to_be_in_viewport(ratio=1)
        number = decider.revision
        set_up(decider, verb)
        for person in people:
            person.hear("heard?.revision > number", number)
        taken += verb == "take"
        returned += verb == "return"
        if verb == "take" and taken < len(people):
            for person in people:
                expect(row(person).get_by_role("listitem").filter(has_text="✓")).to_have_count(taken)
    assert taken == len(people)

    for person in people:
        expect(row(person)).to_have_count(0)
        seats = person.page.evaluate("heard.view.seats.map(({ faction, hand }) => [faction, hand.size])")
        assert all(faction != "none" and cards == 3 for faction, cards in seats)
    first = ann.page.evaluate("heard.view.first")
    assert ann.page.evaluate("heard.view.turn") == first
    people[first].hear("heard?.decision?.yours")
    ann.open_tab("Players")
    expect(ann.page.get_by_role("img", name="plays first")).to_have_count(1)


@pytest.mark.nightly
def test_people_and_machines_play_a_drafted_game_with_hirelings_and_a_landmark_to_its_end(guests: Guests) -> None:
    people = open_draft(guests(dark=True), guests(PHONE, touches=True), machines=2)
    play_on(dict(enumerate(people)), by_advice)
    for person in people:
        see_final_score(person, *BOTH)
        hired, markers, landmark = person.page.evaluate(
            "(({ hirelings, markers, landmarks }) => [hirelings, markers, landmarks[0]])(heard.view)"
        )
        assert len(hired) == 3
        assert len(hired) - len(markers) == sum(hireling["holder"] is not None for hireling in hired) > 0
        assert landmark["clearing"] is not None
