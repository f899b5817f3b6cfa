"""What is stored about a person's notifications, for the page and for the export of an account."""

from __future__ import annotations

from copse.server.protocol.notification_messages import (
    ExportedChannel,
    ExportedNotifications,
    NotificationPreferences,
)
from copse.server.store.notifications import Notifications, Preferences


def preferences_of(chosen: Preferences | None) -> NotificationPreferences | None:
    if chosen is None:
        return None
    return NotificationPreferences(chosen.zone, chosen.quiet_from, chosen.quiet_to, chosen.daily_at, chosen.remind)


async def exported_notifications(kept: Notifications, account: str) -> ExportedNotifications:
    channels = await kept.channels(account)
    return ExportedNotifications(
        preferences_of(await kept.preferences(account)),
        [ExportedChannel(one.kind, one.schedule, one.name, one.target) for one in channels],
    )
