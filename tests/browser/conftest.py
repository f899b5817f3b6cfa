"""A server, a browser, and people who come with a browser window of their own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.people import Person
from tests.browser.serving import Serving
from tests.browser.windows import DESKTOP, PATIENCE, Look, Window, Windows

CHROMIUM = "/usr/bin/chromium-headless-shell"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]


class Guests(Protocol):
    """Whoever comes: a new person each time."""

    def __call__(self, size: tuple[int, int] = DESKTOP, dark: bool = False, touches: bool = False) -> Person: ...


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("club")) as server:
        yield server


@contextmanager
def serving(folder: Path, prefix: str = "") -> Iterator[Serving]:
    server = Serving(folder, prefix)
    try:
        yield server
    finally:
        server.stop()
    assert not server.complaints, "\n".join(server.complaints)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Only as long as these tests run: other tests cannot use asyncio beside it."""
    with launched() as browser:
        yield browser


@contextmanager
def launched() -> Iterator[Browser]:
    assert Path(CHROMIUM).exists(), "these tests need a browser: apt-get install chromium-headless-shell"
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def windows(server: Serving, browser: Browser) -> Iterator[Windows]:
    windows = Windows(browser, server.address)
    yield windows
    windows.close()


@pytest.fixture
def guests(server: Serving, windows: Windows) -> Iterator[Guests]:
    with welcoming(windows, server.address) as guests:
        yield guests


@contextmanager
def welcoming(windows: Windows, address: str) -> Iterator[Guests]:
    """Gives a person whenever one is asked for; when they leave, nothing may have gone wrong in their browsers."""
    people: list[tuple[Person, Window]] = []

    def guest(size: tuple[int, int] = DESKTOP, dark: bool = False, touches: bool = False) -> Person:
        window = windows.open(Look(size, dark, touches))
        people.append((Person(window, address), window))
        return people[-1][0]

    try:
        yield guest
    finally:
        for person, window in people:
            person.go_home()
            windows.give_back(window)
    assert [person.troubles for person, _ in people] == [[] for _ in people]


@pytest.fixture
def ann(guests: Guests) -> Person:
    return guests()


@pytest.fixture
def bob(guests: Guests) -> Person:
    return guests()
