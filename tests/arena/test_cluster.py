"""A Ray cluster: the same games as here, and a clear word where there is no Ray."""

from __future__ import annotations

import sys

import pytest

from copse.arena import Standings, simulate
from copse.arena.cluster import Cluster
from copse.arena.results import GameRow
from copse.kernel.extras import MissingExtra
from tests.arena.rows import SERIES, rows_of, timeless


@pytest.mark.nightly
@pytest.mark.filterwarnings("ignore")  # those of Ray itself
def test_a_local_cluster_plays_the_same_games() -> None:
    rows: list[GameRow] = []
    run = simulate(SERIES, rows.append, collect=[Standings], crew=Cluster(2))
    assert timeless(sorted(rows, key=lambda row: row.number)) == rows_of(SERIES)
    standings = run.collected[0]
    assert isinstance(standings, Standings)
    assert standings.games == SERIES.games


def test_who_has_no_ray_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra, match=r"this needs the package 'ray': pip install 'copse-games\[ray\]'"):
        simulate(SERIES, lambda row: None, crew=Cluster(2))
