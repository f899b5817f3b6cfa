"""All tables in memory, and the work of the server there: it runs agents and clocks.

A failure at one table does not affect the others. A table that cannot be read is quarantined, and the store remembers
that. A table where actions keep failing is retried less and less often.
"""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence, Set
from contextlib import suppress
from typing import Final, NamedTuple
from weakref import WeakValueDictionary

import msgspec

from copse.kernel.actions import Action
from copse.server.clients.proxies import shares
from copse.server.clients.rate_limit import DAY
from copse.server.config.error_reports import where
from copse.server.config.settings import Settings
from copse.server.history.rater import Rater
from copse.server.operations.admin import FOR_EVER, Terms, had_their_time
from copse.server.operations.backoff import Pauses
from copse.server.operations.load_shedding import LoadMonitor
from copse.server.operations.presence import Presence
from copse.server.operations.readiness import Readiness
from copse.server.protocol.refusal import Refusal
from copse.server.store import BEGINNING, BY_HAND, Gone, Statement, Store, Stored, Unavailable
from copse.server.tables.account_seats import everyone
from copse.server.tables.real import RealTable, is_real
from copse.server.tables.seat_changes import note_late
from copse.server.tables.seats import Sheet
from copse.server.tables.setup import Setup
from copse.server.tables.table import Table
from copse.server.tables.timing import Watch, telling
from copse.server.workers.agent_pool import AgentPool, known_agent, plain_choice
from copse.server.workers.fair_queue import Asker

log = logging.getLogger(__name__)

ID: Final = re.compile(r"[A-Za-z0-9_-]{12}")  # the form of `secrets.token_urlsafe(ID_BYTES)`
ID_BYTES: Final = 9
FORGET_AFTER: Final = 600.0  # seconds without requests
MOST_DUE: Final = 500  # due tables in one sweep
RETRY_SECONDS: Final = 1.0
RATE_SECONDS: Final = 60.0  # between two searches for results that a server stored before it ended


class Kept(NamedTuple):
    """A table in memory, and when it was last requested."""

    table: Table
    asked: float


class TableRegistry:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.presence: Final = Presence(store, settings.silence_seconds)
        self.hub: Final = self.presence.hub
        self.store: Final = store
        self.watch: Final = Watch()
        self.thinkers: Final = AgentPool(settings, watch=self.watch)
        self.readiness: Final = Readiness(store, self.thinkers, settings)
        self.load: Final = LoadMonitor(settings, lambda: sum(not self._idle(id) for id in self._tables))
        self.rater: Final = Rater(store)
        self.watchers: Final[list[Callable[[Table], None]]] = []  # are told of each change of a table in memory
        self._settings: Final = settings
        self._share: Final = max(1, int(settings.tables * settings.tables_share))
        self._tables: Final = WeakValueDictionary[str, Table]()  # all tables kept or in use
        self._kept: Final[dict[str, Kept]] = {}  # least recently requested first
        self._seen: Final[dict[str, dict[int, float]]] = {}  # people seen lately at unloaded tables
        self._loading: Final[dict[str, asyncio.Lock]] = {}
        self._unreadable: Final[set[str]] = set()  # tables that this program could not read
        self._pauses: Final = Pauses()
        days = settings.expire_finished_days, settings.expire_abandoned_days
        self._terms: Final = Terms(*(number * DAY if number else None for number in days))
        self._swept = BEGINNING  # where the sweep continues
        self._drivers: Final[dict[str, asyncio.Task[bool]]] = {}
        self._errands: Final[set[asyncio.Task[None]]] = set()
        self._silenced: Set[str] = frozenset()

    async def open(self) -> None:
        await self.store.open(self._heard)
        self.keep_doing(self._sweep, self._settings.sweep_seconds)
        self.keep_doing(self.presence.tell, RETRY_SECONDS)
        if self._terms != FOR_EVER:
            self.keep_doing(self._expire, DAY)
        self.keep_doing(self.rater.catch_up, RATE_SECONDS)
        self._send(self.load.watch())

    async def close(self) -> None:
        self.readiness.closing = True
        tasks = [*self._drivers.values(), *self._errands]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinkers.close()
        await self.store.close()

    @property
    def tables_here(self) -> int:
        return len(self._tables)

    @property
    def tables_driven(self) -> int:
        return len(self._drivers)

    def __contains__(self, id: str) -> bool:
        """Return whether a table is in memory."""
        return id in self._tables

    # ---- finding tables

    async def create(
        self, setup: Setup, sheet: Sheet, more: Callable[[str], Sequence[Statement]] = lambda id: ()
    ) -> Table:
        """Create a table, and run `more` statements in the same transaction. Raises Conflict or Missed."""
        id = secrets.token_urlsafe(ID_BYTES)
        standing = sheet.started, "waiting" if sheet.started is None else "playing"
        await self.store.create(id, msgspec.json.encode(setup), msgspec.json.encode(sheet), *standing, *more(id))
        table = await self.find(id)
        for told in self.watchers:  # somebody may be called to the first turn
            told(table)
        return table

    async def find(self, id: str) -> Table:
        """Return the current table with this id. Raises Refusal if there is none."""
        if not ID.fullmatch(id):
            raise no_table()
        table = self._tables.get(id)
        if table is None or (self.store.shared and not await self._caught_up(table)):
            table = await self._load(id)
        if id not in self._kept:
            await self.presence.look(id)
            table.seen.update(self._seen.pop(id, {}))
        self._drive(table)
        self._keep(table)
        return table

    async def find_real(self, id: str) -> RealTable:
        """Return a real table as it is stored now. Raises Refusal if there is none."""
        stored = await self.store.load(id) if ID.fullmatch(id) else None
        if stored is None or not is_real(stored):
            raise no_table()
        self._check_open(id, stored)
        return RealTable(id, stored, await self.store.moves(id, 0))

    def silence(self, account: str, silenced: Set[str]) -> None:
        """Show an account's names no longer, or again. Everybody at its tables is told anew. Its own connections are
        checked then, so those of a suspended account end."""
        self._silenced = silenced
        for table in self._tables.values():
            table.silenced = silenced
            if any(member.account == account for member in everyone(table.sheet)):
                table.told.clear()
                self.hub.publish(table.id)

    async def look_again(self, id: str) -> None:
        """Notice what an operator has done to a table."""
        self._unreadable.discard(id)
        if (table := self._tables.get(id)) is not None:
            await self._caught_up(table)

    def check_share(self, maker: str) -> None:
        """Raise Refusal if a client, or a network that it belongs to, has its share of tables in use. A large network
        gets at most half of all tables."""
        makers = [{name for name, _ in shares(table.maker)} for id, table in self._tables.items() if not self._idle(id)]
        for name, share in shares(maker):
            most = min(self._share * share, max(self._share, self._settings.tables // 2))
            if sum(name in names for names in makers) >= most:
                whose = "your tables are in use, the most allowed for one client"
                if share > 1:
                    whose = "the tables of your network are in use, the most allowed for one network"
                raise Refusal(429, "tables_in_use", f"{most} of {whose}; leave or finish one")

    def _keep(self, table: Table) -> None:
        """Keep a table in memory as the most recently requested one.

        If there are too many, idle tables are unloaded: first those of its client beyond the client's share, then any.
        """
        new = self._kept.pop(table.id, None) is None
        self._kept[table.id] = Kept(table, time.monotonic())
        if new:
            self._let_go([id for id, kept in self._kept.items() if kept.table.maker == table.maker], self._share)
            self._let_go(list(self._kept), self._settings.tables)

    def _let_go(self, ids: list[str], most: int) -> None:
        """Unload idle tables until at most this many are left.

        Code that is using a table keeps its reference. Later requests get that object while it exists.
        """
        idle = [id for id in ids if self._idle(id)]
        for id in idle[: max(0, len(ids) - most)]:
            self._seen[id] = self._kept.pop(id).table.seen
            self.hub.forget(id)

    def _idle(self, id: str) -> bool:
        """Return whether nobody is at a table and the server has no work there now."""
        return id not in self._drivers and not self.hub.attended(id)

    async def _caught_up(self, table: Table) -> bool:
        """Read changes that other servers stored.

        A missing or unreadable table is dropped. Return whether it is still in memory.
        """
        try:
            await table.refresh()
        except Unavailable:
            raise
        except Exception as problem:
            if not isinstance(problem, Gone):
                log.error("cannot read the changes of table %s: %s", table.id, where(problem))
            self._drop(table)
            return False
        return True

    def _drop(self, table: Table) -> None:
        """Unload a table. Its listeners request it again and get the reason."""
        table.gone = True
        table.news.set()
        self._pauses.forget(table.id)
        if self._tables.get(table.id) is table:
            del self._tables[table.id]
            self._kept.pop(table.id, None)
        self.hub.publish(table.id)

    async def _load(self, id: str) -> Table:
        async with self._loading.setdefault(id, asyncio.Lock()):
            if (table := self._tables.get(id)) is not None:
                return table
            try:
                table = await self._restored(id)
            finally:
                self._loading.pop(id, None)
        return self._tables.setdefault(id, table)  # another request may have loaded it in the meantime

    async def _restored(self, id: str) -> Table:
        """Load a table from the store. One that cannot be read is quarantined. Raises Refusal."""
        try:
            stored = await self.store.load(id)
            if stored is None:
                raise no_table()
            self._check_open(id, stored)
            if is_real(stored):
                raise no_table()
            table = await asyncio.to_thread(Table, id, stored, self.store, self._settings, self._changed)
            table.silenced = self._silenced
            await table.replay()
        except (Refusal, Unavailable, OSError, MemoryError):
            raise  # the stored table is not at fault
        except Exception as problem:
            await self._quarantine(id, where(problem))
            raise unreadable() from None
        if stored.fault is not None:
            await self.store.readmit(id)
            self._unreadable.discard(id)
            log.warning("table %s is readable again", id)
        return table

    def _check_open(self, id: str, stored: Stored) -> None:
        """Raise Refusal if a table is closed. One quarantined as unreadable is tried again once by a newer program."""
        if stored.ended:
            raise Refusal(410, "ended_table", "this table was ended by an operator of the server")
        if stored.fault == BY_HAND or (stored.fault is not None and id in self._unreadable):
            raise unreadable()

    async def _quarantine(self, id: str, fault: str) -> None:
        if id not in self._unreadable:
            log.error("table %s cannot be read and is quarantined: %s", id, fault)
        self._unreadable.add(id)
        with suppress(Unavailable):  # it is retried later
            await self.store.quarantine(id, fault, time.time())

    # ---- work of the server

    def _changed(self, table: Table) -> None:
        self.load.stored(table.storing)
        self.hub.publish(table.id)
        self._pauses.forget(table.id)
        for told in self.watchers:
            told(table)
        self._drive(table)
        if table.status == "over":
            self._send(self._rate())

    async def _rate(self) -> None:
        with suppress(Unavailable):  # it is repeated later
            await self.rater.catch_up()

    def _drive(self, table: Table) -> None:
        """Start the task that plays for agents and late people at a table, if it has work."""
        idle = table.due is None or table.gone or self._pauses.lasts(table.id)
        if not idle and table.id not in self._drivers:
            task = asyncio.create_task(self._attend(table))
            self._drivers[table.id] = task
            task.add_done_callback(lambda task: self._driven(table, task))

    def _driven(self, table: Table, task: asyncio.Task[bool]) -> None:
        del self._drivers[table.id]
        if not task.cancelled() and task.result():
            self._drive(table)  # someone may have moved while the driver ended

    async def _attend(self, table: Table) -> bool:
        """Do the due work at a table. Return False if another server or the sweep will do it."""
        try:
            if not await self._claim(table):
                return False
            try:
                return await self._do_what_is_due(table)
            finally:
                await self.store.release(table.id)
        except Gone:
            self._drop(table)
        except Exception as problem:  # a failing table must not stop the others
            log.error("table %s failed: %s", table.id, where(problem))
            self._pauses.failed(table.id)
        return False

    async def _claim(self, table: Table) -> bool:
        """Return whether this server does the due work at a table.

        While the database is lost, this asks again. Otherwise the table would wait for the next sweep that reaches the
        database. That may never come if the database is lost again and again.
        """
        while table.due is not None and not table.gone:
            try:
                return await self.store.claim(table.id)
            except Unavailable as problem:
                log.warning("table %s waits: %s", table.id, problem)
                await self._wait(table, RETRY_SECONDS)
        return False

    async def _do_what_is_due(self, table: Table) -> bool:
        while (due := table.due) is not None and not table.gone:
            wait = due - time.time()
            if wait > 2 * self._settings.sweep_seconds:
                return False
            try:
                await (self._play(table) if wait <= 0 else self._wait(table, wait))
            except Unavailable as problem:
                log.warning("table %s is delayed: %s", table.id, problem)
                await self._wait(table, RETRY_SECONDS)
        return True

    async def _wait(self, table: Table, seconds: float) -> None:
        table.news.clear()
        try:
            await asyncio.wait_for(table.news.wait(), seconds)
        except TimeoutError:
            return

    async def _play(self, table: Table) -> None:
        """Make a choice for the deciding seat, which has an agent or a late person."""
        revision, game = table.revision, table.game
        seat = game.decision.seat
        chair = table.sheet.chairs[seat]
        if not chair.played_by_agent:
            await self._play_for_late(table, seat)
            return
        if scripted := table.scripted:
            action = scripted
            if self.hub.attended(table.id):
                await asyncio.sleep(self._settings.agent_pause)
        else:
            action = await self._thought_of(table, known_agent(chair.agent))
        await table.act_for(seat, game.write_action(action), revision)

    async def _play_for_late(self, table: Table, seat: int) -> None:
        """Let an agent take the seat of a person who is away for too long; else make the agreed choice for a late
        person, and log it."""
        if table.falls_to_agent:
            await table.hand_over(seat, table.revision)
            return
        revision, game, passes = table.revision, table.game, table.sheet.pace.late == "pass"
        agent = known_agent(None)
        action = plain_choice(game) if passes else await self._thought_of(table, agent)
        when = table.when
        await table.act_for(
            seat,
            game.write_action(action),
            revision,
            lambda sheet: note_late(sheet, seat, None if passes else agent, when),
        )

    async def _thought_of(self, table: Table, agent: str) -> Action:
        """Return an agent's choice after a delay that hides its thinking time.

        If only agents play and nobody is watching, there is no delay.
        """
        sheet, pause = table.sheet, self._settings.agent_pause
        even = people_play(sheet) or self.hub.attended(table.id)
        asker = Asker(table.maker, table.id)
        advice = await self.thinkers.advise(agent, table.game, asker, table.revision, table.answers, even)
        if even:
            await self.watch.until(telling(advice.spell, pause, self.watch.now(), self.watch.lot()))
        table.hurried = advice.spell.cut
        return advice.action

    async def _sweep(self) -> None:
        """Find tables with due work that no server handles, for example after a restart. Also unload idle tables."""
        self._forget()
        await self.presence.stay()
        found = 0
        while found < MOST_DUE:
            page = await self.store.due(time.time() + self._settings.sweep_seconds, MOST_DUE, self._swept)
            for _, id in page:
                if id not in self._drivers and not self._pauses.lasts(id):
                    found += await self._look_at(id)
            self._swept = page[-1] if len(page) == MOST_DUE else BEGINNING
            if self._swept == BEGINNING:
                return

    async def _look_at(self, id: str) -> bool:
        """Load a table, so that its due work is done. Return whether that worked.

        Raises Unavailable if the database is lost. That ends the sweep, so that other tables do not wait.
        """
        try:
            await self.find(id)
        except Refusal:
            return False
        except Exception as problem:
            await self.store.due(0.0, 1, BEGINNING)
            log.error("table %s could not be loaded: %s", id, where(problem))
            self._pauses.failed(id)
            return False
        return True

    def _forget(self) -> None:
        """Unload idle tables that nobody requested for a while, and forget who was there."""
        since = time.time() - FORGET_AFTER
        for id in [id for id, seen in self._seen.items() if max(seen.values(), default=0.0) < since]:
            del self._seen[id]
        asked = time.monotonic() - FORGET_AFTER
        self._let_go([id for id, kept in self._kept.items() if kept.asked < asked], 0)

    async def _expire(self) -> None:
        """Delete expired tables, unless someone is there."""
        async for entry, status, since in had_their_time(self.store, self._terms, time.time()):
            someone = self.hub.attended(entry.id) or await self.store.elsewhere(entry.id)
            if not someone and await self.store.delete(entry.id, since):
                log.info("table %s (%s) has expired and was deleted", entry.id, status)
                if (table := self._tables.get(entry.id)) is not None:
                    self._drop(table)

    # ---- other servers

    def _heard(self, id: str | None) -> None:
        """Handle an announcement from another server; None concerns any table.

        The table has changed there, or someone has come or gone.
        """
        self._unreadable.difference_update([*self._unreadable] if id is None else [id])
        for table in self._tables.values() if id is None else filter(None, [self._tables.get(id)]):
            table.news.set()  # a driver that waits for the database can continue
            self._send(self._refresh(table))
        for other in self.hub.attended_tables() if id is None else [id]:
            if other not in self._tables:  # a real table
                self.hub.publish(other)

    async def _refresh(self, table: Table) -> None:
        with suppress(Unavailable):  # the next request reports it
            if await self._caught_up(table):
                await self.presence.look(table.id)

    # ---- repeated tasks

    async def _for_ever(self, errand: Callable[[], Awaitable[None]], pause: float) -> None:
        """Repeat a task forever, whatever errors it raises. If the database is lost, retry soon."""
        while True:
            try:
                await errand()
            except Unavailable as problem:
                log.warning("%s is delayed: %s", errand.__qualname__, problem)
                await asyncio.sleep(min(pause, RETRY_SECONDS))
                continue
            except Exception as problem:
                log.error("%s failed: %s", errand.__qualname__, where(problem))
            await asyncio.sleep(pause)

    def keep_doing(self, errand: Callable[[], Awaitable[None]], pause: float) -> None:
        """Repeat a task until the server stops."""
        self._send(self._for_ever(errand, pause))

    def _send(self, errand: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)


def no_table() -> Refusal:
    return Refusal(404, "unknown_table", "there is no table with this id")


def unreadable() -> Refusal:
    return Refusal(410, "unreadable_table", "this table is damaged, or its rules have changed since")


def people_play(sheet: Sheet) -> bool:
    """Return whether a person holds a seat, may return to one, or may take one."""
    return any(chair.kind in ("human", "open") or chair.token for chair in sheet.chairs)
