"""Bots at a real table: people who play with the printed game ask for their bots' turns."""

from __future__ import annotations

from typing import Final

from copse.server.api.calls import Call, Operation
from copse.server.protocol.messages import Clockwork, ClockworkAct, ClockworkEdit, ClockworkSetup, ClockworkTurn
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


async def _asked(call: Call, job: AtTable) -> bytes:
    """Run a job in a reader process with limits, because its texts are untrusted."""
    call.registry.load.check_extras()
    return await call.readers.at_table(call.client, job)


OPERATIONS: Final = (
    Operation("POST", "/clockwork/setup", clockwork_setup, "Set up a real table with bots.", Clockwork, ClockworkSetup),
    Operation(
        "POST", "/clockwork/edit", clockwork_edit, "Enter what happened at a real table.", Clockwork, ClockworkEdit
    ),
    Operation(
        "POST", "/clockwork/act", clockwork_act, "Play a person's turn at a real table.", Clockwork, ClockworkAct
    ),
    Operation("POST", "/clockwork", clockwork_turn, "Get the turn of a bot at a real table.", Clockwork, ClockworkTurn),
)
