"""Every relative link in the README and the documents leads to a file, and to a heading if it names one."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest

HOME = Path(__file__).parents[1]
PAGES = sorted([*HOME.glob("*.md"), *(HOME / "docs").rglob("*.md")])
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#{1,6} +(.+?) *$", re.MULTILINE)


def prose(page: Path) -> str:
    """The text of a page without its blocks of code."""
    return FENCE.sub("", page.read_text(encoding="utf-8"))


def links(page: Path) -> Iterator[str]:
    text = re.sub(r"`[^`\n]*`", "", prose(page))
    return (link for link in LINK.findall(text) if not re.match(r"[a-z]+:", link))


def anchors(page: Path) -> set[str]:
    """The anchors that GitHub gives to the headings of a page: equal headings are counted."""
    found: dict[str, int] = {}
    names = set()
    for heading in HEADING.findall(prose(page)):
        name = anchor(heading)
        names.add(f"{name}-{found[name]}" if name in found else name)
        found[name] = found.get(name, 0) + 1
    return names


def anchor(heading: str) -> str:
    """The heading in lower case, without markup and punctuation, with hyphens for spaces."""
    plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).replace("`", "")
    kept = (letter for letter in plain.lower() if letter in " -_" or unicodedata.category(letter)[0] in "LN")
    return "".join(kept).replace(" ", "-")


def broken(page: Path) -> Iterator[str]:
    for link in links(page):
        path, _, name = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        if not target.exists() or (name and name not in anchors(target)):
            yield link


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(HOME)) for page in PAGES])
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    assert list(broken(page)) == []


def test_the_index_links_every_page() -> None:
    index = HOME / "docs" / "README.md"
    linked = {(index.parent / link.partition("#")[0]).resolve() for link in links(index)}
    assert [page.name for page in (HOME / "docs").rglob("*.md") if page not in linked | {index}] == []


def test_anchors_are_made_as_on_github() -> None:
    assert anchor("What `Game.apply` does, and why") == "what-gameapply-does-and-why"
    assert anchor("How-to guides") == "how-to-guides"


def test_no_source_names_a_page_that_is_not_there() -> None:
    """Comments, help texts and messages name pages by their path from the top of the project."""
    named = {
        (str(file.relative_to(HOME)), page)
        for folder in ("src", "tests", "tools", "examples", "deploy", ".github")
        for file in sorted((HOME / folder).rglob("*"))
        if file.suffix in {".py", ".ftl", ".mjs", ".yaml", ".yml", ".md"}
        for page in re.findall(r"\bdocs/[\w/-]+\.md\b", file.read_text(encoding="utf-8"))
    }
    assert len(named) > 20
    assert [(file, page) for file, page in sorted(named) if not (HOME / page).exists()] == []
