"""Operations on leagues and tournaments. Everybody sees those that are for everybody; the rest needs an account."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from copse.server.accounts.service import signed_in
from copse.server.api.calls import Call, Operation
from copse.server.api.tables import check_pace
from copse.server.protocol.account_messages import Nothing
from copse.server.protocol.league_messages import (
    EntrantNamed,
    LeagueEntry,
    LeagueInfo,
    NewLeague,
    ResultByHand,
)
from copse.server.store.leagues import Listed


async def list_leagues(call: Call) -> list[Struct]:
    account = await _account(call)
    return list(await call.league_views.entries(await call.leagues.kept.listed(account), account))


async def list_club_leagues(call: Call) -> list[Struct]:
    club = await call.clubs.club(call.part("club"), await call.visit())
    account = club.own.account
    return list(await call.league_views.entries(await call.leagues.kept.of_club(club.id, account), account))


async def create_league(call: Call) -> LeagueEntry:
    wish, visit = await call.body(NewLeague), await call.visit()
    account = signed_in(visit).account
    check_pace(wish.pace)
    club = await call.clubs.club(wish.club, visit) if wish.club else None
    id = await call.leagues.create(wish, club, account, call.client)
    (entry,) = await call.league_views.entries([await call.leagues.league(id, account.id)], account.id)
    return entry


async def show_league(call: Call) -> LeagueInfo:
    league, account = await _league(call)
    return await call.league_views.info(league, account, call.lang, call.number("round"))


async def enter_league(call: Call) -> Nothing:
    """Enter a league. One of a club is for its members."""
    await call.body(Nothing)
    league, visit = (await _league(call))[0], await call.visit()
    account = signed_in(visit).account
    if league.club:
        await call.clubs.club(league.club, visit)
    await call.leagues.enter(league, account)
    return Nothing()


async def withdraw_from_league(call: Call) -> Nothing:
    await call.body(Nothing)
    league, account = await _own(call)
    await call.leagues.withdraw(league, account)
    return Nothing()


async def begin_league(call: Call) -> Nothing:
    await call.body(Nothing)
    league, account = await _own(call)
    await call.leagues.begin(league, account)
    return Nothing()


async def cancel_league(call: Call) -> Nothing:
    await call.body(Nothing)
    league, account = await _own(call)
    await call.leagues.cancel(league, account)
    return Nothing()


async def remove_entrant(call: Call) -> Nothing:
    wish = await call.body(EntrantNamed)
    league, account = await _own(call)
    await call.leagues.remove(league, account, wish.entrant)
    return Nothing()


async def set_result(call: Call) -> Nothing:
    wish = await call.body(ResultByHand)
    league, account = await _own(call)
    await call.leagues.set_result(league, account, wish)
    return Nothing()


async def export_league(call: Call) -> str:
    return await call.league_views.rows(*await _league(call))


async def export_league_sheet(call: Call) -> str:
    return await call.league_views.sheet(*await _league(call))


async def _account(call: Call) -> str | None:
    visit = await call.visit()
    return visit.account.id if visit else None


async def _league(call: Call) -> tuple[Listed, str | None]:
    """Return the league of the path, and the account that asks. Raises Refusal."""
    account = await _account(call)
    return await call.leagues.league(call.part("league"), account), account


async def _own(call: Call) -> tuple[Listed, str]:
    """Return the league of the path, and the account of somebody who is signed in. Raises Refusal."""
    account = signed_in(await call.visit()).account.id
    return await call.leagues.league(call.part("league"), account), account


AFTER: Final = {"round": "The standings after this round; left out for those of now."}
LEAGUE: Final = "/leagues/{league}"
OPERATIONS: Final = (
    Operation("GET", "/leagues", list_leagues, "List the leagues for everybody, and yours.", list[LeagueEntry]),
    Operation("GET", "/clubs/{club}/leagues", list_club_leagues, "List the leagues of a club.", list[LeagueEntry]),
    Operation("POST", "/leagues", create_league, "Create a league or a tournament.", LeagueEntry, NewLeague, 201),
    Operation("GET", LEAGUE, show_league, "Get a league with pairings and standings.", LeagueInfo, query=AFTER),
    Operation("POST", f"{LEAGUE}/enter", enter_league, "Enter a league that has not begun.", Nothing, Nothing),
    Operation("POST", f"{LEAGUE}/withdraw", withdraw_from_league, "Play no further rounds.", Nothing, Nothing),
    Operation("POST", f"{LEAGUE}/begin", begin_league, "Begin the first round (organizer).", Nothing, Nothing),
    Operation("POST", f"{LEAGUE}/cancel", cancel_league, "Cancel a league (organizer).", Nothing, Nothing),
    Operation("POST", f"{LEAGUE}/remove", remove_entrant, "Remove an entrant (organizer).", Nothing, EntrantNamed),
    Operation("POST", f"{LEAGUE}/result", set_result, "Set a result by hand (organizer).", Nothing, ResultByHand),
    Operation("GET", f"{LEAGUE}/rows.csv", export_league, "Get all results as rows.", str, text="text/csv"),
    Operation(
        "GET", f"{LEAGUE}/sheet.csv", export_league_sheet, "Get the sheet of the Root league.", str, text="text/csv"
    ),
)
