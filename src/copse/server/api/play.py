"""Operations during a game: view, choose, undo, hint and preview."""

from __future__ import annotations

import asyncio
from typing import Final

from copse.server.api.calls import Call, Operation, in_gallery
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
    gallery = in_gallery(table, call.token)
    return call.snapshots.snapshot(table, seat, call.lang, since, call.number("revision"), gallery)


async def log(call: Call) -> LogPage:
    table = await call.table()
    seat = call.watcher(table)
    return call.snapshots.log(table, seat, call.lang, call.number("from") or 0, call.number("until"))


async def moments(call: Call) -> bytes | Moments:
    """Return part of the game step by step, as the client may see it. A step has at least one event, so the events
    bound their number."""
    call.registry.load.check_extras()
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
    """Return what an agent would choose with the seat's information."""
    call.registry.load.check_extras()
    table = await call.table()
    seat, lang = call.seat(table), call.lang
    if table.to_move != seat:
        raise Refusal(409, "not_your_turn", "only the seat that has to decide can get a hint")
    if table.hinting:
        raise Refusal(429, "thinking", "a hint is already being computed")
    names = names_at(table.shown.chairs, lang)
    wording = Wording(table.game.copy(), lang, names)  # a copy, because the game may go on during the search
    table.hinting = True
    try:
        scripted = table.scripted
        if scripted:
            advice = Advice(scripted)
        else:
            reader = Reader(lang, names)
            advice = await call.registry.thinkers.hint(table.game, call.asker(table), reader)
    finally:
        table.hinting = False
    return await asyncio.to_thread(wording.hint, advice)


async def preview(call: Call) -> Preview:
    """Return what a choice would change, with the seat's information."""
    call.registry.load.check_extras()
    wish = await call.body(Consider)
    table = await call.table()
    seat = call.seat(table)
    if table.to_move != seat:
        raise Refusal(409, "not_your_turn", "only the seat that has to decide can preview a choice")
    if wish.revision != table.revision:
        raise Refusal(409, "stale", f"the game is at revision {table.revision} now; reload the table")
    if not call.previews.take(call.client):
        raise Refusal(429, "too_many_previews", "too many previews; wait a moment")
    wording = Wording(table.game, call.lang, names_at(table.shown.chairs, call.lang))
    return await asyncio.to_thread(looked_ahead, table.game, wish, wording)


MOST_MOMENTS: Final = 200  # in one answer
TABLE: Final = "/tables/{table}"
SINCE: Final = {
    "since": "The number of the first event.",
    "revision": "The last revision the client has seen, to detect undos.",
}
LINES: Final = {"from": "The number of the first line.", "until": "The number after the last line."}
STEPS: Final = {
    "since": "The number of events before the first step.",
    "until": f"The number of events after the last step, at most {MOST_MOMENTS} more. By default, all events.",
}
OPERATIONS: Final = (
    Operation(
        "GET", f"{TABLE}/log", log, "Get the newest lines of a part of the log.", LogPage, who="watcher", query=LINES
    ),
    Operation("POST", f"{TABLE}/actions", act, "Make a choice.", Accepted, Act, who="seat"),
    Operation(
        "GET", f"{TABLE}/state", state, "Get the game as the client may see it.", Snapshot, who="watcher", query=SINCE
    ),
    Operation(
        "GET", f"{TABLE}/moments", moments, "Get the table after each step.", Moments, who="watcher", query=STEPS
    ),
    Operation("POST", f"{TABLE}/undo", undo, "Undo your last choice.", Accepted, Undo, who="seat"),
    Operation("POST", f"{TABLE}/preview", preview, "Preview the effects of a choice.", Preview, Consider, who="seat"),
    Operation("POST", f"{TABLE}/hint", hint, "Get the choice that an agent recommends.", Hint, who="seat"),
)
