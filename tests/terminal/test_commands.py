"""Commands and letters in the language that is spoken: what the screen shows can be typed."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

import copse
from copse.games import GAMES, AnyGame
from copse.languages import LANGUAGES
from copse.locale import Words, source
from copse.terminal import watch
from copse.terminal.commands import called, names
from copse.terminal.formatting import marks
from copse.terminal.play import Host
from copse.terminal.tables import table_for
from copse.terminal.talk import Talk
from tests.script import small_world
from tests.terminal.table import FIRST, sit

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", GAMES)


def conquering() -> AnyGame:
    return small_world("""
        players 2
        turn 0 conquer
        coins 5 9
        people 0 hill ratmen hand 6
        region 2 ratmen 1
        region 3 ratmen 1
    """)


def woodland() -> AnyGame:
    return copse.new("root", factions=["marquise", "eyrie"], seed=1)


def commands_of(game: AnyGame, words: Words) -> list[str]:
    """All that the host and the table obey, by their English names."""
    host = Host(game, [None] * game.seats, table_for(game, words), Talk(Console(file=io.StringIO())), True)
    return [*host.commands, *host.table.commands, "undo"]


# ---- letters


@every_language
@every_game
def test_every_letter_that_is_shown_makes_its_choice_small_or_capital(language: str, game: str) -> None:
    start = copse.new(game, seed=3)
    letters = marks(len(start.decision.actions), Words(language).say("choice-letters"))
    for letter, action in zip(letters, start.decision.actions, strict=True):
        for typed in (letter, letter.upper()):
            played, rest = start.copy(), (None, *[FIRST] * (start.seats - 1))
            assert f"{letter}) " in sit(played, typed, language=language, seats=rest)
            assert played.history[0].action == action


@pytest.mark.parametrize("typed", ["поставить 5 жетонов в 3 (пашни)", "deploy 3 х5", "deploy 3 Х5", "deploy 3 ×5"])
def test_a_count_may_have_the_cyrillic_letter_that_looks_like_its_sign(typed: str) -> None:
    game = conquering()
    sit(game, "закончить захваты", "deploy 2 х1", typed.replace("(пашни)", ""), language="ru")
    assert [step.action.text for step in game.history][1:] == ["deploy 2 x1", "deploy 3 x5"]


@pytest.mark.parametrize(
    ("language", "question", "answer"),
    [
        ("ru", "справка саперы", "нанести дополнительный урон"),
        ("ru", "справка КРЫЛАТЫЕ РЕВОЛЮЦИОНЕРЫ", "сразитесь там, куда пришли"),
        ("uk", "довідка Гаманець або життя!", "випадкову карту"),
        ("uk", "довідка гаманець або життя", "випадкову карту"),
    ],
)
def test_help_finds_a_card_as_people_type_its_name(language: str, question: str, answer: str) -> None:
    assert answer in sit(woodland(), question, language=language, width=300)


# ---- commands

TAKEN = {"discard"}
"""An English command that is the first word of choices too: those are made by their letters."""


@every_language
@every_game
def test_help_names_every_command_in_the_language_that_is_spoken(language: str, game: str) -> None:
    table = copse.new(game, seed=3)
    words = Words(language, game)
    shown = sit(table, "?", seats=(None, *[FIRST] * (table.seats - 1)), language=language, width=200)
    for command in commands_of(table, words):
        assert re.search(rf"\b{names(command, words)[0]}\b", shown), command


@every_language
@every_game
def test_commands_have_their_english_names_too_and_no_two_share_a_name(language: str, game: str) -> None:
    words = Words(language, game)
    commands = commands_of(copse.new(game, seed=3), words)
    for command in commands:
        for name in names(command, words):
            assert called(name.upper(), commands, words) == command
        assert command in names(command, words)


@every_language
@every_game
def test_no_choice_begins_with_the_name_of_a_command(language: str, game: str) -> None:
    words = Words(language, game)
    commands = commands_of(copse.new(game, seed=3), words)
    labels = re.findall(r"^action-\S+ = (.*(?:\n +.*)*)", source(language, game), re.M)
    starts = {start for label in labels for start in re.findall(r"(?:^|= |\] )(\w+)", label)}
    assert {start for start in starts if called(start, commands, words)} <= TAKEN
    letters = set(marks(60, words.say("choice-letters")))
    assert not letters & {name for command in commands for name in names(command, words)}


SESSIONS = {
    "ru": ("справка", "журнал", "почему 8", "поле", "игроки", "позиция", "Отменить", "отмена", "сохранить", "запись",
           "сохранить {file}", "Выход"),
    "uk": ("довідка", "журнал", "чому 8", "мапа", "гравці", "позиція", "Скасувати", "скасування", "зберегти", "запис",
           "зберегти {file}", "Вихід"),
}  # fmt: skip


@pytest.mark.parametrize("language", SESSIONS)
def test_a_person_needs_no_english_word(language: str, tmp_path: Path) -> None:
    words, game, file = Words(language), conquering(), tmp_path / "партия.copse"
    typed = ["6", *(line.format(file=file) for line in SESSIONS[language])]
    out = sit(game, *typed, language=language, width=200)
    assert not [line for line in typed if f"«{line}»" in out]
    assert out.count(words.say("taken-back", action="").strip()) == 1
    assert words.say("undo-not-yours") in out
    assert words.say("file-missing", command=names("save", words)[0]) in out
    assert words.say("file-missing", command=names("record", words)[0]) in out
    assert out.rstrip().endswith(words.say("left"))
    assert copse.load(file.read_bytes()) == game


@pytest.mark.parametrize(
    ("language", "answers"), [("ru", ("поле", "игроки", "2", "Выйти")), ("uk", ("мапа", "гравці", "2", "Вийти"))]
)
def test_a_record_is_watched_without_an_english_word(language: str, answers: tuple[str, ...]) -> None:
    words, out, game = Words(language), io.StringIO(), copse.new("smallworld", players=2, seed=5)
    sit(game, seats=(FIRST, FIRST))
    typed = io.StringIO("".join(f"{answer}\n" for answer in answers))
    watch(game.record(), words, Console(file=out, width=100), answers=typed)
    assert words.say("watch-stopped", done=2, all=len(game.history)) in out.getvalue()
    assert all(words.say("watch-bad", text=answer) not in out.getvalue() for answer in answers)
