"""When a notification is sent: at once or later, never in a person's quiet hours, and early enough before a clock runs
out. Hours are those of the person's time zone."""

from __future__ import annotations

from datetime import datetime, timedelta
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from copse.server.store.notifications import Preferences, Schedule
from copse.server.tables.clock import Clock

MINUTE: Final = 60.0
HOUR: Final = 3600.0
MINUTES_OF_DAY: Final = 24 * 60
LONGEST_NOTICE: Final = 3 * HOUR  # before a clock runs out
SHARE_OF_TIME: Final = 1 / 4  # of the time for a choice, if that is shorter
SHORTEST_TIME: Final = HOUR  # for a choice; a shorter one has no reminder


@cache
def zones() -> frozenset[str]:
    """Return the names of all time zones."""
    return frozenset(available_timezones())


def first_due(schedule: Schedule, preferences: Preferences, now: float) -> float | None:
    """Return when a notification is due for a turn that begins now; None if never."""
    if schedule == "off":
        return None
    if schedule == "day":
        return _next(preferences.daily_at, preferences, now)
    return now + (HOUR if schedule == "hour" else 0.0)


def after_quiet_hours(preferences: Preferences, at: float) -> float:
    """Return a moment, or the end of the quiet hours in which it is."""
    return at if _quiet_since(preferences, at) is None else _next(preferences.quiet_to or 0, preferences, at)


def before_quiet_hours(preferences: Preferences, at: float) -> float:
    """Return a moment, or the beginning of the quiet hours in which it is."""
    return at - (_quiet_since(preferences, at) or 0) * MINUTE


def reminder(clock: Clock, seat: int, preferences: Preferences) -> float | None:
    """Return when to remind a person that their time runs out; None if they do not want it, or if there is no limit or
    a short one."""
    deadline = clock.deadline(seat)
    if not preferences.remind or deadline is None or deadline - clock.since < SHORTEST_TIME:
        return None
    early = min(LONGEST_NOTICE, (deadline - clock.since) * SHARE_OF_TIME)
    return before_quiet_hours(preferences, deadline - early)


def _quiet_since(preferences: Preferences, at: float) -> int | None:
    """Return for how many minutes the quiet hours have lasted; None outside of them."""
    begin, end = preferences.quiet_from, preferences.quiet_to
    if begin is None or end is None:
        return None
    local = _local(preferences, at)
    since = (local.hour * 60 + local.minute - begin) % MINUTES_OF_DAY
    return since if since < (end - begin) % MINUTES_OF_DAY else None


def _next(minute: int, preferences: Preferences, now: float) -> float:
    """Return the next moment after now at this minute of the day."""
    local = _local(preferences, now)
    at = local.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0, fold=0)
    while at.timestamp() <= now:
        at += timedelta(days=1)
    return at.timestamp()


def _local(preferences: Preferences, now: float) -> datetime:
    return datetime.fromtimestamp(now, ZoneInfo(preferences.zone))
