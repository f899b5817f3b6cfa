"""The search agent: it chooses within its rights and its budget, thinks ahead, and keeps what it thought."""

from __future__ import annotations

import pytest

import copse
from copse.agents import make, observe
from copse.agents.search import Search
from copse.agents.search.guides import Judges
from copse.agents.search.team import Team
from copse.agents.search.thinking import Budget, Mind
from copse.games import AnyGame
from copse.kernel.actions import Action
from copse.kernel.errors import BadSetup
from tests.script import root

BASE = ("marquise", "eyrie", "alliance", "vagabond")


class Ticking:
    """A clock that moves on a little whenever someone looks at it."""

    def __init__(self, tick: float) -> None:
        self.now, self._tick = 0.0, tick

    def __call__(self) -> float:
        self.now += self._tick
        return self.now


def so_many(iterations: int) -> Budget:
    return Budget(iterations, None, Ticking(0.0))


def root_game(seed: int, moves: int) -> AnyGame:
    """A game of Root in which so many choices were made by lot."""
    game = copse.new("root", factions=list(BASE), seed=seed)
    lot = make("random", seed)
    for _ in range(moves):
        game.apply(lot.choose(observe(game)))
    return game


# ---- rights and budget


@pytest.mark.parametrize("game", [copse.new("root", seed=2), copse.new("smallworld", players=3, seed=2)])
def test_every_choice_is_one_of_the_legal_actions(game: AnyGame) -> None:
    agents = [Search(seat, iterations=3) for seat in range(game.seats)]
    for _ in range(150):
        if game.over:
            break
        observation = observe(game)
        choice = agents[observation.seat].choose(observation)
        assert choice in observation.actions
        game.apply(choice)


def test_the_same_seed_and_iterations_make_the_same_choices() -> None:
    for moves in (9, 40, 71):
        game = root_game(3, moves)
        assert Search(5, iterations=30).choose(observe(game)) is Search(5, iterations=30).choose(observe(game))


def test_as_many_games_are_looked_at_as_the_budget_says() -> None:
    assert sum(Mind(1, Judges()).think(observe(root_game(3, 40)), None, so_many(25))) == 25


def test_time_is_kept_to_the_last_look_at_the_clock() -> None:
    clock = Ticking(0.01)
    visits = Mind(1, Judges()).think(observe(root_game(3, 40)), None, Budget(None, 0.5, clock))
    assert 0.5 <= clock.now <= 0.55
    assert 45 <= sum(visits) <= 50


def test_the_search_agent_keeps_its_time_too() -> None:
    clock = Ticking(0.1)
    Search(1, seconds=1.0, clock=clock).choose(observe(root_game(3, 40)))
    assert 1.0 <= clock.now <= 1.2


@pytest.mark.parametrize(("iterations", "seconds", "processes"), [(0, None, 1), (None, 0.0, 1), (5, None, 0)])
def test_an_impossible_budget_is_refused(iterations: int | None, seconds: float | None, processes: int) -> None:
    with pytest.raises(BadSetup, match="at least 1 iteration, more than 0 seconds and at least 1 process"):
        Search(1, iterations, seconds, processes)


def test_what_is_forced_is_not_thought_about() -> None:
    game = root_game(3, 0)
    while len(game.decision.actions) > 1:
        game.apply(game.decision.actions[0])
    clock = Ticking(1.0)
    assert Search(1, seconds=5, clock=clock).choose(observe(game)) is game.decision.actions[0]
    assert clock.now == 0.0


def test_how_often_each_action_was_tried_is_told() -> None:
    game = root_game(3, 40)
    agent = Search(5, iterations=30)
    choice = agent.choose(observe(game))
    assert list(agent.visits) == game.decision.actions
    assert sum(agent.visits.values()) == agent.size == 30
    assert agent.visits[choice] == max(agent.visits.values())
    game.apply(choice)
    while len(game.decision.actions) > 1:
        game.apply(game.decision.actions[0])
    agent.choose(observe(game))
    assert agent.visits == {}


# ---- thinking ahead

# The Marquise wins with the next point: a sawmill brings it, nothing else does.
WINNING = """
    factions marquise eyrie
    turn 0 daylight
    points 29 20
    clearing 1 marquise keep 1 warrior 2 wood 1
    clearing 5 marquise warrior 1 workshop 1
    clearing 8 marquise sawmill 1
    clearing 3 eyrie roost 1 warrior 6
"""


@pytest.mark.parametrize("seed", range(3))
def test_a_win_at_hand_is_taken(seed: int) -> None:
    game = root(WINNING)
    agent = Search(seed, iterations=60)
    while not game.over and game.decision.seat == 0:
        game.apply(agent.choose(observe(game)))
    assert game.over
    assert game.outcome["winners"] == [0]


# The Eyrie may add its fox card to any column. Only recruiting can be done in a fox clearing; the rest is turmoil.
TRAP = """
    factions eyrie marquise
    turn 0 birdsong
    eyrie leader builder
    clearing 1 eyrie roost 1
    clearing 5 marquise keep 1 warrior 3
    hand eyrie root_tea_fox
"""


@pytest.mark.parametrize("seed", range(3))
def test_a_trap_is_seen_from_afar(seed: int) -> None:
    game = root(TRAP)
    assert Search(seed, iterations=60).choose(observe(game)).text == "decree root_tea_fox:recruit"


@pytest.mark.slow
def test_a_few_iterations_beat_choosing_by_lot() -> None:
    won = 0
    for seed in range(4):
        game = copse.new("smallworld", players=2, seed=seed)
        agents = [Search(seed, iterations=12), make("random", seed)]
        while not game.over:
            game.apply(agents[(game.decision.seat + seed) % 2].choose(observe(game)))
        won += game.outcome["winners"] == [seed % 2]
    assert won == 4


# ---- what was thought before


def own_moves_in_a_row(mind: Mind) -> tuple[AnyGame, Action]:
    """A game in which a seat decides twice in a row, after it thought about the first of the two."""
    game = root(WINNING.replace("29", "9"))
    observation = observe(game)
    visits = mind.think(observation, None, so_many(40))
    chosen = observation.actions[visits.index(max(visits))]
    game.apply(chosen)
    assert game.decision.seat == observation.seat
    return game, chosen


def test_the_tree_moves_along_with_the_own_choices() -> None:
    mind = Mind(1, Judges())
    game, chosen = own_moves_in_a_row(mind)
    assert sum(mind.think(observe(game), chosen, so_many(10))) > 10


def test_the_tree_is_left_when_others_have_decided() -> None:
    mind = Mind(1, Judges())
    game, _ = own_moves_in_a_row(mind)
    assert sum(mind.think(observe(game), None, so_many(10))) == 10


def test_only_the_own_choices_in_a_row_are_remembered() -> None:
    """After anyone else's choice, an agent that played from the start chooses like one that just sat down."""
    game = root_game(3, 0)
    agents = [Search(seat, iterations=6) for seat in range(4)]
    before = -1
    for _ in range(80):
        observation = observe(game)
        seat = observation.seat
        choice = agents[seat].choose(observation)
        if seat != before:
            assert choice is Search(seat, iterations=6).choose(observation)
        before = seat
        game.apply(choice)


@pytest.mark.parametrize("moves", [30, 60])
def test_a_choice_does_not_change_when_hidden_cards_do(moves: int) -> None:
    game = root_game(4, moves)
    agent, other_agent = Search(5, iterations=10), Search(5, iterations=10)
    for number in range(12):
        other = game.copy()
        other.state = game.determinize(game.decision.seat, number).state
        choice = agent.choose(observe(game))
        assert choice is other_agent.choose(observe(other))
        game.apply(choice)


# ---- several processes


def test_several_processes_think_together_and_alike_each_time() -> None:
    observation = observe(root_game(3, 40))
    visits = Team(7, 2, Judges()).think(observation, None, 20, None)
    assert sum(visits) == 40
    assert Team(7, 2, Judges()).think(observation, None, 20, None) == visits
    first = Search(7, iterations=20, processes=2).choose(observation)
    assert first is observation.actions[visits.index(max(visits))]


def test_processes_remember_the_own_choices_too() -> None:
    game = root(WINNING.replace("29", "9"))
    team = Team(7, 2, Judges())
    observation = observe(game)
    visits = team.think(observation, None, 40, None)
    chosen = observation.actions[visits.index(max(visits))]
    game.apply(chosen)
    assert sum(team.think(observe(game), chosen, 10, None)) > 20
    assert sum(team.think(observe(game), None, 10, None)) == 20
