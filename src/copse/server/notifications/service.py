"""What people choose about notifications, and the tasks that note turns and send what is due."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from functools import partial
from typing import Final
from urllib.parse import urlsplit

import msgspec
from msgspec.structs import replace

from copse.server.accounts.service import Accounts, Visit, device_id
from copse.server.clients.rate_limit import RateLimit
from copse.server.config.error_reports import where
from copse.server.config.settings import Settings
from copse.server.notifications.delivery import Delivery
from copse.server.notifications.email import Email
from copse.server.notifications.outbound import Unreachable, checked
from copse.server.notifications.push import Push
from copse.server.notifications.schedule import HOUR, first_due, zones
from copse.server.notifications.senders import Failed, Gone, Recipient, Sender
from copse.server.notifications.turns import TurnNotes
from copse.server.notifications.webhook import Webhook
from copse.server.operations.metrics import Metrics
from copse.server.operations.registry import RETRY_SECONDS, TableRegistry
from copse.server.protocol.notification_messages import Subscription
from copse.server.protocol.refusal import Refusal
from copse.server.store import Missed, Store, Unavailable
from copse.server.store.notifications import Channel, Kind, Notifications, Preferences, Schedule
from copse.server.store.people import Account

log = logging.getLogger(__name__)

MOST_BROWSERS: Final = 10  # with Web Push, of one account
TRIES_PER_HOUR: Final = 30  # of one account: tests, and new addresses
LOOK_SECONDS: Final = 5.0  # between two looks for what is due
CARE_SECONDS: Final = 60.0  # between two searches for turns that no server has noted


class NotificationService:
    def __init__(
        self,
        settings: Settings,
        store: Store,
        accounts: Accounts,
        registry: TableRegistry,
        metrics: Metrics,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.kept: Final = Notifications(store)
        self.push: Final = Push(settings, self.kept, now)
        self._settings, self._accounts, self._now = settings, accounts, now
        self._senders: Final[Mapping[Kind, Sender]] = {
            "push": self.push,
            "mail": Email(settings, accounts.mailer),
            "webhook": Webhook(settings),
        }
        self._due: Final = asyncio.Event()
        self.turns: Final = TurnNotes(self.kept, registry, now, self._due.set)
        self.delivery: Final = Delivery(self.kept, accounts.people, registry, self._senders, metrics, now)
        self._tries: Final = RateLimit(TRIES_PER_HOUR, TRIES_PER_HOUR / HOUR, now)
        self._tasks: Final[list[asyncio.Task[None]]] = []

    async def open(self) -> None:
        await self.push.open()
        for errand in ERRANDS:
            self._tasks.append(asyncio.create_task(_for_ever(partial(errand, self))))

    async def close(self) -> None:
        """Stop, after the last turns are noted."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(Unavailable):
            await self.turns.note_changes()

    # ---- what a server does again and again

    async def note(self) -> None:
        await self.turns.wait()
        await self.turns.note_changes()

    async def deliver(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._due.wait(), LOOK_SECONDS)
        self._due.clear()
        await self.delivery.deliver_due()

    async def care(self) -> None:
        """Do what another server may have left undone."""
        await self.kept.tidy()
        await self.turns.note_passed_over()
        await asyncio.sleep(CARE_SECONDS)

    # ---- what a person chooses

    @property
    def offered(self) -> list[Kind]:
        works: dict[Kind, bool] = {
            "push": self.push.works,
            "mail": self._accounts.mailer.works,
            "webhook": self._settings.webhooks,
        }
        return [kind for kind, offered in works.items() if offered]

    async def choose(self, chosen: Preferences) -> None:
        """Store what a person chose for all channels. Raises Refusal."""
        if chosen.zone not in zones():
            raise Refusal(422, "unknown_zone", "there is no time zone of this name; use one such as Europe/Kyiv")
        if (chosen.quiet_from is None) != (chosen.quiet_to is None) or (
            chosen.quiet_from is not None and chosen.quiet_from == chosen.quiet_to
        ):
            raise Refusal(422, "bad_request", "quiet hours need two different times, or none")
        await self.kept.set_preferences(replace(chosen, unsubscribe=secrets.token_urlsafe(32)))

    async def subscribe(self, visit: Visit, subscription: Subscription, schedule: Schedule | None) -> None:
        """Send to the browser of this session. Without a schedule the present one stays. Raises Refusal."""
        self._check_offered("push")
        self._count(visit.account.id)
        try:
            await checked(subscription.endpoint)
            await asyncio.to_thread(self.push.sealed, subscription, b"try")
        except (Unreachable, OSError, ValueError):
            raise Refusal(422, "bad_subscription", "this browser’s push service cannot be reached") from None
        session, account = visit
        id = f"push {device_id(session)}"
        known = {one.id: one for one in await self.kept.channels(account.id) if one.kind == "push"}
        if len(known.keys() - {id}) >= MOST_BROWSERS:
            raise Refusal(
                409, "too_many_channels", f"at most {MOST_BROWSERS} browsers get notifications; turn off another one"
            )
        schedule = schedule or (known[id].schedule if id in known else "now")
        target = msgspec.json.encode(subscription).decode()
        await self._set(Channel(id, account.id, "push", schedule, target, session.device, session.digest))

    async def set_webhook(self, account: str, url: str, schedule: Schedule) -> None:
        """Raises Refusal."""
        self._check_offered("webhook")
        self._count(account)
        try:
            await checked(url)
        except (Unreachable, OSError):
            raise Refusal(
                422, "bad_webhook", "a webhook is an https:// address of a server on the public internet"
            ) from None
        await self._set(Channel(f"webhook {account}", account, "webhook", schedule, url, urlsplit(url).hostname or ""))

    async def set_mail(self, account: Account, schedule: Schedule) -> None:
        """Raises Refusal."""
        self._check_offered("mail")
        if account.email is None:
            raise Refusal(409, "no_email", "confirm your e-mail address first")
        await self._set(Channel(f"mail {account.id}", account.id, "mail", schedule))

    async def _set(self, channel: Channel) -> None:
        await self._chosen(channel.account)
        await self.kept.set_channel(replace(channel, made=self._now()))

    async def _chosen(self, account: str) -> Preferences:
        """Return what a person chose. Raises Refusal if they have not yet."""
        preferences = await self.kept.preferences(account)
        if preferences is None:
            raise Refusal(409, "no_preferences", "choose your language and time zone for notifications first")
        return preferences

    def _count(self, account: str) -> None:
        """Count what makes the server connect to an address. Raises Refusal."""
        if not self._tries.take(account):
            raise Refusal(429, "too_many_tries", "you tried too many addresses; try again in an hour")

    def _check_offered(self, kind: Kind) -> None:
        if kind not in self.offered:
            raise Refusal(409, "not_offered", f"this server does not offer '{kind}'", allowed=tuple(self.offered))

    async def reschedule(self, account: str, id: str, schedule: Schedule) -> None:
        """Raises Refusal."""
        due = first_due(schedule, await self._chosen(account), self._now())
        try:
            await self.kept.reschedule(account, id, schedule, due)
        except Missed:
            raise no_channel() from None
        self._due.set()

    async def try_out(self, visit: Visit, id: str) -> None:
        """Send a notification that says nothing, now. Raises Refusal."""
        account = visit.account
        self._count(account.id)
        found = [one for one in await self.kept.channels(account.id) if one.id == id]
        if not found:
            raise no_channel()
        try:
            await self._senders[found[0].kind].try_out(Recipient(found[0], account, await self._chosen(account.id)))
        except Gone:
            await self.kept.remove_channel(account.id, id)
            raise Refusal(409, "channel_gone", "this address exists no more, so it was removed") from None
        except Failed:
            raise Refusal(409, "not_delivered", "the notification could not be delivered there") from None
        if found[0].failures:
            await self.kept.rest(id, 0, 0.0)


ERRANDS: Final = (NotificationService.note, NotificationService.deliver, NotificationService.care)
"""What a server does again and again."""


async def _for_ever(errand: Callable[[], Awaitable[None]]) -> None:
    """Repeat a task for ever, whatever errors it raises."""
    while True:
        try:
            await errand()
        except Unavailable as problem:
            log.warning("notifications are delayed: %s", problem)
            await asyncio.sleep(RETRY_SECONDS)
        except Exception as problem:
            log.error("a task of notifications failed: %s", where(problem))
            await asyncio.sleep(RETRY_SECONDS)


def no_channel() -> Refusal:
    return Refusal(404, "unknown_channel", "you have no such way to be notified")
