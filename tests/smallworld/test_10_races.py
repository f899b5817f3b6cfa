"""The fourteen printed races: what each banner gives, where that ends, and the rulings about it."""

from __future__ import annotations

import pytest

from copse.games import SmallWorldGame
from tests.script import asked, happened, legal, play, why_not
from tests.smallworld.table import attacks, earned, price, shown, stop, tray, turn

# ---- how positions are set up and looked at


VALUES = {
    "amazons": 6, "dwarves": 3, "elves": 6, "ghouls": 5, "giants": 6, "halflings": 6, "humans": 5, "orcs": 5,
    "ratmen": 8, "skeletons": 6, "sorcerers": 5, "tritons": 6, "trolls": 5, "wizards": 5,
}  # fmt: skip


@pytest.mark.law(
    "sw:race.amazons", "sw:race.dwarves", "sw:race.elves", "sw:race.ghouls", "sw:race.giants", "sw:race.halflings",
    "sw:race.humans", "sw:race.orcs", "sw:race.ratmen", "sw:race.skeletons", "sw:race.sorcerers", "sw:race.tritons",
    "sw:race.trolls", "sw:race.wizards",
)  # fmt: skip
@pytest.mark.parametrize(("race", "value"), VALUES.items())
def test_a_race_brings_the_tokens_of_its_banner(race: str, value: int) -> None:
    conquest_only = 4 if race == "amazons" else 0
    game = play(turn("begin", f"offer hill {race}"), "0 pick 1")
    assert game.decision.args["hand"] == value + 4 + conquest_only


# ---- Amazons


@pytest.mark.law("sw:race.amazons")
def test_four_amazons_leave_the_board_after_redeployment() -> None:
    game = play(turn("conquer", "people 0 hill amazons hand 14"), "0 conquer 2", "0 conquer 3")
    stop(game, 2)
    assert shown(game, "people 0 hill amazons") == "aside 4"
    assert (shown(game, "region 2"), shown(game, "region 3")) == ("amazons 9", "amazons 1")


@pytest.mark.law("sw:race.amazons")
def test_the_amazons_set_aside_conquer_again_next_turn() -> None:
    game = turn("ready", "people 0 hill amazons aside 4", "region 2 amazons 3")
    assert game.decision.args["hand"] == 4 + 2
    assert shown(game, "people 0 hill amazons") == "hand 6"


@pytest.mark.law("sw:race.amazons")
@pytest.mark.ruling(26)
def test_amazons_empty_regions_when_fewer_than_four_tokens_are_spare() -> None:
    lines = ("region 2 amazons 2", "region 3 amazons 1", "region 4 amazons 1")
    game = turn("redeploy", "people 0 hill amazons hand 1", *lines)
    assert asked(game) == (0, "SetAside", "sw:race.amazons")
    play(game, "0 set_aside 3", "0 set_aside 4")
    assert shown(game, "people 0 hill amazons") == "aside 4"
    assert (shown(game, "region 2"), shown(game, "region 3"), shown(game, "region 4")) == ("amazons 1", "", "")
    assert earned(game) == {"sw:score.regions": 1}


@pytest.mark.law("sw:race.amazons")
@pytest.mark.ruling(26)
def test_the_last_amazons_all_leave_the_board() -> None:
    game = turn("redeploy", "people 0 hill amazons", "region 2 amazons 1", "region 25 amazons 1")
    play(game, "0 set_aside 25", "0 set_aside 2")
    assert shown(game, "people 0 hill amazons") == "aside 2"
    assert game.decision.seat == 1


@pytest.mark.law("sw:race.amazons")
@pytest.mark.ruling(26)
def test_amazons_set_aside_return_to_the_tray_in_decline() -> None:
    game = play(turn("begin", "people 0 hill amazons aside 4", "region 2 amazons 3"), "0 decline")
    assert (shown(game, "people 0 - amazons"), shown(game, "region 2")) == ("declined", "amazons 1")
    assert tray(game, "amazons") == 14


# ---- Giants


@pytest.mark.law("sw:race.giants")
def test_giants_pay_less_beside_a_mountain_they_hold() -> None:
    game = turn("conquer", "people 0 hill giants hand 9", "region 3 giants 1", "region 5 giants 1", tribes="9")
    beside, elsewhere = {2: 1, 8: 1, 9: 2}, {6: 2, 10: 3, 11: 2}
    assert {region: price(game, region) for region in (*beside, *elsewhere)} == beside | elsewhere


@pytest.mark.law("sw:race.giants")
def test_two_mountains_beside_a_region_are_no_cheaper_than_one() -> None:
    game = turn("conquer", "people 0 hill giants hand 9", "region 3 giants 1", "region 10 giants 1", tribes="9")
    assert price(game, 9) == 2


@pytest.mark.law("sw:race.giants", "sw:power.mounted")
def test_giants_always_need_one_token() -> None:
    game = turn("conquer", "people 0 mounted giants hand 9", "region 3 giants 1")
    assert price(game, 4) == 1
    assert why_not(turn("conquer", "people 0 mounted giants", "region 3 giants 1"), "conquer 4") == (
        "sw:conquest.one_token"
    )


@pytest.mark.law("sw:race.giants")
@pytest.mark.ruling(34)
def test_a_mountain_conquered_this_turn_helps_giants_at_once() -> None:
    game = turn("conquer", "people 0 hill giants hand 9", "region 2 giants 1")
    assert price(game, 8) == 2
    assert price(play(game, "0 conquer 3"), 8) == 1


@pytest.mark.law("sw:race.giants")
@pytest.mark.ruling(34)
def test_an_abandoned_mountain_helps_giants_no_more() -> None:
    game = turn("ready", "people 0 hill giants", "region 3 giants 2", "region 2 giants 1")
    assert price(play(game, "0 abandon 3", "0 march"), 8) == 2


# ---- Wizards, Dwarves, Humans

LOVED = [
    pytest.param("wizards", (7, 9), marks=pytest.mark.law("sw:race.wizards")),
    pytest.param("dwarves", (2, 13), marks=pytest.mark.law("sw:race.dwarves")),
    pytest.param("humans", (4, 7), marks=pytest.mark.law("sw:race.humans")),
]


def holding(step: str, people: str, regions: tuple[int, ...]) -> SmallWorldGame:
    """A people in these regions and in a swamp that nobody pays for."""
    race = people.split()[1]
    return turn(step, f"people 0 {people}", *(f"region {region} {race} 1" for region in (*regions, 8)))


@pytest.mark.parametrize(("race", "regions"), LOVED)
def test_a_race_earns_a_coin_for_each_region_it_loves(race: str, regions: tuple[int, ...]) -> None:
    game = holding("score", f"spirit {race}", regions)
    assert earned(game) == {"sw:score.regions": 3, f"sw:race.{race}": 2}


@pytest.mark.parametrize(("race", "regions"), LOVED)
def test_only_dwarves_still_earn_it_on_the_turn_of_decline(race: str, regions: tuple[int, ...]) -> None:
    game = play(holding("begin", f"hill {race}", regions), "0 decline")
    still_paid = {"sw:race.dwarves": 2} if race == "dwarves" else {}
    assert earned(game) == {"sw:score.regions": 3} | still_paid


@pytest.mark.law("sw:race.dwarves")
def test_mines_of_dwarves_in_decline_pay_turn_after_turn() -> None:
    lines = ("people 0 - dwarves declined", "region 2 dwarves 1", "region 8 dwarves 1")
    game = turn("score", "people 0 spirit ratmen", "region 25 ratmen 1", *lines)
    assert earned(game) == {"sw:score.regions": 3, "sw:race.dwarves": 1}


# ---- Ratmen


@pytest.mark.law("sw:race.ratmen")
def test_ratmen_pay_and_earn_what_everyone_does() -> None:
    game = turn("conquer", "people 0 spirit ratmen hand 12", "region 8 ratmen 1", tribes="7 9")
    assert {region: price(game, region) for region in (2, 3, 7, 14)} == {2: 2, 3: 3, 7: 3, 14: 2}
    stop(play(game, "0 conquer 2", "0 conquer 7"), 8)
    assert earned(game) == {"sw:score.regions": 3}


# ---- Orcs


@pytest.mark.law("sw:race.orcs")
def test_orcs_earn_a_coin_for_each_non_empty_region_they_conquer() -> None:
    enemy = ("people 1 - ratmen declined", "region 7 ratmen 1")
    game = turn("conquer", "people 0 spirit orcs hand 9", "region 8 orcs 1", *enemy, tribes="14")
    stop(play(game, "0 conquer 7", "0 conquer 14", "0 conquer 2"), 8)
    assert earned(game) == {"sw:score.regions": 4, "sw:race.orcs": 2}


@pytest.mark.law("sw:race.orcs", "sw:conquest.own_decline")
@pytest.mark.ruling(13)
def test_orcs_earn_from_their_own_race_in_decline_too() -> None:
    own = ("people 0 - ratmen declined", "region 7 ratmen 1")
    game = turn("conquer", "people 0 spirit orcs hand 9", "region 8 orcs 1", *own)
    stop(play(game, "0 conquer 7"), 8)
    assert earned(game) == {"sw:score.regions": 2, "sw:race.orcs": 1}
    assert tray(game, "ratmen") == 13


@pytest.mark.law("sw:race.orcs")
def test_orcs_earn_nothing_for_the_conquests_of_an_earlier_turn() -> None:
    game = turn("begin", "people 0 spirit orcs", "region 8 orcs 3", "this_turn spoils 3")
    stop(play(game, "0 expand", "0 march"), 8)
    assert earned(game) == {"sw:score.regions": 1}


# ---- Sorcerers


def sorcery(*lines: str, power: str = "spirit", hand: int = 0, tribes: str = "none") -> SmallWorldGame:
    """Sorcerers in region 8, which borders 2, 3, 7, 9, 13 and 14."""
    return turn("conquer", f"people 0 {power} sorcerers hand {hand}", "region 8 sorcerers 1", *lines, tribes=tribes)


LONE_HUMAN = ("people 1 hill humans", "region 9 humans 1")


@pytest.mark.law("sw:race.sorcerers")
@pytest.mark.ruling(38)
def test_a_sorcerer_from_the_tray_replaces_a_lone_token_even_with_an_empty_hand() -> None:
    game = play(sorcery(*LONE_HUMAN), "0 convert 9")
    assert shown(game, "region 9") == "sorcerers 1"
    assert (tray(game, "sorcerers"), tray(game, "humans")) == (16, 10)
    play(game, "0 stop")
    assert (game.decision.seat, shown(game, "people 1 hill humans")) == (1, "")


@pytest.mark.law("sw:race.sorcerers")
@pytest.mark.ruling(40)
@pytest.mark.parametrize(
    ("people", "marker"), [("hill humans", ""), ("hill trolls", " lair"), ("fortified humans", " fortress")]
)
def test_neither_mountain_nor_lair_nor_fortress_stops_a_sorcerer(people: str, marker: str) -> None:
    race = people.split()[1]
    game = play(sorcery(f"people 1 {people}", f"region 3 {race} 1{marker}"), "0 convert 3")
    assert shown(game, "region 3") == "sorcerers 1"
    assert game.state.lairs == game.state.fortresses == 0


@pytest.mark.law("sw:race.sorcerers")
@pytest.mark.ruling(31)
@pytest.mark.ruling(40)
@pytest.mark.parametrize(
    "lines",
    [
        pytest.param(("people 1 hill humans", "region 9 humans 2"), id="two tokens"),
        pytest.param(("people 1 bivouacking humans", "region 9 humans 1 encampment 1"), id="an encampment"),
        pytest.param(("people 1 - humans declined", "region 9 humans 1"), id="a race in decline"),
        pytest.param(("people 1 - ghouls declined", "region 9 ghouls 1"), id="ghouls in decline"),
        pytest.param(("people 1 diplomat humans", "region 9 humans 1", "peace 1 0"), id="peace"),
        pytest.param(("people 1 hill humans", "region 4 humans 1"), id="a region further off"),
        pytest.param(("people 1 seafaring humans", "region 1 humans 1", "region 7 sorcerers 1"), id="a sea"),
    ],
)
def test_sorcery_does_not_work_against(lines: tuple[str, ...]) -> None:
    assert legal(sorcery(*lines, hand=1), "convert") == []


@pytest.mark.law("sw:race.sorcerers")
@pytest.mark.ruling(40)
def test_sorcery_does_not_work_against_lost_tribes() -> None:
    assert legal(sorcery(tribes="9"), "convert") == []


@pytest.mark.law("sw:race.sorcerers")
@pytest.mark.ruling(41)
def test_sorcery_works_once_a_turn_against_each_opponent() -> None:
    others = ("region 3 humans 1", "people 2 swamp elves", "region 7 elves 1")
    game = play(sorcery(*LONE_HUMAN, *others), "0 convert 9")
    assert legal(game, "convert") == ["convert 7"]
    assert legal(play(game, "0 convert 7"), "convert") == []


@pytest.mark.law("sw:race.sorcerers")
@pytest.mark.ruling(41)
def test_sorcery_works_again_on_the_next_turn_between_two_players() -> None:
    lines = ("region 7 sorcerers 1", "people 1 hill humans", "region 2 humans 1", "region 3 humans 1")
    game = play(turn("conquer", "people 0 spirit sorcerers", *lines, players=2), "0 convert 2")
    assert legal(game) == ["stop"]
    play(game, "0 stop", "1 expand", "1 march", "1 stop", "0 expand", "0 march")
    assert legal(game, "convert") == ["convert 3"]


@pytest.mark.law("sw:race.sorcerers", "sw:pick.token_limit")
@pytest.mark.ruling(5)
def test_sorcery_needs_a_token_in_the_tray() -> None:
    assert legal(sorcery(*LONE_HUMAN, hand=16), "convert") == ["convert 9"]
    assert legal(sorcery(*LONE_HUMAN, hand=17), "convert") == []


@pytest.mark.law("sw:race.sorcerers")
@pytest.mark.ruling(39)
@pytest.mark.parametrize(("power", "conversions"), [("spirit", []), ("flying", ["convert 2", "convert 9"])])
def test_only_flying_sorcerers_convert_before_one_is_on_the_board(power: str, conversions: list[str]) -> None:
    game = turn("conquer", f"people 0 {power} sorcerers hand 9", *LONE_HUMAN, "region 2 humans 1")
    assert legal(game, "convert") == conversions


@pytest.mark.law("sw:race.sorcerers")
@pytest.mark.ruling(39)
@pytest.mark.parametrize(
    ("power", "home", "target"), [("flying", 8, 21), ("underworld", 5, 24), ("seafaring", 1, 13), ("spirit", 8, 14)]
)
def test_sorcery_reaches_as_far_as_the_power_does(power: str, home: int, target: int) -> None:
    lines = (f"region {home} sorcerers 1", "people 1 hill humans", f"region {target} humans 1", "region 27 humans 1")
    game = turn("conquer", f"people 0 {power} sorcerers", *lines)
    far = ["convert 27"] if power == "flying" else []
    assert legal(game, "convert") == [f"convert {target}", *far]


@pytest.mark.law("sw:race.sorcerers", "sw:race.elves")
@pytest.mark.ruling(27)
def test_a_converted_elf_goes_back_to_its_owner() -> None:
    game = play(sorcery("people 1 hill elves", "region 9 elves 1", "region 25 elves 1"), "0 convert 9", "0 stop")
    assert asked(game) == (1, "Retreat", "sw:conquest.retreat")
    assert shown(play(game, "1 deploy 25 x1"), "region 25") == "elves 2"
    assert tray(game, "elves") == 9


@pytest.mark.law("sw:race.sorcerers", "sw:race.elves")
@pytest.mark.ruling(27)
def test_by_option_a_converted_elf_is_lost() -> None:
    lines = ("people 1 hill elves", "region 9 elves 1", "region 25 elves 1", "option sorcerer_kills_elf true")
    game = play(sorcery(*lines), "0 convert 9", "0 stop")
    assert asked(game) == (1, "Course", "sw:turn.conquer_or_decline")
    assert tray(game, "elves") == 10


@pytest.mark.law("sw:race.sorcerers", "sw:power.pillaging")
@pytest.mark.ruling(40)
def test_sorcery_is_a_conquest_of_a_non_empty_region() -> None:
    game = play(sorcery(*LONE_HUMAN, power="pillaging"), "0 convert 9", "0 stop")
    assert earned(game) == {"sw:score.regions": 2, "sw:power.pillaging": 1}


@pytest.mark.law("sw:race.sorcerers", "sw:power.diplomat")
@pytest.mark.ruling(40)
@pytest.mark.ruling(46)
def test_sorcery_is_an_attack() -> None:
    game = play(sorcery(*LONE_HUMAN, power="diplomat"), "0 convert 9", "0 stop")
    assert legal(game) == ["befriend 2", "pass"]


@pytest.mark.law("sw:race.sorcerers", "sw:power.berserk")
@pytest.mark.ruling(44)
def test_berserk_sorcerers_convert_between_rolls_but_not_after_a_failed_one() -> None:
    game = sorcery(*LONE_HUMAN, "region 3 humans 2", "coming die 0", power="berserk", hand=1)
    failed = play(game.copy(), "0 roll")
    assert failed.decision.prompt == "Deploy"
    assert "roll" in legal(play(game, "0 convert 9"))


# ---- regions that opponents cannot touch


@pytest.mark.law("sw:race.halflings", "sw:power.heroic", "sw:power.dragon_master", "sw:race.sorcerers")
@pytest.mark.ruling(36)
@pytest.mark.parametrize(
    ("power", "people", "marker", "law"),
    [
        ("dragon_master", "hill halflings", "hole", "sw:race.halflings"),
        ("dragon_master", "heroic humans", "hero", "sw:power.heroic"),
        ("commando", "dragon_master humans", "dragon", "sw:power.dragon_master"),
    ],
)
def test_holes_heroes_and_the_dragon_keep_everyone_out(power: str, people: str, marker: str, law: str) -> None:
    race = people.split()[1]
    protected, open_region = f"region 9 {race} 1 {marker}", f"region 14 {race} 1"
    game = sorcery(f"people 1 {people}", protected, open_region, power=power, hand=9)
    assert attacks(game, 9) == []
    assert why_not(game, "conquer 9") == law
    assert {"conquer 14", "convert 14"} <= set(attacks(game, 14))


# ---- Halflings


@pytest.mark.law("sw:race.halflings")
@pytest.mark.ruling(35)
def test_halflings_enter_anywhere_but_go_on_to_neighbours() -> None:
    game = turn("conquer", "people 0 hill halflings hand 10")
    assert len(legal(game, "conquer")) == 27
    play(game, "0 conquer 21")
    assert legal(game, "conquer") == ["conquer 20", "conquer 22", "conquer 27", "conquer 28"]


@pytest.mark.law("sw:race.halflings")
def test_halflings_dig_holes_in_the_first_two_regions_they_conquer() -> None:
    game = turn("conquer", "people 0 hill halflings hand 10")
    play(game, "0 conquer 21", "0 conquer 22", "0 conquer 28")
    assert [shown(game, f"region {region}") for region in (21, 22, 28)] == [
        "halflings 2 hole", "halflings 2 hole", "halflings 2",
    ]  # fmt: skip


@pytest.mark.law("sw:race.halflings")
@pytest.mark.ruling(35)
def test_an_abandoned_hole_is_gone_for_good() -> None:
    game = turn("ready", "people 0 hill halflings", "region 21 halflings 3 hole", "region 22 halflings 3 hole")
    play(game, "0 abandon 21", "0 march", "0 conquer 21", "0 conquer 28")
    assert [shown(game, f"region {region}") for region in (21, 22, 28)] == [
        "halflings 2", "halflings 1 hole", "halflings 2",
    ]  # fmt: skip


@pytest.mark.law("sw:race.halflings")
def test_holes_are_gone_in_decline() -> None:
    game = play(turn("begin", "people 0 hill halflings", "region 21 halflings 3 hole"), "0 decline")
    assert shown(game, "region 21") == "halflings 1"


@pytest.mark.law("sw:race.halflings")
@pytest.mark.ruling(35)
def test_halflings_without_a_region_enter_anywhere_again_but_dig_no_more() -> None:
    game = play(turn("begin", "people 0 hill halflings hand 5 holes 0"), "0 expand", "0 conquer 21")
    assert shown(game, "region 21") == "halflings 2"


# ---- Skeletons


def skeletons(hand: int) -> SmallWorldGame:
    """Around region 8 an active race, a race in decline, two lost tribes and two empty regions."""
    enemies = (*LONE_HUMAN, "people 1 - ratmen declined", "region 13 ratmen 1")
    lines = (f"people 0 spirit skeletons hand {hand}", "region 8 skeletons 1", *enemies)
    return turn("conquer", *lines, tribes="7 14")


@pytest.mark.law("sw:race.skeletons")
@pytest.mark.ruling(37)
def test_skeletons_gain_a_token_for_two_non_empty_regions_rounded_down() -> None:
    game = play(skeletons(12), "0 conquer 7", "0 conquer 9", "0 conquer 13", "0 conquer 2")
    assert game.decision.args["hand"] == 0
    play(game, "0 stop")
    assert happened(game, "grew") == [{"seat": 0, "race": "skeletons", "tokens": 1}]
    assert game.decision.args["hand"] == 2 + 2 + 3 + 1 + 1
    assert tray(game, "skeletons") == 6


@pytest.mark.law("sw:race.skeletons", "sw:pick.token_limit")
@pytest.mark.ruling(5)
@pytest.mark.parametrize(("hand", "grown"), [(17, 2), (18, 1), (19, 0)])
def test_skeletons_gain_no_more_than_the_tray_has(hand: int, grown: int) -> None:
    game = play(skeletons(hand), "0 conquer 7", "0 conquer 9", "0 conquer 13", "0 conquer 14", "0 stop")
    assert sum(int(event["tokens"]) for event in happened(game, "grew")) == grown
    assert tray(game, "skeletons") == 20 - 1 - hand - grown


@pytest.mark.law("sw:race.skeletons")
@pytest.mark.ruling(37)
def test_an_odd_conquest_of_skeletons_is_not_carried_over() -> None:
    lines = ("people 0 spirit skeletons hand 3", "region 7 skeletons 1", "people 1 hill humans")
    game = turn("conquer", *lines, players=2, tribes="12 13")
    stop(play(game, "0 conquer 12"), 7)
    play(game, "1 expand", "1 stop", "0 expand", "0 abandon 12", "0 march", "0 conquer 13", "0 stop")
    assert happened(game, "grew") == []


@pytest.mark.law("sw:race.skeletons", "sw:conquest.own_decline")
@pytest.mark.ruling(13)
def test_skeletons_grow_on_their_own_race_in_decline() -> None:
    own = ("people 0 - ratmen declined", "region 7 ratmen 1", "region 9 ratmen 1")
    game = turn("conquer", "people 0 spirit skeletons hand 6", "region 8 skeletons 1", *own)
    play(game, "0 conquer 7", "0 conquer 9", "0 stop")
    assert happened(game, "grew") == [{"seat": 0, "race": "skeletons", "tokens": 1}]


# ---- Tritons


@pytest.mark.law("sw:race.tritons")
@pytest.mark.ruling(42)
def test_tritons_pay_less_on_the_shores_of_seas_and_lake() -> None:
    game = turn("conquer", "people 0 hill tritons hand 10", "region 8 tritons 1", tribes="9")
    sea_shore, lake_shore, inland = {2: 1, 7: 1, 13: 2}, {9: 2, 14: 1}, {3: 3}
    prices = sea_shore | lake_shore | inland
    assert {region: price(game, region) for region in prices} == prices


# ---- Trolls


@pytest.mark.law("sw:race.trolls")
@pytest.mark.ruling(43)
def test_trolls_make_a_lair_wherever_they_go() -> None:
    game = play(turn("conquer", "people 0 hill trolls hand 9"), "0 conquer 2", "0 conquer 3")
    assert (shown(game, "region 2"), shown(game, "region 3")) == ("trolls 2 lair", "trolls 3 lair")


@pytest.mark.law("sw:race.trolls")
@pytest.mark.ruling(43)
@pytest.mark.parametrize("people", ["swamp trolls", "- trolls declined"])
def test_a_lair_raises_the_price_by_one_and_goes_with_the_region(people: str) -> None:
    enemy = (f"people 1 {people}", "region 9 trolls 1 lair")
    game = turn("conquer", "people 0 hill ratmen hand 9", "region 8 ratmen 1", *enemy)
    assert shown(play(game, "0 conquer 9"), "region 9") == "ratmen 4"
    assert game.state.lairs == 0


@pytest.mark.law("sw:race.trolls")
def test_lairs_stay_in_decline() -> None:
    game = play(turn("begin", "people 0 hill trolls", "region 9 trolls 3 lair"), "0 decline")
    assert shown(game, "region 9") == "trolls 1 lair"


@pytest.mark.law("sw:race.trolls")
def test_an_abandoned_lair_is_removed() -> None:
    game = turn("ready", "people 0 hill trolls", "region 8 trolls 1 lair", "region 9 trolls 1 lair")
    play(game, "0 abandon 9")
    assert game.state.lairs == 1 << 8


@pytest.mark.law("sw:race.trolls", "sw:decline.banner_returns")
@pytest.mark.ruling(3)
@pytest.mark.ruling(43)
def test_lairs_go_when_a_newer_race_declines() -> None:
    elder = ("people 0 - trolls declined", "region 9 trolls 1 lair")
    game = play(turn("begin", "people 0 hill ratmen", "region 2 ratmen 1", *elder, "under giants"), "0 decline")
    assert (shown(game, "region 9"), game.state.lairs, tray(game, "trolls")) == ("", 0, 10)
    assert shown(game, "under") == "giants trolls"


# ---- Ghouls

GHOULS_IN_DECLINE = "people 0 - ghouls declined"


@pytest.mark.law("sw:race.ghouls")
def test_all_ghouls_stay_on_the_board_in_decline() -> None:
    game = play(turn("begin", "people 0 hill ghouls", "region 8 ghouls 4", "region 9 ghouls 3"), "0 decline")
    assert (shown(game, "region 8"), shown(game, "region 9")) == ("ghouls 4", "ghouls 3")
    assert shown(game, GHOULS_IN_DECLINE.removesuffix(" declined")) == "declined"


@pytest.mark.law("sw:race.ghouls")
@pytest.mark.ruling(29)
def test_ghouls_ready_conquer_and_redeploy_before_the_active_race() -> None:
    lines = ("people 0 hill orcs", "region 25 orcs 3", GHOULS_IN_DECLINE, "region 8 ghouls 4")
    game = play(turn("begin", *lines), "0 expand")
    assert (asked(game)[1], game.decision.args) == ("Abandon", {"race": "ghouls", "hand": 3})
    play(game, "0 march", "0 conquer 9", "0 stop", "0 deploy 9 x2")
    assert (shown(game, "region 8"), shown(game, "region 9")) == ("ghouls 1", "ghouls 3")
    assert (asked(game)[1], game.decision.args) == ("Abandon", {"race": "orcs", "hand": 2})


@pytest.mark.law("sw:race.ghouls")
@pytest.mark.ruling(33)
def test_a_new_race_is_picked_before_the_ghouls_conquer() -> None:
    game = turn("begin", GHOULS_IN_DECLINE, "region 8 ghouls 2", "offer hill orcs")
    assert asked(game) == (0, "Pick", "sw:pick.any_of_six")
    play(game, "0 pick 1", "0 march")
    assert game.decision.args["race"] == "ghouls"
    assert stop(game, 8).decision.args == {"race": "orcs", "hand": 9}


@pytest.mark.law("sw:race.ghouls")
@pytest.mark.ruling(32)
def test_ghouls_and_the_active_race_each_have_a_last_roll() -> None:
    lines = ("people 0 spirit orcs", "region 25 orcs 2", GHOULS_IN_DECLINE, "region 8 ghouls 2", "coming die 1 die 2")
    game = play(turn("ready", *lines), "0 march", "0 reinforce 9", "0 march", "0 reinforce 26")
    assert (shown(game, "region 9"), shown(game, "region 26")) == ("ghouls 1", "orcs 1")
    assert len(happened(game, "rolled")) == 2


@pytest.mark.law("sw:race.ghouls")
def test_ghouls_may_attack_the_active_race_of_their_owner() -> None:
    lines = ("people 0 hill orcs", "region 9 orcs 3", GHOULS_IN_DECLINE, "region 8 ghouls 7")
    game = play(turn("ready", *lines), "0 march", "0 conquer 9")
    assert (shown(game, "region 9"), shown(game, "people 0 hill orcs")) == ("ghouls 5", "hand 2")
    assert tray(game, "orcs") == 8


@pytest.mark.law("sw:race.ghouls", "sw:race.halflings", "sw:power.heroic", "sw:power.dragon_master")
@pytest.mark.parametrize(
    ("people", "marker"), [("hill halflings", "hole"), ("heroic orcs", "hero"), ("dragon_master orcs", "dragon")]
)
def test_protection_from_opponents_does_not_stop_the_own_ghouls(people: str, marker: str) -> None:
    race = people.split()[1]
    lines = (f"people 0 {people}", f"region 9 {race} 1 {marker}", GHOULS_IN_DECLINE, "region 8 ghouls 4")
    game = play(turn("ready", *lines), "0 march", "0 conquer 9")
    assert shown(game, "region 9") == "ghouls 3"
    assert game.state.immune == 0


@pytest.mark.law("sw:race.ghouls", "sw:power.seafaring")
@pytest.mark.ruling(30)
def test_seafaring_ghouls_keep_their_sea_in_decline_but_take_no_other() -> None:
    lines = ("people 0 seafaring ghouls", "region 1 ghouls 4", "region 22 ghouls 1", "people 1 hill humans")
    game = play(turn("begin", *lines, players=2), "0 decline", "1 expand", "1 stop", "0 pick 1", "0 march")
    assert (game.decision.args["race"], shown(game, "region 1")) == ("ghouls", "ghouls 1")
    assert why_not(game, "conquer 23") == "sw:conquest.water"
    assert "conquer 2" in legal(game)


@pytest.mark.law("sw:race.ghouls", "sw:power.fortified")
@pytest.mark.ruling(30)
def test_fortified_ghouls_keep_their_fortress_in_decline_but_build_no_other() -> None:
    game = play(turn("begin", "people 0 fortified ghouls", "region 8 ghouls 3 fortress"), "0 decline")
    assert shown(game, "region 8") == "ghouls 3 fortress"
    lines = ("people 0 hill orcs", GHOULS_IN_DECLINE, "region 8 ghouls 3 fortress", "region 9 ghouls 1")
    later = stop(play(turn("ready", *lines), "0 march"), 8)
    assert (later.decision.prompt, later.decision.args["race"]) == ("Conquer", "orcs")


def attack_on_ghouls(*others: str) -> SmallWorldGame:
    """Seat 0 drives four Ghouls in decline out of region 8 and ends its turn."""
    lines = ("people 0 hill ratmen hand 10", "region 7 ratmen 1", "people 1 - ghouls declined", "region 8 ghouls 4")
    return stop(play(turn("conquer", *lines, *others), "0 conquer 8"), 7)


@pytest.mark.law("sw:race.ghouls", "sw:conquest.retreat")
@pytest.mark.ruling(29)
def test_ghouls_in_decline_lose_one_token_and_retreat_with_the_others() -> None:
    game = attack_on_ghouls("region 19 ghouls 1", "region 25 ghouls 1")
    assert asked(game) == (1, "Retreat", "sw:conquest.retreat")
    play(game, "1 deploy 19 x2", "1 deploy 25 x1")
    assert (shown(game, "region 19"), shown(game, "region 25"), tray(game, "ghouls")) == ("ghouls 3", "ghouls 2", 5)


@pytest.mark.law("sw:race.ghouls", "sw:conquest.homeless")
@pytest.mark.ruling(29)
def test_homeless_ghouls_in_decline_enter_at_the_border() -> None:
    game = play(attack_on_ghouls(), "1 pick 1")
    assert game.decision.args == {"race": "ghouls", "hand": 3}
    assert why_not(game, "conquer 9") == "sw:conquest.first"
    assert shown(play(game, "1 conquer 4"), "region 4") == "ghouls 2"


@pytest.mark.law("sw:race.ghouls", "sw:decline.banner_returns")
@pytest.mark.ruling(3)
def test_the_banner_of_the_last_ghoul_in_decline_returns_to_the_stack() -> None:
    lines = ("people 0 hill ratmen hand 10", "region 7 ratmen 1", "people 1 - ghouls declined", "region 8 ghouls 1")
    game = play(turn("conquer", *lines), "0 conquer 8")
    assert (shown(game, "people 1"), shown(game, "under"), tray(game, "ghouls")) == ("", "ghouls", 10)


@pytest.mark.law("sw:race.ghouls", "sw:race.orcs")
def test_what_ghouls_conquer_is_no_spoil_of_the_active_race() -> None:
    lines = ("people 0 spirit orcs", "region 25 orcs 1", GHOULS_IN_DECLINE, "region 8 ghouls 4")
    game = stop(play(turn("ready", *lines, tribes="9"), "0 march", "0 conquer 9"), 8)
    play(game, "0 march", "0 stop")
    assert earned(game) == {"sw:score.regions": 3}


@pytest.mark.law("sw:race.ghouls", "sw:decline.turn_ends")
def test_not_even_spirit_ghouls_conquer_on_a_turn_of_decline() -> None:
    lines = ("people 0 hill orcs", "region 25 orcs 1", "people 0 spirit ghouls declined", "region 8 ghouls 4")
    game = play(turn("begin", *lines), "0 decline")
    assert game.decision.seat == 1


@pytest.mark.law("sw:race.ghouls", "sw:decline.one_only")
@pytest.mark.ruling(3)
def test_ghouls_in_decline_leave_when_a_newer_race_declines() -> None:
    lines = ("people 0 hill orcs", "region 25 orcs 1", GHOULS_IN_DECLINE, "region 8 ghouls 4")
    game = play(turn("begin", *lines), "0 decline")
    assert (shown(game, "region 8"), tray(game, "ghouls"), shown(game, "under")) == ("", 10, "ghouls")


@pytest.mark.law("sw:race.ghouls", "sw:power.diplomat")
@pytest.mark.ruling(31)
def test_peace_binds_the_active_race_but_not_the_ghouls_in_decline() -> None:
    diplomat = ("people 1 diplomat humans", "region 9 humans 1", "peace 1 0")
    own = ("people 0 hill orcs", "region 14 orcs 6", GHOULS_IN_DECLINE, "region 8 ghouls 5")
    game = play(turn("ready", *own, *diplomat), "0 march")
    assert attacks(game, 9) == ["conquer 9"]
    play(stop(game, 8), "0 march")
    assert (attacks(game, 9), why_not(game, "conquer 9")) == ([], "sw:power.diplomat")


@pytest.mark.law("sw:race.ghouls", "sw:power.diplomat")
@pytest.mark.ruling(31)
def test_peace_does_not_protect_ghouls_in_decline() -> None:
    diplomat = ("people 1 diplomat humans", "people 1 - ghouls declined", "region 9 ghouls 1", "peace 1 0")
    game = turn("conquer", "people 0 hill orcs hand 4", "region 8 orcs 1", *diplomat)
    assert attacks(game, 9) == ["conquer 9"]


# ---- Elves


def attack_on_elves(people: str, *others: str, tokens: int = 3) -> SmallWorldGame:
    """Seat 0 drives Elves of seat 1 out of region 9 and ends its turn."""
    lines = ("people 0 spirit ratmen hand 9", "region 8 ratmen 1", f"people 1 {people}", f"region 9 elves {tokens}")
    return stop(play(turn("conquer", *lines, *others), "0 conquer 9"), 8)


@pytest.mark.law("sw:race.elves")
def test_elves_lose_no_token_with_a_region() -> None:
    game = play(attack_on_elves("hill elves", "region 25 elves 1"), "1 deploy 25 x3")
    assert (shown(game, "region 25"), tray(game, "elves")) == ("elves 4", 7)


@pytest.mark.law("sw:race.elves", "sw:conquest.homeless")
def test_elves_without_a_region_keep_every_token_in_hand() -> None:
    game = attack_on_elves("hill elves", tokens=1)
    assert shown(game, "people 1 hill elves") == "hand 1"
    play(game, "1 expand")
    assert why_not(game, "conquer 14") == "sw:conquest.first"


@pytest.mark.law("sw:race.elves")
@pytest.mark.ruling(28)
def test_elves_in_decline_lose_their_token() -> None:
    game = attack_on_elves("- elves declined", "region 25 elves 1", tokens=1)
    assert (tray(game, "elves"), shown(game, "people 1 - elves")) == (10, "declined")


# ---- any race


@pytest.mark.law("sw:decline.banner_returns")
@pytest.mark.ruling(15)
def test_a_race_that_declines_without_a_region_is_gone_at_once() -> None:
    game = play(turn("begin", "people 0 hill ratmen hand 3"), "0 decline")
    assert (shown(game, "people 0"), shown(game, "under"), shown(game, "discards")) == ("", "ratmen", "hill")
