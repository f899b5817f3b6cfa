"""Operations on notifications: how the person who is signed in is called to their turn."""

from __future__ import annotations

from typing import Final

from copse.server.accounts.service import Visit, signed_in
from copse.server.api.accounts import ACCOUNT
from copse.server.api.calls import Call, Operation
from copse.server.notifications.email import UNSUBSCRIBE
from copse.server.notifications.export import preferences_of
from copse.server.protocol.account_messages import Nothing
from copse.server.protocol.notification_messages import (
    ChannelInfo,
    ChannelWish,
    MailWish,
    NotificationPreferences,
    NotificationState,
    PushWish,
    ScheduleWish,
    WebhookWish,
)
from copse.server.store.notifications import Preferences


async def show_notifications(call: Call) -> NotificationState:
    return await _state(call, signed_in(await call.fresh_visit()))


async def _state(call: Call, visit: Visit) -> NotificationState:
    kept, offered = call.notifications.kept, call.notifications.offered
    return NotificationState(
        offered,
        call.notifications.push.public_key if "push" in offered else "",
        preferences_of(await kept.preferences(visit.account.id)),
        [
            ChannelInfo(one.id, one.kind, one.schedule, one.name, one.session == visit.session.digest, one.failures)
            for one in await kept.channels(visit.account.id)
        ],
    )


async def set_preferences(call: Call) -> NotificationState:
    wish, visit = await call.body(NotificationPreferences), signed_in(await call.fresh_visit())
    account, lang = visit.account.id, call.lang
    chosen = Preferences(account, lang, wish.zone, wish.quiet_from, wish.quiet_to, wish.daily_at, wish.remind)
    await call.notifications.choose(chosen)
    return await _state(call, visit)


async def add_push(call: Call) -> NotificationState:
    wish, visit = await call.body(PushWish), signed_in(await call.fresh_visit())
    await call.notifications.subscribe(visit, wish.subscription, wish.schedule)
    return await _state(call, visit)


async def add_mail(call: Call) -> NotificationState:
    wish, visit = await call.body(MailWish), signed_in(await call.fresh_visit())
    await call.notifications.set_mail(visit.account, wish.schedule)
    return await _state(call, visit)


async def add_webhook(call: Call) -> NotificationState:
    wish, visit = await call.body(WebhookWish), signed_in(await call.fresh_visit())
    await call.notifications.set_webhook(visit.account.id, wish.url, wish.schedule)
    return await _state(call, visit)


async def reschedule_channel(call: Call) -> NotificationState:
    wish, visit = await call.body(ScheduleWish), signed_in(await call.fresh_visit())
    await call.notifications.reschedule(visit.account.id, wish.id, wish.schedule)
    return await _state(call, visit)


async def remove_channel(call: Call) -> NotificationState:
    wish, visit = await call.body(ChannelWish), signed_in(await call.fresh_visit())
    await call.notifications.kept.remove_channel(visit.account.id, wish.id)
    return await _state(call, visit)


async def try_channel(call: Call) -> Nothing:
    wish, visit = await call.body(ChannelWish), signed_in(await call.fresh_visit())
    await call.notifications.try_out(visit, wish.id)
    return Nothing()


async def unsubscribe(call: Call) -> Nothing:
    """Stop the e-mails of the account with this secret. The answer is the same whether there is one. Mail programs send
    a form here, which says nothing more."""
    await call.notifications.kept.unsubscribe(call.part("secret"))
    return Nothing()


PATH: Final = f"{ACCOUNT}/notifications"
OPERATIONS: Final = (
    Operation("GET", PATH, show_notifications, "Get how you are called to your turn.", NotificationState),
    Operation(
        "POST",
        PATH,
        set_preferences,
        "Set time zone, quiet hours and language.",
        NotificationState,
        NotificationPreferences,
    ),
    Operation("POST", f"{PATH}/push", add_push, "Send to this browser (Web Push).", NotificationState, PushWish),
    Operation("POST", f"{PATH}/mail", add_mail, "Send e-mails.", NotificationState, MailWish),
    Operation("POST", f"{PATH}/webhook", add_webhook, "Send to a webhook.", NotificationState, WebhookWish),
    Operation(
        "POST",
        f"{PATH}/schedule",
        reschedule_channel,
        "Set when a channel gets notifications.",
        NotificationState,
        ScheduleWish,
    ),
    Operation("POST", f"{PATH}/remove", remove_channel, "Remove a channel.", NotificationState, ChannelWish),
    Operation("POST", f"{PATH}/try", try_channel, "Send a notification there now.", Nothing, ChannelWish),
    Operation("POST", f"{UNSUBSCRIBE}/{{secret}}", unsubscribe, "Stop e-mails, without signing in.", Nothing),
)
