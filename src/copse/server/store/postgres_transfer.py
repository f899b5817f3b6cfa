"""Reads and writes a whole PostgreSQL database."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import groupby, islice
from operator import itemgetter
from typing import Final

import asyncpg

from copse.server.store.archive import Header, Moment, Row, check_columns, check_empty, tables_in
from copse.server.store.base import Unavailable, Value
from copse.server.store.migrations import VERSION, check_known
from copse.server.store.postgres import BROKEN, SCHEMA_LOCK, take_steps, version_of

AT_ONCE: Final = 500  # rows


class PostgresTransfer:
    def __init__(self, address: str) -> None:
        self._address = address

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Moment]:
        async with self._transaction(isolation="repeatable_read", readonly=True) as db:
            check_known(version := await version_of(db))
            yield Moment(version, await _columns(db, version), _rows(db, version))

    async def fill(self, header: Header, rows: Iterator[Row]) -> None:
        async with self._transaction() as db:
            await db.execute("SELECT pg_advisory_xact_lock($1)", SCHEMA_LOCK)
            version = await version_of(db)
            used = [await db.fetchval(f"SELECT EXISTS (SELECT FROM {table})") for table in tables_in(version)]
            check_empty(header, version, any(used))
            if version == 0:
                await take_steps(db, 0, header.schema)
            check_columns(header, await _columns(db, header.schema))
            for table, group in groupby(rows, itemgetter(0)):
                while batch := [[_plain(value) for value in values] for _, values in islice(group, AT_ONCE)]:
                    await db.copy_records_to_table(table, records=batch, columns=header.columns[table])
            await take_steps(db, header.schema, VERSION)

    @asynccontextmanager
    async def _transaction(
        self, isolation: str = "read_committed", readonly: bool = False
    ) -> AsyncIterator[asyncpg.Connection]:
        try:
            db = await asyncpg.connect(self._address)
            try:
                async with db.transaction(isolation=isolation, readonly=readonly):
                    yield db
            finally:
                await db.close()
        except BROKEN as problem:
            raise Unavailable(f"the database cannot be used: {type(problem).__name__}") from None


async def _columns(db: asyncpg.Connection, version: int) -> dict[str, list[str]]:
    found = {}
    for table in tables_in(version):
        statement = await db.prepare(f"SELECT * FROM {table}")
        found[table] = [attribute.name for attribute in statement.get_attributes()]
    return found


async def _rows(db: asyncpg.Connection, version: int) -> AsyncIterator[Row]:
    for table in tables_in(version):
        async for row in db.cursor(f"SELECT * FROM {table}", prefetch=AT_ONCE):
            yield table, list(row)


def _plain(value: Value) -> Value:
    """Replace NUL characters in a text. SQLite stores them, for example from an old client's request; PostgreSQL
    does not."""
    return value.replace("\0", "\N{REPLACEMENT CHARACTER}") if isinstance(value, str) else value
