"""Clubs, as stored: their members, chat, and the results of their tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from msgspec import Struct

from copse.server.store.base import Statement
from copse.server.store.rows import Rows

Role = Literal["founder", "helper", "member", "invited"]

PEOPLED: Final = "(SELECT club FROM club_members WHERE role <> 'invited')"
CLOSE_EMPTY: Final = (
    Statement(f"DELETE FROM club_messages WHERE club NOT IN {PEOPLED}"),
    Statement(f"DELETE FROM club_results WHERE club NOT IN {PEOPLED}"),
    Statement(f"DELETE FROM club_members WHERE club NOT IN {PEOPLED}"),
    Statement(f"DELETE FROM clubs WHERE id NOT IN {PEOPLED}"),
)
"""Close the clubs that the last member has left."""

ENTER: Final = """
INSERT INTO club_members (club, account, role, since) SELECT $1, $2, $3, $4
WHERE (SELECT count(*) FROM club_members WHERE account = $2) < $5
  AND (SELECT count(*) FROM club_members WHERE club = $1) < $6
RETURNING 1
"""
MEMBERS: Final = """
SELECT m.account, a.name, a.avatar, m.role, m.since, (SELECT max(s.seen) FROM sessions s WHERE s.account = m.account),
       (SELECT count(*) FROM club_results r WHERE r.club = m.club AND r.account = m.account),
       (SELECT count(*) FROM club_results r WHERE r.club = m.club AND r.account = m.account AND r.won = 1)
FROM club_members m JOIN accounts a ON a.id = m.account WHERE m.club = $1 ORDER BY m.since, a.name
"""
OF_ACCOUNT: Final = """
SELECT c.id, c.name, m.role, (SELECT count(*) FROM club_members o WHERE o.club = c.id AND o.role <> 'invited')
FROM club_members m JOIN clubs c ON c.id = m.club WHERE m.account = $1 ORDER BY c.name
"""
MESSAGES: Final = """
SELECT m.id, a.name, a.avatar, m.at, m.text FROM club_messages m JOIN accounts a ON a.id = m.account
WHERE m.club = $1 ORDER BY m.at DESC, m.id LIMIT $2
"""
UNCOUNTED: Final = """
SELECT l.table_id FROM listings l JOIN tables t ON t.id = l.table_id
WHERE l.place = $1 AND l.counted IS NULL AND t.status = 'over' AND t.ended IS NULL ORDER BY l.opened LIMIT $2
"""


class ClubOfAccount(Struct, frozen=True, array_like=True):
    id: str
    name: str
    role: Role
    members: int


class Member(Struct, frozen=True, array_like=True):
    """A member of a club, or somebody who is invited."""

    account: str
    name: str
    avatar: str
    role: Role
    since: float
    seen: float | None
    played: int
    won: int


class Message(Struct, frozen=True, array_like=True):
    id: str
    name: str
    avatar: str
    at: float
    text: str


class TableOver(Struct, frozen=True, array_like=True):
    id: str


class Clubs(Rows):
    async def found(self, club: str, name: str, look: str, account: str, now: float, most: int) -> None:
        """Store a new club. Raises Conflict if there is one with such a name, and Missed if the account is in `most`
        clubs."""
        await self._store.together(
            Statement("INSERT INTO clubs (id, name, look) VALUES ($1, $2, $3)", (club, name, look)),
            Statement(ENTER, (club, account, "founder", now, most, 1), must=True),
        )

    async def of(self, account: str) -> list[ClubOfAccount]:
        return await self._all(ClubOfAccount, OF_ACCOUNT, account)

    async def members(self, club: str) -> list[Member]:
        """Return the members and the people who are invited, the oldest first."""
        return await self._all(Member, MEMBERS, club)

    async def invite(self, club: str, account: str, now: float, most_clubs: int, most_members: int) -> None:
        """Raises Conflict if the person is a member or invited, and Missed if there are too many."""
        await self._store.together(
            Statement(ENTER, (club, account, "invited", now, most_clubs, most_members), must=True)
        )

    async def join(self, club: str, account: str, now: float) -> None:
        """Accept an invitation. Raises Missed if there is none."""
        update = (
            "UPDATE club_members SET role = 'member', since = $3 WHERE club = $1 AND account = $2 AND role = 'invited' "
            "RETURNING 1"
        )
        await self._store.together(Statement(update, (club, account, now), must=True))

    async def leave(self, club: str, account: str) -> None:
        """Remove somebody. The last member closes the club."""
        delete = Statement("DELETE FROM club_members WHERE club = $1 AND account = $2", (club, account))
        await self._store.together(delete, *CLOSE_EMPTY)

    async def set_role(self, club: str, account: str, role: Role) -> None:
        """Make a member a helper, or a helper a member."""
        update = "UPDATE club_members SET role = $3 WHERE club = $1 AND account = $2 AND role IN ('member', 'helper')"
        await self._change(update, club, account, role)

    # ---- chat

    async def say(self, id: str, club: str, account: str, at: float, text: str, most: int) -> None:
        """Store a message, and delete the oldest ones."""
        insert = "INSERT INTO club_messages (id, club, account, at, text) VALUES ($1, $2, $3, $4, $5)"
        old = (
            "DELETE FROM club_messages WHERE club = $1 AND id NOT IN "
            "(SELECT id FROM club_messages WHERE club = $1 ORDER BY at DESC, id LIMIT $2)"
        )
        await self._store.together(Statement(insert, (id, club, account, at, text)), Statement(old, (club, most)))

    async def messages(self, club: str, most: int) -> list[Message]:
        """Return the newest messages, the oldest first."""
        return (await self._all(Message, MESSAGES, club, most))[::-1]

    async def said(self, account: str) -> list[Message]:
        """Return all messages of an account."""
        select = (
            "SELECT m.id, c.name, '', m.at, m.text FROM club_messages m JOIN clubs c ON c.id = m.club "
            "WHERE m.account = $1 ORDER BY m.at"
        )
        return await self._all(Message, select, account)

    # ---- results

    async def uncounted(self, club: str, most: int) -> list[str]:
        """Return finished tables of a club whose results are not stored yet."""
        return [table.id for table in await self._all(TableOver, UNCOUNTED, club, most)]

    async def count(self, club: str, table: str, won: Mapping[str, bool], now: float) -> None:
        """Store who played and who won at a table. Raises Missed if another server has."""
        mark = "UPDATE listings SET counted = $2 WHERE table_id = $1 AND counted IS NULL RETURNING 1"
        insert = "INSERT INTO club_results (club, table_id, account, won) VALUES ($1, $2, $3, $4)"
        await self._store.together(
            Statement(mark, (table, now), must=True),
            *(Statement(insert, (club, table, account, int(one))) for account, one in won.items()),
        )
