"""Rate limits per client, so that no client can crowd out the others."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from starlette.requests import HTTPConnection, Request

from copse.server.clients.proxies import client_network, shares
from copse.server.protocol.refusal import Refusal

MINUTE: Final = 60.0
DAY: Final = 24 * 3600.0
MOST_CLIENTS: Final = 100_000
ALIAS_KEY: Final = secrets.token_bytes(32)


class RateLimit:
    """A token bucket for each client, with capacity `most` and a refill rate per second. Larger IPv6 networks have a
    bucket for all their clients together, which is larger by a factor."""

    def __init__(self, most: float, per_second: float, now: Callable[[], float] | None = None) -> None:
        self._most, self._per_second, self._clock = most, per_second, now
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, client: str, amount: float = 1.0) -> bool:
        """Take an amount from every bucket of the client. Returns False, and takes nothing, if one has less."""
        if any(left < amount for _, left in self._buckets(client)):
            return False
        self.charge(client, amount)
        return True

    def charge(self, client: str, amount: float) -> None:
        """Take an amount even if there is less; the client then owes the rest."""
        now, filled = self._now(), self._buckets(client)
        if len(self._left) >= MOST_CLIENTS:
            self._left.clear()
        self._left.update((name, (left - amount, now)) for name, left in filled)

    def _buckets(self, client: str) -> list[tuple[str, float]]:
        """Return what is left in each bucket of a client: that of its address, and those of its networks."""
        now = self._now()
        return [(name, self._filled(name, share, now)) for name, share in shares(client)]

    def _now(self) -> float:
        return time.monotonic() if self._clock is None else self._clock()

    def _filled(self, name: str, share: int, now: float) -> float:
        most = self._most * share
        left, at = self._left.get(name, (most, now))
        return min(most, left + (now - at) * self._per_second * share)


class ConnectionLimit:
    """Counts open WebSockets or connections: of each client, of each larger network, and in total."""

    def __init__(self, kind: str, most: int, most_together: int) -> None:
        self._kind, self._most, self._most_together = kind, most, most_together
        self._open: Counter[str] = Counter()
        self._together = 0

    def __len__(self) -> int:
        return self._together

    @contextmanager
    def place(self, client: str | None) -> Iterator[None]:
        """Hold one place. None belongs to no client. Raises Refusal if there are too many."""
        counted = shares(client) if client is not None else ()
        if any(self._open[name] >= self._most * share for name, share in counted):
            raise Refusal(429, f"too_many_{self._kind}", f"a client may have at most {self._most} open {self._kind}")
        if self._together >= self._most_together:
            raise Refusal(503, f"too_many_{self._kind}", "too many people are connected; try again later")
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
    """Return the client of a connection."""
    return client_network(connection.client.host) if connection.client else "local"


def alias(client: str) -> str:
    """Return a pseudonym of a client that reveals nothing, even to someone who has the database. Its key is never
    stored, so a client gets another alias when the server restarts. With IPv6 it has a part for each network of the
    client, so that networks can be counted too."""
    names = (name for name, _ in shares(client))
    return "/".join(hashlib.blake2b(name.encode(), key=ALIAS_KEY, digest_size=9).hexdigest() for name in names)


def of_account(id: str) -> str:
    """Return how a limit counts an account, beside the clients that it uses."""
    return f"account {id}"


async def read_body(request: Request, most: int) -> bytes:
    """Return the body of a request. Raises Refusal as soon as it is too large."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise Refusal(413, "too_large", f"a request may have at most {most} bytes")
    return bytes(body)
