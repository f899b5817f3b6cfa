"""A server that has a path of its own: everything works under it. A person whose browser asks for anything beside it is
in trouble."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.conftest import serving, welcoming


def test_two_play_under_a_path_and_nothing_is_asked_for_beside_it(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path, "/games/copse") as server, welcoming(browser, server.address) as guests:
        ann, bob = guests(), guests()
        link = ann.make_table("Small World", "here", "open")
        assert link.startswith(f"{server.address}#/t/")
        bob.join(link, "Bob")
        ann.start()
        ann.choose("Pick")
        bob.hear("heard?.revision === 1")
