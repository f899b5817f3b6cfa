"""The check of a seed that a user gives."""

from __future__ import annotations

from operator import index
from typing import SupportsIndex

from copse.kernel.chance import MASK
from copse.kernel.errors import BadSetup


def checked_seed(seed: SupportsIndex) -> int:
    """Return the seed as a whole number. Raises BadSetup if it is none or out of range."""
    try:
        whole = index(seed)
    except TypeError:
        whole = -1
    if not 0 <= whole <= MASK:
        raise BadSetup(f"the seed must be a whole number from 0 to {MASK}, not {seed!r:.80}")
    return whole
