"""Whom a report is about, and the chat around it. It is read from the sheet of a table, which has nothing of the game,
and everybody who may report there can read all of it."""

from __future__ import annotations

from typing import Final, NamedTuple

from copse.server.protocol.moderation_messages import ReportWish
from copse.server.protocol.refusal import Refusal
from copse.server.store.moderation import Line
from copse.server.tables.seats import Sheet, Utterance, member_of

BEFORE: Final = 30  # messages
AFTER: Final = 10


class Accused(NamedTuple):
    """A person as they appear at a table. `account` is None for a guest."""

    account: str | None
    name: str
    avatar: str


def person_at(sheet: Sheet, seat: int | None) -> Accused:
    """Return the person at a seat, or the host. Raises Refusal if there is none."""
    if seat is None:
        held, name, avatar = sheet.host_token, sheet.host, ""
    elif seat < len(sheet.chairs):
        chair = sheet.chairs[seat]
        held, name, avatar = chair.token or chair.kept, chair.name, chair.avatar
    else:
        held = name = avatar = ""
    if not held:
        raise Refusal(409, "no_person", "no person is at this seat")
    member = member_of(held)
    return Accused(member.account if member else None, name, avatar)


def message_at(sheet: Sheet, n: int | None) -> Utterance:
    """Return a message. Raises Refusal if the table does not have it any more."""
    found = next((said for said in sheet.chat if said.n == n), None)
    if found is None:
        raise Refusal(404, "unknown_message", "there is no such message at this table, or it is too old")
    return found


def accused(sheet: Sheet, wish: ReportWish) -> Accused:
    """Return whom a report at a table is about. The author of a message may have left since. Raises Refusal."""
    if wish.kind != "message":
        return person_at(sheet, wish.whom.seat)
    said = message_at(sheet, wish.message)
    return Accused(said.account or None, said.who, "")


def topic_of(wish: ReportWish, about: Accused) -> str:
    """Return what a report is about: reports with one topic are closed together."""
    where = wish.whom
    if wish.kind == "league":
        return f"league {where.league}"
    if wish.kind == "message":
        return f"message {where.table} {wish.message}"
    return f"{wish.kind} {about.account or f'{where.table} {where.seat}'}"


def around(sheet: Sheet, message: int | None) -> list[Line]:
    """Return the chat around a message, or the newest messages."""
    numbers = [said.n for said in sheet.chat]
    at = numbers.index(message) if message in numbers else len(numbers) - 1
    return [
        Line(said.n, said.at, said.seat, said.who, said.text, said.emote, said.account or None)
        for said in sheet.chat[max(0, at - BEFORE) : at + AFTER + 1]
    ]
