"""Where an attack takes place, for how long, and what it counts."""

from __future__ import annotations

import random
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Final, Literal, NamedTuple

from tests.server.cluster import Cluster
from tests.server.mortal import Server, server_on

Database = Literal["sqlite", "postgres"]
NO_LIMIT: Final = 100_000


@dataclass
class Tally:
    """What was tried, by kind, and what was found: how often each promise was broken. Many count at the same time."""

    tried: Counter[str] = field(default_factory=Counter)
    found: Counter[str] = field(default_factory=Counter)
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def note(self, kind: str, times: int = 1) -> None:
        """Something was tried."""
        with self._lock:
            self.tried[kind] += times

    def add(self, tried: Mapping[str, int], found: Mapping[str, int]) -> None:
        """Something was counted elsewhere."""
        with self._lock:
            self.tried.update(tried)
            self.found.update(found)

    def expect(self, holds: bool, otherwise: str) -> bool:
        """Whether a promise holds; if not, that is a find."""
        if not holds:
            with self._lock:
                self.found[otherwise] += 1
        return holds


@dataclass
class Ground:
    """A folder and a database of the attack's own, a lot to draw from, and the time until which it goes on. `cores` are
    those of the server and the players, if the attackers have another core to themselves."""

    folder: Path
    database: str
    cluster: Cluster | None
    lot: random.Random
    seconds: float
    cores: set[int] | None = None
    tally: Tally = field(default_factory=Tally)
    ends: ExitStack = field(default_factory=ExitStack)  # what is closed when the attack is over

    def __post_init__(self) -> None:
        self._end = time.monotonic() + self.seconds

    def rounds(self) -> Iterator[int]:
        """Rounds of the attack: one at least, and no other once the time is over."""
        for number in count():
            if number and self.over:
                return
            yield number

    @property
    def over(self) -> bool:
        return time.monotonic() >= self._end

    def another_database(self) -> str:
        """An empty one, of the same kind."""
        if self.cluster is None or not self.database.startswith("postgresql"):
            return str(self.folder / f"{time.monotonic_ns()}.db")
        return self.cluster.new_database(f"campaign_{time.monotonic_ns()}")

    @contextmanager
    def generous_server(self) -> Iterator[Server]:
        """One whose limits are out of the way, so that much can be tried in a short time."""
        with self.server(requests_per_second=NO_LIMIT, requests_at_once=NO_LIMIT, tables_per_day=NO_LIMIT) as server:
            yield server

    @contextmanager
    def server(self, **settings: object) -> Iterator[Server]:
        """A server on the database. Its agents do not pause, and at the end its log is looked through: a traceback
        would be a fault that nobody foresaw."""
        log = self.folder / f"server {time.monotonic_ns()}.log"
        with server_on(self.database, log, self.cores, agent_pause=0, **settings) as server:
            yield server
        for fault in tracebacks(server.said):
            self.tally.expect(False, f"the server's log has a traceback: {fault}")


def tracebacks(said: str) -> Iterator[str]:
    """The error at the end of each traceback in a log."""
    for part in said.split("Traceback (most recent call last):\n")[1:]:
        yield next((line for line in part.splitlines() if not line.startswith(" ")), "unfinished")


class Attack(NamedTuple):
    """`promise` is what the attack tries to break; `share` is how much of the time it gets, beside the others."""

    name: str
    promise: str
    run: Callable[[Ground], None]
    databases: tuple[Database, ...] = ("sqlite", "postgres")
    share: int = 1
