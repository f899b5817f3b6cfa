"""Operations of people: reports, mutes and blocks, and the sanctions on oneself."""

from __future__ import annotations

from typing import Final

from msgspec import Struct, convert

from copse.server.accounts.service import signed_in
from copse.server.api.calls import Call, Operation
from copse.server.moderation.excerpts import Accused, accused, person_at
from copse.server.moderation.standing import info_of
from copse.server.protocol.account_messages import Nothing
from copse.server.protocol.messages import SanctionInfo
from copse.server.protocol.moderation_messages import (
    Confirmed,
    LooseWish,
    ReportWish,
    SeatTies,
    Subject,
    TieInfo,
    TieWish,
    Whom,
)
from copse.server.protocol.refusal import Refusal
from copse.server.store.people import Account
from copse.server.tables.account_seats import members
from copse.server.tables.table import Table


async def report(call: Call) -> Nothing:
    wish, visit = await call.body(ReportWish), await call.visit()
    reporter, table = visit.account if visit else None, None
    if wish.kind == "league" or wish.whom.league:
        about = await _organiser(call, wish, reporter)
    else:
        table = await _table_of(call, wish.whom)
        if wish.kind == "message" and table is None:
            raise Refusal(422, "bad_request", "a message is reported with its table")
        about = accused(table.sheet, wish) if table else await _named(call, wish.whom.name)
    await call.moderation.report(wish, about, table.sheet if table else None, call.client, reporter)
    return Nothing()


async def _organiser(call: Call, wish: ReportWish, reporter: Account | None) -> Accused:
    """Return the organiser of a league that the caller may see, under the name of the league. Raises Refusal."""
    id = wish.whom.league
    if wish.kind != "league" or not id or wish.whom != Subject(league=id):
        raise Refusal(422, "bad_request", "the name of a league is reported as kind 'league', with the league alone")
    league = await call.leagues.league(id, reporter.id if reporter else None)
    if league.organiser is None:
        raise Refusal(409, "no_organiser", "this league has no organizer any more")
    return Accused(league.organiser, league.name, "")


async def _table_of(call: Call, whom: Whom) -> Table | None:
    """Return the table where somebody was met; None for an account that is given by its name. Raises Refusal, also if
    the caller may not see the table."""
    if bool(whom.table) == bool(whom.name):
        raise Refusal(422, "bad_request", "give either a table or the name of an account")
    if whom.name:
        return None
    table = await call.find(whom.table)
    call.watcher(table)
    return table


async def _named(call: Call, name: str) -> Accused:
    account = await call.account_named(name)
    return Accused(account.id, account.name, account.avatar)


async def list_ties(call: Call) -> list[Struct]:
    ties = await call.moderation.cases.ties(signed_in(await call.visit()).account.id)
    return [convert(tie, TieInfo, from_attributes=True) for tie in ties]


async def tie(call: Call) -> Nothing:
    """Mute or block somebody. The other person is not told."""
    wish = await call.body(TieWish)
    account, table = signed_in(await call.visit()).account, await _table_of(call, wish.whom)
    about = person_at(table.sheet, wish.whom.seat) if table else await _named(call, wish.whom.name)
    await call.moderation.tie(account, wish.kind, about, wish.on)
    return Nothing()


async def loosen(call: Call) -> Nothing:
    wish = await call.body(LooseWish)
    await call.moderation.cases.loosen(signed_in(await call.visit()).account.id, wish.id)
    return Nothing()


async def seat_ties(call: Call) -> SeatTies:
    """Tell which people at a table the account has muted or blocked."""
    account, table = signed_in(await call.visit()).account.id, await call.table()
    call.watcher(table)
    ties = await call.moderation.cases.ties(account)
    seats = {seat: member.account for seat, member in members(table.sheet) if member.account != account}
    tied = {kind: {tie.other for tie in ties if tie.kind == kind} for kind in ("mute", "block")}
    muted, blocked = ([seat for seat, other in seats.items() if other in tied[kind]] for kind in ("mute", "block"))
    return SeatTies([*seats], muted, blocked)


async def list_sanctions(call: Call) -> list[Struct]:
    """List what the person must know: sanctions in force, and warnings until they confirm them."""
    account, cases = signed_in(await call.visit()).account.id, call.moderation.cases
    warnings = [one for one in await cases.sanctions(account) if one.kind == "warning" and one.confirmed is None]
    return [info_of(one) for one in [*warnings, *await cases.in_force_on(account, call.accounts.now())]]


async def confirm(call: Call) -> Nothing:
    wish = await call.body(Confirmed)
    account = signed_in(await call.visit()).account.id
    await call.moderation.cases.confirm(account, wish.id, call.accounts.now())
    return Nothing()


TIES: Final = "/account/ties"
OPERATIONS: Final = (
    Operation("POST", "/reports", report, "Report somebody to the moderators.", Nothing, ReportWish),
    Operation("GET", TIES, list_ties, "List whom the account has muted or blocked.", list[TieInfo]),
    Operation("POST", TIES, tie, "Mute or block somebody, or no longer.", Nothing, TieWish),
    Operation("GET", "/account/sanctions", list_sanctions, "List sanctions on the account.", list[SanctionInfo]),
    Operation("POST", "/account/sanctions/confirm", confirm, "Confirm that you have read one.", Nothing, Confirmed),
    Operation("POST", f"{TIES}/remove", loosen, "Remove an entry of that list.", Nothing, LooseWish),
    Operation(
        "GET", "/tables/{table}/ties", seat_ties, "Get which people at a table you have muted or blocked.", SeatTies
    ),
)
