"""Backup and restore: `copse backup`, `copse restore`, and moving between the two kinds of databases.

A backup shows one moment of the database, even while games are played. A restore is one transaction."""

from __future__ import annotations

import time
from collections.abc import Mapping
from pathlib import Path

from copse.kernel.extras import missing
from copse.server.store.archive import Header, Transfer, check, rows_of, write_archive
from copse.server.store.base import Unavailable
from copse.server.store.opening import is_postgres
from copse.server.store.sqlite_transfer import SqliteTransfer


def transfer_of(database: str) -> Transfer:
    if is_postgres(database):
        try:
            from copse.server.store.postgres_transfer import PostgresTransfer
        except ModuleNotFoundError:
            raise missing("asyncpg", "postgres") from None
        return PostgresTransfer(database)
    return SqliteTransfer(Path(database))


async def backup(database: str, file: Path) -> Mapping[str, int]:
    """Write a backup. Returns the number of rows of each table. Raises BadBackup or Unavailable."""
    async with transfer_of(database).reading() as moment:
        if moment.version == 0:
            raise Unavailable("the database is empty: no server has used it yet")
        return await write_archive(file, Header(moment.version, moment.columns, time.time()), moment.rows)


async def restore(file: Path, database: str) -> Mapping[str, int]:
    """Verify a backup and load it into an empty database. Returns the number of rows of each table. Raises
    BadBackup, NotEmpty or Unavailable."""
    header, counts = check(file)
    await transfer_of(database).fill(header, rows_of(file))
    return counts
