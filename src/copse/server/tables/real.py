"""Real tables that people keep on the server, with all their turns. A real table is a row of the store like any other
table, so backups, several servers and the removal of idle tables work as for those. Each of its moves is an entry: the
position after a turn, with what happened. Going back is a new entry, so nothing is lost."""

from __future__ import annotations

import secrets
import time
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from copse.server.protocol.messages import Pace, RealTableEntry, RealTableInfo, Shown, ShowTurn
from copse.server.protocol.refusal import Refusal
from copse.server.store import Conflict, Move, Store, Stored
from copse.server.tables.seats import Sheet, Token, digest, new_token
from copse.server.tables.setup import Setup

REAL: Final = "clockwork"  # stands for the game in the setup of a real table
MOST_ENTRIES: Final = 1000
NOBODY: Final = -1  # the seat of an entry that is about no seat
ID_BYTES: Final = 9
STATUS: Final = "playing"


class Page(Struct, frozen=True):
    """What an entry stores besides its moment."""

    title: str
    lines: list[str]
    position: str
    back: int = 0  # the number of the entry that the table went back to


class RealSheet(Sheet):
    """The sheet of a real table also has how it is played, and how far a bot's turn has come."""

    shown: Shown | None = None


def is_real(stored: Stored) -> bool:
    """Return whether a stored table is a real table."""
    return msgspec.json.decode(stored.setup, type=Setup).game == REAL


class RealTable:
    """A real table as it is stored now."""

    def __init__(self, id: str, stored: Stored, moves: list[Move]) -> None:
        self.id: Final = id
        self.sheet: Final = msgspec.json.decode(stored.sheet, type=RealSheet)
        self.version: Final = stored.version  # goes up whenever somebody shows how the table is played
        self.moves: Final = moves

    @property
    def revision(self) -> int:
        return len(self.moves)

    def info(self, token: Token) -> RealTableInfo:
        """Return what everyone with the link may see, and whether a token may enter turns."""
        entries = [self.entry(number, with_position=False) for number in range(1, self.revision + 1)]
        position = self.entry(self.revision, with_position=True).position
        can_enter = bool(token) and self.sheet.is_host(token)
        shown = self.sheet.shown
        told = RealTableInfo(self.id, self.sheet.name, self.revision, can_enter, entries, position, self.version)
        if shown is None:
            return told
        turn = shown.turn if shown.revision == self.revision else None
        return replace(told, turn=turn, draws=shown.draws, light=shown.light)

    def entry(self, number: int, with_position: bool) -> RealTableEntry:
        """Return an entry by its number. Raises Refusal."""
        if not 1 <= number <= self.revision:
            raise Refusal(404, "unknown_entry", f"there is no entry {number}; entries go from 1 to {self.revision}")
        move = self.moves[number - 1]
        page = msgspec.json.decode(move.action, type=Page)
        seat = None if move.seat == NOBODY else move.seat
        position = page.position if with_position else ""
        return RealTableEntry(number, move.at, seat, page.title, page.lines, position, page.back)

    async def add(self, store: Store, request: str, revision: int, seat: int | None, page: Page) -> None:
        """Add an entry. A repeated request adds nothing. Raises Refusal."""
        if await store.find(self.id, request) is not None:
            return
        if revision != self.revision:
            raise _stale(self.revision)
        if self.revision >= MOST_ENTRIES:
            raise Refusal(409, "game_too_long", f"a real table keeps at most {MOST_ENTRIES} entries; begin a new one")
        text = msgspec.json.encode(page).decode()
        move = Move(revision + 1, request, NOBODY if seat is None else seat, text, time.time(), ())
        try:
            await store.append(self.id, move, None, STATUS)
        except Conflict:
            raise _stale(revision + 1) from None

    async def show(self, store: Store, wish: ShowTurn) -> None:
        """Let others see how the table is played, and how far a bot's turn has come. Raises Refusal if somebody else
        has shown something that the caller did not know."""
        if wish.revision != self.revision:
            raise _stale(self.revision)
        if wish.shown != self.version:
            raise _overtaken()
        sheet = replace(self.sheet, shown=Shown(wish.revision, wish.turn, wish.draws, wish.light))
        try:
            await store.change(self.id, msgspec.json.encode(sheet), self.version + 1, None, STATUS)
        except Conflict:
            raise _overtaken() from None


def _overtaken() -> Refusal:
    return Refusal(409, "stale", "somebody else was faster; load the table again, then show how far you have come")


def _stale(revision: int) -> Refusal:
    return Refusal(409, "stale", f"the table is at revision {revision} now; reload it, then enter the turn")


async def keep(store: Store, maker: str, name: str, page: Page) -> tuple[str, str]:
    """Create a real table with its first entry. Return its id, and the token with which turns are entered."""
    id, token = secrets.token_urlsafe(ID_BYTES), new_token()
    sheet = RealSheet(name, "", digest(token), [], Pace(), spectators=True, maker=maker, made=time.time())
    setup = Setup(REAL, {}, 0)
    await store.create(id, msgspec.json.encode(setup), msgspec.json.encode(sheet), None, STATUS)
    table = RealTable(id, Stored(msgspec.json.encode(setup), msgspec.json.encode(sheet), 1, None), [])
    await table.add(store, "begin", 0, None, page)
    return id, token
