"""Databases of earlier versions: they are brought up to date, whole, by however many servers start at once, and games
go on where they were. `data/version1.*` was written by the first server, before databases had a version, and
`data/version5.backup` by the first server with accounts; they stay."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from threading import Thread

import asyncpg
import pytest

import copse
from copse.kernel.tasks import Json
from copse.server.store import Unavailable, migrations, open_store, postgres, sqlite
from copse.server.store.migrations import POSTGRES, SQLITE, VERSION, WrongVersion
from copse.server.store.transfer import backup
from copse.server.tables.setup import Setup, begin
from tests.server.accounts import OTHER, Clock, account_club_at
from tests.server.club import HUMAN, Club, Guests, Person, club_on, code, fresh
from tests.server.history import page, ranking
from tests.server.old import DATA, Known, lay_down, lay_down_accounts
from tests.server.test_sweep import execute, over, until

BROKEN_STEP = ("CREATE TABLE halfway (id TEXT)", "UPDATE tables SET sheet = 'lost'", "SELECT nonsense")


@pytest.fixture(params=["sqlite", "postgres"])
def old(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, dict[str, Known]]:
    """The address of an old database, and its tables."""
    database = str(tmp_path / "club.db") if request.param == "sqlite" else request.getfixturevalue("postgres")
    return database, lay_down(database)


def guests_at(club: Club, table: Known) -> Guests:
    people = {seat: Person(club, table.id, token, seat) for seat, token in table.tokens.items()}
    return Guests(club, table.id, table.host, people)


def contents(database: str) -> list[tuple[object, ...]]:
    """Every row, and every table and index of the schema."""
    if not database.startswith("postgresql"):
        with sqlite3.connect(database) as db:
            found = list(db.iterdump())
            version = db.execute("PRAGMA user_version").fetchone()
        db.close()
        return [version, *((line,) for line in found)]

    async def read() -> list[tuple[object, ...]]:
        db = await asyncpg.connect(database)
        columns = "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'"
        shape = sorted(tuple(row) for row in await db.fetch(columns))
        names = sorted({str(name) for name, _ in shape} - {"servers", "online"})
        rows = [tuple(row) for name in names for row in await db.fetch(f"SELECT * FROM {name}")]
        await db.close()
        return [*shape, *sorted(rows, key=repr)]

    return asyncio.run(read())


def opened(database: str) -> None:
    async def run() -> None:
        store = open_store(database)
        try:
            await store.open(lambda table: None)
        finally:
            await store.close()

    asyncio.run(run())


def test_tables_of_an_old_database_are_as_they_were_and_go_on(old: tuple[str, dict[str, Known]]) -> None:
    database, tables = old
    alone = tables.pop("agents alone")
    with club_on(database, sweep_seconds=0.05) as club:
        for table in tables.values():
            guests = guests_at(club, table)
            assert guests.info()["status"] == table.status
            assert club.table(table.id).game.hash() == copse.position(table.position).hash()
            assert club.table(table.id).revision == table.revision
        for name in ("running", "taken back"):
            guests = guests_at(club, tables[name])
            guests.play(5)
            assert guests.spectator.revision == tables[name].revision + 5
        waiting = guests_at(club, tables["waiting"])
        assert code(club.post(f"/tables/{waiting.id}/join", {"name": "Bob"})) == (403, "wrong_passphrase")
        waiting.people[1] = waiting.join(passphrase="oak")
        assert waiting.host.post("start").status_code == 200
        waiting.play(3)
        assert guests_at(club, tables["finished"]).host.get("replay").status_code == 200
        until(lambda: over(club, alone.id))


def test_a_table_of_before_asks_everything_as_it_did(old: tuple[str, dict[str, Known]]) -> None:
    """Its choices hold answers to questions that a new table does not ask."""
    database, tables = old
    with club_on(database) as club:
        games = [club.table(table.id).game for table in tables.values() if guests_at(club, table).info()]
        assert {game.options["questions"] for game in games if game.book.name == "root"} == {"all"}
        fresh = club.create("root", HUMAN, HUMAN)
        assert club.table(fresh.id).game.options["questions"] == "open"


def test_a_table_that_was_kept_as_its_options_alone_asks_everything_as_it_did() -> None:
    game = begin(Setup("root", {"factions": ["eyrie", "marquise"]}, 7))
    assert game.options["questions"] == "all"
    assert game.hash() == copse.new("root", factions=["eyrie", "marquise"], seed=7, questions="all").hash()


def test_what_was_taken_back_in_an_old_database_can_still_be(old: tuple[str, dict[str, Known]]) -> None:
    database, tables = old
    with club_on(database) as club:
        ann = guests_at(club, tables["taken back"]).people[0]
        assert ann.undo().status_code == 200
        assert ann.undo().status_code == 200
        assert club.table(ann.id).game.history == []


def test_an_old_database_is_brought_up_to_date_once_by_servers_that_start_together(
    old: tuple[str, dict[str, Known]],
) -> None:
    database, _ = old
    problems: list[Exception] = []

    def start() -> None:
        try:
            opened(database)
        except Unavailable as problem:
            if "another server uses" not in str(problem):  # of a file only one may be the server
                problems.append(problem)

    threads = [Thread(target=start) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert problems == []
    before = contents(database)
    opened(database)
    assert contents(database) == before


@pytest.mark.parametrize("steps", ["one after the other", "of one file at the same moment"])
def test_steps_are_taken_once_whoever_takes_them(tmp_path: Path, steps: str) -> None:
    file = tmp_path / "club.db"
    shutil.copy(DATA / "version1.sqlite", file)

    def step() -> None:
        connection = sqlite.connected(file, "rw")
        sqlite.migrate(connection)
        connection.close()

    threads = [Thread(target=step) for _ in range(4)]
    for thread in threads:
        thread.start()
        if steps == "one after the other":
            thread.join()
    for thread in threads:
        thread.join()
    connection = sqlite.connected(file, "rw")
    assert sqlite.version_of(connection) == VERSION
    connection.close()


def brought_to(database: str, version: int) -> None:
    """Take the steps that lead from the first version to another, as a server of its time did."""
    if not database.startswith("postgresql"):
        with sqlite.connected(Path(database), "rw") as connection:
            sqlite.take_steps(connection, 1, version)
        connection.close()
        return

    async def take() -> None:
        db = await asyncpg.connect(database)
        async with db.transaction():
            await postgres.take_steps(db, 1, version)
        await db.close()

    asyncio.run(take())


@pytest.mark.parametrize("version", range(2, VERSION))
def test_a_database_of_each_version_gets_what_it_lacks(old: tuple[str, dict[str, Known]], version: int) -> None:
    database, tables = old
    brought_to(database, version)
    with club_on(database) as club:
        guests_at(club, tables["running"]).play(3)
        assert club.post("/account", {"name": "Ann", "password": "three small foxes"}).status_code == 201
        token = tables["running"].tokens[0]
        taken = club.post("/account/games", {"tables": [{"table": tables["running"].id, "tokens": [token]}]})
        assert [game["id"] for game in taken.json()] == [tables["running"].id]
        assert club.get("/ranking/root/live").json() == []
        assert club.post("/account/notifications", {"zone": "UTC"}).json()["channels"] == []


def test_a_step_that_fails_leaves_the_old_version_whole(
    old: tuple[str, dict[str, Known]], monkeypatch: pytest.MonkeyPatch
) -> None:
    database, tables = old
    before = contents(database)
    for module, name, steps in (("sqlite", "SQLITE", SQLITE), ("postgres", "POSTGRES", POSTGRES)):
        monkeypatch.setattr(f"copse.server.store.{module}.{name}", (steps[0], (*steps[1], *BROKEN_STEP)))
    with pytest.raises(Unavailable):
        opened(database)
    assert contents(database) == before
    monkeypatch.undo()
    with club_on(database) as club:
        assert club.get(f"/tables/{tables['running'].id}").status_code == 200


def newer(database: str) -> None:
    opened(database)
    mark = "UPDATE schema_version SET version = 99" if "postgresql" in database else "PRAGMA user_version = 99"
    execute(database, mark)


def test_a_newer_database_than_the_program_is_refused_and_not_touched(database: str) -> None:
    newer(database)
    before = contents(database)
    for attempt in (opened, visited):
        with pytest.raises(WrongVersion, match=rf"has version 99, but this Copse knows versions up to {VERSION}"):
            attempt(database)
    assert contents(database) == before


def visited(database: str) -> None:
    async def run() -> None:
        store = open_store(database)
        try:
            await store.visit()
        finally:
            await store.close()

    asyncio.run(run())


def test_whoever_looks_after_the_tables_brings_nothing_up_to_date(old: tuple[str, dict[str, Known]]) -> None:
    database, _ = old
    before = contents(database)
    with pytest.raises(WrongVersion, match=f"has version 1, but this Copse needs version {VERSION}: start the server"):
        visited(database)
    assert contents(database) == before
    opened(database)
    visited(database)


def test_both_databases_have_the_same_versions() -> None:
    assert len(SQLITE) == len(POSTGRES) == VERSION


@pytest.mark.parametrize("check", [migrations.check_known, migrations.check_current])
def test_the_present_version_is_accepted(check: Callable[[int], None]) -> None:
    check(VERSION)


@pytest.mark.parametrize("version", range(5, VERSION))
def test_people_and_all_that_is_theirs_survive_the_update_from_each_version(
    database: str, version: int, tmp_path: Path
) -> None:
    folder = tmp_path / "old"
    folder.mkdir()
    known = lay_down_accounts(database, version, folder)
    before = asyncio.run(backup(database, folder / "before.backup"))
    clock = Clock()
    clock.at = known.made
    with account_club_at(clock, database, expire_finished_days=0, expire_abandoned_days=0) as club:
        ann, bob = club.device(), club.device()
        ann.cookie = known.cookie  # she was signed in
        assert ann.account is not None
        assert bob.sign_in("bob").status_code == 200
        assert {game["id"] for game in ann.games()} == {known.running, known.finished}
        assert club.get(f"/tables/{known.finished}").json()["winners"] == [known.winner]
        told = ann.get(f"/tables/{known.running}/state", "account:0").json()
        mover, reference = (ann, "account:0") if told["decision"] else (bob, "account:1")
        told = mover.get(f"/tables/{known.running}/state", reference).json()
        action = {"request": fresh(), "revision": told["revision"], "action": told["decision"]["actions"][0]["text"]}
        assert mover.post(f"/tables/{known.running}/actions", {**action, "confirm": True}, reference).status_code == 200
        ratings = {one.player.name: one.rating.value for one in ranking(ann)}
        assert (ratings, len(page(ann, "Ann").games)) == ((known.ratings, 1) if version >= 7 else ({}, 0))
        chosen = ann.get("/account/notifications").json()["preferences"]
        assert (chosen and chosen["zone"]) == ("Europe/Kyiv" if version >= 8 else None)
        assert [one["name"] for one in ann.get("/friends").json()] == (["Bob"] if version >= 9 else [])
        said = [one["text"] for one in ann.get(f"/clubs/{known.club}").json().get("messages", [])]
        assert said == (["Hello"] if version >= 9 else [])
        ties = [(one["kind"], one["called"]) for one in bob.get("/account/ties").json()]
        assert ties == ([("block", "Zoe")] if version >= 10 else [])
        club.do(club.accounts.standing.look)
        assert len(club.accounts.standing.silenced) == (version >= 10)
        recovery: Json = {"name": "Ann", "code": known.code, "password": OTHER}
        assert club.device().post("/account/recover", recovery).status_code == 200
    after = asyncio.run(backup(database, folder / "after.backup"))
    changed = {"moves", "sessions", "recovery_codes", "noted_turns"}
    lasting = {table for table, rows in before.items() if rows} - changed
    assert {table: after[table] for table in lasting} == {table: before[table] for table in lasting}
