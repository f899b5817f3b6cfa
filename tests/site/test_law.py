"""The pages of the law."""

from __future__ import annotations

import pytest
from tools.site import chapters, law
from tools.site.law import Found

from copse.languages import LANGUAGES
from copse.law import BOOKS, paragraph
from copse.law.citations import Citation
from copse.law.proofs import Proof

NOTHING = Found((), (), (), ())


def test_every_chapter_has_a_title_in_every_language() -> None:
    ids = {chapter.id for chapter in chapters.every_chapter()}
    assert ids == set(chapters.titles())
    for chapter in chapters.every_chapter():
        assert all(chapter.title(language) for language in LANGUAGES), chapter.id
    assert chapters.chapters("root")[7].title("uk") == "Лісовий Альянс"


def test_the_words_of_the_pages_exist_in_every_language() -> None:
    assert [key for key, row in law.words().items() if not all(row[language] for language in LANGUAGES)] == []


def test_every_paragraph_is_on_one_page() -> None:
    known = {row.id: NOTHING for chapter in chapters.every_chapter() for row in chapter.paragraphs}
    pages = dict(law.pages(known))
    assert len(pages) == 1 + len(LANGUAGES) * (len(BOOKS) + len(chapters.every_chapter()))
    for id in ("root:8.2.6", "sw:race.ghouls", "bots:coop", "fifth:A", "early:8.4.1"):
        assert [path for path, text in pages.items() if f'id="{id}"' in text] == [
            f"{law.page_of(chapters.chapter_of(id), language)}.md" for language in LANGUAGES
        ]


def test_a_paragraph_links_to_its_code_its_tests_and_other_editions() -> None:
    known = Found(
        (Citation("root/craft.py", 7, "root:4.1", "Craft"), Citation("root/craft.py", 9, "root:4.1", "Craft")),
        (),
        (Proof("root:4.1", "tests/site/test_law.py::test_every_paragraph_is_on_one_page"),),
        (("fifth", (paragraph("fifth:4.2"),)), ("early", ())),
    )
    text = law.entry(paragraph("root:4.1"), "ru", known)
    assert text.startswith('<section class="paragraph depth1" id="root:4.1">')
    assert "<summary>Код 1 · Тесты 1 · Другие издания</summary>" in text
    assert '<a href="../../../code/src/copse/root/craft.py.html#L7"><code>Craft</code> root/craft.py:7</a>' in text
    assert 'href="../../../code/tests/site/test_law.py.html#L' in text
    assert '<a href="../../../law/ru/fifth/4.html#fifth:4.2">§4.2</a>' in text
    assert law.sources([known]) == {"src/copse/root/craft.py", "tests/site/test_law.py"}


@pytest.mark.parametrize(
    ("id", "link"),
    [
        ("root:4.1", '<a href="../../../law/en/root/4.html#root:4.2">4.2</a>'),
        ("bots:4.1", '<a href="../../../law/en/bots/4.html#bots:4.2">4.2</a>'),
    ],
)
def test_a_number_of_a_paragraph_is_a_link_in_its_book(id: str, link: str, monkeypatch: pytest.MonkeyPatch) -> None:
    row = paragraph(id)
    monkeypatch.setattr(type(row), "summary", lambda self, lang: "See 4.2, not 4.99.9 or 2.0.")
    assert law.linked(row, "en") == f"See {link}, not 4.99.9 or 2.0."


def test_editions_are_compared_both_ways() -> None:
    others = law.other_editions()
    assert [row.id for row in dict(others["root:5.2"])["fifth"]] == ["fifth:5.1.1", "fifth:A"]
    assert [row.id for row in dict(others["fifth:A"])["root"]] == ["root:5.2"]
