"""Databases that the first server wrote, before they had a version, and what there is to know of their tables."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import msgspec
from msgspec import Struct

from tests.server.cluster import BINARIES

DATA = Path(__file__).parent / "data"


class Known(Struct):
    """What there is to know of a table of the old database."""

    id: str
    host: str
    tokens: dict[int, str]
    revision: int = 0
    status: str = "playing"
    position: str = ""


def lay_down(database: str) -> dict[str, Known]:
    """Make an old database at this address, a file that is not there yet or an empty one; its tables."""
    known = msgspec.json.decode((DATA / "version1.json").read_bytes(), type=dict[str, dict[str, Known]], strict=False)
    if not database.startswith("postgresql"):
        shutil.copy(DATA / "version1.sqlite", database)
        return known["sqlite"]
    load = [str(BINARIES[0] / "psql"), "-q", "-v", "ON_ERROR_STOP=1", "-f", str(DATA / "version1.sql"), database]
    subprocess.run(load, check=True, stdout=subprocess.DEVNULL)
    return known["postgres"]
