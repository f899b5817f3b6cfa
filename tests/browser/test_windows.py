"""Windows that are used again: nobody finds anything in them."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.conftest import welcoming
from tests.browser.serving import Serving
from tests.browser.windows import DESKTOP, PHONE, Windows

KEPT = """async () => [
  localStorage.length, sessionStorage.length, document.cookie, (await caches.keys()).length,
  (await navigator.serviceWorker.getRegistrations()).length,
]"""


def test_who_gets_a_window_after_someone_else_finds_nothing_of_theirs(server: Serving, browser: Browser) -> None:
    windows = Windows(browser, server.address)
    with welcoming(windows, server.address) as guests:
        ann = guests(size=PHONE, dark=True)
        ann.make_table("Small World", "here", "here")
        ann.wait_for_turn()
        ann.change_settings(Language="ru")
        ann.page.evaluate("navigator.serviceWorker.register('./worker.js').then(() => navigator.serviceWorker.ready)")
        used = ann.page
    with welcoming(windows, server.address) as guests:
        bob = guests()
        assert bob.page is used
        assert bob.page.evaluate(KEPT) == [0, 0, "", 0, 0]
        assert bob.page.evaluate("[innerWidth, innerHeight]") == list(DESKTOP)
        assert not bob.page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
        bob.open_lobby()
        expect(bob.page.get_by_role("button", name="Against the computer")).to_have_count(2)
        expect(bob.page.get_by_role("heading", name="My games")).to_have_count(0)
        assert bob.context == used.context
    with welcoming(windows, server.address) as guests:
        assert guests().page is not used  # whoever asks for the context alters the window
    windows.close()


def test_a_test_changes_a_page_for_good_only_through_its_context() -> None:
    """`context` marks the window as altered, so that nobody gets it afterwards. `page` does not."""
    lasting = re.compile(r"\bpage\.(?:add_init_script|clock|expose_|route|set_extra_http_headers)")
    files = Path(__file__).parent.glob("test_*.py")
    assert [file.name for file in files if lasting.search(file.read_text(encoding="utf-8"))] == []
