"""What is special about a game for the layout of its vector."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from copse.vectors.fields import Place


@dataclass(frozen=True)
class Kind:
    """Of one game: its places, the fields that say who plays, in which role and how many points they
    have, what the roles of people are called (those of bots come after them), and the group of the actions' features
    that names places."""

    places: int
    plays: str
    role: str
    roles: Sequence[str]
    points: str
    goal: float  # points by which one is far ahead
    named: str

    def local(self, place: Place) -> Iterable[Mapping[int, int]]:
        """The figures of a field by the place that each tells of; several if the field says several things of each."""
        raise NotImplementedError

    def neighbours(self, places: Sequence[Place]) -> Iterable[tuple[int, int, int]]:
        """Two places and the figure that says that they are neighbours."""
        raise NotImplementedError


def firsts(places: Sequence[Place]) -> dict[str, int]:
    """The first figure of each field of the map."""
    return {place.field: place.first for place in places if place.part == "map"}
