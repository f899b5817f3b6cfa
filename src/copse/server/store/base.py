"""The interface of every store. Two servers may share one: the first to append wins, and the other gets a Conflict."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple, Protocol

import msgspec
from msgspec import Struct

from copse.kernel.chance import Outcome
from copse.kernel.errors import CopseError

BEGINNING: Final = (float("-inf"), "")  # sorts before every due table
WHENEVER: Final = float("inf")
BY_HAND: Final = ""  # the fault of a table that was quarantined by a person


class Conflict(Exception):
    """Someone else was first: the revision, the request id or the version is taken."""


class Gone(CopseError):
    """The table was ended, quarantined or deleted. Nothing was changed."""


class Missed(Exception):
    """A statement that must find a row found none: somebody else was first, or there never was one."""


class Unavailable(CopseError):
    """The database cannot be reached or cannot write. Nothing was changed."""


class Move(Struct, frozen=True, array_like=True):
    """An accepted request. `action` is empty for an undo, and `<N` for going back to N choices. `outcomes` are the
    results of chance; older moves have `chance` instead, the state of the generator."""

    revision: int
    request: str
    seat: int
    action: str
    at: float
    outcomes: tuple[Outcome, ...] | None
    chance: int = 0


Value = str | bytes | int | float | None
Row = Sequence[object]


class Statement(NamedTuple):
    """A statement with PostgreSQL's numbered parameters. If it `must` find something, it returns the rows that it
    found."""

    sql: str
    values: tuple[Value, ...] = ()
    must: bool = False


MOVE: Final = "revision, request, seat, action, at, outcomes, chance"  # the columns of a move


def move_of(row: Sequence[object]) -> Move:
    """Return a move from its columns in the database."""
    *plain, outcomes, chance = row
    known = None if outcomes is None else msgspec.json.decode(str(outcomes))
    return msgspec.convert([*plain, known, chance], Move)


def row_of(move: Move) -> tuple[int, str, int, str, float, str | None, int]:
    outcomes = None if move.outcomes is None else msgspec.json.encode(move.outcomes).decode()
    return move.revision, move.request, move.seat, move.action, move.at, outcomes, move.chance


class Snapshot(Struct, frozen=True):
    """The game after `revision` moves, made `at` a moment, and the state of the clock as JSON."""

    revision: int
    save: bytes
    clock: str
    at: float


class Stored(Struct, frozen=True):
    """A stored table. `setup` never changes; `sheet` does, and `version` counts its changes. A quarantined table has
    a `fault`: where reading it failed, or BY_HAND."""

    setup: bytes
    sheet: bytes
    version: int
    snapshot: Snapshot | None
    ended: bool = False
    fault: str | None = None


class Entry(Struct, frozen=True, array_like=True):
    """A table as operators see it. `status` is unknown for tables that no server has loaded since it is stored."""

    id: str
    sheet: bytes
    status: str | None
    revision: int
    changed: float  # when the table was created or its sheet last changed
    moved: float | None  # when the last move was made
    ended: float | None
    quarantined: float | None
    fault: str | None

    @property
    def touched(self) -> float:
        return max(self.changed, self.moved or 0.0)


class Store(Protocol):
    """`due` is the moment when the server has to act at a table, for an agent's turn or a clock; None if never.
    `status` is waiting, playing or over."""

    shared: bool  # whether other servers may write to the database

    async def open(self, heard: Callable[[str | None], None]) -> None:
        """Prepare for serving and update the schema. `heard` is called with the id of a table that changed
        elsewhere, or where someone came or went; with None if it may be any table."""

    async def visit(self) -> None:
        """Prepare for the work of operators, beside running servers. The schema must be up to date."""

    async def close(self) -> None: ...

    # ---- play

    async def create(
        self, table: str, setup: bytes, sheet: bytes, due: float | None, status: str, *more: Statement
    ) -> None:
        """Store a new table, and run other statements in the same transaction. Raises Conflict or Missed."""

    async def load(self, table: str) -> Stored | None: ...

    async def moves(self, table: str, after: int) -> list[Move]:
        """Return the moves after this revision, in order."""

    async def find(self, table: str, request: str) -> Move | None: ...

    async def newest(self, table: str) -> tuple[int, int]:
        """Return the version of the sheet and the revision of the game. Raises Gone if the table is closed."""

    async def append(self, table: str, move: Move, due: float | None, status: str, *also: Statement) -> None:
        """Store a move, and in the same transaction what else follows from it."""

    async def change(self, table: str, sheet: bytes, version: int, due: float | None, status: str) -> None:
        """Write the sheet as this version, which must follow the stored one. Raises Conflict."""

    async def keep(self, table: str, snapshot: Snapshot) -> None: ...

    async def due(self, before: float, most: int, beyond: tuple[float, str]) -> list[tuple[float, str]]:
        """Return tables where the server has to act before this moment, with the times, in order, after the given
        one."""

    # ---- people (people.py)

    async def together(self, *statements: Statement) -> list[list[Row]]:
        """Run statements in one transaction. Returns the rows of each. Raises Conflict or Missed; then nothing was
        changed."""

    # ---- several servers

    async def attend(self, seats: Mapping[str, set[int]]) -> None:
        """Announce which seats of these tables are online at this server."""

    async def elsewhere(self, table: str) -> set[int]:
        """Return the seats that are online at other servers."""

    async def stay(self, silence: float) -> bool:
        """Announce that this server is alive, and forget servers that were silent for too long. Returns whether this
        one was still known."""

    async def claim(self, table: str) -> bool:
        """Claim the due work at a table. Returns whether this server has it. Raises Unavailable if the database cannot
        tell."""

    async def release(self, table: str) -> None: ...

    # ---- upkeep; each says whether there was anything to do

    async def entries(self, after: str, most: int) -> list[Entry]:
        """Return tables in the order of their ids, after this id."""

    async def latest(self, skip: int, most: int) -> list[Entry]:
        """Return tables, the last changed first."""

    async def entry(self, table: str) -> Entry | None: ...

    async def note(self, table: str, status: str) -> bool:
        """Store the status of a table where it was unknown."""

    async def end(self, table: str, at: float) -> bool: ...

    async def quarantine(self, table: str, fault: str, at: float) -> bool: ...

    async def readmit(self, table: str) -> bool:
        """Reopen an ended or quarantined table."""

    async def delete(self, table: str, untouched_since: float = WHENEVER) -> bool:
        """Delete a table with all its moves, unless something has happened there since."""

    async def try_writing(self) -> None:
        """Raise Unavailable unless the database can write now."""

    def free_bytes(self) -> int | None:
        """Return the free space on the disk; None if it is unknown."""
