"""The people whom a person knows: friends, invitations to tables, and games to follow. All of it needs an account."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from copse.server.accounts.names import look_of
from copse.server.accounts.service import Visit, signed_in
from copse.server.clients.rate_limit import DAY, RateLimit
from copse.server.config.settings import Settings
from copse.server.moderation.service import Moderation
from copse.server.protocol.lobby_messages import FollowedGame, FriendInfo, GameOfFriend, InvitationInfo
from copse.server.protocol.refusal import Refusal
from copse.server.store import Conflict, Missed, Store
from copse.server.store.friends import Follows, Friends, Invitations
from copse.server.store.people import Account, People
from copse.server.tables.account_seats import held_by
from copse.server.tables.seats import Chair, Member, Sheet, When, digest, member_of, readable

MOST_FRIENDS: Final = 200  # with requests
MOST_INVITATIONS: Final = 30  # to tables that have not begun
MOST_FOLLOWED: Final = 50
MOST_GAMES: Final = 200  # of all friends, that are looked through
ONLINE_SECONDS: Final = 150.0  # since somebody was last seen


class Circle:
    def __init__(
        self, settings: Settings, store: Store, moderation: Moderation, now: Callable[[], float] = time.time
    ) -> None:
        self.friends: Final = Friends(store)
        self.invitations: Final = Invitations(store)
        self.follows: Final = Follows(store)
        self.people: Final = People(store)
        self._moderation: Final = moderation
        self.now: Final = now
        self._sent: Final = RateLimit(settings.invitations_per_day, settings.invitations_per_day / DAY, now)

    async def person(self, name: str, visit: Visit | None) -> Account:
        """Return another person by name. Raises Refusal."""
        account = await self.people.named(look_of(name))
        if account is None:
            raise Refusal(404, "unknown_person", "nobody with an account has this name")
        if account.id == signed_in(visit).account.id:
            raise Refusal(409, "yourself", "that is your own name")
        return account

    def count_invitation(self, account: str) -> None:
        """Count something that another person is asked. Raises Refusal."""
        if not self._sent.take(account):
            raise Refusal(429, "too_many_invitations", "you have sent too many requests and invitations today")

    async def check_welcome(self, account: str, other: str) -> None:
        """Raise Refusal if one of two people has blocked the other, in the words for a full list: nobody learns of a
        block."""
        if await self._moderation.blocked(account, [other]):
            raise has_many_invitations()

    # ---- friends

    async def friends_of(self, account: str) -> list[FriendInfo]:
        """Return friends and requests. Only friends learn who is online, and which game can be watched."""
        games = await self._games(account)
        return [
            FriendInfo(
                one.name,
                one.avatar,
                one.state,
                one.state == "friend" and one.seen is not None and self.now() - one.seen < ONLINE_SECONDS,
                games.get(one.account),
            )
            for one in await self.friends.all(account)
        ]

    async def _games(self, account: str) -> dict[str, GameOfFriend]:
        """Return a game of each friend that anybody with the link may watch."""
        found: dict[str, GameOfFriend] = {}
        for row in await self.friends.games(account, MOST_GAMES):
            sheet = readable(row.sheet)
            if sheet is not None and not sheet.private and held_by(sheet, row.account):
                found.setdefault(row.account, GameOfFriend(row.table, row.game, sheet.name))
        return found

    async def ask(self, account: Account, other: Account) -> None:
        """Ask somebody to be friends, or accept their request. Raises Refusal."""
        try:
            await self.friends.accept(account.id, other.id, self.now())
            return
        except Missed:
            self.count_invitation(account.id)
            await self.check_welcome(account.id, other.id)
        try:
            await self.friends.ask(account.id, other.id, self.now(), MOST_FRIENDS)
        except Conflict:  # they are friends, or one of them has asked at this moment
            return
        except Missed:
            problem = f"each of you may have at most {MOST_FRIENDS} friends and requests"
            raise Refusal(409, "too_many_friends", problem) from None

    # ---- invitations to tables

    async def invitations_of(self, account: str) -> list[InvitationInfo]:
        found = []
        for row in await self.invitations.all(account):
            sheet = readable(row.sheet)
            if sheet is not None and any(sheet.chairs[seat].kept for seat in held_by(sheet, account)):
                found.append(InvitationInfo(row.table, row.game, sheet.name, row.inviter, row.avatar, row.made))
        return found

    async def invite(self, inviter: Account, invited: Account, table: str, game: str) -> None:
        """Note an invitation. Raises Refusal."""
        self.count_invitation(inviter.id)
        await self.check_welcome(inviter.id, invited.id)
        try:
            await self.invitations.add(invited.id, table, inviter.id, game, self.now(), MOST_INVITATIONS)
        except Conflict:
            return
        except Missed:
            raise has_many_invitations() from None

    # ---- games that one follows

    async def followed_by(self, account: str) -> list[FollowedGame]:
        found = []
        for row in await self.follows.all(account):
            if (sheet := readable(row.sheet)) is not None:
                found.append(FollowedGame(row.table, row.game, sheet.name, row.status or "playing"))
        return found

    async def follow(self, account: str, table: str, game: str) -> None:
        """Raises Refusal."""
        try:
            await self.follows.add(account, table, game, self.now(), MOST_FOLLOWED)
        except Conflict:
            return
        except Missed:
            raise Refusal(409, "too_many_followed", f"you may follow at most {MOST_FOLLOWED} games") from None


def has_many_invitations() -> Refusal:
    return Refusal(409, "has_many_invitations", "this person has too many invitations just now")


def reserve(sheet: Sheet, account: Account, when: When) -> None:
    """Keep a free seat for somebody. Raises Refusal."""
    if sheet.started is not None:
        raise Refusal(409, "already_begun", "the game has begun, so nobody can be invited any more")
    if held_by(sheet, account.id):
        raise Refusal(409, "already_here", "this person has a seat here, or is invited already")
    free = [seat for seat, chair in enumerate(sheet.chairs) if chair.kind == "open" and not chair.kept]
    if not free:
        raise Refusal(409, "seat_taken", "no seat is free", allowed=[])
    if sheet.name_taken(account.name):
        raise Refusal(409, "name_taken", "someone at this table has this name or a similar one")
    held = digest(Member(account.id, str(free[0])))
    sheet.chairs[free[0]] = Chair("open", account.name, avatar=account.avatar, kept=held)
    sheet.note(when, "invited", free[0], account.name)


def reserved(sheet: Sheet, account: str) -> Member:
    """Return who may take the seat that is kept for an account. Raises Refusal."""
    for chair in sheet.chairs:
        if (member := member_of(chair.kept)) and member.account == account:
            return member
    raise Refusal(410, "invitation_ended", "this invitation has ended")


def release(sheet: Sheet, account: str, when: When) -> None:
    """Open the seat that is kept for an account. Raises Refusal."""
    held = digest(reserved(sheet, account))
    seat = next(seat for seat, chair in enumerate(sheet.chairs) if chair.kept == held)
    name, sheet.chairs[seat] = sheet.chairs[seat].name, Chair("open")
    sheet.note(when, "declined", seat, name)
