"""Forest Patrol and Feline Physicians."""

from __future__ import annotations

import pytest

from copse.root.hirelings.forest_patrol import PatrolCard
from copse.root.removal import Loss, Removal, remove
from tests.root.hirelings.hired import count, hired, party, set_up, standing
from tests.root.table import count as of_faction
from tests.script import asked, legal, play, why_not

PATROL = """
    factions eyrie alliance lizards
    turn 0 daylight
    suits fox rabbit mouse fox rabbit mouse fox rabbit mouse fox rabbit mouse
    clearing 1 eyrie warrior 3
    clearing 2 forest_patrol warrior 2
    clearing 5 forest_patrol warrior 1
    clearing 5 eyrie warrior 4 roost 1
    clearing 9 forest_patrol warrior 3
"""


@pytest.mark.law("root:A.6.3")
def test_the_patrol_starts_in_every_clearing() -> None:
    game = set_up("forest_patrol", "eyrie", "alliance")
    assert standing(game, "warrior") == dict.fromkeys(range(1, 13), 1)


@pytest.mark.law("root:E.2.4", "root:E.3.4")
def test_in_daylight_it_moves_and_then_battles() -> None:
    game = hired("forest_patrol", PATROL, "held forest_patrol by eyrie")
    play(game, "0 command forest_patrol")
    assert asked(game)[:2] == (0, "PatrolOrders")
    assert not [text for text in legal(game, "move") if text.startswith("move 1>")]  # not with pieces of the Eyrie
    play(game, "0 move 2>5 x2")
    assert count(game, "warrior", 5) == 3
    assert "command forest_patrol" not in legal(game)  # once a day


@pytest.mark.law("root:E.2.2")
def test_of_those_that_a_removal_takes_one_waits_on_the_card() -> None:
    game = hired("forest_patrol", PATROL)
    warrior = game.state.rules.warrior[party(game)]
    before = game.state.supply[warrior]
    remove(game.state, [Removal(0, (Loss(warrior, 9, 3),))], "root:4.3.4")
    game.state.settle()
    assert game.state.board(party(game), PatrolCard).waiting == 1
    assert game.state.supply[warrior] == before + 2


@pytest.mark.law("root:E.2.4")
def test_or_all_that_wait_come_back_to_one_clearing_of_theirs() -> None:
    game = hired("forest_patrol", PATROL, "held forest_patrol by eyrie", "forest_patrol waiting 4")
    play(game, "0 command forest_patrol")
    assert legal(game, "station") == ["station 2", "station 5", "station 9"]
    play(game, "0 station 5")
    assert count(game, "warrior", 5) == 5
    assert game.state.board(party(game), PatrolCard).waiting == 0
    assert "command forest_patrol" not in legal(game)


@pytest.mark.law("root:11.5.6.II", "root:E.3.1")
def test_where_the_patrol_rules_nobody_can_pay_for_a_trade_post() -> None:
    position = """
        factions riverfolk eyrie
        turn 0 daylight
        clearing 1 riverfolk warrior 2
        clearing 2 forest_patrol warrior 2
        clearing 3 eyrie warrior 1
        riverfolk funds eyrie 2
    """
    game = hired("forest_patrol", position)
    assert legal(game, "trade_post") == ["trade_post 3"]
    assert why_not(game, "trade_post 2") == "root:11.5.6.II"


PHYSICIANS = """
    factions eyrie alliance lizards
    turn 0 daylight
    suits fox rabbit mouse fox rabbit mouse fox rabbit mouse fox rabbit mouse
    clearing 1 eyrie warrior 3
    clearing 5 eyrie roost 1
    hand eyrie anvil
"""


@pytest.mark.law("root:E.2.2")
def test_the_physicians_bring_own_fallen_to_own_pieces() -> None:
    game = hired("feline_physicians", PHYSICIANS, "held feline_physicians by eyrie")
    warrior = game.state.rules.warrior[0]
    remove(game.state, [Removal(1, (Loss(warrior, 1, 2),))], "root:4.3.4")
    game.state.settle()
    assert asked(game)[:2] == (0, "TreatFallen")
    play(game, "0 spend anvil")
    assert legal(game) == ["station 1", "station 5"]
    play(game, "0 station 5")
    assert of_faction(game, "eyrie", "warrior", 5) == 2
    assert game.state.fallen[warrior] == 0


@pytest.mark.law("root:E.2.2", "root:12.2.2")
@pytest.mark.parametrize(
    ("burrow", "refuges"), [("clearing 0 duchy warrior 1", ["station 5", "muster"]), ("", ["station 5"])]
)
def test_the_physicians_bring_fallen_moles_to_the_burrow_too(burrow: str, refuges: list[str]) -> None:
    """It is a clearing, where the Duchy may have pieces."""
    position = """
        factions duchy alliance lizards
        turn 0 daylight
        clearing 1 duchy warrior 2
        clearing 5 duchy tunnel 1
        hand duchy birdy_bindle
    """
    game = hired("feline_physicians", position, "held feline_physicians by duchy", burrow)
    warrior = game.state.rules.warrior[0]
    remove(game.state, [Removal(1, (Loss(warrior, 1, 2),))], "root:4.3.4")
    game.state.settle()
    play(game, "0 spend birdy_bindle")
    assert legal(game) == refuges
    game.apply(refuges[-1])
    assert of_faction(game, "duchy", "warrior", 0 if burrow else 5) == (3 if burrow else 2)
    assert game.state.fallen[warrior] == 0


@pytest.mark.law("root:E.2.2")
def test_the_physicians_treat_nobody_elses_fallen() -> None:
    game = hired("feline_physicians", PHYSICIANS, "held feline_physicians by alliance")
    remove(game.state, [Removal(1, (Loss(game.state.rules.warrior[0], 1, 2),))], "root:4.3.4")
    game.state.settle()
    assert asked(game)[1] != "TreatFallen"
