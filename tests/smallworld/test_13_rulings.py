"""The rulings of docs/background/rulings.md that are not about one race or one power, and the rulings of our own.

Most positions are on the map for three. Region 8 borders 2, 3, 7, 9, 13 and 14; region 4 borders 3, 5, 9 and 10; region
25 borders 19 and 26. Mountains: 3, 10, 13, 16, 18, 26 and 27.
"""

from __future__ import annotations

import json

import pytest

import copse
from copse.games import SmallWorldGame
from copse.kernel.bits import members
from copse.kernel.errors import BadSetup
from copse.kernel.tasks import Json
from copse.smallworld.board import map_for
from copse.smallworld.powers import POWERS
from copse.smallworld.races import RACES
from copse.smallworld.traits import Combo, discount_regions
from tests.script import asked, happened, legal, play, small_world, why_not
from tests.smallworld.table import army, attacks, earned, hand, price, shown, stop, tray, turn
from tests.smallworld.test_02_pick import UNSEEN_BADGES, UNSEEN_BANNERS, column, market

GHOULS = "people 0 - ghouls declined"


def revealed(game: SmallWorldGame) -> list[int | str]:
    """The banners that came up, in order."""
    return [event["race"] for event in happened(game, "revealed")]


# ---- picking a pair


@pytest.mark.law("sw:setup.combinations", "sw:setup.coins", "sw:pick.any_of_six")
@pytest.mark.ruling(1)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everyone_can_afford_any_of_the_six_pairs_at_first(players: int) -> None:
    game = copse.new("smallworld", players=players, seed=3)
    assert game.state.coins == (5,) * players
    assert legal(game) == [f"pick {place}" for place in range(1, 7)]


@pytest.mark.law("sw:pick.cost", "sw:pick.coins_on_pair")
@pytest.mark.ruling(1)
def test_each_pair_passed_over_gets_a_coin_and_the_picked_one_gives_its_own() -> None:
    game = play(market(), "0 pick 4")
    assert game.state.coins[0] == 5 - 3 + 2
    assert column(game)[:4] == ["alchemist orcs 1", "forest ratmen 2", "hill humans 1", "merchant wizards 0"]


@pytest.mark.law("sw:pick.cost", "sw:pick.coins_on_pair")
@pytest.mark.ruling(2)
@pytest.mark.parametrize(("purse", "affordable"), [(0, 1), (1, 2), (2, 3), (4, 5)])
def test_coins_on_a_pair_do_not_help_to_pay_for_it(purse: int, affordable: int) -> None:
    game = market(coins=f"{purse} 5 5")
    assert legal(game) == [f"pick {place}" for place in range(1, affordable + 1)]
    assert why_not(game, f"pick {affordable + 1}") == "sw:pick.cost"


# ---- banners and powers that come back


@pytest.mark.law("sw:pick.recycle", "sw:decline.banner_returns")
@pytest.mark.ruling(3)
def test_a_vanished_banner_goes_under_the_others() -> None:
    lines = ("people 0 hill orcs", "region 8 orcs 2", "people 0 - elves declined", "region 25 elves 1")
    game = play(turn("begin", *lines, "under giants"), "0 decline")
    assert shown(game, "under") == "giants elves"


@pytest.mark.law("sw:decline.banner_returns")
@pytest.mark.ruling(3)
def test_without_a_stack_a_vanished_banner_makes_the_lowest_pair() -> None:
    active = ("hill orcs", "stout giants", "swamp humans", "wealthy dwarves", "forest trolls")
    older = ("elves", "ghouls", "ratmen", "tritons", "wizards")
    peoples = [f"people {seat} {people}" for seat, people in enumerate(active)]
    declined = [f"people {seat} - {race} declined\nregion {seat + 3} {race} 1" for seat, race in enumerate(older)]
    pairs = ["merchant amazons 0", "flying halflings 2", "heroic skeletons 0", "spirit sorcerers 0"]
    offered = [f"offer {pair}" for pair in pairs]
    game = turn("begin", *peoples, "region 8 orcs 1", *declined, *offered, "coming badge mounted", players=5)
    assert column(play(game, "0 decline")) == [*pairs, "mounted elves 0"]


@pytest.mark.law("sw:powers.run_out", "sw:pick.recycle")
@pytest.mark.ruling(3)
def test_discarded_powers_are_shuffled_only_when_the_stack_is_used_up() -> None:
    last, *discarded = UNSEEN_BADGES.split()
    game = market(f"badges {last}\ndiscards {' '.join(discarded)}")
    play(game, "0 pick 1")
    assert column(game)[5].split()[0] == last
    assert shown(game, "discards").split() == discarded
    play(stop_at_once(game), "1 pick 1")
    assert column(game)[5].split()[0] in discarded
    assert (shown(game, "discards"), len(shown(game, "badges").split())) == ("none", len(discarded) - 1)


def stop_at_once(game: SmallWorldGame) -> SmallWorldGame:
    """End the turn of a race that has not entered the map."""
    return play(game, f"{game.decision.seat} stop")


@pytest.mark.law("sw:decline.flip", "sw:power.spirit")
@pytest.mark.ruling(4)
@pytest.mark.parametrize(("power", "people", "discards"), [("hill", "-", "hill"), ("spirit", "spirit", "none")])
def test_only_the_badge_of_a_spirit_race_outlives_its_decline(power: str, people: str, discards: str) -> None:
    game = play(turn("begin", f"people 0 {power} orcs", "region 8 orcs 2"), "0 decline")
    assert (shown(game, f"people 0 {people} orcs"), shown(game, "discards")) == ("declined", discards)


@pytest.mark.law("sw:decline.banner_returns", "sw:power.spirit")
@pytest.mark.ruling(4)
def test_the_spirit_badge_is_discarded_with_the_last_token_of_its_race() -> None:
    spirits = ("people 1 spirit elves declined", "region 9 elves 1")
    game = play(turn("conquer", "people 0 hill orcs hand 3", "region 8 orcs 1", *spirits), "0 conquer 9")
    assert (shown(game, "under"), shown(game, "discards")) == ("elves", "spirit")


# ---- the first conquest


@pytest.mark.law("sw:conquest.first")
@pytest.mark.ruling(6)
def test_a_sea_at_the_edge_opens_its_shore_even_when_held_but_the_lake_opens_nothing() -> None:
    seafarers = ("people 1 seafaring tritons", "region 1 tritons 1", "region 15 tritons 1")
    game = turn("conquer", "people 0 hill ratmen hand 3", *seafarers)
    assert attacks(game, 7) == ["conquer 7"], "it touches the sea, not the edge"
    assert why_not(game, "conquer 22") == "sw:conquest.first", "it touches the lake"


@pytest.mark.law("sw:conquest.first", "sw:race.halflings", "sw:power.flying")
@pytest.mark.ruling(6)
@pytest.mark.parametrize("people", ["hill halflings", "flying ratmen"])
def test_halflings_and_fliers_enter_inland(people: str) -> None:
    assert attacks(turn("conquer", f"people 0 {people} hand 2"), 22) == ["conquer 22"]


@pytest.mark.law("sw:conquest.first")
@pytest.mark.ruling(7)
def test_the_own_race_in_decline_neither_binds_nor_helps_a_newcomer() -> None:
    alone = turn("conquer", "people 0 hill ratmen hand 13")
    followed = turn("conquer", "people 0 hill ratmen hand 13", "people 0 - elves declined", "region 22 elves 1")
    assert legal(followed) == legal(alone)


@pytest.mark.law("sw:conquest.first", "sw:power.seafaring")
@pytest.mark.ruling(8)
def test_a_seafaring_race_may_enter_by_a_sea_but_not_by_the_lake() -> None:
    game = turn("conquer", "people 0 seafaring ratmen hand 2")
    assert (attacks(game, 1), attacks(game, 30)) == (["conquer 1"], ["conquer 30"])
    assert why_not(game, "conquer 15") == "sw:conquest.first"
    assert attacks(turn("conquer", "people 0 seafaring halflings hand 2"), 15) == ["conquer 15"]


# ---- what a region costs


@pytest.mark.law("sw:conquest.cost", "sw:define.stack")
@pytest.mark.ruling(9)
def test_all_that_stands_in_a_region_adds_to_its_cost_and_all_discounts_are_taken_off() -> None:
    trolls = ("people 1 fortified trolls", "region 13 trolls 2 lair fortress")
    plain = turn("conquer", "people 0 hill tritons hand 8", "region 8 tritons 1", *trolls)
    assert price(plain, 13) == 2 + 1 + 2 + 1 + 1 - 1, "a mountain on the shore with two trolls, a lair and a fortress"
    cheap = turn("conquer", "people 0 commando tritons hand 8", "region 8 tritons 1", *trolls)
    assert price(cheap, 13) == price(plain, 13) - 1
    assert price(cheap, 7) == 1, "never less than one token"


@pytest.mark.law("sw:define.empty", "sw:power.pillaging")
@pytest.mark.ruling(10)
@pytest.mark.parametrize(
    ("region", "lines", "spoils"),
    [
        pytest.param(3, (), 0, id="a mountain alone"),
        pytest.param(9, ("region 9 lost_tribe 1",), 1, id="a lost tribe"),
        pytest.param(5, ("people 1 hill elves", "region 5 elves 1"), 1, id="an active race"),
        pytest.param(5, ("people 1 - elves declined", "region 5 elves 1"), 1, id="a race in decline"),
    ],
)
def test_only_tokens_of_races_and_lost_tribes_make_a_region_non_empty(
    region: int, lines: tuple[str, ...], spoils: int
) -> None:
    game = turn("conquer", "people 0 pillaging ratmen hand 3", "region 4 ratmen 1", *lines, tribes="9")
    stop(play(game, f"0 conquer {region}"), 4)
    assert earned(game).get("sw:power.pillaging", 0) == spoils


# ---- what the defender loses


@pytest.mark.law("sw:conquest.losses", "sw:conquest.retreat")
@pytest.mark.ruling(11)
def test_survivors_go_only_to_regions_of_their_own_race_clockwise_from_the_attacker() -> None:
    game = small_world("""
        players 3
        turn 1 conquer
        people 1 flying ratmen hand 10
        region 25 ratmen 1
        people 0 hill orcs
        region 5 orcs 3
        region 12 orcs 1
        people 0 - elves declined
        region 18 elves 1
        people 2 swamp humans
        region 2 humans 2
        region 28 humans 1
    """)
    stop(play(game, "1 conquer 5", "1 conquer 2"), 25)
    assert (legal(game), tray(game, "humans")) == (["deploy 28 x1"], 8)
    play(game, "2 deploy 28 x1")
    assert (legal(game), tray(game, "orcs")) == (["deploy 12 x2"], 7), "not to the Elves of the same seat"
    play(game, "0 deploy 12 x2")
    assert asked(game)[:2] == (2, "Course")


@pytest.mark.law("sw:conquest.homeless")
@pytest.mark.ruling(12)
def test_survivors_without_a_region_wait_for_their_owners_turn() -> None:
    lines = ("people 0 hill ratmen hand 6", "region 8 ratmen 1", "people 2 swamp humans", "region 9 humans 4")
    game = stop(play(turn("conquer", *lines, "people 1 forest orcs"), "0 conquer 9"), 8)
    play(game, "1 expand", "1 stop")
    assert (asked(game)[:2], hand(game, "humans"), army(game, "humans")) == ((2, "Course"), 3, {})
    play(game, "2 expand")
    assert (attacks(game, 4), why_not(game, "conquer 14")) == (["conquer 4"], "sw:conquest.first")


@pytest.mark.law("sw:conquest.own_decline", "sw:define.empty")
@pytest.mark.ruling(13)
def test_a_region_taken_from_the_own_race_in_decline_is_spoil() -> None:
    elves = ("people 0 - elves declined", "region 9 elves 1", "region 25 elves 1")
    game = stop(play(turn("conquer", "people 0 pillaging orcs hand 3", "region 8 orcs 1", *elves), "0 conquer 9"), 8)
    assert earned(game) == {"sw:score.regions": 3, "sw:race.orcs": 1, "sw:power.pillaging": 1}
    assert tray(game, "elves") == 10


# ---- a race without tokens


WIPED_OUT = ("people 0 hill orcs", "people 0 - elves declined", "region 25 elves 1")


@pytest.mark.law("sw:turn.conquer_or_decline")
@pytest.mark.ruling(14)
@pytest.mark.parametrize(
    ("course", "coins"), [pytest.param(("0 expand", "0 stop"), 1, id="sit out"), pytest.param(("0 decline",), 0)]
)
def test_whoever_has_lost_every_token_sits_out_or_declines_but_picks_no_pair(
    course: tuple[str, ...], coins: int
) -> None:
    game = turn("begin", *WIPED_OUT)
    assert legal(game) == ["expand", "decline"]
    play(game, *course)
    assert (earned(game), game.decision.seat) == ({"sw:score.regions": coins}, 1)


@pytest.mark.law("sw:decline.banner_returns")
@pytest.mark.ruling(15)
def test_a_banner_without_a_token_on_the_map_returns_as_soon_as_it_declines() -> None:
    game = play(turn("begin", *WIPED_OUT), "0 decline")
    assert (shown(game, "under"), shown(game, "discards"), shown(game, "people 0")) == ("elves orcs", "hill", "")


# ---- the die


@pytest.mark.law("sw:conquest.reinforcement")
@pytest.mark.ruling(16)
@pytest.mark.parametrize(("pips", "held"), [(0, {8: 3}), (1, {8: 3}), (2, {8: 1, 9: 2}), (3, {8: 1, 9: 2})])
def test_the_die_is_for_one_named_region_and_ends_the_conquests(pips: int, held: dict[int, int]) -> None:
    lines = ("region 8 ratmen 1", "people 1 hill humans", "region 9 humans 2", "region 14 humans 4")
    game = turn("conquer", "people 0 spirit ratmen hand 2", *lines, f"coming die {pips}")
    assert (attacks(game, 9), attacks(game, 14)) == (["reinforce 9"], []), "two and four are missing"
    play(game, "0 reinforce 9")
    assert asked(game)[1] == "Deploy"
    spare = game.decision.args["hand"]
    play(game, f"0 deploy {max(held)} x{spare}")
    assert army(game, "ratmen") == held


@pytest.mark.law("sw:conquest.reinforcement", "sw:conquest.one_token")
@pytest.mark.ruling(16)
def test_without_a_token_in_hand_the_die_is_not_rolled() -> None:
    assert legal(turn("conquer", "people 0 hill ratmen", "region 8 ratmen 1")) == ["stop"]


@pytest.mark.law("sw:conquest.following", "sw:conquest.reinforcement")
@pytest.mark.ruling(17)
@pytest.mark.parametrize("tokens", [1, 9])
def test_nobody_has_to_conquer_or_to_roll(tokens: int) -> None:
    game = stop(turn("conquer", f"people 0 hill ratmen hand {tokens}", "region 8 ratmen 1"), 8)
    assert (army(game, "ratmen"), happened(game, "rolled")) == ({8: tokens + 1}, [])


@pytest.mark.law("sw:conquest.reinforcement", "sw:conquest.homeless")
@pytest.mark.ruling(18)
def test_tokens_that_fail_to_enter_wait_in_hand_for_the_next_turn() -> None:
    lines = ("people 1 swamp humans", "people 2 forest orcs", "coming die 0")
    game = play(turn("conquer", "people 0 hill ratmen hand 1", *lines), "0 reinforce 4")
    assert (army(game, "ratmen"), hand(game, "ratmen"), earned(game)) == ({}, 1, {"sw:score.regions": 0})
    for seat in (1, 2):
        play(game, f"{seat} expand", f"{seat} stop")
    assert "reinforce 4" in legal(play(game, "0 expand"))


# ---- abandoning regions


@pytest.mark.law("sw:turn.abandon", "sw:turn.abandon_all", "sw:conquest.mountain_stays")
@pytest.mark.ruling(19)
def test_an_abandoned_region_keeps_its_mountain_and_nothing_else() -> None:
    game = turn("ready", "people 0 fortified trolls", "region 3 trolls 1 lair fortress", "region 8 trolls 5 lair")
    marched = play(game.copy(), "0 abandon 3", "0 march")
    assert (shown(marched, "region 3"), marched.state.fortresses, price(marched, 3)) == ("", 0, 3)
    assert shown(play(marched, "0 conquer 3"), "region 3") == "trolls 3 lair"
    play(game, "0 abandon 3", "0 abandon 8")
    assert why_not(game, "conquer 9") == "sw:conquest.first"


@pytest.mark.law("sw:turn.abandon", "sw:score.regions", "sw:race.halflings")
@pytest.mark.ruling(19)
def test_an_abandoned_region_loses_its_hole_and_pays_nothing() -> None:
    game = turn("ready", "people 0 spirit halflings", "region 8 halflings 1 hole", "region 9 halflings 1")
    stop(play(game, "0 abandon 8", "0 march"), 9)
    assert (game.state.holes, earned(game)) == (0, {"sw:score.regions": 1})


@pytest.mark.law("sw:turn.abandon", "sw:define.empty")
@pytest.mark.ruling(20)
def test_a_region_abandoned_this_turn_may_be_conquered_again_as_an_empty_one() -> None:
    game = turn("ready", "people 0 pillaging ratmen", "region 8 ratmen 2", "region 9 ratmen 1")
    play(game, "0 abandon 9", "0 march", "0 conquer 9", "0 stop", "0 deploy 9 x1")
    assert (army(game, "ratmen"), earned(game)) == ({8: 1, 9: 2}, {"sw:score.regions": 2})


# ---- redeployment and decline


@pytest.mark.law("sw:conquest.redeploy")
@pytest.mark.ruling(21)
def test_each_region_keeps_a_token_and_none_change_places_with_those_in_decline() -> None:
    elves = ("people 0 - elves declined", "region 25 elves 1")
    game = turn("redeploy", "people 0 hill ratmen", "region 8 ratmen 3", "region 9 ratmen 1", *elves)
    assert legal(game) == ["deploy 8 x1", "deploy 8 x2", "deploy 9 x1", "deploy 9 x2"]
    play(game, "0 deploy 9 x2")
    assert (army(game, "ratmen"), army(game, "elves")) == ({8: 1, 9: 3}, {25: 1})


@pytest.mark.law("sw:conquest.redeploy", "sw:race.amazons")
@pytest.mark.ruling(21)
def test_amazons_alone_may_have_to_empty_a_region() -> None:
    game = turn("redeploy", "people 0 hill amazons", "region 8 amazons 4", "region 9 amazons 1")
    assert legal(game) == ["set_aside 8", "set_aside 9"]
    play(game, "0 set_aside 9")
    assert (army(game, "amazons"), shown(game, "people 0 hill amazons")) == ({8: 1}, "aside 4")


@pytest.mark.law("sw:decline.declare", "sw:decline.turn_ends", "sw:decline.one_only", "sw:race.dwarves")
@pytest.mark.ruling(22)
def test_a_turn_of_decline_has_no_conquest_and_pays_one_coin_a_region() -> None:
    spirits = ("people 0 spirit ghouls declined", "region 8 ghouls 4")
    game = turn("begin", "people 0 merchant humans", "region 4 humans 5", *spirits)
    play(game, "0 decline")
    assert (earned(game), army(game, "humans"), game.decision.seat) == ({"sw:score.regions": 2}, {4: 1}, 1)
    dwarves = play(turn("begin", "people 0 merchant dwarves", "region 2 dwarves 3"), "0 decline")
    assert earned(dwarves) == {"sw:score.regions": 1, "sw:race.dwarves": 1}, "mines alone go on paying"


@pytest.mark.law("sw:decline.one_only")
@pytest.mark.ruling(22)
def test_the_older_race_in_decline_leaves_before_the_turn_is_scored() -> None:
    elves = ("people 0 - elves declined", "region 25 elves 1", "region 26 elves 1")
    game = play(turn("begin", "people 0 hill orcs", "region 8 orcs 3", *elves), "0 decline")
    assert earned(game) == {"sw:score.regions": 1}


@pytest.mark.law("sw:define.stack", "sw:decline.flip")
@pytest.mark.ruling(23)
@pytest.mark.parametrize(
    ("people", "region", "left"),
    [
        ("fortified trolls", "2 trolls 3 lair fortress", "trolls 1 lair fortress"),
        ("seafaring orcs", "1 orcs 2", "orcs 1"),
        ("hill ghouls", "2 ghouls 3", "ghouls 3"),
        ("bivouacking orcs", "2 orcs 1 encampment 5", "orcs 1"),
        ("heroic orcs", "2 orcs 2 hero", "orcs 1"),
        ("dragon_master orcs", "2 orcs 1 dragon", "orcs 1"),
        ("hill halflings", "2 halflings 1 hole", "halflings 1"),
    ],
)
def test_what_outlives_decline_and_what_leaves_with_it(people: str, region: str, left: str) -> None:
    game = play(turn("begin", f"people 0 {people}", f"region {region}"), "0 decline")
    assert shown(game, f"region {region.split()[0]}") == left
    assert earned(game) == {"sw:score.regions": 1}, "a fortress pays no more"


# ---- the end, and coins


def finished(*lines: str) -> SmallWorldGame:
    """Two players with nine coins each, after the last turn."""
    return small_world("\n".join(["players 2", "round 10", "turn 1 end", "coins 9 9", *lines]))


@pytest.mark.law("sw:end.tie")
@pytest.mark.ruling(24)
def test_encampments_and_tokens_beside_the_board_do_not_break_a_tie() -> None:
    amazons = ("people 0 hill amazons aside 4", "region 2 amazons 2")
    orcs = (
        "people 1 bivouacking orcs",
        "region 5 orcs 2 encampment 5",
        "people 1 - elves declined",
        "region 10 elves 1",
    )
    assert finished(*amazons, *orcs).state.outcome()["tokens"] == [2, 3]
    assert finished(*amazons, *orcs).outcome["winners"] == [1]


@pytest.mark.law("sw:score.hidden")
@pytest.mark.ruling(25)
def test_purses_are_secret_and_the_bank_has_no_limit() -> None:
    game = turn("score", "people 0 hill orcs", "region 8 orcs 1", "coins 500 90 7")
    assert game.state.coins == (501, 90, 7)
    assert [game.view(seat)["coins"] for seat in (0, 1)] == [[501, None, None], [None, 90, None]]
    assert game.view(None)["coins"] == [None, None, None]


# ---- the maps


@pytest.mark.law("sw:setup.map")
@pytest.mark.ruling(59)
@pytest.mark.parametrize(("home", "target"), [(28, 27), (27, 28)])
def test_on_the_map_for_three_the_southern_mountain_borders_the_forest(home: int, target: int) -> None:
    game = turn("conquer", "people 0 spirit ratmen hand 3", f"region {home} ratmen 1")
    assert attacks(game, target) == [f"conquer {target}"]


@pytest.mark.law("sw:setup.mountains")
@pytest.mark.ruling(60)
def test_on_the_map_for_five_the_white_rock_in_the_south_is_a_mountain() -> None:
    game = turn("conquer", "people 0 spirit wizards hand 3", players=5)
    assert price(game, 46) == 3
    assert earned(play(game, "0 conquer 46", "0 stop", "0 deploy 46 x2"))["sw:race.wizards"] == 1


# ---- rulings of our own: the order of things at the end of a turn


def attack_on_humans(power: str) -> SmallWorldGame:
    """Seat 0 drives three Humans of seat 1 out of region 9 and places its own tokens."""
    lines = ("region 8 orcs 1", "people 1 hill humans", "region 9 humans 3", "region 25 humans 1")
    return stop(play(turn("conquer", f"people 0 {power} orcs hand 5", *lines), "0 conquer 9"), 8)


@pytest.mark.law("sw:conquest.retreat", "sw:power.diplomat", "sw:power.stout")
@pytest.mark.ruling(61)
@pytest.mark.parametrize(
    ("power", "last_word"), [("diplomat", "0 befriend 2"), ("stout", "0 decline"), ("stout", "0 stay")]
)
def test_those_driven_out_retreat_once_the_attacker_has_scored_and_had_the_last_word(
    power: str, last_word: str
) -> None:
    game = attack_on_humans(power)
    assert earned(game) == {"sw:score.regions": 2, "sw:race.orcs": 1}
    play(game, last_word)
    assert asked(game) == (1, "Retreat", "sw:conquest.retreat")


# ---- rulings of our own: what is secret


@pytest.mark.law("sw:score.hidden", "sw:pick.cost")
@pytest.mark.ruling(62)
def test_what_is_laid_on_pairs_is_public_and_what_is_scored_is_not() -> None:
    game = stop(play(market(), "0 pick 4", "0 conquer 4"), 4)
    seen = {event.what: event.args for event in game.events_for(1)}
    assert (seen["picked"]["paid"], seen["picked"]["taken"]) == (3, 2)
    assert seen["scored"] == {"seat": 0, "hidden": 1}
    assert game.state.coins[0] == 5 - 3 + 2 + 1


@pytest.mark.law("sw:score.hidden")
@pytest.mark.ruling(62)
def test_a_guess_at_a_purse_starts_from_what_the_table_saw() -> None:
    game = small_world("players 3\nround 2\nturn 1\ncoins 90 60 70\npouch 3 5 9")
    guesses = [game.determinize(1, seed).state.coins for seed in range(60)]
    assert {guess[1] for guess in guesses} == {60}, "one's own purse needs no guess"
    assert len({guess[0] for guess in guesses}) > 10
    assert all(3 <= guess[0] <= 3 + 2 * 16 and 9 <= guess[2] <= 9 + 16 for guess in guesses), "two turns, one turn"


@pytest.mark.law("sw:score.hidden")
@pytest.mark.ruling(62)
def test_open_purses_are_an_option() -> None:
    game = turn("score", "people 0 hill orcs", "region 8 orcs 1", "option open_coins true")
    assert game.view(1)["coins"] == [6, 5, 5]
    assert game.determinize(1, 4).state.coins == (6, 5, 5)


@pytest.mark.law("sw:setup.combinations", "sw:pick.refresh")
@pytest.mark.ruling(67)
def test_a_stack_has_no_order_before_it_is_drawn_from() -> None:
    for pair in ("banner tritons badge wealthy", "banner amazons badge berserk"):
        _, race, _, power = pair.split()
        assert column(play(market(f"coming {pair}"), "0 pick 1"))[5] == f"{power} {race} 0"
    game = market()
    drawn = {revealed(play(game.determinize(0, seed), "0 pick 1"))[0] for seed in range(200)}
    assert drawn == set(UNSEEN_BANNERS.split())


@pytest.mark.law("sw:pick.recycle")
@pytest.mark.ruling(67)
def test_returned_banners_come_up_in_the_order_in_which_they_were_laid_down() -> None:
    returned = UNSEEN_BANNERS.split()[::-1]
    for seed in range(5):
        game = market(f"banners none\nunder {' '.join(returned)}").determinize(0, seed)
        play(stop_at_once(play(game, "0 pick 1")), "1 pick 1")
        assert revealed(game) == returned[:2]


# ---- rulings of our own: who begins


@pytest.mark.law("sw:order.first_player", "sw:order.rounds")
@pytest.mark.ruling(68)
def test_the_option_first_names_the_seat_that_opens_every_round() -> None:
    assert copse.new("smallworld", players=3, seed=1, first=1).decision.seat == 1
    game = small_world("players 3\nfirst 1\nround 4\nturn 0\npeople 0 hill orcs")
    play(game, "0 decline")
    assert (game.decision.seat, game.state.round) == (1, 5)
    with pytest.raises(BadSetup):
        copse.new("smallworld", players=3, first=3)


@pytest.mark.law("sw:order.first_player")
@pytest.mark.ruling(68)
def test_the_first_seat_may_be_drawn_by_lot() -> None:
    games = [copse.new("smallworld", players=3, seed=seed, first="random") for seed in range(40)]
    assert {game.decision.seat for game in games} == {0, 1, 2}
    assert all(("seat", game.decision.seat) in game.opening for game in games)


# ---- rulings of our own: Ghouls in decline


@pytest.mark.law("sw:race.halflings", "sw:power.heroic", "sw:race.ghouls")
@pytest.mark.ruling(63)
def test_own_ghouls_pass_the_protection_of_their_owner_but_not_that_of_an_opponent() -> None:
    own = ("people 0 spirit halflings", "region 9 halflings 1 hole", GHOULS, "region 8 ghouls 4")
    game = play(turn("ready", *own, "people 1 heroic orcs", "region 2 orcs 1 hero"), "0 march")
    assert attacks(game, 9) == ["conquer 9"]
    assert (attacks(game, 2), why_not(game, "conquer 2")) == ([], "sw:power.heroic")


@pytest.mark.law("sw:race.ghouls", "sw:race.orcs", "sw:power.diplomat")
@pytest.mark.ruling(64)
def test_what_ghouls_in_decline_conquer_is_no_spoil_but_an_attack() -> None:
    own = ("people 0 diplomat orcs", "region 25 orcs 1", GHOULS, "region 8 ghouls 4")
    game = turn("ready", *own, "people 1 hill humans", "region 9 humans 1")
    stop(play(game, "0 march", "0 conquer 9"), 8)
    play(game, "0 march", "0 stop")
    assert earned(game) == {"sw:score.regions": 3}
    assert legal(game) == ["befriend 2", "pass"]


@pytest.mark.law("sw:race.ghouls", "sw:conquest.retreat", "sw:turn.ready_troops")
@pytest.mark.ruling(77)
def test_tokens_driven_out_by_own_ghouls_fight_again_on_the_same_turn() -> None:
    lines = ("people 0 hill orcs", "region 9 orcs 3", "region 25 orcs 1", GHOULS, "region 8 ghouls 7")
    game = stop(play(turn("ready", *lines), "0 march", "0 conquer 9"), 8)
    assert (asked(game)[1], game.decision.args) == ("Abandon", {"race": "orcs", "hand": 2})
    play(game, "0 march", "0 conquer 19")
    assert (army(game, "orcs"), tray(game, "orcs")) == ({19: 2, 25: 1}, 7)


@pytest.mark.law("sw:race.ghouls", "sw:conquest.homeless", "sw:decline.banner_returns")
@pytest.mark.ruling(78)
def test_homeless_ghouls_in_decline_keep_their_banner_until_the_last_is_lost() -> None:
    ghouls = ("people 1 - ghouls declined", "region 9 ghouls 2", "people 1 hill orcs", "people 2 swamp humans")
    game = turn("conquer", "people 0 spirit ratmen hand 4", "region 8 ratmen 1", *ghouls, "coming die 0")
    stop(play(game, "0 conquer 9"), 8)
    assert (shown(game, "people 1 - ghouls"), shown(game, "under")) == ("hand 1 declined", "none")
    play(game, "1 expand", "1 reinforce 4", "1 stop")
    assert (earned(game, 1), shown(game, "people 1 - ghouls")) == ({"sw:score.regions": 0}, "hand 1 declined")
    declined = play(turn("begin", "people 0 hill orcs", "people 0 - ghouls hand 1 declined"), "0 decline")
    assert (shown(declined, "under"), tray(declined, "ghouls")) == ("ghouls orcs", 10)


@pytest.mark.law("sw:race.ghouls", "sw:turn.abandon")
@pytest.mark.ruling(79)
def test_ghouls_in_decline_may_abandon_regions_when_they_ready() -> None:
    game = turn("ready", "people 0 hill orcs", "region 25 orcs 1", GHOULS, "region 8 ghouls 1", "region 9 ghouls 1")
    play(game, "0 abandon 8", "0 abandon 9")
    assert (game.decision.args, shown(game, "region 8")) == ({"race": "ghouls", "hand": 2}, "")
    assert shown(play(game, "0 conquer 4"), "region 4") == "ghouls 2"


@pytest.mark.law("sw:decline.next_turn")
@pytest.mark.ruling(80)
def test_a_turn_without_a_pair_to_pick_goes_on_without_one() -> None:
    printed = [race.id for race in RACES]
    outlasting = [{"id": f"{name}_kin", "value": 3, "replaces": name, "outlasts_decline": True} for name in printed]
    lines = [f"option own {json.dumps({'race': outlasting})}", "people 1 hill amazons_kin", "region 2 amazons_kin 2"]
    dry = [region for region in range(3, 17) if region != 15]
    for region, name in zip(dry, printed[1:], strict=False):
        lines += [f"people 0 - {name}_kin declined", f"region {region} {name}_kin 1"]
    game = turn("begin", *lines)
    assert game.state.offer == ()
    assert asked(game)[:2] == (1, "Course")
    assert happened(game, "scored") == [{"seat": 0, "coins": 13}]


# ---- rulings of our own: decline


def own_option(kind: str, row: dict[str, Json]) -> str:
    """The line of a position that declares one race or power of the players' own."""
    return f"option own {json.dumps({kind: [row]})}"


@pytest.mark.law("sw:decline.flip", "sw:power.custom")
@pytest.mark.ruling(65)
@pytest.mark.parametrize(
    ("hooks", "kept"),
    [
        ({"coins_in": ["hill"], "coins_in_decline": True}, True),
        ({"conquers_in_decline": True}, True),
        ({"outlasts_decline": True}, True),
        ({"coins_in": ["hill"]}, False),
        ({"fortresses": 6}, False),
        ({"holds_water": True}, False),
    ],
)
def test_a_badge_stays_in_decline_only_if_it_still_does_something(hooks: dict[str, Json], kept: bool) -> None:
    option = own_option("power", {"id": "old", "value": 4, **hooks})
    game = play(turn("begin", option, "people 0 old ratmen", "region 8 ratmen 1"), "0 decline")
    assert shown(game, f"people 0 {'old' if kept else '-'} ratmen") == "declined"
    assert shown(game, "discards") == ("none" if kept else "old")


@pytest.mark.law("sw:power.spirit", "sw:decline.one_only")
@pytest.mark.ruling(66)
def test_a_spirit_race_that_declines_second_pushes_nobody_out() -> None:
    elves = ("people 0 - elves declined", "region 25 elves 1")
    game = play(turn("begin", "people 0 spirit orcs", "region 8 orcs 3", *elves), "0 decline")
    assert (army(game, "elves"), army(game, "orcs")) == ({25: 1}, {8: 1})
    assert earned(game) == {"sw:score.regions": 2}


# ---- rulings of our own: redeployment


@pytest.mark.law("sw:race.amazons", "sw:conquest.redeploy")
@pytest.mark.ruling(69)
def test_conquest_only_tokens_are_set_aside_before_the_others_are_placed() -> None:
    game = play(turn("conquer", "people 0 hill amazons hand 14"), "0 conquer 2", "0 conquer 8", "0 stop")
    assert asked(game)[1] == "Deploy"
    assert game.decision.args["hand"] == 14 - 2 - 4
    assert shown(game, "people 0 hill amazons") == "hand 8 aside 4"


@pytest.mark.law("sw:power.fortified", "sw:power.heroic", "sw:power.bivouacking")
@pytest.mark.ruling(70)
@pytest.mark.parametrize(
    ("power", "prompt", "optional"),
    [("fortified", "Fortify", True), ("heroic", "Station", False), ("bivouacking", "Encamp", False)],
)
def test_markers_are_placed_at_redeployment_and_only_a_fortress_may_be_left_out(
    power: str, prompt: str, optional: bool
) -> None:
    game = turn("redeploy", f"people 0 {power} orcs", "region 8 orcs 2", "region 9 orcs 1")
    play(game, "0 deploy 8 x1")
    assert (asked(game)[1], "pass" in legal(game)) == (prompt, optional)
    assert happened(game, "scored") == [], "before the turn is scored"


@pytest.mark.law("sw:power.fortified")
@pytest.mark.ruling(70)
def test_a_fortress_pays_from_the_turn_on_which_it_is_built() -> None:
    game = play(turn("redeploy", "people 0 fortified orcs", "region 8 orcs 1"), "0 fortify 8")
    assert earned(game) == {"sw:score.regions": 1, "sw:power.fortified": 1}


@pytest.mark.law("sw:race.custom", "sw:power.fortified")
@pytest.mark.ruling(71)
@pytest.mark.parametrize(
    ("hook", "count", "others"),
    [
        ("lairs", 10, ("swamp trolls", *("trolls 1 lair",) * 10)),
        ("holes", 2, ("swamp halflings", *("halflings 1 hole",) * 2)),
        ("heroes", 2, ("heroic humans", *("humans 1 hero",) * 2)),
        ("encampments", 5, ("bivouacking humans", "humans 1 encampment 5")),
        ("fortresses", 6, ("- humans declined", *("humans 1 fortress",) * 6)),
        ("dragons", 1, ("dragon_master humans", "humans 1 dragon")),
    ],
)
def test_nobody_places_a_marker_that_is_no_longer_in_the_box(hook: str, count: int, others: tuple[str, ...]) -> None:
    option = own_option("race", {"id": "badgers", "value": 5, "replaces": "orcs", hook: count})
    people, *pieces = others
    held = [f"region {region} {piece}" for region, piece in enumerate(pieces, 16)]
    game = turn("begin", option, "offer hill badgers", f"people 1 {people}", *held)
    play(game, "0 pick 1")
    assert legal(game, "unleash") == []
    stop(play(game, "0 conquer 2"), 2)
    assert shown(game, "region 2") == "badgers 9"
    assert game.decision.seat == 1, "nothing is left to place"


# ---- rulings of our own: sorcery and the die


@pytest.mark.law("sw:race.sorcerers", "sw:conquest.one_token")
@pytest.mark.ruling(72)
@pytest.mark.parametrize(("on_board", "choices"), [(17, ["convert 9", "stop"]), (18, ["stop"])])
def test_sorcery_needs_a_token_in_the_tray_and_none_in_hand(on_board: int, choices: list[str]) -> None:
    humans = ("people 1 hill humans", "region 9 humans 1")
    game = turn("conquer", "people 0 spirit sorcerers", f"region 8 sorcerers {on_board}", *humans)
    assert legal(game) == choices


def sorcerers(power: str, pips: int) -> SmallWorldGame:
    """A Sorcerer in hand, one in region 8, and a lone Human in region 9 who could be converted."""
    humans = ("people 1 hill humans", "region 9 humans 1")
    return turn("conquer", f"people 0 {power} sorcerers hand 1", "region 8 sorcerers 1", *humans, f"coming die {pips}")


@pytest.mark.law("sw:conquest.reinforcement", "sw:race.sorcerers")
@pytest.mark.ruling(75)
@pytest.mark.parametrize("pips", [0, 3])
def test_no_sorcery_follows_the_die(pips: int) -> None:
    game = sorcerers("spirit", pips)
    assert legal(game, "convert") == ["convert 9"]
    play(game, "0 reinforce 14")
    assert game.decision.prompt != "Conquer"
    assert (9 in army(game, "sorcerers"), 14 in army(game, "sorcerers")) == (False, pips == 3)


@pytest.mark.law("sw:power.berserk", "sw:race.sorcerers")
@pytest.mark.ruling(75)
def test_no_sorcery_follows_a_berserk_roll_that_fails() -> None:
    assert asked(play(sorcerers("berserk", 0), "0 roll"))[1] == "Deploy"


@pytest.mark.law("sw:power.berserk")
@pytest.mark.ruling(75)
def test_after_a_berserk_roll_one_may_stop_for_good() -> None:
    game = play(sorcerers("berserk", 1), "0 roll")
    assert (asked(game)[1], "stop" in legal(game), legal(game, "convert")) == ("BerserkConquer", True, [])
    assert asked(play(game, "0 stop"))[1] == "Deploy"


@pytest.mark.law("sw:conquest.reinforcement", "sw:power.berserk")
@pytest.mark.ruling(76)
def test_the_die_is_for_regions_that_the_hand_cannot_pay_except_for_a_berserk_race() -> None:
    plain = turn("conquer", "people 0 spirit ratmen hand 2", "region 8 ratmen 1")
    assert (attacks(plain, 9), attacks(plain, 3)) == (["conquer 9"], ["reinforce 3"])
    berserk = turn("conquer", "people 0 berserk ratmen hand 2", "region 8 ratmen 1")
    assert (attacks(berserk, 9), attacks(berserk, 3), legal(berserk, "roll")) == (["conquer 9"], [], ["roll"])


# ---- rulings of our own: the end, and the players' own races


@pytest.mark.law("sw:end.tie")
@pytest.mark.ruling(73)
def test_equals_in_coins_and_tokens_win_together() -> None:
    orcs, elves = ("people 0 hill orcs", "region 2 orcs 2"), ("people 1 swamp elves", "region 5 elves 2")
    outcome = finished(*orcs, *elves).outcome
    assert (outcome["winners"], outcome["law"]) == ([0, 1], "sw:end.tie")


@pytest.mark.law("sw:race.custom")
@pytest.mark.ruling(74)
@pytest.mark.parametrize(
    ("replaces", "value", "conquest_only", "fits"),
    [("orcs", 5, 0, True), ("orcs", 6, 0, False), ("orcs", 5, 1, False), ("amazons", 6, 4, True)],
)
def test_the_tray_must_hold_an_own_race_with_the_largest_power(
    replaces: str, value: int, conquest_only: int, fits: bool
) -> None:
    row: Json = {"id": "badgers", "value": value, "replaces": replaces, "conquest_only_tokens": conquest_only}
    own: Json = {"race": [row]}
    if fits:
        assert "badgers" in copse.new("smallworld", seed=1, own=own).state.rules.race_ids
    else:
        with pytest.raises(BadSetup, match="tokens with the largest power"):
            copse.new("smallworld", seed=1, own=own)


# ---- borders that an ability makes


@pytest.mark.law("sw:race.giants", "sw:power.underworld")
@pytest.mark.ruling(81)
@pytest.mark.parametrize(
    ("power", "prices"),
    [
        ("underworld", {20: 1, 24: 1, 5: 1, 14: 1}),  # 2, less 1 for the cavern, less 1 beside the mountain
        ("flying", {20: 2, 24: 2, 5: 2, 14: 1, 3: 3}),  # far regions are within reach, but border nothing of theirs
    ],
)
def test_caverns_border_the_mountain_of_underworld_giants(power: str, prices: dict[int, int]) -> None:
    game = small_world(f"""
        players 3
        turn 0 conquer
        people 0 {power} giants hand 9
        region 13 giants 1
        tribes none
    """)
    assert {region: price(game, region) for region in prices} == prices


@pytest.mark.law("sw:race.giants", "sw:power.underworld", "sw:power.flying")
@pytest.mark.ruling(81)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_pair_asks_about_other_borders_than_those_it_conquers_over(players: int) -> None:
    """For each of the 280 pairs: what is cheaper beside a region of theirs is what they could walk to."""
    board = map_for(players)
    for race in RACES:
        for power in POWERS:
            pair = Combo(board, race, power, declined=False)
            for kind in pair.cheaper_beside:
                for region in members(kind):
                    [cheaper] = discount_regions(board, pair, 1 << region)
                    caverns = board.kinds["cavern"] if power.id == "underworld" else 0
                    linked = caverns if caverns >> region & 1 else 0
                    assert cheaper == board.neighbours[region] | linked, (race.id, power.id, region)
