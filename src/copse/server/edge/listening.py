"""Where the server listens. Whoever reads nothing for a while is dropped by the system itself, with all that waited for
them, and may come again and resume; so slow readers never hold more than these metrics."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import socket
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

import uvicorn
from prometheus_client import start_http_server
from starlette.applications import Starlette

from copse.kernel.errors import CopseError
from copse.server.api.calls import Rooms
from copse.server.config import logs
from copse.server.config.environment import strangers
from copse.server.config.settings import Settings, settings_from
from copse.server.edge.connections import ServerConfig
from copse.server.operations.metrics import Metrics

if sys.platform != "win32":
    import resource

log = logging.getLogger(__name__)

BACKLOG: Final = 2048
MOST_UNREAD: Final = 256 * 1024  # bytes that the system keeps for a client
MOST_UNPARSED: Final = 64 * 1024  # bytes that it takes from one before the server reads them
PATIENCE: Final = 30.0  # seconds
SELDOM: Final = (50_000, 20, 1_000)  # when the garbage collector looks at new, older and old objects


class CannotListen(CopseError):
    """The address is taken, or is not one of this machine."""


def listen(host: str, port: int, patience: float = PATIENCE) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listening = socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as problem:
        raise CannotListen(f"cannot listen on {host}, port {port}: {problem.strerror}") from None
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST_UNREAD)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, MOST_UNPARSED)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # elsewhere than on Linux such clients stay until they hang up
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(patience * 1000))
    return listening


class Server(uvicorn.Server):
    """Stops when it is told to: lets requests end, tells the sockets to come again, and waits for nobody for long."""

    config: ServerConfig

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        with metrics_served(self.config.settings, self.config.metrics):
            super().run(sockets)

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        logs.say_faults(asyncio.get_running_loop())
        await super().serve(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        end = threading.Timer(self.config.settings.shutdown_seconds, _end)
        end.daemon = True
        end.start()


def _end() -> None:
    """What was acknowledged is on the disk, so nothing is lost with what still runs."""
    log.error("not everything came to its end in time")
    os._exit(1)


@contextmanager
def metrics_served(settings: Settings, metrics: Metrics) -> Iterator[None]:
    """On a port of their own, which is not the one that is open to the world."""
    host, port = settings.metrics_host, settings.metrics_port
    if not port:
        yield
        return
    try:
        serving, thread = start_http_server(port, host, metrics.registry)
    except OSError as problem:
        raise CannotListen(f"cannot serve metrics on {host}, port {port}: {problem.strerror}") from None
    yield
    serving.shutdown()
    serving.server_close()
    thread.join()


def chosen() -> Settings:
    """The settings of the environment; the log is written from here on as they say."""
    settings = settings_from(os.environ)
    logs.begin(settings)
    for sentence in strangers(os.environ, Settings):
        log.warning("%s", sentence)
    return settings


def open_all_files() -> None:
    """A connection is an open file, and systems begin with few of them."""
    if sys.platform != "win32":
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def server(app: Starlette) -> Server:
    """The rules make no rings of objects, so that hardly anything waits for the garbage collector; looking through all
    tables for it would hold up everyone for a third of a second."""
    gc.freeze()
    gc.set_threshold(*SELDOM)
    open_all_files()
    rooms: Rooms = app.state.rooms
    return Server(ServerConfig(app, rooms.settings, rooms.metrics))
