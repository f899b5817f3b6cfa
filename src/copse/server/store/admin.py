"""Creating tables, and what operators do to them. Both databases use the same statements, with PostgreSQL's numbered
parameters, which SQLite accepts as names."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final

import msgspec

from copse.server.store.base import Entry, Row, Statement, Value

ENTRIES: Final = """
SELECT id, sheet, status, coalesce((SELECT max(revision) FROM moves WHERE table_id = id), 0),
       changed, (SELECT at FROM moves WHERE table_id = id ORDER BY revision DESC LIMIT 1),
       ended, quarantined, fault
FROM tables
"""


UNTOUCHED: Final = """
SELECT 1 FROM tables
WHERE id = $1 AND changed < $2 AND NOT EXISTS (SELECT 1 FROM moves WHERE table_id = $1 AND at >= $2)
"""
CREATE: Final = (
    "INSERT INTO tables (id, setup, sheet, version, due, changed, status) VALUES ($1, $2, $3, 1, $4, $5, $6)"
)
DELETE: Final = (
    "DELETE FROM moves WHERE table_id = $1",
    "DELETE FROM snapshots WHERE table_id = $1",
    "DELETE FROM account_games WHERE table_id = $1",
    "DELETE FROM notifications WHERE table_id = $1",
    "DELETE FROM noted_turns WHERE table_id = $1",
    "DELETE FROM listings WHERE table_id = $1",
    "DELETE FROM invitations WHERE table_id = $1",
    "DELETE FROM follows WHERE table_id = $1",
    "DELETE FROM tables WHERE id = $1",
)


class Upkeep(ABC):
    @abstractmethod
    async def _read(self, select: str, *values: Value) -> Sequence[Row]: ...

    @abstractmethod
    async def together(self, *statements: Statement) -> list[list[Row]]: ...

    async def create(
        self, table: str, setup: bytes, sheet: bytes, due: float | None, status: str, *more: Statement
    ) -> None:
        await self.together(Statement(CREATE, (table, setup, sheet, due, time.time(), status)), *more)

    @abstractmethod
    async def _alter(self, update: str, table: str, *values: Value) -> bool:
        """Change a table and announce it. Returns whether a table matched."""

    async def entries(self, after: str, most: int) -> list[Entry]:
        rows = await self._read(f"{ENTRIES} WHERE id > $1 ORDER BY id LIMIT $2", after, most)
        return [msgspec.convert(tuple(row), type=Entry) for row in rows]

    async def latest(self, skip: int, most: int) -> list[Entry]:
        rows = await self._read(f"{ENTRIES} ORDER BY changed DESC, id LIMIT $1 OFFSET $2", most, skip)
        return [msgspec.convert(tuple(row), type=Entry) for row in rows]

    async def entry(self, table: str) -> Entry | None:
        rows = await self._read(f"{ENTRIES} WHERE id = $1", table)
        return msgspec.convert(tuple(rows[0]), type=Entry) if rows else None

    async def note(self, table: str, status: str) -> bool:
        return await self._alter("UPDATE tables SET status = $2 WHERE id = $1 AND status IS NULL", table, status)

    async def end(self, table: str, at: float) -> bool:
        return await self._alter("UPDATE tables SET ended = $2 WHERE id = $1 AND ended IS NULL", table, at)

    async def quarantine(self, table: str, fault: str, at: float) -> bool:
        update = "UPDATE tables SET quarantined = $3, fault = $2 WHERE id = $1 AND quarantined IS NULL"
        return await self._alter(update, table, fault, at)

    async def readmit(self, table: str) -> bool:
        update = (
            "UPDATE tables SET ended = NULL, quarantined = NULL, fault = NULL "
            "WHERE id = $1 AND (ended IS NOT NULL OR quarantined IS NOT NULL)"
        )
        return await self._alter(update, table)
