"""Chapter 7: the Eyrie Dynasties."""

from __future__ import annotations

import pytest

import copse
from copse.kernel.tasks import Json
from tests.root.table import Table, count, fight, hand, ids, points, ruler, supply, targets, verbs, where
from tests.script import asked, happened, legal, play, root


def eyrie(lines: str, moment: str = "daylight", others: str = "marquise") -> Table:
    return root(f"factions eyrie {others}\nturn 0 {moment}\n{lines}")


def obeying(lines: str, others: str = "marquise") -> Table:
    """The Eyrie has crafted nothing and comes to its decree."""
    return play(eyrie(lines, others=others), "0 pass")


# ---- §7.2 rules and abilities


@pytest.mark.law("root:7.2.1", "root:7.5", "root:7.5.1")
def test_it_crafts_with_roosts_in_daylight_before_the_decree() -> None:
    game = eyrie("""
eyrie leader builder
eyrie decree recruit vizier
clearing 1 eyrie roost 1
hand eyrie anvil sword
""")
    assert asked(game) == (0, "Roosts", "root:7.5.1")
    assert legal(game) == ["pass", "craft anvil"]
    play(game, "0 craft anvil", "0 pass")
    assert asked(game)[1] == "Obey"
    assert "craft" not in verbs(game)


@pytest.mark.law("root:7.2.2", "root:2.5")
@pytest.mark.parametrize(
    ("birds", "cats", "expected"),
    [
        ("warrior 2", "warrior 2", "eyrie"),
        ("roost 1", "sawmill 1", "eyrie"),
        ("warrior 1", "warrior 2", "marquise"),
        ("warrior 1", "warrior 1 wood 3", "eyrie"),
    ],
)
def test_it_rules_where_it_ties_for_the_most(birds: str, cats: str, expected: str) -> None:
    assert ruler(eyrie(f"clearing 5 eyrie {birds}\nclearing 5 marquise {cats}"), 5) == expected


@pytest.mark.law("root:7.2.2")
def test_it_does_not_rule_where_nobody_has_anything() -> None:
    game = eyrie("clearing 5 marquise wood 1 keep 1")
    assert [ruler(game, clearing) for clearing in range(1, 13)] == [""] * 12


@pytest.mark.law("root:7.2.2")
def test_a_tie_of_others_above_it_stays_nobodys() -> None:
    lines = "clearing 5 eyrie warrior 1\nclearing 5 marquise warrior 2\nclearing 5 alliance warrior 2"
    assert ruler(eyrie(lines, others="marquise alliance"), 5) == ""


@pytest.mark.law("root:7.2.3", "root:3.2.2")
@pytest.mark.parametrize("leader", ["charismatic", "commander", "despot"])
def test_an_item_scores_one_point_whatever_its_card_says(leader: str) -> None:
    game = eyrie(f"""
eyrie leader {leader}
clearing 5 eyrie roost 1
clearing 10 eyrie roost 1
hand eyrie bake_sale
""")
    play(game, "0 craft bake_sale")
    assert points(game, "eyrie") == 1


@pytest.mark.law("root:7.2.3")
def test_points_of_other_cards_come_on_top() -> None:
    game = eyrie("""
deck exiles
eyrie leader despot
clearing 5 eyrie roost 1
clearing 10 eyrie roost 1
crafted eyrie master_engravers
hand eyrie bake_sale
""")
    play(game, "0 craft bake_sale")
    assert points(game, "eyrie") == 2


# ---- §7.3 setup


def setting_up(factions: str, name: str = "autumn") -> Table:
    return copse.new("root", factions=list[Json](factions.split()), map=name, seed=3)


def settled(factions: str, keep: int, name: str = "autumn") -> Table:
    """The Marquise is set up, the Eyrie is next."""
    game = setting_up(factions, name)
    play(game, f"{game.decision.seat} settle {keep}")
    while game.decision.prompt == "StartBuilding":
        game.apply(game.decision.actions[0])
    return game


@pytest.mark.law("root:7.3.1", "root:7.3.5")
def test_it_starts_with_20_warriors_and_6_roosts_left_on_its_track() -> None:
    game = setting_up("eyrie alliance")
    assert supply(game, "eyrie", "warrior") == 20
    play(game, "0 settle 1")
    assert (supply(game, "eyrie", "warrior"), supply(game, "eyrie", "roost")) == (14, 6)


@pytest.mark.law("root:7.3.2")
@pytest.mark.parametrize(
    ("name", "keep", "opposite"), [("autumn", 1, 3), ("autumn", 2, 4), ("lake", 1, 2), ("lake", 4, 3), ("winter", 3, 1)]
)
def test_it_starts_opposite_another_players_home(name: str, keep: int, opposite: int) -> None:
    game = settled("eyrie marquise", keep, name)
    assert legal(game) == [f"settle {opposite}"]
    play(game, f"0 settle {opposite}")
    assert (where(game, "eyrie", "roost"), where(game, "eyrie", "warrior")) == ({opposite: 1}, {opposite: 6})
    assert game.state.homes[0] == 1 << opposite


@pytest.mark.law("root:7.3.2")
def test_without_another_home_any_corner_will_do() -> None:
    assert legal(setting_up("eyrie alliance")) == ["settle 1", "settle 2", "settle 3", "settle 4"]


@pytest.mark.law("root:7.3.2", "root:7.3.3", "root:7.8")
@pytest.mark.also_in("fifth")
def test_it_picks_one_of_four_leaders_and_the_others_wait_face_up() -> None:
    game = play(settled("eyrie marquise", 1), "0 settle 3")
    assert asked(game)[2] == "root:7.3.3"
    assert legal(game) == ["lead builder", "lead charismatic", "lead commander", "lead despot"]
    play(game, "0 lead commander")
    assert shown(game) == {"leader": "commander", "decree": {"move": ["vizier"], "battle": ["vizier"]}}


def shown(game: Table) -> dict[str, object]:
    """The leader and the decree as the position writes them."""
    lines = [line.split()[1:] for line in game.position().splitlines() if line.startswith("eyrie ")]
    out: dict[str, object] = {words[0]: words[1] for words in lines if words[0] == "leader"}
    out["decree"] = {words[1]: sorted(words[2:]) for words in lines if words[0] == "decree"}
    return out


VIZIERS = {
    "builder": ("recruit", "move"),
    "charismatic": ("recruit", "battle"),
    "commander": ("move", "battle"),
    "despot": ("move", "build"),
}


@pytest.mark.law("root:7.3.4", "root:7.8", "root:7.8.1", "root:7.8.2", "root:7.8.3", "root:7.8.4")
@pytest.mark.parametrize("leader", VIZIERS)
def test_the_viziers_go_where_the_leader_wants_them(leader: str) -> None:
    game = play(settled("eyrie marquise", 1), "0 settle 3", f"0 lead {leader}")
    assert shown(game)["decree"] == {column: ["vizier"] for column in VIZIERS[leader]}


# ---- §7.4 Birdsong


@pytest.mark.law("root:7.4", "root:7.4.1")
def test_only_an_empty_hand_draws_a_card_before_the_decree_grows() -> None:
    game = eyrie("eyrie leader builder\ncoming card anvil", "birdsong")
    assert hand(game, "eyrie") == ["anvil"]
    assert asked(game)[1:] == ("AddToDecree", "root:7.4.2")
    game = eyrie("eyrie leader builder\nhand eyrie sword", "birdsong")
    assert hand(game, "eyrie") == ["sword"]


@pytest.mark.law("root:7.4.2")
def test_it_must_add_one_card_and_may_add_a_second() -> None:
    game = eyrie("eyrie leader builder\neyrie decree move vizier sword\nclearing 5 eyrie roost 1\n"
                 "hand eyrie anvil bake_sale cobbler", "birdsong")  # fmt: skip
    assert "pass" not in verbs(game)
    assert len(legal(game, "decree")) == 3 * 4
    play(game, "0 decree anvil:move")
    assert "pass" in verbs(game)
    play(game, "0 decree cobbler:move")
    assert asked(game)[1] == "Roosts"
    assert shown(game)["decree"] == {"move": ["anvil", "cobbler", "sword", "vizier"]}
    assert hand(game, "eyrie") == ["bake_sale"]


@pytest.mark.law("root:7.4.2")
def test_only_one_of_the_two_may_be_a_bird() -> None:
    game = eyrie("eyrie leader builder\nclearing 5 eyrie roost 1\nhand eyrie armorers sappers anvil", "birdsong")
    play(game, "0 decree armorers:build")
    assert {text.split()[1].split(":")[0] for text in legal(game, "decree")} == {"anvil"}
    game = eyrie("eyrie leader builder\nclearing 5 eyrie roost 1\nhand eyrie armorers sappers anvil", "birdsong")
    play(game, "0 decree anvil:build")
    assert {text.split()[1].split(":")[0] for text in legal(game, "decree")} == {"armorers", "sappers"}


@pytest.mark.law("root:7.4.2")
def test_viziers_do_not_count_as_the_bird_of_this_turn() -> None:
    game = eyrie(
        "eyrie leader builder\neyrie decree recruit vizier\neyrie decree move vizier\nclearing 5 eyrie roost 1\n"
        "hand eyrie armorers", "birdsong",
    )  # fmt: skip
    assert "decree armorers:recruit" in legal(game)


@pytest.mark.law("root:7.4", "root:1.4.2")
def test_a_card_for_any_time_in_birdsong_may_be_used_between_its_stages() -> None:
    """The emergency card is drawn first; then Stand and Deliver, and both cards may join the decree."""
    game = eyrie(
        """
eyrie leader builder
clearing 5 eyrie roost 1
crafted eyrie stand_and_deliver
hand marquise sword
coming card anvil card sword
""",
        "birdsong",
    )
    play(game, "0 pass")
    assert (asked(game)[1], hand(game, "eyrie")) == ("AddToDecree", ["anvil"])
    play(game, "0 use stand_and_deliver", "0 choose 1", "0 decree sword:move")
    assert "use" not in verbs(game)
    play(game, "0 decree anvil:move")
    assert asked(game)[1] == "Roosts"


@pytest.mark.law("root:7.4.3")
def test_without_a_roost_a_new_one_goes_where_fewest_warriors_are() -> None:
    crowd = [f"clearing {clearing} marquise warrior 2" for clearing in range(1, 13) if clearing not in (5, 8)]
    lines = "\n".join([*crowd, "clearing 5 marquise warrior 1", "clearing 8 eyrie warrior 1", "hand eyrie anvil"])
    game = eyrie(f"eyrie leader builder\n{lines}", "birdsong")
    play(game, "0 decree anvil:move", "0 pass")
    assert asked(game) == (0, "PlaceNewRoost", "root:7.4.3")
    assert legal(game) == ["settle 5", "settle 8"]
    play(game, "0 settle 5")
    assert (where(game, "eyrie", "roost"), count(game, "eyrie", "warrior", 5)) == ({5: 1}, 3)


@pytest.mark.law("root:7.4.3")
def test_warriors_of_all_factions_count_and_buildings_do_not() -> None:
    crowd = [f"clearing {clearing} marquise warrior 2" for clearing in range(1, 13) if clearing not in (5, 8)]
    lines = "\n".join([*crowd, "clearing 5 marquise warrior 1", "clearing 5 alliance warrior 2 sympathy 1"])
    game = eyrie(f"eyrie leader builder\n{lines}\nclearing 8 marquise sawmill 1 wood 3\nhand eyrie anvil", "birdsong",
                 "marquise alliance")  # fmt: skip
    play(game, "0 decree anvil:move", "0 pass")
    assert legal(game) == ["settle 8"]


@pytest.mark.ruling("R48")
@pytest.mark.law("root:7.4.3", "root:6.2.2", "root:2.2.3")
def test_the_new_roost_needs_a_slot_and_a_place_that_is_not_forbidden() -> None:
    """5 is empty but full of buildings, 1 is empty but the keep's, and 8 is the next."""
    crowd = [f"clearing {clearing} marquise warrior 2" for clearing in range(2, 13) if clearing not in (5, 8)]
    lines = "\n".join([*crowd, "clearing 5 marquise sawmill 2", "clearing 1 marquise keep 1",
                       "clearing 8 marquise warrior 1", "hand eyrie anvil"])  # fmt: skip
    game = eyrie(f"eyrie leader builder\n{lines}", "birdsong")
    play(game, "0 decree anvil:move", "0 pass")
    assert legal(game) == ["settle 8"]


@pytest.mark.law("root:7.4.3")
def test_with_a_roost_on_the_map_there_is_no_new_one() -> None:
    game = eyrie("eyrie leader builder\nclearing 5 eyrie roost 1\nhand eyrie anvil", "birdsong")
    play(game, "0 decree anvil:move", "0 pass")
    assert asked(game)[1] == "Roosts"


# ---- §7.5 Daylight


@pytest.mark.law("root:7.5.2")
def test_columns_are_resolved_from_left_to_right_and_all_their_cards() -> None:
    game = obeying("""
eyrie leader builder
eyrie decree recruit vizier anvil
eyrie decree move vizier
eyrie decree battle sword
eyrie decree build bake_sale
clearing 1 eyrie roost 1 warrior 3
clearing 5 eyrie roost 1 warrior 3
clearing 2 marquise warrior 1
clearing 2 eyrie warrior 1
clearing 3 eyrie warrior 1
coming die 0 die 0
""")
    assert game.decision.args == {"column": "recruit"}
    assert legal(game) == ["enlist 1", "enlist 5"]
    play(game, "0 enlist 5")  # takes the vizier
    assert legal(game) == ["enlist 1"]
    play(game, "0 enlist 1")
    assert game.decision.args == {"column": "move"}
    assert verbs(game) == {"move"}
    play(game, "0 move 5>2 x1")
    assert (game.decision.args, legal(game)) == ({"column": "battle"}, ["battle 2 1"])
    fight(game, "0 battle 2 1")
    assert (game.decision.args, legal(game)) == ({"column": "build"}, ["roost 3"])
    play(game, "0 roost 3")
    assert game.state.turn == 1 or game.decision.prompt == "DiscardDown"
    assert not happened(game, "turmoil")


@pytest.mark.ruling("R46")
@pytest.mark.law("root:7.5.2")
@pytest.mark.parametrize(("resolved", "left"), [("fox", {1, 5}), ("bird", {1})])
def test_within_a_column_it_chooses_which_card_an_action_resolves(resolved: str, left: set[int]) -> None:
    """A recruit in a fox clearing may be ordered by the fox or by the vizier; the other stays."""
    game = obeying("""
eyrie leader builder
eyrie decree recruit vizier anvil
clearing 1 eyrie roost 1
clearing 5 eyrie roost 1
""")
    play(game, "0 enlist 1")
    assert asked(game) == (0, "WhichOrder", "root:7.5.2")
    assert legal(game) == ["resolve fox", "resolve bird"]
    play(game, f"0 resolve {resolved}")
    assert {int(text.split()[1]) for text in legal(game, "enlist")} == left


@pytest.mark.law("root:7.5.2", "root:7.7")
def test_what_cannot_be_done_in_full_is_turmoil_at_once() -> None:
    game = obeying("""
eyrie leader builder
eyrie decree recruit vizier
eyrie decree move vizier
clearing 5 eyrie warrior 2
""")
    assert (game.decision.args, legal(game)) == ({"column": "recruit"}, ["pass"])  # there is no roost
    play(game, "0 pass")
    assert len(happened(game, "turmoil")) == 1
    assert asked(game)[1:] == ("NewLeader", "root:7.7.3")


@pytest.mark.law("root:7.5.2", "root:7.7")
def test_of_a_column_a_card_that_cannot_be_carried_out_may_be_named_first() -> None:
    """The vizier could be obeyed at the roost, but the mouse could not: whoever names it first has turmoil at once."""
    game = obeying("""
eyrie leader builder
eyrie decree recruit vizier bake_sale mouse_in_a_sack
clearing 5 eyrie roost 1
""")
    assert legal(game) == ["enlist 5", "resolve mouse"]
    play(game, "0 resolve mouse")
    assert len(happened(game, "turmoil")) == 1
    assert game.state.supply[game.state.rules.warrior[0]] == 20
    assert asked(game)[1:] == ("NewLeader", "root:7.7.3")


@pytest.mark.law("root:7.5.2")
def test_while_an_action_can_be_done_it_must_be() -> None:
    game = obeying("eyrie leader builder\neyrie decree recruit vizier\nclearing 5 eyrie roost 1")
    assert legal(game) == ["enlist 5"]


@pytest.mark.law("root:7.5.2.I")
def test_recruit_places_a_warrior_in_a_matching_clearing_with_a_roost() -> None:
    game = obeying("""
eyrie leader despot
eyrie decree recruit anvil
clearing 1 eyrie roost 1
clearing 5 eyrie roost 1
clearing 8 eyrie warrior 3
clearing 12 eyrie roost 1
""")
    assert legal(game) == ["enlist 1", "enlist 12"]
    play(game, "0 enlist 12")
    assert count(game, "eyrie", "warrior", 12) == 1


@pytest.mark.law("root:7.5.2.I", "root:1.5.1")
def test_recruit_without_a_warrior_in_the_supply_is_turmoil() -> None:
    game = obeying("eyrie leader despot\neyrie decree recruit anvil\nclearing 1 eyrie roost 1 warrior 20")
    assert legal(game) == ["pass"]


@pytest.mark.law("root:7.5.2.II")
def test_move_takes_warriors_out_of_a_matching_clearing_to_any_suit() -> None:
    game = obeying("""
eyrie leader despot
eyrie decree move anvil
clearing 1 eyrie warrior 2
clearing 5 eyrie warrior 2
""")
    assert targets(game, 1) == {5, 9, 10}
    assert targets(game, 5) == set()
    assert "move 1>5 x2" in legal(game)


@pytest.mark.law("root:7.5.2.II", "root:4.2.1")
def test_move_follows_the_rules_of_moving() -> None:
    game = obeying("""
eyrie leader despot
eyrie decree move anvil
clearing 1 eyrie warrior 1
clearing 1 marquise warrior 2
clearing 5 marquise warrior 1
clearing 9 marquise warrior 1
clearing 10 marquise warrior 1
""")
    assert legal(game) == ["pass"]


@pytest.mark.law("root:7.5.2.III")
def test_battle_is_in_a_matching_clearing() -> None:
    game = obeying("""
eyrie leader despot
eyrie decree battle anvil
clearing 1 eyrie warrior 2
clearing 1 marquise warrior 2
clearing 5 eyrie warrior 2
clearing 5 marquise warrior 2
""")
    assert legal(game) == ["battle 1 1"]


@pytest.mark.law("root:7.5.2.III")
def test_without_an_enemy_to_battle_there_is_turmoil() -> None:
    assert legal(obeying("eyrie leader despot\neyrie decree battle anvil\nclearing 1 eyrie warrior 2")) == ["pass"]


@pytest.mark.law("root:7.5.2.IV")
def test_build_places_a_roost_where_it_rules_and_has_none() -> None:
    """Of the rabbit clearings: 3 is ruled, 10 is not, 5 has a roost, 4 is full."""
    game = obeying("""
eyrie leader despot
eyrie decree build bake_sale
clearing 3 eyrie warrior 1
clearing 10 eyrie warrior 1
clearing 10 marquise warrior 2
clearing 5 eyrie warrior 1 roost 1
clearing 4 eyrie warrior 2
clearing 4 marquise sawmill 1
clearing 8 eyrie warrior 1
""")
    assert legal(game) == ["roost 3"]
    play(game, "0 roost 3")
    assert where(game, "eyrie", "roost") == {3: 1, 5: 1}


@pytest.mark.law("root:7.5.2.IV", "root:1.5.1")
def test_without_a_roost_left_to_build_there_is_turmoil() -> None:
    roosts = "\n".join(f"clearing {clearing} eyrie roost 1" for clearing in (1, 2, 3, 4, 6, 7, 8))
    game = obeying(f"eyrie leader despot\neyrie decree build bake_sale\n{roosts}\nclearing 5 eyrie warrior 1")
    assert legal(game) == ["pass"]


# ---- §7.6 Evening


@pytest.mark.law("root:7.6", "root:7.6.1", "root:7.6.2")
@pytest.mark.parametrize(
    ("roosts", "scored", "drawn"),
    [(0, 0, 1), (1, 0, 1), (2, 1, 1), (3, 2, 2), (4, 3, 2), (5, 4, 2), (6, 4, 3), (7, 5, 3)],
)
def test_roosts_score_and_draw_what_the_track_shows(roosts: int, scored: int, drawn: int) -> None:
    lines = "\n".join(f"clearing {clearing} eyrie roost 1" for clearing in range(1, roosts + 1))
    game = eyrie(f"eyrie leader builder\n{lines}", "evening")
    assert points(game, "eyrie") == scored
    assert len(hand(game, "eyrie")) == drawn
    told = [event.what for event in game.events if event.what in ("scored", "drew_card")]
    assert told == ["scored"] * bool(scored) + ["drew_card"] * drawn


@pytest.mark.law("root:7.6.2")
def test_it_discards_down_to_five_cards() -> None:
    game = eyrie(
        "eyrie leader builder\nhand eyrie anvil bake_sale sword armorers sappers\ncoming card cobbler", "evening"
    )
    assert (asked(game)[:2], game.decision.args) == ((0, "DiscardDown"), {"count": 1, "limit": 5})
    play(game, "0 discard cobbler")
    assert len(hand(game, "eyrie")) == 5


@pytest.mark.law("root:7.6.1", "root:3.1")
def test_thirty_points_in_the_evening_win_before_a_card_is_drawn() -> None:
    game = eyrie("points 29 0\neyrie leader builder\nclearing 5 eyrie roost 1\nclearing 8 eyrie roost 1", "evening")
    assert game.over
    assert hand(game, "eyrie") == []


# ---- §7.7 turmoil


def in_turmoil(lines: str, others: str = "marquise") -> Table:
    """A builder without a roost cannot recruit."""
    return play(obeying(f"eyrie decree recruit vizier\neyrie decree move vizier\n{lines}", others), "0 pass")


@pytest.mark.law("root:7.7", "root:7.7.1")
def test_it_loses_a_point_for_each_bird_in_the_decree_viziers_included() -> None:
    game = in_turmoil("eyrie leader builder\neyrie decree build armorers anvil\npoints 10 0")
    assert points(game, "eyrie") == 7


@pytest.mark.ruling("R49")
@pytest.mark.law("root:7.7.1")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_it_never_has_less_than_no_points(before: int) -> None:
    game = in_turmoil(f"eyrie leader builder\npoints {before} 0")
    assert points(game, "eyrie") == 0


@pytest.mark.law("root:7.7.2")
def test_all_cards_of_the_decree_are_discarded_but_the_viziers() -> None:
    game = in_turmoil("eyrie leader builder\neyrie decree build armorers anvil\neyrie decree battle sword")
    assert sorted(ids(game.state.discard)) == ["anvil", "armorers", "sword"]
    play(game, "0 lead despot")
    assert shown(game)["decree"] == {"move": ["vizier"], "build": ["vizier"]}


@pytest.mark.law("root:7.7.3")
def test_the_fallen_leader_cannot_be_chosen_again() -> None:
    game = in_turmoil("eyrie leader builder")
    assert legal(game) == ["lead charismatic", "lead commander", "lead despot"]
    game = in_turmoil("eyrie leader builder\neyrie fallen despot\neyrie fallen commander")
    assert legal(game) == ["lead charismatic"]


@pytest.mark.ruling("R50")
@pytest.mark.law("root:7.7.3.I")
def test_when_all_leaders_lie_face_down_all_are_turned_up_the_last_one_too() -> None:
    game = in_turmoil("eyrie leader builder\neyrie fallen despot\neyrie fallen commander\neyrie fallen charismatic")
    assert legal(game) == ["lead builder", "lead charismatic", "lead commander", "lead despot"]
    play(game, "0 lead builder")
    assert not [line for line in game.position().splitlines() if line.startswith("eyrie fallen")]


@pytest.mark.law("root:7.7.4")
def test_turmoil_ends_daylight_and_evening_follows() -> None:
    game = obeying("""
eyrie leader charismatic
eyrie decree recruit vizier
eyrie decree battle vizier
eyrie decree build anvil
clearing 1 eyrie roost 1
clearing 5 eyrie roost 1
clearing 8 eyrie warrior 2
""")
    play(game, "0 enlist 1")
    assert game.decision.args == {"column": "battle"}
    play(game, "0 pass", "0 lead despot")
    assert supply(game, "eyrie", "roost") == 5  # the build card was not resolved
    assert points(game, "eyrie") == 1
    assert len(hand(game, "eyrie")) == 1
    assert game.state.turn == 1


@pytest.mark.law("root:7.7", "root:7.7.1")
def test_the_steps_of_turmoil_come_in_their_order() -> None:
    game = in_turmoil("eyrie leader builder\npoints 5 0")
    play(game, "0 lead despot")
    told = [event.what for event in game.events if event.what in ("turmoil", "scored", "led", "drew_card")]
    assert told == ["turmoil", "scored", "led", "drew_card"]


# ---- §7.8 leaders


@pytest.mark.law("root:7.8.1")
def test_under_the_builder_items_score_what_their_cards_say() -> None:
    game = eyrie("eyrie leader builder\nclearing 5 eyrie roost 1\nclearing 10 eyrie roost 1\nhand eyrie bake_sale")
    play(game, "0 craft bake_sale")
    assert points(game, "eyrie") == 3


@pytest.mark.law("root:7.8.2")
def test_the_charismatic_recruits_two() -> None:
    game = obeying("eyrie leader charismatic\neyrie decree recruit vizier\nclearing 5 eyrie roost 1")
    play(game, "0 enlist 5")
    assert count(game, "eyrie", "warrior", 5) == 2
    assert not happened(game, "turmoil")


@pytest.mark.ruling("R47")
@pytest.mark.law("root:7.8.2", "root:7.7")
def test_the_charismatic_with_one_warrior_left_falls() -> None:
    game = obeying("eyrie leader charismatic\neyrie decree recruit vizier\nclearing 5 eyrie roost 1 warrior 19")
    play(game, "0 enlist 5")
    assert len(happened(game, "turmoil")) == 1


@pytest.mark.law("root:7.8.3")
@pytest.mark.parametrize(("leader", "left"), [("commander", 2), ("despot", 3)])
def test_the_commander_deals_an_extra_hit_as_attacker(leader: str, left: int) -> None:
    game = obeying(f"""
eyrie leader {leader}
eyrie decree battle vizier
clearing 5 eyrie warrior 3
clearing 5 marquise warrior 4
coming die 1 die 0
""")
    fight(game, "0 battle 5 1")
    assert count(game, "marquise", "warrior", 5) == left


@pytest.mark.law("root:7.8.3")
def test_the_commander_has_no_extra_hit_as_defender() -> None:
    game = root("""
        factions marquise eyrie
        turn 0 daylight
        eyrie leader commander
        clearing 5 eyrie warrior 3
        clearing 5 marquise warrior 4
        coming die 1 die 0
    """)
    fight(play(game, "0 pass"), "0 battle 5 1")
    assert count(game, "marquise", "warrior", 5) == 4


@pytest.mark.law("root:7.8.4", "root:3.2.1")
@pytest.mark.parametrize(
    ("pieces", "leader", "scored"),
    [
        ("sawmill 1 wood 1", "despot", 3),
        ("sawmill 1", "despot", 2),
        ("warrior 2", "despot", 0),
        ("sawmill 1 wood 1", "commander", 2),
    ],
)
def test_the_despot_scores_one_more_in_a_battle_that_takes_a_building_or_token(
    pieces: str, leader: str, scored: int
) -> None:
    game = obeying(f"""
eyrie leader {leader}
eyrie decree battle vizier
eyrie decree build vizier
clearing 5 eyrie warrior 3
clearing 5 marquise {pieces}
coming die 2 die 0
""")
    fight(game, "0 battle 5 1")
    assert points(game, "eyrie") == scored


@pytest.mark.law("root:7.8.4")
def test_the_despot_scores_as_defender_too() -> None:
    game = root("""
        factions marquise eyrie
        turn 0 daylight
        eyrie leader despot
        clearing 5 eyrie warrior 3
        clearing 5 marquise warrior 1 sawmill 1
        coming die 2 die 2
    """)
    fight(play(game, "0 pass"), "0 battle 5 1")
    assert points(game, "eyrie") == 2


@pytest.mark.law("root:7.8.4")
def test_the_despot_scores_once_in_a_battle() -> None:
    """An ambush takes a sawmill; the field hospital brings the attacker back, and the roll takes another."""
    game = root("""
        factions marquise eyrie
        turn 0 daylight
        eyrie leader despot
        clearing 2 marquise keep 1 warrior 1 sawmill 2
        clearing 2 eyrie warrior 3
        hand marquise sword
        hand eyrie ambush_mouse
        coming die 2 die 2
    """)
    play(game, "0 pass", "0 battle 2 1", "1 ambush ambush_mouse", "0 pass", "0 lose sawmill", "0 spend sword")
    assert points(game, "eyrie") == 2
    play(game, "0 lose sawmill")
    assert points(game, "eyrie") == 3
    assert "boasted" not in game.position()


@pytest.mark.law("root:7.8.4")
def test_the_despot_scores_nothing_more_outside_battle() -> None:
    game = eyrie("""
eyrie leader despot
clearing 1 eyrie roost 1
clearing 6 eyrie roost 1
clearing 8 eyrie roost 1
clearing 12 marquise workshop 1
hand eyrie favor_of_the_foxes
""")
    play(game, "0 craft favor_of_the_foxes")
    assert points(game, "eyrie") == 1
