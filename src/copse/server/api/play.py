"""Play: look, choose, take back, ask for a hint; afterwards, the record and the replay."""

from __future__ import annotations

import asyncio
from typing import Final

from copse.server.api.calls import Call, Operation
from copse.server.messages import Accepted, Act, Hint, Replay, Snapshot, Undo
from copse.server.refusal import Refusal
from copse.server.replays import frames
from copse.server.table import Table
from copse.server.thinkers import DEFAULT_AGENT
from copse.server.wording import Wording, names_at


async def state(call: Call) -> Snapshot:
    table = await call.table()
    seat = call.watcher(table)
    since = call.number("since") or 0
    return call.teller.snapshot(table, seat, call.lang, since, call.number("revision"))


async def act(call: Call) -> Accepted:
    wish = await call.body(Act)
    table = await call.table()
    return Accepted(await table.act(call.seat(table), wish))


async def undo(call: Call) -> Accepted:
    wish = await call.body(Undo)
    table = await call.table()
    return Accepted(await table.undo(call.seat(table), wish))


async def hint(call: Call) -> Hint:
    """What an agent would do with what the seat knows."""
    table = await call.table()
    seat, lang = call.seat(table), call.lang
    if table.to_move != seat:
        raise Refusal(409, "not_your_turn", "a hint is given to the seat that decides")
    if table.hinting:
        raise Refusal(429, "thinking", "a hint is being thought about already")
    wording = Wording(table.game, lang, names_at(table.sheet.chairs, lang))
    table.hinting = True
    try:
        advice = await call.hall.thinkers.advise(DEFAULT_AGENT, table.game)
    finally:
        table.hinting = False
    return wording.hint(advice)


async def record(call: Call) -> str:
    table = await call.table()
    _check_open(call, table)
    return table.game.record()


async def replay(call: Call) -> Replay:
    table = await call.table()
    _check_open(call, table)
    seat = call.number("seat")
    if seat is not None and seat >= table.game.seats:
        raise Refusal(422, "bad_request", f"seats go from 0 to {table.game.seats - 1}")
    names = names_at(table.sheet.chairs, call.lang)
    shown = await asyncio.to_thread(frames, table.game, seat, call.lang, names)
    return Replay(call.teller.table(table, call.lang), shown)


def _check_open(call: Call, table: Table) -> None:
    """A record tells everything, so it is given of finished games, or to one who holds every seat."""
    call.watcher(table)
    hot_seat = table.sheet.hot_seat and table.sheet.is_host(call.token)
    if table.status != "over" and not hot_seat:
        raise Refusal(409, "not_over", "the record tells what is hidden: it can be read when the game is over")


TABLE: Final = "/tables/{table}"
SINCE: Final = {"since": "events from this number on", "revision": "the revision that was seen last, in case of undos"}
OPERATIONS: Final = (
    Operation("GET", f"{TABLE}/state", state, "The game as one sees it", Snapshot, who="watcher", query=SINCE),
    Operation("POST", f"{TABLE}/actions", act, "Make a choice", Accepted, Act, who="seat"),
    Operation("POST", f"{TABLE}/undo", undo, "Take back one's last choice", Accepted, Undo, who="seat"),
    Operation("POST", f"{TABLE}/hint", hint, "What an agent would do", Hint, who="seat"),
    Operation("GET", f"{TABLE}/record", record, "The record of a finished game", str, who="watcher"),
    Operation(
        "GET", f"{TABLE}/replay", replay, "A finished game, moment by moment", Replay, who="watcher",
        query={"seat": "through whose eyes; left out, a spectator's"},
    ),
)  # fmt: skip
