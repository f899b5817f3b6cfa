"""What one edition of the Law of Root says otherwise than another. Each is a book of the index; they are compared by
what the paragraphs of today hold of both."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from copse.law.index import CHANGED, ONLY_HERE, SAME, UNNAMED_BOOK, Paragraph, UnknownParagraph, index, select

EDITION_BOOKS: Final = {"marauder": UNNAMED_BOOK, "fifth": "fifth", "early": "early"}


class UnknownEdition(LookupError):
    def __init__(self, name: str) -> None:
        close = get_close_matches(name, EDITION_BOOKS, n=1)
        hint = f"did you mean {close[0]}?" if close else f"the editions are {', '.join(EDITION_BOOKS)}"
        super().__init__(f"there is no edition '{name}'; {hint}")


@dataclass(frozen=True)
class Difference:
    """A paragraph of the one edition and those of the other that hold its rule, which say it otherwise; without one on
    a side, that edition has no such rule."""

    here: Paragraph | None
    there: tuple[Paragraph, ...]


def in_edition(name: str, place: str) -> str:
    """The id of a paragraph or chapter by its place in an edition.

    >>> in_edition("fifth", "7.5")
    'fifth:7.5'
    """
    if name not in EDITION_BOOKS:
        raise UnknownEdition(name)
    book, named, rest = EDITION_BOOKS[name], *place.rpartition(":")[::2]
    if named and named != book:
        raise UnknownParagraph(place)
    return f"{book}:{rest}" if rest else book


def differences(one: str, other: str, place: str = "") -> list[Difference]:
    """What differs between two editions in a chapter or paragraph of the first; without one, in all of it."""
    here, there = in_edition(one, ""), in_edition(other, "")
    if here == there:
        return []
    chosen = [row for row in select(in_edition(one, place)) if not row.not_a_rule]
    found = [
        Difference(row, tuple(matches))
        for row in chosen
        if _relation(row, matches := list(_holding(row, there))) != SAME
    ]
    return [*found, *(Difference(None, (row,)) for row in _lacking(here, there, place))]


def _lacking(here: str, there: str, place: str) -> Iterator[Paragraph]:
    """The rules of the same place of the other book that this one knows nothing of."""
    try:
        rows = select(f"{there}:{place}" if place else there)
    except UnknownParagraph:
        return
    known = {id for row in select(here) for id in _holds(row)}
    yield from (row for row in rows if not row.not_a_rule and known.isdisjoint(_holds(row)))


def _holds(row: Paragraph) -> tuple[str, ...]:
    """The paragraphs of today that it holds: itself, if it is one."""
    return row.counterparts or (row.id,)


def _holding(row: Paragraph, book: str) -> Iterator[Paragraph]:
    held = set(_holds(row))
    return (other for other in index().values() if other.book == book and not held.isdisjoint(_holds(other)))


def _relation(row: Paragraph, others: Iterable[Paragraph]) -> str:
    relations = [paragraph.relation for paragraph in (row, *others) if paragraph.book != UNNAMED_BOOK]
    if not list(others):
        return ONLY_HERE
    return CHANGED if CHANGED in relations else SAME
