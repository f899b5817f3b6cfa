"""Chapter 8 of the early Law: the same position under it and under the Law of today.

The Vagabond is in seat 0, the Marquise in seat 1, the Eyrie in seat 2 and perhaps the Alliance or a second Vagabond in
seat 3, on the autumn map. His pawn stands in clearing 5, a rabbit clearing that borders 1, 2 and the forest 1_2_5_10.
"""

from __future__ import annotations

import random

import pytest

import copse
from copse.games import RootGame
from copse.kernel.errors import BadPosition
from copse.kernel.tasks import Json
from copse.root.cards import ITEMS
from copse.root.factions.vagabond import CastLots, StartItems, faction
from copse.root.setup import Setup
from tests.root.camp import board, items, relation, through
from tests.root.table import box, count, hand, points, ruler, supply
from tests.script import asked, happened, legal, play, root, why_not

EARLY = "early"
TODAY = "marauder"
BOTH = [EARLY, TODAY]
THREE = "vagabond marquise eyrie"
WITH_ALLIANCE = "vagabond marquise eyrie alliance"
TWO_VAGABONDS = "vagabond marquise eyrie vagabond2"


def camp(
    edition: str, phase: str, *lines: str, factions: str = THREE, turn: int = 0, pawn: str = "5", who: str = "tinker"
) -> RootGame:
    """A phase of the Vagabond, or of another seat, is about to begin."""
    head = [f'option edition "{edition}"', f"factions {factions}", f"turn {turn} {phase}", "eyrie leader builder"]
    return root("\n".join([*head, f"pawn vagabond {pawn}", f"vagabond character {who}", *lines]))


def attack(edition: str, *lines: str, dice: str, target: int = 1, factions: str = THREE) -> RootGame:
    """The Vagabond attacks where he stands, and the dice fall like this."""
    coming = "coming " + " ".join(f"die {die}" for die in dice.split())
    game = camp(edition, "daylight", *lines, coming, factions=factions)
    return through(play(game, f"0 battle 5 {target}"))


def attacked(edition: str, *lines: str, dice: str) -> RootGame:
    """The Marquise attacks him."""
    coming = "coming " + " ".join(f"die {die}" for die in dice.split())
    game = camp(edition, "daylight", "clearing 5 marquise warrior 5", *lines, coming, turn=1)
    return through(play(game, "1 pass", "1 battle 5 0"))


# ---- §8.2 rules and abilities


@pytest.mark.law("early:8.2.1", "early:8.5.3")
@pytest.mark.parametrize(("edition", "side"), [(EARLY, "spent"), (TODAY, "ready")])
def test_a_crafted_item_is_taken_face_down(edition: str, side: str) -> None:
    game = camp(edition, "daylight", "vagabond ready hammer", "hand vagabond root_tea_mouse", pawn="2")
    play(game, "0 craft root_tea_mouse")
    assert items(game, side)["tea"] == 1
    assert points(game, "vagabond") == 2


@pytest.mark.law("early:8.2.7", "early:8.2.1")
@pytest.mark.ruling("E46")
@pytest.mark.parametrize(("edition", "teas", "left"), [(EARLY, 3, 2), (TODAY, 4, 1)])
def test_a_crafted_item_whose_track_is_full_stays_in_the_supply(edition: str, teas: int, left: int) -> None:
    game = camp(
        edition, "daylight", "vagabond ready hammer tea 2", "vagabond spent tea", "hand vagabond root_tea_mouse",
        pawn="2",
    )  # fmt: skip
    play(game, "0 craft root_tea_mouse")
    mine = board(game).items
    tea = ITEMS.index("tea")
    assert (mine.ready[tea] + mine.spent[tea], game.state.items[tea]) == (teas, left)
    assert points(game, "vagabond") == 2


@pytest.mark.law("early:8.2.7", "early:8.5.8")
@pytest.mark.parametrize(("edition", "offered"), [(EARLY, ["ask sword"]), (TODAY, ["pass", "ask coins", "ask sword"])])
def test_an_item_whose_track_is_full_stays_in_the_box_of_its_crafter(edition: str, offered: list[str]) -> None:
    game = camp(
        edition, "daylight", "vagabond ready coins 3 boots", "clearing 5 marquise warrior 1",
        "box marquise coins sword", "hand vagabond cobbler",
    )  # fmt: skip
    play(game, "0 aid 1 cobbler", "0 exhaust boots")
    assert sorted(legal(game)) == sorted(offered)


@pytest.mark.law("early:8.2.7", "early:8.5.6")
@pytest.mark.ruling("E48")
@pytest.mark.parametrize(("edition", "bags", "score"), [(EARLY, 3, 0), (TODAY, 4, 1)])
def test_a_find_whose_track_is_full_stays_in_the_ruin(edition: str, bags: int, score: int) -> None:
    game = camp(
        edition, "daylight", "vagabond ready torch bag 3", "coming item bag", pawn="10"
    )  # fmt: skip
    play(game, "0 explore")
    assert items(game, "ready").get("bag", 0) == bags
    assert points(game, "vagabond") == score
    assert items(game, "spent") == {"torch": 1}
    assert (game.state.ruins >> 10 & 1 == 1) is (edition == EARLY)


@pytest.mark.law("early:8.2.2", "early:7.4.4")
@pytest.mark.ruling("E47")
@pytest.mark.parametrize(("edition", "hurt"), [(EARLY, 0), (TODAY, 3)])
def test_a_revolt_spares_the_pawn_and_his_items(edition: str, hurt: int) -> None:
    game = camp(
        edition, "birdsong", "vagabond ready sword boots torch", "clearing 5 alliance sympathy 1",
        "alliance supporters bake_sale cobbler", factions=WITH_ALLIANCE, turn=3,
    )  # fmt: skip
    play(game, "3 revolt 5")
    assert len(happened(game, "damaged")) == hurt
    assert game.state.pawns[0] == 5


@pytest.mark.law("early:8.2.2")
@pytest.mark.parametrize("edition", BOTH)
def test_the_pawn_rules_nothing_and_hinders_nobody(edition: str) -> None:
    """Both Laws play alike."""
    assert ruler(camp(edition, "daylight"), 5) == ""
    assert ruler(camp(edition, "daylight", "clearing 5 marquise warrior 1"), 5) == "marquise"


@pytest.mark.law("early:8.2.4")
@pytest.mark.ruling("E49")
@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize(("swords", "extra"), [("vagabond spent sword", 0), ("vagabond damaged sword", 1)])
def test_without_a_whole_sword_he_is_defenceless(edition: str, swords: str, extra: int) -> None:
    """Both Laws play alike: a broken sword is none."""
    game = attacked(edition, "vagabond ready torch 2", swords, dice="0 0")
    assert len(happened(game, "dealt_extra")) == extra


@pytest.mark.law("early:8.2.7", "early:8.6.2")
@pytest.mark.ruling("E50")
@pytest.mark.parametrize(("edition", "burden", "asks"), [(EARLY, 6, False), (TODAY, 8, True)])
def test_tea_and_coins_lie_on_their_tracks_on_either_side(edition: str, burden: int, asks: bool) -> None:
    game = camp(edition, "evening", "vagabond ready boots 6", "vagabond spent tea coins", "hand vagabond anvil")
    assert board(game).items.burden == burden
    assert (asked(game)[1] == "DropItem") is asks


@pytest.mark.law("early:8.4", "early:8.6", "early:8.6.2")
@pytest.mark.ruling("E50")
@pytest.mark.parametrize(("edition", "refreshed", "kept"), [(EARLY, 7, 8), (TODAY, 5, 6)])
def test_tea_and_bags_count_on_either_side_and_coins_face_up(edition: str, refreshed: int, kept: int) -> None:
    """Today only what lies face up counts, of all three."""
    game = camp(edition, "birdsong", "vagabond spent tea boots 8", "vagabond ready tea")
    assert (asked(game)[1], game.decision.args["count"]) == ("RefreshItem", refreshed)
    game = camp(edition, "evening", "vagabond ready coins", "vagabond spent coins 2")
    assert len(hand(game, "vagabond")) == 2
    mine = camp(edition, "daylight", "vagabond spent bag")
    assert faction(mine.state, 0).capacity(mine.state, board(mine).items) == kept


@pytest.mark.law("early:8.2.7", "early:8.4")
@pytest.mark.ruling("E50")
def test_a_damaged_tea_and_one_beyond_the_track_refresh_nothing() -> None:
    game = camp(EARLY, "birdsong", "vagabond spent boots 9 hammer 4", "vagabond ready tea 4", "vagabond damaged tea")
    assert game.decision.args["count"] == 3 + 2 * 3


@pytest.mark.law("early:8.2.7", "early:8.5.2")
@pytest.mark.ruling("E50")
def test_what_is_repaired_beyond_the_third_lies_in_the_satchel() -> None:
    game = camp(EARLY, "daylight", "vagabond ready hammer tea 3", "vagabond damaged tea")
    assert board(game).items.burden == 2
    play(game, "0 repair tea")
    assert items(game, "ready")["tea"] == 4
    assert board(game).items.burden == 2
    assert board(game).items.copy().burden == 2


@pytest.mark.law("early:8.2.8")
@pytest.mark.parametrize(("edition", "side"), [(EARLY, "spent"), (TODAY, "ready")])
def test_boots_and_swords_go_to_the_satchel(edition: str, side: str) -> None:
    game = camp(edition, "daylight", "vagabond ready torch", "coming item boots", pawn="10")
    before = board(game).items.burden
    play(game, "0 explore")
    assert items(game, side)["boots"] == 1
    assert board(game).items.burden == before + 1


@pytest.mark.law("early:8.2.10", "early:8.2.12")
@pytest.mark.ruling("E51")
@pytest.mark.parametrize(("edition", "first"), [(EARLY, 2), (TODAY, 1)])
def test_every_step_scores_two_points(edition: str, first: int) -> None:
    game = camp(
        edition, "daylight", "vagabond ready boots 6", "clearing 5 marquise warrior 1",
        "hand vagabond cobbler bake_sale smugglers_trail",
    )  # fmt: skip
    play(game, "0 aid 1 cobbler", "0 exhaust boots")
    assert (relation(game, "marquise"), points(game, "vagabond")) == ("amiable", first)
    play(game, "0 aid 1 bake_sale", "0 exhaust boots")
    assert (relation(game, "marquise"), points(game, "vagabond")) == ("amiable", first)
    play(game, "0 aid 1 smugglers_trail", "0 exhaust boots")
    assert (relation(game, "marquise"), points(game, "vagabond")) == ("friendly", first + 2)


ALLIED = "vagabond relation marquise allied"
LED = ALLIED, "clearing 5 marquise warrior 2"


@pytest.mark.law("early:8.2.15")
@pytest.mark.parametrize("edition", BOTH)
def test_by_day_allies_come_along(edition: str) -> None:
    """By day both Laws play alike."""
    game = camp(edition, "daylight", *LED, "vagabond ready boots")
    play(game, "0 go 2", "0 bring 1 x2")
    assert count(game, "marquise", "warrior", 2) == 2


@pytest.mark.law("early:8.2.15")
@pytest.mark.parametrize(("edition", "prompt"), [(EARLY, "Wander"), (TODAY, "BringAllies")])
def test_in_birdsong_he_slips_away_alone(edition: str, prompt: str) -> None:
    game = camp(edition, "birdsong", *LED, "vagabond ready boots")
    play(game, "0 go 2")
    assert asked(game)[1] == prompt


@pytest.mark.law("early:8.2.15")
def test_allies_that_rule_neither_clearing_stay() -> None:
    game = camp(EARLY, "daylight", *LED, "clearing 5 eyrie warrior 3", "vagabond ready boots")
    play(game, "0 go 2")
    assert asked(game)[1] == "Wander"


CALLED = ALLIED, "clearing 5 marquise warrior 1", "clearing 5 eyrie warrior 4", "vagabond ready sword 2 crossbow"


@pytest.mark.law("early:8.2.16", "early:8.5.4")
def test_allied_warriors_raise_the_most_and_so_does_every_sword_that_is_used() -> None:
    game = camp(EARLY, "daylight", *CALLED, "coming die 3 die 0")
    play(game, "0 battle 5 2", "0 ally 1")
    assert asked(game)[1:] == ("UseSwords", "early:8.5.4")
    assert game.decision.args["count"] == 1
    play(game, "0 exhaust sword")
    assert asked(game)[1] == "AddHits"
    play(game, "0 exhaust crossbow")
    assert count(game, "eyrie", "warrior", 5) == 0
    assert items(game, "ready") == {}


@pytest.mark.law("early:8.2.16")
def test_today_crossbows_do_not_help_in_battle() -> None:
    game = camp(TODAY, "daylight", *CALLED, "coming die 3 die 0")
    play(game, "0 battle 5 2", "0 ally 1")
    assert asked(game)[1] == "Wander"
    assert count(game, "eyrie", "warrior", 5) == 1
    assert items(game, "ready") == {"sword": 1, "crossbow": 1}


@pytest.mark.law("early:8.2.16")
def test_without_allies_a_crossbow_deals_no_hit_in_battle() -> None:
    game = attack(EARLY, "clearing 5 marquise warrior 4", "vagabond ready sword crossbow", dice="1 0")
    assert (asked(game)[1], items(game, "ready")) == ("Wander", {"crossbow": 1})


@pytest.mark.law("early:8.2.16")
@pytest.mark.parametrize(("edition", "prompt"), [(EARLY, "UseSwords"), (TODAY, "CallAllies")])
def test_allies_do_not_fight_another_ally(edition: str, prompt: str) -> None:
    game = camp(edition, "daylight", *CALLED, "vagabond relation eyrie allied", "coming die 3 die 0")
    play(game, "0 battle 5 2")
    assert asked(game)[1] == prompt


@pytest.mark.law("early:8.2.17")
@pytest.mark.ruling("E52")
@pytest.mark.parametrize(("edition", "then"), [(EARLY, "allied"), (TODAY, "hostile")])
def test_allies_who_fall_for_him_stay_allies(edition: str, then: str) -> None:
    game = camp(edition, "daylight", ALLIED, "clearing 5 marquise warrior 2", "clearing 5 eyrie warrior 4",
                "vagabond ready sword boots", "coming die 2 die 2")  # fmt: skip
    play(game, "0 battle 5 2", "0 ally 1", "0 lose warrior", "0 lose warrior")
    assert count(game, "marquise", "warrior", 5) == 0
    assert relation(game, "marquise") == then


@pytest.mark.law("early:8.2.18", "early:8.5.5")
@pytest.mark.parametrize(("edition", "then"), [(EARLY, "indifferent"), (TODAY, "hostile")])
def test_a_strike_makes_nobody_hostile(edition: str, then: str) -> None:
    game = camp(edition, "daylight", "clearing 5 marquise warrior 2", "vagabond ready crossbow boots")
    play(game, "0 strike 1")
    assert count(game, "marquise", "warrior", 5) == 1
    assert relation(game, "marquise") == then


@pytest.mark.law("early:8.2.18")
@pytest.mark.parametrize("edition", BOTH)
def test_a_warrior_that_falls_in_battle_makes_its_faction_hostile_whoever_attacked(edition: str) -> None:
    """In battle both Laws play alike."""
    game = attacked(edition, "vagabond ready sword", dice="1 1")
    assert relation(game, "marquise") == "hostile"
    assert points(game, "vagabond") == 0


@pytest.mark.law("early:8.2.18")
def test_aid_does_not_reconcile_the_hostile() -> None:
    game = camp(EARLY, "daylight", "vagabond relation marquise hostile", "vagabond ready boots 2",
                "clearing 5 marquise warrior 1", "hand vagabond cobbler")  # fmt: skip
    play(game, "0 aid 1 cobbler", "0 exhaust boots")
    assert (relation(game, "marquise"), points(game, "vagabond")) == ("hostile", 0)


@pytest.mark.law("early:8.2.19", "early:8.5.4")
@pytest.mark.parametrize(("edition", "before", "score"), [
    (EARLY, "hostile", 4), (TODAY, "hostile", 2), (EARLY, "friendly", 2), (TODAY, "friendly", 1),
])  # fmt: skip
def test_infamy_is_two_points_for_each_warrior_but_the_first_of_a_feud(edition: str, before: str, score: int) -> None:
    game = attack(edition, f"vagabond relation marquise {before}", "clearing 5 marquise warrior 2 sawmill 1",
                  "vagabond ready sword 2", dice="2 0")  # fmt: skip
    while edition == EARLY and asked(game)[1] == "UseSwords":
        game.apply("exhaust sword")
    assert (relation(game, "marquise"), points(game, "vagabond")) == ("hostile", score)


@pytest.mark.law("early:8.2.19")
@pytest.mark.parametrize(("edition", "score"), [(EARLY, 2), (TODAY, 0)])
def test_infamy_comes_from_a_strike_too(edition: str, score: int) -> None:
    game = camp(edition, "daylight", "vagabond relation marquise hostile", "clearing 5 marquise warrior 2",
                "vagabond ready crossbow boots")  # fmt: skip
    play(game, "0 strike 1")
    assert points(game, "vagabond") == score


@pytest.mark.law("early:8.2.19")
@pytest.mark.parametrize(("edition", "score"), [(EARLY, 1), (TODAY, 2)])
def test_infamy_is_for_warriors_alone(edition: str, score: int) -> None:
    game = attack(edition, "vagabond relation marquise hostile", "clearing 5 marquise sawmill 1",
                  "vagabond ready sword", dice="0 0")  # fmt: skip
    assert points(game, "vagabond") == score


@pytest.mark.law("early:8.2.19")
def test_there_is_no_infamy_in_the_turn_of_another() -> None:
    game = attacked(EARLY, "vagabond relation marquise hostile", "vagabond ready sword", dice="1 1")
    assert count(game, "marquise", "warrior", 5) == 4
    assert points(game, "vagabond") == 0


HATED = "vagabond relation marquise hostile", "vagabond relation eyrie hostile"


@pytest.mark.law("early:8.2.20", "early:8.5.1")
@pytest.mark.parametrize(("edition", "boots"), [(EARLY, 3), (TODAY, 2)])
def test_every_hostile_faction_costs_a_pair_of_boots(edition: str, boots: int) -> None:
    there = "clearing 2 marquise warrior 1", "clearing 2 eyrie warrior 1"
    game = camp(edition, "daylight", *HATED, *there, f"vagabond ready boots {boots - 1}")
    assert "go 2" not in legal(game)
    assert why_not(game, "go 2") == ("early:8.2.20" if edition == EARLY else "root:9.2.9.III.b")
    game = camp(edition, "daylight", *HATED, *there, f"vagabond ready boots {boots}")
    play(game, "0 go 2")
    assert items(game, "spent") == {"boots": boots}


@pytest.mark.law("early:8.2.20")
@pytest.mark.parametrize(("edition", "boots"), [(EARLY, 2), (TODAY, 1)])
def test_any_piece_of_the_hostile_is_in_the_way(edition: str, boots: int) -> None:
    game = camp(edition, "daylight", *HATED, "clearing 2 marquise sawmill 1 wood 1", "vagabond ready boots 3")
    play(game, "0 go 2")
    assert items(game, "spent") == {"boots": boots}


@pytest.mark.law("early:8.2.21", "early:8.2.18")
@pytest.mark.ruling("E53")
def test_a_coalition_with_a_hostile_player_ends_that_feud_and_no_other() -> None:
    game = camp(EARLY, "daylight", *HATED, "vagabond ready boots", "points 9 3 5 8",
                "hand vagabond dominance_mouse", factions=WITH_ALLIANCE)  # fmt: skip
    play(game, "0 coalition dominance_mouse 1")
    assert (relation(game, "marquise"), relation(game, "eyrie")) == ("indifferent", "hostile")


# ---- §8.3 setup


@pytest.mark.law("early:8.3.1")
@pytest.mark.ruling("E37")
def test_the_items_that_can_be_crafted_are_those_of_today() -> None:
    """Both Laws play alike, with a Vagabond or without: the early one does not say which items there are."""
    tables: list[list[Json]] = [["vagabond", "marquise", "eyrie"], ["marquise", "eyrie"]]
    games = [copse.new("root", seed=1, edition=edition, factions=table) for edition in BOTH for table in tables]
    assert [game.state.items for game in games] == [games[0].state.items] * 4
    assert sum(games[0].state.items) == 12


@pytest.mark.law("early:8.3.2", "early:8.3.3")
def test_he_picks_a_character_with_its_items_and_starts_in_a_forest() -> None:
    game = copse.new("root", seed=1, edition=EARLY, factions=["vagabond", "marquise", "eyrie"])
    while asked(game)[1] != "ChooseCharacter":
        game.apply(game.decision.actions[0])
    assert legal(game) == ["character thief", "character tinker", "character ranger"]
    play(game, "0 character thief")
    forests = game.state.map.forests
    assert len(legal(game)) == len(legal(game, "go")) == len(forests)
    play(game, "0 go 13")
    assert (game.state.pawns[0], items(game, "ready")) == (13, {"boots": 1, "torch": 1, "tea": 1, "sword": 1})


@pytest.mark.law("early:8.3.4")
@pytest.mark.parametrize(("edition", "taken"), [(EARLY, 1), (TODAY, 0)])
def test_a_warrior_of_each_faction_is_the_marker(edition: str, taken: int) -> None:
    game = camp(edition, "daylight", "clearing 5 marquise warrior 3", factions=WITH_ALLIANCE)
    assert supply(game, "marquise", "warrior") == 22 - taken
    assert supply(game, "eyrie", "warrior") == 20 - taken
    assert supply(game, "alliance", "warrior") == 10 - taken
    for again in (copse.load(game.save()), copse.position(game.position())):
        assert again.hash() == game.hash()


@pytest.mark.law("early:8.3.4")
@pytest.mark.parametrize("edition", BOTH)
def test_markers_leave_the_supplies_as_he_is_set_up(edition: str) -> None:
    names: list[Json] = ["vagabond", "marquise", "eyrie", "vagabond2"]
    game, lot = copse.new("root", seed=3, edition=edition, factions=names), random.Random(3)
    while any(isinstance(task, Setup | CastLots | StartItems) for task in game.state.todo):
        game.apply(lot.choice(game.decision.actions))
    placed = sum(count(game, "eyrie", "warrior", clearing) for clearing in range(1, 13))
    assert supply(game, "eyrie", "warrior") == 20 - placed - (2 if edition == EARLY else 0)
    assert copse.position(game.position()).hash() == game.hash()


@pytest.mark.law("early:8.3.4")
def test_a_position_with_more_warriors_than_the_markers_leave_is_refused() -> None:
    full = [f"clearing {clearing} alliance warrior 2" for clearing in (3, 4, 6, 7, 8)]
    camp(TODAY, "daylight", *full, factions=WITH_ALLIANCE)
    with pytest.raises(BadPosition):
        camp(EARLY, "daylight", *full, factions=WITH_ALLIANCE)


# ---- §8.4, §8.5


@pytest.mark.law("early:8.4")
@pytest.mark.parametrize("edition", BOTH)
def test_three_items_and_two_for_each_tea_are_turned_up_before_he_slips(edition: str) -> None:
    """Both Laws play alike."""
    game = camp(edition, "birdsong", "vagabond spent boots 4")
    assert (asked(game)[1], game.decision.args["count"]) == ("RefreshItem", 3)
    game = camp(edition, "birdsong", "vagabond spent boots 4", "vagabond ready tea")
    assert asked(game)[1] == "Slip"
    assert items(game, "ready") == {"boots": 4, "tea": 1}


@pytest.mark.law("early:8.5")
@pytest.mark.parametrize("edition", BOTH)
def test_by_day_items_pay_for_actions_as_long_as_there_are_any(edition: str) -> None:
    """Both Laws play alike."""
    game = camp(edition, "daylight", "vagabond ready boots 2")
    play(game, "0 go 2", "0 go 5")
    assert (asked(game)[1], legal(game)) == ("Wander", ["pass"])


@pytest.mark.law("early:8.5.2")
@pytest.mark.parametrize(("edition", "side"), [(EARLY, "ready"), (TODAY, "spent")])
def test_what_is_repaired_lies_face_up(edition: str, side: str) -> None:
    game = camp(edition, "daylight", "vagabond ready hammer boots", "vagabond damaged_spent sword")
    play(game, "0 repair_spent sword")
    assert items(game, side)["sword"] == 1


@pytest.mark.law("early:8.5.4")
@pytest.mark.parametrize(("edition", "left"), [(EARLY, {"sword": 1}), (TODAY, {"sword": 2})])
def test_a_sword_is_used_for_each_hit(edition: str, left: dict[str, int]) -> None:
    game = attack(edition, "clearing 5 marquise warrior 4", "vagabond ready sword 3", dice="2 0")
    if edition == EARLY:
        play(game, "0 exhaust sword")
    assert count(game, "marquise", "warrior", 5) == 2
    assert items(game, "ready") == left


@pytest.mark.law("early:8.5.4")
def test_he_may_deal_fewer_hits_than_the_roll_allows_and_keep_his_swords() -> None:
    game = attack(EARLY, "clearing 5 marquise warrior 4", "vagabond ready sword 3", dice="2 0")
    play(game, "0 pass")
    assert count(game, "marquise", "warrior", 5) == 3
    assert items(game, "ready") == {"sword": 2}


@pytest.mark.law("early:8.5.4")
@pytest.mark.parametrize(("edition", "fallen"), [(EARLY, 1), (TODAY, 2)])
def test_swords_that_were_used_before_deal_nothing(edition: str, fallen: int) -> None:
    game = attack(edition, "clearing 5 marquise warrior 4", "vagabond ready sword", "vagabond spent sword", dice="3 0")
    assert count(game, "marquise", "warrior", 5) == 4 - fallen


@pytest.mark.law("early:8.5.4", "early:2.8.5")
def test_swords_are_used_before_anything_else_that_comes_after_the_roll() -> None:
    game = camp(EARLY, "daylight", "clearing 5 marquise warrior 4", "vagabond ready sword 2",
                "crafted marquise armorers", "coming die 2 die 0")  # fmt: skip
    play(game, "0 battle 5 1", "0 exhaust sword")
    assert asked(game)[:2] == (1, "ReduceHits")
    play(game, "1 use armorers")
    assert count(game, "marquise", "warrior", 5) == 4


@pytest.mark.law("early:8.5.4")
@pytest.mark.ruling("E55")
@pytest.mark.parametrize("edition", BOTH)
def test_without_a_sword_to_use_he_starts_no_battle_even_with_allies(edition: str) -> None:
    """Both Laws play alike."""
    game = camp(edition, "daylight", ALLIED, "clearing 5 marquise warrior 2", "clearing 5 eyrie warrior 1",
                "vagabond ready boots", "vagabond spent sword")  # fmt: skip
    assert legal(game, "battle") == []


@pytest.mark.law("early:8.5.4")
@pytest.mark.ruling("E55")
@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize("dice", ["0 0", "2 0"])
def test_a_battle_costs_a_sword_whoever_deals_the_hits(edition: str, dice: str) -> None:
    """Both Laws play alike."""
    coming = " ".join(f"die {die}" for die in dice.split())
    game = camp(edition, "daylight", *LED, "clearing 5 eyrie warrior 4", "vagabond ready sword 2", f"coming {coming}")
    play(game, "0 battle 5 2", "0 ally 1")
    assert asked(game)[1] == "Wander"
    assert items(game, "spent") == {"sword": 1}


@pytest.mark.law("early:8.5.4")
@pytest.mark.ruling("E41")
@pytest.mark.parametrize("edition", BOTH)
def test_in_defence_undamaged_swords_count_and_none_is_used(edition: str) -> None:
    """Both Laws play alike: the early one speaks only of attacking."""
    game = attacked(edition, "vagabond ready sword boots 4", "vagabond spent sword", dice="3 2")
    assert game.state.battle is not None
    assert game.state.battle.rolled[1] == 2
    assert items(game, "ready")["sword"] == 1


@pytest.mark.law("early:8.5.5")
@pytest.mark.parametrize(("edition", "strikes"), [(EARLY, ["strike 1"]), (TODAY, [])])
def test_a_strike_spares_nobody_who_is_there(edition: str, strikes: list[str]) -> None:
    game = camp(edition, "daylight", "coalition vagabond marquise", "clearing 5 marquise warrior 1",
                "vagabond ready crossbow", factions=WITH_ALLIANCE)  # fmt: skip
    assert legal(game, "strike") == strikes


@pytest.mark.law("early:8.5.6")
@pytest.mark.parametrize(("edition", "side"), [(EARLY, "spent"), (TODAY, "ready")])
def test_what_he_finds_lies_face_down_and_scores_a_point(edition: str, side: str) -> None:
    game = camp(edition, "daylight", "vagabond ready torch boots", "coming item hammer", pawn="10")
    play(game, "0 explore")
    assert items(game, side)["hammer"] == 1
    assert points(game, "vagabond") == 1


@pytest.mark.law("early:8.5.8")
@pytest.mark.parametrize(("edition", "may_pass"), [(EARLY, False), (TODAY, True)])
def test_for_an_aid_he_takes_an_item_if_there_is_one(edition: str, may_pass: bool) -> None:
    game = camp(edition, "daylight", "vagabond ready boots 2", "clearing 5 marquise warrior 1",
                "box marquise sword", "hand vagabond cobbler")  # fmt: skip
    play(game, "0 aid 1 cobbler", "0 exhaust boots")
    assert ("pass" in legal(game)) is may_pass
    play(game, "0 ask sword")
    assert items(game, "ready") == {"boots": 1, "sword": 1}
    assert box(game, "marquise") == {}


@pytest.mark.law("early:8.5.8")
@pytest.mark.ruling("E56")
@pytest.mark.parametrize(("edition", "aided"), [(EARLY, ["aid 3 cobbler"]), (TODAY, [])])
def test_he_may_aid_another_vagabond_and_takes_nothing_for_it(edition: str, aided: list[str]) -> None:
    game = camp(edition, "daylight", "vagabond ready boots 2", "pawn vagabond2 5", "vagabond2 ready sword",
                "hand vagabond cobbler", factions=TWO_VAGABONDS)  # fmt: skip
    assert legal(game, "aid") == aided
    if aided:
        play(game, "0 aid 3 cobbler", "0 exhaust boots")
        assert (asked(game)[1], hand(game, "vagabond2")) == ("Wander", ["cobbler"])
        assert items(game, "ready", "vagabond2") == {"sword": 1}


@pytest.mark.law("early:8.5.9")
@pytest.mark.ruling("E57")
def test_a_quest_brings_points_and_a_card() -> None:
    lines = ("vagabond ready boots torch tea", "vagabond done errand_rabbit", "quests give_a_speech_rabbit")
    game = camp(EARLY, "daylight", *lines)
    play(game, "0 quest give_a_speech_rabbit")
    assert points(game, "vagabond") == 2
    assert len(hand(game, "vagabond")) == 1
    assert asked(game)[1] == "Wander"
    assert len(board(game).done) == 2
    assert len(game.state.quests) == 1
    game = camp(TODAY, "daylight", *lines)
    play(game, "0 quest give_a_speech_rabbit")
    assert legal(game) == ["points", "cards"]


# ---- §8.6


@pytest.mark.law("early:8.6", "early:8.6.1")
@pytest.mark.ruling("E58")
@pytest.mark.parametrize(("edition", "order"), [(EARLY, ["drew", "rested"]), (TODAY, ["rested", "drew"])])
def test_he_draws_before_he_rests(edition: str, order: list[str]) -> None:
    """What follows when a hand is too large shows the order: the early Law rests only after that."""
    game = camp(edition, "evening", "vagabond damaged sword", "vagabond damaged_spent boots",
                "hand vagabond anvil sword cobbler bake_sale armorers", pawn="1_2_5_10")  # fmt: skip
    assert asked(game)[1] == "DiscardDown"
    assert bool(happened(game, "rested")) is (order[0] == "rested")
    play(game, "0 discard anvil")
    assert items(game, "ready") == {"sword": 1, "boots": 1}


SPENT = "vagabond spent coins tea"


@pytest.mark.law("early:8.6.2")
@pytest.mark.parametrize(("edition", "over"), [(EARLY, 1), (TODAY, 3)])
def test_the_satchel_holds_six_and_two_for_each_bag(edition: str, over: int) -> None:
    game = camp(edition, "evening", "vagabond ready bag boots 7", "vagabond damaged sword 2", SPENT)
    assert (asked(game)[1], game.decision.args["count"]) == ("DropItem", over)
    assert ("drop_spent tea" in legal(game)) is (edition == TODAY)


# ---- §8.7


@pytest.mark.law("early:8.7.2")
@pytest.mark.parametrize(("edition", "victims"), [(EARLY, ["choose 1"]), (TODAY, ["choose 1", "choose 2"])])
def test_the_thief_steals_from_who_has_few_warriors_there(edition: str, victims: list[str]) -> None:
    game = camp(edition, "daylight", "clearing 5 marquise warrior 2", "clearing 5 eyrie warrior 3",
                "vagabond ready torch", "hand marquise anvil", "hand eyrie sword", who="thief")  # fmt: skip
    play(game, "0 special")
    assert legal(game) == victims
    play(game, "0 choose 1")
    assert hand(game, "vagabond") == ["anvil"]


@pytest.mark.law("early:8.7.2")
def test_where_all_are_many_the_thief_does_not_steal() -> None:
    game = camp(EARLY, "daylight", "clearing 5 eyrie warrior 3", "vagabond ready torch", "hand eyrie sword",
                who="thief")  # fmt: skip
    assert legal(game, "special") == []


@pytest.mark.law("early:8.7.6")
@pytest.mark.parametrize("pawn", ["5", "1_2_5_10"])
def test_the_ranger_goes_to_a_forest(pawn: str) -> None:
    game = camp(EARLY, "daylight", "vagabond ready torch boots", pawn=pawn, who="ranger")
    play(game, "0 special")
    assert asked(game)[1:] == ("Scout", "early:8.7.6")
    reach = {"5": ["go 1_2_5_10"], "1_2_5_10": ["go 1_9_10_12", "go 2_6_10_11_12"]}
    assert [action.text for action in game.decision.actions] == [game.read_action(text).text for text in reach[pawn]]
    game.apply(game.decision.actions[0])
    assert game.state.pawns[0] > 12
    assert asked(game)[1] == "Wander", "his Daylight goes on"


@pytest.mark.law("early:8.7.6")
def test_today_the_ranger_hides_and_repairs_instead() -> None:
    game = camp(TODAY, "daylight", "vagabond ready torch boots", "vagabond damaged sword", who="ranger")
    play(game, "0 special", "0 repair sword")
    assert game.state.pawns[0] == 5
    assert asked(game)[1] != "Wander"


@pytest.mark.law("early:8.7.1", "early:8.7.3", "early:8.7.5")
def test_there_are_three_characters() -> None:
    game, lot = copse.new("root", seed=1, edition=EARLY, factions=["vagabond", "marquise", "eyrie"]), random.Random(1)
    while game.decision.prompt != "ChooseCharacter":
        game.apply(lot.choice(game.decision.actions))
    assert sorted(legal(game)) == ["character ranger", "character thief", "character tinker"]
    with pytest.raises(BadPosition, match="the edition 'early' has no vagrant"):
        camp(EARLY, "daylight", who="vagrant")


# ---- §8.8


@pytest.mark.law("early:8.8.1")
@pytest.mark.parametrize(("edition", "offered"), [
    (EARLY, {"find hammer", "find boots"}), (TODAY, {"find hammer", "pass"}),
])  # fmt: skip
def test_of_two_items_in_a_ruin_he_takes_whichever_he_likes(edition: str, offered: set[str]) -> None:
    game = camp(edition, "daylight", "vagabond ready torch 2 boots", "vagabond found boots", "pawn vagabond2 5",
                "coming item boots item hammer", pawn="10", factions=TWO_VAGABONDS)  # fmt: skip
    play(game, "0 explore")
    assert set(legal(game)) == offered


@pytest.mark.law("early:8.8.1")
@pytest.mark.ruling("E54")
@pytest.mark.parametrize(("edition", "score", "emptied"), [(EARLY, 2, True), (TODAY, 1, False)])
def test_he_may_empty_a_ruin_of_two_like_items(edition: str, score: int, emptied: bool) -> None:
    game = camp(edition, "daylight", "vagabond ready torch 2", "pawn vagabond2 5", "coming item boots item boots",
                pawn="10", factions=TWO_VAGABONDS)  # fmt: skip
    play(game, "0 explore", "0 find boots", "0 explore")
    assert points(game, "vagabond") == score
    assert (not game.state.ruins >> 10 & 1) is emptied


@pytest.mark.law("early:8.8.2")
def test_chance_says_which_of_two_vagabonds_chooses_first() -> None:
    firsts = set()
    for seed in range(12):
        names: list[Json] = ["vagabond", "marquise", "eyrie", "vagabond2"]
        game = copse.new("root", seed=seed, edition=EARLY, factions=names)
        while asked(game)[1] != "ChooseCharacter":
            game.apply(game.decision.actions[0])
        first = asked(game)[0]
        firsts.add(first)
        play(game, f"{first} character thief", f"{first} go 13")
        assert asked(game)[:2] == (3 - first, "ChooseCharacter")
    assert firsts == {0, 3}


@pytest.mark.law("early:8.8.3")
def test_two_vagabonds_share_three_quests() -> None:
    names: list[Json] = ["vagabond", "marquise", "eyrie", "vagabond2"]
    new = copse.new("root", seed=1, edition=EARLY, factions=names)
    while not new.state.turns:
        new.apply(new.decision.actions[0])
    assert len(new.state.quests) == 3
    lines = ("quests errand_rabbit", "pawn vagabond2 5", "vagabond2 ready tea boots", "vagabond ready tea boots")
    for seat in (0, 3):
        game = camp(EARLY, "daylight", *lines, factions=TWO_VAGABONDS, turn=seat)
        assert legal(game, "quest") == ["quest errand_rabbit"]


# ---- §5.2.2 infirmaries


@pytest.mark.law("early:5.2.2", "early:8.2.18", "early:8.2.19")
@pytest.mark.ruling("E59")
@pytest.mark.parametrize(
    ("before", "saved", "score", "then"),
    [
        ("hostile", 2, 0, "hostile"),
        ("hostile", 1, 2, "hostile"),
        ("hostile", 0, 4, "hostile"),
        ("friendly", 2, 0, "friendly"),
        ("friendly", 1, 0, "hostile"),
        ("friendly", 0, 2, "hostile"),
    ],
)
def test_who_is_saved_by_an_infirmary_was_not_removed(before: str, saved: int, score: int, then: str) -> None:
    game = attack(
        EARLY, "vagabond ready sword 2", f"vagabond relation marquise {before}", "clearing 5 marquise warrior 3",
        "clearing 1 marquise warrior 1", "hand marquise anvil bake_sale", dice="2 0",
    )  # fmt: skip
    play(game, "0 exhaust sword", *["1 spend anvil", "1 spend bake_sale"][:saved], *["1 pass"] * (saved < 2))
    assert (points(game, "vagabond"), relation(game, "marquise")) == (score, then)
    assert (count(game, "marquise", "warrior", 1), supply(game, "marquise", "warrior")) == (1 + saved, 22 - saved)


@pytest.mark.law("early:5.2.2", "early:8.2.19")
@pytest.mark.ruling("E59")
@pytest.mark.parametrize(("answer", "score"), [("spend anvil", 0), ("pass", 2)])
def test_a_strike_scores_only_if_no_infirmary_takes_the_warrior_in(answer: str, score: int) -> None:
    game = camp(
        EARLY, "daylight", "vagabond ready crossbow", "vagabond relation marquise hostile",
        "clearing 5 marquise warrior 1", "clearing 1 marquise warrior 1", "hand marquise anvil",
    )  # fmt: skip
    play(game, "0 strike 1", f"1 {answer}")
    assert points(game, "vagabond") == score


@pytest.mark.law("early:5.2.2", "early:8.2.18")
@pytest.mark.ruling("E59")
@pytest.mark.parametrize(("answer", "then"), [("spend anvil", "indifferent"), ("pass", "hostile")])
def test_in_defence_too_he_makes_an_enemy_only_by_who_is_not_saved(answer: str, then: str) -> None:
    game = attacked(
        EARLY, "vagabond ready sword", "vagabond spent torch 3", "clearing 1 marquise warrior 1", "hand marquise anvil",
        dice="1 1",
    )  # fmt: skip
    play(game, "0 damage_spent torch", f"1 {answer}")
    assert (relation(game, "marquise"), points(game, "vagabond")) == (then, 0)


# ---- §2.8.1 ambushes


@pytest.mark.law("early:2.8.1", "early:1.2.4")
@pytest.mark.ruling("E45")
def test_a_vagabond_who_is_ambushed_fights_on() -> None:
    game = camp(
        EARLY, "daylight", "vagabond ready sword 3", "clearing 5 eyrie warrior 2", "hand eyrie ambush_rabbit",
        "coming die 1 die 0",
    )  # fmt: skip
    play(game, "0 battle 5 2", "2 ambush ambush_rabbit", "0 damage sword", "0 damage sword")
    assert (items(game, "damaged"), count(game, "eyrie", "warrior", 5)) == ({"sword": 2}, 1)
