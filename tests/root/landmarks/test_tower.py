"""The Tower wherever it is placed; that of the Mountain map is told in tests/root/test_c_maps.py."""

from __future__ import annotations

import pytest

import copse
from tests.root.landmarks.placed import with_landmarks
from tests.root.table import points
from tests.script import legal


@pytest.mark.law("root:A.5.3", "root:F.1")
def test_it_stands_at_a_ruin_and_may_be_beside_another_landmark() -> None:
    game = copse.new("root", factions=["marquise", "eyrie"], landmarks=2, landmark_cards=["tower", "lost_city"], seed=1)
    assert [line for line in legal(game) if "tower" in line] == [f"erect tower {ruin}" for ruin in (6, 10, 11, 12)]
    game.apply("erect lost_city 11")
    assert legal(game) == ["erect tower 6", "erect tower 10", "erect tower 12"], "6 and 12 are beside 11"


@pytest.mark.law("root:A.5.3", "root:F.1")
def test_others_do_not_stand_beside_it() -> None:
    game = copse.new("root", factions=["marquise", "eyrie"], landmarks=2, landmark_cards=["tower", "lost_city"], seed=1)
    game.apply("erect tower 12")
    assert legal(game) == ["erect lost_city 5"]


@pytest.mark.law("root:F.1", "root:C.3.4")
@pytest.mark.parametrize(("clearing", "scored"), [(6, 1), (10, 0)])
def test_who_rules_its_clearing_as_evening_ends_scores(clearing: int, scored: int) -> None:
    game = with_landmarks("tower", "tower 6", f"clearing {clearing} eyrie warrior 2", "turn 0 evening",
                          factions="eyrie marquise")  # fmt: skip
    assert (game.state.turn, points(game, "eyrie"), points(game, "marquise")) == (1, scored, 0)


@pytest.mark.law("root:F.1", "root:E.3.1")
def test_hirelings_rule_it_for_who_controls_them() -> None:
    game = with_landmarks(
        "tower", "tower 6", "hirelings forest_patrol", "held forest_patrol by eyrie", "forest_patrol control 3",
        "clearing 6 forest_patrol warrior 1", "turn 0 evening", factions="eyrie alliance",
    )  # fmt: skip
    assert points(game, "eyrie") == 1


def test_its_ruin_may_be_gone() -> None:
    game = with_landmarks("tower", "tower 6", "ruins 10 11 12")
    assert game.state.site("tower").clearing == 6
