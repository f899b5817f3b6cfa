"""A map as the rules use it: clearings and paths (§2.2), the river (§2.3), forests (§2.4) and the additions of each map
(§C). A set of clearings is one integer: bit 7 stands for clearing 7; bit 0 is the Burrow."""

from __future__ import annotations

from typing import Final, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from copse.kernel.bits import union
from copse.kernel.rows import numbers
from copse.root.cards import SUITS

Clearings = int
"""A set of clearings."""

CLEARINGS: Final = 12
BURROW: Final = 0  # §12.2.2
PLACES: Final = CLEARINGS + 1  # with the Burrow
EVERY_CLEARING: Final[Clearings] = (1 << PLACES) - 1 & ~(1 << BURROW)
FIRST_FOREST: Final = PLACES  # forests are numbered on from the clearings, for pawns
MOST_FORESTS: Final = 10


class ClearingData(TypedDict):
    id: int
    suit: str | None
    slots: int
    ruin: bool
    at: list[float]


class ForestData(TypedDict):
    id: str
    clearings: list[int]
    adjacent: list[str]
    at: list[float]
    outline: list[list[float]]


class MapData(TypedDict):
    """A map with everything that follows from its drawing."""

    names: dict[str, str]
    clearings: list[ClearingData]
    paths: list[list[int]]
    closed_paths: list[list[int]]
    rivers: list[list[int]]
    forests: list[ForestData]
    edge: list[int]
    corners: list[list[int]]
    priorities: list[int]
    coast: list[int]
    ferry: int | None
    tower: int | None
    river_line: list[list[float]]
    lake: list[list[float]]


class Board:
    """One map. Lists by clearing have an entry 0 for the Burrow, which no path reaches."""

    def __init__(self, name: str, data: MapData) -> None:
        self.name: Final = name
        self.data: Final = data
        self.paths: Final = _links(data["paths"])  # sets of clearings
        self.rivers: Final = _links(data["rivers"])  # §2.3; the lake counts as one (§C.2.2)
        self.riverside: Final[Clearings] = union([clearing for clearing in range(PLACES) if self.rivers[clearing]])
        self.closed: Final[tuple[tuple[int, int], ...]] = tuple((a, b) for a, b in data["closed_paths"])  # §C.3.2
        self.ways: Final = tuple((a, b) for a, b in (*data["paths"], *data["closed_paths"]))  # closed ones come last
        self.size: Final = len(data["clearings"])
        lacking = [0] * (CLEARINGS - self.size)
        self.slots: Final = (0, *(clearing["slots"] for clearing in data["clearings"]), *lacking)
        self.everywhere: Final[Clearings] = (2 << self.size) - 2  # without the Burrow
        self.places: Final[Clearings] = (2 << self.size) - 1
        self.ruins: Final[Clearings] = union([clearing["id"] for clearing in data["clearings"] if clearing["ruin"]])
        self.suits: Final = tuple(
            clearing["suit"] for clearing in data["clearings"]
        )  # None: suits are placed at random
        even, rest = divmod(self.size, 3)
        self.of_suit: Final[tuple[int, ...]] = tuple(  # how many clearings; markers are as even as possible
            self.suits.count(suit) if None not in self.suits else even + (place < rest)
            for place, suit in enumerate(SUITS[:3])
        )
        ranks = dict(zip(data["priorities"], range(1, PLACES), strict=False))
        self.ranks: Final = tuple(  # the priorities for bots (§bots:2.1); forests come last
            ranks.get(place, place) for place in range(FIRST_FOREST + MOST_FORESTS + 1)
        )
        self.corners: Final = tuple(corner for pair in data["corners"] for corner in pair)
        self.opposite: Final = {a: b for pair in data["corners"] for a, b in (pair, pair[::-1])}
        self.edge: Final[Clearings] = union(data["edge"])
        self.coast: Final[Clearings] = union(data["coast"])  # §C.2.3
        found = {"ferry": data["ferry"], "tower": data["tower"]}  # where they start (§C.2.1, §C.3.1)
        self.landmarks: Final = {name: clearing for name, clearing in found.items() if clearing is not None}
        self.forests: Final = tuple(forest["id"] for forest in data["forests"])
        numbers = {name: FIRST_FOREST + place for place, name in enumerate(self.forests)}
        self.forest_edge: Final[tuple[Clearings, ...]] = tuple(union(forest["clearings"]) for forest in data["forests"])
        self.forest_near: Final = tuple(
            tuple(numbers[near] for near in forest["adjacent"]) for forest in data["forests"]
        )  # §2.4.1, §C.1.1, §C.2.4: the data file has these worked out

    def forests_by(self, place: int) -> list[int]:
        """The forests that a pawn could slip to from a clearing or a forest, in order."""
        return self.forests_at(place) if place < FIRST_FOREST else sorted(self.forest_near[place - FIRST_FOREST])

    def forests_at(self, clearing: int) -> list[int]:
        """§2.4.1: the forests that touch a clearing."""
        return [FIRST_FOREST + place for place, edge in enumerate(self.forest_edge) if edge >> clearing & 1]


def _links(pairs: list[list[int]]) -> vec[i64]:
    links = numbers(PLACES)
    for a, b in pairs:
        links[a] |= 1 << b
        links[b] |= 1 << a
    return links
