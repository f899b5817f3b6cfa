"""Slow readers: clients that ask for the largest answers and read a few bytes of them now and then."""

from __future__ import annotations

import socket
import threading
import time
from contextlib import ExitStack
from typing import Final

from tests.campaign.ground import Attack, Ground
from tests.campaign.pace import Pace
from tests.campaign.people import PAUSE, Visitor
from tests.campaign.pressure import PATIENCE, pressing, raw_line, within
from tests.server.club import API, RANDOM

LINES: Final = 30
SECONDS: Final = 3  # that the server gives them to read an answer
MOST: Final = 40  # mebibytes that they may cost


def read_slowly(ground: Ground) -> None:
    with ground.server(answer_seconds=SECONDS, keep_alive_seconds=SECONDS) as server, Pace(ground, server) as pace:
        table = finished(Visitor(ground, server))
        for _ in ground.rounds():
            with ExitStack() as ends, within(ground, server, MOST, "slow readers"):
                path = f"{API}/tables/{table}/replay"
                request = f"GET {path} HTTP/1.1\r\nHost: copse\r\n\r\n".encode()
                slow = Visitor(ground, server)
                lines = [ends.enter_context(raw_line(slow, request, unread=4096)) for _ in range(LINES)]
                ground.tally.note("slow readers", LINES)

                def drip(stop: threading.Event, lines: list[socket.socket] = lines) -> None:
                    ground.tally.expect(dropped(lines, stop), "a slow reader is waited for without end")

                with pressing(drip):
                    pace.expect_kept("slow readers")


def finished(visitor: Visitor) -> str:
    """A whole game of agents, whose replay is the largest answer there is."""
    table = visitor.create("root", [RANDOM] * 4).table.id
    while visitor.insist("GET", f"/tables/{table}").json()["status"] != "over":
        time.sleep(PAUSE)
    return table


def dropped(lines: list[socket.socket], stop: threading.Event) -> bool:
    """Read a little from each until the server has hung up on all of them; whether it does in time."""
    held, end = set(lines), time.monotonic() + PATIENCE
    for line in lines:
        line.settimeout(PAUSE)
    while held and time.monotonic() < end:
        for line in list(held):
            try:
                if not line.recv(100):
                    held.discard(line)
            except TimeoutError:
                pass
            except OSError:
                held.discard(line)
        stop.wait(PAUSE)
    return not held


PATIENT = f"slow readers are dropped in time and cost at most {MOST} MiB, and players keep their pace"
ATTACKS = (Attack("slow readers", PATIENT, read_slowly, ("sqlite",)),)
