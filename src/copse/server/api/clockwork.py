"""Bots at a real table: people who play with the printed game ask for their bots' turns, and may keep the
table on the server."""

from __future__ import annotations

from typing import Final

import msgspec

from copse.server.api.calls import Call, Operation
from copse.server.clients.rate_limit import alias
from copse.server.protocol.messages import (
    BotSheet,
    Clockwork,
    ClockworkAct,
    ClockworkEdit,
    ClockworkSetup,
    ClockworkTurn,
    EnterTurn,
    KeepRealTable,
    RealTableEntry,
    RealTableInfo,
    RealTableMade,
    ShowTurn,
)
from copse.server.protocol.refusal import Refusal
from copse.server.snapshots import clockwork
from copse.server.tables.names import clean_name
from copse.server.tables.real import Page, RealTable, keep
from copse.server.tables.setup import chance
from copse.server.workers.reader_process import AtTable


async def clockwork_setup(call: Call) -> bytes:
    wish = await call.body(ClockworkSetup)
    return await _asked(call, AtTable(setup=wish, lang=call.lang, seed=chance()))


async def clockwork_turn(call: Call) -> bytes:
    return await _asked(call, AtTable(turn=await call.body(ClockworkTurn), lang=call.lang))


async def clockwork_edit(call: Call) -> bytes:
    return await _asked(call, AtTable(edit=await call.body(ClockworkEdit), lang=call.lang))


async def clockwork_act(call: Call) -> bytes:
    return await _asked(call, AtTable(act=await call.body(ClockworkAct), lang=call.lang))


async def bot_sheet(call: Call) -> BotSheet:
    return clockwork.sheet(call.part("name"), call.lang)


async def keep_real_table(call: Call) -> RealTableMade:
    wish = await call.body(KeepRealTable)
    await call.check_new_table()
    position = await _checked(call, wish.position)
    page = Page(wish.title, wish.lines, position)
    return RealTableMade(*await keep(call.registry.store, alias(call.client), clean_name(wish.name), page))


async def show_real_table(call: Call) -> RealTableInfo:
    return (await call.registry.find_real(call.part("table"))).info(call.token)


async def show_entry(call: Call) -> RealTableEntry:
    table = await call.registry.find_real(call.part("table"))
    return table.entry(int(call.part("entry")), with_position=True)


async def enter_turn(call: Call) -> RealTableInfo:
    wish, id = await call.body(EnterTurn), call.part("table")
    table = await _own(call)
    position = table.entry(wish.back, with_position=True).position if wish.back else await _checked(call, wish.position)
    page = Page(wish.title, wish.lines, position, wish.back)
    await table.add(call.registry.store, wish.request, wish.revision, wish.seat, page)
    call.registry.hub.publish(id)
    return (await call.registry.find_real(id)).info(call.token)


async def show_turn(call: Call) -> RealTableInfo:
    wish = await call.body(ShowTurn)
    table = await _own(call)
    await table.show(call.registry.store, wish)
    call.registry.hub.publish(table.id)
    return (await call.registry.find_real(table.id)).info(call.token)


async def _own(call: Call) -> RealTable:
    """Return the table of the path. Raises Refusal unless the caller may enter turns."""
    table = await call.registry.find_real(call.part("table"))
    if not (call.token and table.sheet.is_host(call.token)):
        raise Refusal(403, "not_host", "only who has the link for entering turns may do that")
    return table


async def _checked(call: Call, position: str) -> str:
    """Return the position of a real table as Copse writes it. Raises Refusal or BadPosition."""
    job = AtTable(edit=ClockworkEdit(position), lang=call.lang)
    return msgspec.json.decode(await _asked(call, job), type=Clockwork).table.position


async def _asked(call: Call, job: AtTable) -> bytes:
    """Run a job in a reader process with limits, because its texts are untrusted."""
    call.registry.load.check_extras()
    return await call.readers.text_read(call.client, job)


OPERATIONS: Final = (
    Operation("POST", "/clockwork/setup", clockwork_setup, "Set up a real table with bots.", Clockwork, ClockworkSetup),
    Operation(
        "POST", "/clockwork/edit", clockwork_edit, "Enter what happened at a real table.", Clockwork, ClockworkEdit
    ),
    Operation(
        "POST", "/clockwork/act", clockwork_act, "Play a person's turn at a real table.", Clockwork, ClockworkAct
    ),
    Operation("GET", "/clockwork/sheets/{name}", bot_sheet, "Get the rules of a bot, to be printed.", BotSheet),
    Operation(
        "POST", "/clockwork/tables", keep_real_table, "Keep a real table.", RealTableMade, KeepRealTable, status=201
    ),
    Operation("GET", "/clockwork/tables/{table}", show_real_table, "Get a real table with its turns.", RealTableInfo),
    Operation(
        "GET",
        "/clockwork/tables/{table}/entries/{entry:number}",
        show_entry,
        "Get a real table after an earlier turn.",
        RealTableEntry,
    ),
    Operation(
        "POST",
        "/clockwork/tables/{table}/entries",
        enter_turn,
        "Add a turn to a real table.",
        RealTableInfo,
        EnterTurn,
        who="host",
    ),
    Operation(
        "POST",
        "/clockwork/tables/{table}/turn",
        show_turn,
        "Let others see how a real table is played, and how far a bot's turn has come.",
        RealTableInfo,
        ShowTurn,
        who="host",
    ),
    Operation("POST", "/clockwork", clockwork_turn, "Get the turn of a bot at a real table.", Clockwork, ClockworkTurn),
)
