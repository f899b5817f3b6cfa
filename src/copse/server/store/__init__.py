"""Storage of tables. A table is its setup, its sheet and its accepted moves in order. Occasional snapshots avoid
replaying all moves."""

from copse.server.store.base import (
    BEGINNING,
    BY_HAND,
    Conflict,
    Entry,
    Gone,
    Missed,
    Move,
    Snapshot,
    Statement,
    Store,
    Stored,
    Unavailable,
)
from copse.server.store.opening import open_store, try_database

__all__ = [
    "BEGINNING", "BY_HAND", "Conflict", "Entry", "Gone", "Missed", "Move", "Snapshot", "Statement", "Store", "Stored",
    "Unavailable", "open_store", "try_database",
]  # fmt: skip
