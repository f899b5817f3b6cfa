"""The log: what happened and where, in lines that programs can read, and never with what."""

from __future__ import annotations

import logging
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from starlette.testclient import TestClient

from copse.kernel.errors import CopseError
from copse.kernel.tasks import Json
from copse.server.config.error_reports import told_by_loop, where
from copse.server.config.logs import JsonLines, TextLines
from copse.server.config.settings import Settings
from tests.server.club import quick_app
from tests.server.process import served, until

SECRET = "hunter2"

# A server in which everything that can go wrong does, with the secret in the message.
BROKEN = f"""
import asyncio, sys, threading
from copse.server.app import create_app
from copse.server.operations.registry import TableRegistry
from copse.server.edge.listening import chosen, listen, server
from copse.server.edge.static_files import Page

def fail(*anything):
    raise ValueError("{SECRET}")

async def fail_later(*anything):
    fail("{SECRET}")

class Unfortunate:
    def __del__(self):
        fail()

opened = TableRegistry.open

async def open(registry):
    await opened(registry)
    threading.Thread(target=fail, args=["{SECRET}"]).start()
    asyncio.get_running_loop().call_later(0.01, fail, "{SECRET}")
    registry.lost = [asyncio.create_task(fail_later("{SECRET}"))]
    asyncio.get_running_loop().call_later(0.1, registry.lost.clear)
    Unfortunate()

TableRegistry.open = open
TableRegistry.find = fail_later
Page.__call__ = fail_later
server(create_app(chosen())).run([listen("127.0.0.1", int(sys.argv[1]))])
"""


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["json", "text"])
def test_a_fault_is_written_down_without_its_words(tmp_path: Path, kind: str) -> None:
    with served(tmp_path, script=BROKEN, log=kind) as server:
        for path in (f"/api/v1/tables/{SECRET}/state?token={SECRET}", f"/{SECRET}"):
            answer = server.ask(f"GET {path} HTTP/1.1\r\nHost: copse\r\nConnection: close\r\n\r\n".encode())
            assert b" 500 " in answer
            assert b'"code":"internal"' in answer
        server.ask(f"GET {SECRET} HTTP/9.9\r\n\r\n".encode())
        with server.visit(socket_to(f"/api/v1/tables/{SECRET}/live")) as line:
            until(lambda: b"\x03\xf3" in line.recv(1000))  # closed with 1011
        with server.visit(socket_to("/api/v1/tables/x/live") + b"\x81\x82\x00\x00\x00\x00\xff\xff") as line:
            until(lambda: not line.recv(1000) or True)
        until(lambda: server.said.count("ValueError at ") >= 8)
        assert SECRET not in server.said
        assert "Traceback" not in server.said
        if kind == "json":
            lines = [msgspec.json.decode(line) for line in server.said.splitlines()]
            assert all({"time", "level", "logger", "message"} <= line.keys() for line in lines)


def socket_to(path: str) -> bytes:
    return (
        f"GET {path} HTTP/1.1\r\nHost: copse\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()


@pytest.mark.slow
def test_a_worker_says_no_more_of_a_fault_than_its_place() -> None:
    worker = [sys.executable, "-m", "copse.server.workers.agent_process"]
    wrong = b'no json\n{"type":"Job","agent":"random","seed":1,"moves":0,"save":"aHVudGVyMg=="}\n'
    said = subprocess.run(worker, input=wrong, capture_output=True, check=True)
    faults = [msgspec.json.decode(line)["fault"] for line in said.stdout.splitlines()]
    assert [fault.partition(" at ")[1] for fault in faults] == [" at ", " at "]
    assert said.stderr == b""


@pytest.mark.slow
def test_workers_whose_server_is_gone_end_without_a_word() -> None:
    script = """
import os, sys
from copse.server.workers import agent_process, reader_process
from copse.server.workers.child import reply
read, write = os.pipe()
os.dup2(write, 1)
os.close(write)
os.close(read)
reply(b"an answer")
print("still here", file=sys.stderr)
"""
    ended = subprocess.run([sys.executable, "-c", script], capture_output=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, b"")


@pytest.mark.slow
def test_a_reader_that_ends_by_a_fault_says_no_more_than_its_place() -> None:
    reader = [sys.executable, "-m", "copse.server.workers.reader_process", "256", "10"]
    said = subprocess.run(reader, input=f'{{"type": "{SECRET}"}}\n'.encode(), capture_output=True, check=False)
    assert said.stderr.startswith(b"uncaught error: ValidationError at ")
    assert SECRET.encode() not in said.stderr


@pytest.mark.slow
def test_a_process_that_ends_by_a_fault_says_no_more_than_its_place() -> None:
    begin = "from copse.server.config.error_reports import tell_places_only; tell_places_only()"
    script = f"{begin}; raise ValueError('{SECRET}')"
    said = subprocess.run([sys.executable, "-c", script], capture_output=True, check=False)
    assert said.returncode == 1
    assert said.stderr.startswith(b"uncaught error: ValueError at <string>:1")
    assert SECRET.encode() not in said.stderr


def test_faults_that_came_together_are_told_one_by_one() -> None:
    assert where(ExceptionGroup("x", [ValueError(), KeyError()])) == "ValueError at ; KeyError at "
    assert told_by_loop({"message": "Task was destroyed <Task secret>"}) == "Task was destroyed"


# ---- lines


def record(message: str, *args: object) -> logging.LogRecord:
    return logging.LogRecord("copse.x", logging.WARNING, "x.py", 1, message, args, None)


def test_errors_of_libraries_are_told_by_their_place_and_ours_in_their_words() -> None:
    said = TextLines().format(record("%s and %s", OSError(SECRET), CopseError("the disk is full")))
    assert said.endswith(" warning OSError at  and the disk is full")


def test_a_line_stays_one_line() -> None:
    for lines in (TextLines(), JsonLines()):
        assert "\n" not in lines.format(record("one\ntwo %s", "three\nfour"))


# ---- requests


def test_every_request_has_an_id_which_the_answer_has_too(tmp_path: Path) -> None:
    with TestClient(quick_app(Settings(str(tmp_path / "club.db")))) as client:
        ids = [client.get(path).headers["x-request-id"] for path in ("/api/v1/health", "/api/v1/none", "/")]
        assert len(set(ids)) == 3
        given = client.get("/api/v1/health", headers={"X-Request-ID": "mine"})
        assert given.headers["x-request-id"] != "mine"


@pytest.mark.parametrize(("id", "taken"), [("ab-12.X_", True), ("x" * 65, False), ("a b", False), ("\u00e9", False)])
def test_the_id_of_a_proxy_is_taken_over_if_it_can_be_one(tmp_path: Path, id: str, taken: bool) -> None:
    settings = Settings(str(tmp_path / "club.db"), trusted_proxies="10.0.0.1")
    with TestClient(quick_app(settings), client=("10.0.0.1", 1)) as client:
        answer = client.get("/api/v1/health", headers={b"X-Request-ID": id.encode()})
        assert (answer.headers["x-request-id"] == id) == taken


@pytest.mark.slow
def test_requests_are_written_down_if_one_wants_that(tmp_path: Path) -> None:
    with served(tmp_path, log="json", log_requests="on") as server:
        wish: Json = {"game": "smallworld", "host": SECRET, "name": SECRET, "seats": [{"kind": "human"}] * 2}
        made = server.post("/tables", wish, SECRET)
        server.post(f"/tables/{made.json()['table']['id']}/actions?x={SECRET}", {"secret": SECRET}, SECRET)
        until(lambda: server.said.count("answered") >= 2)
        first, second = (msgspec.json.decode(line) for line in server.said.splitlines())
        assert first["request"] == made.headers["x-request-id"]
        assert (first["operation"], first["status"], "code" in first) == ("create", 201, False)
        assert (second["operation"], second["status"], second["code"]) == ("act", 422, "bad_request")
        assert first["client"] == second["client"] != "127.0.0.1"
        assert first["ms"] > 0
        assert SECRET not in server.said
        assert made.json()["host_token"] not in server.said
