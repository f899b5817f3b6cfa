"""Slow and half-open clients: half a head, half a body, a letter at a time, no hello, nothing ever read."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Final

from tests.campaign.ground import Attack, Ground
from tests.campaign.pace import Pace
from tests.campaign.people import PAUSE, Party, Visitor
from tests.server.club import API
from tests.server.raw import EMPTY_HELLO, HANDSHAKE

EACH: Final = 30  # clients of a kind
SECONDS: Final = 2  # that the server gives them for a head or a body
UNTIL_GONE: Final = 30.0  # seconds until they must have been shown out, on a busy machine too
UNTIL_STOPPED: Final = 15.0  # the server promises ten

HALF_HEAD: Final = b"GET /api/v1/games HTTP/1.1\r\nHost: copse\r\nX-Long: "
HALF_BODY: Final = (
    b"POST /api/v1/tables HTTP/1.1\r\nHost: copse\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"
)


def linger(ground: Ground) -> None:
    with ground.server(head_seconds=SECONDS, body_seconds=SECONDS) as server:
        table = Party(ground, server).id
        with Pace(ground, server) as pace:
            for _ in ground.rounds():
                with ExitStack() as lines:
                    slow = Lingering(Visitor(ground, server), table, lines)
                    for kind in (slow.half_head, slow.half_body, slow.drips, slow.silent, slow.deaf):
                        for _ in range(EACH):
                            kind()
                            ground.tally.note(f"clients: {kind.__name__.replace('_', ' ')}")
                    with slow.dripping():
                        shown_out = threading.Thread(target=expect_gone, args=[ground, slow])
                        shown_out.start()
                        pace.expect_kept("slow clients", shown_out)
        with ExitStack() as lines:
            slow = Lingering(Visitor(ground, server), table, lines)
            for kind in (slow.half_head, slow.half_body, slow.silent, slow.deaf):
                kind()
            ground.tally.expect(server.stop() <= UNTIL_STOPPED, "slow clients hold up the end of the server")


def expect_gone(ground: Ground, slow: Lingering) -> None:
    ground.tally.expect(slow.gone(), "a half-sent request is waited for without end")


class Lingering:
    """Clients of one address that never finish. All but the deaf must be shown out in time."""

    def __init__(self, visitor: Visitor, table: str, lines: ExitStack) -> None:
        self._visitor, self._table, self._lines = visitor, table, lines
        self._waiting: list[socket.socket] = []
        self._dripping: list[socket.socket] = []

    def half_head(self) -> None:
        self._waiting.append(self._line(HALF_HEAD))

    def half_body(self) -> None:
        self._waiting.append(self._line(HALF_BODY))

    def drips(self) -> None:
        """A letter at a time, of a head that never ends."""
        line = self._line(HALF_HEAD)
        self._waiting.append(line)
        self._dripping.append(line)

    def silent(self) -> None:
        """A WebSocket without a hello."""
        line = self._line(HANDSHAKE.format(path=f"{API}/tables/{self._table}/live").encode())
        line.recv(1000)
        self._waiting.append(line)

    def deaf(self) -> None:
        """A WebSocket of someone who never reads; the system drops it after a while, with what waits for it."""
        self._line(HANDSHAKE.format(path=f"{API}/tables/{self._table}/live").encode() + EMPTY_HELLO)

    def _line(self, words: bytes) -> socket.socket:
        line = self._lines.enter_context(socket.socket())
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
        line.settimeout(UNTIL_GONE)
        line.bind((self._visitor.address, 0))
        line.connect(("127.0.0.1", self._visitor.server.port))
        line.sendall(words)
        return line

    @contextmanager
    def dripping(self) -> Iterator[None]:
        stop = threading.Event()
        thread = threading.Thread(target=self._drip, args=[stop.wait])
        thread.start()
        try:
            yield
        finally:
            stop.set()
            thread.join()

    def _drip(self, stopped: Callable[[float], bool]) -> None:
        while not stopped(PAUSE):
            for line in self._dripping:
                with suppress(OSError):
                    line.send(b"x")

    def gone(self) -> bool:
        """Whether the server hangs up on all of them in time."""
        end = time.monotonic() + UNTIL_GONE
        try:
            for line in self._waiting:
                line.settimeout(max(0.01, end - time.monotonic()))
                with suppress(ConnectionError):
                    while line.recv(4096):
                        pass
        except TimeoutError:
            return False
        return True


PATIENT = "live tables keep their pace, who lingers is shown out, the server stops in time"
ATTACKS = (Attack("slow clients", PATIENT, linger, ("sqlite",)),)
