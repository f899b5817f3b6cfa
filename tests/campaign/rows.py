"""Damaged rows: what is kept of many tables is changed behind the server's back, as by a disk that fails or a hand that
slips, and the server is started on it."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing

from tests.campaign.ground import Attack, Ground
from tests.campaign.people import PAUSE, Party, Visitor
from tests.damage import flip_bits
from tests.server.club import RANDOM

BROKEN = 6  # tables with a game, damaged in one way or another
JUNK = 600  # rows that were never tables
AGENTS_MOVE_WITHIN = 60.0  # seconds, on a busy machine too


def damage_rows(ground: Ground) -> None:
    with ground.generous_server() as server:
        visitor = Visitor(ground, server)
        sound = [Party(ground, server, game) for game in range(2)]
        for _ in ground.rounds():
            broken = [Party(ground, server, game) for game in range(BROKEN)]
            for party in (*sound, *broken):
                for _ in range(3):
                    party.choose()
                party.leave()
            alone = visitor.create("smallworld", [RANDOM, RANDOM]).table.id
            server.kill()
            with closing(sqlite3.connect(ground.database)) as db, db:
                before = moves(db, alone)
                for party in broken:
                    damage(ground, db, party.id)
                fill_with_junk(ground, db)
            server.start()
            for party in broken:
                answer = visitor.insist("GET", f"/tables/{party.id}")
                told = answer.status_code in (200, 410)
                ground.tally.expect(told, f"a damaged table is answered with {answer.status_code}")
            for party in sound:
                party.choose()
                party.check()
            expect_agents_move(ground, alone, before)


def damage(ground: Ground, db: sqlite3.Connection, table: str) -> None:
    """One thing of a table that is kept, with bits turned over, cut short or exchanged; and it is due at once."""
    column, where = ground.lot.choice([("setup", "tables"), ("sheet", "tables"), ("action", "moves")])
    key = "id" if where == "tables" else "table_id"
    (kept,) = db.execute(f"SELECT {column} FROM {where} WHERE {key} = ?", (table,)).fetchone()
    text = kept if isinstance(kept, bytes) else str(kept).encode()
    changes: list[Callable[[bytes], bytes]] = [
        lambda text: flip_bits(text, ground.lot), lambda text: text[: len(text) // 2], lambda text: b"\xff\x00",
    ]  # fmt: skip
    changed = ground.lot.choice(changes)(text)
    written = changed if isinstance(kept, bytes) else changed.decode(errors="replace")
    db.execute(f"UPDATE {where} SET {column} = ? WHERE {key} = ?", (written, table))
    db.execute("UPDATE tables SET due = 0 WHERE id = ?", (table,))
    ground.tally.note("tables damaged")


def fill_with_junk(ground: Ground, db: sqlite3.Connection) -> None:
    """So many unreadable rows that are due, that one who reads only the first never sees another."""
    rows = [(f"junk-{ground.lot.randrange(2**60)}", b"{", b"{", 1, 0.0) for _ in range(JUNK)]
    db.executemany("INSERT INTO tables (id, setup, sheet, version, due) VALUES (?, ?, ?, ?, ?)", rows)
    ground.tally.note("rows of junk", JUNK)


def expect_agents_move(ground: Ground, table: str, before: int) -> None:
    """Agents whom nobody watches go on too: whoever looks after them is not stopped by what cannot be read. The
    database is asked, because a question to the server would wake the table."""
    end = time.monotonic() + AGENTS_MOVE_WITHIN
    with closing(sqlite3.connect(ground.database)) as db:
        while (now := moves(db, table)) == before and time.monotonic() < end:
            time.sleep(PAUSE)
    ground.tally.note("unattended tables")
    ground.tally.expect(now > before, "agents whom nobody watches stand still")


def moves(db: sqlite3.Connection, table: str) -> int:
    (made,) = db.execute("SELECT count(*) FROM moves WHERE table_id = ?", (table,)).fetchone()
    return int(made)


QUARANTINED = "what cannot be read is said so and stops no other table, attended or not"
ATTACKS = (Attack("damaged rows", QUARANTINED, damage_rows, ("sqlite",)),)
