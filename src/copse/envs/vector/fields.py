"""Fields and the vectors made of them. A vector is a row of parts; a part is a block of fields, written once or for one
seat after the other, the viewer first. Every figure is a whole number from 0 to the `most` of its field."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from typing import Final, Generic, NamedTuple, TypeVar

from copse.kernel.tasks import State

S = TypeVar("S", bound=State)

NOBODY: Final = -1

Figures = bytes
"""Figures of a field, a byte each: joining them is what an encoder does all day, and nothing joins faster."""


class Field(Generic[S]):
    """`read` gives the figures of the seat `who` as far as the seat `viewer` may know them: `read(state, who, viewer)`.
    In a part that is nobody's own, `who` is the viewer."""

    def __init__(self, name: str, size: int, most: int, about: str, read: Callable[[S, int, int], Figures]) -> None:
        self.name: Final = name
        self.size: Final = size
        self.most: Final = most
        self.about: Final = about
        self.read: Final = read


class Part(Generic[S]):
    """`whose` names the seats that blocks are written for, NOBODY for a block of zeros: always `blocks` of them."""

    def __init__(
        self, name: str, about: str, blocks: int, whose: Callable[[S, int], Sequence[int]], fields: Sequence[Field[S]]
    ) -> None:
        self.name: Final = name
        self.about: Final = about
        self.blocks: Final = blocks
        self.whose: Final = whose
        self.fields: Final = tuple(fields)
        self.stride: Final = sum(field.size for field in self.fields)
        self.blank: Final = bytes(self.stride)
        self.readers: Final = tuple(field.read for field in self.fields)


class Place(NamedTuple):
    """Where the figures of a field stand."""

    part: str
    block: int
    field: str
    first: int
    size: int
    most: int


class Vector(Generic[S]):
    def __init__(self, *parts: Part[S]) -> None:
        self.parts: Final = parts
        self.length: Final = sum(part.stride * part.blocks for part in parts)

    def encode(self, state: S, viewer: int) -> bytearray:
        """What the viewer may know, a byte a figure."""
        figures: list[bytes] = []
        for part in self.parts:
            for who in part.whose(state, viewer):
                if who == NOBODY:
                    figures.append(part.blank)
                else:
                    figures += [read(state, who, viewer) for read in part.readers]
        return bytearray().join(figures)

    def places(self) -> Iterator[Place]:
        """Every field of every block, in order."""
        first = 0
        for part in self.parts:
            for block in range(part.blocks):
                for field in part.fields:
                    yield Place(part.name, block, field.name, first, field.size, field.most)
                    first += field.size

    def most(self) -> list[int]:
        """The most that each figure can be: divide by it to bring everything between 0 and 1."""
        return [place.most for place in self.places() for _ in range(place.size)]


# ---- whose blocks


def own(state: State, viewer: int) -> Sequence[int]:
    """One block that is about the game itself."""
    return (viewer,)


def in_order(seats: int) -> Callable[[State, int], Sequence[int]]:
    """A block for each seat in order of play, the viewer's first, and blocks of zeros up to the most that can play."""
    return lambda state, viewer: seating(state.seats, viewer, seats)


@cache
def seating(players: int, viewer: int, seats: int) -> Sequence[int]:
    """
    >>> seating(3, 1, 5)
    (1, 2, 0, -1, -1)
    """
    return (*range(viewer, players), *range(viewer), *([NOBODY] * (seats - players)))


# ---- figures in the forms in which fields have them

ONE: Final = tuple(bytes([number]) for number in range(256))
"""A single figure: `ONE[7]`; `ONE[True]` is a flag."""


@cache
def one_hot(size: int, place: int) -> Figures:
    """A 1 at a place, if there is such a place.

    >>> list(one_hot(3, 1)), list(one_hot(3, NOBODY))
    ([0, 1, 0], [0, 0, 0])
    """
    return bytes(place == at for at in range(size))


@lru_cache(maxsize=1 << 14)
def flags(bits: int, first: int, size: int) -> Figures:
    """The bits of a set from `first` on.

    >>> list(flags(0b10100, 1, 4))
    [0, 1, 0, 1]
    """
    return bytes(bits >> (first + at) & 1 for at in range(size))


def counts(things: Sequence[int], size: int) -> Figures:
    """How many there are of each number.

    >>> list(counts([2, 0, 2], 4))
    [1, 0, 2, 0]
    """
    figures = bytearray(size)
    for thing in things:
        figures[thing] += 1
    return bytes(figures)


def relative(seat: int, viewer: int, players: int) -> int:
    """How many places after the viewer a seat plays; NOBODY stays NOBODY.

    >>> relative(0, 2, 3), relative(NOBODY, 2, 3)
    (1, -1)
    """
    return NOBODY if seat == NOBODY else (seat - viewer) % players
