"""The application: the rooms of the server put together."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from copse.server.api import afterwards, catalogue, play, tables, tutorials
from copse.server.api.calls import Operation, Rooms, answer, refused
from copse.server.api.openapi import PREFIX, describe
from copse.server.api.socket import converse
from copse.server.faults import where
from copse.server.hall import Hall
from copse.server.limits import DAY, MINUTE, Allowance, Crowd
from copse.server.page import page_routes
from copse.server.readers import Readers
from copse.server.refusal import Refusal
from copse.server.security import SecurityHeaders
from copse.server.settings import Settings
from copse.server.store import open_store
from copse.server.telling import Teller

log = logging.getLogger(__name__)

OPERATIONS: Final = (
    *catalogue.OPERATIONS,
    *tables.OPERATIONS,
    *tutorials.OPERATIONS,
    *play.OPERATIONS,
    *afterwards.OPERATIONS,
)


def create_app(settings: Settings) -> Starlette:
    hall = Hall(open_store(settings.database), settings)
    rooms = Rooms(
        settings,
        hall,
        Teller(hall.hub),
        Readers(settings),
        Allowance(settings.requests_at_once, settings.requests_per_second),
        Allowance(settings.tables_per_day, settings.tables_per_day / DAY),
        Allowance(settings.phrases_per_minute, settings.phrases_per_minute / MINUTE),
        Crowd(settings.lines_per_client, settings.lines),
    )

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await hall.open()
        yield
        await rooms.readers.close()
        await hall.close()

    app = Starlette(
        routes=[Mount(PREFIX, routes=_routes(rooms)), *page_routes(settings.page)],
        middleware=[Middleware(SecurityHeaders), Middleware(GZipMiddleware, minimum_size=2000, compresslevel=4)],
        exception_handlers={HTTPException: _no_such_thing, Exception: _broken},
        lifespan=lifespan,
    )
    app.state.rooms = rooms
    return app


def _routes(rooms: Rooms) -> list[BaseRoute]:
    description = msgspec.json.encode(describe(OPERATIONS))

    async def openapi(request: Request) -> Response:
        return Response(description, media_type="application/json")

    async def live(socket: WebSocket) -> None:
        await converse(rooms, socket)

    return [
        *(Route(row.path, _endpoint(row, rooms), methods=[row.method]) for row in OPERATIONS),
        Route("/openapi.json", openapi),
        WebSocketRoute("/tables/{table}/live", live),
    ]


def _endpoint(operation: Operation, rooms: Rooms) -> Callable[[Request], Awaitable[Response]]:
    async def endpoint(request: Request) -> Response:
        return await answer(operation, rooms, request)

    return endpoint


async def _no_such_thing(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    code = {404: "not_found", 405: "method_not_allowed"}.get(problem.status_code, "bad_request")
    return refused(Refusal(problem.status_code, code, problem.detail))


async def _broken(request: Request, problem: Exception) -> Response:
    log.error("a fault of the server: %s", where(problem))
    return refused(Refusal(500, "internal", "the server made a mistake; nothing was changed"))
