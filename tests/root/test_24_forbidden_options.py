"""What a player would look for but may not do now is shown with the paragraph that forbids it."""

from __future__ import annotations

import pytest

import copse
from copse.kernel.chance import Dice
from copse.kernel.errors import IllegalAction
from copse.kernel.tasks import Json
from tests.root.seatings import PAIRS, seatings
from tests.script import few_of_many, play, root, why_not


@pytest.mark.parametrize("seed", few_of_many(14, range(len(PAIRS))))
def test_nothing_is_forbidden_and_legal_at_once(seed: int) -> None:
    game = copse.new(
        "root",
        seed=seed,
        factions=list[Json](seatings(len(PAIRS))[seed]),
        map=("autumn", "winter", "lake", "mountain")[seed % 4],
        deck=("standard", "exiles")[seed % 2],
    )
    dice = Dice(seed)
    while not game.over:
        legal = set(game.decision.actions)
        blocked = [entry.action for entry in game.decision.blocked()]
        assert not legal & set(blocked)
        assert len(set(blocked)) == len(blocked)
        game.apply(game.decision.actions[dice.below(len(legal))])


@pytest.mark.law("root:6.5.4.I", "root:6.5.4.II", "root:2.2.3", "root:6.5.3")
def test_the_marquise_is_told_why_she_cannot_build_or_recruit() -> None:
    game = root("""
        factions marquise eyrie alliance
        turn 0 daylight
        clearing 1 marquise warrior 1 keep 1 sawmill 1
        clearing 5 marquise warrior 1
        clearing 8 marquise workshop 1
        clearing 9 marquise warrior 1
        clearing 9 eyrie warrior 3
        marquise recruited
        todo EndTurn 0
        todo Act 0 3
    """)
    assert why_not(game, "build workshop 1") == "root:2.2.3"
    assert why_not(game, "build workshop 5") == "root:6.5.4.II"
    assert why_not(game, "build workshop 9") == "root:6.5.4.I"
    assert why_not(game, "recruit") == "root:6.5.3"
    with pytest.raises(IllegalAction) as refusal:
        game.apply("build workshop 9")
    assert refusal.value.why == "root:6.5.4.I"


@pytest.mark.law("root:2.1.2", "root:2.1.3", "root:4.1.1", "root:4.1.2", "root:4.1.4")
def test_a_card_that_cannot_be_crafted_says_why() -> None:
    game = root("""
        factions marquise eyrie alliance
        turn 0 daylight
        clearing 1 marquise workshop 1
        hand marquise ambush_fox dominance_fox anvil armorers sword
        crafted marquise armorers
        items hammer 0
    """)
    assert why_not(game, "craft ambush_fox") == "root:2.1.2"
    assert why_not(game, "craft dominance_fox") == "root:2.1.3"
    assert why_not(game, "craft anvil") == "root:4.1.2"
    assert why_not(game, "craft armorers") == "root:4.1.4"
    assert why_not(game, "craft sword") == "root:4.1.1"


@pytest.mark.law("root:4.2.1", "root:C.3.2")
def test_a_move_without_rule_or_along_a_closed_path_says_why() -> None:
    game = root("""
        factions alliance eyrie marquise
        map mountain
        turn 0 evening
        clearing 2 alliance warrior 1
        clearing 2 marquise warrior 2
        clearing 6 marquise warrior 1
        alliance officers 1
    """)
    assert why_not(game, "move 2>6 x1") == "root:4.2.1"
    assert why_not(game, "move 2>5 x1") == "root:C.3.2"


@pytest.mark.law("root:8.4.2.I", "root:8.4.2.II", "root:8.2.5.I", "root:6.2.2")
def test_the_alliance_is_told_where_sympathy_cannot_spread() -> None:
    game = root("""
        factions alliance marquise eyrie
        turn 0 birdsong
        clearing 1 alliance sympathy 1
        clearing 5 marquise keep 1
        alliance supporters sword anvil
    """)
    play(game, "0 pass")  # no revolt
    assert why_not(game, "spread 1") == "root:8.2.5.I"
    assert why_not(game, "spread 5") == "root:6.2.2"
    assert why_not(game, "spread 10") == "root:8.4.2.II"
    assert why_not(game, "spread 8") == "root:8.4.2.I"


@pytest.mark.law("root:9.5.3", "root:9.5.5")
def test_the_vagabond_is_told_what_he_lacks() -> None:
    game = root("""
        factions vagabond marquise eyrie
        turn 0 daylight
        pawn vagabond 10
        quests errand_rabbit errand_fox
        vagabond character thief
    """)
    assert why_not(game, "explore") == "root:9.5.3"
    assert why_not(game, "quest errand_rabbit") == "root:9.5.5"


@pytest.mark.law("root:4.2", "root:4.2.1", "root:C.3.2")
@pytest.mark.parametrize(
    ("action", "law"),
    [
        ("move 5>2 x1", "root:4.2.1"),  # part of the stack, and neither clearing is ruled
        ("move 5>2 x2", "root:4.2.1"),
        ("move 5>12 x1", "root:4.2"),  # not adjacent
        ("move 1>5 x9", "root:4.2"),  # more warriors than there are
        ("battle 1 1", "root:4.3"),  # nobody to fight there
    ],
)
def test_every_refusal_of_what_could_be_chosen_here_names_its_paragraph(action: str, law: str) -> None:
    game = root("""
        factions marquise eyrie
        turn 0 daylight
        clearing 1 marquise warrior 3
        clearing 5 marquise warrior 2
        clearing 5 eyrie warrior 3
        clearing 2 eyrie warrior 3
    """)
    play(game, "0 pass")
    with pytest.raises(IllegalAction) as refusal:
        game.apply(action)
    assert refusal.value.why == law
