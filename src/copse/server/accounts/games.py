"""The games of an account: taken along from a browser, listed, exported, and left behind when it is deleted."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterator
from typing import Final

import msgspec

from copse.kernel.errors import CopseError
from copse.server.protocol.account_messages import ExportedGame, GameHeld, SeatHeld
from copse.server.protocol.refusal import Refusal
from copse.server.store import Gone, Unavailable
from copse.server.store.people import HeldGame, People
from copse.server.tables.account_seats import forget_person, held_by, hosted_by, messages_of
from copse.server.tables.seats import Member, Sheet, When, member_of, readable
from copse.server.tables.table import Table

REFERENCE: Final = "account:"
SLOT: Final = re.compile(REFERENCE + r"(host|[0-9]{1,3})", re.ASCII)


def reference(member: Member) -> str:
    """Return what a browser sends in place of a token. The session beside it says whose seat is meant."""
    return REFERENCE + member.slot


def slot_in(token: str) -> str | None:
    """Return the slot that a reference names; None if the text is a token."""
    found = SLOT.fullmatch(token)
    return found[1] if found else None


def held_at(id: str, game: str, sheet: Sheet, account: str) -> GameHeld:
    host = hosted_by(sheet, account)
    seats = [SeatHeld(seat, reference(member)) for seat, member in held_by(sheet, account).items()]
    plays_for = (chair.token for chair in sheet.chairs if chair.absent is not None)
    substitute = any(member is not None and member.account == account for member in map(member_of, plays_for))
    return GameHeld(id, game, sheet.name, reference(host) if host else None, seats, substitute)


async def games_of(people: People, account: str) -> list[GameHeld]:
    """Return the games of an account, the newest first, without those where it has nothing any more."""
    found = [held_at(game.id, game.game, sheet, account) for game, sheet in await _sheets(people, account)]
    return [game for game in found if game.seats or game.host]


async def exported(people: People, account: str) -> list[ExportedGame]:
    """Return what is stored about an account at its tables."""
    return [
        ExportedGame(
            game.id, game.game, sheet.name, sheet.made, [*held_by(sheet, account)], messages_of(sheet, account)
        )
        for game, sheet in await _sheets(people, account)
    ]


async def _sheets(people: People, account: str) -> list[tuple[HeldGame, Sheet]]:
    return list(_readable(await people.games(account)))


def _readable(games: list[HeldGame]) -> Iterator[tuple[HeldGame, Sheet]]:
    for game in games:
        if (sheet := readable(game.sheet)) is not None:
            yield game, sheet


async def leave_all(people: People, account: str, table_of: Callable[[str], Awaitable[Table]]) -> None:
    """Remove an account from all its tables, and from those to which it is invited. Raises Unavailable."""
    for game in await people.invited(account):
        await _leave(people, account, game, table_of)
    while games := await people.games(account):
        for game in games:
            await _leave(people, account, game, table_of)
            await people.let_go(account, game.id)


async def _leave(people: People, account: str, game: HeldGame, table_of: Callable[[str], Awaitable[Table]]) -> None:
    try:
        table = await table_of(game.id)
        over = table.status == "over"
        await table.alter(lambda sheet: forget_person(sheet, account, table.when, over))
    except Unavailable:
        raise
    except (Refusal, Gone, CopseError):  # an operator closed the table, or it cannot be read
        for _, sheet in _readable([game]):
            forget_person(sheet, account, When(0.0, 0), True)
            await people.rewrite(game.id, msgspec.json.encode(sheet), game.version + 1)
