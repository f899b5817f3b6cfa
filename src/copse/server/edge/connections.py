"""The protocols of connections, as subclasses of uvicorn's.

uvicorn has no settings for what is needed here: it parses everything a client has sent at once, queues requests and
answers pings without limit, and waits for slow clients without end. pyproject.toml therefore caps uvicorn at the
minor version that was tested, and tests/server/test_uvicorn_internals.py fails when the internals change.

Connections are limited per client and in total. A client that does not finish a request in time, does not read its
answer in time, or sends too many frames is disconnected. So is everyone when the server stops."""

from __future__ import annotations

import socket
import struct
import sys
from asyncio import AbstractEventLoop, BaseTransport, TimerHandle, Transport
from collections import deque
from contextlib import ExitStack
from http import HTTPStatus
from math import ceil
from typing import Final, Literal

import msgspec
import uvicorn
from starlette.applications import Starlette
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.protocol import State

from copse.server.clients.proxies import Proxies, client_network
from copse.server.clients.rate_limit import ConnectionLimit, RateLimit
from copse.server.config.settings import Settings
from copse.server.operations.metrics import Metrics
from copse.server.protocol.refusal import Refusal

LARGEST_MESSAGE: Final = 64 * 1024  # bytes in a WebSocket message from a client
LARGEST_HEAD: Final = 64 * 1024  # bytes of the head or the trailers of a request; the parser keeps all of them
PIECE: Final = 512  # bytes parsed at once: at most 28 requests or 85 frames
NO_LINGER: Final = struct.pack("hh" if sys.platform == "win32" else "ii", 1, 0)
LAST_WORDS: Final = 1.0  # seconds for a client to read why it is disconnected
TOO_MANY_FRAMES: Final = 4429  # WebSocket close code: 4000 plus the HTTP status, as in api/socket.py

COMPRESSION: Final = ServerPerMessageDeflateFactory(
    server_max_window_bits=14, client_max_window_bits=12, compress_settings={"level": 3, "memLevel": 6}
)

TOO_SLOW: Final = Refusal(408, "too_slow", "the request did not arrive in time")
TOO_LARGE: Final = Refusal(431, "too_large", f"the head of a request may have at most {LARGEST_HEAD} bytes")
CLOSING: Final = Refusal(503, "unavailable", "the server is shutting down; try again in a moment")


class ServerConfig(uvicorn.Config):
    """The configuration of connections, and their count."""

    def __init__(self, app: Starlette, settings: Settings, metrics: Metrics) -> None:
        super().__init__(
            app,
            http=HttpConnection,
            ws=WebSocketConnection,
            ws_max_size=LARGEST_MESSAGE,
            timeout_keep_alive=settings.keep_alive_seconds,
            timeout_graceful_shutdown=ceil(settings.shutdown_seconds / 2),  # the other half is for the tables
            log_config=None,
            access_log=False,
            proxy_headers=False,
            server_header=False,
        )
        self.settings: Final = settings
        self.metrics: Final = metrics
        self._proxies: Final = Proxies(settings.trusted_proxies)
        self._limit: Final = ConnectionLimit("connections", settings.connections_per_client, settings.connections)

    def enter(self, peer: str) -> ExitStack:
        """Hold a place for a connection until it is closed. A trusted proxy has no limit of its own, because it
        brings many clients."""
        place = ExitStack()
        place.enter_context(self._limit.place(None if self._proxies.trust(peer) else client_network(peer)))
        return place


class Backpressure(FlowControl):
    """Flow control that stops reading from the client while requests are queued."""

    def __init__(self, transport: Transport, queue: deque[tuple[RequestResponseCycle, ASGI3Application]]) -> None:
        super().__init__(transport)
        self._queue = queue

    def resume_reading(self) -> None:
        if not self._queue:
            super().resume_reading()


class HttpConnection(HttpToolsProtocol):
    """The HTTP protocol.

    `_awaits` is the part of a request that has started to arrive and is incomplete; `_kept` counts its bytes outside
    the body. Clients may pipeline requests. They are parsed piece by piece until one has to be queued; `_rest` is
    what came after that piece. It is parsed when the queue is empty, and nothing more is read until then. `_served`
    is the request that is being answered, while `cycle` is the last one parsed."""

    config: ServerConfig
    _place: ExitStack | None = None
    _awaits: Literal["head", "body"] | None = "head"
    _patience: TimerHandle | None = None
    _unread: TimerHandle | None = None
    _kept = 0
    _rest = memoryview(b"")
    _served: RequestResponseCycle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as in what it extends
        super().connection_made(transport)
        self.flow = Backpressure(transport, self.pipeline)
        try:
            self._place = self.config.enter(self.client[0] if self.client else "local")
        except Refusal as full:
            self._show_out(full)
        else:
            self._wait()

    def data_received(self, data: bytes) -> None:
        self._rest = memoryview(b"".join((self._rest, data)))
        self._parse()

    def _parse(self) -> None:
        """Parse received data up to the first request that has to be queued."""
        while self._rest and not self.pipeline and not self.transport.is_closing():
            piece, self._rest = bytes(self._rest[:PIECE]), self._rest[PIECE:]
            self._kept += len(piece)
            super().data_received(piece)
            if self._place is None:
                return  # it is a WebSocket now
            if self._awaits is not None and self._kept > LARGEST_HEAD and not self.transport.is_closing():
                self._show_out(TOO_LARGE)
            if self._awaits is None and (self.cycle is None or self.cycle.response_complete):
                self._awaits = "head"  # data came that starts no request yet, and ended the idle time
        waiting = self._awaits is not None and not self._rest
        if waiting and self._patience is None and not self.transport.is_closing():
            self._wait()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._served = cycle
        super()._start_asgi_task(cycle, app)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._caught_up()
        self._parse()
        self.flow.resume_reading()

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
        if self._served is not None:
            self._served.disconnected = True
            self._served.message_event.set()

    def shutdown(self) -> None:
        if self._awaits == "body":
            self._show_out(CLOSING)
        else:
            super().shutdown()

    # ---- patience

    def pause_writing(self) -> None:
        """Start the time limit for reading the answer. It covers the whole answer, however often the client reads a
        little."""
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(self.config.settings.answer_seconds, drop, self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.cycle.response_complete:
            self._caught_up()

    def _caught_up(self) -> None:
        if self._unread is not None and not self.flow.write_paused:
            self._unread.cancel()
            self._unread = None

    def _wait(self) -> None:
        settings = self.config.settings
        seconds = settings.head_seconds if self._awaits == "head" else settings.body_seconds
        self._patience = self.loop.call_later(seconds, self._show_out, TOO_SLOW)

    def _got(self, awaits: Literal["body"] | None) -> None:
        """Note that a part is complete. The next part gets its own time limit if it is not there yet."""
        self._awaits, self._kept = awaits, 0
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _show_out(self, why: Refusal) -> None:
        """Send a refusal, unless an answer is already on its way, and close."""
        answered = self.cycle is not None and (self.cycle.response_started and not self.cycle.response_complete)
        if not answered and not (self._awaits == "body" and self.cycle.response_complete):
            self.transport.write(written(why))
        self.transport.close()

    def _leave(self) -> None:
        self._got(None)
        if self._unread is not None:
            self._unread.cancel()
        if self._place is not None:
            self._place.close()
            self._place = None


class WebSocketConnection(WebSocketsSansIOProtocol):
    """The WebSocket protocol.

    Messages are compressed with a shared context, because snapshots are much alike. Its window has room for the last
    few, and then a low level of compression is as good as a high one. All frames count for the limit: a ping or an
    empty fragment takes as long to parse as a message."""

    config: ServerConfig
    _place: ExitStack | None = None
    _unread: TimerHandle | None = None

    def __init__(
        self,
        config: ServerConfig,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn.available_extensions = [COMPRESSION]
        self._frames = RateLimit(config.settings.frames_at_once, config.settings.frames_per_second)

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._place = self.config.enter(self.client[0] if self.client else "local")

    def connection_lost(self, exc: Exception | None) -> None:
        if self._place is not None:
            self._place.close()
        self._caught_up()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if not self.transport.is_closing():
                super().data_received(data[start : start + PIECE])

    def handle_events(self) -> None:
        if self._frames.take("", len(self.conn.events)):
            super().handle_events()
        elif self.conn.state is State.CONNECTING:
            self.transport.abort()
        else:
            self.conn.fail(TOO_MANY_FRAMES, "too many frames; wait a moment")
            self.handle_parser_exception()

    def handle_ping(self) -> None:
        """Answer a ping, unless the client does not read. Then only its last ping needs an answer (RFC 6455, 5.5.3)."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_parser_exception(self) -> None:
        """Close after a protocol error of the client. The application must not send any more, or it would fail."""
        super().handle_parser_exception()
        self.disconnected = True
        self.writable.set()
        self.loop.call_later(LAST_WORDS, self.transport.abort)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(self.config.settings.answer_seconds, drop, self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._caught_up()

    def _caught_up(self) -> None:
        if self._unread is not None:
            self._unread.cancel()

    def shutdown(self) -> None:
        """Ask the client to reconnect later. A client that does not read must not delay the shutdown."""
        super().shutdown()
        self.loop.call_later(LAST_WORDS, self.transport.abort)


def drop(transport: Transport) -> None:
    """Abort the connection of a client that does not read. The system discards unsent data instead of sending it."""
    transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, NO_LINGER)
    transport.abort()


def written(refusal: Refusal) -> bytes:
    """Return a refusal as a complete HTTP response."""
    body = msgspec.json.encode(refusal.body)
    head = (
        f"HTTP/1.1 {refusal.status} {HTTPStatus(refusal.status).phrase}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    )
    return head.encode() + body
