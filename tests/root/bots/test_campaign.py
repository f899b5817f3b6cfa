"""A short run of the campaign with bots; `python -m tests.root.bots.campaign` is the long one."""

from __future__ import annotations

from math import gcd

import pytest

from copse.root.bots import BOTS
from tests.root.bots.campaign import MEETINGS, STRIDE, Told, play_some, report

SHORT = range(3, 3 + 32)
LONG = 5000
BATCHES = 4


@pytest.mark.law("bots:2.6", "bots:3.2", "bots:3.3.2")
@pytest.mark.parametrize("batch", range(BATCHES))
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
