"""The four maps (data/maps.json) as sets of regions. A set of regions is one integer: bit 7 stands for region 7."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from copse.kernel.bits import union

Regions = int
"""A set of regions."""

LARGEST_MAP: Final = 48
WATER: Final = ("sea", "lake")
TERRAINS: Final = ("farmland", "forest", "hill", "mountain", "swamp", "sea", "lake")
SYMBOLS: Final = ("mine", "magic", "cavern")
LOST_TRIBE: Final = "lost_tribe"  # its name in texts, in the place of a race
KINDS: Final = (*TERRAINS, *SYMBOLS, "coast", "any")
"""What a race or power can name: a terrain, a symbol, the shores of any water, or every region."""


class RegionData(TypedDict):
    """One region of the data file; places and outlines are for drawing the map."""

    id: int
    terrain: str
    symbols: list[str]
    lost_tribe: bool
    edge: bool
    adjacent: list[int]
    at: list[float]
    symbols_at: dict[str, list[float]]
    outline: list[list[float]]


class MapData(TypedDict):
    rounds: int
    width: float
    height: float
    regions: list[RegionData]


class Board:
    """One map. Lists by region have an unused entry 0, so that indices are the numbers on the map."""

    def __init__(self, players: int, data: MapData) -> None:
        self.players: Final = players
        self.data: Final = data
        regions = data["regions"]
        self.size: Final = len(regions)
        self.rounds: Final = data["rounds"]
        near = [0, *[union(region["adjacent"]) for region in regions]]
        self.neighbours: Final = vec[i64](near)  # sets of regions
        self.kinds: Final[dict[str, Regions]] = {kind: self._of_kind(kind) for kind in KINDS}
        self.water: Final[Regions] = self.kinds["sea"] | self.kinds["lake"]
        self.land: Final[Regions] = self.kinds["any"] & ~self.water
        self.mountains: Final[Regions] = self.kinds["mountain"]
        self.tribes: Final[Regions] = union([region["id"] for region in regions if region["lost_tribe"]])
        self.edge: Final[Regions] = union([region["id"] for region in regions if region["edge"]])
        # §sw:conquest.first: the edge of the map, or the shore of a sea that touches the edge.
        edge_seas = self.kinds["sea"] & self.edge
        shore = union([r for r in range(1, self.size + 1) if self.neighbours[r] & edge_seas])
        self.border: Final[Regions] = (self.edge | shore) & ~self.kinds["lake"]

    def _of_kind(self, kind: str) -> Regions:
        regions = self.data["regions"]
        if kind == "any":
            return union([region["id"] for region in regions])
        if kind == "coast":
            water = union([region["id"] for region in regions if region["terrain"] in WATER])
            return union([region["id"] for region in regions if self.neighbours[region["id"]] & water]) & ~water
        return union([region["id"] for region in regions if region["terrain"] == kind or kind in region["symbols"]])


@cache
def map_for(players: int) -> Board:
    """§sw:setup.map: each number of players has a map of its own."""
    text = files("copse.smallworld").joinpath("data/maps.json").read_text(encoding="utf-8")
    maps: dict[str, MapData] = json.loads(text)
    return Board(players, maps[str(players)])
