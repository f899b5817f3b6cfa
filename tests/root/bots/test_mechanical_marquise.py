"""Bots, chapter 4: the Mechanical Marquise 2.0."""

from __future__ import annotations

import pytest

import copse
from copse.games import RootGame
from tests.root.bots.machine import aims, machine, victims
from tests.root.table import count, points, supply, where
from tests.script import happened, legal, play

CAT = "mechanical_marquise"
EARLY = """
    factions CAT eyrie
    turn 0 birdsong
    clearing 1 mechanical_marquise warrior 2 keep 1 workshop 1
    clearing 5 mechanical_marquise warrior 1 sawmill 1
    clearing 9 mechanical_marquise warrior 1 recruiter 1
    clearing 6 mechanical_marquise warrior 1
    clearing 8 mechanical_marquise warrior 1
    clearing 12 mechanical_marquise warrior 1
    clearing 3 eyrie warrior 6 roost 1
"""
FOX, RABBIT, MOUSE, BIRD = "ambush_fox", "ambush_rabbit", "ambush_mouse", "ambush_bird"  # nothing to craft


def cats(*lines: str, cards: str = "", rivals: str = "eyrie") -> str:
    """Her turn, with these cards beside her board; the last lines say who stands where."""
    head = f"factions {CAT}{cards and ':'}{cards} {rivals}\nturn 0 birdsong\n"
    return head + "\n".join(line.replace("CAT", CAT) for line in lines)


def ordered(card: str, *dice: int) -> str:
    """The order that comes, and what is rolled."""
    return f"coming card {card}" + "".join(f" die {die}" for die in dice)


def at(clearing: int, what: str) -> str:
    return f"clearing {clearing} {CAT} {what}"


def eyrie_strikes(*lines: str, cards: str = "", dice: str) -> RootGame:
    """The Eyrie has battled her in clearing 2, in its own turn."""
    position = cats(*lines, cards=cards).replace("turn 0 birdsong", "turn 1 daylight")
    decree = ("eyrie leader despot", "eyrie decree battle vizier")
    game = machine(position, *decree, "clearing 2 eyrie warrior 4", "clearing 3 eyrie roost 1", f"coming {dice}")
    return play(game, "1 pass", f"1 battle 2 {CAT}")


# ---- §4.2, §4.3


@pytest.mark.law("bots:4.2", "bots:4.2.1")
def test_only_she_places_where_the_keep_stands_and_a_lost_keep_is_gone() -> None:
    supporters = "alliance supporters ambush_bird ambush_bird ambush_fox"
    position = f"factions {CAT} alliance\nturn 1 birdsong\nclearing 5 alliance sympathy 1\n{supporters}"
    assert legal(play(machine(position), "1 pass"), "spread") == ["spread 1", "spread 2"]
    assert legal(play(machine(position, at(1, "keep 1")), "1 pass"), "spread") == ["spread 2"]


@pytest.mark.law("bots:4.2.1")
def test_a_keep_that_was_removed_is_gone() -> None:
    game = eyrie_strikes(at(2, "keep 1"), dice="die 0 die 0")
    assert where(game, CAT, "keep") == {}
    assert supply(game, CAT, "keep") == 0


@pytest.mark.law(
    "bots:4.3", "bots:4.3.1", "bots:4.3.2", "bots:4.3.3", "bots:4.3.4", "bots:4.3.5", "bots:3.4", "bots:3.2"
)
@pytest.mark.parametrize("seed", range(8))
def test_setup_by_lot(seed: int) -> None:
    game = copse.new("root", factions=["alliance", CAT], seed=seed)
    state = game.state
    (keep,) = where(game, CAT, "keep")
    assert keep in state.map.corners
    far = state.map.opposite[keep]
    expected = {clearing: 1 for clearing in range(1, 13) if clearing != far} | {keep: 2}
    assert where(game, CAT, "warrior") == expected
    sites = [where(game, CAT, name) for name in ("sawmill", "workshop", "recruiter")]
    places = [clearing for site in sites for clearing in site]
    assert len(set(places)) == len(places) == 3
    assert all(clearing == keep or state.map.paths[keep] >> clearing & 1 for clearing in places)
    assert [supply(game, CAT, name) for name in ("sawmill", "workshop", "recruiter")] == [5, 5, 5]
    assert not state.hands[1].cards
    assert state.points[1] == 0
    assert len(state.hands[0].cards) == 3


# ---- §4.4 to §4.6


@pytest.mark.law("bots:4.1", "bots:4.4", "bots:4.4.1", "bots:4.4.2", "bots:4.5", "bots:4.5.2", "bots:4.5.3")
@pytest.mark.law("bots:4.6", "bots:4.6.1", "bots:4.6.2")
def test_the_first_turn_of_the_book_s_example() -> None:
    game = machine(EARLY.replace("CAT", CAT), "coming card root_tea_fox")
    assert where(game, CAT, "sawmill") == {5: 1, 6: 1}
    assert {clearing: count(game, CAT, "warrior", clearing) for clearing in (1, 6, 8, 12)} == {1: 3, 6: 2, 8: 2, 12: 2}
    assert aims(game) == [(6, "priority")]
    assert points(game, CAT) == 2  # the tea, and two sawmills
    assert [event["card"] for event in happened(game, "revealed_order")] == ["root_tea_fox"]
    assert not happened(game, "battled")  # the fox clearings have no enemies
    assert not happened(game, "expanded")
    assert game.view(1)["seats"][0]["board"]["order"] is None  # type: ignore[index, call-overload]
    assert "root_tea_fox" in game.view(1)["discard"]  # type: ignore[operator]


@pytest.mark.law("bots:4.5.1", "bots:4.5.1.I")
def test_she_battles_in_each_ordered_clearing_who_has_most_pieces_then_most_points() -> None:
    lines = (
        at(1, "warrior 3"), at(6, "warrior 3"), at(5, "warrior 3 sawmill 1"),
        "clearing 1 eyrie warrior 1", "clearing 1 alliance warrior 1",
        "clearing 6 eyrie warrior 1", "clearing 6 alliance warrior 2",
        "clearing 5 eyrie warrior 3", "points 0 1 5",
    )  # fmt: skip
    game = machine(cats(*lines, rivals="eyrie alliance"), ordered(FOX, 0, 0, 0, 0))
    assert [event["clearing"] for event in happened(game, "battled")] == [1, 6]  # in order of priority
    assert victims(game) == [("alliance", "most_points"), ("alliance", "most_pieces")]


@pytest.mark.law("bots:4.5.1.I", "root:3.3.1")
@pytest.mark.parametrize(("played", "victim"), [([], "eyrie"), (["dominance eyrie dominance_fox from 12"], "alliance")])
def test_who_has_left_the_track_has_no_points(played: list[str], victim: str) -> None:
    lines = (at(6, "warrior 2"), "clearing 6 eyrie warrior 1", "clearing 6 alliance warrior 1", *played)
    marks = "points 0 0 3 0" if played else "points 0 12 3 0"
    game = machine(cats(*lines, marks, rivals="eyrie alliance lizards"), ordered(FOX, 0, 0))
    assert victims(game)[0] == (victim, "most_points")


@pytest.mark.law("bots:4.5.2", "bots:2.1")
@pytest.mark.parametrize(
    ("ruled", "placed"),
    [((), {}), ((6,), {6: 4}), ((6, 8), {6: 2, 8: 2}), ((6, 8, 12), {6: 2, 8: 1, 12: 1})],
)
def test_four_warriors_come_to_the_ordered_clearings_that_she_rules(
    ruled: tuple[int, ...], placed: dict[int, int]
) -> None:
    lines = [at(clearing, "warrior 1") for clearing in ruled]
    game = machine(cats(*lines, at(5, "sawmill 1"), "clearing 1 eyrie warrior 6"), ordered(FOX))
    recruited = [event for event in happened(game, "placed") if event["seat"] == 0]
    assert {int(event["clearing"]): int(event["count"]) for event in recruited[: len(placed)]} == placed


@pytest.mark.ruling("B72")
@pytest.mark.law("bots:4.5.2", "bots:4.7.2", "bots:2.4")
@pytest.mark.parametrize(
    ("order", "left", "placed"),
    [
        (FOX, 3, {6: 1, 8: 1, 12: 1}),
        (FOX, 2, {6: 1, 8: 1}),
        (BIRD, 3, {8: 2, 12: 1}),
        (BIRD, 2, {8: 1, 12: 1}),
    ],
)
def test_if_few_are_left_they_are_spread_as_evenly(order: str, left: int, placed: dict[int, int]) -> None:
    lines = (at(6, "warrior 1"), at(8, "warrior 1"), at(12, "warrior 1"), at(4, f"warrior {22 - left}"))
    game = machine(cats(*lines, "clearing 3 eyrie warrior 1"), ordered(order, 0, 0))
    recruited = [event for event in happened(game, "placed") if event["seat"] == 0]
    assert {int(event["clearing"]): int(event["count"]) for event in recruited} == placed


@pytest.mark.law("bots:4.5.3")
@pytest.mark.parametrize(("order", "building"), [(FOX, "sawmill"), (RABBIT, "workshop"), (MOUSE, "recruiter")])
def test_the_order_says_what_is_built_and_most_warriors_where(order: str, building: str) -> None:
    lines = (at(2, "warrior 6"), at(9, "warrior 9"), at(7, "warrior 1"), "clearing 9 eyrie warrior 15 roost 1")
    game = machine(cats(*lines), ordered(order, 0, 0))
    assert where(game, CAT, building) == {2: 1}  # she does not rule 9
    assert aims(game)[0] == (2, "most_warriors")


@pytest.mark.law("bots:4.5.4", "bots:2.4")
def test_all_but_three_move_from_ordered_clearings_to_most_enemies() -> None:
    lines = (
        at(6, "warrior 6"), at(9, "warrior 5 sawmill 1"),
        "clearing 2 eyrie warrior 1", "clearing 3 eyrie warrior 2", "clearing 11 eyrie warrior 1",
    )  # fmt: skip
    game = machine(cats(*lines), ordered(FOX))
    assert count(game, CAT, "warrior", 6) == 3
    assert count(game, CAT, "warrior", 3) == 6 + 4 - 3
    assert count(game, CAT, "warrior", 9) == 5  # not ordered
    assert (3, "most_enemies") in aims(game)


@pytest.mark.law("bots:4.5.4", "bots:2.4")
def test_the_clearings_that_she_leaves_come_in_order_of_priority() -> None:
    lines = (at(8, "warrior 5"), at(6, "warrior 5"), "clearing 1 eyrie warrior 2")
    game = machine(cats(*lines), ordered(FOX))
    assert [event["origin"] for event in happened(game, "moved") if event["seat"] == 0] == [6, 8]


@pytest.mark.law("bots:4.5.5")
def test_without_a_building_she_draws_another_order_which_is_not_crafted() -> None:
    lines = (at(1, "warrior 1 workshop 1"), "clearing 3 eyrie warrior 2 roost 1")  # she rules no free slot
    game = machine(cats(*lines), "coming card foxfolk_steel card root_tea_rabbit")
    assert [event["card"] for event in happened(game, "revealed_order")] == ["foxfolk_steel", "root_tea_rabbit"]
    assert [event["card"] for event in happened(game, "crafted")] == ["foxfolk_steel"]
    assert len(happened(game, "expanded")) == 1


@pytest.mark.law("bots:4.5.5")
@pytest.mark.parametrize("before", ["built", "expansions 1"])
def test_what_she_did_last_turn_does_not_keep_her_from_expanding(before: str) -> None:
    game = machine(cats(f"CAT {before}", "clearing 1 eyrie warrior 2 roost 1", cards="overwhelming"), ordered(FOX))
    assert len(happened(game, "expanded")) == 1


@pytest.mark.law("bots:4.7", "bots:4.5.5")
def test_with_a_bird_she_does_not_expand() -> None:
    game = machine(cats("clearing 1 eyrie warrior 2 roost 1"), ordered(BIRD))
    assert not happened(game, "built")
    assert not happened(game, "expanded")


@pytest.mark.law("bots:4.5.5")
def test_who_has_six_buildings_does_not_expand() -> None:
    lines = (at(2, "sawmill 2"), at(5, "sawmill 2"), at(7, "sawmill 2"), "clearing 1 eyrie warrior 2")
    game = machine(cats(*lines), ordered(RABBIT))
    assert not happened(game, "expanded")


@pytest.mark.ruling("B1")
def test_she_draws_no_more_orders_in_a_turn_than_the_deck_has_cards() -> None:
    game = machine(cats("clearing 1 eyrie warrior 2 roost 1"), ordered(FOX))
    orders = [event["card"] for event in happened(game, "revealed_order")]
    assert len(orders) <= len(game.state.rules.deck) + 1
    assert game.decision.seat == 1


@pytest.mark.law("bots:4.6.1")
@pytest.mark.parametrize(("order", "scored"), [(FOX, 1), (RABBIT, 0), (BIRD, 2)])
def test_the_ordered_track_scores_and_a_bird_the_best(order: str, scored: int) -> None:
    rooks = [f"clearing {clearing} eyrie warrior 2" for clearing in (1, 2, 5, 7, 8)]  # she rules nothing
    lines = (at(2, "sawmill 2"), at(5, "workshop 1"), at(7, "recruiter 2"), at(8, "recruiter 1"))
    game = machine(cats(*lines, *rooks), ordered(order))
    gained = [event["points"] for event in happened(game, "scored") if event["seat"] == 0]
    assert sum(map(int, gained)) == scored


# ---- §4.7


@pytest.mark.law("bots:4.7", "bots:4.7.1", "bots:4.7.1.I")
def test_with_a_bird_she_battles_everywhere() -> None:
    lines = (at(1, "warrior 2"), at(5, "warrior 2"), at(9, "warrior 2"), "clearing 1 eyrie warrior 2")
    enemies = ("clearing 5 eyrie warrior 2", "clearing 9 eyrie warrior 2")
    game = machine(cats(*lines, *enemies), ordered(BIRD, 0, 0, 0, 0, 0, 0))
    assert [event["clearing"] for event in happened(game, "battled")][:3] == [1, 5, 9]


@pytest.mark.law("bots:4.7.2")
@pytest.mark.parametrize(("ruled", "placed"), [((3, 6, 8, 12), {12: 2, 8: 2}), ((6,), {6: 4})])
def test_with_a_bird_four_come_to_two_clearings_of_the_lowest_priority(
    ruled: tuple[int, ...], placed: dict[int, int]
) -> None:
    lines = [at(clearing, "warrior 1") for clearing in ruled]
    game = machine(cats(*lines, "clearing 1 eyrie warrior 6"), ordered(BIRD))
    recruited = [event for event in happened(game, "placed") if event["seat"] == 0]
    assert {int(event["clearing"]): int(event["count"]) for event in recruited[: len(placed)]} == placed


@pytest.mark.law("bots:4.7.3")
@pytest.mark.parametrize(
    ("standing", "built"),
    [
        (("sawmill 1", "recruiter 1"), "sawmill"),
        (("workshop 1", "recruiter 1"), "recruiter"),
        (("workshop 2",), "workshop"),
        (("sawmill 1", "recruiter 2"), "recruiter"),
    ],
)
def test_with_a_bird_she_builds_what_she_has_most_of(standing: tuple[str, ...], built: str) -> None:
    lines = [at(site, building) for site, building in zip((5, 7), standing, strict=False)]
    game = machine(cats(*lines, at(8, "warrior 3"), "clearing 1 eyrie warrior 9"), ordered(BIRD))
    assert [event["piece"] for event in happened(game, "built") if event["seat"] == 0] == [built]


@pytest.mark.ruling("B79")
@pytest.mark.law("bots:4.7.3")
def test_with_a_bird_she_builds_nothing_if_none_is_left_of_what_she_has_most_of() -> None:
    lines = (at(2, "sawmill 2"), at(5, "sawmill 2"), at(7, "sawmill 2"), at(9, "workshop 1 warrior 2"))
    game = machine(cats(*lines, "clearing 1 eyrie warrior 2"), ordered(BIRD))
    assert [event["piece"] for event in happened(game, "built") if event["seat"] == 0] == []


@pytest.mark.ruling("B2")
@pytest.mark.law("bots:4.7.4", "bots:2.4")
def test_who_came_to_a_clearing_that_is_still_to_come_may_go_on_but_none_moves_twice_from_one() -> None:
    lines = (at(1, "warrior 6"), at(5, "warrior 1"), at(11, "warrior 1"), at(12, "warrior 1"))
    game = machine(cats(*lines, "clearing 5 eyrie warrior 1"), ordered(BIRD, 0, 0, 0, 0))
    went = [event for event in happened(game, "moved") if event["seat"] == 0]
    assert [(event["origin"], event["target"], event["count"]) for event in went] == [(1, 5, 3), (5, 1, 1)]
    assert count(game, CAT, "warrior", 1) == 4


@pytest.mark.ruling("B2")
@pytest.mark.law("bots:4.7.4")
def test_with_a_bird_she_moves_everywhere_and_battles_where_she_came_to() -> None:
    lines = (at(6, "warrior 6"), at(5, "sawmill 1"), "clearing 3 eyrie warrior 2")
    game = machine(cats(*lines), ordered(BIRD, 0, 0))
    assert [(event["origin"], event["target"]) for event in happened(game, "moved") if event["seat"] == 0] == [(6, 3)]
    assert [event["clearing"] for event in happened(game, "battled")] == [3]


@pytest.mark.law("bots:4.7.4", "bots:11.8.2")
def test_she_battles_nowhere_for_a_move_that_a_snare_prevented() -> None:
    lines = (
        at(6, "warrior 6 sawmill 1"), at(8, "warrior 1"), at(12, "warrior 1"), at(3, "warrior 1"),
        "clearing 6 corvids snare 1", "clearing 6 eyrie warrior 2", "clearing 3 eyrie warrior 3",
    )  # fmt: skip
    game = machine(cats(*lines, rivals="corvids eyrie"), ordered(BIRD, 0, 0, 0, 0, 0, 0))
    assert [event["clearing"] for event in happened(game, "sprang_snare")] == [6]
    assert not [event for event in happened(game, "moved") if event["seat"] == 0]
    assert [event["clearing"] for event in happened(game, "battled")] == [3, 6]  # those of §4.7.1


@pytest.mark.law("bots:4.5.1", "bots:4.7.1")
@pytest.mark.parametrize(("order", "law"), [(FOX, "bots:4.5.1"), (BIRD, "bots:4.7.1")])
def test_whom_she_battles_is_told_by_the_paragraph_of_her_daylight(order: str, law: str) -> None:
    game = machine(cats(at(6, "warrior 3 sawmill 1"), "clearing 6 eyrie warrior 1"), ordered(order, 0, 0))
    assert next(event.law for event in game.events if event.what == "aimed_at_player") == law


# ---- difficulties and traits


@pytest.mark.law("bots:3.3.1")
@pytest.mark.parametrize(("difficulty", "there"), [("easy", 3), ("normal", 5), ("challenging", 7), ("nightmare", 7)])
def test_difficulties_say_how_many_she_recruits(difficulty: str, there: int) -> None:
    lines = (at(6, "warrior 1"), at(5, "sawmill 1"), "clearing 1 eyrie warrior 6", "clearing 3 eyrie roost 1")
    game = machine(cats(*lines, cards=difficulty), ordered(FOX))
    moved = sum(int(event["count"]) for event in happened(game, "moved") if event["seat"] == 0)
    assert count(game, CAT, "warrior", 6) + moved == there
    assert points(game, CAT) == (1 if difficulty == "nightmare" else 0) + 1  # two sawmills


@pytest.mark.law("bots:3.3.1")
@pytest.mark.parametrize(("order", "target"), [(FOX, 6), (BIRD, 2)])
def test_from_challenging_on_two_more_come_to_the_ordered_clearing_of_the_highest_priority(
    order: str, target: int
) -> None:
    lines = [at(clearing, "warrior 1") for clearing in (2, 6, 8)]
    game = machine(cats(*lines, "clearing 4 eyrie warrior 2", cards="challenging"), ordered(order))
    more = [event for event in game.events if (event.what, event.law) == ("placed", "bots:3.3.1")]
    assert [(event.args["clearing"], event.args["count"]) for event in more] == [(target, 2)]


@pytest.mark.law("bots:3.3.2")
def test_blitz_takes_a_calm_clearing_to_battle() -> None:
    lines = (at(7, "warrior 3"), at(5, "sawmill 1"), "clearing 3 eyrie warrior 1 roost 1")
    game = machine(cats(*lines, cards="blitz"), ordered(FOX, 0, 0))
    assert count(game, CAT, "warrior", 7) == 1
    assert [event["clearing"] for event in happened(game, "battled")] == [3]


@pytest.mark.law("bots:3.3.2")
def test_blitz_starts_from_the_calm_clearing_of_the_highest_priority() -> None:
    lines = (at(2, "warrior 3"), "clearing 2 eyrie warrior 1", at(9, "warrior 3"), at(7, "warrior 3"))
    game = machine(cats(*lines, cards="blitz"), ordered(FOX))
    assert [event["origin"] for event in happened(game, "moved") if event["seat"] == 0] == [7]


@pytest.mark.law("bots:3.3.2", "root:E.2.2")
def test_a_blitz_that_bandits_stopped_battles_nowhere() -> None:
    bandits = ("hirelings popular_band highway_bandits sunward_expedition", "highway_bandits paths 3-7")
    lines = (at(7, "warrior 2"), at(5, "sawmill 1"), at(3, "warrior 1"), "clearing 3 eyrie warrior 2 roost 1")
    game = machine(cats(*bandits, *lines, cards="blitz"), ordered(FOX))
    assert count(game, CAT, "warrior", 7) == 1
    assert not happened(game, "battled")


@pytest.mark.law("bots:3.3.2")
@pytest.mark.parametrize(("cards", "left"), [("", 0), ("fortified", 1)])
def test_fortified_buildings_take_two_hits(cards: str, left: int) -> None:
    game = eyrie_strikes(at(2, "sawmill 2"), cards=cards, dice="die 1 die 0")
    assert count(game, CAT, "sawmill", 2) == left  # one hit was rolled, one more is for a defenceless defender


@pytest.mark.ruling("B76")
@pytest.mark.law("bots:3.3.2", "root:D.4.2")
@pytest.mark.parametrize(
    ("cards", "die", "asked_for", "left"),
    [("fortified", 0, False, (1, 1)), ("fortified", 1, True, (0, 1)), ("", 0, True, (0, 1)), ("", 1, False, (0, 0))],
)
def test_a_vagrant_chooses_but_fortified_buildings_take_two_hits(
    cards: str, die: int, asked_for: bool, left: tuple[int, int]
) -> None:
    position = cats(at(2, "sawmill 1 workshop 1"), cards=cards, rivals="vagabond eyrie").replace("0 bird", "1 bird")
    vagrant = ("vagabond character vagrant", "vagabond ready torch", "pawn vagabond 2", "clearing 2 eyrie warrior 2")
    game = machine(position.replace("birdsong", "daylight"), *vagrant, f"coming die {die} die 0")
    play(game, "1 instigate 2 0")  # who is defenceless takes one more
    assert (game.decision.prompt == "ChooseLosses") == asked_for
    if asked_for:
        assert legal(game) == ["lose sawmill", "lose workshop"]
        assert copse.position(game.position()).position() == game.position()
        play(game, "1 lose sawmill")
    assert (count(game, CAT, "sawmill", 2), count(game, CAT, "workshop", 2)) == left


@pytest.mark.law("bots:3.3.2", "bots:1.2.1")
def test_a_keep_is_not_fortified() -> None:
    game = eyrie_strikes(at(2, "keep 1 sawmill 1"), cards="fortified", dice="die 0 die 0")
    assert (count(game, CAT, "keep", 2), count(game, CAT, "sawmill", 2)) == (0, 1)


@pytest.mark.law("bots:3.3.2")
def test_hospitals_count_warriors_alone() -> None:
    game = eyrie_strikes(at(1, "keep 1"), at(2, "warrior 1 sawmill 1"), cards="hospitals", dice="die 2 die 0")
    assert count(game, CAT, "sawmill", 2) == 0
    assert not happened(game, "placed")


@pytest.mark.law("bots:3.3.2")
@pytest.mark.parametrize(("cards", "die", "placed"), [("", 2, []), ("hospitals", 1, []), ("hospitals", 2, [(1, 2)])])
def test_hospitals_place_two_at_the_keep(cards: str, die: int, placed: list[tuple[int, int]]) -> None:
    game = eyrie_strikes(at(1, "keep 1"), at(2, "warrior 3"), cards=cards, dice=f"die {die} die 0")
    told = [event for event in game.events if event.law == "bots:3.3.2" and event.what == "placed"]
    assert [(event.args["clearing"], event.args["count"]) for event in told] == placed


@pytest.mark.law("bots:3.3.2")
def test_iron_will_recruits_twice_as_many_with_a_bird() -> None:
    game = machine(cats(at(6, "warrior 1"), "clearing 1 eyrie warrior 6", cards="iron_will"), ordered(BIRD))
    assert next(event["count"] for event in happened(game, "placed") if event["seat"] == 0) == 8


@pytest.mark.law("bots:3.3.2")
@pytest.mark.parametrize(("left", "scored"), [(0, 2), (1, 1), (2, 1), (3, 0), (4, 0)])
def test_overwhelming_scores_for_each_two_that_the_supply_lacks(left: int, scored: int) -> None:
    lines = (at(6, f"warrior {25 - left}"), "clearing 1 eyrie warrior 2")
    game = machine(cats(*lines, cards="overwhelming"), ordered(FOX))
    gained = [event.args["points"] for event in game.events if (event.what, event.law) == ("scored", "bots:3.3.2")]
    assert gained == [scored] * bool(scored)


@pytest.mark.law("bots:3.3.2")
def test_overwhelming_scores_for_whom_she_cannot_place_and_expands_once() -> None:
    game = machine(cats("clearing 1 eyrie warrior 2 roost 1", cards="overwhelming"), ordered(FOX))
    assert len(happened(game, "expanded")) == 1
    assert points(game, CAT) >= 2
