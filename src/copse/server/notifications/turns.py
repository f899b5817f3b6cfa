"""Whose turn it is: notes for the store when a decision passes to the seat of an account. No move waits for that.

The registry tells which tables changed. What a server did not note, because it stopped or lost the database, is found
by comparing the tables with the notes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, NamedTuple
from weakref import WeakKeyDictionary

from copse.server.notifications.schedule import first_due, reminder
from copse.server.operations.registry import TableRegistry
from copse.server.protocol.refusal import Refusal
from copse.server.store import Unavailable
from copse.server.store.notifications import Channel, Notification, Notifications, Preferences
from copse.server.tables.account_seats import members
from copse.server.tables.seats import member_of
from copse.server.tables.table import Table


class Turn(NamedTuple):
    """The choices in a row of an account's seat: who chooses, and how many choices were made before."""

    account: str
    seat: int
    choices: int


def turn_of(table: Table) -> Turn | None:
    """Return the turn of an account; None if a guest or an agent decides, or nobody."""
    seat = table.awaits_person
    member = None if seat is None else member_of(table.sheet.chairs[seat].token)
    if seat is None or member is None:
        return None
    choices = len(table.game.history)
    while choices and table.game.history[choices - 1].seat == seat:
        choices -= 1
    return Turn(member.account, seat, choices)


class TurnNotes:
    """Notes the turns at tables that have changed. `due` is called when something may be due."""

    def __init__(
        self, kept: Notifications, registry: TableRegistry, now: Callable[[], float], due: Callable[[], None]
    ) -> None:
        self._kept, self._registry, self._now, self._due = kept, registry, now, due
        self._noted: Final = WeakKeyDictionary[Table, Turn | None]()
        self._changed: Final[dict[str, Table]] = {}
        self._news: Final = asyncio.Event()
        registry.watchers.append(self._hear)

    def _hear(self, table: Table) -> None:
        self._changed[table.id] = table
        self._news.set()

    async def wait(self) -> None:
        await self._news.wait()

    async def note_changes(self) -> None:
        """Note the turns at tables that have changed. Raises Unavailable; then these tables are tried again."""
        self._news.clear()
        while self._changed:
            id, table = self._changed.popitem()
            if table in self._noted and self._noted[table] == turn_of(table):
                continue
            try:
                await self._note(table)
            except Unavailable:
                self._changed.setdefault(id, table)
                raise

    async def note_passed_over(self) -> None:
        """Note turns that no server has noted."""
        for id in await self._kept.passed_over():
            try:
                await self._note(await self._registry.find(id))
            except Refusal:
                continue

    async def _note(self, table: Table) -> None:
        if not any(members(table.sheet)):
            return
        turn, moment = turn_of(table), table.version + table.revision
        waiting = [] if turn is None else await self._waiting(table, turn)
        account, choices = (turn.account, turn.choices) if turn else ("", 0)
        await self._kept.note_turn(table.id, moment, account, choices, waiting, self._now())
        self._noted[table] = turn
        self._due()

    async def _waiting(self, table: Table, turn: Turn) -> list[Notification]:
        """Return what waits for the person whose turn it is."""
        preferences = await self._kept.preferences(turn.account)
        if preferences is None:
            return []
        remind = reminder(table.clock, turn.seat, preferences)
        channels, begun = await self._kept.channels(turn.account), table.clock.back(turn.seat, self._now())
        found = (waiting_at(one, table.id, turn.choices, preferences, remind, begun) for one in channels)
        return [one for one in found if one is not None]


def waiting_at(
    channel: Channel, table: str, choices: int, preferences: Preferences, remind: float | None, now: float
) -> Notification | None:
    """Return what waits at a channel for a turn that begins at this moment, after the person's days off. If the turn
    would be told after the reminder, there is only the reminder."""
    due = first_due(channel.schedule, preferences, now)
    if due is None:
        return None
    if remind is not None and now < remind <= due:
        return Notification(channel.id, table, channel.account, choices, "clock", remind, None, False)
    return Notification(channel.id, table, channel.account, choices, "turn", due, remind, False)
