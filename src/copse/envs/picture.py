"""A game as text, drawn by the terminal's table."""

from __future__ import annotations

from io import StringIO
from typing import Final

from rich.console import Console

from copse.games import AnyGame
from copse.locale import Words
from copse.terminal.tables import table_for

WIDTH: Final = 120


def picture(game: AnyGame, seat: int) -> str:
    """Draw what the seat sees of the game, and the current question."""
    table = table_for(game, Words("en"))
    console = Console(file=StringIO(), width=WIDTH, color_system=None, legacy_windows=False)
    with console.capture() as drawn:
        if game.over:
            console.print(table.final())
        else:
            console.print(*table.scene(seat, WIDTH), table.prompt(), sep="\n")
    return drawn.get()
