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

from copse.server.accounts.service import Accounts
from copse.server.api import (
    absence,
    catalogue,
    clockwork,
    clubs,
    finished_games,
    friends,
    history,
    leagues,
    lobby,
    moderation,
    notifications,
    officers,
    play,
    social,
    tables,
    tutorials,
    workshop,
)
from copse.server.api import accounts as account_operations
from copse.server.api.calls import COMPRESSION, Operation, Services, answer, refused
from copse.server.api.openapi import describe
from copse.server.api.socket import converse, look_on, watch_lobby
from copse.server.clients.rate_limit import DAY, MINUTE, ConnectionLimit, RateLimit
from copse.server.config.settings import Settings
from copse.server.edge.middleware import RequestMiddleware
from copse.server.edge.security_headers import SecurityHeaders
from copse.server.edge.static_files import File, page_routes
from copse.server.history.service import History
from copse.server.leagues.rounds import LOOK_SECONDS
from copse.server.leagues.service import LeagueService
from copse.server.leagues.shown import LeagueViews
from copse.server.lobby.circle import Circle
from copse.server.lobby.clubs import ClubHouse
from copse.server.lobby.matchmaking import FILL_SECONDS, Matchmaker
from copse.server.lobby.open_tables import BREATH, OpenTables
from copse.server.moderation.officers import Office
from copse.server.moderation.service import Moderation
from copse.server.notifications.service import NotificationService
from copse.server.operations.metrics import Metrics
from copse.server.operations.registry import TableRegistry
from copse.server.protocol import PREFIX
from copse.server.protocol.refusal import Refusal
from copse.server.snapshots.builder import SnapshotBuilder
from copse.server.store import open_store
from copse.server.store.clubs import Clubs
from copse.server.workers.reader_pool import ReaderPool

log = logging.getLogger(__name__)

OPERATIONS: Final = (
    *play.OPERATIONS,  # first, because routes are tried in order and these are used most
    *tables.OPERATIONS,
    *absence.OPERATIONS,
    *social.OPERATIONS,
    *catalogue.OPERATIONS,
    *tutorials.OPERATIONS,
    *finished_games.OPERATIONS,
    *clockwork.OPERATIONS,
    *workshop.OPERATIONS,
    *account_operations.OPERATIONS,
    *moderation.OPERATIONS,
    *officers.OPERATIONS,
    *history.OPERATIONS,
    *notifications.OPERATIONS,
    *lobby.OPERATIONS,
    *friends.OPERATIONS,
    *clubs.OPERATIONS,
    *leagues.OPERATIONS,
)


def create_app(settings: Settings) -> Starlette:
    registry, metrics = TableRegistry(open_store(settings.database), settings), Metrics()
    accounts, history_of_people = Accounts(settings, registry.store), History(registry.store)
    moderators = Moderation(settings, accounts)
    circle = Circle(settings, registry.store, moderators)
    readers = ReaderPool(settings)
    leagues_of_people = LeagueService(settings, registry, accounts, moderators, readers, metrics)
    accounts.standing.changed.append(lambda account: registry.silence(account, accounts.standing.silenced))
    services = Services(
        settings,
        registry,
        accounts,
        history_of_people,
        NotificationService(settings, registry.store, accounts, registry, metrics),
        moderators,
        Office(accounts),
        SnapshotBuilder(registry.hub),
        readers,
        RateLimit(settings.requests_at_once, settings.requests_per_second),
        RateLimit(settings.tables_per_day, settings.tables_per_day / DAY),
        RateLimit(settings.replayed_per_minute, settings.replayed_per_minute / MINUTE),
        RateLimit(settings.previews_per_minute, settings.previews_per_minute / MINUTE),
        RateLimit(settings.phrases_per_minute, settings.phrases_per_minute / MINUTE),
        RateLimit(settings.messages_per_minute, settings.messages_per_minute / MINUTE),
        ConnectionLimit("lines", settings.lines_per_client, settings.lines),
        metrics,
        OpenTables(registry.store, settings, history_of_people, lambda: accounts.standing.silenced),
        Matchmaker(registry, settings, moderators),
        circle,
        ClubHouse(circle, Clubs(registry.store)),
        leagues_of_people,
        LeagueViews(leagues_of_people.kept, history_of_people, accounts.standing),
    )
    registry.watchers.append(services.open_tables.notice)
    accounts.standing.changed.append(lambda account: services.open_tables.stir())
    services.matchmaker.watchers.append(services.open_tables.stir)
    files = RateLimit(settings.files_at_once, settings.files_per_second)
    metrics.watch(registry, services.lines)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await registry.open()
        await services.notifications.open()
        registry.keep_doing(services.open_tables.look, BREATH)
        registry.keep_doing(services.matchmaker.fill, FILL_SECONDS)
        registry.keep_doing(services.leagues.rounds.look, LOOK_SECONDS)
        watch = asyncio.create_task(accounts.standing.watch())
        yield
        watch.cancel()
        try:
            async with asyncio.timeout(settings.shutdown_seconds / 3):
                await services.notifications.close()
                await accounts.close()
                await services.readers.close()
                await registry.close()
        except TimeoutError:
            log.error("the tables could not be closed in time")

    app = Starlette(
        routes=under(settings.prefix, [_interface(services), *page_routes(settings.page)]),
        middleware=[
            Middleware(SecurityHeaders, private=settings.prefix + PREFIX, hsts_seconds=settings.hsts_seconds),
            Middleware(RequestMiddleware, settings=settings, metrics=metrics, requests=services.requests, files=files),
        ],
        exception_handlers={HTTPException: _no_such_thing},
        lifespan=lifespan,
    )
    app.state.services = services
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


def _interface(services: Services) -> Mount:
    packed = Middleware(GZipMiddleware, minimum_size=2000, compresslevel=COMPRESSION)
    return Mount(PREFIX, routes=_routes(services), middleware=[packed])


def _routes(services: Services) -> list[BaseRoute]:
    async def live(socket: WebSocket) -> None:
        await converse(services, socket)

    async def live_real(socket: WebSocket) -> None:
        await look_on(services, socket)

    async def live_lobby(socket: WebSocket) -> None:
        await watch_lobby(services, socket)

    return [
        *(Route(row.path, Endpoint(row, services), methods=[row.method]) for row in OPERATIONS),
        Route("/openapi.json", _description(services.settings.prefix), methods=["GET"]),
        WebSocketRoute("/tables/{table}/live", live),
        WebSocketRoute("/clockwork/tables/{table}/live", live_real),
        WebSocketRoute("/lobby/live", live_lobby),
    ]


class Endpoint:
    """The ASGI endpoint of an operation."""

    def __init__(self, operation: Operation, services: Services) -> None:
        self._operation, self._services = operation, services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        reply = await answer(self._operation, self._services, Request(scope, receive, send))
        await reply(scope, receive, send)


async def _no_such_thing(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    code = {404: "not_found", 405: "method_not_allowed"}.get(problem.status_code, "bad_request")
    request.scope["refusal"] = code
    return refused(Refusal(problem.status_code, code, problem.detail))
