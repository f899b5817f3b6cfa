"""Rows of small whole numbers, the cells of a state. A row that changes often is packed (`vec`): copying it copies one
block of memory, and compiled code reads its cells without making objects. A row that changes rarely is a tuple, which
copies of a state share; a change makes a new one."""

from __future__ import annotations

from typing import Final, TypeVar

from librt.vecs import vec
from mypy_extensions import i16, i64

T = TypeVar("T")


def counts(size: int) -> vec[i16]:
    """A packed row of zeros, each at most 32,767."""
    return vec[i16]([0] * size)


def numbers(size: int, value: int = 0) -> vec[i64]:
    """A packed row of the same number, which may also be a set of bits (`bits.py`)."""
    return vec[i64]([value] * size)


PACKED: Final = (type(counts(0)), type(numbers(0)))


def replaced(row: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The row with another value at a place.

    >>> replaced((4, 5, 6), 1, 0)
    (4, 0, 6)
    """
    cells = list(row)  # compiled, this is twice as fast as joining slices
    cells[place] = value
    return tuple(cells)


def without(row: tuple[int, ...], value: int) -> tuple[int, ...]:
    """The row without the first such value.

    >>> without((4, 5, 4), 4)
    (5, 4)
    """
    place = 0
    while row[place] != value:  # compiled, this is faster than `index`, which compares objects
        place += 1
    return row[:place] + row[place + 1 :]


def added(row: tuple[int, ...], value: int) -> tuple[int, ...]:
    """The sorted row with one more value.

    >>> added((2, 5), 3)
    (2, 3, 5)
    """
    place = len(row)
    while place and row[place - 1] > value:
        place -= 1
    return row[:place] + (value,) + row[place:]  # noqa: RUF005, compiled it is faster than unpacking
