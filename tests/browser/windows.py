"""Browser windows, each with storage of its own. A window that has loaded the page before loads it in half the time, so
the next test gets it again, with its storage emptied."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Final, Literal

from playwright.sync_api import Browser, Error, Page

PATIENCE: Final = 120_000  # milliseconds, for a machine that is busy with other things
DESKTOP: Final = (1280, 800)
PHONE: Final = (390, 844)
OUTSIDE: Final = "icon.svg"
"""A file of the server that runs no script: from here a test can write to the storage of the page."""

EARS: Final = """
window.heard = null
window.WebSocket = class extends WebSocket {
  constructor(address) {
    super(address)
    if (!address.includes('/tables/')) return // the lobby has a connection, too
    window.line = this
    window.heard = null
    this.addEventListener('message', ({ data }) => {
      const said = JSON.parse(data)
      if (said.type === 'snapshot') window.heard = said
    })
  }
}
"""
"""Keeps what the page was told last, so that one can wait for it; the page has drawn it when anyone can ask."""

ASK_EVERYTHING: Final = """
try { localStorage['copse.settings'] ??= JSON.stringify({ autoAnswer: false }) } catch {}
"""
"""These people answer every question themselves: an answer by the page would come while they do."""

EMPTY: Final = """async () => {
  localStorage.clear()
  sessionStorage.clear()
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister()
}"""

Motion = Literal["no-preference", "reduce"]


@dataclass(frozen=True)
class Look:
    """What a window looks like, and whether one touches it."""

    size: tuple[int, int] = DESKTOP
    dark: bool = False
    touches: bool = False
    motion: Motion = "reduce"


@dataclass
class Window:
    """A window of one page. Whatever changes its context changes it for good, so it is `altered` and used only once."""

    page: Page
    touches: bool
    altered: bool = False


class Windows:
    """The windows of one browser at one server."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser, self._address = browser, address
        self._free: list[Window] = []

    def open(self, look: Look) -> Window:
        """A window whose storage is empty, at a file that runs no script."""
        window = next((free for free in self._free if free.touches == look.touches), None)
        if window is None:
            window = self._new(look.touches)
        else:
            self._free.remove(window)
        window.page.set_viewport_size({"width": look.size[0], "height": look.size[1]})
        window.page.emulate_media(color_scheme="dark" if look.dark else "light", reduced_motion=look.motion)
        return window

    def _new(self, touches: bool) -> Window:
        context = self._browser.new_context(locale="en-GB", has_touch=touches)
        context.set_default_timeout(PATIENCE)
        for script in (EARS, ASK_EVERYTHING):
            context.add_init_script(script)
        window = Window(context.new_page(), touches)
        self._empty(window)
        return window

    def _empty(self, window: Window) -> None:
        window.page.goto(self._address + OUTSIDE)
        window.page.evaluate(EMPTY)
        if not window.touches:
            window.page.mouse.move(0, 0)

    def give_back(self, window: Window) -> None:
        """Take a window back: emptied for the next one, or closed if it was altered or does not answer."""
        if not window.altered:
            with suppress(Error):
                self._empty(window)
                self._free.append(window)
                return
        window.page.context.close()

    def close(self) -> None:
        for window in self._free:
            window.page.context.close()
        self._free.clear()
