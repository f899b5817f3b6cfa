"""The one door to pyarrow, which the extra `arena` installs: rows of plain values to a Parquet file, and back. Lists
stay lists, and tables become maps, so that other programs can read them. What is written and read is never held as a
whole, but for a group of rows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from types import NoneType
from typing import IO, Annotated, Final, get_args, get_origin

from copse.arena.columns import BadResults, Cell
from copse.kernel.extras import extra

GROUP: Final = 4096  # rows that are held in memory at a time


def write(
    file: IO[bytes], columns: Mapping[str, object], rows: Iterable[Mapping[str, Cell]], about: Mapping[str, str]
) -> None:
    """Write the rows, and some words about the file; `columns` gives the type of each column: a number is the length
    that all its bytes have, and a word beside a type Arrow's own name for it."""
    arrow, files = extra("pyarrow", "arena"), extra("pyarrow.parquet", "arena")
    schema = arrow.schema([(name, arrow_type(kind)) for name, kind in columns.items()], metadata=dict(about))
    waiting = iter(rows)
    with files.ParquetWriter(file, schema, compression="zstd") as writer:
        while group := list(islice(waiting, GROUP)):
            writer.write_table(arrow.Table.from_pylist(group, schema=schema))


def parse(path: Path, columns: Sequence[str]) -> Iterator[dict[str, Cell]]:
    """The rows of a file, with those of the columns that it has."""
    arrow, files = extra("pyarrow", "arena"), extra("pyarrow.parquet", "arena")
    try:
        with files.ParquetFile(path) as file:
            wanted = [name for name in columns if name in file.schema_arrow.names]
            for group in file.iter_batches(GROUP, columns=wanted):
                yield from group.to_pylist(maps_as_pydicts="strict")
    except (arrow.ArrowException, OSError) as problem:
        raise no_parquet(path, problem) from None


def about(path: Path) -> dict[str, str]:
    """The words about a file."""
    arrow, files = extra("pyarrow", "arena"), extra("pyarrow.parquet", "arena")
    try:
        words = files.read_schema(path).metadata or {}
    except (arrow.ArrowException, OSError) as problem:
        raise no_parquet(path, problem) from None
    return {key.decode(): value.decode() for key, value in words.items()}


def no_parquet(path: Path, problem: Exception) -> BadResults:
    return BadResults(f"{path} is no Parquet file, or a damaged one: {str(problem).splitlines()[0]}")


def arrow_type(kind: object) -> object:
    arrow = extra("pyarrow", "arena")
    if isinstance(kind, int):
        return arrow.binary(kind)
    if get_origin(kind) is Annotated:
        return getattr(arrow, get_args(kind)[1])()
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
