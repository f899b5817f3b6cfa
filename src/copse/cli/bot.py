"""Bots at a real table: `copse bot`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from copse.cli.common import DEFAULT_LANGUAGE, Factions, Lang, Settings, app, game_options, read_bytes
from copse.kernel.errors import BadSetup
from copse.locale import Words
from copse.root.board import MAPS
from copse.terminal.companion import Companion, Prepared
from copse.terminal.talk import Talk


@app.command()
def bot(
    commands: Annotated[
        list[str] | None, typer.Argument(metavar="COMMAND", help="do these and leave; without any, they are asked for")
    ] = None,
    factions: Factions = "",
    board: Annotated[str, typer.Option("--map", help=", ".join(MAPS))] = "",
    file: Annotated[
        Path | None, typer.Option("--file", help="where the table is kept; gone on with if it exists")
    ] = None,
    order: Annotated[str, typer.Option("--order", help="cards that are drawn, with commas: a card, or its suit")] = "",
    dice: Annotated[str, typer.Option("--dice", help="what the dice show, with commas: 2,1")] = "",
    answer: Annotated[list[str] | None, typer.Option("--answer", help="what else is asked, in order")] = None,
    settings: Settings = None,
    lang: Lang = DEFAULT_LANGUAGE,
) -> None:
    """Run the bots of a real table: tell what happened on it, and get their turns as steps."""
    companion = Companion(Words(lang), Talk(Console()), None if commands else file)
    prepared = Prepared(_parts(order), _parts(dice), answer or [])
    kept = file is not None and file.exists()
    if factions and kept:
        raise BadSetup(f"{file} has a table already; leave --factions out to go on with it")
    if factions:
        options = game_options("root", settings, None, None, factions)
        companion.begin({**options, **({"map": board} if board else {})}, prepared if commands else None)
    elif file is not None and kept:
        companion.resume(read_bytes(file).decode(errors="replace"), str(file))
    else:
        raise BadSetup("name who plays, as --factions marquise,electric_eyrie:nightmare, or a --file that has a table")
    if commands:
        for command in commands:
            companion.do(command, prepared)
        prepared.check_used()
        companion.file = file  # only now: what fails half-way changes no file
        if file is not None and not companion.keep():
            raise typer.Exit(2)
        return
    try:
        companion.run()
    except (EOFError, KeyboardInterrupt):
        print()


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]
