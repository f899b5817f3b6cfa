"""A backup as a file: lines of JSON, compressed. The first says what follows, each of the others is a row, and the last
counts them and has the checksum of all before it. The rows are the same whichever database they came from, so a backup
of one can be restored into the other."""

from __future__ import annotations

import gzip
import hashlib
import os
import zlib
from base64 import b64decode
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, suppress
from pathlib import Path
from typing import Final, Literal, NamedTuple, Protocol

import msgspec
from msgspec import Struct

from copse.kernel.errors import CopseError
from copse.server.store.admin import Value
from copse.server.store.migrations import check_known

FORMAT: Final = 1
TABLES: Final = ("tables", "moves", "snapshots")  # what is kept, in the order in which it can be written
BYTES: Final = {"setup", "sheet", "save"}  # columns that hold bytes
Row = tuple[str, list[Value]]  # which table, and the values


class BadBackup(CopseError):
    """A file that is no backup, or a damaged one, or one that this program cannot read or must not write."""


class NotEmpty(CopseError):
    """A database that holds tables, or is of another version than a backup that should go into it."""


class Header(Struct, frozen=True):
    """`schema` is the version of the database, and `columns` are those of each table."""

    schema: int
    columns: dict[str, list[str]]
    made: float
    format: int = FORMAT
    copse: Literal["backup"] = "backup"


class Footer(Struct, frozen=True):
    rows: dict[str, int]
    sha256: str


class Moment(NamedTuple):
    """A database as it is at one moment."""

    version: int
    columns: dict[str, list[str]]
    rows: AsyncIterator[Row]


class Transfer(Protocol):
    """A database as a whole."""

    def reading(self) -> AbstractAsyncContextManager[Moment]: ...

    async def fill(self, header: Header, rows: Iterator[Row]) -> None:
        """Write all of it into an empty database and bring that up to date, or change nothing."""


def check_empty(header: Header, version: int, used: bool) -> None:
    if used:
        raise NotEmpty("the database has tables already; a backup can be restored only into an empty one")
    if version not in (0, header.schema):
        raise NotEmpty(
            f"a backup of version {header.schema} can be restored only into a database that no server has used yet"
        )


def check_columns(header: Header, columns: dict[str, list[str]]) -> None:
    """The names come from a file, and become part of what the database is told to do."""
    if {table: sorted(header.columns.get(table, [])) for table in TABLES} != {
        table: sorted(columns[table]) for table in TABLES
    }:
        raise BadBackup(f"the backup is damaged: its columns are not those of version {header.schema}")


async def write_archive(file: Path, header: Header, rows: AsyncIterator[Row]) -> dict[str, int]:
    """Write a backup, for the eyes of its owner only; the file is there when it is whole. How many rows it has."""
    if file.exists():
        raise BadBackup(f"{file} exists already; name another file")
    part = file.with_name(f"{file.name}.part")
    counts, checksum = dict.fromkeys(TABLES, 0), hashlib.sha256()
    try:
        part.unlink(missing_ok=True)  # one that was left behind may be open to others
        with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as raw:
            with gzip.GzipFile(fileobj=raw, mode="wb", filename="", mtime=0) as lines:

                def put(what: Struct | list[Value]) -> None:
                    line = msgspec.json.encode(what) + b"\n"
                    checksum.update(line)
                    lines.write(line)

                put(header)
                async for table, values in rows:
                    put([table, *values])
                    counts[table] += 1
                put(Footer(counts, checksum.hexdigest()))
            raw.flush()
            os.fsync(raw.fileno())
        part.rename(file)
    except OSError as problem:
        raise BadBackup(f"cannot write {file}: {problem.strerror}") from None
    finally:
        with suppress(OSError):
            part.unlink()
    return counts


def check(file: Path) -> tuple[Header, dict[str, int]]:
    """Read a whole backup, to see that it is sound: what it says of itself, and how many rows it has."""
    counts = dict.fromkeys(TABLES, 0)
    for table, _ in rows_of(file):
        counts[table] += 1
    return _header(file, next(_lines(file))), counts


def rows_of(file: Path) -> Iterator[Row]:
    """The rows of a backup. The last is followed by BadBackup unless all of them are as they were written."""
    lines = _lines(file)
    line = next(lines, b"")
    columns = _header(file, line).columns
    checksum, counts = hashlib.sha256(line), dict.fromkeys(TABLES, 0)
    try:
        line = next(lines, b"")
        for following in lines:
            table, *values = msgspec.json.decode(line, type=list[str | int | float | None])
            counts[str(table)] += 1
            checksum.update(line)
            yield str(table), [_value(*pair) for pair in zip(columns[str(table)], values, strict=True)]
            line = following
        footer = msgspec.json.decode(line, type=Footer)
    except (msgspec.DecodeError, ValueError, KeyError):
        raise BadBackup(f"{file} is damaged") from None
    if footer != Footer(counts, checksum.hexdigest()):
        raise BadBackup(f"{file} is damaged: its checksum does not match")


def _lines(file: Path) -> Iterator[bytes]:
    try:
        with gzip.open(file, "rb") as lines:
            yield from lines
    except (EOFError, zlib.error, gzip.BadGzipFile):
        raise BadBackup(f"{file} is not a backup of Copse, or is damaged") from None
    except OSError as problem:
        raise BadBackup(f"cannot read {file}: {problem.strerror}") from None


def _header(file: Path, line: bytes) -> Header:
    try:
        header = msgspec.json.decode(line, type=Header)
    except msgspec.DecodeError:
        raise BadBackup(f"{file} is not a backup of Copse") from None
    if header.format != FORMAT:
        raise BadBackup(f"{file} has format {header.format}, but this Copse reads format {FORMAT}")
    check_known(header.schema, str(file))
    return header


def _value(column: str, value: Value) -> Value:
    return b64decode(value) if column in BYTES and isinstance(value, str) else value
