"""The books of the law as pages: a page for each chapter in each language.

A paragraph links to the code that cites it, to the tests that prove it, and to the paragraphs of other editions that
differ from it. These are what `copse law` and `copse law diff` print.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from html import escape
from itertools import permutations
from pathlib import Path
from typing import Final

from copse.languages import LANGUAGES
from copse.law import BOOKS, Paragraph, paragraph
from copse.law.citations import PACKAGE, Citation, citations, closest_of
from copse.law.coverage import proving_each
from copse.law.editions import EDITION_BOOKS, differences
from copse.law.index import UNNAMED_BOOK, index
from copse.law.proofs import Proof
from copse.locale import Words
from tools.site.chapters import Chapter, chapter_of, chapters, every_chapter
from tools.site.code import address, line_of

WORDS: Final = Path(__file__).with_name("words.csv")
NUMBER: Final = re.compile(r"(?<![\w.])(\d+|[A-G])(\.\d+)+(\.[IVX]+(\.[a-z])?)?(?![\w])")
SOURCES: Final = f"src/{PACKAGE.name}"


@dataclass(frozen=True)
class Found:
    """What is known of a paragraph: its citations, or else the closest ones, its tests, and its other editions.

    `others` has the book of each other edition that differs there, with the paragraphs of that edition.
    """

    cited: tuple[Citation, ...]
    near: tuple[Citation, ...]
    proofs: tuple[Proof, ...]
    others: tuple[tuple[str, tuple[Paragraph, ...]], ...]


@cache
def words() -> Mapping[str, Mapping[str, str]]:
    """Return the words of these pages by key and language."""
    with WORDS.open(encoding="utf-8") as lines:
        return {row["key"]: row for row in csv.DictReader(lines)}


def found() -> dict[str, Found]:
    """Collect what is known of every paragraph of the books of Copse."""
    rows = [row for chapter in every_chapter() for row in chapter.paragraphs]
    cited = citations()
    by_paragraph: dict[str, list[Citation]] = {}
    for citation in cited:
        by_paragraph.setdefault(citation.paragraph, []).append(citation)
    others = other_editions()
    return {
        row.id: Found(
            tuple(by_paragraph.get(row.id, ())),
            () if row.id in by_paragraph else closest_of(row, cited),
            proofs,
            tuple(others.get(row.id, ())),
        )
        for row, proofs in zip(rows, proving_each(rows), strict=True)
    }


def other_editions() -> dict[str, list[tuple[str, tuple[Paragraph, ...]]]]:
    """Map each paragraph to the editions that differ there, as `copse law diff` compares them."""
    found: dict[str, list[tuple[str, tuple[Paragraph, ...]]]] = {}
    for one, other in permutations(EDITION_BOOKS, 2):
        for difference in differences(one, other):
            if difference.here is not None:
                found.setdefault(difference.here.id, []).append((EDITION_BOOKS[other], difference.there))
    return found


def page_of(chapter: str, language: str) -> str:
    """Return the path of the page of a chapter, from the root of the site and without its ending."""
    book, _, place = chapter.partition(":")
    return f"law/{language}/{book}/{place}"


def anchor(id: str, language: str) -> str:
    """Return the address of a paragraph from the root of the site.

    >>> anchor("root:8.2.6", "uk")
    'law/uk/root/8.html#root:8.2.6'
    """
    return f"{page_of(chapter_of(id), language)}.html#{id}"


def sources(known: Iterable[Found]) -> set[str]:
    """Return the paths of all sources that the pages link to."""
    return {path for one in known for path, _, _ in (*places(one.cited), *places(one.near), *tests(one.proofs))}


def places(cited: Iterable[Citation]) -> list[tuple[str, int, str]]:
    """Return the path, line and name of each citation, once for each class or function."""
    first = {(citation.file, citation.inside): citation for citation in reversed(list(cited))}
    return [(f"{SOURCES}/{one.file}", one.line, one.inside or one.file) for one in sorted(first.values())]


def tests(proofs: Iterable[Proof]) -> list[tuple[str, int, str]]:
    """Return the path, line and name of each test."""
    ids = dict.fromkeys(proof.test for proof in proofs)
    return [(id.partition("::")[0], line_of(id), id.partition("::")[2].replace("::", ".")) for id in ids]


# ---- pages


def pages(known: Mapping[str, Found]) -> Iterator[tuple[str, str]]:
    """Yield the path and the Markdown of every page."""
    yield "law/index.md", opening()
    for language in LANGUAGES:
        for book in BOOKS:
            yield f"law/{language}/{book}/index.md", book_page(book, language)
            for chapter in chapters(book):
                yield f"{page_of(chapter.id, language)}.md", chapter_page(chapter, language, known)


def opening() -> str:
    """Return the first page, with the books in each language."""
    lines = [f"# {words()['law']['en']}", ""]
    for language in LANGUAGES:
        lines += [f"## {words()['language'][language]}", "", f"{words()['about'][language]}", ""]
        lines += [f"- [{title(book, language)}]({language}/{book}/index.md)" for book in BOOKS]
        lines += [""]
    return "\n".join([*lines, toctree(f"{language}/{book}/index" for language in LANGUAGES for book in BOOKS)])


def toctree(entries: Iterable[str]) -> str:
    """Return a hidden table of contents, from which Sphinx takes the navigation."""
    return "\n".join(["```{toctree}", ":hidden:", "", *entries, "```", ""])


def title(book: str, language: str) -> str:
    """Return the title of a book in a language."""
    return Words(language).say(f"book-{book}")


def book_page(book: str, language: str) -> str:
    """Return the page of a book: its chapters, with the number of paragraphs in each."""
    lines = [f"# {title(book, language)}", "", languages(f"law/{{}}/{book}/index.html", language), ""]
    lines += [f"{words()['about'][language]}", "", f"## {words()['chapters'][language]}", ""]
    for chapter in chapters(book):
        number = f"{chapter.place} · " if chapter.place[:1].isupper() or chapter.place.isdecimal() else ""
        lines.append(f"- [{number}{chapter.title(language)}]({chapter.place}.md) ({len(chapter.paragraphs)})")
    return "\n".join([*lines, ""])


def languages(address: str, language: str) -> str:
    """Return links to a page in the other languages. The address has `{}` for the language."""
    up = "../" * (address.count("/"))
    links = [
        f"<strong>{words()['language'][other]}</strong>"
        if other == language
        else f'<a lang="{other}" hreflang="{other}" href="{up}{address.format(other)}">{words()["language"][other]}</a>'
        for other in LANGUAGES
    ]
    return f'<p class="languages">{" · ".join(links)}</p>'


def chapter_page(chapter: Chapter, language: str, known: Mapping[str, Found]) -> str:
    """Return the page of a chapter. Its title has the book, so that results of a search differ."""
    book = title(chapter.book, language)
    number = f"{chapter.place}. " if chapter.place[:1].isupper() or chapter.place.isdecimal() else ""
    lines = ["---", "orphan: true", "---", "", f"# {number}{chapter.title(language)} · {book}", ""]
    crumbs = f'<p class="crumbs"><a href="index.html">{escape(book)}</a></p>'
    lines += [crumbs, "", languages(f"law/{{}}/{chapter.book}/{chapter.place}.html", language), ""]
    lines += [f'<div class="law" lang="{language}">']
    lines += [entry(row, language, known[row.id]) for row in chapter.paragraphs]
    lines += ["</div>", neighbours(chapter, language), ""]
    return "\n".join(lines)


def neighbours(chapter: Chapter, language: str) -> str:
    """Return links to the chapters before and after this one."""
    ids = [other.id for other in chapters(chapter.book)]
    place = ids.index(chapter.id)
    before, after = chapters(chapter.book)[:place][-1:], chapters(chapter.book)[place + 1 :][:1]
    links = [
        *(f'<a rel="prev" href="{other.place}.html">← {escape(other.title(language))}</a>' for other in before),
        *(f'<a rel="next" href="{other.place}.html">{escape(other.title(language))} →</a>' for other in after),
    ]
    return f'<p class="neighbours">{" ".join(links)}</p>'


def entry(row: Paragraph, language: str, known: Found) -> str:
    """Return a paragraph of a chapter as one block of HTML."""
    place = row.id.partition(":")[2]
    depth = place.count(".") if place[:1].isupper() or place[:1].isdecimal() else 1
    text = linked(row, language)
    shown = details(known, language)
    return (
        f'<section class="paragraph depth{depth}" id="{row.id}">'
        f'<p><a class="place" href="#{row.id}">{place}</a> {text}</p>{shown}</section>'
    )


def linked(row: Paragraph, language: str) -> str:
    """Return the summary of a paragraph as HTML. The numbers of other paragraphs become links."""
    summary = row.summary(language)
    today = row.book != UNNAMED_BOOK and any(paragraph(id).summary(language) == summary for id in row.counterparts)
    book = UNNAMED_BOOK if today else row.book

    def link(number: re.Match[str]) -> str:
        id = f"{book}:{number[0]}"
        if id not in index() or book not in BOOKS:
            return number[0]
        return f'<a href="{up(language)}{anchor(id, language)}">{number[0]}</a>'

    return NUMBER.sub(link, escape(summary, quote=False))


def up(language: str) -> str:
    """Return the way from the page of a chapter to the root of the site."""
    return "../" * page_of("book:chapter", language).count("/")


def details(known: Found, language: str) -> str:
    """Return the links of a paragraph, folded, under a line that counts them."""
    named = [
        ("code", places(known.cited)),
        ("near", places(known.near)),
        ("tests", tests(known.proofs)),
    ]
    lists = [
        f"<h4>{words()[key][language]}</h4><ul>{''.join(source(place, language) for place in found)}</ul>"
        for key, found in named
        if found
    ]
    counts = [f"{words()[key][language]} {len(found)}" for key, found in named if found and key != "near"]
    if known.others:
        lists.append(
            f"<h4>{words()['editions'][language]}</h4><ul>"
            + "".join(edition(book, rows, language) for book, rows in known.others)
            + "</ul>"
        )
        counts.append(words()["editions"][language])
    if not lists:
        return ""
    return f"<details><summary>{' · '.join(counts) or words()['near'][language]}</summary>{''.join(lists)}</details>"


def source(place: tuple[str, int, str], language: str) -> str:
    """Return the link to a line of a source."""
    path, line, name = place
    file = path.removeprefix(f"{SOURCES}/")
    shown = f"<code>{escape(name)}</code> {escape(file)}" if name != file else f"<code>{escape(file)}</code>"
    return f'<li><a href="{up(language)}{address(path)}#L{line}">{shown}:{line}</a></li>'


def edition(book: str, rows: tuple[Paragraph, ...], language: str) -> str:
    """Return what another edition has in place of a paragraph."""
    name = f"<em>{escape(title(book, language))}</em>"
    if not rows:
        return f"<li>{name}: {escape(Words(language).say('law-only-there'))}</li>"
    texts = (
        f'<a href="{up(language)}{anchor(row.id, language)}">§{row.id.partition(":")[2]}</a> '
        f"{escape(row.summary(language), quote=False)}"
        for row in rows
    )
    return f"<li>{name}: {'; '.join(texts)}</li>"
