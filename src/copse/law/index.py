"""The law index: one row for each paragraph, read from `data/<book>.csv`.

An id is a book, a colon and the paragraph's place in the book (`sw:conquest.cost`, `root:6.5.4.II`). An id without a
book belongs to the Law of Root (`6.5.4.II`).

Each older edition of the Law of Root is a separate book. Its paragraphs name their counterparts in today's Law, and the
relation to them. A paragraph that is unchanged and has no summary takes the summary of its counterparts.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final

from copse import shelf
from copse.languages import LANGUAGES

BOOKS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "sw":    "Small World",
        "root":  "The Law of Root, Marauder edition",
        "bots":  "The Law of Rootbotics",
        "fifth": "The Law of Root, fifth edition",
        "early": "The Law of Root, early edition",
    }
)  # fmt: skip
"""The titles of the books by name, without those of other packages."""

UNNAMED_BOOK: Final = "root"
SAME: Final = "same"
CHANGED: Final = "changed"
ONLY_HERE: Final = "only_here"
RELATIONS: Final = (SAME, CHANGED, ONLY_HERE)
FIRST_SENTENCE: Final = re.compile(r"(?<=[.!?]) (?=[«“(]?[A-ZА-ЯІЇЄҐ\d])")


class UnknownParagraph(LookupError):
    """No paragraph of the index has this id or prefix."""

    def __init__(self, id: str) -> None:
        self.id = id
        there = [f"{book}:{id.partition(':')[2]}" for book in books()]
        close = [other for other in there if other in index()] + get_close_matches(id, index(), n=3)
        self.close = tuple(dict.fromkeys(close))[:3]
        hint = f"did you mean {' or '.join(self.close)}?" if self.close else f"the books are {', '.join(books())}"
        super().__init__(f"the law has no paragraph '{id}'; {hint}")


@dataclass(frozen=True)
class Paragraph:
    """One paragraph of the law.

    `not_a_rule` is the reason why it needs no test. It is empty for a rule. Two fields are for older editions:
    `counterparts` are the corresponding paragraphs of today's Law, and `relation` compares them.
    """

    id: str
    book: str
    summaries: Mapping[str, str] = field(hash=False)
    not_a_rule: str = ""
    counterparts: tuple[str, ...] = ()
    relation: str = ""

    def summary(self, lang: str) -> str:
        """Return the summary in this language, or else in another one. Without any summary, return the id."""
        return next((self.summaries[known] for known in (lang, *LANGUAGES) if self.summaries.get(known)), self.id)

    def opening(self, lang: str) -> str:
        """Return the first sentence of the summary. For an ability, that is its name.

        >>> paragraph("root:6.5.4.III").opening("en"), paragraph("root:6.5.5").opening("en")
        ('Place the building in the chosen clearing.', 'Overwork.')
        """
        return FIRST_SENTENCE.split(self.summary(lang), maxsplit=1)[0]


def canonical(id: str) -> str:
    """Return the id with its book.

    >>> canonical("6.5.4"), canonical("sw:pick.cost")
    ('root:6.5.4', 'sw:pick.cost')
    """
    return id if ":" in id or id in books() else f"{UNNAMED_BOOK}:{id}"


def index() -> Mapping[str, Paragraph]:
    """Return every paragraph by its id, book by book. Books of other packages come last."""
    return _index(tuple(books()))


def books() -> Mapping[str, str]:
    """Return the titles of all books, including those of other packages."""
    return {**BOOKS, **{book: title for book, (title, _) in shelf.BOOKS.items()}}


@cache
def _index(books: tuple[str, ...]) -> Mapping[str, Paragraph]:
    return MappingProxyType({row.id: row for book in books for row in _read(book)})


def paragraph(id: str) -> Paragraph:
    """Return the paragraph with this id. Raises UnknownParagraph.

    >>> paragraph("sw:race.ratmen").summary("en")
    'Ratmen (8) have no ability. There are many of them.'
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
    """Return the paragraphs of a book (`sw`), a chapter or section (`root:6`, `sw:race`), or a single paragraph.

    >>> [chosen.id for chosen in select("sw:end")]
    ['sw:end.winner', 'sw:end.tie']
    """
    return _selected(canonical(selection), tuple(books()))


@cache
def _selected(wanted: str, books: tuple[str, ...]) -> tuple[Paragraph, ...]:
    chosen = tuple(row for row in index().values() if wanted in (row.book, row.id) or row.id.startswith(f"{wanted}."))
    if not chosen:
        raise UnknownParagraph(wanted)
    return chosen


def below(id: str) -> tuple[Paragraph, ...]:
    """Return the paragraphs one level below this one.

    >>> [row.id for row in below("6.6")], [row.id for row in below("15.5.2")]
    ([], ['root:15.5.2.I', 'root:15.5.2.II', 'root:15.5.2.III'])
    """
    wanted = canonical(id)
    return tuple(row for row in index().values() if row.id.rpartition(".")[0] == wanted)


def _read(book: str) -> list[Paragraph]:
    _, where = shelf.BOOKS.get(book, ("", f"copse.law:data/{book}.csv"))
    package, _, file = where.partition(":")
    with files(package).joinpath(*file.split("/")).open(encoding="utf-8") as lines:
        return [_paragraph(book, row) for row in csv.DictReader(lines)]


def _paragraph(book: str, row: Mapping[str, str]) -> Paragraph:
    counterparts = tuple(row["marauder"].split("+")) if row.get("marauder") else ()
    own = {lang: row.get(lang, "") for lang in LANGUAGES}
    if counterparts and not any(own.values()):
        own = dict(_law_of_today()[counterparts[0]].summaries)
    return Paragraph(
        row["paragraph"], book, MappingProxyType(own), row.get("not_a_rule", ""), counterparts, row.get("relation", "")
    )


@cache
def _law_of_today() -> Mapping[str, Paragraph]:
    return {row.id: row for row in _read(UNNAMED_BOOK)}


@cache
def citations_of(book: str) -> Mapping[str, str]:
    """Map each paragraph of today's Law to the paragraph of an older edition that has its rule.

    If several have it, the one with the fewest counterparts wins, and then the one that names it first. If none has it,
    the paragraph takes the result of its parent. Paragraphs without a result are left out.

    >>> citations_of("fifth")["root:4.3.3.II"], citations_of("early")["root:6.5.4.II"]
    ('fifth:4.3.2.III', 'early:5.5.5')
    """
    found: dict[str, str] = {}
    held = [(row, place) for row in select(book) for place in range(len(row.counterparts))]
    for row, place in sorted(held, key=lambda pair: (len(pair[0].counterparts), pair[1])):
        found.setdefault(row.counterparts[place], row.id)
    for id in _law_of_today():
        above = id.rpartition(".")[0]
        if id not in found and above in found:
            found[id] = found[above]
    return MappingProxyType(found)
