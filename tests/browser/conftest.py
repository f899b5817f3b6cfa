"""A server, a browser, and people who come with a browser window of their own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Protocol

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.people import Person
from tests.browser.serving import Serving

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
PATIENCE = 30_000  # milliseconds, for a machine that is busy with other things
DESKTOP = (1280, 800)
PHONE = (390, 844)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What failed here is tried once more, and told of: a browser depends on whatever else the machine does."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1))


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


@pytest.fixture
def guests(server: Serving, browser: Browser) -> Iterator[Guests]:
    with welcoming(browser, server.address) as guests:
        yield guests


@contextmanager
def welcoming(browser: Browser, address: str) -> Iterator[Guests]:
    """Gives a person whenever one is asked for; when they leave, nothing may have gone wrong in their browsers."""
    with ExitStack() as stack:
        people: list[Person] = []

        def guest(size: tuple[int, int] = DESKTOP, dark: bool = False, touches: bool = False) -> Person:
            context = browser.new_context(
                viewport={"width": size[0], "height": size[1]},
                color_scheme="dark" if dark else "light",
                locale="en-GB",
                reduced_motion="reduce",
                has_touch=touches,
            )
            context.set_default_timeout(PATIENCE)
            stack.callback(context.close)
            people.append(Person(context, address, touches))
            return people[-1]

        yield guest
        assert [person.troubles for person in people] == [[] for _ in people]


@pytest.fixture
def ann(guests: Guests) -> Person:
    return guests()


@pytest.fixture
def bob(guests: Guests) -> Person:
    return guests()
