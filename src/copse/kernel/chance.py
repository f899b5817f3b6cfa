"""Chance: a small generator whose state is one 32-bit integer, so copying and saving it is free.

It is a Weyl sequence (each state occurs once in 2³² steps) followed by a mixing function. The compiled build computes
it in machine integers (`i64`), which hold every product; interpreted code ignores the annotations.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF
FRESH: Final = -1
"""Replaces the generator's state where each outcome takes new bits from the operating system. A player could try all
2³² states of the generator against what they have seen, so a game with people must not use it."""

Outcome = tuple[str, int]
"""What chance decided: the kind (`die`, `banner`) and the result, never a raw random number."""


def advance(state: int) -> int:
    return (state + 0x9E3779B9) & MASK


def mix(state: int) -> int:
    """32 well-mixed bits from a state."""
    x: i64 = state
    x = (x ^ (x >> 16)) * 0x21F0AAAD & MASK
    x = (x ^ (x >> 15)) * 0x2C1B3C6D & MASK
    return x ^ (x >> 15)


def fresh_bits() -> int:
    return secrets.randbits(32)


def scaled(bits: int, n: int) -> int:
    """32 bits scaled to a whole number from 0 to n - 1: `bits * n >> 32`, computed in halves.

    >>> scaled(0x80000000, 10)
    5
    """
    x: i64 = bits
    return ((x >> 16) * n + ((x & 0xFFFF) * n >> 16)) >> 16


def take_out(pool: list[int], value: int) -> None:
    """Remove the first such number. Compiled, this is faster than `remove`, which compares objects."""
    place = 0
    while pool[place] != value:
        place += 1
    pool.pop(place)


class Dice:
    """The generator as an object, for random choices outside a game: agents, setups, re-dealing."""

    def __init__(self, seed: int) -> None:
        self.state = mix(seed & MASK)

    def __reduce__(self) -> tuple[Callable[[int], Dice], tuple[int]]:
        return dice_at, (self.state,)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        self.state = advance(self.state)
        return scaled(mix(self.state), n)

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


def dice_at(state: int) -> Dice:
    """A generator that continues from this state."""
    dice = Dice(0)
    dice.state = state
    return dice
