"""Garbage collection. Games create many objects and hardly any reference cycles, so a process that plays many games
looks for cycles seldom: with Python's usual thresholds this took a tenth of the time."""

from __future__ import annotations

import gc
from typing import Final

SELDOM: Final = (100_000, 20, 1_000)  # the thresholds of the three generations


def collect_seldom() -> None:
    """Make collections seldom, and leave out what exists now."""
    gc.freeze()
    gc.set_threshold(*SELDOM)
