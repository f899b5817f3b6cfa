"""The layout of a game's vector for a network: columns of places, neighbouring places, and blocks of seats.

It is derived from the names of the vector's fields.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from copse.envs.zoo import NDArray, np
from copse.games import Parts, find
from copse.kernel.errors import BadSetup
from copse.learn.kinds import Kind
from copse.vectors import VECTORS
from copse.vectors.features import Columns, columns, most_seats
from copse.vectors.fields import Place

TRAIL: Final = "trail"  # codes of earlier actions, which are not quantities and cannot be summed


KINDS: Final[Mapping[str, Kind]] = Parts(
    lambda kit: kit.layout, lambda found: found if isinstance(found, Kind) else None, "Kind"
)


@dataclass(frozen=True)
class Layout:
    """The layout of a vector.

    `local` has the columns of each place. `near` has, for each pair of places, the column that says whether they are
    neighbours. Missing columns have the number after the last column, where the value is always 0.

    `plays` and `roles` have columns for each seat's block, from the deciding seat on: whether the seat exists, and its
    role. `named` are the columns of an action's features that name its first and second place. `offset` is the place of
    the first of these columns.
    """

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
    if find(game).name not in KINDS:
        raise BadSetup(f"{game} declares no layout of its vector, so no network can learn it")
    vector, kind = VECTORS[game], KINDS[game]
    places, zero = list(vector.places()), vector.length
    channels = [channel for place in places if place.field != TRAIL for channel in kind.local(place)]
    local = np.full((kind.places, len(channels)), zero, np.int64)
    for number, channel in enumerate(channels):
        for spot, figure in channel.items():
            local[spot, number] = figure
    near = np.full((kind.places, kind.places), zero, np.int64)
    for a, b, figure in kind.neighbours(places):
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
