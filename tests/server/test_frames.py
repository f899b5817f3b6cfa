"""Frames of WebSockets: every one counts, whatever it is, and what a client does not read is not kept for it."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from starlette.websockets import WebSocket

from copse.server import app
from copse.server.api.calls import Services
from copse.server.edge.connections import TOO_MANY_FRAMES, WebSocketConnection
from tests.server.club import API, HUMAN
from tests.server.process import ServedHere, heard, served_here, until
from tests.server.raw import EMPTY_HELLO, HANDSHAKE

MASK = b"\x80\x00\x00\x00\x00"  # no content, and a mask that changes nothing
PING, PONG, FIRST, FRAGMENT = b"\x89" + MASK, b"\x8a" + MASK, b"\x01" + MASK, b"\x00" + MASK
LARGE_PING = b"\x89\xfd\x00\x00\x00\x00" + b"x" * 125
HIGH_WATER = 64 * 1024  # bytes that a connection buffers before it stops taking more


@contextmanager
def line_to(server: ServedHere, hello: bytes = EMPTY_HELLO) -> Iterator[socket.socket]:
    made = server.post("/tables", {"game": "smallworld", "host": "Ann", "seats": [HUMAN] * 2}).json()
    with server.visit(HANDSHAKE.format(path=f"{API}/tables/{made['table']['id']}/live").encode()) as line:
        assert b" 101 " in line.recv(1000)
        line.sendall(hello)
        yield line


@pytest.mark.parametrize(
    ("first", "frame"),
    [(b"", PING), (b"", PONG), (FIRST, FRAGMENT), (b"", EMPTY_HELLO), (FIRST, PING)],
    ids=["pings", "pongs", "empty fragments", "hellos", "pings within a message"],
)
def test_a_flood_of_frames_ends_with_a_reason(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, first: bytes, frame: bytes
) -> None:
    with served_here(tmp_path) as server, line_to(server) as line:
        line.sendall(first + frame * 300)
        assert TOO_MANY_FRAMES.to_bytes(2) + b"too many frames" in heard(line)
        assert server.healthy()
    assert caplog.messages == []


def test_a_flood_before_the_handshake_is_over_ends_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def hesitate(services: Services, socket: WebSocket) -> None:
        await socket.receive()
        await socket.receive()

    monkeypatch.setattr(app, "converse", hesitate)
    with (
        served_here(tmp_path) as server,
        server.visit(HANDSHAKE.format(path=f"{API}/tables/x/live").encode()) as line,
    ):
        until(lambda: any(isinstance(connection, WebSocketConnection) for connection in server.connections))
        line.sendall(PING * 300)
        heard(line)
        until(lambda: not server.connections)


def test_few_frames_are_answered(tmp_path: Path) -> None:
    with served_here(tmp_path) as server, line_to(server, b"") as line:
        line.sendall(PING * 50)
        pongs = b""
        while len(pongs) < 100:
            pongs += line.recv(1000)
        assert pongs == b"\x8a\x00" * 50


def test_a_rate_that_is_kept_may_go_on(tmp_path: Path) -> None:
    with served_here(tmp_path, frames_at_once=90, frames_per_second=1e6) as server, line_to(server, b"") as line:
        for _ in range(100):
            line.sendall(PING * 20)
            pongs = b""
            while len(pongs) < 40:
                pongs += line.recv(1000)


def test_pongs_that_nobody_reads_are_not_kept(tmp_path: Path) -> None:
    with served_here(tmp_path, frames_at_once=1_000_000) as server, line_to(server) as line:
        line.sendall(LARGE_PING * 30_000)
        until(lambda: bool(server.connections))
        (connection,) = server.connections
        assert connection.transport.get_write_buffer_size() < 2 * HIGH_WATER
        assert server.healthy()
