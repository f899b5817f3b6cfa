"""The work of operators on accounts, from the terminal."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final

from copse.kernel.errors import BadSetup
from copse.server.accounts.games import leave_all
from copse.server.accounts.names import look_of
from copse.server.accounts.service import Accounts
from copse.server.config.settings import Settings
from copse.server.moderation.officers import TERMINAL, Office
from copse.server.operations.registry import no_table
from copse.server.store import Store
from copse.server.store.moderation import Report
from copse.server.store.people import Account, People
from copse.server.tables.table import Table

PAGE: Final = 100  # accounts read at once


async def every_account(store: Store) -> AsyncIterator[tuple[Account, int, float | None]]:
    """Yield all accounts, each with the number of its games and its last visit."""
    people, last = People(store), ""
    while page := await people.page(last, PAGE):
        for account in page:
            seen = [session.seen for session in await people.sessions(account.id)]
            yield account, len(await people.games(account.id)), max(seen, default=None)
        last = page[-1].id


async def known_account(store: Store, name: str) -> Account:
    """Return the account of this name. Raises BadSetup."""
    account = await People(store).named(look_of(name))
    if account is None:
        raise BadSetup(f"there is no account '{name}'; `copse admin people` lists all accounts")
    return account


def office_of(store: Store) -> Office:
    """Return what moderators and operators can do in the terminal."""
    return Office(Accounts(Settings(""), store))


async def known_report(store: Store, id: str) -> Report:
    """Return the report with this id. Raises BadSetup."""
    report = await office_of(store).cases.reported(id)
    if report is None:
        raise BadSetup(f"there is no report '{id}'; `copse admin reports` shows the open ones")
    return report


async def invitation(store: Store) -> str:
    """Return the code of a new invitation."""
    await office_of(store).note(TERMINAL, "invite", "")
    return await Accounts(Settings(""), store).invite()


async def remove_account(store: Store, account: Account) -> None:
    async def table_of(id: str) -> Table:
        stored = await store.load(id)
        if stored is None or stored.ended or stored.fault is not None:
            raise no_table()
        table = await asyncio.to_thread(Table, id, stored, store, Settings(""), lambda table: None)
        await table.replay()
        return table

    people = People(store)
    await office_of(store).note(TERMINAL, "remove", account.id)
    await leave_all(people, account.id, table_of)
    await people.remove(account.id)
