"""Tests of paragraphs that an older edition shares are run under it too: `pytest tests/root --edition fifth`. What it
cites is left as the tests know it then, since they are written for the Law of today."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import replace

import pytest

from copse.kernel.errors import BadPosition, BadSetup
from copse.law.index import SAME, canonical, select
from copse.root import rules
from copse.root.editions import EDITIONS

OPTION = "--edition"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(OPTION, choices=list(EDITIONS), help="run the tests of rules that this edition shares, by it")


def shared(edition: str) -> set[str]:
    """The paragraphs of today that an older edition has, and has unchanged."""
    rows = [row for row in select(edition) if not row.not_a_rule]
    changed = {id for row in rows if row.relation != SAME for id in row.counterparts}
    return {id for row in rows if row.relation == SAME for id in row.counterparts} - changed


def claims(item: pytest.Item) -> set[str]:
    return {canonical(id) for mark in item.iter_markers("law") for id in mark.args}


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    edition = config.getoption(OPTION)
    if edition is None:
        return
    known = shared(edition)
    chosen = [item for item in items if claims(item) and claims(item) <= known]
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


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """What the edition does not have at all is no test of it."""
    try:
        return (yield)
    except (BadSetup, BadPosition) as problem:
        if pyfuncitem.config.getoption(OPTION) is not None and "the edition '" in str(problem):
            pytest.skip(str(problem))
        raise
