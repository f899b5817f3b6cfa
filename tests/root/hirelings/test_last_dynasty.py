"""Last Dynasty and Bluebird Nobles."""

from __future__ import annotations

import pytest

from copse.root.move import walk
from copse.root.state import NONE
from tests.root.hirelings.by_lot import play_by_lot
from tests.root.hirelings.hired import count, hired, party, set_up, standing
from tests.root.table import count as of_faction
from tests.root.table import fight, points, targets
from tests.script import asked, legal, play, root

DYNASTY = """
    factions marquise alliance lizards
    turn 0 daylight
    suits fox rabbit mouse fox rabbit mouse fox rabbit mouse fox rabbit mouse
    clearing 1 marquise warrior 3
    clearing 9 alliance warrior 3
    clearing 10 lizards warrior 1
"""
HELD = "held last_dynasty by marquise"
COFFINS = ("deck exiles", "crafted alliance coffin_makers", "coffins last_dynasty warrior 2")
INNER = {10, 11, 12}  # not on the edge of the map


@pytest.mark.law("root:A.6.3")
def test_the_dynasty_starts_together_on_the_edge_of_the_map() -> None:
    game = set_up("last_dynasty", "marquise", "alliance")
    assert asked(game) == (1, "SettleDynasty", "root:A.6.3")  # the last player's
    assert legal(game) == [f"station {clearing}" for clearing in range(1, 13) if clearing not in INNER]
    play(game, "1 station 8")
    assert standing(game, "warrior") == {8: 5}


@pytest.mark.law("root:E.2.4", "root:1.5.4")
@pytest.mark.parametrize(("coffins", "coming"), [((), 5), (COFFINS, 3)])
def test_if_none_is_on_the_map_all_come_to_its_edge_and_battle_there(coffins: tuple[str, ...], coming: int) -> None:
    game = hired("last_dynasty", DYNASTY, HELD, *coffins, "coming die 0 die 0")
    play(game, "0 command last_dynasty")
    assert asked(game) == (0, "DynastyOrders", "root:E.2.4")
    assert legal(game) == [f"station {clearing}" for clearing in range(1, 13) if clearing not in INNER]
    play(game, "0 station 9")
    assert standing(game, "warrior") == {9: coming}
    assert (asked(game)[1], legal(game)) == ("BattleInEach", ["battle 9 1"])  # there is no passing
    fight(game, "0 battle 9 1")
    assert asked(game)[1] != "BattleInEach"
    assert "command last_dynasty" not in legal(game)  # once a day


@pytest.mark.law("root:E.2.4")
def test_where_nobody_is_they_come_without_a_battle() -> None:
    game = hired("last_dynasty", DYNASTY, HELD)
    play(game, "0 command last_dynasty", "0 station 4")
    assert standing(game, "warrior") == {4: 5}
    assert asked(game)[1] != "BattleInEach"


@pytest.mark.law("root:E.2.4", "root:E.3.4")
def test_where_they_rule_all_of_them_move_and_then_battle() -> None:
    game = hired("last_dynasty", DYNASTY, HELD, "clearing 5 last_dynasty warrior 4", "coming die 0 die 0")
    play(game, "0 command last_dynasty")
    assert legal(game) == ["move 5>1 x4", "move 5>2 x4"]  # neither a part of them, nor warriors of the Marquise
    play(game, "0 move 5>2 x4")
    assert standing(game, "warrior") == {2: 4}
    assert asked(game)[1] != "BattleInEach"  # nobody is there

    game = hired("last_dynasty", DYNASTY, HELD, "clearing 1 last_dynasty warrior 4", "coming die 0 die 0")
    play(game, "0 command last_dynasty")
    assert targets(game, 1) == {5, 9, 10}
    play(game, "0 move 1>9 x4")
    assert legal(game) == ["battle 9 1"]
    fight(game, "0 battle 9 1")
    assert asked(game)[1] != "BattleInEach"  # one battle


@pytest.mark.ruling("R138")
@pytest.mark.law("root:E.3.1", "root:E.2.4")
def test_they_rule_together_with_who_controls_them() -> None:
    ground = ("clearing 3 last_dynasty warrior 2", "clearing 3 alliance warrior 3", "clearing 3 marquise warrior 2")
    with_marquise = play(hired("last_dynasty", DYNASTY, HELD, *ground), "0 command last_dynasty")
    assert {text.split()[0] for text in legal(with_marquise)} == {"move"}
    game = hired("last_dynasty", DYNASTY.replace("turn 0", "turn 2"), "held last_dynasty by lizards", *ground)
    while "command last_dynasty" not in legal(game):
        play(game, "2 pass")
    play(game, "2 command last_dynasty")
    assert legal(game) == ["battle 3 0", "battle 3 1"]


@pytest.mark.law("root:E.2.4")
def test_where_they_do_not_rule_they_battle_there_twice() -> None:
    weak = ("clearing 9 last_dynasty warrior 2", "clearing 9 lizards warrior 2")
    game = hired("last_dynasty", DYNASTY, HELD, *weak, "coming die 0 die 0 die 0 die 0")
    play(game, "0 command last_dynasty")
    assert legal(game) == ["battle 9 1", "battle 9 2"]
    fight(game, "0 battle 9 1")
    assert (asked(game)[:2], legal(game)) == ((0, "BattleInEach"), ["battle 9 1", "battle 9 2"])
    fight(game, "0 battle 9 2")
    assert asked(game)[1] != "BattleInEach"


@pytest.mark.law("root:E.2.4")
def test_who_fell_in_the_first_battle_fights_no_second_and_comes_back_another_day() -> None:
    game = hired("last_dynasty", DYNASTY, HELD, "clearing 9 last_dynasty warrior 1", "coming die 3 die 3")
    play(game, "0 command last_dynasty")
    fight(game, "0 battle 9 1")
    assert standing(game, "warrior") == {}
    assert asked(game)[1] != "BattleInEach"
    assert game.state.supply[game.state.rules.warrior[party(game)]] == 5


@pytest.mark.ruling("R139")
@pytest.mark.law("root:1.5.4")
def test_who_rules_and_cannot_leave_battles_where_it_is() -> None:
    ground = ("clearing 1 last_dynasty warrior 5", "clearing 1 corvids snare 1 warrior 2", "coming die 0 die 0")
    game = hired("last_dynasty", DYNASTY.replace("lizards", "corvids"), HELD, *ground)
    play(game, "0 command last_dynasty")
    assert legal(game) == ["battle 1 2"]  # the snare holds them (§13.7.2)
    fight(game, "0 battle 1 2")
    assert asked(game)[1] != "BattleInEach"  # and once, since they rule


@pytest.mark.law("root:E.3.6")
def test_nobody_scores_for_what_they_remove() -> None:
    town = ("clearing 5 last_dynasty warrior 4", "clearing 2 lizards garden_rabbit 1", "coming die 1 die 0")
    game = hired("last_dynasty", DYNASTY, HELD, *town)
    play(game, "0 command last_dynasty", "0 move 5>2 x4")
    fight(game, "0 battle 2 2")
    assert of_faction(game, "lizards", "garden_rabbit", 2) == 0
    assert points(game, "marquise") == 0


@pytest.mark.law("root:E.2.4")
def test_only_who_controls_them_sends_them() -> None:
    for line in ("held last_dynasty by alliance", ""):
        game = hired("last_dynasty", DYNASTY, "clearing 5 last_dynasty warrior 4", line)
        assert "command last_dynasty" not in legal(game)
        assert count(game, "warrior", 5) == 4


def test_games_with_the_dynasty_stay_possible() -> None:
    met = play_by_lot("last_dynasty", "marquise", "alliance", "vagabond", "lizards", seed=1)
    met += play_by_lot("last_dynasty", "corvids", "duchy", "hundreds", seed=2)
    assert {"DynastyOrders", "BattleInEach"} <= met.keys()


# ---- Bluebird Nobles

NOBLES = """
    factions marquise alliance lizards
    turn 0 birdsong
    suits fox rabbit mouse fox rabbit mouse fox rabbit mouse fox rabbit mouse
    clearing 1 marquise warrior 1
    clearing 2 marquise warrior 1
    clearing 3 marquise warrior 1
    clearing 4 marquise warrior 1
    clearing 5 marquise warrior 1
    clearing 6 marquise warrior 1
    clearing 6 alliance warrior 1
    clearing 7 marquise warrior 1
    clearing 7 lizards warrior 2
"""
BY_MARQUISE = "held bluebird_nobles by marquise"


@pytest.mark.ruling("R140")
@pytest.mark.law("root:E.2.2")
@pytest.mark.parametrize(("line", "ruler"), [("", NONE), (BY_MARQUISE, 0), ("held bluebird_nobles by alliance", 1)])
def test_who_controls_the_nobles_rules_where_it_ties_for_the_most(line: str, ruler: int) -> None:
    game = hired("bluebird_nobles", NOBLES, line)
    assert game.state.ruler[6] == ruler
    assert game.state.ruler[7] == 2  # no tie
    assert game.state.ruler[8] == NONE  # nor where nobody is


@pytest.mark.ruling("R140")
@pytest.mark.law("root:E.2.2", "root:7.2.2")
def test_a_tie_by_hirelings_alone_is_nobodys_until_a_piece_of_the_faction_comes() -> None:
    """As of the Lords of the Forest: a faction piece has to stand there; a token or a pawn will do."""
    position = """
        factions alliance vagabond marquise
        turn 0 daylight
        hirelings bluebird_nobles corvid_spies
        held bluebird_nobles by alliance
        held corvid_spies by alliance
        bluebird_nobles control 2
        corvid_spies control 2
        pawn vagabond 1
        clearing 9 corvid_spies warrior 1
        clearing 9 marquise warrior 1
    """
    state = root(position).state
    assert state.ruler[9] == NONE
    state.put(state.rules.piece(0, "sympathy"), 9, 1)
    assert state.ruler[9] == 0
    state.lift(state.rules.piece(0, "sympathy"), 9, 1)
    assert state.ruler[9] == NONE
    state = root(position.replace("by alliance", "by vagabond")).state
    assert state.ruler[9] == NONE
    walk(state, 1, 9, "root:9.5.1")
    assert state.ruler[9] == 1
    walk(state, 1, 8, "root:9.5.1")
    assert state.ruler[9] == NONE


@pytest.mark.law("root:E.2.3")
def test_at_birdsong_a_point_is_scored_for_every_three_clearings() -> None:
    game = hired("bluebird_nobles", NOBLES, BY_MARQUISE)
    assert legal(game) == ["command bluebird_nobles"]  # it must be done
    play(game, "0 command bluebird_nobles")
    assert points(game, "marquise") == 2  # six clearings
    assert "command bluebird_nobles" not in legal(game)


@pytest.mark.law("root:E.2.3")
def test_a_broken_three_is_worth_nothing() -> None:
    five = NOBLES.replace("clearing 5 marquise warrior 1", "")
    game = play(hired("bluebird_nobles", five, BY_MARQUISE), "0 command bluebird_nobles")
    assert points(game, "marquise") == 1
    two = "factions marquise alliance\nturn 0 birdsong\nclearing 1 marquise warrior 1\nclearing 2 marquise warrior 1"
    assert "command bluebird_nobles" not in legal(hired("bluebird_nobles", two, BY_MARQUISE))


@pytest.mark.ruling("R141")
@pytest.mark.law("root:12.2.2")
@pytest.mark.ruling("R83")
def test_the_burrow_is_none_of_the_clearings() -> None:
    burrow = """
        factions duchy alliance
        turn 0 birdsong
        clearing 1 duchy warrior 1
        clearing 2 duchy warrior 1
        clearing 0 duchy warrior 3
    """
    assert "command bluebird_nobles" not in legal(hired("bluebird_nobles", burrow, "held bluebird_nobles by duchy"))


@pytest.mark.law("root:E.2.3")
@pytest.mark.parametrize("line", ["", "held bluebird_nobles by alliance"])
def test_nobody_else_scores_by_the_nobles(line: str) -> None:
    game = hired("bluebird_nobles", NOBLES, line)
    assert "command bluebird_nobles" not in legal(game)


@pytest.mark.law("root:3.3.1")
@pytest.mark.not_in("fifth")
def test_who_scores_no_more_is_not_asked_for_tribute() -> None:
    game = hired("bluebird_nobles", NOBLES, BY_MARQUISE, "dominance marquise dominance_fox")
    assert "command bluebird_nobles" not in legal(game)


def test_games_with_the_nobles_stay_possible() -> None:
    assert play_by_lot("bluebird_nobles", "marquise", "alliance", "duchy", seed=1)["PassOn"]
