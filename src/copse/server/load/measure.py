"""The measurement: a server in a process of its own, tables at it, then a calm time and one as fast as it goes."""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import Final

from msgspec import Struct

from copse.server.app import create_app
from copse.server.listening import listen, server
from copse.server.load.players import GAMES, Game, Times, sit_down
from copse.server.load.wire import Wire
from copse.server.settings import Settings

NO_LIMIT: Final = 10**9
AT_ONCE: Final = 8  # tables that are opened at the same time


class Load(Struct, frozen=True):
    """How much: so many tables, a choice at each in so many seconds, for so long."""

    tables: int
    every: float
    seconds: float


class Pace(Struct, frozen=True):
    """What was measured in one time: actions a second, milliseconds of the server's processor for each, and how many
    milliseconds went by (50th and 99th of a hundred) until the answer came, and until the other seat was told."""

    actions: int
    rate: float
    work: float
    answered: tuple[float, float]
    told: tuple[float, float]

    def said(self) -> dict[str, str]:
        return {
            "acknowledged actions a second": f"{self.rate:.0f}",
            "processor time of the server for each, ms": f"{self.work:.2f}",
            "until the answer, ms, 50th and 99th percentile": "{:.0f}, {:.0f}".format(*self.answered),
            "until the other seat is told, ms, likewise": "{:.0f}, {:.0f}".format(*self.told),
        }


class Figures(Struct, frozen=True):
    """Memory is that of the server's process, in bytes."""

    calm: Pace
    busy: Pace
    memory_idle: int
    memory_full: int


def measure(database: str, load: Load) -> Figures:
    with served(database) as (port, process):
        return asyncio.run(_measure(port, process, load))


@contextmanager
def served(database: str) -> Iterator[tuple[int, int]]:
    """A server on this database in another process: its port and its number."""
    with listen("127.0.0.1", 0) as listening:
        process = multiprocessing.get_context("spawn").Process(target=_serve, args=(database, listening))
        process.start()
        try:
            yield listening.getsockname()[1], process.pid or 0
        finally:
            process.terminate()
            process.join()


def _serve(database: str, listening: socket.socket) -> None:
    """One client is everyone here, so nothing is too much, and its lines may be quiet for long."""
    settings = Settings(
        database,
        requests_per_second=NO_LIMIT,
        requests_at_once=NO_LIMIT,
        tables_per_day=NO_LIMIT,
        lines_per_client=NO_LIMIT,
        lines=NO_LIMIT,
        connections_per_client=NO_LIMIT,
        connections=NO_LIMIT,
        keep_alive_seconds=NO_LIMIT,
    )
    server(create_app(settings)).run([listening])


async def _measure(port: int, process: int, load: Load) -> Figures:
    wire = Wire(port)
    await (await sit_down(wire, port, "smallworld", 0)).leave()  # so that everything is loaded once
    idle = memory_of(process)
    games = await _open(wire, port, load.tables)
    full = memory_of(process)
    gc.freeze()  # the players should not be what is measured
    calm = await _pace(games, load.every, load.seconds, process)
    busy = await _pace(games, 0.0, load.seconds, process)
    wire.close()
    return Figures(calm, busy, idle, full)


async def _open(wire: Wire, port: int, tables: int) -> list[Game]:
    few = asyncio.Semaphore(AT_ONCE)

    async def one(name: str, seed: int) -> Game:
        async with few:
            return await sit_down(wire, port, name, seed)

    return list(await asyncio.gather(*(one(name, seed) for seed, name in zip(range(tables), cycle(GAMES)))))


async def _pace(games: list[Game], every: float, seconds: float, process: int) -> Pace:
    times, start, worked = Times(), perf_counter(), work_of(process)
    await asyncio.gather(*(game.play(every, start + seconds, times) for game in games))
    actions, passed = len(times.told), perf_counter() - start
    work = (work_of(process) - worked) * 1000 / actions
    return Pace(actions, actions / passed, work, middle(times.answered), middle(times.told))


def middle(seconds: list[float]) -> tuple[float, float]:
    """The 50th and the 99th percentile, in milliseconds."""
    cuts = quantiles(seconds, n=100)
    return cuts[49] * 1000, cuts[98] * 1000


def memory_of(process: int) -> int:
    """What a process holds in memory; Linux says it in /proc."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))


def work_of(process: int) -> float:
    """The seconds for which a process has held a processor."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
