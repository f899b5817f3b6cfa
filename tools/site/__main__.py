"""Build the documentation site: `python -m tools.site docs/_build/html`.

The folder gets a folder for this version, a list of all versions there, and a page that leads to the newest. Any
warning of Sphinx and any broken link is an error.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Final

from copse import __version__
from tools.site import code, gallery, guides, law, links, reference
from tools.site.code import HOME

FONTS: Final = HOME / "web" / "src" / "fonts.css"
ASSETS: Final = HOME / "src" / "copse" / "server" / "page" / "assets"  # where building the page puts the fonts

LEADER: Final = """<!doctype html>
<meta charset="utf-8">
<title>Copse</title>
<meta http-equiv="refresh" content="0; url={newest}/index.html">
<a href="{newest}/index.html">Copse {newest}</a>
"""


def build(html: Path) -> list[str]:
    """Build the site of this version below a folder and return its problems."""
    site, known = html / __version__, law.found()
    shutil.rmtree(site, ignore_errors=True)
    with TemporaryDirectory() as work:
        for path, text in pages(known):
            write(Path(work, "source", path), text)
        for path, picture in guides.pictures().items():
            copy(picture, Path(work, "source", path))
        if sphinx(Path(work), site):
            return ["Sphinx has warnings"]
    for path, drawing in gallery.drawings():
        write(site / path, drawing)
    for path in sorted(law.sources(known.values()) | guides.linked_files() | gallery.sources()):
        write(site / code.address(path), code.page(path))
    add_fonts(site / "_static")
    list_versions(html)
    return list(links.broken(html))


def pages(known: dict[str, law.Found]) -> Iterator[tuple[str, str]]:
    """Yield the path and the text of every page that Sphinx reads."""
    yield from guides.pages()
    yield from reference.pages()
    yield from gallery.pages()
    yield from law.pages(known)


def sphinx(work: Path, site: Path) -> int:
    """Run Sphinx and return its exit status. Warnings are errors."""
    settings = ["-b", "html", "-W", "--keep-going", "-q", "-j", "auto", "-c", str(HOME / "docs")]
    return subprocess.call(
        [sys.executable, "-m", "sphinx", *settings, "-d", str(work / "doctrees"), str(work / "source"), str(site)]
    )


def add_fonts(static: Path) -> None:
    """Add the fonts of the web page, with the style sheet that declares them."""
    text = FONTS.read_text(encoding="utf-8")
    for name in sorted({part.partition("'")[0] for part in text.split("url('")[1:]}):
        short = name.rpartition("/")[2].removesuffix(".woff2")
        copy(next(iter(ASSETS.glob(f"{short}-*.woff2"))), static / "fonts" / f"{short}.woff2")
        text = text.replace(name, f"fonts/{short}.woff2")
    write(static / "fonts.css", text)


def list_versions(html: Path) -> None:
    """Write the list that the version switch reads, newest first, and the page that leads to the newest version."""
    found = sorted((folder.name for folder in html.iterdir() if (folder / "index.html").is_file()), key=order)[::-1]
    write(html / "versions.js", f"window.COPSE_VERSIONS = {json.dumps(found)}\n")
    write(html / "index.html", LEADER.format(newest=found[0]))


def order(version: str) -> list[int]:
    """Return the numbers of a version, for sorting.

    >>> max(["0.9.0", "0.10.0"], key=order)
    '0.10.0'
    """
    return [int(number) for number in version.split(".") if number.isdecimal()]


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def main() -> int:
    """Build the site into the folder of the first argument, and print the problems and the address."""
    html, begun = Path(sys.argv[1]).resolve(), monotonic()
    problems = build(html)
    for problem in problems:
        print(problem, file=sys.stderr)
    count = sum(1 for _ in (html / __version__).rglob("*.html"))
    print(f"{count} pages in {monotonic() - begun:.0f} s: {html / 'index.html'}")
    return bool(problems)


if __name__ == "__main__":
    raise SystemExit(main())
