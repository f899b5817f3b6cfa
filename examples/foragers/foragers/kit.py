"""The parts of Foragers for Copse. The entry point in `pyproject.toml` names `KIT`."""

from __future__ import annotations

from typing import Final

from copse.kernel.kit import Kit
from foragers.book import BOOK
from foragers.rules import PLAYERS
from foragers.table import Table

KIT: Final = Kit(
    BOOK,
    Table,
    "Foragers",
    (PLAYERS[0], PLAYERS[-1]),
    words="foragers.locale",
    law="foragers",
    laws={"foragers": ("Rules of Foragers", "foragers:law.csv")},
    vector="foragers.vector:VECTOR",
)
