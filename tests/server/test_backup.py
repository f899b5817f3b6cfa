"""Backups: everything comes back, also in the other kind of database; what is damaged is refused before anything is
written."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import asyncpg
import msgspec
import pytest
from typer.testing import CliRunner

from copse.cli import app
from copse.kernel.errors import CopseError
from copse.server.store import Unavailable
from copse.server.store.archive import FORMAT, TABLES, BadBackup, NotEmpty, check
from copse.server.store.migrations import VERSION, WrongVersion
from copse.server.store.transfer import backup, restore
from tests.server.club import HUMAN, RANDOM, Guests, Person, club_on
from tests.server.cluster import Cluster
from tests.server.old import Known
from tests.server.test_migrations import contents, guests_at, newer, old, opened

__all__ = ["old"]


@pytest.fixture(params=["sqlite", "postgres"])
def other(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A second database, of each kind."""
    if request.param == "sqlite":
        yield str(tmp_path / "other.db")
        return
    cluster: Cluster = request.getfixturevalue("cluster")
    with cluster.empty_database() as address:
        yield address


def saved(database: str, file: Path) -> Path:
    asyncio.run(backup(database, file))
    return file


def rows(file: Path) -> list[bytes]:
    return sorted(gzip.decompress(file.read_bytes()).splitlines()[1:-1])


def played(database: str) -> Guests:
    """A database with a table at which something was played, one with agents and one that waits."""
    with club_on(database, snapshot_every=5) as club:
        guests = club.create("smallworld", HUMAN, HUMAN)
        guests.play(15)
        club.create("root", HUMAN, {"kind": "open"})
        club.create("smallworld", RANDOM, RANDOM)
    return guests


def test_a_backup_comes_back_in_either_kind_of_database(database: str, other: str, tmp_path: Path) -> None:
    guests = played(database)
    file = saved(database, tmp_path / "club.backup")
    asyncio.run(restore(file, other))
    assert rows(saved(other, tmp_path / "again.backup")) == rows(file)
    with club_on(other) as club:
        again = Guests(club, guests.id, guests.host_token, {})
        again.people = {seat: Person(club, guests.id, one.token, seat) for seat, one in guests.people.items()}
        again.play(5)
        assert again.spectator.revision == 20


def test_a_backup_of_an_old_database_is_made_as_it_is_and_brought_up_to_date_when_it_comes_back(
    old: tuple[str, dict[str, Known]], other: str, tmp_path: Path
) -> None:
    database, tables = old
    before = contents(database)
    file = saved(database, tmp_path / "club.backup")
    assert contents(database) == before
    assert check(file)[0].schema == 1
    asyncio.run(restore(file, other))
    assert check(saved(other, tmp_path / "again.backup"))[0].schema == VERSION
    with club_on(other) as club:
        guests = guests_at(club, tables["running"])
        guests.play(5)
        assert guests.spectator.revision == tables["running"].revision + 5


def test_a_backup_is_one_moment_however_much_is_played_meanwhile(database: str, tmp_path: Path) -> None:
    with club_on(database) as club:
        tables = [club.create("smallworld", HUMAN, HUMAN) for _ in range(3)]
        playing = [Thread(target=guests.play, args=(30,)) for guests in tables]
        for thread in playing:
            thread.start()
        files = [saved(database, tmp_path / f"{number}.backup") for number in range(6)]
        for thread in playing:
            thread.join()
    for file in files:
        lines = [msgspec.json.decode(line) for line in rows(file)]
        assert sum(line[0] == "tables" for line in lines) == 3
        for guests in tables:
            revisions = sorted(line[2] for line in lines if line[0] == "moves" and line[1] == guests.id)
            assert revisions == list(range(1, len(revisions) + 1))


def test_only_its_owner_may_read_a_backup_and_none_is_written_over(database: str, tmp_path: Path) -> None:
    opened(database)
    (tmp_path / "club.backup.part").touch(0o666)  # someone else's, or of a backup that was interrupted
    file = saved(database, tmp_path / "club.backup")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    with pytest.raises(BadBackup, match="exists already"):
        saved(database, file)
    with pytest.raises(BadBackup, match=r"cannot write .*: No such file"):
        saved(database, tmp_path / "nowhere" / "club.backup")
    assert [one.name for one in tmp_path.iterdir() if "backup" in one.name] == ["club.backup"]


def test_nothing_is_restored_into_a_database_that_has_tables(database: str, tmp_path: Path) -> None:
    played(database)
    file, before = saved(database, tmp_path / "club.backup"), contents(database)
    with pytest.raises(NotEmpty, match="only into an empty one"):
        asyncio.run(restore(file, database))
    assert contents(database) == before


def test_a_database_that_a_server_has_used_but_nobody_played_at_is_empty(other: str, tmp_path: Path) -> None:
    played(str(tmp_path / "club.db"))
    opened(other)
    file = saved(str(tmp_path / "club.db"), tmp_path / "club.backup")
    asyncio.run(restore(file, other))
    assert rows(saved(other, tmp_path / "again.backup")) == rows(file)


def test_nothing_is_restored_into_a_file_that_a_server_uses(tmp_path: Path) -> None:
    played(str(tmp_path / "one.db"))
    file = saved(str(tmp_path / "one.db"), tmp_path / "club.backup")
    with club_on(tmp_path / "club.db"), pytest.raises(Unavailable, match="another server uses"):
        asyncio.run(restore(file, str(tmp_path / "club.db")))


# ---- damage


def with_lines(file: Path, lines: list[bytes]) -> None:
    """A file whose checksum is right, whatever its lines are."""
    body = b"".join(line + b"\n" for line in lines)
    counts = {table: body.count(f'\n["{table}",'.encode()) for table in TABLES}
    footer = msgspec.json.encode({"rows": counts, "sha256": hashlib.sha256(body).hexdigest()})
    file.write_bytes(gzip.compress(body + footer + b"\n"))


def test_a_damaged_backup_is_refused_before_anything_is_written(other: str, tmp_path: Path) -> None:
    played(str(tmp_path / "club.db"))
    file = saved(str(tmp_path / "club.db"), tmp_path / "club.backup")
    whole = file.read_bytes()
    plain = gzip.decompress(whole)
    lines = plain.splitlines(keepends=True)
    damaged = {
        "empty": b"",
        "no archive": b"this is no archive",
        "cut short": whole[: len(whole) // 2],
        "flipped": whole[:200] + bytes([whole[200] ^ 1]) + whole[201:],
        "a row is missing": gzip.compress(b"".join(lines[:3] + lines[4:])),
        "the end is missing": gzip.compress(b"".join(lines[:-1])),
        "two rows are exchanged": gzip.compress(b"".join([*lines[:2], lines[3], lines[2], *lines[4:]])),
        "a value is another": gzip.compress(plain.replace(b"pick ", b"puck ", 1)),
        "only the end": gzip.compress(lines[-1]),
        "a row is no JSON": gzip.compress(b"".join([*lines[:2], b"[\n", *lines[2:]])),
        "nothing": gzip.compress(b""),
    }
    for content in damaged.values():
        file.write_bytes(content)
        with pytest.raises(BadBackup, match=r"damaged|no backup"):
            asyncio.run(restore(file, other))
    if not other.startswith("postgresql"):
        assert not Path(other).exists()
    file.write_bytes(whole)
    asyncio.run(restore(file, other))


def test_a_backup_with_other_columns_changes_nothing(database: str, tmp_path: Path) -> None:
    played(str(tmp_path / "one.db"))
    file = saved(str(tmp_path / "one.db"), tmp_path / "club.backup")
    head, *lines = gzip.decompress(file.read_bytes()).splitlines()[:-1]
    hostile = head.replace(b'"request"', b'"request) SELECT 1; DROP TABLE tables; --"')
    assert hostile != head
    opened(database)
    before = contents(database)
    with_lines(file, [hostile, *lines])
    with pytest.raises(BadBackup, match="columns are not those of version"):
        asyncio.run(restore(file, database))
    assert contents(database) == before


def test_a_backup_that_fails_half_way_changes_nothing(database: str, tmp_path: Path) -> None:
    played(str(tmp_path / "one.db"))
    file = saved(str(tmp_path / "one.db"), tmp_path / "club.backup")
    lines = gzip.decompress(file.read_bytes()).splitlines()[:-1]
    opened(database)
    before = contents(database)
    with_lines(file, [*lines, lines[-1]])
    with pytest.raises(Unavailable):
        asyncio.run(restore(file, database))
    assert contents(database) == before


@pytest.mark.parametrize(
    ("newer_part", "problem"),
    [
        ((b'"format":1', b'"format":2'), f"has format 2, but this Copse reads format {FORMAT}"),
        (
            (f'"schema":{VERSION}'.encode(), b'"schema":99'),
            f"has version 99, but this Copse knows versions up to {VERSION}",
        ),
    ],
    ids=["format", "schema"],
)
def test_a_newer_backup_than_the_program_is_refused(
    newer_part: tuple[bytes, bytes], problem: str, tmp_path: Path
) -> None:
    database = str(tmp_path / "club.db")
    played(database)
    file = saved(database, tmp_path / "club.backup")
    with_lines(file, gzip.decompress(file.read_bytes()).replace(*newer_part, 1).splitlines()[:-1])
    with pytest.raises(CopseError, match=problem):
        asyncio.run(restore(file, str(tmp_path / "other.db")))


def test_a_newer_database_than_the_program_is_not_backed_up(database: str, tmp_path: Path) -> None:
    newer(database)
    with pytest.raises(WrongVersion):
        saved(database, tmp_path / "club.backup")


def test_what_only_one_kind_of_database_can_hold_comes_over(postgres: str, tmp_path: Path) -> None:
    """SQLite kept requests with NUL in them, when clients could still send such."""
    database = tmp_path / "club.db"
    guests = played(str(database))
    with sqlite3.connect(database) as db:
        db.execute(
            "UPDATE moves SET request = CAST(x'306100' AS TEXT) WHERE table_id = ? AND revision = 1", (guests.id,)
        )
    db.close()
    asyncio.run(restore(saved(str(database), tmp_path / "club.backup"), postgres))

    async def request() -> str:
        connection = await asyncpg.connect(postgres)
        found: str = await connection.fetchval(
            "SELECT request FROM moves WHERE table_id = $1 AND revision = 1", guests.id
        )
        await connection.close()
        return found

    assert asyncio.run(request()) == "0a\N{REPLACEMENT CHARACTER}"


# ---- the commands


def test_the_commands_say_what_they_did(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played(str(tmp_path / "club.db"))
    file = str(tmp_path / "club.backup")
    monkeypatch.setenv("COPSE_DATABASE", str(tmp_path / "club.db"))
    result = CliRunner().invoke(app, ["backup", file])
    assert result.exit_code == 0
    assert result.output.startswith(f"{file}: 3 tables with ")
    monkeypatch.setenv("COPSE_DATABASE", str(tmp_path / "other.db"))
    result = CliRunner().invoke(app, ["restore", file])
    assert result.exit_code == 0
    assert result.output.startswith("restored 3 tables with ")
    monkeypatch.setenv("COPSE_DATABASE", str(tmp_path / "none.db"))
    result = CliRunner().invoke(app, ["backup", str(tmp_path / "none.backup")])
    assert isinstance(result.exception, Unavailable)
    assert "there is no database" in str(result.exception)


def test_a_copy_of_the_file_alone_lacks_the_newest_moves_and_a_backup_does_not(tmp_path: Path) -> None:
    """Why there is the command: what was played last is in the file beside it, until that is merged."""
    with club_on(tmp_path / "club.db") as club:
        guests = club.create()
        guests.play(10)
        (tmp_path / "copy.db").write_bytes((tmp_path / "club.db").read_bytes())
        file = saved(str(tmp_path / "club.db"), tmp_path / "club.backup")
    with sqlite3.connect(tmp_path / "copy.db") as db:
        copied = (
            db.execute("SELECT count(*) FROM sqlite_master WHERE name = 'moves'").fetchone()[0]
            and db.execute("SELECT count(*) FROM moves").fetchone()[0]
        )
    db.close()
    assert copied < 10
    assert check(file)[1]["moves"] == 10
