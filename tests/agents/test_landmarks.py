"""Agents at tables with landmarks: they go where one gains by it, and play such games to their end."""

from __future__ import annotations

import pytest

import copse
from copse.agents import AGENTS, make
from copse.agents.judges import judge_of
from copse.agents.root.landmarks import ATTRACTIONS, sights
from copse.arena.matches import play_out
from copse.games import RootGame
from copse.kernel.bits import members
from copse.kernel.tasks import Json
from copse.root.actions import LANDMARKS, SWAP
from copse.root.cards import CARD_IDS, CARDS, ITEMS, NO_ITEM
from copse.root.landmarks.elder_treetop import tree
from copse.root.landmarks.legendary_forge import forge
from copse.root.zones import empty
from tests.agents.test_root_evaluation import choice
from tests.script import few_of_many


def erected(name: str, beside: bool, **options: Json) -> RootGame:
    """A game whose first turn has begun, with the landmark where the first seat has warriors, or the other."""
    factions: list[Json] = ["marquise", "eyrie"]
    game = copse.new("root", factions=factions, landmarks=1, landmark_cards=[name], seed=2, **options)
    while not game.state.turns:
        game.apply(game.decision.actions[0])
    state = game.state
    ours, theirs = state.armed(0) & ~state.presence(1), state.presence(1) & ~state.presence(0)
    state.site(name).clearing = members(ours if beside else theirs)[-1]
    state.count_all()
    return game


def test_every_landmark_has_its_worth() -> None:
    assert set(ATTRACTIONS) == set(LANDMARKS)


@pytest.mark.parametrize("name", ["black_market", "ferry", "legendary_forge", "lost_city", "tower"])
def test_it_is_good_to_be_at_a_landmark(name: str) -> None:
    assert value(erected(name, beside=True)) > value(erected(name, beside=False))


def value(game: RootGame) -> float:
    return sights(game.state, 0)


def test_a_building_in_the_tree_is_worth_more_to_enemies() -> None:
    game = erected("elder_treetop", beside=True)
    tree(game.state).tenant = game.state.rules.piece(0, "sawmill")
    ours = value(game)
    tree(game.state).tenant = game.state.rules.piece(1, "roost")
    assert value(game) > ours


def test_cards_that_the_forge_has_items_for_are_worth_more_there() -> None:
    game = erected("legendary_forge", beside=True)
    forge(game.state).items = [2] * len(ITEMS)
    for card in CARDS:
        game.state.hands[0].cards = (card.number,)
        with_card = value(game)
        game.state.hands[0].cards = ()
        assert (with_card > value(game)) == (card.item != NO_ITEM)


def test_the_tower_pays_in_the_own_turn_and_is_missed_in_the_hands_of_an_enemy() -> None:
    game = erected("tower", beside=True)
    now = value(game)
    game.state.turn = 1
    assert now > value(game) > 0
    game.state.ruler[game.state.site("tower").clearing] = 1
    assert value(game) < 0


def test_the_worst_card_looks_best_to_swap_at_the_market() -> None:
    game = erected("black_market", beside=True)
    swaps = {card.id: judge_of("root").weights(game.state, [SWAP[1, card.number]])[0] for card in CARDS}
    assert swaps["dominance_fox"] > swaps["anvil"] > swaps["ambush_bird"]


def test_a_card_that_is_worse_than_most_is_swapped() -> None:
    game = erected("black_market", beside=True)
    game.state.hands[0] = empty(game.state.seats)
    game.state.hands[0].add(CARD_IDS.index("dominance_fox"))
    chosen = []
    while game.state.turn == 0:
        chosen.append(choice(game))
        game.apply(chosen[-1])
    assert any(text.endswith("for dominance_fox") for text in chosen)


# ---- whole games

LEVELS = [*(name for name in AGENTS if name not in ("search", "strong", "expert", "casual")), "search@4"]


@pytest.mark.slow
@pytest.mark.parametrize("name", LEVELS)
def test_every_level_plays_with_hirelings_and_landmarks_to_the_end(name: str) -> None:
    factions: list[Json] = ["lizards", "alliance", "eyrie"]
    game = copse.new("root", factions=factions, hirelings="random", landmarks=2, seed=5)
    play_out(game, [make(name, seat) for seat in range(3)])
    assert game.over


@pytest.mark.slow
@pytest.mark.parametrize("map_name", few_of_many(1, ["mountain", "autumn"]))
@pytest.mark.parametrize("name", LANDMARKS)
def test_whole_games_with_each_landmark(name: str, map_name: str) -> None:
    factions: list[Json] = ["duchy", "riverfolk", "vagabond"]
    game = copse.new("root", factions=factions, map=map_name, landmarks=1, landmark_cards=[name], seed=3)
    play_out(game, [make("heuristic", seat) for seat in range(3)])
    assert game.over
