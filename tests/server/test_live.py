"""Live updates: a snapshot at once and after every change, and nothing missed after a break."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocket, WebSocketDisconnect

from copse.kernel.tasks import Json
from tests.server.club import API, HUMAN, OPEN, Club, club_on, whole


def until(socket: WebSocketTestSession, revision: int) -> dict[str, Json]:
    """The first snapshot of this revision."""
    while True:
        told: dict[str, Json] = socket.receive_json()
        if told["revision"] == revision:
            return told


def test_whoever_listens_is_told_at_once_and_after_every_choice(club: Club) -> None:
    guests = club.create()
    ann, bob = guests.people[0], guests.people[1]
    with bob.live() as socket:
        first = socket.receive_json()
        assert (first["type"], first["you"], first["revision"]) == ("snapshot", 1, 0)
        ann.act("pick 1")
        told = until(socket, 1)
        assert told["view"] == bob.state()["view"]
        log = told["log"]
        assert isinstance(log, list)
        assert log
        assert told["log_from"] == first["events"]


def test_after_a_break_one_is_told_what_one_missed_and_no_more(club: Club) -> None:
    guests = club.create()
    bob = guests.people[1]
    with bob.live() as socket:
        seen = socket.receive_json()
    guests.play(6)
    with bob.live(since=seen["events"], revision=seen["revision"]) as socket:
        missed = socket.receive_json()
    whole_log = bob.state()["log"]
    assert isinstance(whole_log, list)
    assert seen["log"] + missed["log"] == whole_log
    assert [line["n"] for line in missed["log"]] == list(range(seen["events"], missed["events"]))


def test_an_undo_is_told_with_the_log_as_it_now_is(club: Club) -> None:
    position = "copse position 1 smallworld\nplayers 2\nturn 0 conquer\npeople 0 flying ratmen hand 6\n"
    guests = club.create("smallworld", HUMAN, HUMAN, position=position)
    with guests.spectator.live() as socket:
        start = whole(until(socket, 0)["events"])
        guests.people[0].act("conquer 9")
        assert whole(until(socket, 1)["events"]) > start
        guests.people[0].undo()
        told = until(socket, 2)
        assert (told["events"], told["log_from"], told["log"]) == (start, start, [])


def test_others_see_who_comes_and_who_goes(club: Club) -> None:
    guests = club.create("smallworld", HUMAN, OPEN)
    with guests.people[0].live() as socket:
        assert socket.receive_json()["table"]["seats"][0]["online"] is True
        bob = guests.join("Bob")
        while socket.receive_json()["table"]["seats"][1]["name"] != "Bob":
            pass
        with bob.live():
            while not socket.receive_json()["table"]["seats"][1]["online"]:
                pass
        while socket.receive_json()["table"]["seats"][1]["online"]:
            pass


def test_the_language_can_be_changed_on_the_way(club: Club) -> None:
    guests = club.create()
    with guests.people[0].live() as socket:
        english = socket.receive_json()
        socket.send_json({"since": 0, "lang": "uk"})
        other = socket.receive_json()
        assert other["decision"]["question"] != english["decision"]["question"]
        assert other["view"] == english["view"]
        assert len(other["log"]) == len(english["log"])


def test_a_quiet_line_is_kept_open_by_pings(tmp_path: Path) -> None:
    with club_on(tmp_path / "club.db", ping_seconds=0.01) as club, club.create().spectator.live() as socket:
        assert socket.receive_json()["type"] == "snapshot"
        assert socket.receive_json() == {"type": "ping"}


@pytest.mark.parametrize(
    ("hello", "refused"),
    [
        ({"token": "wrong"}, "bad_token"),
        ({"lang": "de"}, "unknown_language"),
        ({"since": -1}, "bad_request"),
        ([], "bad_request"),
    ],
)
def test_a_wrong_hello_is_refused_and_the_line_is_closed(club: Club, hello: Json, refused: str) -> None:
    guests = club.create()
    with club.http.websocket_connect(f"{API}/tables/{guests.id}/live") as socket:
        socket.send_json(hello)
        assert socket.receive_json()["error"]["code"] == refused
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()


def test_who_loses_the_seat_is_told_no_more(club: Club) -> None:
    guests = club.create()
    with guests.people[1].live() as socket:
        socket.receive_json()
        guests.people[1].leave(for_good=True)
        while "error" not in (told := socket.receive_json()):
            pass
        assert told["error"]["code"] == "bad_token"


def test_a_client_may_hold_so_many_lines_open(tmp_path: Path) -> None:
    with club_on(tmp_path / "club.db", lines_per_client=1) as club:
        guests = club.create()
        with guests.spectator.live() as socket, guests.spectator.live() as one_too_many:
            assert socket.receive_json()["type"] == "snapshot"
            assert one_too_many.receive_json()["error"]["code"] == "too_many_lines"
        with guests.spectator.live() as socket:
            assert socket.receive_json()["type"] == "snapshot"


def test_another_site_cannot_listen(club: Club) -> None:
    guests = club.create()
    path = f"{API}/tables/{guests.id}/live"
    with (
        pytest.raises(WebSocketDisconnect),
        club.http.websocket_connect(path, headers={"origin": "https://elsewhere.example"}),
    ):
        pass


def test_who_leaves_before_a_refusal_is_said_troubles_nobody(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    async def gone(self: WebSocket, text: str) -> None:
        raise WebSocketDisconnect(1006)

    monkeypatch.setattr(WebSocket, "send_text", gone)
    guests = club.create()
    with club.http.websocket_connect(f"{API}/tables/{guests.id}/live") as socket:
        socket.send_json({"token": "wrong", "since": 0, "lang": "en", "revision": None})
