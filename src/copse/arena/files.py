"""The files that a run writes."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from copse.arena.recording import Recording
from copse.arena.sight import Sight


@dataclass(frozen=True)
class Files:
    """One file with a row per game, and optionally one with a row per decision and a folder of records.

    If there is a sight for the decisions, they contain what the seat saw.
    """

    games: Path
    decisions: Path | None = None
    records: Path | None = None
    sight: Sight | None = None

    @property
    def recording(self) -> Recording | None:
        """Which records are written; None without records."""
        return Recording(self.records, self.games) if self.records else None
