"""SQLite: one file, written ahead (WAL) and flushed to the disk before anything is acknowledged. All calls go through
one thread, so that a slow disk never stops the server; what comes in while it flushes is flushed together, next."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from copse.server.store.base import Conflict, Move, Snapshot, Stored, Unavailable

T = TypeVar("T")

SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, setup BLOB NOT NULL, sheet BLOB NOT NULL, version INTEGER NOT NULL, due REAL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE TABLE IF NOT EXISTS moves (
    table_id TEXT NOT NULL REFERENCES tables, revision INTEGER NOT NULL, request TEXT NOT NULL, seat INTEGER NOT NULL,
    action TEXT NOT NULL, chance INTEGER NOT NULL, at REAL NOT NULL,
    PRIMARY KEY (table_id, revision), UNIQUE (table_id, request)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS snapshots (
    table_id TEXT PRIMARY KEY REFERENCES tables, revision INTEGER NOT NULL, save BLOB NOT NULL, used TEXT NOT NULL,
    at REAL NOT NULL
) WITHOUT ROWID;
"""


class Job:
    """Something to do in the database, and whoever waits for it. A conflict is met by the first statement of a job, so
    it leaves nothing behind that would be stored with the jobs of others."""

    def __init__(self, work: Callable[[sqlite3.Connection], None]) -> None:
        self.done: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self._work: Final = work
        self._problem: Exception | None = None

    def attempt(self, db: sqlite3.Connection) -> None:
        try:
            self._work(db)
        except sqlite3.IntegrityError:
            self._problem = Conflict()
        except sqlite3.Error:
            raise  # the transaction is lost, and every job in it
        except Exception as problem:
            self._problem = problem

    def report(self, lost: Unavailable | None) -> None:
        problem = lost or self._problem
        if self.done.done():
            return  # nobody waits any more
        if problem is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(problem)


class SqliteStore:
    shared = False

    def __init__(self, file: Path) -> None:
        self._file = file
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite")
        self._connection: sqlite3.Connection | None = None
        self._waiting: list[Job] = []
        self._clerk: asyncio.Task[None] | None = None

    async def open(self, heard: Callable[[str | None], None]) -> None:
        await self._do(lambda connection: None)

    async def close(self) -> None:
        def close() -> None:
            if self._connection is not None:
                self._connection.close()
                self._connection = None

        await asyncio.get_running_loop().run_in_executor(self._thread, close)
        self._thread.shutdown()

    async def create(self, table: str, setup: bytes, sheet: bytes, due: float | None) -> None:
        await self._do(lambda db: db.execute("INSERT INTO tables VALUES (?, ?, ?, 1, ?)", (table, setup, sheet, due)))

    async def load(self, table: str) -> Stored | None:
        def load(db: sqlite3.Connection) -> Stored | None:
            row = db.execute("SELECT setup, sheet, version FROM tables WHERE id = ?", (table,)).fetchone()
            if row is None:
                return None
            kept = db.execute("SELECT revision, save, used, at FROM snapshots WHERE table_id = ?", (table,)).fetchone()
            snapshot = Snapshot(kept[0], kept[1], msgspec.json.decode(kept[2]), kept[3]) if kept else None
            return Stored(row[0], row[1], row[2], snapshot)

        return await self._do(load)

    async def moves(self, table: str, after: int) -> list[Move]:
        columns = "SELECT revision, request, seat, action, chance, at FROM moves"
        where = "WHERE table_id = ? AND revision > ? ORDER BY revision"
        return await self._do(lambda db: [Move(*row) for row in db.execute(f"{columns} {where}", (table, after))])

    async def find(self, table: str, request: str) -> Move | None:
        columns = "SELECT revision, request, seat, action, chance, at FROM moves"
        where = "WHERE table_id = ? AND request = ?"

        def find(db: sqlite3.Connection) -> Move | None:
            row = db.execute(f"{columns} {where}", (table, request)).fetchone()
            return Move(*row) if row else None

        return await self._do(find)

    async def newest(self, table: str) -> tuple[int, int]:
        def newest(db: sqlite3.Connection) -> tuple[int, int]:
            version = db.execute("SELECT version FROM tables WHERE id = ?", (table,)).fetchone()
            revision = db.execute("SELECT max(revision) FROM moves WHERE table_id = ?", (table,)).fetchone()
            return version[0], revision[0] or 0

        return await self._do(newest)

    async def append(self, table: str, move: Move, due: float | None) -> None:
        def append(db: sqlite3.Connection) -> None:
            row = (table, move.revision, move.request, move.seat, move.action, move.chance, move.at)
            db.execute("INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?, ?)", row)
            db.execute("UPDATE tables SET due = ? WHERE id = ? AND due IS NOT ?", (due, table, due))

        await self._do(append)

    async def change(self, table: str, sheet: bytes, version: int, due: float | None) -> None:
        def change(db: sqlite3.Connection) -> None:
            update = "UPDATE tables SET sheet = ?, version = ?, due = ? WHERE id = ? AND version = ?"
            if db.execute(update, (sheet, version, due, table, version - 1)).rowcount == 0:
                raise Conflict

        await self._do(change)

    async def keep(self, table: str, snapshot: Snapshot) -> None:
        row = (table, snapshot.revision, snapshot.save, msgspec.json.encode(snapshot.used).decode(), snapshot.at)
        await self._do(lambda db: db.execute("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?, ?)", row))

    async def attend(self, seats: Mapping[str, set[int]]) -> None:
        return

    async def elsewhere(self, table: str) -> set[int]:
        return set()

    async def stay(self, silence: float) -> bool:
        return True

    async def claim(self, table: str) -> bool:
        return True

    async def release(self, table: str) -> None:
        return

    async def due(self, before: float, most: int) -> list[str]:
        select = "SELECT id FROM tables WHERE due <= ? ORDER BY due LIMIT ?"
        return await self._do(lambda db: [row[0] for row in db.execute(select, (before, most))])

    # ---- the thread

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do something on the thread that owns the connection; when this returns, it is on the disk."""
        results: list[T] = []
        job = Job(lambda db: results.append(work(db)))
        self._waiting.append(job)
        if self._clerk is None or self._clerk.done():
            self._clerk = asyncio.create_task(self._work_off())
        await job.done
        return results[0]

    async def _work_off(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            lost = await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, batch)
            for job in batch:
                job.report(lost)

    def _transact(self, batch: list[Job]) -> Unavailable | None:
        """Do all of it in one transaction, which is flushed once, or nothing of it."""
        try:
            connection = self._connect()
            with connection:
                for job in batch:
                    job.attempt(connection)
        except sqlite3.Error as problem:
            return Unavailable(f"the database cannot be used: {problem}")
        return None

    def _connect(self) -> sqlite3.Connection:
        if self._connection is None:
            connection = sqlite3.connect(self._file, timeout=10)
            connection.executescript(f"PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; {SCHEMA}")
            self._connection = connection
        return self._connection
