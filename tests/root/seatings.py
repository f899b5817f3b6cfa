"""Who sits at the tables of the games by lot: too many tables are possible for all of them, so some are drawn, the same
every time."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from random import Random

from copse.root.factions import FACTIONS
from copse.root.rules import CORNERS, MOST_PLAYERS

SIZES = range(2, min(MOST_PLAYERS, len(FACTIONS)) + 1)
PAIRS = tuple(combinations(FACTIONS, 2))
VAGABONDS = {"vagabond", "vagabond2"}


@cache
def seatings(number: int) -> list[tuple[str, ...]]:
    """So many tables, of all sizes in turn; among as many as there are pairs of factions, each pair meets."""
    chance = Random(number)
    return [
        _seating(PAIRS[place % len(PAIRS)], SIZES[(place + place // len(PAIRS)) % len(SIZES)], chance)
        for place in range(number)
    ]


def _seating(pair: tuple[str, str], size: int, chance: Random) -> tuple[str, ...]:
    """These two and others, in some order. The second Vagabond needs the first (§9.7), and both another faction."""
    seated = set(pair)
    if "vagabond2" in seated:
        seated.add("vagabond")
    while len(seated) < size or seated <= VAGABONDS:
        seated.add(chance.choice([name for name in FACTIONS if name not in seated and may_join(name, seated)]))
    order = sorted(seated)
    chance.shuffle(order)
    return tuple(order)


def may_join(name: str, seated: set[str]) -> bool:
    """The second Vagabond after the first; no more in corners than there are corners."""
    if FACTIONS[name].in_corner and sum(FACTIONS[other].in_corner for other in seated) == CORNERS:
        return False
    return name != "vagabond2" or "vagabond" in seated
