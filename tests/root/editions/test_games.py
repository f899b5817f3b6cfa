"""A short run of games by each older edition: they end, nothing is lost or leaks, rule is what a plain second count
says, and whatever is kept of one reads as it was. `python -m tests.root.campaign --edition fifth` is the long one."""

from __future__ import annotations

from itertools import product

import pytest

from copse.root.editions import EDITIONS
from tests.root.campaign import options_by, pairs_of, play_some, report
from tests.script import few_of_many

SHORT = 10
LONG = 3000
OLDER = ("fifth", "early")


@pytest.mark.parametrize(
    ("edition", "number"), few_of_many(6, [(edition, number) for number, edition in product(range(SHORT), OLDER)])
)
def test_games_by_an_older_edition_end_and_nothing_is_lost(number: int, edition: str) -> None:
    told = play_some([37 * number], edition)
    assert not told.failures, report(told, 0, edition)


@pytest.mark.parametrize("edition", OLDER)
def test_in_the_long_campaign_every_two_factions_meet_on_every_ground(edition: str) -> None:
    printed, met = EDITIONS[edition], set[tuple[str, str, str, str]]()
    for number in range(LONG):
        options = options_by(edition, number)
        assert isinstance(options["factions"], list)
        ground = str(options["map"]), str(options["deck"])
        met |= {(a, b, *ground) for a, b in pairs_of(edition) if {a, b} <= set(map(str, options["factions"]))}
    assert len(met) == len(pairs_of(edition)) * len(printed.maps) * len(printed.decks)
