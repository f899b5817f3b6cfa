"""Compares editions of the Law of Root.

Each edition is a book of the index. Two editions are compared through the paragraphs of today's Law that correspond to
theirs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Set
from contextlib import suppress
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from typing import Final

from copse.law.index import (
    CHANGED,
    ONLY_HERE,
    SAME,
    UNNAMED_BOOK,
    Paragraph,
    citations_of,
    index,
    paragraph,
    select,
)

EDITION_BOOKS: Final = {"marauder": UNNAMED_BOOK, "fifth": "fifth", "early": "early"}


class UnknownEdition(LookupError):
    def __init__(self, name: str) -> None:
        close = get_close_matches(name, EDITION_BOOKS, n=1)
        hint = f"did you mean {close[0]}?" if close else f"the editions are {', '.join(EDITION_BOOKS)}"
        super().__init__(f"there is no edition '{name}'; {hint}")


class NotInEdition(LookupError):
    def __init__(self, name: str, id: str) -> None:
        super().__init__(f"the edition '{name}' has nothing of §{id}")


@dataclass(frozen=True)
class Difference:
    """A paragraph of one edition, and the different paragraphs of the other edition that have its rule.

    `here` is None, or `there` is empty, if that edition has no such rule.
    """

    here: Paragraph | None
    there: tuple[Paragraph, ...]


def in_edition(name: str, place: str) -> str:
    """Return the id of a paragraph or chapter in an edition.

    The place may be a place in the edition itself. It may also be an id of another book. The result is then the
    paragraph that has its rules, or the chapter that has most of its paragraphs.

    >>> in_edition("fifth", "7.5"), in_edition("early", "root:7.5"), in_edition("early", "root:7")
    ('fifth:7.5', 'early:6.5', 'early:6')
    """
    if name not in EDITION_BOOKS:
        raise UnknownEdition(name)
    book, named, rest = EDITION_BOOKS[name], *place.rpartition(":")[::2]
    if not named or named == book:
        return f"{book}:{rest}" if rest else book
    if place not in index():
        return _chapter_in_edition(name, place)
    today = _holds(paragraph(place))
    held = today if book == UNNAMED_BOOK else [id for id in map(citations_of(book).get, today) if id]
    found = next((id for id in held if id in index() and index()[id].book == book), None)
    if found is None:
        raise NotInEdition(name, place)
    return found


def _chapter_in_edition(name: str, chapter: str) -> str:
    """Return the chapter of an edition that has the most paragraphs of a chapter of another book."""
    found: Counter[str] = Counter()
    for row in select(chapter):
        with suppress(NotInEdition):
            found[in_edition(name, row.id).partition(".")[0]] += 1
    if not found:
        raise NotInEdition(name, chapter)
    return found.most_common(1)[0][0]


def differences(one: str, other: str, place: str = "") -> list[Difference]:
    """Return the differences between two editions.

    With a place, compare only that chapter or paragraph of the first edition.
    """
    here, there = in_edition(one, ""), in_edition(other, "")
    if here == there:
        return []
    chosen = [row for row in select(in_edition(one, place)) if not row.not_a_rule]
    found = [
        Difference(row, tuple(matches)) for row in chosen if _relation(row, matches := _holding(row, there)) != SAME
    ]
    inside = {row.id for row in select(in_edition(one, place))}
    lacking = [row for row in _lacking(here, there) if not place or _beside(row, here, inside)]
    return [*found, *(Difference(None, (row,)) for row in lacking)]


def _lacking(here: str, there: str) -> Iterator[Paragraph]:
    """Yield the rules of the other book that have no counterpart in this one."""
    known = {id for row in select(here) for id in _holds(row)}
    yield from (row for row in select(there) if not row.not_a_rule and known.isdisjoint(_holds(row)))


def _beside(row: Paragraph, here: str, inside: Set[str]) -> bool:
    """Return whether a rule that this book lacks would belong to this part of it.

    The paragraphs around the rule decide: more than half of their counterparts in this book must be in this part.
    """
    section = row.id
    while "." in section:
        section = section.rpartition(".")[0]
        near = [other.id for sibling in select(section) for other in _holding(sibling, here)]
        if near:
            return 2 * sum(id in inside for id in near) > len(near)
    return False


def _holds(row: Paragraph) -> tuple[str, ...]:
    """Return the paragraphs of today's Law that a paragraph corresponds to.

    A paragraph of today's Law corresponds to itself.
    """
    return row.counterparts or (row.id,)


def _holding(row: Paragraph, book: str) -> list[Paragraph]:
    places = sorted({place for id in _holds(row) for place in _places(book).get(id, ())})
    return [select(book)[place] for place in places]


@cache
def _places(book: str) -> dict[str, list[int]]:
    """Map paragraphs of today's Law to places in a book."""
    found: dict[str, list[int]] = {}
    for place, row in enumerate(select(book)):
        for id in _holds(row):
            found.setdefault(id, []).append(place)
    return found


def _relation(row: Paragraph, others: Iterable[Paragraph]) -> str:
    relations = [paragraph.relation for paragraph in (row, *others) if paragraph.book != UNNAMED_BOOK]
    if not list(others):
        return ONLY_HERE
    return CHANGED if CHANGED in relations else SAME
