"""Settings: what one may turn before the server starts, from the environment or by hand."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from copse.kernel.errors import BadSetup

PAGE: Final = Path(__file__).parent / "page"
AGENT_PAUSE: Final = 0.3
LONGEST_PAUSE: Final = 60


def default_database() -> str:
    """A file in the user's data folder, or beside where one stands if there is no such folder."""
    home = os.environ.get("XDG_DATA_HOME", "")
    folder = Path(home) if home else Path.home() / ".local" / "share"
    try:
        (folder / "copse").mkdir(parents=True, exist_ok=True)
    except OSError:
        return "copse.db"
    return str(folder / "copse" / "copse.db")


@dataclass(frozen=True)
class Settings:
    """`database` is a file of SQLite or a `postgresql://` address."""

    database: str
    page: Path = PAGE

    # ---- agents
    thinkers: int = max(1, (os.cpu_count() or 2) - 1)  # worker processes
    think_seconds: float = 20.0  # an agent that takes longer is stopped, and a plain choice is made for it
    agent_pause: float = AGENT_PAUSE  # seconds between an agent's choices, so that people can follow

    # ---- limits
    largest_request: int = 512 * 1024
    requests_per_second: float = 50.0  # of a client, in the long run
    requests_at_once: int = 300
    tables_per_day: int = 200  # of a client
    phrases_per_minute: int = 10  # tries of a client at pass phrases
    lines_per_client: int = 100  # WebSockets
    lines: int = 20_000  # of all clients together

    # ---- housekeeping
    least_free_bytes: int = 64 * 1024 * 1024  # on the disk of a SQLite file; with less the server is not ready
    snapshot_every: int = 50  # moves
    ping_seconds: float = 20.0
    sweep_seconds: float = 5.0  # how often tables are looked for that nobody drives
    silence_seconds: float = 30.0  # after which another server is taken for gone


def settings_from(environment: Mapping[str, str]) -> Settings:
    return Settings(
        database=environment.get("COPSE_DATABASE") or default_database(),
        agent_pause=pause_from(environment.get("COPSE_AGENT_PAUSE") or str(AGENT_PAUSE)),
    )


def pause_from(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= LONGEST_PAUSE:
        raise BadSetup(f"COPSE_AGENT_PAUSE is a number of seconds from 0 to {LONGEST_PAUSE}, not '{text}'")
    return seconds
