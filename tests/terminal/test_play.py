"""Games at the terminal, played through a pipe."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

import copse
from copse.games import AnyGame
from copse.kernel.tasks import Json
from copse.languages import LANGUAGES
from copse.locale import Words
from copse.terminal import play
from tests.script import few_of_many, small_world
from tests.terminal.table import FIRST, sit

every_language = pytest.mark.parametrize("language", LANGUAGES)


def conquering() -> AnyGame:
    """Seat 0 is conquering with two regions; nothing is left to chance until seat 1 picks."""
    return small_world("""
        players 2
        turn 0 conquer
        coins 5 9
        people 0 hill ratmen hand 6
        region 2 ratmen 1
        region 3 ratmen 1
    """)


# ---- whole games


@pytest.mark.slow
@pytest.mark.parametrize(("language", "width"), few_of_many(1, [("uk", 50), ("en", 80), ("ru", 120)]))
def test_a_whole_game_against_an_agent_ends_with_a_final_table(language: str, width: int) -> None:
    game = copse.new("smallworld", players=2, seed=7)
    words = Words(language, "smallworld")
    first = words.say("choice-letters")[0]
    # An empty answer is asked again, and a letter is no answer to the confirmation: so this fits every question.
    out = sit(game, *[first, ""] * 3000, language=language, width=width)
    assert game.over
    assert words.say("final") in out
    assert words.say("round", round=10, rounds=10) in out
    assert all(str(points) in out.split(words.say("final"))[1] for points in game.state.coins)
    assert max(len(line) for line in out.splitlines()) <= width
    assert "\x1b" not in out


def test_agents_alone_play_before_the_spectator_who_learns_no_coins() -> None:
    game = copse.new("smallworld", players=3, seed=3)
    out = sit(game, seats=(FIRST, FIRST, FIRST))
    assert game.over
    before, after = out.split("The game is over §")
    assert "collected coins, how many is secret §score.regions" in before
    assert not re.search(r"collected \d", before)
    assert str(max(game.state.coins)) in after


def test_seats_and_agents_must_be_as_many_as_the_game_has() -> None:
    with pytest.raises(ValueError, match="2 seats, but 3 were given"):
        sit(conquering(), seats=(None, FIRST, FIRST))


# ---- choosing


@pytest.mark.parametrize(
    ("language", "answers"),
    [
        ("en", ("CONQUER  6", "e")),
        ("en", ("6", "stop conquering")),
        ("en", ("Conquer mountain 6 (3 tokens)", "E")),
        ("ru", ("захватить 6 (горы): 3 жетона", "закончить захваты")),
        ("ru", ("6", "д")),
        ("uk", ("захопити 6 гори 3 жетони", "Завершити захоплення")),
    ],
)
def test_a_choice_is_made_by_its_letter_its_place_or_its_words(language: str, answers: tuple[str, ...]) -> None:
    game = conquering()
    sit(game, *answers, language=language)
    assert [step.action.text for step in game.history] == ["conquer 6", "stop"]


def test_words_that_only_one_choice_has_make_it() -> None:
    game = conquering()
    out = sit(game, "холм", "Холмы", "захватить", language="ru")
    assert [step.action.text for step in game.history] == ["conquer 7"]
    assert out.count("не вариант") == 2  # half a word, and one that several have


def test_a_number_that_several_choices_name_is_asked_again() -> None:
    game = conquering()
    out = sit(game, "stop", "2", "3", "deploy 2 x1")
    assert "Several choices contain 2; type the letters before one." in out
    assert [step.action.text for step in game.history] == ["stop", "deploy 2 x1"]


def test_a_count_is_typed_with_or_without_its_x() -> None:
    game = conquering()
    sit(game, "stop", "deploy 2 x1", "deploy 3 5")
    assert [step.action.text for step in game.history] == ["stop", "deploy 2 x1", "deploy 3 x5"]


def test_choices_say_what_they_cost_and_whom_they_hit() -> None:
    out = sit(conquering())
    assert "conquer mountain 6 (3 tokens)" in out
    assert "conquer swamp 4 (3 tokens, tribe)" in out
    assert "(a–e, ? for help)" in out
    assert "Out of reach" not in out


def test_regions_beyond_reach_have_their_price() -> None:
    game = small_world("""
        players 2
        turn 0 conquer
        people 0 hill ratmen hand 2
        region 2 ratmen 1
        region 3 ratmen 1
    """)
    assert "Out of reach: swamp 4 (3 tokens), mountain 6 (3 tokens)" in sit(game)


def test_the_die_is_offered_with_what_it_must_show() -> None:
    game = small_world("""
        players 2
        turn 0 conquer
        people 0 hill ratmen hand 1
        region 2 ratmen 1
    """)
    assert "conquer mountain 6 with the reinforcement die (2 or more: 33%)" in sit(game)


@pytest.mark.parametrize(
    ("answer", "complaint"),
    [
        ("99", "99 does not name one choice; type the letters before a choice."),
        ("0", "0 does not name one choice; type the letters before a choice."),
        ("fly away", "“fly away” is neither a choice nor a command"),
        ("conquer 8", "“conquer 8” is not allowed now: You cannot conquer seas and lakes"),
        ("conquer 20", "“conquer 20” is not allowed now: After its first conquest"),
        ("deploy 2 x3", "“deploy 2 x3” is not allowed now: After its first conquest"),
        ("[bold]", "“[bold]” is neither a choice"),
        ("²", "“²” is neither a choice"),
        ("\udcffx", "“?x” is neither a choice"),
    ],
)
def test_bad_input_gets_one_sentence_and_is_asked_again(answer: str, complaint: str) -> None:
    game = conquering()
    out = sit(game, answer, "stop", width=200)
    assert out.count(complaint) == 1
    assert [step.action.text for step in game.history] == ["stop"]


def test_a_single_choice_is_made_at_once_with_a_line_that_says_so() -> None:
    position = "players 2\nturn 0 redeploy\npeople 0 hill ratmen hand 6\nregion 2 ratmen 1"
    game = small_world(position)
    assert "Only one choice: deploy 6 tokens to farmland 2" in sit(game)
    asked = small_world(position)
    assert "a) deploy 6 tokens to farmland 2" in sit(asked, auto=False)
    assert not asked.history


# ---- questions about the law


@pytest.mark.parametrize(
    ("language", "question", "answer"),
    [
        ("en", "help ratmen", "Ratmen (8) have no ability"),
        ("en", "help Dragon Master", "once a turn conquer a region with 1 token"),
        ("en", "? sw:conquest.cost", "To conquer a region you need 2 tokens, plus 1"),
        ("en", "help conquest.cost", "To conquer a region you need 2 tokens, plus 1"),
        ("en", "help end", "§end.tie"),
        ("en", "help conquest.cots", "There is no help on “conquest.cots”. Did you mean sw:conquest.cost"),
        ("en", "help", "save FILE"),
        ("ru", "help крысолюды", "их сила в числе"),
        ("ru", "?", "сохранить ФАЙЛ"),
        ("ru", "СПРАВКА", "сохранить ФАЙЛ"),
        ("uk", "довідка", "зберегти ФАЙЛ"),
        ("ru", "справка Ученые", "Учёные"),
        ("uk", "help Щуролюди", "їхня сила в кількості"),
        ("en", "why 8", "You cannot conquer seas and lakes"),
        ("en", "why 20", "§conquest.following"),
        ("en", "why conquer 20", "§conquest.following"),
        ("ru", "why захватить 20", "§conquest.following"),
        ("ru", "почему 8", "Моря и озёра"),
        ("uk", "чому захопити 20", "§conquest.following"),
        ("en", "why 4", "conquer swamp 4 (3 tokens, tribe) – you can choose this"),
        ("en", "why", "Name what you ask about, for example: why 7."),
        ("en", "why 999", "No rule forbids 999"),
        ("en", "log many", "Give a number of events"),
        ("en", "log", "Nothing has happened yet."),
        ("en", "regions", "1 3 6 7"),
        ("en", "offer", "coins on it"),
        ("en", "seats", "● Hill Ratmen × 2, 6 tokens in hand"),
        ("en", "map", "● Hill"),
    ],
)
def test_a_person_can_ask(language: str, question: str, answer: str) -> None:
    game = conquering()
    assert answer in sit(game, question, language=language, width=200)
    assert not game.history


def test_races_of_the_players_own_are_told_hook_by_hook() -> None:
    names: Json = {"en": "Badgers", "ru": "Барсуки"}
    badgers: Json = {
        "id": "badgers", "names": names, "value": 5, "replaces": "orcs", "cheaper_in": ["hill"], "flies": True,
    }  # fmt: skip
    own: Json = {"race": [badgers], "power": [{"id": "nocturnal", "value": 4, "coins_each_turn": 1}]}
    out = sit(copse.new("smallworld", players=2, seed=1, own=own), "help badgers", "help nocturnal")
    assert "Badgers: 5 on the banner." in out
    assert "cheaper_in: hill" in out
    assert "flies: yes" in out
    assert "coins_each_turn: 1" in out
    russian = sit(copse.new("smallworld", players=2, seed=1, own=own), "help барсуки", language="ru")
    assert "Барсуки: на знамени 5." in russian


# ---- taking back


def test_a_choice_is_taken_back() -> None:
    game = conquering()
    out = sit(game, "conquer 6", "undo", "conquer 7", "undo", "undo")
    assert "Taken back: conquer mountain 6 (3 tokens)" in out
    assert "Taken back: conquer hill 7 (3 tokens, tribe)" in out
    assert "There is nothing to take back: someone else made the last choice." in out
    assert game == conquering()


def test_what_was_revealed_cannot_be_taken_back() -> None:
    game = copse.new("smallworld", players=2, seed=7)
    out = sit(game, "pick 1", "undo")
    assert "You cannot take this back" in out
    assert len(game.history) == 1


def test_before_others_move_the_last_choice_can_be_taken_back() -> None:
    game = conquering()
    out = sit(game, "stop", "deploy 2 x6", "what?", "undo", "deploy 3 x6", "")
    assert out.count("Enter: continue; undo: take back.") == 3
    assert "Press Enter to continue, or type undo." in out
    assert [step.action.text for step in game.history][:3] == ["stop", "deploy 3 x6", "pick 1"]


def test_undo_steps_over_choices_that_were_made_by_themselves() -> None:
    game = small_world("""
        players 2
        turn 0 conquer
        people 0 hill ratmen hand 6
        region 2 ratmen 1
    """)
    out = sit(game, "stop", "undo")
    assert "Only one choice: deploy 6 tokens" in out
    assert "Taken back: stop conquering" in out
    assert not game.history


# ---- leaving and coming back


def test_a_saved_game_is_resumed_where_it_was(tmp_path: Path) -> None:
    game = conquering()
    out = sit(game, "conquer 6", f"save {tmp_path / 'game.copse'}", "quit")
    assert "Saved as" in out
    assert "Save the game before you leave?" not in out
    resumed = copse.load((tmp_path / "game.copse").read_bytes())
    assert resumed == game
    sit(resumed, "stop")
    assert [step.action.text for step in resumed.history] == ["conquer 6", "stop"]


def test_who_leaves_with_unsaved_choices_is_asked(tmp_path: Path) -> None:
    file = tmp_path / "game.copse"
    game = conquering()
    out = sit(game, "conquer 6", "quit", str(tmp_path / "no" / "such" / "place"), str(file), width=300)
    assert "No such file or directory." in out
    assert "Goodbye." in out
    assert copse.load(file.read_bytes()) == game
    assert "Save the game before you leave?" not in sit(conquering(), "quit")
    assert "Goodbye." in sit(conquering(), "conquer 6", "quit", "")


def test_a_file_that_is_something_else_is_not_written_over(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("dear friend")
    out = sit(conquering(), f"save {letter}", f"record {letter}", "save", "save .", width=200)
    assert out.count("is not a file of Copse, so it stays as it is") == 2
    assert "Give a file name: save FILE" in out
    assert letter.read_text() == "dear friend"


def test_a_record_is_written_and_can_be_written_again(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    game = conquering()
    sit(game, "conquer 6", f"record {file}", "stop", f"record {file}")
    assert copse.replay(file.read_text(encoding="utf-8")).hash() == game.hash()


def test_a_name_that_no_file_can_have_is_refused() -> None:
    assert "cannot write" in sit(conquering(), "save a\0b")


@every_language
def test_the_end_of_the_answers_is_taken_politely(tmp_path: Path, language: str) -> None:
    words, file = Words(language, "smallworld"), tmp_path / "kept.copse"
    assert words.say("left-unsaved") in sit(conquering(), "conquer 6", language=language)
    assert words.say("left") in sit(conquering(), language=language)
    game = conquering()
    out = sit(game, "conquer 6", language=language, autosave=file, width=300)
    assert words.say("left-saved", file=str(file)) in out
    assert copse.load(file.read_bytes()) == game


def test_an_interruption_is_taken_politely(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt() -> str:
        raise KeyboardInterrupt

    keyboard = io.StringIO()
    monkeypatch.setattr(keyboard, "readline", interrupt)
    assert "Goodbye." in sit(conquering(), stream=keyboard)


def test_the_keyboard_is_read_where_nothing_stands_in_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("stop\n"))
    game, out = conquering(), io.StringIO()
    assert play(game, (None, FIRST), Words("en"), Console(file=out, width=80)) is False
    assert [step.action.text for step in game.history] == ["stop"]


# ---- secrets


PRYING = ("seats", "log 99", "position", "map", "regions", "offer", "why 8")


@pytest.mark.slow
@pytest.mark.parametrize("language", few_of_many(1, LANGUAGES))
def test_nothing_shown_to_a_seat_depends_on_what_another_seat_has(language: str) -> None:
    shown = []
    for coins in (9, 42):
        game = small_world(f"""
            players 3
            turn 0 conquer
            coins 5 {coins} {coins + 3}
            people 0 hill ratmen hand 6
            people 1 forest elves
            region 2 ratmen 1
            region 3 ratmen 1
            region 20 elves 3
        """)
        answers = (*PRYING, "stop", "deploy 2 x6", *PRYING, "", *PRYING, "pick 1", "pick 1", *PRYING)
        shown.append(sit(game, *answers, seats=(None, FIRST, FIRST), language=language))
    assert shown[0] == shown[1]


def test_a_cover_keeps_the_coins_of_people_at_one_screen_apart() -> None:
    game = small_world("""
        players 2
        turn 0 conquer
        coins 577 633
        people 0 hill ratmen hand 6
        region 2 ratmen 1
        region 3 ratmen 1
    """)
    out = sit(game, "", "seats", "stop", "deploy 2 x6", "", "", "seats", "log", "pick 1", seats=(None, None))
    nobody, zero, one = out.split("Pass the screen to ")
    assert "577" not in nobody + one
    assert "577" in zero
    assert "633" not in nobody + zero
    assert "633" in one
    assert "Player 1 collected 2 coins" in zero
    assert "Player 1 collected coins, how many is secret §" in one


def test_a_person_alone_at_the_screen_needs_no_cover() -> None:
    assert "Pass the screen" not in sit(conquering(), "stop")


@every_language
@pytest.mark.parametrize("game", ["smallworld", "root"])
def test_on_a_small_screen_the_map_stands_whole_above_the_question(language: str, game: str) -> None:
    out = io.StringIO()
    console = Console(file=out, width=80, height=24, force_terminal=True, color_system=None)
    table = copse.new(game, seed=3)
    play(table, [None, *[FIRST] * (table.seats - 1)], Words(language).of(game), console, answers=io.StringIO(""))
    shown = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", out.getvalue()).splitlines()
    asked = next(row for row, line in enumerate(shown) if line.rstrip().endswith(("§pick.any_of_six", "§6.3.2")))
    places = {
        word.rstrip("▲‖∞∨")
        for line in shown[max(0, asked - 22) : asked]
        for word in re.split(r"[\s│─┌┐└┘├┤┬┴┼]+", line)
    }
    assert places >= {str(place) for place in range(1, 13)}


def test_the_cover_wipes_a_terminal_with_all_that_could_be_scrolled_back_to() -> None:
    out = sit(conquering(), "", seats=(None, None), terminal=True)
    assert out.startswith("\x1b[H\x1b[2J\x1b[3J")
