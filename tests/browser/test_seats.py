"""Seats that change hands: leaving and coming back, what everyone reads about it, and where a game comes from."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Guests
from tests.browser.people import Person, gather
from tests.browser.positions import CONQUEST

NEXT_LOOK = 60_000  # milliseconds after which the page has asked about the table again


def test_who_leaves_is_asked_first_and_is_offered_nothing_afterwards_until_they_are_back(
    ann: Person, bob: Person
) -> None:
    gather("Small World", ann, bob, position=CONQUEST)
    ann.wait_for_turn()
    ann.ask_to_leave()
    dialog = ann.page.get_by_role("dialog", name="Leave your seat?")
    dialog.get_by_role("button", name="Stay").click()
    expect(dialog).to_have_count(0)
    expect(ann.offers).not_to_have_count(0)

    ann.page.get_by_role("button", name="Leave…").click()
    dialog.get_by_role("button", name="Let a computer play").click()
    expect(ann.come_back).to_be_visible()
    expect(ann.offers).to_have_count(0)
    expect(ann.making).to_have_count(0)
    expect(bob.page.get_by_text("Ann (Casual)").first).to_be_visible()
    assert "Ann leaves; a computer (Casual) plays seat 1 until Ann comes back." in bob.log

    ann.come_back.click()
    expect(ann.come_back).to_have_count(0)
    ann.hear("heard?.you === 0")
    expect(bob.page.get_by_text("Ann comes back to seat 1.")).to_be_visible()


def test_a_seat_that_was_given_up_is_taken_by_someone_else_and_all_read_about_it(
    ann: Person, bob: Person, guests: Guests
) -> None:
    club = gather("Small World", ann, bob, position=CONQUEST)
    bob.ask_to_leave()
    bob.expect_refusal(401)
    bob.page.get_by_role("dialog").get_by_role("button", name="Give up the seat for good").click()
    bob.hear("heard?.you === null && heard.table.seats[1].kind === 'open'")
    bob.expect_refusal(409)
    bob.open_seats()
    bob.page.get_by_role("button", name="Sit down").click()
    expect(bob.page.get_by_role("alert")).to_contain_text("You have or had a seat in this game")

    carol = guests()
    carol.open_lobby()
    carol.page.evaluate("localStorage.setItem('copse.settings', JSON.stringify({ name: 'Carol' }))")
    carol.watch(club.link)
    carol.page.reload()
    carol.open_seats()
    carol.page.get_by_role("button", name="Sit down").click()
    carol.hear("heard?.you === 1")
    for person in (ann, bob, carol):
        person.open_tab("Log")
        expect(person.page.get_by_text("Carol takes seat 2 from the computer")).to_be_visible()


def test_who_loses_a_seat_before_the_game_can_take_another(ann: Person, bob: Person) -> None:
    bob.context.clock.install()
    bob.join(ann.make_table("Small World", "here", "open", "open"), "Bob")
    bob.expect_refusal(401)  # he listens by a token that is worth nothing any more
    ann.page.get_by_label("Who takes seat 2").select_option("open")
    expect(ann.page.get_by_role("listitem").filter(has_text="Bob")).to_have_count(0)
    bob.context.clock.fast_forward(NEXT_LOOK)
    expect(bob.page.get_by_role("button", name="Sit down")).to_have_count(2)
    bob.page.get_by_role("button", name="Sit down").last.click()
    expect(bob.page.get_by_role("listitem").filter(has_text="Bob (you)")).to_contain_text("3")


def test_the_host_is_offered_nobodys_seat_but_one_that_the_table_waits_for(ann: Person, bob: Person) -> None:
    link = ann.make_table("Small World", "open", "here", "beginner")
    bob.join(link, "Bob")
    ann.start()
    bob.wait_for_turn()
    ann.open_seats()
    expect(ann.page.get_by_role("button", name="Open the seat")).to_have_count(0)
    expect(ann.page.get_by_role("button", name="Let a computer play")).to_have_count(0)
    bob.open_lobby()
    ann.expect_refusal(409)
    ann.page.get_by_role("button", name="Let a computer play").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("keeps the table waiting")


def test_whoever_is_invited_to_an_arranged_game_reads_so_before_sitting_down_and_in_the_log(
    ann: Person, bob: Person
) -> None:
    warning = "From a position: the host could arrange everything, and knows every hand."
    link = ann.make_table("Small World", "here", "open", position=CONQUEST)
    bob.page.goto(link)
    expect(bob.page.get_by_text(warning)).to_be_visible()
    bob.join(link, "Bob")
    ann.start()
    bob.hear("heard?.table.status === 'playing'")
    assert bob.log[:3] == [f"Ann opens the table. {warning}", "Bob takes seat 2.", "The game begins."]
    expect(bob.page.get_by_text("from a position", exact=True)).to_be_visible()
    bob.open_lobby()
    expect(bob.own_games.filter(has_text="Ann decides")).to_contain_text("from a position")
