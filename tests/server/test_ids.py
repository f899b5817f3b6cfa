"""Ids under attack: those of tables that cannot exist, and those of requests that no database could keep."""

from __future__ import annotations

from urllib.parse import quote

import pytest
from starlette.testclient import WebSocketTestSession

from copse.server.store import Store
from tests.server.club import API, Club, club_on, code

IMPOSSIBLE = [
    "a\0b", "\0", "\0" * 12, "x" * 13, "x" * 5000, "tables", "ü" * 12, "٣" * 12, "'; DROP T--",
]  # fmt: skip


@pytest.mark.parametrize("id", [*map(quote, IMPOSSIBLE), "%ED%A0%80", "%FF%FE", "%C0%80"])
def test_an_id_that_cannot_exist_is_unknown_before_the_database_is_asked(club: Club, id: str) -> None:
    async def never(table: str) -> None:
        raise AssertionError("the database was asked")

    store: Store = club.http.app.state.services.registry.store  # type: ignore[attr-defined]
    store.load = never  # type: ignore[method-assign]
    for answer in (
        club.http.get(f"{API}/tables/{id}"),
        club.http.get(f"{API}/tables/{id}/state"),
        club.http.post(f"{API}/tables/{id}/join", json={"name": "Bob"}),
    ):
        assert code(answer) == (404, "unknown_table")
    with club.http.websocket_connect(f"{API}/tables/{id}/live") as socket:
        assert isinstance(socket, WebSocketTestSession)
        assert socket.receive_json()["error"]["code"] == "unknown_table"


def test_an_id_that_could_exist_is_looked_for(database: str) -> None:
    with club_on(database) as club:
        assert code(club.get("/tables/AbCdEf-_0123")) == (404, "unknown_table")


def test_a_request_that_no_database_could_keep_is_the_fault_of_who_sends_it(database: str) -> None:
    with club_on(database) as club:
        guests = club.create()
        ann = guests.people[0]
        for strange in ("\0", "a\0b"):
            assert code(ann.act("pick 1", request=strange)) == (422, "bad_request")
            assert code(ann.undo(request=strange)) == (422, "bad_request")
        lone = b'{"request": "\\ud800", "revision": 0, "action": "pick 1", "confirm": true}'
        headers = {"content-type": "application/json", "authorization": f"Seat {ann.token}"}
        sent = club.http.post(f"{API}/tables/{guests.id}/actions", content=lone, headers=headers)
        assert code(sent) == (400, "bad_request")
        odd = "\u200b\ud83c\udf33 'quoted' \"twice\" $1 %s ".encode("utf-16", "surrogatepass").decode("utf-16")
        assert ann.act("pick 1", request=odd).json() == {"revision": 1}
        assert ann.act("pick 1", request=odd, revision=0).json() == {"revision": 1}
