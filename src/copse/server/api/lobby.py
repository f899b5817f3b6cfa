"""Operations on the lobby, and what tables have to do with it: where they are listed, and whom they admit."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import msgspec

from copse.server.api.calls import Call, Operation
from copse.server.clients.rate_limit import alias
from copse.server.lobby.open_tables import parts_of
from copse.server.protocol.lobby_messages import LobbyInfo, SearchEnd, SearchInfo, SearchWish
from copse.server.protocol.messages import NewTable
from copse.server.protocol.refusal import Refusal
from copse.server.store import Missed, Statement
from copse.server.store.listings import PUBLIC, Listing
from copse.server.store.searches import Search
from copse.server.tables.seats import Sheet, digest
from copse.server.tables.setup import Setup, begin
from copse.server.tables.table import Table


async def show_lobby(call: Call) -> bytes:
    return (await call.open_tables.edition()).text


async def search(call: Call) -> SearchInfo:
    """Look for a game with people who want the same one."""
    wish = await call.body(SearchWish)
    await call.check_guest()
    visit, now = await call.visit(), call.matchmaker.now()
    account = visit.account if visit else None
    name, avatar = (account.name, account.avatar) if account else (await call.person_name(wish.name), wish.avatar)
    fill_at = None if wish.fill_seconds is None else now + wish.fill_seconds
    found = await call.matchmaker.ask(
        Search(
            digest(wish.token),
            account.id if account else None,
            alias(call.client),
            wish.game,
            wish.players,
            wish.mode,
            name,
            avatar,
            now,
            now,
            fill_at,
        )
    )
    return await _search_info(call, found)


async def end_search(call: Call) -> SearchInfo:
    """Look no longer. If a game was found at the same moment, the answer says so."""
    token, searches = digest((await call.body(SearchEnd)).token), call.matchmaker.searches
    await searches.end(token)
    call.open_tables.stir()
    found = await searches.seen(token, call.matchmaker.now())
    return SearchInfo(0) if found is None else await _search_info(call, found)


async def _search_info(call: Call, found: Search) -> SearchInfo:
    if found.table is not None:
        return SearchInfo(0, found.table, found.seat)
    return SearchInfo(len(await call.matchmaker.searches.waiting(found.pool, call.matchmaker.now())))


async def place_of(call: Call, wish: NewTable) -> str | None:
    """Return the list that a new table wants to be in; None for no list. Raises Refusal."""
    if (wish.listed == "club") != bool(wish.club):
        raise Refusal(422, "bad_request", "name a club if the table is listed there, and only then")
    if wish.listed == "link":
        return None
    if wish.passphrase is not None:
        raise Refusal(422, "listed_with_phrase", "a table in a list cannot have a pass phrase")
    if wish.listed == "club":
        return (await call.clubs.club(wish.club, await call.visit())).id
    return PUBLIC


async def create_listed(call: Call, setup: Setup, sheet: Sheet, place: str | None) -> Table:
    """Create a table, in a list if it wants to be in one. Raises Refusal."""
    if place is None:
        return await call.registry.create(setup, sheet)
    visit = await call.visit()
    maker = visit.account.id if visit else sheet.maker
    game, most = await asyncio.to_thread(begin, setup), call.settings.listed_tables
    parts = msgspec.json.encode(parts_of(game)).decode()
    listings = call.open_tables.listings

    def enter(id: str) -> list[Statement]:
        return [listings.entry(Listing(id, place, setup.game, call.lang, parts, maker, time.time()), most)]

    try:
        table = await call.registry.create(setup, sheet, enter)
    except Missed:
        problem = f"you may have {most} tables with free seats in the lists; use one of them"
        raise Refusal(429, "too_many_listed", problem) from None
    call.open_tables.stir()
    return table


async def check_admitted(call: Call, sheet: Sheet) -> None:
    """Raise Refusal if a table does not admit the person who asks for a seat."""
    if sheet.league:
        raise Refusal(403, "table_of_league", "the seats of this table belong to the entrants of a league")
    if sheet.club:
        await call.clubs.club(sheet.club, await call.visit())
    if not sheet.guests and await call.visit() is None:
        raise Refusal(401, "table_of_members", "this table is for people with an account: sign in or register")


OPERATIONS: Final = (
    Operation("GET", "/lobby", show_lobby, "Get the tables of the lobby.", LobbyInfo),
    Operation("POST", "/search", search, "Look for a game with others.", SearchInfo, SearchWish),
    Operation("POST", "/search/end", end_search, "Look no longer.", SearchInfo, SearchEnd),
)
