"""An account: a guest registers, comes back on a phone, and uses a passkey."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Guests
from tests.browser.people import Person
from tests.browser.windows import DESKTOP, PHONE

PASSWORD = "three small foxes"
FILE_OF_KEYS = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
}
"""A device with a fingerprint reader, as Chromium imitates it."""


def account_page(person: Person, address: str = "") -> Page:
    """The account page in a window that nobody gets afterwards, because it has a session."""
    assert person.context
    person.page.goto(f"{address or person.address}#/account")
    return person.page


def sign_in(page: Page, name: str) -> None:
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Sign in").last.click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()


def test_a_guest_registers_and_plays_on_with_a_phone_until_signed_out(guests: Guests) -> None:
    ann, phone = guests(), guests(PHONE, touches=True)
    ann.open_lobby()
    ann.play_now("Small World")
    ann.wait_for_turn()
    page = account_page(ann)
    page.get_by_role("tab", name="Register").click()
    assert violations(page) == []
    page.get_by_label("Name").fill("Anneliese")
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Register", exact=True).click()
    expect(page.get_by_role("listitem").filter(has=page.locator("code"))).to_have_count(8)
    page.get_by_role("button", name="I have kept them").click()
    expect(page.get_by_role("heading", name="Anneliese")).to_be_visible()
    assert violations(page) == []

    small = account_page(phone)
    sign_in(small, "anneliese")
    assert violations(small) == []
    small.goto(phone.address)
    expect(small.get_by_role("link", name="Your account")).to_contain_text("Anneliese")
    phone.own_games.get_by_role("link", name="Small World").click()
    phone.wait_for_turn()
    phone.take(phone.offers.first)
    assert phone.revision >= 1
    ann.page.goto(ann.address)
    ann.own_games.get_by_role("link", name="Small World").click()
    ann.page.wait_for_function("number => heard && heard.revision >= number", arg=phone.revision)

    page = account_page(ann)
    page.get_by_role("button", name="Sign out everywhere").click()
    expect(page.get_by_role("link", name="Sign in")).to_be_visible()
    expect(page.get_by_role("link", name="Small World")).to_have_count(0)
    phone.expect_refusal(401)
    small.reload()
    expect(small.get_by_text("You are signed out on this device")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_a_passkey_opens_an_account_without_a_password(guests: Guests, size: tuple[int, int]) -> None:
    ann = guests(size, touches=size == PHONE)
    devices = ann.context.new_cdp_session(ann.page)
    devices.send("WebAuthn.enable")
    devices.send("WebAuthn.addVirtualAuthenticator", {"options": FILE_OF_KEYS})
    page = account_page(ann, ann.address.replace("127.0.0.1", "localhost"))
    page.get_by_role("tab", name="Register").click()
    page.get_by_label("Name").fill("Zoë")
    page.get_by_role("button", name="Register with a passkey").click()
    page.get_by_role("button", name="I have kept them").click()
    expect(page.get_by_role("heading", name="Zoë")).to_be_visible()
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_role("link", name="Sign in").click()
    page.get_by_role("button", name="Use a passkey").click()
    expect(page.get_by_role("heading", name="Zoë")).to_be_visible()
    page.get_by_role("button", name="Delete my account").click()
    page.get_by_role("button", name="Delete it for good").click()
    expect(page.get_by_role("link", name="Sign in")).to_be_visible()
