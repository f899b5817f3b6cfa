"""The law index: one row a paragraph, read from `data/<book>.csv`. An id is a book, a colon and the paragraph's place
in it (`sw:conquest.cost`, `root:6.5.4.II`); the Law of Root is the book meant when none is named (`6.5.4.II`)."""

from __future__ import annotations

import csv
from collections.abc import Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final

from copse.languages import LANGUAGES

BOOKS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "sw":    "Small World",
        "root":  "The Law of Root, Marauder edition",
        "bots":  "The Law of Rootbotics",
        "early": "The Law of Root, early edition",
        "fifth": "The Law of Root, fifth edition: what differs",
    }
)  # fmt: skip

UNNAMED_BOOK: Final = "root"


class UnknownParagraph(LookupError):
    """An id, or the beginning of one, that no paragraph of the index has."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.close = tuple(get_close_matches(id, index(), n=3))
        hint = f"did you mean {' or '.join(self.close)}?" if self.close else f"the books are {', '.join(BOOKS)}"
        super().__init__(f"the law has no paragraph '{id}'; {hint}")


@dataclass(frozen=True)
class Paragraph:
    """One paragraph of the law. `not_a_rule` gives the reason why it needs no test, and is empty for a rule."""

    id: str
    book: str
    summaries: Mapping[str, str] = field(hash=False)
    not_a_rule: str = ""

    def summary(self, lang: str) -> str:
        """What the paragraph says, in this language or the nearest that has been written; at worst its id."""
        return next((self.summaries[known] for known in (lang, *LANGUAGES) if self.summaries.get(known)), self.id)


def canonical(id: str) -> str:
    """The id with its book.

    >>> canonical("6.5.4"), canonical("sw:pick.cost")
    ('root:6.5.4', 'sw:pick.cost')
    """
    return id if ":" in id or id in BOOKS else f"{UNNAMED_BOOK}:{id}"


@cache
def index() -> Mapping[str, Paragraph]:
    """Every paragraph by its id, book by book, in the order of the books."""
    return MappingProxyType({row.id: row for book in BOOKS for row in _read(book)})


def paragraph(id: str) -> Paragraph:
    """The paragraph with this id.

    >>> paragraph("sw:race.ratmen").summary("en")
    'Ratmen (8) have no ability; their number is their strength.'
    >>> paragraph("sw:conquest.cots")
    Traceback (most recent call last):
    ...
    copse.law.index.UnknownParagraph: the law has no paragraph 'sw:conquest.cots'; did you mean sw:conquest.cost or ...
    """
    try:
        return index()[canonical(id)]
    except KeyError:
        raise UnknownParagraph(canonical(id)) from None


def select(selection: str) -> tuple[Paragraph, ...]:
    """The paragraphs of a book (`sw`), of a chapter or section (`root:6`, `sw:race`), or the one with this id.

    >>> [chosen.id for chosen in select("sw:end")]
    ['sw:end.winner', 'sw:end.tie']
    """
    wanted = canonical(selection)
    chosen = tuple(row for row in index().values() if wanted in (row.book, row.id) or row.id.startswith(f"{wanted}."))
    if not chosen:
        raise UnknownParagraph(wanted)
    return chosen


def _read(book: str) -> list[Paragraph]:
    with files("copse.law").joinpath("data", f"{book}.csv").open(encoding="utf-8") as lines:
        return [
            Paragraph(
                id=row["paragraph"],
                book=book,
                summaries=MappingProxyType({lang: row.get(lang, "") for lang in LANGUAGES}),
                not_a_rule=row["not_a_rule"],
            )
            for row in csv.DictReader(lines)
        ]
