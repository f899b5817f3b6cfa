"""Exponential backoff: what keeps failing is retried less and less often."""

from __future__ import annotations

import time
from typing import Final

SHORTEST: Final = 1.0  # seconds
LONGEST: Final = 3600.0


class Pauses:
    def __init__(self) -> None:
        self._failures: Final[dict[str, tuple[int, float]]] = {}  # number of failures, and when to retry

    def failed(self, what: str) -> None:
        times = self._failures.get(what, (0, 0.0))[0]
        pause = min(SHORTEST * 2 ** min(times, 30), LONGEST)
        self._failures[what] = times + 1, time.monotonic() + pause

    def lasts(self, what: str) -> bool:
        """Return whether it is too early to retry."""
        return what in self._failures and time.monotonic() < self._failures[what][1]

    def forget(self, what: str) -> None:
        """Forget failures, because it worked or is gone."""
        self._failures.pop(what, None)
