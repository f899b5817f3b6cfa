"""Rates results one after the other, in the order in which games ended.

Every server may try. The database decides who rates a result: the ratings are stored only if the last rated result is
still the one from which they were computed. The same results always give the same ratings, so they can be computed
again at any time."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import Final

from copse.server.clients.rate_limit import DAY
from copse.server.history.rating import first_holders, rated
from copse.server.store import Missed, Store
from copse.server.store.results import Pending, Results, Seated, Unrated, is_person

MOST_MEETINGS: Final = 5  # rated games of the same two players in a day
MEETING_SECONDS: Final = DAY


class Rater:
    def __init__(self, store: Store) -> None:
        self._results: Final = Results(store)
        self._busy: Final = asyncio.Lock()

    async def catch_up(self) -> None:
        """Rate all results that are not yet rated."""
        async with self._busy:
            while (result := await self._results.pending()) is not None:
                await self._rate(result)

    async def begin_again(self) -> int:
        """Compute all ratings again from the stored results. Returns how many results there are."""
        await self._results.forget_ratings()
        await self.catch_up()
        return await self._results.count()

    async def _rate(self, result: Pending) -> None:
        lines = first_holders(await self._results.lines(result.number))
        unrated: Unrated = result.unrated
        if not unrated and await self._met_often(result, lines):
            unrated = "often"
        players = {line.player for line in lines}
        before = {} if unrated else await self._results.ratings(players, result.game, result.speed)
        try:
            await self._results.rate(result, unrated, [] if unrated else rated(before, lines))
        except Missed:
            return  # another server was first

    async def _met_often(self, result: Pending, lines: Sequence[Seated]) -> bool:
        """Return whether two players, at least one of them a person, had their share of rated games in a day. So
        nobody can gain a rating by playing again and again with a friend, or against an agent."""
        since = result.ended - MEETING_SECONDS
        players = {line.player for line in lines}
        for person in filter(is_person, players):
            met = {(line.result, line.player) for line in await self._results.rated_with(person, result, since)}
            games = Counter(player for _, player in met)
            if any(games[other] >= MOST_MEETINGS for other in players - {person}):
                return True
        return False
