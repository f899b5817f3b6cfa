"""The SQLite store: one file in WAL mode, flushed to the disk before anything is acknowledged.

All calls run in one thread, so that a slow disk never stops the server. Calls that arrive during a flush share the
next one. A file has one server, which holds a lock beside it. Operators may use the file at the same time; the
server notices their changes within a second."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, TypeVar

from copse.server.store.admin import DELETE, UNTOUCHED, Upkeep
from copse.server.store.base import (
    MOVE,
    WHENEVER,
    Conflict,
    Gone,
    Missed,
    Move,
    Row,
    Snapshot,
    Statement,
    Stored,
    Unavailable,
    Value,
    move_of,
    row_of,
)
from copse.server.store.migrations import SQLITE, VERSION, check_current, check_known

T = TypeVar("T")

SYNCHRONOUS: Final = "FULL"  # the pragma that flushes every transaction
PATIENCE: Final = 10.0  # seconds to wait for other writers
WATCH_SECONDS: Final = 1.0
BALLAST: Final = 8192  # bytes; more than fits on a half-full page
LOCK_SUFFIX: Final = ".lock"


class Job:
    """A call to the database, and who waits for it. Errors of the call itself occur in its first statement, so a
    failed call leaves nothing in a transaction shared with others."""

    def __init__(self, work: Callable[[sqlite3.Connection], None]) -> None:
        self.done: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self._work: Final = work
        self._problem: Exception | None = None

    def attempt(self, db: sqlite3.Connection) -> None:
        try:
            self._work(db)
        except sqlite3.IntegrityError:
            self._problem = Conflict()
        except (sqlite3.Error, sqlite3.Warning, MemoryError):
            raise  # the transaction is lost with all its jobs
        except (OverflowError, UnicodeError) as problem:  # a value that the database cannot store
            self._problem = Unavailable(f"the database cannot be used: {type(problem).__name__}")
        except Exception as problem:
            self._problem = problem

    def report(self, lost: Unavailable | None) -> None:
        problem = lost or self._problem
        if self.done.done():
            return  # nobody is waiting any more
        if problem is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(problem)


class SqliteStore(Upkeep):
    shared = False

    def __init__(self, file: Path) -> None:
        self._file = file
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite")
        self._connection: sqlite3.Connection | None = None
        self._lock: sqlite3.Connection | None = None
        self._serving = True
        self._heard: Callable[[str | None], None] = _nobody
        self._outside = 0  # counts writes of others
        self._waiting: list[Job] = []
        self._clerk: asyncio.Task[None] | None = None
        self._watch: asyncio.Task[None] | None = None

    async def open(self, heard: Callable[[str | None], None]) -> None:
        await self._do(lambda db: None)
        self._heard = heard
        self._watch = asyncio.create_task(self._keep_watching())

    async def visit(self) -> None:
        self._serving = False
        await self._do(lambda db: None)

    async def close(self) -> None:
        if self._watch is not None:
            self._watch.cancel()

        def close() -> None:
            for connection in (self._connection, self._lock):
                if connection is not None:
                    connection.close()
            self._connection = self._lock = None

        await asyncio.get_running_loop().run_in_executor(self._thread, close)
        self._thread.shutdown()

    # ---- play

    async def load(self, table: str) -> Stored | None:
        columns = "setup, sheet, version, ended IS NOT NULL, fault"

        def load(db: sqlite3.Connection) -> Stored | None:
            row = db.execute(f"SELECT {columns} FROM tables WHERE id = ?", (table,)).fetchone()
            if row is None:
                return None
            kept = db.execute("SELECT revision, save, used, at FROM snapshots WHERE table_id = ?", (table,)).fetchone()
            snapshot = Snapshot(*kept) if kept else None
            return Stored(row[0], row[1], row[2], snapshot, bool(row[3]), row[4])

        return await self._do(load)

    async def moves(self, table: str, after: int) -> list[Move]:
        columns = f"SELECT {MOVE} FROM moves"
        where = "WHERE table_id = ? AND revision > ? ORDER BY revision"
        return await self._do(lambda db: [move_of(row) for row in db.execute(f"{columns} {where}", (table, after))])

    async def find(self, table: str, request: str) -> Move | None:
        columns = f"SELECT {MOVE} FROM moves"
        where = "WHERE table_id = ? AND request = ?"

        def find(db: sqlite3.Connection) -> Move | None:
            row = db.execute(f"{columns} {where}", (table, request)).fetchone()
            return move_of(row) if row else None

        return await self._do(find)

    async def newest(self, table: str) -> tuple[int, int]:
        where = "WHERE id = ? AND ended IS NULL AND quarantined IS NULL"

        def newest(db: sqlite3.Connection) -> tuple[int, int]:
            version = db.execute(f"SELECT version FROM tables {where}", (table,)).fetchone()
            if version is None:
                raise Gone
            revision = db.execute("SELECT max(revision) FROM moves WHERE table_id = ?", (table,)).fetchone()
            return version[0], revision[0] or 0

        return await self._do(newest)

    async def append(self, table: str, move: Move, due: float | None, status: str, *also: Statement) -> None:
        insert = (
            f"INSERT INTO moves (table_id, {MOVE}) SELECT id, ?, ?, ?, ?, ?, ?, ? "
            "FROM tables WHERE id = ? AND ended IS NULL AND quarantined IS NULL"
        )
        update = "UPDATE tables SET due = ?, status = ? WHERE id = ? AND (due IS NOT ? OR status IS NOT ?)"

        def append(db: sqlite3.Connection) -> None:
            with _all_or_nothing(db):
                if db.execute(insert, (*row_of(move), table)).rowcount == 0:
                    raise Gone
                db.execute(update, (due, status, table, due, status))
                _run(db, also)

        await self._do(append)

    async def change(self, table: str, sheet: bytes, version: int, due: float | None, status: str) -> None:
        update = (
            "UPDATE tables SET sheet = ?, version = ?, due = ?, status = ?, changed = ? "
            "WHERE id = ? AND version = ? AND ended IS NULL AND quarantined IS NULL"
        )

        def change(db: sqlite3.Connection) -> None:
            if db.execute(update, (sheet, version, due, status, time.time(), table, version - 1)).rowcount == 0:
                raise Conflict

        await self._do(change)

    async def keep(self, table: str, snapshot: Snapshot) -> None:
        insert = (
            "INSERT OR REPLACE INTO snapshots (table_id, revision, save, used, at) SELECT id, ?, ?, ?, ? "
            "FROM tables WHERE id = ?"
        )
        row = (snapshot.revision, snapshot.save, snapshot.clock, snapshot.at, table)
        await self._do(lambda db: db.execute(insert, row))

    async def due(self, before: float, most: int, beyond: tuple[float, str]) -> list[tuple[float, str]]:
        select = (
            "SELECT due, id FROM tables WHERE due <= ? AND ended IS NULL AND quarantined IS NULL "
            "AND (due, id) > (?, ?) ORDER BY due, id LIMIT ?"
        )
        return await self._do(lambda db: list(db.execute(select, (before, *beyond, most))))

    async def together(self, *statements: Statement) -> list[list[Row]]:
        def together(db: sqlite3.Connection) -> list[list[Row]]:
            with _all_or_nothing(db):
                return _run(db, statements)

        return await self._do(together)

    # ---- several servers: there are none

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

    # ---- upkeep

    async def _read(self, select: str, *values: Value) -> Sequence[Row]:
        return await self._do(lambda db: db.execute(select, _numbered(values)).fetchall())

    async def _alter(self, update: str, table: str, *values: Value) -> bool:
        return await self._do(lambda db: db.execute(update, _numbered((table, *values))).rowcount > 0)

    async def delete(self, table: str, untouched_since: float = WHENEVER) -> bool:
        def delete(db: sqlite3.Connection) -> bool:
            if db.execute(UNTOUCHED, _numbered((table, untouched_since))).fetchone() is None:
                return False
            for statement in DELETE:
                db.execute(statement, _numbered((table,)))
            return True

        return await self._do(delete)

    async def try_writing(self) -> None:
        def write(db: sqlite3.Connection) -> None:
            db.execute("INSERT INTO pulse (ballast) VALUES (zeroblob(?))", (BALLAST,))
            db.execute("DELETE FROM pulse")

        await self._do(write)

    def free_bytes(self) -> int | None:
        try:
            return shutil.disk_usage(self._file.parent).free
        except OSError:
            return None

    # ---- the thread

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run something in the thread of the connection. When it returns, the result is on the disk."""
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
            before = self._outside
            lost = await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, batch)
            for job in batch:
                job.report(lost)
            if self._outside != before:
                self._heard(None)

    def _transact(self, batch: list[Job]) -> Unavailable | None:
        """Run several calls in one transaction with one flush, or none of them."""
        try:
            connection = self._connect()
            (self._outside,) = connection.execute("PRAGMA data_version").fetchone()
            with connection:
                for job in batch:
                    job.attempt(connection)
        except Unavailable as problem:
            return problem
        except Exception as problem:
            return Unavailable(f"the database cannot be used: {problem}")
        return None

    async def _keep_watching(self) -> None:
        """Query the database regularly, because every query reveals whether someone else has written."""
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            with suppress(Unavailable):
                await self._do(lambda db: None)

    # ---- the file

    def _connect(self) -> sqlite3.Connection:
        if self._connection is None:
            if self._serving:
                self._lock = self._lock or held_alone(self._file)
            connection = connected(self._file, "rwc" if self._serving else "rw")
            try:
                connection.execute(f"PRAGMA synchronous = {SYNCHRONOUS}")
                if self._serving:
                    migrate(connection)
                else:
                    check_current(version_of(connection))
                connection.execute("PRAGMA journal_mode = WAL")
                (self._outside,) = connection.execute("PRAGMA data_version").fetchone()
            except BaseException:
                connection.close()
                raise
            self._connection = connection
        return self._connection


def connected(file: Path, mode: str) -> sqlite3.Connection:
    """Return a connection to a file. With the mode `rwc` the file is created, readable by its owner only, because it
    contains all cards."""
    if mode == "rwc":
        file.touch(0o600)
    elif not file.is_file():
        raise Unavailable(f"there is no database {file}; set COPSE_DATABASE to the right one")
    connection = sqlite3.connect(f"{file.absolute().as_uri()}?mode={mode}", timeout=PATIENCE, uri=True)
    connection.text_factory = _text
    return connection


def held_alone(file: Path) -> sqlite3.Connection:
    """Return the lock of the server: an exclusive transaction in an empty database beside the file. The system
    releases it when the process ends in any way. Readers of the file and child processes do not hold it."""
    lock = sqlite3.connect(file.with_name(file.name + LOCK_SUFFIX), timeout=0)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as problem:
        lock.close()
        if problem.sqlite_errorname != "SQLITE_BUSY":
            raise
        raise Unavailable(
            f"another server uses {file}, and a file allows only one; stop that server, or name another database "
            "in COPSE_DATABASE"
        ) from None
    return lock


def version_of(connection: sqlite3.Connection) -> int:
    """Return the version of the schema: 0 for an empty database, 1 for one from before versions were stored."""
    (marked,) = connection.execute("PRAGMA user_version").fetchone()
    made = connection.execute("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'tables'").fetchone()
    return int(marked) or (1 if made else 0)


def migrate(connection: sqlite3.Connection) -> None:
    """Apply the missing migrations. Servers that start at the same time wait and then find them applied."""
    check_known(version_of(connection))
    while (version := version_of(connection)) < VERSION:
        connection.execute("BEGIN IMMEDIATE")
        with connection:
            if version_of(connection) == version:
                take_steps(connection, version, version + 1)


def take_steps(connection: sqlite3.Connection, version: int, upto: int) -> None:
    """Apply migrations from one version to another, in the current transaction."""
    for step in SQLITE[version:upto]:
        for statement in step:
            connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {upto}")


@contextmanager
def _all_or_nothing(db: sqlite3.Connection) -> Iterator[None]:
    """Run statements so that all of them count or none, within a transaction that other calls share."""
    db.execute("SAVEPOINT together")
    try:
        yield
    except BaseException:
        db.execute("ROLLBACK TO together")
        raise
    finally:
        db.execute("RELEASE together")


def _run(db: sqlite3.Connection, statements: Sequence[Statement]) -> list[list[Row]]:
    found = []
    for sql, values, must in statements:
        rows = db.execute(sql, _numbered(values)).fetchall()
        if must and not rows:
            raise Missed
        found.append(rows)
    return found


def _numbered(values: Sequence[Value]) -> dict[str, Value]:
    return {str(number): value for number, value in enumerate(values, 1)}


def _text(stored: bytes) -> str:
    """Decode a text. A damaged one is an error of one table, for those who read it, and not of the database."""
    return stored.decode(errors="backslashreplace")


def _nobody(table: str | None) -> None:
    return
