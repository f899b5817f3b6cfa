"""Reads and writes a whole SQLite file."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

from copse.server.store.archive import Header, Moment, Row, check_columns, check_empty, tables_in
from copse.server.store.base import Unavailable
from copse.server.store.migrations import VERSION, check_known
from copse.server.store.sqlite import connected, held_alone, take_steps, version_of


class SqliteTransfer:
    def __init__(self, file: Path) -> None:
        self._file = file

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Moment]:
        try:
            with closing(connected(self._file, "rw")) as db:
                db.execute("BEGIN")
                check_known(version := version_of(db))
                yield Moment(version, _columns(db, version), _rows(db, version))
        except sqlite3.Error as problem:
            raise Unavailable(f"the database cannot be read: {problem}") from None

    async def fill(self, header: Header, rows: Iterator[Row]) -> None:
        try:
            with closing(held_alone(self._file)), closing(connected(self._file, "rwc")) as db:
                db.execute("BEGIN IMMEDIATE")
                with db:
                    _fill(db, header, rows)
        except sqlite3.Error as problem:
            raise Unavailable(f"the database cannot be written: {problem}") from None


def _fill(db: sqlite3.Connection, header: Header, rows: Iterator[Row]) -> None:
    version = version_of(db)
    used = any(db.execute(f"SELECT EXISTS (SELECT 1 FROM {table})").fetchone()[0] for table in tables_in(version))
    check_empty(header, version, used)
    if version == 0:
        take_steps(db, 0, header.schema)
    check_columns(header, _columns(db, header.schema))
    for table, values in rows:
        names = ", ".join(header.columns[table])
        db.execute(f"INSERT INTO {table} ({names}) VALUES ({', '.join('?' * len(values))})", values)
    take_steps(db, header.schema, VERSION)


def _columns(db: sqlite3.Connection, version: int) -> dict[str, list[str]]:
    return {table: [row[1] for row in db.execute(f"PRAGMA table_info({table})")] for table in tables_in(version)}


async def _rows(db: sqlite3.Connection, version: int) -> AsyncIterator[Row]:
    for table in tables_in(version):
        for row in db.execute(f"SELECT * FROM {table}"):
            yield table, list(row)
