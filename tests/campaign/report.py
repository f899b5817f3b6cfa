"""What a campaign tried and found, as a table for people and as one for documents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from tests.campaign.ground import Tally

HEADINGS = ("attack", "on", "the promise", "tried", "found")


class Row(NamedTuple):
    """One attack on one database."""

    attack: str
    database: str
    promise: str
    tally: Tally

    @property
    def tried(self) -> str:
        return ", ".join(f"{number:,} {kind}" for kind, number in sorted(self.tally.tried.items()))

    @property
    def found(self) -> str:
        return "; ".join(f"{fault} ({number}×)" for fault, number in self.tally.found.items()) or "nothing"

    @property
    def cells(self) -> tuple[str, ...]:
        return self.attack, self.database, self.promise, self.tried, self.found


def show(rows: Sequence[Row], title: str) -> None:
    table = Table(*HEADINGS, title=title, show_lines=True)
    for row in rows:
        table.add_row(*row.cells, style="red" if row.tally.found else "")
    Console().print(table)


def markdown(rows: Sequence[Row], title: str) -> str:
    lines = [HEADINGS, ("---",) * len(HEADINGS), *(row.cells for row in rows)]
    return f"{title}\n\n" + "".join(f"| {' | '.join(map(plain, cells))} |\n" for cells in lines)


def plain(cell: str) -> str:
    """Nothing in it ends a cell or a row."""
    return " ".join(cell.replace("|", "/").split())
