"""People who look for a game with others, as stored."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

from copse.server.protocol.lobby_messages import Mode
from copse.server.store.base import Statement
from copse.server.store.rows import Rows

DAY: Final = 24 * 3600.0
ALIVE: Final[dict[Mode, float]] = {"live": 20.0, "days": 3 * DAY}  # how long a search lasts after its last request
KEPT_SECONDS: Final = 7 * DAY
SEARCH: Final = "token, account, client, game, players, mode, name, avatar, made, seen, fill_at, table_id, seat"
WAITS: Final = "table_id IS NULL AND seen + CASE mode {} END > $1".format(
    " ".join(f"WHEN '{mode}' THEN {seconds}" for mode, seconds in ALIVE.items())
)
ASK: Final = f"""
INSERT INTO searches ({SEARCH})
SELECT $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14
WHERE (SELECT count(*) FROM searches WHERE client = $4 AND {WAITS}) < $15
RETURNING 1
"""


MOST_LOOKED_AT: Final = 50  # people of a pool, because some never play with some others


class Pool(NamedTuple):
    """What people must agree on to be seated together."""

    game: str
    players: int
    mode: Mode


class Search(Struct, frozen=True, array_like=True):
    """Somebody who looks for a game. `token` is the digest of the client's token, which opens the seat of a guest.
    From `fill_at` on, agents may take the seats that are left; None for never. `table` is the table that was found."""

    token: str
    account: str | None
    client: str
    game: str
    players: int
    mode: Mode
    name: str
    avatar: str
    made: float
    seen: float
    fill_at: float | None
    table: str | None = None
    seat: int | None = None

    @property
    def pool(self) -> Pool:
        return Pool(self.game, self.players, self.mode)


class Waiting(Struct, frozen=True, array_like=True):
    game: str
    players: int
    mode: Mode
    people: int


class Searches(Rows):
    async def seen(self, token: str, now: float) -> Search | None:
        """Note that somebody still looks for a game. Returns the search; None if there is none."""
        update = f"UPDATE searches SET seen = $2 WHERE token = $1 RETURNING {SEARCH}"
        return await self._one(Search, update, token, now)

    async def begin(self, search: Search, most: int) -> None:
        """Store a search. An account has one at a time, a client at most a number of them. Raises Conflict if another
        began at the same moment, and Missed if there are too many."""
        values = msgspec.structs.astuple(search)
        await self._store.together(
            Statement("DELETE FROM searches WHERE seen < $1", (search.seen - KEPT_SECONDS,)),
            Statement("DELETE FROM searches WHERE account = $1 AND table_id IS NULL", (search.account,)),
            Statement(ASK, (search.seen, *values, most), must=True),
        )

    async def end(self, token: str) -> None:
        """End a search that has found nothing."""
        await self._change("DELETE FROM searches WHERE token = $1 AND table_id IS NULL", token)

    async def waiting(self, pool: Pool, now: float) -> list[Search]:
        """Return the people of a pool who have waited longest."""
        select = (
            f"SELECT {SEARCH} FROM searches WHERE {WAITS} AND game = $2 AND players = $3 AND mode = $4 "
            f"ORDER BY made, token LIMIT {MOST_LOOKED_AT}"
        )
        return await self._all(Search, select, now, *pool)

    async def counts(self, now: float) -> list[Waiting]:
        """Return how many people wait in each pool."""
        select = (
            f"SELECT game, players, mode, count(*) FROM searches WHERE {WAITS} "
            "GROUP BY game, players, mode ORDER BY game, players, mode"
        )
        return await self._all(Waiting, select, now)

    async def overdue(self, now: float) -> list[Pool]:
        """Return the pools where agents may take seats now."""
        select = f"SELECT DISTINCT game, players, mode FROM searches WHERE {WAITS} AND fill_at <= $1"
        return [msgspec.convert(tuple(row), Pool) for row in await self._rows(select, now)]

    def seat(self, search: Search, table: str, seat: int) -> Statement:
        """Return the statement that gives somebody a seat, unless they have one or do not look for one any more."""
        update = "UPDATE searches SET table_id = $2, seat = $3 WHERE token = $1 AND table_id IS NULL RETURNING 1"
        return Statement(update, (search.token, table, seat), must=True)
