"""Tests of hirelings may ask for them."""

from __future__ import annotations

import pytest

from copse.root.book import BOOK
from copse.root.rules import HIRED, OPTIONS


@pytest.fixture(autouse=True)
def hirelings_are_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(OPTIONS, HIRED.name, HIRED)
    monkeypatch.setattr(BOOK, "options", OPTIONS)
