"""Furious Protector and Stoic Protector."""

from __future__ import annotations

import pytest

from copse.games import RootGame
from copse.kernel.bits import members
from copse.kernel.errors import BadPosition
from copse.root.actions import BATTLE, CONVERT, STRIKE
from copse.root.battle import battles, begin
from copse.root.board import Clearings
from copse.root.cards import CARD_IDS
from copse.root.effects.exiles import persuaded
from copse.root.factions.corvids import exposable
from copse.root.factions.vagabond import strikes
from copse.root.placing import obstacle, place, placeable
from copse.root.removal import Loss, Removal, can_replace, remove, sweep
from copse.root.state import NONE
from tests.root.hirelings.by_lot import asked_in
from tests.root.hirelings.hired import hired, party, set_up
from tests.root.table import count, supply
from tests.script import asked, legal, play

EYRIE, ALLIANCE, LIZARDS = range(3)

WOODS = """
    factions eyrie alliance lizards
    turn 0 birdsong
    suits fox rabbit mouse fox rabbit mouse fox rabbit mouse fox rabbit mouse
    clearing 1 eyrie warrior 3 roost 1
    clearing 5 eyrie warrior 2
    clearing 5 alliance warrior 2
    clearing 5 lizards warrior 1
    clearing 2 eyrie warrior 1
    clearing 9 lizards warrior 2
"""


def protector(side: str, where: int, *lines: str) -> RootGame:
    return hired(side, WOODS, f"pawn {side} {where}", *lines)


def warriors(game: RootGame, clearing: int) -> list[int]:
    return [game.state.warriors(seat, clearing) for seat in range(3)]


# ---- furious


@pytest.mark.law("root:A.6.3")
def test_the_furious_one_starts_in_any_clearing() -> None:
    game = set_up("furious_protector", "eyrie", "alliance")
    assert asked(game) == (1, "PostProtector", "root:A.6.3")
    assert legal(game) == [f"station {clearing}" for clearing in range(1, 13)]
    play(game, "1 station 7")
    assert game.state.pawns[party(game)] == 7


@pytest.mark.ruling("R145")
@pytest.mark.law("root:A.6.3")
def test_nobody_is_set_up_beside_it() -> None:
    game = set_up("furious_protector", "marquise", "alliance")
    play(game, "1 station 1")
    assert legal(game) == ["settle 2", "settle 3", "settle 4"]
    play(game, "0 settle 2")
    assert count(game, "marquise", "warrior", 1) == 0
    assert [count(game, "marquise", "warrior", clearing) for clearing in (3, 5)] == [1, 1]


@pytest.mark.ruling("R145")
@pytest.mark.law("root:A.6.3", "root:15.3.3", "root:1.5.4")
def test_keepers_whose_second_camp_it_bars_have_one_camp() -> None:
    game = set_up("furious_protector", "keepers", "alliance", map_name="mountain")
    lone = [corner for corner in game.state.map.corners if camps(game, corner).bit_count() == 1]
    play(game, f"1 station {members(camps(game, lone[0]))[0]}", f"0 settle {lone[0]}")
    assert game.decision.prompt != "SecondCamp"
    assert supply(game, "keepers", "warrior") == 11


def camps(game: RootGame, corner: int) -> Clearings:
    return game.state.map.paths[corner] & game.state.map.edge


@pytest.mark.law("root:E.2.2")
@pytest.mark.parametrize("side", ["furious_protector", "stoic_protector"])
@pytest.mark.parametrize("held", [(), ("held {} by eyrie",), ("held {} by alliance",)])
def test_nobody_can_battle_or_remove_it(side: str, held: tuple[str, ...]) -> None:
    game = protector(side, 5, *[line.format(side) for line in held])
    for seat in range(3):
        assert not [action for action in battles(game.state, seat) if action.args[1] == party(game)]
        sweep(game.state, seat, 1 << 5, "root:4.3.4")
        assert game.state.pawns[party(game)] == 5


@pytest.mark.law("root:E.2.2")
def test_enemies_of_the_furious_one_place_nothing_where_it_stands() -> None:
    free = protector("furious_protector", 5)
    assert [placeable(free.state, seat) >> 5 & 1 for seat in range(3)] == [0, 0, 0]
    game = protector("furious_protector", 5, "held furious_protector by alliance")
    assert [placeable(game.state, seat) >> 5 & 1 for seat in range(3)] == [0, 1, 0]
    assert obstacle(game.state, EYRIE, 5) == "root:E.2.2"
    assert place(game.state, EYRIE, game.state.rules.warrior[EYRIE], 5, 1, "root:4.1") == 0
    assert placeable(game.state, EYRIE) >> 1 & 1


@pytest.mark.law("root:E.2.3")
def test_in_birdsong_it_must_move_whoever_rules_and_takes_a_warrior_of_each_player() -> None:
    game = protector("furious_protector", 2, "held furious_protector by eyrie", "furious_protector control 2")
    assert asked(game)[:2] == (EYRIE, "AtBound")
    assert legal(game) == ["command furious_protector"]  # it cannot be passed
    play(game, "0 command furious_protector")
    assert asked(game) == (EYRIE, "WalkProtector", "root:E.2.3")
    assert legal(game) == ["go 5", "go 6", "go 10"]
    play(game, "0 go 5")
    assert warriors(game, 5) == [1, 1, 0]
    assert warriors(game, 2) == [1, 0, 0]  # not from where it came
    assert game.state.points == (0, 0, 0)
    assert "command furious_protector" not in legal(game)


@pytest.mark.law("root:E.2.3")
def test_it_takes_no_warriors_of_hirelings_and_no_warlord() -> None:
    game = hired(
        "furious_protector flame_bearers popular_band",
        WOODS.replace("lizards", "keepers"),
        "pawn furious_protector 2",
        "clearing 5 flame_bearers warrior 2",
        "held furious_protector by eyrie",
    )
    play(game, "0 command furious_protector", "0 go 5")
    assert warriors(game, 5) == [1, 1, 0]
    assert game.state.warriors(4, 5) == 2
    lords = hired(
        "furious_protector",
        "factions eyrie hundreds\nturn 0 birdsong\nclearing 5 hundreds warlord 1",
        "pawn furious_protector 2",
        "held furious_protector by eyrie",
    )
    play(lords, "0 command furious_protector", "0 go 5")
    assert count(lords, "hundreds", "warlord", 5) == 1


@pytest.mark.ruling("R146")
@pytest.mark.law("root:E.2.3", "root:1.5.4")
def test_where_it_cannot_leave_it_strikes_all_the_same() -> None:
    game = hired(
        "furious_protector",
        WOODS.replace("lizards warrior 1", "corvids warrior 1 snare 1").replace("lizards", "corvids"),
        "pawn furious_protector 5",
        "held furious_protector by eyrie",
    )
    play(game, "0 command furious_protector")
    assert asked(game)[1] != "WalkProtector"
    assert warriors(game, 5) == [1, 1, 0]


@pytest.mark.law("root:E.2.3")
@pytest.mark.parametrize("side", ["furious_protector", "stoic_protector"])
def test_others_and_nobody_send_it_nowhere(side: str) -> None:
    for line in ("", f"held {side} by alliance"):
        game = protector(side, 2, *[line] * bool(line))
        assert f"command {side}" not in legal(game)
        assert warriors(game, 2) == [1, 0, 0]


@pytest.mark.law("root:E.2.3")
def test_it_takes_the_ferry() -> None:
    game = hired(
        "furious_protector",
        "factions eyrie alliance\nmap lake\nturn 0 birdsong\nferry 1",
        "pawn furious_protector 1",
        "held furious_protector by eyrie",
    )
    play(game, "0 command furious_protector")
    target = legal(game, "sail")[0].split()[1]
    play(game, f"0 sail {target} x1")
    assert game.state.pawns[party(game)] == game.state.site("ferry").clearing == int(target)


def test_a_protector_in_a_forest_is_impossible() -> None:
    with pytest.raises(BadPosition, match="it stands in a clearing"):
        hired("furious_protector", WOODS, "pawn furious_protector 1_2_5_10")


# ---- stoic


@pytest.mark.law("root:E.2.1")
def test_the_stoic_one_comes_to_pieces_of_who_hires_it() -> None:
    game = hired("stoic_protector", WOODS.replace("birdsong", "evening"), "claims eyrie 1", "markers none")
    while game.decision.prompt != "EngageHireling":
        game.apply(game.decision.actions[0])
    play(game, "0 engage stoic_protector")
    assert asked(game) == (EYRIE, "CallProtector", "root:E.2.1")
    assert legal(game) == ["station 1", "station 2", "station 5"]
    play(game, "0 station 5")
    assert game.state.pawns[party(game)] == 5


@pytest.mark.law("root:E.2.1")
def test_it_stays_where_it_is_when_it_is_on_the_map() -> None:
    game = protector("stoic_protector", 9, "claims eyrie 1", "markers none")
    game.state.phase = 2
    while game.decision.prompt != "EngageHireling":
        game.apply(game.decision.actions[-1])
    play(game, "0 engage stoic_protector")
    assert asked(game)[1] != "CallProtector"
    assert game.state.pawns[party(game)] == 9


@pytest.mark.law("root:A.6.3")
def test_the_stoic_one_is_not_set_up() -> None:
    game = set_up("stoic_protector", "eyrie", "alliance")
    assert game.state.pawns[party(game)] == NONE


@pytest.mark.law("root:E.2.2")
def test_enemies_do_not_battle_its_controller_where_it_stands() -> None:
    game = protector("stoic_protector", 5, "held stoic_protector by eyrie")
    assert BATTLE[5, EYRIE] not in battles(game.state, ALLIANCE)
    assert BATTLE[5, LIZARDS] in battles(game.state, ALLIANCE)
    assert BATTLE[5, ALLIANCE] in battles(game.state, EYRIE)
    free = protector("stoic_protector", 5)
    assert BATTLE[5, EYRIE] in battles(free.state, ALLIANCE)
    elsewhere = protector("stoic_protector", 9, "held stoic_protector by eyrie")
    assert BATTLE[5, EYRIE] in battles(elsewhere.state, ALLIANCE)


@pytest.mark.law("root:E.2.2")
def test_enemies_remove_nothing_of_its_controller_where_it_stands() -> None:
    game = protector("stoic_protector", 5, "held stoic_protector by eyrie")
    sweep(game.state, LIZARDS, 1 << 5 | 1 << 1, "root:4.3.4")
    game.state.settle()
    assert warriors(game, 5) == [2, 0, 1]
    assert count(game, "eyrie", "roost", 1) == 0
    warrior = game.state.rules.warrior
    assert not can_replace(game.state, LIZARDS, warrior[EYRIE], 5, warrior[LIZARDS])
    remove(game.state, [Removal(NONE, (Loss(warrior[EYRIE], 5, 1),))], "root:1.5.4")  # one's own doing
    assert warriors(game, 5)[EYRIE] == 1


@pytest.mark.ruling("R147")
@pytest.mark.law("root:E.2.2")
def test_who_attacks_from_beside_it_takes_no_losses() -> None:
    game = protector("stoic_protector", 5, "held stoic_protector by eyrie", "coming die 2 die 2")
    begin(game.state, EYRIE, ALLIANCE, 5, "root:4.3")
    game.state.settle()
    assert warriors(game, 5) == [2, 0, 1]
    free = protector("stoic_protector", 5, "coming die 2 die 2")
    begin(free.state, EYRIE, ALLIANCE, 5, "root:4.3")
    free.state.settle()
    assert warriors(free, 5) == [0, 0, 1]


@pytest.mark.law("root:E.2.2")
def test_nobody_is_offered_what_could_not_be_removed() -> None:
    table = """
        factions vagabond corvids eyrie
        deck exiles
        turn 0 daylight
        suits fox rabbit mouse fox rabbit mouse fox rabbit mouse fox rabbit mouse
        pawn vagabond 5
        clearing 5 eyrie warrior 2
        clearing 5 corvids warrior 1 plot 1
        corvids plot 5 bomb
    """
    for holder, struck, exposed, won_over in (
        ("corvids", [STRIKE[2]], 0, [CONVERT[5, 2]]),
        ("eyrie", [STRIKE[1]], 1 << 5, [CONVERT[5, 1]]),
    ):
        game = hired("stoic_protector", table, "pawn stoic_protector 5", f"held stoic_protector by {holder}")
        assert strikes(game.state, 0) == struck
        assert exposable(game.state, 1, 0) == exposed
        assert persuaded(game.state, 0, CARD_IDS.index("birdy_bindle")) == won_over


@pytest.mark.law("root:E.2.3")
def test_the_stoic_one_must_move_and_takes_nobody() -> None:
    game = protector("stoic_protector", 2, "held stoic_protector by eyrie")
    assert legal(game) == ["command stoic_protector"]
    play(game, "0 command stoic_protector", "0 go 5")
    assert game.state.pawns[party(game)] == 5
    assert warriors(game, 5) == [2, 2, 1]
    assert placeable(game.state, LIZARDS) >> 5 & 1


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("side", ["furious_protector", "stoic_protector"])
def test_games_with_the_protector_end(side: str) -> None:
    assert "WalkProtector" in asked_in(side, "marquise", "corvids", "vagabond", "lizards", games=3)
