"""The command `copse`: play, watch, simulate, look up the law, measure. Each verb reads its words and calls a room."""

from __future__ import annotations

import sys
from io import TextIOWrapper
from typing import Annotated

import typer

import copse
from copse.cli import (
    admin,
    agents,
    analysis,
    arena,
    backup,
    bench,
    bot,
    dataset,
    law,
    learn,
    notation,
    play,
    report,
    serve,
)
from copse.cli.build import compiled
from copse.cli.common import app
from copse.kernel.errors import CopseError
from copse.law import UnknownParagraph
from copse.law.editions import NotInEdition, UnknownEdition
from copse.law.proofs import NoTests
from copse.locale import UnknownLanguage

__all__ = [
    "admin",
    "agents",
    "analysis",
    "app",
    "arena",
    "backup",
    "bench",
    "bot",
    "dataset",
    "law",
    "learn",
    "main",
    "notation",
    "play",
    "report",
    "serve",
]


@app.callback(invoke_without_command=True)
def version(show: Annotated[bool, typer.Option("--version", help="print the version")] = False) -> None:
    if show:
        print(f"copse {copse.__version__} ({'compiled' if compiled() else 'interpreted'})")
        raise typer.Exit


def main() -> None:
    """Run the command; what a person did wrong is one sentence, not a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our letters gets question marks
    try:
        app()
    except (CopseError, UnknownParagraph, UnknownEdition, NotInEdition, UnknownLanguage, NoTests) as problem:
        print(f"copse: {problem}", file=sys.stderr)
        sys.exit(2)
