"""How the words are written: what the style guides of the three languages ask for, as far as a rule can tell."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

import copse
from copse.games import GAMES
from copse.languages import LANGUAGES
from copse.law import select
from copse.law.index import BOOKS
from copse.locale import COMMON, PLAIN, Words, source
from copse.wording.games import labels_for

every_language = pytest.mark.parametrize("language", LANGUAGES)

PAGES = (
    "page", "page_account", "page_clockwork", "page_pace", "page_history", "page_leagues", "page_notifications",
    "page_people", "page_workshop",
)  # fmt: skip
PHASES = {"en": "Birdsong|Daylight|Evening", "ru": "утро|день|вечер", "uk": "треті півні|день|сутінки"}
BRITISH = r"\w*(?:colour|favour|neighbour|honour|labour|judgement|defence|centre\b|grey|jewellery|whilst|licence)\w*"
STRANGE = {
    "en": [
        BRITISH, r"\w'\w", r"(?<![=\w])\"\w", r"\bmachines?\b", r"\bby lot\b", r"\bwhat to (?:do|craft)\?",
        r"\w \.\.\.", " …",
    ],
    "ru": [r"\bмашин[аыеу]\b", r"лицом в(?:верх|низ)", r"\bвражеск\w+", r"больше не надо", "[“”]", r"\w - \w", " …"],
    "uk": [
        r"\bмашин[аиіу]\b", r"\bвороже?\b", r"\bстовп[це]", r"влучан", r"Сутінків", r"задарма", r"більше не треба",
        r"[а-яіїєґ]'[а-яіїєґ]", "[“”]", r"\w - \w", " …",
    ],
}  # fmt: skip
"""What no word of ours should be: other spellings, other quotes, and words that mean something else to a player."""
NAMED = {
    "root:6.2.3": ("Field Hospitals", "Полевой госпиталь", "Польові шпиталі"),
    "root:7.2.2": ("Lords of the Forest", "Владыки леса", "Володарі Лісу"),
    "root:8.2.6": ("Outrage", "Беспорядки", "Заворушення"),
    "root:9.2.9.III.a": ("Infamy", "Дурная слава", "Підступ"),
    "root:12.2.3": ("The Price of Failure", "Цена разгрома", "Ціна провалу"),
    "root:15.6.1": ("Live Off the Land", "Сбор припасов", "Збирання припасів"),
}
"""Paragraphs that define an ability, by its printed name."""


@cache
def said(language: str) -> list[tuple[str, str]]:
    """Every line of the catalogues that people read, with the message that it belongs to."""
    lines, id = [], ""
    for catalogue in (*GAMES, *COMMON, PLAIN, *PAGES):
        for line in source(language, catalogue).splitlines():
            if found := re.match(r"([\w-]+) = ?(.*)|( +\S.*)", line):
                id = found[1] or id
                lines.append(
                    (f"{catalogue}: {id}", re.sub(r"\{ \"[^\"]*\" \}|^ +\.[\w-]+ = ", "", found[2] or found[3] or ""))
                )
    return lines


def summaries(language: str) -> Iterator[tuple[str, str]]:
    for book in BOOKS:
        for row in select(book):
            yield row.id, row.summaries.get(language, "")


@every_language
@pytest.mark.parametrize("strange", range(max(map(len, STRANGE.values()))))
def test_words_are_those_of_the_guide(language: str, strange: int) -> None:
    for pattern in STRANGE[language][strange : strange + 1]:
        found = [(id, text) for id, text in (*said(language), *summaries(language)) if re.search(pattern, text)]
        assert [entry for entry in found if not re.search(r"help$|example$", entry[0])] == []


@every_language
def test_questions_begin_with_a_capital_and_never_with_a_phase_and_a_colon(language: str) -> None:
    prompts = [text for id, text in said(language) if ": prompt-" in id]
    assert [text for text in prompts if re.match(r" *(?:\*?\[\w+\] )?[a-zа-яіїєґ]", text)] == []
    assert [text for text in prompts if re.match(rf"(?i)(?:{PHASES[language]}):", text)] == []


@every_language
def test_a_line_of_the_log_has_one_colon(language: str) -> None:
    told = [text for id, text in said(language) if ": event-" in id]
    assert [text for text in told if len(re.findall(r":(?= |$)", text)) > 1] == []


@every_language
def test_buttons_begin_small(language: str) -> None:
    small = r" *(?:[{}\[*+×«]|[a-zа-яіїєґ])"
    assert [
        (id, text) for id, text in said(language) if "root: action-" in id and text and not re.match(small, text)
    ] == []


@pytest.mark.parametrize(("language", "first"), [("en", "Player 1"), ("ru", "Игрок 1"), ("uk", "Гравець 1")])
def test_players_are_counted_from_one(language: str, first: str) -> None:
    game = copse.new("smallworld", players=2, seed=1)
    assert labels_for(game, Words(language)).seated(0) == first


@every_language
def test_a_dash_and_a_percent_sign_do_not_begin_a_line(language: str) -> None:
    words = Words(language, "smallworld")
    assert re.search(r"\d(?:\xa0|)%", words.say("action-reinforce", where="6", pips=2, chance=50))
    assert " —" not in words.say("watch-ask")
    assert language == "en" or "\xa0жет" in words.say("tokens", tokens=5)


@pytest.mark.parametrize("paragraph", NAMED)
def test_a_summary_opens_with_the_name_of_the_ability(paragraph: str) -> None:
    (row,) = (row for row in select(paragraph) if row.id == paragraph)
    for language, name in zip(("en", "ru", "uk"), NAMED[paragraph], strict=True):
        assert row.summary(language).startswith(f"{name}. ")
