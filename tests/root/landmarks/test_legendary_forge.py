"""The Legendary Forge in clearing 1 of the autumn map, a fox one: swords, the crossbow and the hammer lie on it."""

from __future__ import annotations

import pytest

import copse
from copse.kernel.errors import BadPosition
from copse.root.cards import ITEMS
from copse.root.landmarks.legendary_forge import forge
from copse.root.state import Woodland
from tests.root.landmarks.placed import with_landmarks
from tests.root.table import Table, box, hand, points
from tests.script import legal, play

FORGE = "legendary_forge 1 sword sword crossbow hammer"
ON_CARD = {"sword": 2, "crossbow": 1, "hammer": 1}


def table(*lines: str, factions: str = "marquise eyrie") -> Table:
    return with_landmarks("legendary_forge", FORGE, *lines, factions=factions)


def on_card(game: Table) -> dict[str, int]:
    return {ITEMS[item]: number for item, number in enumerate(forge(game.state).items) if number}


def supply(game: Table) -> dict[str, int]:
    return {ITEMS[item]: number for item, number in enumerate(game.state.items) if number}


@pytest.mark.law("root:A.5.3", "root:F.1")
@pytest.mark.parametrize(
    ("clearing", "items"),
    [(6, ON_CARD), (2, {"bag": 2, "tea": 2}), (5, {"boots": 2, "coins": 2})],
)
def test_by_the_suit_of_its_clearing_items_of_the_supply_lie_on_it(clearing: int, items: dict[str, int]) -> None:
    game = copse.new("root", factions=["marquise", "eyrie"], landmarks=1, landmark_cards=["legendary_forge"], seed=1)
    assert isinstance(game.state, Woodland)
    assert len(legal(game)) == 12, "any clearing"
    before = supply(game)
    game.apply(f"erect legendary_forge {clearing}")
    assert on_card(game) == items
    assert {
        name: number - items.get(name, 0) for name, number in before.items() if number != items.get(name)
    } == supply(game)


@pytest.mark.law("root:F.1", "root:4.1.2")
def test_what_lies_on_it_is_crafted_only_with_a_faction_piece_there() -> None:
    lines = ("hand marquise anvil", "clearing 6 marquise workshop 1")
    assert legal(table(*lines), "craft") == []
    game = table(*lines, "clearing 1 marquise wood 1")
    assert legal(game, "craft") == ["craft anvil"]
    blocked = {line.action.text: line.law for line in table(*lines).decision.blocked()}
    assert blocked["craft anvil"] == "root:4.1.2"


@pytest.mark.law("root:F.1")
def test_all_other_rules_of_crafting_hold() -> None:
    game = table("hand marquise anvil", "clearing 5 marquise workshop 1", "clearing 1 marquise wood 1")
    assert legal(game, "craft") == [], "a rabbit workshop does not pay a fox"


@pytest.mark.law("root:F.1", "root:3.2.2")
def test_crafting_from_it_draws_a_card_and_scores_a_point_more() -> None:
    game = table("hand marquise anvil", "clearing 6 marquise workshop 1", "clearing 1 marquise warrior 1",
                 "coming card cobbler")  # fmt: skip
    play(game, "0 craft anvil")
    assert box(game, "marquise") == {"hammer": 1}
    assert on_card(game) == {"sword": 2, "crossbow": 1}
    assert (points(game, "marquise"), hand(game, "marquise")) == (3, ["cobbler"])


@pytest.mark.law("root:F.1", "root:7.2.3")
def test_the_point_comes_even_with_disdain_for_trade() -> None:
    game = table("hand eyrie anvil", "clearing 6 eyrie roost 1", "clearing 1 eyrie warrior 1", "eyrie leader despot",
                 factions="eyrie marquise")  # fmt: skip
    play(game, "0 craft anvil")
    assert points(game, "eyrie") == 2


@pytest.mark.law("root:F.1")
def test_an_item_of_the_supply_brings_nothing_more() -> None:
    game = table("hand marquise root_tea_fox", "clearing 2 marquise workshop 1", "clearing 1 marquise warrior 1")
    play(game, "0 craft root_tea_fox")
    assert (points(game, "marquise"), hand(game, "marquise")) == (2, [])


@pytest.mark.ruling("R163")
@pytest.mark.law("root:F.1")
def test_where_the_supply_has_one_too_it_is_taken_from_the_forge() -> None:
    lines = ("hand marquise sword", "clearing 8 marquise workshop 2", "clearing 1 marquise warrior 1")
    game = with_landmarks("legendary_forge", "legendary_forge 1 sword crossbow hammer", "items sword 1", *lines)
    play(game, "0 craft sword")
    assert (on_card(game).get("sword", 0), supply(game)["sword"], points(game, "marquise")) == (0, 1, 3)
    away = with_landmarks("legendary_forge", "legendary_forge 1 sword crossbow hammer", "items sword 1", *lines[:2])
    play(away, "0 craft sword")
    assert (on_card(away)["sword"], supply(away).get("sword", 0), points(away, "marquise")) == (1, 0, 2)


@pytest.mark.law("root:F.1", "root:14.2.3")
def test_the_hundreds_hoard_what_they_craft_there() -> None:
    game = with_landmarks("legendary_forge", FORGE, "hand hundreds anvil", "clearing 6 hundreds stronghold 1",
                          "clearing 1 hundreds warrior 1", factions="hundreds marquise")  # fmt: skip
    play(game, "0 craft anvil")
    if legal(game, "hoard"):
        play(game, "0 hoard anvil")
    assert on_card(game) == {"sword": 2, "crossbow": 1}
    assert points(game, "hundreds") >= 1


@pytest.mark.law("root:F.1", "root:E.3.3")
def test_hirelings_are_no_faction_piece() -> None:
    game = with_landmarks(
        "legendary_forge", FORGE, "hirelings popular_band", "held popular_band by marquise", "hand marquise anvil",
        "clearing 1 popular_band warrior 1", "clearing 6 marquise workshop 1",
    )  # fmt: skip
    assert legal(game, "craft") == []


def test_what_lies_on_it_is_shown_saved_and_written() -> None:
    game = table()
    assert game.view(1)["landmarks"] == [{"name": "legendary_forge", "clearing": 1, "board": {"items": ON_CARD}}]
    assert copse.position(game.position()).hash() == copse.load(game.save()).hash() == game.hash()
    bare = with_landmarks("legendary_forge", "legendary_forge 1 none")
    assert "legendary_forge 1 none" in bare.position().splitlines()


def test_items_of_another_suit_do_not_lie_on_it() -> None:
    with pytest.raises(BadPosition, match="there cannot be 1 tea on it"):
        with_landmarks("legendary_forge", "legendary_forge 1 tea")


@pytest.mark.law("root:F.1", "root:3.1")
def test_an_item_that_wins_the_game_has_left_it() -> None:
    game = table("hand marquise anvil", "clearing 6 marquise workshop 1", "clearing 1 marquise wood 1", "points 28 0")
    play(game, "0 craft anvil")
    assert game.over
    assert on_card(game) == {"sword": 2, "crossbow": 1}
    assert box(game, "marquise") == {"hammer": 1}
