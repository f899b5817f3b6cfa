"""Appendix G: the glossary. Most terms are proved where they are used; here is what only the glossary says."""

from __future__ import annotations

import pytest

from copse.root.cards import CARDS, ITEMS, SUITS
from copse.root.factions import FACTIONS
from copse.root.pieces import BUILDING, CATEGORIES, TOKEN, WARRIOR
from tests.root.table import box, daylight, fight, hand, ids, points, ruler, supply, verbs, where
from tests.script import asked, happened, legal, play, root

KINDS = {
    "marquise": {
        "warrior": "warrior", "sawmill": "building", "workshop": "building", "recruiter": "building", "wood": "token",
        "keep": "token",
    },
    "eyrie": {"warrior": "warrior", "roost": "building"},
    "alliance": {
        "warrior": "warrior", "base_fox": "building", "base_rabbit": "building", "base_mouse": "building",
        "sympathy": "token",
    },
    "lizards": {
        "warrior": "warrior", "garden_fox": "building", "garden_rabbit": "building", "garden_mouse": "building",
    },
}  # fmt: skip


@pytest.mark.law("root:G.1.1")
def test_a_drawn_card_comes_from_the_deck_and_only_who_drew_it_knows_it() -> None:
    game = root("factions marquise eyrie\nturn 0 evening\nhand eyrie sword\ncoming card anvil")
    drew = [event.what for event in game.events_for(1)].index("drew_card")
    assert "card" not in game.events_for(1)[drew].args
    assert game.events_for(0)[drew].args["card"] == "anvil"


@pytest.mark.law("root:G.1.2", "root:G.1.3", "root:G.1.7", "root:G.1.10")
@pytest.mark.parametrize("name", KINDS)
def test_every_piece_is_a_warrior_a_building_or_a_token(name: str) -> None:
    kinds = {kind.name: CATEGORIES[kind.category] for kind in FACTIONS[name].kinds}
    assert kinds == KINDS[name]


@pytest.mark.law("root:G.1.3", "root:G.1.7", "root:3.2.1")
def test_buildings_take_a_slot_and_rule_and_tokens_do_neither() -> None:
    game = daylight("clearing 5 marquise sawmill 1\nclearing 8 marquise wood 1")
    assert (game.state.slots[5], ruler(game, 5)) == (1, "marquise")
    assert (game.state.slots[8], ruler(game, 8)) == (2, "")


@pytest.mark.law("root:G.1.2", "root:G.1.33")
def test_a_pawn_is_no_warrior_and_is_never_removed() -> None:
    """A favor removes every enemy piece of the fox clearings, but the pawn stays where it is."""
    game = daylight(
        """
clearing 6 marquise workshop 1
clearing 8 marquise workshop 2
clearing 12 eyrie warrior 1
pawn vagabond 12
hand marquise favor_of_the_foxes
""",
        "marquise eyrie vagabond",
        first="0 craft favor_of_the_foxes",
    )
    while game.decision.seat == 2:
        game.apply(game.decision.actions[0])
    assert where(game, "eyrie", "warrior") == {}
    assert game.state.pawns[2] == 12
    assert game.state.warriors(2, 12) == 0


@pytest.mark.law("root:G.1.5", "root:G.1.32")
@pytest.mark.also_in("early")
def test_warriors_and_tokens_come_from_a_supply_and_go_back_to_it() -> None:
    game = root("""
        factions eyrie marquise
        turn 0 daylight
        eyrie leader despot
        eyrie decree battle vizier
        eyrie decree build vizier
        clearing 5 eyrie warrior 5
        clearing 5 marquise warrior 1 wood 1
        coming die 2 die 0
    """)
    assert (supply(game, "marquise", "warrior"), supply(game, "marquise", "wood")) == (24, 7)
    fight(play(game, "0 pass"), "0 battle 5 1")
    assert (supply(game, "marquise", "warrior"), supply(game, "marquise", "wood")) == (25, 8)


@pytest.mark.law("root:G.1.5")
def test_the_supply_of_items_is_on_the_map() -> None:
    game = daylight("clearing 1 marquise workshop 1\nhand marquise anvil", first="0 craft anvil")
    assert game.state.items[ITEMS.index("hammer")] == 0
    assert box(game, "marquise") == {"hammer": 1}


@pytest.mark.law("root:G.1.8", "root:G.1.20")
def test_cards_in_the_play_area_are_not_spent_or_discarded_like_cards_in_hand() -> None:
    """The Armorers are a bird: in the hand they would buy an action and overtime."""
    game = daylight("clearing 5 marquise sawmill 1 warrior 1\ncrafted marquise armorers")
    assert legal(game, "overwork") == []
    play(game, "0 move 5>1 x1", "0 stop", "0 move 1>5 x1", "0 stop", "0 move 5>1 x1", "0 stop")
    assert legal(game) == ["pass"]
    game = root("""
        factions marquise eyrie
        turn 0 evening
        crafted marquise armorers sappers
        hand marquise anvil sword bake_sale ambush_fox
    """)
    assert len(hand(game, "marquise")) == 5  # nothing to discard


@pytest.mark.law("root:G.1.11", "root:G.1.22")
def test_items_are_no_ones_pieces_and_nobody_scores_for_them() -> None:
    """The Eyrie takes all that is the Marquise's, but not what she crafted."""
    game = root("""
        factions eyrie marquise
        turn 0 daylight
        eyrie leader builder
        clearing 1 eyrie roost 1
        clearing 6 eyrie roost 1
        clearing 8 eyrie roost 1
        clearing 12 marquise warrior 1
        box marquise hammer sword
        hand eyrie favor_of_the_foxes
    """)
    play(game, "0 craft favor_of_the_foxes")
    assert (points(game, "eyrie"), box(game, "marquise")) == (0, {"hammer": 1, "sword": 1})


@pytest.mark.law("root:G.1.11", "root:G.1.23")
def test_an_enemy_is_every_other_player_outside_the_coalition() -> None:
    game = daylight("coalition vagabond marquise\npawn vagabond 12", "marquise eyrie vagabond alliance", first="")
    friends = {(a, b) for a in range(4) for b in range(4) if not game.state.enemies(a, b)}
    assert friends == {(0, 0), (1, 1), (2, 2), (3, 3), (0, 2), (2, 0)}


@pytest.mark.law("root:G.1.11")
def test_only_enemy_pieces_are_swept_away() -> None:
    game = daylight(
        """
clearing 1 marquise workshop 1 warrior 1
clearing 8 marquise workshop 2
clearing 12 eyrie warrior 1
clearing 12 marquise warrior 1
hand marquise favor_of_the_foxes
""",
        first="0 craft favor_of_the_foxes",
    )
    assert where(game, "eyrie", "warrior") == {}
    assert where(game, "marquise", "warrior") == {1: 1, 12: 1}


@pytest.mark.law("root:G.1.12", "root:1.5.2")
def test_faction_pieces_are_warriors_buildings_tokens_and_the_pawn() -> None:
    game = daylight("clearing 5 marquise wood 1\nclearing 8 eyrie roost 1\npawn vagabond 7\nbox eyrie sword",
                    "marquise eyrie vagabond", first="")  # fmt: skip
    owners = {
        clearing: [seat for seat in range(3) if game.state.has_pieces(seat, clearing)] for clearing in range(1, 13)
    }
    assert {clearing: seats for clearing, seats in owners.items() if seats} == {5: [0], 7: [2], 8: [1]}


@pytest.mark.law("root:G.1.17")
def test_a_hand_that_is_shown_is_seen_by_that_player_alone() -> None:
    game = daylight("crafted marquise codebreakers\nhand eyrie anvil sword", "marquise eyrie alliance", first="")
    play(game, "0 use codebreakers", "0 choose 1")
    shown = happened(game, "saw_hand")
    assert shown == [{"seat": 0, "target": 1, "cards": "anvil sword"}]
    assert [("cards" in event.args) for event in game.events_for(2) if event.what == "saw_hand"] == [False]
    assert "anvil" in str(game.view(0))
    assert "anvil" not in str(game.view(2)["seats"])


@pytest.mark.law("root:G.1.19")
def test_a_building_is_placed_from_the_left_of_its_track() -> None:
    """With two sawmills on the map the third is next: it costs two and scores two."""
    game = daylight("clearing 7 marquise sawmill 2\nclearing 5 marquise warrior 1 wood 2")
    play(game, "0 build sawmill 5")
    assert (supply(game, "marquise", "sawmill"), points(game, "marquise")) == (3, 2)


@pytest.mark.law("root:G.1.20", "root:G.1.26")
@pytest.mark.parametrize("card", ["anvil", "dominance_fox"])
def test_to_spend_and_to_discard_is_the_same(card: str) -> None:
    spent = daylight(f"clearing 8 marquise sawmill 1\nhand marquise {card}", "marquise eyrie alliance")
    play(spent, f"0 overwork 8 for {card}")
    discarded = root(f"""
        factions marquise eyrie alliance
        turn 0 evening
        hand marquise {card} sword bake_sale armorers sappers
    """)
    play(discarded, f"0 discard {card}")
    pile = "available" if card.startswith("dominance") else "discard"
    for game in (spent, discarded):
        assert ids(getattr(game.state, pile)) == [card]


@pytest.mark.law("root:G.1.22")
def test_the_items() -> None:
    assert ITEMS == ("boots", "bag", "crossbow", "hammer", "sword", "tea", "coins", "torch")
    pieces = {kind.name for faction in FACTIONS.values() for kind in faction.kinds}
    assert not pieces & set(ITEMS)


@pytest.mark.law("root:G.1.25", "root:2.2.4")
def test_a_ruin_is_no_ones_building() -> None:
    game = daylight("clearing 10 marquise warrior 1")
    assert "battle" not in verbs(game)
    assert [ruler(game, clearing) for clearing in (6, 11, 12)] == ["", "", ""]


@pytest.mark.law("root:G.1.27", "root:G.1.34")
def test_abilities_work_without_being_chosen_in_whosever_turn_it_is() -> None:
    """Lords of the forest and the field hospitals in the other's turn, the keep in every one."""
    game = root("""
        factions eyrie marquise
        turn 1 daylight
        clearing 5 eyrie warrior 1
        clearing 5 marquise warrior 1
    """)
    assert ruler(game, 5) == "eyrie"


@pytest.mark.law("root:G.1.28")
@pytest.mark.parametrize("suit", SUITS)
def test_a_card_matches_its_own_suit_and_a_bird_every_suit(suit: str) -> None:
    place = SUITS.index(suit)
    for card in CARDS:
        assert card.matches(place) == (SUITS[card.suit] in (suit, "bird"))


@pytest.mark.law("root:G.1.30", "root:1.5.3")
def test_warriors_treated_as_ones_own_still_belong_to_their_faction() -> None:
    """Allied warriors fight for the Vagabond; those that fall are the Marquise's, and her hospital may save them."""
    game = root("""
        factions vagabond marquise eyrie
        turn 0 daylight
        pawn vagabond 5
        vagabond character arbiter
        vagabond ready sword sword torch boots
        vagabond relation marquise allied
        clearing 5 marquise warrior 2
        clearing 5 eyrie warrior 3
        clearing 1 marquise keep 1
        hand marquise bake_sale
        coming die 3 die 1
    """)
    play(game, "0 battle 5 2", "0 ally 1")
    while game.decision.prompt in ("Ambush", "UseEffects"):
        game.apply("pass")
    play(game, "0 lose warrior")
    assert where(game, "eyrie", "warrior") == {}  # the Vagabond's two swords alone would not deal three
    assert asked(game)[:2] == (1, "FieldHospital")
    play(game, "1 spend bake_sale")
    assert where(game, "marquise", "warrior") == {1: 1, 5: 1}


@pytest.mark.law("root:G.1.32", "root:6.2.2")
@pytest.mark.also_in("early")
def test_what_is_removed_goes_home_unless_a_rule_names_another_place() -> None:
    """A lost roost goes back to its track and may be built again; the keep leaves the game."""
    game = daylight("clearing 5 marquise warrior 3\nclearing 5 eyrie roost 1\ncoming die 1 die 0")
    fight(game, "0 battle 5 1")
    assert supply(game, "eyrie", "roost") == 7
    kinds = [kind.category for faction in (FACTIONS["marquise"], FACTIONS["eyrie"]) for kind in faction.kinds]
    assert set(kinds) == {WARRIOR, BUILDING, TOKEN}
