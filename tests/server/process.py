"""A server that listens on a port. `served` starts it in a process of its own, for what only that can show: its end,
and what it prints. `served_here` runs it in a thread of this process, which takes a hundredth of the time."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from threading import Thread

import httpx2

from copse.kernel.tasks import Json
from copse.server.edge.connections import HttpConnection, ServerConfig, WebSocketConnection
from copse.server.edge.listening import Server, listen
from tests.server.club import quick_app, settings_on

PATIENCE = 120.0  # seconds, more than anything should take on a busy machine
HEALTH = b"GET /api/v1/health HTTP/1.1\r\nHost: copse\r\nConnection: close\r\n\r\n"


class Served:
    """Where a server listens, and what clients can do there."""

    port: int

    def visit(self, words: bytes = b"") -> socket.socket:
        line = socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE)
        line.sendall(words)
        return line

    def ask(self, words: bytes) -> bytes:
        """Everything that is answered until the server hangs up."""
        with self.visit(words) as line:
            return heard(line)

    def post(self, path: str, body: Json, token: str = "", **headers: str) -> httpx2.Response:
        address = f"http://127.0.0.1:{self.port}/api/v1{path}"
        held = {"Authorization": f"Seat {token}"} if token else {}
        return httpx2.post(address, json=body, headers={**held, **headers}, timeout=PATIENCE, verify=False)

    def healthy(self) -> bool:
        try:
            return b" 200 " in self.ask(HEALTH)
        except OSError:
            return False


class ServedApart(Served):
    """A server in a process of its own."""

    def __init__(self, folder: Path, command: list[str], **settings: object) -> None:
        self.port = free_port()
        self._said = folder / "stderr"
        chosen = {f"COPSE_{name.upper()}": str(value) for name, value in settings.items()}
        usual = {"COPSE_DATABASE": str(folder / "club.db"), "COPSE_THINKERS": "1", "COPSE_BUSY_SECONDS": "60"}
        environment = {**os.environ, **usual, **chosen}
        with self._said.open("wb") as stderr:
            self.process = subprocess.Popen([*command, str(self.port)], env=environment, stderr=stderr)
        until(self.connects)

    @property
    def said(self) -> str:
        """What it printed."""
        return self._said.read_text()

    def connects(self) -> bool:
        assert self.process.poll() is None, self.said
        try:
            self.visit().close()
        except OSError:
            return False
        return True

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(PATIENCE)


class ServedHere(Served):
    """A server in a thread of this process, without processes for readers and thinkers."""

    def __init__(self, folder: Path, **settings: float) -> None:
        chosen = settings_on(folder / "club.db", **settings)
        app = quick_app(chosen)
        self._config = ServerConfig(app, chosen, app.state.services.metrics)
        self._server = Server(self._config)
        listening = listen("127.0.0.1", 0)
        self.port = listening.getsockname()[1]
        self._thread = Thread(target=self._server.run, args=[[listening]])
        self._thread.start()
        until(lambda: self._server.started or not self._thread.is_alive())

    @property
    def connections(self) -> list[HttpConnection | WebSocketConnection]:
        """All that are open, as the server has them."""
        return [
            each
            for each in self._server.server_state.connections
            if isinstance(each, HttpConnection | WebSocketConnection)
        ]

    def grant(self, **settings: float) -> None:
        """Give clients that connect from now on other times than the server started with."""
        self._config.settings = replace(self._config.settings, **settings)  # type: ignore[arg-type,misc]

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join()


@contextmanager
def served(folder: Path, *, script: str = "", **settings: object) -> Iterator[ServedApart]:
    """`python -m copse.server`, or a script that gets the port as its argument."""
    command = [sys.executable, "-c", script] if script else [sys.executable, "-m", "copse.server"]
    running = ServedApart(folder, command, **settings)
    try:
        yield running
    finally:
        running.process.kill()
        running.process.wait()


@contextmanager
def served_here(folder: Path, **settings: float) -> Iterator[ServedHere]:
    running = ServedHere(folder, **settings)
    try:
        yield running
    finally:
        running.stop()


def heard(line: socket.socket) -> bytes:
    """Everything until the other end hangs up, also if that discards what was still sent to it."""
    answer = b""
    with suppress(ConnectionResetError):
        while said := line.recv(65536):
            answer += said
    return answer


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port
