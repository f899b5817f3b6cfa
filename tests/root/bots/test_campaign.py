"""A short run of the campaign with bots, of which `python -m tests.root.bots.campaign` is the long one, and their turns
step by step."""

from __future__ import annotations

import random
from math import gcd

import pytest

import copse
from copse.kernel.game import Moment
from copse.root.bots import BOTS
from copse.root.bots.base import NORMAL
from tests.root.bots.campaign import MEETINGS, STRIDE, Told, play_some, report
from tests.script import few_of_many

SHORT = range(3, 3 + 32)
LONG = 5000
BATCHES = 4


@pytest.mark.law("bots:2.6", "bots:3.2", "bots:3.3.2")
@pytest.mark.compiled
@pytest.mark.slow
@pytest.mark.parametrize("batch", few_of_many(1, range(BATCHES)))
def test_games_with_bots_end_and_nothing_is_lost(batch: int) -> None:
    told = play_some(SHORT[batch::BATCHES])
    assert not told.failures, report(told, 0)
    assert told.games == len(SHORT) // BATCHES


def test_in_the_long_campaign_every_bot_meets_every_faction_on_every_map() -> None:
    assert gcd(STRIDE, len(MEETINGS)) == 1  # so that each meeting has its turn
    assert len(MEETINGS) <= LONG
    assert {bot for bot, _, _ in MEETINGS} == set(BOTS)


def test_the_report_says_what_never_came_up() -> None:
    told = Told()
    assert "mechanical_marquise with eyrie on autumn" in told.unmet()
    assert "vagabot:tinker" in told.unmet()
    assert "never came up" in report(told, 1)


@pytest.mark.parametrize("name", list(BOTS))
def test_a_turn_of_a_bot_can_be_looked_at_step_by_step(name: str) -> None:
    """One choice brings a whole turn; each step of it that said something is a moment, and the last is the present."""
    people = [faction for faction in ("marquise", "alliance", "duchy") if faction != BOTS[name](NORMAL, ()).replaces]
    game, lot = copse.new("root", factions=[people[0], name], seed=7), random.Random(7)
    longest = 0
    for _ in range(40):
        if game.over:
            break
        before = len(game.events)
        game.apply(lot.choice(game.decision.actions))
        moments = game.moments(0, before)
        counts = [moment.events for moment in moments]
        assert counts == sorted(set(counts))
        now = game.view(0)
        now.pop("decision", None)
        if moments:
            assert moments[-1] == Moment(len(game.events), now)
        assert bool(moments) == (len(game.events) > before)
        longest = max(longest, len(moments))
    assert longest > 4
