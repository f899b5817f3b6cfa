"""A connection that breaks in the middle of a battle: the page comes back to the same question."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.conftest import serving, welcoming
from tests.browser.people import Person, gather
from tests.browser.positions import BATTLE
from tests.browser.windows import Windows

ASKED = "Play an ambush?"
PARTS = "**/assets/*"


def begin_battle(ann: Person, bob: Person) -> None:
    """Ann attacks; Bob is asked for an ambush."""
    gather("Root", ann, bob, position=BATTLE, played=("pass", "battle 5"))
    bob.wait_for_turn()
    expect(bob.question).to_contain_text(ASKED)


def finish_battle(ann: Person, bob: Person, at: int) -> None:
    """Bob answers what he was asked before, and Ann goes on."""
    expect_same_question(bob, at)
    bob.choose("No ambush")
    ann.hear("heard?.revision > number", at)
    ann.wait_for_turn()


def expect_same_question(bob: Person, at: int) -> None:
    bob.hear("heard?.revision === number", at)
    expect(bob.question).to_contain_text(ASKED)
    expect(bob.offers).to_have_count(2)


def cut_off(person: Person) -> None:
    person.expect_outage()
    person.context.set_offline(True)
    person.page.evaluate("line.close()")
    expect(person.connection).to_be_visible()


def reconnect(person: Person) -> None:
    person.context.set_offline(False)
    expect(person.connection).to_have_count(0)


def expect_whole_log(person: Person) -> None:
    """What was told bit by bit is what a page tells that is opened now."""
    told = person.log
    assert told
    person.page.reload()
    person.hear("heard !== null")
    assert person.log == told


def test_a_lost_connection_and_a_page_that_is_loaded_again_come_back_to_the_same_question(
    ann: Person, bob: Person
) -> None:
    begin_battle(ann, bob)
    at = bob.revision
    bob.page.reload()
    expect_same_question(bob, at)
    cut_off(bob)
    reconnect(bob)
    finish_battle(ann, bob, at)
    expect_whole_log(bob)


def test_an_answer_given_while_cut_off_is_made_once_when_the_connection_is_back(ann: Person, bob: Person) -> None:
    begin_battle(ann, bob)
    at = bob.revision
    bob.open_list()
    cut_off(bob)
    with bob.page.expect_event("requestfailed", lambda request: request.url.endswith("/actions?lang=en")):
        bob.offer("No ambush").click()
    assert ann.revision == at
    reconnect(bob)
    ann.hear("heard?.revision > number", at)
    ann.wait_for_turn()
    assert sum("The attacker rolled" in line for line in ann.log) == 1
    assert bob.log == ann.log


def test_what_was_taken_back_meanwhile_is_gone_from_the_log(ann: Person, bob: Person) -> None:
    gather("Root", ann, bob, position=BATTLE, played=("pass", "move 1>9 x2"))
    bob.hear("heard?.revision === number", ann.revision)
    cut_off(bob)
    ann.undo()
    ann.choose("→ 10")
    reconnect(bob)
    bob.hear("heard?.revision === number", ann.revision)
    assert bob.log == ann.log


def test_a_part_of_the_page_that_was_wanted_while_cut_off_comes_when_the_connection_is_back(ann: Person) -> None:
    ann.make_table("Root", "here", "here", position=BATTLE)
    ann.wait_for_turn()
    cut_off(ann)
    ann.context.route(PARTS, lambda route: route.abort())  # whatever the browser has kept
    with ann.page.expect_event("requestfailed", lambda request: "/assets/Settings" in request.url):
        ann.page.get_by_role("button", name="Settings").click()
    ann.context.unroute(PARTS)
    reconnect(ann)
    expect(ann.page.get_by_role("dialog").get_by_label("Language")).to_be_visible()
    assert ann.page.evaluate("[...document.styleSheets].some(({ href }) => href?.includes('/assets/Settings'))")


def test_under_a_path_of_its_own_a_killed_server_comes_back_to_the_same_question(
    browser: Browser, tmp_path: Path
) -> None:
    """Two play at a server that has a path of its own; their browsers ask for nothing beside it."""
    with serving(tmp_path, "/games/copse") as server:
        windows = Windows(browser, server.address)
        with welcoming(windows, server.address) as guests:
            ann, bob = guests(), guests()
            asked: list[str] = []
            for person in (ann, bob):
                person.context.on("request", lambda request: asked.append(request.url))
                person.expect_outage()
            link = ann.fill_form("Root", "here", "open", file=f"copse position 1 {BATTLE}".encode())
            assert link.startswith(f"{server.address}#/t/")
            bob.join(link, "Bob")
            ann.start()
            ann.choose("Craft nothing more")
            ann.choose("Battle in 5")
            bob.wait_for_turn()
            at = bob.revision
            server.kill()
            for person in (ann, bob):
                expect(person.connection).to_be_visible()
            server.start()
            for person in (ann, bob):
                expect(person.connection).to_have_count(0)
            finish_battle(ann, bob, at)
            assert [url for url in asked if not url.startswith((server.address, "data:", "blob:"))] == []
