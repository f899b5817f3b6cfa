"""Agents in advanced setup: they take the faction that they do best with, keep the better cards, and play on."""

from __future__ import annotations

import pytest

import copse
from copse.agents import AGENTS, make, observe
from copse.agents.root.common import held
from copse.agents.root.draft import PROMISE, promise
from copse.arena.matches import play_out
from copse.games import RootGame
from copse.root.actions import DRAFTED

LEVELS = [*(name for name in AGENTS if name not in ("search", "strong", "expert", "casual")), "search@4"]


def drafting(seed: int, players: int = 4) -> RootGame:
    return copse.new("root", factions=players, setup="advanced", seed=seed)


def test_only_factions_have_a_promise() -> None:
    assert set(PROMISE) <= set(DRAFTED)


@pytest.mark.parametrize("seed", range(6))
def test_the_faction_that_wins_most_is_taken_and_the_better_cards_are_kept(seed: int) -> None:
    game, agents = drafting(seed), [make("heuristic", seat) for seat in range(4)]
    while not game.state.turns:
        seat, actions = game.decision.seat, game.decision.actions
        action = agents[seat].choose(observe(game))
        if action.verb.name == "take":
            names = {DRAFTED[other.args[0]]: promise(game.state, DRAFTED[other.args[0]]) for other in actions}
            assert names[DRAFTED[action.args[0]]] == max(names.values())
        elif action.verb.name == "return":
            hand = {other: held(game.state, other.args[:1]) for other in actions}
            assert hand[action] < max(hand.values()) or len(set(hand.values())) == 1
        game.apply(action)
    assert all(len(game.state.hands[seat].cards) == 3 for seat in range(4))


def test_a_second_vagabond_promises_less() -> None:
    game = drafting(1)
    alone = promise(game.state, "vagabond2")
    game.state.adopt(game.state.rules.with_faction(0, "vagabond"))
    assert promise(game.state, "vagabond2") < alone


@pytest.mark.slow
@pytest.mark.parametrize("name", LEVELS)
def test_every_level_drafts_and_plays_to_the_end(name: str) -> None:
    game = copse.new("root", factions=3, setup="advanced", hirelings="random", landmarks=1, seed=8)
    play_out(game, [make(name, seat) for seat in range(3)])
    assert game.over
