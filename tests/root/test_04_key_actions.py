"""Chapter 4: crafting, moving and battle."""

from __future__ import annotations

import pytest

from tests.root.table import Table, box, count, daylight, fight, hand, ids, points, supply, targets, verbs, where
from tests.script import asked, happened, legal, play, root

# ---- §4.1 crafting


def crafting(lines: str, deck: str = "standard") -> Table:
    return daylight(f"deck {deck}\n{lines}", first="")


@pytest.mark.law("root:4.1", "root:4.1.2")
def test_a_card_is_crafted_from_the_hand_and_not_every_card_can_be() -> None:
    game = crafting("clearing 1 marquise workshop 1\nhand marquise anvil ambush_fox ambush_bird\ndiscard foxfolk_steel")
    assert legal(game, "craft") == ["craft anvil"]


@pytest.mark.law("root:4.1.1")
@pytest.mark.parametrize(
    ("workshops", "expected"),
    [
        ("clearing 12 marquise workshop 1", ["anvil"]),
        ("clearing 12 marquise workshop 1\nclearing 8 marquise workshop 1", ["anvil", "foxfolk_steel"]),
        ("clearing 8 marquise workshop 2", ["anvil", "foxfolk_steel"]),
        ("clearing 5 marquise workshop 1", []),
        ("clearing 5 marquise workshop 2", ["bake_sale"]),
        ("clearing 8 marquise sawmill 1 warrior 3", []),
    ],
)
def test_crafting_pieces_pay_with_the_suit_of_their_clearing(workshops: str, expected: list[str]) -> None:
    game = crafting(f"{workshops}\nhand marquise anvil foxfolk_steel bake_sale")
    assert legal(game, "craft") == [f"craft {card}" for card in expected]


@pytest.mark.law("root:4.1.1")
def test_a_crafting_piece_works_once_a_turn() -> None:
    lines = "clearing 8 marquise workshop 2\nclearing 5 marquise workshop 1\n"
    game = crafting(f"{lines}hand marquise anvil crossbow_mouse foxfolk_steel travel_gear_fox")
    play(game, "0 craft anvil")
    assert legal(game, "craft") == ["craft travel_gear_fox", "craft crossbow_mouse"]
    play(game, "0 craft crossbow_mouse")
    assert legal(game, "craft") == ["craft travel_gear_fox"]


@pytest.mark.law("root:4.1.1")
def test_the_next_turn_all_crafting_pieces_work_again() -> None:
    game = root("""
        factions marquise eyrie
        turn 1 evening
        clearing 8 marquise workshop 1
        hand marquise anvil
        activated 1 0 0
    """)
    assert (game.decision.seat, legal(game, "craft")) == (0, ["craft anvil"])


@pytest.mark.ruling("R8")
@pytest.mark.law("root:4.1.1")
@pytest.mark.not_in("early")
def test_a_question_mark_takes_a_piece_of_any_suit_and_the_crafter_chooses() -> None:
    game = crafting(
        "clearing 8 marquise workshop 2\nclearing 5 marquise workshop 1\nhand marquise tunnels boat_builders", "exiles"
    )
    play(game, "0 craft boat_builders")
    assert asked(game) == (0, "PayAny", "root:4.1.1")
    assert legal(game) == ["with fox", "with rabbit"]
    play(game, "0 with fox", "0 with fox")
    assert legal(game, "craft") == ["craft tunnels"]


@pytest.mark.law("root:4.1.1")
def test_a_price_of_question_marks_needs_as_many_pieces() -> None:
    hand_of = "hand marquise royal_claim"
    three = "clearing 8 marquise workshop 2\nclearing 5 marquise workshop 1"
    assert legal(crafting(f"{three}\n{hand_of}"), "craft") == []
    assert legal(crafting(f"{three}\nclearing 7 marquise workshop 1\n{hand_of}"), "craft") == ["craft royal_claim"]


@pytest.mark.law("root:4.1.2", "root:3.2.2")
@pytest.mark.also_in("early")
def test_an_item_goes_from_the_supply_on_the_map_to_the_board_and_its_card_is_discarded() -> None:
    game = crafting("clearing 5 marquise workshop 1\nhand marquise travel_gear_mouse")
    assert game.state.items[0] == 2
    play(game, "0 craft travel_gear_mouse")
    assert (box(game, "marquise"), game.state.items[0]) == ({"boots": 1}, 1)
    assert (hand(game, "marquise"), ids(game.state.discard)) == ([], ["travel_gear_mouse"])
    assert points(game, "marquise") == 1


@pytest.mark.law("root:4.1.2")
def test_without_its_item_in_the_supply_a_card_cannot_be_crafted() -> None:
    lines = "clearing 5 marquise workshop 1\nhand marquise travel_gear_mouse\n"
    assert legal(crafting(f"{lines}items boots 1\nbox eyrie boots"), "craft") == ["craft travel_gear_mouse"]
    assert legal(crafting(f"{lines}items boots 0\nbox eyrie boots boots"), "craft") == []


@pytest.mark.law("root:4.1.2")
@pytest.mark.also_in("early")
def test_an_effect_at_once_is_resolved_and_the_card_discarded() -> None:
    game = crafting(
        "clearing 5 marquise workshop 2\nclearing 3 marquise workshop 1\nclearing 10 eyrie warrior 2\n"
        "hand marquise favor_of_the_rabbits"
    )
    play(game, "0 craft favor_of_the_rabbits")
    assert where(game, "eyrie", "warrior") == {}
    assert ids(game.state.discard) == ["favor_of_the_rabbits"]
    assert not game.state.crafted[0]


@pytest.mark.law("root:4.1.3", "root:G.1.8")
@pytest.mark.also_in("early")
def test_a_lasting_effect_stays_in_the_play_area() -> None:
    game = crafting("clearing 7 marquise workshop 1\nhand marquise codebreakers\nhand eyrie anvil")
    play(game, "0 craft codebreakers")
    assert (hand(game, "marquise"), ids(game.state.crafted[0])) == ([], ["codebreakers"])
    assert game.state.discard == ()
    assert legal(game, "use") == ["use codebreakers"]


@pytest.mark.law("root:4.1.3")
def test_who_does_not_use_the_eyrie_emigre_must_discard_it() -> None:
    game = root("""
        factions marquise eyrie
        deck exiles
        turn 0 birdsong
        clearing 5 marquise warrior 1
        crafted marquise eyrie_emigre
    """)
    play(game, "0 use eyrie_emigre", "0 pass")
    assert (game.state.crafted[0], ids(game.state.discard)) == ((), ["eyrie_emigre"])


@pytest.mark.law("root:4.1.4")
def test_a_lasting_effect_is_not_crafted_twice_by_one_player() -> None:
    lines = "clearing 7 marquise workshop 2\nhand marquise codebreakers"
    assert legal(crafting(f"{lines}\ncrafted eyrie codebreakers"), "craft") == ["craft codebreakers"]
    assert legal(crafting(f"{lines}\ncrafted marquise codebreakers"), "craft") == []


# ---- §4.2 moving


@pytest.mark.law("root:4.2")
def test_a_move_takes_any_number_of_warriors_but_at_least_one() -> None:
    game = daylight("clearing 5 marquise warrior 3")
    assert legal(game, "move") == [f"move 5>{target} x{number}" for target in (1, 2) for number in (1, 2, 3)]
    play(game, "0 move 5>2 x2")
    assert where(game, "marquise", "warrior") == {5: 1, 2: 2}


@pytest.mark.law("root:4.2")
def test_buildings_and_tokens_do_not_move() -> None:
    game = daylight("clearing 5 marquise sawmill 2 wood 4 keep 1")
    assert legal(game, "move") == []


@pytest.mark.law("root:4.2.1")
@pytest.mark.parametrize(
    ("origin", "target", "possible"),
    [(0, 0, True), (3, 0, False), (0, 3, True), (3, 3, False), (1, 3, False), (0, 1, True)],
)
def test_the_mover_must_rule_the_clearing_it_leaves_or_the_one_it_enters(
    origin: int, target: int, possible: bool
) -> None:
    """One warrior goes from 5 to 1; these are the Eyrie's warriors there and here."""
    lines = ["clearing 5 marquise warrior 1"]
    lines += [f"clearing 5 eyrie warrior {origin}"] * bool(origin)
    lines += [f"clearing 1 eyrie warrior {target}"] * bool(target)
    assert (1 in targets(daylight("\n".join(lines)), 5)) is possible


@pytest.mark.law("root:4.2.1")
def test_ruling_the_clearing_entered_is_enough() -> None:
    game = daylight("clearing 5 marquise warrior 1\nclearing 5 eyrie warrior 3\nclearing 1 marquise workshop 1")
    assert targets(game, 5) == {1}


@pytest.mark.law("root:4.2.1")
def test_rule_counts_before_the_move_not_after_it() -> None:
    """Three would outnumber the two in clearing 1, but they are not there yet."""
    game = daylight("clearing 5 marquise warrior 3\nclearing 5 eyrie warrior 3\nclearing 1 eyrie warrior 2")
    assert targets(game, 5) == set()


@pytest.mark.law("root:4.2.2", "root:6.5.2")
def test_the_same_warriors_may_move_again_and_again() -> None:
    game = daylight("clearing 5 marquise warrior 1")
    play(game, "0 move 5>1 x1", "0 move 1>9 x1", "0 move 9>4 x1", "0 move 4>8 x1")
    assert where(game, "marquise", "warrior") == {8: 1}


@pytest.mark.law("root:4.2.2")
def test_several_moves_may_take_different_warriors() -> None:
    game = daylight("clearing 5 marquise warrior 1\nclearing 8 marquise warrior 1")
    play(game, "0 move 5>1 x1", "0 move 8>7 x1")
    assert where(game, "marquise", "warrior") == {1: 1, 7: 1}


# ---- §4.3 battle


def battle(lines: str, factions: str = "marquise eyrie") -> Table:
    """The Marquise may battle in clearing 5, a rabbit clearing."""
    return daylight(lines, factions)


@pytest.mark.law("root:4.3", "root:6.5.1")
def test_a_battle_needs_a_warrior_and_an_enemy_with_any_piece_there() -> None:
    game = battle(
        """
clearing 5 marquise warrior 1
clearing 5 eyrie warrior 1
clearing 5 alliance sympathy 1
clearing 2 marquise warrior 1
clearing 2 eyrie roost 1
clearing 7 marquise sawmill 1 wood 1
clearing 7 eyrie warrior 1
clearing 8 marquise warrior 1
""",
        "marquise eyrie alliance",
    )
    assert legal(game, "battle") == ["battle 2 1", "battle 5 1", "battle 5 2"]


@pytest.mark.ruling("R16")
@pytest.mark.law("root:4.3")
def test_one_does_not_battle_oneself_nor_a_coalition_partner() -> None:
    lines = "clearing 5 marquise warrior 1\nclearing 5 eyrie warrior 1\npawn vagabond 5"
    game = battle(lines, "marquise eyrie vagabond alliance")
    assert legal(game, "battle") == ["battle 5 1", "battle 5 2"]
    game = battle(f"{lines}\ncoalition vagabond marquise", "marquise eyrie vagabond alliance")
    assert legal(game, "battle") == ["battle 5 1"]


@pytest.mark.law("root:4.3.1")
def test_the_defender_may_ambush_with_a_card_that_matches_the_clearing() -> None:
    game = battle("""
clearing 5 marquise warrior 3
clearing 5 eyrie warrior 1
hand marquise ambush_bird
hand eyrie ambush_rabbit ambush_fox bake_sale ambush_bird
""")
    play(game, "0 battle 5 1")
    assert asked(game) == (1, "Ambush", "root:4.3.1")
    assert legal(game) == ["pass", "ambush ambush_bird", "ambush ambush_rabbit"]


@pytest.mark.law("root:4.3.1")
def test_the_attacker_cannot_ambush_unless_ambushed() -> None:
    game = battle("""
clearing 5 marquise warrior 3
clearing 5 eyrie warrior 1
hand marquise ambush_rabbit
hand eyrie anvil
crafted marquise brutal_tactics
""")
    play(game, "0 battle 5 1", "1 pass")
    assert (asked(game)[1], legal(game)) == ("UseEffects", ["pass", "use brutal_tactics"])


@pytest.mark.law("root:4.3.1.I")
def test_the_attacker_may_foil_the_ambush_with_one_that_matches_too() -> None:
    game = battle("""
clearing 5 marquise warrior 3
clearing 5 eyrie warrior 1
hand marquise ambush_bird ambush_fox
hand eyrie ambush_rabbit
coming die 0 die 0
""")
    play(game, "0 battle 5 1", "1 ambush ambush_rabbit")
    assert asked(game) == (0, "Foil", "root:4.3.1.I")
    assert legal(game) == ["pass", "ambush ambush_bird"]
    play(game, "0 ambush ambush_bird")
    assert count(game, "marquise", "warrior", 5) == 3
    assert sorted(ids(game.state.discard)) == ["ambush_bird", "ambush_rabbit"]


@pytest.mark.law("root:4.3.1.II")
def test_an_ambush_deals_two_hits_at_once_and_the_card_is_discarded() -> None:
    game = battle("""
clearing 5 marquise warrior 3
clearing 5 eyrie warrior 3
hand eyrie ambush_rabbit
crafted marquise brutal_tactics
coming die 3 die 3
""")
    play(game, "0 battle 5 1", "1 ambush ambush_rabbit")
    assert count(game, "marquise", "warrior", 5) == 1
    assert ids(game.state.discard) == ["ambush_rabbit"]
    play(game, "0 pass")  # the one who is left deals one rolled hit
    assert where(game, "eyrie", "warrior") == {5: 2}


@pytest.mark.law("root:4.3.1.II")
def test_the_battle_ends_before_the_roll_if_the_ambush_leaves_no_attacker() -> None:
    game = battle("""
clearing 5 marquise warrior 2 sawmill 1
clearing 5 eyrie warrior 1
hand eyrie ambush_rabbit
""")
    play(game, "0 battle 5 1", "1 ambush ambush_rabbit")
    assert asked(game)[1] == "Act"
    assert happened(game, "rolled") == []
    assert (count(game, "marquise", "sawmill", 5), points(game, "eyrie")) == (1, 0)


@pytest.mark.law("root:4.3.1.II", "root:4.3.4")
@pytest.mark.also_in("early")
def test_hits_of_an_ambush_fall_on_buildings_once_the_warriors_are_gone() -> None:
    game = battle("""
clearing 5 marquise warrior 1 sawmill 1 wood 1
clearing 5 eyrie warrior 1
hand eyrie ambush_rabbit
""")
    play(game, "0 battle 5 1", "1 ambush ambush_rabbit")
    assert asked(game) == (0, "ChooseLosses", "root:4.3.4")
    assert legal(game) == ["lose sawmill", "lose wood"]
    play(game, "0 lose wood")
    assert asked(game)[1] == "Act"
    assert (count(game, "marquise", "sawmill", 5), points(game, "eyrie")) == (1, 1)


@pytest.mark.ruling("R20")
@pytest.mark.law("root:4.3.1.II", "root:6.2.3")
def test_an_attacker_whom_the_field_hospital_brings_back_to_the_clearing_fights_on() -> None:
    game = battle("""
clearing 5 marquise warrior 2 keep 1
clearing 5 eyrie warrior 1
hand marquise bake_sale
hand eyrie ambush_rabbit
coming die 2 die 0
""")
    play(game, "0 battle 5 1", "1 ambush ambush_rabbit", "0 pass", "0 spend bake_sale")
    assert (count(game, "marquise", "warrior", 5), where(game, "eyrie", "warrior")) == (2, {})


@pytest.mark.law("root:4.3.2")
@pytest.mark.parametrize(("dice", "left"), [((3, 1), (4, 2)), ((1, 3), (4, 2)), ((2, 2), (3, 3)), ((0, 0), (5, 5))])
def test_the_attacker_deals_the_higher_roll_and_the_defender_the_lower(
    dice: tuple[int, int], left: tuple[int, int]
) -> None:
    game = battle(f"""
clearing 5 marquise warrior 5
clearing 5 eyrie warrior 5
coming die {dice[0]} die {dice[1]}
""")
    fight(game, "0 battle 5 1")
    assert (count(game, "marquise", "warrior", 5), count(game, "eyrie", "warrior", 5)) == left


@pytest.mark.law("root:4.3.2.I")
def test_nobody_deals_more_rolled_hits_than_it_has_warriors() -> None:
    game = battle("""
clearing 5 marquise warrior 1 sawmill 1
clearing 5 eyrie warrior 2 roost 1
coming die 3 die 3
""")
    fight(game, "0 battle 5 1")
    assert count(game, "eyrie", "warrior", 5) == 1
    assert (count(game, "marquise", "warrior", 5), count(game, "marquise", "sawmill", 5)) == (0, 0)


@pytest.mark.ruling("R17")
@pytest.mark.law("root:4.3.3")
@pytest.mark.parametrize("first", [0, 1])
def test_after_the_roll_both_sides_may_use_what_works_in_battle_in_the_order_that_the_attacker_likes(
    first: int,
) -> None:
    game = battle("""
clearing 5 marquise warrior 3
clearing 5 eyrie warrior 3
crafted marquise brutal_tactics sappers cobbler
crafted eyrie sappers armorers brutal_tactics
coming die 1 die 1
""")
    play(game, "0 battle 5 1")
    assert (asked(game), legal(game)) == ((0, "OrderEffects", "root:4.3.3"), ["choose 0", "choose 1"])
    play(game, f"0 choose {first}")
    for side in (first, 1 - first):
        assert asked(game) == (side, "UseEffects", "root:4.3.3")
        assert legal(game) == [["pass", "use brutal_tactics"], ["pass", "use armorers", "use sappers"]][side]
        play(game, *[["0 use brutal_tactics"], ["1 use armorers", "1 use sappers"]][side])
    assert (count(game, "marquise", "warrior", 5), count(game, "eyrie", "warrior", 5)) == (1, 2)


@pytest.mark.law("root:4.3.3.I")
def test_extra_hits_are_not_limited_by_warriors() -> None:
    game = battle("""
clearing 5 marquise warrior 1
clearing 5 eyrie warrior 3
crafted marquise brutal_tactics
coming die 3 die 0
""")
    play(game, "0 battle 5 1", "0 use brutal_tactics")
    assert count(game, "eyrie", "warrior", 5) == 1


@pytest.mark.law("root:4.3.3.I")
def test_a_defender_without_warriors_still_deals_extra_hits() -> None:
    game = battle("""
clearing 5 marquise warrior 3
clearing 5 eyrie roost 1
crafted eyrie sappers
coming die 3 die 3
""")
    play(game, "0 battle 5 1", "1 use sappers")
    assert count(game, "marquise", "warrior", 5) == 2


@pytest.mark.law("root:4.3.3.II")
def test_against_a_defender_without_warriors_the_attacker_deals_one_more() -> None:
    game = battle("clearing 5 marquise warrior 1\nclearing 5 eyrie roost 1\ncoming die 0 die 0")
    fight(game, "0 battle 5 1")
    assert count(game, "eyrie", "roost", 5) == 0
    assert points(game, "marquise") == 1


@pytest.mark.law("root:4.3.3.II")
def test_one_warrior_is_defence_enough() -> None:
    game = battle("clearing 5 marquise warrior 1\nclearing 5 eyrie roost 1 warrior 1\ncoming die 0 die 0")
    fight(game, "0 battle 5 1")
    assert (count(game, "eyrie", "roost", 5), count(game, "eyrie", "warrior", 5)) == (1, 1)


@pytest.mark.law("root:4.3.4")
@pytest.mark.also_in("early")
def test_warriors_fall_before_buildings_and_tokens_of_which_the_loser_chooses() -> None:
    game = root("""
        factions eyrie marquise
        turn 0 daylight
        eyrie leader builder
        eyrie decree battle vizier
        eyrie decree build vizier
        clearing 5 eyrie warrior 5
        clearing 5 marquise warrior 1 sawmill 1 recruiter 1 wood 2
        coming die 3 die 0
    """)
    play(game, "0 pass")
    fight(game, "0 battle 5 1")
    assert asked(game) == (1, "ChooseLosses", "root:4.3.4")
    assert game.decision.args["hits"] == 2
    assert legal(game) == ["lose sawmill", "lose recruiter", "lose wood"]
    assert count(game, "marquise", "warrior", 5) == 1  # nothing goes before all is chosen
    play(game, "1 lose wood")
    assert legal(game) == ["lose sawmill", "lose recruiter", "lose wood"]
    play(game, "1 lose wood")
    assert (count(game, "marquise", "warrior", 5), count(game, "marquise", "wood", 5)) == (0, 0)
    assert count(game, "marquise", "sawmill", 5) == 1
    assert points(game, "eyrie") == 2


@pytest.mark.law("root:4.3.4")
@pytest.mark.also_in("early")
def test_hits_are_dealt_at_the_same_time() -> None:
    """Each side's only warrior falls, and each has dealt its hit."""
    game = battle("clearing 5 marquise warrior 1\nclearing 5 eyrie warrior 1\ncoming die 1 die 1")
    fight(game, "0 battle 5 1")
    assert (where(game, "marquise", "warrior"), where(game, "eyrie", "warrior")) == ({}, {})
    assert (supply(game, "marquise", "warrior"), supply(game, "eyrie", "warrior")) == (25, 20)


@pytest.mark.law("root:4.3.4", "root:1.5.4")
@pytest.mark.also_in("early")
def test_more_hits_than_pieces_take_all_there_are() -> None:
    game = battle("clearing 5 marquise warrior 3\nclearing 5 eyrie warrior 1\ncoming die 3 die 0")
    fight(game, "0 battle 5 1")
    assert where(game, "eyrie", "warrior") == {}
    assert "battle" not in verbs(game)


@pytest.mark.law("root:4.3.4")
def test_the_loser_orders_what_follows_from_its_losses() -> None:
    game = battle(
        """
clearing 5 marquise warrior 3
clearing 5 alliance base_rabbit 1 sympathy 1
alliance supporters anvil
hand marquise bake_sale
coming die 3 die 3
""",
        "marquise alliance",
    )
    fight(game, "0 battle 5 1")
    assert asked(game) == (1, "OrderLosses", "root:4.3.4")
    assert legal(game) == ["lose base_rabbit", "lose sympathy"]
