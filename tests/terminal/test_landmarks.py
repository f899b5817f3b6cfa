"""Landmarks at the terminal: their signs on the map, and what lies on their cards as far as the seat knows."""

from __future__ import annotations

import re

import pytest

import copse
from copse.games import RootGame
from copse.kernel.rows import replaced
from copse.languages import LANGUAGES
from copse.root.actions import BANDS, LANDMARKS
from copse.root.cards import CARD_IDS
from copse.terminal.root import signs
from tests.terminal.test_root import printed, table


def dealt(*cards: str, map: str = "autumn", printing: str = "old") -> RootGame:
    """A table for two with these landmarks, of which none is placed yet."""
    return copse.new(
        "root", factions=["marquise", "eyrie"], landmarks=len(cards), landmark_cards=list(cards), map=map,
        landmark_printing=printing, seed=3,
    )  # fmt: skip


def placed(*cards: str) -> RootGame:
    game = dealt(*cards)
    while game.decision.prompt == "Erect":
        game.apply(game.decision.actions[0])
    return game


def shown(game: RootGame, command: str, seat: int | None = None) -> str:
    return printed(table(game).commands[command](seat, "", 120), width=120)


def test_a_landmark_that_waits_to_be_placed_is_told_so() -> None:
    assert "¤  Black Market: not placed yet" in shown(dealt("black_market", "tower"), "seats")


def test_landmarks_have_signs_on_the_map_and_in_the_legend() -> None:
    assert len(set(signs.LANDMARKS.values())) == len(signs.LANDMARKS) == len(LANDMARKS)
    game = placed("black_market", "legendary_forge")
    listed = shown(game, "clearings")
    assert re.search(r"^1▲ .*□¤", listed, re.M)
    assert re.search(r"^2∞ .*□□⚒", listed, re.M)
    assert "¤ Black Market   ⚒ Legendary Forge" in listed
    assert re.search("┌1▲¤─", shown(game, "map"))


@pytest.mark.parametrize(("name", "map", "clearing"), [("ferry", "lake", "⊔"), ("tower", "mountain", "♖")])
def test_the_landmark_of_a_map_is_drawn_likewise(name: str, map: str, clearing: str) -> None:
    game = copse.new("root", map=map, seed=1)
    assert shown(game, "map").count(clearing) == 2  # one of them in the legend
    assert signs.LANDMARKS[name] == clearing


def test_cards_at_the_stalls_are_told_by_number_and_only_what_one_knows_by_name() -> None:
    game = placed("black_market")
    assert "Black Market: 1▲; 3 cards\n" in shown(game, "seats", 0)
    stall = game.state.sites[0].zones()[0]
    stall.seen = replaced(stall.seen, 0, stall.cards[:1])
    name = table(game).labels.card(CARD_IDS[stall.cards[0]])
    assert f"Black Market: 1▲; 3 cards ({name})" in shown(game, "seats", 0)
    assert f"({name})" not in shown(game, "seats", 1)
    assert f"({name})" not in shown(game, "seats")


def test_items_of_the_forge_and_the_slot_of_the_treetop_are_told() -> None:
    assert "Legendary Forge: 1▲; items: crossbow, hammer, sword ×2" in shown(placed("legendary_forge"), "seats")
    assert "Elder Treetop: 1▲; free slot" in shown(placed("elder_treetop"), "seats")


def test_suits_of_the_lost_city_are_named_as_soon_as_it_stands() -> None:
    game = dealt("lost_city")
    seen = table(game)
    assert "▲‖∞" not in printed(seen.commands["clearings"](0, "", 120))
    game.apply(game.decision.actions[0])
    assert re.search("^4▲‖∞ ", printed(seen.commands["clearings"](0, "", 120)), re.M)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_found_on_every_landmark_and_hireling(language: str) -> None:
    seen = table(dealt("tower"), language)
    for kind, names in (("landmark", LANDMARKS), ("hireling", BANDS)):
        for name in names:
            assert seen.find(seen.labels.thing(kind, name)) is not None


def test_help_on_a_landmark_is_that_of_its_printing() -> None:
    assert "keeps the suit that it shows" in printed(table(dealt("tower")).find("lost city") or "", width=200)
    assert "names the suit" in printed(table(dealt("tower", printing="new")).find("lost city") or "", width=200)


def test_help_on_a_landmark_with_a_printing_of_its_own_is_that_of_it() -> None:
    game = copse.new("root", seed=3, lost_city_printing="new")
    assert "names the suit" in printed(table(game).find("lost city") or "", width=200)
    assert "The player who moved draws" in printed(table(game).find("ferry") or "", width=300)
