"""`copse backup` and `copse restore`: all tables of a server in one file."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer

from copse.cli.common import app, examples

File = Annotated[Path, typer.Argument(metavar="FILE", help="The backup, such as copse-monday.backup.")]


@app.command(epilog=examples("COPSE_DATABASE=club.db copse backup copse-monday.backup"))
def backup(file: File) -> None:
    """Write all tables of COPSE_DATABASE to a new file. You need not stop the server."""
    from copse.server.config.settings import settings_from  # slow to import, here and below
    from copse.server.store.transfer import backup

    counts = asyncio.run(backup(settings_from(os.environ).database, file))
    print(f"{file}: {said(counts)}")


@app.command(epilog=examples("COPSE_DATABASE=postgresql://me@db/copse copse restore copse-monday.backup"))
def restore(file: File) -> None:
    """Load all tables of a backup into COPSE_DATABASE, which must be empty.

    A backup of SQLite can be loaded into PostgreSQL, and one of PostgreSQL into SQLite."""
    from copse.server.config.settings import settings_from
    from copse.server.store.transfer import restore

    counts = asyncio.run(restore(file, settings_from(os.environ).database))
    print(f"restored {said(counts)}")


def said(counts: Mapping[str, int]) -> str:
    return f"{counts['tables']} tables with {counts['moves']} moves"
