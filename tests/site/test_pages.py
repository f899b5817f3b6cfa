"""Guides, sources, versions and links of the site."""

from __future__ import annotations

from pathlib import Path

from tools.site import __main__ as site
from tools.site import code, guides, links

HOME = Path(__file__).parents[2]


def test_links_between_documents_lead_to_their_pages() -> None:
    known = guides.documents()
    text = "The [changelog](../../CHANGELOG.md#020), [positions](positions.md) and [it](../../examples/own_agent.py)."
    assert guides.relinked(text, "docs/reference/python.md", known) == (
        "The [changelog](../changelog.md#020), [positions](positions.md) and "
        '<a href="../code/examples/own_agent.py.html">it</a>.'
    )
    block = "```\n[a](../../CHANGELOG.md)\n```"
    assert guides.relinked(block, "docs/reference/python.md", known) == block
    picture = "![A game](docs/screens/root-desktop.webp)"
    assert guides.relinked(picture, "README.md", known) == "![A game](screens/root-desktop.webp)"


def test_the_navigation_has_every_document() -> None:
    index = dict(guides.pages())[guides.INDEX]
    entries = [line for tree in index.split("```{toctree}")[1:] for line in tree.partition("```")[0].splitlines()]
    listed = {f"{entry}.md" for entry in entries}
    assert {page for page in guides.documents().values() if page != guides.INDEX} <= listed


def test_every_file_that_a_document_links_to_exists() -> None:
    assert [path for path in guides.linked_files() if not (HOME / path).is_file()] == []


def test_a_page_of_a_source_has_an_anchor_for_each_line() -> None:
    text = code.page("tests/site/__init__.py")
    assert '<span id="L1">' in text
    assert 'href="../../../_static/site.css"' in text


def test_a_test_is_found_by_its_pytest_id(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text("class TestIt:\n    def test_one(self): ...\n\ndef test_two(): ...\n")
    assert code.line_of("test_it.py::TestIt::test_one", tmp_path) == 2
    assert code.line_of("test_it.py::test_two[case]", tmp_path) == 4


def test_the_version_switch_lists_the_newest_version_first(tmp_path: Path) -> None:
    for version in ("0.9.0", "0.10.0"):
        (tmp_path / version).mkdir()
        (tmp_path / version / "index.html").touch()
    (tmp_path / "unfinished").mkdir()
    site.list_versions(tmp_path)
    assert (tmp_path / "versions.js").read_text() == 'window.COPSE_VERSIONS = ["0.10.0", "0.9.0"]\n'
    assert 'url=0.10.0/index.html"' in (tmp_path / "index.html").read_text()


def test_broken_links_are_found(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text('<h1 id="here"></h1><a href="b.html#there"></a><a href="#here"></a>')
    (tmp_path / "b.html").write_text(
        '<a href="a.html#here"></a><a href="a.html#gone"></a><a href="c.html"></a><img src="d.svg">'
        '<a href="https://example.org/"></a><script src="https://example.org/x.js"></script><b id="there"></b>'
    )
    assert list(links.broken(tmp_path)) == [
        "b.html links to a.html#gone: there is no 'gone'",
        "b.html links to c.html: there is no such file",
        "b.html links to d.svg: there is no such file",
        "b.html loads https://example.org/x.js from another site",
    ]
