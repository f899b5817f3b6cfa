"""Editions by name. A second one makes `edition` an option (contributing.md)."""

from __future__ import annotations

from typing import Final

from copse.kernel.options import Options
from copse.root.editions.base import Edition
from copse.root.editions.marauder import MARAUDER

EDITIONS: Final[dict[str, Edition]] = {MARAUDER.name: MARAUDER}


def edition_of(options: Options) -> Edition:
    return EDITIONS[str(options.get("edition", MARAUDER.name))]
