"""Where the results of a run go."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from copse.arena.recording import Recording
from copse.arena.sight import Sight


@dataclass(frozen=True)
class Files:
    """A row for each game; if wanted one for each decision, with what its seat saw if there is a sight for it; and a
    folder with a record of each game."""

    games: Path
    decisions: Path | None = None
    records: Path | None = None
    sight: Sight | None = None

    @property
    def recording(self) -> Recording | None:
        return Recording(self.records, self.games) if self.records else None
