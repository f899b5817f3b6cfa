"""The standard deck: its cards as things to hold, spend and craft, then each effect as a small story. Seat 0 plays the
Marquise, seat 1 the Eyrie, seat 2 the Alliance."""

from __future__ import annotations

from collections import Counter

import pytest

from copse.root.cards import CARDS, DECKS, DOMINANCE, ITEM_SUPPLY, ITEMS, SUITS, deck
from copse.root.effects import EFFECTS
from tests.root.shelf import CLASH, armies, attack, crafted, discards, known, random_games, table
from tests.root.table import box, count, hand, supply
from tests.script import asked, happened, legal, play

THREE = "marquise eyrie alliance"
WORKSHOPS = {
    "fox": "clearing 1 marquise workshop 1\nclearing 8 marquise workshop 2",
    "rabbit": "clearing 3 marquise workshop 1\nclearing 5 marquise workshop 2",
    "mouse": "clearing 2 marquise workshop 2\nclearing 7 marquise workshop 1",
}
"""Three workshops of a suit."""


def ids(name: str) -> Counter[str]:
    return Counter(CARDS[card].id for card in deck(name))


# ---- the cards themselves


@pytest.mark.law("root:2.1")
@pytest.mark.parametrize("name", DECKS)
def test_each_deck_has_54_cards_of_four_suits(name: str) -> None:
    suits = Counter(SUITS[CARDS[card].suit] for card in deck(name))
    assert suits == {"bird": 14, "fox": 14, "rabbit": 13, "mouse": 13}
    assert suits.total() == 54


@pytest.mark.law("root:2.1")
def test_the_decks_share_29_cards_and_differ_in_25() -> None:
    standard, exiles = ids("standard"), ids("exiles")
    assert (standard & exiles).total() == 29
    assert {CARDS[card].kind for card in deck("standard")} == {
        "ambush", "dominance", "item", "persistent", "immediate",
    }  # fmt: skip
    assert {CARDS[card].kind for card in deck("exiles")} == {"ambush", "dominance", "item", "persistent"}


@pytest.mark.law("root:4.1.2", "root:4.1.3")
@pytest.mark.parametrize("name", DECKS)
def test_every_card_with_an_effect_has_one_declared(name: str) -> None:
    with_effect = {card.id for card in CARDS if card.kind in ("persistent", "immediate") and ids(name)[card.id]}
    assert with_effect <= set(EFFECTS)
    assert set(EFFECTS) == {card.id for card in CARDS if card.kind in ("persistent", "immediate")}
    assert all(effect.name == card for card, effect in EFFECTS.items())


@pytest.mark.law("root:5.1.5")
def test_the_deck_asks_for_no_item_that_the_supply_lacks() -> None:
    wanted = {ITEMS[CARDS[card].item] for card in deck("standard") if CARDS[card].kind == "item"}
    assert wanted == {item for item, number in zip(ITEMS, ITEM_SUPPLY, strict=True) if number}


@pytest.mark.law("root:2.1.2")
@pytest.mark.parametrize("name", DECKS)
def test_there_are_five_ambushes_of_which_two_are_birds(name: str) -> None:
    ambushes = Counter(SUITS[CARDS[card].suit] for card in deck(name) if CARDS[card].kind == "ambush")
    assert ambushes == {"bird": 2, "fox": 1, "rabbit": 1, "mouse": 1}


@pytest.mark.law("root:2.1.2")
def test_an_ambush_is_never_crafted_but_spent_for_its_suit() -> None:
    game = table("turn 0 daylight", WORKSHOPS["fox"], "clearing 12 marquise sawmill 1", "hand marquise ambush_fox")
    assert legal(game, "craft") == []
    play(game, "0 pass", "0 overwork 12 for ambush_fox")
    assert count(game, "marquise", "wood", 12) == 1
    assert discards(game) == ["ambush_fox"]


@pytest.mark.law("root:2.1.3", "root:5.1.3")
def test_there_is_a_dominance_card_of_each_suit_but_not_for_two_players() -> None:
    for name in DECKS:
        assert [SUITS[CARDS[card].suit] for card in deck(name) if card in DOMINANCE] == [
            "bird",
            "fox",
            "rabbit",
            "mouse",
        ]
        assert not set(deck(name, with_dominance=False)) & set(DOMINANCE)


@pytest.mark.law("root:2.1.3", "root:3.3.3")
@pytest.mark.also_in("early")
def test_a_dominance_card_is_never_crafted_but_spent_for_its_suit() -> None:
    game = table(
        "turn 0 daylight", WORKSHOPS["fox"], "clearing 12 marquise sawmill 1", "hand marquise dominance_fox",
        factions=THREE,
    )  # fmt: skip
    assert legal(game, "craft") == []
    play(game, "0 pass", "0 overwork 12 for dominance_fox")
    assert discards(game) == []
    assert [CARDS[card].id for card in game.state.available] == ["dominance_fox"]


# ---- crafting


@pytest.mark.law("root:4.1", "root:4.1.2", "root:3.2.2")
def test_a_crafted_item_comes_from_the_map_and_scores_what_its_card_says() -> None:
    game = table("turn 0 daylight", "clearing 1 marquise workshop 1", "hand marquise anvil")
    play(game, "0 craft anvil")
    assert box(game, "marquise") == {"hammer": 1}
    assert game.state.items[ITEMS.index("hammer")] == 0
    assert game.state.points == (2, 0)
    assert hand(game, "marquise") == []
    assert discards(game) == ["anvil"]


@pytest.mark.law("root:4.1.2")
def test_an_item_that_is_not_on_the_map_cannot_be_crafted() -> None:
    game = table("turn 0 daylight", WORKSHOPS["fox"], "hand marquise anvil crossbow_bird", "items hammer 0")
    assert legal(game, "craft") == ["craft crossbow_bird"]


@pytest.mark.law("root:4.1.1")
def test_a_workshop_crafts_once_a_turn_and_only_for_its_clearings_suit() -> None:
    game = table(
        "turn 0 daylight", "clearing 8 marquise workshop 1", "hand marquise anvil crossbow_bird root_tea_fox sword"
    )
    assert legal(game, "craft") == ["craft crossbow_bird", "craft anvil"], "not the tea of mice, not two foxes"
    play(game, "0 craft anvil")
    assert legal(game, "craft") == []


@pytest.mark.law("root:4.1.1")
def test_a_cost_of_any_suit_is_paid_by_workshops_of_the_crafters_choice() -> None:
    game = table("turn 0 daylight", WORKSHOPS["fox"], WORKSHOPS["mouse"], "hand marquise royal_claim anvil")
    play(game, "0 craft royal_claim")
    assert legal(game) == ["with fox", "with mouse"]
    play(game, "0 with mouse", "0 with mouse", "0 with mouse")
    assert legal(game) == ["with fox"], "each of them only once"
    play(game, "0 with fox")
    assert crafted(game, "marquise") == ["royal_claim"]
    assert game.state.activated == (1, 0, 3)


@pytest.mark.law("root:4.1.3")
def test_a_lasting_effect_stays_in_the_play_area() -> None:
    game = table("turn 0 daylight", "clearing 1 marquise workshop 1", "hand marquise armorers")
    play(game, "0 craft armorers")
    assert crafted(game, "marquise") == ["armorers"]
    assert (hand(game, "marquise"), discards(game)) == ([], [])


@pytest.mark.law("root:4.1.4")
def test_a_second_card_of_the_same_name_cannot_be_crafted() -> None:
    game = table(
        "turn 0 daylight", WORKSHOPS["fox"], "crafted marquise armorers", "hand marquise armorers brutal_tactics"
    )
    assert legal(game, "craft") == ["craft brutal_tactics"]


@pytest.mark.law("root:4.1.4")
def test_what_another_player_crafted_is_no_hindrance() -> None:
    game = table("turn 0 daylight", WORKSHOPS["fox"], "crafted eyrie armorers", "hand marquise armorers")
    assert legal(game, "craft") == ["craft armorers"]


@pytest.mark.ruling("R32")
@pytest.mark.law("root:1.4.1")
def test_a_card_for_the_start_of_birdsong_waits_for_the_next_turn() -> None:
    game = table("turn 0 daylight", WORKSHOPS["rabbit"], "hand marquise better_burrow_bank")
    play(game, "0 craft better_burrow_bank")
    assert legal(game, "use") == []


@pytest.mark.ruling("R32")
@pytest.mark.law("root:1.4.1")
def test_a_card_for_any_time_of_daylight_may_be_used_at_once() -> None:
    game = table("turn 0 daylight", WORKSHOPS["mouse"], "hand marquise codebreakers", "hand eyrie anvil")
    play(game, "0 craft codebreakers")
    assert legal(game, "use") == ["use codebreakers"]


# ---- Armorers


@pytest.mark.law("root:4.3.3", "root:1.4.2")
def test_armorers_of_the_defender_ignore_all_rolled_hits() -> None:
    game = attack("crafted eyrie armorers", dice="3 2")
    play(game, "1 use armorers")
    assert armies(game, 5) == [2, 4]
    assert crafted(game, "eyrie") == []
    assert discards(game) == ["armorers"]


@pytest.mark.law("root:4.3.3")
def test_armorers_serve_the_attacker_too() -> None:
    game = attack("crafted marquise armorers", dice="3 2")
    play(game, "0 use armorers")
    assert armies(game, 5) == [4, 1]


@pytest.mark.ruling("R22")
@pytest.mark.law("root:4.3.3")
def test_both_sides_may_use_armorers_in_one_battle() -> None:
    game = attack("crafted marquise armorers", "crafted eyrie armorers", dice="3 2")
    play(game, "0 choose 1", "1 use armorers", "0 use armorers")
    assert armies(game, 5) == [4, 4]
    assert discards(game) == ["armorers", "armorers"]


@pytest.mark.law("root:4.3.3.I")
def test_armorers_do_not_stop_extra_hits() -> None:
    game = attack("crafted eyrie armorers", "crafted marquise brutal_tactics", dice="3 0")
    play(game, "0 choose 0", "0 use brutal_tactics", "1 use armorers")
    assert armies(game, 5) == [4, 3]


@pytest.mark.ruling("R19")
@pytest.mark.law("root:4.3.1.II")
def test_armorers_do_not_stop_an_ambush() -> None:
    game = table(CLASH, "crafted marquise armorers", "hand eyrie ambush_rabbit", "coming die 0 die 0")
    play(game, "0 pass", "0 battle 5 1", "1 ambush ambush_rabbit")
    assert armies(game, 5) == [2, 4]
    assert asked(game)[1] == "Act", "nothing was rolled that armor could stop"


# ---- Sappers


@pytest.mark.law("root:4.3.3.I")
def test_sappers_add_a_hit_for_the_defender_and_are_gone() -> None:
    game = attack("crafted eyrie sappers", dice="1 0")
    play(game, "1 use sappers")
    assert armies(game, 5) == [3, 3]
    assert crafted(game, "eyrie") == []
    assert discards(game) == ["sappers"]


@pytest.mark.law("root:4.3.3.I", "root:4.3.3.II")
def test_sappers_strike_even_for_a_defender_without_warriors() -> None:
    game = table(
        "turn 0 daylight", "clearing 5 marquise warrior 1", "clearing 5 eyrie roost 1", "crafted eyrie sappers",
        "coming die 0 die 0",
    )  # fmt: skip
    play(game, "0 pass", "0 battle 5 1", "1 use sappers")
    assert armies(game, 5) == [0, 0]
    assert count(game, "eyrie", "roost", 5) == 0, "a defenceless roost falls to the extra hit"


@pytest.mark.law("root:4.3.3")
def test_sappers_do_nothing_for_an_attacker() -> None:
    game = attack("crafted marquise sappers")
    assert asked(game)[:2] == (0, "Act")


# ---- Brutal Tactics


@pytest.mark.law("root:4.3.3", "root:4.3.3.I")
def test_brutal_tactics_add_a_hit_and_pay_the_defender_a_point() -> None:
    game = attack("crafted marquise brutal_tactics", dice="2 0")
    play(game, "0 use brutal_tactics")
    assert armies(game, 5) == [4, 1], "once a battle"
    assert game.state.points == (0, 1)
    assert crafted(game, "marquise") == ["brutal_tactics"], "the card is kept"


@pytest.mark.ruling("R24")
@pytest.mark.law("root:4.3.3")
def test_brutal_tactics_serve_again_in_the_next_battle() -> None:
    game = attack("crafted marquise brutal_tactics", dice="0 0 0 0")
    play(game, "0 use brutal_tactics")
    play(game, "0 battle 5 1", "0 use brutal_tactics")
    assert armies(game, 5) == [4, 2]
    assert game.state.points == (0, 2)


@pytest.mark.law("root:4.3.3")
def test_brutal_tactics_do_nothing_for_a_defender() -> None:
    assert asked(attack("crafted eyrie brutal_tactics"))[:2] == (0, "Act")


@pytest.mark.ruling("R24")
@pytest.mark.law("root:3.3.1")
def test_brutal_tactics_give_no_point_to_who_activated_dominance() -> None:
    game = attack("crafted marquise brutal_tactics", "dominance eyrie dominance_bird", dice="0 0", factions=THREE)
    play(game, "0 use brutal_tactics")
    assert game.state.points == (0, 0, 0)
    assert armies(game, 5) == [4, 3, 0], "the hit counts"


@pytest.mark.law("root:3.1")
def test_the_point_for_brutal_tactics_can_end_the_game_in_mid_battle() -> None:
    game = attack("crafted marquise brutal_tactics", "points 0 29")
    play(game, "0 use brutal_tactics")
    assert game.over
    assert game.outcome["winners"] == [1]


# ---- ambushes and Scouting Party


@pytest.mark.law("root:4.3.1", "root:4.3.1.II")
def test_an_ambush_deals_two_hits_before_the_roll() -> None:
    game = table(CLASH, "hand eyrie ambush_rabbit ambush_fox ambush_bird", "coming die 0 die 0")
    play(game, "0 pass", "0 battle 5 1")
    assert legal(game) == ["pass", "ambush ambush_bird", "ambush ambush_rabbit"], "the fox does not match"
    play(game, "1 ambush ambush_rabbit")
    assert armies(game, 5) == [2, 4]
    assert discards(game) == ["ambush_rabbit"]


@pytest.mark.law("root:4.3.1.I")
def test_an_ambush_is_foiled_by_another() -> None:
    game = table(CLASH, "hand eyrie ambush_rabbit", "hand marquise ambush_bird", "coming die 0 die 0")
    play(game, "0 pass", "0 battle 5 1", "1 ambush ambush_rabbit", "0 ambush ambush_bird")
    assert armies(game, 5) == [4, 4]
    assert sorted(discards(game)) == ["ambush_bird", "ambush_rabbit"]


@pytest.mark.ruling("R21")
@pytest.mark.law("root:4.3.1")
def test_who_attacks_with_a_scouting_party_cannot_be_ambushed() -> None:
    game = table(CLASH, "crafted marquise scouting_party", "hand eyrie ambush_rabbit ambush_bird")
    play(game, "0 pass", "0 battle 5 1")
    assert asked(game)[1] == "Act", "nobody is asked"


@pytest.mark.law("root:4.3.1")
def test_a_scouting_party_does_not_stop_its_owner_from_ambushing() -> None:
    game = table(CLASH, "crafted eyrie scouting_party", "hand eyrie ambush_rabbit", "coming die 0 die 0")
    play(game, "0 pass", "0 battle 5 1", "1 ambush ambush_rabbit")
    assert armies(game, 5) == [2, 4]


# ---- the three Favors


@pytest.mark.law("root:4.1.2", "root:3.2.1")
@pytest.mark.parametrize(
    ("card", "suit", "here", "elsewhere"),
    [
        ("favor_of_the_foxes", "fox", 12, 9),
        ("favor_of_the_rabbits", "rabbit", 10, 9),
        ("favor_of_the_mice", "mouse", 9, 10),
    ],
)
def test_a_favor_clears_every_enemy_from_the_clearings_of_its_suit(
    card: str, suit: str, here: int, elsewhere: int
) -> None:
    game = table(
        "turn 0 daylight",
        WORKSHOPS[suit],
        f"clearing {here} eyrie warrior 3 roost 1",
        f"clearing {elsewhere} eyrie warrior 2 roost 1",
        f"hand marquise {card}",
    )
    play(game, f"0 craft {card}")
    assert (armies(game, here)[1], count(game, "eyrie", "roost", here)) == (0, 0)
    assert (armies(game, elsewhere)[1], count(game, "eyrie", "roost", elsewhere)) == (2, 1)
    assert supply(game, "eyrie", "warrior") == 18
    assert game.state.points == (1, 0), "a point for the roost, none for warriors"
    assert (discards(game), crafted(game, "marquise")) == ([card], [])


@pytest.mark.law("root:4.1.2", "root:3.2.1", "root:6.2.2")
def test_a_favor_removes_the_keep_and_all_tokens_for_good() -> None:
    game = table(
        "turn 1 daylight",
        "clearing 1 eyrie roost 1\nclearing 6 eyrie roost 1\nclearing 8 eyrie roost 1",
        "clearing 12 marquise keep 1 wood 3 workshop 1 warrior 2",
        "hand eyrie favor_of_the_foxes",
        "eyrie leader despot",
    )
    play(game, "1 craft favor_of_the_foxes")
    assert game.state.points == (0, 5)
    assert supply(game, "marquise", "keep") == 0, "the keep is gone"
    assert supply(game, "marquise", "wood") == 8
    assert supply(game, "marquise", "warrior") == 25, "no keep, no field hospitals"


@pytest.mark.law("root:6.2.3", "root:1.5.4")
def test_after_a_favor_field_hospitals_are_asked_clearing_by_clearing() -> None:
    game = table(
        "turn 1 daylight",
        "clearing 1 eyrie roost 1\nclearing 6 eyrie roost 1\nclearing 8 eyrie roost 1",
        "clearing 12 marquise warrior 2",
        "clearing 8 marquise warrior 1",
        "clearing 5 marquise keep 1",
        "hand eyrie favor_of_the_foxes",
        "hand marquise anvil",
        "eyrie leader despot",
    )
    play(game, "1 craft favor_of_the_foxes")
    assert armies(game, 12) == armies(game, 8) == [0, 0]
    play(game, "0 pass", "0 spend anvil")
    assert armies(game, 5) == [2, 0]
    assert supply(game, "marquise", "warrior") == 23


@pytest.mark.law("root:4.1.2")
def test_a_favor_leaves_ones_own_pieces_alone() -> None:
    game = table(
        "turn 0 daylight", WORKSHOPS["fox"], "clearing 12 marquise warrior 2 wood 1", "hand marquise favor_of_the_foxes"
    )
    play(game, "0 craft favor_of_the_foxes")
    assert (armies(game, 12), count(game, "marquise", "wood", 12), count(game, "marquise", "workshop", 8)) == (
        [2, 0],
        1,
        2,
    )


# ---- Birdsong


@pytest.mark.ruling("R31")
@pytest.mark.law("root:1.4.1", "root:4.1.3")
def test_better_burrow_bank_must_draw_for_its_owner_and_another() -> None:
    game = table(
        "turn 0 birdsong", "crafted marquise better_burrow_bank", "coming card anvil card sword", factions=THREE
    )
    assert asked(game)[:2] == (0, "AtBound")
    assert legal(game) == ["use better_burrow_bank"], "it cannot be declined"
    play(game, "0 use better_burrow_bank")
    assert legal(game) == ["choose 1", "choose 2"]
    play(game, "0 choose 2")
    assert [hand(game, faction) for faction in THREE.split()] == [["anvil"], [], ["sword"]]
    assert asked(game)[1] == "Workshops", "once a turn"


@pytest.mark.law("root:4.1.3")
def test_royal_claim_scores_the_ruled_clearings_once() -> None:
    game = table(
        "turn 0 birdsong",
        "crafted marquise royal_claim",
        "clearing 1 marquise warrior 1",
        "clearing 2 marquise warrior 2\nclearing 2 eyrie warrior 1",
        "clearing 3 marquise warrior 1\nclearing 3 eyrie warrior 1",
        "clearing 4 marquise wood 1",
    )
    assert legal(game) == ["pass", "use royal_claim"]
    play(game, "0 use royal_claim")
    assert game.state.points == (2, 0), "not the tie, not the token"
    assert (crafted(game, "marquise"), discards(game)) == ([], ["royal_claim"])


@pytest.mark.law("root:1.4.1", "root:4.1.3")
def test_royal_claim_is_for_any_time_of_birdsong_and_no_other() -> None:
    game = table("turn 0 birdsong", "crafted marquise royal_claim", "clearing 1 marquise warrior 1 sawmill 1")
    play(game, "0 pass")
    assert count(game, "marquise", "wood", 1) == 1, "the wood came between"
    assert legal(game) == ["pass", "use royal_claim"]
    play(game, "0 pass")
    assert asked(game)[1] == "Workshops"
    assert legal(game, "use") == []


@pytest.mark.law("root:4.1.3", "root:1.2.1")
def test_stand_and_deliver_takes_a_random_card_for_a_point() -> None:
    game = table(
        "turn 0 birdsong", "crafted marquise stand_and_deliver", "hand eyrie anvil sword", "coming card sword",
        factions=THREE,
    )  # fmt: skip
    play(game, "0 use stand_and_deliver")
    assert legal(game) == ["choose 1"], "the Alliance has no card"
    play(game, "0 choose 1")
    assert (hand(game, "marquise"), hand(game, "eyrie")) == (["sword"], ["anvil"])
    assert game.state.points == (0, 1, 0)
    assert known(game, "marquise", by="eyrie") == ["sword"], "the victim knows what is gone"
    assert known(game, "marquise", by="alliance") == []
    assert crafted(game, "marquise") == ["stand_and_deliver"]
    assert legal(game, "use") == [], "once a turn"


@pytest.mark.ruling("R6")
@pytest.mark.law("root:4.1.3")
def test_stand_and_deliver_needs_a_card_to_take() -> None:
    game = table("turn 0 birdsong", "crafted marquise stand_and_deliver")
    assert asked(game)[1] == "Workshops"


# ---- Daylight


@pytest.mark.law("root:1.4.1", "root:4.1.3")
def test_command_warren_fights_before_anything_else_of_daylight() -> None:
    game = table(CLASH, "crafted marquise command_warren", "coming die 1 die 0")
    assert asked(game)[1] == "AtBound"
    assert legal(game) == ["use command_warren", "pass"]
    play(game, "0 use command_warren")
    assert legal(game) == ["battle 5 1"]
    play(game, "0 battle 5 1")
    assert armies(game, 5) == [4, 3]
    play(game, "0 pass")
    assert asked(game)[1] == "Act"
    assert game.decision.args == {"count": 3}, "it was no action"


@pytest.mark.law("root:4.1.3")
def test_command_warren_is_not_asked_where_nobody_can_be_fought() -> None:
    game = table("turn 0 daylight", "clearing 5 marquise warrior 4", "crafted marquise command_warren")
    assert asked(game)[1] == "Workshops"


@pytest.mark.law("root:4.1.3", "root:1.2.1")
def test_codebreakers_show_a_hand_to_their_owner_only() -> None:
    game = table("turn 0 daylight", "crafted marquise codebreakers", "hand eyrie anvil sword", factions=THREE)
    play(game, "0 use codebreakers")
    assert legal(game) == ["choose 1"], "there is nothing to see in an empty hand"
    play(game, "0 choose 1")
    assert known(game, "eyrie", by="marquise") == ["anvil", "sword"]
    assert known(game, "eyrie", by="alliance") == []
    assert [event.seen_by(0).args["cards"] for event in game.events if event.what == "saw_hand"] == ["anvil sword"]
    assert all("cards" not in event.seen_by(2).args for event in game.events)
    assert legal(game, "use") == [], "once a turn"


@pytest.mark.law("root:4.1.3")
def test_the_tax_collector_turns_a_warrior_into_a_card() -> None:
    game = table(
        "turn 0 daylight", "crafted marquise tax_collector", "clearing 5 marquise warrior 2",
        "clearing 9 marquise warrior 1", "coming card anvil",
    )  # fmt: skip
    play(game, "0 use tax_collector")
    assert legal(game) == ["take_off 5", "take_off 9"]
    play(game, "0 take_off 9")
    assert (armies(game, 9), supply(game, "marquise", "warrior")) == ([0, 0], 23)
    assert hand(game, "marquise") == ["anvil"]
    assert legal(game, "use") == [], "once a turn"


@pytest.mark.ruling("R34")
@pytest.mark.law("root:6.2.3")
def test_field_hospitals_save_even_a_taxed_warrior_before_the_card_comes() -> None:
    game = table(
        "turn 0 daylight", "crafted marquise tax_collector", "clearing 5 marquise warrior 1",
        "clearing 1 marquise keep 1", "hand marquise bake_sale", "coming card anvil",
    )  # fmt: skip
    play(game, "0 use tax_collector", "0 take_off 5")
    assert hand(game, "marquise") == ["bake_sale"], "the card comes last"
    play(game, "0 spend bake_sale")
    assert armies(game, 1) == [1, 0]
    assert hand(game, "marquise") == ["anvil"]


@pytest.mark.law("root:4.1.3")
def test_the_tax_collector_waits_for_warriors() -> None:
    game = table("turn 0 daylight", "crafted marquise tax_collector", "clearing 5 marquise workshop 1")
    assert legal(game, "use") == []


# ---- Evening


@pytest.mark.law("root:1.4.1", "root:4.1.3", "root:4.2.1")
def test_the_cobbler_grants_an_ordinary_move_before_anything_else_of_evening() -> None:
    game = table(
        "turn 0 evening",
        "crafted marquise cobbler",
        "clearing 5 marquise warrior 2",
        "clearing 9 marquise warrior 1\nclearing 9 eyrie warrior 2",
    )
    assert hand(game, "marquise") == [], "nothing is drawn yet"
    play(game, "0 use cobbler")
    assert legal(game) == ["move 5>1 x1", "move 5>1 x2", "move 5>2 x1", "move 5>2 x2"], (
        "9 is not ruled, nor are 1, 4, 12"
    )
    play(game, "0 move 5>1 x2")
    assert armies(game, 1) == [2, 0]
    assert len(hand(game, "marquise")) == 1


@pytest.mark.law("root:1.4.1")
def test_the_cobbler_may_be_passed() -> None:
    game = table("turn 0 evening", "crafted marquise cobbler", "clearing 5 marquise warrior 2")
    assert legal(game) == ["use cobbler", "pass"]
    play(game, "0 pass")
    assert armies(game, 5) == [2, 0]
    assert happened(game, "moved") == []


# ---- cards in the hands of, or against, a Vagabond

WANDERER = "pawn vagabond 5\nvagabond character ranger\nvagabond ready boots sword torch tea"
WITH_VAGABOND = "marquise eyrie vagabond"


@pytest.mark.law("root:9.2.2", "root:9.2.2.I")
def test_a_favor_leaves_the_pawn_but_damages_three_items() -> None:
    game = table(
        "turn 0 daylight", WORKSHOPS["rabbit"], WANDERER, "hand marquise favor_of_the_rabbits", factions=WITH_VAGABOND
    )
    play(game, "0 craft favor_of_the_rabbits", "2 damage boots", "2 damage sword", "2 damage tea")
    assert game.state.pawns[2] == 5
    assert asked(game)[0] == 0, "three, no more"
    assert game.state.points == (0, 0, 0), "items are nobody's pieces"


@pytest.mark.law("root:G.1.23", "root:4.1.2")
@pytest.mark.also_in("early")
def test_a_favor_spares_a_partner_in_coalition() -> None:
    game = table(
        "turn 0 daylight", WORKSHOPS["rabbit"], WANDERER, "hand marquise favor_of_the_rabbits",
        "coalition vagabond marquise", "clearing 10 eyrie warrior 1", factions="marquise eyrie vagabond alliance",
    )  # fmt: skip
    play(game, "0 craft favor_of_the_rabbits")
    assert armies(game, 10)[1] == 0
    assert asked(game)[0] == 0, "the Vagabond is not asked for damage"


@pytest.mark.ruling("R29")
@pytest.mark.law("root:4.1.3", "root:9.5.1")
def test_the_cobbler_moves_a_pawn_without_boots() -> None:
    game = table("turn 2 evening", WANDERER, "crafted vagabond cobbler", factions=WITH_VAGABOND)
    play(game, "2 use cobbler")
    assert legal(game) == ["go 1", "go 2"]
    play(game, "2 go 2")
    assert game.state.pawns[2] == 2
    assert not [line for line in game.state.boards[2].write(game.state) if line.startswith("spent")]


@pytest.mark.ruling("R29")
@pytest.mark.law("root:4.1.3", "root:9.5.2")
def test_command_warren_fights_without_exhausting_a_sword() -> None:
    game = table(
        "turn 2 daylight", WANDERER, "crafted vagabond command_warren", "clearing 5 eyrie warrior 2",
        "coming die 1 die 0", factions=WITH_VAGABOND,
    )  # fmt: skip
    play(game, "2 use command_warren", "2 battle 5 1")
    assert armies(game, 5) == [0, 1, 0]
    assert not [line for line in game.state.boards[2].write(game.state) if line.startswith("spent")]


@pytest.mark.law("root:4.1.3")
def test_a_vagabond_has_no_warrior_to_tax() -> None:
    game = table("turn 2 daylight", WANDERER, "crafted vagabond tax_collector", factions=WITH_VAGABOND)
    assert legal(game, "use") == []


# ---- whole games


@pytest.mark.law("root:4.1")
@pytest.mark.slow
@pytest.mark.compiled
def test_two_hundred_games_of_eager_crafters_lose_no_card_and_no_piece() -> None:
    used = random_games(100, "standard") + random_games(100, "exiles")
    quiet = {"scouting_party", "soup_kitchens", "boat_builders", "tunnels", "corvid_planners", "informants",
             "master_engravers", "murine_broker"}  # fmt: skip
    assert set(used) == {card.id for card in CARDS if card.kind == "persistent"} - quiet, "every effect was used"
