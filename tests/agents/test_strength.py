"""Agents play sensibly: a few games each, enough to see it. docs/measurements/agents.md has the measured strength."""

from __future__ import annotations

import pytest

import copse
from copse.agents import make, observe
from copse.games import AnyGame

BASE = ("marquise", "eyrie", "alliance", "vagabond")


def play_out(game: AnyGame, names: list[str], seed: int) -> AnyGame:
    agents = [make(name, seed + seat) for seat, name in enumerate(names)]
    while not game.over:
        game.apply(agents[game.decision.seat].choose(observe(game)))
    return game


def wins(name: str, players: int, games: int) -> int:
    """How many games of Small World the agent wins against others that choose by lot, in every seat in turn."""
    won = 0
    for seed in range(games):
        seat = seed % players
        names = [name if place == seat else "random" for place in range(players)]
        winners = play_out(copse.new("smallworld", players=players, seed=seed), names, seed).outcome["winners"]
        won += winners == [seat]
    return won


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_heuristic_beats_random_in_small_world(players: int) -> None:
    assert wins("heuristic", players, games=10) >= 8


def test_a_novice_beats_random_in_small_world() -> None:
    assert wins("beginner", players=2, games=10) >= 7


@pytest.mark.parametrize("faction", BASE)
def test_heuristic_outplays_random_with_each_faction_of_root(faction: str) -> None:
    ours = theirs = 0
    for seed in range(2):
        game = copse.new("root", factions=list(BASE), seed=seed)
        play_out(game, ["heuristic" if name == faction else "random" for name in BASE], seed)
        points = game.state.points
        ours += 3 * points[BASE.index(faction)]
        theirs += sum(points) - points[BASE.index(faction)]
    assert ours > theirs


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_between_heuristic_agents_end(players: int) -> None:
    assert play_out(copse.new("smallworld", players=players, seed=1), ["heuristic"] * players, 1).over
