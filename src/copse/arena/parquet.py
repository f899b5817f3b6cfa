"""The only module that imports pyarrow, from the extra `arena`. It reads and writes Parquet files.

Lists stay lists and tables become maps, so that other programs can read them. Only one group of rows is in memory at a
time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from types import NoneType
from typing import IO, Annotated, Final, get_args, get_origin

from copse.arena.columns import BadResults, Cell
from copse.kernel.extras import extra

GROUP: Final = 4096  # rows in memory at a time


def write(
    file: IO[bytes], columns: Mapping[str, object], rows: Iterable[Mapping[str, Cell]], about: Mapping[str, str]
) -> None:
    """Write rows and metadata.

    `columns` gives each column's type: a number is a fixed length in bytes, and an annotation is Arrow's name for the
    type.
    """
    arrow, files = extra("pyarrow", "arena"), extra("pyarrow.parquet", "arena")
    schema = arrow.schema([(name, arrow_type(kind)) for name, kind in columns.items()], metadata=dict(about))
    waiting = iter(rows)
    with files.ParquetWriter(file, schema, compression="zstd") as writer:
        while group := list(islice(waiting, GROUP)):
            writer.write_table(arrow.Table.from_pylist(group, schema=schema))


def parse(path: Path, columns: Sequence[str]) -> Iterator[dict[str, Cell]]:
    """Yield the rows of a file, with those of the given columns that it has."""
    arrow, files = extra("pyarrow", "arena"), extra("pyarrow.parquet", "arena")
    try:
        with files.ParquetFile(path) as file:
            wanted = [name for name in columns if name in file.schema_arrow.names]
            for group in file.iter_batches(GROUP, columns=wanted):
                yield from group.to_pylist(maps_as_pydicts="strict")
    except (arrow.ArrowException, OSError) as problem:
        raise no_parquet(path, problem) from None


def about(path: Path) -> dict[str, str]:
    """Return the metadata of a file."""
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
