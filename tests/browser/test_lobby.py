"""Finding people: strangers who look for the same game, and tables that anybody may join."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.axe import violations
from tests.browser.conftest import Guests
from tests.browser.people import Person
from tests.browser.windows import DESKTOP, PHONE

REGISTER = """async name => {
  const body = JSON.stringify({ name, password: 'three small foxes' })
  await fetch('api/v1/account', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
}"""


def region(person: Person, title: str) -> Locator:
    """A part of the start page."""
    return person.page.locator("section").filter(has=person.page.get_by_role("heading", name=title))


def test_four_people_find_each_other_and_play(guests: Guests) -> None:
    people = [guests(), guests(), guests(PHONE, touches=True), guests()]
    first, *others = people
    first.open_lobby()
    find = region(first, "Find me a game")
    find.get_by_role("button", name="Find me a game").click()
    find.get_by_label("Your name").fill("Ann")
    find.get_by_label("Game").select_option("smallworld")
    find.get_by_label("Players").select_option("4")
    find.get_by_label("Free seats").select_option(label="for people only")
    assert violations(first.page) == []
    find.get_by_role("button", name="Look for players").click()
    expect(find.get_by_text("Nobody else is waiting yet")).to_be_visible()  # no other test looks for a game
    for number, person in enumerate(others):
        person.open_lobby()
        person.press(region(person, "Find me a game").get_by_role("button", name="Play along"))
        if number < 2:
            expect(find.get_by_text(f"{number + 2} of 4 players are here")).to_be_visible()
    for person in people:
        person.page.wait_for_url("**/#/t/*")
        person.hear("heard?.table?.status === 'playing'")
    assert len({person.page.url for person in people}) == 1
    seats = [person.page.evaluate("heard.you") for person in people]
    assert sorted(seats) == [0, 1, 2, 3]
    mover = people[seats.index(first.page.evaluate("heard.decision.seat"))]
    before = mover.revision
    mover.take(mover.offers.first)
    for person in people:
        person.hear("heard.revision > number", before)


def test_a_stranger_joins_an_open_table_by_one_tap(guests: Guests) -> None:
    ann, bob = guests(), guests(PHONE, touches=True)
    bob.open_lobby()
    ann.fill_form("Root", "here", "open", form={"Who finds the table": "public", "Name of the table": "Come in"})
    row = region(bob, "Open tables").get_by_role("listitem").filter(has_text="Come in")
    expect(row).to_contain_text("Marquise")
    assert violations(bob.page) == []
    bob.press(row.get_by_role("button", name="Join as Eyrie"))
    bob.page.wait_for_url("**/#/t/*")
    expect(ann.page.get_by_role("listitem").filter(has_text="Guest 2")).to_be_visible()
    ann.start()
    bob.hear("heard?.table?.status === 'playing' && heard.you === 1")


def member(guests: Guests, name: str, size: tuple[int, int] = DESKTOP) -> Person:
    """Somebody who is signed in, on the page of people."""
    person = guests(size, touches=size == PHONE)
    person.context.clear_cookies()  # nobody gets this window afterwards
    person.open_lobby()
    person.page.evaluate(REGISTER, name)
    person.page.goto(f"{person.address}#/account")
    expect(person.page.get_by_role("heading", name=name)).to_be_visible()
    person.page.goto(f"{person.address}#/people")
    return person


def test_friends_meet_in_a_club_and_at_a_table(guests: Guests) -> None:
    ann, bob = member(guests, "Ottilie"), member(guests, "Bertram", PHONE)
    page, phone = ann.page, bob.page
    page.get_by_label("Name of a person").fill("bertram")
    page.get_by_role("button", name="Ask to be friends").click()
    expect(page.get_by_text("has not answered yet")).to_be_visible()
    phone.reload()
    bob.press(phone.get_by_role("button", name="Accept"))
    expect(phone.get_by_text("online", exact=True)).to_be_visible()

    page.get_by_label("Name of a new club").fill("Otters")
    page.get_by_role("button", name="Found a club").click()
    page.get_by_label("Invite a person by name").fill("Bertram")
    page.get_by_role("button", name="Invite", exact=True).click()
    expect(page.get_by_role("listitem").filter(has_text="Bertram")).to_contain_text("invited")
    page.get_by_label("Write a message").fill("Welcome <b>all</b>")
    page.get_by_role("button", name="Send").click()
    assert violations(page) == []
    phone.reload()
    assert violations(phone) == []
    bob.press(phone.get_by_role("button", name="Join"))
    bob.press(phone.get_by_role("link", name="Otters"))
    expect(phone.get_by_text("Welcome <b>all</b>")).to_be_visible()

    phone.goto(bob.address)
    ann.open_lobby()
    card = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Small World"))
    card.get_by_role("button", name="With friends").click()
    page.get_by_label("Invite a person by name").fill("Bertram")
    page.get_by_role("button", name="Invite", exact=True).click()
    expect(page.get_by_role("listitem").filter(has_text="Bertram")).to_be_visible()
    bob.press(phone.get_by_role("button", name="Take the seat"))
    phone.wait_for_url("**/#/t/*")
    expect(phone.get_by_text("Bertram (you)")).to_be_visible()
