"""Databases of earlier versions, and what there is to know of them: those that the first server wrote, before databases
had a version, and those with accounts."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from msgspec import Struct

from copse.server.store import postgres_transfer, sqlite, sqlite_transfer
from copse.server.store.archive import TABLES, Header, Row, check, rows_of, write_archive
from copse.server.store.transfer import restore
from tests.server.cluster import BINARIES

DATA = Path(__file__).parent / "data"


class Known(Struct):
    """What there is to know of a table of the old database."""

    id: str
    host: str
    tokens: dict[int, str]
    revision: int = 0
    status: str = "playing"
    position: str = ""


def lay_down(database: str) -> dict[str, Known]:
    """Make an old database at this address, a file that is not there yet or an empty one; its tables."""
    known = msgspec.json.decode((DATA / "version1.json").read_bytes(), type=dict[str, dict[str, Known]], strict=False)
    if not database.startswith("postgresql"):
        shutil.copy(DATA / "version1.sqlite", database)
        return known["sqlite"]
    load = [str(BINARIES[0] / "psql"), "-q", "-v", "ON_ERROR_STOP=1", "-f", str(DATA / "version1.sql"), database]
    subprocess.run(load, check=True, stdout=subprocess.DEVNULL)
    return known["postgres"]


class WithAccounts(Struct):
    """What there is to know of a database of Ann and Bob, who are friends and in a club, and of Zoe, whom Bob has
    blocked and a moderator has silenced. Ann and Bob hold seats 0 and 1 of both tables."""

    version: int
    cookie: str
    code: str
    running: str
    finished: str
    winner: int
    club: str
    league: str
    ratings: dict[str, int]
    made: float = 0.0


def lay_down_accounts(database: str, version: int, folder: Path) -> WithAccounts:
    """Make a database of a version with accounts at this address; `folder` is empty.

    The server of version 5 wrote `version5.backup`. No server of the versions 6 to 11 was released. So their rows are
    those that the server of version 12 wrote, without the tables and columns that came later.
    """
    known = msgspec.json.decode((DATA / "accounts.json").read_bytes(), type=list[WithAccounts])
    found = next(one for one in known if one.version >= version)
    file = DATA / f"version{found.version}.backup"
    header, _ = check(file)
    found.made = header.made
    if found.version > version:
        columns, whole = columns_of(version, folder), header.columns
        file, header = folder / "cut.backup", Header(version, columns, header.made)
        asyncio.run(write_archive(file, header, cut(rows_of(DATA / f"version{found.version}.backup"), whole, columns)))
    with pytest.MonkeyPatch.context() as patch:
        for transfer in (sqlite_transfer, postgres_transfer):
            patch.setattr(transfer, "VERSION", version)  # so that the server has to update it
        asyncio.run(restore(file, database))
    return found


def columns_of(version: int, folder: Path) -> dict[str, list[str]]:
    with closing(sqlite.connected(folder / "empty.db", "rwc")) as db:
        sqlite.take_steps(db, 0, version)
        tables = [str(row[0]) for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        found = {table: [str(row[1]) for row in db.execute(f"PRAGMA table_info({table})")] for table in tables}
    return {table: found[table] for table in TABLES if table in found}


async def cut(rows: Iterator[Row], whole: dict[str, list[str]], columns: dict[str, list[str]]) -> AsyncIterator[Row]:
    """Yield the rows with these columns only."""
    for table, values in rows:
        if table in columns:
            named = dict(zip(whole[table], values, strict=True))
            yield table, [named[column] for column in columns[table]]
