"""The Markdown of the project as pages of the site.

The guides in docs/ keep their places. The documents beside the folder become pages, too. A link to another document
leads to its page, and a link to any other file leads to the page of that source.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from tools.site.code import HOME, address

DOCS: Final = "docs"
INDEX: Final = "index.md"
BESIDE: Final = {
    "README.md": "about.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
    f"{DOCS}/README.md": INDEX,
}  # documents whose page has another path
ONLY_HERE: Final = """
## On this site

- [Gallery](gallery.md): boards and positions
- [API reference](api/index.md): every public class and function
- [The law](law/index.md): five books, paragraph by paragraph, in three languages
"""

FENCE: Final = re.compile(r"^(```.*?^```)$", re.MULTILINE | re.DOTALL)
LINK: Final = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\((?![a-z]+:)([^)\s#]+)(#[^)\s]*)?\)")
HEADING: Final = re.compile(r"^## (.+)$", re.MULTILINE)
ENTRY: Final = re.compile(r"^- \[[^\]]+\]\(([^)#]+)\.md\)", re.MULTILINE)


def documents(home: Path = HOME) -> dict[str, str]:
    """Return the path of every document in the project, with the path of its page."""
    guides = [path.relative_to(home).as_posix() for path in sorted((home / DOCS).rglob("*.md"))]
    return {**{path: path.removeprefix(f"{DOCS}/") for path in guides}, **BESIDE}


def pages(home: Path = HOME) -> Iterator[tuple[str, str]]:
    """Yield the path and the Markdown of the page of each document."""
    known = documents(home)
    for path, page in known.items():
        text = relinked((home / path).read_text(encoding="utf-8"), path, known)
        yield page, with_navigation(text) if page == INDEX else text


def linked_files(home: Path = HOME) -> set[str]:
    """Return the paths of all other files that the documents link to, without pictures."""
    known = documents(home)
    return {
        target
        for path in known
        for part in FENCE.split((home / path).read_text(encoding="utf-8"))[::2]
        for mark, _, link, _ in LINK.findall(part)
        if not mark and (target := resolved(path, link)) not in known
    }


def pictures(home: Path = HOME) -> dict[str, Path]:
    """Return every picture of the documents by its path on the site."""
    folder = home / DOCS / "screens"
    return {f"screens/{path.name}": path for path in sorted(folder.iterdir())}


def resolved(path: str, link: str) -> str:
    """Return the path in the project that a document links to.

    >>> resolved("docs/start/train.md", "../../examples/train.py")
    'examples/train.py'
    """
    return posixpath.normpath(posixpath.join(posixpath.dirname(path), link))


def relinked(text: str, path: str, known: Mapping[str, str]) -> str:
    """Return the text of a document with links that fit the site. Blocks of code stay as they are."""
    page = known[path]
    folder = posixpath.dirname(page) or "."

    def link(found: re.Match[str]) -> str:
        mark, words, place, heading = found[1], found[2], found[3], found[4] or ""
        target = resolved(path, place)
        if target in known:
            return f"{mark}[{relink(words)}]({posixpath.relpath(known[target], folder)}{heading})"
        if mark:
            return f"{mark}[{words}]({posixpath.relpath(target.removeprefix(f'{DOCS}/'), folder)})"
        return f'<a href="{posixpath.relpath(address(target), folder)}">{words}</a>'

    def relink(words: str) -> str:
        return LINK.sub(link, words)

    parts = FENCE.split(text)
    return "".join(part if number % 2 else relink(part) for number, part in enumerate(parts))


def with_navigation(text: str) -> str:
    """Return the index with a hidden table of contents for each of its sections, for the navigation of the site."""
    text += ONLY_HERE
    found = HEADING.split(text)
    trees = []
    for heading, section in zip(found[1::2], found[2::2], strict=True):
        trees.append(
            "\n".join(["```{toctree}", ":hidden:", f":caption: {heading}", "", *ENTRY.findall(section), "```"])
        )
    beside = "\n".join(["```{toctree}", ":hidden:", "", "about", "glossary", "```"])
    return "\n\n".join([text, beside, *trees]) + "\n"
