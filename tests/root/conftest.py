"""Tests of paragraphs that an older edition shares are run under it too: `pytest tests/root --edition fifth`. What it
cites is left as the tests know it then, since they are written for the Law of today."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from copse.law.coverage import shared
from copse.law.proofs import case_of
from copse.root import rules
from copse.root.editions import EDITIONS

OPTION = "--edition"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(OPTION, choices=list(EDITIONS), help="run the tests of rules that this edition shares, by it")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    edition = config.getoption(OPTION)
    if edition is None:
        return
    known = shared(edition)
    chosen = [
        item
        for item in items
        if case_of(item.nodeid, [(mark.name, mark.args) for mark in item.iter_markers()]).runs_under(edition, known)
    ]
    config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
    items[:] = chosen


@pytest.fixture(autouse=True)
def edition_played(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    name = request.config.getoption(OPTION)
    if name is not None:
        option = rules.OPTIONS["edition"]
        monkeypatch.setitem(rules.OPTIONS, "edition", replace(option, default=name, before=name))
        monkeypatch.setitem(EDITIONS, name, replace(EDITIONS[name], citations={}))
        rules._shared.cache_clear()
    yield
    if name is not None:
        rules._shared.cache_clear()
