"""The lobby: which tables are listed, what strangers learn of them, joining, and how watchers are told of changes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import msgspec
import pytest

from copse.kernel.tasks import Json
from copse.server.lobby.open_tables import WAITING_SECONDS, Rated
from copse.server.protocol.lobby_messages import ListedTable, LobbyInfo
from copse.server.store.listings import Listings
from tests.server.accounts import account_club
from tests.server.club import API, HUMAN, OPEN, RANDOM, Club, Guests, club_on, code
from tests.server.cluster import postgres_by_night
from tests.server.test_sweep import execute, until

PUBLIC: dict[str, Json] = {"listed": "public"}
QUICK = 0.01  # seconds between two updates of the lobby


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    with club_on(tmp_path / "club.db", lobby_seconds=QUICK) as club:
        yield club


def lobby(club: Club) -> list[ListedTable]:
    return msgspec.json.decode(club.get("/lobby").content, type=LobbyInfo).tables


def until_listed(club: Club, *tables: str) -> list[ListedTable]:
    """Wait until exactly these tables are listed."""
    found: list[ListedTable] = []

    def listed() -> bool:
        found[:] = lobby(club)
        return [table.id for table in found] == list(tables)

    until(listed)
    return found


def test_a_table_is_found_by_its_link_only_unless_its_creator_lists_it(club: Club) -> None:
    club.create("root", HUMAN, OPEN, name="Secret meeting")
    listed = club.create("root", HUMAN, OPEN, RANDOM, name="Come in", **PUBLIC)
    (table,) = until_listed(club, listed.id)
    assert (table.name, table.game, table.host, table.lang, table.status) == ("Come in", "root", "Ann", "en", "waiting")
    assert [(seat.kind, seat.part, seat.name, seat.free) for seat in table.seats] == [
        ("human", "marquise", "Ann", False),
        ("open", "eyrie", "", True),
        ("agent", "alliance", "random", False),
    ]


def test_one_tap_takes_a_free_seat_and_a_full_table_leaves_the_list(club: Club) -> None:
    listed = club.create("smallworld", HUMAN, OPEN, **PUBLIC)
    until_listed(club, listed.id)
    assert listed.join("Bob").seat == 1
    until_listed(club)


def test_a_game_that_has_begun_can_be_watched_and_a_finished_one_is_gone(club: Club) -> None:
    listed = club.create("smallworld", HUMAN, HUMAN, **PUBLIC)
    assert until_listed(club, listed.id)[0].status == "playing"
    listed.play_to_the_end()
    until_listed(club)


def test_the_newest_tables_with_free_seats_come_first(club: Club) -> None:
    playing = club.create("smallworld", HUMAN, HUMAN, **PUBLIC)
    older, newer = (club.create("smallworld", HUMAN, OPEN, **PUBLIC) for _ in range(2))
    until_listed(club, newer.id, older.id, playing.id)


# ---- what strangers learn


def test_the_lobby_tells_nothing_hidden(club: Club) -> None:
    """Neither a hand, a token, a message nor who sits at a table without spectators."""
    seen = club.create("root", HUMAN, HUMAN, name="Open game", talk="everyone", **PUBLIC)
    closed = club.create("root", HUMAN, OPEN, name="Closed game", spectators=False, **PUBLIC)
    said = seen.people[0].post("chat", {"request": "1", "text": "my hand is bad"})
    assert said.status_code == 200
    until(lambda: closed.id in club.get("/lobby").text)
    text = club.get("/lobby").text
    secrets = [seen.host_token, closed.host_token, *(one.token for one in seen.people.values())]
    assert not any(secret in text for secret in [*secrets, "my hand is bad", "Closed game"])
    (hidden,) = [table for table in lobby(club) if table.id == closed.id]
    assert [seat.name for seat in hidden.seats] == ["", ""]


def test_a_table_without_spectators_leaves_the_lobby_when_its_game_begins(club: Club) -> None:
    closed = club.create("smallworld", HUMAN, OPEN, spectators=False, **PUBLIC)
    until_listed(club, closed.id)
    closed.join("Bob")
    closed.host.post("start")
    until_listed(club)


def test_a_listed_table_has_no_pass_phrase(club: Club) -> None:
    wish: Json = {"game": "root", "host": "Ann", "seats": [HUMAN, OPEN], "passphrase": "oak", **PUBLIC}
    assert code(club.post("/tables", wish)) == (422, "listed_with_phrase")


def test_a_table_that_nobody_came_to_is_forgotten(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    listed = club.create("smallworld", HUMAN, OPEN, **PUBLIC)
    slow = club.create("smallworld", HUMAN, OPEN, pace={"mode": "days"}, **PUBLIC)
    until_listed(club, slow.id, listed.id)
    monkeypatch.setitem(WAITING_SECONDS, "live", 0.0)
    until_listed(club, slow.id)


def test_names_are_told_as_plain_text(club: Club) -> None:
    name = "<img src=x onerror=alert(1)>"
    listed = club.create("smallworld", HUMAN, OPEN, name=name, **PUBLIC)
    (table,) = until_listed(club, listed.id)
    assert table.name == name
    assert club.get("/lobby").headers["content-type"] == "application/json"


# ---- people with an account


def test_a_table_may_be_for_people_with_an_account(tmp_path: Path) -> None:
    with account_club(tmp_path / "club.db", lobby_seconds=QUICK) as club:
        table = club.create("smallworld", HUMAN, OPEN, guests=False, **PUBLIC)
        assert until_listed(club, table.id)[0].guests is False
        wish: Json = {"name": "Bob"}
        assert code(club.post(f"/tables/{table.id}/join", wish)) == (401, "table_of_members")
        assert club.member("Bob").post(f"/tables/{table.id}/join", wish).status_code == 200


def test_ratings_are_shown_beside_the_people_who_have_one(tmp_path: Path) -> None:
    with account_club(tmp_path / "club.db", lobby_seconds=QUICK) as club:
        ann = club.member("Anneliese")
        listed = club.create("smallworld", HUMAN, HUMAN, OPEN, **PUBLIC)
        assert ann.take_along(listed.id, listed.people[0].token).status_code == 200

        async def ratings(asked: set[Rated]) -> dict[Rated, int]:
            return {one: 1_700 for one in asked if (one.game, one.mode) == ("smallworld", "live")}

        club.services.open_tables._ratings = ratings  # type: ignore[method-assign]
        until(lambda: [seat.rating for seat in lobby(club)[0].seats] == [1_700, None, None])
        assert [seat.member for seat in lobby(club)[0].seats] == [True, False, False]


def test_one_person_has_so_many_free_seats_on_offer(tmp_path: Path) -> None:
    with account_club(tmp_path / "club.db", listed_tables=2) as club:
        ann, wish = club.member(), {"game": "smallworld", "host": "Ann", "seats": [HUMAN, OPEN], **PUBLIC}
        first, _ = (ann.post("/tables", wish) for _ in range(2))
        assert code(ann.post("/tables", wish)) == (429, "too_many_listed")
        assert club.member("Bob").post("/tables", {**wish, "host": "Bob"}).status_code == 201
        table = first.json()["table"]["id"]
        assert club.post(f"/tables/{table}/join", {"name": "Eve"}).status_code == 200
        assert club.post(f"/tables/{table}/start", token=first.json()["host_token"]).status_code == 200
        assert ann.post("/tables", wish).status_code == 201


# ---- watching


def test_who_watches_is_told_of_every_change_and_of_nothing_else(club: Club) -> None:
    with club.http.websocket_connect(f"{API}/lobby/live") as line:
        line.send_json({})
        assert line.receive_json() == {"type": "lobby", "tables": [], "searches": []}
        club.create("smallworld", HUMAN, OPEN)
        listed = club.create("smallworld", HUMAN, OPEN, **PUBLIC)
        change = line.receive_json()
        assert (change["type"], change["gone"]) == ("lobby_change", [])
        assert [table["id"] for table in change["tables"]] == [listed.id]
        listed.join("Bob")
        assert line.receive_json() == {"type": "lobby_change", "tables": [], "gone": [listed.id], "searches": []}


def test_who_watches_is_told_of_a_change_here_at_once(tmp_path: Path) -> None:
    live = f"{API}/lobby/live"
    with club_on(tmp_path / "club.db", lobby_seconds=60) as club, club.http.websocket_connect(live) as line:
        line.send_json({})
        assert line.receive_json()["tables"] == []
        listed = club.create("smallworld", HUMAN, OPEN, OPEN, **PUBLIC)
        assert [table["id"] for table in line.receive_json()["tables"]] == [listed.id]
        listed.join("Bob")
        assert [seat["name"] for seat in line.receive_json()["tables"][0]["seats"]] == ["Ann", "Bob", ""]
        listed.join("Cem")
        assert line.receive_json()["gone"] == [listed.id]
        wish: Json = {"token": "t" * 43, "game": "smallworld", "players": 3, "mode": "live", "name": "Ann"}
        assert club.post("/search", wish).status_code == 200
        assert [one["people"] for one in line.receive_json()["searches"]] == [1]
        assert club.post("/search/end", {"token": "t" * 43}).status_code == 200
        assert line.receive_json()["searches"] == []


def test_a_watcher_who_missed_a_change_gets_the_whole_list(club: Club) -> None:
    lists = club.services.open_tables

    async def told() -> list[bytes | None]:
        with lists.listen() as watcher:
            found = [await watcher.news()]
            for changes in (1, 2, 0):
                number = lists._edition.number + changes
                lists._edition = lists._edition._replace(number=number, text=b"all of it", change=b"a change")
                found.append(await watcher.news())
        return found

    empty = msgspec.json.encode(LobbyInfo("lobby", [], []))
    assert club.run(told) == [empty, b"a change", b"all of it", None]


def test_the_list_is_read_once_for_all_who_watch(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    sheets = Listings.sheets

    async def counted(self: Listings, tables: list[str]) -> list[bytes | None]:
        read.extend(tables)
        return await sheets(self, tables)

    monkeypatch.setattr(Listings, "sheets", counted)
    tables = [club.create("smallworld", HUMAN, OPEN, **PUBLIC).id for _ in range(3)]
    until_listed(club, *reversed(tables))
    for _ in range(20):
        assert len(lobby(club)) == 3
    assert sorted(read) == sorted(tables), "a sheet that has not changed is not read again"


@postgres_by_night
def test_a_deleted_table_is_listed_no_longer(database: str) -> None:
    with club_on(database, lobby_seconds=QUICK) as club:
        listed: Guests = club.create("smallworld", HUMAN, OPEN, **PUBLIC)
        until_listed(club, listed.id)
        assert club.run(partial(club.services.registry.store.delete, listed.id))
        until_listed(club)


def test_another_server_lists_the_tables_too(postgres: str) -> None:
    with club_on(postgres, lobby_seconds=QUICK) as one, club_on(postgres, lobby_seconds=QUICK) as two:
        listed = one.create("smallworld", HUMAN, OPEN, **PUBLIC)
        until_listed(two, listed.id)
        with two.http.websocket_connect(f"{API}/lobby/live") as line:
            line.send_json({})
            assert [table["id"] for table in line.receive_json()["tables"]] == [listed.id]
            listed.join("Bob")
            assert line.receive_json()["gone"] == [listed.id]


def test_a_damaged_table_does_not_spoil_the_list(tmp_path: Path) -> None:
    database = str(tmp_path / "club.db")
    with club_on(database, lobby_seconds=QUICK) as club:
        damaged, listed = (club.create("smallworld", HUMAN, OPEN, **PUBLIC).id for _ in range(2))
        execute(database, f"UPDATE tables SET sheet = CAST('{{' AS BLOB), version = version + 1 WHERE id = '{damaged}'")
        until_listed(club, listed)
