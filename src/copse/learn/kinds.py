"""The parts of a vector's layout that depend on the game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from copse.vectors.fields import Place


@dataclass(frozen=True)
class Kind:
    """The layout of one game.

    `places` is the number of places on the map. `plays`, `role` and `points` are the fields for whether a seat exists,
    for its role and for its points. `roles` are the names of people's roles; bots follow. `named` is the group of
    action features that names places.
    """

    places: int
    plays: str
    role: str
    roles: Sequence[str]
    points: str
    goal: float  # a very large lead in points
    named: str

    def local(self, place: Place) -> Iterable[Mapping[int, int]]:
        """Yield the columns of a field by place. A field with several values for each place yields several maps."""
        raise NotImplementedError

    def neighbours(self, places: Sequence[Place]) -> Iterable[tuple[int, int, int]]:
        """Yield two places and the column that says whether they are neighbours."""
        raise NotImplementedError


def firsts(places: Sequence[Place]) -> dict[str, int]:
    """Return the first column of each field of the map."""
    return {place.field: place.first for place in places if place.part == "map"}
