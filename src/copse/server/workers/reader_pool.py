"""The pool of reader processes, which read untrusted texts and long games within limits (`reader_process.py`).

A text that costs too much is refused, its process is replaced, and the server goes on. One job per client runs at a
time, and one per network that one customer may have, so that nobody's texts delay the others."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

import msgspec
from msgspec import Raw

from copse.languages import DEFAULT
from copse.server.clients.proxies import customer, shares
from copse.server.config.settings import Settings
from copse.server.protocol.messages import NewTable
from copse.server.protocol.refusal import Refusal
from copse.server.tables.setup import Trial
from copse.server.workers.reader_process import (
    Answer,
    AtTable,
    Compare,
    Document,
    Draft,
    Filming,
    Job,
    Page,
    Rewind,
    Steps,
)
from copse.server.workers.worker import NoAnswer, Worker

log = logging.getLogger(__name__)

COMMAND: Final = (sys.executable, "-P", "-m", "copse.server.workers.reader_process")
LARGEST_ANSWER: Final = 32 * 1024 * 1024
STARTING: Final = 20.0  # seconds for a process to start
PATIENCE: Final = 6.0  # wall-clock limit as a multiple of the CPU limit, because the machine may be busy
MOST_WAITING: Final = 20  # waiting jobs per client


class Costly(Exception):
    """A job exceeded its limits of memory or time."""


class ReaderPool:
    """The reader processes, started on demand. `_jobs` counts jobs by client and by network, `_turns` queues them by
    customer."""

    def __init__(self, settings: Settings, command: tuple[str, ...] = COMMAND) -> None:
        limited = *command, str(settings.reader_megabytes), str(settings.reader_seconds)
        wall = STARTING + PATIENCE * settings.reader_seconds
        self._longest: Final = settings.longest_game
        self._all: Final = [Worker(limited, wall, LARGEST_ANSWER) for _ in range(settings.readers)]
        self._idle: Final[asyncio.Queue[Worker]] = asyncio.LifoQueue()  # prefers processes that are already running
        for worker in reversed(self._all):
            self._idle.put_nowait(worker)
        self._jobs: Final[Counter[str]] = Counter()  # including waiting ones
        self._turns: Final[dict[str, asyncio.Lock]] = {}

    async def document(self, client: str, wish: NewTable, lang: str = DEFAULT) -> Trial:
        """Try the game of an untrusted text. Raises Refusal, with a sentence in the language."""
        try:
            reply = await self._read(client, lambda: Document(wish, self._longest, lang))
        except Costly:
            problem = "this text takes too much memory or time to read; make it smaller"
            raise Refusal(422, "too_costly", problem) from None
        return msgspec.json.decode(reply, type=Trial)

    async def text_read(self, client: str, job: AtTable | Draft | Compare) -> bytes:
        """Return the answer about a text of a client, as JSON: the bots' actions at a real table, or the faults of a
        map. Raises Refusal."""
        try:
            return bytes(await self._read(client, lambda: job))
        except Costly:
            problem = "this text takes too much memory or time to read; make it smaller"
            raise Refusal(422, "too_costly", problem) from None

    async def page(self, client: str, job: Callable[[], Page | Steps]) -> bytes:
        """Return some moments of a game, as JSON. Raises Refusal."""
        return bytes(await self._look_back(client, job))

    async def text(self, client: str, job: Callable[[], Filming | Rewind]) -> str:
        """Return a text made from a game. Raises Refusal."""
        return msgspec.json.decode(await self._look_back(client, job), type=str)

    async def close(self) -> None:
        for worker in self._all:
            await worker.stop()

    async def _look_back(self, client: str, job: Callable[[], Job]) -> Raw:
        try:
            return await self._read(client, job)
        except Costly:
            problem = "this game takes too much memory or time to replay"
            raise Refusal(503, "too_costly", problem) from None

    async def _read(self, client: str, job: Callable[[], Job]) -> Raw:
        """Run a job in a process. `job` is created in a thread, because a game may be long, and not before its turn."""
        async with self._turn(client):
            worker = await self._idle.get()
            try:
                made = await asyncio.to_thread(job)
                told = msgspec.json.decode(await worker.exchange(msgspec.json.encode(made)), type=Answer)
            except NoAnswer as problem:
                log.warning("a %s could not be read: %s", type(made).__name__, problem)
                raise Costly from None
            finally:
                self._idle.put_nowait(worker)
        if told.costly:
            raise Costly
        if told.broken:
            log.error("internal error: %s", told.broken)
            raise Refusal(500, "internal", "internal error of the server; nothing was changed")
        if told.fault is not None:
            fault = told.fault
            raise Refusal(told.status, fault.code, fault.message, fault.law, fault.allowed, option=fault.option)
        return told.reply

    @asynccontextmanager
    async def _turn(self, client: str) -> AsyncIterator[None]:
        """Wait for a customer's turn: one job at a time, and a limited number waiting. Raises Refusal."""
        counted, whose = shares(client), customer(client)
        if any(self._jobs[name] >= MOST_WAITING * share for name, share in counted):
            raise Refusal(429, "too_many_requests", f"{MOST_WAITING} of your texts are being read; wait for them")
        self._jobs.update(name for name, _ in counted)
        try:
            async with self._turns.setdefault(whose, asyncio.Lock()):
                yield
        finally:
            self._jobs.subtract(name for name, _ in counted)
            for name in [name for name, _ in counted if not self._jobs[name]]:
                del self._jobs[name]
                self._turns.pop(name, None)
