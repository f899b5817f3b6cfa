"""Chapter 5 of the early Law, beside that of today: the Marquise and her Lodge."""

from __future__ import annotations

import pytest

import copse
from copse.root.factions.marquise import Marquise
from copse.root.state import Woodland
from tests.root.editions.by import by
from tests.root.table import count, hand, points, supply, where
from tests.script import asked, happened, legal, play

BOTH = pytest.mark.parametrize("edition", ["early", "marauder"])
STRICKEN = """
    factions eyrie marquise
    turn 0 daylight
    eyrie leader charismatic
    eyrie decree battle vizier
    clearing 5 eyrie warrior 5
    clearing 5 marquise warrior 3
    {home}
    hand marquise anvil bake_sale
    coming die 2 die 0
"""


# ---- §5.2 abilities


@pytest.mark.law("early:5.2.2")
@pytest.mark.parametrize(("edition", "cards", "saved"), [("early", 2, 2), ("marauder", 1, 2)])
def test_each_warrior_is_saved_by_any_card_where_today_one_matching_card_saves_all(
    edition: str, cards: int, saved: int
) -> None:
    """5 is a rabbit clearing, the anvil a fox card."""
    keep = "keep 1 " if edition == "marauder" else ""
    game = by(edition, STRICKEN.format(home=f"clearing 1 marquise {keep}warrior 1"))
    play(game, "0 pass", "0 battle 5 1", "1 pass")
    if edition == "early":
        assert (asked(game), legal(game, "spend")) == (
            (1, "Infirmary", "early:5.2.2"),
            ["spend anvil", "spend bake_sale"],
        )
        play(game, "1 spend anvil")
        assert (game.decision.prompt, count(game, "marquise", "warrior", 1)) == ("Infirmary", 2)
        play(game, "1 spend bake_sale")
    else:
        assert (game.decision.prompt, legal(game, "spend")) == ("FieldHospital", ["spend bake_sale"])
        play(game, "1 spend bake_sale")
    assert count(game, "marquise", "warrior", 1) == 1 + saved
    assert len([1 for event in happened(game, "spent") if event["seat"] == 1]) == cards


@pytest.mark.law("early:5.2.2")
def test_she_may_save_one_warrior_and_let_the_other_go() -> None:
    game = by("early", STRICKEN.format(home="clearing 1 marquise warrior 1"))
    play(game, "0 pass", "0 battle 5 1", "1 pass", "1 spend anvil", "1 pass")
    assert count(game, "marquise", "warrior", 1) == 2
    assert supply(game, "marquise", "warrior") == 25 - 3


@pytest.mark.law("early:5.2.2")
@pytest.mark.parametrize("home", ["", "clearing 1 marquise warrior 1\n    clearing 1 eyrie warrior 1"])
def test_no_warrior_is_saved_while_she_does_not_rule_the_lodge(home: str) -> None:
    game = by("early", STRICKEN.format(home=home))
    play(game, "0 pass", "0 battle 5 1", "1 pass")
    assert game.decision.prompt != "Infirmary"
    assert len(hand(game, "marquise")) >= 2


@pytest.mark.law("early:5.2.2")
@pytest.mark.ruling("E27")
@pytest.mark.parametrize(("warriors", "asks"), [(3, False), (5, True)])
def test_who_rules_the_lodge_counts_once_the_fallen_are_gone(warriors: int, asks: bool) -> None:
    """Three hits on her in the Lodge, of which she takes two."""
    game = by(
        "early",
        f"""
        factions eyrie marquise
        turn 0 daylight
        eyrie leader charismatic
        eyrie decree battle vizier
        clearing 1 eyrie warrior 3
        clearing 1 marquise warrior {warriors} sawmill 1
        hand marquise anvil
        coming die 3 die 1
        """,
    )
    play(game, "0 pass", "0 battle 1 1", "1 pass")
    assert (game.decision.prompt == "Infirmary") is asks


@pytest.mark.law("early:5.2.3", "early:2.8.6")
@pytest.mark.parametrize(
    ("edition", "clearing", "left"), [("early", 1, 4), ("early", 5, 3), ("marauder", 1, 3), ("marauder", 5, 3)]
)
def test_in_the_lodge_she_takes_one_hit_less(edition: str, clearing: int, left: int) -> None:
    game = by(
        edition,
        f"""
        factions eyrie marquise
        turn 0 daylight
        eyrie leader charismatic
        eyrie decree battle vizier
        clearing {clearing} eyrie warrior 5
        clearing {clearing} marquise warrior 5
        coming die 2 die 0
        """,
    )
    play(game, "0 pass", f"0 battle {clearing} 1")
    assert count(game, "marquise", "warrior", clearing) == left
    if left == 4:
        assert happened(game, "ignored") == [{"seat": 1, "count": 1}]


@pytest.mark.law("early:5.2.3")
def test_as_attacker_too() -> None:
    game = by(
        "early",
        """
        factions marquise eyrie
        turn 0 daylight
        clearing 1 marquise warrior 5
        clearing 1 eyrie warrior 5
        coming die 2 die 2
        """,
    )
    play(game, "0 pass", "0 battle 1 1")
    assert (count(game, "marquise", "warrior", 1), count(game, "eyrie", "warrior", 1)) == (4, 3)


@pytest.mark.law("early:5.2.3", "early:2.8.1")
@pytest.mark.ruling("E45")
def test_hits_of_an_ambush_are_not_reduced_even_there_and_the_next_ones_are() -> None:
    game = by(
        "early",
        """
        factions marquise eyrie
        turn 0 daylight
        clearing 1 marquise warrior 7
        clearing 1 eyrie warrior 5
        hand eyrie ambush_mouse
        coming die 2 die 2
        """,
    )
    play(game, "0 pass", "0 battle 1 1", "1 ambush ambush_mouse")
    assert count(game, "marquise", "warrior", 1) == 7 - 2 - 1


@pytest.mark.law("early:5.2.3", "early:2.8.4")
def test_it_is_taken_off_after_extra_hits_and_never_below_none() -> None:
    lines = """
        factions eyrie marquise
        turn 0 daylight
        eyrie leader commander
        eyrie decree battle vizier
        clearing 1 eyrie warrior 5
        clearing 1 marquise warrior 5
        coming die {die} die 0
    """
    game = by("early", lines.format(die=0))
    play(game, "0 pass", "0 battle 1 1")
    assert count(game, "marquise", "warrior", 1) == 5
    game = by("early", lines.format(die=3))
    play(game, "0 pass", "0 battle 1 1")
    assert count(game, "marquise", "warrior", 1) == 5 - (3 + 1 - 1)


# ---- §5.3 setup


@pytest.mark.law("early:5.3.1", "early:5.3.3", "early:2.3.6")
@pytest.mark.ruling("E16", "E22", "E32")
def test_she_is_set_up_around_the_lodge() -> None:
    game = copse.new("root", seed=3, edition="early", factions=["marquise", "eyrie"])
    assert isinstance(game.state, Woodland)
    assert game.decision.law == "early:5.3.3"
    assert legal(game) == ["build recruiter 5", "build recruiter 9", "build recruiter 10"]
    play(game, "0 build recruiter 9")
    assert legal(game) == ["build workshop 5", "build workshop 10"]
    play(game, "0 build workshop 10")
    state, warrior = game.state, game.state.rules.warrior[0]
    assert [state.count(warrior, clearing) for clearing in range(1, 13)] == [1, 1, 0, *[1] * 9]
    assert [state.count(state.rules.piece(0, name), place) for name, place in BUILT] == [1, 1, 1]
    assert state.supply[warrior] == 25 - 11
    assert {piece.name: piece.kind.total for piece in state.rules.pieces[:5]} == {
        "warrior": 25, "sawmill": 6, "workshop": 6, "recruiter": 6, "wood": 8,
    }  # fmt: skip
    mine, published = state.rules.factions[0], Marquise()
    assert isinstance(mine, Marquise)
    assert (mine.cost, mine.points, mine.draw_at) == (published.cost, published.points, published.draw_at)


BUILT = [("sawmill", 1), ("recruiter", 9), ("workshop", 10)]


@pytest.mark.law("early:5.3.1", "early:5.3.3")
def test_today_she_chooses_her_corner_and_builds_as_she_likes() -> None:
    game = copse.new("root", seed=3, factions=["marquise", "eyrie"])
    assert isinstance(game.state, Woodland)
    play(game, "0 settle 3")
    assert {action.split()[1] for action in legal(game)} == {"sawmill", "workshop", "recruiter"}
    assert {action.split()[2] for action in legal(game)} == {"3", "6", "7", "11"}
    assert game.state.count(game.state.rules.warrior[0], 1) == 0


# ---- §5.5 actions


@pytest.mark.law("early:5.5.1")
@pytest.mark.ruling("E39")
@pytest.mark.parametrize(("edition", "stops"), [("early", False), ("marauder", True)])
def test_a_march_is_two_moves_where_today_one_may_do(edition: str, stops: bool) -> None:
    game = by(edition, "factions marquise eyrie\nturn 0 daylight\nclearing 5 marquise warrior 3")
    play(game, "0 pass", "0 move 5>1 x1")
    assert bool(legal(game, "stop")) is stops
    play(game, "0 move 1>9 x1")
    assert game.decision.args == {"count": 2}


@pytest.mark.law("early:5.5.1")
@pytest.mark.ruling("E39")
def test_a_march_ends_where_no_second_move_can_be_made() -> None:
    game = by(
        "early",
        """
        factions marquise eyrie
        turn 0 daylight
        clearing 5 marquise warrior 1
        clearing 2 eyrie warrior 3
        """,
    )
    play(game, "0 pass", "0 move 5>2 x1")
    assert (game.decision.prompt, game.decision.args) == ("Act", {"count": 2})


@pytest.mark.law("early:5.5.4", "early:5.5.5")
@BOTH
def test_a_building_is_chosen_and_paid_with_wood_of_ruled_clearings_that_are_linked(edition: str) -> None:
    """The order in which she says it is all that differs, so both play alike."""
    game = by(
        edition,
        """
        factions marquise eyrie
        turn 0 daylight
        clearing 5 marquise warrior 1 sawmill 1
        clearing 9 marquise warrior 1 wood 1
        clearing 4 marquise warrior 1
        clearing 7 marquise wood 1 warrior 1
        clearing 7 eyrie warrior 2
        """,
    )
    play(game, "0 pass")
    assert legal(game, "build") == [
        "build sawmill 4", "build sawmill 9", "build workshop 4", "build workshop 5", "build workshop 9",
        "build recruiter 4", "build recruiter 5", "build recruiter 9",
    ]  # fmt: skip
    play(game, "0 build sawmill 4")
    assert (where(game, "marquise", "wood"), points(game, "marquise")) == ({7: 1}, 1)
