"""Lanes: whoever waits for a worker gets one in turn, client after client, and of a client table after table. So fifty
tables of one client keep nobody else waiting longer than one of them would."""

from __future__ import annotations

import asyncio
from asyncio import CancelledError, Future
from collections import deque
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Final, Generic, NamedTuple, TypeVar

T = TypeVar("T")

MOST_REMEMBERED: Final = 1000  # tables of which it is known who served them last


class Asker(NamedTuple):
    """For whom something is done: a client, and the table at which."""

    client: str
    table: str


class Turns(Generic[T]):
    """What waits. Of clients and of tables, the first is next, and goes to the end once it was served."""

    def __init__(self) -> None:
        self._waiting: Final[dict[str, dict[str, deque[T]]]] = {}
        self._together = 0  # counted, not added up: whoever reads the figures does so in another thread

    def __len__(self) -> int:
        return self._together

    @property
    def clients(self) -> Iterable[str]:
        return self._waiting

    def of(self, client: str) -> int:
        """How much of this client waits."""
        return sum(map(len, self._waiting.get(client, {}).values()))

    def add(self, asker: Asker, item: T) -> None:
        self._waiting.setdefault(asker.client, {}).setdefault(asker.table, deque()).append(item)
        self._together += 1

    def take(self) -> T:
        client = next(iter(self._waiting))
        tables = self._waiting.pop(client)
        table = next(iter(tables))
        items = tables.pop(table)
        item = items.popleft()
        self._together -= 1
        if items:
            tables[table] = items
        if tables:
            self._waiting[client] = tables
        return item

    def drop(self, asker: Asker, item: T) -> None:
        """Forget what nobody waits for any more, if it was not taken yet."""
        tables = self._waiting.get(asker.client, {})
        items = tables.get(asker.table, deque())
        if item in items:
            items.remove(item)
            self._together -= 1
            if not items:
                del tables[asker.table]
            if not tables:
                del self._waiting[asker.client]


class Lane(Generic[T]):
    """Workers, and those who wait for one. A table is served by the worker that served it before, if that one is idle:
    it may remember something. Nobody waits for that."""

    def __init__(self, crew: Iterable[T]) -> None:
        self._idle: Final = list(crew)
        self.size: Final = len(self._idle)
        self._turns: Final = Turns[Future[T]]()
        self._served: Final[dict[str, T]] = {}  # by table, the one that was served last at the end

    @property
    def busy(self) -> int:
        return self.size - len(self._idle)

    @property
    def waiting(self) -> int:
        return len(self._turns)

    def crowd(self, client: str) -> int:
        """As how many the client has to wait: the clients that wait, times its own jobs; itself and this one included.
        So what others ask for by the dozen makes their own crowd larger, and another's only by one."""
        return len({*self._turns.clients, client}) * (self._turns.of(client) + 1)

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[T]:
        """A worker of one's own, as soon as it is one's turn."""
        worker = self._take(asker.table) if self._idle else await self._wait(asker)
        self._remember(asker.table, worker)
        try:
            yield worker
        finally:
            self._give_back(worker)

    def _take(self, table: str) -> T:
        known = self._served.get(table)
        if known is None or known not in self._idle:
            return self._idle.pop()
        self._idle.remove(known)
        return known

    def _remember(self, table: str, worker: T) -> None:
        self._served.pop(table, None)
        self._served[table] = worker
        if len(self._served) > MOST_REMEMBERED:
            del self._served[next(iter(self._served))]

    async def _wait(self, asker: Asker) -> T:
        place = asyncio.get_running_loop().create_future()
        self._turns.add(asker, place)
        try:
            worker: T = await place
        except CancelledError:
            if place.cancelled():
                self._turns.drop(asker, place)
            else:
                self._give_back(place.result())
            raise
        return worker

    def _give_back(self, worker: T) -> None:
        while self._turns:
            place = self._turns.take()
            if not place.done():  # whoever waited may just have left
                place.set_result(worker)
                return
        self._idle.append(worker)
