"""What no client of ours would send: letters that no id has, frames that are no text. It is refused, and nobody else
notices."""

from __future__ import annotations

import socket
from functools import partial
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from copse.server.config.settings import Settings
from tests.server.club import API, Club, bearer, club_on, code, quick_app
from tests.server.process import served_here, until

IMPOSSIBLE = ["%00", "a%00b", "%ED%A0%80", "%FF", "x" * 5000, "%F0%9F%8C%B3", "%0A", "a b"]


def test_an_id_that_cannot_be_is_one_of_no_table(database: str) -> None:
    with club_on(database) as club:
        for id in IMPOSSIBLE:
            for path in ("", "/state", "/record"):
                assert club.get(f"/tables/{id}{path}").status_code == 404, id
            for verb in ("actions", "join", "start"):
                assert club.post(f"/tables/{id}/{verb}", {}).status_code in (404, 422), id


def test_other_names_that_cannot_be_are_unknown_too(club: Club) -> None:
    for id in IMPOSSIBLE:
        for path in (f"/law/{id}", f"/none/{id}"):
            assert club.get(path).status_code == 404, id
        assert club.post(f"/tutorials/{id}", {}).status_code in (404, 415, 422), id


def test_a_seat_that_cannot_be_is_not_found(club: Club) -> None:
    guests = club.create()
    for seat in ("9" * 9, "9" * 10, "9" * 5000, "-1", "%D9%A1"):
        refused = club.post(f"/tables/{guests.id}/seats/{seat}", {"kind": "open"}, guests.host_token)
        assert refused.status_code == 404, seat


def test_the_page_has_no_files_with_such_names(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("the page")
    with TestClient(quick_app(Settings(str(tmp_path / "club.db"), tmp_path))) as client:
        for name in (*IMPOSSIBLE, "%00.js", "assets/%00.js", "..%2f..%2fsecret.txt"):
            assert client.get(f"/{name}").status_code in (200, 404), name


def test_a_binary_frame_is_refused_in_words(club: Club) -> None:
    guests = club.create()
    with club.http.websocket_connect(f"{API}/tables/{guests.id}/live") as socket:
        socket.send_bytes(b"{}")
        assert socket.receive_json()["error"]["code"] == "not_json"
        assert socket.receive()["code"] == 4415
    with guests.spectator.live() as socket:
        socket.receive_json()
        socket.send_bytes(b"{}")
        assert socket.receive_json()["error"]["code"] == "not_json"


FRAMES = {
    "binary": b"\x82\x82\x00\x00\x00\x00{}",
    "no UTF-8": b"\x81\x82\x00\x00\x00\x00\xff\xff",
    "not masked": b"\x81\x02{}",
    "reserved": b"\x83\x80\x00\x00\x00\x00",
    "too large": b"\x81\xff\x00\x00\x00\x00\x7f\xff\xff\xff\x00\x00\x00\x00",
    "continues nothing": b"\x80\x82\x00\x00\x00\x00{}",
    "a fragmented ping": b"\x09\x80\x00\x00\x00\x00",
    "a close of one byte": b"\x88\x81\x00\x00\x00\x00x",
    "no JSON": b"\x81\x82\x00\x00\x00\x00}{",
}


def test_no_frame_makes_the_server_stumble(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with served_here(tmp_path) as server:
        made = server.post("/tables", {"game": "smallworld", "host": "Ann", "seats": [{"kind": "human"}] * 2}).json()
        handshake = (
            f"GET {API}/tables/{made['table']['id']}/live HTTP/1.1\r\nHost: copse\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        ).encode()
        for frame in FRAMES.values():
            with server.visit(handshake) as line:
                assert b" 101 " in line.recv(1000)
                line.sendall(frame)
                until(partial(closed, line))
        assert server.healthy()
    assert caplog.messages == ["Invalid UTF-8 sequence received from client."]


def closed(line: socket.socket) -> bool:
    """Whether the next that is heard is a frame that closes, or nothing any more."""
    said = line.recv(1000)
    return not said or b"\x88" in said


def test_a_token_of_any_letters_is_a_wrong_one(club: Club) -> None:
    guests = club.create()
    for token in ("\x01", "x" * 5000):
        answer = club.http.get(f"{API}/tables/{guests.id}/state", headers=bearer(token))
        assert code(answer) == (401, "bad_token")
