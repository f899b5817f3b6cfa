"""Leagues: an organizer creates one, people enter, and a tournament of eight with agents is played to its end."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Guests
from tests.browser.people import Person
from tests.browser.test_lobby import REGISTER, region
from tests.browser.windows import DESKTOP, PHONE

SEND = """async ([path, body]) => {
  const options = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(`api/v1${path}`, options)
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}"""
"""Sends a request of somebody who is signed in."""

PLAY = """id => void (window.played = (async () => {
  const games = await (await fetch('api/v1/account/games')).json()
  const [{ token }] = games.find((game) => game.id === id).seats
  const headers = { Authorization: `Seat ${token}`, 'Content-Type': 'application/json' }
  for (;;) {
    const answer = await fetch(`api/v1/tables/${id}/state?since=999999`, { headers })
    const { outcome, decision, revision } = await answer.json()
    if (outcome) return
    if (decision?.yours) {
      const act = { request: `end ${revision}`, revision, action: decision.actions.at(-1).text, confirm: true }
      await fetch(`api/v1/tables/${id}/actions`, { method: 'POST', headers, body: JSON.stringify(act) })
    } else await new Promise((resolve) => setTimeout(resolve, 50))
  }
})())"""
"""Takes the last choice that is offered at one's seat of a table, until the game is over and `played`."""

BEGUN = """async ([league, round]) => {
  for (;;) {
    const { entry } = await (await fetch(`api/v1/leagues/${league}`)).json()
    if (entry.status === 'over' || entry.round === round) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}"""
"""Waits until a round has begun, or the league is over."""

PERSONS_TURN = "heard?.table?.status === 'playing' && heard.table.seats[heard.decision?.seat]?.kind === 'human'"


def member(guests: Guests, name: str, size: tuple[int, int] = DESKTOP, dark: bool = False) -> Person:
    """Somebody who is signed in, on the page of leagues."""
    person = guests(size, dark=dark, touches=size == PHONE)
    person.context.clear_cookies()  # nobody gets this window afterwards
    person.open_lobby()
    person.page.evaluate(REGISTER, name)
    person.page.goto(f"{person.address}#/account")
    expect(person.page.get_by_role("heading", name=name)).to_be_visible()
    person.page.goto(f"{person.address}#/leagues")
    return person


def ranked(page: Page) -> Locator:
    """The lines of the standings."""
    return region_of(page, "Standings").locator("tbody tr")


def region_of(page: Page, title: str) -> Locator:
    return page.locator("section").filter(has=page.get_by_role("heading", name=title, exact=True))


def play_round(people: list[Person]) -> None:
    """Play the game that the page of the league shows to its end, behind the page's back."""
    for person in people:
        link = person.page.get_by_role("link", name="Your game: play")
        expect(link).to_be_visible()
        person.page.evaluate(PLAY, (link.get_attribute("href") or "").rpartition("/")[2])
    for person in people:  # they may have met in one game
        person.page.evaluate("window.played")


@pytest.mark.parametrize(("players", "rounds"), [(2, 2), pytest.param(4, 3, marks=pytest.mark.nightly)])
def test_a_tournament_of_eight_with_agents_to_its_end(guests: Guests, players: int, rounds: int) -> None:
    ann, bob = member(guests, f"Leonore {players}"), member(guests, f"Ferdinand {players}", PHONE, dark=True)
    page, phone, cup = ann.page, bob.page, f"Autumn cup {players}"
    page.get_by_role("link", name="New league").click()
    page.get_by_text("Small World").click()
    page.get_by_role("textbox", name="Name").fill(cup)
    page.get_by_label("Number of rounds").select_option(str(rounds))
    page.get_by_label("Fewest players").fill("8")
    page.get_by_label("Free places").select_option("random")
    page.get_by_role("button", name="More choices").click()
    page.get_by_label("Players in a game").select_option(str(players))
    expect(page.get_by_text(f"{rounds} rounds, at most 30 days each, in games of {players} players.")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Create the league").click()
    expect(page.get_by_text("1 of 32 places taken")).to_be_visible()
    assert violations(page) == []

    phone.reload()
    bob.press(phone.get_by_role("link", name=cup))
    bob.press(phone.get_by_role("button", name="Enter"))
    expect(phone.get_by_text("2 of 32 places taken")).to_be_visible()
    expect(phone.get_by_role("status").filter(has_text="You have entered.")).to_have_count(1)
    expect(phone.get_by_role("button", name="Withdraw")).to_be_visible()
    assert violations(phone) == []

    page.get_by_role("button", name="Begin").click()
    page.get_by_role("dialog").get_by_role("button", name="Begin").click()
    league = page.url.rpartition("/")[2]
    phone.reload()
    expect(phone.get_by_text(f"Round 1 of {rounds}")).to_be_visible()
    for person in (ann, bob):
        expect(person.page.get_by_role("link", name="Your game: play")).to_be_visible()
        expect(ranked(person.page)).to_have_count(8)
        expect(person.page.get_by_role("listitem").filter(has_text=f"Game {8 // players}")).to_be_visible()
        expect(ranked(person.page).filter(has_text="Random computer no.")).to_have_count(6)
        assert violations(person.page) == []

    bob.press(phone.get_by_role("link", name="Your game: play"))
    bob.hear(PERSONS_TURN)  # on a phone the tab of the choices opens when one's turn comes
    bob.open_seats()
    expect(phone.get_by_text("Round 1 of")).to_be_visible()
    bob.press(phone.get_by_role("link", name=cup))
    play_round([ann, bob])
    for number in range(2, rounds + 1):
        for person in (ann, bob):
            person.page.evaluate(BEGUN, [league, number])
            person.page.reload()
            expect(person.page.get_by_text(f"Round {number} of {rounds}")).to_be_visible()
        play_round([ann, bob])
    page.evaluate(BEGUN, [league, None])

    page.reload()
    phone.reload()
    for person in (ann, bob):
        expect(person.page.get_by_text("All rounds are over")).to_be_visible()
        expect(ranked(person.page)).to_have_count(8)
        assert violations(person.page) == []
    page.get_by_label("Show the standings").select_option("after round 1")
    expect(ranked(page).first.get_by_role("cell").nth(4)).to_have_text("1")
    with page.expect_download() as rows:
        page.get_by_role("link", name="All results").click()
    assert len(rows.value.path().read_text().splitlines()) == 1 + 8 * rounds
    bob.press(phone.get_by_role("link", name="Replay").first)
    expect(phone.get_by_role("slider")).to_be_visible()


def test_the_organiser_removes_and_cancels_and_strangers_read(guests: Guests) -> None:
    ann, bob = member(guests, "Marzelline", PHONE), member(guests, "Jaquino")
    page, other = ann.page, bob.page
    wish = {"name": "Spring", "game": "smallworld", "round_seconds": 3600, "rounds": 1, "pod_size": 3}
    league = page.evaluate(SEND, ["/leagues", wish])["id"]
    other.evaluate(SEND, [f"/leagues/{league}/enter", {}])
    link = f"{ann.address}#/leagues/{league}"
    page.goto(link)
    bob.page.goto(link)
    ann.press(page.get_by_role("button", name="Remove"))
    assert violations(page) == []
    ann.press(page.get_by_role("dialog").get_by_role("button", name="Remove"))
    expect(page.get_by_text("Nobody has entered yet.")).to_be_visible()

    ann.expect_refusal(409)
    ann.press(page.get_by_role("button", name="Begin"))
    ann.press(page.get_by_role("dialog").get_by_role("button", name="Begin"))
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("Too few people have entered")
    ann.press(page.get_by_role("dialog").get_by_role("button", name="Go back"))

    guest = guests(PHONE, touches=True)
    guest.page.goto(link)
    expect(guest.page.get_by_role("link", name="Sign in to take part")).to_be_visible()
    expect(guest.page.get_by_role("button")).to_have_text(["Report"])
    ann.press(page.get_by_role("button", name="Cancel the league"))
    ann.press(page.get_by_role("dialog").get_by_role("button", name="Cancel the league"))
    expect(page.get_by_text("The organizer ended this league")).to_be_visible()
    guest.page.reload()
    expect(guest.page.get_by_text("The organizer ended this league")).to_be_visible()
    assert violations(guest.page) == []


def test_the_ways_to_the_leagues(guests: Guests) -> None:
    ann = member(guests, "Rocco")
    page = ann.page
    club = page.evaluate(SEND, ["/clubs", {"name": "Prisoners"}])["id"]
    page.goto(ann.address)
    region(ann, "Leagues and tournaments").get_by_role("link", name="Show leagues").click()
    page.get_by_text("Yours", exact=True).click()
    expect(page.get_by_text("You neither play in a league nor organize one.")).to_be_visible()
    assert violations(page) == []
    page.goto(f"{ann.address}#/people/{club}")
    leagues = region(ann, "Leagues and tournaments")
    expect(leagues.get_by_text("This club has no leagues yet.")).to_be_visible()
    leagues.get_by_role("link", name="New league").click()
    expect(page.get_by_label("Who may enter")).to_have_value(club)
    page.get_by_role("button", name="Create the league").click()
    page.get_by_role("link", name="league of a club").click()
    expect(leagues.get_by_role("link", name="Root league")).to_be_visible()
    assert violations(page) == []
