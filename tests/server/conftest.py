"""Servers for tests: one on SQLite, and a PostgreSQL of our own that lives as long as the tests."""

from __future__ import annotations

import gc
import random
import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest

from copse.server.store import sqlite
from tests.server.club import Club, club_on
from tests.server.cluster import Cluster, new_cluster

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave what needs PostgreSQL to `make test`."""
    for item in items:
        if isinstance(item, pytest.Function) and item.path.is_relative_to(HERE) and needs_postgres(item):
            item.add_marker(pytest.mark.slow)


def needs_postgres(test: pytest.Function) -> bool:
    """Whether a test uses the cluster, by itself or because it runs once for each kind of database."""
    kinds = test.callspec.params.values() if hasattr(test, "callspec") else ()
    return "cluster" in test.fixturenames or "postgres" in kinds


@pytest.fixture(autouse=True)
def unflushed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not flush SQLite files to the disk: no machine goes down in these tests, and a slow disk would decide how long
    they take."""
    monkeypatch.setattr(sqlite, "SYNCHRONOUS", "OFF")


@pytest.fixture
def seeded_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the games at tables the same in every run, for tests that need something to happen in them."""
    chance = random.Random(1)
    monkeypatch.setattr(secrets, "randbits", chance.getrandbits)
    monkeypatch.setattr(secrets, "randbelow", chance.randrange)


@pytest.fixture
def collector() -> Iterator[None]:
    """Give the garbage collector back as it was: a server makes it look seldom, and freezes what is there."""
    thresholds = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*thresholds)


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    with club_on(tmp_path / "club.db") as club:
        yield club


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    with new_cluster() as cluster:
        yield cluster


@pytest.fixture
def postgres(cluster: Cluster) -> Iterator[str]:
    """The address of an empty database."""
    with cluster.empty_database() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Each of the databases that Copse can use."""
    if request.param == "sqlite":
        return str(tmp_path / "club.db")
    address: str = request.getfixturevalue("postgres")
    return address
