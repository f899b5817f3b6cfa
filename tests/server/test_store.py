"""What every store promises, on both databases."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import asyncpg
import pytest

from copse.server.store import (
    BEGINNING,
    Conflict,
    Gone,
    Move,
    Snapshot,
    Statement,
    Store,
    Unavailable,
    open_store,
    sqlite,
)
from copse.server.store.postgres import PostgresStore
from copse.server.store.sqlite import SYNCHRONOUS, SqliteStore

PATIENCE = 120.0  # seconds until a message counts as lost, on a busy machine too
FIRST = Move(1, "0:a", 0, "pick 1", 12.5, (("die", 2), ("card", 31)))
SECOND = Move(2, "1:b", 1, "", 13.5, None, 2**32 - 1)


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
        for other in (Move(1, "0:z", 0, "pick 2", 1.0, ()), Move(2, "0:a", 0, "pick 1", 1.0, ())):
            with pytest.raises(Conflict):
                await store.append("t", other, 5.0, "playing")
        assert await store.moves("t", 0) == [FIRST]
        assert await store.due(100.0, 10, BEGINNING) == []

    on(database, script)


def test_what_follows_from_a_move_is_stored_with_it_or_neither_is(database: str) -> None:
    count = Statement("INSERT INTO result_counter (one, last, rated) VALUES (1, 1, 0)")

    async def script(store: Store) -> None:
        await store.append("t", FIRST, None, "playing", count)
        with pytest.raises(Conflict):
            await store.append("t", SECOND, None, "over", count)
        assert await store.moves("t", 0) == [FIRST]
        with pytest.raises(Conflict):
            await store.append("t", FIRST, None, "over", Statement("UPDATE result_counter SET last = 7"))
        assert await store.together(Statement("SELECT last FROM result_counter")) == [[(1,)]]

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
        newest = Snapshot(7, b"later", "[2.5, 0.0]", 99.0)
        await store.keep("t", Snapshot(3, b"early", "[1.0, 0.0]", 98.0))
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
            assert await asyncio.wait_for(heard.get(), PATIENCE) is None
        finally:
            await killer.close()
            await store.close()

    asyncio.run(run())


def test_a_server_that_ends_while_it_connects_again_leaves_no_connection(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        connecting: asyncio.Queue[asyncpg.Connection] = asyncio.Queue()

        async def never_listen(connection: asyncpg.Connection, *words: object) -> None:
            connecting.put_nowait(connection)
            await asyncio.Event().wait()

        store = open_store(postgres)
        await store.open(lambda table: None)
        assert isinstance(store, PostgresStore)
        assert store._post is not None
        monkeypatch.setattr(asyncpg.Connection, "add_listener", never_listen)
        store._post.terminate()
        connection = await asyncio.wait_for(connecting.get(), PATIENCE)
        await store.close()
        assert connection.is_closed()

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


# ---- what a database cannot do


def strange(text: str) -> Move:
    return Move(1, text, 0, "pick 1", 1.0, ())


@pytest.mark.parametrize(
    "move",
    [strange("lone \ud800 half"), Move(1, "a", 0, "\udfff", 1.0, ()), Move(1, "a", 2**70, "pick 1", 1.0, ())],
    ids=["request", "action", "seat"],
)
def test_what_the_database_cannot_hold_is_unavailable_and_spoils_nothing_else(database: str, move: Move) -> None:
    async def script(store: Store) -> None:
        await store.create("u", b"", b"", None, "playing")
        together = store.append("t", move, None, "playing"), store.append("u", FIRST, None, "playing")
        spoiled, stored = await asyncio.gather(*together, return_exceptions=True)
        assert isinstance(spoiled, Unavailable)
        assert stored is None
        assert await store.moves("t", 0) == []
        assert await store.moves("u", 0) == [FIRST]

    on(database, script)


@pytest.mark.parametrize("table", ["a\0b", "lone \ud800 half"], ids=["nul", "surrogate"])
def test_an_id_that_the_database_cannot_hold_is_unavailable_or_unknown(database: str, table: str) -> None:
    async def script(store: Store) -> None:
        calls: list[Callable[[], Awaitable[object]]] = [
            lambda: store.load(table), lambda: store.moves(table, 0), lambda: store.find(table, "a"),
            lambda: store.newest(table), lambda: store.append(table, FIRST, None, "playing"),
            lambda: store.change(table, b"", 2, None, "playing"), lambda: store.elsewhere(table),
            lambda: store.entry(table), lambda: store.end(table, 1.0), lambda: store.delete(table),
        ]  # fmt: skip
        for call in calls:
            with suppress(Unavailable, Gone, Conflict):
                assert not await call()

    on(database, script)


def test_whatever_the_driver_of_sqlite_raises_is_unavailable(tmp_path: Path) -> None:
    problems = [
        sqlite3.OperationalError("disk I/O error"), sqlite3.DatabaseError("malformed"), sqlite3.InterfaceError(),
        sqlite3.ProgrammingError(), sqlite3.NotSupportedError(), sqlite3.Warning(), OverflowError(), MemoryError(),
    ]  # fmt: skip

    async def script(store: Store) -> None:
        assert isinstance(store, SqliteStore)

        def fail(db: sqlite3.Connection) -> None:
            raise problems[-1]

        while problems:
            with pytest.raises(Unavailable):
                await store._do(fail)
            problems.pop()
        await store.append("t", FIRST, None, "playing")

    on(str(tmp_path / "club.db"), script)


def test_whatever_the_driver_of_postgresql_raises_is_unavailable(postgres: str) -> None:
    problems = [
        asyncpg.DataError(), asyncpg.CharacterNotInRepertoireError(), asyncpg.ConnectionDoesNotExistError(),
        asyncpg.TooManyConnectionsError(), asyncpg.DiskFullError(), asyncpg.ReadOnlySQLTransactionError(),
        asyncpg.InterfaceError(""), asyncpg.InternalClientError(), EOFError(), ConnectionResetError(), TimeoutError(),
        UnicodeEncodeError("utf-8", "\ud800", 0, 1, "surrogate"),
    ]  # fmt: skip

    async def script(store: Store) -> None:
        assert isinstance(store, PostgresStore)
        for problem in problems:
            with pytest.raises(Unavailable):
                async with store._transaction():
                    raise problem
        await store.append("t", FIRST, None, "playing")

    on(postgres, script)


def test_play_at_a_table_that_is_gone_is_refused_and_leaves_nothing(database: str) -> None:
    async def script(store: Store) -> None:
        for table in ("ended", "quarantined", "deleted"):
            await store.create(table, b"", b"", 5.0, "playing")
        assert await store.end("ended", 1.0)
        assert await store.quarantine("quarantined", "somewhere", 1.0)
        assert await store.delete("deleted")
        assert await store.due(10.0, 10, BEGINNING) == []
        for table in ("ended", "quarantined", "deleted"):
            with pytest.raises(Gone):
                await store.newest(table)
            with pytest.raises(Gone):
                await store.append(table, FIRST, 5.0, "playing")
            with pytest.raises(Conflict):
                await store.change(table, b"new", 2, 5.0, "playing")
            assert await store.moves(table, 0) == []
        with suppress(Gone):
            await store.keep("deleted", Snapshot(1, b"", "[]", 1.0))
        await store.create("deleted", b"", b"", None, "playing")
        stored = await store.load("deleted")
        assert stored is not None
        assert stored.snapshot is None
        assert await store.readmit("ended")
        await store.append("ended", FIRST, 5.0, "over")
        entry = await store.entry("ended")
        assert entry is not None
        assert (entry.status, entry.revision, entry.moved, entry.ended) == ("over", 1, 12.5, None)
        assert await store.due(10.0, 10, BEGINNING) == [(5.0, "ended")]

    on(database, script)


# ---- one server on a file


def test_a_file_serves_one_server_only_and_is_free_when_that_is_gone(tmp_path: Path) -> None:
    file = str(tmp_path / "club.db")

    async def run() -> None:
        one, other, visitor = open_store(file), open_store(file), open_store(file)
        await one.open(lambda table: None)
        with pytest.raises(Unavailable, match=r"another server uses .*club.db, and a file allows only one"):
            await other.open(lambda table: None)
        await one.create("t", b"", b"", None, "playing")
        await visitor.visit()
        assert [entry.id for entry in await visitor.entries("", 10)] == ["t"]
        await visitor.close()
        await one.close()
        await other.open(lambda table: None)
        await other.close()

    asyncio.run(run())


def test_every_transaction_is_flushed_to_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "SYNCHRONOUS", SYNCHRONOUS)  # other tests do without

    async def script(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        assert await store._do(lambda db: db.execute("PRAGMA synchronous").fetchone()) == (2,)  # FULL
        assert await store._do(lambda db: db.execute("PRAGMA journal_mode").fetchone()) == ("wal",)

    on(str(tmp_path / "club.db"), script)


def test_only_its_owner_may_read_a_database(tmp_path: Path) -> None:
    """It has every card in it, and so has what is written ahead."""

    async def script(store: Store) -> None:
        for name in ("club.db", "club.db-wal", "club.db-shm"):
            assert stat.S_IMODE((tmp_path / name).stat().st_mode) == 0o600

    on(str(tmp_path / "club.db"), script)


def test_a_server_notices_what_others_write_to_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "WATCH_SECONDS", 0.05)

    async def run() -> None:
        file, heard = str(tmp_path / "club.db"), asyncio.Queue[str | None]()
        server, visitor = open_store(file), open_store(file)
        await server.open(heard.put_nowait)
        await server.create("t", b"", b"", None, "playing")
        await visitor.visit()
        assert await visitor.end("t", 1.0)
        assert await asyncio.wait_for(heard.get(), PATIENCE) is None
        assert heard.empty()
        await visitor.close()
        await server.close()

    asyncio.run(run())


def test_who_looks_after_tables_makes_no_database(tmp_path: Path) -> None:
    async def run() -> None:
        store = open_store(str(tmp_path / "none.db"))
        try:
            await store.visit()
        finally:
            await store.close()

    with pytest.raises(Unavailable, match=r"there is no database .*none.db"):
        asyncio.run(run())
    assert list(tmp_path.iterdir()) == []


def test_what_is_no_database_is_said_to_be_unavailable(tmp_path: Path) -> None:
    wrong = tmp_path / "club.db"
    wrong.write_bytes(b"this is no database, however long it is" * 100)
    for database in (str(wrong), str(tmp_path / "no" / "folder.db"), "postgresql://copse@127.0.0.1:1/none"):
        with pytest.raises(Unavailable):
            asyncio.run(open_store(database).open(lambda table: None))
