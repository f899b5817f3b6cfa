"""Keeping it civil: a person reports a message, a moderator silences its author, who learns why and until when."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Guests
from tests.browser.people import Person, gather
from tests.browser.positions import BATTLE
from tests.browser.serving import Serving
from tests.browser.test_accounts import PASSWORD, account_page
from tests.browser.test_together import open_chat, tell
from tests.browser.windows import PHONE

ROLE_IS_KNOWN: Final = """async () => {
  const role = async () => (await (await fetch('/api/v1/account')).json()).account.role
  while ((await role()) !== 'moderator') await new Promise((go) => setTimeout(go, 100))
}"""


def registered(person: Person, name: str) -> Page:
    page = account_page(person)
    page.get_by_role("tab", name="Register").click()
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Register", exact=True).click()
    page.get_by_role("button", name="I have kept them").click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    return page


def test_a_reported_person_is_silenced_and_learns_why_and_until_when(guests: Guests, server: Serving) -> None:
    ann, bob, mo = guests(), guests(PHONE, touches=True), guests()
    club = gather("Root", ann, bob, position=BATTLE)
    registered(bob, "Robert")  # the seat comes along
    bob.page.goto(club.link)
    open_chat(bob)
    tell(bob, "You fool <b>Ann</b>!")

    heard = open_chat(ann)
    heard.get_by_role("button", name="Report this message of Bob").click()
    window = ann.page.get_by_role("dialog", name="Report")
    expect(window).to_contain_text("You fool <b>Ann</b>!")
    window.get_by_label("What happened?").fill("He insults me.")
    assert violations(ann.page) == []
    window.get_by_role("button", name="Send the report").click()
    expect(window).to_contain_text("The moderators have your report.")
    window.get_by_role("button", name="Close").last.click()

    page = registered(mo, "Moira")
    server.admin("grant", "Moira", "moderator")
    page.evaluate(ROLE_IS_KNOWN)  # a server believes a session for a moment before it reads it again
    page.reload()
    page.get_by_role("link", name="Reports").click()
    case = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Bob"))
    expect(case).to_contain_text("He insults me.")
    expect(case.get_by_role("listitem")).to_contain_text(["You fool <b>Ann</b>!"])
    case.get_by_label("Measure").select_option("Silence")
    case.get_by_label("A sentence to the person").fill("Be kind.")
    assert violations(page) == []
    case.get_by_role("button", name="Silence").click()
    expect(case).to_have_count(0)

    expect(heard.get_by_role("listitem")).not_to_contain_text(["Bob"])
    expect(heard.get_by_role("listitem")).to_contain_text(["You fool"])
    bob.expect_refusal(403)
    chat = bob.page.get_by_role("region", name="Chat")
    bob.page.get_by_label("Write a message").fill("I say it again")
    bob.page.keyboard.press("Enter")
    expect(chat.get_by_role("alert")).to_contain_text("Be kind.")
    bob.page.goto(bob.address)
    notice = bob.page.get_by_role("dialog", name="You cannot write")
    expect(notice).to_contain_text("until")
    expect(notice).to_contain_text("Be kind.")
    assert violations(bob.page) == []
    notice.get_by_role("button", name="I understand").click()
    expect(notice).to_have_count(0)
    bob.page.reload()
    expect(bob.page.get_by_role("link", name="Your account")).to_contain_text("Robert")
    expect(notice).to_have_count(0)
