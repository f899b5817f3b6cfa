"""Texts from anyone: read within limits in processes of their own, so that none of them can take the server along."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import signal
import sys
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest
from anyio.from_thread import BlockingPortal, start_blocking_portal

import copse
from copse.kernel.tasks import Json
from copse.server.clients.proxies import client_network
from copse.server.config.settings import Settings
from copse.server.protocol.messages import NewTable, SeatWish
from copse.server.protocol.refusal import Refusal
from copse.server.tables.setup import Trial
from copse.server.workers import reader_pool
from copse.server.workers.reader_pool import MOST_WAITING, ReaderPool
from copse.server.workers.worker import Worker
from tests.server.club import HUMAN, RANDOM, Club, ReaderHere, club_with_workers, code

T = TypeVar("T")

POSITION = copse.new("smallworld", players=2, seed=1).position()

# A reader to which some names of tables mean more than they should.
ODD = """
from copse.server.workers import reader_process
read = reader_process.done
def odd(job):
    match job.wish.name:
        case "hungry": return [0] * 10**10
        case "busy":
            while True: pass
        case "deaf": return sum(range(10**12))  # no signal is heard in there
        case "broken": return 1 // 0
    return read(job)
reader_process.done = odd
reader_process.main()
"""


def wish(name: str = "", position: str = POSITION) -> NewTable:
    return NewTable("smallworld", [SeatWish("human")] * 2, "Ann", name=name, position=position)


def odd_readers(**settings: float) -> ReaderPool:
    usual = Settings("", readers=1, reader_seconds=0.5)
    return ReaderPool(replace(usual, **settings), (sys.executable, "-P", "-c", ODD))  # type: ignore[arg-type]


def with_readers(script: Callable[[ReaderPool], Awaitable[T]], **settings: float) -> T:
    async def run() -> T:
        readers = odd_readers(**settings)
        try:
            return await script(readers)
        finally:
            await readers.close()

    return asyncio.run(run())


def worker(readers: ReaderPool) -> Worker:
    return readers._all[0]


def process(readers: ReaderPool) -> int:
    pid = worker(readers).pid
    assert pid is not None
    return pid


class Room:
    """A pool that several tests use one after the other, since a process takes a second to start."""

    def __init__(self, portal: BlockingPortal, readers: ReaderPool) -> None:
        self._portal, self.readers = portal, readers

    def read(self, name: str = "") -> Trial:
        return self._portal.call(self.readers.document, "ann", wish(name))


@pytest.fixture(scope="module")
def room() -> Iterator[Room]:
    with start_blocking_portal() as portal:
        readers = odd_readers(reader_megabytes=200)
        yield Room(portal, readers)
        portal.call(readers.close)


# ---- what is too costly


@pytest.mark.slow
def test_a_text_that_is_too_costly_is_refused_and_the_next_is_read() -> None:
    async def script(readers: ReaderPool) -> Trial:
        for name in ("hungry", "busy"):
            with pytest.raises(Refusal) as refused:
                await readers.document("ann", wish(name))
            assert (refused.value.status, refused.value.fault.code) == (422, "too_costly")
        return await readers.document("ann", wish())

    assert with_readers(script).seats == 2


@pytest.mark.slow
def test_a_reader_that_hears_no_signal_is_ended_by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader_pool, "STARTING", 0.0)

    async def script(readers: ReaderPool) -> bool:
        with pytest.raises(Refusal, match="too much memory or time"):
            await readers.document("ann", wish("deaf"))
        return worker(readers).alive

    assert not with_readers(script, reader_seconds=0.1)


@pytest.mark.slow
def test_a_reader_has_no_more_memory_than_was_said(room: Room) -> None:
    room.read()
    limits = Path(f"/proc/{process(room.readers)}/limits").read_text()
    assert f"Max address space         {200 * 1024 * 1024}" in limits


@pytest.mark.slow
def test_many_texts_one_after_the_other_are_not_too_costly_together(room: Room) -> None:
    """The time is that of each, not of the process."""
    room.read()
    pid, starts = process(room.readers), worker(room.readers).starts
    granted = re.search(r"Max cpu time +(\d+)", Path(f"/proc/{pid}/limits").read_text())
    assert granted is not None
    while processor_seconds(pid) < int(granted[1]):
        room.read()
    room.read()
    assert (process(room.readers), worker(room.readers).starts) == (pid, starts)


@pytest.mark.slow
def test_a_reader_that_is_signalled_before_its_time_is_up_reads_on(room: Room) -> None:
    """The kernel counts whole ticks and may signal too early."""
    room.read()
    pid = process(room.readers)
    os.kill(pid, signal.SIGXCPU)
    room.read()
    assert process(room.readers) == pid


def processor_seconds(pid: int) -> float:
    """How much of a processor's time a process has had."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@pytest.mark.slow
def test_a_reader_that_was_killed_is_replaced_unnoticed(room: Room) -> None:
    room.read()
    os.kill(process(room.readers), signal.SIGKILL)
    assert room.read().seats == 2


@pytest.mark.slow
def test_a_fault_of_our_own_is_told_apart_and_its_place_written_down(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR), pytest.raises(Refusal) as refused:
        room.read("broken")
    assert refused.value.fault.code == "internal"
    assert "ZeroDivisionError" in caplog.text


# ---- nobody waits for another's


class Held(ReaderHere):
    """A reader that keeps tables called "slow" until it is let go."""

    let_go: asyncio.Event

    async def exchange(self, line: bytes) -> bytes:
        if b'"name":"slow"' in line:
            await self.let_go.wait()
        return await super().exchange(line)


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> type[Held]:
    """A pool that runs no process."""
    monkeypatch.setattr(reader_pool, "Worker", Held)
    monkeypatch.setattr(Held, "let_go", asyncio.Event(), raising=False)
    return Held


def test_the_texts_of_one_client_do_not_hold_up_those_of_another(held: type[Held]) -> None:
    async def script(readers: ReaderPool) -> int:
        slow = [asyncio.create_task(readers.document("ann", wish("slow"))) for _ in range(5)]
        while readers._idle.qsize() == 2:
            await asyncio.sleep(0)
        for _ in range(3):
            assert (await readers.document("bob", wish())).seats == 2
        assert not any(task.done() for task in slow)
        held.let_go.set()
        return len(await asyncio.gather(*slow))

    assert with_readers(script, readers=2) == 5


def test_the_texts_of_one_large_network_do_not_hold_up_those_of_another(held: type[Held]) -> None:
    """A customer with a /48 is as many clients as they like."""

    async def script(readers: ReaderPool) -> int:
        clients = [client_network(f"2001:db8:1:{number:x}::1") for number in range(0, 2000, 400)]
        slow = [asyncio.create_task(readers.document(client, wish("slow"))) for client in clients]
        while readers._idle.qsize() == 2:
            await asyncio.sleep(0)
        for client in ("192.0.2.1", client_network("2001:db8:2::1")):
            async with asyncio.timeout(30):
                assert (await readers.document(client, wish())).seats == 2
        assert not any(task.done() for task in slow)
        held.let_go.set()
        done = len(await asyncio.gather(*slow))
        assert not readers._jobs
        assert not readers._turns
        return done

    assert with_readers(script, readers=2) == 5


@pytest.mark.usefixtures("held")
def test_a_client_may_not_leave_any_number_of_texts_waiting() -> None:
    async def script(readers: ReaderPool) -> tuple[int, int]:
        waiting = [asyncio.create_task(readers.document("ann", wish("slow"))) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="wait for them") as refused:
            await readers.document("ann", wish())
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        return refused.value.status, (await readers.document("ann", wish())).seats

    assert with_readers(script) == (429, 2)


# ---- at the server


@pytest.fixture(scope="module")
def staffed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """A server with real readers."""
    with club_with_workers(tmp_path_factory.mktemp("staffed") / "club.db") as club:
        yield club


def readers_of(club: Club) -> ReaderPool:
    readers: ReaderPool = club.http.app.state.services.readers  # type: ignore[attr-defined]
    return readers


def test_only_what_anyone_may_have_written_is_read_apart(club: Club) -> None:
    club.create("root", HUMAN, RANDOM)
    club.create(options={"players": 2})
    club.post("/tutorials/smallworld", {"host": "Ann"})
    assert [worker.starts for worker in readers_of(club)._all] == [0, 0]
    club.create(position=POSITION)
    club.create(position=POSITION)
    assert [worker.starts for worker in readers_of(club)._all] == [1, 0]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("document", "refused"),
    [
        pytest.param({"options": {"own": ".".join(["a"] * 20_000) + " = 1"}}, "bad_setup", id="an endless key"),
        pytest.param({"options": {"own": "a = " + "[" * 900}}, "bad_setup", id="an endless nest"),
        pytest.param({"options": {"own": {"x" * 400_000: 1}}}, "bad_setup", id="an endless name"),
        pytest.param({"record": "copse record 1 smallworld\n0 pick " + "1" * 400_000}, "bad_record", id="a figure"),
        pytest.param({"position": POSITION + "coming" + " die 1" * 50_000}, "bad_position", id="endless chance"),
        pytest.param({"position": POSITION + "todo EndTurn 0\n" * 20_000}, "bad_position", id="endless work"),
        pytest.param({"position": "copse position 1 root\n" + "x" * 400_000}, "bad_position", id="an endless word"),
    ],
)
def test_a_hostile_document_is_refused_in_a_short_sentence(
    staffed: Club, document: dict[str, Json], refused: str
) -> None:
    usual: dict[str, Json] = {"game": "smallworld", "host": "Ann", "seats": [HUMAN, HUMAN]}
    answer = staffed.post("/tables", {**usual, **document})
    assert code(answer) == (422, refused)
    assert len(answer.content) < 5000
    assert staffed.create().info()["status"] == "playing"


@pytest.mark.slow
def test_deeply_nested_options_are_refused(staffed: Club) -> None:
    nest: Json = []
    for _ in range(400):
        nest = [nest]
    for game, option in (("smallworld", "own"), ("smallworld", "players"), ("root", "factions"), ("root", "map")):
        wished: Json = {"game": game, "host": "Ann", "seats": [HUMAN, HUMAN], "options": {option: nest}}
        assert staffed.post("/tables", wished).status_code == 422
