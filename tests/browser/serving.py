"""A server of one's own: `copse serve` as a process, on a free port and a file that outlives it."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from http.client import HTTPException
from pathlib import Path
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

from copse.server.config.settings import PAGE

COMMAND = Path(sys.executable).with_name("copse")
PATIENCE = 300.0  # seconds until a start or an end counts as failed, on a busy machine too

SETTINGS: Final = {
    # Agents do not pause between their choices: these people need no time to follow them.
    "COPSE_AGENT_PAUSE": "0",
    "COPSE_ANSWER_PAUSE": "0",
    # However slow the machine is, the server neither gives up nor leaves anything out.
    "COPSE_BUSY_SECONDS": "60",
    "COPSE_THINK_SECONDS": "600",
    "COPSE_ANALYSIS_SECONDS": "600",
    "COPSE_SHUTDOWN_SECONDS": "600",
    # However fast it is, all people together stay within what one client may do.
    "COPSE_THINKING_PER_MINUTE": "3600",
    "COPSE_REQUESTS_AT_ONCE": "1000000",
    "COPSE_FILES_AT_ONCE": "1000000",
    "COPSE_TABLES_PER_DAY": "1000000",
    "COPSE_TABLES_SHARE": "1",
    "COPSE_ACCOUNTS_PER_DAY": "10000",
    "COPSE_SIGN_INS_PER_MINUTE": "10000",
    "COPSE_SEARCHES_PER_CLIENT": "1000",
    "COPSE_MESSAGES_PER_MINUTE": "10000",
    "COPSE_REPORTS_PER_DAY": "10000",
    "COPSE_INVITATIONS_PER_DAY": "10000",
    "COPSE_REPLAYED_PER_MINUTE": "1000000000",
    "COPSE_PREVIEWS_PER_MINUTE": "1000000",
    "COPSE_PHRASES_PER_MINUTE": "1000000",
}


class Serving:
    """A running `copse serve`. `kill` ends it without a word, and `start` brings it back on the same file and port."""

    def __init__(self, folder: Path, prefix: str = "") -> None:
        assert (PAGE / "index.html").is_file(), "the page is not built: run `make play` once"
        self._folder, self._prefix = folder, prefix
        self._port = free_port()
        self.address = f"http://127.0.0.1:{self._port}{prefix}/"
        self.start()

    def start(self) -> None:
        settings = {
            **os.environ,
            **SETTINGS,
            "COPSE_DATABASE": str(self._folder / "club.db"),
            "COPSE_PREFIX": self._prefix,
        }
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [COMMAND, "serve", "--no-open", "--port", str(self._port)], env=settings, stdout=log, stderr=log
            )
        end = time.monotonic() + PATIENCE
        while not self._healthy():
            assert self._process.poll() is None, f"the server did not start: {self.said}"
            assert time.monotonic() < end, f"the server does not answer: {self.said}"
            time.sleep(0.05)

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(PATIENCE)

    def admin(self, *words: str) -> None:
        """Run `copse admin` beside the server."""
        settings = {**os.environ, "COPSE_DATABASE": str(self._folder / "club.db")}
        subprocess.run([COMMAND, "admin", *words], env=settings, check=True, stdout=subprocess.DEVNULL)

    @property
    def said(self) -> str:
        return self._log.read_text()

    @property
    def complaints(self) -> list[str]:
        """All that it said beside its greeting."""
        return [line for line in self.said.splitlines() if not line.startswith("Copse: ")]

    @property
    def _log(self) -> Path:
        return self._folder / "serve.log"

    def _healthy(self) -> bool:
        try:
            with urlopen(f"{self.address}api/v1/health") as answer:
                return bool(answer.status == 200)
        except (URLError, HTTPException, OSError):
            return False


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port
