"""Caretaking: tables as those see them who run the server, and which of them have had their time. A finished game or
one that was ended is kept for a while after it was last touched, one that was given up for another while; what is
quarantined is never thrown away unasked."""

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

PAGE: Final = 100  # tables that are read at once


class Terms(Struct, frozen=True):
    """For how many seconds tables are kept after they were last touched; None is for ever."""

    finished: float | None
    abandoned: float | None


FOR_EVER: Final = Terms(None, None)


async def every_table(store: Store) -> AsyncIterator[Entry]:
    """All tables, those included that come while one looks."""
    last = ""
    while page := await store.entries(last, PAGE):
        for entry in page:
            yield entry
        last = page[-1].id


async def status_of(store: Store, entry: Entry) -> str:
    """How a table stands. If no server has noted it yet, its game is looked at, and it is noted."""
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
    """Who sits at a table and what was said there, if that can be read."""
    try:
        return msgspec.json.decode(entry.sheet, type=Sheet)
    except msgspec.DecodeError:
        return None


def people_at(entry: Entry) -> str:
    """How many of the seats people hold."""
    sheet = sheet_of(entry)
    return "?" if sheet is None else f"{sum(chair.kind == 'human' for chair in sheet.chairs)} of {len(sheet.chairs)}"


def told_of(sheet: Sheet) -> list[tuple[str, float | None, str]]:
    """What operators may read of a sheet, line by line: what it is, when it was, and the text. No hand is on a sheet;
    digests of tokens and clients are left out."""
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
    """A text as a terminal may show it: whatever could steer that is written as a number."""
    return "".join(one if one.isprintable() else f"\\u{ord(one):04x}" for one in text)


async def had_their_time(store: Store, terms: Terms, now: float) -> AsyncIterator[tuple[Entry, str, float]]:
    """Tables that have had their time, how they stand, and since when nothing must have happened there."""
    longest = {"over": terms.finished, "ended": terms.finished, "waiting": terms.abandoned, "playing": terms.abandoned}
    shortest = min((term for term in longest.values() if term is not None), default=float("inf"))
    async for entry in every_table(store):
        if now - entry.touched < shortest:
            continue
        status = await status_of(store, entry)
        term = longest.get(status)
        if term is not None and now - entry.touched >= term:
            yield entry, status, now - term
