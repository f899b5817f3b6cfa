"""The lobby: people who watch it, and visitors who take a free seat there and leave it again."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from time import perf_counter
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from copse.kernel.tasks import Json
from copse.server.benchmark.http_client import PATIENCE, Refused, Wire
from copse.server.benchmark.people import Member
from copse.server.benchmark.players import connected
from copse.server.lobby.open_tables import MOST_WAITING
from copse.server.protocol.messages import Created, SeatToken

AT_ONCE: Final = 8  # watchers who come at the same time
EVERY: Final = 1.0  # seconds between two visitors


class Lobby:
    """All watchers, and what they were told of the last visitor."""

    def __init__(self, wire: Wire, tables: Sequence[str], lines: Sequence[ClientConnection]) -> None:
        self._wire, self._tables, self._lines = wire, tables, lines
        self._visitor, self._came = "", 0.0
        self._left, self._all_told = 0, asyncio.Event()
        self._trouble = ""
        self._told: list[float] = []
        self._listening: Final = [asyncio.create_task(self._listen(line)) for line in lines]

    async def _listen(self, line: ClientConnection) -> None:
        told = ""
        with suppress(ConnectionClosed):
            async for message in line:
                assert isinstance(message, str)
                if self._visitor != told and f'"{self._visitor}"' in message:
                    told = self._visitor
                    self._told.append(perf_counter() - self._came)
                    self._left -= 1
                    if not self._left:
                        self._all_told.set()
        self._trouble = f"code {line.close_code}"
        self._all_told.set()

    async def receive(self, seconds: float) -> list[float]:
        """Let a visitor come every second. Returns how many seconds passed for each watcher until they were told, from
        the moment when the visitor asked for the seat."""
        self._told, until, number = [], perf_counter() + seconds, 0
        while perf_counter() < until:
            started = perf_counter()
            await self._visit(self._tables[number % len(self._tables)], f"Visitor {number}")
            number += 1
            await asyncio.sleep(max(0.0, started + EVERY - perf_counter()))
        return self._told

    async def _visit(self, table: str, name: str) -> None:
        self._left, self._visitor, self._came = len(self._lines), name, perf_counter()
        self._all_told.clear()
        answer = await self._wire.post(f"/tables/{table}/join", {"name": name})
        try:
            await asyncio.wait_for(self._all_told.wait(), PATIENCE)
        except TimeoutError:
            raise Refused(f"{self._left} watchers of the lobby were told nothing for {PATIENCE:.0f} seconds") from None
        if self._trouble:
            raise Refused(f"the server closed the line of a watcher of the lobby: {self._trouble}")
        seat = msgspec.json.decode(answer, type=SeatToken)
        await self._wire.post(f"/tables/{table}/leave", {"confirm": True, "for_good": False}, seat.token)

    async def close(self) -> None:
        for line in self._lines:
            await line.close()
        await asyncio.gather(*self._listening)


async def open_lobby(wire: Wire, port: int, tables: int, watchers: int, people: Sequence[Member]) -> Lobby:
    """Open tables with free seats, at most as many as the lobby shows, and let people watch."""
    few = asyncio.Semaphore(AT_ONCE)

    async def watch() -> ClientConnection:
        async with few:
            return await connected(port, "/lobby/live")

    listed = [await _offer(wire, people[number % len(people)]) for number in range(min(tables, MOST_WAITING))]
    return Lobby(wire, listed, await asyncio.gather(*(watch() for _ in range(watchers))))


async def _offer(wire: Wire, member: Member) -> str:
    """Open a table that stays in the lobby when a visitor comes. Returns its id."""
    wish: Json = {
        "game": "smallworld",
        "host": member.name,
        "seats": [{"kind": "human"}, {"kind": "open"}, {"kind": "open"}],
        "listed": "public",
    }
    return msgspec.json.decode(await wire.post("/tables", wish, cookie=member.cookie), type=Created).table.id
