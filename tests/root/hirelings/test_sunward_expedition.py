"""Sunward Expedition and Mole Artisans."""

from __future__ import annotations

import pytest

from copse.games import RootGame
from copse.kernel.errors import BadPosition
from copse.root.hirelings.sunward_expedition import artisans_card
from copse.root.removal import Loss, Removal, remove
from copse.root.turn import EndTurn
from tests.root.hirelings.by_lot import asked_in
from tests.root.hirelings.hired import count, hired, party, set_up, standing
from tests.root.table import box, hand, ids, points
from tests.script import asked, happened, legal, play

MINE = """
    factions eyrie alliance lizards
    turn 0 daylight
    suits fox rabbit mouse fox rabbit mouse fox rabbit mouse fox rabbit mouse
    clearing 1 eyrie warrior 3
    clearing 5 sunward_expedition warrior 2 foothold 1
    clearing 9 alliance warrior 2
"""


def expedition(*lines: str) -> RootGame:
    return hired("sunward_expedition", MINE, "held sunward_expedition by eyrie", *lines)


@pytest.mark.law("root:A.6.3")
def test_a_foothold_and_three_warriors_start_in_any_clearing() -> None:
    game = set_up("sunward_expedition", "eyrie", "alliance")
    assert asked(game) == (1, "FirstFoothold", "root:A.6.3")
    assert legal(game) == [f"station {clearing}" for clearing in range(1, 13)]
    play(game, "1 station 4")
    assert standing(game, "foothold") == {4: 1}
    assert standing(game, "warrior") == {4: 3}
    assert asked(game)[1] != "BringDiggers"


@pytest.mark.law("root:E.2.4")
def test_in_daylight_a_foothold_comes_where_there_is_none_with_up_to_three_warriors() -> None:
    game = play(expedition(), "0 command sunward_expedition")
    assert asked(game) == (0, "PlaceFoothold", "root:E.2.4")
    assert legal(game) == [f"station {clearing}" for clearing in range(1, 13) if clearing != 5]
    play(game, "0 station 9")
    assert asked(game)[1] == "BringDiggers"
    play(game, "0 station 9", "0 station 9", "0 station 9")
    assert asked(game)[1] == "ExpeditionOrders"
    assert standing(game, "foothold") == {5: 1, 9: 1}
    assert standing(game, "warrior") == {5: 2, 9: 3}


@pytest.mark.law("root:E.2.4")
def test_fewer_warriors_may_come_with_it() -> None:
    game = play(expedition(), "0 command sunward_expedition", "0 station 9", "0 station 9", "0 pass")
    assert asked(game)[1] == "ExpeditionOrders"
    assert standing(game, "warrior") == {5: 2, 9: 1}


@pytest.mark.law("root:E.2.4")
def test_if_no_foothold_is_left_one_of_the_map_is_placed_anew() -> None:
    lines = ["clearing 7 sunward_expedition foothold 1", "clearing 8 sunward_expedition foothold 1"]
    game = play(expedition(*lines), "0 command sunward_expedition")
    assert asked(game)[1] == "LiftFoothold"
    assert legal(game) == ["take_off 5", "take_off 7", "take_off 8"]
    play(game, "0 take_off 7", "0 station 9", "0 pass")
    assert standing(game, "foothold") == {5: 1, 8: 1, 9: 1}
    assert game.state.points == (0, 0, 0)


@pytest.mark.law("root:E.2.4", "root:E.3.4")
def test_then_they_may_move_and_battle() -> None:
    game = play(expedition(), "0 command sunward_expedition", "0 station 1", "0 pass", "0 move 5>1 x2")
    assert count(game, "warrior", 1) == 2
    fights = play(expedition(), "0 command sunward_expedition", "0 station 9", "0 station 9", "0 pass")
    assert "battle 9 1" in legal(fights)
    assert not [text for text in legal(fights, "move") if text.startswith("move 1>")]  # not with pieces of the Eyrie
    play(fights, "0 battle 9 alliance")
    assert "command sunward_expedition" not in legal(fights)


@pytest.mark.law("root:E.2.4")
def test_or_a_warrior_comes_to_each_foothold() -> None:
    game = play(expedition(), "0 command sunward_expedition", "0 station 9", "0 pass", "0 recruit")
    assert standing(game, "warrior") == {5: 3, 9: 1}
    assert "command sunward_expedition" not in legal(game)


@pytest.mark.law("root:E.2.4", "root:1.5.4")
def test_if_warriors_are_short_it_is_chosen_which_foothold_gets_one() -> None:
    game = play(
        expedition("clearing 12 sunward_expedition warrior 5"), "0 command sunward_expedition", "0 station 9", "0 pass"
    )
    play(game, "0 recruit")
    assert asked(game)[1:] == ("ManFoothold", "root:1.5.4")
    assert legal(game) == ["station 5", "station 9"]
    play(game, "0 station 9")
    assert standing(game, "warrior") == {5: 2, 9: 1, 12: 5}
    assert asked(game)[1] != "ManFoothold"


@pytest.mark.law("root:E.2.4")
def test_nobody_else_sends_the_expedition() -> None:
    for line in ("", "held sunward_expedition by alliance"):
        game = hired("sunward_expedition", MINE, *[line] * bool(line))
        assert "command sunward_expedition" not in legal(game)


@pytest.mark.law("root:E.3.6")
def test_a_foothold_is_a_token_that_others_score_for() -> None:
    game = expedition()
    foothold = game.state.rules.piece(party(game), "foothold")
    remove(game.state, [Removal(1, (Loss(foothold, 5, 1),))], "root:4.3.4")
    assert points(game, "alliance") == 1


# ---- demoted

WORKS = """
    factions marquise alliance eyrie
    turn 0 daylight
    suits fox rabbit mouse fox rabbit mouse fox rabbit mouse fox rabbit mouse
    clearing 1 marquise keep 1 warrior 3 workshop 1
    clearing 2 marquise warrior 1 workshop 1
    hand marquise anvil favor_of_the_foxes ambush_fox
"""


def works(*lines: str, holder: str = "marquise") -> RootGame:
    return hired("mole_artisans", WORKS, f"held mole_artisans by {holder}", "mole_artisans control 2", *lines)


@pytest.mark.law("root:E.2.2")
def test_the_card_of_a_crafted_item_may_be_revealed_and_comes_back_at_the_end_of_evening() -> None:
    game = play(works(), "0 craft anvil")
    assert asked(game) == (0, "KeepRevealed", "root:E.2.2")
    assert legal(game) == ["reveal anvil", "discard anvil"]
    assert box(game, "marquise") == {"hammer": 1}
    assert points(game, "marquise") == 2
    play(game, "0 reveal anvil")
    assert "anvil" not in hand(game, "marquise")
    assert ids(artisans_card(game.state).revealed) == ["anvil"]
    assert "mole_artisans revealed anvil" in game.position()
    assert artisans_card(game.state.copy()).revealed == artisans_card(game.state).revealed
    while game.state.turn == 0:
        game.apply("pass" if "pass" in legal(game) else game.decision.actions[0])
    assert "anvil" in hand(game, "marquise")
    assert not artisans_card(game.state).revealed
    assert happened(game, "took_back")[-1]["card"] == "anvil"


@pytest.mark.ruling("R150")
@pytest.mark.law("root:E.2.2")
def test_it_comes_back_over_the_limit_of_the_hand() -> None:
    game = hired(
        "mole_artisans",
        WORKS.replace("daylight", "evening").replace("anvil favor", "sword travel_gear_fox bake_sale favor"),
        "held mole_artisans by marquise",
        "mole_artisans control 2",
        "mole_artisans revealed anvil",
    )
    while game.state.turn == 0:
        game.apply(game.decision.actions[0])
    assert len(hand(game, "marquise")) == game.state.rules.hand_limit + 1
    assert "anvil" in hand(game, "marquise")


@pytest.mark.law("root:E.2.2")
def test_it_comes_back_before_they_are_passed_on() -> None:
    game = hired(
        "mole_artisans",
        WORKS.replace("anvil ", ""),
        "held mole_artisans by marquise",
        "mole_artisans control 1",
        "mole_artisans revealed anvil",
    )
    game.state.todo[:] = []
    EndTurn(0).run(game.state)
    assert "anvil" in hand(game, "marquise")


@pytest.mark.law("root:E.2.2")
def test_or_it_is_discarded_as_ever() -> None:
    game = play(works(), "0 craft anvil", "0 discard anvil")
    assert ids(game.state.discard)[-1] == "anvil"
    assert not artisans_card(game.state).revealed


@pytest.mark.law("root:E.2.2")
def test_cards_without_items_are_discarded() -> None:
    game = works("clearing 4 marquise warrior 1 workshop 1", "clearing 7 marquise warrior 1 workshop 1")
    play(game, "0 craft favor_of_the_foxes")
    assert asked(game)[1] != "KeepRevealed"
    assert "favor_of_the_foxes" in ids(game.state.discard)


@pytest.mark.law("root:E.2.2")
def test_for_others_the_artisans_do_nothing() -> None:
    for game in (works(holder="alliance"), hired("mole_artisans", WORKS)):
        play(game, "0 craft anvil")
        assert asked(game)[1] != "KeepRevealed"
        assert "anvil" in ids(game.state.discard)


def test_nothing_is_revealed_in_the_turn_of_another() -> None:
    with pytest.raises(BadPosition, match="comes back at the end of the turn"):
        hired("mole_artisans", WORKS.replace("anvil ", ""), "mole_artisans revealed anvil")


def test_games_with_the_expedition_end() -> None:
    met = asked_in("sunward_expedition", "marquise", "eyrie", "lizards", "riverfolk", games=3)
    assert {"PlaceFoothold", "ExpeditionOrders"} <= met


def test_games_with_the_artisans_end() -> None:
    assert "KeepRevealed" in asked_in("mole_artisans", "marquise", "eyrie", "hundreds", "vagabond", games=4)
