"""How a network reads the vector of a game: the columns of each place on the map, neighbouring places, and the
blocks of seats with their points. All of it is derived from the names of the vector's fields."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Final

from copse.envs.zoo import NDArray, np
from copse.root.board import CLEARINGS, MOST_FORESTS
from copse.root.factions import FACTIONS
from copse.vectors import VECTORS
from copse.vectors.features import Columns, columns, most_seats
from copse.vectors.fields import Place

TRAIL: Final = "trail"  # codes of earlier actions, which are no quantities and cannot be summed


@dataclass(frozen=True)
class Kind:
    """What is specific to a game: its places, the fields for who plays, with which role and how many points, the
    names of the roles of people (those of bots follow), and the group of action features that names places."""

    places: int
    plays: str
    role: str
    roles: Sequence[str]
    points: str
    goal: float  # a large lead in points
    named: str


KINDS: Final[Mapping[str, Kind]] = {
    "root": Kind(CLEARINGS + MOST_FORESTS, "number", "faction", tuple(FACTIONS), "points", 30.0, "place"),
    "smallworld": Kind(48, "plays", "plays", ("anyone",), "coins", 30.0, "region"),
}


@dataclass(frozen=True)
class Layout:
    """The layout of a vector.

    `local`: for each place its columns. `near`: for each pair of places the column that says they are neighbours.
    Both name the column after the last one, which is always 0, where there is none. `plays` and `roles`: for each
    seat's block, starting with the seat that decides, the columns for whether the seat exists and what it plays.
    `named`: the columns of an action's features that name its first and second place; `offset`: the place of the
    first such column."""

    game: str
    length: int
    scale: NDArray[np.float32]
    local: NDArray[np.int64]
    near: NDArray[np.int64]
    plays: NDArray[np.int64]
    roles: NDArray[np.int64]
    points: NDArray[np.int64]
    goal: float
    seats: int
    named: tuple[Columns, ...]
    offset: int
    features: int


@cache
def layout_of(game: str) -> Layout:
    vector, kind = VECTORS[game], KINDS[game]
    places, zero = list(vector.places()), vector.length
    channels = [channel for place in places for channel in local_channels(game, place)]
    local = np.full((kind.places, len(channels)), zero, np.int64)
    for number, channel in enumerate(channels):
        for spot, figure in channel.items():
            local[spot, number] = figure
    near = np.full((kind.places, kind.places), zero, np.int64)
    for a, b, figure in neighbours(game, places):
        near[a, b] = near[b, a] = figure
    scale = (1 / np.sqrt(np.array(vector.most()))).astype(np.float32)
    for place in places:
        if place.field == TRAIL:
            scale[place.first : place.first + place.size] = 0
    groups = {group.name: group for group in columns(game)}
    named = tuple(groups[name] for name in (kind.named, f"second_{kind.named}") if name in groups)
    seated = [place for place in places if place.part == "seat"]
    return Layout(
        game,
        vector.length,
        scale,
        local,
        near,
        plays=np.array([range_of(place) for place in seated if place.field == kind.plays], np.int64),
        roles=np.array([range_of(place) for place in seated if place.field == kind.role], np.int64),
        points=np.array([place.first for place in seated if place.field == kind.points], np.int64),
        goal=kind.goal,
        seats=most_seats(game),
        named=named,
        offset=int(named[0].names[0]),
        features=groups_width(groups),
    )


def groups_width(groups: Mapping[str, Columns]) -> int:
    return sum(len(group.names) for group in groups.values())


def range_of(place: Place) -> list[int]:
    return list(range(place.first, place.first + place.size))


def local_channels(game: str, place: Place) -> Iterator[dict[int, int]]:
    """Return the columns of a field by place; several per place if the field has several values each."""
    if place.field == TRAIL:
        return
    if game == "smallworld":
        regions = KINDS[game].places
        for first in range(place.first, place.first + place.size, regions) if place.size % regions == 0 else ():
            yield {region: first + region for region in range(regions)}
    elif place.size == KINDS[game].places or place.size == CLEARINGS:
        yield {spot: place.first + spot for spot in range(place.size)}
    elif (place.part, place.field) == ("keepers", "forests"):
        kinds = place.size // MOST_FORESTS
        for kind in range(kinds):
            yield {CLEARINGS + forest: place.first + forest * kinds + kind for forest in range(MOST_FORESTS)}
    elif place.field in ("suits", "under_ruins", "hidden", "denied"):
        kinds = place.size // CLEARINGS
        for kind in range(kinds):
            yield {clearing: place.first + clearing * kinds + kind for clearing in range(CLEARINGS)}
    elif (place.part, place.field) == ("landmark", "standing"):
        for first in range(place.first, place.first + place.size, CLEARINGS):
            yield {clearing: first + clearing for clearing in range(CLEARINGS)}


def neighbours(game: str, places: list[Place]) -> Iterator[tuple[int, int, int]]:
    """Yield pairs of places with the column that says they are neighbours."""
    first = {place.field: place.first for place in places if place.part == "map"}
    if game == "smallworld":
        for number, (a, b) in enumerate(combinations(range(KINDS[game].places), 2)):
            yield a, b, first["neighbours"] + number
        return
    for number, (a, b) in enumerate(combinations(range(CLEARINGS), 2)):
        yield a, b, first["paths"] + number
    for number, (a, b) in enumerate(combinations(range(MOST_FORESTS), 2)):
        yield CLEARINGS + a, CLEARINGS + b, first["forests_near"] + number
    for forest in range(MOST_FORESTS):
        for clearing in range(CLEARINGS):
            yield CLEARINGS + forest, clearing, first["forest_edges"] + forest * CLEARINGS + clearing
