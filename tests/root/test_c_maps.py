"""Appendix C: the four maps, figure by figure, and what Winter, Lake and Mountain add."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import copse
from copse.kernel.bits import members
from copse.kernel.tasks import Json
from copse.root.board import FIRST_FOREST, Board
from copse.root.maps import map_named
from copse.root.move import adjacent
from tests.root.table import Table, count, daylight, fight, hand, points, targets, verbs, where
from tests.script import asked, happened, legal, play, root


@dataclass(frozen=True)
class Figures:
    """A map as it is printed; forests are named by the clearings around them."""

    paths: str
    rivers: str
    slots: tuple[int, ...]  # by clearing, those under ruins included
    ruins: list[int]
    edge: str
    forests: dict[str, str]
    closed: str = ""
    opposite: str = "1-3 2-4"


PRINTED = {
    "autumn": Figures(
        paths="1-5 1-9 1-10 2-5 2-6 2-10 3-6 3-7 3-11 4-8 4-9 4-12 6-11 7-8 7-12 9-12 10-12 11-12",
        rivers="5-10 10-11 7-11 4-7",
        slots=(1, 2, 1, 1, 2, 2, 2, 2, 2, 2, 3, 2),
        ruins=[6, 10, 11, 12],
        edge="1 5 2 6 3 7 8 4 9",
        forests={
            "1_2_5_10": "1_9_10_12 2_6_10_11_12",
            "1_9_10_12": "1_2_5_10 2_6_10_11_12 4_9_12",
            "2_6_10_11_12": "1_2_5_10 1_9_10_12 3_6_11 3_7_11_12",
            "4_9_12": "1_9_10_12 4_7_8_12",
            "3_6_11": "2_6_10_11_12 3_7_11_12",
            "3_7_11_12": "2_6_10_11_12 3_6_11 4_7_8_12",
            "4_7_8_12": "4_9_12 3_7_11_12",
        },
    ),
    "winter": Figures(
        paths="1-5 1-10 1-11 2-6 2-7 2-12 3-7 3-8 3-12 4-9 4-10 4-11 5-6 8-9 8-12 9-11",
        rivers="10-11 11-12 7-12",
        slots=(1, 1, 2, 2, 2, 2, 1, 2, 2, 1, 3, 3),
        ruins=[8, 9, 11, 12],
        edge="1 5 6 2 7 3 8 9 4 10",
        forests={
            "1_10_11": "1_2_5_6_11_12 4_10_11",
            "1_2_5_6_11_12": "1_10_11 2_7_12 8_9_11_12",
            "2_7_12": "1_2_5_6_11_12 3_7_12",
            "4_10_11": "1_10_11 4_9_11",
            "8_9_11_12": "1_2_5_6_11_12 4_9_11 3_8_12",
            "4_9_11": "4_10_11 8_9_11_12",
            "3_8_12": "8_9_11_12 3_7_12",
            "3_7_12": "2_7_12 3_8_12",
        },
    ),
    "lake": Figures(
        paths="1-5 1-9 2-7 2-8 2-10 3-8 3-9 3-12 4-5 4-6 5-11 6-7 6-11 7-10 7-11 8-10 9-12",
        rivers="1-10 1-11 1-12 10-11 10-12 11-12",
        slots=(2, 1, 1, 1, 3, 2, 1, 1, 1, 3, 3, 3),
        ruins=[5, 10, 11, 12],
        edge="5 1 9 3 8 2 7 6 4",
        opposite="1-2 3-4",
        forests={
            "2_7_10": "7_10_11 2_8_10",
            "7_10_11": "2_7_10 6_7_11 3_8_10_12 1_5_11",
            "6_7_11": "7_10_11 4_5_6_11",
            "2_8_10": "2_7_10 3_8_10_12",
            "3_8_10_12": "7_10_11 2_8_10 3_9_12 1_9_12",
            "4_5_6_11": "6_7_11 1_5_11",
            "1_5_11": "7_10_11 4_5_6_11 1_9_12",
            "3_9_12": "3_8_10_12 1_9_12",
            "1_9_12": "3_8_10_12 1_5_11 3_9_12",
        },
    ),
    "mountain": Figures(
        paths="1-8 1-9 2-6 2-11 3-6 3-11 4-8 4-12 5-10 5-11 7-12 9-10 9-12 10-11 10-12",
        closed="2-5 3-7 5-9 6-11 8-9 11-12",
        rivers="2-10 4-10",
        slots=(2, 2, 2, 2, 1, 1, 1, 1, 3, 2, 3, 3),
        ruins=[9, 10, 11, 12],
        edge="8 1 9 5 2 6 3 7 12 4",
        forests={
            "5_9_10": "9_10_12 5_10_11",
            "2_5_11": "5_10_11 2_6_11",
            "1_8_9": "4_8_9_12",
            "9_10_12": "5_9_10 4_8_9_12 10_11_12",
            "5_10_11": "5_9_10 2_5_11 10_11_12",
            "4_8_9_12": "1_8_9 9_10_12",
            "2_6_11": "2_5_11 3_6_11",
            "10_11_12": "9_10_12 5_10_11 3_7_11_12",
            "3_6_11": "2_6_11 3_7_11_12",
            "3_7_11_12": "10_11_12 3_6_11",
        },
    ),
}
MAPS = list(PRINTED)


def pairs(text: str) -> set[tuple[int, int]]:
    return {(int(a), int(b)) for a, b in (pair.split("-") for pair in text.split())}


def links(sets: vec[i64]) -> set[tuple[int, int]]:
    return {(a, b) for a in range(13) for b in members(sets[a]) if a < b}


def near(found: Board, forest: str) -> set[str]:
    return {found.forests[place - FIRST_FOREST] for place in found.forest_near[found.forests.index(forest)]}


# ---- the figures of every map


@pytest.mark.law("root:2.2", "root:2.3", "root:G.1.24", "root:G.1.31")
@pytest.mark.also_in("early")
@pytest.mark.parametrize("name", MAPS)
def test_paths_and_rivers_are_as_printed(name: str) -> None:
    found, printed = map_named(name), PRINTED[name]
    assert links(found.paths) == pairs(printed.paths)
    assert links(found.rivers) == pairs(printed.rivers)
    assert set(found.closed) == pairs(printed.closed)


@pytest.mark.law("root:2.2.3", "root:2.2.4", "root:5.1.4", "root:G.1.35")
@pytest.mark.also_in("fifth")
@pytest.mark.parametrize("name", MAPS)
def test_slots_and_ruins_are_as_printed(name: str) -> None:
    found, printed = map_named(name), PRINTED[name]
    assert found.slots == (0, *printed.slots)
    assert list(members(found.ruins)) == printed.ruins


@pytest.mark.law("root:3.3.1.II")
@pytest.mark.parametrize("name", MAPS)
def test_corners_and_their_opposites_are_as_printed(name: str) -> None:
    found = map_named(name)
    assert sorted(found.corners) == [1, 2, 3, 4]
    assert {(a, b) for a, b in found.opposite.items() if a < b} == pairs(PRINTED[name].opposite)
    assert all(found.opposite[found.opposite[corner]] == corner for corner in found.corners)


@pytest.mark.law("root:2.4", "root:2.4.1", "root:G.1.14", "root:G.1.29", "root:C.1.1", "root:C.2.4", "root:C.3.5")
@pytest.mark.parametrize("name", MAPS)
def test_forests_and_their_neighbours_are_as_printed(name: str) -> None:
    found, printed = map_named(name), PRINTED[name]
    assert {forest: near(found, forest) for forest in found.forests} == {
        forest: set(others.split()) for forest, others in printed.forests.items()
    }
    for place, forest in enumerate(found.forests):
        assert "_".join(str(clearing) for clearing in members(found.forest_edge[place])) == forest


@pytest.mark.law("root:G.1.13")
@pytest.mark.parametrize("name", MAPS)
def test_the_map_edge_is_a_closed_ring_of_clearings_and_paths(name: str) -> None:
    """On the Mountain closed paths belong to it."""
    found, printed = map_named(name), PRINTED[name]
    ring = [int(clearing) for clearing in printed.edge.split()]
    assert list(members(found.edge)) == sorted(ring)
    paths = pairs(printed.paths) | pairs(printed.closed)
    assert all((min(a, b), max(a, b)) in paths for a, b in zip(ring, [*ring[1:], ring[0]], strict=True))


@pytest.mark.law("root:2.2.1", "root:G.1.29", "root:C.3.2")
@pytest.mark.parametrize("name", MAPS)
def test_only_open_paths_make_clearings_adjacent(name: str) -> None:
    game = root(f"factions marquise eyrie\nmap {name}\nturn 0 daylight")
    found = {(a, b) for a in range(13) for b in members(adjacent(game.state, 0, a)) if a < b}
    assert found == pairs(PRINTED[name].paths)


@pytest.mark.law("root:2.2.2")
@pytest.mark.parametrize("name", ["winter", "lake", "mountain"])
def test_suits_that_are_not_printed_are_laid_out_by_lot_four_of_each(name: str) -> None:
    assert set(map_named(name).suits) == {None}
    layouts = set()
    for seed in range(6):
        game = copse.new("root", factions=list[Json](["marquise", "eyrie"]), map=name, seed=seed)
        suits = game.state.suits[1:]
        assert [suits.count(suit) for suit in range(3)] == [4, 4, 4]
        layouts.add(tuple(suits))
    assert len(layouts) == 6


# ---- §C.1 Winter


@pytest.mark.law("root:C.1.1")
def test_the_raging_river_of_winter_divides_forests_as_a_path_does() -> None:
    """The river from 11 to 12 parts the forests north and south of it, and one may slip across; so from 10 to 11."""
    winter = map_named("winter")
    assert winter.rivers[11] >> 12 & 1
    assert not winter.paths[11] >> 12 & 1
    assert "8_9_11_12" in near(winter, "1_2_5_6_11_12")
    assert "4_10_11" in near(winter, "1_10_11")
    game = root("""
        factions vagabond marquise
        map winter
        turn 0 birdsong
        pawn vagabond 1_10_11
    """)
    while asked(game)[1] != "Slip":
        game.apply(game.decision.actions[0])
    assert f"go {forest('winter', '4_10_11')}" in legal(game)
    assert f"go {forest('winter', '8_9_11_12')}" not in legal(game)


def forest(name: str, which: str) -> int:
    return FIRST_FOREST + map_named(name).forests.index(which)


# ---- §C.2 Lake


@pytest.mark.law("root:C.2.1", "root:C.2.3")
def test_the_ferry_starts_in_the_corner_that_is_coastal() -> None:
    lake = map_named("lake")
    assert members(lake.coast) == (1, 10, 11, 12)
    game = copse.new("root", factions=list[Json](["marquise", "eyrie"]), map="lake", seed=1)
    assert game.state.site("ferry").clearing == 1
    assert [corner for corner in lake.corners if lake.coast >> corner & 1] == [1]


@pytest.mark.law("root:C.2.2")
def test_the_lake_is_a_river_between_all_coastal_clearings() -> None:
    lines = "map lake\ndeck exiles\nclearing 10 marquise warrior 1"
    assert targets(daylight(lines), 10) == {2, 7, 8}
    assert targets(daylight(f"{lines}\ncrafted marquise boat_builders"), 10) == {1, 2, 7, 8, 11, 12}


@pytest.mark.law("root:C.2.2", "root:C.2.4")
@pytest.mark.also_in("fifth")
def test_a_coastal_forest_borders_the_two_that_one_coastal_clearing_parts_from_it() -> None:
    """Clearings 10, 11, 1 and 12 part them, in this order round the lake; across the lake nothing is adjacent."""
    lake = map_named("lake")
    ring = ["7_10_11", "1_5_11", "1_9_12", "3_8_10_12"]
    for place, name in enumerate(ring):
        assert set(ring) & near(lake, name) == {ring[place - 1], ring[(place + 1) % 4]}


def at_the_lake(lines: str) -> Table:
    return daylight(f"map lake\nsuits fox rabbit mouse fox rabbit mouse fox rabbit mouse fox rabbit mouse\n{lines}")


@pytest.mark.law("root:C.2.5")
def test_the_ferry_takes_a_move_to_another_coast_and_the_mover_draws_a_card() -> None:
    game = at_the_lake("clearing 1 marquise warrior 3\ncoming card anvil")
    assert legal(game, "sail") == [f"sail {coast} x{number}" for coast in (10, 11, 12) for number in (1, 2, 3)]
    play(game, "0 sail 12 x2")
    assert where(game, "marquise", "warrior") == {1: 1, 12: 2}
    assert (game.state.site("ferry").clearing, hand(game, "marquise")) == (12, ["anvil"])
    assert asked(game)[1] == "March"  # it was one of the two moves


@pytest.mark.law("root:C.2.5")
def test_the_ferry_sails_once_a_turn() -> None:
    game = at_the_lake("clearing 1 marquise warrior 3")
    play(game, "0 sail 12 x3")
    assert "sail" not in verbs(game)
    play(game, "0 stop")
    assert "sail" not in verbs(game)


@pytest.mark.law("root:C.2.5")
def test_the_next_turn_it_sails_again() -> None:
    game = root("factions marquise eyrie\nmap lake\nturn 1 evening\nferry 10\nferried\nclearing 10 marquise warrior 1")
    play(game, "0 pass")
    assert legal(game, "sail") == ["sail 1 x1", "sail 11 x1", "sail 12 x1"]


@pytest.mark.law("root:C.2.5")
def test_one_boards_where_the_ferry_is_and_needs_a_coast_to_land() -> None:
    game = at_the_lake("clearing 10 marquise warrior 1\nclearing 5 marquise warrior 1")
    assert "sail" not in verbs(game)
    assert targets(game, 10) == {2, 7, 8}


@pytest.mark.law("root:C.2.5", "root:4.2.1")
def test_a_move_by_ferry_needs_rule_of_either_end() -> None:
    game = at_the_lake("clearing 1 marquise warrior 1\nclearing 1 eyrie warrior 2\nclearing 11 marquise warrior 1")
    assert legal(game, "sail") == ["sail 11 x1"]


@pytest.mark.law("root:C.2.5", "root:7.5.2.II")
def test_the_decree_counts_a_move_by_ferry_from_the_clearing_that_is_left() -> None:
    """Clearing 1 is a fox clearing, 10 too, 11 is not; the Eyrie has a fox to move."""
    suits = "suits fox rabbit mouse fox rabbit mouse fox rabbit mouse fox rabbit mouse"
    position = f"factions eyrie marquise\nmap lake\n{suits}\nturn 0 daylight\neyrie leader despot\n"
    game = play(root(f"{position}eyrie decree move anvil\nclearing 1 eyrie warrior 1"), "0 pass")
    assert "sail 11 x1" in legal(game)
    play(game, "0 sail 11 x1")
    assert where(game, "eyrie", "warrior") == {11: 1}
    game = play(root(f"{position}eyrie decree move bake_sale\nclearing 1 eyrie warrior 1"), "0 pass")
    assert legal(game) == ["pass"]


@pytest.mark.law("root:C.2.5")
def test_the_ferry_is_no_piece_that_can_be_battled_or_removed() -> None:
    game = at_the_lake("clearing 1 marquise warrior 1")
    assert "battle" not in verbs(game)
    game = daylight(
        """
map lake
suits fox rabbit mouse fox rabbit mouse fox rabbit mouse fox rabbit mouse
clearing 4 marquise workshop 1
clearing 10 marquise workshop 2
clearing 1 eyrie warrior 1
hand marquise favor_of_the_foxes
""",
        first="0 craft favor_of_the_foxes",
    )
    assert (where(game, "eyrie", "warrior"), game.state.site("ferry").clearing) == ({}, 1)


# ---- §C.3 Mountain


@pytest.mark.law("root:C.3.1")
def test_six_paths_are_closed_and_the_tower_stands_in_the_middle() -> None:
    game = copse.new("root", factions=list[Json](["marquise", "eyrie"]), map="mountain", seed=1)
    assert game.state.closed.bit_count() == len(game.state.map.closed) == 6
    assert game.state.map.landmarks["tower"] == 10


@pytest.mark.law("root:C.3.2")
def test_clearings_behind_a_closed_path_are_not_adjacent() -> None:
    lines = "map mountain\nclearing 5 marquise warrior 1"
    assert targets(daylight(lines), 5) == {10, 11}
    assert targets(daylight(f"{lines}\nclosed 3-7 5-9"), 5) == {2, 10, 11}
    assert targets(daylight(f"{lines}\nclosed none"), 5) == {2, 9, 10, 11}


@pytest.mark.law("root:C.3.2")
@pytest.mark.parametrize("closed", ["", "closed none\n"])
def test_a_closed_path_divides_forests_as_an_open_one_does_and_one_may_slip_across(closed: str) -> None:
    game = root(f"factions vagabond marquise\nmap mountain\n{closed}turn 0 birdsong\npawn vagabond 1_8_9")
    while asked(game)[1] != "Slip":
        game.apply(game.decision.actions[0])
    assert {text for text in legal(game, "go") if int(text.split()[1]) >= FIRST_FOREST} == {
        f"go {forest('mountain', '4_8_9_12')}"
    }


def on_the_mountain(lines: str) -> Table:
    return daylight(f"map mountain\n{lines}")


@pytest.mark.law("root:C.3.3")
def test_a_card_clears_a_path_at_either_end_of_which_one_has_a_piece() -> None:
    game = on_the_mountain("clearing 9 marquise warrior 1\nclearing 3 marquise wood 1\nhand marquise anvil sword")
    assert {text.split()[1] for text in legal(game, "clear")} == {"3-7", "5-9", "8-9"}
    play(game, "0 clear 5-9 for anvil")
    assert points(game, "marquise") == 1
    assert hand(game, "marquise") == ["sword"]
    assert 5 in targets(game, 9)
    assert game.decision.args == {"count": 3}  # it is no action


@pytest.mark.law("root:C.3.3")
def test_one_path_a_turn_is_cleared() -> None:
    game = on_the_mountain("clearing 9 marquise warrior 1\nhand marquise anvil sword")
    play(game, "0 clear 5-9 for anvil")
    assert "clear" not in verbs(game)


@pytest.mark.law("root:C.3.3")
def test_the_next_turn_another_may_be_cleared_but_never_the_same_again() -> None:
    game = root("""
        factions marquise eyrie
        map mountain
        turn 1 evening
        used path
        closed 2-5 3-7 6-11 8-9 11-12
        clearing 9 marquise warrior 1
        hand marquise anvil
    """)
    assert legal(game, "clear") == ["clear 8-9 for anvil"]


@pytest.mark.law("root:C.3.3")
def test_without_a_card_or_a_piece_nothing_is_cleared() -> None:
    assert "clear" not in verbs(on_the_mountain("clearing 9 marquise warrior 1"))
    assert "clear" not in verbs(on_the_mountain("clearing 1 marquise warrior 1\nhand marquise anvil"))


@pytest.mark.law("root:C.3.3")
def test_paths_are_cleared_in_ones_own_daylight_only() -> None:
    game = root("""
        factions marquise eyrie
        map mountain
        turn 0 birdsong
        clearing 9 marquise warrior 1
        crafted marquise royal_claim
        hand marquise anvil sword bake_sale ambush_fox ambush_mouse ambush_rabbit
        hand eyrie ambush_bird
        clearing 5 eyrie roost 1
    """)
    assert (asked(game)[1], verbs(game)) == ("Breather", {"pass", "use"})
    play(game, "0 pass", "0 pass")
    assert "clear" in verbs(game)
    play(game, "0 pass", "0 pass")
    assert verbs(game) == {"discard"}
    play(game, "0 discard sword", "0 discard anvil")
    assert (game.decision.seat, verbs(game)) == (1, {"decree"})


@pytest.mark.law("root:C.3.4")
@pytest.mark.parametrize(
    ("pieces", "scored"),
    [
        ("marquise warrior 1", 1),
        ("marquise wood 1", 0),
        ("eyrie warrior 1", 0),
        ("marquise warrior 1|eyrie warrior 1", 0),
    ],
)
def test_who_rules_the_pass_at_the_end_of_its_evening_scores(pieces: str, scored: int) -> None:
    lines = "\n".join(f"clearing 10 {line}" for line in pieces.split("|"))
    game = root(f"factions marquise eyrie\nmap mountain\nturn 0 evening\n{lines}\nhand eyrie anvil")
    assert points(game, "marquise") == scored
    assert points(game, "eyrie") == 0  # it is not its turn that ended


@pytest.mark.law("root:C.3.4", "root:1.4.1")
def test_the_pass_scores_after_all_else_in_the_evening() -> None:
    game = root("""
        factions marquise eyrie
        map mountain
        turn 0 evening
        clearing 10 marquise warrior 1
        hand marquise anvil sword bake_sale armorers sappers
    """)
    assert points(game, "marquise") == 0
    play(game, "0 discard sword")
    assert happened(game, "scored") == [{"seat": 0, "points": 1}]


@pytest.mark.law("root:C.3.4")
def test_there_is_no_pass_on_other_maps() -> None:
    game = root("factions marquise eyrie\nturn 0 evening\nclearing 10 marquise warrior 1\nhand eyrie anvil")
    assert points(game, "marquise") == 0


@pytest.mark.law("root:C.3.5")
def test_all_ten_areas_of_the_mountain_are_forests() -> None:
    assert len(map_named("mountain").forests) == 10


@pytest.mark.law("root:C.3.2", "root:2.5")
def test_a_battle_at_one_end_of_a_closed_path_does_not_open_it() -> None:
    game = on_the_mountain("clearing 9 marquise warrior 2\nclearing 9 eyrie warrior 1\ncoming die 1 die 0")
    fight(game, "0 battle 9 1")
    assert count(game, "eyrie", "warrior", 9) == 0
    assert targets(game, 9) == {1, 10, 12}
