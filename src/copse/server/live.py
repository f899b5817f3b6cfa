"""Live updates: who listens at which table. A listener is only told that something changed and then looks for itself,
so a slow one misses nothing and holds up nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager


class Ear:
    """One listener: at a seat, or a spectator."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.changed = asyncio.Event()


class Hub:
    def __init__(self) -> None:
        self._ears: dict[str, set[Ear]] = {}

    @contextmanager
    def listen(self, table: str, seat: int | None) -> Iterator[Ear]:
        """An ear at the table for as long as one stays."""
        ear, before = Ear(seat), self.online(table)
        self._ears.setdefault(table, set()).add(ear)
        self._tell_of_seats(table, before)
        try:
            yield ear
        finally:
            before = self.online(table)
            self._ears[table].discard(ear)
            if not self._ears[table]:
                del self._ears[table]
            self._tell_of_seats(table, before)

    def _tell_of_seats(self, table: str, before: set[int]) -> None:
        """Players are seen to come and go; spectators are not, however many there are."""
        if self.online(table) != before:
            self.publish(table)

    def publish(self, table: str) -> None:
        for ear in self._ears.get(table, ()):
            ear.changed.set()

    def online(self, table: str) -> set[int]:
        """The seats at which someone listens."""
        return {ear.seat for ear in self._ears.get(table, ()) if ear.seat is not None}

    def attended(self, table: str) -> bool:
        return table in self._ears
