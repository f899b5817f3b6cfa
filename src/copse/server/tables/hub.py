"""Live updates: who listens at which table. A listener is only notified that something changed and then reads the
table itself, so a slow one misses nothing and delays nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter


class Listener:
    """One listener, at a seat or as a spectator."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.changed = asyncio.Event()
        self.rung = 0.0  # when it was last notified, if it has not read the table since

    def ring(self) -> None:
        if not self.changed.is_set():
            self.rung = perf_counter()
            self.changed.set()


class Hub:
    """`moved` is called with a table when a player comes online or goes offline. Spectators are not counted."""

    def __init__(self, moved: Callable[[str], None]) -> None:
        self._moved = moved
        self._listeners: dict[str, set[Listener]] = {}
        self._elsewhere: dict[str, set[int]] = {}

    @contextmanager
    def listen(self, table: str, seat: int | None) -> Iterator[Listener]:
        """Listen at a table, as a context manager."""
        listener = Listener(seat)
        with self._counted(table):
            self._listeners.setdefault(table, set()).add(listener)
        try:
            yield listener
        finally:
            with self._counted(table):
                self._listeners[table].discard(listener)
                if not self._listeners[table]:
                    del self._listeners[table]

    @contextmanager
    def _counted(self, table: str) -> Iterator[None]:
        before = self.here(table)
        yield
        if self.here(table) != before:
            self.publish(table)
            self._moved(table)

    def publish(self, table: str) -> None:
        for listener in self._listeners.get(table, ()):
            listener.ring()

    def seen_elsewhere(self, table: str, seats: set[int]) -> None:
        """Note the seats that are online through another server."""
        if seats != self._elsewhere.get(table, set()):
            self._elsewhere[table] = seats
            self.publish(table)

    def forget(self, table: str) -> None:
        self._elsewhere.pop(table, None)

    def here(self, table: str) -> set[int]:
        """Return the seats that are online through this server."""
        return {listener.seat for listener in self._listeners.get(table, ()) if listener.seat is not None}

    def online(self, table: str) -> set[int]:
        """Return the seats that are online through any server."""
        return self.here(table) | self._elsewhere.get(table, set())

    def attended(self, table: str) -> bool:
        return table in self._listeners

    def attended_tables(self) -> list[str]:
        return list(self._listeners)
