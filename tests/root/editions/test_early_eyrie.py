"""Chapter 6 of the early Law, beside that of today: reforms, five birds, and a cheaper turmoil."""

from __future__ import annotations

import pytest

import copse
from copse.root.factions.eyrie import Eyrie
from copse.root.state import Woodland
from tests.root.editions.by import LANGUAGES, by, label, question
from tests.root.table import Table, count, hand, points, ruler, where
from tests.script import asked, happened, legal, play

BOTH = pytest.mark.parametrize("edition", ["early", "marauder"])


def decree(game: Table) -> dict[str, list[str]]:
    view = game.view(None)["seats"]
    assert isinstance(view, list)
    own = view[game.state.rules.seat_of("eyrie")]
    assert isinstance(own, dict)
    board = own["board"]
    assert isinstance(board, dict)
    columns = board["decree"]
    assert isinstance(columns, dict)
    return {name: [str(card) for card in cards] for name, cards in columns.items() if isinstance(cards, list) and cards}


# ---- §6.2 rules


@pytest.mark.law("early:6.2.2")
@pytest.mark.ruling("E38")
@BOTH
def test_the_eyrie_rules_where_it_is_tied_but_nothing_that_is_empty(edition: str) -> None:
    """Both play alike, since all its pieces are warriors and roosts."""
    game = by(
        edition,
        """
        factions eyrie marquise
        turn 0 daylight
        clearing 5 eyrie warrior 1
        clearing 5 marquise warrior 1
        clearing 9 eyrie roost 1
        clearing 9 marquise warrior 2
        clearing 2 marquise wood 1
        """,
    )
    assert [ruler(game, clearing) for clearing in (5, 9, 2)] == ["eyrie", "marquise", ""]


@pytest.mark.law("early:6.8.1")
@pytest.mark.parametrize(
    ("edition", "leader", "scored"),
    [
        ("early", "builder", 3),
        ("early", "despot", 2),
        ("marauder", "builder", 2),
        ("marauder", "despot", 1),
    ],
)
def test_items_score_in_full_and_the_builder_one_more(edition: str, leader: str, scored: int) -> None:
    game = by(
        edition,
        f"factions eyrie marquise\nturn 0 daylight\neyrie leader {leader}\nclearing 8 eyrie roost 1\nhand eyrie anvil",
    )
    play(game, "0 craft anvil")
    assert points(game, "eyrie") == scored


@pytest.mark.law("early:6.8.1")
@pytest.mark.parametrize(("edition", "scored"), [("early", 1), ("marauder", 0)])
def test_the_builder_scores_for_whatever_is_crafted(edition: str, scored: int) -> None:
    lines = "factions eyrie marquise\nturn 0 daylight\neyrie leader builder\nhand eyrie command_warren\n"
    game = by(edition, lines + "clearing 5 eyrie roost 1\nclearing 3 eyrie roost 1")
    play(game, "0 craft command_warren")
    assert points(game, "eyrie") == scored


# ---- §6.3 setup


@pytest.mark.law("early:6.3.2")
@pytest.mark.ruling("E16", "E32")
@BOTH
def test_a_roost_and_six_warriors_start_in_the_homeland(edition: str) -> None:
    """Today it is a corner of its choice, opposite another start where there is one."""
    factions = ["eyrie", "marquise"] if edition == "early" else ["eyrie", "alliance"]
    game = copse.new("root", seed=2, edition=edition, factions=[*factions])
    assert isinstance(game.state, Woodland)
    while game.decision.prompt == "BuildAround":
        game.apply(game.decision.actions[0])
    if edition == "marauder":
        assert legal(game) == ["settle 1", "settle 2", "settle 3", "settle 4"]
        play(game, "0 settle 2")
    home = 3 if edition == "early" else 2
    state = game.state
    assert state.homes[0] == 1 << home
    assert [state.count(state.rules.piece(0, name), home) for name in ("roost", "warrior")] == [1, 6]
    assert game.decision.prompt == "ChooseLeader"
    mine, published = state.rules.factions[0], Eyrie()
    assert isinstance(mine, Eyrie)
    assert (mine.points, mine.draw_at, mine.kinds) == (published.points, published.draw_at, published.kinds)


@pytest.mark.law("early:6.3.3", "early:6.3.4", "early:6.8")
def test_one_of_four_leaders_is_picked_and_the_viziers_go_into_two_columns() -> None:
    game = copse.new("root", seed=2, edition="early", factions=["eyrie", "marquise"])
    assert isinstance(game.state, Woodland)
    while game.decision.prompt != "ChooseLeader":
        game.apply(game.decision.actions[0])
    assert legal(game) == ["lead builder", "lead charismatic", "lead commander", "lead despot"]
    play(game, "0 lead commander")
    assert decree(game) == {"move": ["vizier"], "battle": ["vizier"]}


# ---- §6.4 Birdsong


@pytest.mark.law("early:6.4.1")
@pytest.mark.parametrize(("held", "hand_then"), [("", ["anvil"]), ("hand eyrie sword", ["sword"])])
def test_only_an_empty_hand_draws_a_card_at_the_start_of_birdsong(held: str, hand_then: list[str]) -> None:
    game = by("early", f"factions eyrie marquise\nturn 0 birdsong\n{held}\ncoming card anvil")
    assert (hand(game, "eyrie"), game.decision.prompt) == (hand_then, "AddToEarlyDecree")


@pytest.mark.law("early:6.4")
@pytest.mark.parametrize(("edition", "second"), [("early", set()), ("marauder", {"anvil", "bake_sale"})])
def test_a_bird_is_added_alone(edition: str, second: set[str]) -> None:
    game = by(edition, "factions eyrie marquise\nturn 0 birdsong\nhand eyrie royal_claim birdy_bindle anvil bake_sale")
    play(game, "0 decree royal_claim:move")
    added = {text.split()[1].split(":")[0] for text in legal(game, "decree")}
    assert added == second


@pytest.mark.law("early:6.4")
@pytest.mark.parametrize(("edition", "second"), [("early", {"bake_sale"}), ("marauder", {"bake_sale", "royal_claim"})])
def test_after_another_card_no_bird_is_added(edition: str, second: set[str]) -> None:
    game = by(edition, "factions eyrie marquise\nturn 0 birdsong\nhand eyrie royal_claim anvil bake_sale")
    assert not legal(game, "pass")
    play(game, "0 decree anvil:move")
    assert {text.split()[1].split(":")[0] for text in legal(game, "decree")} == second
    assert legal(game, "pass")


@pytest.mark.law("early:6.4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_says_what_may_still_be_added(language: str) -> None:
    game = by("early", "factions eyrie marquise\nturn 0 birdsong\nhand eyrie royal_claim anvil bake_sale")
    first = question(game, language)
    assert "2" in first
    play(game, "0 decree anvil:move")
    assert "1" in question(game, language)
    assert question(game, language) != first


@pytest.mark.law("early:6.4")
@pytest.mark.parametrize(("edition", "prompt"), [("early", ""), ("marauder", "PlaceNewRoost")])
def test_without_a_roost_birdsong_places_none(edition: str, prompt: str) -> None:
    game = by(edition, "factions eyrie marquise\nturn 0 birdsong\nhand eyrie anvil bake_sale")
    play(game, "0 decree anvil:move", "0 decree bake_sale:move")
    assert (game.decision.prompt == "PlaceNewRoost") is bool(prompt)


# ---- §6.5 Daylight


@pytest.mark.law("early:6.2.1", "early:6.5.3")
def test_roosts_craft_before_the_decree_and_not_after_its_first_order() -> None:
    game = by(
        "early",
        """
        factions eyrie marquise
        turn 0 daylight
        eyrie leader builder
        eyrie decree move vizier sword
        clearing 6 eyrie roost 1 warrior 3
        hand eyrie anvil
        """,
    )
    assert legal(game, "craft") == ["craft anvil"]
    play(game, "0 pass")
    assert not legal(game, "craft")


REFORM = """
    factions eyrie marquise
    turn 0 daylight
    eyrie leader charismatic
    eyrie decree move bake_sale vizier
    eyrie decree build anvil
    hand eyrie {hand}
"""


@pytest.mark.law("early:6.5", "early:6.5.1", "early:6.5.2")
@BOTH
def test_before_noon_a_card_of_the_same_suit_is_shifted_for_a_discard(edition: str) -> None:
    game = by(edition, REFORM.format(hand="root_tea_rabbit crossbow_mouse"))
    if edition == "marauder":
        assert legal(game, "reform") == []
        return
    assert asked(game) == (0, "BeforeNoon", "early:6.5.1")
    assert legal(game, "reform") == ["reform root_tea_rabbit"]
    play(game, "0 reform root_tea_rabbit")
    assert legal(game) == ["shift rabbit move>recruit", "shift rabbit move>battle", "shift rabbit move>build"]
    play(game, "0 shift rabbit move>battle")
    assert decree(game) == {"move": ["vizier"], "battle": ["bake_sale"], "build": ["anvil"]}
    assert hand(game, "eyrie") == ["crossbow_mouse"]
    assert game.decision.prompt == "BeforeNoon", "as often as it likes"


@pytest.mark.law("early:6.5.1")
def test_crafting_and_reforms_come_in_any_order() -> None:
    roosts = "    clearing 8 eyrie roost 1\n    clearing 6 eyrie roost 1\n"
    lines = REFORM.format(hand="root_tea_rabbit foxfolk_steel royal_claim") + roosts
    reform, craft = ["0 reform root_tea_rabbit", "0 shift rabbit move>battle"], ["0 craft foxfolk_steel"]
    for order in (reform + craft, craft + reform):
        game = by("early", lines)
        play(game, *order)
        assert (game.decision.prompt, hand(game, "eyrie")) == ("BeforeNoon", ["royal_claim"])


@pytest.mark.law("early:6.5.2")
@pytest.mark.ruling("E23")
def test_a_bird_shifts_any_card_and_a_vizier_is_a_bird() -> None:
    game = by("early", REFORM.format(hand="royal_claim"))
    play(game, "0 reform royal_claim")
    assert {text.split()[1] for text in legal(game)} == {"rabbit", "bird", "fox"}
    play(game, "0 shift bird move>battle")
    assert decree(game)["battle"] == ["vizier"]
    assert happened(game, "reformed")[0]["card"] == "vizier"
    game = by("early", REFORM.format(hand="crossbow_mouse"))
    assert legal(game, "reform") == []


@pytest.mark.law("early:6.5.2")
@pytest.mark.parametrize(("language", "battle"), [("en", "battle"), ("ru", "сражение"), ("uk", "бій")])
def test_a_reform_is_told_by_the_columns(language: str, battle: str) -> None:
    game = by("early", REFORM.format(hand="royal_claim"))
    play(game, "0 reform royal_claim")
    words = label(game, "shift bird move>battle", language)
    assert battle[:3] in words.lower()
    assert "forest" not in words


FIVE = """
    factions eyrie marquise
    turn 0 daylight
    points 9 0
    eyrie leader commander
    eyrie decree recruit royal_claim birdy_bindle
    eyrie decree move vizier woodland_runners
    eyrie decree battle vizier
    clearing 5 eyrie roost 1 warrior 4
    clearing 1 eyrie warrior 1
    clearing 5 marquise warrior 4
    coming die 0 die 0
"""
ORDERS = ("0 pass", "0 enlist 5", "0 enlist 5", "0 move 1>9 x1", "0 move 9>1 x1", "0 battle 5 1")


@pytest.mark.law("early:6.5.4", "early:6.7", "early:6.7.1")
@BOTH
def test_after_the_fifth_order_by_a_bird_there_is_turmoil(edition: str) -> None:
    """As in the example of the book: two recruits, two moves and a battle by birds. The battle is still fought."""
    game = by(edition, FIVE)
    play(game, *ORDERS)
    assert len(happened(game, "battled")) == 1
    if edition == "marauder":
        assert not happened(game, "turmoil")
        return
    assert asked(game)[:2] == (0, "NewLeader")
    assert decree(game) == {}, "viziers and all"
    assert points(game, "eyrie") == 9, "it costs nothing"
    play(game, "0 lead despot")
    assert decree(game) == {"move": ["vizier"], "build": ["vizier"]}


@pytest.mark.law("early:6.5.4")
def test_four_birds_are_not_too_many() -> None:
    game = by("early", FIVE.replace("recruit royal_claim birdy_bindle", "recruit royal_claim"))
    play(game, *ORDERS[:1], *ORDERS[2:])
    assert not happened(game, "turmoil")


FAILING = """
    factions eyrie marquise
    turn 0 daylight
    points 9 0
    eyrie leader commander
    eyrie decree move vizier royal_claim
    eyrie decree battle vizier
    {more}
    hand eyrie anvil
"""


@pytest.mark.law("early:6.7", "early:6.7.1", "early:6.7.5")
@pytest.mark.parametrize(("edition", "left", "cards"), [("early", 9, 1), ("marauder", 6, 2)])
def test_turmoil_costs_no_points_and_ends_the_turn_without_an_evening(edition: str, left: int, cards: int) -> None:
    game = by(edition, FAILING.format(more="clearing 5 eyrie roost 1\n    clearing 9 eyrie roost 1"))
    play(game, "0 pass", "0 pass", "0 lead builder")
    assert game.state.turn == 1
    scored = [event["points"] for event in happened(game, "scored") if event["seat"] == 0]
    assert scored == ([] if edition == "early" else [-3, 1])
    assert len(hand(game, "eyrie")) == cards
    assert points(game, "eyrie") == (left if edition == "early" else left + 1)


@pytest.mark.law("early:6.7.4")
@BOTH
def test_without_a_roost_turmoil_builds_one_anywhere(edition: str) -> None:
    """Today it comes at the next Birdsong, with three warriors, where fewest are."""
    game = by(edition, FAILING.format(more="clearing 5 marquise warrior 3\n    clearing 1 marquise sawmill 1"))
    play(game, "0 pass", "0 pass", "0 lead builder")
    if edition == "marauder":
        assert game.state.turn == 1
        assert where(game, "eyrie", "roost") == {}
        return
    assert asked(game) == (0, "RebuildRoost", "early:6.7.4")
    assert legal(game) == [f"settle {clearing}" for clearing in range(2, 13)], "the Lodge is full"
    play(game, "0 settle 5")
    assert (where(game, "eyrie", "roost"), where(game, "eyrie", "warrior")) == ({5: 1}, {})


@pytest.mark.law("early:6.7", "early:2.2")
@pytest.mark.ruling("E28")
@pytest.mark.parametrize(("edition", "turmoil"), [("early", False), ("marauder", True)])
def test_of_two_warriors_one_is_enough_for_an_order_to_recruit(edition: str, turmoil: bool) -> None:
    game = by(
        edition,
        """
        factions eyrie marquise
        turn 0 daylight
        eyrie leader charismatic
        eyrie decree recruit vizier
        clearing 5 eyrie roost 1 warrior 19
        """,
    )
    play(game, "0 pass", "0 enlist 5")
    assert count(game, "eyrie", "warrior", 5) == 20
    assert bool(happened(game, "turmoil")) is turmoil


# ---- §6.6 Evening


@pytest.mark.law("early:6.6")
@BOTH
def test_roosts_score_and_then_cards_are_drawn(edition: str) -> None:
    """The book names no limit for the hand; by ruling it is everyone's, so both play alike."""
    roosts = "\n".join(f"clearing {clearing} eyrie roost 1" for clearing in (2, 5, 9))
    game = by(edition, f"factions eyrie marquise\nturn 0 evening\n{roosts}")
    assert points(game, "eyrie") == 2
    assert len(hand(game, "eyrie")) == 2


# ---- §6.8 leaders


@pytest.mark.law("early:6.8", "early:6.8.1", "early:6.8.2", "early:6.8.4")
@pytest.mark.parametrize(
    ("edition", "columns"),
    [
        (
            "early",
            {
                "builder": "move build",
                "charismatic": "recruit move",
                "commander": "move battle",
                "despot": "move build",
            },
        ),
        (
            "marauder",
            {
                "builder": "recruit move",
                "charismatic": "recruit battle",
                "commander": "move battle",
                "despot": "move build",
            },
        ),
    ],
)
def test_each_leader_wants_the_viziers_in_his_own_columns(edition: str, columns: dict[str, str]) -> None:
    for leader, wanted in columns.items():
        fallen = "builder" if leader != "builder" else "despot"
        game = by(edition, FAILING.format(more="clearing 5 eyrie roost 1").replace("commander", fallen))
        play(game, "0 pass", "0 pass", f"0 lead {leader}")
        assert " ".join(decree(game)) == wanted


@pytest.mark.law("early:6.8.4")
@pytest.mark.parametrize(("edition", "scored"), [("early", 4), ("marauder", 3)])
def test_the_despot_scores_one_more_for_each_building_or_token(edition: str, scored: int) -> None:
    game = by(
        edition,
        """
        factions eyrie marquise
        turn 0 daylight
        eyrie leader despot
        eyrie decree battle vizier
        clearing 5 eyrie warrior 3
        clearing 5 marquise sawmill 1 wood 1
        coming die 1 die 0
        """,
    )
    play(game, "0 pass", "0 battle 5 1")
    assert points(game, "eyrie") == scored


@pytest.mark.law("early:6.8.4")
@pytest.mark.parametrize(("edition", "scored"), [("early", 4), ("marauder", 2)])
def test_the_despot_scores_outside_battle_too(edition: str, scored: int) -> None:
    game = by(
        edition,
        """
        factions eyrie marquise
        turn 0 daylight
        eyrie leader despot
        clearing 6 eyrie roost 1
        clearing 8 eyrie roost 1
        clearing 12 eyrie roost 1
        clearing 12 marquise wood 2
        hand eyrie favor_of_the_foxes
        """,
    )
    play(game, "0 craft favor_of_the_foxes")
    assert points(game, "eyrie") == scored
