"""Chance: a small generator whose whole state is one 32-bit integer, so that it is copied and saved for nothing.

It is a Weyl sequence (every state comes up once in 2³² steps) put through a mixing function. The constants keep every
product below 2⁶², which compiled code needs to stay with machine integers.
"""

from __future__ import annotations

from typing import Final

MASK: Final = 0xFFFFFFFF

Outcome = tuple[str, int]
"""What chance decided: the kind of question (`die`, `banner`) and the answer, never a raw random number."""


def advance(state: int) -> int:
    return (state + 0x9E3779B9) & MASK


def mix(state: int) -> int:
    """32 well-mixed bits of a state."""
    x = state ^ (state >> 16)
    x = (x * 0x21F0AAAD) & MASK
    x ^= x >> 15
    x = (x * 0x2C1B3C6D) & MASK
    return x ^ (x >> 15)


class Dice:
    """The generator as an object, for those who decide by lot outside a game: agents, setups, re-dealing."""

    def __init__(self, seed: int) -> None:
        self.state = mix(seed & MASK)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        self.state = advance(self.state)
        return (mix(self.state) * n) >> 32

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
