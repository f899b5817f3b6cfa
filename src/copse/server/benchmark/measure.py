"""The measurement: a server in its own process, tables with players, then a calm phase and one at full speed."""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import os
import socket
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import cycle
from multiprocessing.context import SpawnProcess
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import Final, TypeVar

from msgspec import Struct

from copse.server.app import create_app
from copse.server.benchmark.http_client import Refused, Wire
from copse.server.benchmark.lobby import open_lobby
from copse.server.benchmark.people import Member, register_all
from copse.server.benchmark.players import GAMES, Game, Times, sit_down
from copse.server.config.settings import Settings
from copse.server.edge.listening import listen, open_all_files, server
from copse.server.store import try_database

T = TypeVar("T")

LAST_BREATH: Final = 10.0  # seconds for a process to exit after closing everything
NO_LIMIT: Final = 10**9
AT_ONCE: Final = 8  # tables opened at the same time
FEWEST: Final = 2  # actions needed for percentiles


class Load(Struct, frozen=True):
    """The load: number of tables, seconds between two choices at a table, and duration of a phase."""

    tables: int
    every: float
    seconds: float


class Crowd(Struct, frozen=True):
    """People beside the tables: `people` have an account and sit at the tables, and `watchers` watch the lobby. Without
    people, guests sit there."""

    people: int = 0
    watchers: int = 0


NOBODY: Final = Crowd()


class Pace(Struct, frozen=True):
    """The results of one phase: actions per second, CPU milliseconds of the server per action, and milliseconds
    (50th and 99th percentile) until the answer and until the other seat is updated."""

    actions: int
    rate: float
    work: float
    answered: tuple[float, float]
    told: tuple[float, float]


class Measurements(Struct, frozen=True):
    """All results. Memory is that of the server's process, in bytes."""

    tables: int
    calm: Pace
    busy: Pace
    memory_idle: int
    memory_full: int
    lobby: tuple[float, float] | None = None  # milliseconds until a watcher is told, in the calm phase

    @property
    def memory_of_table(self) -> float:
        return (self.memory_full - self.memory_idle) / self.tables


def measure(database: str, load: Load, crowd: Crowd = NOBODY) -> Measurements:
    """Measure the server under load. Returns the results of both phases and the memory per table."""
    return _at_a_server(database, lambda port, process: _measure(port, process, load, crowd))


def measure_work(database: str, tables: int, actions: int, crowd: Crowd = NOBODY) -> Pace:
    """Measure the CPU time per action for a fixed number of actions. It hardly depends on other programs on the
    machine."""
    return _at_a_server(database, lambda port, process: _measure_work(port, process, tables, actions, crowd))


def _at_a_server(database: str, measurement: Callable[[int, int], Awaitable[T]]) -> T:
    """Measure a server in another process, given its port and process id. Fails if that process ends."""
    asyncio.run(try_database(database))
    open_all_files()  # the players have as many connections as the server
    with served(database) as (port, server):
        return asyncio.run(while_alive(server, measurement(port, server.pid or 0)))


async def while_alive(server: SpawnProcess, measurement: Awaitable[T]) -> T:
    loop, measuring, ended = asyncio.get_running_loop(), asyncio.ensure_future(measurement), asyncio.Event()

    def end() -> None:
        ended.set()
        measuring.cancel()

    loop.add_reader(server.sentinel, end)
    try:
        return await measuring
    except asyncio.CancelledError:
        if not ended.is_set():
            raise
        server.join(LAST_BREATH)
        raise Refused(f"the server ended while it was measured (status {server.exitcode})") from None
    finally:
        loop.remove_reader(server.sentinel)


@contextmanager
def served(database: str) -> Iterator[tuple[int, SpawnProcess]]:
    """Start a server on this database in another process. Yields its port."""
    with listen("127.0.0.1", 0) as listening:
        process = multiprocessing.get_context("spawn").Process(target=_serve, args=(database, listening))
        process.start()
        try:
            yield listening.getsockname()[1], process
        finally:
            process.terminate()
            process.join()


def _serve(database: str, listening: socket.socket) -> None:
    """Run the server without limits per client, because all players are one client."""
    settings = Settings(
        database,
        requests_per_second=NO_LIMIT,
        requests_at_once=NO_LIMIT,
        tables_per_day=NO_LIMIT,
        tables=NO_LIMIT,
        busy_seconds=NO_LIMIT,
        lines_per_client=NO_LIMIT,
        lines=NO_LIMIT,
        connections_per_client=NO_LIMIT,
        connections=NO_LIMIT,
        keep_alive_seconds=NO_LIMIT,
        accounts_per_day=NO_LIMIT,
        sign_ins_per_minute=NO_LIMIT,
        replayed_per_minute=NO_LIMIT,
        messages_per_minute=NO_LIMIT,
        listed_tables=NO_LIMIT,
    )
    server(create_app(settings)).run([listening])


async def _measure(port: int, process: int, load: Load, crowd: Crowd) -> Measurements:
    wire = Wire(port)
    await _warm_up(wire, port)
    people = await register_all(wire, crowd.people)
    lobby = await open_lobby(wire, port, load.tables, crowd.watchers, people) if crowd.watchers else None
    idle = memory_of(process)
    games = await _open(wire, port, load.tables, people)
    full, told = memory_of(process), list[float]()

    async def calm_phase(times: Times) -> None:
        visits = lobby.receive(load.seconds) if lobby else asyncio.sleep(0, told)
        told[:], _ = await asyncio.gather(visits, _play(games, load.every, load.seconds, times))

    calm = await _pace(process, calm_phase)
    busy = await _pace(process, lambda times: _play(games, 0.0, load.seconds, times))
    await _close(wire, games)
    if lobby:
        await lobby.close()
    return Measurements(load.tables, calm, busy, idle, full, middle(told) if lobby else None)


async def _measure_work(port: int, process: int, tables: int, actions: int, crowd: Crowd) -> Pace:
    wire = Wire(port)
    await _warm_up(wire, port)
    people = await register_all(wire, crowd.people)
    lobby = await open_lobby(wire, port, tables, crowd.watchers, people) if crowd.watchers else None
    games = await _open(wire, port, tables, people)
    each = -(-actions // tables)

    async def play(times: Times) -> None:
        await asyncio.gather(*(game.play_on(each, times) for game in games))

    pace = await _pace(process, play)
    await _close(wire, games)
    if lobby:
        await lobby.close()
    return pace


async def _warm_up(wire: Wire, port: int) -> None:
    """Play a little, so that everything is loaded."""
    await (await sit_down(wire, port, "smallworld", 0)).leave()


async def _open(wire: Wire, port: int, tables: int, people: Sequence[Member]) -> list[Game]:
    few = asyncio.Semaphore(AT_ONCE)

    async def one(name: str, seed: int) -> Game:
        pair = [people[(2 * seed + seat) % len(people)] for seat in range(2)] if people else []
        async with few:
            return await sit_down(wire, port, name, seed, pair)

    return list(await asyncio.gather(*(one(name, seed) for seed, name in zip(range(tables), cycle(GAMES)))))


async def _close(wire: Wire, games: list[Game]) -> None:
    await asyncio.gather(*(game.leave() for game in games))
    wire.close()


async def _play(games: list[Game], every: float, seconds: float, times: Times) -> None:
    until = perf_counter() + seconds
    await asyncio.gather(*(game.play(every, until, times) for game in games))


async def _pace(process: int, play: Callable[[Times], Awaitable[None]]) -> Pace:
    gc.freeze()  # keep the players out of the measurement
    times, start, worked = Times(), perf_counter(), work_of(process)
    await play(times)
    actions, passed = len(times.told), perf_counter() - start
    if actions < FEWEST:
        raise Refused(f"only {actions} actions were made, too few to measure: give more tables or more time")
    work = (work_of(process) - worked) * 1000 / actions
    return Pace(actions, actions / passed, work, middle(times.answered), middle(times.told))


def middle(seconds: list[float]) -> tuple[float, float]:
    """Return the 50th and 99th percentile in milliseconds."""
    cuts = quantiles(seconds, n=100)
    return cuts[49] * 1000, cuts[98] * 1000


def memory_of(process: int) -> int:
    """Return the memory of a process, from /proc (Linux only)."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))


def work_of(process: int) -> float:
    """Return the CPU seconds of a process."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
