"""How much of the law is proved: for each book the rules, how many of them have a test, and which have none. A rule is
any paragraph that the index does not mark as `not_a_rule`; one of an older edition that says what today's Law says is
proved with that, since those tests are run under both (tests/root/conftest.py)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypedDict

from copse.law.citations import PACKAGE, unknown_citations
from copse.law.index import BOOKS, SAME, Paragraph, UnknownParagraph, index, select
from copse.law.proofs import proofs, unknown_marks


@dataclass(frozen=True)
class BookCoverage:
    """One book: how many rules it has, how many are proved, and the ids of the others in the order of the book."""

    rules: int
    proved: int
    missing: tuple[str, ...]


class BookReport(TypedDict):
    """A book's coverage as it is written to JSON."""

    rules: int
    proved: int
    missing: list[str]


def coverage(tests: Path | None = None) -> dict[str, BookCoverage]:
    """The coverage of every book."""
    proved = _proved(tests)
    return {book: _measure(select(book), proved) for book in BOOKS}


def as_json(books: Mapping[str, BookCoverage]) -> dict[str, BookReport]:
    """The coverage in plain types, ready for `json.dumps`."""
    return {
        name: BookReport(rules=book.rules, proved=book.proved, missing=list(book.missing))
        for name, book in books.items()
    }


def missing(required: Iterable[str], tests: Path | None = None) -> tuple[str, ...]:
    """The rules without a proof in these selections (`["sw", "root:6"]`), each named once."""
    proved = _proved(tests)
    unproved = (id for selection in required for id in _measure(select(selection), proved).missing)
    return tuple(dict.fromkeys(unproved))


def failures(required: Iterable[str] = (), tests: Path | None = None, package: Path = PACKAGE) -> list[str]:
    """Everything that coverage must not let pass, one sentence each; empty if all is well."""
    return [
        *(f"{mark.file}:{mark.line}: {UnknownParagraph(mark.paragraph)}" for mark in unknown_marks(tests)),
        *(f"{cited.file}:{cited.line}: {UnknownParagraph(cited.paragraph)}" for cited in unknown_citations(package)),
        *(f"{id}: no test proves this paragraph" for id in missing(required, tests)),
    ]


def _proved(tests: Path | None) -> set[str]:
    """What tests claim; and of an older edition what says the same as today's, whose tests are run by both."""
    claimed = {proof.paragraph for proof in proofs(tests)}
    shared = [row for row in index().values() if row.relation == SAME]
    return claimed | {row.id for row in shared if all(_needless(id) or id in claimed for id in row.counterparts)}


def _needless(id: str) -> bool:
    return bool(index()[id].not_a_rule)


def _measure(paragraphs: Iterable[Paragraph], proved: set[str]) -> BookCoverage:
    rules = [paragraph.id for paragraph in paragraphs if not paragraph.not_a_rule]
    without = tuple(id for id in rules if id not in proved)
    return BookCoverage(rules=len(rules), proved=len(rules) - len(without), missing=without)
