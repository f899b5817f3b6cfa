"""The sweep: what the server does unasked goes on, whatever is stored at one table. Also quarantine, and how often a
server tries what fails."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable
from itertools import pairwise, product

import asyncpg
import pytest

from copse.server.operations import backoff, registry
from copse.server.operations.backoff import LONGEST, Pauses
from copse.server.operations.registry import TableRegistry
from copse.server.store import Store, Stored, Unavailable, open_store
from copse.server.tables.table import Table
from tests.server.club import HUMAN, LATE, RANDOM, Club, Guests, club_on, code, settings_on
from tests.server.cluster import postgres_by_night

QUICK = {"sweep_seconds": 0.05}


def execute(database: str, statement: str, *values: str | bytes | float) -> None:
    """A statement with values $1, $2 …, from outside the server."""
    if not database.startswith("postgresql"):
        with sqlite3.connect(database) as db:
            db.execute(statement, {str(number): value for number, value in enumerate(values, 1)})
        db.close()
        return

    async def run() -> None:
        db = await asyncpg.connect(database)
        try:
            await db.execute(statement, *values)
        finally:
            await db.close()

    asyncio.run(run())


def registry_of(club: Club) -> TableRegistry:
    registry: TableRegistry = club.http.app.state.services.registry  # type: ignore[attr-defined]
    return registry


def until(true: Callable[[], bool], seconds: float = 30.0) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


def unattended(database: str, count: int) -> list[str]:
    """Tables at which agents have something to do, but no server is there."""
    with pytest.MonkeyPatch.context() as patch, club_on(database) as club:
        patch.setattr(TableRegistry, "_drive", lambda registry, table: None)
        return [club.create("smallworld", RANDOM, RANDOM, position=LATE).id for _ in range(count)]


def over(club: Club, id: str) -> bool:
    table = registry_of(club)._tables.get(id)
    return table is not None and table.game.over


def test_tables_that_cannot_be_read_stop_no_other(database: str, caplog: pytest.LogCaptureFixture) -> None:
    damages = [b"{", b"{}", b"\xff\x00", b'{"game": "chess", "options": {}, "seed": 1}']
    *broken, sound = unattended(database, 2 * len(damages) + 1)
    for id, (column, damage) in zip(broken, product(("setup", "sheet"), damages), strict=True):
        execute(database, f"UPDATE tables SET {column} = $2, due = 0 WHERE id = $1", id, damage)
    with club_on(database, **QUICK) as club:
        until(lambda: over(club, sound))
        for id in broken * 2:
            assert code(club.get(f"/tables/{id}")) == (410, "unreadable_table")
    for id in broken:
        (told,) = [record.getMessage() for record in caplog.records if id in record.getMessage()]
        assert "is quarantined" in told
        assert "chess" not in told


def test_moves_and_snapshots_that_cannot_be_read_stop_no_other(database: str) -> None:
    with club_on(database, snapshot_every=1) as club:
        broken = [club.create("smallworld", HUMAN, HUMAN), club.create("smallworld", HUMAN, HUMAN)]
        for guests in broken:
            guests.play(12)
    (sound,) = unattended(database, 1)
    execute(
        database, "UPDATE snapshots SET save = $2, used = '[', at = 0 WHERE table_id = $1", broken[0].id, b"no save"
    )
    execute(database, "DELETE FROM snapshots WHERE table_id = $1", broken[1].id)
    execute(database, "UPDATE moves SET seat = 17, action = '' WHERE table_id = $1 AND revision = 2", broken[1].id)
    for guests in broken:
        execute(database, "UPDATE tables SET due = 0 WHERE id = $1", guests.id)
    with club_on(database, **QUICK) as club:
        until(lambda: over(club, sound))
        for guests in broken:
            assert code(club.get(f"/tables/{guests.id}")) == (410, "unreadable_table")


@postgres_by_night
def test_many_that_cannot_be_read_keep_nobody_waiting(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "MOST_DUE", 5)
    *broken, sound = unattended(database, 13)
    for id in broken:
        execute(database, "UPDATE tables SET setup = $2, due = 0 WHERE id = $1", id, b"{")
    with club_on(database, **QUICK) as club:
        until(lambda: over(club, sound))


def test_a_damaged_text_in_the_file_is_the_fault_of_its_table_alone(tmp_path_factory: pytest.TempPathFactory) -> None:
    database = str(tmp_path_factory.mktemp("damaged") / "club.db")
    with club_on(database) as club:
        broken = club.create("smallworld", HUMAN, HUMAN)
        broken.play(2)
    (sound,) = unattended(database, 1)
    execute(database, "UPDATE moves SET action = CAST(x'ff' AS TEXT) WHERE table_id = $1 AND revision = 1", broken.id)
    execute(database, "UPDATE tables SET due = 0 WHERE id = $1", broken.id)
    with club_on(database, **QUICK) as club:
        until(lambda: over(club, sound))
        assert code(club.get(f"/tables/{broken.id}")) == (410, "unreadable_table")


@postgres_by_night
@pytest.mark.parametrize("problem", [KeyError("hidden"), OSError(24, "hidden")], ids=["lasting", "passing"])
def test_the_sweep_goes_on_whatever_happens_at_one_table(
    database: str, problem: Exception, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    strange, sound = unattended(database, 2)
    replay = Table.replay

    async def fail(table: Table) -> None:
        if table.id == strange:
            raise problem
        await replay(table)

    monkeypatch.setattr(Table, "replay", fail)
    execute(database, "UPDATE tables SET due = 0 WHERE id = $1", strange)
    with club_on(database, **QUICK) as club:
        until(lambda: over(club, sound))
    assert "hidden" not in caplog.text


@postgres_by_night
def test_a_sweep_that_fails_as_a_whole_is_made_again(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (sound,) = unattended(database, 1)
    failures = [ZeroDivisionError("of no consequence"), KeyError("likewise")]
    forget = TableRegistry._forget

    def fail(registry: TableRegistry) -> None:
        if failures:
            raise failures.pop()
        forget(registry)

    monkeypatch.setattr(TableRegistry, "_forget", fail)
    with club_on(database, **QUICK) as club:
        until(lambda: over(club, sound))
    assert failures == []
    assert "of no consequence" not in caplog.text


@postgres_by_night
def test_a_sweep_that_does_not_find_the_database_is_made_again_soon(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However seldom sweeps are made; and no table has to wait longer for it."""
    (sound,) = unattended(database, 1)
    losses = [Unavailable("lost while tables are looked for"), Unavailable("lost while one is read")]
    store = type(open_store(database))
    looks_for, reads = store.due, store.load

    async def due(self: Store, before: float, most: int, beyond: tuple[float, str]) -> list[tuple[float, str]]:
        if len(losses) == 2 or before == 0.0:
            raise losses.pop() if losses else Unavailable("lost still")
        return await looks_for(self, before, most, beyond)

    async def load(self: Store, table: str) -> Stored | None:
        if losses:
            raise losses.pop()
        return await reads(self, table)

    monkeypatch.setattr(store, "due", due)
    monkeypatch.setattr(store, "load", load)
    monkeypatch.setattr(backoff, "SHORTEST", 3600)
    with club_on(database, sweep_seconds=3600) as club:
        until(lambda: over(club, sound))


# ---- quarantine


@postgres_by_night
def test_what_was_quarantined_is_read_again_by_a_program_that_can(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with club_on(database) as club:
        guests = club.create()
        guests.play(4)
    with monkeypatch.context() as older, club_on(database) as club:
        older.setattr(registry, "Table", None)
        assert code(club.get(f"/tables/{guests.id}")) == (410, "unreadable_table")
    with club_on(database) as club:
        again = Guests(club, guests.id, guests.host_token, guests.people)
        for person in again.people.values():
            person.club = club
        again.play(3)
        assert again.spectator.revision == 7


def test_what_is_quarantined_or_ended_by_hand_stays_so_until_it_is_readmitted(database: str) -> None:
    with club_on(database) as club:
        guests = [club.create(), club.create()]
        registry, call = registry_of(club), club.http.portal.call  # type: ignore[union-attr]
        assert call(registry.store.quarantine, guests[0].id, "", 1.0)
        assert call(registry.store.end, guests[1].id, 1.0)
    codes = [(410, "unreadable_table"), (410, "ended_table")]
    with club_on(database) as club:
        registry, call = registry_of(club), club.http.portal.call  # type: ignore[union-attr]
        assert [code(club.get(f"/tables/{one.id}")) for one in guests] == codes
        for one in guests:
            assert call(registry.store.readmit, one.id)
            assert club.get(f"/tables/{one.id}").status_code == 200
            assert not call(registry.store.readmit, one.id)


# ---- pauses


def test_a_table_is_in_memory_once_also_if_reading_it_failed_at_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who was waiting then reads it again, and so does whoever comes meanwhile."""

    async def story() -> tuple[Table, Table]:
        registry = TableRegistry(open_store("unused.db"), settings_on("unused.db"))
        back, read = asyncio.Event(), asyncio.Event()
        tries: list[str] = []

        async def restored(id: str) -> Table:
            tries.append(id)
            if len(tries) == 1:
                await back.wait()
                raise Unavailable
            await read.wait()
            return Table.__new__(Table)

        monkeypatch.setattr(registry, "_restored", restored)
        first, second = (asyncio.create_task(registry._load("x")) for _ in range(2))
        await asyncio.sleep(0)
        back.set()
        with pytest.raises(Unavailable):
            await first
        third = asyncio.create_task(registry._load("x"))
        while len(tries) < 3:
            await asyncio.sleep(0)
        read.set()
        return await asyncio.gather(second, third)

    one, other = asyncio.run(story())
    assert one is other


def test_pauses_grow_up_to_an_hour_and_end_with_a_success(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: moment[0])
    pauses, lasted = Pauses(), []
    for _ in range(14):
        pauses.failed("table")
        began = moment[0]
        while pauses.lasts("table"):
            moment[0] += 0.5
        lasted.append(moment[0] - began)
    assert lasted == [min(2.0**number, LONGEST) for number in range(14)]
    pauses.failed("table")
    pauses.forget("table")
    assert not pauses.lasts("table")


@postgres_by_night
def test_a_table_at_which_agents_fail_is_tried_more_and_more_seldom(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken, sound = unattended(database, 2)
    tries: list[float] = []
    play = TableRegistry._play

    async def fail(registry: TableRegistry, table: Table) -> None:
        if table.id != broken:
            return await play(registry, table)
        tries.append(time.monotonic())
        raise KeyError("a card")

    monkeypatch.setattr(TableRegistry, "_play", fail)
    monkeypatch.setattr(backoff, "SHORTEST", 0.1)
    with caplog.at_level(logging.ERROR), club_on(database, sweep_seconds=0.01) as club:
        until(lambda: over(club, sound))
        until(lambda: len(tries) >= 3)
        first, second = (later - earlier for earlier, later in pairwise(tries[:3]))
        assert first >= 0.1
        assert second >= 0.2
    assert "a card" not in caplog.text
