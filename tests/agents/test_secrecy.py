"""Agents know no more than their seat may: nothing that an observation leads to tells what is hidden, and no agent
chooses otherwise when it changes."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator

import pytest

import copse
from copse.agents import AGENTS, base, make, observe
from copse.agents.base import LateLook
from copse.agents.lines import decision, hello
from copse.kernel.game import Game
from copse.kernel.tasks import Json
from copse.smallworld.world import World
from tests.agents.secrets import S, differences, twin

ROOT: list[dict[str, Json]] = [
    {"deck": "standard"},
    {"deck": "exiles", "map": "lake"},
    {"factions": ["vagabond", "alliance", "vagabond2"]},
    {"factions": ["lizards", "marquise", "alliance"], "deck": "exiles"},
    {"factions": ["duchy", "corvids"], "hirelings": "random"},
    {"factions": 3, "setup": "advanced", "landmarks": 1, "landmark_cards": ["black_market"]},
]
WITH_BOTS: list[dict[str, Json]] = [
    {"factions": ["cogwheel_corvids:gamble", "marquise", "eyrie"]},
    {"factions": ["vagabond", "riverfolk_robots", "cogwheel_corvids:nightmare", "drillbit_duchy:investors"]},
    {"factions": ["automated_alliance:informants", "duchy", "logical_lizards", "corvids"], "together": True},
]
SMALL_WORLD: list[dict[str, Json]] = [{"players": 2}, {"players": 3, "open_coins": True}, {"players": 5}]


def moments(game: Game[S], count: int, every: int) -> Iterator[tuple[Game[S], Game[S]]]:
    """So many decisions of a game by lot, each with a twin that the seat cannot tell from it."""
    players = [make("random", seat) for seat in range(game.seats)]
    while not game.over and len(game.history) < count * every:
        number = len(game.history)
        if number % every == 0:
            other = twin(game, number)
            assert other.view(game.decision.seat) == game.view(game.decision.seat)
            yield game, other
        game.apply(players[game.decision.seat].choose(observe(game)))


def check_observations(game: Game[S], every: int = 14) -> None:
    for real, other in moments(game, count=25, every=every):
        seen, seen_there = observe(real), observe(other)
        assert list(differences(seen, seen_there)) == []
        assert seen.view == seen_there.view
        assert list(differences(seen, seen_there)) == []  # now that they were looked into
        assert list(differences(observe(real).imagine(3), observe(other).imagine(3))) == []
        assert hello(observe(real), 1) == hello(observe(other), 1)
        assert decision(observe(real)) == decision(observe(other))


def test_who_looks_too_late_sees_nothing() -> None:
    game = copse.new("root", seed=1)
    late, early = observe(game), observe(game)
    view = early.view
    game.apply(game.decision.actions[0])
    assert early.view == view
    with pytest.raises(LateLook, match="was made before"):
        assert late.view


def test_a_copy_of_an_observation_carries_no_game_that_is_played() -> None:
    game = copse.new("root", seed=1)
    unseen = observe(game)
    for other in (copy.copy(unseen), copy.deepcopy(unseen), pickle.loads(pickle.dumps(unseen))):
        assert other.actions == unseen.actions
        with pytest.raises(LateLook, match="was copied or sent"):
            assert other.view
    view = unseen.view  # the observation itself can still be looked into
    for other in (copy.copy(unseen), copy.deepcopy(unseen), pickle.loads(pickle.dumps(unseen))):
        assert other.view == view
        assert other.imagine(1).options["seed"] is None


def test_nothing_is_kept_for_an_observation_that_was_looked_into_or_dropped() -> None:
    before = len(base._UNSEEN)
    looked_into, dropped = (observe(copse.new("smallworld", players=2, seed=3)) for _ in range(2))
    assert len(base._UNSEEN) == before + 2
    assert looked_into.view
    del dropped
    assert len(base._UNSEEN) == before


@pytest.mark.parametrize("seed", range(len(ROOT)))
def test_nothing_that_an_observation_of_root_leads_to_tells_what_is_hidden(seed: int) -> None:
    check_observations(copse.new("root", seed=seed, **ROOT[seed]))


@pytest.mark.parametrize("seed", range(len(WITH_BOTS)))
def test_nothing_that_an_observation_beside_bots_leads_to_tells_what_is_hidden(seed: int) -> None:
    check_observations(copse.new("root", seed=seed, **WITH_BOTS[seed]), every=5)


@pytest.mark.parametrize("seed", range(len(SMALL_WORLD)))
def test_nothing_that_an_observation_of_small_world_leads_to_tells_what_is_hidden(seed: int) -> None:
    check_observations(copse.new("smallworld", seed=seed, **SMALL_WORLD[seed]))


def test_the_walk_finds_what_is_hidden_in_the_games_themselves() -> None:
    game = copse.new("root", seed=1)
    for _ in range(60):
        game.apply(game.decision.actions[0])
    found = " ".join(differences(game, twin(game, 7)))
    for part in ("options", "opening", "history", "secret", "deck", "hands", "rng", "coming"):
        assert part in found


@pytest.mark.parametrize("game", ["root", "smallworld"])
def test_the_position_that_a_game_began_from_is_not_known(game: str) -> None:
    started = copse.position(copse.new(game, seed=3).position())
    assert "rng" in started.start
    guess = observe(started).imagine(1)
    assert guess.start == ""
    assert guess.options["seed"] is None


def test_nothing_that_an_agent_does_to_its_observation_reaches_the_game() -> None:
    game = copse.new("smallworld", players=2, seed=3)
    before = game.save()
    observation = observe(game)
    assert isinstance(observation.actions, tuple)
    for imagined in (observation.imagine(1), observation._guess):
        imagined.options.clear()
        imagined.decision.actions.clear()
        imagined.state.todo.clear()
        imagined.state.coming.append(("die", 3))
    assert game.save() == before
    assert len(game.decision.actions) == 6


# ---- choices

# The same agents as in the catalogue, with iterations where it has seconds: a clock never gives the same twice.
STEADY = [*(name for name in AGENTS if name not in ("search", "strong", "expert")), "search@8"]


def check_choices(game: Game[S], name: str, every: int = 23) -> None:
    for real, other in moments(game, count=10, every=every):
        assert make(name, 5).choose(observe(real)) is make(name, 5).choose(observe(other))


@pytest.mark.slow
@pytest.mark.parametrize("name", STEADY)
def test_a_choice_in_root_does_not_change_when_hidden_cards_do(name: str) -> None:
    check_choices(copse.new("root", seed=4), name)


@pytest.mark.parametrize("name", STEADY)
def test_a_choice_with_hirelings_does_not_change_when_hidden_cards_do(name: str) -> None:
    hirelings: list[Json] = ["the_brigand", "mole_artisans", "rabbit_scouts"]  # they ask for cards and for buried items
    check_choices(copse.new("root", seed=4, factions=["marquise", "lizards"], hirelings=hirelings), name)


@pytest.mark.parametrize("name", STEADY)
def test_a_choice_at_the_black_market_does_not_change_when_its_cards_do(name: str) -> None:
    market: dict[str, Json] = {"landmarks": 1, "landmark_cards": ["black_market"]}
    check_choices(copse.new("root", seed=6, factions=3, setup="advanced", **market), name)


@pytest.mark.parametrize("name", STEADY)
def test_a_choice_beside_bots_changes_neither_with_their_plots_nor_with_the_cards_to_come(name: str) -> None:
    table: list[Json] = ["cogwheel_corvids:gamble+mastermind", "eyrie", "marquise", "drillbit_duchy:challenging"]
    game = copse.new("root", seed=4, factions=table)
    check_choices(game, name, every=7)
    assert any(event.what == "plotted" for event in game.events)


@pytest.mark.slow
@pytest.mark.parametrize("name", STEADY)
def test_a_choice_in_small_world_does_not_change_when_hidden_coins_do(name: str) -> None:
    check_choices(copse.new("smallworld", players=3, seed=4), name)


def test_a_guess_at_purses_is_made_from_what_the_table_has_seen() -> None:
    game = copse.new("smallworld", players=3, seed=4)
    game.state.coins = (5, 1000, 1000)
    observation = observe(game)
    assert observation.view == game.view(0)
    for seed in range(20):
        imagined = observation.imagine(seed).state
        assert isinstance(imagined, World)
        assert imagined.coins[0] == 5
        assert imagined.coins[1] < 1000
