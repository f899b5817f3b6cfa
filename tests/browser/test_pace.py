"""A game by turns: its pace on the form, days off, and a substitute on a phone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import Guests
from tests.browser.people import Person
from tests.browser.windows import PHONE

OTHER_GAME = """async () => {
  const seats = [{ kind: 'human' }, { kind: 'human' }]
  const body = JSON.stringify({ game: 'smallworld', host: 'Ann', seats, pace: { mode: 'days', holiday_days: 1 } })
  const headers = { 'Content-Type': 'application/json' }
  const made = await (await fetch('api/v1/tables', { method: 'POST', headers, body })).json()
  const { id, game, name } = made.table
  localStorage['copse.tables'] = JSON.stringify([{ id, game, name, seats: made.seats.slice(0, 1) }])
  return id
}"""
"""Opens another table with days off, where this browser has the first seat."""

HOLIDAYS = "async id => (await (await fetch(`api/v1/tables/${id}`)).json()).seats.map(seat => seat.holidays.length)"


def test_a_player_takes_days_off_and_then_names_a_substitute(ann: Person, bob: Person, guests: Guests) -> None:
    carol = guests(PHONE, touches=True)
    ann.open_lobby()
    other = ann.page.evaluate(OTHER_GAME)
    ann.page.reload()
    ann.open_form("Small World")
    ann.page.get_by_label("Three days per turn").check()
    expect(ann.page.get_by_label("Time for each turn")).to_have_value("259200")
    ann.page.get_by_label("Days off for each player").select_option("7 days")
    expect(ann.page.get_by_label("Your own rules")).to_be_checked()
    assert violations(ann.page) == []
    ann.page.get_by_label("Your name").fill("Ann")
    seats = ann.page.get_by_label("Who takes seat")
    while seats.count() > 2:
        ann.page.get_by_role("button", name="Remove a seat").click()
    ann.page.get_by_label("Who takes seat 2").select_option("open")
    ann.page.get_by_role("button", name="Open the table").click()
    ann.page.wait_for_url("**/#/t/*")
    bob.page.goto(ann.page.url)
    expect(bob.page.get_by_text("Time for each turn: 3 days.")).to_be_visible()
    bob.join(ann.page.url, "Bob")
    ann.start()

    ann.wait_for_turn()
    ann.open_seats()
    ann.page.get_by_role("button", name="Days off…").click()
    dialog = ann.page.get_by_role("dialog", name="Days off")
    dialog.get_by_label("How many").fill("2")
    dialog.get_by_label("In my other games, too").check()
    assert violations(ann.page) == []
    dialog.get_by_role("button", name="Take these days off").click()
    expect(dialog).to_have_count(0)
    assert ann.page.evaluate(HOLIDAYS, other) == [1, 0]
    expect(bob.page.get_by_text("Ann has days off. The clock stands still until")).to_be_visible()
    expect(ann.question.get_by_role("timer")).to_have_count(0)

    ann.page.get_by_role("button", name="Substitute…").click()
    dialog = ann.page.get_by_role("dialog", name="A substitute")
    dialog.get_by_role("button", name="Make a link").click()
    link = dialog.get_by_label("Link for the substitute").input_value()
    dialog.get_by_role("button", name="Close").click()
    carol.page.goto(link)
    expect(carol.page.get_by_role("heading", name="Play as a substitute")).to_be_visible()
    assert violations(carol.page) == []
    carol.page.get_by_label("Your name").fill("Carol")
    carol.page.get_by_role("button", name="Take the seat").click()
    carol.wait_for_turn()
    expect(ann.page.get_by_text("A substitute plays your seat.")).to_be_visible()
    expect(bob.page.get_by_text("Carol (for Ann)").first).to_be_visible()

    carol.expect_refusal(401)
    ann.come_back.click()
    ann.hear("heard?.you === 0")
    bob.open_tab("Log")
    expect(bob.page.get_by_text("Ann comes back to seat 1.")).to_be_visible()
