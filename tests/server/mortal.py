"""A server in a process of its own that is killed and comes back: on the same port, on the same database."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx2

from tests.server.club import API

PATIENCE = 60.0  # seconds until a start counts as failed, on a busy machine too


class Server:
    """Settings are given as the environment has them: `agent_pause=0` is COPSE_AGENT_PAUSE. What it says goes to a
    file, if one is named. It runs on these `cores`, or on any."""

    def __init__(
        self, database: str, log: Path | None = None, cores: set[int] | None = None, **settings: object
    ) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.environment = {f"COPSE_{name.upper()}": str(value) for name, value in settings.items()}
        self.environment["COPSE_DATABASE"] = database
        self.log, self.cores = log, cores
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}{API}"

    @property
    def said(self) -> str:
        return self.log.read_text(errors="replace") if self.log else ""

    def launch(self) -> None:
        """Begin to start, without waiting until it answers."""
        command = [sys.executable, "-m", "copse.server", str(self.port)]
        with ExitStack() as files:
            log = files.enter_context(self.log.open("ab")) if self.log else None
            self.process = subprocess.Popen(command, env={**os.environ, **self.environment}, stderr=log)
        if self.cores:
            os.sched_setaffinity(self.process.pid, self.cores)

    def start(self) -> None:
        self.launch()
        end = time.monotonic() + PATIENCE
        while True:
            try:
                httpx2.get(f"{self.address}/health", verify=False)
                return
            except httpx2.TransportError:
                assert self.process is not None
                assert self.process.poll() is None, f"the server did not start: {self.said}"
                assert time.monotonic() < end, f"the server does not answer: {self.said}"
                time.sleep(0.05)

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> float:
        """Ask it to end; the seconds until it had, or until nobody waited any longer."""
        assert self.process is not None
        start = time.monotonic()
        self.process.terminate()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(PATIENCE)
        return time.monotonic() - start

    def workers(self) -> list[int]:
        """The processes that it started, with those that they started; Linux says it in /proc."""
        assert self.process is not None
        parents = dict(parent_of(int(entry.name)) for entry in Path("/proc").iterdir() if entry.name.isdecimal())
        found = [self.process.pid]
        for process in found:
            found += [child for child, parent in parents.items() if parent == process]
        return found[1:]


def parent_of(process: int) -> tuple[int, int]:
    """A process and its parent; one that has just ended has none."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return process, 0
    return process, int(fields[1])


@contextmanager
def server_on(
    database: str, log: Path | None = None, cores: set[int] | None = None, **settings: object
) -> Iterator[Server]:
    server = Server(database, log, cores, **settings)
    server.start()
    try:
        yield server
    finally:
        server.kill()
