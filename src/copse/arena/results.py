"""Results on disk: a row for each game and, if wanted, one for each decision. The ending of a file's name says its
form: `.parquet`, `.csv` (lists and tables as JSON text) or `.jsonl` (a JSON object a line)."""

from __future__ import annotations

import csv
import io
import json
import os
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Protocol, Self, TypeVar, get_type_hints

from copse.arena import parquet
from copse.arena.columns import BadResults, Columns, list_of, number, table_of, text, whole, whole_or_none
from copse.kernel.tasks import Json

__all__ = [
    "ENDINGS",
    "BadResults",
    "DecisionRow",
    "GameRow",
    "check_ending",
    "json_value",
    "plain",
    "read_decisions",
    "read_games",
    "write_decisions",
    "write_games",
]

ENDINGS: Final = (".parquet", ".csv", ".jsonl")


class Row(Protocol):
    """A line of a file of results: a dataclass that can read itself."""

    @classmethod
    def read(cls, columns: Columns) -> Self: ...


R = TypeVar("R", bound=Row)


@dataclass(frozen=True)
class GameRow:
    """One game, and what came of it."""

    game: str
    number: int  # its place in the run, from 0
    seed: int
    options: str  # JSON text of all options but the seed
    agents: list[str]  # by seat; empty where a bot plays
    winners: list[int]
    points: list[int | None]  # by seat; none for who is off the score track at the end (Root, §3.3.1)
    won_by: str  # the paragraph
    turns: int
    decisions: int
    seconds: float
    played: list[dict[str, list[str]]]  # by seat: {"faction": […], "hireling": […]}, or {"race": […], "power": […]}
    points_by_turn: list[list[int | None]]  # after each turn: the points of every seat
    hirelings: dict[str, list[int]] = field(default_factory=dict)  # by name: by seat, how many turns it was controlled
    landmarks: list[str] = field(default_factory=list)

    @classmethod
    def read(cls, columns: Columns) -> Self:
        get = columns.get
        return cls(
            game=get("game", text),
            number=get("number", whole),
            seed=get("seed", whole),
            options=get("options", text),
            agents=get("agents", list_of(text)),
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
        )


@dataclass(frozen=True)
class DecisionRow:
    """One decision: who was asked what by which paragraph, and what was chosen."""

    number: int  # of the game
    step: int  # of the decision in the game, from 0
    turn: int  # 0 is the setup
    seat: int
    agent: str
    law: str
    prompt: str
    options: int  # how many actions were legal
    action: str
    seconds: float

    @classmethod
    def read(cls, columns: Columns) -> Self:
        get = columns.get
        return cls(
            number=get("number", whole),
            step=get("step", whole),
            turn=get("turn", whole),
            seat=get("seat", whole),
            agent=get("agent", text),
            law=get("law", text),
            prompt=get("prompt", text),
            options=get("options", whole),
            action=get("action", text),
            seconds=get("seconds", number),
        )


# ---- the two kinds of files


def read_games(path: Path) -> list[GameRow]:
    return read_rows(GameRow, path)


def read_decisions(path: Path) -> list[DecisionRow]:
    return read_rows(DecisionRow, path)


def write_games(path: Path, rows: Iterable[GameRow]) -> None:
    write_rows(GameRow, path, rows)


def write_decisions(path: Path, rows: Iterable[DecisionRow]) -> None:
    write_rows(DecisionRow, path, rows)


def check_ending(path: Path) -> None:
    if path.suffix not in ENDINGS:
        raise BadResults(f"{path}: results are files that end in {', '.join(ENDINGS)}, not '{path.suffix}'")


def read_rows(kind: type[R], path: Path) -> list[R]:
    check_ending(path)
    try:
        data = path.read_bytes()
    except OSError as problem:
        raise BadResults(f"cannot read {path}: {problem.strerror}") from None
    if path.suffix == ".parquet":
        tables = parquet.parse(data, str(path))
        return [kind.read(Columns(table, f"{path}, row {place}")) for place, table in enumerate(tables, 1)]
    try:
        lines = data.decode()
    except UnicodeDecodeError:
        raise BadResults(f"{path} is no text, or a damaged one") from None
    return parse_csv(kind, lines, path) if path.suffix == ".csv" else parse_json_lines(kind, lines, path)


def write_rows(kind: type[R], path: Path, rows: Iterable[R]) -> None:
    """Write a whole file, so that whatever happens either the old one or the new one is there."""
    check_ending(path)
    tables = (plain(row) for row in rows)
    partial = path.with_name(path.name + ".partial")
    try:
        with partial.open("wb") as file:
            if path.suffix == ".parquet":
                parquet.write(file, columns_of(kind), tables)
            else:
                lines = csv_lines(kind, tables) if path.suffix == ".csv" else map(json_line, tables)
                file.writelines(line.encode() for line in lines)
        os.replace(partial, path)
    except OSError as problem:
        raise BadResults(f"cannot write {path}: {problem.strerror}") from None
    finally:
        partial.unlink(missing_ok=True)


def plain(row: Row) -> dict[str, Json]:
    """A row as plain values, by column."""
    return dict(vars(row))


def columns_of(kind: type[R]) -> dict[str, object]:
    """The columns of a kind of rows, in their order, each with its type."""
    return get_type_hints(kind)


# ---- JSON lines


def json_line(table: Mapping[str, Json]) -> str:
    return json.dumps(table, ensure_ascii=False) + "\n"


def parse_json_lines(kind: type[R], lines: str, path: Path) -> list[R]:
    rows = []
    for place, line in enumerate(lines.split("\n"), 1):
        if line:
            where = f"{path}, line {place}"
            rows.append(kind.read(Columns(json_value(line, where), where)))
    return rows


def json_value(line: str, where: str) -> Json:
    try:
        value: Json = json.loads(line)
    except ValueError:
        raise BadResults(f"{where} is no JSON: {line[:40]!r}") from None
    return value


# ---- CSV: texts as they are, everything else as JSON


def csv_lines(kind: type[R], tables: Iterable[Mapping[str, Json]]) -> Iterator[str]:
    yield csv_line(columns_of(kind))
    for table in tables:
        yield csv_line(value if isinstance(value, str) else json.dumps(value) for value in table.values())


def csv_line(entries: Iterable[str]) -> str:
    line = io.StringIO(newline="")
    csv.writer(line, lineterminator="\n").writerow(entries)
    return line.getvalue()


def parse_csv(kind: type[R], lines: str, path: Path) -> list[R]:
    types = columns_of(kind)
    reader = csv.DictReader(io.StringIO(lines, newline=""), strict=True)
    rows = []
    try:
        for entries in reader:
            where = f"{path}, line {reader.line_num}"
            values: dict[str, Json] = {}
            for name, entry in entries.items():
                if name in types and entry is not None:
                    values[name] = entry if types[name] is str else json_value(entry, f"{where}, '{name}'")
            rows.append(kind.read(Columns(values, where)))
    except csv.Error as problem:
        raise BadResults(f"{path}, line {reader.line_num} is no CSV: {problem}") from None
    return rows
