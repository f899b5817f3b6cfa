"""Bots: co-operative play, in which people win together or lose to a bot."""

from __future__ import annotations

import pytest

import copse
from copse.games import RootGame
from copse.kernel.errors import BadPosition, BadSetup
from copse.root.bots.base import enemy_count, foes
from copse.root.cards import CARDS
from copse.root.score import credit, crown
from tests.root.bots.machine import machine
from tests.root.table import points
from tests.script import happened, play

CAT, BIRDS = "mechanical_marquise", "electric_eyrie"
FOX = "ambush_fox"  # nothing to craft
SUPPORTER = "supporter anvil"


def table(*lines: str, factions: str = f"{CAT} {BIRDS} alliance lizards") -> RootGame:
    return machine("\n".join((f"factions {factions}", "option together true", *lines)))


@pytest.mark.law("bots:coop")
def test_it_needs_a_bot_and_has_no_dominance_cards() -> None:
    with pytest.raises(BadSetup, match="no bot to play against"):
        copse.new("root", factions=["eyrie", "lizards"], together=True)
    people = ["eyrie", "lizards", "alliance"]
    for together in (False, True):
        game = copse.new("root", factions=[*people, CAT], together=together, seed=1)
        assert any(CARDS[card].kind == "dominance" for card in game.state.rules.deck) != together


@pytest.mark.law("bots:coop")
def test_bots_take_no_other_bot_for_an_enemy_and_people_do_as_ever() -> None:
    lines = ("turn 2 birdsong", f"clearing 1 {BIRDS} warrior 3", "clearing 1 alliance warrior 2")
    state = table(*lines).state
    assert foes(state, 0) == [2, 3]
    assert enemy_count(state, 0, 1) == 2
    assert state.enemies(2, 3)
    assert state.enemies(2, 0)


@pytest.mark.law("bots:coop")
@pytest.mark.parametrize(("together", "defender"), [("false", 1), ("true", 2)])
def test_bots_do_not_battle_one_another(together: str, defender: int) -> None:
    lines = (f"clearing 1 {CAT} warrior 3", f"clearing 1 {BIRDS} warrior 3", "clearing 1 alliance warrior 1")
    head = (f"factions {CAT} {BIRDS} alliance", f"option together {together}", "turn 0 daylight", f"{CAT} order {FOX}")
    game = machine("\n".join((*head, *lines)), "coming die 0 die 0")
    assert happened(game, "battled")[0]["defender"] == defender


@pytest.mark.law("bots:coop")
def test_hirelings_of_another_bot_are_left_alone_too() -> None:
    game = table("turn 2 birdsong", "hirelings corvid_spies", f"held corvid_spies by {BIRDS}", "corvid_spies control 2")
    assert foes(game.state, 0) == [2, 3]
    game = table("turn 2 birdsong", "hirelings corvid_spies", "held corvid_spies by lizards", "corvid_spies control 2")
    assert foes(game.state, 0) == [2, 3, 4]


def spread_for_a_point(points_line: str) -> RootGame:
    """The Alliance has scored a point, beside other people and a bot."""
    lines = ("turn 1 birdsong", points_line, "clearing 2 alliance sympathy 1", "alliance supporters anvil sword")
    game = table(*lines, factions=f"lizards alliance {CAT}")
    while game.decision.prompt != "Spread":
        game.apply("pass")
    return play(game, "1 spread 6", f"1 {SUPPORTER}")


@pytest.mark.ruling("B70")
@pytest.mark.law("bots:coop", "root:3.1")
def test_who_has_reached_the_goal_waits_for_the_others() -> None:
    game = spread_for_a_point("points 3 29 5")
    assert not game.over
    assert points(game, "alliance") == 30


@pytest.mark.law("bots:coop", "root:3.1")
def test_people_win_together_when_the_last_of_them_reaches_the_goal() -> None:
    game = spread_for_a_point("points 30 29 25")
    assert game.outcome["winners"] == [0, 1]
    assert game.outcome["law"] == "bots:coop"
    assert [event["seat"] for event in happened(game, "won")] == [0, 1]
    written = game.position()
    assert copse.position(written).position() == written
    assert copse.load(game.save()).outcome == game.outcome


@pytest.mark.law("bots:coop")
def test_a_bot_that_reaches_the_goal_beats_them_all() -> None:
    game = table("turn 0 evening", "points 29 30 28", factions=f"{CAT}:nightmare alliance lizards")
    assert (game.outcome["winners"], game.outcome["law"]) == ([0], "bots:coop")


@pytest.mark.ruling("B70")
@pytest.mark.law("bots:coop")
@pytest.mark.parametrize(("before", "left"), [(30, 30), (29, 28)])
def test_who_has_reached_the_goal_stays_there(before: int, left: int) -> None:
    game = table("turn 1 birdsong", f"points 0 {before} 5", factions=f"{CAT} alliance lizards")
    credit(game.state, 1, -1, "root:3.1")
    assert points(game, "alliance") == left


@pytest.mark.ruling("B83")
@pytest.mark.law("bots:coop", "bots:6.2.5")
@pytest.mark.parametrize(("cats", "scored"), [(2, 2), (3, 1)])
def test_warriors_of_another_bot_count_for_martial_law(cats: int, scored: int) -> None:
    """Only where it chooses a clearing and where it battles does a bot leave other bots alone."""
    loyal = [f"clearing {clearing} automated_alliance sympathy 1" for clearing in (1, 3, 5, 10, 12)]
    people = [f"clearing {clearing} eyrie warrior 1" for clearing in (2, 7, 11)]
    lines = ("turn 0 daylight", "automated_alliance order ambush_mouse", *loyal, *people)
    game = table(*lines, f"clearing 9 {CAT} warrior {cats}", factions=f"automated_alliance {CAT} eyrie")
    assert [event["clearing"] for event in happened(game, "built")][:1] == [9]
    assert [event["points"] for event in happened(game, "scored")][:1] == [scored]


@pytest.mark.ruling("B83")
@pytest.mark.law("bots:coop", "bots:7.7.5")
@pytest.mark.parametrize("cats", [0, 1])
def test_pieces_of_another_bot_count_for_the_scoundrel(cats: int) -> None:
    lines = ("turn 0 daylight", "vagabot order ambush_rabbit", "vagabot ready 2", "pawn vagabot 2", "ruins none")
    there = ("clearing 2 alliance sympathy 1 warrior 1", *[f"clearing 2 {CAT} warrior 1"] * cats)
    game = table(*lines, *there, "coming die 0 die 0", factions=f"vagabot:scoundrel {CAT} alliance")
    assert len(happened(game, "burnt_slot")) == cats


@pytest.mark.ruling("B70")
@pytest.mark.law("bots:coop")
def test_a_position_in_which_all_have_reached_the_goal_is_over() -> None:
    for line in ("points 0 0 30 30", "points 30 0 5 5", "points 0 0 31 5"):
        with pytest.raises(BadPosition, match="would have won"):
            table("turn 2 birdsong", line)


@pytest.mark.ruling("B71")
@pytest.mark.law("bots:coop", "root:3.1")
@pytest.mark.parametrize(("turn", "winners"), [(1, [1]), (0, [0])])
def test_at_the_same_moment_whose_turn_it_is_decides(turn: int, winners: list[int]) -> None:
    game = table("turn 1 birdsong", "points 29 29", factions=f"{CAT} alliance")
    game.state.turn = turn
    for seat in (0, 1):
        credit(game.state, seat, 1, "root:3.1")
    crown(game.state, [0, 1])
    assert game.state.winners == tuple(winners)
