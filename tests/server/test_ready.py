"""Health and readiness: what a server says of itself when its database is gone or its disk is full."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from httpx2 import Response

import copse
from copse.kernel.tasks import Json
from copse.server.operations import readiness
from copse.server.operations.readiness import Readiness
from copse.server.store import open_store
from copse.server.workers.agent_pool import IN_VAIN, AgentPool, AgentProcess, Stuck
from copse.server.workers.agent_process import Answer
from copse.server.workers.fair_queue import Asker
from tests.server.club import HUMAN, Club, club_on, code, settings_on
from tests.server.cluster import Cluster
from tests.server.test_sweep import registry_of


@pytest.fixture(autouse=True)
def _asked_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "FRESH_SECONDS", -1.0)


def said(club: Club) -> tuple[Response, list[str]]:
    """What the server says to whoever would send it requests, and what it says that it suffers from."""
    health = club.get("/health")
    assert health.status_code == 200
    told = health.json()
    assert told["version"] == copse.__version__
    assert (told["status"] == "ok") == (told["failing"] == [])
    return club.get("/ready"), told["failing"]


def assert_ready(club: Club) -> None:
    answer, failing = said(club)
    assert (answer.status_code, answer.json(), failing) == (200, {"status": "ready"}, [])


def assert_fails(club: Club, part: str) -> None:
    answer, failing = said(club)
    assert code(answer) == (503, "not_ready")
    assert part in answer.json()["error"]["message"]
    assert failing == [part]


def test_a_server_that_can_serve_says_so(database: str) -> None:
    with club_on(database) as club:
        assert_ready(club)
        assert_ready(club)


def test_a_server_without_its_database_says_so_until_that_is_back(cluster: Cluster, postgres: str) -> None:
    with club_on(postgres) as club:
        with cluster.stopped():
            assert_fails(club, "database")
        assert_ready(club)


def test_a_server_whose_disk_is_full_says_so_until_there_is_room(tmp_path: Path) -> None:
    with club_on(tmp_path / "club.db") as club:
        store = registry_of(club).store

        def limit(pages: int) -> None:
            club.http.portal.call(  # type: ignore[union-attr]
                store._do,  # type: ignore[attr-defined]
                lambda db: db.execute(f"PRAGMA max_page_count = {pages}").fetchone(),
            )

        limit(1)
        wish: Json = {"game": "smallworld", "host": "Ann", "seats": [HUMAN, HUMAN]}
        assert code(club.post("/tables", wish)) == (503, "unavailable")
        assert_fails(club, "database")
        limit(10**6)
        assert_ready(club)


def test_a_server_whose_agents_cannot_think_says_so_until_one_does(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    async def advise(thinkers: AgentPool, times: int) -> None:
        for _ in range(times):
            await thinkers.advise("random", copse.new("smallworld", players=2, seed=1), Asker("Ann", "table"), 0)

    async def fail(thinker: AgentProcess, job: object) -> Answer:
        raise Stuck("it fell asleep")

    thinkers, portal = registry_of(club).thinkers, club.http.portal
    assert portal is not None
    with monkeypatch.context() as broken:
        broken.setattr(AgentProcess, "ask", fail)
        portal.call(advise, thinkers, IN_VAIN - 1)
        assert_ready(club)
        portal.call(advise, thinkers, 1)
        assert_fails(club, "workers")
    portal.call(advise, thinkers, 1)
    assert_ready(club)


def test_a_server_whose_disk_is_nearly_full_says_so(tmp_path: Path) -> None:
    with club_on(tmp_path / "club.db", least_free_bytes=2**62) as club:
        assert_fails(club, "disk")


def test_a_server_that_shuts_down_wants_no_more_requests(club: Club) -> None:
    registry_of(club).readiness.closing = True
    assert_fails(club, "shutdown")


def test_a_database_that_does_not_answer_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "PATIENCE", 0.01)

    async def run() -> list[str]:
        settings = settings_on(tmp_path / "club.db")
        store = open_store(settings.database)
        await store.open(lambda table: None)
        monkeypatch.setattr(store, "try_writing", asyncio.Event().wait)
        failing = await Readiness(store, AgentPool(settings), settings).failing()
        await store.close()
        return failing

    assert asyncio.run(run()) == ["database"]


def test_however_often_one_asks_the_disk_is_written_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "FRESH_SECONDS", 1000.0)
    written: list[str] = []

    async def write() -> None:
        written.append("a little")

    async def run() -> None:
        settings = settings_on(tmp_path / "club.db")
        store = open_store(settings.database)
        await store.open(lambda table: None)
        monkeypatch.setattr(store, "try_writing", write)
        asked = Readiness(store, AgentPool(settings), settings)
        assert await asyncio.gather(*(asked.failing() for _ in range(50))) == [[]] * 50
        await store.close()

    asyncio.run(run())
    assert written == ["a little"]


def test_trying_leaves_nothing_behind(database: str) -> None:
    async def run() -> None:
        store = open_store(database)
        await store.open(lambda table: None)
        for _ in range(3):
            await store.try_writing()
        assert await store.entries("", 10) == []
        await store.close()

    asyncio.run(run())
