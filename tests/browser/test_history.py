"""What is remembered: a person plays a game to its end, looks at their page and the ranking, and watches the replay."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import Guests
from tests.browser.test_accounts import PASSWORD, account_page
from tests.browser.windows import PHONE

PLAY_TO_THE_END = """async id => {
  const headers = { Authorization: 'Seat account:0', 'Content-Type': 'application/json' }
  for (;;) {
    const answer = await fetch(`api/v1/tables/${id}/state?since=999999`, { headers })
    const { outcome, decision, revision } = await answer.json()
    if (outcome) return
    if (decision.yours) {
      const act = { request: `end ${revision}`, revision, action: decision.actions.at(-1).text, confirm: true }
      await fetch(`api/v1/tables/${id}/actions`, { method: 'POST', headers, body: JSON.stringify(act) })
    } else await new Promise((resolve) => setTimeout(resolve, 20))
  }
}"""
"""Takes the last choice that is offered until the game is over, as the page's requests would."""


def test_a_game_is_on_the_page_of_a_person_and_in_the_ranking(guests: Guests) -> None:
    ann = guests()
    link = ann.make_table("Small World", "here", "random")
    id = link.rpartition("/")[2]
    page = account_page(ann)
    page.get_by_role("tab", name="Register").click()
    page.get_by_label("Name").fill("Rosalind")
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Register", exact=True).click()
    page.get_by_role("button", name="I have kept them").click()
    page.evaluate(PLAY_TO_THE_END, id)
    page.get_by_role("link", name="Your page").click()
    expect(page.get_by_role("heading", name="Rosalind")).to_be_visible()
    expect(page.get_by_text("1 game, ")).to_be_visible()
    expect(page.get_by_role("heading", name="First two turns")).to_be_visible()
    expect(page.get_by_text("± ")).to_be_visible()
    assert violations(page) == []

    page.get_by_role("link", name="Ranking").click()
    page.get_by_label("Game").select_option("smallworld")
    person = page.get_by_role("row").filter(has=page.get_by_role("link", name="Rosalind"))
    expect(person).to_contain_text(re.compile(r"1[0-9]{3}[?]"))
    expect(page.get_by_role("row").filter(has_text="Random")).to_be_visible()
    assert violations(page) == []

    person.get_by_role("link", name="Rosalind").click()
    page.get_by_label("Only you").check()
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.get_by_role("button", name="Close").click()

    phone = guests(PHONE, touches=True)
    phone.expect_refusal(404)
    phone.page.goto(f"{phone.address}#/person/Rosalind")
    expect(phone.page.get_by_role("alert")).to_contain_text("their page is not for you")
