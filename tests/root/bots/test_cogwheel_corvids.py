"""Bots, chapter 11: the Cogwheel Corvids, and what plots do to bots."""

from __future__ import annotations

import random

import pytest

import copse
from copse.games import RootGame
from copse.root.cards import CARDS
from copse.root.check import check
from copse.root.removal import replace
from tests.root.bots.machine import aims, machine, victims
from tests.root.table import box, count, hand, points, supply, where
from tests.script import happened, legal, play

CROWS = "cogwheel_corvids"
CAT = "mechanical_marquise"
FOX, RABBIT, MOUSE, BIRD = "ambush_fox", "ambush_rabbit", "ambush_mouse", "ambush_bird"  # nothing to craft
TRAITS = "backup_plans+gamble+mastermind+vendetta"
PLOTS = ("bomb", "snare", "extortion", "raid")


def at(clearing: int, what: str, who: str = CROWS) -> str:
    return f"clearing {clearing} {who} {what}"


def hidden(clearing: int, kind: str) -> tuple[str, str]:
    """The lines of a plot that lies face down."""
    return f"clearing {clearing} {CROWS} plot 1", f"{CROWS} plot {clearing} {kind}"


def crows(*lines: str, cards: str = "", rivals: str = "eyrie", phase: str = "birdsong") -> str:
    """Their turn, with these cards beside their board; the lines say who stands where."""
    return f"factions {CROWS}{cards and ':'}{cards} {rivals}\nturn 0 {phase}\n" + "\n".join(lines)


def by_day(order: str, *lines: str, cards: str = "", rivals: str = "eyrie", coming: str = "") -> RootGame:
    """Their Daylight with this order."""
    ordered = (f"{CROWS} order {order}", *([f"coming {coming}"] if coming else []))
    return machine(crows(*lines, cards=cards, rivals=rivals, phase="daylight"), *ordered)


def plotted(game: RootGame) -> list[int]:
    return [int(event["clearing"]) for event in happened(game, "plotted")]


def recruited(game: RootGame) -> list[tuple[int, int]]:
    told = [event for event in game.events if event.what == "placed" and event.law == "bots:11.4.3"]
    return [(int(event.args["clearing"]), int(event.args["count"])) for event in told]


def placed_by(game: RootGame, law: str) -> list[int]:
    return [int(event.args["clearing"]) for event in game.events if event.what == "placed" and event.law == law]


def scored(game: RootGame, law: str) -> list[int]:
    return [int(event.args["points"]) for event in game.events if event.what == "scored" and event.law == law]


# ---- §11.2, §11.3


@pytest.mark.law("bots:11.2.1")
def test_they_move_whoever_rules() -> None:
    rooks = [at(clearing, "warrior 5", "eyrie") for clearing in (1, 5, 9, 10)]
    game = by_day(FOX, at(1, "warrior 4 raid 1"), *rooks, coming="die 0 die 0 plot snare")
    assert [(event["origin"], event["target"]) for event in happened(game, "moved")] == [(1, 5)]


@pytest.mark.law("bots:11.2.2")
@pytest.mark.parametrize(("lines", "lost"), [(hidden(2, "snare"), 1), ((at(2, "snare 1"),), 0)])
def test_agents_deal_a_hit_at_a_plot_face_down(lines: tuple[str, ...], lost: int) -> None:
    decree = ("eyrie leader despot", "eyrie decree battle vizier", at(3, "roost 1", "eyrie"))
    position = crows(at(2, "warrior 4", "eyrie"), *lines, *decree).replace("turn 0 birdsong", "turn 1 daylight")
    game = play(machine(position, "coming die 0 die 0"), "1 pass", f"1 battle 2 {CROWS}")
    assert count(game, "eyrie", "warrior", 2) == 4 - lost


@pytest.mark.ruling("B49")
@pytest.mark.parametrize(("guess", "left", "gained"), [("raid", {2: 1}, 1), ("snare", {}, 0)])
def test_people_expose_their_plots(guess: str, left: dict[int, int], gained: int) -> None:
    position = crows(at(2, "warrior 1", "alliance"), *hidden(2, "snare"), "hand alliance anvil mouse_in_a_sack")
    game = machine(position.replace("eyrie", "alliance").replace("turn 0", "turn 1"))
    game = play(game, "1 expose 2", f"1 guess {guess}", "1 show mouse_in_a_sack")
    assert where(game, CROWS, "plot") == left
    assert points(game, CROWS) == gained  # for the card that they should have got (§2.8.1)
    assert points(game, "alliance") == 1 - gained
    assert ("mouse_in_a_sack" in hand(game, "alliance")) == (not gained)


@pytest.mark.law("bots:11.1", "bots:11.2", "bots:11.3", "bots:11.3.1", "bots:11.3.2", "bots:12.3")
@pytest.mark.parametrize(("board", "sites"), [("autumn", {12: 1, 10: 1, 11: 1}), ("mountain", None)])
def test_setup_in_the_clearing_of_each_suit_with_the_lowest_priority(board: str, sites: dict[int, int] | None) -> None:
    game = copse.new("root", factions=["alliance", CROWS], map=board, seed=5)
    state = game.state
    if sites is None:
        last = [max(clearing for clearing in range(1, 13) if state.suits[clearing] == suit) for suit in range(3)]
        sites = {10 if state.suits[10] == state.suits[clearing] else clearing: 1 for clearing in last}
    assert where(game, CROWS, "warrior") == sites
    assert [supply(game, CROWS, piece) for piece in ("warrior", "plot", *PLOTS)] == [12, 8, 2, 2, 2, 2]
    assert not state.hands[1].cards


# ---- §11.4


@pytest.mark.law("bots:11.4", "bots:11.4.1", "bots:11.4.2", "bots:11.6", "bots:11.6.2")
def test_the_order_is_revealed_crafted_and_discarded() -> None:
    game = machine(crows(), "coming card root_tea_fox")
    assert [event["card"] for event in happened(game, "revealed_order")] == ["root_tea_fox"]
    assert box(game, CROWS) == {"tea": 1}
    assert points(game, CROWS) == 1
    assert game.view(1)["seats"][0]["board"]["order"] is None  # type: ignore[index, call-overload]
    assert "root_tea_fox" in [CARDS[card].id for card in game.state.discard]


@pytest.mark.law("bots:11.4.3", "bots:3.3.1")
@pytest.mark.parametrize(("difficulty", "each"), [("easy", 1), ("normal", 2), ("challenging", 3), ("nightmare", 3)])
def test_the_difficulty_says_how_many_come_to_each_of_two_clearings(difficulty: str, each: int) -> None:
    game = machine(crows(cards=difficulty), f"coming card {FOX}")
    assert recruited(game) == [(1, each), (6, each)]
    assert points(game, CROWS) == (difficulty == "nightmare")


@pytest.mark.law("bots:11.4.3")
@pytest.mark.parametrize(
    ("order", "lines", "sites", "reasons"),
    [
        (FOX, (at(12, "warrior 1"), at(8, "warrior 2")), [8, 12], ["most_warriors", "most_warriors"]),
        (FOX, (at(12, "raid 1 warrior 3"), at(8, "warrior 1")), [8, 1], ["most_warriors", "priority"]),
        (FOX, (at(1, "raid 1"), at(6, "raid 1"), at(8, "snare 1")), [12, 1], ["no_plot", "priority"]),
        (BIRD, (at(7, "warrior 1"),), [7, 1], ["most_warriors", "priority"]),
    ],
)
def test_they_recruit_where_no_plot_is_then_where_most_warriors_are(
    order: str, lines: tuple[str, ...], sites: list[int], reasons: list[str]
) -> None:
    game = machine(crows(*lines), f"coming card {order}")
    assert [clearing for clearing, _ in recruited(game)] == sorted(sites)  # §2.4
    assert aims(game)[:2] == list(zip(sites, reasons, strict=True))


@pytest.mark.ruling("B50")
@pytest.mark.law("bots:11.4.3", "bots:11.5.4")
def test_when_warriors_run_out_the_plot_thickens_once_and_the_rest_is_placed() -> None:
    standing = (at(3, "warrior 7"), at(4, "warrior 7"))  # of fifteen
    game = machine(crows(*standing), f"coming card {FOX} plot snare")
    assert recruited(game) == [(1, 1), (1, 1)]
    assert plotted(game)[0] == 3
    flipped = [(event["clearing"], event["piece"]) for event in happened(game, "flipped")]
    assert flipped == [(3, "snare")]  # in the same Birdsong


@pytest.mark.ruling("B50")
@pytest.mark.law("bots:11.4.3")
def test_the_rest_comes_to_the_second_clearing_when_the_first_has_its_own() -> None:
    game = machine(crows(at(3, "warrior 7"), at(4, "warrior 6")), f"coming card {FOX} plot snare")
    assert recruited(game) == [(1, 2), (6, 1)]


@pytest.mark.law("bots:11.4.3", "bots:2.4")
def test_where_warriors_are_short_the_clearing_of_the_higher_priority_has_its_own_first() -> None:
    standing = [at(clearing, "warrior 2") for clearing in (2, 3, 4, 5, 7)]
    game = machine(crows(*standing, at(12, "warrior 1"), at(9, "warrior 1")), f"coming card {FOX}")
    assert [clearing for clearing, _ in aims(game)[:2]] == [12, 1]
    assert recruited(game) == [(1, 2), (12, 1)]


@pytest.mark.law("bots:11.4.3")
def test_without_a_crowd_nothing_thickens_when_warriors_run_out() -> None:
    standing = [at(clearing, "warrior 2") for clearing in (2, 3, 4, 5, 7, 9, 10)]
    game = machine(crows(*standing), f"coming card {FOX}")
    assert recruited(game) == [(1, 1)]
    assert not happened(game, "flipped")


@pytest.mark.law("bots:11.4.4")
def test_plots_are_flipped_by_priority_each_for_all_that_then_lie_face_up() -> None:
    game = machine(crows(*hidden(9, "snare"), *hidden(4, "raid"), at(7, "snare 1")), f"coming card {FOX}")
    flipped = [(event["clearing"], event["piece"]) for event in happened(game, "flipped")]
    assert flipped == [(4, "raid"), (9, "snare")]  # without a warrior there
    assert scored(game, "bots:11.4.4") == [2, 3]


# ---- §11.5


@pytest.mark.law("bots:11.5", "bots:11.5.1", "bots:2.4")
def test_they_battle_in_each_ordered_clearing_with_two_warriors() -> None:
    lines = [at(clearing, f"warrior {number}") for clearing, number in ((1, 2), (6, 1), (8, 2), (5, 3))]
    rooks = [at(clearing, "warrior 1", "eyrie") for clearing in (1, 6, 8, 5)]
    game = by_day(FOX, *lines, *rooks, coming="die 0 die 0 die 0 die 0")
    assert [event["clearing"] for event in happened(game, "battled")] == [1, 8]


@pytest.mark.law("bots:11.5.1")
@pytest.mark.parametrize(
    ("enemies", "score", "victim"),
    [
        ((at(1, "warrior 9", "eyrie"), at(1, "sympathy 1", "alliance")), "0 9 0", ("alliance", "most_built")),
        ((at(1, "roost 1", "eyrie"), at(1, "sympathy 1", "alliance")), "0 1 3", ("alliance", "most_points")),
        ((at(1, "roost 1", "eyrie"), at(1, "sympathy 1", "alliance")), "0 2 2", ("eyrie", "priority")),
    ],
)
def test_who_has_most_buildings_and_tokens_is_battled_then_who_has_most_points(
    enemies: tuple[str, ...], score: str, victim: tuple[str, str]
) -> None:
    lines = (at(1, "warrior 3"), *enemies, f"points {score}")
    game = by_day(FOX, *lines, rivals="eyrie alliance", coming="die 0 die 0")
    assert victims(game)[0] == victim


@pytest.mark.law("bots:11.5.2")
@pytest.mark.parametrize(
    ("lines", "target", "reason"),
    [
        ((at(9, "warrior 2"), at(5, "warrior 1")), 9, "most_warriors"),
        ((), 5, "priority"),
        ((at(5, "warrior 3 raid 1"), at(9, "snare 1")), 10, "only"),
        ((at(5, "raid 1"), at(9, "snare 1"), at(10, "raid 1")), 10, "low_priority"),
    ],
)
def test_all_but_two_leave_a_plot_that_lies_face_up(lines: tuple[str, ...], target: int, reason: str) -> None:
    game = by_day(FOX, at(1, "warrior 5 extortion 1"), at(3, "extortion 1 warrior 4"), *lines)
    moved = [(event["origin"], event["target"], event["count"]) for event in happened(game, "moved")]
    assert moved == [(1, target, 3)]  # clearing 3 is not ordered
    assert aims(game)[0] == (target, reason)


@pytest.mark.law("bots:11.5.2")
@pytest.mark.parametrize("lines", [hidden(1, "raid"), (at(1, "warrior 2 raid 1"),)])
def test_nobody_leaves_a_plot_face_down_or_with_two_warriors(lines: tuple[str, ...]) -> None:
    assert not happened(by_day(FOX, *lines), "moved")


@pytest.mark.law("bots:11.5.3")
def test_a_plot_by_lot_takes_the_place_of_a_warrior_where_most_are() -> None:
    lines = (at(1, "warrior 1"), at(6, "warrior 2"), at(8, "raid 1 warrior 2"), at(5, "warrior 2"))
    game = by_day(FOX, *lines, coming="plot extortion")
    assert plotted(game) == [6]
    assert aims(game) == [(6, "most_warriors")]
    assert game.state.boards[0].dump()["hidden"][6] == PLOTS.index("extortion")  # type: ignore[index]
    assert count(game, CROWS, "warrior", 6) == 1
    assert supply(game, CROWS, "warrior") == 15 - 6
    for viewer in (0, 1, None):
        assert game.view(viewer)["seats"][0]["board"]["plots"] == {"6": None}  # type: ignore[index, call-overload]


@pytest.mark.law("bots:11.5.2")
def test_a_neighbour_with_a_plot_face_down_has_a_plot() -> None:
    game = by_day(FOX, at(1, "warrior 4 raid 1"), *hidden(5, "snare"))
    assert [(event["origin"], event["target"]) for event in happened(game, "moved")] == [(1, 9)]


@pytest.mark.law("bots:11.5.3", "bots:2.3", "root:6.2.2")
def test_no_plot_is_laid_at_a_keep() -> None:
    lines = (at(1, "warrior 1"), at(6, "warrior 1"), "clearing 1 marquise keep 1")
    assert plotted(by_day(FOX, *lines, rivals="marquise")) == [6]


@pytest.mark.law("bots:11.5.3")
def test_without_a_plot_in_the_supply_no_warrior_is_given_up() -> None:
    lines = [at(site, f"{kind} 1") for site, kind in zip((2, 3, 4, 5, 7, 9, 10, 11), PLOTS * 2, strict=True)]
    game = by_day(FOX, at(1, "warrior 4"), *lines)
    assert count(game, CROWS, "warrior", 1) == 4


@pytest.mark.law("bots:11.5.4")
@pytest.mark.parametrize(("number", "sites"), [(2, [1]), (3, [1, 5])])
def test_the_plot_thickens_where_three_warriors_are(number: int, sites: list[int]) -> None:
    game = by_day(FOX, at(1, "warrior 1"), at(5, f"warrior {number}"), at(3, "raid 1 warrior 9"))
    assert plotted(game) == sites
    game = by_day(FOX, at(5, "warrior 3"), at(7, "warrior 4"))
    assert (plotted(game), aims(game)) == ([7], [(7, "most_warriors")])


# ---- §11.6


@pytest.mark.law("bots:11.6.1")
def test_extortions_face_up_score() -> None:
    lines = (at(1, "extortion 1"), at(5, "extortion 1"), at(6, "raid 1"))
    game = machine(crows(*lines, phase="evening"), f"{CROWS} order {FOX}")
    assert scored(game, "bots:11.6.1") == [2]


# ---- §11.7


@pytest.mark.ruling("B53")
@pytest.mark.law("bots:11.7", "bots:11.7.1", "root:3.2.1")
@pytest.mark.parametrize("swapped", PLOTS)
def test_a_bomb_removes_everything_and_is_swapped_by_lot(swapped: str) -> None:
    lines = (*hidden(2, "bomb"), at(2, "warrior 3 roost 1", "eyrie"), "hand eyrie anvil")
    game = machine(crows(*lines, cards="backup_plans"), f"coming card {FOX} plot {swapped}")
    assert count(game, "eyrie", "warrior", 2) == count(game, "eyrie", "roost", 2) == 0
    assert where(game, CROWS, swapped) == {2: 1}
    assert supply(game, CROWS, "plot") == 6  # another was laid by day
    assert scored(game, "root:3.2.1") == [1]
    assert scored(game, "bots:11.4.4") == [1]
    assert hand(game, "eyrie")[:1] == ["anvil"]  # what came instead has no effect
    assert not [event for event in game.events if event.law == "bots:3.3.2"]  # and no plot was removed


@pytest.mark.ruling("B53")
@pytest.mark.law("bots:11.7.1")
def test_a_bomb_stays_if_no_plot_is_left_in_the_supply() -> None:
    others = ("bomb", "snare", "snare", "extortion", "extortion", "raid", "raid")
    lines = [at(site, f"{kind} 1") for site, kind in zip((1, 3, 4, 5, 7, 9, 10), others, strict=True)]
    game = machine(crows(*lines, *hidden(2, "bomb"), at(2, "warrior 1", "eyrie")), f"coming card {FOX}")
    assert where(game, CROWS, "bomb") == {1: 1, 2: 1}
    assert count(game, "eyrie", "warrior", 2) == 0


@pytest.mark.law("bots:11.7.2")
def test_nobody_places_at_their_snare() -> None:
    supporters = "alliance supporters ambush_bird ambush_bird ambush_fox"
    position = f"factions {CROWS} alliance\nturn 1 birdsong\nclearing 5 alliance sympathy 1\n{supporters}"
    assert legal(play(machine(position), "1 pass"), "spread") == ["spread 1", "spread 2"]
    assert legal(play(machine(position, at(1, "snare 1")), "1 pass"), "spread") == ["spread 2"]


@pytest.mark.law("bots:11.7.3")
def test_an_extortion_costs_everyone_there_a_card() -> None:
    lines = (*hidden(2, "extortion"), at(2, "warrior 1", "eyrie"), at(3, "warrior 1", "alliance"))
    hands = ("hand eyrie anvil", "hand alliance sword")
    game = machine(crows(*lines, *hands, rivals="eyrie alliance"), f"coming card {FOX} hand_card anvil")
    assert [(event["seat"], event["card"]) for event in happened(game, "discarded")] == [(1, "anvil")]
    assert points(game, CROWS) == 2  # the flip, and Evening


@pytest.mark.law("bots:11.7.3", "bots:2.4", "bots:2.2")
def test_an_extortion_goes_by_the_priority_of_players_not_by_their_seats() -> None:
    lines = (*hidden(2, "extortion"), at(2, "warrior 1", "eyrie"), at(2, "warrior 1", "alliance"))
    hands = ("hand eyrie anvil", "hand alliance sword")
    game = machine(crows(*lines, *hands, rivals="alliance eyrie"), f"coming card {FOX} hand_card anvil hand_card sword")
    assert [event["card"] for event in happened(game, "discarded")] == ["anvil", "sword"]


@pytest.mark.law("bots:11.7.4")
def test_a_raid_that_is_removed_sends_warriors_next_door() -> None:
    decree = ("eyrie leader despot", "eyrie decree battle vizier", at(3, "roost 1", "eyrie"))
    position = crows(at(2, "warrior 4", "eyrie"), at(2, "raid 1"), *decree).replace("0 birdsong", "1 daylight")
    game = play(machine(position, "coming die 0 die 0"), "1 pass", f"1 battle 2 {CROWS}")
    assert placed_by(game, "bots:11.7.4") == [5, 6, 10]
    short = machine(position, at(12, "warrior 14"), "coming die 0 die 0")  # nobody is asked where the last goes
    assert placed_by(play(short, "1 pass", f"1 battle 2 {CROWS}"), "root:1.5.4") == [5]


# ---- §11.8


@pytest.mark.ruling("B47")
@pytest.mark.law("bots:11.8", "bots:11.8.1")
@pytest.mark.parametrize(
    ("standing", "lot", "lost"),
    [
        ("warrior 4 sawmill 1", "", [("warrior", 2)]),
        ("warrior 1 keep 1 sawmill 1", "", [("warrior", 1), ("keep", 1)]),
        ("sawmill 1 recruiter 1 keep 1", "piece recruiter", [("keep", 1), ("recruiter", 1)]),
        ("warrior 1", "", [("warrior", 1)]),
    ],
)
def test_a_bomb_removes_two_pieces_of_a_bot(standing: str, lot: str, lost: list[tuple[str, int]]) -> None:
    lines = (*hidden(2, "bomb"), at(2, standing, CAT), at(2, "warrior 3", "eyrie"))
    game = machine(crows(*lines, rivals=f"{CAT} eyrie"), f"coming card {FOX} {lot} plot snare")
    blown = [event.args for event in game.events if event.what == "removed" and event.law == "bots:11.7.1"]
    assert [(event["piece"], event["count"]) for event in blown if event["seat"] == 1] == lost
    assert [event["count"] for event in blown if event["seat"] == 2] == [3]  # of people all of them


@pytest.mark.law("bots:11.8.1")
def test_the_bomb_of_a_person_removes_two_pieces_of_a_bot_too() -> None:
    lines = ("clearing 2 corvids plot 1 warrior 1", "corvids plot 2 bomb", at(2, "warrior 3", CAT))
    game = machine("\n".join((f"factions {CAT} corvids", "turn 1 birdsong", *lines)))
    game = play(game, "1 pass", "1 flip 2")
    assert count(game, CAT, "warrior", 2) == 1
    assert where(game, "corvids", "bomb") == {}


@pytest.mark.ruling("B48")
@pytest.mark.law("bots:11.8", "bots:11.8.2")
def test_a_bot_that_would_place_at_a_snare_removes_it_instead() -> None:
    lines = (at(6, "warrior 3", CAT), at(8, "warrior 1", CAT), at(5, "sawmill 1", CAT), "clearing 6 corvids snare 1")
    busy = ("clearing 6 eyrie warrior 2", f"coming card {FOX} die 0 die 0")  # she battles them, not the snare
    game = machine("\n".join((f"factions {CAT} corvids eyrie", "turn 0 birdsong", *lines)), *busy)
    placed = [(event["clearing"], event["count"]) for event in happened(game, "placed")]
    assert placed == [(8, 2)]  # it aimed at both; the share of the other is lost
    assert where(game, "corvids", "snare") == {}
    assert (supply(game, "corvids", "plot"), supply(game, "corvids", "snare")) == (8, 2)
    assert [event["clearing"] for event in happened(game, "sprang_snare")] == [6]
    assert (points(game, CAT), points(game, "corvids")) == (1, 0)  # for two sawmills, and none for the snare


@pytest.mark.law("bots:11.8.2", "bots:4.5.5")
def test_a_building_that_a_snare_kept_out_was_not_built() -> None:
    lines = (at(5, "warrior 3", CAT), "clearing 5 corvids snare 1")
    game = machine("\n".join((f"factions {CAT} corvids", "turn 0 birdsong", *lines)), f"coming card {FOX}")
    assert [event["clearing"] for event in happened(game, "sprang_snare")] == [5]
    assert len(happened(game, "expanded")) == 1
    assert where(game, CAT, "sawmill") or where(game, CAT, "workshop") or where(game, CAT, "recruiter")


@pytest.mark.law("bots:11.8.2", "bots:6.5.1")
def test_sympathy_that_a_snare_kept_out_scores_nothing() -> None:
    lines = ("clearing 1 corvids snare 1", "clearing 5 automated_alliance sympathy 1")
    position = "\n".join(
        ("factions automated_alliance corvids", "turn 0 daylight", f"automated_alliance order {FOX}", *lines)
    )
    game = machine(position)
    assert where(game, "automated_alliance", "sympathy") == {5: 1}
    assert points(game, "automated_alliance") == 0
    assert where(game, "corvids", "snare") == {}


@pytest.mark.law("bots:11.8.2")
def test_a_bot_that_would_leave_a_snare_removes_it_instead() -> None:
    lines = (at(6, "warrior 6", CAT), at(4, "warrior 19", CAT), "clearing 3 corvids warrior 3")  # none is in the supply
    busy = ("clearing 6 eyrie warrior 2", "coming die 0 die 0")
    position = "\n".join((f"factions {CAT} corvids eyrie", "turn 0 daylight", f"{CAT} order {FOX}", *lines, *busy))
    free = machine(position)
    assert (6, 3) in [(event["origin"], event["target"]) for event in happened(free, "moved")]
    held = machine(position, "clearing 6 corvids snare 1")
    assert 6 not in [event["origin"] for event in happened(held, "moved")]
    assert where(held, "corvids", "snare") == {}


@pytest.mark.law("bots:11.8.2", "root:13.7.2")
def test_snares_hold_people_beside_bots_as_ever() -> None:
    lines = ("clearing 2 eyrie warrior 2", "clearing 5 eyrie roost 1", at(2, "snare 1"), "eyrie leader despot")
    game = machine(crows(*lines, "eyrie decree move vizier").replace("0 birdsong", "1 daylight"))
    game = play(game, "1 pass")
    assert not legal(game, "move 2")
    assert where(game, CROWS, "snare") == {2: 1}


@pytest.mark.law("bots:11.8.2", "root:G.1.4")
@pytest.mark.also_in("fifth")
def test_a_piece_that_a_snare_keeps_out_replaces_nothing() -> None:
    lines = ("clearing 5 corvids snare 1 warrior 1", at(5, "warrior 1", CAT))
    state = machine("\n".join((f"factions corvids {CAT}", "turn 0 daylight", *lines))).state
    warriors = state.rules.warrior
    replace(state, 1, warriors[0], 5, warriors[1], "root:G.1.4")
    assert (state.warriors(0, 5), state.warriors(1, 5)) == (1, 1)
    assert not state.where(state.rules.piece(0, "snare"))


# ---- a whole turn


def test_a_turn_from_the_order_to_its_discard() -> None:
    plotters = (at(1, "warrior 1"), at(6, "warrior 2"), at(9, "raid 1"), at(12, "warrior 3 plot 1"))
    rooks = (at(12, "warrior 1", "eyrie"), at(3, "roost 1 warrior 3", "eyrie"), "hand eyrie anvil")
    lots = "coming card root_tea_fox hand_card anvil die 2 die 0 plot snare plot bomb"
    game = machine(crows(*plotters, f"{CROWS} plot 12 extortion", *rooks), lots)
    told = [(event.law, event.what, event.args) for event in game.events]
    assert [(law, what, args.get("clearing", args.get("points"))) for law, what, args in told][:23] == [
        ("bots:2.7", "revealed_order", None),
        ("bots:1.1.1", "crafted", None),
        ("bots:1.1.2", "scored", 1),
        ("bots:11.4.3", "aimed_at_clearing", 6),
        ("bots:11.4.3", "aimed_at_clearing", 1),
        ("bots:11.4.3", "placed", 1),
        ("bots:11.4.3", "placed", 6),
        ("bots:11.4.4", "flipped", 12),
        ("bots:11.4.4", "scored", 2),
        ("bots:11.7.3", "discarded", None),
        ("bots:11.5.1", "aimed_at_player", None),
        ("bots:2.4", "battled", 12),
        ("root:4.3.2", "rolled", None),
        ("root:4.3.4", "removed", 12),
        ("bots:11.5.2", "aimed_at_clearing", 4),
        ("bots:11.5.2", "moved", None),
        ("bots:11.5.3", "aimed_at_clearing", 6),
        ("bots:11.5.3", "removed", 6),
        ("bots:11.5.3", "plotted", 6),
        ("bots:11.5.4", "aimed_at_clearing", 1),
        ("bots:11.5.4", "removed", 1),
        ("bots:11.5.4", "plotted", 1),
        ("bots:11.6.1", "scored", 1),
    ]
    assert where(game, CROWS, "warrior") == {1: 2, 4: 1, 6: 3, 12: 2}
    assert points(game, CROWS) == 4


# ---- traits


@pytest.mark.law("bots:3.3.2")
@pytest.mark.parametrize(("cards", "placed"), [("", []), ("backup_plans", [2])])
@pytest.mark.parametrize("plot", [hidden(2, "snare"), (at(2, "snare 1"),)])
def test_backup_plans_place_a_warrior_where_a_plot_was(plot: tuple[str, ...], cards: str, placed: list[int]) -> None:
    decree = ("eyrie leader despot", "eyrie decree battle vizier", at(3, "roost 1", "eyrie"))
    position = crows(at(2, "warrior 4", "eyrie"), *plot, *decree, cards=cards).replace("0 birdsong", "1 daylight")
    game = play(machine(position, "coming die 0 die 0"), "1 pass", f"1 battle 2 {CROWS}")
    assert placed_by(game, "bots:3.3.2") == placed


@pytest.mark.law("bots:3.3.2")
def test_a_gamble_that_is_lost_scores_for_them() -> None:
    lines = (*hidden(2, "bomb"), at(2, "warrior 2", "eyrie"), at(2, "warrior 1", "alliance"))
    game = machine(crows(*lines, cards="gamble", rivals="alliance eyrie"), f"coming card {FOX} plot snare")
    assert victims(game) == [("eyrie", "most_pieces")]
    assert game.decision.seat == 2
    assert copse.load(game.save()).state.dump() == game.state.dump()
    assert copse.position(game.position()).position() == game.position()
    game = play(game, "2 guess raid")
    assert (scored(game, "bots:3.3.2"), scored(game, "bots:11.4.4")) == ([1], [1])
    assert count(game, "eyrie", "warrior", 2) == 0
    assert where(game, CROWS, "snare") == {2: 1}


@pytest.mark.ruling("B51")
@pytest.mark.law("bots:3.3.2")
@pytest.mark.parametrize("kind", PLOTS)
def test_a_gamble_that_is_won_removes_the_plot_without_effect(kind: str) -> None:
    lines = (*hidden(2, kind), at(2, "warrior 2", "eyrie"), at(7, "snare 1"), "hand eyrie anvil")
    game = play(machine(crows(*lines, cards="gamble+vendetta"), f"coming card {FOX}"), f"1 guess {kind}")
    assert scored(game, "bots:11.4.4") == [2]  # it counts as flipped, beside the one that lay there
    assert count(game, CROWS, "plot", 2) == count(game, CROWS, kind, 2) == 0
    assert (points(game, "eyrie"), count(game, "eyrie", "warrior", 2)) == (1, 2)
    assert "anvil" in hand(game, "eyrie")
    assert not happened(game, "raided")


@pytest.mark.law("bots:3.3.2")
def test_nobody_gambles_where_no_person_is() -> None:
    lines = (*hidden(2, "raid"), at(2, "warrior 2", CAT), at(3, "warrior 2", "eyrie"))
    game = machine(crows(*lines, cards="gamble", rivals=f"{CAT} eyrie"), f"coming card {FOX}")
    assert [event["clearing"] for event in happened(game, "flipped")] == [2]


@pytest.mark.law("bots:3.3.2")
@pytest.mark.parametrize(("cards", "sites"), [("", [6]), ("mastermind", [6, 1])])
def test_a_mastermind_plots_twice(cards: str, sites: list[int]) -> None:
    assert plotted(by_day(FOX, at(1, "warrior 1"), at(6, "warrior 2"), cards=cards)) == sites


@pytest.mark.ruling("B52")
@pytest.mark.law("bots:3.3.2")
@pytest.mark.parametrize("kind", PLOTS[1:])
def test_a_vendetta_blows_up_with_every_plot_but_only_bombs_are_swapped(kind: str) -> None:
    lines = (*hidden(2, kind), at(2, "warrior 3", "eyrie"), "hand eyrie anvil")
    game = machine(crows(*lines, cards="vendetta"), f"coming card {FOX}")
    assert count(game, "eyrie", "warrior", 2) == 0
    assert where(game, CROWS, kind) == {2: 1}
    assert ("anvil" in hand(game, "eyrie")) == (kind != "extortion")  # its own effect comes first


# ---- whole games


@pytest.mark.law("root:A.6.5", "bots:3.2")
def test_no_hireling_is_dealt_that_is_linked_with_a_faction_that_a_bot_replaces() -> None:
    for seed in range(20):
        game = copse.new("root", factions=[CROWS, "eyrie", "alliance"], hirelings="random", seed=seed)
        assert "corvids" not in [hireling.linked for hireling in game.state.rules.hirelings]


TABLES = (
    (CROWS, "eyrie", "alliance"),
    ("vagabond", f"{CROWS}:nightmare+{TRAITS}", "lizards", "riverfolk"),
    (CAT, f"{CROWS}:challenging+gamble", "duchy", "keepers", "hundreds"),
    ("marquise", f"{CROWS}:easy+{TRAITS}"),
    ("corvids", f"{CAT}:challenging+blitz", "duchy"),
)


@pytest.mark.parametrize("board", ["autumn", "winter", "lake", "mountain"])
@pytest.mark.parametrize("factions", TABLES)
def test_games_by_chance_are_sound_and_are_read_back(factions: tuple[str, ...], board: str) -> None:
    game = copse.new("root", factions=list(factions), map=board, seed=len(board))
    dice, choices = random.Random(len(factions)), 0
    while not game.over:
        assert game.decision.seat in game.state.rules.people
        game.apply(dice.choice(game.decision.actions))
        choices += 1
        if choices % 10 == 0:
            check(game.state)
        if choices % 50 == 0 and not game.over:
            position = game.position()
            assert copse.position(position).position() == position
            assert copse.load(game.save()).state.dump() == game.state.dump()
    assert copse.replay(game.record()).state.dump() == game.state.dump()
