"""Past its limit the server drops what matters least, level by level, and says when to come again; play goes on."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from copse.kernel.tasks import Json
from copse.server.config.settings import Settings
from copse.server.operations.load_shedding import Level, LoadMonitor
from copse.server.snapshots.builder import EncodedSnapshot
from copse.server.tables.table import Table
from tests.server.club import HUMAN, Club, club_on, code
from tests.server.test_play import ENDING

SETTINGS = Settings("", busy_seconds=1.0, busy_retry_seconds=7)
WISH: Json = {"game": "smallworld", "host": "Bob", "seats": [HUMAN, HUMAN]}
NEW_TABLES: list[tuple[str, Json]] = [("/tables", WISH), ("/tutorials/smallworld", {"host": "Bob"})]
LONG = 50  # beats, after which the load is as high as what is felt


def felt(load: LoadMonitor, late: float, beats: int = LONG) -> Level:
    for _ in range(beats):
        load.beat(late)
    return load.level


@pytest.mark.parametrize(
    ("late", "level"), [(0.0, Level.NOTHING), (0.3, Level.SPECTATORS), (0.6, Level.EXTRAS), (1.1, Level.TABLES)]
)
def test_the_later_the_server_comes_the_more_is_dropped(late: float, level: Level) -> None:
    assert felt(LoadMonitor(SETTINGS, lambda: 0), late) is level


def test_choices_that_wait_for_the_database_are_strain_too() -> None:
    load = LoadMonitor(SETTINGS, lambda: 0)
    for _ in range(LONG):
        load.stored(0.01)
        load.stored(1.2)
        load.beat(0.0)
    assert load.level is Level.TABLES
    assert felt(load, 0.0) is Level.NOTHING


def test_a_single_stall_is_no_strain() -> None:
    load = LoadMonitor(SETTINGS, lambda: 0)
    assert felt(load, 1.2, beats=1) is Level.NOTHING
    assert felt(load, 0.0, beats=1) is Level.NOTHING


def test_what_was_dropped_comes_back_only_when_there_is_clearly_less_to_do(caplog: pytest.LogCaptureFixture) -> None:
    load = LoadMonitor(SETTINGS, lambda: 0)
    with caplog.at_level(logging.WARNING):
        assert felt(load, 1.1) is Level.TABLES
        assert felt(load, 0.6) is Level.TABLES
        for late in (0.9, 1.1, 0.9, 1.1):
            assert felt(load, late) is Level.TABLES
        assert felt(load, 0.45) is Level.EXTRAS
        assert felt(load, 0.1) is Level.NOTHING
    assert caplog.messages[-1] == "the server is no longer overloaded"
    assert "the server is overloaded: new tables are refused" in caplog.messages


def loaded(club: Club, level: Level) -> LoadMonitor:
    load: LoadMonitor = club.http.app.state.services.registry.load  # type: ignore[attr-defined]
    load.level = level
    load.beat = lambda late: None  # type: ignore[method-assign]  # it stays like this
    return load


def test_an_overloaded_server_refuses_new_tables_with_a_reason_and_a_time(club: Club) -> None:
    guests = club.create("smallworld", HUMAN, HUMAN, position=ENDING)
    load = loaded(club, Level.TABLES)
    for path, body in NEW_TABLES:
        refused = club.post(path, body)
        assert code(refused) == (503, "busy")
        assert refused.headers["Retry-After"] == "30"
        assert refused.json()["error"]["retry_after"] == 30
        assert "try again in 30 seconds" in refused.json()["error"]["message"]
    ann = guests.people[0]
    with ann.live() as socket:
        socket.receive_json()
        assert ann.act("conquer 9").json() == {"revision": 1}
        assert socket.receive_json()["revision"] == 1
    assert ann.undo().status_code == 200
    load.level = Level.NOTHING
    assert club.post("/tables", WISH).status_code == 201


def test_refused_tables_count_for_nobody(tmp_path: Path) -> None:
    with club_on(tmp_path / "club.db", tables_per_day=1) as club:
        load = loaded(club, Level.TABLES)
        assert [club.post("/tables", WISH).status_code for _ in range(3)] == [503] * 3
        load.level = Level.NOTHING
        assert club.post("/tables", WISH).status_code == 201


def test_hints_and_replays_are_refused_before_tables_are(club: Club) -> None:
    loaded(club, Level.EXTRAS)
    guests = club.create()
    ann = guests.people[0]
    told = [ann.get(noun) for noun in ("replay", "replay.html", "chances", "analysis")]
    for refused in (ann.post("hint"), ann.post("preview"), *told):
        assert code(refused) == (503, "busy")
    assert ann.get("record").status_code in (200, 409)


def test_there_is_room_for_so_many_tables(tmp_path: Path) -> None:
    with club_on(tmp_path / "club.db", tables=2, tables_share=1.0) as club:
        guests = club.create()
        with guests.people[0].live(), club.create().people[0].live():
            refused = club.post("/tables", WISH)
        assert code(refused) == (503, "busy")
        assert "2 games are in progress" in refused.json()["error"]["message"]
        assert guests.people[0].act("pick 1").status_code == 200


def test_spectators_are_told_later_and_those_who_play_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with club_on(tmp_path / "club.db", busy_spectator_seconds=60) as club:
        guests = club.create("smallworld", HUMAN, HUMAN, position=ENDING)
        ann, snapshots = guests.people[0], club.http.app.state.services.snapshots  # type: ignore[attr-defined]
        encoded, told = snapshots.encoded, list[tuple[int | None, int]]()

        def noted(table: Table, you: int | None, *rest: object) -> EncodedSnapshot:
            told.append((you, table.revision))
            written: EncodedSnapshot = encoded(table, you, *rest)
            return written

        with guests.spectator.live() as watching, ann.live() as playing:
            watching.receive_json()
            playing.receive_json()
            loaded(club, Level.SPECTATORS)
            monkeypatch.setattr(snapshots, "encoded", noted)
            for revision in (1, 2, 3):
                answer = ann.act("conquer 9") if revision % 2 else ann.undo()
                assert answer.status_code == 200
                while playing.receive_json()["revision"] < revision:
                    pass
    assert [revision for seat, revision in told if seat == ann.seat] == [1, 2, 3]
    assert [revision for seat, revision in told if seat is None] == []
