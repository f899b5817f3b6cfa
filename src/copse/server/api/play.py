"""Play: look, choose, take back, ask for a hint or what a choice would do."""

from __future__ import annotations

import asyncio
from typing import Final

from copse.server.api.calls import Call, Operation
from copse.server.protocol.messages import Accepted, Act, Consider, Hint, LogPage, Moments, Preview, Snapshot, Undo
from copse.server.protocol.refusal import Refusal
from copse.server.snapshots.preview import looked_ahead
from copse.server.snapshots.wording import Wording, names_at
from copse.server.workers.agent_pool import Advice, Reader
from copse.server.workers.reader_process import Steps


async def state(call: Call) -> Snapshot:
    table = await call.table()
    seat = call.watcher(table)
    since = call.number("since") or 0
    return call.teller.snapshot(table, seat, call.lang, since, call.number("revision"))


async def log(call: Call) -> LogPage:
    table = await call.table()
    seat = call.watcher(table)
    return call.teller.log(table, seat, call.lang, call.number("from") or 0, call.number("until"))


async def moments(call: Call) -> bytes | Moments:
    """A part of the game step by step, through the eyes of who asks. A step says something each time, so no more come
    than there are events in that part."""
    call.hall.load.check_extras()
    table = await call.table()
    seat, since, until = call.watcher(table), call.number("since") or 0, call.number("until")
    events = len(table.game.events)
    if table.status == "waiting" or since >= events:
        return Moments([])
    last = min(since + MOST_MOMENTS, events if until is None else until, events)
    game = table.game
    call.count_replay(game)
    return await call.readers.page(call.client, lambda: Steps(game.save(), seat, since, last))


async def act(call: Call) -> Accepted:
    wish = await call.body(Act)
    table = await call.table()
    return Accepted(await table.act(call.seat(table), wish, call.lang))


async def undo(call: Call) -> Accepted:
    wish = await call.body(Undo)
    table = await call.table()
    return Accepted(await table.undo(call.seat(table), wish))


async def hint(call: Call) -> Hint:
    """What an agent would do with what the seat knows."""
    call.hall.load.check_extras()
    table = await call.table()
    seat, lang = call.seat(table), call.lang
    if table.to_move != seat:
        raise Refusal(409, "not_your_turn", "a hint is given to the seat that decides")
    if table.hinting:
        raise Refusal(429, "thinking", "a hint is being thought about already")
    names = names_at(table.sheet.chairs, lang)
    wording = Wording(table.game.copy(), lang, names)  # the game may go on while it is thought about
    table.hinting = True
    try:
        scripted = table.scripted
        if scripted:
            advice = Advice(scripted)
        else:
            reader = Reader(lang, names)
            advice = await call.hall.thinkers.hint(table.game, call.asker(table), table.revision, reader)
    finally:
        table.hinting = False
    return await asyncio.to_thread(wording.hint, advice)


async def preview(call: Call) -> Preview:
    """What a choice would do, by what the seat knows."""
    call.hall.load.check_extras()
    wish = await call.body(Consider)
    table = await call.table()
    seat = call.seat(table)
    if table.to_move != seat:
        raise Refusal(409, "not_your_turn", "what a choice would do is told to the seat that decides")
    if wish.revision != table.revision:
        raise Refusal(409, "stale", f"the game has moved on to revision {table.revision}: look again")
    if not call.previews.take(call.client):
        raise Refusal(429, "too_many_previews", "too many choices were asked about: wait a moment")
    return await asyncio.to_thread(looked_ahead, table.game, wish)


MOST_MOMENTS: Final = 200  # that are told at once
TABLE: Final = "/tables/{table}"
SINCE: Final = {"since": "events from this number on", "revision": "the revision that was seen last, in case of undos"}
LINES: Final = {"from": "lines from this number on", "until": "up to this one, that not included"}
STEPS: Final = {
    "since": "what happened after so many events",
    "until": f"up to so many, {MOST_MOMENTS} more at most; left out, as many as there are",
}
OPERATIONS: Final = (
    Operation("GET", f"{TABLE}/log", log, "The newest lines of a part of the log", LogPage, who="watcher", query=LINES),
    Operation("POST", f"{TABLE}/actions", act, "Make a choice", Accepted, Act, who="seat"),
    Operation("GET", f"{TABLE}/state", state, "The game as one sees it", Snapshot, who="watcher", query=SINCE),
    Operation("GET", f"{TABLE}/moments", moments, "How each step left the table", Moments, who="watcher", query=STEPS),
    Operation("POST", f"{TABLE}/undo", undo, "Take back one's last choice", Accepted, Undo, who="seat"),
    Operation("POST", f"{TABLE}/preview", preview, "What a choice would do", Preview, Consider, who="seat"),
    Operation("POST", f"{TABLE}/hint", hint, "What an agent would do", Hint, who="seat"),
)
