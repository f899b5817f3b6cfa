"""Flame Bearers and Rat Smugglers."""

from __future__ import annotations

import pytest

from copse.games import RootGame
from copse.kernel.errors import BadPosition
from copse.root.hirelings.flame_bearers import BearersCard, RatSmugglers
from copse.root.state import PHASES
from tests.root.hirelings.by_lot import asked_in
from tests.root.hirelings.hired import count, hired, party, set_up, standing
from tests.root.table import count as of_faction
from tests.root.table import hand
from tests.script import asked, happened, legal, play

FIELDS = """
    factions eyrie alliance lizards
    turn 0 birdsong
    suits fox rabbit mouse fox rabbit mouse fox rabbit mouse fox rabbit mouse
    clearing 1 eyrie warrior 3 roost 1
"""


def bearers(*lines: str, holder: str = "eyrie") -> RootGame:
    return hired("flame_bearers", FIELDS, f"held flame_bearers by {holder}", *lines)


@pytest.mark.law("root:A.6.3")
def test_two_start_among_any_clearings() -> None:
    for second in (4, 9):
        game = set_up("flame_bearers", "eyrie", "alliance")
        assert asked(game) == (1, "FirstBearers", "root:A.6.3")
        play(game, "1 station 4", f"1 station {second}")
        assert sum(standing(game, "warrior").values()) == 2
        assert count(game, "warrior", second) >= 1
        assert asked(game)[1] != "FirstBearers"


@pytest.mark.law("root:E.2.1")
@pytest.mark.parametrize("lines", [(), ("clearing 7 flame_bearers warrior 1",)])
def test_when_hired_two_come_if_none_is_on_the_map(lines: tuple[str, ...]) -> None:
    game = hired("flame_bearers", FIELDS.replace("birdsong", "evening"), "claims eyrie 1", "markers none", *lines)
    while game.decision.prompt != "EngageHireling":
        game.apply(game.decision.actions[0])
    play(game, "0 engage flame_bearers")
    if lines:
        assert asked(game)[1] != "BearersAnew"
    else:
        assert asked(game) == (0, "BearersAnew", "root:E.2.1")
        play(game, "0 station 3", "0 station 12")
        assert standing(game, "warrior") == {3: 1, 12: 1}


@pytest.mark.law("root:E.2.3")
def test_in_birdsong_each_bearer_must_burn_a_piece_of_an_enemy_and_one_more_comes() -> None:
    game = bearers("clearing 5 flame_bearers warrior 2", "clearing 5 alliance warrior 3", "clearing 5 eyrie warrior 1")
    assert legal(game) == ["command flame_bearers"]  # it cannot be passed
    play(game, "0 command flame_bearers")
    assert of_faction(game, "alliance", "warrior", 5) == 1
    assert of_faction(game, "eyrie", "warrior", 5) == 1  # no enemy of theirs
    assert asked(game) == (0, "SpreadFire", "root:E.2.3")
    assert legal(game) == ["station 1", "station 2", "station 5"]
    play(game, "0 station 2")
    assert standing(game, "warrior") == {2: 1, 5: 2}
    assert "command flame_bearers" not in legal(game)


@pytest.mark.law("root:E.2.3")
def test_they_burn_in_every_clearing_where_they_stand() -> None:
    game = bearers(
        "clearing 5 flame_bearers warrior 1",
        "clearing 9 flame_bearers warrior 2",
        "clearing 5 alliance warrior 2",
        "clearing 9 lizards warrior 3",
        "clearing 3 lizards warrior 3",
    )
    play(game, "0 command flame_bearers")
    assert of_faction(game, "alliance", "warrior", 5) == 1
    assert [of_faction(game, "lizards", "warrior", clearing) for clearing in (9, 3)] == [1, 3]


@pytest.mark.law("root:E.2.3")
def test_of_several_enemies_the_controller_chooses_and_all_goes_at_one_moment() -> None:
    game = bearers(
        "clearing 5 flame_bearers warrior 2", "clearing 5 alliance warrior 2", "clearing 5 lizards warrior 2"
    )
    play(game, "0 command flame_bearers")
    assert asked(game) == (0, "Burn", "root:E.2.3")
    assert legal(game) == ["strike 1", "strike 2"]
    play(game, "0 strike 2")
    assert of_faction(game, "lizards", "warrior", 5) == 2  # marked, not yet gone
    warrior = game.state.rules.warrior[2]
    assert game.state.copy().board(party(game), BearersCard).marked == [warrior]
    assert "flame_bearers marked lizards:warrior" in game.position()
    play(game, "0 strike 1")
    assert [of_faction(game, name, "warrior", 5) for name in ("alliance", "lizards")] == [1, 1]
    assert not game.state.board(party(game), BearersCard).marked


@pytest.mark.law("root:E.2.3")
def test_warriors_burn_before_buildings_and_tokens() -> None:
    game = bearers(
        "clearing 5 flame_bearers warrior 2",
        "clearing 5 lizards warrior 1 garden_rabbit 1",
        "clearing 5 alliance sympathy 1",
    )
    play(game, "0 command flame_bearers")
    assert legal(game) == ["strike 1", "strike 2"]  # the warrior is marked already
    play(game, "0 strike 2")
    assert of_faction(game, "lizards", "warrior", 5) == of_faction(game, "lizards", "garden_rabbit", 5) == 0
    assert of_faction(game, "alliance", "sympathy", 5) == 1
    assert game.state.points == (0, 0, 0)  # §E.3.6


@pytest.mark.law("root:E.2.3")
def test_of_several_kinds_of_one_enemy_the_controller_chooses_too() -> None:
    marquise = FIELDS.replace("lizards", "marquise")
    lines = ["held flame_bearers by eyrie", "clearing 5 flame_bearers warrior 1"]
    game = hired("flame_bearers", marquise, *lines, "clearing 5 marquise sawmill 1 wood 1")
    play(game, "0 command flame_bearers", "0 strike 2")
    assert asked(game)[1] == "BurnPiece"
    assert legal(game) == ["lose sawmill", "lose wood"]
    play(game, "0 lose wood")
    assert of_faction(game, "marquise", "wood", 5) == 0
    assert of_faction(game, "marquise", "sawmill", 5) == 1


@pytest.mark.law("root:E.2.3", "root:E.3.2")
def test_hirelings_of_others_burn_as_well() -> None:
    game = hired(
        "flame_bearers street_band stoic_protector",
        FIELDS,
        "held flame_bearers by eyrie",
        "held street_band by alliance",
        "clearing 5 flame_bearers warrior 1",
        "clearing 5 street_band warrior 2",
    )
    play(game, "0 command flame_bearers")
    assert game.state.warriors(party(game) + 1, 5) == 1


@pytest.mark.law("root:E.2.3", "root:E.2.2")
def test_what_the_stoic_protector_shelters_does_not_burn() -> None:
    game = hired(
        "flame_bearers street_band stoic_protector",
        FIELDS,
        "held flame_bearers by eyrie",
        "held stoic_protector by alliance",
        "pawn stoic_protector 5",
        "clearing 5 flame_bearers warrior 1",
        "clearing 5 alliance warrior 2",
    )
    play(game, "0 command flame_bearers")
    assert of_faction(game, "alliance", "warrior", 5) == 2


@pytest.mark.law("root:E.2.3")
def test_if_none_can_come_beside_another_two_come_anywhere() -> None:
    game = play(bearers(), "0 command flame_bearers")
    assert asked(game) == (0, "BearersAtBirdsong", "root:E.2.3")
    assert len(legal(game)) == 12
    play(game, "0 station 8", "0 station 8")
    assert standing(game, "warrior") == {8: 2}


@pytest.mark.law("root:E.2.3", "root:1.5.1")
def test_there_are_no_more_of_them_than_six() -> None:
    game = play(bearers("clearing 5 flame_bearers warrior 6"), "0 command flame_bearers")
    assert asked(game)[1] not in ("SpreadFire", "BearersAtBirdsong")
    assert standing(game, "warrior") == {5: 6}


@pytest.mark.law("root:E.2.3")
def test_for_others_and_for_nobody_they_do_nothing() -> None:
    lines = ["clearing 5 flame_bearers warrior 2", "clearing 5 alliance warrior 3"]
    for game in (bearers(*lines, holder="alliance"), hired("flame_bearers", FIELDS, *lines)):
        assert "command flame_bearers" not in legal(game)
        assert of_faction(game, "alliance", "warrior", 5) == 3


def test_nothing_stays_marked() -> None:
    with pytest.raises(BadPosition, match="removed at once"):
        bearers("clearing 5 flame_bearers warrior 2", "flame_bearers marked eyrie:warrior")


# ---- demoted

DOCKS = """
    factions marquise alliance lizards
    turn 0 daylight
    suits fox rabbit mouse fox rabbit mouse fox rabbit mouse fox rabbit mouse
    clearing 1 marquise keep 1 warrior 3
    clearing 5 alliance warrior 1
    hand marquise anvil sword ambush_fox favor_of_the_foxes
"""


def docks(*lines: str, holder: str = "marquise") -> RootGame:
    return hired("rat_smugglers", DOCKS, f"held rat_smugglers by {holder}", *lines)


@pytest.mark.law("root:E.2.2")
def test_for_a_card_with_an_item_one_moves_or_battles_as_often_as_one_likes() -> None:
    game = docks()
    assert legal(game, "smuggle") == ["smuggle anvil", "smuggle sword"]
    play(game, "0 smuggle anvil")
    assert asked(game) == (0, "SmuggledAct", "root:E.2.2")
    assert "pass" not in legal(game)
    play(game, "0 move 1>5 x2")
    assert of_faction(game, "marquise", "warrior", 5) == 2
    assert "anvil" not in hand(game, "marquise")
    play(game, "0 smuggle sword", "0 battle 5 alliance")
    assert happened(game, "battled")
    while game.decision.prompt in ("Ambush", "UseEffects", "ChooseLosses", "OrderEffects"):
        game.apply(game.decision.actions[0])
    assert hand(game, "marquise") == ["ambush_fox", "favor_of_the_foxes"]
    assert not legal(game, "smuggle")


@pytest.mark.law("root:E.2.2")
def test_they_smuggle_in_daylight_only() -> None:
    game = docks()
    for phase, name in enumerate(PHASES):
        game.state.phase = phase
        assert bool(RatSmugglers().offers(game.state, party(game), 0)) is (name == "daylight")


@pytest.mark.law("root:E.2.2")
def test_they_smuggle_for_nobody_else() -> None:
    for game in (docks(holder="alliance"), hired("rat_smugglers", DOCKS)):
        assert not legal(game, "smuggle")


@pytest.mark.ruling("R151")
@pytest.mark.law("root:E.2.2")
def test_they_take_no_card_for_nothing() -> None:
    stuck = DOCKS.replace("clearing 1 marquise keep 1 warrior 3", "clearing 1 marquise keep 1")
    game = hired("rat_smugglers", stuck, "held rat_smugglers by marquise")
    assert not legal(game, "smuggle")


@pytest.mark.slow
@pytest.mark.compiled
def test_games_with_the_bearers_end() -> None:
    assert {"Burn", "SpreadFire"} <= asked_in("flame_bearers", "marquise", "eyrie", "corvids", "keepers", games=4)


@pytest.mark.slow
@pytest.mark.compiled
def test_games_with_the_smugglers_end() -> None:
    assert "SmuggledAct" in asked_in("rat_smugglers", "marquise", "alliance", "vagabond", "duchy", games=3)
