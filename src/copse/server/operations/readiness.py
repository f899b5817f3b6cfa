"""Readiness: whether the server can work right now. It is tested by a real write.

Results are cached for a moment, so that frequent probes do not load the disk."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from copse.server.config.settings import Settings
from copse.server.store import Store, Unavailable
from copse.server.workers.agent_pool import AgentPool

PATIENCE: Final = 2.0  # seconds for the database to write something
FRESH_SECONDS: Final = 1.0  # a result is cached for this long


class Readiness:
    """`closing` is set when the server begins to shut down."""

    def __init__(self, store: Store, thinkers: AgentPool, settings: Settings) -> None:
        self.closing = False
        self._store, self._thinkers, self._settings = store, thinkers, settings
        self._asking: Final = asyncio.Lock()
        self._tried = float("-inf")
        self._failing: list[str] = []
        self._parts: Final[Mapping[str, Callable[[], Awaitable[bool]]]] = {
            "database": self._database_writes,
            "disk": self._disk_has_room,
            "workers": self._agents_think,
        }

    async def failing(self) -> list[str]:
        """Return the parts that do not work."""
        async with self._asking:
            if time.monotonic() - self._tried > FRESH_SECONDS:
                self._failing = [part for part, works in self._parts.items() if not await works()]
                self._tried = time.monotonic()
        return [*self._failing, *(["shutdown"] if self.closing else [])]

    async def _database_writes(self) -> bool:
        try:
            await asyncio.wait_for(self._store.try_writing(), PATIENCE)
        except (Unavailable, TimeoutError):
            return False
        return True

    async def _agents_think(self) -> bool:
        return self._thinkers.working

    async def _disk_has_room(self) -> bool:
        free = await asyncio.to_thread(self._store.free_bytes)
        return free is None or free >= self._settings.least_free_bytes
