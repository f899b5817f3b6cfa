"""Everything that a server keeps, as a file: `copse backup`, `copse restore`."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer

from copse.cli.common import app

File = Annotated[Path, typer.Argument(metavar="FILE", help="such as copse-monday.backup")]


@app.command()
def backup(file: File) -> None:
    """Write all tables of COPSE_DATABASE into a new file, also while a server runs."""
    from copse.server.config.settings import settings_from  # slow to import, here and below
    from copse.server.store.transfer import backup

    counts = asyncio.run(backup(settings_from(os.environ).database, file))
    print(f"{file}: {said(counts)}")


@app.command()
def restore(file: File) -> None:
    """Put all tables of a backup into COPSE_DATABASE, which must be empty, of whichever kind the backup was made."""
    from copse.server.config.settings import settings_from
    from copse.server.store.transfer import restore

    counts = asyncio.run(restore(file, settings_from(os.environ).database))
    print(f"restored {said(counts)}")


def said(counts: Mapping[str, int]) -> str:
    return f"{counts['tables']} tables with {counts['moves']} moves"
