"""The command `copse`. Each subcommand parses its options and calls another package."""

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
    moderation,
    notation,
    play,
    report,
    serve,
    workshop,
)
from copse.cli.common import app, examples
from copse.kernel.build import compiled
from copse.kernel.errors import CopseError
from copse.kernel.garbage import collect_seldom
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
    "moderation",
    "notation",
    "play",
    "report",
    "serve",
    "workshop",
]


@app.callback(
    invoke_without_command=True,
    epilog=examples(
        "copse play",
        "copse play root --players 3",
        "copse serve",
        "copse simulate root -n 100 --factions random:4",
        "copse simulate --help",
    ),
)
def version(show: Annotated[bool, typer.Option("--version", help="Print the version and exit.")] = False) -> None:
    """Play, simulate and study the board games Root and Small World."""
    if show:
        print(f"copse {copse.__version__} ({'compiled' if compiled() else 'interpreted'})")
        raise typer.Exit


def main() -> None:
    """Run the command. A user's mistake ends it with one sentence and exit code 2, not with a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # terminals that cannot show a letter get a question mark
    collect_seldom()
    try:
        app()
    except (CopseError, UnknownParagraph, UnknownEdition, NotInEdition, UnknownLanguage, NoTests) as problem:
        print(f"copse: {problem}", file=sys.stderr)
        sys.exit(2)
