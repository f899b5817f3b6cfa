"""Sets of small whole numbers (regions, clearings, seats) as one integer: bit 7 stands for 7. Copying, joining and
comparing such sets costs next to nothing in both builds."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final


def union(numbers: Iterable[int]) -> int:
    """The set of these numbers.

    >>> union([1, 3]) == 0b1010
    True
    """
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


def members(bits: int) -> tuple[int, ...]:
    """The numbers in a set, in ascending order.

    >>> members(0b1010)
    (1, 3)
    """
    if bits < len(_SMALL):
        return _SMALL[bits]
    low = _SMALL[bits & _LOW]
    return low + tuple([number + _WIDTH for number in members(bits >> _WIDTH)])


def _small_sets(width: int) -> list[tuple[int, ...]]:
    sets: list[tuple[int, ...]] = [()]
    for number in range(width):
        sets += [(*smaller, number) for smaller in sets]
    return sets


_WIDTH: Final = 13  # the clearings of a woodland, with the Burrow
_LOW: Final = (1 << _WIDTH) - 1
_SMALL: Final = _small_sets(_WIDTH)
