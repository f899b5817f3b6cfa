"""Servers for tests: one on SQLite, and a PostgreSQL of our own that lives as long as the tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.club import Club, club_on
from tests.server.cluster import Cluster, new_cluster


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    with club_on(tmp_path / "club.db") as club:
        yield club


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    with new_cluster() as cluster:
        yield cluster


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
