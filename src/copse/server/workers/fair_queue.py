"""A fair queue for workers: clients take turns, and each client's tables take turns. Fifty tables of one client
delay others no more than one would."""

from __future__ import annotations

import asyncio
from asyncio import CancelledError, Future
from collections import deque
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Final, Generic, NamedTuple, TypeVar

T = TypeVar("T")

MOST_REMEMBERED: Final = 1000  # tables whose last worker is remembered


class Asker(NamedTuple):
    """For whom a job is done: a client, and its table."""

    client: str
    table: str


class Turns(Generic[T]):
    """The waiting jobs. The first client and its first table are next, and go to the end after their turn."""

    def __init__(self) -> None:
        self._waiting: Final[dict[str, dict[str, deque[T]]]] = {}
        self._together = 0  # a running count, because metrics read it in another thread

    def __len__(self) -> int:
        return self._together

    @property
    def clients(self) -> Iterable[str]:
        return self._waiting

    def of(self, client: str) -> int:
        """Return how many jobs of a client are waiting."""
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
        """Remove a cancelled job if it was not taken yet."""
        tables = self._waiting.get(asker.client, {})
        items = tables.get(asker.table, deque())
        if item in items:
            items.remove(item)
            self._together -= 1
            if not items:
                del tables[asker.table]
            if not tables:
                del self._waiting[asker.client]


class FairQueue(Generic[T]):
    """Workers and the jobs that wait for them. A table prefers the idle worker that served it last, because that one
    may have its search in memory. No job waits for a particular worker."""

    def __init__(self, crew: Iterable[T]) -> None:
        self._idle: Final = list(crew)
        self.size: Final = len(self._idle)
        self._turns: Final = Turns[Future[T]]()
        self._served: Final[dict[str, T]] = {}  # worker by table, the last served table at the end

    @property
    def busy(self) -> int:
        return self.size - len(self._idle)

    @property
    def waiting(self) -> int:
        return len(self._turns)

    def competitors(self, client: str) -> int:
        """Return the effective number of competitors of a client: the waiting clients times its own jobs, this one
        included. Many jobs slow down their own client, and others by one job only."""
        return len({*self._turns.clients, client}) * (self._turns.of(client) + 1)

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[T]:
        """Hold a worker, when it is the job's turn."""
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
            if not place.done():  # the waiting job may have been cancelled just now
                place.set_result(worker)
                return
        self._idle.append(worker)
