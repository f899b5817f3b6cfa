"""Editions by name, from the newest on."""

from __future__ import annotations

from typing import Final

from copse.kernel.options import Options
from copse.root.editions.base import Edition
from copse.root.editions.early import EARLY
from copse.root.editions.fifth import FIFTH
from copse.root.editions.marauder import MARAUDER

EDITIONS: Final[dict[str, Edition]] = {edition.name: edition for edition in (MARAUDER, FIFTH, EARLY)}


def edition_of(options: Options) -> Edition:
    return EDITIONS[str(options.get("edition", MARAUDER.name))]
