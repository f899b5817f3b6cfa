"""Paths without a limit of their own: files of the page, the description of the interface, and addresses that nobody
made. One client asks for them without pause."""

from __future__ import annotations

import threading
import time
from itertools import cycle
from typing import Final

from tests.campaign.ground import Attack, Ground
from tests.campaign.pace import Pace
from tests.campaign.people import Visitor
from tests.campaign.pressure import pressing, raw_line

AT_ONCE: Final = 50  # requests that the server lets a client make in a burst, to the interface and for files
A_SECOND: Final = 50  # as many as players may need
LINES: Final = 4
LEAST: Final = 150  # requests on each line
PATHS: Final = ("/", "/table/nowhere", "/nowhere.js", "/film.html", "/api/v1/openapi.json", "/api/v1/nowhere", "/api/")


def flood_paths(ground: Ground) -> None:
    shares = {f"{kind}_{when}": most for kind in ("requests", "files") for when, most in WHEN}
    with ground.server(**shares) as server, Pace(ground, server) as pace:
        for _ in ground.rounds():
            greedy, start = Visitor(ground, server), time.monotonic()
            served: list[int] = []

            def press(stop: threading.Event, greedy: Visitor = greedy, served: list[int] = served) -> None:
                served.append(push(ground, greedy, stop))

            with pressing(press, LINES):
                pace.expect_kept("another client's paths")
            share = 2 * (AT_ONCE + A_SECOND * (time.monotonic() - start)) + LINES
            ground.tally.expect(sum(served) <= share, "who asks for files and unknown paths gets more than its share")


def push(ground: Ground, greedy: Visitor, stop: threading.Event) -> int:
    """Ask as fast as it is answered; how often there was something else than 429."""
    served = 0
    for number, path in enumerate(cycle(PATHS)):
        if stop.is_set() and number >= LEAST:
            return served
        request = f"GET {path} HTTP/1.1\r\nHost: copse\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n"
        with raw_line(greedy, request.encode()) as line:
            first = line.recv(2**16)
            while line.recv(2**16):
                pass
        ground.tally.note("requests for paths")
        ground.tally.expect(first[9:10] in b"24", f"{path} is answered with {first[9:12].decode()}")
        served += first[9:12] != b"429"
    raise AssertionError("a cycle has no end")


WHEN: Final = (("at_once", AT_ONCE), ("per_second", A_SECOND))
FAIR = "files and unknown paths count against a client's share, and players keep their pace"
ATTACKS = (Attack("paths", FAIR, flood_paths, ("sqlite",)),)
