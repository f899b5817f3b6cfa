"""A folder with a record for each game of a run. The row of a game names its record, as seen from where the results
lie."""

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
    """
    >>> record_name(12)
    'game-000012.record'
    """
    return f"game-{number:06}{ENDING}"


def number_in(name: str) -> int | None:
    """The number of the game whose record has this name, if a run named it."""
    found = NAMED.fullmatch(name)
    return int(found[1]) if found else None


def seen_from(results: Path, path: Path) -> str:
    """Where something lies, for who stands beside the file of results."""
    return Path(os.path.relpath(path.resolve(), results.resolve().parent)).as_posix()


class Recording:
    """The records of a run, whose results lie in the file `games`."""

    def __init__(self, folder: Path, games: Path) -> None:
        self._folder = folder
        self.seen_from_results: Final = seen_from(games, folder)

    def has(self, row: GameRow) -> bool:
        """Whether the record of a game of this run is here."""
        name = record_name(row.number)
        return row.record == f"{self.seen_from_results}/{name}" and (self._folder / name).exists()

    def check(self, match: Match) -> None:
        """Raises BadResults if a record lies here that is not of this game, and would be lost."""
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
        """Write a whole record, or none."""
        file = self._folder / record_name(number)
        partial = file.with_name(file.name + ".partial")
        try:
            partial.write_text(record, encoding="utf-8")
            os.replace(partial, file)
        except OSError as problem:
            raise BadResults(f"cannot write {file}: {problem.strerror}") from None
