"""Conquest: where a race may go, what it costs, what the defender loses, the die and the redeployment.

Most positions are on the map for three: regions 3, 5, 9 and 10 border region 4; 3 and 10 are mountains and 9 has a lost
tribe, 4 and 5 are plain.
"""

from __future__ import annotations

from collections import Counter

import pytest

from copse.games import SmallWorldGame
from copse.kernel.errors import BadPosition, IllegalAction, ImpossibleOutcome
from tests.script import asked, happened, legal, play, small_world, why_not
from tests.smallworld.table import army, hand, targets, tray

ENTRIES = {
    2: [2, 3, 4, 5, 6, 11, 12, 16, 17, 18, 19, 20, 21, 22],
    3: [2, 3, 4, 5, 6, 7, 12, 13, 18, 19, 24, 25, 26, 27, 28, 29],
    4: [2, 3, 4, 5, 6, 7, 8, 11, 12, 17, 18, 22, 23, 28, 29, 30, 33, 35, 36, 37, 38],
    5: [2, 3, 4, 5, 6, 7, 11, 12, 16, 17, 18, 23, 24, 27, 28, 29, 34, 35, 40, 42, 43, 44, 45, 46, 47],
}
WATERS = {2: [1, 8, 23], 3: [1, 15, 30], 4: [1, 15, 39], 5: [1, 21, 48]}


def newcomers(tokens: int, lines: str = "", players: int = 3) -> SmallWorldGame:
    """Ratmen without a region, about to conquer."""
    return small_world(f"players {players}\nturn 0 conquer\npeople 0 hill ratmen hand {tokens}\n{lines}")


def settlers(tokens: int, lines: str = "") -> SmallWorldGame:
    """Ratmen in region 4, about to conquer with these tokens in hand."""
    return newcomers(tokens, f"region 4 ratmen 1\n{lines}")


# ---- where


@pytest.mark.law("sw:conquest.first")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_race_enters_at_the_map_edge_or_on_the_shore_of_a_sea(players: int) -> None:
    assert legal(newcomers(13, players=players), "conquer") == targets(*ENTRIES[players])


@pytest.mark.law("sw:conquest.first")
def test_a_shore_stays_an_entry_when_a_seafaring_race_holds_the_sea() -> None:
    game = newcomers(3, "people 1 seafaring tritons\nregion 1 tritons 2")
    play(game, "0 conquer 7")
    assert army(game, "ratmen") == {7: 3}


@pytest.mark.law("sw:conquest.first")
@pytest.mark.parametrize("shore", [9, 10, 14, 16, 20, 21, 22])
def test_the_shore_of_the_lake_is_no_entry(shore: int) -> None:
    assert why_not(newcomers(13), f"conquer {shore}") == "sw:conquest.first"


@pytest.mark.law("sw:conquest.first")
def test_a_new_race_need_not_enter_beside_its_predecessor_and_gets_no_way_in_through_it() -> None:
    game = newcomers(13, "people 0 - orcs declined\nregion 21 orcs 1")
    assert legal(game, "conquer") == targets(*ENTRIES[3])


@pytest.mark.law("sw:conquest.following")
def test_later_conquests_must_border_a_region_of_the_active_race() -> None:
    game = settlers(12)
    assert asked(game) == (0, "Conquer", "sw:conquest.following")
    assert legal(game, "conquer") == targets(3, 5, 9, 10)
    play(game, "0 conquer 5")
    assert legal(game, "conquer") == targets(3, 6, 9, 10, 11)
    assert why_not(game, "conquer 25") == "sw:conquest.following"


@pytest.mark.law("sw:conquest.following")
def test_what_borders_only_the_own_race_in_decline_is_out_of_reach() -> None:
    game = settlers(12, "people 0 - orcs declined\nregion 25 orcs 1")
    assert legal(game, "conquer") == targets(3, 5, 9, 10)
    assert why_not(game, "conquer 19") == "sw:conquest.following"


@pytest.mark.law("sw:conquest.following")
def test_nobody_has_to_conquer_all_that_is_possible() -> None:
    game = play(settlers(3), "0 stop", "0 deploy 4 x3")
    assert army(game, "ratmen") == {4: 4}
    assert game.decision.seat == 1


@pytest.mark.law("sw:conquest.water")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_seas_and_lakes_cannot_be_conquered_even_on_wings(players: int) -> None:
    game = small_world(f"players {players}\nturn 0 conquer\npeople 0 flying ratmen hand 13")
    forbidden = [blocked.action.text for blocked in game.decision.blocked() if blocked.law == "sw:conquest.water"]
    assert forbidden == targets(*WATERS[players])
    assert len(legal(game, "conquer")) == len(game.state.holder) - 1 - 3


@pytest.mark.law("sw:conquest.water")
def test_water_that_borders_a_held_region_is_no_exception() -> None:
    game = newcomers(9, "region 7 ratmen 1\nregion 9 ratmen 1")
    assert legal(game, "conquer") == targets(2, 3, 4, 8, 10, 13, 14)
    assert why_not(game, "conquer 1") == why_not(game, "conquer 15") == "sw:conquest.water"


@pytest.mark.law("sw:conquest.water")
def test_a_seafaring_race_may_conquer_water() -> None:
    game = small_world("players 3\nturn 0 conquer\npeople 0 seafaring ratmen hand 2\nregion 7 ratmen 1")
    play(game, "0 conquer 1")
    assert army(game, "ratmen") == {1: 2, 7: 1}


# ---- for how many


@pytest.mark.law("sw:conquest.cost")
@pytest.mark.parametrize(
    ("region", "cost", "lines"),
    [
        pytest.param(4, 2, "", id="nothing"),
        pytest.param(3, 3, "", id="mountain"),
        pytest.param(6, 3, "", id="lost tribe"),
        pytest.param(4, 3, "people 1 forest orcs\nregion 4 orcs 1", id="a race token"),
        pytest.param(4, 7, "people 1 forest orcs\nregion 4 orcs 5", id="five race tokens"),
        pytest.param(4, 3, "people 1 - orcs declined\nregion 4 orcs 1", id="a token in decline"),
        pytest.param(4, 4, "people 1 bivouacking orcs\nregion 4 orcs 1 encampment 1", id="encampment"),
        pytest.param(4, 8, "people 1 bivouacking orcs\nregion 4 orcs 1 encampment 5", id="five encampments"),
        pytest.param(4, 4, "people 1 fortified orcs\nregion 4 orcs 1 fortress", id="fortress"),
        pytest.param(4, 4, "people 1 - orcs declined\nregion 4 orcs 1 fortress", id="fortress in decline"),
        pytest.param(4, 4, "people 1 forest trolls\nregion 4 trolls 1 lair", id="lair"),
        pytest.param(4, 4, "people 1 - trolls declined\nregion 4 trolls 1 lair", id="lair in decline"),
        pytest.param(3, 8, "people 1 fortified trolls\nregion 3 trolls 3 lair fortress", id="mountain, fortress, lair"),
        pytest.param(
            3, 8, "people 1 bivouacking trolls\nregion 3 trolls 2 lair encampment 2", id="camps on a mountain"
        ),
    ],
)
def test_a_region_costs_two_tokens_and_one_for_everything_in_it(region: int, cost: int, lines: str) -> None:
    assert f"conquer {region}" not in legal(newcomers(cost - 1, lines))
    game = play(newcomers(13, lines), f"0 conquer {region}")
    assert army(game, "ratmen") == {region: cost}
    assert hand(game, "ratmen") == 13 - cost
    assert happened(game, "conquered") == [{"seat": 0, "race": "ratmen", "region": region, "tokens": cost}]


@pytest.mark.law("sw:conquest.stay")
def test_tokens_that_conquered_do_so_no_more_until_redeployment() -> None:
    game = play(settlers(5), "0 conquer 5", "0 conquer 10")
    assert army(game, "ratmen") == {4: 1, 5: 2, 10: 3}
    assert hand(game, "ratmen") == 0
    assert legal(game) == ["stop"]
    play(game, "0 stop")
    assert asked(game)[1] == "Deploy"
    assert game.decision.args["hand"] == 3, "all but one in each region are free again"


@pytest.mark.law("sw:conquest.one_token")
def test_a_conquest_needs_a_token_however_cheap_it_is() -> None:
    game = small_world("""
        players 3
        turn 0 conquer
        people 0 commando tritons hand 1
        region 2 tritons 1
        tribes none
    """)
    play(game, "0 conquer 7")  # a shore: two tokens, less one for the race and one for the power
    assert army(game, "tritons") == {2: 1, 7: 1}
    assert legal(game) == ["stop"]
    assert why_not(game, "conquer 13") == "sw:conquest.one_token", "its price would be one token"


@pytest.mark.law("sw:conquest.one_token")
@pytest.mark.parametrize("power", ["hill", "berserk", "dragon_master"])
def test_neither_die_nor_dragon_conquers_without_a_token(power: str) -> None:
    game = small_world(f"players 3\nturn 0 conquer\npeople 0 {power} ratmen\nregion 4 ratmen 1")
    assert legal(game) == ["stop"]


@pytest.mark.law("sw:conquest.first", "sw:conquest.following", "sw:conquest.water")
@pytest.mark.law("sw:conquest.cost", "sw:conquest.one_token")
@pytest.mark.parametrize(
    ("tokens", "lines", "region", "paragraph"),
    [
        (9, "", 9, "sw:conquest.first"),
        (9, "region 4 ratmen 1", 25, "sw:conquest.following"),
        (9, "region 4 ratmen 1", 1, "sw:conquest.water"),
        (1, "region 4 ratmen 1\npeople 1 forest orcs\nregion 5 orcs 3", 5, "sw:conquest.cost"),
        (0, "region 4 ratmen 1", 5, "sw:conquest.one_token"),
    ],
)
def test_who_may_not_conquer_a_region_is_told_the_paragraph(
    tokens: int, lines: str, region: int, paragraph: str
) -> None:
    game = newcomers(tokens, lines)
    before = game.position()
    with pytest.raises(IllegalAction) as refused:
        game.apply(f"conquer {region}")
    assert refused.value.why == why_not(game, f"conquer {region}") == paragraph
    assert f"forbidden by §{paragraph}" in str(refused.value)
    assert game.position() == before


@pytest.mark.law("sw:conquest.mountain_stays")
def test_a_mountain_defends_whoever_holds_it() -> None:
    game = settlers(6, "people 1 forest orcs\nregion 2 orcs 6\npeople 2 swamp humans\nregion 8 humans 9")
    play(game, "0 conquer 3", "0 stop", "0 deploy 4 x5")
    assert army(game, "ratmen") == {3: 1, 4: 6}
    play(game, "1 expand", "1 march", "1 conquer 3")
    assert army(game, "orcs") == {2: 1, 3: 4}
    play(game, "1 stop", "1 deploy 2 x4", "2 expand", "2 march", "2 conquer 3")
    assert army(game, "humans") == {3: 4, 8: 1}


@pytest.mark.law("sw:conquest.mountain_stays")
def test_a_mountain_stays_in_a_region_that_was_abandoned() -> None:
    game = small_world("players 3\nturn 0 ready\npeople 0 hill ratmen\nregion 3 ratmen 1\nregion 4 ratmen 4")
    play(game, "0 abandon 3", "0 march", "0 conquer 3")
    assert army(game, "ratmen") == {3: 3, 4: 1}


# ---- what the defender loses


@pytest.mark.law("sw:conquest.losses")
def test_the_defender_returns_one_token_for_each_lost_region_and_keeps_the_others_in_hand() -> None:
    game = settlers(12, "people 1 forest orcs\nregion 5 orcs 3\nregion 9 orcs 2\nregion 12 orcs 1")
    assert tray(game, "orcs") == 4
    play(game, "0 conquer 5")
    assert (army(game, "orcs"), hand(game, "orcs"), tray(game, "orcs")) == ({9: 2, 12: 1}, 2, 5)
    play(game, "0 conquer 9")
    assert (army(game, "orcs"), hand(game, "orcs"), tray(game, "orcs")) == ({12: 1}, 3, 6)


@pytest.mark.law("sw:conquest.retreat")
def test_kept_tokens_go_to_any_regions_still_held_when_the_attackers_turn_is_over() -> None:
    game = settlers(6, "people 1 forest orcs\nregion 5 orcs 4\nregion 12 orcs 1\nregion 25 orcs 1")
    play(game, "0 conquer 5", "0 stop")
    assert army(game, "orcs") == {12: 1, 25: 1}, "not before the attacker has finished"
    play(game, "0 deploy 4 x5")
    assert asked(game) == (1, "Retreat", "sw:conquest.retreat")
    assert legal(game) == [f"deploy {region} x{count}" for region in (12, 25) for count in (1, 2, 3)]
    play(game, "1 deploy 25 x2", "1 deploy 12 x1")
    assert army(game, "orcs") == {12: 2, 25: 3}
    assert asked(game)[:2] == (1, "Course")


@pytest.mark.law("sw:conquest.retreat")
def test_several_defenders_retreat_clockwise_from_the_attacker() -> None:
    game = small_world("""
        players 4
        turn 1 conquer
        people 1 flying ratmen hand 12
        region 38 ratmen 1
        people 0 hill orcs
        region 22 orcs 2
        region 11 orcs 1
        people 2 forest humans
        region 29 humans 2
        region 5 humans 1
        people 3 swamp wizards
        region 36 wizards 2
        region 37 wizards 1
    """)
    play(game, "1 conquer 22", "1 conquer 36", "1 conquer 29", "1 stop", "1 deploy 38 x9")
    play(game, "2 deploy 5 x1", "3 deploy 37 x1", "0 deploy 11 x1")
    assert asked(game)[:2] == (2, "Course")


@pytest.mark.law("sw:conquest.homeless")
def test_tokens_of_a_race_without_a_region_wait_in_hand_and_enter_anew() -> None:
    game = settlers(5, "people 1 forest orcs\nregion 5 orcs 3")
    play(game, "0 conquer 5", "0 stop", "0 deploy 4 x4")
    assert asked(game)[:2] == (1, "Course"), "there is nowhere to retreat to"
    assert (army(game, "orcs"), hand(game, "orcs"), tray(game, "orcs")) == ({}, 2, 8)
    play(game, "1 expand")
    assert legal(game, "conquer") == targets(2, 12, 19, 25, 28), "the empty regions at the border"
    assert why_not(game, "conquer 8") == "sw:conquest.first"
    play(game, "1 conquer 25")
    assert army(game, "orcs") == {25: 2}


@pytest.mark.law("sw:conquest.single_token")
@pytest.mark.parametrize(("power", "state", "asked_next"), [("forest", "", "Course"), ("-", "declined", "Pick")])
def test_a_lone_defender_goes_to_the_tray_and_nothing_retreats(power: str, state: str, asked_next: str) -> None:
    game = settlers(3, f"people 1 {power} orcs {state}\nregion 5 orcs 1\nregion 12 orcs 1")
    play(game, "0 conquer 5")
    assert (army(game, "orcs"), hand(game, "orcs"), tray(game, "orcs")) == ({12: 1}, 0, 9)
    play(game, "0 stop", "0 deploy 4 x2")
    assert asked(game)[:2] == (1, asked_next)


@pytest.mark.law("sw:conquest.single_token")
def test_a_lost_tribe_that_was_conquered_is_gone_for_good() -> None:
    game = play(settlers(3), "0 conquer 9", "0 stop", "0 deploy 4 x2")
    assert army(game, "ratmen") == {4: 3, 9: 1}
    assert "\ntribes 6 7 11 14 20 22 23 24 29\n" in game.position()


@pytest.mark.law("sw:conquest.own_decline")
def test_a_region_of_the_own_race_in_decline_may_be_conquered_at_the_usual_cost() -> None:
    game = settlers(4, "people 0 - elves declined\nregion 5 elves 1\nregion 6 elves 1")
    play(game, "0 conquer 5")
    assert army(game, "ratmen") == {4: 1, 5: 3}
    assert (army(game, "elves"), hand(game, "elves"), tray(game, "elves")) == ({6: 1}, 0, 10)


# ---- the die


@pytest.mark.law("sw:conquest.reinforcement")
def test_the_die_may_be_tried_on_any_region_in_reach_for_which_at_most_three_tokens_are_missing() -> None:
    game = settlers(1, "people 1 forest orcs\nregion 5 orcs 2\nregion 10 orcs 2")
    assert legal(game) == ["reinforce 3", "reinforce 5", "reinforce 9", "stop"]
    assert why_not(game, "conquer 10") == "sw:conquest.cost", "four are missing on the mountain"


@pytest.mark.law("sw:conquest.reinforcement")
@pytest.mark.parametrize(("tokens", "orcs", "pips"), [(1, 2, 3), (2, 2, 2), (3, 2, 1), (2, 2, 3), (1, 1, 2)], ids=str)
def test_enough_pips_let_all_unused_tokens_take_the_region(tokens: int, orcs: int, pips: int) -> None:
    game = settlers(tokens, f"people 1 forest orcs\nregion 5 orcs {orcs}\nregion 12 orcs 1\ncoming die {pips}")
    play(game, "0 reinforce 5")
    assert happened(game, "rolled") == [{"seat": 0, "pips": pips}]
    assert happened(game, "conquered") == [{"seat": 0, "race": "ratmen", "region": 5, "tokens": tokens}]
    assert 5 in army(game, "ratmen")
    assert sum(army(game, "ratmen").values()) + hand(game, "ratmen") == tokens + 1
    assert game.decision.prompt != "Conquer", "conquests end with the die"


@pytest.mark.law("sw:conquest.reinforcement")
@pytest.mark.parametrize(("tokens", "orcs", "pips"), [(1, 2, 2), (1, 2, 0), (2, 2, 1), (3, 2, 0), (1, 1, 1)], ids=str)
def test_too_few_pips_end_the_conquests_and_the_tokens_join_a_held_region(tokens: int, orcs: int, pips: int) -> None:
    game = settlers(tokens, f"people 1 forest orcs\nregion 5 orcs {orcs}\ncoming die {pips}")
    play(game, "0 reinforce 5")
    assert army(game, "orcs") == {5: orcs}
    assert asked(game)[:2] == (0, "Deploy")
    play(game, f"0 deploy 4 x{tokens}")
    assert army(game, "ratmen") == {4: tokens + 1}
    assert game.decision.seat == 1


@pytest.mark.law("sw:conquest.reinforcement")
def test_tokens_that_fail_at_the_first_conquest_stay_in_hand() -> None:
    game = newcomers(1, "people 1 forest orcs\npeople 2 swamp humans\ncoming die 0")
    play(game, "0 reinforce 4")
    assert (army(game, "ratmen"), hand(game, "ratmen")) == ({}, 1)
    play(game, "1 expand", "1 stop", "2 expand", "2 stop", "0 expand")
    assert "reinforce 4" in legal(game)


@pytest.mark.law("sw:conquest.reinforcement")
def test_the_die_has_three_blanks_and_one_two_and_three_pips() -> None:
    rolls: Counter[int | str] = Counter()
    for rng in range(1200):
        game = play(settlers(1, f"rng {rng}"), "0 reinforce 5")
        rolls[happened(game, "rolled")[0]["pips"]] += 1
    assert sorted(rolls, key=int) == [0, 1, 2, 3]
    assert 540 < rolls[0] < 660
    assert all(160 < rolls[pips] < 240 for pips in (1, 2, 3))


@pytest.mark.law("sw:conquest.reinforcement")
def test_the_die_has_no_fourth_pip() -> None:
    with pytest.raises(BadPosition, match="'4' is not a die of this table; allowed: 0, 1, 2, 3"):
        settlers(1, "coming die 4")
    game = settlers(1)
    game.state.coming = [("die", 4)]
    before = game.state.dump()
    with pytest.raises(ImpossibleOutcome):
        game.apply("reinforce 5")
    assert game.state.dump() == before


# ---- redeployment


@pytest.mark.law("sw:conquest.redeploy")
def test_after_the_last_conquest_tokens_move_freely_among_the_regions_of_the_active_race() -> None:
    game = small_world("""
        players 3
        turn 0 redeploy
        people 0 hill ratmen hand 2
        region 4 ratmen 3
        region 5 ratmen 2
        region 25 ratmen 1
        people 0 - orcs declined
        region 18 orcs 1
    """)
    assert asked(game) == (0, "Deploy", "sw:conquest.redeploy")
    assert army(game, "ratmen") == {4: 1, 5: 1, 25: 1}, "each keeps one"
    assert legal(game) == [f"deploy {region} x{count}" for region in (4, 5, 25) for count in range(1, 6)]
    play(game, "0 deploy 25 x4", "0 deploy 4 x1")
    assert army(game, "ratmen") == {4: 2, 5: 1, 25: 5}
    assert game.decision.seat == 1
