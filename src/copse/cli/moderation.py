"""`copse admin` for moderators: reports, sanctions and the audit log. The terminal may act on people of every role."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, Literal

import typer

from copse.cli.admin import admins, at_the_store, moment, seconds
from copse.cli.common import examples
from copse.kernel.errors import BadSetup, suggest

if TYPE_CHECKING:
    from copse.server.store import Store
    from copse.server.store.moderation import Line, Report

MOST: Final = 100  # reports or entries of the audit log
Name = Annotated[str, typer.Argument(help="The name of an account.")]
Because = Annotated[str, typer.Option("--reason", help="Why: abuse, spam, cheating, name or other.")]
Words = Annotated[str, typer.Option("--words", help="A sentence that the person reads.")]
About = Annotated[str, typer.Option("--report", help="The report that this settles.")]
Long = Annotated[str, typer.Option("--for", help="How long, such as 24h or 7d; without it for good.")]


@admins.command(epilog=examples("copse admin reports", "copse admin reports --closed"))
def reports(
    closed: Annotated[bool, typer.Option("--closed", help="Those that are settled.")] = False,
) -> None:
    """Show the reports with the chat around them, the newest first."""

    from copse.server.operations.people import office_of
    from copse.server.store.people import People

    async def show(store: Store) -> None:
        cases, people = office_of(store).cases, People(store)
        for report in await cases.reports(closed, 0, MOST):
            about = await people.account(report.account) if report.account else None
            for line in described(report, about.name if about else "a guest", await cases.lines(report.id)):
                print(line)

    at_the_store(show)


def described(report: Report, account: str, chat: list[Line]) -> list[str]:
    """Return a report as lines that are safe in a terminal."""
    from copse.server.operations.admin import readable

    verdict = f"  settled {moment(report.closed)}: {report.verdict}" if report.closed else ""
    where = f"  table {report.table} {report.table_name}".rstrip() if report.table else ""
    return [
        readable(f"{report.id}  {moment(report.made)}  {report.kind}  {report.reason}{verdict}"),
        readable(f"  about    {report.name} ({account}){where}"),
        *([readable(f"  words    {report.words}")] if report.words else []),
        *(
            readable(
                f"  {'>' if line.n == report.message else ' '} {moment(line.at)}  {line.who}: "
                f"{line.text or f'({line.emote})'}"
            )
            for line in chat
        ),
    ]


@admins.command(epilog=examples("copse admin dismiss 5f1c20aa93be77d0"))
def dismiss(id: Annotated[str, typer.Argument(metavar="REPORT", help="The id of a report.")]) -> None:
    """Close a report, and others about the same thing, without a sanction."""

    from copse.server.moderation.officers import TERMINAL
    from copse.server.operations.people import known_report, office_of

    async def close(store: Store) -> None:
        await office_of(store).dismiss(TERMINAL, await known_report(store, id))
        print("dismissed")

    at_the_store(close)


@admins.command(epilog=examples('copse admin warn Bob --reason abuse --words "Please be kind."'))
def warn(name: Name, reason: Because = "other", words: Words = "", report: About = "") -> None:
    """Warn somebody. They see it at their next visit and confirm it."""
    impose("warning", name, reason, words, report, None)


@admins.command(epilog=examples("copse admin silence Bob --reason spam --for 24h"))
def silence(name: Name, reason: Because = "other", words: Words = "", report: About = "", long: Long = "") -> None:
    """Silence somebody: they cannot write, and others do not see their names."""
    impose("silence", name, reason, words, report, seconds("--for", long))


@admins.command(epilog=examples("copse admin suspend Bob --reason cheating --for 7d", "copse admin suspend Bob"))
def suspend(name: Name, reason: Because = "other", words: Words = "", report: About = "", long: Long = "") -> None:
    """Suspend somebody: they are signed out and cannot sign in."""
    impose("suspension", name, reason, words, report, seconds("--for", long))


def impose(
    kind: Literal["warning", "silence", "suspension"],
    name: str,
    reason: str,
    words: str,
    report: str,
    long: float | None,
) -> None:
    from copse.server.moderation.officers import TERMINAL, Verdict
    from copse.server.operations.people import known_account, known_report, office_of
    from copse.server.protocol.messages import REASONS

    if reason not in REASONS:
        raise BadSetup(f"there is no reason '{reason}'{suggest(reason, REASONS)}")

    async def act(store: Store) -> None:
        office, subject = office_of(store), await known_account(store, name)
        found = await known_report(store, report) if report else None
        if found is not None and found.account != subject.id:
            raise BadSetup(f"report {report} is not about {subject.name}")
        await office.impose(TERMINAL, subject, Verdict(kind, reason, words, long), found)
        print(f"{subject.name}: {kind}")

    at_the_store(act)


@admins.command(epilog=examples("copse admin lift Bob"))
def lift(name: Name) -> None:
    """End the silence and the suspension of somebody."""
    from copse.server.moderation.officers import TERMINAL
    from copse.server.operations.people import known_account, office_of

    async def act(store: Store) -> None:
        office, subject = office_of(store), await known_account(store, name)
        found = await office.in_force_on(subject)
        for sanction in found:
            await office.lift(TERMINAL, sanction)
            print(f"{subject.name}: {sanction.kind} lifted")
        if not found:
            print(f"{subject.name} is neither silenced nor suspended")

    at_the_store(act)


@admins.command(epilog=examples("copse admin audit"))
def audit() -> None:
    """Show what operators and moderators did, the newest first."""
    from copse.server.operations.admin import readable
    from copse.server.operations.people import office_of

    async def show(store: Store) -> None:
        cases = office_of(store).cases
        names = await cases.names()
        for deed in await cases.deeds(0, MOST):
            actor = names.get(deed.actor, deed.actor) or "(terminal)"
            told = (
                f"{moment(deed.at)}  {actor:20}  {deed.act:10}  {names.get(deed.subject, deed.subject)}  {deed.detail}"
            )
            print(readable(told.rstrip()))

    at_the_store(show)
