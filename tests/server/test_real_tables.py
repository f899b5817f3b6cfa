"""Real tables that are kept on the server: every turn, a link to look, a token to enter, and live updates."""

from __future__ import annotations

from pathlib import Path
from threading import Barrier, Thread

import pytest
from starlette.websockets import WebSocketDisconnect

from copse.kernel.tasks import Json
from copse.server.tables import real
from tests.server.club import API, Club, club_on, code
from tests.server.test_clockwork import TABLE, asked, table

Shape = dict[str, Json]


def kept(club: Club, name: str = "At home") -> tuple[str, str]:
    answer = club.post("/clockwork/tables", {"position": TABLE, "title": "Set up", "name": name})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return made["id"], made["token"]


def shown(club: Club, id: str, token: str = "") -> Shape:
    answer = club.get(f"/clockwork/tables/{id}", token)
    assert answer.status_code == 200, answer.text
    told: Shape = answer.json()
    return told


def turn(revision: int, position: Json, request: str = "", **more: Json) -> Shape:
    return {"request": request or f"r{revision}", "revision": revision, "position": position, "title": "A turn", **more}


def position(told: Shape) -> str:
    found = told["position"]
    assert isinstance(found, str)
    return found


def entries(told: Shape) -> list[Shape]:
    found = told["entries"]
    assert isinstance(found, list)
    return [one for one in found if isinstance(one, dict)]


@pytest.mark.slow
def test_a_table_outlives_the_server_and_keeps_every_turn(database: str) -> None:
    with club_on(database) as club:
        id, token = kept(club)
        first = position(shown(club, id))
        after = table(asked(club, "/edit", {"position": first, "commands": ["points marquise 14"]}))["position"]
        entered = club.post(
            f"/clockwork/tables/{id}/entries", turn(1, after, seat=0, lines=["Marquise scored 14 points"]), token
        )
        assert entered.status_code == 200, entered.text
    with club_on(database) as club:
        told = shown(club, id, token)
        assert (told["name"], told["revision"], told["can_enter"]) == ("At home", 2, True)
        assert [(entry["n"], entry["seat"], entry["title"]) for entry in entries(told)] == [
            (1, None, "Set up"), (2, 0, "A turn"),
        ]  # fmt: skip
        assert entries(told)[1]["lines"] == ["Marquise scored 14 points"]
        assert "points 14 0" in position(told)


def test_everyone_with_the_link_looks_and_only_the_token_enters(club: Club) -> None:
    id, token = kept(club)
    told = shown(club, id)
    assert told["can_enter"] is False
    entering = f"/clockwork/tables/{id}/entries"
    assert code(club.post(entering, turn(1, position(told)))) == (403, "not_host")
    assert code(club.post(entering, turn(1, position(told)), "a" * 43)) == (403, "not_host")
    assert club.post(entering, turn(1, position(told)), token).status_code == 200


def test_a_table_goes_back_to_any_turn_and_loses_none(club: Club) -> None:
    id, token = kept(club)
    entering, first = f"/clockwork/tables/{id}/entries", position(shown(club, id))
    after = table(asked(club, "/edit", {"position": first, "commands": ["points marquise 14"]}))["position"]
    club.post(entering, turn(1, after), token)
    assert club.get(f"{entering}/1").json()["position"] == first
    told = club.post(entering, turn(2, "", back=1), token).json()
    assert (told["revision"], told["position"]) == (3, first)
    assert [entry["back"] for entry in entries(told)] == [0, 0, 1]
    assert code(club.get(f"{entering}/4")) == (404, "unknown_entry")
    assert code(club.post(entering, turn(3, "", back=4), token)) == (404, "unknown_entry")
    assert code(club.post(entering, turn(3, ""), token)) == (422, "bad_position")


def test_whoever_enters_second_is_told_and_a_repeated_request_enters_once(club: Club) -> None:
    id, token = kept(club)
    entering, now = f"/clockwork/tables/{id}/entries", position(shown(club, id))
    assert club.post(entering, turn(1, now, "mine"), token).json()["revision"] == 2
    assert club.post(entering, turn(1, now, "mine"), token).json()["revision"] == 2
    assert code(club.post(entering, turn(1, now, "yours"), token)) == (409, "stale")


def test_those_who_look_see_how_far_a_bots_turn_has_come(club: Club) -> None:
    id, token = kept(club)
    showing, now = f"/clockwork/tables/{id}/turn", position(shown(club, id))
    turn_so_far: Shape = {"seat": 1, "told": ["ambush_bird"], "at": 2, "asked": [0]}
    assert shown(club, id)["turn"] is None
    assert code(club.post(showing, {"revision": 1, "shown": 1, "turn": turn_so_far})) == (403, "not_host")
    assert code(club.post(showing, {"revision": 2, "shown": 1, "turn": turn_so_far}, token)) == (409, "stale")
    with club.http.websocket_connect(f"{API}/clockwork/tables/{id}/live") as socket:
        socket.send_json({})
        assert socket.receive_json()["turn"] is None
        assert club.post(showing, {"revision": 1, "shown": 1, "turn": turn_so_far}, token).status_code == 200
        told = socket.receive_json()
        while told.get("turn") is None:
            told = socket.receive_json()
        assert told["turn"] == turn_so_far
        assert told["revision"] == 1
    club.post(showing, {"revision": 1, "shown": 2, "turn": turn_so_far, "draws": True}, token)
    club.post(f"/clockwork/tables/{id}/entries", turn(1, now), token)
    after = shown(club, id)
    assert after["turn"] is None
    assert (after["draws"], after["light"]) == (True, False), "how the table is played outlasts the turn"


def test_of_two_who_show_a_turn_in_the_same_instant_the_second_is_told(club: Club) -> None:
    id, token = kept(club)
    showing, start, done = f"/clockwork/tables/{id}/turn", Barrier(2), list[tuple[int, int]]()

    def show(at: int) -> None:
        start.wait()
        wish: Shape = {"revision": 1, "shown": 1, "turn": {"seat": 1, "told": [], "at": at}}
        done.append((club.post(showing, wish, token).status_code, at))

    clients = [Thread(target=show, args=(at,)) for at in (1, 2)]
    for client in clients:
        client.start()
    for client in clients:
        client.join()
    (kept_status, first), (refused_status, second) = sorted(done)
    assert (kept_status, refused_status) == (200, 409)
    told = shown(club, id)
    assert told["turn"] == {"seat": 1, "told": [], "at": first, "asked": []}, "what the first one did counts"
    again: Shape = {"revision": 1, "shown": told["shown"], "turn": {"seat": 1, "told": [], "at": second}}
    assert club.post(showing, again, token).status_code == 200
    assert code(club.post(showing, {"revision": 1}, token)) == (422, "bad_request")


def test_what_is_no_real_table_is_refused_and_changes_nothing(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    id, token = kept(club)
    entering, now = f"/clockwork/tables/{id}/entries", position(shown(club, id))
    assert code(club.post(entering, turn(1, "copse position 1 root\nfactions marquise eyrie"), token)) == (
        422, "bad_position",
    )  # fmt: skip
    assert shown(club, id)["revision"] == 1
    assert code(club.get("/clockwork/tables/abcdefghijkl")) == (404, "unknown_table")
    assert code(club.get(f"/tables/{id}")) == (404, "unknown_table")
    assert code(club.get(f"/clockwork/tables/{club.create().id}")) == (404, "unknown_table")
    assert shown(club, id)["revision"] == 1, "the other interface has not quarantined it"
    monkeypatch.setattr(real, "MOST_ENTRIES", 1)
    assert code(club.post(entering, turn(1, now), token)) == (409, "game_too_long")


def test_a_client_makes_only_so_many_tables(tmp_path: Path) -> None:
    with club_on(tmp_path / "club.db", tables_per_day=2) as club:
        kept(club)
        kept(club)
        answer = club.post("/clockwork/tables", {"position": TABLE, "title": "Set up"})
        assert code(answer) == (429, "too_many_tables")


def test_those_who_look_see_each_turn_at_once(club: Club) -> None:
    id, token = kept(club)
    now = position(shown(club, id))
    with club.http.websocket_connect(f"{API}/clockwork/tables/{id}/live") as socket:
        socket.send_json({})
        first = socket.receive_json()
        assert (first["revision"], first["can_enter"]) == (1, False)
        club.post(f"/clockwork/tables/{id}/entries", turn(1, now), token)
        told = socket.receive_json()
        while told.get("revision") != 2:
            told = socket.receive_json()
        assert entries(told)[1]["title"] == "A turn"
    with club.http.websocket_connect(f"{API}/clockwork/tables/abcdefghijkl/live") as socket:
        socket.send_json({})
        assert socket.receive_json()["error"]["code"] == "unknown_table"
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()
