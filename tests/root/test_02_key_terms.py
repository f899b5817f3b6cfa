"""Chapter 2: cards and suits, clearings and paths, the river, forests, and rule."""

from __future__ import annotations

import pytest

from copse.root.board import FIRST_FOREST
from copse.root.cards import CARD_IDS, CARDS, DECKS, SUITS, deck
from copse.root.maps import map_named
from tests.root.table import all_but, count, daylight, fight, hand, ids, ruler, targets, where
from tests.script import asked, happened, legal, play, root

# ---- §2.1 cards


@pytest.mark.law("root:2.1", "root:G.1.1", "root:G.1.20", "root:G.1.26")
def test_cards_come_from_the_deck_and_spent_ones_go_to_the_discard_pile() -> None:
    game = daylight("clearing 5 marquise sawmill 1\nhand marquise bake_sale\ncoming card anvil")
    play(game, "0 overwork 5 for bake_sale")
    assert (hand(game, "marquise"), ids(game.state.discard)) == ([], ["bake_sale"])
    anvil = CARD_IDS.index("anvil")
    assert anvil in game.state.deck
    play(game, "0 pass")
    assert hand(game, "marquise") == ["anvil"]
    assert anvil not in game.state.deck


@pytest.mark.law("root:2.1", "root:5.1.3")
def test_the_moment_the_deck_is_empty_the_discards_become_the_new_deck() -> None:
    rest = all_but("anvil", "bake_sale", "sword")
    game = root(f"""
        factions marquise eyrie
        turn 0 evening
        deck_left anvil
        discard bake_sale sword
        hand eyrie {rest}
    """)
    assert hand(game, "marquise") == ["anvil"]
    assert (ids(sorted(game.state.deck)), game.state.discard) == (["bake_sale", "sword"], ())
    assert len(happened(game, "reshuffled")) == 1


@pytest.mark.law("root:2.1", "root:1.5.4")
def test_with_deck_and_discards_empty_nothing_can_be_drawn() -> None:
    game = root(f"factions marquise eyrie\nturn 0 evening\ndeck_left none\nhand eyrie {all_but()}")
    assert game.state.turn == 1
    assert hand(game, "marquise") == []
    assert happened(game, "drew_card") == []


@pytest.mark.law("root:2.1", "root:5.1.3")
def test_with_the_deck_empty_a_discarded_card_is_the_new_deck() -> None:
    lines = "clearing 5 marquise sawmill 1\nhand marquise bake_sale\ndeck_left none"
    game = daylight(f"{lines}\nhand eyrie {all_but('bake_sale')}")
    play(game, "0 overwork 5 for bake_sale")
    assert (ids(game.state.deck), game.state.discard) == (["bake_sale"], ())


@pytest.mark.law("root:2.1")
@pytest.mark.parametrize("name", DECKS)
def test_a_deck_has_54_cards_and_each_has_one_of_four_suits(name: str) -> None:
    cards = deck(name)
    assert len(cards) == 54
    by_suit = {suit: sum(CARDS[card].suit == place for card in cards) for place, suit in enumerate(SUITS)}
    assert by_suit == {"fox": 14, "rabbit": 13, "mouse": 13, "bird": 14}


@pytest.mark.law("root:2.1.1", "root:G.1.28")
def test_a_bird_card_stands_in_for_any_suit() -> None:
    lines = "clearing 5 marquise sawmill 1\nclearing 7 marquise sawmill 1\nclearing 8 marquise sawmill 1\n"
    game = daylight(f"{lines}hand marquise birdy_bindle")
    assert legal(game, "overwork") == [f"overwork {clearing} for birdy_bindle" for clearing in (5, 7, 8)]
    game = daylight(f"{lines}hand marquise anvil")
    assert legal(game, "overwork") == ["overwork 8 for anvil"]


@pytest.mark.law("root:2.1.1")
@pytest.mark.not_in("early")
def test_birds_count_among_several_cards_of_one_suit() -> None:
    """A revolt takes two matching supporters: here a rabbit and a bird."""
    game = root("""
        factions alliance marquise
        turn 0 birdsong
        clearing 5 alliance sympathy 1
        alliance supporters bake_sale armorers
    """)
    assert legal(game, "revolt") == ["revolt 5"]


@pytest.mark.ruling("R51")
@pytest.mark.law("root:2.1.1.I")
def test_who_must_give_a_suit_must_give_a_bird_for_it() -> None:
    position = """
clearing 5 marquise warrior 1
clearing 1 alliance sympathy 1
"""
    game = daylight(f"{position}hand marquise armorers bake_sale", "marquise alliance")
    play(game, "0 move 5>1 x1")
    assert asked(game)[:2] == (0, "Appease")
    assert legal(game) == ["give armorers"]


@pytest.mark.law("root:2.1.1.II", "root:G.1.28")
def test_where_a_bird_is_wanted_no_other_card_will_do() -> None:
    game = daylight(
        "clearing 5 marquise warrior 1\nhand marquise armorers anvil ambush_fox dominance_bird",
        "marquise eyrie alliance",
    )
    play(game, "0 move 5>1 x1", "0 stop", "0 move 1>5 x1", "0 stop", "0 move 5>1 x1", "0 stop")
    assert legal(game, "extra") == ["extra dominance_bird", "extra armorers"]


@pytest.mark.law("root:2.1.2")
@pytest.mark.parametrize("name", DECKS)
def test_there_are_five_ambush_cards(name: str) -> None:
    cards = [CARD_IDS[card] for card in deck(name) if CARDS[card].kind == "ambush"]
    assert sorted(cards) == ["ambush_bird", "ambush_bird", "ambush_fox", "ambush_mouse", "ambush_rabbit"]


@pytest.mark.law("root:2.1.2")
def test_an_ambush_is_spent_as_its_suit_but_never_crafted() -> None:
    lines = "clearing 8 marquise sawmill 1 workshop 1\nhand marquise ambush_fox ambush_mouse"
    assert legal(daylight(lines, first=""), "craft") == []
    assert legal(daylight(lines), "overwork") == ["overwork 8 for ambush_fox"]


@pytest.mark.ruling("R19")
@pytest.mark.law("root:2.1.2", "root:4.3.1")
def test_a_side_plays_one_ambush_in_a_battle() -> None:
    game = daylight("""
clearing 5 marquise warrior 4
clearing 5 eyrie warrior 1
hand eyrie ambush_bird ambush_rabbit
crafted marquise brutal_tactics
coming die 0 die 0
""")
    play(game, "0 battle 5 1", "1 ambush ambush_bird")
    assert asked(game)[1] == "UseEffects"
    assert count(game, "marquise", "warrior", 5) == 2
    assert hand(game, "eyrie") == ["ambush_rabbit"]


@pytest.mark.law("root:2.1.3")
@pytest.mark.parametrize("name", DECKS)
def test_there_is_one_dominance_card_of_each_suit(name: str) -> None:
    cards = [CARD_IDS[card] for card in deck(name) if CARDS[card].kind == "dominance"]
    assert sorted(cards) == ["dominance_bird", "dominance_fox", "dominance_mouse", "dominance_rabbit"]


@pytest.mark.law("root:2.1.3")
def test_a_dominance_card_is_spent_as_its_suit_but_never_crafted() -> None:
    lines = "clearing 8 marquise sawmill 1 workshop 1\nhand marquise dominance_fox"
    assert legal(daylight(lines, "marquise eyrie alliance", first=""), "craft") == []
    assert legal(daylight(lines, "marquise eyrie alliance"), "overwork") == ["overwork 8 for dominance_fox"]


# ---- §2.2 clearings and paths

AUTUMN_NEIGHBOURS = {
    1: {5, 9, 10}, 2: {5, 6, 10}, 3: {6, 7, 11}, 4: {8, 9, 12}, 5: {1, 2}, 6: {2, 3, 11}, 7: {3, 8, 12}, 8: {4, 7},
    9: {1, 4, 12}, 10: {1, 2, 12}, 11: {3, 6, 12}, 12: {4, 7, 9, 10, 11},
}  # fmt: skip


@pytest.mark.law("root:2.2", "root:2.2.1", "root:G.1.29", "root:G.1.31")
@pytest.mark.also_in("early")
@pytest.mark.parametrize("clearing", range(1, 13))
def test_a_clearing_is_adjacent_to_those_that_a_path_joins_to_it(clearing: int) -> None:
    assert targets(daylight(f"clearing {clearing} marquise warrior 1"), clearing) == AUTUMN_NEIGHBOURS[clearing]


@pytest.mark.law("root:2.2.2")
def test_a_clearing_is_a_fox_rabbit_or_mouse_clearing() -> None:
    printed = "fox mouse rabbit rabbit rabbit fox mouse fox mouse rabbit mouse fox"
    assert " ".join(str(suit) for suit in map_named("autumn").suits) == printed
    game = root("factions marquise eyrie\nturn 0 daylight")
    assert [SUITS[suit] for suit in game.state.suits[1:]] == printed.split()


@pytest.mark.law("root:2.2.3", "root:G.1.35")
def test_nothing_is_built_where_no_slot_is_free() -> None:
    game = daylight("clearing 5 marquise warrior 1 sawmill 1 wood 8\nclearing 1 marquise warrior 1 workshop 1")
    assert {"build sawmill 5", "build workshop 5", "build recruiter 5"} <= set(legal(game))
    assert not [text for text in legal(game, "build") if text.endswith(" 1")]
    play(game, "0 build recruiter 5")
    assert legal(game, "build") == []


@pytest.mark.law("root:2.2.4", "root:G.1.25")
def test_ruins_fill_their_slots_until_they_are_removed() -> None:
    lines = "clearing 6 marquise warrior 1 sawmill 1 wood 8"
    assert legal(daylight(lines), "build") == []
    assert "build workshop 6" in legal(daylight(f"{lines}\nruins 10 11 12"), "build")


@pytest.mark.law("root:2.2.4")
def test_an_effect_that_sweeps_a_clearing_leaves_the_ruin() -> None:
    game = root("""
        factions eyrie marquise
        turn 0 daylight
        eyrie leader builder
        clearing 6 eyrie roost 1
        clearing 8 eyrie roost 1
        clearing 1 eyrie roost 1
        clearing 12 marquise warrior 2
        hand eyrie favor_of_the_foxes
    """)
    ruins = game.state.ruins
    play(game, "0 craft favor_of_the_foxes")
    assert where(game, "marquise", "warrior") == {}
    assert game.state.ruins == ruins
    assert game.state.slots[12] == 1


# ---- §2.3 the river


@pytest.mark.law("root:2.3", "root:G.1.24")
def test_the_river_is_no_path_unless_something_says_so() -> None:
    assert map_named("autumn").rivers[7] == 1 << 4 | 1 << 11
    game = daylight("clearing 7 marquise warrior 1")
    assert targets(game, 7) == {3, 8, 12}
    game = daylight("deck exiles\nclearing 7 marquise warrior 1\ncrafted marquise boat_builders")
    assert targets(game, 7) == {3, 4, 8, 11, 12}


@pytest.mark.law("root:2.3")
def test_the_river_divides_no_forest_on_the_autumn_map() -> None:
    """It runs from 5 to 10 through the forest between 1, 2, 5 and 10, which stays one."""
    autumn = map_named("autumn")
    assert autumn.rivers[5] >> 10 & 1
    assert "1_2_5_10" in autumn.forests


# ---- §2.4 forests

AUTUMN_FORESTS = {
    "1_2_5_10": {"1_9_10_12", "2_6_10_11_12"},
    "1_9_10_12": {"1_2_5_10", "2_6_10_11_12", "4_9_12"},
    "2_6_10_11_12": {"1_2_5_10", "1_9_10_12", "3_6_11", "3_7_11_12"},
    "4_9_12": {"1_9_10_12", "4_7_8_12"},
    "3_6_11": {"2_6_10_11_12", "3_7_11_12"},
    "3_7_11_12": {"2_6_10_11_12", "3_6_11", "4_7_8_12"},
    "4_7_8_12": {"4_9_12", "3_7_11_12"},
}


@pytest.mark.law("root:2.4", "root:2.4.1", "root:G.1.14", "root:G.1.29")
@pytest.mark.also_in("early")
@pytest.mark.also_in("fifth")
def test_forests_touch_the_clearings_around_them_and_the_forests_behind_one_path() -> None:
    autumn = map_named("autumn")
    assert set(autumn.forests) == set(AUTUMN_FORESTS)
    for place, name in enumerate(autumn.forests):
        around = {int(clearing) for clearing in name.split("_")}
        near = {autumn.forests[forest - FIRST_FOREST] for forest in autumn.forest_near[place]}
        assert near == AUTUMN_FORESTS[name]
        assert {c for c in range(1, 13) if FIRST_FOREST + place in autumn.forests_at(c)} == around


# ---- §2.5 rule


@pytest.mark.law("root:2.5")
@pytest.mark.not_in("early")
@pytest.mark.parametrize(
    ("marquise", "alliance", "expected"),
    [
        ("warrior 2", "warrior 1", "marquise"),
        ("warrior 1", "warrior 2", "alliance"),
        ("warrior 1 sawmill 1", "warrior 1", "marquise"),
        ("sawmill 1", "", "marquise"),
        ("warrior 1", "base_rabbit 1 warrior 1", "alliance"),
        ("warrior 2", "warrior 2", ""),
        ("warrior 1", "base_rabbit 1", ""),
        ("wood 3 keep 1", "", ""),
        ("wood 3 warrior 1", "warrior 1", ""),
        ("warrior 1", "warrior 1 sympathy 1", ""),
        ("", "sympathy 1", ""),
    ],
)
def test_warriors_and_buildings_rule_and_ties_are_nobodys(marquise: str, alliance: str, expected: str) -> None:
    lines = [
        f"clearing 5 {name} {pieces}" for name, pieces in (("marquise", marquise), ("alliance", alliance)) if pieces
    ]
    assert ruler(daylight("\n".join(lines), "marquise alliance"), 5) == expected


@pytest.mark.law("root:2.5")
def test_one_rules_who_has_more_than_each_other_player_not_than_all_together() -> None:
    game = daylight(
        "clearing 5 marquise warrior 3\nclearing 5 eyrie warrior 2\nclearing 5 alliance warrior 2",
        "marquise eyrie alliance",
    )
    assert ruler(game, 5) == "marquise"


@pytest.mark.law("root:2.5")
def test_a_tie_for_second_place_does_not_matter_and_a_tie_for_the_first_does() -> None:
    game = daylight(
        "clearing 5 marquise warrior 2\nclearing 5 eyrie warrior 1\nclearing 5 alliance warrior 2",
        "marquise eyrie alliance",
    )
    assert ruler(game, 5) == ""


@pytest.mark.law("root:2.5")
@pytest.mark.not_in("early")
def test_a_pawn_does_not_rule() -> None:
    game = daylight("pawn vagabond 5", "marquise vagabond")
    assert ruler(game, 5) == ""


@pytest.mark.law("root:2.5")
def test_rule_changes_with_every_piece_that_comes_or_goes() -> None:
    game = daylight("""
clearing 5 marquise warrior 3
clearing 5 eyrie warrior 2
clearing 1 marquise warrior 1
coming die 1 die 1
""")
    assert ruler(game, 5) == "marquise"
    fight(game, "0 battle 5 1")
    assert (count(game, "marquise", "warrior", 5), ruler(game, 5)) == (2, "marquise")
    play(game, "0 move 5>2 x1")
    assert (ruler(game, 5), ruler(game, 2)) == ("eyrie", "marquise")
