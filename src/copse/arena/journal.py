"""The journal of a run: a file beside the results with one line of JSON for each finished game.

A run that is killed leaves at most half a line, which is dropped when the run is resumed. When a run ends or is
stopped, the results are written from the journal in the order of the games, and the journal is removed."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence, Set
from itertools import groupby
from pathlib import Path
from typing import Final, Self

from copse.arena.columns import BadResults, Columns, anything, list_of
from copse.arena.files import Files
from copse.arena.matches import Plan
from copse.arena.provenance import Provenance
from copse.arena.results import (
    DecisionRow,
    GameRow,
    about_decisions,
    check_ending,
    columns_of,
    json_value,
    plain,
    read_decisions,
    read_games,
    write_decisions,
    write_games,
)
from copse.kernel.tasks import Json

GAME: Final = tuple(columns_of(GameRow))
DECISION: Final = tuple(columns_of(DecisionRow))


class Journal:
    """The finished games of a run, from this time and earlier ones."""

    def __init__(self, plan: Plan, files: Files, made: Provenance) -> None:
        out, decisions = files.games, files.decisions
        for path in (out, *([decisions] if decisions else [])):
            check_ending(path)
        self._plan, self._out, self._decisions, self._files = plan, out, decisions, files
        self._recording, self._made = files.recording, made
        self._path = out.with_name(out.name + ".journal")
        self._places: dict[int, int] = {}  # offset of each game's line
        earlier = self._check_earlier()
        end = self._find_places()
        if self._recording:
            for number in {*range(plan.games)} - {*self._places, *earlier}:
                self._recording.check(plan.match(number))
            self._recording.open()
        try:
            self._file = self._path.open("a+b")
        except OSError as problem:
            raise BadResults(f"cannot write {self._path}: {problem.strerror}") from None
        self._file.truncate(end)
        for row, taken in self._earlier_games(earlier):
            if row.number not in self._places:
                self.add(row, taken)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        """Write the results, even if the run is incomplete. A run without games writes nothing."""
        with self._file:
            if self._places:
                write_games(self._out, (row for row, _ in self.games()))
            if self._places and self._decisions:
                taken = (decision for _, taken in self.games() for decision in taken)
                write_decisions(self._decisions, taken, self._files.sight)
        self._path.unlink()

    @property
    def numbers(self) -> Set[int]:
        """The numbers of the finished games."""
        return self._places.keys()

    def add(self, row: GameRow, decisions: Sequence[DecisionRow], record: str = "") -> None:
        """Store a game. Its record is written first, so that every stored game has one."""
        if self._recording and record:
            self._recording.write(row.number, record)
        taken: list[Json] = [plain(decision, DECISION) for decision in decisions]
        line: dict[str, Json] = {"game": plain(row, GAME), "decisions": taken}
        place = self._file.seek(0, os.SEEK_END)
        self._file.write(json.dumps(line, ensure_ascii=False).encode() + b"\n")
        self._file.flush()
        self._places[row.number] = place

    def games(self) -> Iterator[tuple[GameRow, list[DecisionRow]]]:
        """Yield all finished games with their decisions, in order."""
        for _, place in sorted(self._places.items()):
            self._file.seek(place)
            yield self._read(self._file.readline(), place)

    # ---- games of earlier runs

    def _check_earlier(self) -> Mapping[int, GameRow]:
        """Return the games of an earlier run from its results. Raises BadResults if they do not fit this run."""
        if not self._out.exists():
            return {}
        rows, asked, sight = read_games(self._out), Counter[int](), self._files.sight
        if self._decisions and self._decisions.exists():
            asked.update(decision.number for decision in read_decisions(self._decisions))
            about = about_decisions(self._decisions)
            if sight and about and about.get("environment") != sight.environment:
                raise BadResults(f"{self._decisions} has no observations of {sight.environment}; name another file")
        for row in rows:
            self._check(row, asked[row.number], self._out)
        return {row.number: row for row in rows}

    def _earlier_games(self, rows: Mapping[int, GameRow]) -> Iterator[tuple[GameRow, list[DecisionRow]]]:
        """Yield the earlier games with their decisions, which the file has in the same order."""
        if rows and self._decisions:
            decisions = read_decisions(self._decisions, observations=self._files.sight is not None)
            for number, taken in groupby(decisions, lambda decision: decision.number):
                if number in rows:
                    yield rows[number], list(taken)
        else:
            yield from ((row, []) for row in rows.values())

    def _find_places(self) -> int:
        """Find the games in the journal of a killed run. Returns where the last complete line ends."""
        place = 0
        if self._path.exists():
            with self._path.open("rb") as lines:
                for line in lines:
                    if not line.endswith(b"\n"):
                        break
                    row, taken = self._read(line, place)
                    self._check(row, len(taken), self._path)
                    self._places[row.number] = place
                    place += len(line)
        return place

    def _read(self, line: bytes, place: int) -> tuple[GameRow, list[DecisionRow]]:
        where = f"{self._path}, byte {place}"
        entry = Columns(json_value(line.decode(errors="replace"), where), where)
        row = GameRow.read(Columns(entry.get("game", anything), where))
        taken = [DecisionRow.read(Columns(values, where)) for values in entry.get("decisions", list_of(anything))]
        return row, taken

    def _check(self, row: GameRow, decisions: int, path: Path) -> None:
        """Raise BadResults unless a game is the one that this run would play."""
        if not 0 <= row.number < self._plan.games:
            raise BadResults(f"{path} has a game number {row.number}, but this run has {self._plan.games} games")
        match = self._plan.match(row.number)
        planned = (match.game, match.seed, match.settings, list(match.agents))
        if (row.game, row.seed, row.options, row.agents) != planned:
            raise BadResults(
                f"{path} belongs to another run: its game {row.number} is {row.game} by {', '.join(row.agents)} "
                f"with seed {row.seed} and {row.options}, which is not what this command plays; "
                "name another file, or remove this one"
            )
        if changed := self._made.changed(row.provenance):
            raise BadResults(
                f"{path} belongs to another run: there {changed} played from another file, which has changed since; "
                "name another file of results"
            )
        if self._decisions and decisions != row.decisions:
            raise BadResults(f"{self._decisions} lacks the decisions of game {row.number} in {path}; name other files")
        if self._recording and not self._recording.has(row):
            raise BadResults(f"{self._files.records} lacks the record of game {row.number} in {path}; name other files")
