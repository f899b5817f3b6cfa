"""What a choice would do, told before it is made: it is what happens, and it gives nothing away."""

from __future__ import annotations

import random

import pytest

import copse
from copse.games import AnyGame
from copse.kernel.foresight import Preview
from copse.kernel.prospects import Facts, Loss
from copse.kernel.tasks import Json
from copse.smallworld.actions import REINFORCE
from copse.smallworld.conquest import full_cost
from copse.smallworld.rules import DIE
from copse.smallworld.world import World

TABLES: list[tuple[str, dict[str, Json]]] = [
    ("root", {"factions": ["marquise", "eyrie", "alliance", "vagabond"]}),
    ("root", {"factions": ["lizards", "riverfolk", "duchy", "corvids"], "map": "winter"}),
    ("root", {"factions": ["hundreds", "keepers", "vagabond", "eyrie"], "map": "mountain"}),
    ("root", {"factions": ["eyrie", "mechanical_marquise", "corvids"]}),
    ("smallworld", {"players": 3}),
    ("smallworld", {"players": 5}),
]
CHOICES = 150


def moments(game: AnyGame, seat: int, text: str) -> list[Facts]:
    """The table after each step of the rules that a choice really brings."""
    other = game.copy()
    other.state.answer(game.read_action(text))
    found = [other.facts(seat)]
    while other.state.stir():
        found.append(other.facts(seat))
    return found


def holds(preview: Preview, facts: Facts) -> bool:
    return all(facts.get(change.fact, 0) == change.after for change in preview.changes)


def random_choices(game: AnyGame, dice: random.Random) -> list[str]:
    actions = [game.write_action(action) for action in game.decision.actions]
    return dice.sample(actions, min(2, len(actions)))


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_what_is_called_certain_is_what_happens(name: str, options: dict[str, Json]) -> None:
    game, dice = copse.new(name, seed=17, **options), random.Random(3)
    told = 0
    for _ in range(CHOICES):
        if game.over:
            break
        seat = game.decision.seat
        for text in random_choices(game, dice):
            preview = game.foresee(text)
            told += len(preview.changes)
            assert any(holds(preview, facts) for facts in moments(game, seat, text)), (text, preview)
        game.apply(dice.choice(game.decision.actions))
    assert told > CHOICES


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize(("name", "options"), TABLES)
def test_games_that_look_the_same_to_a_seat_are_told_the_same(name: str, options: dict[str, Json]) -> None:
    game, dice = copse.new(name, seed=23, **options), random.Random(5)
    for number in range(CHOICES // 2):
        if game.over:
            break
        seat = game.decision.seat
        for text in random_choices(game, dice):
            action = game.read_action(text)
            preview = game.foresee(action)
            assert game.determinize(seat, 1000 + number).foresee(action) == preview
            assert game.determinize(seat, 2000 + number).foresee(action) == preview
        game.apply(dice.choice(game.decision.actions))


def test_the_game_itself_is_left_as_it_is() -> None:
    game = copse.new("root", seed=2)
    before = game.hash()
    for action in game.decision.actions:
        game.foresee(action)
    assert (game.hash(), game.events) == (before, copse.new("root", seed=2).events)


REINFORCED = """copse position 1 smallworld
players 2
turn 0 conquer
people 0 flying ratmen hand 1
region 10 ratmen 1
"""
BATTLE = """copse position 1 root
factions marquise eyrie
turn 0 daylight
clearing 5 marquise warrior 3
clearing 5 eyrie roost 1 warrior 2
"""


def fighting(hand: str = "") -> AnyGame:
    game = copse.position(BATTLE + hand)
    game.apply("pass")  # nothing is crafted
    return game


def test_the_odds_of_a_battle_are_those_of_the_dice() -> None:
    game = fighting()
    odds = game.foresee("battle 5 eyrie").odds
    assert odds is not None
    assert (odds.sides, odds.success) == ((0, 1), None)
    dealt: dict[tuple[int, ...], float] = {}
    for first in range(4):
        for second in range(4):
            lost = (min(first, second, 2), min(max(first, second), 3))
            dealt[lost] = dealt.get(lost, 0.0) + 1 / 16
    assert odds.losses == tuple(Loss(chance, lost) for lost, chance in sorted(dealt.items()))
    assert odds.wiped == (0.0, dealt[0, 3] + dealt[1, 3] + dealt[2, 3])


@pytest.mark.parametrize(("hand", "said"), [("hand eyrie cobbler\n", True), ("", False)])
def test_an_ambush_that_cannot_be_ruled_out_is_said_whatever_the_hand_is(hand: str, said: bool) -> None:
    game = fighting(hand)
    odds = game.foresee("battle 5 eyrie").odds
    assert odds is not None
    assert odds.ambush is said


def test_the_odds_of_reinforcement_are_those_of_its_die() -> None:
    game = copse.position(REINFORCED)
    state = game.state
    assert isinstance(state, World)
    thrown = [action for action in game.decision.actions if action.verb is REINFORCE]
    assert thrown
    for action in thrown:
        odds = game.foresee(action).odds
        missing = full_cost(state, state.rules.race_ids.index("ratmen"), action.args[0]) - 1
        enough = [pips for pips in DIE if pips >= missing]
        assert odds is not None
        assert odds.success == round(len(enough) / len(DIE), 4)
