"""PostgreSQL: for many players, and for several servers at once. A change is announced (NOTIFY) as soon as it is
stored, so whoever hears of it can read it; not in the same transaction, because PostgreSQL lets those that announce
something reach the disk one at a time only. Who is online is kept in tables that need not outlive a crash."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Final

import asyncpg
import msgspec

from copse.server.store.base import Conflict, Move, Snapshot, Stored, Unavailable

log = logging.getLogger(__name__)

CHANNEL: Final = "copse"
MOST_CONNECTIONS: Final = 10
PATIENCE: Final = 10.0  # seconds for one command
RETRY_SECONDS: Final = 1.0
FOR_EVER: Final = 1e9  # seconds
SCHEMA_LOCK: Final = 7_264_311  # so that servers that start together do not make the tables twice
SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, setup BYTEA NOT NULL, sheet BYTEA NOT NULL, version INTEGER NOT NULL, due DOUBLE PRECISION
);
CREATE INDEX IF NOT EXISTS tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE TABLE IF NOT EXISTS moves (
    table_id TEXT NOT NULL REFERENCES tables, revision INTEGER NOT NULL, request TEXT NOT NULL, seat INTEGER NOT NULL,
    action TEXT NOT NULL, chance BIGINT NOT NULL, at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, revision), UNIQUE (table_id, request)
);
CREATE TABLE IF NOT EXISTS snapshots (
    table_id TEXT PRIMARY KEY REFERENCES tables, revision INTEGER NOT NULL, save BYTEA NOT NULL, used TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL
);
CREATE UNLOGGED TABLE IF NOT EXISTS servers (id TEXT PRIMARY KEY, seen TIMESTAMPTZ NOT NULL);
CREATE UNLOGGED TABLE IF NOT EXISTS online (
    table_id TEXT NOT NULL, server TEXT NOT NULL REFERENCES servers, seat INTEGER NOT NULL,
    PRIMARY KEY (table_id, server, seat)
);
CREATE INDEX IF NOT EXISTS online_server ON online (server);
"""
APPEND: Final = """
WITH stored AS (INSERT INTO moves VALUES ($1, $2, $3, $4, $5, $6, $7)),
     noted AS (UPDATE tables SET due = $8 WHERE id = $1 AND due IS DISTINCT FROM $8)
SELECT
"""
ANNOUNCE: Final = "SELECT pg_notify($1, $2 || id) FROM unnest($3::text[]) AS id"
FORGET: Final = """
WITH gone AS (DELETE FROM online WHERE server = ANY($1) RETURNING server, table_id)
SELECT pg_notify($2, server || table_id) FROM gone
"""
BROKEN: Final = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)


class PostgresStore:
    shared = True

    def __init__(self, address: str) -> None:
        self._address = address
        self._sign = f"{secrets.token_hex(8)} "  # stands before what this server announces
        self._heard: Callable[[str | None], None] = _nobody
        self._pool: asyncpg.Pool | None = None
        self._post: asyncpg.Connection | None = None  # where news come in, and claims are held
        self._post_lock = asyncio.Lock()
        self._unannounced: set[str] = set()  # tables that changed
        self._news = asyncio.Event()
        self._errands: list[asyncio.Task[None]] = []

    async def open(self, heard: Callable[[str | None], None]) -> None:
        self._heard = heard
        try:
            self._pool = await asyncpg.create_pool(
                self._address,
                min_size=1,
                max_size=MOST_CONNECTIONS,
                command_timeout=PATIENCE,
                reset=_nothing_to_reset,
            )
            async with self._transaction() as db:
                await db.execute("SELECT pg_advisory_xact_lock($1)", SCHEMA_LOCK)
                await db.execute(SCHEMA)
            await self._connect_post()
            await self.stay(FOR_EVER)
        except BROKEN as problem:
            raise Unavailable(f"the database cannot be reached: {type(problem).__name__}") from None
        self._errands = [asyncio.create_task(self._keep_listening()), asyncio.create_task(self._keep_announcing())]

    async def close(self) -> None:
        for errand in self._errands:
            errand.cancel()
        if self._pool is not None:
            with suppress(Unavailable):  # then the others find out by the silence
                async with self._transaction() as db:
                    await db.execute(ANNOUNCE, CHANNEL, self._sign, list(self._unannounced))
                    await self._forget(db, [self._sign])
        if self._post is not None:
            await self._post.close()
        if self._pool is not None:
            await self._pool.close()

    # ---- tables and moves

    async def create(self, table: str, setup: bytes, sheet: bytes, due: float | None) -> None:
        async with self._transaction() as db:
            await db.execute("INSERT INTO tables VALUES ($1, $2, $3, 1, $4)", table, setup, sheet, due)

    async def load(self, table: str) -> Stored | None:
        async with self._connection() as db:
            row = await db.fetchrow("SELECT setup, sheet, version FROM tables WHERE id = $1", table)
            kept = await db.fetchrow("SELECT revision, save, used, at FROM snapshots WHERE table_id = $1", table)
        if row is None:
            return None
        snapshot = Snapshot(kept[0], kept[1], msgspec.json.decode(kept[2]), kept[3]) if kept else None
        return Stored(row[0], row[1], row[2], snapshot)

    async def moves(self, table: str, after: int) -> list[Move]:
        select = (
            "SELECT revision, request, seat, action, chance, at FROM moves "
            "WHERE table_id = $1 AND revision > $2 ORDER BY revision"
        )
        async with self._connection() as db:
            return [Move(*row) for row in await db.fetch(select, table, after)]

    async def find(self, table: str, request: str) -> Move | None:
        select = "SELECT revision, request, seat, action, chance, at FROM moves WHERE table_id = $1 AND request = $2"
        async with self._connection() as db:
            row = await db.fetchrow(select, table, request)
        return Move(*row) if row else None

    async def newest(self, table: str) -> tuple[int, int]:
        select = (
            "SELECT version, (SELECT coalesce(max(revision), 0) FROM moves WHERE table_id = $1) "
            "FROM tables WHERE id = $1"
        )
        async with self._connection() as db:
            row = await db.fetchrow(select, table)
        return row[0], row[1]

    async def append(self, table: str, move: Move, due: float | None) -> None:
        row = (table, move.revision, move.request, move.seat, move.action, move.chance, move.at)
        async with self._connection() as db:
            await db.execute(APPEND, *row, due)
        self._announce(table)

    async def change(self, table: str, sheet: bytes, version: int, due: float | None) -> None:
        update = "UPDATE tables SET sheet = $1, version = $2, due = $3 WHERE id = $4 AND version = $2 - 1"
        async with self._transaction() as db:
            if await db.execute(update, sheet, version, due, table) != "UPDATE 1":
                raise Conflict
        self._announce(table)

    async def keep(self, table: str, snapshot: Snapshot) -> None:
        upsert = (
            "INSERT INTO snapshots VALUES ($1, $2, $3, $4, $5) ON CONFLICT (table_id) DO UPDATE "
            "SET (revision, save, used, at) = (excluded.revision, excluded.save, excluded.used, excluded.at)"
        )
        used = msgspec.json.encode(snapshot.used).decode()
        async with self._transaction() as db:
            await db.execute(upsert, table, snapshot.revision, snapshot.save, used, snapshot.at)

    async def due(self, before: float, most: int) -> list[str]:
        select = "SELECT id FROM tables WHERE due <= $1 ORDER BY due LIMIT $2"
        async with self._connection() as db:
            return [row[0] for row in await db.fetch(select, before, most)]

    # ---- who is online

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
        """What they would have announced themselves is announced for them."""
        await db.execute(FORGET, servers, CHANNEL)
        await db.execute("DELETE FROM servers WHERE id = ANY($1)", servers)

    # ---- news

    def _announce(self, *tables: str) -> None:
        self._unannounced.update(tables)
        self._news.set()

    async def _keep_announcing(self) -> None:
        """Tell the others what has changed; whatever changes meanwhile is told together, the next time."""
        while True:
            await self._news.wait()
            self._news.clear()
            tables, self._unannounced = self._unannounced, set()
            try:
                async with self._connection() as db:
                    await db.execute(ANNOUNCE, CHANNEL, self._sign, list(tables))
            except Unavailable as problem:
                log.warning("no news to other servers: %s", problem)
                await asyncio.sleep(RETRY_SECONDS)
                self._announce(*tables)

    # ---- claims: locks of the database, which end with the connection of a server that dies

    async def claim(self, table: str) -> bool:
        return await self._ask_post("SELECT pg_try_advisory_lock($1)", table)

    async def release(self, table: str) -> None:
        await self._ask_post("SELECT pg_advisory_unlock($1)", table)

    async def _ask_post(self, question: str, table: str) -> bool:
        async with self._post_lock:
            if self._post is None:
                return False
            try:
                return await self._post.fetchval(question, _number(table)) is True
            except BROKEN:
                return False

    # ---- connections

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
        except BROKEN as problem:
            raise Unavailable(f"the database cannot be used: {type(problem).__name__}") from None

    async def _connect_post(self) -> None:
        post = await asyncpg.connect(self._address, command_timeout=PATIENCE)
        await post.add_listener(CHANNEL, lambda connection, process, channel, news: self._hear(news))
        self._post = post

    def _hear(self, news: str) -> None:
        if not news.startswith(self._sign):
            self._heard(news.partition(" ")[2])

    async def _keep_listening(self) -> None:
        """Connect again when the connection for news was lost; what was announced meanwhile may be anything."""
        while True:
            await asyncio.sleep(RETRY_SECONDS)
            if self._post is not None and not self._post.is_closed():
                continue
            try:
                async with self._post_lock:
                    await self._connect_post()
                self._heard(None)
            except BROKEN as problem:
                log.warning("no news from the database: %s", type(problem).__name__)


async def _nothing_to_reset(connection: asyncpg.Connection) -> None:
    """Connections are lent out without any state of their own, so that giving one back costs nothing."""


def _nobody(table: str | None) -> None:
    return


def _number(table: str) -> int:
    """A table's id as the number that a lock of the database has."""
    return int.from_bytes(hashlib.blake2b(table.encode(), digest_size=8).digest(), "big", signed=True)
