"""A PostgreSQL of our own, for tests and for the fault campaign."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from tempfile import mkdtemp

import asyncpg
import pytest

postgres_by_night = pytest.mark.parametrize(
    "database", ["sqlite", pytest.param("postgres", marks=pytest.mark.nightly)], indirect=True
)
"""For tests of the server that need any database: `make test` runs them on SQLite only."""

BINARIES = sorted(Path("/usr/lib/postgresql").glob("*/bin"))[-1:]


EMPTY = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid();
DROP SCHEMA public CASCADE;
CREATE SCHEMA public;
"""


class Cluster:
    """A PostgreSQL that can be stopped and started again. A `durable` one flushes what it writes to the disk, as in
    earnest; the others are faster."""

    def __init__(self, folder: Path, durable: bool = False) -> None:
        self.folder, self.durable = folder, durable
        self._databases = count(1)
        self._empty: list[str] = []  # databases that are ready to be used again
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]

    @property
    def address(self) -> str:
        return f"postgresql://copse@127.0.0.1:{self.port}"

    def make(self) -> None:
        self._run("initdb", "-D", f"{self.folder}/data", "-U", "copse", "-A", "trust", "-N")
        self.start()

    def start(self) -> None:
        fsync = "on" if self.durable else "off"
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c fsync={fsync}"
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-o", options, "-l", f"{self.folder}/log", "-w", "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-m", "immediate", "-w", "stop")

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """Stop it for a while."""
        self.stop()
        try:
            yield
        finally:
            self.start()

    @contextmanager
    def empty_database(self) -> Iterator[str]:
        """The address of an empty database. It is emptied afterwards, since another takes longer to create."""
        address = self._empty.pop() if self._empty else self.new_database(f"copse{next(self._databases)}")
        yield address
        asyncio.run(empty(address))
        self._empty.append(address)

    def new_database(self, name: str) -> str:
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "copse", name)
        return f"{self.address}/{name}"

    def cut_connections(self) -> None:
        """End the connections of everyone else, as a network that breaks would."""
        self._ask("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")

    def _ask(self, question: str) -> None:
        self._run("psql", "-h", "127.0.0.1", "-p", str(self.port), "-U", "copse", "-c", question, "template1")

    def _run(self, program: str, *words: str) -> None:
        """PostgreSQL refuses to run as root; then it runs as its own user."""
        user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] if os.geteuid() == 0 else []
        command = [*user, str(BINARIES[0] / program), *words]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/")


async def empty(address: str) -> None:
    connection = await asyncpg.connect(address)
    await connection.execute(EMPTY)
    await connection.close()


@contextmanager
def new_cluster(durable: bool = False) -> Iterator[Cluster]:
    """A cluster that lives as long as it is needed."""
    assert BINARIES, "this needs PostgreSQL: apt-get install postgresql"
    folder = Path(mkdtemp(prefix="copse-postgres-", dir="/tmp"))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres", "postgres")
    cluster = Cluster(folder, durable)
    cluster.make()
    try:
        yield cluster
    finally:
        cluster.stop()
        shutil.rmtree(folder)
