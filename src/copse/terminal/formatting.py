"""Formatting that all tables share: paragraphs, lists, columns and the log."""

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
    """Return the sign of a paragraph. The name of the book is left out if it is the book of a game."""
    book, _, place = law.rpartition(":")
    return Text(f"§{place if book in plain_books() else law}", "dim")


@cache
def plain_books() -> set[str]:
    return {kit.law for kit in GAMES.values()}


def marks(count: int, alphabet: str) -> list[str]:
    """Return the letters to type for this many choices: a to z, then aa and so on.

    Choices have no numbers, because numbers name clearings and regions.

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
    """Return the actions, each with its mark, which is padded so that the marks align."""
    chosen = list(actions)
    typed = marks(len(chosen), words.say("choice-letters"))
    widest = max(map(len, typed), default=0)
    return [(f"{mark:>{widest}})", action) for mark, action in zip(typed, chosen, strict=True)]


def cited(law: str, words: Words) -> Text:
    """Return the summary of a paragraph and its sign."""
    try:
        return Text.assemble(paragraph(law).summary(words.language), " ", law_text(law))
    except UnknownParagraph:  # the game has no law book
        return law_text(law)


def packed(entries: Sequence[str], width: int) -> str:
    """Join entries into lines of at most this width. No entry is broken across lines."""
    lines = [entries[0]]
    for entry in entries[1:]:
        if len(lines[-1]) + 3 + len(entry) <= width:
            lines[-1] += f"   {entry}"
        else:
            lines.append(entry)
    return "\n".join(lines)


def columns(entries: Sequence[str], width: int) -> RenderableType:
    """Arrange entries in as many columns as fit, in order from top to bottom."""
    for rows in range(1, len(entries) + 1):
        parts = [entries[first : first + rows] for first in range(0, len(entries), rows)]
        if sum(max(map(len, part)) + 3 for part in parts) <= width + 3:
            break
    table = Table.grid(padding=(0, 3, 0, 0))
    for row in range(rows):
        table.add_row(*map(Text, entries[row::rows]))
    return table


def plain_table(words: Words, headings: Iterable[str], right: Sequence[str]) -> Table:
    """Return a table without lines. Its headings are messages of the catalogue."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for heading in headings:
        table.add_column(words.say(heading), justify="right" if heading in right else "left")
    return table


def log(lines: Iterable[tuple[str, str]]) -> RenderableType:
    """Format log lines, each with its paragraph."""
    return Group(*(Padding(Text.assemble(text, " ", law_text(law)), (0, 0, 0, 2)) for text, law in lines))
