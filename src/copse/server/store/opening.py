"""Creates the store that a setting names."""

from __future__ import annotations

from pathlib import Path

from copse.kernel.extras import missing
from copse.server.store.base import Store
from copse.server.store.sqlite import SqliteStore


def is_postgres(database: str) -> bool:
    return database.startswith(("postgresql://", "postgres://"))


def open_store(database: str) -> Store:
    """Return the store of a database setting."""
    if is_postgres(database):
        try:
            from copse.server.store.postgres import PostgresStore
        except ModuleNotFoundError:
            raise missing("asyncpg", "postgres") from None
        return PostgresStore(database)
    return SqliteStore(Path(database))


async def try_database(database: str) -> None:
    """Raise Unavailable, with the reason, if the database cannot be used."""
    store = open_store(database)
    try:
        await store.open(lambda table: None)
    finally:
        await store.close()
