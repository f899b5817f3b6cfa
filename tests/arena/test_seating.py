"""Who sits where in the games of a series."""

from __future__ import annotations

import pytest

from copse.arena.matches import Series, one_result
from copse.kernel.errors import BadSetup


def test_agents_change_seats_from_game_to_game() -> None:
    series = Series("smallworld", {"players": 2}, ["heuristic", "random"], 2, 7)
    assert [series.match(number).agents for number in range(3)] == [
        ["heuristic", "random"],
        ["random", "heuristic"],
        ["heuristic", "random"],
    ]


def test_agents_must_fill_the_seats() -> None:
    with pytest.raises(BadSetup, match="2 agents are named for 3 seats"):
        one_result(Series("smallworld", {"players": 3}, ["random", "random"], 1, 1), 0)
