"""The tables of a server, for those who run it: `copse admin`. It works beside a running server, which notices."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Final, TypeVar

import typer

from copse.cli.common import app
from copse.kernel.errors import BadSetup, suggest

if TYPE_CHECKING:
    from copse.server.store import Entry, Store

T = TypeVar("T")

UNITS: Final = {"d": 86_400, "h": 3_600, "m": 60, "s": 1}  # seconds
STATUSES: Final = ("waiting", "playing", "over", "ended", "quarantined", "unreadable")
Ids = Annotated[list[str], typer.Argument(metavar="TABLE", help="the id of a table, or several")]
IDS: Final = {"ignore_unknown_options": True}  # the id of a table may begin with a hyphen
Yes = Annotated[bool, typer.Option("--yes", help="do not ask again")]
HEADING: Final = f"{'table':12}  {'status':11}  {'people':7}  {'moves':>5}  last touched"

ABOUT: Final = "Look after the tables of COPSE_DATABASE, also while a server runs, which notices."
admins: Final = typer.Typer(no_args_is_help=True, help=ABOUT)
app.add_typer(admins, name="admin")


@admins.command("list")
def list_tables(
    status: Annotated[str, typer.Option("--status", help=f"only those that are {', '.join(STATUSES)}")] = "",
) -> None:
    """List the tables: how each stands, and when something last happened there."""
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


@admins.command(context_settings=IDS)
def show(id: Annotated[str, typer.Argument(metavar="TABLE")]) -> None:
    """Show what is known of a table, with names and chat, but for what is secret: no hands and no tokens."""
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


@admins.command(context_settings=IDS)
def end(ids: Ids) -> None:
    """End games: no agent plays and no clock runs there any more, and nobody gets in. See also: release."""
    change(ids, lambda store, id: store.end(id, time.time()), "ended", "had ended before")


@admins.command(context_settings=IDS)
def quarantine(ids: Ids) -> None:
    """Set tables aside, as a server does with those that it cannot read."""
    change(ids, lambda store, id: store.quarantine(id, "", time.time()), "quarantined", "was quarantined before")


@admins.command(context_settings=IDS)
def release(
    ids: Annotated[list[str] | None, typer.Argument(metavar="TABLE", help="the id of a table, or several")] = None,
    unreadable: Annotated[
        bool, typer.Option("--unreadable", help="all that a server could not read, for a newer one to try")
    ] = False,
) -> None:
    """Take back that tables were ended or quarantined."""
    if bool(ids) == unreadable:
        raise BadSetup("name the tables to release, or give --unreadable")
    found = ids or at_the_store(unread)
    if not found:
        print("there is none that a server could not read")
    change(found, lambda store, id: store.readmit(id), "released", "was neither ended nor quarantined")


@admins.command(context_settings=IDS)
def delete(ids: Ids, yes: Yes = False) -> None:
    """Delete tables for good, with all that was played there."""
    if not yes:
        typer.confirm(f"Delete {', '.join(ids)} for good?", abort=True)
    change(ids, lambda store, id: store.delete(id), "deleted", "was deleted by someone else")


@admins.command()
def expire(
    finished: Annotated[str, typer.Option(help="finished games that nothing touched for so long: 90d, 12h")] = "",
    abandoned: Annotated[str, typer.Option(help="likewise games that are not finished")] = "",
    dry_run: Annotated[bool, typer.Option("--dry-run", help="only say which they are")] = False,
) -> None:
    """Delete tables that have had their time."""
    from copse.server.operations.admin import FOR_EVER, Terms, had_their_time

    terms = Terms(seconds("--finished", finished), seconds("--abandoned", abandoned))
    if terms == FOR_EVER:
        raise BadSetup("say which tables should go: --finished 90d, --abandoned 30d or both")

    async def clear(store: Store) -> int:
        count = 0
        async for entry, status, since in had_their_time(store, terms, time.time()):
            if dry_run or await store.delete(entry.id, since):
                print(f"{entry.id}  {status}, last touched {moment(entry.touched)}")
                count += 1
        return count

    count = at_the_store(clear)
    print(f"{count} would be deleted" if dry_run else f"{count} deleted")


def change(ids: list[str], work: Callable[[Store, str], Awaitable[bool]], done: str, nothing: str) -> None:
    """Do something to tables, which must all be there before the first is touched, and say of each what was done."""

    async def run(store: Store) -> None:
        for id in ids:
            await known(store, id)
        for id in ids:
            print(f"{id} {done if await work(store, id) else nothing}")

    at_the_store(run)


async def known(store: Store, id: str) -> Entry:
    entry = await store.entry(id)
    if entry is None:
        raise BadSetup(f"there is no table '{id}'; `copse admin list` lists them")
    return entry


async def unread(store: Store) -> list[str]:
    """What servers could not read; not what someone quarantined by hand."""
    from copse.server.operations.admin import every_table

    return [entry.id async for entry in every_table(store) if entry.fault]


def at_the_store(work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with the tables of the database that the environment names."""
    from copse.server.config.settings import settings_from
    from copse.server.store import open_store

    async def run() -> T:
        store = open_store(settings_from(os.environ).database)
        try:
            await store.visit()
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def seconds(option: str, text: str) -> float | None:
    """How long a text such as 90d is; None if nothing was given."""
    if not text:
        return None
    number, unit = text[:-1], text[-1]
    if unit not in UNITS or not number.isascii() or not number.isdecimal() or len(number) > 6:
        raise BadSetup(f"{option} takes a number of days, hours, minutes or seconds, such as 90d or 12h, not '{text}'")
    return float(int(number) * UNITS[unit])


def moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")
