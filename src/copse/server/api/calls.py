"""Calls of the interface: what handlers read from a request, and how operations are declared."""

from __future__ import annotations

import asyncio
import gzip
import time
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Final, Literal, NamedTuple, TypeVar

import msgspec
from msgspec import Struct
from starlette.convertors import IntegerConvertor, register_url_convertor
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Scope

from copse.games import AnyGame
from copse.kernel.errors import CopseError
from copse.languages import DEFAULT, LANGUAGES
from copse.law import UnknownParagraph
from copse.locale import UnknownLanguage
from copse.server.accounts.devices import device_name
from copse.server.accounts.games import slot_in
from copse.server.accounts.names import look_of
from copse.server.accounts.passkeys import Site
from copse.server.accounts.service import SESSION_SECONDS, Accounts, Caller, Visit, signed_in
from copse.server.clients.rate_limit import ConnectionLimit, RateLimit, alias, client_of, of_account, read_body
from copse.server.config.settings import Settings
from copse.server.edge.security_headers import same_origin
from copse.server.history.service import History
from copse.server.leagues.service import LeagueService
from copse.server.leagues.shown import LeagueViews
from copse.server.lobby.circle import Circle
from copse.server.lobby.clubs import ClubHouse
from copse.server.lobby.matchmaking import Matchmaker
from copse.server.lobby.open_tables import OpenTables
from copse.server.moderation.officers import Office
from copse.server.moderation.service import Moderation
from copse.server.notifications.service import NotificationService
from copse.server.operations.metrics import Metrics
from copse.server.operations.registry import TableRegistry
from copse.server.protocol.refusal import Refusal, refusal_of
from copse.server.snapshots.builder import SnapshotBuilder
from copse.server.store.people import Account
from copse.server.tables.account_seats import held_by, hosted_by
from copse.server.tables.names import person_name
from copse.server.tables.seat_changes import banned
from copse.server.tables.seats import Member, Sheet, Token
from copse.server.tables.table import Table
from copse.server.workers.fair_queue import Asker
from copse.server.workers.reader_pool import ReaderPool

B = TypeVar("B", bound=Struct)

SCHEMES: Final = ("seat", "host")
COOKIE: Final = "copse_session"
OWN_SITE: Final = ("same-origin", "none")  # values of Sec-Fetch-Site for our own page, and for a person's own request
PIECE: Final = 64 * 1024  # bytes of a large answer sent at once; other requests run in between
COMPRESSION: Final = 4  # of 9: most of the gain in little time
Reply = Struct | list[Struct] | str | bytes
"""Bytes are encoded JSON."""


class Number(IntegerConvertor):
    """A path parameter that is a number of at most nine digits."""

    regex = "[0-9]{1,9}"


register_url_convertor("number", Number())


class Services(NamedTuple):
    """The parts of the server that handlers use."""

    settings: Settings
    registry: TableRegistry
    accounts: Accounts
    history: History
    notifications: NotificationService
    moderation: Moderation
    office: Office
    snapshots: SnapshotBuilder
    readers: ReaderPool
    requests: RateLimit
    new_tables: RateLimit
    replays: RateLimit
    previews: RateLimit
    phrases: RateLimit
    messages: RateLimit
    lines: ConnectionLimit
    metrics: Metrics
    open_tables: OpenTables
    matchmaker: Matchmaker
    circle: Circle
    clubs: ClubHouse
    leagues: LeagueService
    league_views: LeagueViews


class Call:
    """One request to one operation."""

    def __init__(self, services: Services, request: Request) -> None:
        self.settings, self.registry, self.snapshots = services.settings, services.registry, services.snapshots
        self.readers, self.previews, self.phrases = services.readers, services.previews, services.phrases
        self.messages, self.accounts, self.history = services.messages, services.accounts, services.history
        self.notifications = services.notifications
        self.open_tables, self.matchmaker = services.open_tables, services.matchmaker
        self.circle, self.clubs = services.circle, services.clubs
        self.leagues, self.league_views = services.leagues, services.league_views
        self.moderation, self.office = services.moderation, services.office
        self.cookies: Final[list[str]] = []  # to be set by the answer
        self._services, self._request = services, request
        self._member = ""  # the account whose seat is meant, instead of that of a token
        self._visits: list[Visit | None] = []  # the visit, once it is known

    @property
    def client(self) -> str:
        """The client that sends the request."""
        return client_of(self._request)

    def asker(self, table: Table) -> Asker:
        return Asker(alias(self.client), table.id)

    @property
    def lang(self) -> str:
        return language(self._request.query_params.get("lang"))

    def part(self, name: str) -> str:
        """Return a path parameter."""
        found: str = self._request.path_params[name]
        return found

    def number(self, name: str) -> int | None:
        """Return a whole number from the query, or None. Raises Refusal."""
        text = self._request.query_params.get(name)
        if text is None:
            return None
        if not text.isascii() or not text.isdecimal() or len(text) > 9:
            raise Refusal(422, "bad_request", f"'{name}' must be a whole number")
        return int(text)

    async def body(self, kind: type[B]) -> B:
        """Return the decoded body. Raises Refusal if it is too large or invalid."""
        if self._request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
            raise Refusal(415, "not_json", "the request must be of type application/json")
        return decoded(await read_body(self._request, self.settings.largest_request), kind)

    # ---- who asks

    @property
    def token(self) -> Token:
        """The token of the Authorization header, or the seat of an account that it refers to; empty for a spectator.
        Raises Refusal."""
        slot = slot_in(self._written_token)
        return self._written_token if slot is None else Member(self._member, slot)

    @property
    def _written_token(self) -> str:
        header = self._request.headers.get("authorization", "")
        scheme, _, token = header.partition(" ")
        if header and (scheme.lower() not in SCHEMES or not token.strip()):
            raise Refusal(401, "bad_token", "the Authorization header must be: Seat TOKEN")
        return token.strip()

    async def recognize(self) -> None:
        """Find out whose seat is meant if the header refers to one of an account. Raises Refusal."""
        if slot_in(self._written_token) is not None:
            self._member = signed_in(await self.visit()).account.id

    async def visit(self) -> Visit | None:
        """Return the visit of the cookie, and count the request for the account. Raises Refusal if another site sends
        it, or if the account sends too many."""
        if not self._visits:
            visit = await visit_of(self._services, self._request)
            if visit is not None and not self._services.requests.take(of_account(visit.account.id)):
                raise too_many_requests()
            self._visits.append(visit)
        return self._visits[0]

    async def fresh_visit(self) -> Visit | None:
        """Return the visit as the database has it now, for those who may do more than others."""
        await self.visit()
        return await visit_of(self._services, self._request, fresh=True)

    async def account_named(self, name: str) -> Account:
        """Return the account of a name. Raises Refusal."""
        account = await self.accounts.people.named(look_of(name))
        if account is None:
            raise Refusal(404, "unknown_account", "nobody has this name")
        return account

    @property
    def lines(self) -> int:
        """The number of open WebSockets."""
        return len(self._services.lines)

    async def own_tokens(self, sheet: Sheet, written: Iterable[str]) -> list[Token]:
        """Return the tokens of this table that a client says it has or had, and the account that asks with its
        seats."""
        tokens: list[Token] = [token for token in written if slot_in(token) is None]
        if (visit := await self.visit()) is not None:
            tokens += [Member(visit.account.id), *held_by(sheet, visit.account.id).values()]
            tokens += filter(None, [hosted_by(sheet, visit.account.id)])
        return [*tokens, self.token]

    async def check_guest(self) -> None:
        """Raise Refusal if only people with an account may play here, and the request is of a guest."""
        if not self.settings.guests and await self.visit() is None:
            raise Refusal(401, "account_needed", "this server is for people with an account: sign in or register")

    async def person_name(self, text: str) -> str:
        """Return the name of the person who asks, or of somebody at the same device. Raises Refusal if it looks like
        that of somebody else's account."""
        name = person_name(text)
        await self.accounts.check_name(name, await self.visit())
        return name

    # ---- the session of an account

    @property
    def session(self) -> str:
        """The secret of the session cookie; empty if there is none."""
        return self._request.cookies.get(COOKIE, "")

    @property
    def caller(self) -> Caller:
        """The caller of an operation on accounts."""
        host = self._request.headers.get("host", "")
        site = Site(f"{self._request.url.scheme}://{host}", self._request.url.hostname or "")
        return Caller(self.client, device_name(self._request.headers.get("user-agent", "")), site)

    def set_session(self, secret: str) -> None:
        """Let the answer set the session cookie; an empty secret deletes it."""
        age = int(SESSION_SECONDS) if secret else 0
        secure = "; Secure" if self._request.url.scheme == "https" else ""
        path = self.settings.prefix or "/"
        self.cookies.append(f"{COOKIE}={secret}; Path={path}; Max-Age={age}; HttpOnly; SameSite=Strict{secure}")

    # ---- tables

    async def table(self) -> Table:
        return await self.find(self.part("table"))

    async def find(self, id: str) -> Table:
        return await find_table(self._services, id, self.client)

    def seat(self, table: Table) -> int:
        """Return the seat of the token. Raises Refusal if it has none."""
        seat = table.sheet.seat_of(self.token) if self.token else None
        if seat is not None:
            table.seen[seat] = time.time()
            return seat
        if self.token and table.sheet.left_by(self.token) is not None:
            raise Refusal(403, "seat_is_played", "an agent plays this seat until you come back")
        raise Refusal(401, "no_seat", "this needs the token of a seat at this table")

    def host(self, table: Table) -> None:
        """Raise Refusal unless the token is the host's."""
        if not (self.token and table.sheet.is_host(self.token)):
            raise Refusal(403, "not_host", "only the host of this table may do that")

    def watcher(self, table: Table) -> int | None:
        """Return the seat that watches, or None for a spectator. Raises Refusal if spectators are not allowed."""
        return watcher(table, self.token, alias(self.client))

    # ---- how much one may ask for

    async def check_new_table(self) -> None:
        """Count a new table for the client and the account. Raises Refusal if there are too many."""
        self.registry.load.check_tables()
        self.registry.check_share(alias(self.client))
        visit, tables = await self.visit(), self._services.new_tables
        if not tables.take(self.client) or (visit and not tables.take(of_account(visit.account.id))):
            raise Refusal(429, "too_many_tables", "you have opened too many tables today; use one of them")

    def check_replays(self) -> None:
        """Raise Refusal if a client has no budget of replayed choices left."""
        if not self._services.replays.take(self.client, 0.0):
            raise too_many_replays(self.settings)

    def count_replay(self, game: AnyGame) -> None:
        """Count a replay for the client, in proportion to the game's length. Raises Refusal if there are too many."""
        if not self._services.replays.take(self.client, min(1 + len(game.history), self.settings.replayed_per_minute)):
            raise too_many_replays(self.settings)


async def find_table(services: Services, id: str, client: str) -> Table:
    """Return a table that a client asks for. Loading one replays its game, which counts for the client. Raises
    Refusal."""
    if id in services.registry:
        return await services.registry.find(id)
    if not services.replays.take(client, 0.0):
        raise too_many_replays(services.settings)
    table = await services.registry.find(id)
    services.replays.charge(client, 1 + len(table.game.history))
    return table


def too_many_replays(settings: Settings) -> Refusal:
    most = settings.replayed_per_minute
    return Refusal(
        429, "too_many_replays", f"the server replays at most {most} choices per minute for a client; wait a moment"
    )


async def visit_of(services: Services, connection: HTTPConnection, fresh: bool = False) -> Visit | None:
    """Return the visit of a session cookie; None if there is none. A `fresh` one comes from the database. Raises
    Refusal if another site sends the request."""
    secret = connection.cookies.get(COOKIE, "")
    if secret and connection.headers.get("sec-fetch-site", "same-origin") not in OWN_SITE:
        raise foreign_origin()
    return await services.accounts.visit(secret, fresh)


def too_many_requests() -> Refusal:
    return Refusal(429, "too_many_requests", "too many requests; wait a moment")


def foreign_origin() -> Refusal:
    return Refusal(403, "foreign_origin", "this server answers requests from its own page only")


def watcher(table: Table, token: Token, client: str) -> int | None:
    """Return the seat that watches; None for those who see public information only: the host, former players and
    spectators.

    `client` is the `alias` of the client. Raises Refusal if the table does not admit it."""
    sheet = table.sheet
    seat = sheet.seat_of(token) if token else None
    if seat is not None:
        table.seen[seat] = time.time()
        return seat
    if token and (sheet.is_host(token) or sheet.left_by(token) is not None):
        return None
    if sheet.is_banned([token], client):
        raise banned()
    if token and not sheet.is_watcher(token):
        raise Refusal(401, "bad_token", "this token holds no seat at this table")
    if not sheet.spectators:
        raise Refusal(403, "no_spectators", "this table does not allow spectators")
    if sheet.phrase and not token:
        raise Refusal(401, "passphrase_needed", "this table has a pass phrase; give it to watch")
    return None


def in_gallery(table: Table, token: Token) -> bool:
    """Return whether somebody reads the chat of spectators: those who can only watch, and everybody after the game.
    It may have hints, so neither players nor those who may return to a seat read it before."""
    return table.status == "over" or not token or table.sheet.is_watcher(token)


def language(text: str | None) -> str:
    """Return the language of a request. Raises Refusal if Copse does not have it."""
    if text is not None and text not in LANGUAGES:
        raise Refusal(422, "unknown_language", f"there is no language '{text[:20]}'", allowed=LANGUAGES)
    return text or DEFAULT


def spoken(request: Request) -> str:
    """Return the language for a refusal: a request may be refused because of its language."""
    lang = request.query_params.get("lang")
    return lang if lang in LANGUAGES else DEFAULT


def decoded(body: bytes, kind: type[B]) -> B:
    """Decode a JSON body. Raises Refusal."""
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as problem:
        raise Refusal(422, "bad_request", str(problem)) from None
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        raise Refusal(400, "bad_request", "the request is not JSON") from None


Handler = Callable[[Call], Awaitable[Reply]]


class Operation(NamedTuple):
    """One operation of the interface. Its route and its OpenAPI description are made from this row."""

    method: Literal["GET", "POST"]
    path: str
    handler: Handler
    about: str
    answer: type[Struct] | type[Sequence[Struct]] | type[str]
    body: type[Struct] | None = None
    status: int = 200
    who: Literal["anyone", "seat", "host", "watcher"] = "anyone"
    query: Mapping[str, str] = {}
    text: Literal["text/plain", "text/html", "text/csv", "image/svg+xml"] = (
        "text/plain"  # content type of an answer that is not JSON
    )

    @property
    def name(self) -> str:
        return self.handler.__name__


async def answer(operation: Operation, services: Services, request: Request) -> Response:
    """Call the handler and return its answer. A refusal becomes an error response with the reason."""
    request.scope["operation"] = operation.name
    try:
        if not same_origin(request):
            raise foreign_origin()
        call = Call(services, request)
        await call.recognize()
        reply = await operation.handler(call)
    except (Refusal, CopseError, UnknownParagraph, UnknownLanguage) as problem:
        return refused(noted(refusal_of(problem, spoken(request)), request.scope))
    response = await _response(operation, request, reply)
    for cookie in call.cookies:
        response.headers.append("Set-Cookie", cookie)
    return response


async def _response(operation: Operation, request: Request, reply: Reply) -> Response:
    if isinstance(reply, str):
        return await sent(request, reply.encode(), operation.status, operation.text)
    if isinstance(reply, bytes):
        return await sent(request, reply, operation.status, "application/json")
    return as_json(reply, operation.status)


def noted(refusal: Refusal, scope: Scope) -> Refusal:
    """Note the refusal for the log and return it without its traceback.

    The traceback refers to the frames it came through. Storing the refusal in one of them would create a reference
    cycle that keeps them in memory."""
    scope["refusal"] = refusal.fault.code
    return refusal.with_traceback(None)


async def sent(request: Request, text: bytes, status: int, kind: str) -> Response:
    """Return a response with a text. A large one is compressed, so that slow readers use little memory."""
    if len(text) <= PIECE:
        return Response(text, status, media_type=kind)
    packed = await asyncio.to_thread(gzip.compress, text, COMPRESSION)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return StreamingResponse(_pieces(packed), status, {"Content-Encoding": "gzip"}, kind)
    return StreamingResponse(_unpacked(packed), status, media_type=kind)


async def _pieces(packed: bytes) -> AsyncIterator[bytes]:
    for start in range(0, len(packed), PIECE):
        yield packed[start : start + PIECE]
        await asyncio.sleep(0)


async def _unpacked(packed: bytes) -> AsyncIterator[bytes]:
    unpacking = zlib.decompressobj(wbits=zlib.MAX_WBITS + 16)  # selects the gzip format
    while not unpacking.eof:
        yield unpacking.decompress(packed, PIECE)
        packed = unpacking.unconsumed_tail
        await asyncio.sleep(0)


def refused(refusal: Refusal) -> Response:
    response = as_json(refusal.body, refusal.status)
    if refusal.retry_after is not None:
        response.headers["Retry-After"] = str(refusal.retry_after)
    return response


def as_json(reply: Struct | list[Struct], status: int) -> Response:
    return Response(msgspec.json.encode(reply), status, media_type="application/json")
