"""Reading the rows of a store as structs. Classes for one kind of rows inherit from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

import msgspec
from msgspec import Struct

from copse.server.store.base import Row, Statement, Store, Value

T = TypeVar("T", bound=Struct)


class Rows:
    def __init__(self, store: Store) -> None:
        self._store: Final = store

    async def _rows(self, sql: str, *values: Value) -> Sequence[Row]:
        (found,) = await self._store.together(Statement(sql, values))
        return found

    async def _change(self, sql: str, *values: Value) -> None:
        await self._store.together(Statement(sql, values))

    async def _all(self, kind: type[T], sql: str, *values: Value) -> list[T]:
        return [msgspec.convert(tuple(row), kind) for row in await self._rows(sql, *values)]

    async def _one(self, kind: type[T], sql: str, *values: Value) -> T | None:
        found = await self._all(kind, sql, *values)
        return found[0] if found else None


def places(count: int, first: int = 1) -> str:
    """Return numbered parameters for a list of values.

    >>> places(3)
    '$1, $2, $3'
    """
    return ", ".join(f"${number}" for number in range(first, first + count))
