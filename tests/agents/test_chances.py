"""Chances: sane at every moment of a game, certain at its end."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

import copse
from copse.agents.chances import chances, course
from copse.games import rewound
from tests.script import small_world

RECORDS = sorted((Path(__file__).parent.parent / "golden").glob("*_t*.record"))


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: str(record.stem))
def test_the_chances_of_a_game_begin_even_and_end_with_its_winner(record: Path) -> None:
    game = copse.replay(record.read_text())
    told = course(game)
    assert list(told) == sorted(told)
    assert all(math.isclose(sum(row), 1) and min(row) >= 0 for row in told.values())
    assert max(told[0]) < 1.5 / game.seats
    last = max(told)
    assert last == len(game.history)
    assert [seat for seat, chance in enumerate(told[last]) if chance] == game.outcome["winners"]


def test_a_long_game_is_told_in_few_moments() -> None:
    game = copse.replay(RECORDS[0].read_text())
    everything, few = course(game), course(game, most=5)
    assert len(few) <= 6
    assert few.items() <= everything.items()


@pytest.mark.slow
def test_chances_are_of_turn_beginnings() -> None:
    game = copse.replay(RECORDS[0].read_text())
    for choices in list(course(game))[1:-1]:
        assert rewound(game, choices).state.turns != rewound(game, choices - 1).state.turns


def test_who_has_more_is_more_likely_to_win_and_the_more_so_the_later() -> None:
    game = small_world("players 2\nround 9\nturn 0 conquer\npeople 0 flying ratmen hand 6\ncoins 60 20\n")
    early, late = chances(game, 0.1)[0], chances(game, 0.9)[0]
    assert 0.5 < early < late < 1
