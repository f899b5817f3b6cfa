"""Called to one's turn on a phone: what the server pushes reaches the service worker, which shows it and closes it when
its person has played elsewhere."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.tables import Club, wish_for
from tests.browser.windows import PHONE
from tests.server.club import Shape
from tests.server.notified import PATIENCE, Browser, Endpoint, endpoint_in
from tests.server.process import ServedHere, served_here

NAME = "Anneliese"
PASSWORD = "three small foxes"

SUBSCRIBE = """
window.Notification = class {
  static permission = 'granted'
  static requestPermission = async () => 'granted'
}
PushManager.prototype.getSubscription = async () => null
PushManager.prototype.subscribe = async () => ({ toJSON: () => (%s) })
"""
"""A browser that allows notifications, which the one of these tests cannot show. Its subscription leads to an endpoint
of the test."""

SCREEN = """() => {
  self.shown = []
  ServiceWorkerRegistration.prototype.showNotification = async (title, { body, tag, data }) => {
    const close = () => (self.shown = self.shown.filter((one) => one.tag !== tag))
    close()
    self.shown.push({ title, body, tag, data, close })
  }
  ServiceWorkerRegistration.prototype.getNotifications = async ({ tag }) => self.shown.filter((one) => one.tag === tag)
}"""
"""Notes in the worker what it would have the system show."""


RENEW = """subscription => new Promise((told) => {
  PushManager.prototype.subscribe = async () => ({ ...subscription, toJSON: () => subscription })
  const event = new Event('pushsubscriptionchange')
  dispatchEvent(Object.assign(event, { oldSubscription: { options: {} }, waitUntil: (done) => done.then(told) }))
})"""
"""Has the worker told that its subscription was replaced, and waits until it is done."""


class Phone:
    """The service worker of a page, to which the browser hands what is pushed, and what it shows."""

    def __init__(self, page: Page, address: str) -> None:
        self._page, self._origin = page, address.rstrip("/")
        self._registrations: list[Shape] = []
        self._devtools = page.context.new_cdp_session(page)
        self._devtools.on("ServiceWorker.workerRegistrationUpdated", self._note)
        self._devtools.send("ServiceWorker.enable")
        page.wait_for_function("navigator.serviceWorker.ready.then(() => true)")
        (self._worker,) = page.context.service_workers
        self._worker.evaluate(SCREEN)

    def _note(self, told: dict[str, list[Shape]]) -> None:
        self._registrations += told["registrations"]

    def push(self, message: Shape) -> None:
        (id,) = {str(one["registrationId"]) for one in self._registrations}
        wish = {"origin": self._origin, "registrationId": id, "data": json.dumps(message)}
        self._devtools.send("ServiceWorker.deliverPushMessage", wish)

    def renew(self, subscription: Shape) -> None:
        """Replace the subscription, as a browser does now and then."""
        self._worker.evaluate(RENEW, subscription)

    def expect(self, *shown: Shape) -> None:
        """Wait until the phone shows this."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            now = self._worker.evaluate("shown.map(({ title, body, tag, data }) => ({ title, body, tag, data }))")
            if now == [*shown]:
                return
            self._page.wait_for_timeout(50)
        assert now == [*shown]


@pytest.fixture
def endpoint(tmp_path: Path) -> Iterator[Endpoint]:
    with endpoint_in(tmp_path) as endpoint:
        yield endpoint


@pytest.fixture
def here(tmp_path: Path, endpoint: Endpoint) -> Iterator[ServedHere]:
    """A server in this process, which reaches the endpoint."""
    with served_here(tmp_path) as here:
        yield here


def test_a_phone_is_called_to_its_turn_until_one_plays_elsewhere(
    browser: Chromium, here: ServedHere, endpoint: Endpoint
) -> None:
    subscribed = Browser(endpoint)
    address = f"http://127.0.0.1:{here.port}/"
    context = browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]}, has_touch=True)
    context.add_init_script(SUBSCRIBE % json.dumps(subscribed.subscription))
    page = context.new_page()
    register(page, address)
    calls = page.get_by_role("region", name="Calls to your turn")
    calls.get_by_role("button", name="Call me in this browser").click()
    expect(calls.get_by_text("This browser")).to_be_visible()
    calls.get_by_label("Quiet hours").check()
    expect(calls.get_by_label("From", exact=True)).to_have_value("22:00")
    assert violations(page) == []
    calls.get_by_label("Quiet hours").uncheck()
    expect(calls.get_by_text("Saved.")).to_be_visible()
    phone = Phone(page, address)
    calls.get_by_role("button", name="Send me one now").click()
    told = subscribed.read(endpoint.next())
    phone.push(told)
    phone.expect({"title": "A test from Copse", "body": told["body"], "tag": "test", "data": {"open": "#/account"}})
    phone.push({"close": "test"})
    phone.expect()

    with httpx2.Client(base_url=f"{address}api/v1", timeout=PATIENCE) as laptop:
        club = Club(address, wish_for("Small World", "here", "here"))
        laptop.post("/account/sign-in", json={"name": NAME, "password": PASSWORD}).raise_for_status()
        wish = {"tables": [{"table": club.id, "tokens": [club.tokens[1]]}]}
        laptop.post("/account/games", json=wish).raise_for_status()
        while mover(laptop, club) == 0:
            club.choose("")
        phone.push(subscribed.read(endpoint.next()))
        shown: Shape = {
            "title": "It is your turn",
            "body": "Small World",
            "tag": club.id,
            "data": {"open": f"#/t/{club.id}"},
        }
        phone.expect(shown)
        renewed = Browser(endpoint, "/renewed")
        phone.renew(renewed.subscription)
        while mover(laptop, club) == 1:
            choose(laptop, club)
    phone.push(renewed.read(endpoint.next()))
    phone.expect()
    context.close()


def register(page: Page, address: str) -> None:
    """Register, and come to the account page."""
    page.goto(f"{address}#/account")
    page.get_by_role("tab", name="Register").click()
    page.get_by_label("Name").fill(NAME)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Register", exact=True).click()
    page.get_by_role("button", name="I have kept them").click()


def mover(laptop: httpx2.Client, club: Club) -> int:
    seat = laptop.get(f"/tables/{club.id}").json()["to_move"]
    assert isinstance(seat, int)
    return seat


def choose(laptop: httpx2.Client, club: Club) -> None:
    """Make the first legal choice with the seat of the account."""
    seat = {"Authorization": "Seat account:1"}
    state = laptop.get(f"/tables/{club.id}/state", headers=seat).json()
    action = state["decision"]["actions"][0]["text"]
    act = {"request": f"laptop {state['revision']}", "revision": state["revision"], "action": action, "confirm": True}
    laptop.post(f"/tables/{club.id}/actions", json=act, headers=seat).raise_for_status()
