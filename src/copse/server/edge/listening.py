"""The listening socket and the server process.

The operating system drops clients that read nothing for a while, together with their unsent data. They may reconnect
and resume, so slow readers never hold more memory than these limits."""

from __future__ import annotations

import asyncio
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
from copse.kernel.garbage import collect_seldom
from copse.server.api.calls import Services
from copse.server.config import logs
from copse.server.config.environment import strangers
from copse.server.config.settings import Settings, settings_from
from copse.server.edge.connections import ServerConfig
from copse.server.operations.metrics import Metrics

if sys.platform != "win32":
    import resource

log = logging.getLogger(__name__)

BACKLOG: Final = 2048
MOST_UNREAD: Final = 256 * 1024  # bytes of unsent data that the system keeps for a client
MOST_UNPARSED: Final = 64 * 1024  # bytes that the system accepts before the server reads them
PATIENCE: Final = 30.0  # seconds


class CannotListen(CopseError):
    """The address is taken, or does not belong to this machine."""


def listen(host: str, port: int, patience: float = PATIENCE) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listening = socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as problem:
        raise CannotListen(f"cannot listen on {host}, port {port}: {problem.strerror}") from None
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST_UNREAD)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, MOST_UNPARSED)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # on Linux; elsewhere such clients stay until they disconnect
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(patience * 1000))
    return listening


class Server(uvicorn.Server):
    """A uvicorn server that shuts down in time: requests may finish, WebSockets are asked to reconnect, and slow
    clients are not waited for."""

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
    """End the process. Everything acknowledged is on the disk, so nothing is lost."""
    log.error("not everything ended in time")
    os._exit(1)


@contextmanager
def metrics_served(settings: Settings, metrics: Metrics) -> Iterator[None]:
    """Serve metrics on their own port, which is not the public one. Raises CannotListen."""
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
    """Return the settings of the environment, and configure the log by them."""
    settings = settings_from(os.environ)
    logs.begin(settings)
    for sentence in strangers(os.environ, Settings):
        log.warning("%s", sentence)
    return settings


def open_all_files() -> None:
    """Raise the limit of open files, because every connection is one and systems start with few."""
    if sys.platform != "win32":
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def server(app: Starlette) -> Server:
    """Return a server for an application.

    Garbage collection is made seldom, because one over all tables would stop everyone for a third of a second."""
    collect_seldom()
    open_all_files()
    services: Services = app.state.services
    return Server(ServerConfig(app, services.settings, services.metrics))
