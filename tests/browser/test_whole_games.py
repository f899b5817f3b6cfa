"""Whole games from the lobby to the final score, by verbs and pointing alone: two people at two browsers, and machines
at the same table."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person, by_verbs, play_on

BOTH = ("human", "human", "agent", "agent")


def gather(ann: Person, bob: Person, game: str) -> None:
    """Ann opens a table with two machines at it, and starts when Bob has come by her link."""
    link = ann.fill_form(game, "here", "open", "beginner", "beginner")
    bob.join(link, "Bob")
    ann.start()


def see_final_score(person: Person, *kinds: str) -> None:
    end = person.page.get_by_role("region", name="The game is over")
    expect(end.get_by_role("heading", name=re.compile("^(Won|Lost) "))).to_be_visible()
    points = person.page.evaluate("heard.outcome.points")
    off_the_track = "–"
    told = [off_the_track if number is None else str(number) for number in points]
    assert sorted(end.locator("td.points").all_inner_texts()) == sorted(told)
    assert person.page.evaluate("heard.table.seats.map(seat => seat.kind)") == list(kinds)


@pytest.mark.nightly
def test_two_people_and_two_machines_play_a_whole_game_of_small_world(ann: Person, bob: Person) -> None:
    gather(ann, bob, "Small World")
    play_on({0: ann, 1: bob}, by_verbs(random.Random(5)))
    see_final_score(ann, *BOTH)
    see_final_score(bob, *BOTH)


@pytest.mark.nightly
def test_two_people_and_two_machines_play_a_whole_game_of_root(ann: Person, bob: Person) -> None:
    gather(ann, bob, "Root")
    ann.choose_by_pointing(random.Random(5))
    play_on({0: ann, 1: bob}, Person.choose_as_advised)
    see_final_score(ann, *BOTH)
    see_final_score(bob, *BOTH)


@pytest.mark.nightly
def test_one_person_plays_a_whole_game_of_root_against_the_six_further_factions(ann: Person) -> None:
    factions = ("duchy", "riverfolk", "corvids", "hundreds", "keepers", "lizards")
    ann.make_table("Root", "here", *["random"] * 5, options={"factions": factions})
    play_on({0: ann}, Person.choose_as_advised)
    see_final_score(ann, "human", *["agent"] * 5)
