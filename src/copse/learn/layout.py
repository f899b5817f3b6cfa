"""How a network looks at the vector of a game: which figures belong to which place of the map, which places are
neighbours, and where seats and their points stand. Everything is found by the names of the vector's own fields."""

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

TRAIL: Final = "trail"  # codes of what was done before, which are no amounts: a network of sums cannot read them


@dataclass(frozen=True)
class Kind:
    """What is special about a game: its places, the fields that say who plays, in which role and how many points they
    have, what the roles of people are called (those of bots come after them), and the group of the actions' features
    that names places."""

    places: int
    plays: str
    role: str
    roles: Sequence[str]
    points: str
    goal: float  # points by which one is far ahead
    named: str


KINDS: Final[Mapping[str, Kind]] = {
    "root": Kind(CLEARINGS + MOST_FORESTS, "number", "faction", tuple(FACTIONS), "points", 30.0, "place"),
    "smallworld": Kind(48, "plays", "plays", ("anyone",), "coins", 30.0, "region"),
}


@dataclass(frozen=True)
class Layout:
    """`local`: for each place the figures that tell of it, and `near` for each two places the figure that says that
    they are neighbours; both name the figure after the last one, which is always 0, where there is none. `plays` and
    `roles` say for each block of a seat, that of who decides first, whether there is such a seat and what it plays.
    `named` are the columns of an action's features that name its first and second place, `offset` the place that the
    first of these columns names."""

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
    """The figures of a field by the place that each tells of; several if the field says several things of each."""
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
    """Two places and the figure that says that they are neighbours."""
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
