"""Live updates over a WebSocket. The client identifies itself, then gets a snapshot at once and after every change."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import perf_counter
from typing import Final

import anyio
import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from copse.kernel.errors import CopseError
from copse.server.accounts.games import slot_in
from copse.server.accounts.service import signed_in
from copse.server.api.calls import (
    Services,
    decoded,
    find_table,
    in_gallery,
    language,
    noted,
    too_many_requests,
    visit_of,
    watcher,
)
from copse.server.clients.rate_limit import alias, client_of
from copse.server.edge.security_headers import same_origin
from copse.server.operations.load_shedding import Level
from copse.server.protocol.messages import Hello, Ping
from copse.server.protocol.refusal import Refusal, refusal_of
from copse.server.tables.hub import Listener
from copse.server.tables.seats import Member, Token
from copse.server.tables.table import Table

PING: Final = msgspec.json.encode(Ping())
HELLO_SECONDS: Final = 15.0
REFUSED: Final = 4000  # private WebSocket codes start here; this plus the HTTP status is the code


Course = Callable[[Services, WebSocket], Awaitable[None]]
"""What happens on a WebSocket after the handshake."""


async def converse(services: Services, socket: WebSocket) -> None:
    """Serve a WebSocket at a table."""
    await _serve(services, socket, _at_table)


async def look_on(services: Services, socket: WebSocket) -> None:
    """Serve a WebSocket at a real table."""
    await _serve(services, socket, _at_real_table)


async def watch_lobby(services: Services, socket: WebSocket) -> None:
    """Serve a WebSocket at the public lobby."""
    await _serve(services, socket, _at_lobby)


async def _serve(services: Services, socket: WebSocket, course: Course) -> None:
    """Serve a WebSocket from the handshake to the end. A client that disconnects at any moment gets nothing more."""
    socket.scope["operation"] = "live"
    if not same_origin(socket):
        await socket.close()
        return
    await socket.accept()
    with suppress(WebSocketDisconnect):
        await _answered(services, socket, course)


async def _answered(services: Services, socket: WebSocket, course: Course) -> None:
    """Serve the client. A refusal is sent as an error and closes the socket."""
    try:
        _count(services, socket)
        await course(services, socket)
    except TimeoutError:
        await socket.close(REFUSED + 408)
    except (Refusal, CopseError) as problem:
        refusal = noted(refusal_of(problem), socket.scope)
        await _send(socket, msgspec.json.encode(refusal.body))
        await socket.close(REFUSED + refusal.status)


async def _at_table(services: Services, socket: WebSocket) -> None:
    table = await find_table(services, socket.path_params["table"], client_of(socket))
    hello = await _heard(socket, HELLO_SECONDS)
    seat = watcher(table, await _token(services, socket, hello), alias(client_of(socket)))
    with services.lines.place(client_of(socket)), services.registry.hub.listen(table.id, seat) as listener:
        await LiveConnection(services, socket, table, listener, hello).hold()


async def _at_real_table(services: Services, socket: WebSocket) -> None:
    """Send a real table at once and after every turn."""
    id = (await services.registry.find_real(socket.path_params["table"])).id
    hello = await _heard(socket, HELLO_SECONDS)

    told = b""

    async def table() -> bytes | None:
        nonlocal told
        before = told
        told = msgspec.json.encode((await services.registry.find_real(id)).info(hello.token or ""))
        return None if told == before else told

    with services.lines.place(client_of(socket)), services.registry.hub.listen(id, None) as listener:
        await _send_each(services, socket, listener, table)


async def _at_lobby(services: Services, socket: WebSocket) -> None:
    """Send the public lobby at once, and then every change."""
    await _heard(socket, HELLO_SECONDS)
    with services.lines.place(client_of(socket)), services.open_tables.listen() as watcher:
        await _send_each(services, socket, watcher.listener, watcher.news)


async def _send_each(
    services: Services, socket: WebSocket, listener: Listener, news: Callable[[], Awaitable[bytes | None]]
) -> None:
    """Send the `news` of something, at once and after every change, until either side closes."""

    async def tell() -> None:
        while True:
            listener.changed.clear()
            if (text := await news()) is not None:
                await _send(socket, text)
            while not await _rings(services, listener):
                await visit_of(services, socket)  # so that friends see who is online
                await _send(socket, PING)

    async def listen() -> None:
        while True:
            await _heard(socket, None)
            _count(services, socket)

    raise (await _first_end(tell, listen)).with_traceback(None)


class LiveConnection:
    """The WebSocket of one client at a table: what it was sent, and what it needs next."""

    def __init__(self, services: Services, socket: WebSocket, table: Table, listener: Listener, hello: Hello) -> None:
        self._services, self._socket, self._table, self._listener = services, socket, table, listener
        self._seat = listener.seat
        self._hello, self._client = hello, alias(client_of(socket))
        self._lang = language(hello.lang)
        self._since, self._revision = hello.since, hello.revision

    async def hold(self) -> None:
        """Send and receive until either side closes."""
        raise (await self._end()).with_traceback(None)

    async def _end(self) -> Exception:
        """Return why the connection ended. An exception would refer to this object through its traceback and create
        a reference cycle."""
        try:
            return await _first_end(self._tell, self._listen)
        finally:
            if self._seat is not None:  # the player is away from now on, unless another line is open
                self._table.seen[self._seat] = time.time()

    async def _tell(self) -> None:
        while True:
            self._listener.changed.clear()
            if self._table.gone:
                self._table = await self._services.registry.find(self._table.id)
            token = await _token(self._services, self._socket, self._hello)
            if watcher(self._table, token, self._client) != self._seat:
                raise Refusal(401, "bad_token", "this token no longer holds the seat")
            snapshots = self._services.snapshots
            gallery = in_gallery(self._table, token)
            snapshot = snapshots.encoded(self._table, self._seat, self._lang, self._since, self._revision, gallery)
            await _send(self._socket, snapshot.text)
            self._since, self._revision = snapshot.events, snapshot.revision
            self._told()
            await self._next_change()
            if self._seat is None and self._services.registry.load.level >= Level.SPECTATORS:
                await asyncio.sleep(self._services.settings.busy_spectator_seconds)

    def _told(self) -> None:
        if self._listener.rung:
            self._services.metrics.updated(perf_counter() - self._listener.rung)
            self._listener.rung = 0.0

    async def _next_change(self) -> None:
        while not await _rings(self._services, self._listener):
            await _token(self._services, self._socket, self._hello)
            await _send(self._socket, PING)

    async def _listen(self) -> None:
        """Read messages. A client may change its language and the part of the log it wants."""
        while True:
            hello = await _heard(self._socket, None)
            _count(self._services, self._socket)
            self._lang, self._since, self._revision = language(hello.lang), hello.since, hello.revision
            self._listener.changed.set()


async def _token(services: Services, socket: WebSocket, hello: Hello) -> Token:
    """Return the token of a client, or the seat of an account that it refers to. Raises Refusal if the session of the
    account has ended."""
    slot = slot_in(hello.token or "")
    if slot is None:
        return hello.token or ""
    return Member(signed_in(await visit_of(services, socket)).account.id, slot)


def _count(services: Services, socket: WebSocket) -> None:
    """Count a request of the client. Raises Refusal if there are too many."""
    if not services.requests.take(client_of(socket)):
        raise too_many_requests()


async def _rings(services: Services, listener: Listener) -> bool:
    """Wait for a change. Return False if it is time for a ping."""
    try:
        async with asyncio.timeout(services.settings.ping_seconds):
            await listener.changed.wait()
    except TimeoutError:
        return False
    return True


async def _first_end(tell: Callable[[], Awaitable[None]], listen: Callable[[], Awaitable[None]]) -> Exception:
    """Tell and listen at the same time. Return why one of them ended."""
    try:
        async with anyio.create_task_group() as both:
            both.start_soon(_until_cancelled, tell)
            both.start_soon(_until_cancelled, listen)
    except ExceptionGroup as ended:
        return ended.exceptions[0]
    raise AssertionError("neither telling nor listening comes to an end by itself")


async def _until_cancelled(side: Callable[[], Awaitable[None]]) -> None:
    """Wait for a task, and return normally if it is cancelled. The exception would create a reference cycle with the
    line."""
    with suppress(asyncio.CancelledError):
        await side()


async def _heard(socket: WebSocket, seconds: float | None) -> Hello:
    message = await asyncio.wait_for(socket.receive(), seconds)
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"])
    text = message.get("text")
    if text is None:
        raise Refusal(415, "not_json", "a message must be text")
    return decoded(text.encode(errors="surrogatepass"), Hello)


async def _send(socket: WebSocket, message: bytes) -> None:
    if socket.client_state is WebSocketState.CONNECTED:
        await socket.send_text(message.decode())
