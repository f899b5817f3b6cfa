"""Clients that are slow or stop in the middle: each has its time, and none holds a place, or the end, for longer."""

from __future__ import annotations

import asyncio
import gzip
import socket
import threading
import time
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx2
import pytest
from starlette.requests import Request
from starlette.responses import StreamingResponse
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from copse.kernel.tasks import Json
from copse.server.api.calls import PIECE, sent
from copse.server.edge.connections import LARGEST_HEAD, TOO_LARGE, TOO_SLOW, written
from copse.server.edge.static_files import page_routes
from tests.server.club import API, HUMAN
from tests.server.process import HEALTH, ServedApart, ServedHere, heard, served, served_here, until
from tests.server.raw import EMPTY_HELLO, HANDSHAKE

HEAD = b"POST /api/v1/tables HTTP/1.1\r\nHost: copse\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n"
HALVES = [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: copse\r\nX: ", b"\r\n\r\n", HEAD, HEAD + b"\r\n", HEAD + b"\r\n{"]


def test_half_a_request_is_given_up_after_its_time(tmp_path: Path) -> None:
    with served_here(tmp_path, head_seconds=0.3, body_seconds=0.3) as server, ExitStack() as lines:
        halves = [lines.enter_context(server.visit(half)) for half in HALVES]
        assert [heard(line) for line in halves] == [written(TOO_SLOW)] * len(HALVES)


def test_a_drop_now_and_then_wins_no_time(tmp_path: Path) -> None:
    with (
        served_here(tmp_path, head_seconds=0.3) as server,
        server.visit(b"GET / HTTP/1.1\r\nHost: copse\r\nX: ") as line,
    ):
        assert b" 408 " in talk_on(line)


def test_a_body_that_nobody_waits_for_has_its_time_too(tmp_path: Path) -> None:
    begin = b"GET /api/v1/health HTTP/1.1\r\nHost: copse\r\nContent-Length: 1000000\r\n\r\n{"
    with served_here(tmp_path, body_seconds=0.3) as server, server.visit(begin) as line:
        answer = talk_on(line)
    assert answer.count(b"HTTP/1.1 ") == 1
    assert b" 200 " in answer


def talk_on(line: socket.socket) -> bytes:
    """Say a little again and again until the server hangs up; what it said."""
    line.settimeout(0.05)
    answer = b""
    with suppress(ConnectionError):
        while True:
            line.sendall(b"x")
            with suppress(TimeoutError):
                said = line.recv(1000)
                answer += said
                if not said:
                    break
    return answer


@pytest.mark.parametrize(
    "begin",
    [
        b"GET /",
        b"GET / HTTP/1.1\r\nHost: copse\r\nX: ",
        b"POST /api/v1/tables HTTP/1.1\r\nHost: copse\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: ",
    ],
    ids=["an address", "a header", "a header after the body"],
)
def test_a_head_without_end_is_not_kept(tmp_path: Path, begin: bytes) -> None:
    """The parser would keep all of it, and copy it again and again."""
    with served_here(tmp_path, head_seconds=600, body_seconds=600) as server, server.visit(begin) as line:
        with pytest.raises(ConnectionError):
            line.sendall(b"x" * 400 * LARGEST_HEAD)
        assert server.healthy()


def test_whoever_sends_too_large_a_head_is_told(tmp_path: Path) -> None:
    with served_here(tmp_path) as server, server.visit(b"GET / HTTP/1.1\r\nHost: copse\r\nX: ") as line:
        line.sendall(b"x" * (LARGEST_HEAD + 1))
        assert heard(line) == written(TOO_LARGE)


def test_a_large_head_and_a_large_body_are_taken(tmp_path: Path) -> None:
    with served_here(tmp_path) as server:
        answer = server.ask(HEALTH.replace(b"\r\n\r\n", b"\r\nX: " + b"x" * 50_000 + b"\r\n\r\n"))
        assert b" 200 " in answer
        wish: Json = {"game": "smallworld", "host": "Ann", "seats": [HUMAN] * 2, "record": "x" * 500_000}
        assert server.post("/tables", wish).json()["error"]["code"] == "bad_record"


def test_whoever_is_slow_within_the_limits_is_served(tmp_path: Path) -> None:
    with served_here(tmp_path) as server, server.visit() as line:
        for letter in HEALTH:
            line.sendall(bytes([letter]))
        assert b" 200 " in heard(line)


def test_a_websocket_is_no_request_and_may_be_silent_for_longer(tmp_path: Path) -> None:
    with served_here(tmp_path) as server:
        table = server.post("/tables", {"game": "smallworld", "host": "Ann", "seats": [HUMAN] * 2}).json()["table"]
        with connect(f"ws://127.0.0.1:{server.port}{API}/tables/{table['id']}/live") as listener:
            listener.send("{}")
            first = listener.recv()
            server.grant(head_seconds=0.1)
            assert server.ask(b"GET / HT") == written(TOO_SLOW)  # so long has gone by
            listener.send("{}")
            assert listener.recv() == first


def test_a_connection_rests_for_so_long_and_is_closed(tmp_path: Path) -> None:
    with served_here(tmp_path, keep_alive_seconds=0.1) as server:
        assert b" 200 " in server.ask(HEALTH.replace(b"Connection: close\r\n", b""))


def test_a_line_is_no_request_and_outlives_the_time_of_one(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with served_here(tmp_path, keep_alive_seconds=0.1, ping_seconds=0.2) as server:
        made = server.post("/tables", {"game": "smallworld", "host": "Ann", "seats": [HUMAN] * 2}).json()
        server.grant(head_seconds=0.1, body_seconds=0.1)
        with connect(f"ws://127.0.0.1:{server.port}{API}/tables/{made['table']['id']}/live") as line:
            line.send("{}")
            assert "snapshot" in str(line.recv())
            assert ["ping" in str(line.recv()) for _ in range(2)] == [True, True]
    assert caplog.messages == []


def test_a_client_has_so_many_connections_and_gets_a_place_back(tmp_path: Path) -> None:
    with served_here(tmp_path, connections_per_client=3) as server, ExitStack() as lines:
        held = [lines.enter_context(server.visit()) for _ in range(3)]
        assert b'"too_many_connections"' in server.ask(b"")
        held[0].close()
        until(server.healthy)
        held[1].sendall(HANDSHAKE.format(path=f"{API}/tables/none/live").encode())
        until(lambda: b"unknown_table" in held[1].recv(1000))
        held[1].close()
        until(server.healthy)


def test_there_are_so_many_connections_in_all(tmp_path: Path) -> None:
    with served_here(tmp_path, connections=3) as server, ExitStack() as lines:
        for _ in range(3):
            lines.enter_context(server.visit())
        assert server.ask(b"").startswith(b"HTTP/1.1 503 ")


def test_many_slow_clients_leave_the_others_alone(tmp_path: Path) -> None:
    with served_here(tmp_path, head_seconds=600) as server, ExitStack() as lines:
        for _ in range(100):
            lines.enter_context(server.visit(b"GET / HTTP/1.1\r\n"))
        assert server.healthy()
        server.grant(head_seconds=0.1)
        slow = [lines.enter_context(server.visit(b"GET / HTTP/1.1\r\n")) for _ in range(100)]
        assert all(b" 408 " in heard(line) for line in slow)


# ---- who does not read


SCRIPT = "const answer = 42;\n" * 500_000


@pytest.fixture
def large_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page whose file is larger than all that is buffered on the way."""
    folder = tmp_path / "page"
    folder.mkdir()
    (folder / "index.html").write_text("the page")
    (folder / "large.js").write_text(SCRIPT)
    monkeypatch.setattr("copse.server.app.page_routes", lambda _: page_routes(folder))


def slow_reader(server: ServedHere) -> socket.socket:
    line = server.visit()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 32 * 1024)
    line.sendall(b"GET /large.js HTTP/1.1\r\nHost: copse\r\n\r\n")
    return line


@pytest.mark.usefixtures("large_page")
def test_whoever_reads_an_answer_too_slowly_is_dropped(tmp_path: Path) -> None:
    with served_here(tmp_path, answer_seconds=0.3) as server, slow_reader(server) as line:

        def dropped() -> bool:
            """Read a little, which wins no time."""
            with suppress(ConnectionError):
                line.recv(1000)
            return not server.connections

        until(dropped)


@pytest.mark.usefixtures("large_page")
def test_whoever_reads_slowly_within_the_limits_gets_everything(tmp_path: Path) -> None:
    with served_here(tmp_path) as server, slow_reader(server) as line:
        until(lambda: any(connection._unread for connection in server.connections))
        left = len(SCRIPT)
        while left > 0:
            left -= len(line.recv(1_000_000))
        until(lambda: not any(connection._unread for connection in server.connections))
        line.sendall(HEALTH)
        assert heard(line).startswith(b"HTTP/1.1 200 ")


@pytest.mark.usefixtures("large_page")
def test_what_waits_for_a_slow_reader_is_bounded(tmp_path: Path) -> None:
    with served_here(tmp_path) as server, slow_reader(server):
        until(lambda: any(connection._unread for connection in server.connections))
        assert max(connection.transport.get_write_buffer_size() for connection in server.connections) < 256 * 1024


@pytest.mark.parametrize("accepted", ["gzip", "identity"])
def test_a_large_answer_is_kept_compressed(accepted: str) -> None:
    text = b'{"moment": 1}' * 100_000

    async def script() -> None:
        scope = {"type": "http", "headers": [(b"accept-encoding", accepted.encode())]}
        answer = await sent(Request(scope), text, 200, "application/json")
        assert isinstance(answer, StreamingResponse)
        kept = answer.body_iterator.ag_frame.f_locals["packed"]  # type: ignore[attr-defined]
        assert len(kept) < len(text) / 10
        pieces = [piece async for piece in answer.body_iterator]
        assert max(map(len, pieces)) <= PIECE
        whole = b"".join(bytes(piece) for piece in pieces if not isinstance(piece, str))
        assert (gzip.decompress(whole) if accepted == "gzip" else whole) == text
        assert answer.headers.get("content-encoding") == ("gzip" if accepted == "gzip" else None)

    asyncio.run(script())


def test_a_listener_that_does_not_read_is_dropped(tmp_path: Path) -> None:
    with served_here(tmp_path, answer_seconds=0.3, frames_at_once=100_000) as server:
        table = server.post("/tables", {"game": "root", "host": "Ann", "seats": [HUMAN] * 4}).json()["table"]["id"]
        with server.visit(HANDSHAKE.format(path=f"{API}/tables/{table}/live").encode()) as line:
            assert b" 101 " in line.recv(1000)

            def dropped() -> bool:
                """Ask for more, and read nothing."""
                with suppress(ConnectionError):
                    line.sendall(EMPTY_HELLO)
                return not server.connections

            until(dropped)


# ---- the end


@pytest.mark.slow
def test_the_server_ends_in_time_whoever_is_attached(tmp_path: Path) -> None:
    """Half-sent requests, one who reads nothing, one who listens, and one who waits for an agent that thinks."""
    with served(tmp_path, shutdown_seconds=10, frames_at_once=1000) as server, ExitStack() as lines:
        made = server.post("/tables", {"game": "root", "host": "Ann", "seats": [HUMAN] * 4}).json()
        table, token = made["table"]["id"], made["seats"][0]["token"]
        for half in HALVES:
            lines.enter_context(server.visit(half))
        lines.enter_context(deaf_listener(server, table))
        listener = lines.enter_context(connect(f"ws://127.0.0.1:{server.port}{API}/tables/{table}/live"))
        listener.send("{}")
        listener.recv()
        threading.Thread(target=ask_a_master, args=(server, table, token)).start()
        server.stop()
        assert "ended in time" not in server.said
        with suppress(ConnectionClosed):
            for _ in listener:
                pass
        assert listener.close_code == 1012


def deaf_listener(server: ServedApart, table: str) -> socket.socket:
    """Someone who asks for the same again and again and reads nothing of it, until no more is taken."""
    line = server.visit(HANDSHAKE.format(path=f"{API}/tables/{table}/live").encode())
    assert b" 101 " in line.recv(1000)
    line.settimeout(0.5)
    with suppress(TimeoutError):
        for _ in range(250):
            line.sendall(EMPTY_HELLO)
            time.sleep(0.001)
    return line


def ask_a_master(server: ServedApart, table: str, token: str) -> None:
    with suppress(httpx2.TransportError):
        server.post(f"/tables/{table}/hint", {"agent": "expert"}, token)
