"""The Elder Treetop in clearing 2 of the autumn map, a corner with two slots, or in 3, with one."""

from __future__ import annotations

import pytest

import copse
from copse.kernel.errors import BadPosition
from copse.root.landmarks.elder_treetop import tree
from copse.root.placing import place
from copse.root.removal import Loss, Removal, remove
from copse.root.state import NONE, Woodland
from tests.root.landmarks.placed import with_landmarks
from tests.root.table import Table, points
from tests.script import legal


def table(*lines: str, factions: str = "marquise eyrie") -> Table:
    return with_landmarks("elder_treetop", "elder_treetop 2", *lines, factions=factions)


def tenant(game: Table) -> str:
    number = tree(game.state).tenant
    return "" if number == NONE else game.state.rules.pieces[number].name


def build(game: Table, seat: int, piece: str) -> int:
    return place(game.state, seat, game.state.rules.piece(seat, piece), 2, 1, "root:G.1.19")


def take(game: Table, remover: int, owner: int, piece: str, number: int = 1, in_battle: bool = False) -> None:
    loss = Loss(game.state.rules.piece(owner, piece), 2, number)
    remove(game.state, [Removal(remover, (loss,), in_battle)], "root:1.5.4")


@pytest.mark.law("root:A.5.3", "root:F.1")
def test_it_stands_in_a_corner() -> None:
    game = copse.new("root", factions=["marquise", "eyrie"], landmarks=1, landmark_cards=["elder_treetop"], seed=1)
    assert legal(game) == [f"erect elder_treetop {corner}" for corner in (1, 2, 3, 4)]
    before = game.state.copy()
    game.apply("erect elder_treetop 3")
    assert [after - slots for after, slots in zip(game.state.slots, before.slots, strict=True)] == [
        int(clearing == 3) for clearing in range(13)
    ]


@pytest.mark.law("root:F.1", "root:2.2.3")
def test_its_clearing_has_a_slot_more() -> None:
    game = table()
    assert game.state.slots[2] == 3
    assert [build(game, 0, "sawmill"), build(game, 0, "workshop"), build(game, 1, "roost")] == [1, 1, 1]
    assert game.state.slots[2] == 0
    assert build(game, 0, "recruiter") == 0
    again = copse.position(game.position())
    assert again.state.dump() == game.state.dump()


@pytest.mark.ruling("R158")
@pytest.mark.law("root:F.1")
def test_its_slot_is_the_last_to_be_built_in() -> None:
    game = table()
    build(game, 0, "sawmill")
    build(game, 0, "workshop")
    assert tenant(game) == ""
    build(game, 1, "roost")
    assert tenant(game) == "roost"
    take(game, 1, 0, "sawmill")
    assert tenant(game) == "roost", "another slot became free"
    build(game, 0, "recruiter")
    assert tenant(game) == "roost"


@pytest.mark.law("root:F.1", "root:3.2.1")
def test_removing_an_enemy_building_from_its_slot_scores_a_point_more() -> None:
    game = with_landmarks(
        "elder_treetop", "clearing 2 marquise sawmill 1 workshop 1", "clearing 2 eyrie roost 1",
        "elder_treetop 2 holds eyrie roost",
    )  # fmt: skip
    take(game, 1, 0, "sawmill")
    assert points(game, "eyrie") == 1
    take(game, 0, 1, "roost")
    assert points(game, "marquise") == 2
    assert tenant(game) == ""
    assert game.state.slots[2] == 2


@pytest.mark.law("root:F.1")
def test_an_own_building_and_one_that_nobody_removed_score_nothing() -> None:
    lines = (
        "clearing 2 marquise sawmill 1 workshop 1",
        "clearing 2 eyrie roost 1",
        "elder_treetop 2 holds eyrie roost",
    )
    for remover in (1, NONE):
        game = with_landmarks("elder_treetop", *lines)
        take(game, remover, 1, "roost")
        assert [points(game, name) for name in ("marquise", "eyrie")] == [0, 0]
        assert tenant(game) == ""


@pytest.mark.ruling("R159")
@pytest.mark.law("root:F.1", "root:4.3.4")
def test_of_like_buildings_the_loser_of_a_battle_gives_up_the_others_first() -> None:
    lines = ("clearing 2 marquise sawmill 3", "elder_treetop 2 holds marquise sawmill")
    game = with_landmarks("elder_treetop", *lines)
    take(game, 1, 0, "sawmill", in_battle=True)
    assert (points(game, "eyrie"), tenant(game)) == (1, "sawmill")
    take(game, 1, 0, "sawmill", number=2, in_battle=True)
    assert (points(game, "eyrie"), tenant(game)) == (4, "")
    game = with_landmarks("elder_treetop", *lines)
    take(game, 1, 0, "sawmill")
    assert (points(game, "eyrie"), tenant(game)) == (2, ""), "elsewhere the remover chooses"


@pytest.mark.law("root:F.1", "root:E.3.6")
def test_a_hireling_that_removes_it_scores_for_nobody() -> None:
    game = with_landmarks(
        "elder_treetop", "hirelings forest_patrol", "held forest_patrol by alliance",
        "clearing 2 eyrie roost 1", "clearing 2 alliance base_mouse 1 sympathy 1", "clearing 2 forest_patrol warrior 1",
        "elder_treetop 2 holds eyrie roost", factions="eyrie alliance lizards",
    )  # fmt: skip
    take(game, 3, 0, "roost")
    assert [points(game, name) for name in game.state.rules.names] == [0, 0, 0]
    assert tenant(game) == ""


def test_a_position_may_leave_out_which_building_it_is() -> None:
    game = table("clearing 2 marquise sawmill 1 workshop 1", "clearing 2 eyrie roost 1")
    assert tenant(game) == "roost"
    assert game.view(None)["landmarks"] == [
        {"name": "elder_treetop", "clearing": 2, "board": {"building": {"seat": 1, "piece": "roost"}}}
    ]
    assert tenant(table("clearing 2 marquise sawmill 1")) == ""


def test_a_building_that_does_not_stand_there_is_refused() -> None:
    with pytest.raises(BadPosition, match="does not stand there"):
        with_landmarks("elder_treetop", "elder_treetop 2 holds marquise sawmill")


def test_the_building_in_its_slot_stays_the_same_when_a_faction_is_taken() -> None:
    """§A.8.2: with a faction come pieces, and those of hirelings, which were there before, are numbered anew."""
    game = copse.new(
        "root",
        factions=2,
        setup="advanced",
        hirelings=["vault_keepers", "street_band", "stoic_protector"],
        landmarks=1,
        landmark_cards=["elder_treetop"],
        seed=1,
    )
    while not legal(game, "take"):
        game.apply(game.decision.actions[0])
    assert isinstance(game.state, Woodland)
    tree(game.state).tenant = game.state.rules.piece(2, "vault")
    game.apply(legal(game, "take")[0])
    taken = game.state.rules.pieces[tree(game.state).tenant]
    assert (taken.party, taken.name) == (2, "vault")
