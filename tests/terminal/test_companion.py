"""`copse bot`: bots at a real table, run from the terminal."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from copse.kernel.errors import BadSetup
from copse.kernel.tasks import Json
from copse.languages import LANGUAGES
from copse.locale import Words
from copse.terminal.root.companion import Companion, Prepared, Unanswered
from copse.terminal.talk import Talk

TABLE = "\n".join(
    [
        "copse position 1 root",
        "factions marquise electric_eyrie:nightmare",
        "turn 1",
        "clearing 3 electric_eyrie warrior 6 roost 1",
        "clearing 1 marquise keep 1",
        *[f"clearing {clearing} marquise warrior 1" for clearing in range(2, 13) if clearing != 3],
        "hand marquise anvil sword",
    ]
)


def companion(*answers: str, language: str = "en", file: Path | None = None) -> tuple[Companion, io.StringIO]:
    out = io.StringIO()
    console = Console(file=out, width=110, color_system=None)
    typed = io.StringIO("".join(f"{answer}\n" for answer in (*answers, "quit")))
    return Companion(Words(language), Talk(console, typed), file), out


def sit(*answers: str, language: str = "en", file: Path | None = None) -> str:
    """What is printed at the table while these lines are typed."""
    found, out = companion(*answers, language=language, file=file)
    found.resume(TABLE, "game.bot")
    found.run()
    return out.getvalue()


def test_a_turn_is_printed_as_numbered_steps_with_reasons_and_paragraphs() -> None:
    printed = sit("turn", "ambush_bird", "1", "0", "pass")
    assert "Which order card was drawn for Electric Eyrie? §bots:2.7" in printed
    assert re.search(r"^  1\. Lay the order beside the board: Ambush! ∨ §bots:2\.7$", printed, re.M)
    assert "     11∞: the lowest priority of the rest" in printed
    assert "     nightmare: at the end of Evening: a point" in printed
    assert "What does the next die show? The order of the two dice does not matter." in printed
    assert "Field Hospitals: spend a card to save 1 warrior from 11∞?" in printed
    assert "The turn is over. Next: Marquise." in printed
    numbers = [int(number) for number in re.findall(r"^ +([0-9]+)\. ", printed, re.M)]
    assert numbers == list(range(1, len(numbers) + 1))


def test_enter_lets_the_software_draw_and_auto_draws_everything() -> None:
    assert "Lay the order beside the board" in sit("turn", "", "", "", "pass", "pass")
    assert "Which order card" not in sit("turn auto", "pass", "pass")
    assert "Electric Eyrie’s turn" in sit("turn electric auto", "pass", "pass")


def test_a_suit_names_its_cards_and_a_wrong_answer_is_asked_again() -> None:
    printed = sit("turn", "mouse", "zzz", "sword", "1", "0", "pass", "pass")
    assert "“mouse” may mean: Ambush! ∞ [ambush_mouse]" in printed
    assert "“zzz” is none of these" in printed
    assert "Lay the order beside the board: Sword ∞" in printed


def test_what_happened_is_told_by_commands_and_taken_back() -> None:
    printed = sit("points marquise 14", "position", "undo", "position", "undo", "foo", "law 5.4.1", "help", "save")
    assert printed.count("Noted.") == 1
    assert "points 14 0" in printed
    assert "points 0 0" in printed
    assert "There is nothing to take back." in printed
    assert "That cannot be: 'foo' begins no command" in printed
    assert "§bots:5.4.1" in printed
    assert "craft FACTION CARD" in printed
    assert "Give a file name" in printed


def test_whose_turn_it_is_can_be_told() -> None:
    printed = sit("turn marquise", "position")
    assert "Noted." in printed
    assert "todo BeginTurn 0" in printed
    assert "is no bot of this table" in sit("turn nobody")


def test_the_table_is_shown_as_to_a_spectator() -> None:
    printed = sit("show")
    assert "Electric Eyrie" in printed
    assert "anvil" not in printed.lower()


def test_the_table_is_kept_in_its_file(tmp_path: Path) -> None:
    file = tmp_path / "game.bot"
    sit("points marquise 14", file=file)
    assert "points 14 0" in file.read_text()
    found, _ = companion(file=file)
    found.resume(file.read_text(), str(file))
    assert found.table.state.points == (14, 0)
    other = tmp_path / "else"
    other.write_text("a letter")
    assert "is not a file of Copse, so it stays as it is" in " ".join(sit("points marquise 3", file=other).split())
    assert other.read_text() == "a letter"
    assert f"Saved as {tmp_path / 'new'}" in sit(f"save {tmp_path / 'new'}").replace("\n", "")


def test_a_table_is_set_up_and_people_choose() -> None:
    found, out = companion("settle 2", "build sawmill 2", "build workshop 5", "build recruiter 5")
    found.begin({"factions": ["marquise", "electric_eyrie"]})
    assert "In which corner do you place the keep?" in out.getvalue()
    assert found.table.turn == 0
    found.run()


def test_a_setup_asks_for_what_is_dealt_from_real_decks_and_decides_the_other_lots() -> None:
    found, out = companion("anvil", "", "", "", "", "", "", "", "")
    found.begin({"factions": ["riverfolk_robots", "alliance"], "map": "winter"})
    assert "Which card came up" in out.getvalue()
    assert "Which suit marker" not in out.getvalue()
    assert "anvil" in found.table.text().split("market ", 1)[1].split("\n", 1)[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_a_whole_turn(language: str) -> None:
    printed = sit("turn", "ambush_bird", "1", "0", "pass", "show", "help", language=language)
    assert Words(language, "root").say("clockwork-noted") not in printed
    assert "§bots:2.7" in printed


@pytest.mark.parametrize(
    ("language", "commands"),
    [
        (
            "ru",
            (
                "ход авто",
                "pass",
                "pass",
                *["отменить"] * 2,
                "показать",
                "закон 5.4.1",
                "позиция",
                "справка",
                "выйти",
                "show",
            ),
        ),
        (
            "uk",
            (
                "хід авто",
                "pass",
                "pass",
                *["скасувати"] * 2,
                "показати",
                "закон 5.4.1",
                "позиція",
                "довідка",
                "вийти",
                "show",
            ),
        ),
    ],
)
def test_commands_have_names_in_every_language(language: str, commands: tuple[str, ...]) -> None:
    words, printed = Words(language, "root"), sit(*commands, language=language)
    assert words.say("clockwork-undone") in printed
    assert "§bots:5.4.1" in printed
    assert "points 0 0" in printed
    assert not [line for line in commands if f"'{line.split()[0]}' begins" in printed and line != "pass"]
    assert printed.count(words.say("clockwork-help").split("\n")[0].strip()[:20]) == 1


# ---- without a person at the keyboard


def test_prepared_answers_are_taken_by_their_kind() -> None:
    found, out = companion()
    found.resume(TABLE, "game.bot")
    prepared = Prepared(["fox"], ["2", "1"], ["pass"])
    found.do("turn", prepared)
    prepared.check_used()
    assert "▲" in next(line for line in out.getvalue().splitlines() if "Lay the order" in line)
    assert found.table.turn == 0


def test_what_only_people_can_answer_must_be_prepared() -> None:
    found, _ = companion()
    found.resume(TABLE, "game.bot")
    with pytest.raises(Unanswered, match="Not answered: Field Hospitals"):
        found.do("turn", Prepared(["ambush_bird"], ["1", "0"], []))
    with pytest.raises(Unanswered, match="is none of these"):
        found.do("turn", Prepared(["nothing"], [], []))
    with pytest.raises(BadSetup, match="not asked for: 3"):
        Prepared([], ["3"], []).check_used()


def test_a_person_plays_in_short_words() -> None:
    printed = sit("turn marquise", "battle 2 eyrie", "2>6", "end", "position")
    assert "That cannot be: 'battle' fits no action of now" in printed
    assert "Move 1 warrior from 2" in printed
    assert "The turn is over. Next: Electric Eyrie." in printed
    assert "todo BeginTurn 1" in printed


def test_what_may_be_done_is_listed() -> None:
    printed = sit("turn marquise", "actions")
    assert "move 2∞ → 6▲: 1 warrior" in printed
    assert "craft nothing more" in printed


def test_a_question_takes_help_undo_and_quit() -> None:
    printed = sit("turn", "help", "ambush_bird", "1", "undo", "0", "0", "pass", "position")
    assert "its id in brackets" in printed
    assert printed.count("What does the next die show?") == 4
    taken = sit("turn", "undo", "position")
    assert "Taken back." in taken
    assert "todo BeginTurn 1" in taken
    assert "points" not in sit("turn", "quit", "position")


def test_answers_given_in_advance_may_have_commas() -> None:
    table, _ = companion()
    table.resume(TABLE, "game.bot")
    prepared = Prepared(["ambush_bird"], ["1", "0"], ["pass,pass"])
    table.do("turn", prepared)
    with pytest.raises(BadSetup, match="not asked for: pass"):
        prepared.check_used()


def begun(*answers: str) -> tuple[bool, str]:
    found, out = companion(*answers)
    wish: dict[str, Json] = {"factions": ["marquise", "electric_eyrie", "vagabot"], "map": "autumn"}
    return found.begin(wish), out.getvalue()


def test_a_setup_takes_short_answers_undo_and_quit() -> None:
    done, printed = begun("undo", "1", "sawmill 5", "workshop 5", "undo", "recruiter 1", "workshop 10", "errand_fox")
    assert done
    assert "There is nothing to take back." in printed
    assert printed.count("Place 1 workshop in 5‖") == 1
    assert "Place 1 workshop in 10‖" in printed
    done, printed = begun("1")
    assert not done
    assert "Place 1 keep in 1▲" in printed


def test_an_undo_at_setup_passes_over_what_was_drawn() -> None:
    _, printed = begun("1", "sawmill 5", "workshop 5", "recruiter 1", "undo", "recruiter 9")
    assert "Place 1 recruiter in 9∞" in printed


def test_a_question_is_asked_with_its_reason() -> None:
    found, out = companion("turn vagabot", "anvil")
    ruins = "factions marquise vagabot\nturn 1\nclearing 1 marquise keep 1\npawn vagabot 2_6_10_11_12\nvagabot ready 4"
    found.resume(f"copse position 1 root\n{ruins}", "game.bot")
    found.run()
    asked = out.getvalue().split("Which item lies there?")[1]
    assert "6▲: the highest priority of the rest" in asked.split("Answer")[0]
