"""`copse record`: convert games of Root to and from other notations."""

from __future__ import annotations

import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from copse.cli.common import app, examples, read_bytes
from copse.kernel import records
from copse.kernel.errors import BadSetup
from copse.kernel.game import Game
from copse.notation import league, rootlog
from copse.root.book import BOOK as ROOT
from copse.root.state import Woodland


class Form(StrEnum):
    RECORD = "record"
    ROOTLOG = "rootlog"
    LEAGUE = "league"


@app.command(epilog=examples("copse record game.record --as rootlog", "copse record game.rootlog --as record"))
def record(
    file: Annotated[Path, typer.Argument(help="A record of Copse, or a game in Rootlog.")],
    form: Annotated[Form, typer.Option("--as", help="Output format.")] = Form.ROOTLOG,
) -> None:
    """Convert a game of Root to a record of Copse, to Rootlog, or to rows of the league's sheets."""
    game, notes = game_of(read_bytes(file).decode(errors="replace"))
    if form is Form.RECORD:
        print(game.record(), end="")
    elif form is Form.ROOTLOG:
        print(rootlog.write(game), end="")
    else:
        print(league.write(game), end="")
        notes += league.unsaid(game)
    for note in notes:
        print(note, file=sys.stderr)


def game_of(text: str) -> tuple[Game[Woodland], list[str]]:
    """Return the game of a record or a Rootlog file, and notes on what the file leaves out."""
    if not text.startswith("copse record"):
        reading = rootlog.read(text)
        return reading.game, reading.missing
    record = records.read(text)
    if record.game != ROOT.name:
        raise BadSetup(f"only games of root can be converted, and this is a game of {record.game}")
    game, stop = Game.from_fitting(ROOT, record)
    return game, [str(stop)] if stop is not None else []
