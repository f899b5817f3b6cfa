"""The workshop: maps and decks that people make are checked and drawn by the engine. The server stores none of them."""

from __future__ import annotations

from typing import Final

import msgspec

from copse.server.api.calls import Call, Operation
from copse.server.protocol.messages import WorkshopChecked, WorkshopDraft
from copse.server.workers.reader_process import Draft


async def workshop_check(call: Call) -> bytes:
    return await _read(call, drawn=False)


async def workshop_drawing(call: Call) -> str:
    return msgspec.json.decode(await _read(call, drawn=True), type=str)


async def _read(call: Call, drawn: bool) -> bytes:
    """Read a draft in a reader process with limits, because its text is untrusted."""
    call.registry.load.check_extras()
    return await call.readers.text_read(call.client, Draft(await call.body(WorkshopDraft), call.lang, drawn))


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
)
