"""Coming to a table: by a link, with a pass phrase, only to watch, and again days later."""

from __future__ import annotations

import re
import time

from playwright.sync_api import expect

from tests.browser.conftest import Guests
from tests.browser.people import Person
from tests.browser.positions import CONQUEST

DAY = 24 * 60 * 60
NEXT_LOOK = 60_000  # milliseconds after which the start page has asked about its games again


def test_a_private_table_tells_no_names_to_those_who_join_or_watch_without_its_pass_phrase(
    ann: Person, bob: Person, guests: Guests
) -> None:
    form = {"Pass phrase": "acorns at dawn", "Name of the table": "Friday"}
    link = ann.fill_form("Small World", "here", "open", form=form)
    assert "acorn" not in link
    bob.page.goto(ann.page.get_by_label("Link to invite others").input_value())
    expect(bob.page.get_by_role("heading", name="Small World")).to_be_visible()
    expect(bob.page.get_by_role("listitem").first).to_contain_text("player")
    assert "Ann" not in bob.page.inner_text("main")
    assert "Friday" not in bob.page.inner_text("main")
    bob.page.get_by_label("Your name").fill("Bob")
    sit_down = bob.page.get_by_role("button", name="Sit down")
    bob.expect_refusal(403)
    for wrong, told in (("", "pass phrase"), ("acorns at dusk", "This is not the pass phrase of this table.")):
        bob.page.get_by_label("Pass phrase").fill(wrong)
        sit_down.click()
        expect(bob.page.get_by_role("alert")).to_contain_text(told)
    expect(ann.page.get_by_role("listitem").filter(has_text="Bob")).to_have_count(0)
    expect(ann.page.get_by_role("button", name="Start the game")).to_be_disabled()

    bob.page.get_by_label("Pass phrase").fill("acorns at dawn")
    sit_down.click()
    expect(bob.page.get_by_text("Bob (you)")).to_be_visible()
    expect(bob.page.get_by_role("heading", name="Friday")).to_be_visible()
    expect(bob.page.get_by_role("listitem").first).to_contain_text("Ann")
    expect(ann.page.get_by_role("listitem").filter(has_text="Bob")).to_be_visible()
    ann.start()
    ann.choose("Pick")
    bob.hear("heard?.revision === 1")
    bob.open_lobby()
    expect(bob.own_games).to_contain_text("Friday")

    eve = guests()
    for refusal in (401, 403):
        eve.expect_refusal(refusal)
    eve.page.goto(link)
    for phrase in ("acorns at dusk", "acorns at dawn"):
        eve.page.get_by_label("Pass phrase").fill(phrase)
        eve.page.get_by_role("button", name="Watch").click()
        if phrase == "acorns at dusk":
            expect(eve.page.get_by_role("alert")).to_have_text("This is not the pass phrase of this table.")
    expect(eve.map).to_be_visible()


def test_a_table_without_spectators_shows_a_stranger_nothing(ann: Person, bob: Person) -> None:
    ann.open_form("Small World")
    ann.page.get_by_label("Allow spectators").uncheck()
    ann.page.get_by_role("button", name="Open the table").click()
    ann.wait_for_turn()
    bob.expect_refusal(403)
    bob.page.goto(ann.page.url)
    expect(bob.page.get_by_role("alert")).to_be_visible()
    expect(bob.map).to_have_count(0)


def test_a_game_over_days_waits_for_each_on_their_start_page_and_counts_the_time(ann: Person, bob: Person) -> None:
    pace = {"How you play": "days", "Time for each decision": str(DAY), "When time runs out": "pass"}
    start = f"copse position 1 {CONQUEST}".encode()
    bob.context.clock.install()
    bob.join(ann.fill_form("Small World", "here", "open", file=start, form=pace), "Bob")
    ann.start()
    ann.wait_for_turn()
    expect(ann.question.get_by_role("timer")).to_have_text(re.compile("24:00:00|23:59:"))
    for person in (ann, bob):
        person.open_lobby()
    expect(ann.own_games).to_contain_text("Your turn")
    expect(bob.own_games).to_contain_text("Ann decides")

    ann.context.clock.set_fixed_time(time.time() + DAY - 10)
    ann.own_games.get_by_role("link").click()
    ann.wait_for_turn()
    expect(ann.question.get_by_role("timer")).to_have_class(re.compile("danger"))
    ann.choose("Stop conquering")
    bob.context.clock.fast_forward(NEXT_LOOK)
    expect(bob.own_games).to_contain_text("Your turn")
