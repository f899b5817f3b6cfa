"""Pipelines: requests that a client sends before it has read the answers to earlier ones. They are answered in order,
and however many come, the server takes only a few of them at a time."""

from __future__ import annotations

import socket
from contextlib import suppress
from pathlib import Path

import pytest

from copse.server.edge.connections import PIECE, HttpConnection
from copse.server.edge.listening import MOST_UNPARSED
from tests.server.process import HEALTH, ServedHere, heard, served_here, until

GET = b"GET / HTTP/1.1\r\n\r\n"
LONG = b"GET /api/v1/nowhere HTTP/1.1\r\nX: " + b"x" * 5000 + b"\r\n\r\n"
POST = (
    b"POST /api/v1/tables HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n"
    + b"\r\n\r\n" * 2250
)
CHUNKED = (
    b"POST /api/v1/tables HTTP/1.1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
    b"2\r\n{}\r\n0\r\n\r\n"
)


def statuses(answers: bytes) -> list[bytes]:
    return [answer[:3] for answer in answers.split(b"HTTP/1.1 ")[1:]]


def open_connections(server: ServedHere) -> list[HttpConnection]:
    return [connection for connection in server.connections if isinstance(connection, HttpConnection)]


def flood(line: socket.socket, size: int) -> None:
    """Send as much as the server takes without an answer being read."""
    line.settimeout(0.5)
    with suppress(TimeoutError):
        line.sendall(GET * (size // len(GET)))


def test_requests_that_come_together_are_answered_in_order(tmp_path: Path) -> None:
    with served_here(tmp_path) as server:
        answers = server.ask((LONG + POST + GET + CHUNKED) * 30 + HEALTH)
        assert statuses(answers) == [b"404", b"400", b"200", b"422"] * 30 + [b"200"]


def test_requests_that_come_in_drops_are_answered_in_order(tmp_path: Path) -> None:
    with served_here(tmp_path) as server, server.visit() as line:
        words = (LONG + CHUNKED) * 3 + HEALTH
        for start in range(0, len(words), 700):
            line.sendall(words[start : start + 700])
        assert statuses(heard(line)) == [b"404", b"422"] * 3 + [b"200"]


def test_a_pipeline_without_end_is_read_no_faster_than_it_is_answered(tmp_path: Path) -> None:
    """The queue would take a hundred times the memory of what was sent."""
    with served_here(tmp_path) as server, server.visit() as line:
        flood(line, 8_000_000)
        (connection,) = open_connections(server)
        assert len(connection.pipeline) <= PIECE / len(GET)
        assert len(connection._rest) <= 2 * MOST_UNPARSED  # the system doubles what it is told
        assert server.healthy()


def test_many_pipelines_take_little_together(tmp_path: Path) -> None:
    with served_here(tmp_path) as server:
        lines = [server.visit() for _ in range(40)]
        for line in lines:
            line.setblocking(False)
            with suppress(BlockingIOError):
                line.send(GET * 100_000)
        assert server.healthy()
        until(lambda: len(open_connections(server)) == len(lines))
        assert sum(len(connection.pipeline) for connection in open_connections(server)) <= 40 * PIECE / len(GET)
        assert sum(len(connection._rest) for connection in open_connections(server)) <= 40 * 2 * MOST_UNPARSED
        for line in lines:
            line.close()
        until(lambda: not open_connections(server))


def test_whoever_leaves_in_the_middle_of_a_pipeline_is_no_fault(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with served_here(tmp_path) as server:
        with server.visit() as line:
            flood(line, 4_000_000)
        until(lambda: not open_connections(server))
    assert caplog.messages == []
