"""The chapters of the books of law, with titles in each language (`chapters.csv`)."""

from __future__ import annotations

import csv
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from copse.law import BOOKS, Paragraph, select
from copse.locale import Words

TITLES: Final = Path(__file__).with_name("chapters.csv")


@dataclass(frozen=True)
class Chapter:
    """One chapter of a book: its id, such as `root:8`, and its paragraphs in the order of the book."""

    id: str
    paragraphs: tuple[Paragraph, ...]

    @property
    def book(self) -> str:
        """The book that the chapter is in."""
        return self.id.partition(":")[0]

    @property
    def place(self) -> str:
        """The number or name of the chapter in its book."""
        return self.id.partition(":")[2]

    def title(self, language: str) -> str:
        """Return the title in a language. The chapters of factions and bots have their names."""
        row = titles()[self.id]
        return Words(language, "root").say(row["named"]) if row["named"] else row[language]


def chapter_of(id: str) -> str:
    """Return the chapter of a paragraph.

    >>> chapter_of("root:8.2.6"), chapter_of("bots:coop")
    ('root:8', 'bots:coop')
    """
    return id.partition(".")[0]


@cache
def chapters(book: str) -> tuple[Chapter, ...]:
    """Return the chapters of a book in its order.

    >>> [chapter.place for chapter in chapters("early")]
    ['1', '2', '3', '4', '5', '6', '7', '8']
    """
    ids = dict.fromkeys(chapter_of(row.id) for row in select(book))
    return tuple(Chapter(id, tuple(row for row in select(book) if chapter_of(row.id) == id)) for id in ids)


@cache
def titles() -> Mapping[str, Mapping[str, str]]:
    """Return the rows of the table of titles by chapter."""
    with TITLES.open(encoding="utf-8") as lines:
        return {row["chapter"]: row for row in csv.DictReader(lines)}


def every_chapter() -> tuple[Chapter, ...]:
    """Return the chapters of all books."""
    return tuple(chapter for book in BOOKS for chapter in chapters(book))
