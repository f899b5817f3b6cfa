"""People who are away by the rules of their table: days off, and substitutes.

A substitute sees the hand of the seat, so nobody becomes one without a key. The absent person makes it, or, if the
table's rule says so, the host. Nobody who has seen another hand can come. When the absent person returns, the
substitute's token ends."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from copse.server.config.settings import DAY
from copse.server.protocol.refusal import Refusal
from copse.server.tables.seat_changes import Newcomer, check_newcomer, stand_in
from copse.server.tables.seats import MOST_FORMER, Absent, Chair, Holiday, Sheet, When, digest, matches
from copse.server.workers.agent_pool import known_agent

FURTHEST: Final = 60 * DAY  # from now, when days off may begin


# ---- days off


def holidays_of(sheet: Sheet, seat: int, now: float) -> list[Holiday]:
    """Return the present and future days off of a seat, in order."""
    found = (holiday for holiday in sheet.holidays if holiday.seat == seat and holiday.until > now)
    return sorted(found, key=lambda holiday: holiday.start)


def days_left(sheet: Sheet, seat: int) -> int:
    """Return how many days off a seat may still take. A day that has begun counts as a whole."""
    taken = (holiday.until - holiday.start for holiday in sheet.holidays if holiday.seat == seat)
    return sheet.pace.holiday_days - sum(math.ceil(seconds / DAY) for seconds in taken)


def take_days_off(sheet: Sheet, seat: int, days: int, start: float | None, when: When) -> None:
    """Raises Refusal."""
    start = when.at if start is None else max(start, when.at)
    left = days_left(sheet, seat)
    if days > left:
        problem = f"you may take {left} more days off in this game"
        raise Refusal(409, "too_few_days_off", problem, allowed=[str(number + 1) for number in range(left)])
    if start > when.at + FURTHEST:
        raise Refusal(422, "bad_request", f"days off must begin within the next {FURTHEST // DAY} days")
    holiday = Holiday(seat, start, start + days * DAY)
    if any(start < other.until and other.start < holiday.until for other in holidays_of(sheet, seat, when.at)):
        raise Refusal(409, "days_off_overlap", "you have taken some of these days off already")
    sheet.holidays.append(holiday)
    sheet.note(when, "days_off", seat, sheet.chairs[seat].name, count=days)


def come_back_early(sheet: Sheet, seat: int, when: When) -> None:
    """End the present days off of a seat and cancel future ones. Raises Refusal."""
    if not holidays_of(sheet, seat, when.at):
        raise Refusal(409, "no_days_off", "you have no days off now or later")
    _end_days_off(sheet, seat, when)
    sheet.note(when, "back_early", seat, sheet.chairs[seat].name)


def _end_days_off(sheet: Sheet, seat: int, when: When) -> None:
    sheet.holidays = list(_ended(sheet.holidays, seat, when.at))


def _ended(holidays: list[Holiday], seat: int, now: float) -> Iterator[Holiday]:
    for holiday in holidays:
        if holiday.seat != seat or holiday.until <= now:
            yield holiday
        elif holiday.start < now:
            yield Holiday(seat, holiday.start, now)


# ---- substitutes


def name_substitute(sheet: Sheet, seat: int, key: str | None, by_host: bool, when: When) -> None:
    """Let anyone who has the key substitute at a seat; without a key nobody. Raises Refusal."""
    chair = sheet.chairs[seat]
    if sheet.pace.substitutes == "nobody" or (by_host and sheet.pace.substitutes == "player"):
        who = "nobody" if sheet.pace.substitutes == "nobody" else "only the person who is away"
        raise Refusal(403, "no_substitutes", f"by the rules of this table {who} may name a substitute")
    if sheet.started is None or not chair.holder.token:
        raise Refusal(409, "nobody_there", "a substitute plays for a person in a game that has begun")
    chair.key, chair.sought = ("" if key is None else digest(key)), by_host
    if by_host and key is not None:
        sheet.note(when, "seeks_substitute", seat, chair.holder.name)


def seat_for(sheet: Sheet, key: str) -> int:
    """Return the seat where the holder of a key may substitute. Raises Refusal."""
    seat = next((seat for seat, chair in enumerate(sheet.chairs) if matches(key, chair.key)), None)
    if seat is None:
        raise Refusal(409, "no_such_key", "this link for a substitute is no longer valid")
    return seat


def substitute(sheet: Sheet, key: str, who: Newcomer, when: When) -> int:
    """Seat a substitute. Returns the seat. Raises Refusal."""
    seat = seat_for(sheet, key)
    check_newcomer(sheet, who)
    before, absent = sheet.chairs[seat], _absent(sheet.chairs[seat])
    gone = [before.token] if before.absent else []
    if before.of_host:  # the host's token proves no longer whose hands they saw
        gone.append(sheet.host_token)
    sheet.former = [*sheet.former, *gone][-MOST_FORMER:]
    sheet.chairs[seat] = Chair(
        "human",
        who.name,
        token=digest(who.token),
        avatar=who.avatar,
        seen="host" if before.of_host else "other",
        client=who.client,
        came=when.at,
        absent=absent,
    )
    _end_days_off(sheet, seat, when)
    sheet.note(when, "substitute", seat, who.name, other=absent.name)
    return seat


def _absent(chair: Chair) -> Absent:
    holder = chair.holder
    return Absent(holder.name, holder.token, holder.avatar, holder.client)


# ---- waiting too long


def hand_over(sheet: Sheet, seat: int, when: When) -> None:
    """Let an agent take the seat of a person for whom the table has waited too long."""
    stand_in(sheet, seat, known_agent(None), "absent_agent", when)
