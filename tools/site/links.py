"""Check every link of a built site: `python -m tools.site.links docs/_build/html`.

A link must lead to a file of the site, and to an element of it if it names one. Links to other sites are not opened,
so the check needs no network. A page may load nothing from another site.
"""

from __future__ import annotations

import posixpath
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

LOADED: Final = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src", "object": "data"}
NAMES: Final = ("canonical", "prev", "next", "search", "index")  # relations of `link` that load nothing


@dataclass
class Page(HTMLParser):
    """The ids and links of a page. `loads` has the addresses that a browser fetches by itself."""

    ids: set[str] = field(default_factory=set)
    links: list[str] = field(default_factory=list)
    loads: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what a tag names and where it leads."""
        values = {name: value for name, value in attrs if value is not None}
        if "id" in values:
            self.ids.add(values["id"])
        if tag == "a" and "name" in values:
            self.ids.add(values["name"])
        if tag == "a" and "href" in values:
            self.links.append(values["href"])
        address = values.get(LOADED.get(tag, ""))
        if address and values.get("rel") not in NAMES:
            self.loads.append(address)


def read(folder: Path) -> dict[str, Page]:
    """Read every page below a folder, by its path there."""
    found = {}
    for path in sorted(folder.rglob("*.html")):
        page = found[path.relative_to(folder).as_posix()] = Page()
        page.feed(path.read_text(encoding="utf-8"))
    return found


def broken(folder: Path) -> Iterator[str]:
    """Yield a sentence for each link that leads nowhere, and for each file that a page loads from another site."""
    pages = read(folder)
    for path, page in pages.items():
        for address in dict.fromkeys((*page.links, *page.loads)):
            if urlsplit(address).scheme or address.startswith("//"):
                if address in page.loads and not address.startswith("data:"):
                    yield f"{path} loads {address} from another site"
            elif problem := trouble(folder, pages, path, address):
                yield f"{path} links to {address}: {problem}"


def trouble(folder: Path, pages: dict[str, Page], path: str, address: str) -> str:
    """Return why a link leads nowhere, or an empty text."""
    place, _, name = address.partition("#")
    place = unquote(place.partition("?")[0])
    target = posixpath.normpath(posixpath.join(posixpath.dirname(path), place)) if place else path
    if not (folder / target).is_file():
        return "there is no such file"
    if name and target in pages and unquote(name) not in pages[target].ids:
        return f"there is no '{unquote(name)}'"
    return ""


if __name__ == "__main__":
    problems = list(broken(Path(sys.argv[1])))
    for problem in problems:
        print(problem, file=sys.stderr)
    raise SystemExit(bool(problems))
