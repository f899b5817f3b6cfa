"""The history of a server as people see it: their pages, the ranking, ratings at tables, and replays.

A page is for the audience that its owner chose. The name of a person appears in the games of others only to those who
may see the page. Only those who played at a private table see its replay and who else played there."""

from __future__ import annotations

import asyncio
import time
import zlib
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Final

import copse
from copse.games import AnyGame
from copse.server.history.listing import Listing, is_open
from copse.server.history.players import Names, Viewer
from copse.server.history.rating import SETTLED_GAMES, rating_info
from copse.server.history.statistics import Shares, achievements_of, games_of, statistics_of
from copse.server.protocol.history_messages import (
    HistoryExport,
    PageSettings,
    PastGame,
    PastGames,
    PersonInfo,
    RankedPlayer,
    RatingInfo,
    Speed,
)
from copse.server.protocol.refusal import Refusal
from copse.server.store import Store
from copse.server.store.people import Account
from copse.server.store.results import Line, Past, Played, Profile, Results, is_person

MOST_COUNTED: Final = 500  # the newest games of a person, for statistics
MOST_LISTED: Final = 20  # games in one answer
MOST_RANKED: Final = 100
NEWEST: Final = 1 << 62  # greater than the number of any result
SHARED_SECONDS: Final = 600.0  # how long the statistics of all people are kept


class History:
    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self.results: Final = Results(store)
        self._now: Final = now
        self._shares: Final[dict[str, tuple[float, Shares]]] = {}

    # ---- the page of a person

    async def page(self, person: Account, viewer: Viewer, lang: str) -> PersonInfo:
        """Return a page in a language. Raises Refusal unless the viewer may see it."""
        await self._check(person, viewer)
        results = self.results
        past = await results.of_player(person.id, NEWEST, MOST_COUNTED)
        lines, played = await self._seats(person.id, past)
        names = await self.names(viewer, {line.player for line in lines})
        counted = await asyncio.to_thread(games_of, person.id, past, lines, played)
        shares = {game: await self._shares_in(game) for game in {game.result.game for game in counted}}
        learned = await results.learned(person.id)
        profile = await results.profile(person.id)
        return PersonInfo(
            name=person.name,
            avatar=person.avatar,
            since=person.made,
            yours=viewer.account == person.id,
            ratings=await self.ratings(person.id),
            statistics=await asyncio.to_thread(
                statistics_of, counted, shares, names, lang, viewer.account == person.id
            ),
            games=Listing(names, viewer, person.id).of(past[:MOST_LISTED], lines, played),
            more=len(past) > MOST_LISTED,
            achievements=achievements_of(counted, learned) if profile.achievements else None,
        )

    async def earlier(self, person: Account, viewer: Viewer, before: int) -> PastGames:
        """Return games of a person before a number. Raises Refusal unless the viewer may see them."""
        await self._check(person, viewer)
        past = await self.results.of_player(person.id, before, MOST_LISTED + 1)
        return PastGames(await self._listed(person.id, past[:MOST_LISTED], viewer), len(past) > MOST_LISTED)

    async def _listed(self, player: str, past: Sequence[Past], viewer: Viewer) -> list[PastGame]:
        lines, played = await self._seats(player, past)
        names = await self.names(viewer, {line.player for line in lines})
        return Listing(names, viewer, player).of(past, lines, played)

    async def _seats(self, player: str, past: Sequence[Past]) -> tuple[list[Line], list[Played]]:
        """Return who played in some results of a player, the newest first, and what."""
        if not past:
            return [], []
        numbers = past[-1].number, past[0].number
        return await self.results.lines_with(player, *numbers), await self.results.played_with(player, *numbers)

    async def _check(self, person: Account, viewer: Viewer) -> None:
        """Raise Refusal unless the viewer may see the page. The answer is the same as for a name that nobody has."""
        known = (await self.results.people([person.id])).get(person.id)
        if known is None or not viewer.may_see(known):
            raise no_person()

    async def names(self, viewer: Viewer, players: Iterable[str]) -> Names:
        """Return the names of players as far as a viewer may see them."""
        ids = sorted(set(filter(is_person, players)))
        return Names(viewer, await self.results.people(ids))

    async def _shares_in(self, game: str) -> Shares:
        """Return the statistics of all people. They are computed again after ten minutes."""
        at, shares = self._shares.get(game, (0.0, {}))
        if not 0 <= self._now() - at < SHARED_SECONDS:
            shares = {(share.kind, share.name): share for share in await self.results.shares(game)}
            self._shares[game] = self._now(), shares
        return shares

    # ---- settings and data of a person

    async def settings(self, account: str) -> PageSettings:
        profile = await self.results.profile(account)
        return PageSettings(profile.audience, bool(profile.achievements))

    async def set_settings(self, account: str, wish: PageSettings) -> None:
        await self.results.set_profile(account, Profile(wish.audience, int(wish.achievements)))

    async def export(self, account: str) -> HistoryExport:
        """Return everything that is remembered of a person."""
        past, before = list[Past](), NEWEST
        while page := await self.results.of_player(account, before, MOST_COUNTED):
            past += page
            before = page[-1].number
        records = {one.id: await self._record(one.number) for one in past if one.replay}
        return HistoryExport(
            page=await self.settings(account),
            ratings=await self.ratings(account),
            tutorials={one.tutorial: one.at for one in await self.results.learned(account)},
            games=await self._listed(account, past, Viewer(account)),
            records=records,
        )

    # ---- ratings

    async def ratings(self, player: str) -> list[RatingInfo]:
        return [rating_info(game, speed, one) for game, speed, one in await self.results.ratings_of(player)]

    async def ratings_of(self, players: Collection[str], game: str, speed: Speed) -> dict[str, RatingInfo]:
        """Return the ratings of accounts and agents for a game and a speed; players without a rating are missing."""
        found = await self.results.ratings(players, game, speed)
        return {player: rating_info(game, speed, rating) for player, rating in found.items()}

    async def ranking(self, game: str, speed: Speed, viewer: Viewer) -> list[RankedPlayer]:
        """Return the best players that a viewer may see, with provisional ratings at the end."""
        ranked = await self.results.ranking(game, speed, SETTLED_GAMES, MOST_RANKED)
        names = await self.names(viewer, {one.player for one in ranked})
        told = [RankedPlayer(names.player(one.player), rating_info(game, speed, one)) for one in ranked]
        return [one for one in told if one.player.name]

    # ---- one game

    async def game(self, id: str, viewer: Viewer) -> tuple[PastGame, AnyGame]:
        """Return a finished game whose replay a viewer may see. Raises Refusal."""
        past = await self.results.result(id)
        if past is None or not past.replay:
            raise no_result()
        lines = await self.results.lines(past.number)
        if not is_open(past, lines, viewer):
            raise no_result()
        names = await self.names(viewer, {line.player for line in lines})
        (told,) = Listing(names, viewer, "").of([past], lines, await self.results.played(past.number))
        record = await self._record(past.number)
        return told, await asyncio.to_thread(copse.replay, record)

    async def _record(self, number: int) -> str:
        packed = await self.results.record(number)
        return zlib.decompress(packed).decode() if packed else ""


def no_person() -> Refusal:
    return Refusal(404, "unknown_person", "there is no person with this name, or their page is not for you")


def no_result() -> Refusal:
    return Refusal(404, "unknown_result", "there is no finished game with this id, or its replay is not for you")
