"""The Lost City: fox, rabbit and mouse at once. What a clearing of several suits is to every rule is told in
tests/root/test_32_suits.py; here is the landmark itself, in both printings, in clearing 5 of the autumn map, a rabbit
one."""

from __future__ import annotations

import pytest

import copse
from copse.root.cards import EVERY_SUIT, FOX, MOUSE
from copse.root.factions.alliance import AllianceBoard
from copse.root.removal import Loss, Removal, remove
from tests.root.landmarks.placed import with_landmarks
from tests.root.table import Table, hand, ids, targets
from tests.script import asked, legal, play


def table(*lines: str, factions: str = "marquise eyrie", printing: str = "old") -> Table:
    return with_landmarks("lost_city", "lost_city 5", *lines, factions=factions, printing=printing)


@pytest.mark.law("root:A.5.3", "root:F.1")
def test_it_stands_on_the_river_and_has_every_suit_at_once() -> None:
    game = copse.new("root", factions=["marquise", "eyrie"], landmarks=1, landmark_cards=["lost_city"], seed=1)
    assert legal(game) == [f"erect lost_city {site}" for site in (4, 5, 7, 10, 11)]
    game.apply("erect lost_city 7")
    assert game.state.suits_of(7) == EVERY_SUIT
    assert game.state.suits_of(5) != EVERY_SUIT
    coast = copse.new("root", factions=["marquise", "eyrie"], map="lake", map_landmarks=False, landmarks=1,
                      landmark_cards=["lost_city"], seed=1)  # fmt: skip
    assert legal(coast) == [f"erect lost_city {site}" for site in (1, 10, 11, 12)]


@pytest.mark.law("root:F.1", "root:4.1.1")
def test_two_crafting_pieces_there_may_serve_as_different_suits() -> None:
    game = table("clearing 5 marquise workshop 2", "hand marquise anvil root_tea_fox")
    assert legal(game, "craft") == ["craft anvil", "craft root_tea_fox"]
    play(game, "0 craft anvil", "0 craft root_tea_fox")
    assert legal(game, "craft") == []


@pytest.mark.law("root:F.1", "root:4.3.1")
def test_both_sides_ambush_there_with_any_suit() -> None:
    game = table("clearing 5 marquise warrior 3", "clearing 5 eyrie warrior 3", "hand eyrie ambush_fox",
                 "hand marquise ambush_mouse")  # fmt: skip
    play(game, "0 pass", "0 battle 5 eyrie")
    assert legal(game, "ambush") == ["ambush ambush_fox"]
    play(game, "1 ambush ambush_fox")
    assert legal(game, "ambush") == ["ambush ambush_mouse"]


@pytest.mark.law("root:F.1", "root:8.4.1")
def test_a_revolt_there_is_paid_with_supporters_of_several_suits() -> None:
    game = table("clearing 5 alliance sympathy 1", "alliance supporters anvil root_tea_mouse", "turn 0 birdsong",
                 factions="alliance marquise")  # fmt: skip
    assert "revolt 5" in legal(game, "revolt")
    play(game, "0 revolt 5")
    assert asked(game)[1] == "ChooseBase"
    assert legal(game) == ["with fox", "with rabbit", "with mouse"]


# ---- where the printings differ


def outraged(printing: str, *cards: str) -> Table:
    """The Marquise moves into the sympathetic city with these cards."""
    game = table("clearing 1 marquise warrior 2", "clearing 5 alliance sympathy 1", f"hand marquise {' '.join(cards)}",
                 factions="marquise alliance", printing=printing)  # fmt: skip
    play(game, "0 pass", "0 move 1>5 x1")
    return game


@pytest.mark.law("root:F.1", "root:8.2.6")
def test_as_first_printed_outrage_is_paid_with_any_card() -> None:
    game = outraged("old", "anvil", "root_tea_mouse")
    assert asked(game)[:2] == (0, "Appease")
    assert legal(game) == ["give anvil", "give root_tea_mouse"]


@pytest.mark.ruling("R161")
@pytest.mark.law("root:F.1", "root:8.2.6")
def test_as_printed_now_who_pays_names_the_suit_each_time() -> None:
    game = outraged("new", "anvil", "root_tea_mouse")
    assert asked(game)[:2] == (0, "NameSuit")
    assert legal(game) == ["with fox", "with rabbit", "with mouse"]
    assert copse.position(game.position()).hash() == copse.load(game.save()).hash() == game.hash()
    play(game, "0 with mouse")
    assert asked(game)[:2] == (0, "AppeaseWith")
    assert legal(game) == ["give root_tea_mouse"]
    assert copse.position(game.position()).hash() == copse.load(game.save()).hash() == game.hash()
    play(game, "0 give root_tea_mouse")
    assert ids(game.state.board(1, AllianceBoard).supporters.cards) == ["root_tea_mouse"]
    other = outraged("new", "anvil", "root_tea_mouse")
    play(other, "0 with rabbit", "0 pass")
    assert ids(other.state.hands[0].seen[1]) == ["anvil", "root_tea_mouse"], "none of that suit: the hand is shown"
    assert hand(other, "marquise") == ["anvil", "root_tea_mouse"]


@pytest.mark.law("root:F.1", "root:8.2.6")
def test_elsewhere_no_suit_is_named() -> None:
    game = table("clearing 1 marquise warrior 2", "clearing 9 alliance sympathy 1",
                 "hand marquise anvil root_tea_mouse", factions="marquise alliance", printing="new")  # fmt: skip
    play(game, "0 pass", "0 move 1>9 x1")
    assert asked(game)[:2] == (0, "Appease")
    assert legal(game) == ["give root_tea_mouse"]


@pytest.mark.ruling("R160")
@pytest.mark.law("root:F.1", "root:8.2.4")
@pytest.mark.parametrize(
    ("printing", "clearing", "left"),
    [("old", 5, ["anvil", "root_tea_mouse"]), ("new", 5, []), ("new", 3, ["anvil", "root_tea_mouse"])],
)
def test_a_base_lost_there_costs_supporters_of_its_suit_or_of_all(
    printing: str, clearing: int, left: list[str]
) -> None:
    supporters = "alliance supporters anvil root_tea_mouse root_tea_rabbit royal_claim"
    game = table(f"clearing {clearing} alliance base_rabbit 1", "alliance officers 1", supporters,
                 factions="marquise alliance", printing=printing)  # fmt: skip
    base = game.state.rules.piece(1, "base_rabbit")
    remove(game.state, [Removal(0, (Loss(base, clearing, 1),))], "root:1.5.4")
    game.state.settle()
    assert ids(game.state.board(1, AllianceBoard).supporters.cards) == left


def gardens(printing: str, outcast: str) -> Table:
    return table("clearing 5 lizards garden_fox 1", "clearing 1 lizards garden_fox 1", f"lizards outcast {outcast}",
                 "hand lizards anvil root_tea_fox", "turn 0 birdsong", factions="lizards marquise",
                 printing=printing)  # fmt: skip


@pytest.mark.law("root:F.1", "root:10.2.1")
@pytest.mark.parametrize(("printing", "mouse"), [("old", 0), ("new", 1)])
def test_a_garden_there_crafts_by_its_printed_suit_or_by_all(printing: str, mouse: int) -> None:
    for outcast, suit, number in (("fox", FOX, 2), ("mouse", MOUSE, mouse)):
        game = gardens(printing, outcast)
        cult = game.state.rules.factions[0]
        assert cult.tools(game.state, 0)[1 << suit] == number
        assert sum(cult.tools(game.state, 0)) == number


@pytest.mark.law("root:F.1", "root:10.2.1")
def test_tunnels_know_the_gardens_that_craft() -> None:
    lines = ("clearing 5 lizards garden_fox 1", "clearing 2 lizards garden_mouse 1", "clearing 8 lizards garden_fox 1")
    for printing, places in (("old", 1 << 2), ("new", 1 << 2 | 1 << 5)):
        game = table(*lines, "deck exiles", "lizards outcast mouse", factions="lizards marquise", printing=printing)
        assert game.state.rules.factions[0].workshops(game.state, 0) == places


@pytest.mark.law("root:F.1", "root:7.5.2")
def test_the_decree_is_resolved_there_with_any_suit() -> None:
    game = table("clearing 5 eyrie warrior 3", "clearing 8 eyrie roost 1", "eyrie leader despot", "turn 0 daylight",
                 "eyrie decree move root_tea_mouse", factions="eyrie marquise")  # fmt: skip
    while not legal(game, "move"):
        game.apply("pass" if "pass" in legal(game) else legal(game)[0])
    assert targets(game, 5) == {1, 2}
