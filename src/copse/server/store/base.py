"""What every store promises. Two servers may share one: whoever appends first wins, the other gets a Conflict."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol

import msgspec
from msgspec import Struct

from copse.kernel.chance import Outcome
from copse.kernel.errors import CopseError

BEGINNING: Final = (float("-inf"), "")  # comes before every table that is due
WHENEVER: Final = float("inf")
BY_HAND: Final = ""  # the fault of a table that someone quarantined, rather than a program that could not read it


class Conflict(Exception):
    """Someone else was first: the revision, the request or the version is taken."""


class Gone(CopseError):
    """The table was ended, quarantined or deleted, perhaps a moment ago. Nothing was changed."""


class Unavailable(CopseError):
    """The database cannot be reached or cannot write. Nothing was changed."""


class Move(Struct, frozen=True, array_like=True):
    """An accepted request. `action` is empty for an undo, and `<N` where one went back to N choices. `outcomes` are the
    answers of chance; moves that were stored before these were kept have the generator's state instead, `chance`."""

    revision: int
    request: str
    seat: int
    action: str
    at: float
    outcomes: tuple[Outcome, ...] | None
    chance: int = 0


MOVE: Final = "revision, request, seat, action, at, outcomes, chance"  # the columns of a move


def move_of(row: Sequence[object]) -> Move:
    """A move from its columns in the database."""
    *plain, outcomes, chance = row
    known = None if outcomes is None else msgspec.json.decode(str(outcomes))
    return msgspec.convert([*plain, known, chance], Move)


def row_of(move: Move) -> tuple[int, str, int, str, float, str | None, int]:
    outcomes = None if move.outcomes is None else msgspec.json.encode(move.outcomes).decode()
    return move.revision, move.request, move.seat, move.action, move.at, outcomes, move.chance


class Snapshot(Struct, frozen=True):
    """The game after `revision` moves, and the seconds that each seat had taken."""

    revision: int
    save: bytes
    used: list[float]
    at: float


class Stored(Struct, frozen=True):
    """A table as it is kept: `setup` never changes, `sheet` does, and counts its `version`. A quarantined table
    has a `fault`: where reading it failed, or BY_HAND."""

    setup: bytes
    sheet: bytes
    version: int
    snapshot: Snapshot | None
    ended: bool = False
    fault: str | None = None


class Entry(Struct, frozen=True, array_like=True):
    """A table as those see it who look after the database. `status` is not known of tables that no server has seen
    since it is kept."""

    id: str
    sheet: bytes
    status: str | None
    revision: int
    changed: float  # when the table was made, or its sheet last changed
    moved: float | None  # when the last move was made
    ended: float | None
    quarantined: float | None
    fault: str | None

    @property
    def touched(self) -> float:
        return max(self.changed, self.moved or 0.0)


class Store(Protocol):
    """`due` is the moment at which the server itself has to act at a table (an agent's turn, a clock), if any; `status`
    is how the table then stands: waiting, playing or over."""

    shared: bool  # whether other servers may write to it

    async def open(self, heard: Callable[[str | None], None]) -> None:
        """Get ready to serve; bring the schema up to date. `heard` is called with the id of a table that was changed
        elsewhere, or at which someone came or went there; with None if that may have happened at any."""

    async def visit(self) -> None:
        """Get ready to look after the tables, beside servers or without; the schema must be up to date."""

    async def close(self) -> None: ...

    # ---- play

    async def create(self, table: str, setup: bytes, sheet: bytes, due: float | None, status: str) -> None: ...

    async def load(self, table: str) -> Stored | None: ...

    async def moves(self, table: str, after: int) -> list[Move]:
        """The moves beyond this revision, in order."""

    async def find(self, table: str, request: str) -> Move | None: ...

    async def newest(self, table: str) -> tuple[int, int]:
        """The version of the sheet and the revision of the game; Gone if there is no play at the table any more."""

    async def append(self, table: str, move: Move, due: float | None, status: str) -> None: ...

    async def change(self, table: str, sheet: bytes, version: int, due: float | None, status: str) -> None:
        """Write the sheet as this version, which must follow the one that is stored."""

    async def keep(self, table: str, snapshot: Snapshot) -> None: ...

    async def due(self, before: float, most: int, beyond: tuple[float, str]) -> list[tuple[float, str]]:
        """Tables at which the server has to act before this moment, and when; in order, after the one named."""

    # ---- several servers

    async def attend(self, seats: Mapping[str, set[int]]) -> None:
        """Tell the other servers at which seats of these tables someone is online at this one."""

    async def elsewhere(self, table: str) -> set[int]:
        """The seats at which someone is online at another server."""

    async def stay(self, silence: float) -> bool:
        """Say that this server is there, and forget others of which nothing was heard for so many seconds; whether this
        one had not been forgotten itself."""

    async def claim(self, table: str) -> bool:
        """Whether this server, and no other, now does at the table what is due there; Unavailable if nobody can say."""

    async def release(self, table: str) -> None: ...

    # ---- upkeep; each says whether there was anything to do

    async def entries(self, after: str, most: int) -> list[Entry]:
        """Tables in the order of their ids, from the one after this id on."""

    async def entry(self, table: str) -> Entry | None: ...

    async def note(self, table: str, status: str) -> bool:
        """Keep how a table stands of which that was not known."""

    async def end(self, table: str, at: float) -> bool: ...

    async def quarantine(self, table: str, fault: str, at: float) -> bool: ...

    async def readmit(self, table: str) -> bool:
        """Take back that a table was ended or quarantined."""

    async def delete(self, table: str, untouched_since: float = WHENEVER) -> bool:
        """Delete a table with all its moves, unless something has happened there since."""

    async def try_writing(self) -> None:
        """Raise Unavailable unless something can be written just now."""

    def free_bytes(self) -> int | None:
        """How much the disk can still take, if that can be known here."""
