"""Chapter 15: the Keepers in Iron.

Most positions are on the autumn map with the Keepers in seat 0 and the Marquise in seat 1. Clearings 1, 6, 8 and 12 are
fox, 3, 4, 5 and 10 rabbit, 2, 7, 9 and 11 mouse; 6, 10, 11 and 12 have a ruin. Clearing 5 borders 1, 2 and the forest
1_2_5_10, which is number 13; clearing 8 borders 4, 7 and the forest 4_7_8_12, number 19.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

import copse
from copse.games import RootGame
from copse.kernel.bits import members
from copse.kernel.chance import Dice
from copse.kernel.errors import BadPosition, BadSave
from copse.kernel.shapes import Fields
from copse.kernel.tasks import Json
from copse.root.actions import RELICS, RETINUE, SERVANTS, WAYSTATIONS
from copse.root.factions.reliquary import COPIES, VALUES, KeepersBoard, turned, unturned
from copse.root.maps import MAPS
from copse.root.pieces import BUILDING, TOKEN
from tests.root.table import count, fight, hand, points, ruler, supply, targets, where
from tests.script import asked, happened, legal, play, root, why_not

NEAR_5, NEAR_8 = 13, 19  # the forests 1_2_5_10 and 4_7_8_12
TABLET_SIDES = ["waystation_tablet_figure", "waystation_tablet_jewelry"]
RETAINER = "faithful_retainer"


def table(phase: str, *lines: str, factions: str = "keepers marquise", turn: int = 0, map: str = "autumn") -> RootGame:
    """A phase of the Keepers in seat 0, or of another seat, is about to begin."""
    return root("\n".join([f"factions {factions}", f"map {map}", f"turn {turn} {phase}", *lines]))


def day(*lines: str, factions: str = "keepers marquise") -> RootGame:
    """The Daylight of the Keepers, after they chose not to craft."""
    return play(table("daylight", *lines, factions=factions), "0 pass")


def board(game: RootGame, seat: int = 0) -> KeepersBoard:
    return game.state.board(seat, KeepersBoard)


def forest(game: RootGame, number: int) -> list[str]:
    return [RELICS[relic] for relic in board(game).forests[number - 13]]


def retinue(game: RootGame) -> dict[str, list[str]]:
    columns = board(game).retinue
    return {name: [SERVANTS[servant] for servant in column] for name, column in zip(RETINUE, columns, strict=True)}


def relics_of(game: RootGame, clearing: int) -> list[str]:
    return [name for name in RELICS[3:] for _ in range(count(game, "keepers", name, clearing))]


def warriors(game: RootGame) -> dict[int, int]:
    return where(game, "keepers", "warrior")


def attack(*lines: str, dice: str, hand: str = "none") -> RootGame:
    """The Marquise, with four warriors, attacks the Keepers in clearing 5."""
    coming = "coming " + " ".join(f"die {die}" for die in dice.split())
    more = ("clearing 5 marquise warrior 4", f"hand marquise {hand}", coming)
    game = table("daylight", *more, *lines, turn=1)
    return fight(play(game, "1 pass"), "1 battle 5 0")


# ---- §15.2.1 relics


@pytest.mark.law("root:15.2.1")
def test_of_each_type_there_are_relics_of_one_two_three_and_three() -> None:
    game = table("birdsong")
    assert [unturned(game.state, 0, kind) for kind in range(3)] == [[1, 2, 3, 3]] * 3
    faces = [piece.kind for piece in game.state.rules.pieces if piece.party == 0 and piece.category == TOKEN]
    assert sum(kind.total for kind in faces) == 12
    assert {kind.name: kind.total for kind in faces} == {
        f"{name}_{value}": copies
        for name in ("figure", "tablet", "jewelry")
        for value, copies in zip(VALUES, COPIES, strict=True)
    }


@pytest.mark.law("root:15.2.1")
@pytest.mark.ruling("R109")
def test_the_type_of_a_relic_is_open_and_its_value_is_decided_only_when_it_is_turned() -> None:
    lines = (
        "clearing 5 keepers warrior 3",
        "keepers retinue delve faithful_retainer",
        "keepers forest 1_2_5_10 figure",
    )
    outcomes = set()
    for seed in range(40):
        game = day(*lines)
        game.state.rng = Dice(seed).below(1 << 31)
        assert legal(game, "delve") == [f"delve 5 {NEAR_5} figure"]
        outcomes |= set(relics_of(play(game, f"0 delve 5 {NEAR_5} figure"), 5))
    assert outcomes == {"figure_1", "figure_2", "figure_3"}
    for seat in (0, 1, None):
        seats = Fields(day(*lines).view(seat), "the view").rows("seats")
        assert Fields(seats[0], "a seat").table("board").table("forests").rows("1_2_5_10") == ["figure"]


@pytest.mark.law("root:15.2.1")
def test_relics_do_not_count_for_rule() -> None:
    game = table("birdsong", "clearing 5 keepers figure_3 2 tablet_1 1", "clearing 5 marquise warrior 1")
    assert ruler(game, 5) == "marquise"
    assert ruler(table("birdsong", "clearing 5 keepers figure_3 2"), 5) == ""


# ---- §15.2.2, §15.2.3 waystations


@pytest.mark.law("root:15.2.2")
@pytest.mark.ruling("R110")
def test_three_waystations_are_buildings_with_two_sides_each() -> None:
    game = table("birdsong", "clearing 5 keepers warrior 2")
    sides = [piece for piece in game.state.rules.pieces if piece.name in WAYSTATIONS]
    assert {piece.category for piece in sides} == {BUILDING}
    pairs = Counter(frozenset(piece.name.split("_")[1:]) for piece in sides)
    assert pairs == {
        frozenset(pair): 2 for pair in (("tablet", "jewelry"), ("jewelry", "figure"), ("figure", "tablet"))
    }
    play(game, "0 encamp 5 waystation_tablet_jewelry")
    assert count(game, "keepers", "waystation_tablet_jewelry", 5) == 1
    assert game.state.slots[5] == 1, "it takes a slot"
    assert ruler(game, 5) == "keepers"
    game = table("birdsong", "clearing 5 keepers waystation_tablet_jewelry 1", "clearing 5 marquise warrior 1")
    assert ruler(game, 5) == "", "a waystation counts for rule"


@pytest.mark.law("root:15.2.2")
def test_the_other_side_of_a_waystation_on_the_map_is_not_to_be_had() -> None:
    game = table("birdsong", "clearing 5 keepers warrior 2", "clearing 1 keepers warrior 2")
    play(game, "0 encamp 5 waystation_tablet_jewelry")
    assert legal(game, "encamp") == [f"encamp 1 {name}" for name in WAYSTATIONS[2:]]
    with pytest.raises(BadPosition, match="waystation_tablet_jewelry: 2 of them"):
        table("birdsong", "clearing 5 keepers waystation_tablet_jewelry 1 waystation_jewelry_tablet 1")


@pytest.mark.law("root:15.2.2", "root:3.2.1")
def test_both_sides_of_a_removed_waystation_are_back_on_the_board() -> None:
    game = attack("clearing 5 keepers waystation_tablet_jewelry 1", dice="1 0")
    assert points(game, "marquise") == 1
    assert [supply(game, "keepers", name) for name in WAYSTATIONS] == [1] * 6


@pytest.mark.law("root:15.2.3", "root:15.5", "root:15.5.1")
def test_waystations_craft_in_daylight_whichever_side_is_up() -> None:
    cards = "hand keepers anvil bake_sale mouse_in_a_sack"
    game = table("daylight", "clearing 1 keepers waystation_tablet_jewelry 1 warrior 1", cards)
    assert asked(game) == (0, "CraftAtCamps", "root:15.5.1")
    assert legal(game, "craft") == ["craft anvil"]
    assert legal(play(game, "0 craft anvil"), "craft") == [], "each once a turn"
    game = table("daylight", "clearing 1 keepers waystation_jewelry_tablet 1", cards)
    assert legal(game, "craft") == ["craft anvil"]
    assert legal(table("daylight", "clearing 1 keepers warrior 5 figure_1 1", cards), "craft") == []


# ---- §15.2.4 devout knights


@pytest.mark.law("root:15.2.4")
@pytest.mark.parametrize(
    ("pieces", "left"),
    [("warrior 3 figure_1 1", 2), ("warrior 3", 1), ("warrior 3 waystation_figure_tablet 1", 1)],
)
def test_beside_a_relic_the_first_hit_is_ignored(pieces: str, left: int) -> None:
    game = attack(f"clearing 5 keepers {pieces}", dice="2 0")
    assert warriors(game) == {5: left}


@pytest.mark.law("root:15.2.4")
def test_without_a_warrior_no_hit_is_ignored() -> None:
    game = attack("clearing 5 keepers figure_1 1 tablet_1 1", dice="0 0")  # defenceless: 1 extra hit
    assert asked(game) == (0, "ChooseLosses", "root:4.3.4")
    assert legal(game) == ["lose figure_1", "lose tablet_1"]


@pytest.mark.law("root:15.2.4")
def test_the_attacking_keepers_ignore_a_hit_too() -> None:
    lines = ("clearing 5 keepers warrior 3 figure_1 1", "clearing 5 marquise warrior 3", "coming die 2 die 2")
    game = day(*lines, "keepers retinue delve faithful_retainer")
    fight(game, "0 battle 5 1")
    assert warriors(game) == {5: 2}
    assert where(game, "marquise", "warrior") == {5: 1}


@pytest.mark.law("root:15.2.4")
def test_of_an_ambush_one_hit_is_ignored_and_then_none() -> None:
    lines = ("clearing 5 keepers warrior 4 figure_1 1", "clearing 5 marquise warrior 3", "hand marquise ambush_bird")
    game = day(*lines, "keepers retinue delve faithful_retainer", "coming die 1 die 1")
    play(game, "0 battle 5 1", "1 ambush ambush_bird")
    assert warriors(game) == {5: 2}, "one of two hits of the ambush, then the rolled one"
    assert [event["count"] for event in happened(game, "ignored")] == [1]


@pytest.mark.law("root:15.2.4", "root:15.5.2.I")
def test_each_warrior_that_moves_may_carry_a_relic() -> None:
    lines = ("clearing 5 keepers warrior 3 figure_1 1 tablet_3 2", "keepers retinue move faithful_retainer")
    game = play(day(*lines), "0 move 5>1 x2")
    assert asked(game) == (0, "CarryRelics", "root:15.2.4")
    assert legal(game) == ["pass", "carry figure_1", "carry tablet_3"]
    play(game, "0 carry tablet_3", "0 carry tablet_3")
    assert (relics_of(game, 5), relics_of(game, 1)) == (["figure_1"], ["tablet_3", "tablet_3"])
    assert game.decision.prompt != "CarryRelics", "two warriors carry two"
    game = play(day(*lines), "0 move 5>1 x1", "0 pass")
    assert relics_of(game, 1) == []


@pytest.mark.law("root:15.2.4")
def test_without_relics_nobody_is_asked_what_to_carry() -> None:
    lines = ("clearing 5 keepers warrior 3", "clearing 1 keepers figure_1 1", "keepers retinue move faithful_retainer")
    assert play(day(*lines), "0 move 5>1 x2").decision.prompt != "CarryRelics"


@pytest.mark.law("root:15.2.4", "root:1.5.5", "root:4.1.3")
@pytest.mark.ruling("R111")
def test_whoever_makes_them_move_the_keepers_say_what_they_carry() -> None:
    lines = ("deck exiles", "clearing 5 keepers warrior 4 figure_1 1", "crafted marquise false_orders")
    game = play(table("birdsong", *lines, turn=1), "1 use false_orders", "1 choose 0", "1 move 5>1 x2")
    assert asked(game) == (0, "CarryRelics", "root:15.2.4")
    play(game, "0 carry figure_1")
    assert relics_of(game, 1) == ["figure_1"]


@pytest.mark.law("root:15.2.4", "root:8.2.6")
def test_what_they_carry_is_settled_before_anyone_minds_the_move() -> None:
    lines = ("clearing 5 keepers warrior 2 figure_1 1", "clearing 1 alliance sympathy 1", "hand keepers anvil")
    game = day(*lines, "keepers retinue move faithful_retainer", factions="keepers alliance")
    play(game, "0 move 5>1 x1")
    assert asked(game)[1] == "CarryRelics"
    assert asked(play(game, "0 carry figure_1"))[1] == "Appease"


@pytest.mark.law("root:15.2.4", "root:C.2.5")
def test_the_ferry_takes_relics_along() -> None:
    lines = ("clearing 10 keepers warrior 2 figure_1 1", "ferry 10", "keepers retinue move faithful_retainer")
    game = play(table("daylight", *lines, map="lake"), "0 pass", "0 sail 11 x1", "0 carry figure_1")
    assert relics_of(game, 11) == ["figure_1"]


# ---- §15.2.5 prized trophies


@pytest.mark.law("root:15.2.5")
def test_an_enemy_lays_a_removed_relic_value_up_into_any_forest_and_scores_two() -> None:
    game = attack("clearing 5 keepers figure_3 1", "keepers forest 4_9_12 tablet", dice="0 0")
    assert points(game, "marquise") == 2
    assert asked(game) == (1, "LayTrophy", "root:15.2.5")
    assert legal(game) == [f"enshrine {number}" for number in range(13, 20)]
    play(game, "1 enshrine 16")
    assert forest(game, 16) == ["tablet", "figure_3"]
    assert relics_of(game, 5) == []
    assert supply(game, "keepers", "figure_3") == 1, "the other one, which is still down"


@pytest.mark.law("root:15.2.5", "root:1.5.4")
def test_each_relic_of_a_removal_is_a_trophy() -> None:
    game = attack("clearing 5 keepers figure_3 2 tablet_1 1", dice="3 0")
    assert points(game, "marquise") == 6
    play(game, "1 enshrine 13", "1 enshrine 14", "1 enshrine 14")
    assert "figure_3" in forest(game, 13)
    assert {"figure_3", "tablet_1"} <= set(forest(game, 14))


@pytest.mark.law("root:15.2.5", "root:4.3.4")
def test_the_keepers_choose_which_relic_they_lose() -> None:
    game = attack("clearing 5 keepers figure_3 1 figure_1 1", dice="0 0")
    assert legal(game) == ["lose figure_1", "lose figure_3"]
    play(game, "0 lose figure_1", "1 enshrine 13")
    assert relics_of(game, 5) == ["figure_3"]


@pytest.mark.law("root:15.2.5", "root:8.4.1.III")
def test_a_revolt_makes_trophies_of_all_relics_in_the_clearing() -> None:
    lines = ("clearing 5 keepers figure_3 1 tablet_2 1 warrior 1", "clearing 5 alliance sympathy 1")
    more = "alliance supporters rabbit_partisans swap_meet"
    game = table("birdsong", "deck exiles", *lines, more, factions="keepers alliance", turn=1)
    play(game, "1 revolt 5")
    assert points(game, "alliance") == 4
    play(game, "1 enshrine 18", "1 enshrine 18")
    assert {"tablet_2", "figure_3"} <= set(forest(game, 18))
    assert warriors(game) == {}


@pytest.mark.law("root:15.2.5", "root:G.1.23", "root:9.2.8")
@pytest.mark.ruling("R112")
def test_a_partner_takes_no_trophy() -> None:
    lines = ("pawn vagabond 5", "vagabond character vagrant", "vagabond ready torch", "coalition vagabond keepers")
    more = ("clearing 5 keepers figure_3 1 warrior 1", "clearing 5 marquise warrior 3", "coming die 3 die 0")
    four = "keepers marquise vagabond eyrie"
    game = table("daylight", *lines, *more, factions=four, turn=2)
    play(game, "2 instigate 1 0")
    while game.decision.prompt in ("Ambush", "UseEffects", "OrderEffects"):
        game.apply("pass")
    assert relics_of(game, 5) == []
    assert points(game, "vagabond") == points(game, "marquise") == 0
    assert board(game).lost == [turned(0, 3)]
    assert not happened(game, "enshrined")
    assert unturned(game.state, 0, 0) == [1, 2, 3], "its value does not come again"


@pytest.mark.law("root:15.2.5", "root:15.6.1")
def test_what_the_keepers_remove_themselves_is_nobodys_trophy() -> None:
    game = table("birdsong", "clearing 5 keepers warrior 1 figure_3 1")
    play(game, "0 encamp 5 waystation_figure_tablet")
    assert relics_of(game, 5) == ["figure_3"]
    assert game.state.points == (0, 0)


# ---- §15.3 setup


def setup(
    *choices: str, map: str = "autumn", seed: int = 1, factions: Sequence[str] = ("marquise", "keepers")
) -> RootGame:
    game = copse.new("root", factions=list[Json](factions), map=map, seed=seed)
    return play(game, *choices)


MARQUISE_IN_1 = ("0 settle 1", "0 build sawmill 1", "0 build workshop 5", "0 build recruiter 9")


@pytest.mark.law("root:15.3.1", "root:15.3.3")
def test_four_of_fifteen_warriors_start_in_a_corner_and_four_beside_it() -> None:
    game = setup(*MARQUISE_IN_1)
    assert asked(game) == (1, "FirstCamp", "root:15.3.3")
    assert legal(game) == ["settle 3"], "opposite the Marquise"
    play(game, "1 settle 3")
    assert asked(game) == (1, "SecondCamp", "root:15.3.3")
    assert legal(game) == ["settle 6", "settle 7"], "11 is beside it too, but not on the edge"
    play(game, "1 settle 7")
    assert warriors(game) == {3: 4, 7: 4}
    assert supply(game, "keepers", "warrior") == 7
    assert game.state.homes[1] == 1 << 3


@pytest.mark.law("root:15.3.3")
def test_without_another_start_any_corner_will_do() -> None:
    game = setup("0 character thief", factions=("vagabond", "keepers"))
    while game.decision.seat == 0:
        game.apply(game.decision.actions[0])
    assert legal(game) == ["settle 1", "settle 2", "settle 3", "settle 4"]


@pytest.mark.law("root:15.3.2")
@pytest.mark.parametrize("map", MAPS)
def test_each_forest_gets_a_relic_value_down(map: str) -> None:
    game = setup(map=map)
    play(game, "0 settle 1")
    while game.decision.seat == 0:
        game.apply(game.decision.actions[0])
    relics = board(game, 1).forests[: len(game.state.map.forests)]
    assert [len(each) for each in relics] == [1] * len(relics)
    assert all(relic < 3 for each in relics for relic in each)


@pytest.mark.law("root:15.3.4")
@pytest.mark.ruling("R113")
@pytest.mark.parametrize("map", MAPS)
def test_the_others_lie_as_evenly_as_can_be_away_from_the_warriors(map: str) -> None:
    laid = set()
    for seed in range(6):
        game = setup("0 settle 1", map=map, seed=seed)
        while game.decision.prompt != "BeginTurn" and not game.state.turns:
            game.apply(game.decision.actions[0])
        state, relics = game.state, board(game, 1).forests
        assert Counter(relic for each in relics for relic in each) == {0: 4, 1: 4, 2: 4}
        camped = state.where(state.rules.piece(1, "warrior"))
        sizes = {name: len(each) for name, each in zip(state.map.forests, relics, strict=False)}
        near = [name for name, edge in zip(state.map.forests, state.map.forest_edge, strict=True) if edge & camped]
        assert all(sizes[name] == 1 for name in near)
        away = [sizes[name] for name in sizes if name not in near]
        assert max(away) - min(away) <= 1
        laid.add(tuple(map_of for map_of in relics[0]))
    assert len(laid) > 1, "by lot"


@pytest.mark.law("root:15.3.5", "root:15.3.6")
def test_a_faithful_retainer_starts_in_each_column_and_no_waystation_on_the_map() -> None:
    game = setup(*MARQUISE_IN_1, "1 settle 3", "1 settle 7")
    assert [[SERVANTS[servant] for servant in column] for column in board(game, 1).retinue] == [[RETAINER]] * 3
    assert [supply(game, "keepers", name) for name in WAYSTATIONS] == [1] * 6


# ---- §15.4 Birdsong


@pytest.mark.law("root:15.4")
def test_birdsong_encamps_then_decamps_then_recruits() -> None:
    lines = ("clearing 5 keepers warrior 2", "clearing 1 keepers waystation_tablet_jewelry 1", "hand keepers anvil")
    game = table("birdsong", *lines)
    prompts = []
    while game.decision.prompt in ("Encamp", "Decamp", "SummonKnights"):
        prompts.append(asked(game))
        game.apply("pass")
    assert prompts == [
        (0, "Encamp", "root:15.4.1"), (0, "Decamp", "root:15.4.2"), (0, "SummonKnights", "root:15.4.3")
    ]  # fmt: skip
    assert game.decision.prompt == "CraftAtCamps"


@pytest.mark.law("root:15.4.1")
def test_a_warrior_makes_way_for_a_waystation_once_in_a_clearing() -> None:
    game = table("birdsong", "clearing 5 keepers warrior 3", "clearing 4 keepers warrior 1")
    assert len(legal(game, "encamp")) == 12, "six sides in two clearings"
    play(game, "0 encamp 5 waystation_tablet_figure")
    assert warriors(game) == {4: 1, 5: 2}
    assert supply(game, "keepers", "warrior") == 12
    assert {text.split()[1] for text in legal(game, "encamp")} == {"4"}, "once in each clearing"
    play(game, "0 encamp 4 waystation_jewelry_figure")
    assert warriors(game) == {5: 2}
    assert game.decision.prompt == "Decamp"


@pytest.mark.law("root:15.4.1", "root:2.2.3", "root:G.1.4", "root:6.2.2")
def test_a_waystation_needs_a_free_slot_and_leave_to_be_placed() -> None:
    full = ("clearing 1 keepers warrior 2", "clearing 1 marquise workshop 1")
    assert table("birdsong", *full).decision.prompt != "Encamp", "clearing 1 has one slot"
    at_keep = ("clearing 5 keepers warrior 2", "clearing 5 marquise keep 1")
    assert table("birdsong", *at_keep).decision.prompt != "Encamp"


@pytest.mark.law("root:15.4.1")
def test_no_more_than_three_waystations_stand_on_the_map() -> None:
    names = [WAYSTATIONS[0], WAYSTATIONS[2], WAYSTATIONS[4]]
    lines = [f"clearing {clearing} keepers {name} 1" for clearing, name in zip((1, 2, 3), names, strict=True)]
    assert table("birdsong", *lines, "clearing 5 keepers warrior 2").decision.prompt == "Decamp"


@pytest.mark.law("root:15.4.1", "root:G.1.13")
def test_with_nothing_on_the_map_they_must_come_back_on_its_edge() -> None:
    game = table("birdsong", "clearing 5 keepers figure_1 1")
    assert asked(game) == (0, "Encamp", "root:15.4.1")
    assert "pass" not in legal(game)
    assert {int(text.split()[1]) for text in legal(game)} == set(members(game.state.map.edge))
    play(game, "0 encamp 9 waystation_jewelry_figure")
    assert warriors(game) == {9: 1}
    assert count(game, "keepers", "waystation_jewelry_figure", 9) == 1
    assert game.decision.prompt == "Decamp", "and nothing else is encamped"


@pytest.mark.law("root:15.4.1")
@pytest.mark.parametrize("piece", ["warrior", "waystation_jewelry_figure"])
def test_one_warrior_or_waystation_is_enough_to_stay(piece: str) -> None:
    game = table("birdsong", f"clearing 10 keepers {piece} 1")
    assert not any(text.startswith("encamp 9") for text in legal(game))


@pytest.mark.law("root:15.4.1", "root:1.5.4")
@pytest.mark.ruling("R114")
def test_without_a_slot_on_the_edge_the_warrior_comes_back_alone() -> None:
    slots = root("factions keepers marquise").state.map
    buildings = iter(["sawmill"] * 6 + ["workshop"] * 6 + ["recruiter"] * 6)
    lines = []
    for clearing in members(slots.edge):
        built = Counter(next(buildings) for _ in range(slots.slots[clearing] - (slots.ruins >> clearing & 1)))
        lines.append(f"clearing {clearing} marquise " + " ".join(f"{name} {number}" for name, number in built.items()))
    game = table("birdsong", *[line for line in lines if not line.endswith("marquise ")])
    assert legal(game, "encamp") == []
    play(game, "0 settle 9")
    assert warriors(game) == {9: 1}


@pytest.mark.law("root:15.4.2", "root:G.1.4")
def test_a_waystation_makes_way_for_a_warrior_once_in_a_clearing() -> None:
    lines = "clearing 5 keepers waystation_tablet_jewelry 1 waystation_figure_tablet 1"
    game = table("birdsong", lines, "clearing 1 keepers waystation_jewelry_figure 1")
    assert legal(game) == [
        "pass",
        "decamp 1 waystation_jewelry_figure",
        "decamp 5 waystation_tablet_jewelry",
        "decamp 5 waystation_figure_tablet",
    ]
    play(game, "0 decamp 5 waystation_figure_tablet")
    assert warriors(game) == {5: 1}
    assert (
        supply(game, "keepers", "waystation_tablet_figure") == supply(game, "keepers", "waystation_figure_tablet") == 1
    )
    assert legal(game, "decamp") == ["decamp 1 waystation_jewelry_figure"]
    assert game.state.points == (0, 0)


@pytest.mark.law("root:15.4.2", "root:G.1.4")
@pytest.mark.ruling("R115")
def test_without_a_warrior_in_the_supply_nothing_is_taken_down() -> None:
    lines = ("clearing 1 keepers waystation_tablet_jewelry 1", "clearing 5 keepers warrior 15")
    game = play(table("birdsong", *lines), "0 pass")
    assert game.decision.prompt != "Decamp"


@pytest.mark.law("root:15.4.1", "root:15.4.2")
def test_what_was_just_set_up_can_be_taken_down_but_not_set_up_again() -> None:
    game = table("birdsong", "clearing 5 keepers warrior 1")
    play(game, "0 encamp 5 waystation_tablet_jewelry", "0 decamp 5 waystation_tablet_jewelry")
    assert warriors(game) == {5: 1}
    assert game.decision.prompt == "CraftAtCamps"


@pytest.mark.law("root:15.4.3")
def test_each_card_spent_brings_two_warriors_to_a_matching_waystation() -> None:
    lines = ("clearing 1 keepers waystation_tablet_jewelry 1", "clearing 5 keepers waystation_figure_tablet 1")
    game = play(table("birdsong", *lines, "hand keepers anvil armorers sword"), "0 pass")
    assert legal(game) == ["pass", "knight 1 for anvil", "knight 1 for armorers", "knight 5 for armorers"]
    play(game, "0 knight 1 for anvil", "0 knight 5 for armorers")
    assert warriors(game) == {1: 2, 5: 2}
    assert hand(game, "keepers") == ["sword"]
    assert legal(game) == ["pass"], "asked whatever the hand holds"


@pytest.mark.law("root:15.4.3", "root:1.5.4")
def test_the_supply_limits_who_comes() -> None:
    lines = (
        "clearing 1 keepers waystation_tablet_jewelry 1 warrior 14",
        "hand keepers anvil foxfolk_steel",
    )
    game = table("birdsong", *lines)
    play(game, "0 pass", "0 knight 1 for foxfolk_steel")
    assert warriors(game) == {1: 15}
    assert game.decision.prompt != "SummonKnights"


# ---- §15.5.2 the retinue


@pytest.mark.law("root:15.5", "root:15.5.2")
def test_the_retinue_acts_after_crafting_column_by_column() -> None:
    lines = ("clearing 5 keepers warrior 3 figure_1 1 waystation_figure_tablet 1", "keepers forest 1_2_5_10 tablet")
    retinue = [f"keepers retinue {name} faithful_retainer" for name in RETINUE]
    game = table("daylight", *lines, *retinue)
    assert game.decision.prompt == "CraftAtCamps"
    seen = []
    play(game, "0 pass")
    while game.decision.prompt == "ActWithRetinue":
        seen.append((game.decision.args["duty"], {text.split()[0] for text in legal(game)}))
        game.apply("pass")
    assert seen == [
        ("move", {"pass", "move"}), ("delve", {"pass", "delve"}), ("recover", {"pass", "move", "recover"})
    ]  # fmt: skip


@pytest.mark.law("root:15.5.2")
def test_each_servant_acts_once_in_any_order_and_only_where_it_matches() -> None:
    lines = ("clearing 5 keepers warrior 3", "clearing 1 keepers warrior 2", "clearing 9 keepers warrior 1")
    game = day(*lines, "keepers retinue move anvil foxfolk_steel", "keepers retinue recover sword")
    assert {text.split()[1][0] for text in legal(game, "move")} == {"1"}, "fox cards: not from 5 or 9"
    play(game, "0 move 1>5 x1")
    assert game.decision.args == {"duty": "move", "count": 1}
    play(game, "0 move 1>9 x1")
    assert warriors(game) == {5: 4, 9: 2}
    assert game.decision.args == {"duty": "recover", "count": 1}


@pytest.mark.law("root:15.5.2")
def test_of_several_that_match_the_keepers_choose_who_acts() -> None:
    lines = ("clearing 5 keepers warrior 3", "keepers forest 1_2_5_10 figure_1 tablet_1")
    game = day(*lines, "keepers retinue delve armorers smugglers_trail root_tea_rabbit faithful_retainer")
    play(game, f"0 delve 5 {NEAR_5} figure_1")
    assert asked(game) == (0, "ChooseServant", "root:15.5.2")
    assert legal(game) == ["serve root_tea_rabbit", "serve smugglers_trail", "serve armorers", f"serve {RETAINER}"]
    play(game, "0 serve armorers")
    assert relics_of(game, 5) == ["figure_1"]
    assert sorted(SERVANTS[servant] for servant in board(game).idle[1]) == [
        RETAINER,
        "root_tea_rabbit",
        "smugglers_trail",
    ]


@pytest.mark.law("root:15.5.2")
def test_where_none_is_at_risk_servants_of_a_suit_are_alike() -> None:
    lines = ("clearing 5 keepers warrior 3", "keepers retinue move armorers smugglers_trail root_tea_rabbit")
    game = play(day(*lines), "0 move 5>1 x1")
    assert legal(game) == ["serve root_tea_rabbit", "serve armorers"], "a bird, or one of the rabbits"
    game = play(
        day("clearing 5 keepers warrior 3", "keepers retinue move smugglers_trail root_tea_rabbit"), "0 move 5>1 x1"
    )
    assert game.decision.prompt != "ChooseServant"


@pytest.mark.law("root:15.5.2.I")
def test_a_servant_of_the_first_column_moves_out_of_a_matching_clearing() -> None:
    game = day("clearing 5 keepers warrior 3", "clearing 1 keepers warrior 1", "keepers retinue move root_tea_rabbit")
    assert targets(game, 5) == {1, 2}, "whatever the suit of the other"
    assert targets(game, 1) == set()
    play(game, "0 move 5>2 x3")
    assert warriors(game) == {1: 1, 2: 3}
    assert retinue(game)["move"] == ["root_tea_rabbit"], "and stays"


@pytest.mark.law("root:15.5.2.I", "root:4.2.1")
def test_their_moves_need_rule_like_any_other() -> None:
    lines = ("clearing 5 keepers warrior 1", "clearing 5 marquise warrior 2", "clearing 1 marquise warrior 1")
    game = table("daylight", *lines, "clearing 2 keepers warrior 1", "keepers retinue move root_tea_rabbit")
    play(game, "0 pass")
    assert legal(game, "move") == ["move 5>2 x1"]
    assert why_not(game, "move 5>1 x1") == "root:4.2.1"


# ---- §15.5.2.II battle, then delve


@pytest.mark.law("root:15.5.2.II")
@pytest.mark.ruling("R116")
def test_where_enemies_are_there_must_be_a_battle_and_rule_is_not_needed_for_it() -> None:
    lines = ("clearing 5 keepers warrior 2", "clearing 5 marquise warrior 3", "clearing 5 eyrie warrior 1")
    game = day(
        *lines, "keepers retinue delve faithful_retainer", "coming die 0 die 0", factions="keepers marquise eyrie"
    )
    assert legal(game) == ["pass", "battle 5 1", "battle 5 2"], "no delving before, and a defender of their choice"
    fight(game, "0 battle 5 1")
    assert game.decision.prompt != "DelveAfterBattle", "the Marquise still rules"


@pytest.mark.law("root:15.5.2.II", "root:15.5.2.II.a")
def test_after_the_battle_who_rules_with_a_warrior_may_delve() -> None:
    lines = (
        "clearing 5 keepers warrior 3",
        "clearing 5 marquise warrior 1",
        "keepers forest 1_2_5_10 figure_1 tablet_1",
    )
    game = day(*lines, "keepers retinue delve faithful_retainer", "coming die 1 die 0")
    fight(game, "0 battle 5 1")
    assert asked(game) == (0, "DelveAfterBattle", "root:15.5.2.II")
    assert legal(game) == ["pass", f"delve 5 {NEAR_5} figure_1", f"delve 5 {NEAR_5} tablet_1"]
    play(game, f"0 delve 5 {NEAR_5} tablet_1")
    assert relics_of(game, 5) == ["tablet_1"]
    assert forest(game, NEAR_5) == ["figure_1"]


@pytest.mark.ruling("R125")
@pytest.mark.law("root:15.5.2.II", "root:11.2.7.III", "root:G.1.30")
def test_beside_hired_warriors_they_delve_without_a_battle() -> None:
    lines = (
        "clearing 5 keepers warrior 1",
        "clearing 5 riverfolk warrior 2",
        "keepers forest 1_2_5_10 figure_1",
        "keepers retinue delve faithful_retainer",
    )
    assert legal(day(*lines, factions="keepers riverfolk")) == ["pass", "battle 5 1"]
    hired = day(*lines, "riverfolk customer keepers 1 mercenaries", factions="keepers riverfolk")
    assert legal(hired) == ["pass", f"delve 5 {NEAR_5} figure_1"], "hired warriors are no enemy's pieces"
    lines = ("clearing 5 riverfolk warrior 2 trade_post_rabbit 1", *lines[::2], lines[3])
    trading = day(*lines, "riverfolk customer keepers 1 mercenaries", factions="keepers riverfolk")
    assert legal(trading) == ["pass", "battle 5 1"], "a trade post is"


@pytest.mark.law("root:15.5.2.II")
def test_without_a_warrior_left_nobody_delves() -> None:
    lines = ("clearing 5 keepers warrior 1 waystation_tablet_jewelry 1", "clearing 5 marquise warrior 1")
    game = day(*lines, "keepers retinue delve faithful_retainer", "coming die 1 die 1")
    fight(game, "0 battle 5 1")
    assert ruler(game, 5) == "keepers"
    assert game.decision.prompt != "DelveAfterBattle"


@pytest.mark.law("root:15.5.2.II")
def test_it_needs_a_keeper_warrior_in_a_matching_clearing() -> None:
    lines = (
        "clearing 5 keepers waystation_tablet_jewelry 1",
        "clearing 1 keepers warrior 2",
        "clearing 5 marquise sawmill 1",
    )
    game = day(*lines, "keepers retinue delve root_tea_rabbit", "clearing 9 keepers warrior 1")
    assert game.decision.prompt != "ActWithRetinue", "5 has no warrior; 1 and 9 are not rabbits"


@pytest.mark.law("root:15.5.2.II")
@pytest.mark.ruling("R117")
def test_a_servant_that_could_do_nothing_is_not_used() -> None:
    full = (
        "keepers forest 3_6_11 figure figure figure figure tablet tablet tablet tablet jewelry jewelry jewelry jewelry"
    )
    game = day("clearing 5 keepers warrior 2", full, "keepers retinue delve faithful_retainer")
    assert game.decision.prompt != "ActWithRetinue", "no enemies, and no relic beside clearing 5"


@pytest.mark.law("root:15.5.2.II", "root:9.2.8")
def test_the_pieces_of_a_partner_are_no_enemies() -> None:
    lines = ("clearing 5 keepers warrior 2", "pawn vagabond 5", "coalition vagabond keepers")
    four = "keepers marquise eyrie vagabond"
    game = day(*lines, "keepers retinue delve faithful_retainer", factions=four)
    assert legal(game, "battle") == []
    assert legal(game, "delve")


@pytest.mark.law("root:15.5.2.II.a", "root:15.2.1")
def test_a_relic_comes_out_of_an_adjacent_forest_and_is_turned() -> None:
    lines = ("clearing 5 keepers warrior 2", "clearing 1 keepers warrior 1", "clearing 2 keepers warrior 1")
    game = day(
        *lines, "keepers forest 1_2_5_10 figure tablet", "keepers retinue delve root_tea_rabbit", "coming value 2"
    )
    assert legal(game, "delve") == [f"delve 5 {NEAR_5} figure", f"delve 5 {NEAR_5} tablet"]
    play(game, f"0 delve 5 {NEAR_5} figure")
    assert relics_of(game, 5) == ["figure_2"]
    assert forest(game, NEAR_5) == ["tablet"]
    assert unturned(game.state, 0, 0) == [1, 3, 3]
    assert happened(game, "delved") == [{"seat": 0, "piece": "figure_2", "origin": "1_2_5_10", "target": 5}]


@pytest.mark.law("root:15.5.2.II.a")
def test_no_value_comes_up_more_often_than_there_are_relics_of_it() -> None:
    lines = ("clearing 5 keepers warrior 2", "clearing 1 keepers figure_1 1", "keepers relics figure 2 3")
    game = day(*lines, "keepers forest 1_2_5_10 figure", "keepers retinue delve faithful_retainer")
    play(game, f"0 delve 5 {NEAR_5} figure")
    assert relics_of(game, 5) == ["figure_3"], "the only one left"


@pytest.mark.law("root:15.5.2.II.b")
@pytest.mark.parametrize(("ruled", "stays"), [((5,), False), ((5, 1), True), ((5, 4, 8), False), ((5, 1, 2), True)])
def test_a_relic_worth_more_than_they_rule_around_its_forest_costs_the_servant(
    ruled: tuple[int, ...], stays: bool
) -> None:
    lines = [f"clearing {clearing} keepers warrior 1" for clearing in ruled]
    game = day(*lines, "keepers forest 1_2_5_10 tablet_2", "keepers retinue delve root_tea_rabbit")
    play(game, f"0 delve 5 {NEAR_5} tablet_2")
    assert relics_of(game, 5) == ["tablet_2"], "the relic comes in any case"
    assert retinue(game)["delve"] == (["root_tea_rabbit"] if stays else [])
    assert game.state.discard == (() if stays else (SERVANTS.index("root_tea_rabbit"),))


@pytest.mark.law("root:15.5.2.II.b", "root:15.3.5")
def test_a_discarded_retainer_leaves_the_game() -> None:
    lines = ("clearing 5 keepers warrior 1", "keepers forest 1_2_5_10 tablet_2")
    game = day(*lines, "keepers retinue delve faithful_retainer faithful_retainer")
    play(game, f"0 delve 5 {NEAR_5} tablet_2")
    assert retinue(game)["delve"] == [RETAINER]
    assert game.state.discard == ()
    assert copse.position(game.position()).position() == game.position(), "nothing is missing"


@pytest.mark.law("root:15.5.2.II.b", "root:3.3.3")
def test_a_dominance_card_lost_from_the_retinue_can_be_taken() -> None:
    lines = (
        "clearing 5 keepers warrior 1",
        "keepers forest 1_2_5_10 tablet_2",
        "keepers retinue delve dominance_rabbit",
    )
    game = play(day(*lines, factions="keepers marquise eyrie"), f"0 delve 5 {NEAR_5} tablet_2")
    assert [SERVANTS[card] for card in game.state.available] == ["dominance_rabbit"]


# ---- §15.5.2.III move or recover


@pytest.mark.law("root:15.5.2.III")
def test_a_servant_of_the_third_column_moves_or_recovers() -> None:
    lines = (
        "clearing 5 keepers warrior 2 figure_1 1 waystation_figure_tablet 1",
        "keepers retinue recover root_tea_rabbit",
    )
    game = day(*lines)
    assert targets(game, 5) == {1, 2}
    assert legal(game, "recover") == ["recover 5 figure_1"]
    play(game, "0 move 5>1 x2", "0 pass")
    assert game.decision.prompt != "ActWithRetinue", "the one or the other"
    assert points(game, "keepers") == 0
    assert retinue(game)["recover"] == ["root_tea_rabbit"]


@pytest.mark.law("root:15.5.2.III")
def test_relics_are_recovered_in_a_matching_clearing_without_any_warrior() -> None:
    lines = (
        "clearing 5 keepers figure_1 1 waystation_figure_tablet 1",
        "clearing 1 keepers tablet_1 1 waystation_tablet_jewelry 1",
    )
    assert legal(day(*lines, "keepers retinue recover root_tea_rabbit"), "recover") == ["recover 5 figure_1"]
    assert legal(day(*lines, "keepers retinue recover anvil"), "recover") == ["recover 1 tablet_1"]


@pytest.mark.law("root:15.5.2.III.a")
def test_only_relics_of_the_type_that_a_waystation_there_shows() -> None:
    relics = "figure_1 1 tablet_1 1 jewelry_1 1"
    column = "keepers retinue recover faithful_retainer"
    game = day(f"clearing 5 keepers {relics} waystation_figure_tablet 1", column)
    assert legal(game, "recover") == ["recover 5 figure_1"]
    game = day(f"clearing 5 keepers {relics} waystation_jewelry_tablet 1 waystation_figure_tablet 1", column)
    assert legal(game, "recover") == ["recover 5 figure_1", "recover 5 jewelry_1"], "of two waystations either type"
    assert game.state.supply[game.state.rules.piece(0, "figure_1")] == 0


@pytest.mark.law("root:15.5.2.III.a", "root:15.5.2.III.b")
def test_a_recovered_relic_goes_to_its_row_and_scores_its_value() -> None:
    lines = (
        "clearing 5 keepers figure_2 1 waystation_figure_tablet 1",
        "clearing 3 keepers warrior 1",
        "keepers relics figure 3",
    )
    game = day(*lines, "keepers retinue recover faithful_retainer")
    play(game, "0 recover 5 figure_2")
    assert board(game).rows == [[3, 2], [], []]
    assert relics_of(game, 5) == []
    assert points(game, "keepers") == 2
    assert retinue(game)["recover"] == [RETAINER]


@pytest.mark.law("root:15.5.2.III.b")
@pytest.mark.parametrize(
    ("rows", "scored"),
    [
        (("tablet 1", "jewelry 3"), 3),
        (("tablet 1",), 1),
        (("figure 3", "tablet 1 2", "jewelry 3 1"), 3),
        (("figure 3", "tablet 1 2", "jewelry 3"), 1),
        (("figure 3", "tablet 1", "jewelry 3"), 1),
    ],
)
def test_a_full_column_of_three_types_scores_two_more(rows: tuple[str, ...], scored: int) -> None:
    lines = [f"keepers relics {row}" for row in rows]
    game = day("clearing 5 keepers figure_1 1 waystation_figure_tablet 1", *lines, "keepers retinue recover armorers")
    assert points(play(game, "0 recover 5 figure_1"), "keepers") == scored


@pytest.mark.law("root:15.5.2.III.c")
def test_they_recover_one_after_the_other_as_long_as_the_servant_stays() -> None:
    lines = (
        "clearing 5 keepers figure_1 1 figure_2 1 figure_3 1 waystation_figure_tablet 1",
        "clearing 3 keepers warrior 1",
    )
    game = day(*lines, "clearing 1 keepers warrior 1", "keepers retinue recover root_tea_rabbit")
    play(game, "0 recover 5 figure_2")
    assert asked(game) == (0, "RecoverMore", "root:15.5.2.III.c")
    assert legal(game) == ["pass", "recover 5 figure_1", "recover 5 figure_3"]
    play(game, "0 recover 5 figure_3")
    assert game.decision.prompt != "RecoverMore", "two rabbit clearings for a value of three"
    assert points(game, "keepers") == 5
    assert retinue(game)["recover"] == []
    assert game.state.discard == (SERVANTS.index("root_tea_rabbit"),)


@pytest.mark.law("root:15.5.2.III.c")
@pytest.mark.parametrize(("elsewhere", "stays"), [(3, True), (1, False)])
def test_what_counts_is_the_suit_of_the_clearing_the_clearing_itself_too(elsewhere: int, stays: bool) -> None:
    lines = ("clearing 5 keepers figure_2 1 waystation_figure_tablet 1", f"clearing {elsewhere} keepers warrior 1")
    game = play(day(*lines, "keepers retinue recover root_tea_rabbit"), "0 recover 5 figure_2")
    assert retinue(game)["recover"] == (["root_tea_rabbit"] if stays else [])
    with_enemies = (*lines, "clearing 5 marquise warrior 2")
    game = play(day(*with_enemies, "keepers retinue recover root_tea_rabbit"), "0 recover 5 figure_2")
    assert retinue(game)["recover"] == [], "a clearing that they do not rule counts for nothing"


@pytest.mark.law("root:15.5.2.III.c")
def test_they_may_stop_and_the_servant_is_done() -> None:
    pieces = "clearing 5 keepers figure_1 1 tablet_1 1 waystation_figure_jewelry 1 waystation_tablet_figure 1"
    game = day(pieces, "keepers retinue recover root_tea_rabbit armorers")
    play(game, "0 recover 5 figure_1", "0 serve armorers", "0 pass")
    assert game.decision.prompt == "ActWithRetinue", "the other servant is still to act"
    play(game, "0 recover 5 tablet_1")
    assert points(game, "keepers") == 2


@pytest.mark.law("root:15.5.2.III.b", "root:3.1")
def test_a_relic_can_win_the_game_at_once() -> None:
    lines = ("clearing 5 keepers figure_1 1 waystation_figure_tablet 1", "points 29 0")
    game = play(day(*lines, "keepers retinue recover armorers"), "0 recover 5 figure_1")
    assert game.over
    assert game.outcome["winners"] == [0]


# ---- §15.6 Evening


@pytest.mark.law("root:15.6")
def test_evening_feeds_then_gathers_then_draws() -> None:
    game = table("evening", "clearing 5 keepers warrior 4", "hand keepers anvil", "coming card sword")
    assert warriors(game) == {5: 3}
    assert asked(game) == (0, "GatherRetinue", "root:15.6.2")
    assert hand(game, "keepers") == ["anvil"]
    play(game, "0 pass")
    assert hand(game, "keepers") == ["anvil", "sword"]


@pytest.mark.law("root:15.6.1")
def test_one_warrior_leaves_each_clearing_with_four_or_more() -> None:
    lines = [f"clearing {c} keepers warrior {n}" for c, n in ((5, 3), (1, 4), (2, 6))]
    game = table("evening", *lines, "hand keepers anvil")
    assert warriors(game) == {1: 3, 2: 5, 5: 3}
    assert supply(game, "keepers", "warrior") == 4
    assert [event["clearing"] for event in happened(game, "removed")] == [1, 2]


@pytest.mark.law("root:15.6.2")
def test_any_number_of_cards_join_any_columns() -> None:
    game = table("evening", "hand keepers anvil sword armorers", "keepers retinue move faithful_retainer")
    play(game, "0 gather anvil:recover", "0 gather sword:move")
    assert legal(game, "reassign") == [], "cards were added, so none is shifted"
    assert legal(game) == ["pass", "gather armorers:move", "gather armorers:delve", "gather armorers:recover"]
    play(game, "0 pass")
    assert retinue(game) == {"move": ["sword", RETAINER], "delve": [], "recover": ["anvil"]}


@pytest.mark.law("root:15.6.2", "root:1.4.2", "root:13.2.4")
def test_nothing_comes_between_two_cards_that_join() -> None:
    lines = ("clearing 5 keepers warrior 1", "clearing 5 corvids plot 1", "hand keepers bake_sale anvil sword")
    game = table("evening", *lines, factions="keepers corvids")
    assert legal(game, "expose") == ["expose 5"]
    play(game, "0 gather anvil:move")
    assert legal(game, "expose") == []
    play(game, "0 pass")
    assert (asked(game)[1], legal(game, "expose")) == ("LastChance", ["expose 5"])


@pytest.mark.law("root:15.6.2")
def test_or_one_servant_changes_its_column() -> None:
    game = table(
        "evening", "hand keepers anvil", "keepers retinue move faithful_retainer sword", "coming card armorers"
    )
    assert legal(game, "reassign") == [
        "reassign sword move>delve", "reassign sword move>recover",
        f"reassign {RETAINER} move>delve", f"reassign {RETAINER} move>recover",
    ]  # fmt: skip
    play(game, "0 reassign sword move>recover")
    assert retinue(game) == {"move": [RETAINER], "delve": [], "recover": ["sword"]}
    assert game.decision.prompt != "GatherRetinue", "and nothing else"
    assert hand(game, "keepers") == ["anvil", "armorers"]


@pytest.mark.law("root:15.6.2")
def test_ten_servants_are_the_most_and_none_is_discarded_for_room() -> None:
    retinue_lines = (
        "keepers retinue move faithful_retainer faithful_retainer faithful_retainer sword",
        "keepers retinue delve anvil ambush_fox ambush_mouse ambush_rabbit ambush_bird",
    )
    game = table("evening", *retinue_lines, "hand keepers armorers brutal_tactics")
    assert game.decision.args == {"count": 1}
    play(game, "0 gather armorers:recover")
    assert game.decision.prompt != "GatherRetinue"
    assert "brutal_tactics" in hand(game, "keepers")
    full = table("evening", *retinue_lines, "keepers retinue recover armorers", "hand keepers brutal_tactics")
    assert legal(full, "gather") == []
    assert legal(full, "discard") == []
    assert len(legal(full, "reassign")) == 2 * (2 + 5 + 1)


@pytest.mark.law("root:15.6.3")
@pytest.mark.parametrize("built", [0, 1, 2, 3])
def test_they_draw_one_card_and_one_for_each_waystation(built: int) -> None:
    lines = [f"clearing {5 - place} keepers {WAYSTATIONS[2 * place]} 1" for place in range(built)]
    assert len(hand(table("evening", *lines, "clearing 9 keepers warrior 1"), "keepers")) == 1 + built


@pytest.mark.law("root:15.6.3", "root:G.1.26")
def test_then_they_discard_down_to_five() -> None:
    game = table("evening", "hand keepers anvil sword armorers sappers cobbler", "coming card bake_sale")
    play(game, "0 pass")
    assert asked(game) == (0, "DiscardDown", "root:G.1.26")
    assert len(legal(game)) == 6


# ---- what others do to them, and they to others


@pytest.mark.law("root:15.2.5", "root:9.2.9.III.a")
def test_a_vagabond_chooses_the_forest_for_what_he_removed() -> None:
    lines = ("pawn vagabond 5", "vagabond ready sword sword", "clearing 5 keepers figure_3 1", "coming die 0 die 0")
    game = table("daylight", *lines, "vagabond relation keepers hostile", factions="keepers vagabond", turn=1)
    play(game, "1 battle 5 0", "1 enshrine 13")
    assert points(game, "vagabond") == 3, "a token, a trophy, and infamy"


@pytest.mark.law("root:4.1.3")
def test_soup_kitchens_count_relics_as_two_each() -> None:
    lines = ("deck exiles", "clearing 5 keepers figure_3 1", "clearing 5 marquise warrior 1")
    assert ruler(table("birdsong", *lines), 5) == "marquise"
    assert ruler(table("birdsong", *lines, "crafted keepers soup_kitchens"), 5) == "keepers"


@pytest.mark.law("root:4.1.3")
def test_tunnels_join_the_clearings_with_waystations() -> None:
    lines = ("deck exiles", "crafted keepers tunnels", "clearing 5 keepers warrior 2 waystation_figure_tablet 1")
    game = day(*lines, "clearing 8 keepers waystation_tablet_jewelry 1", "keepers retinue move faithful_retainer")
    assert targets(game, 5) == {1, 2, 8}


@pytest.mark.law("root:15.6.1", "root:4.1.3")
def test_the_coffin_makers_take_those_who_starved() -> None:
    lines = ("deck exiles", "crafted marquise coffin_makers", "clearing 5 keepers warrior 4", "hand keepers anvil")
    game = table("evening", *lines)
    assert sum(game.state.coffins) == 1


@pytest.mark.law("root:15.4.1", "root:4.1.3")
def test_a_replaced_warrior_goes_to_the_coffin_makers_too() -> None:
    game = table("birdsong", "deck exiles", "crafted marquise coffin_makers", "clearing 5 keepers warrior 2")
    play(game, "0 encamp 5 waystation_tablet_jewelry")
    assert sum(game.state.coffins) == 1


# ---- a whole turn


@pytest.mark.law("root:15.4", "root:15.5", "root:15.5.2", "root:15.6")
def test_a_turn_encamps_recruits_carries_delves_and_recovers() -> None:
    game = root("""
        factions keepers marquise
        turn 0 birdsong
        points 1 0
        clearing 2 keepers warrior 3 tablet_2 1
        clearing 5 keepers warrior 2
        clearing 5 marquise warrior 1
        clearing 10 keepers warrior 1
        keepers forest 1_2_5_10 tablet
        keepers forest 2_6_10_11_12 jewelry
        keepers relics figure 1
        keepers relics jewelry 3
        keepers retinue move faithful_retainer
        keepers retinue delve faithful_retainer
        keepers retinue recover bake_sale
        hand keepers cobbler anvil
        coming die 1 die 0 value 3 card sword card armorers
    """)
    play(game, "0 encamp 5 waystation_tablet_figure", "0 pass", "0 pass", "0 knight 5 for cobbler", "0 pass")
    assert warriors(game) == {2: 3, 5: 3, 10: 1}
    play(game, "0 pass", "0 move 2>5 x1", "0 carry tablet_2")
    fight(game, "0 battle 5 1")
    play(game, f"0 delve 5 {NEAR_5} tablet")  # worth 3, and they rule 2, 5 and 10 around that forest
    assert relics_of(game, 5) == ["tablet_2", "tablet_3"]
    assert retinue(game)["delve"] == [RETAINER]
    play(game, "0 recover 5 tablet_2")  # two rabbit clearings are enough for it, and it fills a column
    assert points(game, "keepers") == 1 + 2 + 2
    play(game, "0 recover 5 tablet_3")
    assert points(game, "keepers") == 1 + 4 + 3
    assert retinue(game)["recover"] == [], "two are not enough for a value of three"
    assert warriors(game) == {2: 2, 5: 3, 10: 1}, "of four in clearing 5 one could not be fed"
    play(game, "0 gather anvil:recover")
    assert hand(game, "keepers") == ["sword", "armorers"], "one, and one for the waystation"
    assert asked(game)[0] == 1


# ---- what lies on the board


def test_the_position_says_everything_of_the_board() -> None:
    text = (
        "keepers forest 1_2_5_10 figure tablet_3\nkeepers relics jewelry 3 1\n"
        "keepers retinue delve anvil faithful_retainer\nkeepers lost tablet_2"
    )
    game = table("birdsong", text, "clearing 5 keepers warrior 2")
    written = game.position()
    assert all(line in written.split("\n") for line in text.split("\n"))
    assert copse.position(written).position() == written
    assert copse.load(game.save()) == game
    assert board(game).lost == [turned(1, 2)]


def test_relics_of_which_nothing_is_said_lie_in_the_other_forests() -> None:
    game = table("birdsong", "keepers forest 1_2_5_10 figure", "clearing 5 keepers tablet_2 1")
    assert forest(game, NEAR_5) == ["figure"]
    assert Counter(relic for each in board(game).forests for relic in each) == {0: 4, 1: 3, 2: 4}


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        ("keepers retinue move faithful_retainer faithful_retainer faithful_retainer faithful_retainer", "10 servants"),
        ("keepers idle move anvil", "act in a column"),
        ("keepers acting anvil", "not theirs"),
        ("keepers relics figure 1 1", "figure_1: 2 of them"),
        ("keepers forest 1_2_5_10 figure figure figure figure figure", "as were not turned"),
        ("keepers forest 3_9_12 figure", "not a known forest of this map"),
        ("keepers retinue fly anvil", "not a known column"),
        ("keepers trophies figure", "not a known relic with a value"),
    ],
)
def test_an_impossible_board_is_refused(lines: str, problem: str) -> None:
    with pytest.raises(BadPosition, match=problem):
        table("birdsong", lines)


@pytest.mark.parametrize(
    ("field", "value"),
    [("forests", []), ("rows", [[9], [], []]), ("retinue", [[999], [], []]), ("acting", -2), ("trophies", [0])],
)
def test_a_save_with_an_impossible_board_is_refused(field: str, value: Json) -> None:
    fields: dict[str, Json] = {**KeepersBoard(10, 4).dump(), field: value}
    with pytest.raises(BadSave):
        KeepersBoard(10, 4).restore(table("birdsong").state, Fields(fields, "board"))


def test_no_seat_sees_more_than_another_of_the_relics_and_a_new_deal_keeps_what_lies_open() -> None:
    lines = ("clearing 5 keepers warrior 3 figure_3 1", "keepers forest 1_2_5_10 figure tablet_1", "hand keepers anvil")
    game = table("birdsong", *lines)
    for seat in (0, 1, None):
        dealt = game.determinize(seat, 5)
        assert board(dealt).dump() == board(game).dump()
        assert dealt.view(seat) == game.view(seat)
