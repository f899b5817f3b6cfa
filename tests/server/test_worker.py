"""A worker process that is killed, hangs, babbles or cannot be started: the next exchange has a fresh one."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from typing import TypeVar

import pytest
import uvloop

from copse.server.workers.worker import Ended, Late, Worker

pytestmark = pytest.mark.slow

T = TypeVar("T")
Loop = Callable[[], asyncio.AbstractEventLoop]

LARGEST = 1000
ECHO = "import sys\nfor line in sys.stdin: print(line.strip()[::-1], flush=True)"


@pytest.fixture(params=[asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"], autouse=True)
def loop(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The loops on which servers run. They say in different ways that a pipe is broken."""
    monkeypatch.setattr(sys.modules[__name__], "new_loop", request.param)


new_loop: Loop = asyncio.new_event_loop


def with_worker(script: str, story: Callable[[Worker], Awaitable[T]], seconds: float = 60.0) -> T:
    """Tell a story of a worker that runs this script."""

    async def told() -> T:
        worker = Worker((sys.executable, "-c", script), seconds, LARGEST)
        try:
            return await story(worker)
        finally:
            await worker.stop()

    with asyncio.Runner(loop_factory=new_loop) as runner:
        return runner.run(told())


def kill(worker: Worker) -> None:
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGKILL)


async def gone(worker: Worker) -> None:
    """Until the loop has noticed that the process is dead."""
    while worker.alive:
        await asyncio.sleep(0)


def test_one_process_serves_one_exchange_after_another() -> None:
    async def story(worker: Worker) -> tuple[list[bytes], int]:
        assert not worker.alive
        return [await worker.exchange(b"abc"), await worker.exchange(b"def")], worker.starts

    assert with_worker(ECHO, story) == ([b"cba", b"fed"], 1)


@pytest.mark.parametrize("noticed", [True, False])
def test_a_process_that_is_killed_again_and_again_while_idle_is_replaced_each_time(noticed: bool) -> None:
    async def story(worker: Worker) -> int:
        for _ in range(5):
            assert await worker.exchange(b"abc") == b"cba"
            kill(worker)
            if noticed:
                await gone(worker)
        assert await worker.exchange(b"abc") == b"cba"
        return worker.starts

    assert with_worker(ECHO, story) == 6


@pytest.mark.parametrize("script", ["import time; time.sleep(1000)", "input(); print('half', end=''); input()"])
def test_a_process_that_is_killed_as_it_starts_or_at_work_is_replaced_and_the_work_is_done(script: str) -> None:
    async def story(worker: Worker) -> tuple[bytes, int]:
        asked = asyncio.create_task(worker.exchange(b"abc"))
        while not worker.alive:
            await asyncio.sleep(0)
        worker._command = (sys.executable, "-c", ECHO)
        kill(worker)
        return await asked, worker.starts

    assert with_worker(script, story) == (b"cba", 2)


def test_a_process_that_dies_of_every_line_is_given_up_after_two() -> None:
    async def story(worker: Worker) -> int:
        with pytest.raises(Ended):
            await worker.exchange(b"abc")
        return worker.starts

    assert with_worker("import sys; sys.stdin.readline()", story) == 2


def test_what_cannot_be_started_gives_no_answer() -> None:
    async def story(worker: Worker) -> None:
        worker._command = ("/there/is/no/such/program",)
        with pytest.raises(Ended):
            await worker.exchange(b"abc")
        worker._command = (sys.executable, "-c", ECHO)
        assert await worker.exchange(b"abc") == b"cba"

    with_worker(ECHO, story)


@pytest.mark.parametrize(
    "babble", ["print('x' * 1_000_000, flush=True)", "sys.stdout.write('half a line'); sys.exit()"]
)
def test_an_answer_that_is_too_long_or_has_no_end_is_none(babble: str) -> None:
    async def story(worker: Worker) -> None:
        with pytest.raises(Ended):
            await worker.exchange(b"abc")
        assert not worker.alive

    with_worker(f"import sys; sys.stdin.readline(); {babble}", story)


def test_a_process_that_babbles_while_nobody_asks_can_be_stopped() -> None:
    async def story(worker: Worker) -> None:
        await worker.exchange(b"abc")
        await asyncio.wait_for(worker.stop(), 60)

    with_worker("import sys; sys.stdin.readline(); print('x\\n' * 1_000_000, flush=True)", story)


def test_a_process_that_is_late_is_ended_and_not_asked_again() -> None:
    async def story(worker: Worker) -> int:
        with pytest.raises(Late):
            await worker.exchange(b"abc")
        assert not worker.alive
        return worker.starts

    assert with_worker("import time; time.sleep(1000)", story, seconds=0.2) == 1


def test_an_answer_that_nobody_waits_for_is_not_taken_for_the_next() -> None:
    async def story(worker: Worker) -> None:
        forgotten = asyncio.create_task(worker.exchange(b"abc"))
        while not worker.alive:
            await asyncio.sleep(0)
        forgotten.cancel()
        with pytest.raises(asyncio.CancelledError):
            await forgotten
        assert not worker.alive
        assert await worker.exchange(b"def") == b"fed"

    with_worker(ECHO, story)


def test_whoever_asks_at_the_same_time_gets_their_own_answer() -> None:
    async def story(worker: Worker) -> list[bytes]:
        return await asyncio.gather(*[worker.exchange(word) for word in (b"abc", b"def", b"ghi")])

    assert with_worker(ECHO, story) == [b"cba", b"fed", b"ihg"]
