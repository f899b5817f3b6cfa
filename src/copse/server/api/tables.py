"""Operations on tables: create, join, assign seats, leave and start."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from msgspec.structs import replace

from copse.kernel.errors import BadSetup
from copse.server.api.calls import Call, Operation
from copse.server.api.finished_games import check_open, text_at
from copse.server.api.lobby import check_admitted, create_listed, place_of
from copse.server.clients.rate_limit import alias
from copse.server.protocol.messages import (
    Created,
    FiguresInfo,
    Fork,
    Held,
    Join,
    Kick,
    Leave,
    NewTable,
    NewToken,
    Pace,
    SeatToken,
    SeatWish,
    TableInfo,
    Watch,
    WatchToken,
)
from copse.server.protocol.refusal import Refusal
from copse.server.snapshots.wording import printed
from copse.server.tables.names import clean_name, person_name
from copse.server.tables.seat_changes import (
    Newcomer,
    banned,
    begin,
    give_to_agent,
    open_seat,
    remove,
    renew_token,
    return_to_seat,
    seat_taken,
    sit_down,
    stand_up,
)
from copse.server.tables.seats import Chair, Origin, Sheet, When, digest, lock_phrase, member_of, new_token, opens
from copse.server.tables.setup import Trial, foreign, try_out
from copse.server.tables.table import Table
from copse.server.workers.agent_pool import known_agent


async def create(call: Call) -> Created:
    return await open_table(call, await call.body(NewTable))


async def open_table(call: Call, wish: NewTable, tutorial: str = "") -> Created:
    """Create a table for a client, or for a tutorial. Raises Refusal or BadSetup."""
    await call.check_guest()
    await call.check_new_table()
    check_pace(wish.pace)
    host, opened = await call.person_name(wish.host), When(time.time(), 0)
    for named in filter(None, (one.name for one in wish.seats)):
        await call.person_name(named)
    place = await place_of(call, wish)
    source: Table | None = None
    if wish.fork is not None:
        source, wish = await _played_on(call, wish.fork, wish)
    trial = await tried_out(call, wish, tutorial)
    if trial.seats != len(wish.seats):
        problem = f"this game has {trial.seats} seats, but {len(wish.seats)} were given"
        raise Refusal(422, "wrong_seats", problem, allowed=[str(trial.seats)])
    tokens: list[SeatToken] = []
    chairs = [
        Chair("bot") if seat in trial.machines else _chair(seat, one, host, wish.avatar, tokens)
        for seat, one in enumerate(wish.seats)
    ]
    host_token = new_token()
    sheet = Sheet(clean_name(wish.name), host, digest(host_token), chairs, wish.pace, wish.spectators, made=opened.at)
    sheet.maker, sheet.talk = alias(call.client), wish.talk
    sheet.origin = _origin(wish, tutorial, trial.choices, source)
    sheet.guests, sheet.club = wish.guests, wish.club
    if len(tokens) > 1:
        sheet.note(opened, "together", tokens[0].seat, host)
    if wish.passphrase is not None:
        sheet.phrase = await asyncio.to_thread(lock_phrase, wish.passphrase)
    table = await create_listed(call, trial.setup, sheet, place)
    if not any(chair.kind == "open" for chair in chairs):
        await table.alter(lambda sheet: begin(sheet, table.when))
    return Created(call.snapshots.table(table, call.lang, host_token), host_token, tokens)


def check_pace(pace: Pace) -> None:
    """Raise Refusal if parts of a pace do not fit together."""
    if pace.increment_seconds and pace.game_seconds is None:
        raise Refusal(422, "bad_request", "increment_seconds needs game_seconds, the time for the whole game")


async def _played_on(call: Call, fork: Fork, wish: NewTable) -> tuple[Table, NewTable]:
    """Return the table that is continued, and the request with its record. The client must be allowed to read that
    record."""
    if wish.record or wish.position:
        raise BadSetup("give another table or a text, not both")
    source = await call.find(fork.table)
    check_open(call, source)
    return source, replace(wish, record=await text_at(call, source.game, fork.until, "record"))


def _origin(wish: NewTable, tutorial: str, choices: int, source: Table | None) -> Origin:
    if tutorial:
        return Origin("tutorial")
    if source is not None:
        return Origin("fork", choices, "" if source.sheet.private else source.sheet.name)
    if wish.record:
        return Origin("record", choices)
    return Origin("position" if wish.position else "deal")


async def tried_out(call: Call, wish: NewTable, tutorial: str) -> Trial:
    """Try a setup. Untrusted texts are read in a reader process; tutorials are not."""
    if foreign(wish) and not tutorial:
        return await call.readers.document(call.client, wish, call.lang)
    return await asyncio.to_thread(try_out, wish, call.settings.longest_game, tutorial)


def _chair(seat: int, wish: SeatWish, host: str, avatar: str, tokens: list[SeatToken]) -> Chair:
    if wish.kind == "agent":
        agent = known_agent(wish.agent)
        return Chair("agent", agent, agent)
    if wish.kind == "open":
        return Chair("open")
    if wish.kind == "bot":
        raise no_bot()
    token = new_token()
    tokens.append(SeatToken(seat, token))
    first = len(tokens) == 1
    name = person_name(wish.name) if wish.name else host if first else f"{host} {len(tokens)}"
    return Chair("human", name, token=digest(token), of_host=True, avatar=wish.avatar or (avatar if first else ""))


def no_bot() -> Refusal:
    return Refusal(422, "no_bot", "a bot's seat needs a bot among the factions")


async def show(call: Call) -> TableInfo:
    return told(call, await call.table())


async def figures(call: Call) -> FiguresInfo:
    game = (await call.table()).game
    return FiguresInfo(dict(printed(game.book, game.options)))


async def join(call: Call) -> SeatToken:
    wish = await call.body(Join)
    await call.check_guest()
    table = await call.table()
    await check_admitted(call, table.sheet)
    await _check_phrase(call, table, wish.passphrase)
    token, name = new_token(), await call.person_name(wish.name)
    count_change(call, table)
    held = await call.own_tokens(table.sheet, wish.holds)
    await check_welcome(call, table)
    taken: list[int] = []

    def sit(sheet: Sheet) -> None:
        who = Newcomer(name, wish.avatar, token, held, alias(call.client))
        taken[:] = [sit_down(sheet, wish.seat, who, table.when)]

    await table.alter(sit)
    return SeatToken(taken[0], token)


async def check_welcome(call: Call, table: Table) -> None:
    """Refuse a person whom the host has blocked, in the words for a table that is full: nobody learns of a block."""
    visit, host = await call.visit(), member_of(table.sheet.host_token)
    if visit and host and await call.moderation.blocked(visit.account.id, [host.account]):
        raise seat_taken([])


def count_change(call: Call, table: Table) -> None:
    """Count that a client takes or leaves a seat, or refuse it. Everyone at the table is told each time, by a name that
    the client chooses."""
    if not call.messages.take(f"{table.id} seats {alias(call.client)}"):
        raise Refusal(429, "too_many_messages", "too many seats taken or left at once: wait a moment")


async def watch(call: Call) -> WatchToken:
    """Exchange the pass phrase for a token to watch."""
    wish = await call.body(Watch)
    table = await call.table()
    if not table.sheet.phrase:
        raise Refusal(409, "no_passphrase", "this table has no pass phrase, so no token is needed to watch")
    if table.sheet.is_banned([call.token], alias(call.client)):
        raise banned()
    await _check_phrase(call, table, wish.passphrase)
    return WatchToken(table.sheet.watch_token)


async def _check_phrase(call: Call, table: Table, given: str | None) -> None:
    kept = table.sheet.phrase
    if not kept:
        return
    if not call.phrases.take(call.client):
        raise Refusal(429, "too_many_tries", "too many tries; wait a minute")
    if given is None or not await asyncio.to_thread(opens, given, kept):
        raise Refusal(403, "wrong_passphrase", "this is not the pass phrase of the table")


async def assign(call: Call) -> TableInfo:
    """Change who plays a seat, as far as the host may decide it."""
    wish = await call.body(SeatWish)
    table = await call.table()
    call.host(table)
    seat, agent = seat_named(call, table), known_agent(wish.agent)

    def seat_them(sheet: Sheet) -> None:
        if wish.kind == "human":
            raise Refusal(409, "nobody_there", "a host cannot seat people; open the seat so that someone can join")
        if wish.kind == "bot":
            raise no_bot()
        if wish.kind == "open":
            open_seat(sheet, seat, table.when)
        else:
            online = seat in call.registry.hub.online(table.id)
            give_to_agent(sheet, seat, agent, table.absent(seat) and not online, table.when)

    await table.alter(seat_them)
    return told(call, table)


def seat_named(call: Call, table: Table) -> int:
    """Return the seat in the path. Raises Refusal."""
    seat = int(call.part("seat"))
    if seat >= len(table.sheet.chairs):
        raise Refusal(404, "unknown_seat", f"seats go from 0 to {len(table.sheet.chairs) - 1}")
    return seat


async def kick(call: Call) -> TableInfo:
    """Remove a person from a seat."""
    wish = await call.body(Kick)
    table = await call.table()
    call.host(table)
    seat = seat_named(call, table)
    if table.status == "over":
        raise Refusal(409, "not_playing", "the game is over, so nobody can be removed")
    await table.alter(lambda sheet: remove(sheet, seat, wish.ban, table.when))
    return told(call, table)


async def renew(call: Call) -> Held:
    """Replace the token in the header by a new one."""
    wish = await call.body(NewToken)
    table = await call.table()
    if not call.messages.take(f"{table.id} {alias(call.client)}"):
        raise Refusal(429, "too_many_messages", "too many new tokens; wait a moment")
    await table.alter(lambda sheet: renew_token(sheet, call.token, wish.token))
    sheet = table.sheet
    seat = sheet.seat_of(wish.token)
    return Held(sheet.left_by(wish.token) if seat is None else seat, sheet.is_host(wish.token))


async def leave(call: Call) -> TableInfo:
    wish = await call.body(Leave)
    table = await call.table()
    call.seat(table)
    if not wish.confirm:
        raise Refusal(409, "confirm_leave", f"{_meaning(table, wish)}; repeat it with confirm set to true")
    count_change(call, table)
    await table.alter(lambda sheet: stand_up(sheet, call.token, wish.for_good, table.when))
    return told(call, table)


def _meaning(table: Table, wish: Leave) -> str:
    """Return what happens when the player leaves, as a clause."""
    if table.status == "waiting":
        return "your seat will be open for anyone"
    if wish.for_good:
        return "your seat will be open for anyone, and you cannot take a seat of this game again"
    return "an agent will play your seat until you come back"


async def come_back(call: Call) -> TableInfo:
    """Return to a seat that an agent plays in the meantime."""
    table = await call.table()
    if not call.token:
        raise Refusal(401, "no_seat", "this needs the token of the seat you left")
    count_change(call, table)
    await table.alter(lambda sheet: return_to_seat(sheet, call.token, table.when))
    return told(call, table)


async def start(call: Call) -> TableInfo:
    table = await call.table()
    call.host(table)
    await table.alter(lambda sheet: begin(sheet, table.when))
    return told(call, table)


def told(call: Call, table: Table) -> TableInfo:
    return call.snapshots.table(table, call.lang, call.token)


TABLE: Final = "/tables/{table}"
OPERATIONS: Final = (
    Operation("POST", "/tables", create, "Create a table.", Created, NewTable, 201),
    Operation("GET", TABLE, show, "Get a table and its seats.", TableInfo),
    Operation("GET", f"{TABLE}/figures", figures, "Get the numbers printed on its boards and tracks.", FiguresInfo),
    Operation("POST", f"{TABLE}/join", join, "Take an open seat.", SeatToken, Join),
    Operation("POST", f"{TABLE}/watch", watch, "Exchange the pass phrase for a token to watch.", WatchToken, Watch),
    Operation("POST", TABLE + "/seats/{seat:number}", assign, "Set who plays a seat.", TableInfo, SeatWish, who="host"),
    Operation(
        "POST", TABLE + "/seats/{seat:number}/kick", kick, "Remove a person from a seat.", TableInfo, Kick, who="host"
    ),
    Operation("POST", f"{TABLE}/token", renew, "Replace your token by a new one.", Held, NewToken, who="seat"),
    Operation("POST", f"{TABLE}/leave", leave, "Leave your seat.", TableInfo, Leave, who="seat"),
    Operation("POST", f"{TABLE}/return", come_back, "Return to the seat you left.", TableInfo, who="seat"),
    Operation("POST", f"{TABLE}/start", start, "Start the game.", TableInfo, who="host"),
)
