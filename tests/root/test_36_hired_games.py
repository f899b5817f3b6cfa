"""A short run of the campaign with hirelings, landmarks and advanced setup; `python -m tests.root.campaign` is the long
one."""

from __future__ import annotations

from itertools import product

import pytest

from copse.root.factions import FACTIONS
from copse.root.hirelings import HIRELINGS
from copse.root.maps import MAPS
from tests.root.campaign import BESIDE, options_of, play_some, report
from tests.script import few_of_many

SHORT = range(7, len(BESIDE), 23)
LONG = 5000


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("number", few_of_many(5, SHORT))
def test_games_with_hirelings_end_and_nothing_is_lost(number: int) -> None:
    told = play_some([number])
    assert not told.failures, report(told, 0)


def names(number: int, option: str) -> list[str]:
    value = options_of(number)[option]
    assert isinstance(value, list)
    return [str(name) for name in value]


def test_in_the_long_campaign_every_side_meets_every_faction_and_every_map() -> None:
    pairs = set[tuple[str, str]]()
    for number in range(LONG):
        sides = names(number, "hirelings")
        seated = [name for name in names(number, "factions") if name in FACTIONS]  # whom a draft brings is chance
        pairs.update(product(sides, [*seated, str(options_of(number)["map"])]))
    assert pairs == {*BESIDE, *product(HIRELINGS, MAPS)}


def test_the_short_run_has_every_card() -> None:
    assert {HIRELINGS[side].card for number in SHORT for side in names(number, "hirelings")} == {
        side.card for side in HIRELINGS.values()
    }
