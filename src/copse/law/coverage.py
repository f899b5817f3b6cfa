"""Counts how many rules of each book have a test, and lists those that do not.

A rule is a paragraph without `not_a_rule` in the index. A rule of an older edition may be identical to rules of today's
Law. It then counts as proved if `make test` runs the tests of those rules under that edition (tests/root/conftest.py).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypedDict

from copse.law.citations import PACKAGE, unknown_citations
from copse.law.index import BOOKS, SAME, Paragraph, UnknownParagraph, index, paragraph, select
from copse.law.proofs import Case, Proof, cases, unknown_marks


@dataclass(frozen=True)
class BookCoverage:
    """The coverage of one book: its rules, its proved rules, and the ids of the others in the order of the book."""

    rules: int
    proved: int
    missing: tuple[str, ...]


class BookReport(TypedDict):
    """The coverage of one book in JSON."""

    rules: int
    proved: int
    missing: list[str]


def coverage(tests: Path | None = None) -> dict[str, BookCoverage]:
    """Measure the coverage of every book."""
    known = cases(tests)
    claimed = {id for case in known for id in case.claims}
    return {book: _measure(select(book), claimed | _proved_by_edition(book, known)) for book in BOOKS}


def as_json(books: Mapping[str, BookCoverage]) -> dict[str, BookReport]:
    """Convert the coverage to plain types, ready for `json.dumps`."""
    return {
        name: BookReport(rules=book.rules, proved=book.proved, missing=list(book.missing))
        for name, book in books.items()
    }


def missing(required: Iterable[str], books: Mapping[str, BookCoverage]) -> tuple[str, ...]:
    """Return the rules without a proof in these selections (`["sw", "root:6"]`), without duplicates."""
    unproved = {id for book in books.values() for id in book.missing}
    return tuple(dict.fromkeys(row.id for selection in required for row in select(selection) if row.id in unproved))


def failures(
    required: Iterable[str], books: Mapping[str, BookCoverage], tests: Path | None = None, package: Path = PACKAGE
) -> list[str]:
    """Return one sentence for each failure of the coverage check. An empty list means success."""
    return [
        *(f"{mark.file}:{mark.line}: {UnknownParagraph(mark.paragraph)}" for mark in unknown_marks(tests)),
        *(f"{cited.file}:{cited.line}: {UnknownParagraph(cited.paragraph)}" for cited in unknown_citations(package)),
        *(f"{id}: no test proves this paragraph" for id in missing(required, books)),
    ]


def shared(edition: str) -> frozenset[str]:
    """Return the paragraphs of today's Law that an older edition has unchanged."""
    rows = [row for row in select(edition) if not row.not_a_rule]
    changed = {id for row in rows if row.relation != SAME for id in row.counterparts}
    return frozenset(id for row in rows if row.relation == SAME for id in row.counterparts) - changed


def proving(id: str, tests: Path | None = None) -> tuple[Proof, ...]:
    """Return the tests that prove this paragraph.

    If the paragraph is the same in today's Law, these include the tests of today's paragraphs that run under its
    edition.
    """
    return proving_each([paragraph(id)], tests)[0]


def proving_each(rows: Iterable[Paragraph], tests: Path | None = None) -> list[tuple[Proof, ...]]:
    """Return the tests that prove each of these paragraphs, as `proving` does for one."""
    known, rows = cases(tests), list(rows)
    claimed = _tests_by_claim(known)
    editions = {row.book: shared(row.book) for row in rows if row.relation == SAME}
    inherited = {
        edition: _tests_by_claim(case for case in known if case.runs_under(edition, unchanged))
        for edition, unchanged in editions.items()
    }
    found = []
    for row in rows:
        same = row.counterparts if row.relation == SAME else ()
        run = {Proof(id, test) for id in same for test in inherited[row.book].get(id, ())}
        found.append((*sorted(Proof(row.id, test) for test in claimed.get(row.id, ())), *sorted(run)))
    return found


def _tests_by_claim(known: Iterable[Case]) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for case in known:
        for id in case.claims:
            found.setdefault(id, set()).add(case.test)
    return found


def _proved_by_edition(book: str, known: Iterable[Case]) -> set[str]:
    """Return the paragraphs of an older edition whose counterparts are all proved under that edition."""
    same = [row for row in select(book) if row.relation == SAME]
    unchanged = shared(book)
    proved = {id for case in known if case.runs_under(book, unchanged) for id in case.claims}
    return {row.id for row in same if all(index()[id].not_a_rule or id in proved for id in row.counterparts)}


def _measure(paragraphs: Iterable[Paragraph], proved: set[str]) -> BookCoverage:
    rules = [paragraph.id for paragraph in paragraphs if not paragraph.not_a_rule]
    without = tuple(id for id in rules if id not in proved)
    return BookCoverage(rules=len(rules), proved=len(rules) - len(without), missing=without)
