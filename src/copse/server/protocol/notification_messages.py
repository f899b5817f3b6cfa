"""The messages of the interface about notifications."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

from copse.server.store.notifications import Kind, Schedule

Minute = Annotated[int, Meta(ge=0, lt=1440, description="A minute of the day, in the person's time zone.")]
ChannelId = Annotated[str, Meta(max_length=100)]
Key = Annotated[str, Meta(max_length=200, pattern="^[A-Za-z0-9_=-]*$")]


class PushKeys(Struct, frozen=True, forbid_unknown_fields=True):
    p256dh: Key
    auth: Key


class Subscription(Struct, frozen=True, forbid_unknown_fields=True):
    """A subscription as the browser's `PushManager` made it: where to send, and the keys to encrypt with."""

    endpoint: Annotated[str, Meta(max_length=2000)]
    keys: PushKeys


class PushWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Notifications to this browser."""

    subscription: Subscription
    schedule: Annotated[
        Schedule | None, Meta(description="Null for the present one; that of a new channel is `now`.")
    ] = None


class MailWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Notifications to the e-mail address of the account."""

    schedule: Schedule = "now"


class WebhookWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A webhook in the format of Discord."""

    url: Annotated[str, Meta(max_length=2000)]
    schedule: Schedule = "now"


class ScheduleWish(Struct, frozen=True, forbid_unknown_fields=True):
    id: ChannelId
    schedule: Schedule


class ChannelWish(Struct, frozen=True, forbid_unknown_fields=True):
    id: ChannelId


class NotificationPreferences(Struct, frozen=True, forbid_unknown_fields=True):
    """What holds for all channels. Notifications wait in quiet hours, which may pass midnight."""

    zone: Annotated[str, Meta(max_length=60, description="The IANA name of the time zone.")]
    quiet_from: Minute | None = None
    quiet_to: Minute | None = None
    daily_at: Annotated[Minute, Meta(description="When daily notifications are sent.")] = 540
    remind: Annotated[bool, Meta(description="Whether to remind before a clock runs out.")] = True


class ChannelInfo(Struct, frozen=True):
    """A way to reach the person. An e-mail goes to the address of the account."""

    id: str
    kind: Kind
    schedule: Annotated[Schedule, Meta(description="When after a turn begins: at once, an hour later, or once a day.")]
    name: Annotated[str, Meta(description="The browser, or the host of the webhook.")]
    here: Annotated[bool, Meta(description="Whether it is the browser of this request.")]
    failures: Annotated[int, Meta(description="Tries in a row that failed.")]


class NotificationState(Struct, frozen=True):
    offered: Annotated[list[Kind], Meta(description="What the server can send.")]
    key: Annotated[str, Meta(description="The key to subscribe to Web Push with; empty if it is not offered.")]
    preferences: Annotated[NotificationPreferences | None, Meta(description="Null until the person has chosen.")]
    channels: list[ChannelInfo] = field(default_factory=list)


class ExportedChannel(Struct, frozen=True):
    kind: Kind
    schedule: Schedule
    name: str
    address: Annotated[str, Meta(description="A push subscription or the address of a webhook.")]


class ExportedNotifications(Struct, frozen=True):
    preferences: NotificationPreferences | None
    channels: list[ExportedChannel]
