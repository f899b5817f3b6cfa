"""The processes that play the rows of a batch: this process, or workers that share its arrays."""

from __future__ import annotations

import signal
import weakref
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from multiprocessing.shared_memory import SharedMemory
from traceback import format_exc
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from copse.envs.batch.arrays import Arrays, Cut, size
from copse.envs.batch.games import Games, Spec
from copse.kernel.errors import BadSetup, CopseError
from copse.kernel.garbage import collect_seldom

if TYPE_CHECKING:
    Link = Connection[object, object]

PATIENCE: Final = 5.0  # seconds that a worker has to exit by itself


class WorkerLost(CopseError):
    """A worker process that ended or failed during play."""


class Part(Protocol):
    """Rows that are stepped together."""

    arrays: Arrays

    def send(self) -> None:
        """Start playing the choices in the arrays."""

    def reset(self, seed: int) -> None:
        """Restart all rows."""

    def receive(self) -> None:
        """Wait until the last request is done."""

    def lists(self) -> Sequence[tuple[int, int]]:
        """Return ranges of rows whose lists of legal actions are contiguous, starting at the space of the first row."""

    def close(self) -> None: ...


class Here:
    """Rows that are played in this process."""

    def __init__(self, spec: Spec, first: int, rows: int) -> None:
        self.arrays = spec.arrays(Cut(None), rows)
        self._games = Games(spec, first, self.arrays)
        self._rows = rows

    def send(self) -> None:
        self._games.step()

    def reset(self, seed: int) -> None:
        self._games.reset(seed)

    def receive(self) -> None:
        """Do nothing, because `send` has already done the work."""

    def lists(self) -> Sequence[tuple[int, int]]:
        return ((0, self._rows),)

    def close(self) -> None:
        self._games.leave()


# ---- other processes


class Segment(SharedMemory):
    """Shared memory. Its arrays may be in use after the batch is closed."""

    def close(self) -> None:
        with suppress(BufferError):  # the last array releases the memory
            super().close()


@dataclass(frozen=True)
class Share:
    """A worker's share of a part: rows `first` to `end`.

    `base` is the number of the part's first row. `memory` names the shared memory of its arrays.
    """

    memory: str
    base: int
    rows: int
    first: int
    end: int


class Order(NamedTuple):
    """An order to a worker: step a part, or restart it with a seed."""

    part: int
    seed: int | None


def spans(rows: int, workers: int) -> list[tuple[int, int]]:
    """Divide rows into one span per worker.

    >>> spans(10, 3)
    [(0, 3), (3, 6), (6, 10)]
    """
    return [(rows * worker // workers, rows * (worker + 1) // workers) for worker in range(workers)]


def work(link: Link, spec: Spec, shares: Sequence[Share]) -> None:
    """Run a worker.

    The worker answers every order with the number of the finished part, or with an error. It exits when the connection
    is closed.
    """
    collect_seldom()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal sends Ctrl-C to all; only the main process handles it
    try:
        segments = [Segment(share.memory) for share in shares]
        games = []
        for share, segment in zip(shares, segments, strict=True):
            arrays = spec.arrays(Cut(segment.buf), share.rows)
            games.append(Games(spec, share.base + share.first, arrays.part(share.first, share.end)))
            link.send(len(games) - 1)
        while True:
            order = link.recv()
            assert isinstance(order, Order)
            if order.seed is None:
                games[order.part].step()
            else:
                games[order.part].reset(order.seed)
            link.send(order.part)
    except (EOFError, BrokenPipeError, ConnectionResetError):
        for each in games:
            each.leave()
    except CopseError as problem:
        link.send(problem)
    except Exception:
        link.send(WorkerLost(f"a worker failed: {format_exc()}"))


class Crew:
    """Worker processes. Each of them plays some rows of every part."""

    def __init__(self, spec: Spec, parts: Sequence[int], workers: int) -> None:
        """Start the workers. `parts` has the number of rows of each part."""
        if min(parts) < workers:
            raise BadSetup(f"{workers} workers cannot share {min(parts)} games; each worker needs at least one")
        context = get_context("spawn")  # a fork would inherit locks of threads that do not exist in the child
        self._segments = [
            Segment(create=True, size=size(spec.name, rows, spec.observation, spec.shortfall)) for rows in parts
        ]
        self._links: list[Link] = []
        self._processes: list[BaseProcess] = []
        self.close = weakref.finalize(self, shut_down, self._links, self._processes, self._segments)
        for worker in range(workers):
            shares, base = [], 0
            for rows, segment in zip(parts, self._segments, strict=True):
                first, end = spans(rows, workers)[worker]
                shares.append(Share(segment.name, base, rows, first, end))
                base += rows
            link, other = context.Pipe()
            process = context.Process(target=work, args=(other, spec, shares), daemon=True)
            process.start()
            other.close()
            self._links.append(link)
            self._processes.append(process)
        self._done = [[False] * len(parts) for _ in range(workers)]
        self.parts = [
            There(self, number, spec.arrays(Cut(segment.buf), rows), spans(rows, workers))
            for number, (rows, segment) in enumerate(zip(parts, self._segments, strict=True))
        ]
        try:
            for part in self.parts:
                part.receive()
        except BaseException:
            self.close()
            raise

    def order(self, part: int, seed: int | None) -> None:
        for worker, link in enumerate(self._links):
            try:
                link.send(Order(part, seed))
            except OSError:
                raise self._lost(worker) from None

    def wait(self, part: int) -> None:
        """Wait until every worker has finished the part."""
        for worker, done in enumerate(self._done):
            while not done[part]:
                done[self._answer(worker)] = True
            done[part] = False

    def _answer(self, worker: int) -> int:
        link = self._links[worker]
        try:
            wait([link, self._processes[worker].sentinel])
            answer: object = link.recv()
        except (EOFError, OSError):
            raise self._lost(worker) from None
        if isinstance(answer, CopseError):
            raise answer
        assert isinstance(answer, int)
        return answer

    def _lost(self, worker: int) -> WorkerLost:
        process = self._processes[worker]
        process.join(PATIENCE)
        return WorkerLost(
            f"worker {worker} of {len(self._links)} is gone (exit code {process.exitcode}): the batch is closed"
        )


class There:
    """Rows that a crew plays."""

    def __init__(self, crew: Crew, number: int, arrays: Arrays, shared: Sequence[tuple[int, int]]) -> None:
        self.arrays = arrays
        self._crew, self._number, self._spans = crew, number, shared

    def send(self) -> None:
        self._crew.order(self._number, None)

    def reset(self, seed: int) -> None:
        self._crew.order(self._number, seed)

    def receive(self) -> None:
        self._crew.wait(self._number)

    def lists(self) -> Sequence[tuple[int, int]]:
        return self._spans

    def close(self) -> None:
        self._crew.close()


def shut_down(links: list[Link], processes: list[BaseProcess], segments: list[Segment]) -> None:
    for link in links:
        link.close()
    for process in processes:
        process.join(PATIENCE)
        if process.is_alive():
            process.terminate()
            process.join()
    for segment in segments:
        segment.unlink()
        segment.close()
