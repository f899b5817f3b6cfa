"""Tables: make one, join it, say who sits where, begin."""

from __future__ import annotations

import asyncio
import time
import unicodedata
from typing import Final

from copse.server.api.calls import Call, Operation
from copse.server.hall import try_out
from copse.server.messages import Created, Join, NewTable, SeatToken, SeatWish, TableInfo, Watch, WatchToken
from copse.server.refusal import Refusal
from copse.server.seats import Chair, Sheet, digest, lock_phrase, new_token, opens
from copse.server.setup import agree
from copse.server.table import Table
from copse.server.thinkers import known_agent


async def create(call: Call) -> Created:
    return await open_table(call, await call.body(NewTable))


async def open_table(call: Call, wish: NewTable, tutorial: str = "") -> Created:
    """A table as someone wishes it, for them to play at; or one at which a tutorial is played."""
    call.hall.strain.check_tables()
    if not call.new_tables.take(call.client):
        raise Refusal(429, "too_many_tables", "too many tables for one day: play one of them")
    host = clean(wish.host)
    tokens: list[SeatToken] = []
    chairs = [_chair(seat, one, host, tokens) for seat, one in enumerate(wish.seats)]
    setup = await asyncio.to_thread(agree, wish, tutorial)
    seats = await asyncio.to_thread(try_out, setup)
    if seats != len(chairs):
        problem = f"{seats} play this game, but {len(chairs)} seats were given"
        raise Refusal(422, "wrong_seats", problem, allowed=[str(seats)])
    host_token = new_token()
    sheet = Sheet(clean(wish.name), host, digest(host_token), chairs, wish.pace, wish.spectators)
    if wish.passphrase is not None:
        sheet.phrase = await asyncio.to_thread(lock_phrase, wish.passphrase)
    table = await call.hall.create(setup, sheet)
    if not any(chair.kind == "open" for chair in chairs):
        await table.alter(_begin)
    return Created(call.teller.table(table, call.lang), host_token, tokens)


def _chair(seat: int, wish: SeatWish, host: str, tokens: list[SeatToken]) -> Chair:
    if wish.kind == "agent":
        agent = known_agent(wish.agent)
        return Chair("agent", agent, agent)
    if wish.kind == "open":
        return Chair("open")
    token = new_token()
    tokens.append(SeatToken(seat, token))
    name = host if len(tokens) == 1 else f"{host} {len(tokens)}"
    return Chair("human", name, token=digest(token), of_host=True)


async def show(call: Call) -> TableInfo:
    return _told(call, await call.table())


async def join(call: Call) -> SeatToken:
    wish = await call.body(Join)
    table = await call.table()
    await _check_phrase(call, table, wish.passphrase)
    token, name = new_token(), clean(wish.name)
    taken: list[int] = []

    def sit(sheet: Sheet) -> None:
        seat = _free_seat(sheet, wish.seat)
        sheet.chairs[seat] = Chair("human", name, token=digest(token))
        taken[:] = [seat]

    await table.alter(sit)
    return SeatToken(taken[0], token)


async def watch(call: Call) -> WatchToken:
    """Give the pass phrase in order to watch."""
    wish = await call.body(Watch)
    table = await call.table()
    await _check_phrase(call, table, wish.passphrase)
    return WatchToken(table.sheet.watch_token)


async def _check_phrase(call: Call, table: Table, given: str | None) -> None:
    kept = table.sheet.phrase
    if not kept:
        return
    if not call.phrases.take(call.client):
        raise Refusal(429, "too_many_tries", "too many tries at the pass phrase: wait a minute")
    if given is None or not await asyncio.to_thread(opens, given, kept):
        raise Refusal(403, "wrong_passphrase", "this table has a pass phrase, and it is another one")


def _free_seat(sheet: Sheet, wanted: int | None) -> int:
    free = [seat for seat, chair in enumerate(sheet.chairs) if chair.kind == "open"]
    if wanted is None and free:
        return free[0]
    if wanted is None or wanted not in free:
        raise Refusal(409, "seat_taken", "no such seat is open", allowed=[str(seat) for seat in free])
    return wanted


async def assign(call: Call) -> TableInfo:
    """The host says who plays a seat."""
    wish = await call.body(SeatWish)
    table = await call.table()
    call.host(table)
    seat = int(call.part("seat"))
    if seat >= len(table.sheet.chairs):
        raise Refusal(404, "unknown_seat", f"seats go from 0 to {len(table.sheet.chairs) - 1}")
    agent = known_agent(wish.agent)

    def seat_them(sheet: Sheet) -> None:
        chair = sheet.chairs[seat]
        if wish.kind == "agent":
            sheet.chairs[seat] = Chair("agent", chair.name if chair.token else agent, agent, chair.token)
        elif wish.kind == "open":
            sheet.chairs[seat] = Chair("open", "", agent)
        elif not chair.token:
            raise Refusal(409, "nobody_there", "nobody has held this seat: open it, so that someone can join")
        else:
            chair.kind = "human"

    await table.alter(seat_them)
    return _told(call, table)


async def leave(call: Call) -> TableInfo:
    """Before the game the seat is open again; in it an agent stands in, until the host gives the seat back."""
    table = await call.table()
    seat = call.seat(table)
    playing = table.status != "waiting"

    def stand_up(sheet: Sheet) -> None:
        chair = sheet.chairs[seat]
        chair.agent, chair.of_host = known_agent(None), False
        if playing:
            chair.kind = "agent"
        else:
            sheet.chairs[seat] = Chair("open")

    await table.alter(stand_up)
    return _told(call, table)


async def start(call: Call) -> TableInfo:
    table = await call.table()
    call.host(table)
    await table.alter(_begin)
    return _told(call, table)


def _begin(sheet: Sheet) -> None:
    """Begin once: a second request finds the game begun."""
    if any(chair.kind == "open" for chair in sheet.chairs) and sheet.started is None:
        raise Refusal(409, "open_seats", "someone must sit on every seat before the game can start")
    sheet.started = sheet.started or time.time()


def _told(call: Call, table: Table) -> TableInfo:
    return call.teller.table(table, call.lang)


def clean(text: str) -> str:
    """A name without what is no letter, figure, sign or single space."""
    kept = "".join(" " if unicodedata.category(letter)[0] in "CZ" else letter for letter in text)
    name = " ".join(kept.split())
    if text.strip() and not name:
        raise Refusal(422, "bad_request", "a name needs letters")
    return name


TABLE: Final = "/tables/{table}"
OPERATIONS: Final = (
    Operation("POST", "/tables", create, "Make a table", Created, NewTable, 201),
    Operation("GET", TABLE, show, "A table and who sits at it", TableInfo),
    Operation("POST", f"{TABLE}/join", join, "Take an open seat", SeatToken, Join),
    Operation("POST", f"{TABLE}/watch", watch, "Give the pass phrase in order to watch", WatchToken, Watch),
    Operation("POST", TABLE + "/seats/{seat:int}", assign, "Say who plays a seat", TableInfo, SeatWish, who="host"),
    Operation("POST", f"{TABLE}/leave", leave, "Leave one's seat", TableInfo, who="seat"),
    Operation("POST", f"{TABLE}/start", start, "Begin the game", TableInfo, who="host"),
)
