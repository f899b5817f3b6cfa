"""What every table draws in the same way: paragraphs, lists, columns, the log."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from functools import cache

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from copse.games import GAMES
from copse.kernel.actions import Action
from copse.law import UnknownParagraph, paragraph
from copse.locale import Words


def law_text(law: str) -> Text:
    """A paragraph's sign. Each game has a book that goes without saying."""
    book, _, place = law.rpartition(":")
    return Text(f"§{place if book in plain_books() else law}", "dim")


@cache
def plain_books() -> set[str]:
    return {kit.law for kit in GAMES.values()}


def marks(count: int, alphabet: str) -> list[str]:
    """So many letters to type, for regions and clearings have the numbers: a to z, then aa and on.

    >>> marks(4, "ab")
    ['a', 'b', 'aa', 'ab']
    """
    made: list[str] = []
    for length in itertools.count(1):
        for letters in itertools.product(alphabet, repeat=length):
            if len(made) == count:
                return made
            made.append("".join(letters))
    raise AssertionError("there is always a longer mark")


def marked(actions: Iterable[Action], words: Words) -> list[tuple[str, Action]]:
    """The choices with what to type for them, in a column."""
    chosen = list(actions)
    typed = marks(len(chosen), words.say("choice-letters"))
    widest = max(map(len, typed), default=0)
    return [(f"{mark:>{widest}})", action) for mark, action in zip(typed, chosen, strict=True)]


def cited(law: str, words: Words) -> Text:
    """A paragraph's summary, with its id."""
    try:
        return Text.assemble(paragraph(law).summary(words.language), " ", law_text(law))
    except UnknownParagraph:  # of a game that brings no book
        return law_text(law)


def packed(entries: Sequence[str], width: int) -> str:
    """Entries side by side, none of them broken at the end of a line."""
    lines = [entries[0]]
    for entry in entries[1:]:
        if len(lines[-1]) + 3 + len(entry) <= width:
            lines[-1] += f"   {entry}"
        else:
            lines.append(entry)
    return "\n".join(lines)


def columns(entries: Sequence[str], width: int) -> RenderableType:
    """Entries in as many columns as there is room for, to be read downwards."""
    for rows in range(1, len(entries) + 1):
        parts = [entries[first : first + rows] for first in range(0, len(entries), rows)]
        if sum(max(map(len, part)) + 3 for part in parts) <= width + 3:
            break
    table = Table.grid(padding=(0, 3, 0, 0))
    for row in range(rows):
        table.add_row(*map(Text, entries[row::rows]))
    return table


def plain_table(words: Words, headings: Iterable[str], right: Sequence[str]) -> Table:
    """A table without lines, its headings from the catalogue."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for heading in headings:
        table.add_column(words.say(heading), justify="right" if heading in right else "left")
    return table


def log(lines: Iterable[tuple[str, str]]) -> RenderableType:
    """Events, each with its paragraph."""
    return Group(*(Padding(Text.assemble(text, " ", law_text(law)), (0, 0, 0, 2)) for text, law in lines))
