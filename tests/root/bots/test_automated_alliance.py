"""Bots, chapter 6: the Automated Alliance."""

from __future__ import annotations

import random

import pytest

import copse
from copse.games import RootGame
from copse.kernel.errors import BadPosition
from copse.root.check import check
from copse.root.removal import Loss, Removal, remove
from tests.root.bots.machine import aims, machine
from tests.root.landmarks.placed import with_landmarks
from tests.root.table import all_but, box, count, hand, ids, points, supply, where
from tests.script import asked, happened, legal, play

BOT = "automated_alliance"
FOX, RABBIT, MOUSE, BIRD = "ambush_fox", "ambush_rabbit", "ambush_mouse", "ambush_bird"  # nothing to craft
CALM = "clearing 12 eyrie roost 1 warrior 1"  # an Eyrie far from what a test is about
ALL_TRAITS = "informants+popularity+veterans+wildfire+steadfast"


def at(clearing: int, what: str) -> str:
    return f"clearing {clearing} {BOT} {what}"


def loyal(*clearings: int) -> str:
    return "\n".join(at(clearing, "sympathy 1") for clearing in clearings)


def turn(order: str, *lines: str, cards: str = "", rivals: str = "eyrie", phase: str = "birdsong") -> RootGame:
    """Its turn is over, with this order; in a later phase than Birdsong the order lies there already."""
    head = f"factions {BOT}{cards and ':'}{cards} {rivals}\nturn 0 {phase}\n"
    given = f"coming card {order}" if phase == "birdsong" else f"{BOT} order {order}"
    return machine(head + "\n".join(lines), given)


def in_daylight(order: str, *lines: str, cards: str = "", rivals: str = "eyrie") -> RootGame:
    return turn(order, *lines, cards=cards, rivals=rivals, phase="daylight")


def in_evening(order: str, *lines: str, cards: str = "", rivals: str = "eyrie") -> RootGame:
    return turn(order, *lines, cards=cards, rivals=rivals, phase="evening")


def eyrie_turn(*lines: str, cards: str = "", decree: str = "battle", leader: str = "builder") -> RootGame:
    """The Eyrie has passed on crafting, and its decree says one thing to do; after it comes the Marquise."""
    head = f"factions {BOT}{cards and ':'}{cards} eyrie marquise\nturn 1 daylight\nclearing 4 marquise warrior 1\n"
    chart = (f"eyrie leader {leader}", f"eyrie decree {decree} vizier", "clearing 3 eyrie roost 1")
    return play(machine(head + "\n".join(lines), *chart), "1 pass")


def struck(*lines: str, dice: str, cards: str = "", leader: str = "builder") -> RootGame:
    """The Eyrie has battled it in clearing 2, in its own turn."""
    game = eyrie_turn(*lines, "clearing 2 eyrie warrior 4", f"coming {dice}", cards=cards, leader=leader)
    return play(game, f"1 battle 2 {BOT}")


def scored(game: RootGame, who: int = 0) -> list[tuple[int, str]]:
    """What a seat scored, each with the paragraph."""
    told = [event for event in game.events if event.what == "scored" and event.args["seat"] == who]
    return [(int(event.args["points"]), event.law) for event in told]


def spread_to(game: RootGame) -> list[int]:
    """Where sympathy was placed, in order."""
    return [int(event["clearing"]) for event in happened(game, "built") if event["piece"] == "sympathy"]


def revolts(game: RootGame) -> list[int]:
    return [int(event["clearing"]) for event in happened(game, "revolted")]


def extra(game: RootGame) -> list[tuple[int, str]]:
    """Who dealt extra hits, each with the paragraph."""
    return [(int(event.args["seat"]), event.law) for event in game.events if event.what == "dealt_extra"]


# ---- the example of the book


@pytest.mark.law("bots:6.1", "bots:6.4", "bots:6.4.1", "bots:6.4.2", "bots:6.4.4", "bots:6.5", "bots:6.5.1")
@pytest.mark.law("bots:6.5.1.I", "bots:6.5.2", "bots:6.6", "bots:6.6.2", "bots:6.6.3", "bots:2.3")
def test_the_first_turn_of_the_book_s_example() -> None:
    cats = [f"clearing {clearing} marquise warrior 1" for clearing in (2, 4, 6, 7, 8, 10, 11, 12)]
    game = turn(
        "birdy_bindle",
        *cats,
        "clearing 1 marquise warrior 2 keep 1 sawmill 1",
        "clearing 5 marquise warrior 1 workshop 1",
        "clearing 9 marquise warrior 1 recruiter 1",
        "clearing 3 eyrie warrior 6 roost 1",
        rivals="marquise eyrie",
    )
    assert box(game, BOT) == {"bag": 1}
    assert spread_to(game) == [2, 5, 6]  # 1 comes before 6, but the keep is there
    assert aims(game) == [(2, "priority"), (5, "priority"), (6, "priority"), (5, "most_enemies")]
    assert revolts(game) == [5]
    assert count(game, "marquise", "workshop", 5) == count(game, "marquise", "warrior", 5) == 0
    assert where(game, BOT, "base_rabbit") == {5: 1}
    assert where(game, BOT, "warrior") == {5: 1}
    assert scored(game) == [
        (1, "root:3.2.2"), (1, "bots:6.5.1"), (1, "bots:6.5.1"), (1, "root:3.2.1"),
    ]  # fmt: skip
    assert points(game, BOT) == 4
    told = [event.what for event in game.events if event.law == "bots:6.4.4"]
    assert told == ["pitied"]
    assert game.view(1)["seats"][0]["board"]["order"] is None  # type: ignore[index, call-overload]
    assert "birdy_bindle" in game.view(1)["discard"]  # type: ignore[operator]


# ---- §6.2 rules and abilities


@pytest.mark.law("bots:6.2", "bots:6.2.1", "bots:6.2.1.I", "bots:6.2.1.II", "bots:6.3", "bots:6.3.1", "bots:6.3.2")
@pytest.mark.law("bots:6.3.3")
def test_setup_leaves_the_map_empty() -> None:
    game = copse.new("root", factions=["eyrie", BOT], seed=2)
    assert [supply(game, BOT, piece) for piece in ("warrior", "sympathy")] == [10, 10]
    assert [supply(game, BOT, base) for base in ("base_fox", "base_rabbit", "base_mouse")] == [1, 1, 1]
    assert not game.state.hands[1].cards


@pytest.mark.law("bots:6.2.1.I", "bots:6.4.3")
@pytest.mark.parametrize("line", [at(1, "sympathy 2"), at(1, "base_mouse 1"), at(1, "sympathy 11")])
def test_a_position_may_not_break_the_limits(line: str) -> None:
    with pytest.raises(BadPosition):
        machine(f"factions {BOT} eyrie\nturn 1 birdsong", line)


@pytest.mark.law("bots:6.2")
def test_its_steps_are_nobody_else_s() -> None:
    with pytest.raises(BadPosition, match="that is no step of eyrie"):
        machine(f"factions {BOT} eyrie\nturn 1 birdsong", "todo EndTurn 1", "todo SurpriseRevolt 1")


@pytest.mark.law("bots:6.2.2")
def test_who_attacks_its_warriors_takes_an_extra_hit() -> None:
    game = struck(at(2, "warrior 2"), dice="die 0 die 0")
    assert extra(game) == [(0, "bots:6.2.2")]
    assert count(game, "eyrie", "warrior", 2) == 3
    alone = struck(at(2, "sympathy 1 base_mouse 1"), dice="die 0 die 0")
    assert extra(alone) == [(1, "root:4.3.3.II")]


@pytest.mark.law("bots:6.2.3")
def test_who_removes_sympathy_discards_a_matching_card() -> None:
    cards = "hand eyrie anvil sword investments birdy_bindle"
    game = struck(at(2, "sympathy 1"), cards, dice="die 0 die 0")
    assert asked(game) == (1, "Atone", "bots:6.2.3")
    assert legal(game) == ["discard birdy_bindle", "discard investments", "discard sword"]
    play(game, "1 discard sword")
    assert "sword" in ids(game.state.discard)
    assert "sword" not in hand(game, "eyrie")
    assert points(game, BOT) == 0  # which a bot would have scored for a card given to it
    assert points(game, "eyrie") == 1


@pytest.mark.ruling("B10")
@pytest.mark.law("bots:6.2.3")
@pytest.mark.parametrize("cards", ["anvil", ""])
def test_without_a_matching_card_the_bot_scores(cards: str) -> None:
    game = struck(at(2, "sympathy 1"), f"hand eyrie {cards}".strip() if cards else "", dice="die 0 die 0")
    if cards:
        assert legal(game) == ["pass"]
        play(game, "1 pass")
    assert scored(game)[0] == (1, "bots:6.2.3")
    assert not happened(game, "showed_hand")
    assert [event["other"] for event in happened(game, "outraged")] == [1]


@pytest.mark.law("bots:6.2.3")
def test_warriors_who_move_in_outrage_too() -> None:
    lines = (loyal(2), "clearing 6 eyrie warrior 3", "hand eyrie sword")
    game = play(eyrie_turn(*lines, decree="move"), "1 move 6>2 x1")
    assert asked(game) == (1, "Atone", "bots:6.2.3")
    away = play(eyrie_turn(*lines, decree="move"), "1 move 6>11 x1")
    assert asked(away)[1] != "Atone"


@pytest.mark.law("bots:6.2.3", "root:E.3.7")
@pytest.mark.parametrize(("held", "outraged"), [("held forest_patrol by eyrie", True), ("", False)])
def test_hirelings_outrage_in_the_name_of_who_controls_them(held: str, outraged: bool) -> None:
    hireling = ("hirelings forest_patrol", "clearing 2 forest_patrol warrior 2", held)
    game = machine(f"factions {BOT} eyrie\nturn 1 birdsong\n{CALM}", loyal(2), *hireling)
    state = game.state
    remove(state, [Removal(state.seats, (Loss(state.rules.piece(0, "sympathy"), 2, 1),))], "root:4.3.4")
    state.settle()
    assert (asked(game)[:2] == (1, "Atone")) == outraged


@pytest.mark.law("bots:6.2.3")
def test_bots_cause_no_outrage() -> None:
    cat = "mechanical_marquise"
    position = f"""
        factions {cat} {BOT} eyrie
        turn 0 birdsong
        clearing 6 {cat} warrior 6
        clearing 1 {cat} warrior 3
        {at(1, "sympathy 1")}
        {at(11, "sympathy 1")}
        clearing 3 eyrie roost 1 warrior 6
        coming card ambush_fox die 3 die 0
    """
    game = machine(position)
    assert (1, "removed") in [(event.args["seat"], event.what) for event in game.events if event.what == "removed"]
    assert not happened(game, "outraged")


@pytest.mark.ruling("B11")
@pytest.mark.law("bots:6.2.4")
def test_with_a_base_goes_the_sympathy_of_its_suit() -> None:
    game = struck(at(2, "base_mouse 1 sympathy 1"), loyal(7, 9, 1), "hand eyrie sword investments", dice="die 1 die 0")
    assert where(game, BOT, "sympathy") == {1: 1, 7: 1, 9: 1}  # first the outrage over what stood beside the base
    assert asked(game) == (1, "Atone", "bots:6.2.3")
    play(game, "1 discard sword")
    assert where(game, BOT, "sympathy") == {1: 1}
    assert [event.args["clearing"] for event in game.events if event.law == "bots:6.2.4"] == [7, 9]
    play(game, "1 discard investments")
    assert scored(game, 1) == [(2, "root:3.2.1"), (2, "root:3.2.1")]
    assert scored(game)[0] == (1, "bots:6.2.3")  # no card was left for the last of them
    assert [event["clearing"] for event in happened(game, "outraged")] == [2, 7, 9]


@pytest.mark.law("bots:6.2.4")
def test_a_base_that_nobody_removed_costs_its_sympathy_all_the_same() -> None:
    game = machine(f"factions eyrie {BOT}\nturn 0 birdsong\n{CALM}", at(2, "base_mouse 1"), loyal(7, 1))
    state = game.state
    base = state.rules.piece(1, "base_mouse")
    remove(state, [Removal(-1, (Loss(base, 2, 1),))], "root:1.5.4")
    state.settle()
    assert where(game, BOT, "sympathy") == {1: 1}
    assert state.points == (0, 0)


@pytest.mark.ruling("B19")
@pytest.mark.law("bots:6.2.5")
@pytest.mark.parametrize(("there", "gained"), [("eyrie warrior 2", 1), ("eyrie warrior 3", 0)])
def test_three_warriors_of_an_enemy_cost_a_point(there: str, gained: int) -> None:
    game = in_daylight(FOX, loyal(5), f"clearing 1 {there}", "clearing 1 marquise warrior 2", rivals="eyrie marquise")
    assert spread_to(game) == [1]
    assert points(game, BOT) == gained
    assert len(happened(game, "scored_less")) == 1 - gained


@pytest.mark.law("bots:6.2.5")
def test_martial_law_takes_one_point_of_several() -> None:
    lines = (
        loyal(2, 3, 5, 9, 11),
        "clearing 6 eyrie warrior 3",
        "clearing 1 eyrie warrior 4",
        "clearing 12 eyrie warrior 4",
    )
    game = in_daylight(FOX, *lines)
    assert spread_to(game) == [6]
    assert scored(game)[0] == (1, "bots:6.5.1")  # the sixth token is worth two


@pytest.mark.law("bots:6.2.2")
def test_it_has_no_ambush_where_it_is_made_to_attack() -> None:
    lines = ("pawn vagabot 2", "vagabot ready 1", at(2, "warrior 2"), "clearing 2 marquise sawmill 1", "ruins none")
    head = f"factions vagabot:vagrant+questing {BOT} marquise\nturn 0 daylight\nvagabot order {FOX}\n"
    game = machine(head + "\n".join(lines), "coming die 0 die 0")
    assert [(event["attacker"], event["defender"]) for event in happened(game, "battled")] == [(1, 2)]
    assert not [event for event in game.events if event.law == "bots:6.2.2"]


@pytest.mark.law("bots:6.5.1.I")
def test_where_no_such_clearing_is_left_buildings_count_as_warriors_do() -> None:
    crowd = [f"clearing {clearing} marquise warrior 1" for clearing in range(1, 13) if clearing != 2]
    game = in_daylight(FOX, *crowd, "clearing 2 marquise sawmill 2", rivals="marquise")
    assert spread_to(game) == [1]


@pytest.mark.ruling("B12")
@pytest.mark.law("bots:6.4.3")
def test_its_own_base_leaves_no_room_for_another() -> None:
    lines = ("lost_city 4", at(4, "sympathy 1 base_fox 1"), "clearing 12 eyrie roost 1", "turn 0 birdsong")
    game = with_landmarks("lost_city", *lines, f"coming card {RABBIT}", factions=f"{BOT} eyrie")
    assert not happened(game, "revolted")
    assert happened(game, "pitied")


@pytest.mark.law("bots:6.2.5")
def test_martial_law_takes_no_more_than_there_is() -> None:
    everywhere = [f"clearing {clearing} eyrie warrior 3" for clearing in range(1, 7)]
    others = [f"clearing {clearing} marquise warrior 3 " for clearing in range(7, 13)]
    game = in_daylight(FOX, *everywhere, *others, rivals="eyrie marquise")
    assert spread_to(game) == [1]  # the first token is worth nothing
    assert points(game, BOT) == 0
    assert not happened(game, "scored_less")


@pytest.mark.ruling("B19")
@pytest.mark.law("bots:6.2.5")
def test_hirelings_that_nobody_controls_are_enemies_under_martial_law() -> None:
    lines = ("hirelings forest_patrol", "markers 12", "clearing 1 forest_patrol warrior 3", CALM)
    game = in_daylight(FOX, loyal(5), *lines, rivals="eyrie")
    assert spread_to(game) == [1]
    assert len(happened(game, "scored_less")) == 1


# ---- §6.4 Birdsong


@pytest.mark.law("bots:6.4.2")
def test_it_crafts_without_sympathy() -> None:
    game = turn("anvil", CALM)
    assert box(game, BOT) == {"hammer": 1}


@pytest.mark.law("bots:6.4.3")
def test_it_revolts_where_the_order_says_and_enemies_are_most() -> None:
    lines = (loyal(1, 8, 2), "clearing 1 eyrie warrior 2", "clearing 8 eyrie warrior 2 roost 1",
             "clearing 2 eyrie warrior 9")  # fmt: skip
    game = turn(FOX, *lines)
    assert revolts(game) == [8]
    assert aims(game)[0] == (8, "most_enemies")
    assert where(game, BOT, "base_fox") == {8: 1}
    assert count(game, "eyrie", "warrior", 8) == count(game, "eyrie", "roost", 8) == 0
    assert where(game, BOT, "warrior") == {8: 1}  # that of the Evening
    assert not happened(game, "pitied")
    assert len(spread_to(game)) == 1  # in Daylight


@pytest.mark.law("bots:6.4.3", "bots:2.1")
def test_of_equal_clearings_the_priority_decides_and_no_enemy_is_needed() -> None:
    game = turn(FOX, loyal(12, 6, 8), "clearing 1 eyrie roost 1")
    assert revolts(game) == [6]
    assert aims(game)[0] == (6, "priority")


@pytest.mark.law("bots:6.4.3", "bots:6.4.4")
@pytest.mark.parametrize(
    ("order", "lines"),
    [
        (BIRD, (loyal(1), at(8, "base_fox 1"), at(2, "base_mouse 1"), at(5, "base_rabbit 1"))),
        (FOX, (loyal(1), at(8, "base_fox 1"))),
        (FOX, (loyal(2),)),
    ],
)
def test_what_stops_a_revolt(order: str, lines: tuple[str, ...]) -> None:
    game = turn(order, *lines, CALM)
    assert not revolts(game)
    assert len(happened(game, "pitied")) == 1
    assert len(spread_to(game)) == 3  # two of pity, one of Daylight


@pytest.mark.ruling("B12")
@pytest.mark.law("bots:2.3", "bots:6.4.3")
def test_it_revolts_only_where_the_base_has_room() -> None:
    enemies = ("clearing 1 eyrie warrior 3", "clearing 8 eyrie warrior 1", "scorched 1", CALM)
    assert revolts(turn(FOX, loyal(1, 8), *enemies)) == [8]
    game = turn(FOX, loyal(1), *enemies)
    assert not revolts(game)
    assert happened(game, "pitied")


@pytest.mark.ruling("B12")
@pytest.mark.law("bots:6.4.3")
def test_a_keep_is_swept_away_but_the_protector_bars_the_base() -> None:
    keep = turn(FOX, loyal(1), "clearing 1 marquise keep 1 sawmill 1", CALM, rivals="eyrie marquise")
    assert where(keep, BOT, "base_fox") == {1: 1}
    lines = (loyal(1, 8), "clearing 1 eyrie warrior 3", "hirelings furious_protector", "markers 12", CALM)
    barred = turn(FOX, *lines, "pawn furious_protector 1")
    assert revolts(barred) == [8]


@pytest.mark.ruling("B18")
@pytest.mark.law("bots:6.4.4")
@pytest.mark.parametrize(("standing", "times"), [((), 2), ((1, 6, 8, 12), 2), ((1, 6, 8, 12, 4), 1)])
def test_pity_is_greater_while_there_is_little_sympathy(standing: tuple[int, ...], times: int) -> None:
    game = turn(MOUSE, loyal(*standing), "clearing 3 eyrie roost 1")
    assert len(spread_to(game)) == times + 1


# ---- §6.5 Daylight


@pytest.mark.law("bots:6.5.1")
def test_sympathy_spreads_to_fewest_enemy_warriors_next_to_sympathy() -> None:
    lines = (
        loyal(12),
        "clearing 7 eyrie warrior 2",
        "clearing 9 eyrie warrior 1 roost 1",
        "clearing 11 eyrie warrior 1",
    )
    game = in_daylight(MOUSE, *lines)
    assert spread_to(game) == [9]  # a roost is no warrior
    assert aims(game) == [(9, "priority")]
    game = in_daylight(MOUSE, *lines, "clearing 9 marquise warrior 1", rivals="eyrie marquise")
    assert aims(game) == [(11, "fewest_enemy_warriors")]
    assert [event.law for event in game.events if event.what == "built"] == ["bots:6.5.1"]


@pytest.mark.law("bots:6.5.1")
def test_the_track_says_what_a_token_scores() -> None:
    gained = []
    for standing in range(10):
        clearings = [clearing for clearing in range(1, 13) if clearing != 2][:standing]
        gained.append(points(in_daylight(MOUSE, loyal(*clearings), CALM), BOT))
    assert gained == [0, 1, 1, 1, 1, 2, 2, 3, 3, 4]


@pytest.mark.ruling("B17")
@pytest.mark.law("bots:6.5.1.I")
def test_without_such_a_clearing_any_with_fewest_enemy_pieces() -> None:
    crowd = [f"clearing {clearing} eyrie warrior 1" for clearing in (1, 3, 4, 5, 6, 7, 9, 10, 11, 12)]
    game = in_daylight(FOX, loyal(2, 6), *crowd, "clearing 8 eyrie roost 1 warrior 1")
    assert spread_to(game) == [1]  # next to sympathy there is no fox clearing, and a rabbit one would do
    assert aims(game) == [(1, "priority")]
    game = in_daylight(FOX, loyal(2, 6), *crowd[1:], "clearing 1 eyrie roost 1 warrior 1", "clearing 5 marquise keep 1",
                       rivals="eyrie marquise")  # fmt: skip
    assert aims(game)[0] == (8, "fewest_enemies")
    assert [event.law for event in game.events if event.what == "built"] == ["bots:6.5.1.I"]


@pytest.mark.ruling("B17")
@pytest.mark.law("bots:6.5.1.I", "bots:2.7")
def test_without_an_order_sympathy_spreads_anywhere() -> None:
    game = machine(f"factions {BOT} eyrie\nturn 0 birdsong\n{CALM}", loyal(5), f"hand eyrie {all_but()}")
    assert not happened(game, "revealed_order")
    assert spread_to(game) == [1, 2, 3]


@pytest.mark.law("bots:6.5.1.II")
def test_who_cannot_spread_scores_five_points() -> None:
    game = in_daylight(FOX, loyal(*range(1, 11)), CALM)
    assert scored(game) == [(5, "bots:6.5.1.II")]
    game = in_daylight(FOX, loyal(1, 2), f"scorched {' '.join(map(str, range(3, 13)))}", "clearing 1 eyrie roost 1")
    assert scored(game) == [(5, "bots:6.5.1.II")]


@pytest.mark.law("bots:6.5.2")
def test_with_a_bird_it_revolts_by_surprise_for_any_base() -> None:
    lines = (loyal(1, 2, 5), at(8, "base_fox 1"), "clearing 1 eyrie warrior 5", "clearing 2 eyrie warrior 1",
             "clearing 5 eyrie warrior 1", "clearing 3 eyrie roost 1")  # fmt: skip
    game = in_daylight(BIRD, *lines)
    assert revolts(game) == [2]
    assert aims(game)[-1] == (2, "priority")
    assert where(game, BOT, "base_mouse") == {2: 1}
    assert not revolts(in_daylight(MOUSE, *lines))


@pytest.mark.ruling("B13")
@pytest.mark.law("bots:6.4.3", "bots:6.5.2", "root:F.1")
def test_in_a_clearing_of_several_suits_the_order_or_the_lot_says_which_base() -> None:
    lines = ("lost_city 5", at(5, "sympathy 1"), "clearing 12 eyrie roost 1")
    by_order = with_landmarks(
        "lost_city", *lines, "turn 0 birdsong", "coming card ambush_mouse", factions=f"{BOT} eyrie"
    )
    assert where(by_order, BOT, "base_mouse") == {5: 1}
    for base in ("base_fox", "base_rabbit"):
        chance = (
            f"{BOT} order ambush_bird",
            f"coming piece {base}",
            "clearing 5 eyrie warrior 3",
            at(1, "base_mouse 1"),
        )
        suits = "suits mouse mouse rabbit rabbit rabbit fox mouse fox mouse rabbit fox fox"
        game = with_landmarks("lost_city", *lines, *chance, suits, factions=f"{BOT} eyrie")
        assert where(game, BOT, base) == {5: 1}


@pytest.mark.law("bots:6.2.3", "root:F.1")
def test_who_atones_in_the_new_lost_city_names_the_suit() -> None:
    lines = ("lost_city 5", at(5, "sympathy 1"), "turn 1 daylight", "clearing 2 eyrie warrior 3", "hand eyrie sword",
             "eyrie leader builder", "eyrie decree move vizier", "clearing 3 eyrie roost 1")  # fmt: skip
    for suit, choices in (("mouse", ["discard sword"]), ("fox", ["pass"])):
        game = with_landmarks("lost_city", *lines, factions=f"{BOT} eyrie", printing="new")
        play(game, "1 pass", "1 move 2>5 x1")
        assert asked(game) == (1, "NameSuitToAtone", "bots:6.2.3")
        play(game, f"1 with {suit}")
        assert asked(game) == (1, "AtoneWith", "bots:6.2.3")
        assert legal(game) == choices
        play(game, f"1 {choices[0]}")
        assert ((1, "bots:6.2.3") in scored(game)) == (suit == "fox")


@pytest.mark.law("bots:6.4.3", "root:9.2.2.I")
def test_a_revolt_counts_the_pawn_and_damages_the_vagabond() -> None:
    lines = (loyal(1, 6), "pawn vagabond 6", "vagabond ready boots torch sword hammer", CALM)
    game = turn(FOX, *lines, rivals="vagabond eyrie")
    assert revolts(game) == [6]
    assert [event["count"] for event in happened(game, "swept")] == [3]


# ---- §6.6 Evening


@pytest.mark.law("bots:6.6.1", "bots:2.4")
def test_three_warriors_at_a_base_organize() -> None:
    lines = (
        at(2, "base_mouse 1 warrior 3 sympathy 1"),
        at(8, "base_fox 1 warrior 4"),
        at(5, "base_rabbit 1 warrior 2"),
        CALM,
    )
    game = in_evening(MOUSE, *lines)
    gone = [(event.args["clearing"], event.args["count"]) for event in game.events if event.law == "bots:6.6.1"]
    assert gone == [(2, 3), (8, 4)]
    assert len(spread_to(game)) == 2
    assert where(game, BOT, "warrior") == {2: 1, 5: 3, 8: 1}
    assert supply(game, BOT, "warrior") == 5


@pytest.mark.law("bots:6.6.1")
def test_warriors_without_a_base_do_not_organize() -> None:
    assert not spread_to(in_evening(MOUSE, at(2, "warrior 5"), CALM))


@pytest.mark.law("bots:6.6.2")
def test_a_warrior_comes_to_each_base_while_there_are_any() -> None:
    lines = (at(2, "base_mouse 1"), at(8, "base_fox 1"), at(5, "base_rabbit 1"), at(12, "warrior 8"), CALM)
    assert where(in_evening(MOUSE, *lines), BOT, "warrior") == {2: 1, 5: 1, 12: 8}


@pytest.mark.law("bots:6.6.3")
def test_the_order_is_discarded_last() -> None:
    game = in_evening(MOUSE, CALM)
    assert MOUSE in ids(game.state.discard)


# ---- difficulties and traits


@pytest.mark.law("bots:3.3.1", "bots:6.6.1")
@pytest.mark.parametrize(("difficulty", "least"), [("easy", 4), ("normal", 3), ("challenging", 2), ("nightmare", 2)])
def test_difficulties_say_how_many_organize(difficulty: str, least: int) -> None:
    few = in_evening(MOUSE, at(2, f"base_mouse 1 warrior {least - 1}"), CALM, cards=difficulty)
    assert not spread_to(few)
    enough = in_evening(MOUSE, at(2, f"base_mouse 1 warrior {least}"), CALM, cards=difficulty)
    assert len(spread_to(enough)) == 1
    assert points(few, BOT) == points(enough, BOT) == (difficulty == "nightmare")


@pytest.mark.law("bots:3.3.2")
def test_informants_ambush_for_sympathy_that_no_warrior_defends() -> None:
    for lines, told in (
        (at(2, "sympathy 1"), [(0, "bots:3.3.2"), (1, "root:4.3.3.II")]),
        (at(2, "sympathy 1 warrior 1"), [(0, "bots:6.2.2")]),
        (at(2, "base_mouse 1"), [(1, "root:4.3.3.II")]),
    ):
        assert extra(struck(lines, dice="die 0 die 0", cards="informants")) == told


@pytest.mark.ruling("B16")
@pytest.mark.law("bots:3.3.2")
@pytest.mark.parametrize(("cards", "gained"), [("", 2), ("popularity", 0)])
def test_popularity_lets_nobody_score_for_sympathy(cards: str, gained: int) -> None:
    game = struck(at(2, "sympathy 1"), dice="die 0 die 0", cards=cards, leader="despot")
    assert not count(game, BOT, "sympathy", 2)
    assert sum(number for number, _ in scored(game, 1)) == gained
    assert happened(game, "outraged")


@pytest.mark.ruling("B16")
@pytest.mark.law("bots:3.3.2", "bots:6.2.4")
def test_a_base_scores_in_spite_of_popularity() -> None:
    game = struck(at(2, "base_mouse 1 sympathy 1"), loyal(7), dice="die 1 die 0", cards="popularity")
    assert scored(game, 1) == [(1, "root:3.2.1")]
    assert not where(game, BOT, "sympathy")


@pytest.mark.law("bots:3.3.2")
@pytest.mark.parametrize(("cards", "rolled"), [("", (2, 0)), ("veterans", (0, 2))])
def test_veterans_deal_the_higher_roll_in_defence(cards: str, rolled: tuple[int, int]) -> None:
    game = struck(at(2, "warrior 3"), dice="die 0 die 2", cards=cards)
    assert [(event["attacker"], event["defender"]) for event in happened(game, "rolled")] == [rolled]
    swapped = [event.law for event in game.events if event.what == "swapped_rolls"]
    assert swapped == (["bots:3.3.2"] if cards else [])


@pytest.mark.ruling("B15")
@pytest.mark.law("bots:3.3.2")
def test_wildfire_spreads_once_more_without_points() -> None:
    game = in_evening(MOUSE, loyal(12), CALM, cards="wildfire")
    assert spread_to(game) == [7]  # the order still said where
    assert points(game, BOT) == 0
    assert scored(in_evening(MOUSE, loyal(*range(1, 11)), CALM, cards="wildfire")) == []


@pytest.mark.ruling("B14")
@pytest.mark.law("bots:3.3.2", "bots:6.4.4")
def test_the_steadfast_want_no_pity_before_a_surprise() -> None:
    built = (at(8, "base_fox 1"), at(9, "base_mouse 1"))
    ready = turn(BIRD, loyal(5), CALM, cards="steadfast")
    assert (spread_to(ready), revolts(ready)) == ([1], [1])
    assert happened(ready, "wanted_no_pity")
    about_to_be = turn(BIRD, loyal(2), *built, CALM, cards="steadfast")  # 5 comes next
    assert (spread_to(about_to_be), revolts(about_to_be)) == ([5], [5])
    none = turn(BIRD, loyal(5, 6, 10, 12), *built, at(4, "base_rabbit 1"), CALM, cards="steadfast")
    assert (len(spread_to(none)), revolts(none)) == (3, [])
    assert len(spread_to(turn(MOUSE, loyal(5), CALM, cards="steadfast"))) == 3
    assert len(spread_to(turn(BIRD, loyal(5), CALM))) == 3


@pytest.mark.law("bots:3.3.2", "bots:6.2.5")
def test_the_steadfast_ignore_martial_law() -> None:
    game = in_daylight(FOX, loyal(5), "clearing 1 eyrie warrior 3", cards="steadfast")
    assert points(game, BOT) == 1


# ---- whole games

TABLES = (
    (BOT, "eyrie", "marquise"),
    (f"{BOT}:nightmare+{ALL_TRAITS}", "vagabond", "lizards", "riverfolk"),
    ("corvids", f"{BOT}:challenging+wildfire+popularity", "duchy", "keepers", "hundreds"),
    ("mechanical_marquise:nightmare+blitz", f"{BOT}:easy+steadfast", "eyrie"),
)


@pytest.mark.parametrize("map_name", ["autumn", "winter", "lake", "mountain"])
@pytest.mark.parametrize("table", TABLES)
def test_games_by_lot_stay_possible_and_can_be_kept(table: tuple[str, ...], map_name: str) -> None:
    lot = random.Random(f"{table} {map_name}")
    game = copse.new("root", factions=list(table), map=map_name, deck=lot.choice(["standard", "exiles"]), seed=5)
    made = 0
    while not game.over:
        assert game.decision.seat in game.state.rules.people
        game.apply(lot.choice(game.decision.actions))
        made += 1
        if made % 20 == 0 and not game.over:
            check(game.state)
            written = game.position()
            assert copse.position(written).position() == written
            assert copse.load(game.save()).state.dump() == game.state.dump()
    assert copse.replay(game.record()).state.dump() == game.state.dump()
