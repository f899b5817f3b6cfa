"""Pipelines: a client that sends requests without end and does not wait for the answers, which it may or may not
read."""

from __future__ import annotations

import select
import threading
from contextlib import ExitStack, suppress
from typing import Final

from tests.campaign.ground import Attack, Ground
from tests.campaign.pace import Pace
from tests.campaign.people import Visitor
from tests.campaign.pressure import SHORT, pressing, raw_line, within

LINES: Final = 40
MOST: Final = 60  # mebibytes that all of them together may cost
REQUESTS: Final = b"GET / HTTP/1.1\r\nHost: copse\r\n\r\n" * 2000


def flood_pipelines(ground: Ground) -> None:
    with ground.server() as server, Pace(ground, server) as pace:
        for number in ground.rounds():
            greedy, reads = Visitor(ground, server), number % 2 == 1

            def press(stop: threading.Event, greedy: Visitor = greedy, reads: bool = reads) -> None:
                push(ground, greedy, reads, stop)

            with within(ground, server, MOST, "pipelines"), pressing(press):
                pace.expect_kept("another client's pipelines")


def push(ground: Ground, greedy: Visitor, reads: bool, stop: threading.Event) -> None:
    """Send on every line whatever the server takes."""
    with ExitStack() as ends:
        lines = [ends.enter_context(raw_line(greedy)) for _ in range(LINES)]
        for line in lines:
            line.setblocking(False)
        while not stop.is_set():
            readable, writable, _ = select.select(lines if reads else [], lines, [], SHORT)
            for line in readable:
                with suppress(OSError):
                    ground.tally.note("answers read", line.recv(2**18).count(b"HTTP/1.1 "))
            for line in writable:
                with suppress(OSError):
                    ground.tally.note("bytes of pipelined requests", line.send(REQUESTS))


BOUNDED = f"{LINES} pipelines cost at most {MOST} MiB, and players keep their pace"
ATTACKS = (Attack("pipelines", BOUNDED, flood_pipelines, ("sqlite",)),)
