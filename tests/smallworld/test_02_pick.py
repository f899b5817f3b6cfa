"""Picking a pair: what it costs, what it brings, and how the column, the stacks and the discards move."""

from __future__ import annotations

import pytest

from copse.games import SmallWorldGame
from copse.kernel.errors import IllegalAction
from tests.script import asked, happened, legal, play, small_world, why_not

BANNERS = {
    "amazons": 6, "dwarves": 3, "elves": 6, "ghouls": 5, "giants": 6, "halflings": 6, "humans": 5, "orcs": 5,
    "ratmen": 8, "skeletons": 6, "sorcerers": 5, "tritons": 6, "trolls": 5, "wizards": 5,
}  # fmt: skip
POWERS = {
    "alchemist": 4, "berserk": 4, "bivouacking": 5, "commando": 4, "diplomat": 5, "dragon_master": 5, "flying": 5,
    "forest": 4, "fortified": 3, "heroic": 5, "hill": 4, "merchant": 2, "mounted": 5, "pillaging": 5, "seafaring": 5,
    "spirit": 5, "stout": 4, "swamp": 4, "underworld": 5, "wealthy": 4,
}  # fmt: skip
COLUMN = """
    offer alchemist orcs
    offer forest ratmen 1
    offer hill humans
    offer swamp trolls 2
    offer merchant wizards
    offer commando elves
"""
UNSEEN_BANNERS = "amazons dwarves ghouls giants halflings skeletons sorcerers tritons"
UNSEEN_BADGES = (
    "berserk bivouacking diplomat dragon_master flying fortified heroic mounted pillaging seafaring spirit stout"
    " underworld wealthy"
)


def market(lines: str = "", coins: str = "5 5 5") -> SmallWorldGame:
    """Seat 0 of three is about to pick."""
    return small_world(f"players 3\ncoins {coins}\n{COLUMN}\n{lines}")


def column(game: SmallWorldGame) -> list[str]:
    """The pairs on offer as a position writes them."""
    return [line.removeprefix("offer ") for line in game.position().splitlines() if line.startswith("offer ")]


@pytest.mark.law("sw:pick.any_of_six")
@pytest.mark.parametrize(
    ("place", "race"), [(1, "orcs"), (2, "ratmen"), (3, "humans"), (4, "trolls"), (5, "wizards"), (6, "elves")]
)
def test_any_of_the_six_visible_pairs_may_be_picked(place: int, race: str) -> None:
    game = market()
    assert asked(game) == (0, "Pick", "sw:pick.any_of_six")
    assert legal(game) == ["pick 1", "pick 2", "pick 3", "pick 4", "pick 5", "pick 6"]
    play(game, f"0 pick {place}")
    assert happened(game, "picked")[0]["race"] == race
    assert game.state.rules.race_ids[game.state.active[0]] == race


@pytest.mark.law("sw:pick.cost")
def test_the_top_pair_is_free() -> None:
    game = play(market(coins="0 5 5"), "0 pick 1")
    assert game.state.coins == (0, 5, 5)
    assert column(game)[:5] == [
        "forest ratmen 1", "hill humans 0", "swamp trolls 2", "merchant wizards 0", "commando elves 0",
    ]  # fmt: skip


@pytest.mark.law("sw:pick.cost")
def test_the_lowest_pair_costs_a_coin_on_each_of_the_five_above() -> None:
    game = play(market(), "0 pick 6")
    assert game.state.coins == (0, 5, 5)
    assert column(game)[:5] == [
        "alchemist orcs 1", "forest ratmen 2", "hill humans 1", "swamp trolls 3", "merchant wizards 1",
    ]  # fmt: skip


@pytest.mark.law("sw:pick.cost")
@pytest.mark.parametrize("coins", range(6))
def test_a_pair_that_the_purse_cannot_pay_for_is_out_of_reach(coins: int) -> None:
    game = market(coins=f"{coins} 5 5")
    assert legal(game) == [f"pick {place}" for place in range(1, coins + 2)]
    for place in range(coins + 2, 7):
        assert why_not(game, f"pick {place}") == "sw:pick.cost"
        with pytest.raises(IllegalAction, match=r"forbidden by §sw:pick\.cost") as refused:
            game.apply(f"pick {place}")
        assert refused.value.why == "sw:pick.cost"


@pytest.mark.law("sw:pick.coins_on_pair")
def test_coins_on_the_pair_go_to_the_player_who_still_pays_in_full() -> None:
    game = play(market(), "0 pick 4")
    assert game.state.coins[0] == 5 - 3 + 2
    assert column(game)[:3] == ["alchemist orcs 1", "forest ratmen 2", "hill humans 1"]
    picked = happened(game, "picked")[0]
    assert (picked["paid"], picked["taken"]) == (3, 2)


@pytest.mark.law("sw:pick.coins_on_pair", "sw:pick.cost")
def test_coins_on_a_pair_do_not_help_to_pay_for_it() -> None:
    game = market(coins="2 5 5")
    assert why_not(game, "pick 4") == "sw:pick.cost"
    assert "pick 4" not in legal(game)


@pytest.mark.law("sw:pick.coins_on_pair")
def test_coins_pile_up_on_a_pair_that_is_passed_over_again_and_again() -> None:
    game = play(market(), "0 pick 2", "0 stop", "1 pick 3", "1 stop")
    assert column(game)[:2] == ["alchemist orcs 2", "hill humans 1"]
    play(game, "2 pick 1")
    assert game.state.coins == (5 - 1 + 1, 5 - 2 + 2, 5 + 2)


@pytest.mark.law("sw:pick.tokens")
@pytest.mark.parametrize("race", BANNERS)
def test_a_banner_brings_its_number_of_tokens(race: str) -> None:
    game = play(small_world(f"players 3\noffer wealthy {race}"), "0 pick 1")
    conquest_only = 4 if race == "amazons" else 0
    assert game.decision.args["hand"] == BANNERS[race] + 4 + conquest_only


@pytest.mark.law("sw:pick.tokens")
@pytest.mark.parametrize("power", POWERS)
def test_a_power_adds_its_number_of_tokens(power: str) -> None:
    game = play(small_world(f"players 3\noffer {power} ratmen"), "0 pick 1")
    assert game.decision.args["hand"] == 8 + POWERS[power]
    assert game.state.tray[game.state.active[0]] == 13 - 8 - POWERS[power]


@pytest.mark.law("sw:pick.tokens")
def test_no_token_is_added_on_later_turns() -> None:
    game = small_world("""
        players 3
        people 0 hill ratmen
        region 4 ratmen 3
        region 5 ratmen 2
    """)
    play(game, "0 expand", "0 march")
    assert game.decision.args["hand"] == 3
    play(game, "0 stop", "0 deploy 4 x3")
    assert game.state.tray[game.state.active[0]] == 13 - 5


@pytest.mark.law("sw:pick.token_limit")
@pytest.mark.parametrize(("in_hand", "grown"), [(12, 2), (13, 1), (14, 0)])
def test_skeletons_grow_only_as_far_as_the_tray_goes(in_hand: int, grown: int) -> None:
    game = small_world(f"""
        players 3
        turn 0 redeploy
        people 0 hill skeletons hand {in_hand}
        region 4 skeletons 6
        this_turn spoils 5
    """)
    play(game, f"0 deploy 4 x{in_hand + 5 + grown}")
    assert [growth["tokens"] for growth in happened(game, "grew")] == [grown] * bool(grown)


@pytest.mark.law("sw:pick.token_limit")
@pytest.mark.parametrize(("sorcerers", "conversions"), [(16, ["convert 5"]), (17, [])])
def test_sorcerers_need_a_token_in_the_tray(sorcerers: int, conversions: list[str]) -> None:
    game = small_world(f"""
        players 3
        turn 0 conquer
        people 0 hill sorcerers hand 1
        region 4 sorcerers {sorcerers}
        people 1 forest orcs
        region 5 orcs 1
    """)
    assert legal(game, "convert") == conversions


@pytest.mark.law("sw:pick.refresh")
def test_pairs_below_the_picked_one_move_up_with_their_coins_and_a_new_one_is_revealed() -> None:
    game = play(market("coming banner giants badge flying"), "0 pick 3")
    assert column(game) == [
        "alchemist orcs 1", "forest ratmen 2", "swamp trolls 2", "merchant wizards 0", "commando elves 0",
        "flying giants 0",
    ]  # fmt: skip
    assert happened(game, "revealed") == [{"race": "giants", "power": "flying"}]


@pytest.mark.law("sw:pick.refresh")
def test_when_the_pair_on_the_stacks_is_picked_the_next_one_is_revealed_in_its_place() -> None:
    game = play(market("coming banner giants badge flying"), "0 pick 6")
    assert column(game)[5] == "flying giants 0"
    assert len(column(game)) == 6


@pytest.mark.law("sw:pick.recycle")
def test_banners_under_the_stack_come_up_after_it_and_in_their_order() -> None:
    under = UNSEEN_BANNERS.replace("skeletons ", "")
    game = market(f"banners skeletons\nunder {under}")
    play(game, "0 pick 1", "0 stop", "1 pick 1", "1 stop", "2 pick 1")
    assert [pair["race"] for pair in happened(game, "revealed")] == ["skeletons", "amazons", "dwarves"]


@pytest.mark.law("sw:pick.recycle", "sw:powers.run_out")
def test_discarded_powers_wait_until_the_stack_is_used_up_and_are_shuffled_then() -> None:
    discards = UNSEEN_BADGES.replace("flying ", "")
    game = play(market(f"badges flying\ndiscards {discards}\ncoming badge flying badge stout"), "0 pick 1")
    assert happened(game, "revealed")[0]["power"] == "flying", "the one badge that is left in the stack"
    assert "discards " + discards in game.position()
    play(game, "0 stop", "1 pick 1")
    assert happened(game, "revealed")[1]["power"] == "stout", "one of the former discards"
    assert "discards none" in game.position()
    assert "badges " + discards.replace("stout ", "") in game.position()


@pytest.mark.law("sw:powers.run_out")
def test_any_discarded_power_may_come_up_from_the_new_stack() -> None:
    revealed = set()
    for rng in range(300):
        game = play(market(f"rng {rng}\nbadges none\ndiscards {UNSEEN_BADGES}"), "0 pick 1")
        revealed.add(happened(game, "revealed")[0]["power"])
    assert revealed == set(UNSEEN_BADGES.split())


@pytest.mark.law("sw:pick.refresh")
def test_fewer_than_six_are_on_offer_when_no_banner_is_left() -> None:
    game = small_world(f"""
        players 5
        {COLUMN}
        people 1 berserk amazons hand 5
        people 2 bivouacking dwarves hand 5
        people 3 diplomat ghouls hand 5
        people 4 flying giants hand 5
        people 1 - halflings declined
        region 4 halflings 1
        people 2 - skeletons declined
        region 5 skeletons 1
        people 3 - sorcerers declined
        region 6 sorcerers 1
        people 4 - tritons declined
        region 11 tritons 1
    """)
    play(game, "0 pick 6")
    assert happened(game, "revealed") == []
    assert column(game) == [
        "alchemist orcs 1", "forest ratmen 2", "hill humans 1", "swamp trolls 3", "merchant wizards 1",
    ]  # fmt: skip
