"""Clubs: groups of people with tables, a chat and standings of their own. Nobody else learns anything about a club."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

from copse.server.accounts.names import look_of
from copse.server.accounts.service import Visit, signed_in
from copse.server.lobby.circle import ONLINE_SECONDS, Circle
from copse.server.protocol.lobby_messages import ClubMember, ClubMessage
from copse.server.protocol.refusal import Refusal
from copse.server.snapshots.wording import outcome_info
from copse.server.store import Conflict, Missed
from copse.server.store.clubs import Clubs, Member, Role
from copse.server.store.people import Account
from copse.server.tables.account_seats import members as seated
from copse.server.tables.names import person_name
from copse.server.tables.table import Table

ID_BYTES: Final = 9
MOST_CLUBS: Final = 20  # of one person, with invitations
MOST_MEMBERS: Final = 200  # with people who are invited
MOST_MESSAGES: Final = 200
RANKS: Final[Sequence[Role]] = ("founder", "helper", "member", "invited")


class Club:
    """A club as one of its members sees it."""

    def __init__(self, id: str, members: Sequence[Member], own: Member) -> None:
        self.id: Final = id
        self.members: Final = members
        self.own: Final = own

    @property
    def founder(self) -> Member:
        """The founder. If they have left, the oldest helper, or else the oldest member, takes their place."""
        return min(self.members, key=lambda one: RANKS.index(one.role))  # the members are in order of age

    @property
    def leads(self) -> bool:
        return self.own == self.founder

    def role(self, member: Member) -> Role:
        return "founder" if member == self.founder else member.role

    def check_helper(self) -> None:
        """Raise Refusal unless the member may invite and remove people."""
        if not (self.leads or self.own.role == "helper"):
            raise Refusal(403, "not_helper", "only the founder and the helpers of a club may do that")

    def check_founder(self) -> None:
        """Raise Refusal unless the member leads the club."""
        if not self.leads:
            raise Refusal(403, "not_founder", "only the founder of a club may do that")

    def named(self, account: Account) -> Member:
        """Return another member, or somebody who is invited. Raises Refusal."""
        for member in self.members:
            if member.account == account.id:
                return member
        raise Refusal(404, "not_in_club", "this person is not a member of this club")


class ClubHouse:
    """All clubs, for people who are signed in."""

    def __init__(self, circle: Circle, clubs: Clubs) -> None:
        self.clubs: Final = clubs
        self._circle: Final = circle

    async def club(self, id: str, visit: Visit | None) -> Club:
        """Return a club of the person who asks. Raises Refusal; people outside learn not even that it exists."""
        account, members = signed_in(visit).account.id, await self.clubs.members(id)
        for member in members:
            if member.account == account and member.role != "invited":
                return Club(id, members, member)
        raise unknown_club()

    async def check_member(self, id: str, account: Account) -> None:
        """Raise Refusal unless somebody is a member of a club."""
        members = [one.account for one in await self.clubs.members(id) if one.role != "invited"]
        if account.id not in members:
            raise Refusal(409, "not_in_club", "this person is not a member of the club of this table")

    async def found(self, name: str, account: Account) -> str:
        """Return the id of a new club. Raises Refusal."""
        name, id = person_name(name), secrets.token_urlsafe(ID_BYTES)
        self._circle.count_invitation(account.id)
        try:
            await self.clubs.found(id, name, look_of(name), account.id, self._circle.now(), MOST_CLUBS)
        except Conflict:
            raise Refusal(409, "club_name_taken", "a club has this name, or one that looks like it") from None
        except Missed:
            raise too_many_clubs() from None
        return id

    async def invite(self, club: Club, account: Account) -> None:
        """Invite somebody, for helpers. Raises Refusal."""
        club.check_helper()
        self._circle.count_invitation(club.own.account)
        await self._circle.check_welcome(club.own.account, account.id)
        try:
            await self.clubs.invite(club.id, account.id, self._circle.now(), MOST_CLUBS, MOST_MEMBERS)
        except Conflict:
            return
        except Missed:
            raise too_many_clubs() from None

    async def join(self, club: str, account: str) -> None:
        """Accept an invitation. Raises Refusal."""
        try:
            await self.clubs.join(club, account, self._circle.now())
        except Missed:
            raise unknown_club() from None

    async def remove(self, club: Club, account: Account) -> None:
        """Remove a member or take an invitation back, for helpers. Nobody removes the founder, and only the founder
        removes helpers. Raises Refusal."""
        club.check_helper()
        if club.role(club.named(account)) in ("founder", "helper"):
            club.check_founder()
        await self.clubs.leave(club.id, account.id)

    # ---- what members see

    def members(self, club: Club) -> list[ClubMember]:
        """Return the members with the standings: those who have won most come first."""
        now = self._circle.now()
        people = [
            ClubMember(
                one.name,
                one.avatar,
                club.role(one),
                one.seen is not None and one.role != "invited" and now - one.seen < ONLINE_SECONDS,
                one.played,
                one.won,
            )
            for one in club.members
        ]
        return sorted(people, key=lambda one: (one.role == "invited", -one.won, one.played, one.name))

    async def messages(self, club: Club) -> list[ClubMessage]:
        said = await self.clubs.messages(club.id, MOST_MESSAGES)
        return [ClubMessage(one.id, one.name, one.avatar, one.at, one.text) for one in said]

    async def say(self, club: Club, text: str) -> None:
        now = self._circle.now()
        await self.clubs.say(secrets.token_hex(8), club.id, club.own.account, now, text, MOST_MESSAGES)

    async def count(self, club: str, table: Table) -> None:
        """Store the result of a finished table. Another server may have been first."""
        winners = outcome_info(table.game).winners
        won: dict[str, bool] = {}
        for seat, member in seated(table.sheet):
            won[member.account] = won.get(member.account, False) or seat in winners
        try:
            await self.clubs.count(club, table.id, won, self._circle.now())
        except Missed:
            return


def unknown_club() -> Refusal:
    return Refusal(404, "unknown_club", "there is no such club, or you are not a member")


def too_many_clubs() -> Refusal:
    problem = f"a person may be in {MOST_CLUBS} clubs, and a club may have {MOST_MEMBERS} members, with invitations"
    return Refusal(409, "too_many_clubs", problem)
