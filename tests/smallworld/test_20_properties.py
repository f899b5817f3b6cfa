"""What must hold in every game: nothing is lost, nothing leaks, everything can be saved, and games end."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle, product

import pytest

import copse
from copse.games import SmallWorldGame
from copse.kernel.bits import members
from copse.kernel.chance import Dice
from copse.kernel.rows import replaced
from copse.smallworld.check import check
from copse.smallworld.powers import POWERS
from copse.smallworld.races import RACES
from copse.smallworld.world import NOBODY, TRIBE, World
from tests.script import few_of_many, small_world

pytestmark = pytest.mark.both_builds

PLAYERS = (2, 3, 4, 5)
GAMES_PER_BATCH = 125


def random_game(players: int, seed: int, **options: bool) -> Iterator[SmallWorldGame]:
    """A game played by lot, at every decision and at its end."""
    game, dice = copse.new("smallworld", players=players, seed=seed, **options), Dice(seed)
    while not game.over:
        yield game
        actions = game.decision.actions
        assert actions, "a decision without a legal action"
        assert len(set(actions)) == len(actions), "the same choice twice"
        game.apply(actions[dice.below(len(actions))])
    yield game


def check_conserved(state: World) -> None:
    """A plain second count of what `World` keeps in sets and tallies."""
    for race, declared in enumerate(state.rules.races):
        regions = [region for region, holder in enumerate(state.holder) if holder == race]
        placed = sum(state.tokens[region] for region in regions)
        assert state.tray[race] + state.hand[race] + state.aside[race] + placed == declared.tray
        assert list(members(state.land[race])) == regions
    races = [race for race, owner in enumerate(state.owner) if owner >= 0] + [pair[0] for pair in state.offer]
    assert sorted([*races, *state.banners, *state.returned]) == state.rules.banners
    powers = [badge for badge in state.badge if badge >= 0] + [pair[1] for pair in state.offer]
    assert sorted([*powers, *state.badges, *state.discards]) == state.rules.badges
    for region, holder in enumerate(state.holder):
        assert (state.tokens[region] > 0) == (holder != NOBODY)
        assert holder != TRIBE or state.tokens[region] == 1


@pytest.mark.parametrize("seeds", few_of_many(1, [range(6), range(6, 40)]))
@pytest.mark.parametrize("players", PLAYERS)
def test_tokens_banners_and_badges_are_conserved_at_every_decision(players: int, seeds: range) -> None:
    for seed in seeds:
        for game in random_game(players, seed):
            check_conserved(game.state)
            check(game.state)


def replay_coins(game: SmallWorldGame) -> list[int]:
    """What each purse must hold if the log tells all."""
    purses = [5] * game.seats
    for event in game.events:
        told = {**event.args, **event.secret}
        seat = int(told.get("seat", 0))
        if event.what == "picked":
            purses[seat] += int(told["taken"]) - int(told["paid"])
        elif event.what == "scored":
            purses[seat] += int(told["coins"])
    return purses


@pytest.mark.parametrize("seeds", few_of_many(1, [range(6), range(6, 20)]))
@pytest.mark.parametrize("players", PLAYERS)
def test_coins_come_from_the_log_and_from_nowhere_else(players: int, seeds: range) -> None:
    for seed in seeds:
        for game in random_game(players, seed):
            assert replay_coins(game) == list(game.state.coins)
            assert min(game.state.coins) >= 0


@pytest.mark.parametrize("batch", few_of_many(4, range(16)))
def test_random_games_end_with_a_winner(batch: int) -> None:
    players = PLAYERS[batch % 4]
    for seed in range(batch * GAMES_PER_BATCH, (batch + 1) * GAMES_PER_BATCH):
        game = copse.new("smallworld", players=players, seed=seed)
        state, dice = game.state, Dice(seed)
        while state.todo:
            actions = state.decision.legal(state)
            state.play(actions[dice.below(len(actions))])
        check_conserved(state)
        assert state.over
        assert state.round == state.board.rounds
        assert state.turns == state.board.rounds * players
        assert state.outcome()["winners"]


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "players"), few_of_many(3, [(0, 2), (1, 3), (2, 5), *product(range(3), PLAYERS)]))
def test_saves_records_and_positions_round_trip_at_every_decision(seed: int, players: int) -> None:
    for game in random_game(players, seed, open_coins=seed == 1, sorcerer_kills_elf=seed == 2):
        assert copse.load(game.save()) == game
        again = copse.position(game.position())
        assert again.position() == game.position()
        assert again.hash() == game.hash()
    replayed = copse.replay(game.record())
    assert replayed == game
    assert replayed.hash() == game.hash()


@pytest.mark.parametrize("players", PLAYERS)
def test_a_record_replays_from_every_decision(players: int) -> None:
    for number, game in enumerate(random_game(players, 77)):
        if number % 5 == 0:
            assert copse.replay(game.record()) == game


@pytest.mark.parametrize("players", PLAYERS)
def test_copies_are_independent(players: int) -> None:
    for seed in range(5):
        dice = Dice(seed + 1)
        for game in random_game(players, seed):
            if game.over:
                break
            before, twin = game.book.dump(game.state), game.copy()
            actions = twin.decision.actions
            twin.apply(actions[dice.below(len(actions))])
            assert game.book.dump(game.state) == before


def with_other_purses(game: SmallWorldGame, seat: int, extra: int) -> SmallWorldGame:
    """The same game but for coins that the seat cannot see."""
    other = game.copy()
    for who in range(game.seats):
        if who != seat:
            other.state.coins = replaced(other.state.coins, who, other.state.coins[who] + extra)
    return other


@pytest.mark.parametrize("players", PLAYERS)
def test_what_a_seat_may_not_know_changes_nothing_that_it_sees(players: int) -> None:
    for seed in range(3):
        for game in random_game(players, seed):
            if game.over:
                break
            seat = game.decision.seat
            other = with_other_purses(game, seat, 11)
            assert other.view(seat) == game.view(seat)
            assert other.decision.actions == game.decision.actions
            assert other.decision.seat == game.decision.seat
            assert other.events_for(seat) == game.events_for(seat)
            action = game.decision.actions[-1]
            twin = game.copy()
            twin.apply(action)
            other.apply(action)
            assert other.events_for(seat) == twin.events_for(seat)
            if not twin.over:
                assert other.view(seat) == twin.view(seat)


def test_nobody_is_told_what_others_score() -> None:
    *_, game = random_game(3, 5)
    for seat in (0, 1, 2, None):
        for event in game.events_for(seat):
            if event.what == "scored" and event.args["seat"] != seat:
                assert "coins" not in event.args


@pytest.mark.parametrize("players", PLAYERS)
def test_re_dealing_keeps_all_that_the_seat_has_seen(players: int) -> None:
    purses = set()
    for number, game in enumerate(random_game(players, 9)):
        if game.over:
            break
        seat = game.decision.seat
        guess = game.determinize(seat, number)
        assert guess.view(seat) == game.view(seat)
        check(guess.state)
        assert min(guess.state.coins) >= 0
        if game.state.round == 3:
            purses.add(guess.state.coins[(seat + 1) % players])
    assert len(purses) > 3


def test_re_dealing_leaves_open_coins_alone() -> None:
    for game in random_game(3, 4, open_coins=True):
        if not game.over:
            assert game.determinize(game.decision.seat, 1).state.coins == game.state.coins


PAIRS = [(race.id, power.id) for race, power in zip(cycle(RACES), POWERS, strict=False)]  # each of both at least once


@pytest.mark.parametrize(
    ("race", "power"),
    few_of_many(len(PAIRS), [*PAIRS, *((race.id, power.id) for race, power in product(RACES, POWERS))]),
)
def test_every_race_plays_with_every_power(race: str, power: str) -> None:
    """The pair is on top of the offer, is picked by the first seat, and the game is played to its end."""
    game = small_world(f"players 3\noffer {power} {race}\n")
    dice = Dice(len(race) * 100 + len(power))
    game.apply("pick 1")
    while not game.over:
        actions = game.decision.actions
        game.apply(actions[dice.below(len(actions))])
        check_conserved(game.state)
        check(game.state)


def test_there_are_280_pairs_and_the_few_have_every_race_and_every_power() -> None:
    assert len(RACES) * len(POWERS) == 280
    assert {race for race, _ in PAIRS} == {race.id for race in RACES}
    assert {power for _, power in PAIRS} == {power.id for power in POWERS}
