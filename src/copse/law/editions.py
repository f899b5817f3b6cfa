"""What one edition of the Law of Root says otherwise than another. Each is a book of the index; they are compared by
what the paragraphs of today hold of both."""

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
    """A paragraph of the one edition and those of the other that hold its rule, which say it otherwise; without one on
    a side, that edition has no such rule."""

    here: Paragraph | None
    there: tuple[Paragraph, ...]


def in_edition(name: str, place: str) -> str:
    """The id of a paragraph or chapter by its place in an edition; of a paragraph or chapter of another book, the one
    that holds its rules.

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
    """The chapter of an edition that holds the most paragraphs of a chapter of another book."""
    found: Counter[str] = Counter()
    for row in select(chapter):
        with suppress(NotInEdition):
            found[in_edition(name, row.id).partition(".")[0]] += 1
    if not found:
        raise NotInEdition(name, chapter)
    return found.most_common(1)[0][0]


def differences(one: str, other: str, place: str = "") -> list[Difference]:
    """What differs between two editions in a chapter or paragraph of the first; without one, in all of it."""
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
    """The rules of the other book that this one knows nothing of."""
    known = {id for row in select(here) for id in _holds(row)}
    yield from (row for row in select(there) if not row.not_a_rule and known.isdisjoint(_holds(row)))


def _beside(row: Paragraph, here: str, inside: Set[str]) -> bool:
    """Whether a rule that this book lacks would stand in this part of it: most paragraphs around it do, as far as this
    book has them."""
    section = row.id
    while "." in section:
        section = section.rpartition(".")[0]
        near = [other.id for sibling in select(section) for other in _holding(sibling, here)]
        if near:
            return 2 * sum(id in inside for id in near) > len(near)
    return False


def _holds(row: Paragraph) -> tuple[str, ...]:
    """The paragraphs of today that it holds: itself, if it is one."""
    return row.counterparts or (row.id,)


def _holding(row: Paragraph, book: str) -> list[Paragraph]:
    places = sorted({place for id in _holds(row) for place in _places(book).get(id, ())})
    return [select(book)[place] for place in places]


@cache
def _places(book: str) -> dict[str, list[int]]:
    """Where the paragraphs of today are held in a book."""
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
