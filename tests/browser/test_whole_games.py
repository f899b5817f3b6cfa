"""Whole games from the lobby to the final score: two people at two browsers, and a machine at the same table."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser.people import Person, play_on


def gather(ann: Person, bob: Person, game: str) -> None:
    """Ann opens a table with a machine at it, and starts when Bob has come by her link."""
    link = ann.make_table(game, "here", "open", "random")
    bob.join(link, "Bob")
    ann.start()


def see_final_score(person: Person) -> None:
    end = person.page.get_by_role("region", name="The game is over")
    expect(end.get_by_role("heading", name="Won by")).to_be_visible()
    shown = sorted(int(points) for points in end.locator("td.points").all_inner_texts())
    assert shown == sorted(person.page.evaluate("heard.outcome.points"))


def test_two_people_and_a_machine_play_a_whole_game_of_small_world(ann: Person, bob: Person) -> None:
    gather(ann, bob, "Small World")
    ann.wait_for_turn()
    ann.choose("Pick 1")
    ann.choose_by_pointing(random.Random(5))
    play_on({0: ann, 1: bob}, random.Random(5))
    see_final_score(ann)
    see_final_score(bob)


def test_two_people_begin_a_game_of_root_and_machines_play_it_to_the_final_score(ann: Person, bob: Person) -> None:
    gather(ann, bob, "Root")
    ann.choose_by_pointing(random.Random(5))
    play_on({0: ann, 1: bob}, random.Random(5), until=lambda person: person.revision >= 60)
    for person in (ann, bob):
        person.leave()
    for person in (ann, bob):
        person.open_finished()
        see_final_score(person)
