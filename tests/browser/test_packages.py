"""A faction of a package, from the form for a new table on. The server has the package of `examples/faction`."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from copse.shelf import FOLDERS
from tests.browser.conftest import serving, welcoming
from tests.browser.people import Person
from tests.browser.windows import Windows

FACTION = Path(__file__).parents[2] / "examples" / "faction"
CHOICES = 6


@pytest.fixture
def ann(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Person]:
    monkeypatch.setenv(FOLDERS, str(FACTION))
    with serving(tmp_path) as server:
        windows = Windows(browser, server.address)
        with welcoming(windows, server.address) as guests:
            yield guests()
        windows.close()


def test_a_faction_of_a_package_is_chosen_on_the_form_and_played(ann: Person) -> None:
    ann.fill_form("Root", "here", "beginner", "beginner", form={"Faction of seat 1": "Lantern Guild"})
    chance = random.Random(1)
    for _ in range(CHOICES):
        ann.wait_for_turn()
        ann.choose_by_lot(chance)
    expect(ann.page.get_by_role("button", name="Your board: Guild")).to_be_visible()
