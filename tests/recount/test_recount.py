"""The recount agrees with the rules: a short run of both games with every faction, map and number of players. A long
one is `python -m tests.recount --games 500`."""

from __future__ import annotations

import pytest

from copse.root.bots import BOTS
from copse.root.bots.base import DIFFICULTIES, NORMAL, Bot
from tests.recount.bots_watch import SCRIPTS, table_of, watch_bots
from tests.recount.ledger import Ledger
from tests.recount.watch import FACTIONS, seating, watch_fifth, watch_hired, watch_root, watch_world
from tests.script import few_of_many

ROOT_SEEDS = range(8, 20)
THOUGHTFUL_SEEDS = (3, 9)
FIFTH_SEEDS = range(8, 16)
HIRED_SEEDS = range(8, 16)
BOT_SEEDS = range(48)
MANY_GAMES = 1_000
BATCHES = 20


def agrees(ledger: Ledger) -> bool:
    if ledger.disagreements:
        pytest.fail(ledger.report())
    return ledger.checks.total() > 0


@pytest.mark.parametrize("seed", few_of_many(8, range(16)))
def test_small_world_comes_out_the_same_when_it_is_reckoned_again(seed: int) -> None:
    ledger = Ledger()
    watch_world(seed, seed % 8 == 7, ledger)
    assert agrees(ledger)


@pytest.mark.slow
@pytest.mark.parametrize("seed", ROOT_SEEDS)
def test_root_by_lot_comes_out_the_same_when_it_is_reckoned_again(seed: int) -> None:
    ledger = Ledger()
    watch_root(seed, False, ledger)
    assert agrees(ledger)


@pytest.mark.slow
@pytest.mark.parametrize("seed", THOUGHTFUL_SEEDS)
def test_root_played_to_win_comes_out_the_same_when_it_is_reckoned_again(seed: int) -> None:
    ledger = Ledger()
    watch_root(seed, True, ledger)
    assert agrees(ledger)


@pytest.mark.slow
@pytest.mark.parametrize("seed", few_of_many(4, FIFTH_SEEDS))
def test_root_by_the_fifth_edition_comes_out_the_same_when_it_is_reckoned_again(seed: int) -> None:
    ledger = Ledger()
    watch_fifth(seed, False, ledger)
    assert agrees(ledger)


@pytest.mark.slow
@pytest.mark.parametrize("seed", few_of_many(4, HIRED_SEEDS))
def test_root_with_hirelings_comes_out_the_same_when_it_is_reckoned_again(seed: int) -> None:
    ledger = Ledger()
    watch_hired(seed, False, ledger)
    assert agrees(ledger)


@pytest.mark.slow
def test_bots_do_what_comes_out_when_it_is_reckoned_again() -> None:
    ledger = Ledger()
    for seed in BOT_SEEDS:
        watch_bots(seed, False, ledger)
    assert agrees(ledger)
    assert {check.partition(": ")[0] for check in ledger.checks} >= {*SCRIPTS, "rule", "battle"}


@pytest.mark.nightly
def test_in_the_thousand_games_every_bot_plays_with_every_card() -> None:
    played = set[str]()
    for seed in range(MANY_GAMES):
        for bot in table_of(seed).state.rules.factions:
            if isinstance(bot, Bot):
                played |= {f"{bot.name} {word}" for word in (bot.difficulty, bot.role, *bot.traits)}
    for name, kind in BOTS.items():
        plain = kind(NORMAL, ())
        cards = [*DIFFICULTIES, *plain.roles, *[trait.name for trait in plain.offered]]
        assert {f"{name} {card}" for card in cards} <= played


@pytest.mark.nightly
@pytest.mark.parametrize("batch", range(BATCHES))
def test_a_thousand_games_of_bots_come_out_the_same_when_they_are_reckoned_again(batch: int) -> None:
    ledger = Ledger()
    for seed in range(batch, MANY_GAMES, BATCHES):
        watch_bots(seed, False, ledger)
    assert agrees(ledger)


def test_the_short_run_meets_every_faction() -> None:
    assert {faction for seed in ROOT_SEEDS for faction in seating(seed)} == set(FACTIONS)
