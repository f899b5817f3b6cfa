"""Operations on clubs. They need an account, and all but founding and joining one need membership."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from copse.server.accounts.service import signed_in
from copse.server.api.calls import Call, Operation
from copse.server.lobby.clubs import Club
from copse.server.protocol.account_messages import Nothing
from copse.server.protocol.lobby_messages import (
    ClubEntry,
    ClubInfo,
    ClubPromotion,
    ClubText,
    NamedPerson,
    NewClub,
)
from copse.server.protocol.refusal import Refusal
from copse.server.tables.social import check_text

COUNTED_AT_ONCE: Final = 3  # finished tables, which may have to be loaded


async def _club(call: Call) -> Club:
    """Return the club of the path. Raises Refusal unless the person is a member."""
    return await call.clubs.club(call.part("club"), await call.visit())


async def list_clubs(call: Call) -> list[Struct]:
    found = await call.clubs.clubs.of(signed_in(await call.visit()).account.id)
    return [ClubEntry(club.id, club.name, club.role, club.members) for club in found]


async def found_club(call: Call) -> ClubEntry:
    wish, account = await call.body(NewClub), signed_in(await call.visit()).account
    id = await call.clubs.found(wish.name, account)
    return ClubEntry(id, wish.name, "founder", 1)


async def show_club(call: Call) -> ClubInfo:
    club = await _club(call)
    if await _count_results(call, club.id):
        club = await _club(call)
    (entry,) = [one for one in await call.clubs.clubs.of(club.own.account) if one.id == club.id]
    return ClubInfo(
        club.id,
        entry.name,
        club.role(club.own),
        call.clubs.members(club),
        await call.clubs.messages(club),
        await call.open_tables.tables(club.id),
    )


async def _count_results(call: Call, club: str) -> bool:
    """Store the results of finished tables, a few at a time. Returns whether there were any."""
    over = await call.clubs.clubs.uncounted(club, COUNTED_AT_ONCE)
    for id in over:
        try:
            await call.clubs.count(club, await call.find(id))
        except Refusal:  # the client has replayed too much, or the table cannot be read
            continue
    return bool(over)


async def invite_to_club(call: Call) -> Nothing:
    wish, club = await call.body(NamedPerson), await _club(call)
    await call.clubs.invite(club, await call.circle.person(wish.name, await call.visit()))
    return Nothing()


async def join_club(call: Call) -> Nothing:
    """Accept an invitation."""
    await call.body(Nothing)
    await call.clubs.join(call.part("club"), signed_in(await call.visit()).account.id)
    return Nothing()


async def leave_club(call: Call) -> Nothing:
    """Leave a club, or decline an invitation. The last member closes the club."""
    await call.body(Nothing)
    await call.clubs.clubs.leave(call.part("club"), signed_in(await call.visit()).account.id)
    return Nothing()


async def remove_from_club(call: Call) -> Nothing:
    wish, club = await call.body(NamedPerson), await _club(call)
    await call.clubs.remove(club, await call.circle.person(wish.name, await call.visit()))
    return Nothing()


async def promote(call: Call) -> Nothing:
    """Make a member a helper, or a helper a member."""
    wish, club = await call.body(ClubPromotion), await _club(call)
    club.check_founder()
    member = club.named(await call.circle.person(wish.name, await call.visit()))
    await call.clubs.clubs.set_role(club.id, member.account, "helper" if wish.helper else "member")
    return Nothing()


async def say_in_club(call: Call) -> Nothing:
    wish, club = await call.body(ClubText), await _club(call)
    text = check_text(wish.text)
    call.accounts.standing.check_talk(club.own.account)
    if not call.messages.take(f"club {club.id} {club.own.account}"):
        raise Refusal(429, "too_many_messages", "too many messages; wait a moment")
    await call.clubs.say(club, text)
    return Nothing()


CLUB: Final = "/clubs/{club}"
OPERATIONS: Final = (
    Operation("GET", "/clubs", list_clubs, "List your clubs and invitations to clubs.", list[ClubEntry]),
    Operation("POST", "/clubs", found_club, "Found a club.", ClubEntry, NewClub, 201),
    Operation("GET", CLUB, show_club, "Get a club with its chat, tables and standings.", ClubInfo),
    Operation("POST", f"{CLUB}/invite", invite_to_club, "Invite somebody (helpers).", Nothing, NamedPerson),
    Operation("POST", f"{CLUB}/join", join_club, "Accept an invitation.", Nothing, Nothing),
    Operation("POST", f"{CLUB}/leave", leave_club, "Leave, or decline an invitation.", Nothing, Nothing),
    Operation("POST", f"{CLUB}/remove", remove_from_club, "Remove somebody (helpers).", Nothing, NamedPerson),
    Operation("POST", f"{CLUB}/role", promote, "Make somebody a helper (founder).", Nothing, ClubPromotion),
    Operation("POST", f"{CLUB}/messages", say_in_club, "Write in the chat of a club.", Nothing, ClubText),
)
