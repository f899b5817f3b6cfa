"""Seats of accounts: how a guest's seats become those of an account, which seats it has, and what stays of a person
whose account was deleted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set
from itertools import count
from typing import Final

from msgspec.structs import replace

from copse.server.tables.seat_changes import stand_up
from copse.server.tables.seats import (
    MOST_FORMER,
    Chair,
    Member,
    Notice,
    Sheet,
    Utterance,
    When,
    digest,
    member_of,
    with_accounts,
)

HOST: Final = "host"  # the slot of a host without a seat


def take_along(sheet: Sheet, account: str, tokens: Iterable[str], slots: dict[str, str], turn: int) -> None:
    """Give the seats of these tokens to an account. The tokens then open nothing any more, but still prove whose hands
    were seen. `slots` has and gets the slot for each token, because it stays the same in a rematch."""
    for old in map(digest, tokens):
        held = [seat for seat, chair in enumerate(sheet.chairs) if old in (chair.token, chair.kept, chair.holder.token)]
        if not held and sheet.host_token != old:
            continue
        slot = slots.setdefault(old, _free_slot(sheet, account, held[0]) if held else HOST)
        new = digest(Member(account, slot))
        for seat in held:
            chair = sheet.chairs[seat]
            chair.claimed = turn
            chair.token, chair.kept = (new if kept == old else kept for kept in (chair.token, chair.kept))
            if chair.absent is not None and chair.absent.token == old:
                chair.absent = replace(chair.absent, token=new)
        if sheet.host_token == old:
            sheet.host_token = new
        sheet.former = [*sheet.former, old][-MOST_FORMER:]


def _free_slot(sheet: Sheet, account: str, seat: int) -> str:
    taken = {member.slot for _, member in members(sheet) if member.account == account}
    return next(str(slot) for slot in count(seat) if str(slot) not in taken)


def members(sheet: Sheet) -> Iterator[tuple[int, Member]]:
    """Yield the seats of accounts, including those where an agent stands in and those reserved in a rematch. The seat
    of a substitute is also that of the absent person."""
    for seat, chair in enumerate(sheet.chairs):
        for kept in {chair.token or chair.kept, chair.holder.token}:
            if member := member_of(kept):
                yield seat, member


def everyone(sheet: Sheet) -> list[Member]:
    """Return the accounts at a table: those with seats, the host, and the authors of messages."""
    host = member_of(sheet.host_token)
    written = [Member(said.account) for said in sheet.chat if said.account]
    return [*(member for _, member in members(sheet)), *([host] if host else []), *written]


def held_by(sheet: Sheet, account: str) -> dict[int, Member]:
    """Return the seats of an account."""
    return {seat: member for seat, member in members(sheet) if member.account == account}


def hosted_by(sheet: Sheet, account: str) -> Member | None:
    """Return how an account is the host; None if it is not."""
    member = member_of(sheet.host_token)
    return member if member is not None and member.account == account else None


def messages_of(sheet: Sheet, account: str) -> list[str]:
    """Return the texts that an account wrote in the chat."""
    return [said.text for said in _written(sheet, account) if said.text]


def _written(sheet: Sheet, account: str) -> list[Utterance]:
    held, host = held_by(sheet, account), hosted_by(sheet, account)
    authors = {*map(str, held), *(f"left {seat}" for seat in held), *([HOST] if host else [])}
    names = _names(sheet, account)
    return [
        said
        for said in sheet.chat
        if said.account == account or (said.who in names and said.request.partition(":")[0] in authors)
    ]


def _names(sheet: Sheet, account: str) -> set[str]:
    """Return the names under which an account is known at a table."""
    names = {_name_at(sheet.chairs[seat], member) for seat, member in held_by(sheet, account).items()}
    return names | {sheet.host} if hosted_by(sheet, account) else names


def _without(told: Notice, names: set[str]) -> Notice:
    """Return a notice without these names."""
    who, other = ("" if name in names else name for name in (told.who, told.other))
    return replace(told, who=who, other=other)


def _name_at(chair: Chair, member: Member) -> str:
    """Return the name of a substitute or of the absent person."""
    return chair.holder.name if member_of(chair.holder.token) == member else chair.name


def without_names(sheet: Sheet, accounts: Set[str]) -> Sheet:
    """Return a table as others see it while these accounts are silenced: without their names and avatars, and without
    the name of a table of theirs. If none of them is there, it is the sheet itself."""
    if not accounts:
        return sheet
    for account in accounts & {member.account for member in everyone(sheet)}:
        held, hosted = held_by(sheet, account), hosted_by(sheet, account)
        names, written = _names(sheet, account), _written(sheet, account)
        sheet = replace(
            sheet,
            name="" if hosted else sheet.name,
            host="" if hosted else sheet.host,
            chairs=[
                replace(chair, name=(chair.agent or "") if chair.kind == "agent" else "", avatar="")
                if seat in held
                else chair
                for seat, chair in enumerate(sheet.chairs)
            ],
            notices=[replace(told, who="") if told.who in names else told for told in sheet.notices],
            chat=[replace(said, who="") if said in written else said for said in sheet.chat],
        )
    return sheet


def forget_person(sheet: Sheet, account: str, when: When, over: bool) -> None:
    """Remove a person from a table: their names, their messages and their rights. Where a game goes on, their seats
    are given up for good."""
    names, written = _names(sheet, account), _written(sheet, account)
    hosted = hosted_by(sheet, account)
    for seat, member in held_by(sheet, account).items():
        chair = sheet.chairs[seat]
        if chair.absent is not None and sheet.left_by(member) == seat:
            chair.absent = None  # the substitute keeps the seat
            continue
        if not over and sheet.seat_of(member) is not None:
            stand_up(sheet, member, True, when)
            if chair.absent is not None:
                continue
        else:  # an agent that stands in plays on
            chair.name = (chair.agent or "") if chair.kind == "agent" else ""
        sheet.chairs[seat] = replace(sheet.chairs[seat], token="", kept="", avatar="", client="")
    if hosted:
        sheet.host, sheet.host_token = "", ""
    sheet.notices = [_without(told, names) for told in sheet.notices]
    sheet.chat = [said for said in sheet.chat if said not in written]
    own = digest(Member(account))
    sheet.former = [kept for kept in sheet.former if own not in with_accounts([kept])]
    sheet.deserted = [replace(one, kept="") if own in with_accounts([one.kept]) else one for one in sheet.deserted]
