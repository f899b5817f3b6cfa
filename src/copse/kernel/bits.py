"""Sets of small whole numbers (regions, clearings, seats) as one integer: bit 7 stands for 7. Compiled and interpreted
code alike copies, joins and compares them for nothing."""

from __future__ import annotations

from collections.abc import Iterable


def union(numbers: Iterable[int]) -> int:
    """
    >>> union([1, 3]) == 0b1010
    True
    """
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


def members(bits: int) -> list[int]:
    """The numbers of a set, in their order.

    >>> members(0b1010)
    [1, 3]
    """
    out = []
    while bits:
        lowest = bits & -bits
        out.append(lowest.bit_length() - 1)
        bits ^= lowest
    return out
