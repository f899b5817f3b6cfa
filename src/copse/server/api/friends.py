"""Operations on friends, invitations and games to follow. They need an account."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from copse.server.accounts.games import held_at
from copse.server.accounts.service import signed_in
from copse.server.api.calls import Call, Operation
from copse.server.api.tables import check_welcome
from copse.server.lobby.circle import release, reserve, reserved
from copse.server.protocol.account_messages import GameHeld, Nothing
from copse.server.protocol.lobby_messages import (
    Follow,
    FollowedGame,
    FriendInfo,
    InvitationAnswer,
    InvitationInfo,
    NamedPerson,
)
from copse.server.protocol.messages import TableInfo
from copse.server.protocol.refusal import Refusal
from copse.server.tables.seats import Sheet
from copse.server.tables.social import take_reserved


async def list_friends(call: Call) -> list[Struct]:
    return list(await call.circle.friends_of(signed_in(await call.visit()).account.id))


async def befriend(call: Call) -> Nothing:
    """Ask somebody to be friends, or accept their request."""
    wish, visit = await call.body(NamedPerson), await call.visit()
    other = await call.circle.person(wish.name, visit)
    await call.circle.ask(signed_in(visit).account, other)
    return Nothing()


async def remove_friend(call: Call) -> Nothing:
    """End a friendship, or withdraw or decline a request."""
    wish, visit = await call.body(NamedPerson), await call.visit()
    other = await call.circle.person(wish.name, visit)
    await call.circle.friends.remove(signed_in(visit).account.id, other.id)
    return Nothing()


# ---- invitations to tables


async def list_invitations(call: Call) -> list[Struct]:
    return list(await call.circle.invitations_of(signed_in(await call.visit()).account.id))


async def invite_person(call: Call) -> TableInfo:
    """Keep a free seat for somebody, and tell them."""
    wish, visit, table = await call.body(NamedPerson), await call.visit(), await call.table()
    call.host(table)
    inviter, invited = signed_in(visit).account, await call.circle.person(wish.name, visit)
    if table.sheet.club:
        await call.clubs.check_member(table.sheet.club, invited)
    await call.circle.invite(inviter, invited, table.id, table.setup.game)
    try:
        await table.alter(lambda sheet: reserve(sheet, invited, table.when))
    except Refusal as problem:
        if problem.fault.code != "already_here":
            await call.circle.invitations.end(invited.id, table.id)
        raise
    return call.snapshots.table(table, call.lang, call.token)


async def accept_invitation(call: Call) -> GameHeld:
    wish, account = await call.body(InvitationAnswer), signed_in(await call.visit()).account
    table = await call.find(wish.table)
    reserved(table.sheet, account.id)
    await check_welcome(call, table)
    await call.accounts.people.hold(account.id, table.id, table.setup.game, call.circle.now())

    def sit(sheet: Sheet) -> None:
        take_reserved(sheet, reserved(sheet, account.id), table.when)

    await table.alter(sit)
    await call.circle.invitations.end(account.id, table.id)
    return held_at(table.id, table.setup.game, table.sheet, account.id)


async def decline_invitation(call: Call) -> Nothing:
    """Decline an invitation. One that has ended is removed from the list."""
    wish, account = await call.body(InvitationAnswer), signed_in(await call.visit()).account
    try:
        table = await call.find(wish.table)
        await table.alter(lambda sheet: release(sheet, account.id, table.when))
    except Refusal as problem:
        if problem.status not in (404, 410):
            raise
    await call.circle.invitations.end(account.id, wish.table)
    return Nothing()


# ---- games that one follows


async def list_followed(call: Call) -> list[Struct]:
    return list(await call.circle.followed_by(signed_in(await call.visit()).account.id))


async def follow(call: Call) -> Nothing:
    """Follow a game that anybody with its link may watch, or follow it no longer."""
    wish, account = await call.body(Follow), signed_in(await call.visit()).account.id
    if not wish.follow:
        await call.circle.follows.end(account, wish.table)
        return Nothing()
    table = await call.find(wish.table)
    if table.sheet.private:
        raise Refusal(403, "no_spectators", "only games that everybody may watch can be followed")
    await call.circle.follow(account, table.id, table.setup.game)
    return Nothing()


OPERATIONS: Final = (
    Operation("GET", "/friends", list_friends, "List friends and requests.", list[FriendInfo]),
    Operation("POST", "/friends", befriend, "Ask somebody to be friends, or accept.", Nothing, NamedPerson),
    Operation("POST", "/friends/remove", remove_friend, "End a friendship or a request.", Nothing, NamedPerson),
    Operation("GET", "/invitations", list_invitations, "List invitations to tables.", list[InvitationInfo]),
    Operation("POST", "/invitations/accept", accept_invitation, "Take the seat.", GameHeld, InvitationAnswer),
    Operation("POST", "/invitations/decline", decline_invitation, "Decline an invitation.", Nothing, InvitationAnswer),
    Operation(
        "POST",
        "/tables/{table}/invite",
        invite_person,
        "Keep a free seat for a person and invite them.",
        TableInfo,
        NamedPerson,
        who="host",
    ),
    Operation("GET", "/follows", list_followed, "List the games that you follow.", list[FollowedGame]),
    Operation("POST", "/follows", follow, "Follow a game, or no longer.", Nothing, Follow),
)
