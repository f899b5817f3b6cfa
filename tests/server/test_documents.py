"""Texts from anyone: read within limits in processes of their own, so that none of them can take the server along."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest

import copse
from copse.kernel.tasks import Json
from copse.server import readers as module
from copse.server.messages import NewTable, SeatWish
from copse.server.readers import MOST_WAITING, Readers
from copse.server.refusal import Refusal
from copse.server.settings import Settings
from copse.server.setup import Trial
from copse.server.worker import Worker
from tests.server.club import HUMAN, RANDOM, Club, code

T = TypeVar("T")

POSITION = copse.new("smallworld", players=2, seed=1).position()

# A reader to which some names of tables mean more than they should.
ODD = """
import time
from pathlib import Path
from copse.server import reading
read = reading.done
def odd(job):
    match job.wish.name.split(" "):
        case ["hungry"]: return [0] * 10**10
        case ["busy"]:
            while True: pass
        case ["deaf"]: return sum(range(10**12))  # no signal is heard in there
        case ["broken"]: return 1 // 0
        case ["until", path]:
            while not Path(path).exists(): time.sleep(0.001)
    return read(job)
reading.done = odd
reading.main()
"""


def wish(name: str = "", position: str = POSITION) -> NewTable:
    return NewTable("smallworld", [SeatWish("human")] * 2, "Ann", name=name, position=position)


def with_readers(script: Callable[[Readers], Awaitable[T]], **settings: float) -> T:
    async def run() -> T:
        usual = Settings("", readers=1, reader_seconds=1.0)
        readers = Readers(replace(usual, **settings), (sys.executable, "-P", "-c", ODD))  # type: ignore[arg-type]
        try:
            return await script(readers)
        finally:
            await readers.close()

    return asyncio.run(run())


def worker(readers: Readers) -> Worker:
    return readers._all[0]


# ---- what is too costly


@pytest.mark.parametrize("name", ["hungry", "busy"])
def test_a_text_that_is_too_costly_is_refused_and_the_next_is_read(name: str) -> None:
    async def script(readers: Readers) -> Trial:
        with pytest.raises(Refusal) as refused:
            await readers.document("ann", wish(name))
        assert (refused.value.status, refused.value.fault.code) == (422, "too_costly")
        return await readers.document("ann", wish())

    assert with_readers(script).seats == 2


def test_a_reader_that_hears_no_signal_is_ended_by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "STARTING", 0.0)

    async def script(readers: Readers) -> bool:
        with pytest.raises(Refusal, match="more memory or time"):
            await readers.document("ann", wish("deaf"))
        return worker(readers).alive

    assert not with_readers(script, reader_seconds=0.1)


def test_a_reader_has_no_more_memory_than_was_said() -> None:
    async def script(readers: Readers) -> str:
        await readers.document("ann", wish())
        return Path(f"/proc/{worker(readers).pid}/limits").read_text()

    limits = with_readers(script, reader_megabytes=200)
    assert f"Max address space         {200 * 1024 * 1024}" in limits


def test_many_texts_one_after_the_other_are_not_too_costly_together() -> None:
    """The time is that of each, not of the process."""

    async def script(readers: Readers) -> int:
        for _ in range(400):
            await readers.document("ann", wish())
        return worker(readers).starts

    assert with_readers(script) == 1


def test_a_reader_that_was_killed_is_replaced_unnoticed() -> None:
    async def script(readers: Readers) -> int:
        await readers.document("ann", wish())
        pid = worker(readers).pid
        assert pid is not None
        os.kill(pid, signal.SIGKILL)
        return (await readers.document("ann", wish())).seats

    assert with_readers(script) == 2


def test_a_fault_of_our_own_is_told_apart_and_its_place_written_down(caplog: pytest.LogCaptureFixture) -> None:
    async def script(readers: Readers) -> Refusal:
        with pytest.raises(Refusal) as refused:
            await readers.document("ann", wish("broken"))
        return refused.value

    with caplog.at_level(logging.ERROR):
        assert with_readers(script).fault.code == "internal"
    assert "ZeroDivisionError" in caplog.text


# ---- nobody waits for another's


def test_the_texts_of_one_client_do_not_hold_up_those_of_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = Path("done")

    async def script(readers: Readers) -> int:
        slow = [asyncio.create_task(readers.document("ann", wish(f"until {done}"))) for _ in range(5)]
        while readers._idle.qsize() == 2:
            await asyncio.sleep(0.001)
        for _ in range(3):
            assert (await readers.document("bob", wish())).seats == 2
        assert not any(task.done() for task in slow)
        done.touch()
        return len(await asyncio.gather(*slow))

    assert with_readers(script, readers=2, reader_seconds=60.0) == 5


def test_a_client_may_not_leave_any_number_of_texts_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = Path("done")

    async def script(readers: Readers) -> tuple[int, int]:
        waiting = [asyncio.create_task(readers.document("ann", wish(f"until {done}"))) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="wait for them") as refused:
            await readers.document("ann", wish())
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        return refused.value.status, (await readers.document("ann", wish())).seats

    assert with_readers(script) == (429, 2)


# ---- at the server


def readers_of(club: Club) -> Readers:
    readers: Readers = club.http.app.state.rooms.readers  # type: ignore[attr-defined]
    return readers


def test_only_what_anyone_may_have_written_is_read_apart(club: Club) -> None:
    club.create("root", HUMAN, RANDOM)
    club.create(options={"players": 2})
    club.post("/tutorials/smallworld", {"host": "Ann"})
    assert [worker.starts for worker in readers_of(club)._all] == [0, 0]
    club.create(position=POSITION)
    club.create(position=POSITION)
    assert [worker.starts for worker in readers_of(club)._all] == [1, 0]


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
def test_a_hostile_document_is_refused_in_a_short_sentence(club: Club, document: dict[str, Json], refused: str) -> None:
    usual: dict[str, Json] = {"game": "smallworld", "host": "Ann", "seats": [HUMAN, HUMAN]}
    answer = club.post("/tables", {**usual, **document})
    assert code(answer) == (422, refused)
    assert len(answer.content) < 5000
    assert club.create().info()["status"] == "playing"


def test_deeply_nested_options_are_refused(club: Club) -> None:
    nest: Json = []
    for _ in range(400):
        nest = [nest]
    for game, option in (("smallworld", "own"), ("smallworld", "players"), ("root", "factions"), ("root", "map")):
        wished: Json = {"game": game, "host": "Ann", "seats": [HUMAN, HUMAN], "options": {option: nest}}
        assert club.post("/tables", wished).status_code == 422
