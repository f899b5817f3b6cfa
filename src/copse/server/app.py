"""The ASGI application: connects the parts of the server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from copse.server.api import catalogue, clockwork, finished_games, play, social, tables, tutorials
from copse.server.api.calls import COMPRESSION, Operation, Rooms, answer, refused
from copse.server.api.openapi import PREFIX, describe
from copse.server.api.socket import converse
from copse.server.clients.rate_limit import DAY, MINUTE, Allowance, Crowd
from copse.server.config.settings import Settings
from copse.server.edge.middleware import Reception
from copse.server.edge.security_headers import SecurityHeaders
from copse.server.edge.static_files import File, page_routes
from copse.server.operations.metrics import Metrics
from copse.server.operations.registry import Hall
from copse.server.protocol.refusal import Refusal
from copse.server.snapshots.builder import Teller
from copse.server.store import open_store
from copse.server.workers.reader_pool import Readers

log = logging.getLogger(__name__)

OPERATIONS: Final = (
    *play.OPERATIONS,  # first, because routes are tried in order and these are used most
    *tables.OPERATIONS,
    *social.OPERATIONS,
    *catalogue.OPERATIONS,
    *tutorials.OPERATIONS,
    *finished_games.OPERATIONS,
    *clockwork.OPERATIONS,
)


def create_app(settings: Settings) -> Starlette:
    hall, metrics = Hall(open_store(settings.database), settings), Metrics()
    rooms = Rooms(
        settings,
        hall,
        Teller(hall.hub),
        Readers(settings),
        Allowance(settings.requests_at_once, settings.requests_per_second),
        Allowance(settings.tables_per_day, settings.tables_per_day / DAY),
        Allowance(settings.replayed_per_minute, settings.replayed_per_minute / MINUTE),
        Allowance(settings.previews_per_minute, settings.previews_per_minute / MINUTE),
        Allowance(settings.phrases_per_minute, settings.phrases_per_minute / MINUTE),
        Allowance(settings.messages_per_minute, settings.messages_per_minute / MINUTE),
        Crowd("lines", settings.lines_per_client, settings.lines),
        metrics,
    )
    files = Allowance(settings.files_at_once, settings.files_per_second)
    metrics.watch(hall, rooms.lines)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await hall.open()
        yield
        try:
            async with asyncio.timeout(settings.shutdown_seconds / 3):
                await rooms.readers.close()
                await hall.close()
        except TimeoutError:
            log.error("the tables could not be closed in time")

    app = Starlette(
        routes=under(settings.prefix, [_interface(rooms), *page_routes(settings.page)]),
        middleware=[
            Middleware(SecurityHeaders, private=settings.prefix + PREFIX, hsts_seconds=settings.hsts_seconds),
            Middleware(Reception, settings=settings, metrics=metrics, requests=rooms.requests, files=files),
        ],
        exception_handlers={HTTPException: _no_such_thing},
        lifespan=lifespan,
    )
    app.state.rooms = rooms
    return app


def under(prefix: str, routes: list[BaseRoute]) -> list[BaseRoute]:
    """Serve an application under a path. The path itself redirects into it, by a relative address, because only a
    proxy knows the host."""
    if not prefix:
        return routes
    return [
        Route(prefix, lambda request: Response(status_code=308, headers={"Location": f"{prefix}/"})),
        Mount(prefix, routes=routes),
    ]


@cache
def _description(prefix: str) -> File:
    """Return the OpenAPI document. Building it takes most of the time that creating an app takes."""
    return File(msgspec.json.encode(describe(OPERATIONS, prefix)), "application/json")


def _interface(rooms: Rooms) -> Mount:
    packed = Middleware(GZipMiddleware, minimum_size=2000, compresslevel=COMPRESSION)
    return Mount(PREFIX, routes=_routes(rooms), middleware=[packed])


def _routes(rooms: Rooms) -> list[BaseRoute]:
    async def live(socket: WebSocket) -> None:
        await converse(rooms, socket)

    return [
        *(Route(row.path, Endpoint(row, rooms), methods=[row.method]) for row in OPERATIONS),
        Route("/openapi.json", _description(rooms.settings.prefix), methods=["GET"]),
        WebSocketRoute("/tables/{table}/live", live),
    ]


class Endpoint:
    """The ASGI endpoint of an operation."""

    def __init__(self, operation: Operation, rooms: Rooms) -> None:
        self._operation, self._rooms = operation, rooms

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        reply = await answer(self._operation, self._rooms, Request(scope, receive, send))
        await reply(scope, receive, send)


async def _no_such_thing(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    code = {404: "not_found", 405: "method_not_allowed"}.get(problem.status_code, "bad_request")
    request.scope["refusal"] = code
    return refused(Refusal(problem.status_code, code, problem.detail))
