"""Games in other notations: `copse record`."""

from __future__ import annotations

import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from copse.cli.common import app, read_bytes
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


@app.command()
def record(
    file: Annotated[Path, typer.Argument(help="a record of Copse, or a game in Rootlog that Copse wrote")],
    form: Annotated[Form, typer.Option("--as", help="what to print")] = Form.ROOTLOG,
) -> None:
    """Print a game of Root as a record of Copse, in the Rootlog of its players, or as rows of the league's sheets."""
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
    """A game from its record or from Rootlog, and what the file does not say of it."""
    if not text.startswith("copse record"):
        reading = rootlog.read(text)
        return reading.game, reading.missing
    record = records.read(text)
    if record.game != ROOT.name:
        raise BadSetup(f"these notations are for Root, and this is a game of {record.game}")
    game, stop = Game.from_fitting(ROOT, record)
    return game, [str(stop)] if stop is not None else []
