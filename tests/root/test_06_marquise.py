"""Chapter 6: the Marquise de Cat."""

from __future__ import annotations

import pytest

import copse
from copse.kernel.tasks import Json
from tests.root.table import Table, count, daylight, fight, hand, ids, points, ruler, supply, targets, verbs, where
from tests.script import asked, happened, legal, play, root

# ---- §6.2 rules and abilities


@pytest.mark.law("root:6.2.1", "root:6.5")
def test_she_crafts_in_daylight_with_workshops_before_anything_else() -> None:
    lines = (
        "clearing 12 marquise workshop 1\nclearing 8 marquise sawmill 1 recruiter 1\nhand marquise anvil foxfolk_steel"
    )
    game = daylight(lines, first="")
    assert asked(game)[:2] == (0, "Workshops")
    assert legal(game) == ["pass", "craft anvil"]
    play(game, "0 pass")
    assert "craft" not in verbs(game)


@pytest.mark.law("root:6.2.2")
def test_nobody_else_places_pieces_where_the_keep_stands() -> None:
    """A roost cannot go up there, a warrior cannot be recruited there, and no new roost may start there."""
    position = """
        factions eyrie marquise
        turn 0 daylight
        eyrie leader builder
        eyrie decree recruit vizier
        clearing 5 eyrie roost 1
        clearing 2 eyrie roost 1
    """
    game = play(root(position), "0 pass")
    assert legal(game, "enlist") == ["enlist 2", "enlist 5"]
    game = play(root(f"{position}\n        clearing 2 marquise keep 1\n"), "0 pass")
    assert legal(game, "enlist") == ["enlist 5"]


@pytest.mark.law("root:6.2.2")
def test_the_marquise_herself_places_pieces_at_the_keep() -> None:
    game = daylight("clearing 2 marquise keep 1 recruiter 1 wood 1")
    play(game, "0 recruit")
    assert count(game, "marquise", "warrior", 2) == 1
    assert "build recruiter 2" in legal(game)


@pytest.mark.law("root:6.2.2")
def test_anyone_may_move_to_the_keep() -> None:
    game = root("""
        factions eyrie marquise
        turn 0 daylight
        eyrie leader builder
        eyrie decree move vizier
        clearing 5 eyrie warrior 2
        clearing 1 marquise keep 1 warrior 1
    """)
    play(game, "0 pass")
    assert targets(game, 5) == {1, 2}
    play(game, "0 move 5>1 x2")
    assert ruler(game, 1) == "eyrie"


@pytest.mark.law("root:6.2.2", "root:G.1.32")
def test_a_keep_that_was_removed_is_out_of_the_game() -> None:
    game = root("""
        factions eyrie marquise
        turn 0 daylight
        eyrie leader builder
        eyrie decree battle vizier
        eyrie decree build vizier
        clearing 2 eyrie warrior 2
        clearing 2 marquise keep 1
        coming die 1 die 0
    """)
    play(game, "0 pass")
    fight(game, "0 battle 2 1")
    assert (where(game, "marquise", "keep"), supply(game, "marquise", "keep")) == ({}, 0)
    assert points(game, "eyrie") == 1
    assert "roost 2" in legal(game)  # nothing forbids it any more


def wounded(lines: str = "", dice: str = "die 3 die 0") -> Table:
    """The Eyrie has taken three warriors of the Marquise in clearing 5, a rabbit clearing."""
    game = root(f"""
factions eyrie marquise
turn 0 daylight
eyrie leader builder
eyrie decree battle vizier
eyrie decree build vizier
clearing 5 eyrie warrior 5
clearing 5 marquise warrior 4
coming {dice}
{lines}
""")
    return fight(play(game, "0 pass"), "0 battle 5 1")


@pytest.mark.law("root:6.2.3")
def test_field_hospitals_bring_all_the_fallen_of_a_clearing_to_the_keep_for_one_card() -> None:
    game = wounded("clearing 1 marquise keep 1\nhand marquise bake_sale anvil")
    assert asked(game) == (1, "FieldHospital", "root:6.2.3")
    assert game.decision.args == {"clearing": 5, "count": 3}
    assert supply(game, "marquise", "warrior") == 21  # their fate is still open
    play(game, "1 spend bake_sale")
    assert where(game, "marquise", "warrior") == {1: 3, 5: 1}
    assert (hand(game, "marquise"), ids(game.state.discard)) == (["anvil"], ["bake_sale"])
    assert asked(game)[0] == 0


@pytest.mark.law("root:6.2.3", "root:2.1.1")
def test_the_card_must_match_the_clearing_where_they_fell() -> None:
    game = wounded("clearing 1 marquise keep 1\nhand marquise anvil ambush_mouse armorers a_visit_to_friends")
    assert legal(game) == ["pass", "spend a_visit_to_friends", "spend armorers"]


@pytest.mark.law("root:6.2.3")
def test_field_hospitals_may_be_refused_and_the_fallen_go_to_the_supply() -> None:
    game = wounded("clearing 1 marquise keep 1\nhand marquise bake_sale")
    play(game, "1 pass")
    assert where(game, "marquise", "warrior") == {5: 1}
    assert supply(game, "marquise", "warrior") == 24
    assert hand(game, "marquise") == ["bake_sale"]


@pytest.mark.ruling("R1")
@pytest.mark.law("root:6.2.3")
def test_the_question_does_not_tell_what_the_hand_holds() -> None:
    game = wounded("clearing 1 marquise keep 1\nhand marquise anvil")
    assert asked(game)[1] == "FieldHospital"
    assert legal(game) == ["pass"]


@pytest.mark.law("root:6.2.3")
def test_without_the_keep_there_are_no_field_hospitals() -> None:
    game = wounded("hand marquise bake_sale")
    assert asked(game)[0] == 0
    assert supply(game, "marquise", "warrior") == 24


@pytest.mark.ruling("R44")
@pytest.mark.law("root:6.2.3", "root:1.5.4")
def test_a_keep_that_falls_with_the_warriors_does_not_save_them() -> None:
    game = root("""
        factions eyrie marquise
        turn 0 daylight
        eyrie leader commander
        eyrie decree battle vizier
        eyrie decree build vizier
        clearing 5 eyrie warrior 5
        clearing 5 marquise warrior 2 keep 1
        hand marquise bake_sale
        coming die 2 die 0
    """)
    play(game, "0 pass")
    fight(game, "0 battle 5 1")
    assert asked(game)[0] == 0
    assert supply(game, "marquise", "warrior") == 25


@pytest.mark.ruling("R44")
@pytest.mark.law("root:6.2.3")
def test_each_clearing_asks_for_its_own_card() -> None:
    """A favor removes warriors from two clearings at once."""
    game = root("""
        factions eyrie marquise
        turn 0 daylight
        eyrie leader builder
        clearing 1 eyrie roost 1
        clearing 6 eyrie roost 1
        clearing 8 eyrie roost 1
        clearing 8 marquise warrior 2
        clearing 12 marquise warrior 3
        clearing 5 marquise keep 1
        hand eyrie favor_of_the_foxes
        hand marquise anvil ambush_fox
    """)
    play(game, "0 craft favor_of_the_foxes")
    assert game.decision.args == {"clearing": 8, "count": 2}
    play(game, "1 spend anvil")
    assert game.decision.args == {"clearing": 12, "count": 3}
    play(game, "1 pass")
    assert where(game, "marquise", "warrior") == {5: 2}
    assert supply(game, "marquise", "warrior") == 23


@pytest.mark.ruling("R44")
@pytest.mark.law("root:6.2.3")
def test_any_removal_counts_her_own_doing_included() -> None:
    game = daylight("""
clearing 1 marquise keep 1
clearing 5 marquise warrior 1
crafted marquise tax_collector
hand marquise bake_sale
coming card sword
""")
    play(game, "0 use tax_collector", "0 take_off 5")
    assert asked(game)[1] == "FieldHospital"
    play(game, "0 spend bake_sale")
    assert where(game, "marquise", "warrior") == {1: 1}


@pytest.mark.law("root:6.2.3")
def test_the_attacking_marquise_has_field_hospitals_too() -> None:
    game = daylight("""
clearing 1 marquise keep 1
clearing 5 marquise warrior 3
clearing 5 eyrie warrior 3
hand marquise bake_sale
coming die 2 die 2
""")
    fight(game, "0 battle 5 1")
    play(game, "0 spend bake_sale")
    assert where(game, "marquise", "warrior") == {1: 2, 5: 1}


@pytest.mark.law("root:6.2.3")
def test_buildings_and_tokens_are_not_saved() -> None:
    game = root("""
        factions eyrie marquise
        turn 0 daylight
        eyrie leader builder
        eyrie decree battle vizier
        eyrie decree build vizier
        clearing 5 eyrie warrior 5
        clearing 5 marquise sawmill 1 wood 1
        clearing 1 marquise keep 1
        hand marquise bake_sale
        coming die 2 die 0
    """)
    fight(play(game, "0 pass"), "0 battle 5 1")
    assert asked(game)[0] == 0
    assert points(game, "eyrie") == 2


# ---- §6.3 setup


def setting_up(name: str = "autumn") -> Table:
    return copse.new("root", factions=list[Json](["marquise", "eyrie"]), map=name, seed=3)


@pytest.mark.law("root:6.3.1", "root:6.3.5")
def test_she_starts_with_25_warriors_8_wood_and_5_buildings_of_each_kind_left() -> None:
    game = setting_up()
    assert (supply(game, "marquise", "warrior"), supply(game, "marquise", "wood")) == (25, 8)
    play(game, "0 settle 1", "0 build sawmill 1", "0 build workshop 5", "0 build recruiter 5")
    assert [supply(game, "marquise", name) for name in ("sawmill", "workshop", "recruiter")] == [5, 5, 5]
    assert supply(game, "marquise", "warrior") == 14


@pytest.mark.law("root:6.3.2")
@pytest.mark.parametrize("name", ["autumn", "winter", "lake", "mountain"])
def test_the_keep_goes_to_any_corner_which_is_her_home(name: str) -> None:
    game = setting_up(name)
    assert legal(game) == ["settle 1", "settle 2", "settle 3", "settle 4"]
    play(game, "0 settle 3")
    assert where(game, "marquise", "keep") == {3: 1}
    assert game.state.homes[0] == 1 << 3


@pytest.mark.law("root:6.3.3")
@pytest.mark.parametrize(
    ("name", "keep", "opposite"), [("autumn", 1, 3), ("autumn", 4, 2), ("lake", 1, 2), ("lake", 3, 4)]
)
def test_a_warrior_stands_everywhere_but_opposite_the_keep(name: str, keep: int, opposite: int) -> None:
    game = play(setting_up(name), f"0 settle {keep}")
    assert where(game, "marquise", "warrior") == {clearing: 1 for clearing in range(1, 13) if clearing != opposite}


@pytest.mark.law("root:6.3.4")
def test_one_building_of_each_kind_goes_to_the_keep_or_next_to_it() -> None:
    game = play(setting_up(), "0 settle 1")
    assert {int(text.split()[-1]) for text in legal(game)} == {1, 5, 9, 10}
    play(game, "0 build workshop 1")
    assert {text.split()[1] for text in legal(game)} == {"sawmill", "recruiter"}
    assert {int(text.split()[-1]) for text in legal(game)} == {5, 9, 10}  # the only slot of 1 is taken
    play(game, "0 build recruiter 9", "0 build sawmill 9")
    assert asked(game)[1] == "FirstRoost"


@pytest.mark.ruling("R45")
@pytest.mark.law("root:6.3.4", "root:C.3.2")
def test_a_closed_path_does_not_bring_the_keep_next_to_a_clearing() -> None:
    game = play(setting_up("mountain"), "0 settle 2")
    assert {int(text.split()[-1]) for text in legal(game)} == {2, 6, 11}


# ---- §6.4 Birdsong


@pytest.mark.law("root:6.4")
def test_each_sawmill_gives_a_wood_in_its_clearing() -> None:
    game = root(
        "factions marquise eyrie\nturn 0 birdsong\nclearing 5 marquise sawmill 2\nclearing 8 marquise sawmill 1"
    )
    assert where(game, "marquise", "wood") == {5: 2, 8: 1}


@pytest.mark.ruling("R42")
@pytest.mark.law("root:6.4", "root:1.5.4", "root:1.5.1")
def test_if_wood_is_short_she_chooses_which_sawmills_get_it() -> None:
    game = root("""
        factions marquise eyrie
        turn 0 birdsong
        clearing 5 marquise sawmill 2
        clearing 8 marquise sawmill 1
        clearing 1 marquise wood 6
    """)
    assert (asked(game)[:2], legal(game)) == ((0, "Ration"), ["haul 5", "haul 8"])
    play(game, "0 haul 8")
    assert legal(game) == ["haul 5"]
    play(game, "0 haul 5")
    assert where(game, "marquise", "wood") == {1: 6, 5: 1, 8: 1}
    assert asked(game)[1] == "Workshops"


@pytest.mark.law("root:6.4", "root:1.5.1")
def test_with_all_wood_on_the_map_sawmills_give_none() -> None:
    game = root("factions marquise eyrie\nturn 0 birdsong\nclearing 5 marquise sawmill 2 wood 8")
    assert asked(game)[1] == "Workshops"
    assert where(game, "marquise", "wood") == {5: 8}


# ---- §6.5 Daylight


@pytest.mark.law("root:6.5")
def test_she_takes_up_to_three_actions_of_any_kind() -> None:
    game = daylight("clearing 5 marquise warrior 1 sawmill 1\nhand marquise bake_sale a_visit_to_friends")
    assert game.decision.args == {"count": 3}
    play(game, "0 overwork 5 for bake_sale", "0 overwork 5 for a_visit_to_friends", "0 build sawmill 5")
    assert verbs(game) == {"pass"}


@pytest.mark.law("root:6.5")
def test_she_may_stop_before() -> None:
    game = daylight("clearing 5 marquise warrior 1\nhand eyrie anvil")
    play(game, "0 pass")
    assert game.state.turn == 1


@pytest.mark.ruling("R43")
@pytest.mark.law("root:6.5", "root:6.5.2", "root:2.1.1.II")
def test_each_bird_card_gives_one_more_action() -> None:
    game = daylight("clearing 5 marquise warrior 1 sawmill 1\nhand marquise armorers sappers anvil bake_sale")
    play(game, "0 move 5>1 x1", "0 stop", "0 move 1>5 x1", "0 stop", "0 move 5>1 x1", "0 stop")
    assert legal(game) == ["pass", "extra armorers", "extra sappers"]
    play(game, "0 extra sappers")
    assert game.decision.args == {"count": 1}
    play(game, "0 overwork 5 for bake_sale")
    assert legal(game) == ["pass", "extra armorers"]
    play(game, "0 extra armorers", "0 move 1>5 x1", "0 stop")
    assert legal(game) == ["pass"]


@pytest.mark.law("root:6.5.1")
def test_a_battle_is_one_action() -> None:
    game = daylight("clearing 5 marquise warrior 9\nclearing 5 eyrie warrior 9\ncoming die 0 die 0")
    fight(game, "0 battle 5 1")
    assert (asked(game)[1], game.decision.args) == ("Act", {"count": 2})


@pytest.mark.ruling("R9")
@pytest.mark.law("root:6.5.2")
def test_a_march_is_up_to_two_moves_and_one_action() -> None:
    game = daylight("clearing 5 marquise warrior 2")
    play(game, "0 move 5>1 x1", "0 move 5>2 x1")
    assert (asked(game)[1], game.decision.args) == ("Act", {"count": 2})
    play(game, "0 move 1>9 x1", "0 stop")
    assert (asked(game)[1], game.decision.args) == ("Act", {"count": 1})


@pytest.mark.law("root:6.5.3")
def test_recruiting_places_a_warrior_at_each_recruiter() -> None:
    game = daylight("clearing 5 marquise recruiter 2\nclearing 8 marquise recruiter 1")
    play(game, "0 recruit")
    assert where(game, "marquise", "warrior") == {5: 2, 8: 1}


@pytest.mark.law("root:6.5.2", "root:6.5.3")
def test_she_recruits_once_a_turn_even_with_birds() -> None:
    game = daylight("clearing 5 marquise recruiter 2 warrior 3\nhand marquise armorers")
    play(game, "0 recruit")
    assert "recruit" not in verbs(game)
    play(game, "0 move 5>1 x1", "0 stop", "0 move 5>1 x1", "0 stop", "0 extra armorers")
    assert "move" in verbs(game)
    assert "recruit" not in verbs(game)


@pytest.mark.law("root:6.5.3")
def test_the_next_turn_she_recruits_again() -> None:
    game = root("factions marquise eyrie\nturn 1 evening\nclearing 5 marquise recruiter 1\nmarquise recruited")
    play(game, "0 pass")
    assert "recruit" in verbs(game)


# ---- §6.5.4 build


@pytest.mark.law("root:6.5.4", "root:6.5.4.I")
@pytest.mark.also_in("early")
def test_she_builds_in_a_clearing_that_she_rules() -> None:
    lines = "clearing 5 marquise warrior 1 wood 1\nclearing 2 marquise warrior 1 sawmill 1\n"
    assert "build sawmill 5" in legal(daylight(lines))
    assert "build sawmill 5" not in legal(daylight(f"{lines}clearing 5 eyrie warrior 1"))


TRACKS = {"sawmill": (0, 1, 2, 3, 4, 5), "workshop": (0, 2, 2, 3, 4, 5), "recruiter": (0, 1, 2, 3, 3, 4)}
COSTS = (0, 1, 2, 3, 3, 4)


@pytest.mark.law("root:6.5.4.I", "root:6.5.4.II", "root:6.5.4.III")
@pytest.mark.parametrize("built", range(6))
@pytest.mark.parametrize("name", TRACKS)
def test_each_building_costs_and_scores_what_its_column_says(name: str, built: int) -> None:
    """Those already built stand in clearings 7, 9 and 11, which have two slots each for them."""
    others = [
        f"clearing {(7, 9, 11)[place // 2]} marquise {name} {min(2, built - place)}" for place in range(0, built, 2)
    ]
    cost = COSTS[built]
    lines = "\n".join([*others, f"clearing 5 marquise warrior 1{f' wood {cost}' if cost else ''}"])
    game = daylight(lines)
    play(game, f"0 build {name} 5")
    assert (count(game, "marquise", "wood", 5), supply(game, "marquise", "wood")) == (0, 8)
    assert points(game, "marquise") == TRACKS[name][built]
    assert supply(game, "marquise", name) == 5 - built
    if cost:
        less = lines.replace(f" wood {cost}", f" wood {cost - 1}" if cost > 1 else "")
        assert f"build {name} 5" not in legal(daylight(less))


@pytest.mark.law("root:6.5.4.I")
def test_a_kind_of_which_none_is_left_cannot_be_built() -> None:
    lines = [f"clearing {clearing} marquise sawmill 2" for clearing in (7, 8, 9)]
    game = daylight("\n".join([*lines, "clearing 5 marquise warrior 1 wood 8"]))
    assert legal(game, "build") == ["build workshop 5", "build recruiter 5"]


@pytest.mark.law("root:6.5.4.II")
def test_wood_comes_through_a_chain_of_ruled_clearings() -> None:
    """The wood lies in 8; the chain is 5, 1, 9, 4, 8."""
    chain = [f"clearing {clearing} marquise warrior 1" for clearing in (5, 1, 9, 4)]
    lines = "\n".join([*chain, "clearing 8 marquise warrior 1 wood 1", "clearing 7 marquise sawmill 1"])
    assert "build sawmill 5" in legal(daylight(lines))
    broken = f"{lines}\nclearing 9 eyrie warrior 1"
    assert "build sawmill 5" not in legal(daylight(broken))


@pytest.mark.law("root:6.5.4.II")
def test_wood_in_an_adjacent_clearing_that_she_does_not_rule_is_out_of_reach() -> None:
    lines = "clearing 5 marquise warrior 1\nclearing 7 marquise sawmill 1\nclearing 1 marquise wood 1"
    assert "build sawmill 5" not in legal(daylight(lines))
    assert "build sawmill 5" in legal(daylight(lines.replace("wood 1", "wood 1 warrior 1")))


@pytest.mark.law("root:6.5.4.II", "root:2.3")
def test_the_river_is_no_link_of_the_chain() -> None:
    """10 and 11 are joined by the river only; 12 between them is not hers."""
    lines = "clearing 10 marquise warrior 1\nclearing 7 marquise sawmill 1\nclearing 11 marquise warrior 1 wood 1"
    assert "build sawmill 10" not in legal(daylight(lines))
    assert "build sawmill 10" in legal(daylight(f"{lines}\nclearing 12 marquise warrior 1"))


@pytest.mark.law("root:6.5.4.II", "root:C.3.2")
def test_a_closed_path_is_no_link_of_the_chain() -> None:
    mill = "clearing 7 marquise sawmill 1"
    lines = f"map mountain\n{mill}\nclearing 5 marquise warrior 1\nclearing 2 marquise warrior 1 wood 1"
    assert "build sawmill 5" not in legal(daylight(lines))
    assert "build sawmill 5" in legal(daylight(f"{lines}\nclosed 3-7"))


@pytest.mark.ruling("R8")
@pytest.mark.law("root:6.5.4.II")
def test_she_chooses_which_wood_she_pays() -> None:
    game = daylight("""
clearing 5 marquise warrior 1 wood 1
clearing 1 marquise warrior 1 wood 1
clearing 2 marquise warrior 1 wood 2
clearing 7 marquise sawmill 2
clearing 4 marquise wood 1
""")
    play(game, "0 build sawmill 5")
    assert asked(game) == (0, "PayWood", "root:6.5.4.II")
    assert legal(game) == ["haul 1", "haul 2", "haul 5"]
    play(game, "0 haul 2", "0 haul 1")
    assert where(game, "marquise", "wood") == {2: 1, 4: 1, 5: 1}
    assert (count(game, "marquise", "sawmill", 5), points(game, "marquise")) == (1, 2)


@pytest.mark.law("root:6.5.4.II")
def test_wood_that_is_paid_goes_back_to_the_supply_and_is_told() -> None:
    game = daylight("clearing 5 marquise warrior 1 sawmill 1 wood 1")
    play(game, "0 build sawmill 5")
    assert supply(game, "marquise", "wood") == 8
    assert happened(game, "removed") == [{"seat": 0, "piece": "wood", "clearing": 5, "count": 1, "by": 0}]


@pytest.mark.law("root:6.5.4.III", "root:G.1.19")
def test_a_lost_building_goes_back_to_its_track_and_costs_again() -> None:
    game = root("""
        factions eyrie marquise
        turn 0 daylight
        eyrie leader builder
        eyrie decree battle vizier
        eyrie decree build vizier
        clearing 5 eyrie warrior 2
        clearing 5 marquise sawmill 1
        clearing 7 marquise sawmill 1
        coming die 0 die 0
    """)
    fight(play(game, "0 pass"), "0 battle 5 1")
    assert supply(game, "marquise", "sawmill") == 5


# ---- §6.5.5 and §6.6


@pytest.mark.law("root:6.5.5")
def test_overwork_spends_a_card_that_matches_a_sawmill_for_a_wood_there() -> None:
    game = daylight(
        "clearing 5 marquise sawmill 1\nclearing 8 marquise workshop 1\nhand marquise bake_sale anvil armorers"
    )
    assert legal(game, "overwork") == ["overwork 5 for bake_sale", "overwork 5 for armorers"]
    play(game, "0 overwork 5 for bake_sale")
    assert (where(game, "marquise", "wood"), ids(game.state.discard)) == ({5: 1}, ["bake_sale"])
    assert game.decision.args == {"count": 2}


@pytest.mark.law("root:6.6")
@pytest.mark.parametrize(("recruiters", "drawn"), [(0, 1), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_she_draws_one_card_and_one_for_the_third_and_the_fifth_recruiter(recruiters: int, drawn: int) -> None:
    lines = [f"clearing {(7, 8, 9)[place // 2]} marquise recruiter {min(2, recruiters - place)}"
             for place in range(0, recruiters, 2)]  # fmt: skip
    game = root("\n".join(["factions marquise eyrie", "turn 0 evening", *lines, "hand eyrie anvil"]))
    assert len(hand(game, "marquise")) == drawn


@pytest.mark.law("root:6.6")
def test_she_discards_down_to_five_cards_of_her_choice() -> None:
    game = root("""
        factions marquise eyrie
        turn 0 evening
        hand marquise anvil bake_sale sword armorers sappers cobbler
        hand eyrie ambush_fox
        coming card ambush_mouse
    """)
    assert (asked(game)[:2], game.decision.args) == ((0, "DiscardDown"), {"count": 2, "limit": 5})
    assert len(legal(game)) == 7
    play(game, "0 discard cobbler", "0 discard ambush_mouse")
    assert [event["card"] for event in happened(game, "discarded")] == ["cobbler", "ambush_mouse"]
    assert not happened(game, "spent")
    assert sorted(hand(game, "marquise")) == ["anvil", "armorers", "bake_sale", "sappers", "sword"]
    assert game.state.turn == 1
