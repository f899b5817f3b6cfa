"""Servers for tests: one on SQLite, and a PostgreSQL of our own that lives as long as the tests."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path
from tempfile import mkdtemp

import pytest

from tests.server.club import Club, club_on

BINARIES = sorted(Path("/usr/lib/postgresql").glob("*/bin"))[-1:]


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    with club_on(tmp_path / "club.db") as club:
        yield club


class Cluster:
    """A PostgreSQL that can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
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
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c fsync=off"
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-o", options, "-l", f"{self.folder}/log", "-w", "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-m", "immediate", "-w", "stop")

    def new_database(self, name: str) -> str:
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "copse", name)
        return f"{self.address}/{name}"

    def _run(self, program: str, *words: str) -> None:
        """PostgreSQL refuses to run as root; then it runs as its own user."""
        user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] if os.geteuid() == 0 else []
        command = [*user, str(BINARIES[0] / program), *words]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/")


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    assert BINARIES, "these tests need PostgreSQL: apt-get install postgresql"
    folder = Path(mkdtemp(prefix="copse-postgres-", dir="/tmp"))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres", "postgres")
    cluster = Cluster(folder)
    cluster.make()
    yield cluster
    cluster.stop()
    shutil.rmtree(folder)


@pytest.fixture
def postgres(cluster: Cluster, request: pytest.FixtureRequest) -> str:
    """The address of an empty database."""
    name = "".join(letter for letter in request.node.name if letter.isalnum()).lower()[-50:]
    return cluster.new_database(name)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Each of the databases that Copse can use."""
    if request.param == "sqlite":
        return str(tmp_path / "club.db")
    address: str = request.getfixturevalue("postgres")
    return address
