"""Results on disk: a row for each game and, optionally, a row for each decision.

The file extension determines the format: `.parquet`, `.csv` (lists and tables as JSON text) or `.jsonl` (one JSON
object per line).
"""

from __future__ import annotations

import csv
import io
import json
import os
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Final, Protocol, Self, TypeVar, get_type_hints

import copse
from copse.agents import current_name
from copse.arena import parquet
from copse.arena.columns import (
    BadResults,
    Cell,
    Columns,
    list_of,
    number,
    octets,
    packed,
    table_of,
    text,
    whole,
    whole_or_none,
)
from copse.arena.sight import Sight
from copse.games import GAMES
from copse.kernel.options import current
from copse.kernel.tasks import Json

__all__ = [
    "ENDINGS",
    "BadResults",
    "DecisionRow",
    "GameRow",
    "about_decisions",
    "check_ending",
    "columns_of",
    "json_value",
    "plain",
    "read_decisions",
    "read_games",
    "write_decisions",
    "write_games",
]

PARQUET: Final = ".parquet"
ENDINGS: Final = (PARQUET, ".csv", ".jsonl")
SCHEMA: Final = 1  # of the decision columns; raise it when the meaning of a column changes
UNKNOWN: Final = -1  # the action number in older files without such numbers

Small = Annotated[int, "int32"]
Share = Annotated[float, "float32"]


class ResultRow(Protocol):
    """A row of a results file: a dataclass that can read itself."""

    @classmethod
    def read(cls, columns: Columns) -> Self: ...


R = TypeVar("R", bound=ResultRow)


@dataclass(frozen=True)
class GameRow:
    """A game and its results."""

    game: str
    number: int  # its number in the run, from 0
    seed: int
    options: str  # JSON text of all options without the seed
    agents: list[str]  # by seat; empty for a bot
    winners: list[int]
    points: list[int | None]  # by seat; None for a seat off the score track at the end (Root, §3.3.1)
    won_by: str  # the paragraph
    turns: int
    decisions: int
    seconds: float
    played: list[dict[str, list[str]]]  # by seat: {"faction": […], "hireling": […]}, or {"race": […], "power": […]}
    points_by_turn: list[list[int | None]]  # after each turn: the points of every seat
    hirelings: dict[str, list[int]] = field(default_factory=dict)  # by name: turns under control of each seat
    landmarks: list[str] = field(default_factory=list)
    record: str = ""  # path of its record, relative to the folder of the results; empty if there is none
    forfeit: str = ""  # why an agent failed, whose seat is the only one that did not win; see matches.py
    provenance: str = ""  # JSON text; see provenance.py

    @property
    def together(self) -> bool:
        """True if the winners won together as one side."""
        return self.game in GAMES and self.won_by == GAMES[self.game].together

    @classmethod
    def read(cls, columns: Columns) -> Self:
        """Read a row. Raises BadResults if a column is missing or has another type."""
        get = columns.get
        return cls(
            game=get("game", text),
            number=get("number", whole),
            seed=get("seed", whole),
            options=get("options", options_text),
            agents=[current_name(name) for name in get("agents", list_of(text))],
            winners=get("winners", list_of(whole)),
            points=get("points", list_of(whole_or_none)),
            won_by=get("won_by", text),
            turns=get("turns", whole),
            decisions=get("decisions", whole),
            seconds=get("seconds", number),
            played=get("played", list_of(table_of(list_of(text)))),
            points_by_turn=get("points_by_turn", list_of(list_of(whole_or_none))),
            hirelings=get("hirelings", table_of(list_of(whole)), {}),
            landmarks=get("landmarks", list_of(text), []),
            record=get("record", text, ""),
            forfeit=get("forfeit", text, ""),
            provenance=get("provenance", text, ""),
        )


@dataclass(frozen=True)
class DecisionRow:
    """A decision: the seat, the question, its paragraph and the answer, then columns for training."""

    number: int  # of the game
    step: int  # of the decision in the game, from 0
    turn: int  # 0 is the setup
    seat: int
    agent: str
    law: str
    prompt: str
    options: int  # number of legal actions
    action: str
    seconds: float
    chosen: Small = UNKNOWN  # number of the action in the game's vocabulary
    legal: list[Small] = field(default_factory=list)  # numbers of all legal actions
    visits: list[Small] = field(default_factory=list)  # by legal action, if the agent searched and reports them
    reward: list[Share] = field(default_factory=list)  # by seat: the result of the game
    observation: bytes = b""  # what the seat could know, one byte per value, if observations are kept

    @classmethod
    def read(cls, columns: Columns) -> Self:
        """Read a row. Raises BadResults if a column is missing or has another type."""
        get = columns.get
        return cls(
            number=get("number", whole),
            step=get("step", whole),
            turn=get("turn", whole),
            seat=get("seat", whole),
            agent=current_name(get("agent", text)),
            law=get("law", text),
            prompt=get("prompt", text),
            options=get("options", whole),
            action=get("action", text),
            seconds=get("seconds", number),
            chosen=get("chosen", whole, UNKNOWN),
            legal=get("legal", list_of(whole), []),
            visits=get("visits", list_of(whole), []),
            reward=get("reward", list_of(number), []),
            observation=get("observation", octets, b""),
        )


# ---- the two kinds of files


def options_text(value: Cell) -> str:
    """Return the JSON text of a game's options in today's words, so that an older run can be resumed."""
    written = text(value)
    try:
        options: Json = json.loads(written)
    except ValueError:
        return written
    if not isinstance(options, dict):
        return written
    told = {name: current(value) for name, value in options.items()}
    return written if told == options else json.dumps(told, ensure_ascii=False, sort_keys=True)


def read_games(path: Path) -> list[GameRow]:
    """Read a file of games. Raises BadResults if it is none."""
    return list(read_rows(GameRow, path, columns_of(GameRow)))


def read_decisions(path: Path, observations: bool = False) -> Iterator[DecisionRow]:
    """Yield the decisions one by one, because a file may be larger than the memory.

    Observations are read only on request.
    """
    columns = columns_of(DecisionRow)
    return read_rows(DecisionRow, path, columns if observations else without_observation(columns))


def write_games(path: Path, rows: Iterable[GameRow]) -> None:
    write_rows(columns_of(GameRow), path, rows)


def write_decisions(path: Path, rows: Iterable[DecisionRow], sight: Sight | None = None) -> None:
    """Write decisions. With the sight that made the observations, write these too."""
    columns, about = columns_of(DecisionRow), {"copse": copse.__version__, "schema": str(SCHEMA)}
    if sight is None:
        write_rows(without_observation(columns), path, rows, about)
    else:
        columns["observation"] = sight.length
        write_rows(columns, path, rows, {**about, "environment": sight.environment})


def about_decisions(path: Path) -> dict[str, str]:
    """Return the metadata of a file of decisions, which only Parquet has.

    `schema` is the version of the columns. `environment` names the environment of the observations, if there are any.
    """
    return parquet.about(path) if path.suffix == PARQUET else {}


def check_ending(path: Path) -> None:
    if path.suffix not in ENDINGS:
        raise BadResults(f"{path}: the file of results must end in {', '.join(ENDINGS)}, not '{path.suffix}'")


def read_rows(kind: type[R], path: Path, columns: Mapping[str, object]) -> Iterator[R]:
    check_ending(path)
    try:
        path.open("rb").close()
    except OSError as problem:
        raise BadResults(f"cannot read {path}: {problem.strerror}") from None
    if path.suffix == PARQUET:
        for place, table in enumerate(parquet.parse(path, list(columns)), 1):
            yield kind.read(Columns(table, f"{path}, row {place}"))
        return
    try:
        with path.open(encoding="utf-8", newline="") as lines:
            yield from (parse_csv if path.suffix == ".csv" else parse_json_lines)(kind, lines, path, columns)
    except UnicodeDecodeError:
        raise BadResults(f"{path} is not a text file, or is damaged") from None


def write_rows(
    columns: Mapping[str, object], path: Path, rows: Iterable[ResultRow], about: Mapping[str, str] | None = None
) -> None:
    """Write a whole file atomically: after a failure, the old file is still there."""
    check_ending(path)
    partial = path.with_name(path.name + ".partial")
    try:
        with partial.open("wb") as file:
            if path.suffix == PARQUET:
                parquet.write(file, columns, ({name: vars(row)[name] for name in columns} for row in rows), about or {})
            else:
                tables = (plain(row, columns) for row in rows)
                lines = csv_lines(columns, tables) if path.suffix == ".csv" else map(json_line, tables)
                file.writelines(line.encode() for line in lines)
        os.replace(partial, path)
    except OSError as problem:
        raise BadResults(f"cannot write {path}: {problem.strerror}") from None
    finally:
        partial.unlink(missing_ok=True)


def plain(row: ResultRow, columns: Iterable[str]) -> dict[str, Json]:
    """Return a row as plain values, by column."""
    values = vars(row)
    return {name: packed(values[name]) if isinstance(values[name], bytes) else values[name] for name in columns}


def columns_of(kind: type[R]) -> dict[str, object]:
    """Return the columns of a kind of rows in order, each with its type."""
    return get_type_hints(kind, include_extras=True)


def without_observation(columns: Mapping[str, object]) -> dict[str, object]:
    return {name: kind for name, kind in columns.items() if name != "observation"}


# ---- JSON lines


def json_line(table: Mapping[str, Json]) -> str:
    return json.dumps(table, ensure_ascii=False) + "\n"


def parse_json_lines(kind: type[R], lines: Iterable[str], path: Path, columns: Mapping[str, object]) -> Iterator[R]:
    for place, line in enumerate(lines, 1):
        if line != "\n":
            where = f"{path}, line {place}"
            values = json_value(line.removesuffix("\n"), where)
            wanted = {name: values[name] for name in columns if name in values} if isinstance(values, dict) else values
            yield kind.read(Columns(wanted, where))


def json_value(line: str, where: str) -> Json:
    try:
        value: Json = json.loads(line)
    except ValueError:
        raise BadResults(f"{where} is not JSON: {line[:40]!r}") from None
    return value


# ---- CSV: texts as they are, everything else as JSON

TEXTS: Final = (str, bytes)


def csv_lines(columns: Iterable[str], tables: Iterable[Mapping[str, Json]]) -> Iterator[str]:
    yield csv_line(columns)
    for table in tables:
        yield csv_line(value if isinstance(value, str) else json.dumps(value) for value in table.values())


def csv_line(entries: Iterable[str]) -> str:
    line = io.StringIO(newline="")
    csv.writer(line, lineterminator="\n").writerow(entries)
    return line.getvalue()


def parse_csv(kind: type[R], lines: Iterable[str], path: Path, columns: Mapping[str, object]) -> Iterator[R]:
    reader = csv.DictReader(lines, strict=True)
    try:
        for entries in reader:
            where = f"{path}, line {reader.line_num}"
            values: dict[str, Cell] = {}
            for name, entry in entries.items():
                if name in columns and entry is not None:
                    values[name] = entry if columns[name] in TEXTS else json_value(entry, f"{where}, '{name}'")
            yield kind.read(Columns(values, where))
    except csv.Error as problem:
        raise BadResults(f"{path}, line {reader.line_num} is not CSV: {problem}") from None
