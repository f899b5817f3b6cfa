"""Control frames: a client that floods its WebSockets with pings, pongs, empty fragments or hellos, and opens new ones
when they are closed."""

from __future__ import annotations

import socket
import threading
from typing import Final

from copse.server.edge.connections import TOO_MANY_FRAMES
from tests.campaign.ground import Attack, Ground
from tests.campaign.pace import Pace
from tests.campaign.people import Party, Visitor
from tests.campaign.pressure import pressing, raw_line, within
from tests.server.club import API
from tests.server.raw import EMPTY_HELLO, HANDSHAKE

MASK: Final = b"\x80\x00\x00\x00\x00"  # no content, and a mask that changes nothing
FLOODS: Final = {
    "pings": b"\x89" + MASK,
    "large pings": b"\x89\xfd\x00\x00\x00\x00" + b"x" * 125,
    "pongs": b"\x8a" + MASK,
    "empty fragments": b"\x01" + MASK + (b"\x00" + MASK) * 10_000,
    "hellos": EMPTY_HELLO,
}
LENGTH: Final = 64 * 1024  # bytes of a flood that are sent at once
MOST: Final = 60  # mebibytes that they may cost
LINES: Final = 4


def flood_frames(ground: Ground) -> None:
    with ground.server() as server, Pace(ground, server) as pace:
        table = Party(ground, server).id
        for _ in ground.rounds():
            for kind in FLOODS:
                greedy = Visitor(ground, server)

                def press(stop: threading.Event, greedy: Visitor = greedy, kind: str = kind) -> None:
                    push(ground, greedy, table, kind, stop)

                with within(ground, server, MOST, kind), pressing(press, LINES):
                    pace.expect_kept(f"another client's {kind}")


def push(ground: Ground, greedy: Visitor, table: str, kind: str, stop: threading.Event) -> None:
    """Flood one WebSocket after another. Nothing is read before the flood was sent, or could not be; only a client that
    opens too many is told so at once, and that may come with the handshake."""
    flood = FLOODS[kind] * (LENGTH // len(FLOODS[kind]) or 1)
    while not stop.is_set():
        with raw_line(greedy, HANDSHAKE.format(path=f"{API}/tables/{table}/live").encode()) as line:
            try:
                first = line.recv(1000)
                line.sendall(EMPTY_HELLO + flood)
                said = first + heard(line)
            except TimeoutError:
                ground.tally.expect(False, f"a flood of {kind} is not stopped")
                return
            except ConnectionError:
                first = said = b""  # what was still sent to a connection that is closed discards what it said
            ground.tally.note(f"floods of {kind}")
            closed = b" 101 " not in first or said == first or TOO_MANY_FRAMES.to_bytes(2) in said
            ground.tally.expect(closed, f"a flood of {kind} is closed with another reason")


def heard(line: socket.socket) -> bytes:
    said = b""
    while more := line.recv(2**16):
        said += more
    return said


CLOSED = f"floods of frames are closed with {TOO_MANY_FRAMES}, cost at most {MOST} MiB, and players keep their pace"
ATTACKS = (Attack("control frames", CLOSED, flood_frames, ("sqlite",)),)
