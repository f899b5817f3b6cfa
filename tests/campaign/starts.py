"""Starts that are cut short: the server is killed when it has come to its database, and while it brings an old one up
to date. Most of a start is spent before that, so a moment by lot alone would hardly ever hit it."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

import asyncpg
import msgspec

from copse.server.store.migrations import VERSION
from tests.campaign.ground import Attack, Ground
from tests.campaign.people import SILENT, Told, Visitor
from tests.server.mortal import PATIENCE, Server
from tests.server.old import lay_down

SOON: Final = 0.3  # seconds after the server has come to its database, at most
COPIES: Final = 5000  # tables that are added to the old database, so that it takes a while to bring up to date
TICK: Final = 0.0005  # seconds between two looks
COPY: Final = """
WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < {copies})
INSERT INTO tables (id, setup, sheet, version, due)
SELECT 'copy' || n, setup, sheet, version, NULL FROM tables, numbers WHERE id = '{table}'
"""
CONNECTED: Final = "SELECT count(*) > 1 FROM pg_stat_activity WHERE datname = current_database()"
STEPS: Final = "SELECT to_regclass('schema_version') IS NOT NULL"


def launch_and_kill(ground: Ground, server: Server) -> None:
    """Let it come to its database, and then for a moment by lot go on."""
    database = server.environment["COPSE_DATABASE"]
    if database.startswith("postgresql"):
        asyncio.run(_launch_and_wait(server, database))
    else:
        before = _traces(Path(database))
        server.launch()
        end = time.monotonic() + PATIENCE
        while _traces(Path(database)) == before and time.monotonic() < end:
            time.sleep(TICK)
    time.sleep(ground.lot.uniform(0.0, SOON))
    server.kill()
    ground.tally.note("kills")


def _traces(file: Path) -> list[tuple[str, int, int]]:
    """What anyone who writes beside the file or into it leaves there."""
    found: list[tuple[str, int, int]] = []
    for one in file.parent.glob(f"{file.name}*"):
        with suppress(FileNotFoundError):  # a journal comes and goes
            now = one.stat()
            found.append((one.name, now.st_size, now.st_mtime_ns))
    return sorted(found)


async def _launch_and_wait(server: Server, database: str) -> None:
    looking = await asyncpg.connect(database)
    server.launch()
    end = time.monotonic() + PATIENCE
    while not await looking.fetchval(CONNECTED) and time.monotonic() < end:
        await asyncio.sleep(TICK)
    await looking.close()


def kill_migrations(ground: Ground) -> None:
    """Ended while it brings a database of the first version up to date, again and again until it may."""
    for _ in ground.rounds():
        database = ground.another_database()
        tables = lay_down(database)
        execute(database, COPY.format(copies=COPIES, table=tables["finished"].id))
        server = Server(database, ground.folder / "server.log")
        for _ in range(3):
            launch_and_kill(ground, server)
            ground.tally.note("kills before the last step was taken", not up_to_date(ground, database))
        server.start()
        visitor = Visitor(ground, server)
        for table in tables.values():
            answer = visitor.insist("GET", f"/tables/{table.id}/state?since={SILENT}", token=table.host)
            there = answer.status_code == 200 and msgspec.json.decode(answer.content, type=Told).revision
            ground.tally.expect(there == table.revision or not table.tokens, "a table of before is not as it was")
            ground.tally.note("tables of before")
        server.kill()
        ground.tally.expect(up_to_date(ground, database), "the database was not brought up to date")


def execute(database: str, command: str) -> None:
    async def run() -> None:
        db = await asyncpg.connect(database)
        await db.execute(command)
        await db.close()

    if database.startswith("postgresql"):
        asyncio.run(run())
        return
    with closing(sqlite3.connect(database)) as db, db:
        db.execute(command)


def up_to_date(ground: Ground, database: str) -> bool:
    """Whether all steps were taken. Of a file a copy is asked: to open it would mend what the kill has left."""

    async def ask() -> bool:
        db = await asyncpg.connect(database)
        taken: bool = await db.fetchval(STEPS)
        await db.close()
        return taken

    if database.startswith("postgresql"):
        return asyncio.run(ask())
    copy = ground.folder / "copy"
    copy.mkdir(exist_ok=True)
    for ending in ("", "-wal", "-journal"):
        (copy / f"club.db{ending}").unlink(missing_ok=True)
        if Path(f"{database}{ending}").exists():
            shutil.copy(f"{database}{ending}", copy / f"club.db{ending}")
    with closing(sqlite3.connect(copy / "club.db")) as db:
        (version,) = db.execute("PRAGMA user_version").fetchone()
    return bool(version == VERSION)


ATTACKS = (Attack("killed while it migrates", "tables of the first version are as they were", kill_migrations),)
