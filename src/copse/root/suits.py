"""Counting things that have a set of suits each and serve as one suit at a time: crafting pieces (§4.1.1), and
clearings for which cards are revealed (§12.5.3).

Nobody says which thing serves as which suit before it matters. What is left is what would be left if everything taken
came from where it is missed least.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from copse.kernel.bits import members
from copse.kernel.rows import numbers
from copse.root.cards import CARDS, EVERY_SUIT, FOX, MOUSE, RABBIT, Suits

SETS: Final = EVERY_SUIT + 1
ONLY_FOX: Final[Suits] = 1 << FOX
ONLY_RABBIT: Final[Suits] = 1 << RABBIT
ONLY_MOUSE: Final[Suits] = 1 << MOUSE
FOX_RABBIT: Final[Suits] = 1 << FOX | 1 << RABBIT
FOX_MOUSE: Final[Suits] = 1 << FOX | 1 << MOUSE
RABBIT_MOUSE: Final[Suits] = 1 << RABBIT | 1 << MOUSE
SEVERAL: Final[tuple[Suits, ...]] = (FOX_RABBIT, FOX_MOUSE, RABBIT_MOUSE, EVERY_SUIT)
NONE_OF_ANY: Final = numbers(SETS)  # by set; shared, so callers must not change it
NOTHING: Final[tuple[int, ...]] = (0, 0, 0)  # by suit


def spare(things: vec[i64], taken: tuple[int, ...]) -> vec[i64]:
    """By set of suits: how many more of the things can be taken as suits of that set. Things are counted by the set
    that they have, takings by suit; a negative number means that too many were taken."""
    fox = things[ONLY_FOX] - taken[FOX]
    rabbit = things[ONLY_RABBIT] - taken[RABBIT]
    mouse = things[ONLY_MOUSE] - taken[MOUSE]
    left = numbers(SETS)
    left[ONLY_FOX], left[ONLY_RABBIT], left[ONLY_MOUSE] = fox, rabbit, mouse
    left[FOX_RABBIT], left[FOX_MOUSE], left[RABBIT_MOUSE] = fox + rabbit, fox + mouse, rabbit + mouse
    left[EVERY_SUIT] = fox + rabbit + mouse
    if things[FOX_RABBIT] or things[FOX_MOUSE] or things[RABBIT_MOUSE] or things[EVERY_SUIT]:
        return _shared_out(left, things)
    return left


def _shared_out(left: vec[i64], things: vec[i64]) -> vec[i64]:
    """`spare` with things of several suits, each of which serves as any of them. A set of suits has as much as the
    scarcest of the sets around it (Hall's theorem)."""
    for suits in range(1, SETS):
        left[suits] += sum([things[several] for several in SEVERAL if several & suits])
    return vec[i64]([min([left[wider] for wider in range(SETS) if wider & suits == suits]) for suits in range(SETS)])


def serving(things: vec[i64], suit: int) -> int:
    """How many of the things could be taken as this suit if nothing has been taken yet."""
    number = things[1 << suit]
    for several in SEVERAL:
        if several >> suit & 1:
            number += things[several]
    return number


def most_taken(left: vec[i64], wanted: tuple[int, ...]) -> int:
    """How many of these wants, by suit, can be met at once with this much to spare."""
    fox, rabbit, mouse = wanted[FOX], wanted[RABBIT], wanted[MOUSE]
    everything = fox + rabbit + mouse
    within = [0, fox, rabbit, fox + rabbit, mouse, fox + mouse, rabbit + mouse, everything]
    return min([left[suits] + everything - within[suits] for suits in range(SETS)])


def _prices(cost: tuple[int, ...]) -> tuple[tuple[Suits, int], ...]:
    """What must be spare of each set of suits to pay the whole of this cost."""
    named = [suits for suits in range(1, EVERY_SUIT) if all(suit in cost for suit in members(suits))]
    each = [(suits, sum(cost.count(suit) for suit in members(suits))) for suits in named]
    return ((EVERY_SUIT, len(cost)), *each)


PRICES: Final[tuple[tuple[tuple[Suits, int], ...], ...]] = tuple(_prices(card.cost) for card in CARDS)
