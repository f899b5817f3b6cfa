"""The exiles deck: each effect as a small story. Seat 0 plays the Marquise, seat 1 the Eyrie, seat 2 the Alliance."""

from __future__ import annotations

import pytest

from copse.root.cards import ITEMS
from tests.root import shelf
from tests.root.shelf import CLASH, armies, crafted, discards, known
from tests.root.table import Table, box, hand, supply, targets
from tests.script import asked, happened, legal, play

THREE = "marquise eyrie alliance"


def table(*positions: str, factions: str = "marquise eyrie") -> Table:
    return shelf.table(*positions, deck="exiles", factions=factions)


def attack(*positions: str, dice: str = "2 1") -> Table:
    return shelf.attack(*positions, dice=dice, deck="exiles")


# ---- rule and moving


@pytest.mark.law("root:4.1.3", "root:2.5")
def test_soup_kitchens_make_each_token_two_pieces_for_rule() -> None:
    lines = (
        "clearing 5 marquise wood 1\nclearing 5 eyrie warrior 1\nclearing 9 marquise wood 1\nclearing 9 eyrie warrior 2"
    )
    without = table("turn 0 daylight", lines)
    assert without.state.ruler[5] == without.state.ruler[9] == 1
    game = table("turn 0 daylight", lines, "crafted marquise soup_kitchens")
    assert game.state.ruler[5] == 0
    assert game.state.ruler[9] == 1, "two to two, which the Eyrie wins"


@pytest.mark.law("root:2.5")
@pytest.mark.not_in("early")
def test_soup_kitchens_count_from_the_moment_they_are_crafted() -> None:
    game = table(
        "turn 0 daylight",
        "clearing 1 marquise workshop 1\nclearing 3 marquise workshop 1\nclearing 7 marquise workshop 1",
        "clearing 5 marquise wood 2\nclearing 5 eyrie warrior 3",
        "hand marquise soup_kitchens",
    )
    assert game.state.ruler[5] == 1
    play(game, "0 craft soup_kitchens")
    assert game.state.ruler[5] == 0


@pytest.mark.law("root:2.3", "root:4.2.1")
def test_boat_builders_sail_the_river_but_need_rule() -> None:
    lines = "clearing 4 marquise warrior 1\nclearing 10 marquise warrior 1\nclearing 10 eyrie warrior 2"
    by_land = play(table("turn 0 daylight", lines), "0 pass")
    assert targets(by_land, 4) == {8, 9, 12}
    game = play(table("turn 0 daylight", lines, "crafted marquise boat_builders"), "0 pass")
    assert targets(game, 4) == {7, 8, 9, 12}
    assert targets(game, 10) == set(), "the Eyrie rule there, and nobody across the river"


@pytest.mark.law("root:C.2.2")
def test_on_the_lake_boats_reach_every_coast() -> None:
    game = table("map lake", "turn 0 daylight", "clearing 12 marquise warrior 1", "crafted marquise boat_builders")
    play(game, "0 pass")
    assert targets(game, 12) == {3, 9, 1, 10, 11}


@pytest.mark.law("root:2.2.1", "root:4.2.1")
@pytest.mark.not_in("early")
def test_tunnels_join_clearings_with_crafting_pieces() -> None:
    game = table(
        "turn 0 daylight",
        "clearing 5 marquise warrior 1 workshop 1",
        "clearing 3 marquise workshop 1",
        "clearing 8 marquise warrior 1",
        "crafted marquise tunnels",
    )
    play(game, "0 pass")
    assert legal(game, "move") == ["move 5>1 x1", "move 5>2 x1", "move 5>3 x1", "move 8>4 x1", "move 8>7 x1"]


@pytest.mark.law("root:4.2.1")
@pytest.mark.not_in("early")
def test_tunnels_do_not_lift_the_need_of_rule() -> None:
    game = table(
        "turn 0 daylight",
        "clearing 5 marquise warrior 1 workshop 1\nclearing 5 eyrie warrior 3",
        "clearing 3 marquise workshop 1\nclearing 3 eyrie warrior 3",
        "crafted marquise tunnels",
    )
    play(game, "0 pass")
    assert legal(game, "move") == []


@pytest.mark.law("root:4.2.1")
@pytest.mark.not_in("early")
def test_corvid_planners_move_without_rule_but_not_without_paths() -> None:
    lines = "clearing 5 marquise warrior 1\nclearing 5 eyrie warrior 3"
    assert legal(play(table("turn 0 daylight", lines), "0 pass"), "move") == []
    game = play(table("turn 0 daylight", lines, "crafted marquise corvid_planners"), "0 pass")
    assert legal(game, "move") == ["move 5>1 x1", "move 5>2 x1"]


# ---- the three Partisans


@pytest.mark.ruling("R23")
@pytest.mark.law("root:4.3.3", "root:4.3.3.I")
def test_partisans_add_a_hit_and_discard_every_card_of_another_suit() -> None:
    game = attack("crafted marquise rabbit_partisans", "hand marquise bake_sale anvil saboteurs sword", dice="1 0")
    play(game, "0 use rabbit_partisans")
    assert hand(game, "marquise") == ["bake_sale"]
    assert sorted(discards(game)) == ["anvil", "saboteurs", "sword"], "birds are no rabbits here"
    assert armies(game, 5) == [4, 2], "once a battle"
    assert crafted(game, "marquise") == ["rabbit_partisans"]


@pytest.mark.law("root:4.3.3")
@pytest.mark.parametrize(("suit", "clearing"), [("fox", 8), ("rabbit", 5), ("mouse", 9)])
def test_partisans_fight_only_in_clearings_of_their_suit(suit: str, clearing: int) -> None:
    game = table(
        "turn 0 daylight",
        *[f"clearing {place} marquise warrior 2\nclearing {place} eyrie warrior 2" for place in (5, 8, 9)],
        f"crafted marquise {suit}_partisans",
        "coming die 0 die 0 die 0 die 0 die 0 die 0",
    )
    play(game, "0 pass")
    for place in (5, 8, 9):
        play(game, f"0 battle {place} 1")
        assert (legal(game, "use") == [f"use {suit}_partisans"]) == (place == clearing)
        play(game, *["0 pass"] * (place == clearing))


@pytest.mark.law("root:4.3.3.I")
def test_partisans_serve_a_defender_without_warriors_and_without_cards() -> None:
    game = table(
        "turn 0 daylight", "clearing 5 marquise warrior 2", "clearing 5 eyrie roost 1",
        "crafted eyrie rabbit_partisans", "coming die 0 die 0",
    )  # fmt: skip
    play(game, "0 pass", "0 battle 5 1", "1 use rabbit_partisans")
    assert armies(game, 5) == [1, 0]


# ---- Coffin Makers


@pytest.mark.ruling("R14")
@pytest.mark.law("root:4.1.3")
def test_coffin_makers_keep_the_fallen_of_all_sides() -> None:
    game = attack("crafted eyrie coffin_makers", dice="3 2")
    assert armies(game, 5) == [2, 1]
    assert (supply(game, "marquise", "warrior"), supply(game, "eyrie", "warrior")) == (21, 16), (
        "nobody went back to a supply"
    )
    assert sum(game.state.coffins) == 5


@pytest.mark.law("root:4.1.3", "root:1.4.1")
def test_coffin_makers_score_a_point_for_every_five_and_let_all_go() -> None:
    game = table(
        "turn 0 birdsong", "crafted marquise coffin_makers", "coffins marquise warrior 4 eyrie warrior 7",
    )  # fmt: skip
    assert legal(game) == ["use coffin_makers"], "it cannot be declined"
    play(game, "0 use coffin_makers")
    assert game.state.points == (2, 0)
    assert sum(game.state.coffins) == 0
    assert (supply(game, "marquise", "warrior"), supply(game, "eyrie", "warrior")) == (25, 20)


@pytest.mark.law("root:4.1.3")
def test_fewer_than_five_coffins_score_nothing_but_empty_all_the_same() -> None:
    game = table("turn 0 birdsong", "crafted marquise coffin_makers", "coffins eyrie warrior 4")
    play(game, "0 use coffin_makers")
    assert game.state.points == (0, 0)
    assert supply(game, "eyrie", "warrior") == 20


@pytest.mark.ruling("R14")
@pytest.mark.law("root:6.2.3")
def test_field_hospitals_come_before_the_coffin_makers() -> None:
    game = attack("clearing 1 marquise keep 1", "hand marquise bake_sale", "crafted eyrie coffin_makers", dice="2 2")
    play(game, "0 spend bake_sale")
    assert armies(game, 1) == [2, 0]
    assert game.state.coffins[game.state.rules.warrior[0]] == 0
    assert game.state.coffins[game.state.rules.warrior[1]] == 2


# ---- Saboteurs


@pytest.mark.law("root:4.1.3", "root:1.4.1")
def test_saboteurs_go_with_a_crafted_card_of_an_enemy() -> None:
    game = table("turn 0 birdsong", "crafted marquise saboteurs boat_builders", "crafted eyrie tunnels saboteurs")
    assert legal(game) == ["use saboteurs", "pass"]
    play(game, "0 use saboteurs")
    assert legal(game) == ["sabotage 1 saboteurs", "sabotage 1 tunnels"]
    play(game, "0 sabotage 1 tunnels")
    assert (crafted(game, "marquise"), crafted(game, "eyrie")) == (["boat_builders"], ["saboteurs"])
    assert sorted(discards(game)) == ["saboteurs", "tunnels"]


@pytest.mark.ruling("R37")
@pytest.mark.law("root:4.1.3", "root:3.3.2")
def test_saboteurs_touch_neither_items_nor_dominance() -> None:
    game = table(
        "turn 0 birdsong", "crafted marquise saboteurs", "box eyrie boots", "dominance eyrie dominance_fox",
        factions=THREE,
    )  # fmt: skip
    assert asked(game)[1] == "Workshops"


@pytest.mark.ruling("R37")
@pytest.mark.law("root:4.1.3")
def test_sabotaged_coffin_makers_return_their_warriors_unscored() -> None:
    game = table(
        "turn 0 birdsong", "crafted marquise saboteurs", "crafted eyrie coffin_makers",
        "coffins marquise warrior 6 eyrie warrior 5",
    )  # fmt: skip
    play(game, "0 use saboteurs", "0 sabotage 1 coffin_makers")
    assert (supply(game, "marquise", "warrior"), supply(game, "eyrie", "warrior")) == (25, 20)
    assert game.state.points == (0, 0)


@pytest.mark.law("root:2.5")
@pytest.mark.not_in("early")
def test_sabotaged_soup_kitchens_no_longer_count_for_rule() -> None:
    game = table(
        "turn 1 birdsong", "crafted eyrie saboteurs", "crafted marquise soup_kitchens",
        "clearing 5 marquise wood 1\nclearing 5 eyrie warrior 1", "clearing 1 eyrie roost 1",
    )  # fmt: skip
    assert game.state.ruler[5] == 0
    play(game, "1 use saboteurs", "1 sabotage 0 soup_kitchens")
    assert game.state.ruler[5] == 1


# ---- Swap Meet


@pytest.mark.law("root:4.1.3", "root:1.3.2", "root:1.2.1")
def test_swap_meet_takes_a_random_card_and_gives_one_of_choice() -> None:
    game = table(
        "turn 0 birdsong", "crafted marquise swap_meet", "hand marquise bake_sale", "hand eyrie anvil sword",
        "coming card sword", factions=THREE,
    )  # fmt: skip
    play(game, "0 use swap_meet", "0 choose 1")
    assert legal(game) == ["give bake_sale", "give sword"], "the card just taken may go back"
    play(game, "0 give bake_sale")
    assert (hand(game, "marquise"), hand(game, "eyrie")) == (["sword"], ["anvil", "bake_sale"])
    assert known(game, "marquise", by="eyrie") == ["sword"]
    assert known(game, "eyrie", by="marquise") == ["bake_sale"]
    assert known(game, "marquise", by="alliance") == known(game, "eyrie", by="alliance") == []
    assert legal(game, "use") == [], "once a turn"


# ---- False Orders


@pytest.mark.ruling("R27")
@pytest.mark.law("root:4.1.3", "root:1.5.5")
def test_false_orders_move_half_of_an_enemys_warriors_rounded_up() -> None:
    game = table(
        "turn 0 birdsong", "crafted marquise false_orders", "clearing 5 eyrie warrior 5",
        "clearing 5 marquise warrior 9",
    )  # fmt: skip
    play(game, "0 use false_orders", "0 choose 1")
    assert legal(game) == ["move 5>1 x3", "move 5>2 x3"], "neither clearing is ruled by the victim"
    play(game, "0 move 5>2 x3")
    assert (armies(game, 5), armies(game, 2)) == ([9, 2], [0, 3])
    assert happened(game, "moved")[0]["seat"] == 1, "the victim is the mover"
    assert (crafted(game, "marquise"), discards(game)) == ([], ["false_orders"])


@pytest.mark.ruling("R27")
@pytest.mark.law("root:1.5.5")
def test_false_orders_use_the_victims_own_paths() -> None:
    game = table(
        "turn 0 birdsong", "crafted marquise false_orders", "crafted eyrie boat_builders", "clearing 5 eyrie warrior 1"
    )
    play(game, "0 use false_orders", "0 choose 1")
    assert legal(game) == ["move 5>1 x1", "move 5>2 x1", "move 5>10 x1"]


@pytest.mark.ruling("R27")
@pytest.mark.law("root:1.5.5", "root:8.2.6")
def test_who_is_moved_by_false_orders_pays_for_the_outrage() -> None:
    game = table(
        "turn 0 birdsong", "crafted marquise false_orders", "clearing 5 eyrie warrior 1",
        "clearing 2 alliance sympathy 1", "hand eyrie sword", factions=THREE,
    )  # fmt: skip
    play(game, "0 use false_orders", "0 choose 1", "0 move 5>2 x1")
    assert asked(game)[::2] == (1, "root:8.2.6")


@pytest.mark.law("root:4.1.3")
def test_false_orders_need_someone_to_deceive() -> None:
    game = table("turn 0 birdsong", "crafted marquise false_orders", "clearing 5 eyrie roost 1")
    assert asked(game)[1] == "Workshops"


# ---- Eyrie Émigré


@pytest.mark.law("root:4.1.3", "root:1.4.1", "root:1.4.2")
def test_the_emigre_moves_and_then_fights_where_the_move_ended() -> None:
    game = table(
        "turn 0 birdsong", "crafted marquise eyrie_emigre",
        "clearing 5 marquise warrior 3", "clearing 2 eyrie warrior 2\nclearing 9 eyrie warrior 1",
        "clearing 9 marquise warrior 2", "coming die 2 die 0",
    )  # fmt: skip
    assert legal(game) == ["use eyrie_emigre"], "it cannot be put off"
    play(game, "0 use eyrie_emigre", "0 move 5>2 x3")
    assert legal(game) == ["pass", "battle 2 1"], "not in clearing 9"
    play(game, "0 battle 2 1")
    assert armies(game, 2) == [3, 0]
    assert crafted(game, "marquise") == ["eyrie_emigre"]
    assert asked(game)[1] == "Workshops"


@pytest.mark.ruling("R33")
@pytest.mark.law("root:4.1.3")
def test_the_emigre_is_discarded_if_the_move_finds_nobody_to_fight() -> None:
    game = table("turn 0 birdsong", "crafted marquise eyrie_emigre", "clearing 5 marquise warrior 3")
    play(game, "0 use eyrie_emigre", "0 move 5>2 x3")
    assert (crafted(game, "marquise"), discards(game)) == ([], ["eyrie_emigre"])
    assert armies(game, 2) == [3, 0], "the move stands"


@pytest.mark.ruling("R33")
@pytest.mark.law("root:4.1.3")
@pytest.mark.parametrize("script", [["0 pass"], ["0 move 5>2 x3", "0 pass"]])
def test_the_emigre_is_discarded_by_who_will_not_move_or_fight(script: list[str]) -> None:
    game = table(
        "turn 0 birdsong",
        "crafted marquise eyrie_emigre",
        "clearing 5 marquise warrior 3",
        "clearing 2 eyrie warrior 2",
    )
    play(game, "0 use eyrie_emigre", *script)
    assert (crafted(game, "marquise"), discards(game)) == ([], ["eyrie_emigre"])


@pytest.mark.ruling("R33")
@pytest.mark.law("root:4.1.3")
def test_the_emigre_is_discarded_if_no_move_can_be_made() -> None:
    game = table("turn 0 birdsong", "crafted marquise eyrie_emigre", "clearing 5 eyrie warrior 3")
    play(game, "0 use eyrie_emigre")
    assert (crafted(game, "marquise"), discards(game)) == ([], ["eyrie_emigre"])


@pytest.mark.ruling("R33")
@pytest.mark.law("root:12.2.2")
def test_the_emigre_who_went_down_into_the_burrow_finds_nobody_there() -> None:
    game = table(
        "turn 0 birdsong", "crafted duchy eyrie_emigre", "clearing 0 duchy warrior 2", "todo EndTurn 0",
        "todo BeginPhase 0 evening\ntodo BeginPhase 0 daylight\ntodo Arrive 0 0", factions="duchy eyrie",
    )  # fmt: skip
    assert (crafted(game, "duchy"), discards(game)) == ([], ["eyrie_emigre"])


# ---- League of Adventurous Mice


@pytest.mark.law("root:4.1.3")
def test_the_league_turns_an_item_for_a_move() -> None:
    game = table(
        "turn 0 daylight", "crafted marquise league_of_adventurous_mice", "box marquise boots tea",
        "clearing 5 marquise warrior 1",
    )  # fmt: skip
    play(game, "0 use league_of_adventurous_mice")
    assert legal(game) == ["turn boots", "turn tea"]
    play(game, "0 turn tea")
    assert legal(game) == ["move 5>1 x1", "move 5>2 x1"]
    play(game, "0 move 5>1 x1")
    assert armies(game, 1) == [1, 0]
    assert box(game, "marquise") == {"boots": 1}
    assert game.state.turned[0][ITEMS.index("tea")] == 1
    assert legal(game, "use") == [], "once a turn"


@pytest.mark.law("root:4.1.3")
def test_the_league_turns_an_item_for_a_battle() -> None:
    game = table(CLASH, "crafted marquise league_of_adventurous_mice", "box marquise boots", "coming die 1 die 1")
    play(game, "0 use league_of_adventurous_mice", "0 turn boots", "0 battle 5 1")
    assert armies(game, 5) == [3, 3]
    assert box(game, "marquise") == {}


@pytest.mark.ruling("R38")
@pytest.mark.law("root:4.1.3")
def test_the_league_needs_an_item_that_lies_face_up() -> None:
    game = table(CLASH, "crafted marquise league_of_adventurous_mice", "turned marquise boots")
    assert legal(game, "use") == []


# ---- Propaganda Bureau


@pytest.mark.law("root:4.1.3")
def test_the_propaganda_bureau_puts_a_warrior_in_the_place_of_an_enemys() -> None:
    game = table(
        "turn 0 daylight", "crafted marquise propaganda_bureau", "hand marquise bake_sale anvil saboteurs",
        "clearing 5 eyrie warrior 2", "clearing 9 eyrie warrior 1",
    )  # fmt: skip
    play(game, "0 use propaganda_bureau")
    assert legal(game) == ["spend bake_sale", "spend saboteurs"], "no enemy stands in a fox clearing"
    trial = play(game.copy(), "0 spend saboteurs")
    assert legal(trial) == ["replace 5 1", "replace 9 1"], "a bird matches every clearing"
    play(game, "0 spend bake_sale")
    assert legal(game) == ["replace 5 1"]
    play(game, "0 replace 5 1")
    assert armies(game, 5) == [1, 1]
    assert discards(game) == ["bake_sale"]
    assert legal(game, "use") == [], "once a turn"


@pytest.mark.ruling("R35")
@pytest.mark.law("root:1.5.4")
def test_propaganda_removes_a_warrior_even_if_none_can_be_placed() -> None:
    game = table(
        "turn 1 daylight", "crafted eyrie propaganda_bureau", "hand eyrie bake_sale", "eyrie leader despot",
        "clearing 5 marquise warrior 2 keep 1", "clearing 1 eyrie roost 1",
    )  # fmt: skip
    play(game, "1 use propaganda_bureau", "1 spend bake_sale", "1 replace 5 0")
    assert armies(game, 5) == [1, 0], "nobody but the Marquise is placed at her keep"


# ---- crafting


@pytest.mark.law("root:3.2.2")
def test_master_engravers_add_a_point_to_every_item() -> None:
    game = table(
        "turn 0 daylight", "clearing 1 marquise workshop 1", "hand marquise anvil", "crafted marquise master_engravers"
    )
    play(game, "0 craft anvil")
    assert game.state.points == (3, 0)


@pytest.mark.law("root:3.2.2", "root:7.2.3")
def test_master_engravers_add_their_point_even_to_what_the_eyrie_disdain() -> None:
    game = table(
        "turn 1 daylight", "clearing 1 eyrie roost 1", "hand eyrie anvil", "crafted eyrie master_engravers",
        "eyrie leader despot",
    )  # fmt: skip
    play(game, "1 craft anvil")
    assert game.state.points == (0, 2)


@pytest.mark.law("root:4.1.3")
def test_the_murine_broker_draws_when_another_crafts_an_item() -> None:
    game = table(
        "turn 0 daylight", "clearing 1 marquise workshop 1\nclearing 8 marquise workshop 1",
        "hand marquise anvil false_orders", "crafted eyrie murine_broker", "coming card sword",
    )  # fmt: skip
    play(game, "0 craft false_orders")
    assert hand(game, "eyrie") == [], "that was no item"
    play(game, "0 craft anvil")
    assert hand(game, "eyrie") == ["sword"]


@pytest.mark.law("root:4.1.3")
def test_the_murine_broker_does_not_draw_for_its_owners_items() -> None:
    game = table(
        "turn 0 daylight", "clearing 1 marquise workshop 1", "hand marquise anvil", "crafted marquise murine_broker"
    )
    play(game, "0 craft anvil")
    assert hand(game, "marquise") == []


# ---- Evening


@pytest.mark.law("root:4.1.3", "root:1.4.1")
def test_a_charm_offensive_draws_a_card_and_pays_another_a_point() -> None:
    game = table("turn 0 evening", "crafted marquise charm_offensive", "coming card anvil card sword", factions=THREE)
    assert legal(game) == ["use charm_offensive", "pass"]
    play(game, "0 use charm_offensive")
    assert legal(game) == ["choose 1", "choose 2"]
    play(game, "0 choose 2")
    assert game.state.points == (0, 0, 1)
    assert hand(game, "marquise") == ["anvil", "sword"], "and the draw of Evening"


@pytest.mark.ruling("R36")
@pytest.mark.ruling("R5")
@pytest.mark.law("root:4.1.3")
def test_informants_bring_an_ambush_instead_of_the_whole_draw() -> None:
    game = table(
        "turn 0 evening", "crafted marquise informants", "discard ambush_fox ambush_bird anvil",
        "clearing 5 marquise recruiter 2\nclearing 9 marquise recruiter 1",
    )  # fmt: skip
    assert asked(game)[1] == "AskInformants"
    assert game.decision.args == {"count": 2}
    assert legal(game) == ["pass", "pick_up ambush_bird", "pick_up ambush_fox"]
    play(game, "0 pick_up ambush_fox")
    assert hand(game, "marquise") == ["ambush_fox"]
    assert known(game, "marquise", by="eyrie") == ["ambush_fox"], "all saw which card it was"
    assert sorted(discards(game)) == ["ambush_bird", "anvil"]


@pytest.mark.law("root:4.1.3")
def test_informants_may_be_left_alone_for_the_draw() -> None:
    game = table(
        "turn 0 evening", "crafted marquise informants", "discard ambush_fox", "coming card anvil",
    )  # fmt: skip
    play(game, "0 pass")
    assert hand(game, "marquise") == ["anvil"]


@pytest.mark.law("root:4.1.3")
def test_informants_find_nothing_where_no_ambush_was_discarded() -> None:
    game = table("turn 0 evening", "crafted marquise informants", "discard anvil", "coming card sword")
    assert hand(game, "marquise") == ["sword"]


@pytest.mark.law("root:4.1.3")
def test_informants_replace_no_draw_of_no_cards() -> None:
    lines = "crafted marquise informants\ndiscard ambush_fox"
    game = table("turn 0 evening", lines, "todo EndTurn 0", "todo DrawCards 0 0")
    assert asked(game)[0] == 1, "the turn is over"


@pytest.mark.ruling("R36")
@pytest.mark.law("root:4.1.3")
def test_informants_replace_only_the_draw_of_evening() -> None:
    game = table(
        "turn 0 evening", "crafted marquise informants charm_offensive", "discard ambush_fox", "coming card anvil"
    )
    play(game, "0 use charm_offensive", "0 choose 1")
    assert hand(game, "marquise") == ["anvil"]
    assert asked(game)[1] == "AskInformants"


# ---- cards in the hands of, or against, a Vagabond

WANDERER = "pawn vagabond 5\nvagabond character ranger\nvagabond ready boots sword torch tea"
WITH_VAGABOND = "marquise eyrie vagabond"


@pytest.mark.law("root:4.1.3")
def test_the_emigre_of_a_vagabond_moves_the_pawn_and_fights() -> None:
    game = table(
        "turn 2 birdsong", WANDERER, "crafted vagabond eyrie_emigre", "clearing 2 eyrie warrior 2",
        "coming die 1 die 0", factions=WITH_VAGABOND,
    )  # fmt: skip
    while asked(game)[1] != "AtBound":
        play(game, f"2 {legal(game)[0]}")
    play(game, "2 use eyrie_emigre", "2 go 2", "2 battle 2 1")
    assert (game.state.pawns[2], armies(game, 2)) == (2, [0, 1, 0])
    assert crafted(game, "vagabond") == ["eyrie_emigre"]


@pytest.mark.law("root:1.5.4", "root:G.1.2")
def test_propaganda_of_a_vagabond_removes_and_places_nothing() -> None:
    game = table(
        "turn 2 daylight", WANDERER, "crafted vagabond propaganda_bureau", "hand vagabond bake_sale",
        "clearing 5 eyrie warrior 2", factions=WITH_VAGABOND,
    )  # fmt: skip
    play(game, "2 use propaganda_bureau", "2 spend bake_sale", "2 replace 5 1")
    assert armies(game, 5) == [0, 1, 0]


@pytest.mark.law("root:G.1.2")
@pytest.mark.not_in("early")
def test_false_orders_cannot_move_a_pawn() -> None:
    game = table("turn 0 birdsong", WANDERER, "crafted marquise false_orders", factions=WITH_VAGABOND)
    assert asked(game)[1] == "Workshops"


@pytest.mark.law("root:9.2.1")
def test_tunnels_are_of_no_use_to_who_crafts_with_hammers() -> None:
    game = table("turn 2 daylight", WANDERER, "crafted vagabond tunnels", factions=WITH_VAGABOND)
    assert legal(game, "go") == ["go 1", "go 2"]


@pytest.mark.law("root:9.2.5")
@pytest.mark.not_in("early")
def test_the_league_has_nothing_to_turn_in_a_satchel() -> None:
    game = table("turn 2 daylight", WANDERER, "crafted vagabond league_of_adventurous_mice", factions=WITH_VAGABOND)
    assert legal(game, "use") == []


@pytest.mark.law("root:G.1.23")
def test_a_partner_in_coalition_is_neither_deceived_nor_sabotaged_nor_persuaded() -> None:
    game = table(
        "turn 2 birdsong", WANDERER, "coalition vagabond marquise", "crafted vagabond saboteurs false_orders",
        "crafted marquise tunnels", "clearing 5 marquise warrior 2", factions="marquise eyrie vagabond alliance",
    )  # fmt: skip
    assert legal(game, "use") == []
    game = table(
        "turn 2 daylight", WANDERER, "coalition vagabond marquise", "crafted vagabond propaganda_bureau",
        "hand vagabond bake_sale", "clearing 5 marquise warrior 2", factions="marquise eyrie vagabond alliance",
    )  # fmt: skip
    assert legal(game, "use") == []
