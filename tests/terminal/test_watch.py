"""Watching a record."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import copse
from copse.games import SmallWorldGame
from copse.kernel.errors import BadRecord
from copse.languages import LANGUAGES
from copse.locale import Words
from copse.terminal import watch
from tests.script import small_world
from tests.terminal.table import FIRST, sit


@pytest.fixture(scope="module")
def game() -> SmallWorldGame:
    game = copse.new("smallworld", players=2, seed=5)
    sit(game, seats=(FIRST, FIRST))
    return game


def shown(record: str, *answers: str, language: str = "en", step: int = 1, piped: bool = False) -> str:
    out = io.StringIO()
    typed = None if piped else io.StringIO("".join(f"{answer}\n" for answer in answers))
    watch(record, Words(language), Console(file=out, width=100), step=step, answers=typed)
    return out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_terminal_the_whole_replay_is_printed(game: SmallWorldGame, language: str) -> None:
    out, words = shown(game.record(), language=language, piped=True), Words(language, "smallworld")
    assert words.say("final") in out
    assert str(max(game.state.coins)) in out
    assert len(out.splitlines()) > len(game.history)
    assert "\x1b" not in out


def test_enter_goes_one_choice_on_and_a_number_that_many(game: SmallWorldGame) -> None:
    out = shown(game.record(), "", "3", "sideways", "quit")
    assert "“sideways” is not one of: Enter, a number, map, seats, end, quit." in out
    assert f"Stopped after 4 of {len(game.history)} choices." in out


def test_enter_can_go_further(game: SmallWorldGame) -> None:
    assert f"Stopped after 10 of {len(game.history)} choices." in shown(game.record(), "", "", step=5)


def test_end_shows_the_rest(game: SmallWorldGame) -> None:
    assert "Final score" in shown(game.record(), "map", "end")


def test_an_unfinished_record_says_so() -> None:
    game = small_world("""
        players 2
        turn 0 conquer
        people 0 hill ratmen hand 1
        region 2 ratmen 1
        coming die 3
    """)
    game.apply("reinforce 6")
    out = shown(game.record(), piped=True)
    assert "Player 1 rolled 3 pips" in out
    assert "The record ends here, before the end of the game." in out


def test_a_malformed_record_is_refused_before_anything_is_shown(game: SmallWorldGame) -> None:
    with pytest.raises(BadRecord, match="line"):
        shown(game.record().replace("0 pick 1", "zero pick 1", 1))


def test_a_record_that_no_longer_fits_is_shown_as_far_as_it_does(game: SmallWorldGame) -> None:
    out = shown(game.record().replace("0 pick 1", "0 pick 9", 1), piped=True)
    assert "'pick 9'" in out
    assert "The record ends here, before the end of the game." in out
