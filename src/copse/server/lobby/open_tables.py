"""Lists of open tables. The public one is read and encoded once for all who watch it. They get it whole, and then each
change. A change on this server is told at once, one on another server when the list is read next."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from contextlib import contextmanager, suppress
from typing import Final, NamedTuple

import msgspec

from copse.games import GAMES, AnyGame
from copse.server.config.settings import Settings
from copse.server.history.service import History
from copse.server.protocol.lobby_messages import (
    ListedSeat,
    ListedTable,
    LobbyChange,
    LobbyInfo,
    Mode,
    SearchedGame,
)
from copse.server.store import Store
from copse.server.store.listings import PUBLIC, Listed, Listings
from copse.server.store.searches import Searches
from copse.server.tables.account_seats import without_names
from copse.server.tables.hub import Hub, Listener
from copse.server.tables.seats import Sheet, member_of, readable
from copse.server.tables.table import Table

MOST_WAITING: Final = 100
MOST_PLAYING: Final = 20
MOST_KNOWN: Final = 2_000  # sheets kept
DAY: Final = 24 * 3600.0
WAITING_SECONDS: Final[dict[Mode, float]] = {
    "live": DAY / 2,
    "days": 14 * DAY,
}  # without a change; later nobody waits there any more
LOBBY: Final = "lobby"  # what the watchers listen to
BREATH: Final = 0.05  # seconds between two readings at least


class Rated(NamedTuple):
    """What a rating is about: an account, in a game at a speed."""

    account: str
    game: str
    mode: Mode


class Edition(NamedTuple):
    """The public list at a moment, encoded, and what changed since the edition before."""

    number: int
    info: LobbyInfo
    text: bytes
    change: bytes


class Watcher:
    """Somebody who watches the public list, and the edition that they were told last."""

    def __init__(self, lists: OpenTables, listener: Listener) -> None:
        self.listener: Final = listener
        self._lists, self._told = lists, 0

    async def news(self) -> bytes | None:
        """Return what to tell: the change, or the whole list at first and after several changes; None for nothing."""
        edition = await self._lists.edition()
        before, self._told = self._told, edition.number
        if before == edition.number:
            return None
        return edition.change if before and before == edition.number - 1 else edition.text


class OpenTables:
    """`silenced` are the accounts whose names others do not see now."""

    def __init__(
        self, store: Store, settings: Settings, history: History, silenced: Callable[[], Set[str]] = frozenset
    ) -> None:
        self._silenced: Final = silenced
        self.listings: Final = Listings(store)
        self._searches: Final = Searches(store)
        self._settings: Final = settings
        self._history: Final = history
        self._hub: Final = Hub(lambda place: None)
        self._known: dict[str, tuple[int, Sheet]] = {}
        self._rows: dict[str, tuple[str, int]] = {}  # status and version of each table in the public list
        self._reading: Final = asyncio.Lock()
        self._stirred: Final = asyncio.Event()
        self._edition, self._read = Edition(0, LobbyInfo("lobby", [], []), b"", b""), float("-inf")

    # ---- the public list

    @contextmanager
    def listen(self) -> Iterator[Watcher]:
        """Listen to the public list, as a context manager."""
        with self._hub.listen(LOBBY, None) as listener:
            yield Watcher(self, listener)

    def stir(self) -> None:
        """Read the public list soon, because it has changed here."""
        self._stirred.set()

    def notice(self, table: Table) -> None:
        """Read the public list soon if a table there has changed."""
        if self._rows.get(table.id, (table.status, table.version)) != (table.status, table.version):
            self.stir()

    async def look(self) -> None:
        """Wait until the public list has changed here, or may have changed at another server. Then read it if somebody
        watches it."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._stirred.wait(), self._settings.lobby_seconds)
        if self._hub.attended(LOBBY):
            await self.edition()
        else:
            self._stirred.clear()

    async def edition(self) -> Edition:
        """Return the public list as it was at most a moment ago. If it has changed, all who watch are told."""
        async with self._reading:
            age = time.monotonic() - self._read
            if age >= self._settings.lobby_seconds or (self._stirred.is_set() and age >= BREATH):
                self._stirred.clear()
                await self._read_again()
            return self._edition

    async def _read_again(self) -> None:
        counts = await self._searches.counts(time.time())
        searches = [SearchedGame(one.game, one.players, one.mode, one.people) for one in counts]
        rows = await self._listed(PUBLIC)
        self._rows = {row.table: (row.status, row.version) for row in rows}
        before, now = self._edition.info, LobbyInfo("lobby", await self._shown(rows), searches)
        self._read = time.monotonic()
        if now != before or not self._edition.text:
            change = msgspec.json.encode(change_of(before, now))
            self._edition = Edition(self._edition.number + 1, now, msgspec.json.encode(now), change)
            self._hub.publish(LOBBY)

    # ---- any list

    async def tables(self, place: str) -> list[ListedTable]:
        """Return the tables of a list: those with free seats, and those that can be watched."""
        return await self._shown(await self._listed(place))

    async def _listed(self, place: str) -> list[Listed]:
        since = time.time() - max(WAITING_SECONDS.values())
        waiting = await self.listings.listed(place, "waiting", since, MOST_WAITING)
        return waiting + await self.listings.listed(place, "playing", since, MOST_PLAYING)

    async def _shown(self, rows: Sequence[Listed]) -> list[ListedTable]:
        now = time.time()
        sheets = await self._sheets(rows)
        shown = [(row, sheets[row.table]) for row in rows if row.table in sheets]
        shown = [(row, sheet) for row, sheet in shown if _is_shown(row, sheet, now)]
        ratings = await self._ratings({one for row, sheet in shown for one in _people(row, sheet) if one})
        return [_told(row, sheet, ratings) for row, sheet in shown]

    async def _ratings(self, asked: set[Rated]) -> dict[Rated, int]:
        """Return the ratings that exist."""
        found = dict[Rated, int]()
        for game, mode in {(one.game, one.mode) for one in asked}:
            people = {one.account for one in asked if (one.game, one.mode) == (game, mode)}
            rated = await self._history.ratings_of(people, game, mode)
            found |= {Rated(account, game, mode): rating.value for account, rating in rated.items()}
        return found

    async def _sheets(self, rows: Sequence[Listed]) -> dict[str, Sheet]:
        """Return the sheets of tables. Those that have not changed are not read again."""
        if len(self._known) > MOST_KNOWN:
            self._known.clear()
        fresh = [row for row in rows if self._known.get(row.table, (0,))[0] != row.version]
        for row, stored in zip(fresh, await self.listings.sheets([row.table for row in fresh]), strict=True):
            if stored is not None and (sheet := readable(stored)) is not None:
                self._known[row.table] = row.version, sheet
        known, silenced = self._known, self._silenced()
        return {row.table: without_names(known[row.table][1], silenced) for row in rows if row.table in known}


def change_of(before: LobbyInfo, now: LobbyInfo) -> LobbyChange:
    known, there = {table.id: table for table in before.tables}, {table.id for table in now.tables}
    changed = [table for table in now.tables if table != known.get(table.id)]
    return LobbyChange("lobby_change", changed, [id for id in known if id not in there], now.searches)


def parts_of(game: AnyGame) -> list[str]:
    """Return what the options give each seat, such as its faction; empty words if they give nothing."""
    options = GAMES[game.book.name].book.options.values()
    values = next((game.options[option.name] for option in options if option.by_seat), None)
    words = list(values) if isinstance(values, Sequence) and not isinstance(values, str) else []
    return [str(words[seat] or "") if seat < len(words) else "" for seat in range(game.seats)]


def _is_shown(row: Listed, sheet: Sheet, now: float) -> bool:
    """Return whether somebody can sit down, or others can watch."""
    if row.status == "playing":
        return not sheet.private
    free = any(chair.kind == "open" and not chair.kept for chair in sheet.chairs)
    return free and now - row.opened < WAITING_SECONDS[sheet.pace.mode]


def _people(row: Listed, sheet: Sheet) -> list[Rated | None]:
    """Return whose ratings are shown, by seat. Nobody sees who sits at a table without spectators."""
    shown = sheet.veiled if sheet.private else sheet
    members = [member_of(chair.token) for chair in shown.chairs]
    return [Rated(member.account, row.game, sheet.pace.mode) if member else None for member in members]


def _told(row: Listed, sheet: Sheet, ratings: Mapping[Rated, int]) -> ListedTable:
    shown = sheet.veiled if sheet.private else sheet
    seats = zip(shown.chairs, msgspec.json.decode(row.parts, type=list[str]), _people(row, sheet), strict=True)
    return ListedTable(
        row.table,
        shown.name,
        row.game,
        sheet.host,
        row.lang,
        row.status,
        sheet.pace,
        sheet.guests and not sheet.club,
        sheet.spectators,
        [
            ListedSeat(
                chair.kind,
                chair.kind == "open" and not chair.kept,
                chair.name,
                chair.avatar,
                part,
                chair.agent,
                rated is not None,
                ratings.get(rated) if rated else None,
            )
            for chair, part, rated in seats
        ],
        row.opened,
    )
