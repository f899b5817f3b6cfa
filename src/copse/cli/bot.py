"""`copse bot`: run bots at a real table."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from copse.cli.common import DEFAULT_LANGUAGE, Factions, Lang, Settings, app, examples, game_options, read_bytes
from copse.kernel.errors import BadSetup
from copse.locale import Words
from copse.root.maps import MAPS
from copse.terminal.root.companion import Companion, Prepared
from copse.terminal.talk import Talk


@app.command(
    epilog=examples(
        "copse bot --factions marquise,electric_eyrie:nightmare --map autumn --file game.bot",
        "copse bot --file game.bot turn --order rabbit --dice 2,1",
    )
)
def bot(
    commands: Annotated[
        list[str] | None, typer.Argument(metavar="COMMAND", help="Run these and exit. If none are given, ask for them.")
    ] = None,
    factions: Factions = "",
    board: Annotated[str, typer.Option("--map", help=f"The map: {', '.join(MAPS)}.")] = "",
    file: Annotated[
        Path | None, typer.Option("--file", help="File that keeps the table. It is resumed if it exists.")
    ] = None,
    order: Annotated[str, typer.Option("--order", help="Drawn cards, separated by commas: a card, or its suit.")] = "",
    dice: Annotated[str, typer.Option("--dice", help="Dice rolls, separated by commas, such as 2,1.")] = "",
    answer: Annotated[
        list[str] | None,
        typer.Option("--answer", help="Answer to another question. Can be repeated, in the order of the questions."),
    ] = None,
    settings: Settings = None,
    lang: Lang = DEFAULT_LANGUAGE,
) -> None:
    """Run bots at a real table: enter what happened there, and get the bots' turns as steps."""
    companion = Companion(Words(lang), Talk(Console()), None if commands else file)
    prepared = Prepared(_parts(order), _parts(dice), answer or [])
    kept = file is not None and file.exists()
    if factions and kept:
        raise BadSetup(f"{file} has a table already; leave out --factions to resume it")
    if factions:
        options = game_options("root", settings, None, None, factions)
        if not companion.begin({**options, **({"map": board} if board else {})}, prepared if commands else None):
            return
    elif file is not None and kept:
        companion.resume(read_bytes(file).decode(errors="replace"), str(file))
    else:
        raise BadSetup(
            "name the factions, such as --factions marquise,electric_eyrie:nightmare, or a --file that has a table"
        )
    if commands:
        for command in commands:
            companion.do(command, prepared)
        prepared.check_used()
        companion.file = file  # set last, so that a command that fails changes no file
        if file is not None and not companion.keep():
            raise typer.Exit(2)
        return
    try:
        companion.run()
    except (EOFError, KeyboardInterrupt):
        print()


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]
