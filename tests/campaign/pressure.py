"""Attackers that go on until they are told to stop, the raw connections they use, and what the server's memory does
meanwhile."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Final

from tests.campaign.documents import MEBIBYTE, most_memory
from tests.campaign.ground import Ground
from tests.campaign.people import Visitor
from tests.server.mortal import Server

PATIENCE: Final = 30.0  # seconds until the server must have done something, on a busy machine too
SHORT: Final = 0.2  # seconds after which an attacker tries something else


def raw_line(visitor: Visitor, words: bytes = b"", unread: int = 0) -> socket.socket:
    """A connection of the visitor's, which says something first; `unread` limits what the system reads ahead for it."""
    line = socket.socket()
    if unread:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, unread)
    line.settimeout(PATIENCE)
    line.bind((visitor.address, 0))
    line.connect(("127.0.0.1", visitor.server.port))
    line.sendall(words)
    return line


@contextmanager
def pressing(attack: Callable[[threading.Event], None], attackers: int = 1) -> Iterator[None]:
    """So many attackers at once, until the end of the block."""
    stop = threading.Event()
    threads = [threading.Thread(target=attack, args=[stop]) for _ in range(attackers)]
    with ExitStack() as ends:
        for thread in threads:
            thread.start()
            ends.callback(thread.join)
        ends.callback(stop.set)
        yield


@contextmanager
def within(ground: Ground, server: Server, mebibytes: int, what: str) -> Iterator[None]:
    """No process of the server may grow by more than this."""
    quiet = most_memory(server)
    yield
    growth = (most_memory(server) - quiet) // MEBIBYTE
    ground.tally.expect(growth <= mebibytes, f"a process of the server took {growth} MiB for {what}")
