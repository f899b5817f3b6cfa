"""How long people at a table wait, in units of what they wait when nobody else is there; so the same bounds hold on a
fast machine and on a busy one."""

from __future__ import annotations

import threading
from statistics import median
from typing import Final

from tests.campaign.ground import Tally
from tests.campaign.people import Party

CHOICES: Final = 15
LEAST_UNIT: Final = 0.05  # seconds: on a machine that does other work too, less is noise
USUALLY: Final = 10  # units that the median may be
EVER: Final = 50  # units that the longest may be


class Pace:
    """The quiet pace of some tables, taken at the start."""

    def __init__(self, tally: Tally, parties: list[Party]) -> None:
        self._tally, self._parties = tally, parties
        self._units = [max(LEAST_UNIT, median(waits(party))) for party in parties]

    def expect_kept(self, what: str, meanwhile: threading.Thread | None = None) -> None:
        """That every table still has its pace, or nearly; as long as something goes on, if that is named."""
        self._expect_kept(what)
        while meanwhile is not None and meanwhile.is_alive():
            self._expect_kept(what)

    def _expect_kept(self, what: str) -> None:
        for party, unit in zip(self._parties, self._units, strict=True):
            now = waits(party)
            self._tally.note("waits timed", len(now))
            usual, most = median(now) / unit, max(now) / unit
            self._tally.expect(usual <= USUALLY, f"a table waited for {what}: {usual:.0f} times as long as alone")
            self._tally.expect(most <= EVER, f"a table waited for {what}: once {most:.0f} times as long as alone")


def waits(party: Party) -> list[float]:
    return [party.timed_choice() for _ in range(CHOICES)]
