"""Whole games from the lobby to the final score: two people at two browsers, and machines at the same table."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser.people import Person, play_on


def gather(ann: Person, bob: Person, game: str, *seats: str) -> None:
    """Ann opens a table and starts when Bob has come by her link."""
    link = ann.make_table(game, *seats)
    bob.join(link, "Bob")
    ann.start()


def see_final_score(person: Person) -> None:
    end = person.page.get_by_role("region", name="The game is over")
    expect(end.get_by_role("heading", name="Won by")).to_be_visible()
    points = person.page.evaluate("heard.outcome.points")
    for cell in end.locator("td.points").all():
        assert int(cell.inner_text()) in points
    expect(end.locator("td.points")).to_have_count(len(points))


def test_two_people_and_a_machine_play_a_whole_game_of_small_world(ann: Person, bob: Person) -> None:
    lot = random.Random(5)
    gather(ann, bob, "Small World", "here", "open", "random")
    play_on({0: ann, 1: bob}, lot)
    for person in (ann, bob):
        see_final_score(person)


def test_two_people_and_a_machine_play_a_whole_game_of_root(ann: Person, bob: Person) -> None:
    lot = random.Random(5)
    gather(ann, bob, "Root", "here", "open", "random")
    play_on({0: ann, 1: bob}, lot)
    for person in (ann, bob):
        see_final_score(person)
