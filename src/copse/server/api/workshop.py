"""The workshop: maps and decks that people make are checked and drawn by the engine. The server stores none of them."""

from __future__ import annotations

from typing import Final

import msgspec

from copse.server.api.calls import Call, Operation
from copse.server.clients.rate_limit import alias
from copse.server.protocol.messages import (
    WorkshopChecked,
    WorkshopDraft,
    WorkshopGames,
    WorkshopReport,
    WorkshopTrial,
)
from copse.server.protocol.refusal import Refusal
from copse.server.workers.fair_queue import Asker
from copse.server.workers.reader_process import Compare, Draft


async def workshop_check(call: Call) -> bytes:
    return await _read(call, drawn=False)


async def workshop_drawing(call: Call) -> str:
    return msgspec.json.decode(await _read(call, drawn=True), type=str)


async def workshop_games(call: Call) -> WorkshopGames:
    wish = await call.body(WorkshopTrial)
    read = await _asked(call, Draft(WorkshopDraft(wish.kind, wish.table), call.lang))
    checked = msgspec.json.decode(read, type=WorkshopChecked)
    if checked.faults:
        raise Refusal(422, f"bad_{wish.kind}", checked.faults[0].text)
    return await call.registry.thinkers.rehearse(wish, Asker(alias(call.client), ""))


async def workshop_balance(call: Call) -> str:
    return msgspec.json.decode(await _asked(call, Compare(await call.body(WorkshopReport), call.lang)), type=str)


async def _read(call: Call, drawn: bool) -> bytes:
    return await _asked(call, Draft(await call.body(WorkshopDraft), call.lang, drawn))


async def _asked(call: Call, job: Draft | Compare) -> bytes:
    """Run a job in a reader process with limits, because its texts are untrusted."""
    call.registry.load.check_extras()
    return await call.readers.text_read(call.client, job)


OPERATIONS: Final = (
    Operation(
        "POST",
        "/workshop",
        workshop_check,
        "Get the faults of a map or deck of your own.",
        WorkshopChecked,
        WorkshopDraft,
    ),
    Operation(
        "POST",
        "/workshop/drawing",
        workshop_drawing,
        "Get a map of your own as a drawing, for printing.",
        str,
        WorkshopDraft,
        text="image/svg+xml",
    ),
    Operation(
        "POST",
        "/workshop/games",
        workshop_games,
        "Let agents play some games with a map or deck of your own, for two seconds.",
        WorkshopGames,
        WorkshopTrial,
    ),
    Operation(
        "POST",
        "/workshop/balance",
        workshop_balance,
        "Compare such games with those with the printed map or deck.",
        str,
        WorkshopReport,
        text="text/html",
    ),
)
