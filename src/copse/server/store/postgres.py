"""The PostgreSQL store, for many players and several servers.

Changes are announced (NOTIFY) after they are committed, so that listeners can read them. Announcements have separate
transactions, because PostgreSQL commits transactions with announcements one at a time. Presence is kept in unlogged
tables, which need not survive a crash.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Final

import asyncpg

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
from copse.server.store.migrations import POSTGRES, VERSION, check_current, check_known

log = logging.getLogger(__name__)

CHANNEL: Final = "copse"
MOST_CONNECTIONS: Final = 10
PATIENCE: Final = 10.0  # seconds for one command
RETRY_SECONDS: Final = 1.0
RECONNECT_SECONDS: Final = 0.2  # all tables wait for this one connection
FOR_EVER: Final = 1e9  # seconds
SCHEMA_LOCK: Final = 7_264_311  # the lock that prevents applying a migration twice
APPEND: Final = f"""
WITH stored AS (
         INSERT INTO moves (table_id, {MOVE})
         SELECT id, $2, $3, $4, $5, $6, $7, $8 FROM tables WHERE id = $1 AND ended IS NULL AND quarantined IS NULL
         RETURNING 1
     ),
     noted AS (
         UPDATE tables SET due = $9, status = $10
         WHERE id = $1 AND (due IS DISTINCT FROM $9 OR status IS DISTINCT FROM $10) AND EXISTS (SELECT FROM stored)
     )
SELECT count(*) FROM stored
"""
ANNOUNCE: Final = "SELECT pg_notify($1, $2 || id) FROM unnest($3::text[]) AS id"
FORGET: Final = """
WITH gone AS (DELETE FROM online WHERE server = ANY($1) RETURNING server, table_id)
SELECT pg_notify($2, server || table_id) FROM gone
"""
BROKEN: Final = (
    OSError, EOFError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError,
    ValueError,  # an invalid address, or a text that cannot be sent
)  # fmt: skip


class PostgresStore(Upkeep):
    shared = True

    def __init__(self, address: str) -> None:
        self._address = address
        self._sign = f"{secrets.token_hex(8)} "  # prefix of the announcements of this server
        self._heard: Callable[[str | None], None] = _nobody
        self._pool: asyncpg.Pool | None = None
        self._post: asyncpg.Connection | None = None  # receives announcements and holds claims
        self._post_lock = asyncio.Lock()
        self._post_lost = asyncio.Event()
        self._unannounced: set[str] = set()  # changed tables to announce
        self._news = asyncio.Event()
        self._errands: list[asyncio.Task[None]] = []

    async def open(self, heard: Callable[[str | None], None]) -> None:
        self._heard = heard
        await self._connect_pool()
        try:
            async with self._connection() as db:
                await migrate(db)
            await self._connect_post()
            await self.stay(FOR_EVER)
        except BROKEN as problem:
            raise Unavailable(f"the database cannot be reached: {type(problem).__name__}") from None
        self._errands = [asyncio.create_task(self._keep_listening()), asyncio.create_task(self._keep_announcing())]

    async def visit(self) -> None:
        await self._connect_pool()
        async with self._connection() as db:
            check_current(await version_of(db))

    async def close(self) -> None:
        for errand in self._errands:
            errand.cancel()
        await asyncio.gather(*self._errands, return_exceptions=True)  # one of them may be connecting
        if self._pool is not None:
            with suppress(Unavailable):  # other servers notice the silence
                async with self._transaction() as db:
                    await db.execute(ANNOUNCE, CHANNEL, self._sign, list(self._unannounced))
                    await self._forget(db, [self._sign])
        if self._post is not None:
            await self._post.close()
        if self._pool is not None:
            await self._pool.close()

    # ---- play

    async def load(self, table: str) -> Stored | None:
        columns = "setup, sheet, version, ended IS NOT NULL, fault"
        async with self._connection() as db:
            row = await db.fetchrow(f"SELECT {columns} FROM tables WHERE id = $1", table)
            kept = await db.fetchrow("SELECT revision, save, used, at FROM snapshots WHERE table_id = $1", table)
        if row is None:
            return None
        snapshot = Snapshot(*kept) if kept else None
        return Stored(row[0], row[1], row[2], snapshot, row[3], row[4])

    async def moves(self, table: str, after: int) -> list[Move]:
        select = f"SELECT {MOVE} FROM moves WHERE table_id = $1 AND revision > $2 ORDER BY revision"
        async with self._connection() as db:
            return [move_of(row) for row in await db.fetch(select, table, after)]

    async def find(self, table: str, request: str) -> Move | None:
        select = f"SELECT {MOVE} FROM moves WHERE table_id = $1 AND request = $2"
        async with self._connection() as db:
            row = await db.fetchrow(select, table, request)
        return move_of(row) if row else None

    async def newest(self, table: str) -> tuple[int, int]:
        select = (
            "SELECT version, (SELECT coalesce(max(revision), 0) FROM moves WHERE table_id = $1) "
            "FROM tables WHERE id = $1 AND ended IS NULL AND quarantined IS NULL"
        )
        async with self._connection() as db:
            row = await db.fetchrow(select, table)
        if row is None:
            raise Gone
        return row[0], row[1]

    async def append(self, table: str, move: Move, due: float | None, status: str, *also: Statement) -> None:
        async with self._transaction() if also else self._connection() as db:
            if not await db.fetchval(APPEND, table, *row_of(move), due, status):
                raise Gone
            await _run(db, also)
        self._announce(table)

    async def change(self, table: str, sheet: bytes, version: int, due: float | None, status: str) -> None:
        update = (
            "UPDATE tables SET sheet = $1, version = $2, due = $3, status = $5, changed = $6 "
            "WHERE id = $4 AND version = $2 - 1 AND ended IS NULL AND quarantined IS NULL"
        )
        async with self._connection() as db:
            if await db.execute(update, sheet, version, due, table, status, time.time()) != "UPDATE 1":
                raise Conflict
        self._announce(table)

    async def keep(self, table: str, snapshot: Snapshot) -> None:
        upsert = (
            "INSERT INTO snapshots (table_id, revision, save, used, at) VALUES ($1, $2, $3, $4, $5) "
            "ON CONFLICT (table_id) DO UPDATE "
            "SET (revision, save, used, at) = (excluded.revision, excluded.save, excluded.used, excluded.at)"
        )
        async with self._connection() as db:
            await db.execute(upsert, table, snapshot.revision, snapshot.save, snapshot.clock, snapshot.at)

    async def due(self, before: float, most: int, beyond: tuple[float, str]) -> list[tuple[float, str]]:
        select = (
            "SELECT due, id FROM tables WHERE due <= $1 AND ended IS NULL AND quarantined IS NULL "
            "AND (due, id) > ($3, $4) ORDER BY due, id LIMIT $2"
        )
        async with self._connection() as db:
            return [(row[0], row[1]) for row in await db.fetch(select, before, most, *beyond)]

    async def together(self, *statements: Statement) -> list[list[Row]]:
        alone = len(statements) == 1  # it is a transaction by itself, and saves two of three round trips
        async with self._connection() if alone else self._transaction() as db:
            return await _run(db, statements)

    # ---- upkeep

    async def _read(self, select: str, *values: Value) -> Sequence[Row]:
        async with self._connection() as db:
            rows: Sequence[Row] = await db.fetch(select, *values)
        return rows

    async def _alter(self, update: str, table: str, *values: Value) -> bool:
        async with self._connection() as db:
            done: bool = await db.execute(update, table, *values) != "UPDATE 0"
        if done:
            self._announce(table)
        return done

    async def delete(self, table: str, untouched_since: float = WHENEVER) -> bool:
        async with self._transaction() as db:
            await db.execute(
                "SELECT FROM tables WHERE id = $1 FOR UPDATE", table
            )  # so that no move is stored in between
            if await db.fetchval(UNTOUCHED, table, untouched_since) is None:
                return False
            for statement in DELETE:
                await db.execute(statement, table)
        self._announce(table)
        return True

    async def try_writing(self) -> None:
        async with self._connection() as db:
            await db.execute("UPDATE pulse SET at = $1", time.time())

    def free_bytes(self) -> int | None:
        return None

    # ---- presence

    async def attend(self, seats: Mapping[str, set[int]]) -> None:
        rows = [(table, self._sign, seat) for table, taken in seats.items() for seat in taken]
        async with self._transaction() as db:
            await db.execute("DELETE FROM online WHERE server = $1 AND table_id = ANY($2)", self._sign, list(seats))
            await db.executemany("INSERT INTO online VALUES ($1, $2, $3)", rows)
        self._announce(*seats)

    async def elsewhere(self, table: str) -> set[int]:
        select = "SELECT DISTINCT seat FROM online WHERE table_id = $1 AND server <> $2"
        async with self._connection() as db:
            return {row[0] for row in await db.fetch(select, table, self._sign)}

    async def stay(self, silence: float) -> bool:
        late = (
            "SELECT id FROM servers WHERE id <> $1 AND seen <= now() - make_interval(secs => $2) FOR UPDATE SKIP LOCKED"
        )
        async with self._transaction() as db:
            known: bool = await db.execute("UPDATE servers SET seen = now() WHERE id = $1", self._sign) == "UPDATE 1"
            if not known:
                await db.execute("INSERT INTO servers VALUES ($1, now())", self._sign)
            if silent := [row[0] for row in await db.fetch(late, self._sign, silence)]:
                await self._forget(db, silent)
        return known

    async def _forget(self, db: asyncpg.Connection, servers: list[str]) -> None:
        """Remove silent servers, and announce that their people have left."""
        await db.execute(FORGET, servers, CHANNEL)
        await db.execute("DELETE FROM servers WHERE id = ANY($1)", servers)

    # ---- announcements

    def _announce(self, *tables: str) -> None:
        self._unannounced.update(tables)
        self._news.set()

    async def _keep_announcing(self) -> None:
        """Announce changes. Changes during an announcement go into the next one."""
        while True:
            await self._news.wait()
            self._news.clear()
            tables, self._unannounced = self._unannounced, set()
            try:
                async with self._connection() as db:
                    await db.execute(ANNOUNCE, CHANNEL, self._sign, list(tables))
            except Unavailable as problem:
                log.warning("cannot announce changes to other servers: %s", problem)
                await asyncio.sleep(RETRY_SECONDS)
                self._announce(*tables)

    # ---- claims: locks of the database, which end with the connection of their server

    async def claim(self, table: str) -> bool:
        return await self._ask_post("SELECT pg_try_advisory_lock($1)", table)

    async def release(self, table: str) -> None:
        with suppress(Unavailable):  # the claim ended with the connection
            await self._ask_post("SELECT pg_advisory_unlock($1)", table)

    async def _ask_post(self, question: str, table: str) -> bool:
        async with self._post_lock:
            assert self._post is not None
            try:
                return await self._post.fetchval(question, _number(table)) is True
            except BROKEN as problem:
                self._post.terminate()  # the locks of a failed connection are unknown
                raise Unavailable(f"nothing can be claimed: {type(problem).__name__}") from None

    # ---- connections

    async def _connect_pool(self) -> None:
        try:
            self._pool = await asyncpg.create_pool(
                self._address,
                min_size=1,
                max_size=MOST_CONNECTIONS,
                command_timeout=PATIENCE,
                reset=_nothing_to_reset,
            )
        except BROKEN as problem:
            raise Unavailable(f"the database cannot be reached: {type(problem).__name__}") from None

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[asyncpg.Connection]:
        async with self._connection() as connection, connection.transaction():
            yield connection

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[asyncpg.Connection]:
        assert self._pool is not None
        try:
            async with self._pool.acquire(timeout=PATIENCE) as connection:
                yield connection
        except asyncpg.UniqueViolationError:
            raise Conflict from None
        except asyncpg.ForeignKeyViolationError:
            raise Gone from None
        except BROKEN as problem:
            raise Unavailable(f"the database cannot be used: {type(problem).__name__}") from None

    async def _connect_post(self) -> None:
        self._post_lost.clear()
        post = await asyncpg.connect(self._address, timeout=PATIENCE, command_timeout=PATIENCE)
        post.add_termination_listener(lambda connection: self._post_lost.set())
        try:
            await post.add_listener(CHANNEL, lambda connection, process, channel, news: self._hear(news))
        except BaseException:
            post.terminate()
            raise
        self._post = post

    def _hear(self, news: str) -> None:
        if not news.startswith(self._sign):
            self._heard(news.partition(" ")[2])

    async def _keep_listening(self) -> None:
        """Reconnect as soon as the listening connection is lost. After that, treat everything as changed."""
        while True:
            await self._post_lost.wait()
            log.warning("lost the connection that listens for changes")
            while not await self._connected_again():
                await asyncio.sleep(RECONNECT_SECONDS)
            self._heard(None)

    async def _connected_again(self) -> bool:
        try:
            async with self._post_lock:
                await self._connect_post()
        except BROKEN:
            return False
        return True


async def version_of(db: asyncpg.Connection) -> int:
    """Return the version of the schema: 0 for an empty database, 1 for one from before versions were stored."""
    if await db.fetchval("SELECT to_regclass('schema_version') IS NOT NULL"):
        return int(await db.fetchval("SELECT version FROM schema_version"))
    return 1 if await db.fetchval("SELECT to_regclass('tables') IS NOT NULL") else 0


async def migrate(db: asyncpg.Connection) -> None:
    """Apply the missing migrations. If several servers start together, one applies them and the others wait."""
    check_known(await version_of(db))
    await db.execute("SELECT pg_advisory_lock($1)", SCHEMA_LOCK, timeout=FOR_EVER)
    try:
        for version in range(await version_of(db), VERSION):
            async with db.transaction():
                await take_steps(db, version, version + 1)
    finally:
        if not db.is_closed():
            await db.execute("SELECT pg_advisory_unlock($1)", SCHEMA_LOCK)


async def take_steps(db: asyncpg.Connection, version: int, upto: int) -> None:
    """Apply migrations from one version to another, in the current transaction."""
    for step in POSTGRES[version:upto]:
        for statement in step:
            await db.execute(statement, timeout=FOR_EVER)
    await db.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
    await db.execute("DELETE FROM schema_version")
    await db.execute("INSERT INTO schema_version VALUES ($1)", upto)


async def _run(db: asyncpg.Connection, statements: Sequence[Statement]) -> list[list[Row]]:
    found: list[list[Row]] = []
    for sql, values, must in statements:
        rows = await db.fetch(sql, *values)
        if must and not rows:
            raise Missed
        found.append([tuple(row) for row in rows])
    return found


async def _nothing_to_reset(connection: asyncpg.Connection) -> None:
    """Skip resetting pooled connections: they have no session state, so returning one costs nothing."""


def _nobody(table: str | None) -> None:
    return


def _number(table: str) -> int:
    """Return a table's id as the number of an advisory lock."""
    return int.from_bytes(hashlib.blake2b(table.encode(), digest_size=8).digest(), "big", signed=True)
