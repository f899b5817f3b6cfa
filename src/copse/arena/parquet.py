"""The one door to pyarrow, which the extra `arena` installs: rows of plain values to a Parquet file, and back. Lists
stay lists, and tables become maps, so that other programs can read them."""

from __future__ import annotations

import io
from collections.abc import Iterable, Mapping
from itertools import islice
from types import NoneType
from typing import IO, Final, get_args, get_origin

from copse.arena.columns import BadResults
from copse.kernel.extras import extra
from copse.kernel.tasks import Json

BATCH: Final = 20_000  # rows that are held in memory at a time


def write(file: IO[bytes], columns: Mapping[str, object], rows: Iterable[Mapping[str, Json]]) -> None:
    """Write the rows; `columns` gives the type of each column."""
    arrow, files = extra("pyarrow", "arena"), extra("pyarrow.parquet", "arena")
    schema = arrow.schema([(name, arrow_type(kind)) for name, kind in columns.items()])
    waiting = iter(rows)
    with files.ParquetWriter(file, schema) as writer:
        while batch := list(islice(waiting, BATCH)):
            writer.write_table(arrow.Table.from_pylist(batch, schema=schema))


def parse(data: bytes, where: str) -> list[dict[str, Json]]:
    arrow, files = extra("pyarrow", "arena"), extra("pyarrow.parquet", "arena")
    try:
        rows: list[dict[str, Json]] = files.read_table(io.BytesIO(data)).to_pylist(maps_as_pydicts="strict")
    except (arrow.ArrowException, OSError) as problem:
        raise BadResults(f"{where} is no Parquet file, or a damaged one: {str(problem).splitlines()[0]}") from None
    return rows


def arrow_type(kind: object) -> object:
    arrow = extra("pyarrow", "arena")
    if kind is int:
        return arrow.int64()
    if kind is float:
        return arrow.float64()
    if kind is str:
        return arrow.string()
    if NoneType in get_args(kind):
        return arrow_type(next(entry for entry in get_args(kind) if entry is not NoneType))
    build = arrow.map_ if get_origin(kind) is dict else arrow.list_
    return build(*[arrow_type(entry) for entry in get_args(kind)])
