"""Small World for training: the layout of its vector, and the tables at which networks learn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import Final

from copse.envs.batch import Draw, Mixture
from copse.learn.kinds import Kind, firsts
from copse.smallworld.board import LARGEST_MAP
from copse.vectors.fields import Place


class Regions(Kind):
    def local(self, place: Place) -> Iterable[Mapping[int, int]]:
        for first in range(place.first, place.first + place.size, self.places) if place.size % self.places == 0 else ():
            yield {region: first + region for region in range(self.places)}

    def neighbours(self, places: Sequence[Place]) -> Iterable[tuple[int, int, int]]:
        first = firsts(places)["neighbours"]
        for number, (a, b) in enumerate(combinations(range(self.places), 2)):
            yield a, b, first + number


KIND: Final = Regions(LARGEST_MAP, "plays", "plays", ("anyone",), "coins", 30.0, "region")
TABLES: Final = Mixture(((1, Draw(among={"players": (2, 3, 3, 4, 5), "first": ("random",)})),))
