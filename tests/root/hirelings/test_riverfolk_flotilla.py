"""Riverfolk Flotilla and Otter Divers."""

from __future__ import annotations

import pytest

from copse.root.battle import battles
from copse.root.move import moves
from copse.root.removal import sweep
from tests.root.hirelings.by_lot import play_by_lot
from tests.root.hirelings.hired import hired, party, set_up
from tests.root.table import count as of_faction
from tests.script import asked, happened, legal, play

SUITS = "suits fox rabbit mouse fox rabbit mouse fox rabbit mouse fox rabbit mouse"
AFLOAT = f"""
    factions marquise eyrie duchy
    turn 0 birdsong
    {SUITS}
    pawn riverfolk_flotilla 10
    clearing 10 marquise warrior 1
    clearing 10 duchy warrior 4
    clearing 11 eyrie warrior 4
    clearing 12 eyrie roost 1
    hand eyrie anvil
"""
HELD = "held riverfolk_flotilla by marquise"


@pytest.mark.law("root:A.6.3")
def test_the_flotilla_starts_at_the_edge_and_on_the_river() -> None:
    game = set_up("riverfolk_flotilla", "marquise", "eyrie")
    assert asked(game) == (1, "LaunchFlotilla", "root:A.6.3")
    assert legal(game) == ["station 4", "station 5", "station 7"]
    play(game, "1 station 7")
    assert game.state.pawns[party(game)] == 7


@pytest.mark.law("root:E.2.2")
@pytest.mark.parametrize("lines", [(), (HELD,)])
def test_the_flotilla_cannot_be_battled(lines: tuple[str, ...]) -> None:
    game = hired("riverfolk_flotilla", AFLOAT, *lines)
    assert party(game) not in [action.args[1] for seat in range(3) for action in battles(game.state, seat)]
    assert [action.args for action in battles(game.state, 2)] == [(10, 0)]


@pytest.mark.law("root:E.2.2")
def test_nor_is_it_removed_with_all_the_others() -> None:
    game = hired("riverfolk_flotilla", AFLOAT)
    sweep(game.state, 1, 1 << 10, "root:4.1.3")
    game.state.settle()
    assert game.state.pawns[party(game)] == 10
    assert game.state.held[2] == 0


# ---- Birdsong


@pytest.mark.law("root:E.2.3")
def test_first_each_player_who_has_pieces_there_may_draw_a_card() -> None:
    game = hired("riverfolk_flotilla", AFLOAT, HELD)
    assert legal(game) == ["command riverfolk_flotilla"]  # it must
    play(game, "0 command riverfolk_flotilla")
    assert asked(game) == (0, "TradeAboard", "root:E.2.3")
    play(game, "0 draw", "2 pass")
    assert asked(game)[:2] == (0, "SteerFlotilla")
    assert [len(hand.cards) for hand in game.state.hands] == [1, 1, 0]


@pytest.mark.law("root:E.2.3")
def test_pieces_of_hirelings_draw_nothing() -> None:
    text = AFLOAT.replace("10 duchy warrior 4", "10 spring_uprising warrior 4")
    game = hired("riverfolk_flotilla spring_uprising", text, HELD, "held spring_uprising by duchy")
    play(game, "0 command riverfolk_flotilla", "0 pass")
    assert asked(game)[1] == "SteerFlotilla"


@pytest.mark.law("root:E.2.3")
def test_then_it_must_go_along_the_river_whoever_rules() -> None:
    game = hired("riverfolk_flotilla", AFLOAT, HELD)
    play(game, "0 command riverfolk_flotilla", "0 pass", "2 pass")
    assert legal(game) == ["go 5", "go 11"]
    play(game, "0 go 11")
    assert game.state.pawns[party(game)] == 11


@pytest.mark.law("root:E.2.3", "root:E.2.2", "root:E.3.6")
def test_then_it_may_battle_and_rolls_up_to_three_hits_and_takes_none() -> None:
    game = hired("riverfolk_flotilla", AFLOAT, HELD, "coming die 3 die 2")
    play(game, "0 command riverfolk_flotilla", "0 pass", "2 pass", "0 go 11")
    assert asked(game)[:2] == (0, "BattleOnce")
    play(game, "0 battle 11 eyrie", "1 pass")
    assert happened(game, "rolled") == [{"attacker": 3, "defender": 2}]
    assert of_faction(game, "eyrie", "warrior", 11) == 1
    assert game.state.pawns[party(game)] == 11
    assert game.state.points == (0, 0, 0)


@pytest.mark.law("root:E.2.2", "root:4.3.1")
def test_an_ambush_does_it_no_harm_and_ends_nothing() -> None:
    text = AFLOAT.replace("hand eyrie anvil", "hand eyrie ambush_bird")
    game = hired("riverfolk_flotilla", text, HELD, "coming die 3 die 0")
    play(game, "0 command riverfolk_flotilla", "0 pass", "2 pass", "0 go 11", "0 battle 11 eyrie")
    play(game, "1 ambush ambush_bird")
    assert happened(game, "rolled") == [{"attacker": 3, "defender": 0}]


@pytest.mark.law("root:E.2.3")
def test_the_battle_may_be_left_out_and_it_acts_once() -> None:
    game = hired("riverfolk_flotilla", AFLOAT, HELD)
    play(game, "0 command riverfolk_flotilla", "0 pass", "2 pass", "0 go 11", "0 pass")
    assert of_faction(game, "eyrie", "warrior", 11) == 4
    assert "command riverfolk_flotilla" not in legal(game)


@pytest.mark.law("root:E.2.3")
def test_it_does_not_fight_its_controller() -> None:
    game = hired("riverfolk_flotilla", AFLOAT.replace("11 eyrie warrior 4", "11 marquise warrior 4"), HELD)
    play(game, "0 command riverfolk_flotilla", "0 pass", "2 pass", "0 go 11")
    assert asked(game)[1] != "BattleOnce"


@pytest.mark.ruling("R131")
@pytest.mark.law("root:E.2.3", "root:13.7.2")
def test_held_by_a_snare_it_stays_and_may_battle_there() -> None:
    text = AFLOAT.replace("duchy", "corvids").replace("10 corvids warrior 4", "10 corvids warrior 4 snare 1")
    game = hired("riverfolk_flotilla", text, HELD)
    play(game, "0 command riverfolk_flotilla", "0 pass", "2 pass")
    assert asked(game)[:2] == (0, "BattleOnce")
    assert game.state.pawns[party(game)] == 10


@pytest.mark.law("root:E.2.3")
@pytest.mark.parametrize("lines", [(), ("held riverfolk_flotilla by eyrie",)])
def test_in_the_turns_of_others_the_flotilla_lies_at_anchor(lines: tuple[str, ...]) -> None:
    game = hired("riverfolk_flotilla", AFLOAT, *lines)
    assert "command riverfolk_flotilla" not in legal(game)


# ---- Otter Divers

DIVING = f"""
    factions marquise eyrie
    turn 0 daylight
    {SUITS}
    clearing 10 marquise warrior 1
    clearing 10 eyrie warrior 2
    clearing 1 eyrie warrior 1
    clearing 2 eyrie warrior 1
    clearing 9 marquise warrior 1
    clearing 9 eyrie warrior 2
    clearing 4 eyrie warrior 1
    clearing 12 eyrie roost 1
"""


def ways(*lines: str) -> list[str]:
    game = hired("otter_divers", DIVING, *lines)
    return [action.text for action in moves(game.state, 0)]


@pytest.mark.law("root:E.2.2", "root:4.2.1")
def test_the_divers_lead_to_and_from_the_river_whoever_rules() -> None:
    from_the_river = ["move 10>1 x1", "move 10>2 x1", "move 10>12 x1"]
    assert ways("held otter_divers by marquise") == ["move 9>4 x1", *from_the_river]


@pytest.mark.law("root:E.2.2")
def test_the_divers_lead_nobody_else() -> None:
    assert ways() == []
    assert ways("held otter_divers by eyrie") == []


@pytest.mark.law("root:E.2.2", "root:C.2.5")
def test_with_the_divers_one_sails_whoever_rules() -> None:
    lines = ("map lake", "ferry 1", "clearing 1 marquise warrior 1")
    text = DIVING.replace("clearing 1 eyrie warrior 1", "clearing 1 eyrie warrior 2")
    game = hired("otter_divers", text, *lines, "held otter_divers by marquise")
    assert {action.text for action in moves(game.state, 0)} >= {"sail 10 x1", "sail 11 x1", "sail 12 x1"}
    game = hired("otter_divers", text, *lines)
    assert "sail 10 x1" not in {action.text for action in moves(game.state, 0)}


@pytest.mark.law("root:E.3.5")
def test_hirelings_of_the_same_controller_do_not_follow_the_divers() -> None:
    lines = ("clearing 5 forest_patrol warrior 1", "clearing 5 eyrie warrior 2")
    held = ("held otter_divers by duchy", "held forest_patrol by duchy")
    game = hired("otter_divers forest_patrol", DIVING.replace("marquise", "duchy"), *lines, *held)
    assert moves(game.state, game.state.rules.party_names.index("forest_patrol")) == []


# ---- whole games


@pytest.mark.parametrize("seed", range(3))
def test_games_with_the_flotilla_stay_possible(seed: int) -> None:
    prompts = play_by_lot("riverfolk_flotilla", "eyrie", "vagabond", "corvids", seed=seed)
    assert prompts.keys() >= {"SteerFlotilla", "TradeAboard"}


@pytest.mark.parametrize("seed", range(2))
def test_games_with_the_divers_stay_possible(seed: int) -> None:
    met = play_by_lot("otter_divers", "marquise", "eyrie", "duchy", seed=seed)
    assert met["PassOn"]
