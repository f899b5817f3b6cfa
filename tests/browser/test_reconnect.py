"""A connection that breaks in the middle of a battle: the page comes back to the same question."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.conftest import serving, welcoming
from tests.browser.people import Person
from tests.browser.positions import BATTLE

ASKED = "play an ambush?"


def begin_battle(ann: Person, bob: Person) -> None:
    """Ann attacks; Bob is asked for an ambush."""
    bob.join(ann.make_table("Root", "here", "open", position=BATTLE), "Bob")
    ann.start()
    ann.choose("Craft nothing more")
    ann.choose("Battle in 5")
    bob.wait_for_turn()
    expect(bob.question).to_contain_text(ASKED)


def finish_battle(ann: Person, bob: Person, at: int) -> None:
    """Bob answers what he was asked before, and Ann goes on."""
    bob.hear("heard?.revision === number", at)
    expect(bob.question).to_contain_text(ASKED)
    expect(bob.offers).to_have_count(2)
    bob.choose("No ambush")
    ann.hear("heard?.revision > number", at)
    ann.wait_for_turn()


def test_a_lost_connection_comes_back_to_the_same_question(ann: Person, bob: Person) -> None:
    begin_battle(ann, bob)
    at = bob.revision
    bob.expect_outage()
    bob.context.set_offline(True)
    bob.page.evaluate("line.close()")
    expect(bob.connection).to_be_visible()
    bob.context.set_offline(False)
    expect(bob.connection).to_have_count(0)
    finish_battle(ann, bob, at)


def test_a_page_that_is_loaded_again_comes_back_to_the_same_question(ann: Person, bob: Person) -> None:
    begin_battle(ann, bob)
    at = bob.revision
    bob.page.reload()
    finish_battle(ann, bob, at)


def test_a_killed_server_comes_back_to_the_same_question(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as server, welcoming(browser, server.address) as guests:
        ann, bob = guests(), guests()
        begin_battle(ann, bob)
        at = bob.revision
        for person in (ann, bob):
            person.expect_outage()
        server.kill()
        for person in (ann, bob):
            expect(person.connection).to_be_visible()
        server.start()
        for person in (ann, bob):
            expect(person.connection).to_have_count(0)
        finish_battle(ann, bob, at)
