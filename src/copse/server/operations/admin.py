"""Tables as operators see them, and which of them have expired.

A finished or ended game is kept for some time after its last activity, an abandoned one for another time.
Quarantined tables are never deleted automatically."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final

import msgspec
from msgspec import Struct

from copse.server.config.settings import Settings
from copse.server.store import Entry, Store, Unavailable
from copse.server.tables.seats import Sheet, Utterance
from copse.server.tables.table import Table

PAGE: Final = 100  # tables read at once


class Terms(Struct, frozen=True):
    """How many seconds tables are kept after their last activity; None keeps them for ever."""

    finished: float | None
    abandoned: float | None


FOR_EVER: Final = Terms(None, None)


async def every_table(store: Store) -> AsyncIterator[Entry]:
    """Yield all tables, including those created during the iteration."""
    last = ""
    while page := await store.entries(last, PAGE):
        for entry in page:
            yield entry
        last = page[-1].id


async def status_of(store: Store, entry: Entry) -> str:
    """Return the status of a table. If no server has stored it yet, it is read from the game and stored."""
    if entry.quarantined is not None:
        return "quarantined"
    if entry.ended is not None:
        return "ended"
    if entry.status is not None:
        return entry.status
    try:
        stored = await store.load(entry.id)
        if stored is None:
            return "deleted"
        table = await asyncio.to_thread(Table, entry.id, stored, store, Settings(""), lambda table: None)
        await table.replay()
    except Unavailable:
        raise
    except Exception:
        return "unreadable"
    await store.note(entry.id, table.status)
    return table.status


def sheet_of(entry: Entry) -> Sheet | None:
    """Return the sheet of a table; None if it cannot be read."""
    try:
        return msgspec.json.decode(entry.sheet, type=Sheet)
    except msgspec.DecodeError:
        return None


def people_at(entry: Entry) -> str:
    """Return how many seats people hold, as a text."""
    sheet = sheet_of(entry)
    return "?" if sheet is None else "{} of {}".format(*seats_taken(sheet))


def seats_taken(sheet: Sheet) -> tuple[int, int]:
    """Return how many seats people hold, and how many there are."""
    return sum(chair.kind == "human" for chair in sheet.chairs), len(sheet.chairs)


def told_of(sheet: Sheet) -> list[tuple[str, float | None, str]]:
    """Yield what operators may read of a sheet, line by line: a label, a time and a text. A sheet has no hidden
    cards; digests of tokens and clients are left out."""
    seats = [
        (f"seat {seat}", None, f"{chair.kind}{f', {chair.name}' if chair.name else ''}")
        for seat, chair in enumerate(sheet.chairs, 1)
    ]
    told = [("name", None, sheet.name), ("host", None, sheet.host), *seats]
    notices = [
        ("notice", said.at, " ".join([said.kind, f"seat {said.seat + 1}", said.who]).strip()) for said in sheet.notices
    ]
    chat = [("chat", said.at, f"{_speaker(said)}: {said.text or f'({said.emote})'}") for said in sheet.chat]
    return [(what, at, readable(text)) for what, at, text in [*told, *notices, *chat]]


def _speaker(said: Utterance) -> str:
    return f"{said.who} (watching)" if said.seat is None else f"{said.who} (seat {said.seat + 1})"


def readable(text: str) -> str:
    """Return a text that is safe in a terminal: control characters are written as numbers."""
    return "".join(one if one.isprintable() else f"\\u{ord(one):04x}" for one in text)


async def had_their_time(store: Store, terms: Terms, now: float) -> AsyncIterator[tuple[Entry, str, float]]:
    """Yield expired tables, their status, and the time since which nothing must have happened there."""
    longest = {"over": terms.finished, "ended": terms.finished, "waiting": terms.abandoned, "playing": terms.abandoned}
    shortest = min((term for term in longest.values() if term is not None), default=float("inf"))
    async for entry in every_table(store):
        if now - entry.touched < shortest:
            continue
        status = await status_of(store, entry)
        term = longest.get(status)
        if term is not None and now - entry.touched >= term:
            yield entry, status, now - term
