"""Where the server listens. Whoever reads nothing for a while is dropped by the system itself, with all that waited for
them, and may come again and resume; so slow readers never hold more than these figures."""

from __future__ import annotations

import gc
import logging
import os
import socket
import threading
from types import FrameType
from typing import Final

import uvicorn
from starlette.applications import Starlette

from copse.kernel.errors import CopseError
from copse.server.api.calls import Rooms
from copse.server.doors import Doors

log = logging.getLogger(__name__)

BACKLOG: Final = 2048
MOST_UNREAD: Final = 256 * 1024  # bytes that the system keeps for a client
PATIENCE: Final = 60.0  # seconds
SELDOM: Final = (5_000, 20, 1_000)  # when the garbage collector looks at new, older and old objects


class CannotListen(CopseError):
    """The address is taken, or is not one of this machine."""


def listen(host: str, port: int, patience: float = PATIENCE) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listening = socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as problem:
        raise CannotListen(f"cannot listen on {host}, port {port}: {problem.strerror}") from None
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST_UNREAD)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # elsewhere than on Linux such clients stay until they hang up
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(patience * 1000))
    return listening


class Server(uvicorn.Server):
    """Stops when it is told to: lets requests end, tells the sockets to come again, and waits for nobody for long."""

    config: Doors

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        end = threading.Timer(self.config.settings.shutdown_seconds, _end)
        end.daemon = True
        end.start()


def _end() -> None:
    """What was acknowledged is on the disk, so nothing is lost with what still runs."""
    log.error("not everything came to its end in time")
    os._exit(1)


def server(app: Starlette) -> Server:
    """The rules make no rings of objects, so that hardly anything waits for the garbage collector; looking through all
    tables for it would hold up everyone for a third of a second."""
    gc.freeze()
    gc.set_threshold(*SELDOM)
    rooms: Rooms = app.state.rooms
    return Server(Doors(app, rooms.settings))
