"""The lists of open tables, as stored: the public one, and one for each club."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import msgspec
from msgspec import Struct

from copse.server.protocol.messages import Status
from copse.server.store.base import Statement
from copse.server.store.rows import Rows

PUBLIC: Final = ""  # the list of the public lobby; the others have the id of their club
ENTER: Final = """
INSERT INTO listings (table_id, place, game, lang, parts, maker, opened)
SELECT $1, $2, $3, $4, $5, $6, $7
WHERE (SELECT count(*) FROM listings l JOIN tables t ON t.id = l.table_id
       WHERE l.maker = $6 AND t.status = 'waiting' AND t.ended IS NULL) < $8
RETURNING 1
"""
LISTED: Final = """
SELECT l.table_id, l.game, l.lang, l.parts, l.opened, t.status, t.version
FROM listings l JOIN tables t ON t.id = l.table_id
WHERE l.place = $1 AND t.status = $2 AND t.changed > $3 AND t.ended IS NULL AND t.quarantined IS NULL
ORDER BY l.opened DESC, l.table_id LIMIT $4
"""


class Listing(Struct, frozen=True, array_like=True):
    """A table in a list. `parts` has, for each seat, what the options give it, as JSON: in Root its faction. `maker` is
    the person whose tables are counted."""

    table: str
    place: str
    game: str
    lang: str
    parts: str
    maker: str
    opened: float


class Listed(Struct, frozen=True, array_like=True):
    """A row of a list. The version tells whether its sheet has changed."""

    table: str
    game: str
    lang: str
    parts: str
    opened: float
    status: Status
    version: int


class Listings(Rows):
    def entry(self, listing: Listing, most: int) -> Statement:
        """Return the statement that lists a table, unless its maker has `most` waiting ones."""
        return Statement(ENTER, (*msgspec.structs.astuple(listing), most), must=True)

    async def listed(self, place: str, status: Status, since: float, most: int) -> list[Listed]:
        """Return the newest tables of a list that somebody changed since."""
        return await self._all(Listed, LISTED, place, status, since, most)

    async def sheets(self, tables: Collection[str]) -> list[bytes | None]:
        """Return the sheets of tables; None for one that is gone."""
        if not tables:
            return []
        select = "SELECT sheet FROM tables WHERE id = $1"
        found = await self._store.together(*(Statement(select, (table,)) for table in tables))
        return [msgspec.convert(rows[0][0], bytes) if rows else None for rows in found]
