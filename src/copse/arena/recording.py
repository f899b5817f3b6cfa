"""A folder with the record of each game of a run.

The row of a game has the path of its record, relative to the results.
"""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Final

from copse.arena.columns import BadResults
from copse.arena.matches import Match
from copse.arena.results import GameRow
from copse.kernel import records
from copse.kernel.errors import BadRecord

ENDING: Final = ".record"
NAMED: Final = re.compile(r"game-(\d{6,})\.record")


def record_name(number: int) -> str:
    """Return the file name of a game's record.

    >>> record_name(12)
    'game-000012.record'
    """
    return f"game-{number:06}{ENDING}"


def number_in(name: str) -> int | None:
    """Return the number of the game in a file name; None if a run did not write the file."""
    found = NAMED.fullmatch(name)
    return int(found[1]) if found else None


def seen_from(results: Path, path: Path) -> str:
    """Return a path relative to the folder of the results."""
    return Path(os.path.relpath(path.resolve(), results.resolve().parent)).as_posix()


class Recording:
    """The records of a run whose results are in the file `games`."""

    def __init__(self, folder: Path, games: Path) -> None:
        self._folder = folder
        self.seen_from_results: Final = seen_from(games, folder)

    def has(self, row: GameRow) -> bool:
        """Return whether the record of a game exists."""
        name = record_name(row.number)
        return row.record == f"{self.seen_from_results}/{name}" and (self._folder / name).exists()

    def check(self, match: Match) -> None:
        """Raise BadResults if the record of another game would be overwritten."""
        file = self._folder / record_name(match.number)
        if not file.exists():
            return
        try:
            found = records.read(file.read_text(encoding="utf-8"))
        except (BadRecord, UnicodeDecodeError):
            found = records.Record("")
        seed = found.options.pop("seed", None)
        settings = json.dumps(found.options, ensure_ascii=False, sort_keys=True)
        if (found.game, seed, settings) != (match.game, match.seed, match.settings):
            raise BadResults(f"{file} belongs to another run; name another folder for the records, or remove the file")

    def open(self) -> None:
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            raise BadResults(f"cannot write into {self._folder}: {problem.strerror}") from None

    def write(self, number: int, record: str) -> None:
        """Write a record atomically. Raises BadResults."""
        file = self._folder / record_name(number)
        partial = file.with_name(file.name + ".partial")
        try:
            partial.write_text(record, encoding="utf-8")
            os.replace(partial, file)
        except OSError as problem:
            raise BadResults(f"cannot write {file}: {problem.strerror}") from None
