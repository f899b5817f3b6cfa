"""How smooth the six-player table is while things are acted out: `python -m tests.browser.frames` prints how long
frames took, which tells of the machine too, and how much of the time the page itself worked, by its own clock."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

from tests.browser.conftest import launched, serving
from tests.browser.people import Person
from tests.browser.positions import FURTHER
from tests.browser.windows import Look, Windows

SECONDS: Final = 20
COUNT: Final = """seconds => new Promise((done) => {
  const frames = []
  const began = performance.now()
  let last = began
  requestAnimationFrame(function frame(now) {
    if (document.querySelector('.stage > *')) frames.push(now - last)
    last = now
    if (now - began < seconds * 1000) requestAnimationFrame(frame)
    else done(frames.sort((a, b) => a - b))
  })
})"""
"""The length of each frame in which something was acted out, the shortest first."""


def work_of(person: Person) -> Callable[[], float]:
    """Tells how many seconds the page has worked since now, by the clock of its own thread: whatever else the machine
    does is not counted."""
    tools = person.context.new_cdp_session(person.page)
    tools.send("Performance.enable", {"timeDomain": "threadTicks"})

    def worked() -> float:
        metrics = tools.send("Performance.getMetrics")["metrics"]
        return float(next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration"))

    before = worked()
    return lambda: worked() - before


def watch(browser: Browser, address: str) -> tuple[list[float], float]:
    """The frames, and how many seconds the page worked in all."""
    person = Person(Windows(browser, address).open(Look(motion="no-preference")), address)
    person.make_table("Root", *["heuristic"] * 6, position=FURTHER)
    person.page.locator("svg.map").wait_for()
    worked = work_of(person)
    frames: list[float] = person.page.evaluate(COUNT, SECONDS)
    return frames, worked()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, launched() as browser:
        frames, worked = watch(browser, server.address)
    middle, most = frames[len(frames) // 2], frames[len(frames) * 95 // 100]
    print(f"{len(frames)} frames: half below {middle:.1f} ms, 95 of 100 below {most:.1f} ms")
    print(f"the page worked {worked / SECONDS:.0%} of the time")


if __name__ == "__main__":
    main()
