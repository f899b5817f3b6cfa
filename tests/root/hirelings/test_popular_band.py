"""Popular Band and Street Band."""

from __future__ import annotations

import pytest

from copse.games import RootGame
from copse.root.board import PLACES
from copse.root.hirelings.popular_band import BandCard
from copse.root.move import moves, no_exit, relocate, walk
from copse.root.turn import BeginTurn
from tests.root.hirelings.by_lot import asked_in
from tests.root.hirelings.hired import count, hired, party, set_up, standing
from tests.root.table import count as of_faction
from tests.script import asked, legal, play, why_not

EYRIE, ALLIANCE, VAGABOND = range(3)

SQUARE = """
    factions eyrie alliance vagabond
    turn 0 daylight
    suits fox rabbit mouse fox rabbit mouse fox rabbit mouse fox rabbit mouse
    pawn vagabond 9
    clearing 1 eyrie warrior 3 roost 1
    clearing 2 alliance warrior 2
    clearing 2 eyrie warrior 1
    clearing 9 alliance warrior 1
    clearing 10 eyrie warrior 1
"""
SIDES = ("popular_band", "street_band")


def band(side: str, *lines: str) -> RootGame:
    return hired(side, SQUARE, *lines)


# ---- the same on both sides


@pytest.mark.law("root:E.2.2")
@pytest.mark.parametrize("side", SIDES)
def test_enemies_do_not_leave_it_on_the_turn_on_which_they_came(side: str) -> None:
    game = band(side, f"clearing 5 {side} warrior 1")
    relocate(game.state, EYRIE, 1, 5, 2, "root:4.2")
    assert not moves(game.state, EYRIE, 1 << 5)
    assert [no_exit(game.state, seat) for seat in (EYRIE, ALLIANCE)] == [1 << 5, 0]
    BeginTurn(ALLIANCE).run(game.state)
    assert moves(game.state, EYRIE, 1 << 5)


@pytest.mark.law("root:E.2.2")
def test_a_pawn_does_not_leave_it_either() -> None:
    game = band("street_band", "clearing 1 street_band warrior 1")
    walk(game.state, VAGABOND, 1, "root:9.5.1")
    assert no_exit(game.state, VAGABOND) == 1 << 1
    assert no_exit(game.state, ALLIANCE) == 0


@pytest.mark.ruling("R148")
@pytest.mark.law("root:E.2.2")
def test_who_came_before_the_band_does_not_leave_it_either() -> None:
    game = band("street_band", "held street_band by alliance")
    relocate(game.state, EYRIE, 1, 5, 1, "root:4.2")
    assert not no_exit(game.state, EYRIE)
    game.state.put(game.state.rules.warrior[party(game)], 5, 1)
    assert no_exit(game.state, EYRIE) == 1 << 5


@pytest.mark.law("root:E.2.2")
def test_its_controller_leaves_it_as_ever() -> None:
    game = band("popular_band", "clearing 5 popular_band warrior 1", "held popular_band by eyrie")
    relocate(game.state, EYRIE, 1, 5, 2, "root:4.2")
    assert moves(game.state, EYRIE, 1 << 5)
    game.state.hand_over(party(game), ALLIANCE)
    assert not moves(game.state, EYRIE, 1 << 5)


@pytest.mark.law("root:E.2.2")
def test_who_is_kept_is_told_by_which_paragraph() -> None:
    marquise = SQUARE.replace("eyrie warrior 3 roost 1", "marquise warrior 3").replace("eyrie", "marquise")
    game = hired("street_band", marquise, "clearing 5 street_band warrior 1", "street_band came marquise 5 10")
    relocate(game.state, 0, 1, 5, 1, "root:4.2")
    play(game, "0 pass")
    assert why_not(game, "move 5>1 x1") == "root:E.2.2"


@pytest.mark.law("root:E.2.2")
def test_who_came_where_is_seen_saved_and_copied() -> None:
    game = band("street_band", "street_band came eyrie 5 10")
    assert game.state.board(party(game), BandCard).came[EYRIE] == 1 << 5 | 1 << 10
    assert game.state.copy().board(party(game), BandCard).came == game.state.board(party(game), BandCard).came
    assert "street_band came eyrie 5 10" in game.position()
    seen = game.state.board(party(game), BandCard).view(game.state, party(game), None)
    assert seen["came"] == {"eyrie": [5, 10]}


# ---- popular


@pytest.mark.law("root:A.6.3")
def test_two_of_them_start_in_different_clearings() -> None:
    game = set_up("popular_band", "eyrie", "alliance")
    assert asked(game) == (1, "FirstConcert", "root:A.6.3")
    play(game, "1 station 4")
    assert legal(game) == [f"station {clearing}" for clearing in range(1, PLACES) if clearing != 4]
    play(game, "1 station 9")
    assert standing(game, "warrior") == {4: 1, 9: 1}


@pytest.mark.law("root:E.2.1")
@pytest.mark.parametrize("lines", [(), ("clearing 7 popular_band warrior 1",)])
def test_when_hired_one_comes_to_own_pieces_if_none_is_on_the_map(lines: tuple[str, ...]) -> None:
    game = hired("popular_band", SQUARE.replace("daylight", "evening"), "claims eyrie 1", "markers none", *lines)
    while game.decision.prompt != "EngageHireling":
        game.apply(game.decision.actions[0])
    play(game, "0 engage popular_band")
    if lines:
        assert asked(game)[1] != "PlayForHirer"
    else:
        assert asked(game) == (EYRIE, "PlayForHirer", "root:E.2.1")
        assert legal(game) == ["station 1", "station 2", "station 10"]
        play(game, "0 station 10")
        assert standing(game, "warrior") == {10: 1}


DRAW = ("clearing 5 popular_band warrior 1", "clearing 7 popular_band warrior 1", "held popular_band by eyrie")


@pytest.mark.law("root:E.2.4")
def test_in_daylight_one_warrior_of_each_adjacent_clearing_may_be_drawn_then_one_more_comes() -> None:
    game = band("popular_band", *DRAW)
    play(game, "0 command popular_band")
    assert asked(game) == (EYRIE, "ChooseStage", "root:E.2.4")
    assert legal(game) == ["pass", "station 5"]  # nobody could come to 7
    play(game, "0 station 5")
    assert asked(game)[1] == "DrawListeners"
    assert legal(game) == ["pass", "choose 0", "station 2"]  # from 1, or first from 2
    play(game, "0 station 2")
    assert asked(game)[1] == "ChooseListener"
    assert legal(game) == ["choose 0", "choose 1"]  # of any player
    play(game, "0 choose 1")
    assert legal(game) == ["pass", "choose 0"]  # from 1
    play(game, "0 choose 0")
    assert of_faction(game, "eyrie", "warrior", 5) == of_faction(game, "alliance", "warrior", 5) == 1
    assert asked(game)[1] == "PlayElsewhere"
    play(game, "0 station 11")
    assert standing(game, "warrior") == {5: 1, 7: 1, 11: 1}
    assert "command popular_band" not in legal(game)


@pytest.mark.law("root:E.2.4")
def test_none_of_it_need_be_done() -> None:
    game = band("popular_band", *DRAW)
    play(game, "0 command popular_band", "0 pass", "0 pass")
    assert standing(game, "warrior") == {5: 1, 7: 1}
    passed = play(band("popular_band", *DRAW), "0 command popular_band", "0 station 5", "0 pass", "0 pass")
    assert of_faction(passed, "eyrie", "warrior", 1) == 3
    assert asked(passed)[1] == "PlayElsewhere"


@pytest.mark.ruling("R149")
@pytest.mark.law("root:E.2.4", "root:4.2.1")
def test_who_is_drawn_moves_by_its_own_rules() -> None:
    lines = [*DRAW[:2], "held popular_band by alliance"]
    game = hired("popular_band", SQUARE.replace("turn 0", "turn 1"), *lines, "clearing 8 eyrie warrior 1")
    play(game, "1 command popular_band")
    assert legal(game) == ["pass", "station 5", "station 7"]
    play(game, "1 station 5")
    assert legal(game) == ["pass", "choose 0", "station 2"]
    play(game, "1 pass")
    assert legal(game) == ["pass", "choose 1"]  # the Eyrie rule neither 2 nor 5


@pytest.mark.ruling("R180")
@pytest.mark.law("root:1.1.3", "root:E.2.4")
def test_the_order_of_the_clearings_is_chosen_for_it_decides_who_can_come() -> None:
    """The Alliance rule neither 1 nor 5 until one of them has come from 2."""
    lines = (*DRAW, "clearing 1 alliance warrior 1", "clearing 5 alliance warrior 1")
    square = SQUARE.replace("clearing 2 eyrie warrior 1", "")
    early = play(hired("popular_band", square, *lines), "0 command popular_band", "0 station 5")
    assert legal(early) == ["pass", "choose 0", "station 2"]
    late = play(early, "0 station 2", "0 choose 1")
    assert late.state.ruler[5] == ALLIANCE
    assert legal(late) == ["pass", "choose 0", "choose 1"]


@pytest.mark.law("root:E.2.4")
def test_nobody_else_commands_them() -> None:
    for line in ("", "held popular_band by alliance"):
        game = band("popular_band", *DRAW[:2], *[line] * bool(line))
        assert "command popular_band" not in legal(game)


# ---- street


@pytest.mark.law("root:A.6.3", "root:E.2.1")
def test_the_street_band_has_neither_setup_nor_welcome() -> None:
    game = set_up("street_band", "eyrie", "alliance")
    assert not standing(game, "warrior")
    evening = hired("street_band", SQUARE.replace("daylight", "evening"), "claims eyrie 1", "markers none")
    while evening.decision.prompt != "EngageHireling":
        evening.apply(evening.decision.actions[0])
    play(evening, "0 engage street_band")
    assert asked(evening)[0] != EYRIE
    assert not standing(evening, "warrior")


@pytest.mark.law("root:E.2.4")
def test_in_daylight_one_of_the_street_band_comes_to_any_clearing() -> None:
    game = band("street_band", "held street_band by eyrie", "clearing 5 street_band warrior 1")
    play(game, "0 command street_band")
    assert legal(game) == [f"station {clearing}" for clearing in range(1, PLACES)]
    play(game, "0 station 5")
    assert count(game, "warrior", 5) == 2
    assert "command street_band" not in legal(game)


@pytest.mark.law("root:E.2.4", "root:1.5.1")
def test_there_are_no_more_of_them_than_five() -> None:
    game = band("street_band", "held street_band by eyrie", "clearing 5 street_band warrior 5")
    assert "command street_band" not in legal(game)


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("side", SIDES)
def test_games_with_the_band_end(side: str) -> None:
    met = asked_in(side, "marquise", "hundreds", "vagabond", "keepers", games=3)
    assert "PlaceBand" in met or "DrawListeners" in met
