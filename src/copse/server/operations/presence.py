"""Presence at several servers that share a database.

Each server announces arrivals and departures at its tables, and reads the announcements of the others. A silent server
is removed together with everyone there.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from copse.server.store import Gone, Store, Unavailable
from copse.server.tables.hub import Hub

log = logging.getLogger(__name__)

RETRY_SECONDS: Final = 1.0


class Presence:
    def __init__(self, store: Store, silence: float) -> None:
        self.hub: Final = Hub(self._changed)
        self._store, self._silence = store, silence
        self._unsaid: set[str] = set()  # tables with changes that are not announced yet
        self._news = asyncio.Event()

    def _changed(self, table: str) -> None:
        self._unsaid.add(table)
        self._news.set()

    async def tell(self) -> None:
        """Announce changes to the other servers, forever. Changes during an announcement go into the next one."""
        while True:
            await self._news.wait()
            self._news.clear()
            unsaid, self._unsaid = self._unsaid, set()
            try:
                await self._say(unsaid)
            except Unavailable as problem:
                log.warning("cannot announce who is online: %s", problem)
                await asyncio.sleep(RETRY_SECONDS)
                self._unsaid |= unsaid
                self._news.set()

    async def _say(self, tables: set[str]) -> None:
        """Announce who is at these tables.

        If this server was removed, for example after a crash of PostgreSQL, announce all tables.
        """
        try:
            await self._store.attend({table: self.hub.here(table) for table in tables})
        except Gone:
            await self.stay()

    async def look(self, table: str) -> None:
        """Look up who is online at a table on other servers."""
        self.hub.seen_elsewhere(table, await self._store.elsewhere(table))

    async def stay(self) -> None:
        """Announce that this server is alive. If it had been removed, announce everyone again."""
        if not await self._store.stay(self._silence):
            for table in self.hub.attended_tables():
                self._changed(table)
