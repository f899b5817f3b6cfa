"""Agents: they know no more than their seat, and the heuristic one plays sensibly."""

from __future__ import annotations

import pytest

import copse
from copse.agents import AGENTS, make, observe
from copse.arena.matches import Series, one_result, play_out, results
from copse.games import AnyGame
from copse.kernel.errors import BadSetup
from copse.smallworld.world import World


def heuristic_game(seed: int, players: int) -> AnyGame:
    game = copse.new("smallworld", players=players, seed=seed)
    play_out(game, [make("heuristic", seat) for seat in range(players)])
    return game


@pytest.mark.parametrize("name", AGENTS)
def test_a_choice_does_not_change_when_hidden_coins_do(name: str) -> None:
    game = copse.new("smallworld", players=3, seed=4)
    players = [make("heuristic", seat) for seat in range(3)]
    while not game.over:
        decision = game.decision
        other = game.copy()
        for seat in range(3):
            if seat != decision.seat:
                other.state.coins[seat] += 17
        assert make(name, 5).choose(observe(game)) is make(name, 5).choose(observe(other))
        game.apply(players[decision.seat].choose(observe(game)))


def test_an_observation_shows_what_the_seat_may_see_and_nothing_else() -> None:
    game = copse.new("smallworld", players=3, seed=4)
    game.state.coins = [5, 1000, 1000]
    observation = observe(game)
    assert observation.view == game.view(0)
    assert observation.actions == game.decision.actions
    for seed in range(20):
        imagined = observation.imagine(seed).state
        assert isinstance(imagined, World)
        assert imagined.coins[0] == 5
        assert imagined.coins[1] < 1000


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_heuristic_beats_random(players: int) -> None:
    series = Series("smallworld", {"players": players}, ["heuristic", *["random"] * (players - 1)], 20, 1)
    wins = sum(result.agents.index("heuristic") in result.winners for result in results(series))
    assert wins >= 17


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_heuristic_games_end(players: int) -> None:
    for seed in range(5):
        assert heuristic_game(seed, players).over


def test_one_seed_reproduces_a_series() -> None:
    series = Series("smallworld", {"players": 3}, ["heuristic", "random", "random"], 3, 7)
    first = [result.game.hash() for result in results(series)]
    assert [result.game.hash() for result in results(series)] == first
    assert one_result(series, 2).game.hash() == first[2]
    assert len(set(first)) == 3


def test_agents_change_seats_from_game_to_game() -> None:
    series = Series("smallworld", {"players": 2}, ["heuristic", "random"], 2, 7)
    assert [series.seating(number) for number in range(3)] == [
        ["heuristic", "random"],
        ["random", "heuristic"],
        ["heuristic", "random"],
    ]


def test_an_unknown_agent_is_named() -> None:
    with pytest.raises(BadSetup, match="no agent 'heuristc'; did you mean heuristic"):
        make("heuristc", 1)


def test_agents_must_fill_the_seats() -> None:
    with pytest.raises(BadSetup, match="2 agents were named for 3 seats"):
        one_result(Series("smallworld", {"players": 3}, ["random", "random"], 1, 1), 0)


BASE = ("marquise", "eyrie", "alliance", "vagabond")


@pytest.mark.parametrize("faction", BASE)
def test_heuristic_outplays_random_with_each_faction_of_root(faction: str) -> None:
    ours = theirs = 0
    for seed in range(4):
        game = copse.new("root", factions=list(BASE), seed=seed)
        play_out(game, [make("heuristic" if name == faction else "random", seed) for name in BASE])
        points = game.state.points
        ours += 3 * points[BASE.index(faction)]
        theirs += sum(points) - points[BASE.index(faction)]
    assert ours > theirs


@pytest.mark.parametrize("name", AGENTS)
def test_a_choice_in_root_does_not_change_when_hidden_cards_do(name: str) -> None:
    game = copse.new("root", factions=list(BASE), seed=4)
    players = [make("random", seat) for seat in range(4)]
    for number in range(120):
        seat = game.decision.seat
        other = game.copy()
        other.state = game.determinize(seat, number).state
        assert other.view(seat) == game.view(seat)
        assert make(name, 5).choose(observe(game)) is make(name, 5).choose(observe(other))
        game.apply(players[seat].choose(observe(game)))
