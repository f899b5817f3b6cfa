"""Finds the places where the sources cite a paragraph.

A source cites a paragraph with the paragraph sign (`§sw:conquest.cost`), or with a string that is only an id
(`"sw:conquest.cost"`). A citation without a book, such as `§6.5.4`, means the Law of Root. In the packages of the bots
and of the older editions it means their own books. A module may also cite a whole chapter. That citation is valid, but
it does not count as an implementation of the chapter's rules.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from copse.law.index import BOOKS, Paragraph, UnknownParagraph, canonical, paragraph, select

PACKAGE: Final = Path(__file__).resolve().parents[1]
OTHER_HOMES: Final = {
    "root/bots": "bots",
    "root/editions/fifth": "fifth",
    "root/editions/early": "early",
}  # packages whose citations without a book do not mean the Law of Root

SIGNED: Final = re.compile(r"§((?:\w+:)?\w+(?:\.\w+)*)")
LITERAL: Final = re.compile(rf"(?:{'|'.join(BOOKS)}):\w+(?:\.\w+)*")


@dataclass(frozen=True, order=True)
class Citation:
    """One place that cites a paragraph. `inside` names the enclosing class or function, if there is one."""

    file: str
    line: int
    paragraph: str
    inside: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}" + (f" {self.inside}" if self.inside else "")


def citations(package: Path = PACKAGE) -> tuple[Citation, ...]:
    """Return every citation in the package.

    `copse.law` is left out, because its examples cite rules without implementing them.
    """
    sources = (path for path in sorted(package.rglob("*.py")) if not path.is_relative_to(package / "law"))
    return tuple(citation for path in sources for citation in _citations_in(path, package))


def implementations(id: str, package: Path = PACKAGE) -> tuple[Citation, ...]:
    """Return the citations of exactly this paragraph."""
    wanted = paragraph(id).id
    return tuple(citation for citation in citations(package) if citation.paragraph == wanted)


def closest(id: str, package: Path = PACKAGE) -> tuple[Citation, ...]:
    """Return where to look for a paragraph that no source cites.

    These are the citations of the paragraphs of today's Law with the same rule. If there are none either, they are
    those of the closest paragraph or chapter around it.
    """
    return closest_of(paragraph(id), citations(package))


def closest_of(row: Paragraph, cited: Sequence[Citation]) -> tuple[Citation, ...]:
    """Return where to look for a paragraph that none of these citations cites."""
    if same := tuple(citation for citation in cited if citation.paragraph in row.counterparts):
        return same
    known = {citation.paragraph for citation in cited}
    near = next((around for one in (row.id, *row.counterparts) for around in _around(one) if around in known), None)
    return tuple(citation for citation in cited if citation.paragraph == near)


def _around(id: str) -> Iterator[str]:
    """Yield the paragraphs and the chapter around a paragraph, the smallest first."""
    while "." in id:
        id = id.rpartition(".")[0]
        yield id


def unknown_citations(package: Path = PACKAGE) -> tuple[Citation, ...]:
    """Return citations whose id is neither a paragraph nor a chapter of the law."""
    return tuple(citation for citation in citations(package) if not _exists(citation.paragraph))


def _exists(id: str) -> bool:
    try:
        return bool(select(id))
    except UnknownParagraph:
        return False


def _citations_in(path: Path, package: Path) -> list[Citation]:
    text = path.read_text(encoding="utf-8")
    if not SIGNED.search(text) and not LITERAL.search(text):
        return []
    tree = ast.parse(text, filename=str(path))
    scopes = list(_scopes(tree))
    file = path.relative_to(package)
    home = OTHER_HOMES.get(file.parent.as_posix(), "")
    signed = {(line, f"{home}:{id}" if home and ":" not in id else id) for line, id in _signed(text)}
    found = {*signed, *_literals(tree)}
    return sorted(Citation(file.as_posix(), line, canonical(id), _innermost(scopes, line)) for line, id in found)


def _signed(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.split("\n"), start=1):
        for id in SIGNED.findall(line):
            yield number, id


def _literals(tree: ast.AST) -> Iterator[tuple[int, str]]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and LITERAL.fullmatch(node.value):
            yield node.lineno, node.value
        if not isinstance(node, ast.JoinedStr):  # parts of an f-string are not ids
            yield from _literals(node)


@dataclass(frozen=True)
class _Scope:
    name: str
    first: int
    last: int


def _scopes(tree: ast.AST, around: str = "") -> Iterator[_Scope]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            name = f"{around}{node.name}"
            first = min(part.lineno for part in (node, *node.decorator_list))
            yield _Scope(name, first, node.end_lineno or node.lineno)
            yield from _scopes(node, f"{name}.")
        else:
            yield from _scopes(node, around)


def _innermost(scopes: list[_Scope], line: int) -> str:
    around = [scope for scope in scopes if scope.first <= line <= scope.last]
    return max(around, key=lambda scope: scope.first).name if around else ""
