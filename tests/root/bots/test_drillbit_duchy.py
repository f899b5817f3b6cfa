"""Bots, chapter 10: the Drillbit Duchy."""

from __future__ import annotations

from itertools import cycle

import pytest

import copse
from copse.games import RootGame
from copse.kernel.chance import Dice
from copse.kernel.errors import BadPosition
from copse.kernel.tasks import Json
from copse.root.cards import CARDS
from copse.root.check import check
from copse.root.maps import MAPS
from tests.root.bots.machine import aims, machine, victims
from tests.root.table import count, hand, points, seat, supply, where
from tests.script import asked, few_of_many, happened, legal, play

MOLES = "drillbit_duchy"
FOX, RABBIT, MOUSE, BIRD = "ambush_fox", "ambush_rabbit", "ambush_mouse", "ambush_bird"  # nothing to craft
EVERYONE = "captain marshal foremole brigadier banker mayor earl_of_stone baron_of_dirt duchess_of_mud"
BURROW = 0


def moles(*lines: str, cards: str = "", rivals: str = "eyrie", turn: str = "0 birdsong") -> str:
    """Its turn, with these cards beside its board; the last lines say who stands where."""
    return "\n".join([f"factions {MOLES}{cards and ':'}{cards} {rivals}", f"turn {turn}", *lines])


def at(clearing: int, what: str) -> str:
    return f"clearing {clearing} {MOLES} {what}"


def swayed(ministers: str) -> str:
    return f"{MOLES} swayed {ministers}"


def ordered(card: str, *dice: int) -> str:
    """The order that comes, and what is rolled."""
    return f"coming card {card}" + "".join(f" die {die}" for die in dice)


def today(order: str, *lines: str, cards: str = "", rivals: str = "eyrie", dice: tuple[int, ...] = ()) -> RootGame:
    """A turn from its Daylight on, so that nobody was recruited."""
    coming = ["coming " + " ".join(f"die {die}" for die in dice)] if dice else []
    return machine(moles(f"{MOLES} order {order}", *lines, cards=cards, rivals=rivals, turn="0 daylight"), *coming)


def tonight(order: str, *lines: str, cards: str = "") -> RootGame:
    """A turn from its Evening on."""
    return machine(moles(f"{MOLES} order {order}", *lines, cards=cards, turn="0 evening"))


def eyrie_strikes(*lines: str, cards: str = "", die: int = 0) -> RootGame:
    """The Eyrie has battled it in clearing 2 (mouse), and the Alliance comes before its own turn; without warriors it
    loses a piece more than is rolled."""
    position = moles(*lines, cards=cards, rivals="eyrie alliance", turn="1 daylight")
    decree = ("eyrie leader despot", "eyrie decree battle vizier", "alliance supporters foxfolk_steel sword")
    there = ("clearing 2 eyrie warrior 4", "clearing 3 eyrie roost 1", f"coming die {die} die 0")
    return play(machine(position, *decree, *there), "1 pass", f"1 battle 2 {MOLES}")


def crowned(game: RootGame) -> list[str]:
    return game.view(1)["seats"][seat(game, MOLES)]["board"]["swayed"]  # type: ignore[index, call-overload, return-value]


def done(game: RootGame, law: str, what: str) -> list[dict[str, int | str]]:
    """The events of a kind that a paragraph brought about."""
    return [dict(event.args) for event in game.events if event.law == law and event.what == what]


# ---- §10.2


@pytest.mark.law("bots:10.1", "bots:10.2", "bots:10.2.1")
def test_an_error_costs_the_bottommost_crown_and_one_for_all_buildings_at_once() -> None:
    game = eyrie_strikes(at(2, "market 2"), swayed("marshal captain banker"), die=1)
    assert supply(game, MOLES, "market") == 3
    assert crowned(game) == ["captain", "marshal"]
    assert happened(game, "lost_crown") == [{"seat": 0, "minister": "banker"}]


@pytest.mark.law("bots:10.2.1")
@pytest.mark.parametrize("pieces", ["tunnel 1", "tunnel 1 market 1"])
def test_a_tunnel_costs_no_crown(pieces: str) -> None:
    game = eyrie_strikes(at(2, pieces), swayed("captain"))
    assert count(game, MOLES, "tunnel", 2) == 0
    assert crowned(game) == ["captain"]


@pytest.mark.law("bots:10.2.1")
def test_without_a_crown_an_error_costs_nothing() -> None:
    assert not happened(eyrie_strikes(at(2, "citadel 1")), "lost_crown")


@pytest.mark.ruling("B39")
@pytest.mark.law("bots:10.2.1")
def test_a_minister_who_lost_the_crown_is_swayed_again() -> None:
    game = eyrie_strikes(at(2, "market 1"), swayed("captain"))
    assert crowned(game) == []
    assert crowned(tonight(FOX)) == ["captain"]


@pytest.mark.law("bots:10.2.2")
def test_the_burrow_is_beside_every_tunnel_and_nobody_else_comes_there() -> None:
    game = machine(
        moles(at(1, "tunnel 1 warrior 1"), at(8, "tunnel 1"), "clearing 1 eyrie warrior 3", turn="1 birdsong")
    )
    state = game.state
    assert state.ruled(0) & 1
    assert state.rules.factions[0].paths_from(state, 0, BURROW) == 1 << 1 | 1 << 8
    assert state.rules.factions[0].paths_from(state, 0, 8) == 1
    assert state.rules.factions[0].no_entry(state, 0, 1) == state.rules.factions[0].no_placing(state, 0, 1) == 1


@pytest.mark.parametrize(
    ("line", "problem"),
    [(at(1, "tunnel 2"), "no more than one tunnel"), ("todo EndTurn 0\ntodo Drill 1 0", "Drill")],
)
def test_impossible_positions(line: str, problem: str) -> None:
    with pytest.raises(BadPosition, match=problem):
        machine(moles(line, turn="0 daylight"))


# ---- §10.3


@pytest.mark.ruling("B37")
@pytest.mark.law("bots:10.3", "bots:10.3.1", "bots:10.3.2", "bots:10.3.3", "bots:10.3.4", "bots:10.3.5")
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(
    "others", [["alliance"], ["marquise"], ["marquise", "eyrie"], ["lizards", "mechanical_marquise"]]
)
def test_setup_by_lot(others: list[str], seed: int) -> None:
    game = copse.new("root", factions=[*others, MOLES], seed=seed)
    while not where(game, MOLES, "tunnel"):
        game.apply(game.decision.actions[seed % len(game.decision.actions)])
    state = game.state
    (corner,) = where(game, MOLES, "tunnel")
    starts = [home for home in range(1, 13) if any(state.homes[other] >> home & 1 for other in range(len(others)))]
    assert corner in state.map.corners
    assert corner not in starts
    facing = [state.map.opposite[start] for start in starts if start in state.map.corners]
    free = [start for start in facing if start not in starts]
    assert corner in free or not free
    near = [clearing for clearing in range(1, 13) if state.map.paths[corner] >> clearing & 1]
    assert where(game, MOLES, "warrior") == {corner: 2} | dict.fromkeys(near, 2)
    assert supply(game, MOLES, "warrior") == 20 - 2 - 2 * len(near)
    assert [supply(game, MOLES, name) for name in ("citadel", "market", "tunnel")] == [3, 3, 2]
    assert len(crowned(game)) == 2
    assert len(done(game, "bots:10.3.5", "discarded")) == 2


@pytest.mark.law("bots:10.3.3", "bots:12.2")
def test_it_surrounds_its_corner_over_closed_paths_too() -> None:
    game = copse.new("root", factions=["alliance", MOLES], map="mountain", seed=3)
    (corner,) = where(game, MOLES, "tunnel")
    joined = [b if a == corner else a for a, b in game.state.map.closed if corner in (a, b)]
    assert joined, "a corner with a closed path"
    assert all(count(game, MOLES, "warrior", clearing) == 2 for clearing in joined)


@pytest.mark.law("root:A.6.5")
def test_no_hireling_that_is_linked_with_the_duchy_is_dealt() -> None:
    for seed in range(30):
        game = copse.new("root", factions=["alliance", "eyrie", MOLES], hirelings="random", seed=seed)
        while not happened(game, "dealt_hireling"):
            game.apply(game.decision.actions[0])
        dealt = [event["hireling"] for event in happened(game, "dealt_hireling")]
        assert not {"sunward_expedition", "mole_artisans"} & set(dealt)


@pytest.mark.ruling("B38")
@pytest.mark.law("bots:10.3.5")
@pytest.mark.parametrize(
    ("cards", "ministers"),
    [
        ((FOX, "anvil"), ["captain", "brigadier"]),
        ((RABBIT, FOX), ["captain", "marshal"]),
        ((BIRD, FOX), ["captain", "brigadier"]),
        ((FOX, BIRD), ["captain", "marshal"]),
    ],
)
def test_two_cards_crown_the_topmost_ministers_that_they_match(cards: tuple[str, str], ministers: list[str]) -> None:
    position = f"factions {MOLES} eyrie\nturn 1 birdsong\ntodo BeginTurn 1\ntodo FirstMinisters 0"
    game = machine(position, f"coming card {cards[0]} card {cards[1]}")
    assert crowned(game) == ministers
    assert {CARDS[card].id for card in game.state.discard} == set(cards)


# ---- §10.4


@pytest.mark.law("bots:10.4", "bots:10.4.1", "bots:10.4.2")
def test_it_reveals_and_crafts_its_order() -> None:
    game = machine(moles(), "coming card foxfolk_steel")
    assert [event["card"] for event in happened(game, "revealed_order")] == ["foxfolk_steel"]
    assert [event["card"] for event in happened(game, "crafted")] == ["foxfolk_steel"]


@pytest.mark.law("bots:10.4.3", "bots:10.7.3")
@pytest.mark.parametrize(
    ("lines", "number"),
    [
        ((), 2),
        ((at(5, "citadel 1"),), 3),
        ((at(5, "citadel 2"),), 4),
        ((at(5, "citadel 2"), at(7, "citadel 1")), 6),
        ((swayed("foremole"),), 3),
        ((swayed("foremole"), at(5, "citadel 1")), 4),
        ((at(9, "warrior 19"),), 1),
    ],
)
def test_it_recruits_two_into_the_burrow_and_one_for_each_mole_that_shows(lines: tuple[str, ...], number: int) -> None:
    game = machine(moles(*lines), ordered(FOX))
    (recruited,) = done(game, "bots:10.4.3", "placed")
    assert (recruited["clearing"], recruited["count"]) == (BURROW, number)


@pytest.mark.law("bots:3.3.1")
@pytest.mark.parametrize(("difficulty", "number"), [("easy", 1), ("normal", 2), ("challenging", 3), ("nightmare", 3)])
def test_difficulties_say_how_many_it_recruits(difficulty: str, number: int) -> None:
    game = machine(moles(cards="" if difficulty == "normal" else difficulty), ordered(FOX))
    assert done(game, "bots:10.4.3", "placed")[0]["count"] == number
    assert len(done(game, "bots:3.3.1", "scored")) == (difficulty == "nightmare")


# ---- §10.5


@pytest.mark.law("bots:10.5", "bots:10.5.1", "bots:10.5.1.I")
def test_it_digs_in_an_ordered_clearing_with_most_slots_then_fewest_enemies() -> None:
    lines = (at(0, "warrior 5"), "clearing 8 eyrie warrior 2")
    game = today(FOX, *lines)  # of 1, 6, 8 and 12 only 8 has two slots
    assert where(game, MOLES, "tunnel") == {8: 1}
    assert done(game, "bots:10.5.1", "moved") == [{"seat": 0, "origin": 0, "target": 8, "count": 4}]
    assert aims(game)[0] == (8, "most_slots")
    rooks = [f"clearing {clearing} eyrie warrior {1 if clearing == 7 else 2}" for clearing in (2, 7, 9, 11)]
    assert aims(today(MOUSE, at(0, "warrior 4"), *rooks))[0] == (7, "fewest_enemy_warriors")
    assert aims(today(MOUSE, at(0, "warrior 4")))[0] == (2, "priority")


@pytest.mark.law("bots:10.5.1.I")
def test_with_a_bird_it_digs_where_enemies_have_most_buildings_and_tokens() -> None:
    lines = (at(0, "warrior 4"), "clearing 3 eyrie roost 1", "clearing 9 alliance sympathy 1 base_mouse 1",
             "clearing 2 eyrie warrior 5")  # fmt: skip
    game = today(BIRD, *lines, rivals="eyrie alliance", dice=(0, 0))
    assert aims(game)[0] == (9, "most_built")


@pytest.mark.law("bots:10.5.1")
@pytest.mark.parametrize(
    "lines",
    [
        (at(0, "warrior 3"),),
        (at(0, "warrior 9"), at(1, "tunnel 1"), at(6, "market 1"), at(8, "tunnel 1"), at(12, "citadel 1")),
    ],
)
def test_it_does_not_dig_with_too_few_or_nowhere(lines: tuple[str, ...]) -> None:
    assert not done(today(FOX, *lines, "clearing 3 eyrie warrior 1"), "bots:10.5.1", "built")


@pytest.mark.law("bots:10.5.1.II")
def test_with_all_tunnels_dug_it_takes_that_with_the_fewest_of_its_warriors() -> None:
    lines = (at(0, "warrior 4"), at(2, "tunnel 1 warrior 2"), at(7, "tunnel 1 warrior 1"), at(5, "tunnel 1 warrior 3"))
    game = today(FOX, *lines)
    assert where(game, MOLES, "tunnel") == {2: 1, 5: 1, 8: 1}
    assert aims(game)[:2] == [(8, "most_slots"), (7, "fewest_warriors")]


@pytest.mark.law("bots:10.5.1")
def test_a_dig_is_a_move_that_others_mind() -> None:
    lines = (at(0, "warrior 4"), "clearing 8 alliance sympathy 1")
    game = today(FOX, *lines, rivals="alliance", dice=(0, 0))
    assert [event["clearing"] for event in happened(game, "outraged")] == [8, 8]  # it comes, and it removes


@pytest.mark.law("bots:10.5.1")
def test_it_digs_nowhere_that_it_may_not_place() -> None:
    game = today(FOX, at(0, "warrior 4"), "clearing 8 marquise keep 1", rivals="marquise")
    assert where(game, MOLES, "tunnel") == {1: 1}


@pytest.mark.law("bots:10.5.2")
def test_it_battles_in_each_ordered_clearing_by_buildings_pieces_and_points() -> None:
    lines = (
        at(1, "warrior 3"), at(6, "warrior 3"), at(8, "warrior 3"), at(5, "warrior 3"),
        "clearing 1 eyrie roost 1", "clearing 1 alliance warrior 3",
        "clearing 6 eyrie warrior 1", "clearing 6 alliance warrior 2",
        "clearing 8 eyrie warrior 1", "clearing 8 alliance warrior 1",
        "clearing 5 eyrie warrior 3", "points 0 5 1",
    )  # fmt: skip
    game = today(FOX, *lines, rivals="eyrie alliance", dice=(0, 0, 0, 0, 0, 0))
    assert [event["clearing"] for event in happened(game, "battled")] == [1, 6, 8]
    assert victims(game) == [("eyrie", "most_buildings"), ("alliance", "most_pieces"), ("eyrie", "most_points")]


@pytest.mark.law("bots:10.5.3")
@pytest.mark.parametrize(("elsewhere", "built"), [(5, "citadel"), (6, "market")])
def test_it_builds_where_it_rules_with_most_warriors_by_what_its_supply_holds(elsewhere: int, built: str) -> None:
    lines = (at(5, "warrior 2"), at(9, f"warrior {elsewhere}"), at(7, "warrior 4"), "clearing 9 eyrie warrior 9")
    game = today(FOX, *lines)  # 9 warriors in the supply, or 8
    assert where(game, MOLES, built) == {7: 1}
    assert aims(game) == [(7, "most_warriors")]


@pytest.mark.law("bots:10.5.3")
def test_who_cannot_build_scores_a_point_while_buildings_are_left() -> None:
    assert done(today(FOX, "clearing 3 eyrie warrior 1"), "bots:10.5.3", "scored") == [{"seat": 0, "points": 1}]
    everything = (at(2, "citadel 2"), at(5, "citadel 1 market 1"), at(7, "market 2"))
    assert not done(today(FOX, *everything), "bots:10.5.3", "scored")


@pytest.mark.ruling("B41")
@pytest.mark.law("bots:10.5.3")
def test_it_does_not_build_the_other_kind() -> None:
    game = today(FOX, at(2, "citadel 2"), at(5, "citadel 1"), at(7, "warrior 3"))
    assert supply(game, MOLES, "market") == 3
    assert done(game, "bots:10.5.3", "scored") == [{"seat": 0, "points": 1}]


@pytest.mark.law("bots:10.5.4", "bots:10.7")
def test_swayed_ministers_act_from_top_to_bottom() -> None:
    game = today(FOX, swayed(EVERYONE))
    called = [event["minister"] for event in happened(game, "called")]
    assert called == [name for name in EVERYONE.split() if name not in ("captain", "foremole")]


@pytest.mark.law("bots:10.5.4")
def test_who_is_not_swayed_does_not_act() -> None:
    assert [event["minister"] for event in happened(today(FOX, swayed("mayor")), "called")] == ["mayor"]


# ---- §10.6


@pytest.mark.law("bots:10.6", "bots:10.6.1")
def test_a_few_rally_to_a_building_next_to_them_with_the_fewest_warriors() -> None:
    lines = (at(1, "warrior 2"), at(5, "market 1 warrior 3"), at(9, "market 1 warrior 1"), at(10, "market 1 warrior 2"))
    game = tonight(FOX, *lines)
    assert done(game, "bots:10.6.1", "moved") == [{"seat": 0, "origin": 1, "target": 9, "count": 2}]
    assert aims(game) == [(9, "fewest_warriors")]


@pytest.mark.law("bots:10.6.1")
@pytest.mark.parametrize("standing", [at(1, "warrior 3"), at(1, "warrior 2 market 1"), at(5, "warrior 2")])
def test_three_or_those_with_a_building_or_not_ordered_stay(standing: str) -> None:
    assert not done(tonight(FOX, standing, at(9, "citadel 1")), "bots:10.6.1", "moved")


@pytest.mark.ruling("B44")
@pytest.mark.law("bots:10.6.1")
def test_where_no_building_is_near_a_few_go_to_the_burrow() -> None:
    game = tonight(FOX, at(1, "warrior 2"), at(8, "warrior 1"), "clearing 8 eyrie warrior 3", at(4, "market 1"),
                   "clearing 4 eyrie warrior 3")  # fmt: skip
    assert where(game, MOLES, "warrior") == {BURROW: 3}  # it rules neither 8 nor 4, and has no tunnel


@pytest.mark.ruling("B44")
@pytest.mark.law("bots:10.6.1", "bots:11.8.2")
@pytest.mark.parametrize(("clearing", "number", "stay"), [(1, 2, 2), (5, 6, 6)])
def test_a_snare_closes_on_those_who_leave_for_the_burrow(clearing: int, number: int, stay: int) -> None:
    position = moles(
        f"{MOLES} order {FOX}", at(clearing, f"warrior {number}"), f"clearing {clearing} corvids snare 1",
        rivals="corvids", turn="0 evening",
    )  # fmt: skip
    game = machine(position)
    assert where(game, MOLES, "warrior") == {clearing: stay}
    assert where(game, "corvids", "snare") == {}


@pytest.mark.law("bots:10.6.1")
def test_all_but_four_leave_each_clearing_that_it_rules() -> None:
    lines = (at(5, "warrior 6"), at(9, "warrior 5"), "clearing 9 eyrie warrior 6", at(7, "warrior 4 market 1"))
    assert where(tonight(FOX, *lines), MOLES, "warrior") == {BURROW: 2, 5: 4, 9: 5, 7: 4}


@pytest.mark.law("bots:10.6.2")
def test_it_scores_for_each_market() -> None:
    assert done(tonight(FOX, at(2, "market 2")), "bots:10.6.2", "scored") == [{"seat": 0, "points": 2}]


@pytest.mark.law("bots:10.6.3")
@pytest.mark.parametrize(
    ("order", "before", "new"),
    [
        (FOX, "", "captain"),
        (FOX, "captain", "brigadier"),
        (RABBIT, "captain", "marshal"),
        (MOUSE, "foremole mayor", "duchess_of_mud"),
        (BIRD, "captain", "duchess_of_mud"),
        (FOX, "captain brigadier earl_of_stone duchess_of_mud", "baron_of_dirt"),
        (FOX, EVERYONE, ""),
    ],
)
def test_it_sways_the_topmost_ordered_minister_or_the_bottommost_of_all(order: str, before: str, new: str) -> None:
    game = tonight(order, *[swayed(before)] * bool(before))
    assert [event["minister"] for event in happened(game, "swayed")] == [new] * bool(new)


@pytest.mark.law("bots:10.6.4")
def test_the_order_is_discarded() -> None:
    game = tonight(FOX)
    assert game.view(1)["discard"] == [FOX]
    assert game.view(1)["seats"][0]["board"]["order"] is None  # type: ignore[index, call-overload]


# ---- §10.7


@pytest.mark.law("bots:10.7.1")
@pytest.mark.parametrize(
    ("ministers", "pieces", "extra"),
    [("captain", "tunnel 1", 1), ("captain", "market 1", 0), ("marshal", "tunnel 1", 0)],
)
def test_the_captain_deals_a_hit_where_a_tunnel_is(ministers: str, pieces: str, extra: int) -> None:
    lines = (swayed(ministers), at(1, f"warrior 3 {pieces}"), "clearing 1 eyrie warrior 3")
    game = today(FOX, *lines, dice=(0, 0))
    assert sum(int(event["count"]) for event in happened(game, "dealt_extra")) == extra
    assert len(done(game, "bots:10.7.1", "dealt_extra")) == extra


@pytest.mark.law("bots:10.7.1")
def test_the_captain_does_not_defend() -> None:
    game = eyrie_strikes(at(2, "warrior 3 tunnel 1"), swayed("captain"))
    assert not happened(game, "dealt_extra")


@pytest.mark.law("bots:10.7.2")
def test_the_marshal_places_a_warrior_at_the_building_with_the_fewest() -> None:
    lines = (swayed("marshal"), at(2, "market 2 warrior 3"), at(7, "market 1 warrior 1"), at(5, "warrior 4"))
    game = today(FOX, *lines)
    assert [event["clearing"] for event in done(game, "bots:10.7.2", "placed")] == [7]
    assert (7, "fewest_warriors") in aims(game)
    assert not done(today(FOX, swayed("marshal"), "clearing 3 eyrie warrior 1"), "bots:10.7.2", "placed")


@pytest.mark.law("bots:10.7.3")
def test_the_foremole_has_no_action() -> None:
    assert not happened(today(FOX, swayed("foremole")), "called")


@pytest.mark.ruling("B40")
@pytest.mark.law("bots:10.7.4")
@pytest.mark.parametrize(("waiting", "moved"), [(2, []), (3, [3]), (7, [4, 3]), (9, [4, 4])])
def test_the_brigadier_digs_with_three(waiting: int, moved: list[int]) -> None:
    game = today(FOX, swayed("brigadier"), at(0, f"warrior {waiting}"), "clearing 3 eyrie warrior 1")
    dug = [event["count"] for event in happened(game, "moved") if event["origin"] == BURROW]
    assert dug == moved


@pytest.mark.law("bots:10.7.4")
def test_the_brigadier_digs_where_enemies_have_built_and_then_as_ever() -> None:
    lines = (swayed("brigadier"), at(0, "warrior 3"), "clearing 12 eyrie roost 1")
    assert aims(today(FOX, *lines))[0] == (12, "most_built")
    assert aims(today(FOX, swayed("brigadier"), at(0, "warrior 3")))[0] == (8, "most_slots")


@pytest.mark.law("bots:10.7.5")
def test_the_banker_builds_again() -> None:
    game = today(FOX, swayed("banker"), at(5, "warrior 2"))
    assert where(game, MOLES, "citadel") == {5: 2}


@pytest.mark.ruling("B43")
@pytest.mark.law("bots:10.7.6")
def test_the_mayor_gives_up_a_warrior_of_the_map_for_a_point() -> None:
    lines = (swayed("mayor"), at(0, "warrior 3"), at(5, "warrior 2"), at(9, "warrior 4"), "clearing 9 eyrie warrior 5")
    game = today(FOX, *lines)
    assert [event["clearing"] for event in done(game, "bots:10.7.6", "removed")] == [5]
    assert done(game, "bots:10.7.6", "scored") == [{"seat": 0, "points": 1}]
    game = today(FOX, swayed("mayor"), at(0, "warrior 3"), "clearing 9 eyrie warrior 5")
    assert not done(game, "bots:10.7.6", "scored")


@pytest.mark.law("bots:10.7.7", "bots:10.7.8", "bots:10.7.9")
@pytest.mark.parametrize(
    ("minister", "law", "scored"),
    [("earl_of_stone", "bots:10.7.7", 2), ("baron_of_dirt", "bots:10.7.8", 3), ("duchess_of_mud", "bots:10.7.9", 2)],
)
def test_lords_score_for_what_is_on_the_map(minister: str, law: str, scored: int) -> None:
    buildings = (at(2, "citadel 2"), at(7, "market 2"), at(5, "market 1"))
    rooks = [f"clearing {clearing} eyrie warrior 4" for clearing in (2, 5, 7)]  # it rules nothing
    tunnels = (at(1, "tunnel 1"), at(8, "tunnel 1"), at(9, "tunnel 1"))
    game = today(FOX, swayed(minister), *buildings, *rooks, *tunnels)
    assert done(game, law, "scored") == [{"seat": 0, "points": scored}]
    assert not done(
        today(FOX, swayed(minister), at(1, "tunnel 1"), at(8, "tunnel 1"), rivals="alliance"), law, "scored"
    )


# ---- traits


@pytest.mark.ruling("B46")
@pytest.mark.law("bots:3.3.2", "bots:10.2.1")
@pytest.mark.parametrize(
    ("ministers", "lost"),
    [
        ("foremole mayor baron_of_dirt", ["mayor"]),
        ("captain baron_of_dirt", []),
        ("foremole earl_of_stone", ["foremole"]),
    ],
)
def test_foundations_cost_a_minister_of_the_clearing_only(ministers: str, lost: list[str]) -> None:
    game = eyrie_strikes(at(2, "market 1"), swayed(ministers), cards="foundations")  # clearing 2 is mouse
    assert [event["minister"] for event in happened(game, "lost_crown")] == lost


@pytest.mark.law("bots:3.3.2")
def test_invaders_dig_at_most_enemy_buildings_then_fewest_enemy_warriors() -> None:
    lines = (
        at(0, "warrior 4"), "clearing 6 alliance base_fox 1", "clearing 6 eyrie warrior 3",
        "clearing 12 eyrie roost 1", "clearing 1 alliance sympathy 1",
    )  # fmt: skip
    game = today(FOX, *lines, cards="invaders", rivals="eyrie alliance", dice=(0, 0))
    assert aims(game)[0] == (12, "fewest_enemy_warriors")
    assert aims(today(FOX, at(0, "warrior 4"), "clearing 6 eyrie roost 1", cards="invaders", dice=(0, 0)))[0] == (
        6,
        "most_enemy_buildings",
    )


@pytest.mark.ruling("B42")
@pytest.mark.law("bots:3.3.2")
@pytest.mark.parametrize(
    ("cards", "pieces", "battled", "scored"),
    [
        ("", "warrior 3 market 1", [], 1),
        ("invaders", "warrior 3 market 1", [3], 0),  # the one slot of clearing 3 is taken
        ("invaders", "warrior 1", [], 1),  # it rules nothing
    ],
)
def test_invaders_without_a_slot_battle_everywhere(cards: str, pieces: str, battled: list[int], scored: int) -> None:
    game = today(FOX, at(3, pieces), "clearing 3 eyrie warrior 2", cards=cards, dice=(0, 0) if battled else ())
    assert [event["clearing"] for event in happened(game, "battled")] == battled
    assert len(done(game, "bots:10.5.3", "scored")) == scored


@pytest.mark.ruling("B42")
@pytest.mark.law("bots:3.3.2", "bots:10.5.3")
def test_invaders_who_want_a_building_as_well_as_a_slot_score_the_point() -> None:
    game = today(FOX, at(3, "citadel 1 warrior 3"), at(5, "citadel 2"), "clearing 3 eyrie warrior 2", cards="invaders")
    assert not happened(game, "battled")
    assert len(done(game, "bots:10.5.3", "scored")) == 1


@pytest.mark.law("bots:10.7.2", "bots:2.3", "root:6.2.2")
def test_the_marshal_passes_over_a_keep() -> None:
    lines = (swayed("marshal"), at(1, "market 1"), at(5, "market 1 warrior 3"), "clearing 1 marquise keep 1")
    game = today(FOX, *lines, rivals="marquise")
    assert [event["clearing"] for event in done(game, "bots:10.7.2", "placed")] == [5]


@pytest.mark.ruling("B45")
@pytest.mark.law("bots:3.3.2")
def test_investors_take_a_matching_card_and_cost_it_a_point() -> None:
    lines = (at(2, "market 1"), swayed("captain mayor"), "points 5 0 0", f"hand eyrie anvil {MOUSE} {BIRD} {FOX}")
    game = eyrie_strikes(*lines, cards="investors")
    assert crowned(game) == ["captain"]
    assert asked(game) == (1, "PayInvestors", "bots:3.3.2")
    assert legal(game) == [f"discard {BIRD}", f"discard {MOUSE}"]
    play(game, f"1 discard {MOUSE}")
    assert points(game, MOLES) == 4
    assert MOUSE not in hand(game, "eyrie")
    assert crowned(game) == ["captain"]


@pytest.mark.ruling("B45")
@pytest.mark.law("bots:3.3.2")
@pytest.mark.parametrize("held", [["hand eyrie anvil"], []])
def test_a_human_who_cannot_pay_the_investors_has_a_minister_swayed(held: list[str]) -> None:
    lines = (at(2, "market 1"), swayed("captain mayor"), "points 5 0 0", *held)
    game = eyrie_strikes(*lines, cards="investors")
    if held:
        assert legal(game) == ["pass"]
        play(game, "1 pass")
    assert crowned(game) == ["captain", "foremole"]  # the topmost mouse; the mayor has lost the crown
    assert points(game, MOLES) == 5
    assert not happened(game, "showed_hand")


@pytest.mark.law("bots:3.3.2")
def test_a_bot_pays_no_investors() -> None:
    lines = (at(1, "market 1"), swayed("captain"), "clearing 1 mechanical_marquise warrior 4")
    position = moles(*lines, cards="investors", rivals="mechanical_marquise alliance", turn="1 birdsong")
    game = machine(position, "coming card ambush_fox die 0 die 0")
    assert len(happened(game, "lost_crown")) == 1
    assert game.decision.prompt != "PayInvestors"
    assert not happened(game, "swayed")


@pytest.mark.law("bots:3.3.2")
@pytest.mark.parametrize(("waiting", "dug"), [(2, []), (3, [3]), (5, [3]), (7, [3, 3])])
def test_overwhelm_digs_twice_with_three(waiting: int, dug: list[int]) -> None:
    game = today(FOX, at(0, f"warrior {waiting}"), "clearing 3 eyrie warrior 1", cards="overwhelm")
    assert [event["count"] for event in done(game, "bots:10.5.1", "moved")] == dug


# ---- what it has beside the rules


def test_positions_say_who_is_swayed() -> None:
    game = machine(moles(swayed("mayor captain"), turn="1 birdsong"))
    assert f"{MOLES} swayed captain mayor" in game.position().splitlines()
    assert copse.load(game.save()).state.dump() == game.state.dump()


@pytest.mark.law("bots:10.4", "bots:10.5", "bots:10.6")
def test_a_whole_turn() -> None:
    lines = (
        at(1, "warrior 2 tunnel 1"), at(5, "warrior 2"), at(9, "warrior 2"), at(10, "warrior 2"), at(0, "warrior 2"),
        swayed("marshal foremole"), "clearing 12 eyrie warrior 1", "clearing 3 eyrie warrior 6 roost 1",
    )  # fmt: skip
    game = machine(moles(*lines), ordered("root_tea_rabbit"))
    assert aims(game) == [(5, "most_slots"), (5, "most_warriors"), (5, "only")]
    assert where(game, MOLES, "tunnel") == {1: 1, 5: 1}
    assert where(game, MOLES, "market") == {5: 1}  # with 5 warriors in the supply
    assert where(game, MOLES, "warrior") == {1: 2, 9: 2, 5: 4, BURROW: 6}  # from 10, which is beside no building, and 5
    assert points(game, MOLES) == 2  # the tea, and the market
    assert crowned(game) == ["marshal", "foremole", "banker"]


TRAITS = ["", ":easy", ":nightmare+foundations+investors", ":challenging+invaders+overwhelm",
          ":nightmare+foundations+invaders+investors+overwhelm"]  # fmt: skip
TABLES = [
    ["marquise", "eyrie"], ["alliance", "corvids", "hundreds"], ["vagabond", "riverfolk", "lizards", "keepers"],
    ["eyrie"], ["mechanical_marquise:nightmare+blitz", "alliance", "vagabond"],
]  # fmt: skip


@pytest.mark.parametrize(("seed", "board"), few_of_many(5, zip(range(20), cycle(MAPS), strict=False)))
def test_whole_games_by_lot(seed: int, board: str) -> None:
    factions: list[Json] = [*TABLES[(seed + seed // 5) % len(TABLES)], MOLES + TRAITS[seed % len(TRAITS)]]
    game = copse.new("root", factions=factions, map=board, deck=("standard", "exiles")[seed % 2], seed=seed)
    dice = Dice(seed)
    while not game.over:
        assert game.decision.seat in game.state.rules.people
        game.apply(game.decision.actions[dice.below(len(game.decision.actions))])
        check(game.state)
        if len(game.history) % 60 == 0 and not game.over:
            assert copse.position(game.position()).position() == game.position()
            assert copse.load(game.save()).state.dump() == game.state.dump()
    assert copse.replay(game.record()).state.dump() == game.state.dump()
