"""`copse admin`: manage the tables of a server, for operators. A running server notices the changes."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Final, TypeVar

import typer

from copse.cli.common import app, examples
from copse.kernel.errors import BadSetup, suggest

if TYPE_CHECKING:
    from copse.server.moderation.officers import Role
    from copse.server.store import Entry, Store

T = TypeVar("T")

UNITS: Final = {"d": 86_400, "h": 3_600, "m": 60, "s": 1}  # seconds
STATUSES: Final = ("waiting", "playing", "over", "ended", "quarantined", "unreadable")
Ids = Annotated[list[str], typer.Argument(metavar="TABLE", help="One or more table ids.")]
IDS: Final = {"ignore_unknown_options": True}  # the id of a table may begin with a hyphen
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask for confirmation.")]
MEMBER: Final = "member"
ROLES: Final[dict[str, Role]] = {MEMBER: "", "moderator": "moderator", "operator": "operator"}
HEADING: Final = f"{'table':12}  {'status':11}  {'people':7}  {'moves':>5}  last active"

ABOUT: Final = "Manage the tables and accounts in COPSE_DATABASE. A running server may use it at the same time."
admins: Final = typer.Typer(
    no_args_is_help=True,
    help=ABOUT,
    epilog=examples(
        "copse admin list --status quarantined",
        "copse admin show k3JxQ0aZ",
        "COPSE_DATABASE=club.db copse admin expire --finished 90d --dry-run",
    ),
)
app.add_typer(admins, name="admin")


@admins.command("list", epilog=examples("copse admin list", "copse admin list --status playing"))
def list_tables(
    status: Annotated[str, typer.Option("--status", help=f"Only tables with this status: {', '.join(STATUSES)}.")] = "",
) -> None:
    """List the tables with their status, people, moves and last activity."""
    from copse.server.operations.admin import every_table, people_at, status_of  # slow to import, here and below

    if status and status not in STATUSES:
        raise BadSetup(f"there is no status '{status}'{suggest(status, STATUSES)}")

    async def show(store: Store) -> None:
        print(HEADING)
        async for entry in every_table(store):
            stands = await status_of(store, entry)
            if status in ("", stands):
                touched = moment(entry.touched)
                print(f"{entry.id:12}  {stands:11}  {people_at(entry):7}  {entry.revision:>5}  {touched}")

    at_the_store(show)


@admins.command(context_settings=IDS, epilog=examples("copse admin show k3JxQ0aZ"))
def show(id: Annotated[str, typer.Argument(metavar="TABLE", help="A table id.")]) -> None:
    """Show a table with its names and chat, without hidden cards and without tokens."""
    from copse.server.operations.admin import people_at, sheet_of, status_of, told_of

    async def describe(store: Store) -> None:
        entry = await known(store, id)
        print(f"table        {entry.id}")
        print(f"status       {await status_of(store, entry)}")
        print(f"people       {people_at(entry)}")
        print(f"moves        {entry.revision}{f', the last {moment(entry.moved)}' if entry.moved else ''}")
        print(f"changed      {moment(entry.changed)}")
        if entry.ended is not None:
            print(f"ended        {moment(entry.ended)}")
        if entry.quarantined is not None:
            print(f"quarantined  {moment(entry.quarantined)}, {entry.fault or 'by hand'}")
        if sheet := sheet_of(entry):
            for what, at, text in told_of(sheet):
                print(f"{what:11}  {'' if at is None else f'{moment(at)}  '}{text}")

    at_the_store(describe)


@admins.command(context_settings=IDS, epilog=examples("copse admin end k3JxQ0aZ"))
def end(ids: Ids) -> None:
    """End games: agents and clocks stop, and nobody can enter. `copse admin release` reverses this."""
    change(ids, lambda store, id: store.end(id, time.time()), "ended", "was already ended")


@admins.command(context_settings=IDS, epilog=examples("copse admin quarantine k3JxQ0aZ"))
def quarantine(ids: Ids) -> None:
    """Quarantine tables, as a server does with those it cannot read. `copse admin release` reverses this."""
    change(ids, lambda store, id: store.quarantine(id, "", time.time()), "quarantined", "was already quarantined")


@admins.command(
    context_settings=IDS, epilog=examples("copse admin release k3JxQ0aZ", "copse admin release --unreadable")
)
def release(
    ids: Annotated[list[str] | None, typer.Argument(metavar="TABLE", help="One or more table ids.")] = None,
    unreadable: Annotated[
        bool,
        typer.Option("--unreadable", help="All tables that a server could not read, so that a newer one tries again."),
    ] = False,
) -> None:
    """Reopen tables that were ended or quarantined."""
    if bool(ids) == unreadable:
        raise BadSetup("name the tables to release, or give --unreadable")
    found = ids or at_the_store(unread)
    if not found:
        print("no table is marked as unreadable")
    change(found, lambda store, id: store.readmit(id), "released", "was neither ended nor quarantined")


@admins.command(context_settings=IDS, epilog=examples("copse admin delete k3JxQ0aZ --yes"))
def delete(ids: Ids, yes: Yes = False) -> None:
    """Delete tables and their games permanently."""
    if not yes:
        typer.confirm(f"Delete {', '.join(ids)} permanently?", abort=True)
    change(ids, lambda store, id: store.delete(id), "deleted", "was already deleted")


@admins.command(
    epilog=examples(
        "copse admin expire --finished 90d --abandoned 75d --dry-run",
        "copse admin expire --finished 12h",
    )
)
def expire(
    finished: Annotated[
        str, typer.Option(help="Finished games without activity for this long, such as 90d or 12h.")
    ] = "",
    abandoned: Annotated[str, typer.Option(help="Unfinished games without activity for this long.")] = "",
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only list the tables that would be deleted.")] = False,
) -> None:
    """Delete tables without activity for a given time, and list them."""
    from copse.server.operations.admin import FOR_EVER, Terms, had_their_time

    terms = Terms(seconds("--finished", finished), seconds("--abandoned", abandoned))
    if terms == FOR_EVER:
        raise BadSetup("say which tables to delete: --finished 90d, --abandoned 75d or both")

    async def clear(store: Store) -> int:
        count = 0
        async for entry, status, since in had_their_time(store, terms, time.time()):
            if dry_run or await store.delete(entry.id, since):
                print(f"{entry.id}  {status}, last touched {moment(entry.touched)}")
                count += 1
        return count

    count = at_the_store(clear)
    print(f"{count} would be deleted" if dry_run else f"{count} deleted")


@admins.command(epilog=examples("copse admin people"))
def people() -> None:
    """List the accounts with their role, games and last visit."""
    from copse.server.operations.people import every_account

    async def show(store: Store) -> None:
        print(f"{'name':30}  {'role':9}  {'games':>5}  registered            last visit")
        async for account, games, seen in every_account(store):
            last = "never" if seen is None else moment(seen)
            print(f"{account.name:30}  {account.role or MEMBER:9}  {games:>5}  {moment(account.made)}  {last}")

    at_the_store(show)


@admins.command(epilog=examples("copse admin grant Ann operator", "copse admin grant Ann member"))
def grant(
    name: Annotated[str, typer.Argument(help="The name of an account.")],
    role: Annotated[str, typer.Argument(help=f"The role: {', '.join(ROLES)}.")],
) -> None:
    """Give an account a role. A moderator sees reports and sanctions people; an operator may do that too, and invite
    people, see the load and the audit log, and make moderators."""
    from copse.server.moderation.officers import TERMINAL
    from copse.server.operations.people import known_account, office_of

    if role not in ROLES:
        raise BadSetup(f"there is no role '{role}'{suggest(role, ROLES)}")

    async def give(store: Store) -> None:
        account = await known_account(store, name)
        await office_of(store).grant(TERMINAL, account, ROLES[role])
        print(f"{account.name}: {role}")

    at_the_store(give)


@admins.command(epilog=examples("copse admin invite"))
def invite() -> None:
    """Make an invitation for one registration within a week, and print its code."""
    from copse.server.operations.people import invitation

    print(at_the_store(invitation))


@admins.command(epilog=examples("copse admin remove Ann"))
def remove(
    names: Annotated[list[str], typer.Argument(metavar="NAME", help="One or more names of accounts.")],
    yes: Yes = False,
) -> None:
    """Delete accounts permanently. Their seats are given up, and past games keep no name."""
    from copse.server.operations.people import known_account, remove_account

    async def clear(store: Store) -> None:
        accounts = [await known_account(store, name) for name in names]
        called = ", ".join(account.name for account in accounts)
        if not yes:
            typer.confirm(f"Delete {called} permanently?", abort=True)
        for account in accounts:
            await remove_account(store, account)
        print(f"{called} deleted")

    at_the_store(clear)


@admins.command(epilog=examples("copse admin ratings"))
def ratings() -> None:
    """Compute all ratings again from the stored results."""
    from copse.server.history.rater import Rater

    async def again(store: Store) -> None:
        results = await Rater(store).begin_again()
        print(f"ratings are computed again from {results} result{'s' * (results != 1)}")

    at_the_store(again)


@admins.command(epilog=examples("copse admin leagues"))
def leagues() -> None:
    """List the leagues with their organizer, entrants and rounds."""
    from copse.server.store.leagues import Leagues

    async def show(store: Store) -> None:
        print(f"{'league':12}  {'status':9}  {'round':>7}  {'entrants':>8}  {'organizer':20}  name")
        for one in await Leagues(store).every():
            rounds = f"{one.round} of {one.agreed.rounds}"
            print(f"{one.id}  {one.status:9}  {rounds:>7}  {one.entrants:>8}  {one.organiser or 'none':20}  {one.name}")

    at_the_store(show)


@admins.command("cancel-league", context_settings=IDS, epilog=examples("copse admin cancel-league k3JxQ0aZ"))
def cancel_league(id: Annotated[str, typer.Argument(metavar="LEAGUE", help="A league id.")]) -> None:
    """Cancel a league. Its games go on as ordinary games."""
    from copse.server.moderation.officers import TERMINAL
    from copse.server.operations.people import office_of
    from copse.server.store import Missed
    from copse.server.store.leagues import Leagues

    async def cancel(store: Store) -> None:
        try:
            await Leagues(store).cancel(id)
        except Missed:
            problem = f"there is no league '{id}' that is not over; `copse admin leagues` lists all"
            raise BadSetup(problem) from None
        await office_of(store).note(TERMINAL, "league-cancelled", id)
        print(f"{id} cancelled")

    at_the_store(cancel)


def change(ids: list[str], work: Callable[[Store, str], Awaitable[bool]], done: str, nothing: str) -> None:
    """Do something to each table, print what was done, and add it to the audit log. Nothing is changed unless all of
    them exist."""
    from copse.server.moderation.officers import TERMINAL
    from copse.server.operations.people import office_of

    async def run(store: Store) -> None:
        for id in ids:
            await known(store, id)
        for id in ids:
            if worked := await work(store, id):
                await office_of(store).note(TERMINAL, done, id)
            print(f"{id} {done if worked else nothing}")

    at_the_store(run)


async def known(store: Store, id: str) -> Entry:
    entry = await store.entry(id)
    if entry is None:
        raise BadSetup(f"there is no table '{id}'; `copse admin list` lists all tables")
    return entry


async def unread(store: Store) -> list[str]:
    """Return the ids of tables that servers could not read, without those quarantined by hand."""
    from copse.server.operations.admin import every_table

    return [entry.id async for entry in every_table(store) if entry.fault]


def at_the_store(work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with the database that the environment names, and return what came of it. Raises BadSetup for what
    is refused."""
    from copse.server.config.settings import settings_from
    from copse.server.protocol.refusal import Refusal
    from copse.server.store import open_store

    async def run() -> T:
        store = open_store(settings_from(os.environ).database)
        try:
            await store.visit()
            return await work(store)
        except Refusal as refusal:
            raise BadSetup(str(refusal)) from None
        finally:
            await store.close()

    return asyncio.run(run())


def seconds(option: str, text: str) -> float | None:
    """Return the seconds that a text such as 90d stands for; None if it is empty. Raises BadSetup."""
    if not text:
        return None
    number, unit = text[:-1], text[-1]
    if unit not in UNITS or not number.isascii() or not number.isdecimal() or len(number) > 6:
        raise BadSetup(
            f"{option} must be a number of days, hours, minutes or seconds, such as 90d, 12h, 30m or 45s, not '{text}'"
        )
    return float(int(number) * UNITS[unit])


def moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")
