"""Tests of bots may ask for them."""

from __future__ import annotations

import pytest

from copse.root.bots import BOTS
from copse.root.editions import OFFERED_BOTS


@pytest.fixture(autouse=True)
def bots_are_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, bot in BOTS.items():
        monkeypatch.setitem(OFFERED_BOTS, name, bot)
