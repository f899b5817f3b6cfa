"""Limits: how much one client may ask for, so that nobody can take the server from the others."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from starlette.requests import HTTPConnection, Request

from copse.server.clients.proxies import household, shares
from copse.server.protocol.refusal import Refusal

MINUTE: Final = 60.0
DAY: Final = 24 * 3600.0
MOST_CLIENTS: Final = 100_000
ALIAS_KEY: Final = secrets.token_bytes(32)


class Allowance:
    """For each client a bucket that holds `most` and fills at so many a second. A larger network of IPv6 has a bucket
    for all its clients together, which is larger by its share."""

    def __init__(self, most: float, per_second: float) -> None:
        self._most, self._per_second = most, per_second
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, client: str, amount: float = 1.0) -> bool:
        """Take so much from every bucket of the client; whether there was as much."""
        if any(left < amount for _, left in self._buckets(client)):
            return False
        self.charge(client, amount)
        return True

    def charge(self, client: str, amount: float) -> None:
        """Take so much, also if there is less: then the client owes it."""
        now, filled = time.monotonic(), self._buckets(client)
        if len(self._left) >= MOST_CLIENTS:
            self._left.clear()
        self._left.update((name, (left - amount, now)) for name, left in filled)

    def _buckets(self, client: str) -> list[tuple[str, float]]:
        """What is left now in each bucket of a client: of its address, and of the networks around it."""
        now = time.monotonic()
        return [(name, self._filled(name, share, now)) for name, share in shares(client)]

    def _filled(self, name: str, share: int, now: float) -> float:
        most = self._most * share
        left, at = self._left.get(name, (most, now))
        return min(most, left + (now - at) * self._per_second * share)


class Crowd:
    """How many lines or connections are open: those of each client, of each larger network by its share, and in
    total."""

    def __init__(self, kind: str, most: int, most_together: int) -> None:
        self._kind, self._most, self._most_together = kind, most, most_together
        self._open: Counter[str] = Counter()
        self._together = 0

    def __len__(self) -> int:
        return self._together

    @contextmanager
    def place(self, client: str | None) -> Iterator[None]:
        """One more, for as long as it lasts; None is nobody's own."""
        counted = shares(client) if client is not None else ()
        if any(self._open[name] >= self._most * share for name, share in counted):
            raise Refusal(429, f"too_many_{self._kind}", f"a client may hold {self._most} {self._kind} open at once")
        if self._together >= self._most_together:
            raise Refusal(503, f"too_many_{self._kind}", "too many people are here at once: look again in a while")
        self._count(counted, 1)
        try:
            yield
        finally:
            self._count(counted, -1)

    def _count(self, counted: tuple[tuple[str, int], ...], more: int) -> None:
        self._together += more
        for name, _ in counted:
            self._open[name] += more
            if not self._open[name]:
                del self._open[name]


def client_of(connection: HTTPConnection) -> str:
    return household(connection.client.host) if connection.client else "local"


def alias(client: str) -> str:
    """The same client under a name that tells nothing of it, not even to one who has the database: the key is never
    kept, so with a new start of the server a client gets another. With IPv6 it has a part for each of the networks
    around the client, so that they can be counted too."""
    names = (name for name, _ in shares(client))
    return "/".join(hashlib.blake2b(name.encode(), key=ALIAS_KEY, digest_size=9).hexdigest() for name in names)


async def read_body(request: Request, most: int) -> bytes:
    """The body of a request, given up as soon as it grows too large."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise Refusal(413, "too_large", f"a request may have {most} bytes at most")
    return bytes(body)
