"""Every relative link in the README and the documents leads to a file, and to a heading if it names one."""

from __future__ import annotations

import os
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
FILE = re.compile(r"`([\w./-]+(?:/|\.(?:py|ts|svelte|css|json|toml|csv|ftl)))`")
NAME = re.compile(r"\b(?:[A-Z]\w+\.)?[a-z]+(?:_[a-z]+)+\b|\b[A-Z]\w+\.[a-z]\w+")
MADE_UP = {"my.py", "before.py", "openapi.json", "/api/v1/openapi.json"}  # of readers, and of the running server
FOR_DEVELOPERS = [
    "architecture.md",
    "contributing.md",
    *(f"background/{page}.md" for page in ("page", "rules-engine", "server")),
]
TEXTS = (".py", ".ts", ".svelte", ".css", ".ftl", ".toml", ".json", ".csv")


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


def files() -> list[str]:
    """Every file and folder of the project by its path. What tools leave behind is none of it."""
    found = []
    for folder, folders, names in os.walk(HOME):
        folders[:] = [
            name for name in folders if name[0] != "." and name not in ("node_modules", "__pycache__", "build")
        ]
        found += [Path(folder, name).relative_to(HOME).as_posix() for name in (*names, *folders)]
    return found


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(HOME)) for page in PAGES])
def test_every_file_that_a_page_names_is_there(page: Path) -> None:
    """A page may leave out where a path begins, and write NAME for any name."""
    there = [f"/{path}" for path in files()]
    named = {name for name in FILE.findall(prose(page)) if "NAME" not in name and not name.startswith(".")} - MADE_UP
    assert [name for name in sorted(named) if not any(path.endswith(f"/{name.strip('/')}") for path in there)] == []


def test_every_name_of_the_code_that_a_page_for_developers_names_is_there() -> None:
    """Names with an underscore, and attributes of classes: they cannot be mistaken for words."""
    sources = [HOME / path for path in files() if path.endswith(TEXTS) and not path.startswith("docs/")]
    known = {word for source in sources for word in re.findall(r"\w+", source.read_text(encoding="utf-8"))}
    known |= {path.stem for path in sources}
    named = {
        name
        for page in FOR_DEVELOPERS
        for code in re.findall(r"`([^`\n]+)`", prose(HOME / "docs" / page))
        for name in NAME.findall(code)
        if "NAME" not in code
    }
    assert len(named) > 200
    assert [name for name in sorted(named) if not known.issuperset(re.findall(r"\w+", name))] == []
