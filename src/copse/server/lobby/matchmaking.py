"""Games for people who do not know each other. Those who ask for the same game are seated together, as they come.

A table and all its seats are stored in one transaction. It fails if somebody was seated or has left meanwhile, so
nobody gets two seats, however many servers seat people at the same time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import chain, count
from random import SystemRandom
from typing import Final

from copse.games import GAMES
from copse.server.config.settings import Settings
from copse.server.moderation.service import Moderation
from copse.server.operations.registry import TableRegistry
from copse.server.protocol.messages import NewTable, Pace, SeatWish
from copse.server.protocol.refusal import Refusal
from copse.server.store import Conflict, Missed, Statement
from copse.server.store.people import holding
from copse.server.store.searches import DAY, Pool, Search, Searches
from copse.server.tables.names import alike
from copse.server.tables.seat_changes import begin
from copse.server.tables.seats import Chair, Member, Origin, Sheet, When, digest
from copse.server.tables.setup import Trial, try_out
from copse.server.workers.agent_pool import known_agent

FILL_SECONDS: Final = 5.0  # between two looks for people whose patience has ended
PACES: Final = {
    "live": Pace("live", move_seconds=180, late="agent"),
    "days": Pace("days", move_seconds=int(2 * DAY), late="agent"),
}
"""Strangers have a clock, so that nobody waits for somebody who has gone."""
HOST: Final = "Copse"  # nobody is the host of such a table
LONGEST_NAME: Final = 36  # a number may be appended


class Matchmaker:
    def __init__(
        self,
        registry: TableRegistry,
        settings: Settings,
        moderation: Moderation,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.searches: Final = Searches(registry.store)
        self._registry, self._settings, self._moderation, self.now = registry, settings, moderation, now
        self.watchers: Final[list[Callable[[], None]]] = []  # are told when somebody begins to look, or is seated
        self._playable: Final[set[tuple[str, int]]] = set()

    async def ask(self, search: Search) -> Search:
        """Look for a game, or go on looking. Returns the search, with the table if one was found. Raises Refusal."""
        known = await self.searches.seen(search.token, self.now())
        if known is None:
            await self._check(search.pool)
            known = await self._begin(search)
        if known.table is None:
            await self.match(known.pool)
            known = await self.searches.seen(search.token, self.now()) or known
        return known

    async def _check(self, pool: Pool) -> None:
        """Raise Refusal if a game has no setup for this number of people, or if the server is busy."""
        self._registry.load.check_tables()
        if (pool.game, pool.players) in self._playable:
            return
        if pool.game not in GAMES or (await self._deal(pool)).seats != pool.players:
            raise Refusal(422, "wrong_seats", f"nobody can play '{pool.game[:20]}' with {pool.players} people")
        self._playable.add((pool.game, pool.players))

    async def _deal(self, pool: Pool) -> Trial:
        wish = NewTable(pool.game, [SeatWish("open")] * pool.players, "")
        return await asyncio.to_thread(try_out, wish, self._settings.longest_game)

    async def _begin(self, search: Search) -> Search:
        most = self._settings.searches_per_client
        try:
            await self.searches.begin(search, most)
        except Missed:
            raise Refusal(
                429, "too_many_searches", f"at most {most} people of one client may look for a game"
            ) from None
        except Conflict:  # the same request came twice at the same moment
            raise Refusal(409, "stale", "another search of yours has just begun; repeat the request") from None
        self._tell()
        return search

    def _tell(self) -> None:
        for told in self.watchers:
            told()

    async def fill(self) -> None:
        """Let agents take the seats that are left, where somebody does not want to wait any longer."""
        for pool in await self.searches.overdue(self.now()):
            await self.match(pool)

    async def match(self, pool: Pool) -> None:
        """Seat the people of a pool, as long as enough are there."""
        while people := await self._group(pool):
            try:
                await self._seat(pool, people)
            except Missed:  # somebody was seated by another server, or has left: look again
                continue

    async def _group(self, pool: Pool) -> Sequence[Search]:
        """Return who is seated now. People of whom one has blocked the other are never seated together."""
        waiting = await self.searches.waiting(pool, self.now())
        accounts = {one.account for one in waiting if one.account is not None}
        apart = {account: await self._moderation.cases.apart(account) for account in accounts}
        return group_of(waiting, pool.players, self.now(), apart)

    async def _seat(self, pool: Pool, people: Sequence[Search]) -> None:
        """Open a table for people, in seats at random. Raises Missed, and then nothing has changed."""
        opened, trial = When(self.now(), 0), await self._deal(pool)
        seats = SystemRandom().sample(range(pool.players), len(people))
        agent = known_agent(None)
        chairs = [Chair("agent", agent, agent) for _ in range(pool.players)]
        for seat, one, name in zip(seats, people, different(one.name for one in people), strict=True):
            held: str = one.token if one.account is None else digest(Member(one.account, str(seat)))
            chairs[seat] = Chair("human", name, token=held, avatar=one.avatar, client=one.client)
        sheet = Sheet("", HOST, "", chairs, PACES[pool.mode], True, made=opened.at)
        sheet.maker, sheet.origin = people[0].client, Origin("deal")
        begin(sheet, opened)

        def seated(id: str) -> Iterator[Statement]:
            for seat, one in sorted(zip(seats, people, strict=True), key=lambda pair: pair[1].token):
                yield self.searches.seat(one, id, seat)  # in one order, so that servers do not wait for each other
                if one.account is not None:
                    yield holding(one.account, id, pool.game, opened.at)

        await self._registry.create(trial.setup, sheet, lambda id: [*seated(id)])
        self._tell()


def group_of(
    waiting: Sequence[Search], players: int, now: float, apart: Mapping[str, Collection[str]]
) -> Sequence[Search]:
    """Return who is seated now: enough people for a game, or those who play with agents too, once one of them has
    waited long enough. `apart` has the people with whom an account never plays."""
    for first in waiting:
        if len(group := together(first, waiting, players, apart)) == players:
            return group
    patient = [one for one in waiting if one.fill_at is not None]
    late = next((one for one in patient if one.fill_at is not None and one.fill_at <= now), None)
    return together(late, patient, players, apart) if late else []


def together(
    first: Search, waiting: Sequence[Search], players: int, apart: Mapping[str, Collection[str]]
) -> list[Search]:
    """Return somebody with others who play with all of the group, those who have waited longest first."""
    group = [first]
    for one in waiting:
        far = apart.get(one.account, ()) if one.account is not None else ()
        if one is not first and len(group) < players and not any(other.account in far for other in group):
            group.append(one)
    return group


def different(names: Iterable[str]) -> list[str]:
    """Return names that nobody confuses: one that looks like an earlier one gets a number."""
    found: list[str] = []
    for name in names:
        tried = chain([name], (f"{name[:LONGEST_NAME]} {number}" for number in count(2)))
        found.append(next(one for one in tried if not any(alike(one, other) for other in found)))
    return found
