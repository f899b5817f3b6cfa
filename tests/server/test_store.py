"""What every store promises, on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import asyncpg
import pytest

from copse.server.store import BEGINNING, Conflict, Move, Snapshot, Store, Unavailable, open_store

FIRST = Move(1, "0:a", 0, "pick 1", 2**32 - 1, 12.5)
SECOND = Move(2, "1:b", 1, "", 0, 13.5)


def on(database: str, script: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = open_store(database)
        await store.open(lambda table: None)
        try:
            await store.create("t", b"setup", b"sheet", None, "playing")
            await script(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_moves_come_back_as_they_were_stored(database: str) -> None:
    async def script(store: Store) -> None:
        await store.append("t", FIRST, None, "playing")
        await store.append("t", SECOND, 20.0, "playing")
        assert await store.moves("t", 0) == [FIRST, SECOND]
        assert await store.moves("t", 1) == [SECOND]
        assert await store.find("t", "0:a") == FIRST
        assert await store.find("t", "0:c") is None
        assert await store.newest("t") == (1, 2)

    on(database, script)


def test_a_revision_or_a_request_is_taken_once_only(database: str) -> None:
    async def script(store: Store) -> None:
        await store.append("t", FIRST, None, "playing")
        for other in (Move(1, "0:z", 0, "pick 2", 0, 1.0), Move(2, "0:a", 0, "pick 1", 0, 1.0)):
            with pytest.raises(Conflict):
                await store.append("t", other, 5.0, "playing")
        assert await store.moves("t", 0) == [FIRST]
        assert await store.due(100.0, 10, BEGINNING) == []

    on(database, script)


def test_a_sheet_is_changed_by_whoever_is_first(database: str) -> None:
    async def script(store: Store) -> None:
        await store.change("t", b"new", 2, None, "playing")
        with pytest.raises(Conflict):
            await store.change("t", b"other", 2, None, "playing")
        stored = await store.load("t")
        assert stored is not None
        assert (stored.setup, stored.sheet, stored.version, stored.snapshot) == (b"setup", b"new", 2, None)
        assert await store.load("u") is None

    on(database, script)


def test_the_newest_snapshot_is_kept(database: str) -> None:
    async def script(store: Store) -> None:
        newest = Snapshot(7, b"later", [2.5, 0.0], 99.0)
        await store.keep("t", Snapshot(3, b"early", [1.0, 0.0], 98.0))
        await store.keep("t", newest)
        stored = await store.load("t")
        assert stored is not None
        assert stored.snapshot == newest

    on(database, script)


def test_tables_are_found_when_something_is_due_there(database: str) -> None:
    async def script(store: Store) -> None:
        later, sooner = (50.0, "later"), (10.0, "sooner")
        for due, table in (later, sooner):
            await store.create(table, b"", b"", due, "playing")
        assert await store.due(9.0, 10, BEGINNING) == []
        assert await store.due(60.0, 10, BEGINNING) == [sooner, later]
        assert await store.due(60.0, 1, BEGINNING) == [sooner]
        assert await store.due(60.0, 1, sooner) == [later]
        await store.change("sooner", b"", 2, None, "playing")
        assert await store.due(60.0, 10, BEGINNING) == [later]

    on(database, script)


def test_a_server_that_was_forgotten_is_told_so(postgres: str) -> None:
    async def run() -> None:
        one, other = open_store(postgres), open_store(postgres)
        heard: list[str | None] = []
        await one.open(heard.append)
        await other.open(lambda table: None)
        try:
            await other.attend({"t": {0, 2}, "u": set()})
            assert (await one.elsewhere("t"), await other.elsewhere("t")) == ({0, 2}, set())
            assert await other.stay(60.0)
            assert await one.stay(0.0)
            assert await one.elsewhere("t") == set()
            assert not await other.stay(60.0)
            assert await other.stay(60.0)
            await other.attend({"t": {1}})
            assert await one.elsewhere("t") == {1}
        finally:
            await other.close()
            assert await one.elsewhere("t") == set()
            await one.close()
        assert set(heard) == {"t", "u"}

    asyncio.run(run())


def test_a_server_that_missed_news_looks_at_everything(postgres: str) -> None:
    async def run() -> None:
        heard: asyncio.Queue[str | None] = asyncio.Queue()
        store = open_store(postgres)
        await store.open(heard.put_nowait)
        killer = await asyncpg.connect(postgres)
        try:
            listeners = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
            await killer.execute(listeners)
            assert await asyncio.wait_for(heard.get(), 30) is None
        finally:
            await killer.close()
            await store.close()

    asyncio.run(run())


def test_moves_that_come_together_are_stored_each_for_itself(database: str) -> None:
    async def script(store: Store) -> None:
        tables = [f"t{number}" for number in range(20)]
        await asyncio.gather(*(store.create(table, b"", b"", None, "playing") for table in tables))
        appended = [store.append(table, FIRST, None, "playing") for table in (*tables, *tables[:5])]
        results = await asyncio.gather(*appended, return_exceptions=True)
        assert sum(isinstance(result, Conflict) for result in results) == 5
        assert results.count(None) == 20
        assert [await store.moves(table, 0) for table in tables] == [[FIRST]] * 20

    on(database, script)


def test_what_is_no_database_is_said_to_be_unavailable(tmp_path: Path) -> None:
    wrong = tmp_path / "club.db"
    wrong.write_bytes(b"this is no database, however long it is" * 100)
    for database in (str(wrong), str(tmp_path / "no" / "folder.db"), "postgresql://copse@127.0.0.1:1/none"):
        with pytest.raises(Unavailable):
            asyncio.run(open_store(database).open(lambda table: None))
