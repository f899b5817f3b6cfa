"""The backup file: compressed lines of JSON. The first line describes the content, each following line is a row, and
the last line has the number of rows and a checksum.

Rows do not depend on the kind of database, so a backup of one can be restored into the other."""

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
from copse.server.store.base import Value
from copse.server.store.migrations import check_known

FORMAT: Final = 1
TABLES: Final = {
    "tables": 1, "moves": 1, "snapshots": 1, "accounts": 5, "account_looks": 5, "sessions": 5, "passkeys": 5,
    "recovery_codes": 5, "tickets": 5, "account_games": 5, "result_counter": 7, "results": 7, "result_seats": 7,
    "result_played": 7, "ratings": 7, "profiles": 7, "lessons_learned": 7, "server_keys": 8, "notification_settings": 8,
    "notification_channels": 8, "notifications": 8, "noted_turns": 8, "listings": 9,
    "friends": 9, "invitations": 9, "clubs": 9, "club_members": 9, "club_messages": 9, "club_results": 9, "follows": 9,
    "reports": 10, "report_lines": 10, "sanctions": 10, "ties": 10, "audit": 10, "tries": 10,
    "leagues": 12, "league_entrants": 12, "league_rounds": 12, "league_pods": 12,
}  # fmt: skip
"""The stored tables, in an order that satisfies references, each with the version of the schema that brought it."""
BYTES: Final = {"setup", "sheet", "save", "record"}  # binary columns
Row = tuple[str, list[Value]]  # the table and the values


class BadBackup(CopseError):
    """A file that is not a backup, is damaged, cannot be read by this version, or must not be overwritten."""


class NotEmpty(CopseError):
    """A database that has tables, or a version that does not fit the backup."""


class Header(Struct, frozen=True):
    """The description of a backup. `schema` is the version of the database, `columns` those of each table."""

    schema: int
    columns: dict[str, list[str]]
    made: float
    format: int = FORMAT
    copse: Literal["backup"] = "backup"


class Footer(Struct, frozen=True):
    rows: dict[str, int]
    sha256: str


class Moment(NamedTuple):
    """A database as of one moment."""

    version: int
    columns: dict[str, list[str]]
    rows: AsyncIterator[Row]


class Transfer(Protocol):
    """Reading and writing of a whole database."""

    def reading(self) -> AbstractAsyncContextManager[Moment]: ...

    async def fill(self, header: Header, rows: Iterator[Row]) -> None:
        """Write a backup into an empty database and update its schema, or change nothing."""


def tables_in(version: int) -> list[str]:
    """Return the tables of a version of the schema."""
    return [table for table, since in TABLES.items() if since <= version]


def check_empty(header: Header, version: int, used: bool) -> None:
    if used:
        raise NotEmpty("the database has tables already; a backup can be restored only into an empty one")
    if version not in (0, header.schema):
        raise NotEmpty(
            f"a backup of version {header.schema} can be restored only into a database that no server has used yet"
        )


def check_columns(header: Header, columns: dict[str, list[str]]) -> None:
    """Check names of columns against the known ones, because they come from a file and become part of SQL. Raises
    BadBackup."""
    if {table: sorted(found) for table, found in header.columns.items()} != {
        table: sorted(found) for table, found in columns.items()
    }:
        raise BadBackup(f"the backup is damaged: its columns are not those of version {header.schema}")


async def write_archive(file: Path, header: Header, rows: AsyncIterator[Row]) -> dict[str, int]:
    """Write a backup that only its owner can read. The file appears when it is complete. Returns the number of rows."""
    if file.exists():
        raise BadBackup(f"{file} exists already; name another file")
    part = file.with_name(f"{file.name}.part")
    counts, checksum = dict.fromkeys(header.columns, 0), hashlib.sha256()
    try:
        part.unlink(missing_ok=True)  # a leftover file may be readable by others
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
    """Read a whole backup to verify it. Returns its header and the number of rows. Raises BadBackup."""
    header = _header(file, next(_lines(file), b""))
    counts = dict.fromkeys(header.columns, 0)
    for table, _ in rows_of(file):
        counts[table] += 1
    return header, counts


def rows_of(file: Path) -> Iterator[Row]:
    """Yield the rows of a backup. Raises BadBackup at the end unless all of them are intact."""
    lines = _lines(file)
    line = next(lines, b"")
    columns = _header(file, line).columns
    checksum, counts = hashlib.sha256(line), dict.fromkeys(columns, 0)
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
