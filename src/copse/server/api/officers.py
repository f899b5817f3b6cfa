"""Operations of moderators and operators. Each asks the database for the role of the account, so a role that was taken
away is gone at once."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct, convert

import copse
from copse.server.accounts.service import HOUR, signed_in
from copse.server.api.calls import Call, Operation
from copse.server.moderation.officers import RANKS, Officer, Role, Verdict
from copse.server.operations.admin import seats_taken, sheet_of, status_of
from copse.server.protocol.account_messages import Invitation, Nothing
from copse.server.protocol.messages import Reason, SanctionKind
from copse.server.protocol.moderation_messages import (
    DeedInfo,
    DismissWish,
    LiftWish,
    LoadInfo,
    PastSanction,
    PersonEntry,
    PersonRecord,
    ReportInfo,
    ReportKind,
    ReportLine,
    RoleWish,
    SanctionWish,
    TableEnd,
    TableEntry,
)
from copse.server.protocol.refusal import Refusal
from copse.server.store.moderation import Report
from copse.server.store.people import Account

PAGE: Final = 50


async def officer(call: Call, role: Literal["moderator", "operator"]) -> Officer:
    """Return the caller, who must have this role or a higher one. Raises Refusal."""
    account = signed_in(await call.fresh_visit()).account
    if RANKS[account.role] < RANKS[role]:
        raise Refusal(403, f"not_{role}", f"only {role}s of this server may do that")
    return Officer(account)


# ---- moderators


async def list_reports(call: Call) -> list[Struct]:
    """List reports, but none about people on whom the caller cannot act: nobody learns who reported them."""
    who, closed, skip = await officer(call, "moderator"), bool(call.number("closed")), call.number("skip") or 0
    found = await call.office.cases.reports(closed, skip, PAGE, who.beyond)
    return [await _told(call, report) for report in found]


async def _told(call: Call, report: Report) -> ReportInfo:
    people = call.accounts.people
    about = await people.account(report.account) if report.account else None
    reporter = await people.account(report.reporter)
    return ReportInfo(
        report.id,
        report.made,
        convert(report.kind, ReportKind),
        convert(report.reason, Reason),
        report.words,
        report.name,
        report.avatar,
        about.name if about else "",
        reporter.name if reporter else "",
        report.topic,
        report.table,
        report.table_name,
        report.message,
        report.closed,
        report.verdict,
        convert(await call.office.cases.lines(report.id), list[ReportLine], from_attributes=True),
    )


async def _reported(call: Call, id: str) -> Report:
    report = await call.office.cases.reported(id)
    if report is None:
        raise Refusal(404, "unknown_report", "there is no such report any more")
    return report


async def dismiss(call: Call) -> Nothing:
    wish = await call.body(DismissWish)
    who = await officer(call, "moderator")
    await call.office.dismiss(who, await _reported(call, wish.report))
    return Nothing()


async def sanction(call: Call) -> Nothing:
    wish = await call.body(SanctionWish)
    who = await officer(call, "moderator")
    if bool(wish.report) == bool(wish.name):
        raise Refusal(422, "bad_request", "give either a report or the name of an account")
    report = await _reported(call, wish.report) if wish.report else None
    verdict = Verdict(wish.kind, wish.reason, wish.words, wish.hours and wish.hours * HOUR)
    await call.office.impose(who, await _subject(call, report, wish.name), verdict, report)
    return Nothing()


async def _subject(call: Call, report: Report | None, name: str) -> Account:
    if report is None:
        return await call.account_named(name)
    account = await call.accounts.people.account(report.account or "")
    if account is None:
        raise Refusal(409, "guest_reported", "a guest was reported; only people with an account can be sanctioned")
    return account


async def lift(call: Call) -> Nothing:
    wish = await call.body(LiftWish)
    who = await officer(call, "moderator")
    found = await call.office.cases.sanction(wish.sanction)
    if found is None:
        raise Refusal(404, "unknown_sanction", "there is no such sanction")
    await call.office.lift(who, found)
    return Nothing()


async def show_record(call: Call) -> PersonRecord:
    await officer(call, "moderator")
    account, cases = await call.account_named(call.part("name")), call.office.cases
    return PersonRecord(
        account.name,
        account.avatar,
        convert(account.role, Role),
        account.made,
        await cases.reports_about(account.id),
        convert(await cases.sanctions(account.id), list[PastSanction], from_attributes=True),
    )


# ---- operators


async def show_load(call: Call) -> LoadInfo:
    await officer(call, "operator")
    registry, counts = call.registry, await call.office.cases.counts()
    thinkers = registry.thinkers
    return LoadInfo(
        copse.__version__,
        registry.tables_here,
        registry.tables_driven,
        call.lines,
        registry.load.level,
        round(registry.load.seconds, 4),
        thinkers.living,
        thinkers.busy,
        thinkers.waiting,
        counts.accounts,
        counts.tables,
        counts.playing,
        counts.reports,
        await registry.readiness.failing(),
    )


async def list_tables(call: Call) -> list[Struct]:
    await officer(call, "operator")
    store, told = call.registry.store, list[Struct]()
    for entry in await store.latest(call.number("skip") or 0, PAGE):
        sheet, status = sheet_of(entry), await status_of(store, entry)
        people, seats = seats_taken(sheet) if sheet else (0, 0)
        told.append(
            TableEntry(entry.id, sheet.name if sheet else "", status, people, seats, entry.revision, entry.touched)
        )
    return told


async def end_table(call: Call) -> Nothing:
    wish = await call.body(TableEnd)
    who, store = await officer(call, "operator"), call.registry.store
    done = await (store.end(wish.table, call.accounts.now()) if wish.ended else store.readmit(wish.table))
    if not done:
        raise Refusal(409, "already_done", "there is no such table, or it is so already")
    await call.office.note(who, "ended" if wish.ended else "released", wish.table)
    await call.registry.look_again(wish.table)
    return Nothing()


async def list_people(call: Call) -> list[Struct]:
    await officer(call, "operator")
    people, cases, now = call.accounts.people, call.office.cases, call.accounts.now()
    told = list[Struct]()
    for account in await people.newest(call.number("skip") or 0, PAGE):
        seen = max((session.seen for session in await people.sessions(account.id)), default=None)
        kinds = [convert(one.kind, SanctionKind) for one in await cases.in_force_on(account.id, now)]
        told.append(PersonEntry(account.name, convert(account.role, Role), account.made, seen, kinds))
    return told


async def list_deeds(call: Call) -> list[Struct]:
    await officer(call, "operator")
    names, deeds = await call.office.cases.names(), await call.office.cases.deeds(call.number("skip") or 0, PAGE)
    return [
        DeedInfo(
            deed.at, names.get(deed.actor, deed.actor), deed.act, names.get(deed.subject, deed.subject), deed.detail
        )
        for deed in deeds
    ]


async def grant(call: Call) -> Nothing:
    """Make somebody a moderator, or no longer. It needs a proof of identity within the last 15 minutes."""
    wish = await call.body(RoleWish)
    who = await officer(call, "operator")
    call.accounts.proven(await call.fresh_visit())
    await call.office.grant(who, await call.account_named(wish.name), wish.role)
    return Nothing()


async def invite(call: Call) -> Invitation:
    await call.body(Nothing)
    who = await officer(call, "operator")
    secret = await call.accounts.invite()
    await call.office.note(who, "invite", "")
    return Invitation(secret)


SKIP: Final = {"skip": "How many to skip, the newest first."}
OPERATIONS: Final = (
    Operation(
        "GET",
        "/moderation/reports",
        list_reports,
        "List reports with their chat (moderators).",
        list[ReportInfo],
        query={"closed": "1 for those that are closed", **SKIP},
    ),
    Operation("POST", "/moderation/reports/dismiss", dismiss, "Close a report (moderators).", Nothing, DismissWish),
    Operation("POST", "/moderation/sanctions", sanction, "Sanction somebody (moderators).", Nothing, SanctionWish),
    Operation("POST", "/moderation/sanctions/lift", lift, "End a sanction (moderators).", Nothing, LiftWish),
    Operation("GET", "/moderation/people/{name}", show_record, "Get the sanctions of a person.", PersonRecord),
    Operation("GET", "/operator/load", show_load, "Get the load of the server (operators).", LoadInfo),
    Operation("GET", "/operator/tables", list_tables, "List tables (operators).", list[TableEntry], query=SKIP),
    Operation("POST", "/operator/tables", end_table, "End a table, or open it again.", Nothing, TableEnd),
    Operation("GET", "/operator/people", list_people, "List accounts (operators).", list[PersonEntry], query=SKIP),
    Operation("GET", "/operator/audit", list_deeds, "Read the audit log (operators).", list[DeedInfo], query=SKIP),
    Operation("POST", "/operator/roles", grant, "Make somebody a moderator, or no longer.", Nothing, RoleWish),
    Operation("POST", "/account/invitations", invite, "Invite somebody (operators).", Invitation, Nothing),
)
