"""The Ferry on any river, in both printings; what it does on the Lake map is told in tests/root/test_c_maps.py. On the
autumn map the river joins 4, 7, 11, 10 and 5."""

from __future__ import annotations

import pytest

import copse
from copse.root.move import cross
from tests.root.landmarks.placed import with_landmarks
from tests.root.table import count, hand
from tests.script import legal, play


@pytest.mark.law("root:A.5.3", "root:F.1")
@pytest.mark.parametrize(
    ("map_name", "sites"),
    [("autumn", (4, 5, 7, 10, 11)), ("winter", (7, 10, 11, 12)), ("lake", (1, 10, 11, 12)), ("mountain", (2, 4, 10))],
)
def test_it_starts_on_the_river_or_on_the_coast_of_the_lake(map_name: str, sites: tuple[int, ...]) -> None:
    game = copse.new("root", factions=["marquise", "eyrie"], map=map_name, landmarks=1, landmark_cards=["ferry"],
                     map_landmarks=False, seed=1)  # fmt: skip
    assert legal(game) == [f"erect ferry {site}" for site in sites]


@pytest.mark.law("root:F.1", "root:C.2.5")
def test_a_move_from_its_clearing_may_go_along_the_river_and_draws_a_card() -> None:
    game = with_landmarks("ferry", "ferry 11", "clearing 11 marquise warrior 3", "coming card anvil")
    game.apply("pass")
    assert legal(game, "sail") == [f"sail {target} x{number}" for target in (7, 10) for number in (1, 2, 3)]
    play(game, "0 sail 10 x2")
    assert count(game, "marquise", "warrior", 10) == 2
    assert hand(game, "marquise") == ["anvil"]
    assert game.state.site("ferry").clearing == 10
    assert legal(game, "sail") == [], "once a turn"


@pytest.mark.law("root:F.1", "root:4.2.1")
def test_one_of_the_two_clearings_must_be_ruled() -> None:
    game = with_landmarks("ferry", "ferry 11", "clearing 11 marquise warrior 1", "clearing 11 eyrie warrior 2",
                          "clearing 7 marquise warrior 1")  # fmt: skip
    game.apply("pass")
    assert legal(game, "sail") == ["sail 7 x1"]


@pytest.mark.law("root:E.3.7")
@pytest.mark.parametrize(("printing", "cards"), [("old", ["anvil"]), ("new", [])])
def test_who_moves_hirelings_draws_as_the_card_was_printed_first(printing: str, cards: list[str]) -> None:
    game = with_landmarks(
        "ferry", "ferry 11", "hirelings forest_patrol", "held forest_patrol by eyrie", "coming card anvil",
        "clearing 11 forest_patrol warrior 2", factions="eyrie alliance", printing=printing,
    )  # fmt: skip
    cross(game.state, 2, 10)
    assert hand(game, "eyrie") == cards
    assert game.state.site("ferry").clearing == 10
    cross(game.state, 0, 11)
    assert len(hand(game, "eyrie")) == 1 + len(cards), "with own pieces in both"


@pytest.mark.law("root:F.1", "root:9.5.1")
def test_it_takes_the_vagabond() -> None:
    game = with_landmarks("ferry", "ferry 11", "pawn vagabond 11", "vagabond ready boots", "coming card anvil",
                          factions="vagabond marquise")  # fmt: skip
    assert legal(game, "sail") == ["sail 7 x1", "sail 10 x1"]
    play(game, "0 sail 10 x1")
    assert (game.state.pawns[0], hand(game, "vagabond")) == (10, ["anvil"])


@pytest.mark.law("root:F.1", "root:14.5.3")
def test_it_takes_the_warlord() -> None:
    game = with_landmarks("ferry", "ferry 11", "clearing 11 hundreds warlord 1 warrior 1", factions="hundreds marquise")
    while not legal(game, "embark"):
        game.apply("pass")
    assert legal(game, "embark")[0] == "embark 7 x0"
