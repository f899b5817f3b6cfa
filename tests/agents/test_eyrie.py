"""No agent and no hint leads the Eyrie into turmoil if another choice avoids it."""

from __future__ import annotations

import pytest

from copse.agents import make, observe
from copse.agents.analysis import Effort, hint
from copse.agents.root.eyrie import peril
from copse.agents.sense import sensible
from copse.games import AnyGame
from copse.kernel.game import Game
from copse.root.book import BOOK
from tests.script import few_of_many, play, root

MORNING = """
factions eyrie marquise
turn 0 birdsong
eyrie leader charismatic
clearing 1 eyrie roost 1 warrior 6
clearing 5 marquise warrior 2
hand eyrie anvil sword
"""
LEVELS = ("heuristic", "beginner", "search@8", "learned")


def kept(game: AnyGame) -> set[str]:
    return {action.text for action in sensible(game.state, game.decision.actions)}


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_adds_a_card_that_is_turmoil_if_another_is_not(level: str) -> None:
    """Only fox cards match the roost and the warriors, and there is nothing to battle and nowhere to build."""
    game = root(MORNING)
    assert kept(game) == {"decree anvil:recruit", "decree anvil:move"}
    for seed in range(3):
        assert make(level, seed).choose(observe(game)).text in kept(game)


def test_where_everything_is_turmoil_everything_is_left() -> None:
    game = root(MORNING.replace("anvil sword", "sword mouse_in_a_sack"))
    assert kept(game) == {action.text for action in game.decision.actions}


def test_stopping_is_weighed_like_a_card() -> None:
    game = play(root(MORNING), "0 decree anvil:recruit")
    assert kept(game) == {"pass"}


def test_an_order_that_spoils_the_rest_is_not_given() -> None:
    game = root(MORNING.replace("charismatic", "charismatic\neyrie decree move vizier"))
    play(game, "0 decree sword:build", "0 pass", "0 pass")
    assert game.decision.prompt == "Obey"
    assert kept(game)
    assert all(text.startswith("move 1>9 ") for text in kept(game)), "only there is a mouse clearing to build in"


@pytest.mark.parametrize("seed", few_of_many(2, range(1, 21)))
def test_no_turmoil_that_another_addition_avoids(seed: int) -> None:
    """Turmoil only comes where every card led there or dice decide. All levels and hints leave out the same choices."""
    game = Game.new(BOOK, {"factions": ["marquise", "eyrie", "alliance", "vagabond"], "seed": seed})
    agents = [make("heuristic", 7 * seed + seat) for seat in range(game.seats)]
    doomed = False
    while not game.over:
        choice, seen = game.decision, len(game.events)
        action = agents[choice.seat].choose(observe(game))
        if choice.prompt == "AddToDecree":
            world = game.determinize(choice.seat, 1).state
            cards = [option for option in choice.actions if option.verb.name == "decree"]
            if action in cards:
                perils = [peril(world, choice.seat, option) for option in cards]
                assert peril(world, choice.seat, action) == min(perils)
            doomed = peril(world, choice.seat, action)[0] > 0
        game.apply(action)
        if any(event.what == "turmoil" for event in game.events[seen:]):
            assert doomed, "the Decree could have been resolved"


def test_a_hint_is_no_turmoil() -> None:
    game = root(MORNING)
    told = hint(observe(game), Effort(worlds=2, iterations=8))
    assert {one.action.text for one in told.best} <= kept(game)
