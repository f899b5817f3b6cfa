"""Sends what is due. A server claims a channel, looks at each table again, and sends nothing if the person has played
or is there. A channel that fails is tried again less and less often; one that leads nowhere any more is removed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from typing import Final

from copse.server.config.error_reports import where
from copse.server.notifications.schedule import after_quiet_hours, reminder
from copse.server.notifications.senders import Failed, Gone, News, Recipient, Sender
from copse.server.notifications.turns import turn_of
from copse.server.operations.metrics import Metrics
from copse.server.operations.registry import TableRegistry
from copse.server.protocol.refusal import Refusal
from copse.server.store import Unavailable
from copse.server.store.notifications import Channel, Kind, Notification, Notifications
from copse.server.store.people import People
from copse.server.tables.account_seats import held_by

log = logging.getLogger(__name__)

CLAIM_SECONDS: Final = 300.0  # after this, another server sends what a server that crashed had claimed
FIRST_PAUSE: Final = 60.0  # seconds after the first failure
LONGEST_PAUSE: Final = 6 * 3600.0
SLACK: Final = 60.0  # seconds by which a reminder may be early


class Delivery:
    def __init__(
        self,
        kept: Notifications,
        people: People,
        registry: TableRegistry,
        senders: Mapping[Kind, Sender],
        metrics: Metrics,
        now: Callable[[], float],
    ) -> None:
        self._kept, self._people, self._registry, self._now = kept, people, registry, now
        self._senders: Final = senders
        self._metrics: Final = metrics

    async def deliver_due(self) -> None:
        """Send all that is due now. Raises Unavailable."""
        while channels := await self._kept.claim(self._now(), self._now() + CLAIM_SECONDS):
            await asyncio.gather(*map(self._deliver, channels))

    async def _deliver(self, channel: Channel) -> None:
        """Send what is due at a claimed channel, and let it rest until it may be used again."""
        sender = self._senders[channel.kind]
        try:
            pause = sender.gap if await self._send(channel, sender) else 0.0
        except Unavailable as problem:
            log.warning("notifications are delayed: %s", problem)
        except Gone:
            self._metrics.notified(channel.kind, "gone")
            await self._kept.remove_channel(channel.account, channel.id)
        except Failed as problem:
            await self._failed(channel, problem.retry_after)
        except Exception as problem:  # a failing channel must not stop the others
            log.error("a notification could not be sent: %s", where(problem))
            await self._failed(channel, 0.0)
        else:
            await self._kept.rest(channel.id, 0, self._now() + pause)

    async def _failed(self, channel: Channel, retry_after: float) -> None:
        self._metrics.notified(channel.kind, "failed")
        pause = min(FIRST_PAUSE * 2 ** min(channel.failures, 30), LONGEST_PAUSE)
        await self._kept.rest(channel.id, channel.failures + 1, self._now() + max(pause, retry_after))

    async def _send(self, channel: Channel, sender: Sender) -> bool:
        """Send what is due at a channel. Returns whether there was anything. Raises Gone, Failed or Unavailable."""
        account = await self._people.account(channel.account)
        preferences = await self._kept.preferences(channel.account)
        if account is None or preferences is None:
            raise Gone
        to = Recipient(channel, account, preferences)
        news: list[tuple[Notification, News]] = []
        for one in await self._kept.due(channel.id, self._now()):
            if one.about == "close":
                await self._close(to, one, sender)
                await self._kept.drop(one)
            elif (told := await self._news(to, one)) is not None:
                news.append((one, told))
        for batch in [news] if sender.bundles and news else [[one] for one in news]:
            for one, _ in batch:
                if one.message:  # of an earlier turn; with push, the new one takes its place
                    await self._close(to, one, sender)
            message = await sender.send(to, [told for _, told in batch])
            self._metrics.notified(channel.kind, "sent")
            for one, _ in batch:
                await self._kept.sent(one, sender.closes(channel), message, self._now())
        return bool(news)

    async def _close(self, to: Recipient, one: Notification, sender: Sender) -> None:
        """Close a message, unless it tells of another turn that is not over."""
        if not await self._kept.tells_more(one):
            await sender.close(to, one.table, one.message)

    async def _news(self, to: Recipient, one: Notification) -> News | None:
        """Return what a notification says; None if it is not sent now."""
        awake = after_quiet_hours(to.preferences, self._now())
        if awake > self._now():
            await self._kept.postpone(one, awake)
            return None
        try:
            table = await self._registry.find(one.table)
        except Refusal:
            await self._kept.withdraw(one, self._now())
            return None
        turn = turn_of(table)
        if turn is None or (turn.account, turn.choices) != (one.account, one.choices):
            await self._kept.withdraw(one, self._now())
            return None
        deadline = None
        if one.about == "clock":
            remind, deadline = reminder(table.clock, turn.seat, to.preferences), table.clock.deadline(turn.seat)
            if remind is not None and remind > self._now() + SLACK:  # the clock was changed
                await self._kept.postpone(one, remind)
                return None
            if remind is None or deadline is None or deadline <= self._now():
                await self._kept.skip(one, self._now())
                return None
        if held_by(table.sheet, one.account).keys() & self._registry.hub.online(table.id):
            await self._kept.skip(one, self._now())
            return None
        return News(table.id, table.sheet.name, table.setup.game, deadline)
