"""The law index: what is in it, how a paragraph is found, and what is said when it is not."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from copse.languages import LANGUAGES
from copse.law.index import (
    BOOKS,
    CHANGED,
    RELATIONS,
    SAME,
    Paragraph,
    UnknownParagraph,
    below,
    citations_of,
    index,
    paragraph,
    select,
)

LONGEST_SUMMARY = 300

BOOK_ORDER = """
    setup.map setup.round_marker setup.tray setup.combinations setup.lost_tribes setup.mountains setup.coins
    order.first_player order.rounds
    pick.any_of_six pick.cost pick.coins_on_pair pick.tokens pick.token_limit pick.refresh pick.recycle
    conquest.first conquest.cost conquest.water conquest.stay conquest.one_token conquest.losses conquest.retreat
    conquest.homeless conquest.single_token conquest.own_decline conquest.mountain_stays conquest.following
    conquest.reinforcement conquest.redeploy
    score.regions score.bonus score.hidden
    turn.ready_troops turn.conquer_or_decline turn.abandon turn.abandon_all
    decline.declare decline.flip decline.one_only decline.banner_returns decline.turn_ends decline.next_turn
    powers.run_out end.winner end.tie define.empty define.stack
    race.amazons race.giants race.wizards race.dwarves race.sorcerers race.ratmen race.humans race.orcs race.halflings
    race.skeletons race.tritons race.trolls race.ghouls race.elves race.custom
    power.wealthy power.commando power.swamp power.mounted power.seafaring power.heroic power.dragon_master
    power.forest power.flying power.berserk power.diplomat power.underworld power.bivouacking power.spirit
    power.pillaging power.merchant power.stout power.fortified power.alchemist power.hill power.custom
"""
SMALL_WORLD = [f"sw:{place}" for place in BOOK_ORDER.split()]
CHAPTERS = (*map(str, range(1, 16)), *"ABCDEFG")
ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")


def place(id: str) -> tuple[int, ...]:
    """Where a paragraph of the Law of Root stands, from its chapter or appendix down: `6.5.4.II.a` is 6, 5, 4, 2, 1."""
    chapter, *parts = id.removeprefix("root:").split(".")
    below = (int(part) if part.isdecimal() else (ROMAN if part in ROMAN else "abcd").index(part) + 1 for part in parts)
    return (CHAPTERS.index(chapter) + 1, *below)


def test_small_world_has_its_84_paragraphs_in_the_order_of_the_book() -> None:
    assert [row.id for row in select("sw")] == SMALL_WORLD
    assert len(SMALL_WORLD) == 84


@pytest.mark.parametrize("row", select("sw"), ids=lambda row: row.id)
def test_a_small_world_paragraph_is_a_rule_and_is_summed_up_in_each_language(row: Paragraph) -> None:
    summaries = [row.summaries[lang] for lang in LANGUAGES]
    assert all(summaries)
    assert len(set(summaries)) == len(LANGUAGES)
    assert row.not_a_rule == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_small_world_paragraphs_say_the_same(lang: str) -> None:
    assert len({row.summary(lang) for row in select("sw")}) == len(SMALL_WORLD)


def test_the_law_of_root_is_in_the_order_of_the_book_and_leaves_no_number_out() -> None:
    places = [place(row.id) for row in select("root")]
    assert places == sorted(places)
    assert all((*above, last - 1) in places for *above, last in places if last > 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_law_of_root_is_summed_up_in_each_language(lang: str) -> None:
    said = [row.summaries[lang] for row in select("root")]
    assert all(said)
    assert len(set(said)) == len(said)


SENTENCE_END = re.compile(r"(?<=[.!?]) ")
LONGEST_SENTENCE = 200
LONGEST_IN_TWO_HALVES = 140  # of a sentence that a semicolon divides


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_summary_is_made_of_short_sentences(lang: str) -> None:
    """Lists of what is in a box may be longer."""
    rows = [row for row in index().values() if ":B." not in row.id]
    said = [(row.id, sentence) for row in rows for sentence in SENTENCE_END.split(row.summaries[lang])]
    assert [id for id, sentence in said if len(sentence) > LONGEST_SENTENCE] == []
    assert [id for id, sentence in said if ";" in sentence and len(sentence) > LONGEST_IN_TWO_HALVES] == []


def test_a_summary_is_one_line_that_can_be_read_at_a_glance() -> None:
    said = [text for row in index().values() for text in row.summaries.values()]
    assert max(map(len, said)) <= LONGEST_SUMMARY
    assert not any(re.search(r"[\n\t]|  |^ | $", text) for text in said)


@pytest.mark.parametrize(("book", "rows"), [("sw", 84), ("root", 617), ("bots", 285), ("fifth", 444), ("early", 211)])
def test_every_book_is_whole(book: str, rows: int) -> None:
    assert len(select(book)) == rows
    assert all(row.id.startswith(f"{book}:") for row in select(book))


def test_no_id_is_used_twice() -> None:
    assert len(index()) == sum(len(select(book)) for book in BOOKS)


def test_the_cooperative_rules_of_the_bots_have_an_id_although_the_book_gives_them_no_number() -> None:
    assert paragraph("bots:coop").book == "bots"


OLDER = ("fifth", "early")


@pytest.mark.parametrize(("book", "same", "changed", "only_here"), [("fifth", 304, 64, 1), ("early", 94, 88, 10)])
def test_a_rule_of_an_older_edition_says_how_the_law_of_today_has_it(
    book: str, same: int, changed: int, only_here: int
) -> None:
    relations = [row.relation for row in select(book) if not row.not_a_rule]
    assert [relations.count(relation) for relation in RELATIONS] == [same, changed, only_here]
    assert len(relations) == same + changed + only_here


@pytest.mark.parametrize("book", OLDER)
def test_what_an_older_edition_shares_with_the_law_of_today_is_there(book: str) -> None:
    for row in select(book):
        assert all(paragraph(id).book == "root" for id in row.counterparts)
        assert bool(row.counterparts) == (row.relation in (SAME, CHANGED)) or row.not_a_rule


WORDED = OLDER


@pytest.mark.parametrize("book", WORDED)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_older_edition_is_summed_up_in_each_language(book: str, lang: str) -> None:
    said = [row.summaries[lang] for row in select(book)]
    assert all(said)
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("book", WORDED)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_that_was_changed_has_words_of_its_own(book: str, lang: str) -> None:
    changed = [row for row in select(book) if not row.not_a_rule and row.relation != SAME]
    todays = {row.summaries[lang] for row in select("root")}
    assert [row.id for row in changed if row.summaries[lang] in todays] == []


STEPS = {"en": r"in (\d) steps", "ru": r"в (\d) шага?(?:ов)?:", "uk": r"за (\d) крок"}


@pytest.mark.parametrize("book", OLDER)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_heading_of_an_older_edition_counts_the_steps_of_its_own_book(book: str, lang: str) -> None:
    for row in select(book):
        told = re.search(STEPS[lang], row.summaries[lang])
        depth = row.id.count(".") + 1
        if told and row.not_a_rule:
            assert int(told[1]) == sum(below.id.count(".") == depth for below in select(row.id) if below != row), row.id


NEVER_SAID = {  # what came after an edition
    (
        "early",
        "en",
    ): r"\bthe keep\b|snare|dominance|\b30\b|hireling|Riverfolk|\bCult\b|Duchy|Corvid|Disdain|Crafted Items",
    ("early", "ru"): r"цитадел|капкан|превосходств|\b30\b|наёмник|Культ|Герцогств|Сговор|область «Предметы»|оборот",
    ("early", "uk"): r"Фортец|пастк|Пануван|\b30\b|найманц|Культ|Герцогств|Лож[аіу]|скриньк\w* Створених|зворот",
    ("fifth", "en"): r"hireling|landmark|Hundreds|Keepers|relic|waystation|warlord|insurgent",
    ("fifth", "ru"): r"рекрут|достопримечательн|Полчищ|Хранител|реликви|скрижал|предводител",
    ("fifth", "uk"): r"найман\w+ загон|визначн|Сотень|Сотням|Хранител|релікві|скрижал|ватаж",
}


@pytest.mark.parametrize(("book", "lang"), NEVER_SAID)
def test_an_older_edition_does_not_speak_of_what_came_later(book: str, lang: str) -> None:
    said = [row for row in select(book) if re.search(NEVER_SAID[book, lang], row.summaries[lang])]
    assert [row.id for row in said] == []


NUMBER = re.compile(r"(?<![\w.])\d+\.\d+(?:\.\d+)*(?:\.[IVX]+(?:\.[a-d])?)?(?![\w.]*\w)")


@pytest.mark.parametrize("book", OLDER)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_older_edition_refers_to_its_own_paragraphs(book: str, lang: str) -> None:
    for row in select(book):
        for number in NUMBER.findall(row.summaries[lang].replace("2.0", "")):  # 2.0 is part of a name
            assert f"{book}:{number}" in index(), row.id
            if row.summaries == paragraph((row.counterparts or (row.id,))[0]).summaries:
                assert citations_of(book)[f"root:{number}"] == f"{book}:{number}", row.id


NEXT_STEP = {"en": "next step", "ru": "следующий шаг", "uk": "наступний крок"}


@pytest.mark.parametrize("book", OLDER)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_of_today_about_the_next_step_are_kept_only_where_that_step_follows(book: str, lang: str) -> None:
    today = [row.id for row in select("root")]
    rows = select(book)
    for row, after in pairwise(rows):
        if NEXT_STEP[lang] in row.summaries[lang]:
            assert today[today.index(row.counterparts[-1]) + 1] in after.counterparts, row.id


def test_a_paragraph_without_words_of_its_own_has_those_of_today() -> None:
    assert paragraph("fifth:2.2.2").summaries == paragraph("root:2.2.2").summaries


@pytest.mark.parametrize(
    ("book", "today", "then"),
    [
        ("fifth", "root:4.3.4", "fifth:4.3.3"),
        ("fifth", "root:4.3.3", "fifth:4.3.2.II"),  # which is about it, while 4.3.2 is about the roll first
        ("fifth", "root:2.1", "fifth:2.1"),  # though 2.1.2 and 2.1.3 hold it too, with more
        ("early", "root:6.5.4.II", "early:5.5.5"),  # as the whole of root:6.5.4
    ],
)
def test_a_paragraph_of_today_is_cited_by_that_of_an_older_edition(book: str, today: str, then: str) -> None:
    assert citations_of(book)[today] == then


def test_what_an_older_edition_does_not_have_it_does_not_cite() -> None:
    assert not {"root:14.5", "root:A.8", "root:E.2", "root:F.1.1"} & citations_of("fifth").keys()


def test_an_id_without_a_book_means_the_law_of_root() -> None:
    assert paragraph("6.5.4") is paragraph("root:6.5.4")


@pytest.mark.parametrize(
    ("wrong", "close"),
    [("sw:conquest.cots", "sw:conquest.cost"), ("conquest.cost", "sw:conquest.cost"), ("6.5.44", "root:6.5.4")],
)
def test_an_unknown_id_is_answered_with_close_ones(wrong: str, close: str) -> None:
    with pytest.raises(UnknownParagraph, match=wrong) as error:
        paragraph(wrong)
    assert close in error.value.close
    assert close in str(error.value)


def test_an_id_like_no_other_is_answered_with_the_books() -> None:
    with pytest.raises(LookupError, match="sw, root, bots, fifth, early"):
        paragraph("chess:castling")


def test_a_chapter_is_selected_without_the_chapters_whose_numbers_begin_alike() -> None:
    first = [row.id for row in select("root:1")]
    assert first[0] == "root:1.1"
    assert all(id.startswith("root:1.") for id in first)
    assert any(id.startswith("root:10.") for id in index())
    assert select("1") == select("root:1")


def test_a_section_is_selected_with_its_own_paragraph_first() -> None:
    section, *below = (row.id for row in select("root:6.5.4"))
    assert section == "root:6.5.4"
    assert below == [id for id in index() if id.startswith("root:6.5.4.")]


def test_below_a_paragraph_are_those_of_the_next_level() -> None:
    assert [row.id for row in below("6.5")] == [f"root:6.5.{number}" for number in range(1, 6)]
    assert [row.id for row in below("early:6.7")][-1] == "early:6.7.6"
    assert below("6.5.1") == ()
    assert below("sw:pick.cost") == ()


@pytest.mark.parametrize(
    ("summary", "opening"),
    [
        ("Move once.", "Move once."),
        ("Overwork. Spend 1 card.", "Overwork."),
        ("Version 2.0 (see 5.1.4). “Such” a map…", "Version 2.0 (see 5.1.4)."),
        ("Марш. Выполните 2 перемещения.", "Марш."),
        ("Їжа! Є ще?", "Їжа!"),
    ],
)
def test_a_paragraph_opens_with_its_first_sentence(summary: str, opening: str) -> None:
    assert Paragraph("root:1.1", "root", {"en": summary}).opening("en") == opening


@pytest.mark.parametrize("nothing", ["sw:", "sw:conq", "root:60", "chess", ""])
def test_a_selection_of_nothing_is_an_error(nothing: str) -> None:
    with pytest.raises(UnknownParagraph):
        select(nothing)


def test_a_summary_falls_back_to_english_then_russian_then_the_id() -> None:
    def summary(**written: str) -> str:
        return Paragraph("root:1.1", "root", {"en": "", "ru": "", "uk": "", **written}).summary("uk")

    assert summary(uk="правило", en="rule", ru="закон") == "правило"
    assert summary(en="rule", ru="закон") == "rule"
    assert summary(ru="закон") == "закон"
    assert summary() == "root:1.1"
    assert paragraph("sw:end.tie").summary("fr") == paragraph("sw:end.tie").summary("en")


def test_paragraphs_are_values() -> None:
    assert len({paragraph("sw:end.tie"), paragraph("sw:end.tie"), paragraph("sw:end.winner")}) == 2
