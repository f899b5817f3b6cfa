"""Bots, chapter 8: the Logical Lizards."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

import copse
from copse.games import RootGame
from copse.kernel.errors import BadPosition
from copse.languages import LANGUAGES
from copse.locale import Words
from copse.root.bots.logical_lizards import LogicalLizards, LogicalLizardsBoard
from copse.root.cards import CARDS
from copse.root.check import check
from copse.wording.root.labels import RootLabels
from tests.root.bots.machine import aims, machine, victims
from tests.root.table import box, count, ids, points, ruler, seat, supply, where
from tests.script import happened, play

CULT = "logical_lizards"
FOX, RABBIT, MOUSE, BIRD = "ambush_fox", "ambush_rabbit", "ambush_mouse", "ambush_bird"  # nothing to craft
FOXES = "tax_collector tax_collector stand_and_deliver stand_and_deliver"
TRAITS = ("erratic", "fanatics", "martyrs", "spiteful")


def cult(*lines: str, cards: str = "", rivals: str = "eyrie", now: str = "0 birdsong") -> RootGame:
    """Their turn until someone is asked, with these cards beside their board; the last lines say who stands where. What
    they reveal in Evening cannot be crafted, if nothing else is to come."""
    coming = () if any(line.startswith("coming") for line in lines) or now != "0 birdsong" else ("coming card cobbler",)
    return machine(f"factions {CULT}{cards and ':'}{cards} {rivals}\nturn {now}", *lines, *coming)


def at(clearing: int, what: str) -> str:
    return f"clearing {clearing} {CULT} {what}"


def souls(cards: str) -> str:
    """The Lost Souls, the topmost last."""
    return f"{CULT} souls {cards}"


def acolytes(number: int, space: int = 5) -> str:
    """So many acolytes, and the conspiracy marker on this space."""
    return f"{CULT} acolytes {number}\n{CULT} space {space}"


def lost(game: RootGame) -> list[str]:
    return ids(game.state.board(seat(game, CULT), LogicalLizardsBoard).souls)


def waiting(game: RootGame) -> int:
    """The acolytes."""
    return game.state.board(seat(game, CULT), LogicalLizardsBoard).acolytes


def order(game: RootGame) -> str:
    return str(happened(game, "set_order")[0]["suit"])


def conspiracies(game: RootGame) -> list[str]:
    return [str(event["conspiracy"]) for event in happened(game, "conspired")]


def by_law(game: RootGame, law: str, what: str) -> list[dict[str, int | str]]:
    return [dict(event.args) for event in game.events if event.law == law and event.what == what]


def foxes_favored(*lines: str, hand: str = "favor_of_the_foxes") -> RootGame:
    """The Eyrie has crafted a favor, which removes all of them in fox clearings at one moment."""
    roosts = [f"clearing {clearing} eyrie roost 1" for clearing in (2, 6, 8, 12)]
    position = ("eyrie leader despot", *roosts, f"hand eyrie {hand}", *lines)
    return play(cult(*position, now="1 daylight"), "1 craft favor_of_the_foxes")


def strike(*lines: str, dice: str) -> RootGame:
    """The Eyrie has battled them in clearing 2, and has more cards than it may keep at the end of its turn."""
    decree = ("eyrie leader despot", "eyrie decree battle vizier", f"hand eyrie {FOXES} {RABBIT} {MOUSE}")
    position = (*decree, "clearing 2 eyrie warrior 4", "clearing 3 eyrie roost 1", *lines, f"coming {dice}")
    return play(cult(*position, now="1 daylight"), "1 pass", f"1 battle 2 {CULT}")


# ---- §8.2


@pytest.mark.law("bots:8.2.1")
def test_pilgrims_rule_wherever_there_is_a_garden() -> None:
    game = cult(at(2, "garden_mouse 1"), "clearing 2 eyrie warrior 6", "clearing 9 eyrie warrior 1")
    assert (ruler(game, 2), ruler(game, 9)) == (CULT, "eyrie")


@pytest.mark.law("bots:8.2.2")
def test_revenge_makes_one_acolyte_of_all_who_fall_at_once() -> None:
    game = strike(at(2, "warrior 4"), dice="die 3 die 0")
    assert (waiting(game), supply(game, CULT, "warrior")) == (1, 25 - 1 - 1)
    game = strike(at(2, "warrior 4"), dice="die 0 die 0")
    assert waiting(game) == 0


@pytest.mark.law("bots:8.2.2")
def test_revenge_is_for_those_who_fall_outside_of_battles_too() -> None:
    game = foxes_favored(at(1, "warrior 3"), at(8, "warrior 2"), at(5, "warrior 1"))
    assert (where(game, CULT, "warrior"), waiting(game)) == ({5: 1}, 1)
    assert supply(game, CULT, "warrior") == 25 - 2


@pytest.mark.law("bots:8.2.2", "bots:8.4.2")
def test_revenge_in_their_own_turn_pays_for_the_next_conspiracy() -> None:
    lines = (souls(FOXES), acolytes(1, space=1), at(1, "warrior 3"), "clearing 1 eyrie warrior 3")
    game = cult(*lines, "coming card cobbler die 1 die 1")
    assert conspiracies(game)[:2] == ["crusade", "convert"]
    assert len(by_law(game, "bots:8.2.2", "gained_acolytes")) == 1


@pytest.mark.law("bots:8.2.3")
def test_each_lost_garden_costs_the_topmost_soul() -> None:
    lines = (souls("royal_claim cobbler codebreakers sappers"), at(2, "garden_mouse 2"))
    game = strike(*lines, dice="die 1 die 0")  # and one more hit, since they are defenceless
    assert where(game, CULT, "garden_mouse") == {}
    assert lost(game) == ["royal_claim", "cobbler"]
    assert ids(game.state.discard) == ["sappers", "codebreakers"]
    assert lost(strike(souls("cobbler"), at(2, "garden_mouse 2"), dice="die 1 die 0")) == []


@pytest.mark.law("bots:8.2.4")
def test_whatever_anyone_spends_or_discards_lies_on_top_of_the_lost_souls() -> None:
    game = foxes_favored(souls("cobbler"), at(1, "warrior 1"))
    assert lost(game) == ["cobbler", "favor_of_the_foxes"]
    assert game.view(1)["discard"] == []
    assert game.view(1)["seats"][0]["board"]["souls"] == ["cobbler", "favor_of_the_foxes"]  # type: ignore[index, call-overload]


@pytest.mark.law("bots:8.2.4")
def test_the_orders_of_other_bots_are_lost_souls_too() -> None:
    lines = ("clearing 1 mechanical_marquise keep 1 warrior 9", "clearing 5 mechanical_marquise sawmill 2")
    game = cult(*lines, rivals="mechanical_marquise eyrie", now="1 birdsong")
    orders = [str(event["card"]) for event in happened(game, "revealed_order")]
    assert lost(game) == orders
    assert orders


@pytest.mark.law("bots:8.2.4", "bots:8.2.3")
def test_a_dominance_card_is_a_soul_first_and_available_when_it_is_one_no_more() -> None:
    rivals = "eyrie alliance marquise"
    game = cult(souls("dominance_fox"), at(1, "warrior 1"), rivals=rivals)
    assert lost(game) == ["dominance_fox", "cobbler"]
    game = cult(souls("cobbler dominance_bird"), at(1, "warrior 1"), rivals=rivals)
    assert ids(game.state.available) == ["dominance_bird"]


# ---- §8.3


@pytest.mark.law("bots:8.3.1", "bots:8.3.2", "bots:8.3.3", "bots:8.3.4", "bots:8.3.5")
@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("map_name", ["autumn", "mountain"])
def test_setup_by_lot(seed: int, map_name: str) -> None:
    game = copse.new("root", factions=["alliance", CULT], map=map_name, seed=seed)
    state = game.state
    (corner,) = [site for name in LogicalLizards("normal", ()).kinds[1:] for site in where(game, CULT, name.name)]
    assert corner in state.map.corners
    assert count(game, CULT, f"garden_{('fox', 'rabbit', 'mouse')[state.suits[corner]]}", corner) == 1
    closed = {b if corner == a else a for a, b in state.map.closed if corner in (a, b)}  # paths to a bot (§12.2)
    beside = closed | {clearing for clearing in range(1, 13) if state.map.paths[corner] >> clearing & 1}
    assert where(game, CULT, "warrior") == dict.fromkeys(beside, 1) | {corner: 4}
    assert sum(supply(game, CULT, f"garden_{suit}") for suit in ("fox", "rabbit", "mouse")) == 14
    assert lost(game) == [str(event["card"]) for event in happened(game, "added_soul")]
    assert len(lost(game)) == 3
    board = game.view(0)["seats"][1]["board"]  # type: ignore[index, call-overload]
    assert (board["conspiracy"], board["acolytes"]) == ("sanctify", 0)  # type: ignore[index, call-overload]
    assert (len(state.hands[0].cards), len(state.hands[1].cards), state.points[1]) == (3, 0, 0)


@pytest.mark.law("bots:8.3.2")
@pytest.mark.ruling("B30")
@pytest.mark.parametrize("other", ["mechanical_marquise", "marquise"])
@pytest.mark.parametrize("seed", range(5))
def test_their_corner_is_opposite_a_start_and_nobody_s(other: str, seed: int) -> None:
    game = copse.new("root", factions=["alliance", CULT, other], seed=seed)
    while not where(game, CULT, "warrior"):
        game.apply(game.decision.actions[seed % len(game.decision.actions)])
    (keep,) = where(game, other, "keep")
    assert game.state.homes[1] == 1 << game.state.map.opposite[keep]


# ---- §8.4 the order


@pytest.mark.law("bots:8.4.1")
@pytest.mark.ruling("B31")
@pytest.mark.parametrize(
    ("cards", "suit"),
    [
        ("tax_collector", "fox"),
        ("tax_collector better_burrow_bank better_burrow_bank", "rabbit"),
        ("tax_collector codebreakers", "bird"),
        ("sappers sappers tax_collector", "bird"),
        ("sappers tax_collector tax_collector", "fox"),
        ("", "bird"),
    ],
)
def test_the_order_is_the_suit_that_most_lost_souls_have(cards: str, suit: str) -> None:
    assert order(cult(*([souls(cards)] if cards else []))) == suit


@pytest.mark.law("bots:8.4.1")
def test_the_order_ends_with_their_turn() -> None:
    board = cult(souls(FOXES)).view(1)["seats"][0]["board"]  # type: ignore[index, call-overload]
    assert (board["suit"], board["order"]) == (None, None)  # type: ignore[index, call-overload]


# ---- §8.4.2 conspiracies


@pytest.mark.law("bots:8.4.2", "bots:8.3.3")
def test_the_marker_goes_round_and_each_conspiracy_costs_an_acolyte() -> None:
    enemies = [f"clearing {clearing} eyrie warrior 3" for clearing in (1, 6)]
    lines = (souls(FOXES), acolytes(2), "clearing 8 eyrie roost 1", at(6, "warrior 2"), *enemies)
    game = cult(*lines, "coming card cobbler die 0 die 0")
    assert conspiracies(game) == ["convert", "crusade"]
    assert len(happened(game, "spent_acolytes")) == 2
    assert (waiting(game), game.view(1)["seats"][0]["board"]["space"]) == (0, 2)  # type: ignore[index, call-overload]


@pytest.mark.law("bots:8.4.2")
def test_what_cannot_be_done_costs_nothing_and_the_marker_goes_on() -> None:
    game = cult(souls(FOXES), acolytes(1), "clearing 8 eyrie roost 1", "clearing 5 eyrie warrior 4")
    assert conspiracies(game) == ["convert", "crusade", "convert", "crusade", "sanctify"]
    assert len(happened(game, "conspired_in_vain")) == 4
    assert waiting(game) == 0
    assert [event["clearing"] for event in by_law(game, "bots:8.4.2.III", "built")] == [8]


@pytest.mark.law("bots:8.4.2")
def test_an_acolyte_is_paid_after_the_conspiracy() -> None:
    game = cult(souls(FOXES), acolytes(1), "clearing 8 eyrie warrior 1")
    told = [event.what for event in game.events if event.what in ("removed", "placed", "spent_acolytes")]
    assert told[:3] == ["removed", "placed", "spent_acolytes"]


@pytest.mark.law("bots:8.4.2")
@pytest.mark.ruling("B32")
def test_after_what_could_be_done_the_marker_goes_all_the_way_round_anew() -> None:
    game = cult(souls(FOXES), acolytes(2), "clearing 6 eyrie roost 1", "clearing 8 eyrie roost 1")
    assert conspiracies(game)[4::5] == ["sanctify", "sanctify"]
    assert (where(game, "eyrie", "roost"), waiting(game)) == ({}, 0)


@pytest.mark.law("bots:8.4.2")
@pytest.mark.ruling("B32")
def test_conspiracies_end_when_nothing_can_be_done_all_the_way_round() -> None:
    game = cult(souls(FOXES), acolytes(2, space=3), "clearing 5 eyrie warrior 4")
    assert conspiracies(game) == ["crusade", "sanctify", "convert", "crusade", "convert"]
    assert waiting(game) == 2
    assert game.view(1)["seats"][0]["board"]["space"] == 3  # type: ignore[index, call-overload]


@pytest.mark.law("bots:8.4.2.I")
def test_convert_takes_a_warrior_of_who_has_most_points_where_enemies_have_most_buildings() -> None:
    lines = (
        souls(FOXES), acolytes(1), "points 0 3 5",
        "clearing 1 alliance warrior 2", "clearing 8 alliance warrior 1", "clearing 8 eyrie roost 1",
        "clearing 5 alliance warrior 1 base_rabbit 1", "clearing 6 eyrie warrior 5",
    )  # fmt: skip
    game = cult(*lines, rivals="eyrie alliance")
    assert victims(game) == [("alliance", "most_points")]
    assert aims(game)[0] == (8, "most_enemy_buildings")
    assert (count(game, "alliance", "warrior", 8), supply(game, "alliance", "warrior")) == (0, 10 - 3)
    assert by_law(game, "bots:8.4.2.I", "placed") == [{"seat": 0, "piece": "warrior", "clearing": 8, "count": 1}]


@pytest.mark.law("bots:8.4.2.I", "bots:2.2", "bots:2.1")
def test_equal_targets_of_convert_go_by_priority_and_a_bird_orders_everywhere() -> None:
    warriors = [f"clearing {clearing} {who} warrior 1" for clearing in (4, 11) for who in ("eyrie", "alliance")]
    game = cult(acolytes(1), *warriors, rivals="alliance eyrie")
    assert victims(game) == [("eyrie", "priority")]
    assert aims(game)[0] == (4, "priority")
    assert count(game, "eyrie", "warrior", 4) == 0


@pytest.mark.law("bots:8.4.2.I", "bots:2.3")
def test_convert_passes_over_whom_it_cannot_reach_and_needs_a_warrior_of_the_supply() -> None:
    lines = (souls(FOXES), acolytes(1), "points 0 3 5", "clearing 5 alliance warrior 1", "clearing 1 eyrie warrior 1")
    game = cult(*lines, rivals="eyrie alliance")
    assert victims(game) == [("eyrie", "only")]
    game = cult(*lines, at(5, "warrior 24"), rivals="eyrie alliance")
    assert conspiracies(game) == ["convert", "crusade", "convert", "crusade", "sanctify"]
    assert count(game, "eyrie", "warrior", 1) == 1


@pytest.mark.law("bots:8.4.2.II")
def test_a_crusade_battles_in_each_ordered_clearing_with_two_warriors_who_has_most_points() -> None:
    lines = (
        souls(FOXES), acolytes(1, space=1), "points 0 1 5",
        at(1, "warrior 2"), at(6, "warrior 1"), at(8, "warrior 3"), at(12, "warrior 2"), at(5, "warrior 4"),
        "clearing 1 eyrie warrior 4", "clearing 1 alliance warrior 1", "clearing 6 eyrie warrior 1",
        "clearing 8 eyrie warrior 2", "clearing 5 eyrie warrior 1",
    )  # fmt: skip
    game = cult(*lines, "coming card cobbler die 0 die 0 die 0 die 0", rivals="eyrie alliance")
    assert [event["clearing"] for event in happened(game, "battled")] == [1, 8]
    assert victims(game) == [("alliance", "most_points"), ("eyrie", "only")]
    assert (waiting(game), len(happened(game, "spent_acolytes"))) == (0, 1)


@pytest.mark.law("bots:8.4.2.III")
def test_sanctify_takes_a_building_of_who_has_most_points_where_enemies_have_fewest_warriors() -> None:
    lines = (
        souls(FOXES), acolytes(1, space=4), "points 0 5 1",
        "clearing 1 eyrie roost 1", "clearing 1 alliance warrior 3", "clearing 6 eyrie roost 1 warrior 2",
        "clearing 8 alliance base_fox 1", "clearing 5 eyrie roost 1",
    )  # fmt: skip
    game = cult(*lines, rivals="eyrie alliance")
    assert victims(game) == [("eyrie", "most_points")]
    assert aims(game)[0] == (6, "fewest_enemy_warriors")
    assert (count(game, CULT, "garden_fox", 6), count(game, "eyrie", "roost", 6)) == (1, 0)
    assert points(game, CULT) >= 1  # for the building


@pytest.mark.law("bots:8.4.2.III")
def test_sanctify_needs_a_garden_of_the_clearing_s_suit() -> None:
    gardens = (at(2, "garden_mouse 2"), at(7, "garden_mouse 2"), at(9, "garden_mouse 1"))
    lines = (souls("codebreakers codebreakers"), acolytes(1, space=4), *gardens, "clearing 11 eyrie roost 1")
    game = cult(*lines)
    assert count(game, "eyrie", "roost", 11) == 1
    assert waiting(game) == 1


@pytest.mark.law("bots:8.4.2.III")
@pytest.mark.ruling("B33")
@pytest.mark.parametrize(("taken", "kept"), [("sawmill", "recruiter"), ("recruiter", "sawmill")])
def test_the_lot_says_which_of_several_buildings_is_sanctified(taken: str, kept: str) -> None:
    lines = (souls(FOXES), acolytes(1, space=4), "clearing 8 marquise sawmill 1 recruiter 1")
    game = cult(*lines, f"coming piece {taken} card cobbler", rivals="marquise")
    assert (count(game, "marquise", taken, 8), count(game, "marquise", kept, 8)) == (0, 1)
    assert count(game, CULT, "garden_fox", 8) == 1
    assert copse.replay(game.record()).state.dump() == game.state.dump()


@pytest.mark.law("bots:8.4.2.III", "bots:8.5.1")
@pytest.mark.ruling("B34")
def test_in_the_lost_city_sanctify_brings_the_printed_suit_and_a_ritual_that_of_its_card() -> None:
    city = ("option landmarks 1", 'option landmark_cards ["lost_city"]', "lost_city 10")  # a rabbit clearing
    game = cult(*city, souls(FOXES), acolytes(1, space=4), "clearing 10 eyrie roost 1")
    assert (count(game, CULT, "garden_rabbit", 10), count(game, CULT, "garden_fox", 10)) == (1, 0)
    built = [f"clearing {clearing} marquise sawmill {slots}" for clearing, slots in ((1, 1), (6, 1), (8, 2), (12, 1))]
    game = cult(*city, souls("anvil"), *built, rivals="marquise")
    assert (count(game, CULT, "garden_rabbit", 10), count(game, CULT, "garden_fox", 10)) == (0, 1)


# ---- §8.5 rituals


@pytest.mark.law("bots:8.5")
def test_the_topmost_souls_are_revealed_one_by_one() -> None:
    game = cult(souls("cobbler sword codebreakers anvil royal_claim command_warren"), "coming card sappers")
    assert [event["card"] for event in happened(game, "held_ritual")] == [
        "command_warren", "royal_claim", "anvil", "codebreakers",
    ]  # fmt: skip
    assert [event["clearing"] for event in by_law(game, "bots:8.5.1", "placed")] == [3, 1, 2]
    assert [event["piece"] for event in happened(game, "built")] == ["garden_rabbit", "garden_fox", "garden_mouse"]


@pytest.mark.law("bots:8.5")
def test_there_are_no_more_rituals_than_souls() -> None:
    assert len(happened(cult(souls("cobbler sword")), "held_ritual")) == 2


@pytest.mark.law("bots:8.5.1")
@pytest.mark.ruling("B35")
def test_a_warrior_comes_to_a_free_slot_then_to_most_enemy_buildings() -> None:
    full = ("clearing 1 eyrie roost 1", "clearing 6 eyrie warrior 1")
    game = cult(souls("anvil"), *full)
    assert aims(game) == [(6, "priority")]  # 8 has two free slots, which is no better than one
    game = cult(souls("anvil"), *full, "clearing 8 eyrie roost 1")
    assert aims(game) == [(8, "most_enemy_buildings")]
    game = cult(souls("anvil"), *[f"clearing {clearing} eyrie roost 1" for clearing in (1, 6, 12)])
    assert aims(game) == [(8, "open_slots")]


@pytest.mark.law("bots:8.5.1")
def test_a_garden_comes_only_where_they_rule_and_have_a_slot_and_a_garden() -> None:
    game = cult(souls("anvil"), "clearing 1 eyrie warrior 2")
    assert (count(game, CULT, "warrior", 1), count(game, CULT, "garden_fox", 1)) == (1, 0)
    game = cult(souls("anvil"), "clearing 1 eyrie warrior 1", at(1, "warrior 1"))
    assert count(game, CULT, "garden_fox", 1) == 1
    no_slot = [f"clearing {clearing} eyrie roost 1" for clearing in (1, 6, 12)]
    game = cult(souls("anvil"), *no_slot, "clearing 8 eyrie roost 1", at(8, "warrior 3 garden_fox 1"))
    assert where(game, CULT, "garden_fox") == {8: 1}


@pytest.mark.law("bots:8.5.1")
@pytest.mark.ruling("B36")
def test_without_a_warrior_left_the_garden_still_comes() -> None:
    game = cult(souls("anvil"), at(1, "warrior 25"))
    assert (count(game, CULT, "garden_fox", 1), count(game, CULT, "warrior", 1)) == (1, 25)


@pytest.mark.law("bots:8.5.1", "bots:4.2.1")
def test_they_place_nothing_where_nobody_may() -> None:
    game = cult(souls("anvil"), "clearing 1 marquise keep 1", rivals="marquise")
    assert where(game, CULT, "warrior") == {6: 1}


@pytest.mark.law("bots:8.5.2")
def test_a_bird_takes_a_warrior_from_where_most_are_and_is_discarded() -> None:
    game = cult(souls("royal_claim"), at(5, "warrior 2"), at(9, "warrior 3"))
    assert where(game, CULT, "warrior") == {5: 2, 9: 2}
    assert aims(game) == [(9, "most_warriors")]
    assert (waiting(game), supply(game, CULT, "warrior")) == (1, 25 - 5)
    assert (lost(game), ids(game.state.discard)) == (["cobbler"], ["royal_claim"])
    assert not by_law(game, "bots:8.2.2", "gained_acolytes")


@pytest.mark.law("bots:8.5.2")
def test_a_bird_without_anyone_on_the_map_is_discarded_all_the_same() -> None:
    game = cult(souls("royal_claim"))
    assert (waiting(game), ids(game.state.discard)) == (0, ["royal_claim"])


# ---- §8.6 Evening


@pytest.mark.law("bots:8.6.1")
@pytest.mark.parametrize(("gardens", "scored"), [(0, 0), (1, 0), (2, 2), (3, 2), (4, 3), (5, 4)])
def test_the_ordered_track_scores_by_its_gardens_on_the_map(gardens: int, scored: int) -> None:
    sites = (7, 7, 9, 9, 11)[:gardens]
    standing = [at(site, f"garden_mouse {sites.count(site)}") for site in sorted(set(sites))]
    rooks = ("clearing 2 eyrie warrior 9", at(5, "garden_rabbit 2"))  # no garden can be added where the warrior comes
    game = cult(souls("codebreakers"), *standing, *rooks)
    assert order(game) == "mouse"
    assert points(game, CULT) == scored


@pytest.mark.law("bots:8.6.1")
def test_with_a_bird_the_best_track_scores() -> None:
    game = cult(at(5, "garden_rabbit 2"), at(7, "garden_mouse 2"), at(9, "garden_mouse 2"), at(8, "garden_fox 1"))
    assert (order(game), points(game, CULT)) == ("bird", 3)


@pytest.mark.law("bots:8.6.2", "bots:8.6.3", "bots:8.6.4")
def test_souls_that_were_not_revealed_are_discarded_and_the_others_come_back_in_their_order() -> None:
    game = cult(souls("cobbler sword codebreakers anvil royal_claim command_warren"), "coming card sappers")
    assert ids(game.state.discard) == ["royal_claim", "cobbler", "sword"]
    assert lost(game) == ["codebreakers", "anvil", "command_warren", "sappers"]  # the topmost last
    assert [event["count"] for event in happened(game, "returned_rituals")] == [3]


@pytest.mark.law("bots:8.6.4", "bots:1.1")
@pytest.mark.parametrize(("card", "crafted"), [("arms_trader", {"sword": 1}), ("cobbler", {}), (BIRD, {})])
def test_the_next_card_is_crafted_for_one_point_and_is_a_soul_either_way(card: str, crafted: dict[str, int]) -> None:
    game = cult(f"coming card {card}")
    assert box(game, CULT) == crafted
    assert points(game, CULT) == len(crafted)
    assert lost(game) == [card]
    assert box(cult(f"coming card {card}", "box eyrie sword sword"), CULT) == {}


@pytest.mark.law("bots:8.6.4")
def test_with_the_last_card_of_the_deck_nothing_is_lost() -> None:
    everything = [
        card.id for card in CARDS for _ in range(copse.new("root", seed=1).state.rules.deck.count(card.number))
    ]
    rest = " ".join(card for card in everything if "dominance" not in card and card != "anvil")
    game = cult(f"hand eyrie {rest}", souls("anvil"), "coming die 0")
    assert lost(game) == ["anvil"]  # there was no card to reveal


# ---- a turn from end to end


@pytest.mark.law("bots:8.4.2", "bots:8.5", "bots:8.6.1", "bots:8.6.4")
def test_a_whole_turn() -> None:
    lines = (
        souls("foxfolk_steel tax_collector sappers cobbler tax_collector"), acolytes(2),
        at(6, "warrior 3 garden_fox 1"), at(5, "warrior 1"),
        "clearing 6 marquise warrior 1", "clearing 8 marquise warrior 1 sawmill 1", "clearing 1 marquise keep 1",
        "coming card root_tea_mouse die 1 die 0",
    )  # fmt: skip
    game = cult(*lines, cards="easy", rivals="marquise")
    assert order(game) == "fox"
    assert conspiracies(game) == ["convert", "crusade"]
    assert aims(game) == [
        (8, "most_enemy_buildings"),  # a warrior is converted there; the crusade is in 6
        (8, "most_enemy_buildings"),  # fox: the Lizards rule 8 with their second warrior
        (3, "priority"),  # rabbit
        (6, "most_warriors"),  # bird
    ]
    assert [event["clearing"] for event in happened(game, "battled")] == [6]
    assert where(game, CULT, "warrior") == {3: 1, 5: 1, 6: 2, 8: 2}
    assert where(game, CULT, "garden_fox") == {6: 1, 8: 1}
    assert (waiting(game), box(game, CULT)) == (1, {"tea": 1})
    assert points(game, CULT) == 2 + 1  # two fox gardens, and the tea
    assert lost(game) == ["cobbler", "tax_collector", "root_tea_mouse"]
    assert ids(game.state.discard) == ["sappers", "foxfolk_steel", "tax_collector"]


# ---- difficulties and traits


@pytest.mark.law("bots:3.3.1", "bots:8.5")
@pytest.mark.parametrize(("difficulty", "held"), [("easy", 3), ("normal", 4), ("challenging", 5), ("nightmare", 5)])
def test_difficulties_say_how_many_rituals_there_are(difficulty: str, held: int) -> None:
    cards = "sappers sappers armorers armorers royal_claim brutal_tactics"
    game = cult(souls(cards), cards=difficulty)
    assert len(happened(game, "held_ritual")) == held
    assert points(game, CULT) == (difficulty == "nightmare")


@pytest.mark.law("bots:3.3.2")
@pytest.mark.parametrize(("cards", "souls_after"), [("", ["anvil"]), ("erratic", ["anvil", "cobbler"])])
def test_erratic_adds_a_card_at_the_end_of_their_turn(cards: str, souls_after: list[str]) -> None:
    game = cult("coming card anvil card cobbler", "box eyrie hammer", cards=cards)
    assert lost(game) == souls_after


@pytest.mark.law("bots:3.3.2")
def test_fanatics_battle_where_they_converted_with_an_extra_hit() -> None:
    lines = (souls(FOXES), acolytes(1), "points 0 1 5", "clearing 8 alliance warrior 1")
    enemies = ("clearing 8 eyrie roost 1", "clearing 6 eyrie roost 1 warrior 1")
    battle = (*lines, *enemies, "coming card cobbler die 0 die 0")
    assert not happened(cult(*battle, rivals="eyrie alliance"), "battled")
    game = cult(*battle, cards="fanatics", rivals="eyrie alliance")
    assert [(event["clearing"], event["defender"]) for event in happened(game, "battled")] == [(8, 1)]
    assert by_law(game, "bots:3.3.2", "dealt_extra") == [{"seat": 0, "count": 1}]
    assert where(game, "eyrie", "roost") == {6: 1}


@pytest.mark.law("bots:3.3.2")
def test_fanatics_turn_to_defenceless_buildings_then_to_most_points() -> None:
    lines = (souls(FOXES), acolytes(1), "points 0 1 5 3", "clearing 8 marquise warrior 2 sawmill 1")
    there = (*lines, "clearing 8 eyrie roost 1", "clearing 8 alliance warrior 2", "coming card cobbler die 0 die 0")
    game = cult(*there, cards="fanatics", rivals="eyrie alliance marquise")
    assert victims(game) == [("alliance", "most_points"), ("eyrie", "most_defenceless")]
    game = cult(*there[:4], *there[5:], cards="fanatics", rivals="eyrie alliance marquise")
    assert victims(game)[1] == ("alliance", "most_points")


@pytest.mark.ruling("B8")
@pytest.mark.law("bots:3.3.2", "root:E.3.3")
@pytest.mark.parametrize(
    ("there", "victim"),
    [
        ("clearing 8 vault_keepers warrior 1 vault 1", ("alliance", "most_points")),  # guarded by its own warrior
        ("clearing 8 vault_keepers warrior 1\nclearing 8 eyrie roost 1", ("eyrie", "most_defenceless")),
    ],
)
def test_fanatics_take_only_warriors_of_its_owner_for_guards(there: str, victim: tuple[str, str]) -> None:
    hired = ("hirelings vault_keepers", "held vault_keepers by eyrie", "vault_keepers control 2")
    lines = (souls(FOXES), acolytes(1), "points 0 1 5", "clearing 8 alliance warrior 2", *there.splitlines())
    game = cult(*hired, *lines, "coming card cobbler die 0 die 0", cards="fanatics", rivals="eyrie alliance")
    assert victims(game)[1] == victim


@pytest.mark.law("bots:3.3.2")
def test_martyrs_come_from_the_supply_as_well() -> None:
    game = cult(souls("royal_claim"), at(5, "warrior 2"), cards="martyrs")
    assert (waiting(game), where(game, CULT, "warrior")) == (2, {5: 1})
    assert supply(game, CULT, "warrior") == 25 - 3
    assert waiting(cult(souls("royal_claim"), at(5, "warrior 25"), cards="martyrs")) == 1
    assert waiting(cult(souls("royal_claim"), cards="martyrs")) == 1


@pytest.mark.law("bots:3.3.2")
@pytest.mark.parametrize(("cards", "scored"), [("", []), ("spiteful", [1])])
def test_spiteful_crusades_score_once_for_tokens(cards: str, scored: list[int]) -> None:
    lines = (souls(FOXES), acolytes(1, space=1), at(1, "warrior 2"), at(8, "warrior 2"))
    tokens = [f"clearing {clearing} alliance sympathy 1" for clearing in (1, 8)]
    game = cult(*lines, *tokens, "coming die 0 die 0 die 0 die 0", cards=cards, rivals="alliance")
    assert where(game, "alliance", "sympathy") == {}
    assert [event["points"] for event in by_law(game, "bots:3.3.2", "scored")] == scored
    assert not game.state.board(0, LogicalLizardsBoard).spited


@pytest.mark.law("bots:3.3.2")
def test_a_crusade_that_removes_no_token_scores_nothing_for_spite() -> None:
    lines = (souls(FOXES), acolytes(1, space=1), at(1, "warrior 2"), "clearing 1 eyrie roost 1")
    game = cult(*lines, "coming card cobbler die 0 die 0", cards="spiteful")
    assert by_law(game, "bots:3.3.2", "scored") == []


@pytest.mark.law("bots:3.3.2")
def test_a_token_that_a_fanatic_removed_is_none_of_the_next_crusade() -> None:
    lines = (souls(FOXES), acolytes(2), "points 0 1 5", "clearing 8 alliance warrior 1 sympathy 1", at(1, "warrior 2"))
    there = (*lines, "clearing 1 eyrie roost 1", "coming die 0 die 0 die 0 die 0")
    game = cult(*there, cards="fanatics+spiteful", rivals="eyrie alliance")
    assert [event["clearing"] for event in happened(game, "battled")] == [8, 1]
    assert where(game, "alliance", "sympathy") == where(game, "eyrie", "roost") == {}
    assert by_law(game, "bots:3.3.2", "scored") == []


# ---- words, positions and whole games


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_and_conspiracies_are_told_in_words(language: str) -> None:
    lines = (souls(FOXES), acolytes(1), "clearing 8 eyrie warrior 2 roost 1", "clearing 6 eyrie warrior 1")
    game = cult(*lines)
    words, labels = Words(language, "root"), RootLabels(Words(language, "root"), game.state)
    told = "\n".join(labels.told([event]) for event in game.events if event.law.startswith("bots:8"))
    for name in ("reason-most-enemy-buildings", "conspiracy-convert"):
        assert words.say(name) in told
    assert "most_enemy_buildings" not in told


def test_what_lies_on_their_board_is_written_and_read() -> None:
    game = cult(souls("cobbler anvil"), acolytes(3, space=2), now="1 birdsong")
    lines = game.position().splitlines()
    assert {f"{CULT} souls cobbler anvil", f"{CULT} acolytes 3", f"{CULT} space 2"} <= set(lines)
    assert copse.position(game.position()).state.dump() == game.state.dump()


def test_a_position_of_their_daylight_has_an_order_and_rituals() -> None:
    foxes = (at(8, "garden_fox 2"), at(1, "garden_fox 1"), at(6, "garden_fox 1"))
    gardens = (*foxes, at(5, "garden_rabbit 1"), "coming card armorers")
    revealed = f"{CULT} revealed sword codebreakers"
    game = cult(souls("cobbler"), f"{CULT} suit fox", revealed, *gardens, now="0 daylight")
    assert points(game, CULT) == 3  # by the foxes
    assert lost(game) == ["cobbler", "codebreakers", "sword", "armorers"]
    game = cult(souls("cobbler"), *gardens, now="0 daylight")
    assert points(game, CULT) == 2  # by the rabbits, which the souls are; their second garden has just come


def test_a_crusade_is_written_and_read_in_the_middle() -> None:
    lines = (souls(FOXES), acolytes(1, space=1), at(1, "warrior 2"), at(8, "warrior 2"))
    enemies = ("clearing 1 alliance sympathy 1", "clearing 8 marquise sawmill 1 recruiter 1")
    dice = "coming die 0 die 0 die 0 die 0"
    game = cult(*lines, *enemies, dice, cards="spiteful", rivals="alliance marquise")
    assert (game.decision.seat, game.decision.prompt) == (2, "ChooseLosses")
    assert {f"{CULT} suit fox", f"{CULT} spited"} <= set(game.position().splitlines())
    assert copse.load(game.save()).state.dump() == game.state.dump()
    again = play(copse.position(game.position()), "2 lose sawmill")
    assert again.view(None)["seats"] == play(game, "2 lose sawmill").view(None)["seats"]
    assert by_law(game, "bots:3.3.2", "scored") == [{"seat": 0, "points": 1}]


@pytest.mark.parametrize(
    "line",
    [f"{CULT} suit fox", f"{CULT} revealed anvil", f"{CULT} acolytes 26", f"{CULT} space 6", f"{CULT} halo 1",
     f"clearing 8 {CULT} garden_mouse 1"],
)  # fmt: skip
def test_impossible_boards_are_refused(line: str) -> None:
    with pytest.raises(BadPosition):
        machine(f"factions {CULT} eyrie\nturn 1 birdsong", line)


@pytest.mark.law("root:A.6.5", "bots:3.2")
@pytest.mark.parametrize("seed", range(15))
def test_no_hireling_is_dealt_that_is_linked_with_the_faction_they_replace(seed: int) -> None:
    game = copse.new("root", factions=["eyrie", CULT, "alliance"], hirelings="random", seed=seed)
    dealt = {event["hireling"] for event in happened(game, "dealt_hireling")}
    assert len(dealt) == 3
    assert not dealt & {"warm_sun_prophets", "lizard_envoys"}


PEOPLE = ("marquise", "eyrie", "alliance", "vagabond", "riverfolk", "duchy", "corvids", "hundreds", "keepers")


@pytest.mark.parametrize("seed", range(12))
def test_whole_games_with_random_people(seed: int) -> None:
    dice = Random(seed)
    traits = [*combinations(TRAITS, seed % 5)][seed % len([*combinations(TRAITS, seed % 5)])]
    cards = "+".join([("easy", "normal", "challenging", "nightmare")[seed % 4], *traits])
    others = [PEOPLE[seed % len(PEOPLE)], PEOPLE[(seed + 1 + seed % 4) % len(PEOPLE)]]
    game = copse.new(
        "root",
        factions=[others[0], f"{CULT}:{cards}", others[1]],
        map=("autumn", "winter", "lake", "mountain")[seed % 4],
        deck=("standard", "exiles")[seed % 2],
        seed=seed,
    )
    choices = 0
    while not game.over:
        assert game.decision.seat != 1
        game.apply(dice.choice(game.decision.actions))
        choices += 1
        if choices % 25 == 0 and not game.over:
            check(game.state)
            assert copse.position(game.position()).position() == game.position()
            assert copse.load(game.save()).state.dump() == game.state.dump()
    assert copse.replay(game.record()).state.dump() == game.state.dump()
