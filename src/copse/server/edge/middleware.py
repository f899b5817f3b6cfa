"""The middleware of every request.

It identifies the client and refuses clients that send too many requests. Each request gets an id, which the answer
and all its log lines have. The request is timed and counted, and unexpected errors end here."""

from __future__ import annotations

import logging
import re
import secrets
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from hashlib import blake2b
from time import perf_counter
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from copse.server.api.calls import noted, refused, too_many_requests
from copse.server.clients.proxies import Proxies, client_network
from copse.server.clients.rate_limit import ConnectionLimit, RateLimit, client_of
from copse.server.config.error_reports import where
from copse.server.config.logs import asked, request_id
from copse.server.config.settings import Settings
from copse.server.operations.metrics import Metrics
from copse.server.protocol import PREFIX
from copse.server.protocol.refusal import Refusal

log = logging.getLogger(__name__)

ID: Final = re.compile(r"[\w.-]{1,64}", re.ASCII)
FAULT: Final = 1011  # WebSocket close code for an internal error


class RequestMiddleware:
    """The middleware. `requests` limits the interface and `files` everything else."""

    def __init__(
        self, app: ASGIApp, settings: Settings, metrics: Metrics, requests: RateLimit, files: RateLimit
    ) -> None:
        self._app, self._metrics, self._requests, self._files = app, metrics, requests, files
        self._interface: Final = settings.prefix + PREFIX
        self._proxies: Final = Proxies(settings.trusted_proxies)
        # A proxy's connection belongs to no client; behind it, requests and WebSockets in progress are limited instead.
        self._limit: Final = ConnectionLimit("connections", settings.connections_per_client, settings.connections)
        self._key: Final = secrets.token_bytes(16)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        peer = scope["client"][0] if scope.get("client") else "local"
        id = self._recognize(scope, peer) if self._proxies.trust(peer) else secrets.token_hex(8)
        held = request_id.set(id)
        exchange = Exchange(scope, id, send)
        begun = perf_counter()
        try:
            with self._place(scope, peer):
                self._count(scope)
                await self._app(scope, receive, exchange.send)
        except Refusal as refusal:
            await refused(noted(refusal, scope))(scope, receive, exchange.send)
        except ClientDisconnect:
            pass  # the client is gone
        except Exception as problem:
            log.error("internal error: %s", where(problem))
            await exchange.apologize(receive)
        finally:
            self._take_down(scope, exchange.status, perf_counter() - begun)
            request_id.reset(held)

    def _recognize(self, scope: Scope, proxy: str) -> str:
        """Put what a trusted proxy says into the scope: the client, and whether it uses HTTPS. The request id is the
        proxy's, or a new one."""
        scope["client"] = (self._proxies.client(proxy, _values(scope, b"x-forwarded-for")), 0)
        if scope["type"] == "http" and "https" in _values(scope, b"x-forwarded-proto"):
            scope["scheme"] = "https"
        return next((id for id in _values(scope, b"x-request-id") if ID.fullmatch(id)), secrets.token_hex(8))

    def _place(self, scope: Scope, peer: str) -> AbstractContextManager[None]:
        """Hold a place among the requests in progress, for a client behind a proxy."""
        host = scope["client"][0] if scope.get("client") else peer
        return nullcontext() if host == peer else self._limit.place(client_network(host))

    def _count(self, scope: Scope) -> None:
        """Raise Refusal for a client with too many requests. WebSockets are counted after they open, because only
        then they can carry the reason."""
        if scope["type"] != "http":
            return
        allowance = self._requests if scope["path"].startswith(self._interface) else self._files
        if not allowance.take(client_of(HTTPConnection(scope))):
            raise too_many_requests()

    def _take_down(self, scope: Scope, status: int, seconds: float) -> None:
        operation, refusal = scope.get("operation", "other"), scope.get("refusal", "")
        self._metrics.answered(operation, status, seconds if scope["type"] == "http" else None, refusal)
        if not asked.isEnabledFor(logging.INFO):
            return
        host = client_network(scope["client"][0] if scope.get("client") else "local")
        client = blake2b(host.encode(), key=self._key, digest_size=6).hexdigest()
        facts = {"operation": operation, "status": status, "ms": round(seconds * 1000, 2), "client": client}
        asked.info("answered", extra={"facts": facts | ({"code": refusal} if refusal else {})})


class Exchange:
    """One request, with what was answered."""

    def __init__(self, scope: Scope, id: str, send: Send) -> None:
        self._scope, self._id, self._send = scope, id, send
        self.status = 0

    async def send(self, message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            self.status = message["status"]
            MutableHeaders(scope=message)["X-Request-ID"] = self._id
        elif message["type"] == "websocket.close":
            self.status = message["code"]
        await self._send(message)

    async def apologize(self, receive: Receive) -> None:
        if self._scope["type"] == "websocket":
            await self.send({"type": "websocket.close", "code": FAULT})
        elif not self.status:
            answer = refused(Refusal(500, "internal", "internal error of the server; nothing was changed"))
            await answer(self._scope, receive, self.send)


def _values(scope: Scope, name: bytes) -> Iterator[str]:
    return (value.decode("latin-1") for header, value in scope["headers"] if header == name)
