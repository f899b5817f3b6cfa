"""Crowds: many who listen, and some who never read. What waits for them is bounded, and nobody else waits for them."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from time import perf_counter

import pytest
import uvicorn
from msgspec.json import encode

from copse.server.benchmark.http_client import Wire
from copse.server.benchmark.players import Times, sit_down
from copse.server.edge.listening import listen, server
from copse.server.snapshots.builder import SnapshotBuilder
from copse.server.tables.hub import Hub
from tests.server.club import API, Club, club_on, quick_app, settings_on
from tests.server.raw import EMPTY_HELLO, HANDSHAKE

DEAF = 20
HIGH_WATER = 64 * 1024  # bytes that a connection buffers before it stops taking more


@asynccontextmanager
async def serving(database: Path, patience: float) -> AsyncIterator[tuple[uvicorn.Server, Hub, int]]:
    app = quick_app(settings_on(database))
    running = server(app)
    with listen("127.0.0.1", 0, patience) as listening:
        task = asyncio.create_task(running.serve([listening]))
        yield running, app.state.services.registry.hub, listening.getsockname()[1]
        running.should_exit = True
        await task


async def deaf_spectator(port: int, table: str) -> socket.socket:
    """Someone who comes, is let in, and never reads a word after that."""
    line, loop = socket.socket(), asyncio.get_running_loop()
    line.setblocking(False)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
    await loop.sock_connect(line, ("127.0.0.1", port))
    await loop.sock_sendall(line, HANDSHAKE.format(path=f"{API}/tables/{table}/live").encode())
    assert b" 101 " in await loop.sock_recv(line, 1000)
    await loop.sock_sendall(line, EMPTY_HELLO)
    return line


@pytest.mark.slow
@pytest.mark.usefixtures("collector")
def test_who_never_reads_is_dropped_and_holds_neither_memory_nor_the_others(tmp_path: Path) -> None:
    async def script() -> None:
        async with serving(tmp_path / "club.db", patience=0.5) as (running, hub, port):
            wire = Wire(port)
            game = await sit_down(wire, port, "smallworld", 1)
            held = 0
            with ExitStack() as lines:
                for _ in range(DEAF):
                    lines.enter_context(await deaf_spectator(port, game.id))
                while len(hub._listeners[game.id]) < DEAF + 2:
                    await asyncio.sleep(0.01)
                while len(hub._listeners[game.id]) > 2:
                    hub.publish(game.id)
                    await asyncio.sleep(0.001)
                    waiting = [line.transport.get_write_buffer_size() for line in running.server_state.connections]
                    held = max([held, *waiting])
            assert HIGH_WATER < held < 2 * HIGH_WATER  # and a letter, which is far smaller
            times = Times()
            await game.play(0.0, perf_counter() + 0.1, times)
            assert times.told
            await game.leave()
            wire.close()

    asyncio.run(script())


def test_spectators_come_and_go_unseen_and_all_get_the_same_letter(club: Club) -> None:
    guests = club.create()
    hub = Hub(lambda table: None)
    with hub.listen(guests.id, 0) as listener, ExitStack() as crowd:
        listener.changed.clear()
        for _ in range(2000):
            crowd.enter_context(hub.listen(guests.id, None))
        assert not listener.changed.is_set()
        assert hub.online(guests.id) == {0}
        table, snapshots = club.table(guests.id), SnapshotBuilder(hub)
        letters = [snapshots.encoded(table, None, "en", 0, None, True) for _ in range(2000)]
        assert all(letter is letters[0] for letter in letters)
        hub.publish(guests.id)
        assert listener.changed.is_set()


def test_a_letter_says_what_a_snapshot_says_whatever_one_has_read(club: Club) -> None:
    guests = club.create()
    guests.play(5)
    table, snapshots = club.table(guests.id), SnapshotBuilder(Hub(lambda table: None))
    for you in (None, 0, 1):
        for since in (0, 3, 0):
            letter = snapshots.encoded(table, you, "en", since, None, you is None)
            assert letter.text == encode(snapshots.snapshot(table, you, "en", since, None, you is None))


def test_the_server_takes_so_many_lines_in_all(tmp_path: Path) -> None:
    with club_on(tmp_path / "club.db", lines=1) as club:
        guests = club.create()
        with guests.spectator.live() as socket, guests.spectator.live() as one_too_many:
            assert socket.receive_json()["type"] == "snapshot"
            assert one_too_many.receive_json()["error"]["code"] == "too_many_lines"
