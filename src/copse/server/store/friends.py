"""Friends, invitations to tables, and games that people follow, as stored. A friendship has a row for each of the two
people."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from copse.server.protocol.messages import Status
from copse.server.store.base import Statement
from copse.server.store.rows import Rows

State = Literal["asked", "asks", "friend"]  # the account asked the other, is asked by the other, or they are friends

ADD: Final = """
INSERT INTO friends (account, other, state, since) SELECT $1, $2, $3, $4
WHERE (SELECT count(*) FROM friends WHERE account = $1) < $5
RETURNING 1
"""
FRIENDS: Final = """
SELECT f.other, a.name, a.avatar, f.state, (SELECT max(s.seen) FROM sessions s WHERE s.account = f.other)
FROM friends f JOIN accounts a ON a.id = f.other WHERE f.account = $1 ORDER BY a.name
"""
GAMES: Final = """
SELECT g.account, t.id, g.game, t.sheet
FROM friends f JOIN account_games g ON g.account = f.other JOIN tables t ON t.id = g.table_id
WHERE f.account = $1 AND f.state = 'friend' AND t.status = 'playing' AND t.ended IS NULL
ORDER BY t.changed DESC LIMIT $2
"""
INVITE: Final = """
INSERT INTO invitations (account, table_id, inviter, game, made) SELECT $1, $2, $3, $4, $5
WHERE (SELECT count(*) FROM invitations i JOIN tables t ON t.id = i.table_id
       WHERE i.account = $1 AND t.status = 'waiting' AND t.ended IS NULL) < $6
RETURNING 1
"""
INVITED: Final = """
SELECT t.id, i.game, a.name, a.avatar, i.made, t.sheet
FROM invitations i JOIN tables t ON t.id = i.table_id JOIN accounts a ON a.id = i.inviter
WHERE i.account = $1 AND t.status = 'waiting' AND t.ended IS NULL ORDER BY i.made DESC, t.id
"""
FOLLOW: Final = """
INSERT INTO follows (account, table_id, game, since) SELECT $1, $2, $3, $4
WHERE (SELECT count(*) FROM follows WHERE account = $1) < $5
RETURNING 1
"""
FOLLOWED: Final = """
SELECT t.id, f.game, t.sheet, t.status FROM follows f JOIN tables t ON t.id = f.table_id
WHERE f.account = $1 AND t.ended IS NULL ORDER BY f.since DESC, t.id
"""


class Friend(Struct, frozen=True, array_like=True):
    """Another person. `seen` is when one of their devices was last there."""

    account: str
    name: str
    avatar: str
    state: State
    seen: float | None


class FriendAtTable(Struct, frozen=True, array_like=True):
    account: str
    table: str
    game: str
    sheet: bytes


class Invited(Struct, frozen=True, array_like=True):
    """An invitation to a table that has not begun."""

    table: str
    game: str
    inviter: str
    avatar: str
    made: float
    sheet: bytes


class Followed(Struct, frozen=True, array_like=True):
    """A game that a person watches. The status of an older table may be unknown."""

    table: str
    game: str
    sheet: bytes
    status: Status | None


class Friends(Rows):
    async def all(self, account: str) -> list[Friend]:
        return await self._all(Friend, FRIENDS, account)

    async def games(self, account: str, most: int) -> list[FriendAtTable]:
        """Return games that friends play now, those that somebody joined or left last first."""
        return await self._all(FriendAtTable, GAMES, account, most)

    async def ask(self, account: str, other: str, now: float, most: int) -> None:
        """Ask somebody. Raises Conflict if the two have asked each other already, and Missed if one of them has `most`
        friends and requests."""
        await self._store.together(
            Statement(ADD, (account, other, "asked", now, most), must=True),
            Statement(ADD, (other, account, "asks", now, most), must=True),
        )

    async def accept(self, account: str, other: str, now: float) -> None:
        """Accept a request. Raises Missed if there is none."""
        update = "UPDATE friends SET state = 'friend', since = $4 WHERE account = $1 AND other = $2 AND state = $3"
        await self._store.together(
            Statement(f"{update} RETURNING 1", (account, other, "asks", now), must=True),
            Statement(f"{update} RETURNING 1", (other, account, "asked", now), must=True),
        )

    async def remove(self, account: str, other: str) -> None:
        """End a friendship, or withdraw or decline a request."""
        delete = "DELETE FROM friends WHERE account = $1 AND other = $2"
        await self._store.together(Statement(delete, (account, other)), Statement(delete, (other, account)))


class Invitations(Rows):
    async def add(self, account: str, table: str, inviter: str, game: str, now: float, most: int) -> None:
        """Raises Conflict if the person is invited there, and Missed if they have `most` invitations."""
        await self._store.together(Statement(INVITE, (account, table, inviter, game, now, most), must=True))

    async def all(self, account: str) -> list[Invited]:
        return await self._all(Invited, INVITED, account)

    async def end(self, account: str, table: str) -> None:
        await self._change("DELETE FROM invitations WHERE account = $1 AND table_id = $2", account, table)


class Follows(Rows):
    async def add(self, account: str, table: str, game: str, now: float, most: int) -> None:
        """Raises Conflict if the person follows it, and Missed if they follow `most` games."""
        await self._store.together(Statement(FOLLOW, (account, table, game, now, most), must=True))

    async def all(self, account: str) -> list[Followed]:
        return await self._all(Followed, FOLLOWED, account)

    async def end(self, account: str, table: str) -> None:
        await self._change("DELETE FROM follows WHERE account = $1 AND table_id = $2", account, table)
