"""Operations of people who are away: days off, and substitutes."""

from __future__ import annotations

from typing import Final

from copse.server.api.calls import Call, Operation
from copse.server.api.tables import check_welcome, count_change, seat_named, told
from copse.server.clients.rate_limit import alias
from copse.server.protocol.absence_messages import DaysOff, NameSubstitute, Substitute
from copse.server.protocol.messages import SeatToken, TableInfo
from copse.server.protocol.refusal import Refusal
from copse.server.tables.absence import come_back_early, name_substitute, seat_for, substitute, take_days_off
from copse.server.tables.seat_changes import Newcomer
from copse.server.tables.seats import Sheet, new_token
from copse.server.tables.table import Table


async def days_off(call: Call) -> TableInfo:
    """Take days off in a row."""
    wish = await call.body(DaysOff)
    table, seat = await _playing(call)
    await table.alter(lambda sheet: take_days_off(sheet, seat, wish.days, wish.start, table.when))
    return told(call, table)


async def end_days_off(call: Call) -> TableInfo:
    """End the present days off, and cancel future ones."""
    table, seat = await _playing(call)
    await table.alter(lambda sheet: come_back_early(sheet, seat, table.when))
    return told(call, table)


async def _playing(call: Call) -> tuple[Table, int]:
    """Return the table and the seat of the token. Raises Refusal."""
    table = await call.table()
    seat = call.seat(table)
    _check_playing(table)
    count_change(call, table)
    return table, seat


def _check_playing(table: Table) -> None:
    if table.status != "playing":
        raise Refusal(409, "not_playing", f"the game is {table.status}, so nobody needs to be away")


async def seek_substitute(call: Call) -> TableInfo:
    """Let somebody substitute for a person who is away."""
    wish = await call.body(NameSubstitute)
    table = await call.table()
    seat = seat_named(call, table)
    _check_playing(table)
    by_host = seat not in (table.sheet.seat_of(call.token), table.sheet.left_by(call.token))
    if by_host:
        call.host(table)
        _check_away(call, table, seat)
    count_change(call, table)
    await table.alter(lambda sheet: name_substitute(sheet, seat, wish.key, by_host, table.when))
    return told(call, table)


def _check_away(call: Call, table: Table, seat: int) -> None:
    """Raise Refusal if the person of a seat is not absent, or is back. Otherwise a host could look at the hand."""
    online = seat in call.registry.hub.online(table.id)
    if table.sheet.chairs[seat].kind == "human" and (online or not table.absent(seat)):
        problem = "this seat is taken: only a person who has kept the table waiting for long needs a substitute"
        raise Refusal(409, "seat_is_held", problem)


async def come_as_substitute(call: Call) -> SeatToken:
    """Take the seat of a person who is away, with a key."""
    wish = await call.body(Substitute)
    await call.check_guest()
    table = await call.table()
    _check_playing(table)
    if not call.phrases.take(call.client):
        raise Refusal(429, "too_many_tries", "too many tries; wait a minute")
    seat = seat_for(table.sheet, wish.key)
    if table.sheet.chairs[seat].sought:
        _check_away(call, table, seat)
    await check_welcome(call, table)
    held = await call.own_tokens(table.sheet, wish.holds)
    who = Newcomer(await call.person_name(wish.name), wish.avatar, new_token(), held, alias(call.client))
    taken: list[int] = []

    def sit(sheet: Sheet) -> None:
        taken[:] = [substitute(sheet, wish.key, who, table.when)]

    await table.alter(sit)
    return SeatToken(taken[0], who.token)


TABLE: Final = "/tables/{table}"
OPERATIONS: Final = (
    Operation("POST", f"{TABLE}/holidays", days_off, "Take days off.", TableInfo, DaysOff, who="seat"),
    Operation("POST", f"{TABLE}/holidays/end", end_days_off, "End your days off.", TableInfo, who="seat"),
    Operation(
        "POST",
        TABLE + "/seats/{seat:number}/substitute",
        seek_substitute,
        "Let somebody with a key substitute at a seat.",
        TableInfo,
        NameSubstitute,
        who="seat",
    ),
    Operation("POST", f"{TABLE}/substitute", come_as_substitute, "Come as a substitute.", SeatToken, Substitute),
)
