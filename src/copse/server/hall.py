"""The hall: all tables that are in use, whoever asks for them, and what the server does at them by itself: agents play,
clocks run out."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Final

import msgspec

from copse.kernel.errors import CopseError
from copse.server.faults import where
from copse.server.presence import Presence
from copse.server.refusal import Refusal
from copse.server.seats import Sheet
from copse.server.settings import Settings
from copse.server.setup import Setup, begin
from copse.server.store import Store, Unavailable
from copse.server.strain import Strain
from copse.server.table import Table
from copse.server.thinkers import Thinkers, known_agent, plain_choice

log = logging.getLogger(__name__)

FORGET_AFTER: Final = 600.0  # seconds in which nobody asked for a table
MOST_DUE: Final = 500
RETRY_SECONDS: Final = 1.0


class Hall:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.presence: Final = Presence(store, settings.silence_seconds)
        self.hub: Final = self.presence.hub
        self.store: Final = store
        self.thinkers: Final = Thinkers(settings.thinkers, settings.think_seconds)
        self.strain: Final = Strain(settings, lambda: self.tables_here)
        self._settings: Final = settings
        self._tables: Final[dict[str, Table]] = {}
        self._asked: Final[dict[str, float]] = {}
        self._loading: Final[dict[str, asyncio.Lock]] = {}
        self._drivers: Final[dict[str, asyncio.Task[bool]]] = {}
        self._errands: Final[set[asyncio.Task[None]]] = set()

    async def open(self) -> None:
        await self.store.open(self._heard)
        self._send(self._sweep())
        self._send(self.presence.tell())
        self._send(self.strain.watch())

    async def close(self) -> None:
        tasks = [*self._drivers.values(), *self._errands]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinkers.close()
        await self.store.close()

    @property
    def tables_here(self) -> int:
        return len(self._tables)

    @property
    def tables_driven(self) -> int:
        return len(self._drivers)

    # ---- finding tables

    async def create(self, setup: Setup, sheet: Sheet) -> Table:
        id = secrets.token_urlsafe(9)
        await self.store.create(id, msgspec.json.encode(setup), msgspec.json.encode(sheet), None)
        return await self.find(id)

    async def find(self, id: str) -> Table:
        """The table with this id as it stands now."""
        table = self._tables.get(id)
        if table is None:
            table = await self._load(id)
        elif self.store.shared:
            await table.refresh()
        self._asked[id] = time.monotonic()
        self._drive(table)
        return table

    async def _load(self, id: str) -> Table:
        async with self._loading.setdefault(id, asyncio.Lock()):
            if id in self._tables:
                return self._tables[id]
            try:
                table = self._tables[id] = await self._restored(id)
            finally:
                self._loading.pop(id, None)
        return table

    async def _restored(self, id: str) -> Table:
        stored = await self.store.load(id)
        if stored is None:
            raise Refusal(404, "unknown_table", "there is no table with this id")
        try:
            table = Table(id, stored, self.store, self._settings, self._changed)
            await table.replay()
            await self.presence.look(id)
        except Unavailable:
            raise
        except CopseError as problem:
            log.error("table %s cannot be read: %s", id, where(problem))
            raise Refusal(410, "unreadable_table", "this table was played by rules that have changed since") from None
        return table

    # ---- what the server does by itself

    def _changed(self, table: Table) -> None:
        self.strain.stored(table.storing)
        self.hub.publish(table.id)
        self._drive(table)

    def _drive(self, table: Table) -> None:
        """See to it that agents play and clocks run at this table, if anything is to be done there."""
        if table.due is not None and table.id not in self._drivers:
            task = asyncio.create_task(self._attend(table))
            self._drivers[table.id] = task
            task.add_done_callback(lambda task: self._driven(table, task))

    def _driven(self, table: Table, task: asyncio.Task[bool]) -> None:
        del self._drivers[table.id]
        if not task.cancelled() and task.result():
            self._drive(table)  # someone may have moved while the driver was leaving

    async def _attend(self, table: Table) -> bool:
        """Do what is due at a table; false if that is left to another server or to the sweep."""
        try:
            if not await self.store.claim(table.id):
                return False
            try:
                return await self._do_what_is_due(table)
            finally:
                await self.store.release(table.id)
        except Exception as problem:  # a table that cannot go on must not stop the others
            log.error("table %s cannot go on: %s", table.id, where(problem))
            return False

    async def _do_what_is_due(self, table: Table) -> bool:
        while (due := table.due) is not None:
            wait = due - time.time()
            if wait > 2 * self._settings.sweep_seconds:
                return False
            try:
                await (self._play(table) if wait <= 0 else self._wait(table, wait))
            except Unavailable as problem:
                log.warning("table %s waits: %s", table.id, problem)
                await asyncio.sleep(RETRY_SECONDS)
        return True

    async def _wait(self, table: Table, seconds: float) -> None:
        table.news.clear()
        try:
            await asyncio.wait_for(table.news.wait(), seconds)
        except TimeoutError:
            return

    async def _play(self, table: Table) -> None:
        """Choose for the seat that decides: by its agent, or because a person is late."""
        revision, game = table.revision, table.game
        seat = game.decision.seat
        chair = table.sheet.chairs[seat]
        if not chair.played_by_agent and table.sheet.pace.late == "pass":
            action = plain_choice(game)
        else:
            action = table.scripted or await self.thinkers.choose(known_agent(chair.agent), game)
            if self.hub.attended(table.id):
                await asyncio.sleep(self._settings.agent_pause)
        await table.act_for(seat, action.text, revision)

    async def _sweep(self) -> None:
        """Look for tables at which something is due and that nobody drives, as after a start; forget idle ones."""
        while True:
            try:
                await self.presence.stay()
                for id in await self.store.due(time.time() + self._settings.sweep_seconds, MOST_DUE):
                    if id not in self._drivers:
                        await self._look_at(id)
            except Unavailable as problem:
                log.warning("the sweep waits: %s", problem)
            self._forget()
            await asyncio.sleep(self._settings.sweep_seconds)

    async def _look_at(self, id: str) -> None:
        """Find a table, so that what is due there is done; one that cannot be read is left as it is."""
        with suppress(Refusal):
            await self.find(id)

    def _forget(self) -> None:
        now = time.monotonic()
        for id in [id for id, asked in self._asked.items() if now - asked > FORGET_AFTER]:
            if id not in self._drivers and not self.hub.attended(id):
                del self._asked[id]
                self._tables.pop(id, None)
                self.hub.forget(id)

    # ---- other servers

    def _heard(self, id: str | None) -> None:
        """At another server a table was changed, or someone came or went (None: at any); look at it if someone here
        does."""
        for table in list(self._tables.values()) if id is None else [self._tables[id]] if id in self._tables else []:
            self._send(self._refresh(table))

    async def _refresh(self, table: Table) -> None:
        with suppress(Unavailable):  # then whoever asks next will see it
            await table.refresh()
            await self.presence.look(table.id)

    def _send(self, errand: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)


def try_out(setup: Setup) -> int:
    """How many seats the game has; what is wrong with the setup is raised before anything is stored."""
    return begin(setup).seats
