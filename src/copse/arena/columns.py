"""Readers for rows from files. A reader takes an untyped value and returns it with its type.

It raises ValueError with what it expected. Readers of lists and tables are built from the readers of their entries."""

from __future__ import annotations

import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable, Mapping
from typing import TypeVar

from copse.kernel.errors import CopseError
from copse.kernel.tasks import Json

T = TypeVar("T")
Cell = Json | bytes
Reader = Callable[[Cell], T]


class BadResults(CopseError, ValueError):
    """A file of results that is missing, damaged, of an unknown format, or of another run."""


class Columns:
    """One row of a file, with values that are not validated yet."""

    def __init__(self, values: Cell | Mapping[str, Cell], where: str) -> None:
        if not isinstance(values, Mapping):
            raise BadResults(f"{where}: a row must be a table of named values")
        self._values, self._where = values, where

    def get(self, name: str, read: Reader[T], before: T | None = None) -> T:
        """Return a value. `before` is the value in files that are older than the column. Raises BadResults."""
        if name not in self._values and before is not None:
            return before
        if name not in self._values:
            raise BadResults(f"{self._where}: the column '{name}' is missing")
        try:
            return read(self._values[name])
        except ValueError as wanted:
            raise BadResults(f"{self._where}: '{name}' must be {wanted}, not {self._values[name]!r}") from None


def anything(value: Cell) -> Cell:
    return value


def text(value: Cell) -> str:
    if not isinstance(value, str):
        raise ValueError("a text")
    return value


def whole(value: Cell) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise ValueError("a whole number")
    return value


def whole_or_none(value: Cell) -> int | None:
    if value is None:
        return None
    try:
        return whole(value)
    except ValueError:
        raise ValueError("a whole number or nothing") from None


def number(value: Cell) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise ValueError("a number")
    return float(value)


def octets(value: Cell) -> bytes:
    """Return bytes from bytes, or from a text made by `packed`.

    >>> octets(packed(bytes(5000))) == bytes(5000), len(packed(bytes(5000))) < 100
    (True, True)
    """
    if isinstance(value, bytes):
        return value
    try:
        return zlib.decompress(b64decode(value, validate=True)) if (value := text(value)) else b""
    except (ValueError, zlib.error):
        raise ValueError("packed bytes") from None


def packed(value: bytes) -> str:
    """Encode bytes as text. They are compressed first, because the same numbers repeat often."""
    return b64encode(zlib.compress(value, 1)).decode() if value else ""


def list_of(read: Reader[T]) -> Reader[list[T]]:
    """Return a reader of lists whose entries this reader reads.

    >>> list_of(whole)([1, "2"])
    Traceback (most recent call last):
    ValueError: a list, each entry a whole number
    """

    def read_list(value: Cell) -> list[T]:
        try:
            if isinstance(value, list):
                return [read(entry) for entry in value]
        except ValueError as wanted:
            raise ValueError(f"a list, each entry {wanted}") from None
        raise ValueError("a list")

    return read_list


def table_of(read: Reader[T]) -> Reader[dict[str, T]]:
    def read_table(value: Cell) -> dict[str, T]:
        try:
            if isinstance(value, dict):
                return {name: read(entry) for name, entry in value.items()}
        except ValueError as wanted:
            raise ValueError(f"a table, each entry {wanted}") from None
        raise ValueError("a table")

    return read_table
