"""The twenty printed powers: what each badge gives, where that ends, and the rulings about it."""

from __future__ import annotations

import pytest

from copse.games import SmallWorldGame
from tests.script import asked, legal, play, small_world, why_not
from tests.smallworld.table import attacks, earned, price, shown, stop, tray, turn

VALUES = {
    "alchemist": 4, "berserk": 4, "bivouacking": 5, "commando": 4, "diplomat": 5, "dragon_master": 5, "flying": 5,
    "forest": 4, "fortified": 3, "heroic": 5, "hill": 4, "merchant": 2, "mounted": 5, "pillaging": 5, "seafaring": 5,
    "spirit": 5, "stout": 4, "swamp": 4, "underworld": 5, "wealthy": 4,
}  # fmt: skip


@pytest.mark.law(
    "sw:power.alchemist", "sw:power.berserk", "sw:power.bivouacking", "sw:power.commando", "sw:power.diplomat",
    "sw:power.dragon_master", "sw:power.flying", "sw:power.forest", "sw:power.fortified", "sw:power.heroic",
    "sw:power.hill", "sw:power.merchant", "sw:power.mounted", "sw:power.pillaging", "sw:power.seafaring",
    "sw:power.spirit", "sw:power.stout", "sw:power.swamp", "sw:power.underworld", "sw:power.wealthy",
)  # fmt: skip
@pytest.mark.parametrize(("power", "value"), VALUES.items())
def test_a_power_adds_the_tokens_of_its_badge(power: str, value: int) -> None:
    game = play(turn("begin", f"offer {power} ratmen"), "0 pick 1")
    assert game.decision.args["hand"] == 8 + value


def ratmen(step: str, power: str, *regions: str) -> SmallWorldGame:
    """Ratmen of seat 0 with a power, in these regions, each written as number, tokens and markers."""
    lands = [f"region {number} ratmen {rest}" for number, _, rest in (region.partition(" ") for region in regions)]
    return turn(step, f"people 0 {power} ratmen", *lands)


# ---- powers that pay for regions: Forest, Hill, Swamp, Merchant


@pytest.mark.parametrize(
    ("power", "coins"),
    [
        pytest.param("forest", 2, marks=pytest.mark.law("sw:power.forest")),
        pytest.param("hill", 1, marks=pytest.mark.law("sw:power.hill")),
        pytest.param("swamp", 3, marks=pytest.mark.law("sw:power.swamp")),
        pytest.param("merchant", 7, marks=pytest.mark.law("sw:power.merchant")),
    ],
)
def test_a_power_pays_a_coin_for_each_of_its_regions(power: str, coins: int) -> None:
    forests, hills, swamps, mountains = ("2 1", "6 1"), ("25 1",), ("5 1", "8 1", "12 1"), ("26 1",)
    game = ratmen("score", power, *forests, *hills, *swamps, *mountains)
    assert earned(game) == {"sw:score.regions": 7, f"sw:power.{power}": coins}


@pytest.mark.law(
    "sw:power.alchemist", "sw:power.forest", "sw:power.fortified", "sw:power.hill", "sw:power.merchant",
    "sw:power.swamp", "sw:define.stack",
)  # fmt: skip
@pytest.mark.parametrize("power", ["alchemist", "forest", "fortified", "hill", "merchant", "swamp"])
def test_a_power_pays_nothing_from_the_turn_of_decline_on(power: str) -> None:
    fortress = " fortress" if power == "fortified" else ""
    game = play(ratmen("begin", power, f"2 1{fortress}", "25 1", "8 1"), "0 decline")
    assert earned(game) == {"sw:score.regions": 3}
    assert (shown(game, "people 0 - ratmen"), shown(game, "discards")) == ("declined", power)


@pytest.mark.law("sw:power.merchant", "sw:race.humans", "sw:define.stack")
def test_the_coins_of_banner_and_badge_add_up() -> None:
    game = turn("score", "people 0 merchant humans", "region 4 humans 1", "region 8 humans 1")
    assert earned(game) == {"sw:score.regions": 2, "sw:race.humans": 1, "sw:power.merchant": 2}


# ---- Alchemist, Wealthy, Pillaging


@pytest.mark.law("sw:power.alchemist")
@pytest.mark.ruling(58)
@pytest.mark.parametrize("regions", [(), ("2 1",), ("2 3", "3 1")])
def test_an_alchemist_earns_two_coins_even_without_a_region(regions: tuple[str, ...]) -> None:
    game = ratmen("score", "alchemist", *regions)
    assert earned(game) == {"sw:score.regions": len(regions), "sw:power.alchemist": 2}


@pytest.mark.law("sw:power.alchemist")
@pytest.mark.ruling(58)
@pytest.mark.parametrize(("regions", "coins"), [((), {}), (("region 2 ratmen 1",), {"sw:power.alchemist": 2})])
def test_where_the_table_wants_it_an_alchemist_without_a_region_earns_nothing(
    regions: tuple[str, ...], coins: dict[str, int]
) -> None:
    game = turn("score", "option alchemist_needs_land true", "people 0 alchemist ratmen", *regions)
    assert earned(game) == {"sw:score.regions": len(regions), **coins}


@pytest.mark.law("sw:power.wealthy")
@pytest.mark.ruling(57)
def test_the_wealthy_earn_seven_coins_on_their_first_turn_only() -> None:
    game = turn("begin", "offer wealthy ratmen", "people 1 hill humans", players=2)
    stop(play(game, "0 pick 1", "0 conquer 2"), 2)
    assert earned(game) == {"sw:score.regions": 1, "sw:power.wealthy": 7}
    stop(play(game, "1 expand", "1 stop", "0 expand", "0 march"), 2)
    assert earned(game) == {"sw:score.regions": 1}


@pytest.mark.law("sw:power.pillaging", "sw:race.orcs")
@pytest.mark.ruling(52)
@pytest.mark.parametrize(("race", "bonus"), [("ratmen", {}), ("orcs", {"sw:race.orcs": 2})])
def test_pillage_pays_for_each_non_empty_region_and_adds_to_what_orcs_earn(race: str, bonus: dict[str, int]) -> None:
    enemy = ("people 1 hill humans", "region 9 humans 1")
    game = turn("conquer", f"people 0 pillaging {race} hand 9", f"region 8 {race} 1", *enemy, tribes="7")
    stop(play(game, "0 conquer 7", "0 conquer 9", "0 conquer 2"), 8)
    assert earned(game) == {"sw:score.regions": 4, "sw:power.pillaging": 2} | bonus


@pytest.mark.law("sw:power.pillaging", "sw:conquest.own_decline")
@pytest.mark.ruling(13)
def test_the_own_race_in_decline_can_be_pillaged() -> None:
    own = ("people 0 - elves declined", "region 9 elves 1", "region 25 elves 1")
    game = turn("conquer", "people 0 pillaging ratmen hand 3", "region 8 ratmen 1", *own)
    stop(play(game, "0 conquer 9"), 8)
    assert earned(game) == {"sw:score.regions": 3, "sw:power.pillaging": 1}


# ---- powers that make regions cheaper: Commando, Mounted, Underworld


def prices(people: str, home: int, regions: tuple[int, ...], tribes: str = "none") -> list[int]:
    """What each of these regions costs a people that sits next to all of them."""
    race = people.split()[1]
    game = turn("conquer", f"people 0 {people} hand 9", f"region {home} {race} 1", tribes=tribes)
    return [price(game, region) for region in regions]


@pytest.mark.law("sw:power.commando")
def test_every_region_is_cheaper_for_commandos() -> None:
    assert prices("commando ratmen", 8, (2, 3, 7, 14), tribes="7") == [1, 2, 2, 1]


@pytest.mark.law("sw:power.commando", "sw:race.tritons", "sw:define.stack")
@pytest.mark.ruling(42)
def test_commando_tritons_add_up_both_discounts_but_send_at_least_one_token() -> None:
    assert prices("commando tritons", 8, (3, 13, 14, 9, 2), tribes="9") == [2, 1, 1, 1, 1]
    enemy = ("people 1 hill humans", "region 13 humans 1")
    assert price(turn("conquer", "people 0 commando tritons hand 9", "region 8 tritons 1", *enemy), 13) == 2


@pytest.mark.law("sw:power.mounted")
def test_hills_and_farmland_are_cheaper_for_riders() -> None:
    assert prices("mounted ratmen", 8, (9, 7, 14, 2, 3), tribes="9") == [2, 1, 2, 2, 3]


@pytest.mark.law("sw:power.underworld")
def test_caverns_are_cheaper_from_below() -> None:
    assert prices("underworld ratmen", 14, (13, 20, 8, 9), tribes="20") == [2, 2, 2, 2]
    assert prices("underworld tritons", 14, (20, 13), tribes="none") == [1, 1]


@pytest.mark.law("sw:power.underworld")
@pytest.mark.ruling(56)
def test_whoever_holds_a_cavern_reaches_all_of_them() -> None:
    game = turn("conquer", "people 0 underworld ratmen hand 9", "region 5 ratmen 1")
    linked, beside = {13, 16, 20, 24}, {4, 6, 10, 11}
    assert set(legal(game, "conquer")) == {f"conquer {region}" for region in linked | beside}


@pytest.mark.law("sw:power.underworld")
@pytest.mark.ruling(56)
def test_without_a_cavern_there_is_no_way_below() -> None:
    above = turn("conquer", "people 0 underworld ratmen hand 9", "region 4 ratmen 1")
    assert why_not(above, "conquer 24") == "sw:conquest.following"
    assert "conquer 24" in legal(play(above, "0 conquer 5"))
    entering = turn("conquer", "people 0 underworld ratmen hand 9")
    assert why_not(entering, "conquer 20") == "sw:conquest.first"
    assert price(entering, 5) == 1


# ---- Flying


LAND = [region for region in range(1, 31) if region not in (1, 15, 30)]


@pytest.mark.law("sw:power.flying")
@pytest.mark.ruling(48)
def test_flyers_conquer_any_land_from_their_first_conquest_on() -> None:
    game = turn("conquer", "people 0 flying ratmen hand 9")
    assert legal(game, "conquer") == [f"conquer {region}" for region in LAND]
    play(game, "0 conquer 21")
    assert legal(game, "conquer") == [f"conquer {region}" for region in LAND if region != 21]
    assert why_not(game, "conquer 15") == why_not(game, "conquer 1") == "sw:conquest.water"


# ---- Berserk


def berserk(*lines: str, hand: int) -> SmallWorldGame:
    enemy = ("people 1 hill humans", "region 9 humans 1")
    return turn("conquer", f"people 0 berserk ratmen hand {hand}", "region 8 ratmen 1", *enemy, *lines)


@pytest.mark.law("sw:power.berserk")
@pytest.mark.ruling(44)
def test_a_berserker_rolls_then_chooses_then_pays_less() -> None:
    game = play(berserk("coming die 2", hand=2), "0 roll")
    assert asked(game) == (0, "BerserkConquer", "sw:power.berserk")
    assert shown(play(game, "0 conquer 9"), "region 9") == "ratmen 1"
    assert (game.decision.prompt, game.decision.args["hand"]) == ("Conquer", 1)


@pytest.mark.law("sw:power.berserk")
@pytest.mark.ruling(44)
def test_a_berserker_may_roll_before_every_conquest_and_always_needs_one_token() -> None:
    game = play(berserk("coming die 3 die 1", hand=2), "0 roll", "0 conquer 2", "0 roll", "0 conquer 7")
    assert (shown(game, "region 2"), shown(game, "region 7")) == ("ratmen 1", "ratmen 1")
    assert legal(game) == ["stop"]


@pytest.mark.law("sw:power.berserk")
@pytest.mark.ruling(44)
def test_conquests_end_when_the_roll_reaches_no_region() -> None:
    game = play(berserk("coming die 0", hand=1), "0 roll")
    assert asked(game) == (0, "Deploy", "sw:conquest.redeploy")


@pytest.mark.law("sw:power.berserk")
@pytest.mark.ruling(44)
def test_a_berserker_has_no_ordinary_last_roll_but_may_conquer_without_one() -> None:
    game = berserk(hand=2)
    assert legal(game, "reinforce") == []
    assert shown(play(game, "0 conquer 2"), "region 2") == "ratmen 2"


# ---- Bivouacking


@pytest.mark.law("sw:power.bivouacking")
def test_five_encampments_are_laid_out_in_any_regions() -> None:
    game = ratmen("redeploy", "bivouacking", "2 1", "3 1", "4 1")
    assert asked(game) == (0, "Encamp", "sw:power.bivouacking")
    play(game, "0 encamp 2 x3", "0 encamp 3 x2")
    assert [shown(game, f"region {region}") for region in (2, 3, 4)] == [
        "ratmen 1 encampment 3", "ratmen 1 encampment 2", "ratmen 1",
    ]  # fmt: skip
    assert game.decision.seat == 1


@pytest.mark.law("sw:power.bivouacking")
def test_encampments_are_laid_out_anew_every_turn() -> None:
    game = play(ratmen("redeploy", "bivouacking", "2 1 encampment 5", "3 1"), "0 encamp 3 x5")
    assert (shown(game, "region 2"), shown(game, "region 3")) == ("ratmen 1", "ratmen 1 encampment 5")


@pytest.mark.law("sw:power.bivouacking")
def test_encampments_of_an_abandoned_region_are_laid_out_elsewhere() -> None:
    game = play(ratmen("ready", "bivouacking", "2 1 encampment 5", "3 1"), "0 abandon 2", "0 march")
    play(stop(game, 3), "0 encamp 3 x5")
    assert shown(game, "region 3") == "ratmen 2 encampment 5"


def attack_on_camp(camps: int, *others: str) -> SmallWorldGame:
    """Seat 0 takes region 9 with two Humans and some encampments, and ends its turn."""
    enemy = ("people 1 bivouacking humans", f"region 9 humans 2 encampment {camps}", *others)
    game = turn("conquer", "people 0 spirit ratmen hand 9", "region 8 ratmen 1", *enemy)
    assert price(game, 9) == 2 + 2 + camps
    return stop(play(game, "0 conquer 9"), 8)


@pytest.mark.law("sw:power.bivouacking")
@pytest.mark.ruling(45)
def test_conquered_encampments_are_laid_out_again_at_the_end_of_the_turn() -> None:
    game = play(attack_on_camp(3, "region 4 humans 1 encampment 2"), "1 deploy 4 x1")
    assert asked(game) == (1, "Encamp", "sw:power.bivouacking")
    assert shown(play(game, "1 encamp 4 x3"), "region 4") == "humans 2 encampment 5"


@pytest.mark.law("sw:power.bivouacking")
@pytest.mark.ruling(45)
def test_encampments_without_a_region_wait_in_hand() -> None:
    game = attack_on_camp(5)
    assert shown(game, "people 1 bivouacking humans") == "hand 1 encampments 5"
    assert game.decision.prompt == "Course"


@pytest.mark.law("sw:power.bivouacking")
def test_encampments_are_gone_in_decline() -> None:
    game = play(ratmen("begin", "bivouacking", "2 2 encampment 5"), "0 decline")
    assert (shown(game, "region 2"), game.state.tents_free()) == ("ratmen 1", 5)


@pytest.mark.law("sw:power.bivouacking", "sw:end.tie")
@pytest.mark.ruling(45)
def test_encampments_do_not_break_a_tie() -> None:
    camp = ("people 0 bivouacking ratmen", "region 2 ratmen 1 encampment 5")
    rivals = ("people 1 hill humans", "region 22 humans 2")
    game = small_world("\n".join(["players 2", "round 10", "turn 1 end", "coins 9 9", *camp, *rivals]))
    assert (game.outcome["winners"], game.state.outcome()["tokens"]) == ([1], [1, 2])


# ---- Diplomat


HUMANS = ("people 1 hill humans", "region 9 humans 5", "people 2 swamp trolls", "region 14 trolls 5 lair")


def diplomat(step: str, *lines: str, hand: int = 0) -> SmallWorldGame:
    """A lone Ratman in region 8 between the strong Humans of seat 1 and Trolls of seat 2."""
    return turn(step, f"people 0 diplomat ratmen hand {hand}", "region 8 ratmen 1", *lines)


@pytest.mark.law("sw:power.diplomat")
def test_a_friend_cannot_attack_the_diplomat_but_others_can() -> None:
    game = diplomat("farewell", *HUMANS)
    assert legal(game) == ["befriend 1", "befriend 2", "pass"]
    play(game, "0 befriend 1", "1 expand", "1 march")
    assert (attacks(game, 8), why_not(game, "conquer 8")) == ([], "sw:power.diplomat")
    play(stop(game, 9), "2 expand", "2 march")
    assert attacks(game, 8) == ["conquer 8"]


@pytest.mark.law("sw:power.diplomat")
@pytest.mark.ruling(46)
def test_peace_lasts_until_the_next_turn_and_may_go_to_another() -> None:
    game = play(diplomat("begin", *HUMANS, "peace 0 1"), "0 expand")
    assert shown(game, "peace") == ""
    play(game, "0 march", "0 stop", "0 befriend 2", "1 expand", "1 march")
    assert attacks(game, 8) == ["conquer 8"]
    play(stop(game, 9), "2 expand", "2 march")
    assert attacks(game, 8) == []


@pytest.mark.law("sw:power.diplomat")
def test_a_diplomat_may_befriend_nobody() -> None:
    game = play(diplomat("farewell", *HUMANS), "0 pass", "1 expand", "1 march")
    assert attacks(game, 8) == ["conquer 8"]


@pytest.mark.law("sw:power.diplomat")
@pytest.mark.ruling(46)
def test_a_victim_cannot_be_befriended() -> None:
    game = diplomat("conquer", "people 1 hill humans", "region 9 humans 1", hand=3)
    stop(play(game, "0 conquer 9"), 8)
    assert legal(game) == ["befriend 2", "pass"]


@pytest.mark.law("sw:power.diplomat")
@pytest.mark.ruling(46)
def test_an_attack_that_the_die_let_down_is_an_attack() -> None:
    game = diplomat("conquer", "people 1 hill humans", "region 9 humans 1", "coming die 0", hand=1)
    play(game, "0 reinforce 9", "0 deploy 8 x1")
    assert shown(game, "region 9") == "humans 1"
    assert legal(game) == ["befriend 2", "pass"]


@pytest.mark.law("sw:power.diplomat")
@pytest.mark.ruling(46)
def test_the_victim_of_an_earlier_turn_can_be_befriended() -> None:
    lines = ("people 0 diplomat ratmen hand 3", "region 7 ratmen 1", "people 1 hill humans", "region 2 humans 1")
    game = stop(play(turn("conquer", *lines, players=2), "0 conquer 2"), 7)
    assert legal(game) == ["pass"]
    stop(play(game, "0 pass", "1 expand", "1 stop", "0 expand", "0 march"), 7)
    assert legal(game) == ["befriend 1", "pass"]


@pytest.mark.law("sw:power.diplomat")
def test_an_attack_on_a_race_in_decline_does_not_stand_in_the_way_of_peace() -> None:
    enemy = ("people 1 hill humans", "people 1 - elves declined", "region 9 elves 1")
    game = stop(play(diplomat("conquer", *enemy, hand=3), "0 conquer 9"), 8)
    assert legal(game) == ["befriend 1", "befriend 2", "pass"]


@pytest.mark.law("sw:power.diplomat", "sw:race.ghouls")
def test_an_attack_by_the_diplomats_own_ghouls_is_an_attack() -> None:
    ghouls = ("people 0 - ghouls declined", "region 3 ghouls 4", "people 1 hill humans", "region 9 humans 1")
    game = stop(play(diplomat("ready", *ghouls), "0 march", "0 conquer 9"), 3)
    play(game, "0 march", "0 stop")
    assert legal(game) == ["befriend 2", "pass"]


@pytest.mark.law("sw:power.diplomat")
def test_peace_ends_when_the_diplomat_declines() -> None:
    game = play(diplomat("begin", *HUMANS, "peace 0 1"), "0 decline", "1 expand", "1 march")
    assert attacks(game, 8) == ["conquer 8"]


@pytest.mark.law("sw:power.diplomat")
@pytest.mark.ruling(46)
def test_the_only_opponent_may_be_befriended_even_before_picking_a_race() -> None:
    lines = ("people 0 diplomat ratmen", "region 2 ratmen 1", "offer hill orcs")
    game = play(turn("farewell", *lines, players=2), "0 befriend 1", "1 pick 1")
    assert (attacks(game, 2), why_not(game, "conquer 2")) == ([], "sw:power.diplomat")


# ---- Dragon Master


def dragon(*lines: str, hand: int) -> SmallWorldGame:
    """Ratmen in region 8 next to a mountain fortress with five Humans."""
    enemy = ("people 1 fortified humans", "region 3 humans 5 fortress")
    return turn("conquer", f"people 0 dragon_master ratmen hand {hand}", "region 8 ratmen 1", *enemy, *lines)


@pytest.mark.law("sw:power.dragon_master")
@pytest.mark.ruling(47)
def test_the_dragon_takes_any_region_with_one_token_once_a_turn() -> None:
    game = play(dragon(hand=5), "0 unleash 3")
    assert (shown(game, "region 3"), game.decision.args["hand"]) == ("ratmen 1 dragon", 4)
    assert legal(game, "unleash") == []


@pytest.mark.law("sw:power.dragon_master")
@pytest.mark.ruling(47)
def test_the_dragon_needs_a_token_and_a_region_within_reach() -> None:
    assert legal(dragon(hand=0)) == ["stop"]
    assert legal(dragon(hand=1), "unleash") == [f"unleash {region}" for region in (2, 3, 7, 9, 13, 14)]
    entering = turn("conquer", "people 0 dragon_master ratmen hand 1")
    assert "unleash 3" in legal(entering)
    assert "unleash 9" not in legal(entering)


@pytest.mark.law("sw:power.dragon_master")
@pytest.mark.ruling(47)
def test_the_dragon_moves_to_the_region_it_conquers() -> None:
    game = play(dragon("region 2 ratmen 1 dragon", hand=1), "0 unleash 3")
    assert (shown(game, "region 2"), shown(game, "region 3")) == ("ratmen 1", "ratmen 1 dragon")


@pytest.mark.law("sw:power.dragon_master")
@pytest.mark.ruling(47)
def test_the_dragon_flies_again_on_the_next_turn() -> None:
    lines = ("people 0 dragon_master ratmen hand 4", "region 7 ratmen 1", "people 1 hill humans")
    game = stop(play(turn("conquer", *lines, players=2), "0 unleash 2"), 7)
    play(game, "1 expand", "1 stop", "0 expand", "0 march", "0 unleash 3")
    assert (shown(game, "region 2"), shown(game, "region 3")) == ("ratmen 1", "ratmen 1 dragon")


@pytest.mark.law("sw:power.dragon_master")
@pytest.mark.ruling(47)
def test_the_dragon_may_stay_where_it_is() -> None:
    game = stop(play(ratmen("ready", "dragon_master", "2 2 dragon", "3 1"), "0 march"), 3)
    assert (shown(game, "region 2"), shown(game, "region 3")) == ("ratmen 1 dragon", "ratmen 2")


@pytest.mark.law("sw:power.dragon_master")
@pytest.mark.ruling(47)
def test_the_dragon_of_an_abandoned_region_is_ready_to_fly_again() -> None:
    game = play(ratmen("ready", "dragon_master", "2 1 dragon", "3 1"), "0 abandon 2", "0 march")
    assert game.state.dragons == 0
    assert shown(play(game, "0 unleash 2"), "region 2") == "ratmen 1 dragon"


@pytest.mark.law("sw:power.dragon_master", "sw:power.heroic")
@pytest.mark.parametrize(("power", "marker"), [("dragon_master", "dragon"), ("heroic", "hero")])
def test_the_dragon_and_the_heroes_are_gone_in_decline(power: str, marker: str) -> None:
    game = play(ratmen("begin", power, f"2 2 {marker}"), "0 decline")
    assert shown(game, "region 2") == "ratmen 1"


# ---- Fortified


SIX = ("2", "3", "4", "5", "6", "8")


@pytest.mark.law("sw:power.fortified")
@pytest.mark.ruling(50)
def test_one_fortress_a_turn_may_be_built_from_the_first_turn_on() -> None:
    game = play(turn("begin", "offer fortified ratmen"), "0 pick 1", "0 conquer 2", "0 conquer 3")
    stop(game, 2)
    assert legal(game) == ["fortify 2", "fortify 3", "pass"]
    play(game, "0 fortify 3")
    assert shown(game, "region 3") == "ratmen 1 fortress"
    assert earned(game) == {"sw:score.regions": 2, "sw:power.fortified": 1}


@pytest.mark.law("sw:power.fortified")
@pytest.mark.ruling(49)
def test_every_standing_fortress_pays_every_turn() -> None:
    game = play(ratmen("redeploy", "fortified", "2 1 fortress", "3 1 fortress", "4 1"), "0 pass")
    assert earned(game) == {"sw:score.regions": 3, "sw:power.fortified": 2}


@pytest.mark.law("sw:power.fortified")
def test_a_region_has_room_for_one_fortress() -> None:
    assert legal(ratmen("redeploy", "fortified", "2 1 fortress", "3 1")) == ["fortify 3", "pass"]
    assert ratmen("redeploy", "fortified", "2 1 fortress").decision.seat == 1


@pytest.mark.law("sw:power.fortified")
@pytest.mark.ruling(49)
def test_there_are_six_fortresses_and_one_given_up_can_be_built_again() -> None:
    regions = (*(f"{region} 1 fortress" for region in SIX), "7 1")
    assert ratmen("redeploy", "fortified", *regions).decision.seat == 1
    game = stop(play(ratmen("ready", "fortified", *regions), "0 abandon 8", "0 march"), 7)
    assert legal(game) == ["fortify 7", "pass"]


@pytest.mark.law("sw:power.fortified")
@pytest.mark.ruling(49)
@pytest.mark.parametrize("people", ["fortified humans", "- humans declined"])
def test_a_fortress_raises_the_price_by_one_and_goes_with_the_region(people: str) -> None:
    enemy = (f"people 1 {people}", "region 9 humans 1 fortress")
    game = turn("conquer", "people 0 hill ratmen hand 9", "region 8 ratmen 1", *enemy)
    assert shown(play(game, "0 conquer 9"), "region 9") == "ratmen 4"
    assert game.state.fortresses == 0


@pytest.mark.law("sw:power.fortified")
@pytest.mark.ruling(50)
def test_fortresses_stay_in_decline_but_none_is_built_on_that_turn() -> None:
    game = play(ratmen("begin", "fortified", "2 2 fortress", "3 1"), "0 decline")
    assert (shown(game, "region 2"), shown(game, "region 3")) == ("ratmen 1 fortress", "ratmen 1")
    assert game.decision.seat == 1


@pytest.mark.law("sw:power.fortified")
@pytest.mark.ruling(49)
@pytest.mark.parametrize(("old", "choices"), [(SIX[:5], ["fortify 25", "pass"]), (SIX, [])])
def test_old_fortresses_count_when_the_badge_is_picked_again(old: tuple[str, ...], choices: list[str]) -> None:
    elves = ("people 0 - elves declined", *(f"region {region} elves 1 fortress" for region in old))
    game = turn("redeploy", "people 0 fortified ratmen", "region 25 ratmen 1", *elves)
    assert (legal(game) if game.decision.seat == 0 else []) == choices
    if choices:
        play(game, "0 fortify 25")
        assert earned(game) == {"sw:score.regions": 6, "sw:power.fortified": 1}


# ---- Heroic


@pytest.mark.law("sw:power.heroic")
@pytest.mark.ruling(51)
def test_two_heroes_go_to_two_different_regions() -> None:
    game = ratmen("redeploy", "heroic", "2 1", "3 1", "4 1")
    assert asked(game) == (0, "Station", "sw:power.heroic")
    assert legal(play(game, "0 station 2")) == ["station 3", "station 4"]
    play(game, "0 station 4")
    assert [shown(game, f"region {region}") for region in (2, 3, 4)] == ["ratmen 1 hero", "ratmen 1", "ratmen 1 hero"]


@pytest.mark.law("sw:power.heroic")
@pytest.mark.ruling(51)
def test_one_region_has_room_for_one_hero() -> None:
    game = play(ratmen("redeploy", "heroic", "2 1"), "0 station 2")
    assert (shown(game, "region 2"), game.decision.seat) == ("ratmen 1 hero", 1)


@pytest.mark.law("sw:power.heroic")
@pytest.mark.ruling(51)
def test_heroes_stand_until_they_move_at_the_end_of_the_next_turn() -> None:
    game = play(ratmen("ready", "heroic", "2 1 hero", "3 1 hero", "4 1"), "0 march")
    assert game.state.heroes == 1 << 2 | 1 << 3
    play(game, "0 stop", "0 station 3", "0 station 4")
    assert game.state.heroes == 1 << 3 | 1 << 4


@pytest.mark.law("sw:power.heroic")
def test_the_hero_of_an_abandoned_region_goes_elsewhere() -> None:
    game = play(ratmen("ready", "heroic", "2 1 hero", "3 1 hero", "4 1"), "0 abandon 2", "0 march")
    assert game.state.heroes == 1 << 3
    play(stop(game, 3), "0 station 3", "0 station 4")
    assert game.state.heroes == 1 << 3 | 1 << 4


# ---- Seafaring


@pytest.mark.law("sw:power.seafaring", "sw:conquest.first")
@pytest.mark.ruling(53)
def test_seafarers_may_begin_with_a_sea_but_not_with_the_lake() -> None:
    game = turn("conquer", "people 0 seafaring ratmen hand 9")
    assert why_not(game, "conquer 15") == "sw:conquest.first"
    stop(play(game, "0 conquer 30"), 30)
    assert shown(game, "region 30") == "ratmen 9"
    assert earned(game) == {"sw:score.regions": 1}


@pytest.mark.law("sw:power.seafaring")
@pytest.mark.ruling(53)
def test_waters_cost_two_tokens_and_border_all_their_shores() -> None:
    game = turn("conquer", "people 0 seafaring ratmen hand 9", "region 9 ratmen 1")
    assert price(game, 15) == 2
    play(game, "0 conquer 15")
    assert {f"conquer {region}" for region in (10, 14, 16, 20, 21, 22)} <= set(legal(game))


@pytest.mark.law("sw:power.seafaring", "sw:conquest.water")
@pytest.mark.ruling(53)
@pytest.mark.parametrize("people", ["seafaring humans", "- humans declined"])
def test_nobody_else_attacks_a_race_on_the_water(people: str) -> None:
    enemy = (f"people 1 {people}", "region 1 humans 1", "region 15 humans 1")
    game = turn("conquer", "people 0 commando ratmen hand 9", "region 2 ratmen 1", "region 9 ratmen 1", *enemy)
    assert why_not(game, "conquer 1") == why_not(game, "conquer 15") == "sw:conquest.water"


@pytest.mark.law("sw:power.seafaring")
@pytest.mark.ruling(53)
def test_seas_are_kept_and_pay_in_decline() -> None:
    game = play(ratmen("begin", "seafaring", "1 3", "15 1", "2 1"), "0 decline")
    assert (shown(game, "region 1"), shown(game, "region 15")) == ("ratmen 1", "ratmen 1")
    assert earned(game) == {"sw:score.regions": 3}


# ---- Spirit


ELF_SPIRITS = ("people 0 spirit elves declined", "region 9 elves 1")


@pytest.mark.law("sw:power.spirit", "sw:decline.one_only")
@pytest.mark.ruling(4)
@pytest.mark.ruling(54)
def test_a_spirit_race_in_decline_keeps_its_badge_and_is_joined_by_another() -> None:
    game = play(turn("begin", "people 0 hill ratmen", "region 25 ratmen 2", *ELF_SPIRITS), "0 decline")
    assert (shown(game, "people 0 spirit elves"), shown(game, "people 0 - ratmen")) == ("declined", "declined")
    assert earned(game) == {"sw:score.regions": 2}
    assert shown(game, "discards") == "hill"


@pytest.mark.law("sw:power.spirit")
@pytest.mark.ruling(54)
def test_a_spirit_race_that_declines_joins_the_race_in_decline() -> None:
    elder = ("people 0 - ratmen declined", "region 25 ratmen 1")
    game = play(turn("begin", "people 0 spirit elves", "region 9 elves 3", *elder), "0 decline")
    assert (shown(game, "region 9"), shown(game, "region 25")) == ("elves 1", "ratmen 1")
    assert earned(game) == {"sw:score.regions": 2}


@pytest.mark.law("sw:power.spirit")
@pytest.mark.ruling(54)
def test_a_third_decline_drives_out_the_race_that_is_no_spirit() -> None:
    elder = ("people 0 - humans declined", "region 2 humans 1")
    game = play(turn("begin", "people 0 hill ratmen", "region 25 ratmen 2", *elder, *ELF_SPIRITS), "0 decline")
    assert [shown(game, f"region {region}") for region in (2, 9, 25)] == ["", "elves 1", "ratmen 1"]
    assert (shown(game, "under"), earned(game)) == ("humans", {"sw:score.regions": 2})


@pytest.mark.law("sw:power.spirit", "sw:decline.banner_returns")
@pytest.mark.ruling(3)
@pytest.mark.ruling(4)
def test_banner_and_badge_of_spirits_return_with_their_last_token() -> None:
    spirits = ("people 1 spirit elves declined", "region 9 elves 1")
    game = play(turn("conquer", "people 0 hill ratmen hand 3", "region 8 ratmen 1", *spirits), "0 conquer 9")
    assert (shown(game, "under"), shown(game, "discards"), tray(game, "elves")) == ("elves", "spirit", 11)


# ---- Stout


def stout(*lines: str) -> SmallWorldGame:
    """Stout Orcs, between two players, after a turn in which they conquered a lost tribe."""
    peoples = ("people 0 stout orcs hand 3", "region 7 orcs 1", "people 1 hill humans", *lines)
    game = turn("conquer", *peoples, players=2, tribes="12")
    return stop(play(game, "0 conquer 12"), 7)


@pytest.mark.law("sw:power.stout")
@pytest.mark.ruling(55)
def test_the_stout_decline_after_scoring_their_turn_in_full_and_once() -> None:
    game = stout()
    assert asked(game) == (0, "LateDecline", "sw:power.stout")
    play(game, "0 decline")
    assert earned(game) == {"sw:score.regions": 2, "sw:race.orcs": 1}
    assert game.state.coins[0] == 5 + 3
    assert [shown(game, start) for start in ("people 0 - orcs", "region 7", "region 12")] == [
        "declined", "orcs 1", "orcs 1",
    ]  # fmt: skip
    assert asked(play(game, "1 expand", "1 stop")) == (0, "Pick", "sw:pick.any_of_six")


@pytest.mark.law("sw:power.stout")
@pytest.mark.ruling(55)
def test_the_stout_may_stay_and_decline_in_the_ordinary_way_later() -> None:
    game = play(stout(), "0 stay", "1 expand", "1 stop", "0 decline")
    assert earned(game) == {"sw:score.regions": 2}
    assert asked(game) == (1, "Course", "sw:turn.conquer_or_decline")


@pytest.mark.law("sw:power.stout", "sw:decline.one_only")
def test_a_late_decline_drives_out_the_elder_race_after_its_last_coin() -> None:
    game = play(stout("people 0 - elves declined", "region 22 elves 1"), "0 decline")
    assert earned(game) == {"sw:score.regions": 3, "sw:race.orcs": 1}
    assert (shown(game, "region 22"), shown(game, "under")) == ("", "elves")
