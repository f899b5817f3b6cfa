"""How account holders are called to their turn, and the notifications that wait for them, as stored. Both databases
use the same statements.

A channel is one way to reach a person: a browser with Web Push, their e-mail address, or a webhook. It rests after
each try until `rest`. Claiming a channel means to let it rest, which one statement does, so one server sends.

A notification is about a turn: a seat's choices in a row, named by the number of choices before them. Its row stays
until the turn is over, so that nobody is called twice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, Literal

import msgspec
from msgspec import Struct

from copse.server.store.base import Missed, Row, Statement, Store, Value

Kind = Literal["push", "mail", "webhook"]
Schedule = Literal["off", "now", "hour", "day"]
About = Literal["turn", "clock", "close"]

MOST_AT_ONCE: Final = 20  # channels that a server claims at once
MOST_PASSED_OVER: Final = 100  # tables that are looked at again


class Preferences(Struct, frozen=True, array_like=True):
    """What a person chose for all channels. Times are minutes of the day in the time zone. The secret `unsubscribe` is
    in each e-mail and only stops e-mails, so it is stored as it is."""

    account: str
    lang: str
    zone: str
    quiet_from: int | None
    quiet_to: int | None
    daily_at: int
    remind: bool
    unsubscribe: str = ""


class Channel(Struct, frozen=True, array_like=True):
    """A way to reach a person. `target` is a push subscription as JSON or the address of a webhook; an e-mail goes to
    the address of the account. Web Push ends with the session of its browser."""

    id: str
    account: str
    kind: Kind
    schedule: Schedule
    target: str = ""
    name: str = ""
    session: str | None = None
    failures: int = 0
    rest: float = 0.0
    made: float = 0.0


class Notification(Struct, frozen=True, array_like=True):
    """A notification that is `due`, or that was sent if there is no such time. `remind` is when a reminder of the
    clock follows. `shown`: it was sent and can be closed, because a browser shows it, or a service knows the `message`
    by an id. One message of a webhook may tell of several turns."""

    channel: str
    table: str
    account: str
    choices: int
    about: About
    due: float | None
    remind: float | None
    shown: bool
    message: str = ""


PREFERENCES: Final = "account, lang, zone, quiet_from, quiet_to, daily_at, remind, unsubscribe"
CHANNEL: Final = "id, account, kind, schedule, target, name, session, failures, rest, made"
NOTIFICATION: Final = "channel, table_id, account, choices, about, due, remind, shown, message"
ALIVE: Final = "(session IS NULL OR EXISTS (SELECT 1 FROM sessions WHERE digest = session))"


class Notifications:
    """The notifications of a store."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store

    # ---- keys that all servers share

    async def key(self, name: str, fresh: Callable[[], str]) -> str:
        """Return the key of this name. The first server to ask makes and stores it."""
        select = "SELECT value FROM server_keys WHERE name = $1"
        found = await self._rows(select, name)
        if not found:
            await self._rows(
                "INSERT INTO server_keys (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING", name, fresh()
            )
            found = await self._rows(select, name)
        return str(found[0][0])

    # ---- what people chose

    async def preferences(self, account: str) -> Preferences | None:
        rows = await self._rows(f"SELECT {PREFERENCES} FROM notification_settings WHERE account = $1", account)
        return _preferences(rows[0]) if rows else None

    async def set_preferences(self, chosen: Preferences) -> None:
        """Store what a person chose. The link to unsubscribe stays as it is."""
        upsert = (
            f"INSERT INTO notification_settings ({PREFERENCES}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) "
            "ON CONFLICT (account) DO UPDATE SET lang = excluded.lang, zone = excluded.zone, "
            "quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, daily_at = excluded.daily_at, "
            "remind = excluded.remind"
        )
        *plain, remind, unsubscribe = msgspec.structs.astuple(chosen)
        await self._rows(upsert, *plain, int(remind), unsubscribe)

    async def unsubscribe(self, secret: str) -> None:
        """Stop the e-mails to the account with this secret, if there is one."""
        update = (
            "UPDATE notification_channels SET schedule = 'off' WHERE kind = 'mail' "
            "AND account IN (SELECT account FROM notification_settings WHERE unsubscribe = $1)"
        )
        await self._rows(update, secret)

    async def channels(self, account: str) -> list[Channel]:
        select = f"SELECT {CHANNEL} FROM notification_channels WHERE account = $1 AND {ALIVE} ORDER BY made, id"
        return [msgspec.convert(row, Channel) for row in await self._rows(select, account)]

    async def set_channel(self, channel: Channel) -> None:
        """Add a channel, or replace the one with its id."""
        upsert = (
            f"INSERT INTO notification_channels ({CHANNEL}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) "
            "ON CONFLICT (id) DO UPDATE SET schedule = excluded.schedule, target = excluded.target, "
            "name = excluded.name, failures = 0, rest = 0 WHERE notification_channels.account = excluded.account"
        )
        await self._rows(upsert, *msgspec.structs.astuple(channel))

    async def reschedule(self, account: str, id: str, schedule: Schedule, due: float | None) -> None:
        """Change the schedule of a channel, and when what waits there is due; None keeps that. Raises Missed if the
        account has no such channel."""
        await self._store.together(
            Statement(
                "UPDATE notification_channels SET schedule = $3 WHERE id = $1 AND account = $2 RETURNING 1",
                (id, account, schedule),
                must=True,
            ),
            Statement(
                "UPDATE notifications SET due = coalesce($2, due) "
                "WHERE channel = $1 AND about = 'turn' AND due IS NOT NULL",
                (id, due),
            ),
        )

    async def remove_channel(self, account: str, id: str) -> None:
        """Remove a channel with what waits there."""
        await self._store.together(
            Statement("DELETE FROM notifications WHERE channel = $1 AND account = $2", (id, account)),
            Statement("DELETE FROM notification_channels WHERE id = $1 AND account = $2", (id, account)),
        )

    async def tidy(self) -> None:
        """Remove channels whose session has ended, and what waits there."""
        await self._store.together(
            Statement(f"DELETE FROM notification_channels WHERE NOT {ALIVE}"),
            Statement(
                "DELETE FROM notifications WHERE NOT EXISTS "
                "(SELECT 1 FROM notification_channels c WHERE c.id = notifications.channel)"
            ),
        )

    # ---- turns

    async def note_turn(
        self, table: str, moment: int, account: str, choices: int, waiting: Sequence[Notification], now: float
    ) -> None:
        """Note whose turn it is at a moment of a table, with what then waits for that account; an empty account is
        nobody. What waits for earlier turns is withdrawn. Nothing changes if a server has noted this moment or a later
        one."""
        claim = (
            "INSERT INTO noted_turns (table_id, moment) VALUES ($1, $2) ON CONFLICT (table_id) "
            "DO UPDATE SET moment = excluded.moment WHERE noted_turns.moment < excluded.moment RETURNING 1"
        )
        earlier = "table_id = $1 AND about <> 'close' AND NOT (account = $2 AND choices = $3)"
        insert = (
            f"INSERT INTO notifications ({NOTIFICATION}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) "
            "ON CONFLICT (channel, table_id) DO UPDATE SET choices = excluded.choices, about = excluded.about, "
            "due = excluded.due, remind = excluded.remind "
            "WHERE notifications.choices <> excluded.choices OR notifications.about = 'close'"
        )
        turn = table, account, choices
        with suppress(Missed):
            await self._store.together(
                Statement(claim, (table, moment), must=True),
                Statement(f"DELETE FROM notifications WHERE shown = 0 AND {earlier}", turn),
                Statement(f"UPDATE notifications SET about = 'close', due = $4 WHERE {earlier}", (*turn, now)),
                *(Statement(insert, _written(one)) for one in waiting),
            )

    async def passed_over(self) -> list[str]:
        """Return tables of accounts that have changed since a server noted whose turn it is there."""
        select = (
            "SELECT t.id FROM tables t LEFT JOIN noted_turns n ON n.table_id = t.id "
            "WHERE t.status = 'playing' AND t.ended IS NULL AND t.quarantined IS NULL "
            "AND EXISTS (SELECT 1 FROM account_games g WHERE g.table_id = t.id) AND coalesce(n.moment, -1) < "
            "t.version + (SELECT coalesce(max(m.revision), 0) FROM moves m WHERE m.table_id = t.id) "
            f"ORDER BY random() LIMIT {MOST_PASSED_OVER}"
        )
        return [str(row[0]) for row in await self._rows(select)]

    # ---- sending

    async def claim(self, now: float, until: float) -> list[Channel]:
        """Return channels where something is due, and let them rest, so that no other server gets them."""
        update = (
            "UPDATE notification_channels SET rest = $2 WHERE rest <= $1 AND id IN ("
            "SELECT DISTINCT c.id FROM notification_channels c JOIN notifications n ON n.channel = c.id "
            f"WHERE n.due <= $1 AND c.rest <= $1 AND c.schedule <> 'off' AND {ALIVE} LIMIT {MOST_AT_ONCE}) "
            f"RETURNING {CHANNEL}"
        )
        return [msgspec.convert(row, Channel) for row in await self._rows(update, now, until)]

    async def due(self, channel: str, now: float) -> list[Notification]:
        select = f"SELECT {NOTIFICATION} FROM notifications WHERE channel = $1 AND due <= $2 ORDER BY due, table_id"
        return [_notification(row) for row in await self._rows(select, channel, now)]

    async def postpone(self, one: Notification, due: float) -> None:
        await self._same(one, "due = $5", due)

    async def skip(self, one: Notification, now: float) -> None:
        """Do not send a notification. A reminder may still follow."""
        await self._same(one, "about = 'clock', due = CASE WHEN remind > $5 THEN remind END, remind = NULL", now)

    async def sent(self, one: Notification, closable: bool, message: str, now: float) -> None:
        """Note that a notification was sent. If its turn has ended meanwhile, it is closed."""
        change = "about = 'clock', due = CASE WHEN remind > $5 THEN remind END, remind = NULL, shown = $6, message = $7"
        if not await self._same(one, change, now, int(closable), message) and closable:
            insert = (
                f"INSERT INTO notifications ({NOTIFICATION}) VALUES ($1, $2, $3, $4, 'close', $5, NULL, 1, $6) "
                "ON CONFLICT (channel, table_id) DO UPDATE SET shown = 1, message = excluded.message"
            )
            await self._rows(insert, one.channel, one.table, one.account, one.choices, now, message)

    async def tells_more(self, one: Notification) -> bool:
        """Return whether the message of a notification tells of another turn, which is not over."""
        select = (
            "SELECT 1 FROM notifications WHERE channel = $1 AND message = $2 AND table_id <> $3 AND about <> 'close' "
            "LIMIT 1"
        )
        return bool(one.message) and bool(await self._rows(select, one.channel, one.message, one.table))

    async def withdraw(self, one: Notification, now: float) -> None:
        """Forget a notification whose turn is over. A browser that shows it is told to close it."""
        if one.shown:
            await self._same(one, "about = 'close', due = $5", now)
        else:
            await self.drop(one)

    async def drop(self, one: Notification) -> None:
        await self._rows(
            "DELETE FROM notifications WHERE channel = $1 AND table_id = $2 AND choices = $3 AND about = $4",
            one.channel,
            one.table,
            one.choices,
            one.about,
        )

    async def rest(self, channel: str, failures: int, until: float) -> None:
        await self._rows(
            "UPDATE notification_channels SET failures = $2, rest = $3 WHERE id = $1", channel, failures, until
        )

    # ---- the store

    async def _same(self, one: Notification, change: str, *values: Value) -> bool:
        """Change a notification unless somebody else has. Returns whether it was there."""
        update = (
            f"UPDATE notifications SET {change} "
            "WHERE channel = $1 AND table_id = $2 AND choices = $3 AND about = $4 RETURNING 1"
        )
        return bool(await self._rows(update, one.channel, one.table, one.choices, one.about, *values))

    async def _rows(self, sql: str, *values: Value) -> Sequence[Row]:
        (found,) = await self._store.together(Statement(sql, values))
        return [tuple(row) for row in found]


def _preferences(row: Row) -> Preferences:
    *plain, remind, unsubscribe = row
    return msgspec.convert((*plain, bool(remind), unsubscribe), Preferences)


def _notification(row: Row) -> Notification:
    *plain, shown, message = row
    return msgspec.convert((*plain, bool(shown), message), Notification)


def _written(one: Notification) -> tuple[Value, ...]:
    *plain, shown, message = msgspec.structs.astuple(one)
    return (*plain, int(shown), message)
