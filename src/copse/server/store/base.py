"""What every store promises. Two servers may share one: whoever appends first wins, the other gets a Conflict."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from msgspec import Struct

from copse.kernel.errors import CopseError


class Conflict(Exception):
    """Someone else was first: the revision, the request or the version is taken."""


class Unavailable(CopseError):
    """The database cannot be reached or cannot write. Nothing was changed."""


class Move(Struct, frozen=True):
    """An accepted request. `action` is empty for an undo; `chance` is where the generator stood for it."""

    revision: int
    request: str
    seat: int
    action: str
    chance: int
    at: float


class Snapshot(Struct, frozen=True):
    """The game after `revision` moves, and the seconds that each seat had taken."""

    revision: int
    save: bytes
    used: list[float]
    at: float


class Stored(Struct, frozen=True):
    """A table as it is kept: `setup` never changes, `sheet` does, and counts its `version`."""

    setup: bytes
    sheet: bytes
    version: int
    snapshot: Snapshot | None


class Store(Protocol):
    """`due` is the moment at which the server itself has to act at a table (an agent's turn, a clock), if any."""

    shared: bool  # whether other servers may write to it

    async def open(self, heard: Callable[[str | None], None]) -> None:
        """Get ready; `heard` is called with the id of a table that was changed at another server, or at which someone
        came or went there; with None if that may have happened at any."""

    async def close(self) -> None: ...

    async def create(self, table: str, setup: bytes, sheet: bytes, due: float | None) -> None: ...

    async def load(self, table: str) -> Stored | None: ...

    async def moves(self, table: str, after: int) -> list[Move]:
        """The moves beyond this revision, in order."""

    async def find(self, table: str, request: str) -> Move | None: ...

    async def newest(self, table: str) -> tuple[int, int]:
        """The version of the sheet and the revision of the game."""

    async def append(self, table: str, move: Move, due: float | None) -> None: ...

    async def change(self, table: str, sheet: bytes, version: int, due: float | None) -> None:
        """Write the sheet as this version, which must follow the one that is stored."""

    async def keep(self, table: str, snapshot: Snapshot) -> None: ...

    async def attend(self, seats: Mapping[str, set[int]]) -> None:
        """Tell the other servers at which seats of these tables someone is online at this one."""

    async def elsewhere(self, table: str) -> set[int]:
        """The seats at which someone is online at another server."""

    async def stay(self, silence: float) -> bool:
        """Say that this server is there, and forget others of which nothing was heard for so many seconds; whether this
        one had not been forgotten itself."""

    async def claim(self, table: str) -> bool:
        """Whether this server, and no other, now does at the table what is due there."""

    async def release(self, table: str) -> None: ...

    async def due(self, before: float, most: int) -> list[str]:
        """Tables at which the server has to act before this moment."""
