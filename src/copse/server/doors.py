"""The doors: every connection comes in here. One place for each, so many in all and so many of a client; whoever does
not finish a request in time is told so and shown out, and so is everyone when the server stops."""

from __future__ import annotations

from asyncio import AbstractEventLoop, BaseTransport, TimerHandle, Transport
from contextlib import ExitStack
from http import HTTPStatus
from math import ceil
from typing import Final, Literal

import msgspec
import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from copse.server.figures import Figures
from copse.server.limits import Crowd
from copse.server.proxies import Proxies, household
from copse.server.refusal import Refusal
from copse.server.settings import Settings

LARGEST_MESSAGE: Final = 64 * 1024  # bytes, from a client over its WebSocket
LARGEST_HEAD: Final = 64 * 1024  # bytes, likewise of what follows a body; the parser keeps all of it
LAST_WORDS: Final = 1.0  # seconds in which a client may read that the server stops

COMPRESSION: Final = ServerPerMessageDeflateFactory(
    server_max_window_bits=14, client_max_window_bits=12, compress_settings={"level": 3, "memLevel": 6}
)

TOO_SLOW: Final = Refusal(408, "too_slow", "the request did not come to its end in time")
TOO_LARGE: Final = Refusal(431, "too_large", f"the head of a request may have {LARGEST_HEAD} bytes at most")
CLOSING: Final = Refusal(503, "unavailable", "the server stops: come again in a moment")


class Doors(uvicorn.Config):
    """How connections are served, and who has come in."""

    def __init__(self, app: Starlette, settings: Settings, figures: Figures) -> None:
        super().__init__(
            app,
            http=Door,
            ws=Line,
            ws_max_size=LARGEST_MESSAGE,
            timeout_keep_alive=settings.keep_alive_seconds,
            timeout_graceful_shutdown=ceil(settings.shutdown_seconds / 2),  # the rest is for the hall
            log_config=None,
            access_log=False,
            proxy_headers=False,
            server_header=False,
        )
        self.settings: Final = settings
        self.figures: Final = figures
        self._proxies: Final = Proxies(settings.trusted_proxies)
        self._crowd: Final = Crowd("connections", settings.connections_per_client, settings.connections)

    def enter(self, peer: str) -> ExitStack:
        """A place for a connection, until it is closed. A proxy brings many clients."""
        place = ExitStack()
        place.enter_context(self._crowd.place(None if self._proxies.trust(peer) else household(peer)))
        return place


class Door(HttpToolsProtocol):
    """Takes requests. `_awaits` is the part of a request that has begun to come and is not whole yet; `_kept` counts
    the bytes that came of it and were no body."""

    config: Doors
    _place: ExitStack | None = None
    _awaits: Literal["head", "body"] | None = "head"
    _patience: TimerHandle | None = None
    _kept = 0

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as in what it extends
        super().connection_made(transport)
        try:
            self._place = self.config.enter(self.client[0] if self.client else "local")
        except Refusal as full:
            self._show_out(full)
        else:
            self._wait()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._kept += len(data)
        super().data_received(data)
        if self._place is None:
            return  # it is a line now
        if self._awaits is not None and self._kept > LARGEST_HEAD and not self.transport.is_closing():
            self._show_out(TOO_LARGE)
        if self._awaits is None and (self.cycle is None or self.cycle.response_complete):
            self._awaits = "head"  # something came that begins no request yet, and ended the rest that is granted
        if self._awaits is not None and self._patience is None and not self.transport.is_closing():
            self._wait()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._awaits = "head"

    def on_body(self, body: bytes) -> None:
        super().on_body(body)
        self._kept = 0

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._got("body")

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._got(None)

    def handle_websocket_upgrade(self) -> None:
        self._leave()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def shutdown(self) -> None:
        if self._awaits == "body":
            self._show_out(CLOSING)
        else:
            super().shutdown()

    # ---- patience

    def _wait(self) -> None:
        settings = self.config.settings
        seconds = settings.head_seconds if self._awaits == "head" else settings.body_seconds
        self._patience = self.loop.call_later(seconds, self._show_out, TOO_SLOW)

    def _got(self, awaits: Literal["body"] | None) -> None:
        """A part is whole, and the next has its own time, if it does not come at once."""
        self._awaits, self._kept = awaits, 0
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _show_out(self, why: Refusal) -> None:
        """Say why, unless an answer is on its way already, and close."""
        answered = self.cycle is not None and (self.cycle.response_started and not self.cycle.response_complete)
        if not answered and not (self._awaits == "body" and self.cycle.response_complete):
            self.transport.write(written(why))
        self.transport.close()

    def _leave(self) -> None:
        self._got(None)
        if self._place is not None:
            self._place.close()
            self._place = None


class Line(WebSocketsSansIOProtocol):
    """A WebSocket. What it is told is compressed with what it was told before, since moments are much alike: its
    memory has room for the last of them, and then little effort does as well as much."""

    config: Doors
    _place: ExitStack | None = None

    def __init__(
        self,
        config: Doors,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn.available_extensions = [COMPRESSION]

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._place = self.config.enter(self.client[0] if self.client else "local")

    def connection_lost(self, exc: Exception | None) -> None:
        if self._place is not None:
            self._place.close()
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """Tell the client to come again. One who reads nothing would hold us up."""
        super().shutdown()
        self.loop.call_later(LAST_WORDS, self.transport.abort)


def written(refusal: Refusal) -> bytes:
    """A refusal as the whole answer of HTTP."""
    body = msgspec.json.encode(refusal.body)
    head = (
        f"HTTP/1.1 {refusal.status} {HTTPStatus(refusal.status).phrase}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    )
    return head.encode() + body
