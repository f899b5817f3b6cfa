"""Edits: what people tell of their own turns, and what cannot be."""

from __future__ import annotations

import pytest

from copse.clockwork import BadEdit, RealTable, act, edited, play_turn
from copse.root.cards import CARD_IDS, ITEMS
from copse.root.state import Woodland
from tests.clockwork.table import real_table

TABLE = (
    "factions marquise electric_eyrie alliance vagabond",
    "clearing 3 electric_eyrie warrior 6 roost 1",
    "clearing 1 marquise keep 1 warrior 2",
    "pawn vagabond 1_2_5_10",
    "hand marquise anvil sword",
    "alliance supporters bake_sale",
)
MARQUISE, EYRIE, ALLIANCE, VAGABOND = range(4)


def after(*commands: str) -> Woodland:
    """The table after some commands, as it is read again."""
    return RealTable.read(edited(real_table(*TABLE), *commands).text()).state


def count(state: Woodland, seat: int, piece: str, clearing: int) -> int:
    return state.count(state.rules.piece(seat, piece), clearing)


def refused(command: str) -> str:
    with pytest.raises(BadEdit) as problem:
        edited(real_table(*TABLE), command)
    return problem.value.problem


def names(cards: list[int] | tuple[int, ...]) -> list[str]:
    return [CARD_IDS[card] for card in cards]


@pytest.mark.parametrize(
    ("command", "number"), [("marquise warrior 1 +2", 4), ("marquise warrior 1", 3), ("marquise warrior 1 0", 0),
                            ("marquise warrior 1 -1", 1), ("move marquise warrior 1 5 2", 0)],
)  # fmt: skip
def test_pieces_come_and_go_and_the_supply_has_the_rest(command: str, number: int) -> None:
    state = after(command)
    assert count(state, MARQUISE, "warrior", 1) == number
    warrior = state.rules.warrior[MARQUISE]
    assert state.supply[warrior] == 25 - number - count(state, MARQUISE, "warrior", 5)


def test_pieces_that_there_are_not_are_refused() -> None:
    assert refused("marquise warrior 1 +99") == (
        "the number of warrior would be 101; from 0 to 25 can be, and now it is 2"
    )
    assert refused("marquise keep 2") == "no keep is left in the supply"
    assert refused("electric_eyrie roost 11 9").startswith("the number of roost would be 9; from 0 to 6 can be")
    assert refused("electric_eyrie roost 3") == "clearing 3 has 1 buildings more than it has free slots"
    assert refused("move marquise warrior 1 5 3") == "only 2 are in clearing 1"


def test_pieces_are_called_by_their_names_and_bots_by_those_of_their_factions_too() -> None:
    assert count(after("eyrie roost 11"), EYRIE, "roost", 11) == 1
    assert "its pieces are warrior, sawmill, workshop, recruiter, wood, keep" in refused("marquise roost 3")


def test_what_left_the_game_stays_out_of_it() -> None:
    """§root:6.2.2: a keep that is gone does not come back to the supply by an edit of something else."""
    gone = real_table("factions marquise electric_eyrie", "supply marquise keep 0", "clearing 3 electric_eyrie roost 1")
    state = edited(gone, "marquise warrior 5").state
    assert state.supply[state.rules.piece(MARQUISE, "keep")] == 0


def test_points() -> None:
    assert after("points marquise 14", "points marquise +2", "points electric_eyrie 3").points == (16, 3, 0, 0)
    assert refused("points marquise 30") == "marquise has 30 points, and would have won"
    assert refused("points lizards 3").startswith("'lizards' is not a known faction of this game; allowed: marquise")
    assert refused("points marquise many") == "the points should stand here, as 3, +1 or -2, not 'many'"


def test_of_cards_that_people_hold_only_the_number_is_told() -> None:
    state = after("hand marquise 5", "hand alliance +1", "supporters alliance 3")
    assert [len(hand.cards) for hand in state.hands] == [5, 0, 1, 0]
    assert [len(zone.cards) for zone in state.boards[ALLIANCE].zones()] == [3]
    assert refused("hand electric_eyrie 1") == "a bot holds no cards (§bots:2.8.1)"
    assert refused("supporters marquise 1") == "no cards lie face down on this board"
    assert refused("hand marquise -3").startswith("the number of cards would be -1")


def test_an_open_hand_is_told_by_its_cards() -> None:
    table = real_table("factions riverfolk electric_eyrie", "clearing 3 electric_eyrie roost 1")
    shown = edited(table, "hand riverfolk anvil bake_sale").state
    assert names(shown.hands[0].cards) == ["anvil", "bake_sale"]
    with pytest.raises(BadEdit, match="this hand lies open: name its cards"):
        edited(table, "hand riverfolk 2")


def test_cards_that_lie_open_come_from_wherever_nobody_looked() -> None:
    state = after("discard anvil sword bake_sale")
    assert names(state.discard) == ["anvil", "sword", "bake_sale"]
    assert len(state.hands[MARQUISE].cards) == 2
    assert names(after("discard anvil", "unseen anvil").discard) == []
    assert names(after("discard anvil", "reshuffle").discard) == []
    assert names(after("discard dominance_fox").available) == ["dominance_fox"]
    assert refused("discard anvil anvil") == "every anvil lies open somewhere already"
    assert refused("unseen anvil") == "anvil is neither discarded nor available"
    assert refused("discard anvli") == "'anvli' is not a known card; did you mean anvil?"


def test_crafting_is_done_by_the_rules() -> None:
    """§root:4.1: the item leaves the supply, and its points are scored; a lasting card lies before its owner."""
    state = after("craft marquise anvil")
    hammer = ITEMS.index("hammer")
    assert (state.boxes[MARQUISE][hammer], state.items[hammer], state.points[MARQUISE]) == (1, 0, 2)
    assert names(state.discard) == ["anvil"]
    assert len(state.hands[MARQUISE].cards) == 1
    state = after("craft alliance cobbler")
    assert names(state.crafted[ALLIANCE]) == ["cobbler"]
    assert names(after("craft alliance cobbler", "discard cobbler from alliance").discard) == ["cobbler"]
    assert "neither an item nor a lasting effect" in refused("craft marquise favor_of_the_mice")
    assert refused("discard cobbler from alliance") == "cobbler does not lie before alliance"
    with pytest.raises(BadEdit, match=r"no hammer is left \(§root:4.1.2\)"):
        edited(real_table(*TABLE), "item hammer 0", "craft marquise anvil")


def test_the_supply_of_items_and_the_ruins() -> None:
    assert after("item sword -1").items[ITEMS.index("sword")] == 1
    assert refused("item sword 9").startswith("the number of sword would be 9; from 0 to 2")
    state = after("ruin 6 sword")
    assert state.ruins >> 6 & 1 == 0
    assert ITEMS.index("sword") not in state.buried
    assert refused("ruin 6") == "which item lay under it? One of boots, bag, hammer, sword"
    assert refused("ruin 5") == "no ruin is there; ruins are left in: 6, 10, 11, 12"
    bare = real_table("factions marquise electric_eyrie", "clearing 3 electric_eyrie roost 1")
    assert edited(bare, "ruin 6 gone").state.ruins >> 6 & 1 == 0


def test_any_line_of_a_position_says_what_lies_somewhere_now() -> None:
    state = after(
        "crafted marquise cobbler",
        "pawn vagabond 5",
        "vagabond ready sword 1 tea 1",
        "alliance officers 2",
        "scorched 4",
    )
    assert names(state.crafted[MARQUISE]) == ["cobbler"]
    assert state.pawns[VAGABOND] == 5
    assert state.supply[state.rules.warrior[ALLIANCE]] == 8
    assert state.scorched == 1 << 4
    lines = RealTable(real_table(*TABLE).options, state).text().splitlines()
    assert "vagabond ready sword 1 tea 1" in lines


def test_whose_turn_it_is() -> None:
    assert edited(real_table(*TABLE), "turn alliance").turn == ALLIANCE


def test_what_is_no_command_is_refused_with_what_there_is() -> None:
    said = refused("warriors 3")
    assert said.startswith("'warriors' begins no command; allowed: marquise, electric_eyrie, alliance, vagabond, move")
    assert refused("todo BeginTurn 0").startswith("'todo' is not for people to tell")
    assert refused("").startswith("there is nothing in it")
    assert refused("points marquise 3 4") == "'4' is unexpected: the line should end before it"


def test_if_one_command_cannot_be_done_none_is() -> None:
    table = real_table(*TABLE)
    before = table.text()
    with pytest.raises(BadEdit, match="'foo'"):
        edited(table, "points marquise 9", "foo")
    assert table.text() == before


def test_face_down_plots_are_laid_moved_and_taken_off() -> None:
    """Which kind lies there nobody need say."""
    table = real_table("factions corvids electric_eyrie marquise", "clearing 5 corvids warrior 2 plot 1")
    laid = edited(table, "corvids plot 7").state
    assert [count(laid, 0, "plot", clearing) for clearing in (5, 7)] == [1, 1]
    moved = edited(table, "move corvids plot 5 8", "corvids plot 8 0").state
    assert [count(moved, 0, "plot", clearing) for clearing in (5, 8)] == [0, 0]


@pytest.mark.law("root:E.1.1")
def test_points_take_the_markers_that_they_reach_and_the_hireling_is_chosen_before_the_next_turn() -> None:
    table = real_table(
        "factions marquise electric_eyrie",
        "turn 0",
        'option hirelings ["spring_uprising", "flame_bearers", "vault_keepers"]',
        "clearing 3 electric_eyrie warrior 6 roost 1",
    )
    assert table.state.markers
    reached = edited(table, "points marquise 9")
    assert (reached.state.claims[0], reached.state.markers >> 4 & 1, reached.state.markers >> 8 & 1) == (2, 0, 0)
    assert edited(reached, "points marquise -3").state.claims[0] == 2
    asking = play_turn(RealTable.read(reached.text()), draw=False).asking
    assert asking is not None
    assert (asking.what, asking.seat) == ("EngageHireling", 0)
    begun = act(RealTable.read(reached.text()), draw=False).asking
    assert begun is not None
    assert begun.what == "EngageHireling"
