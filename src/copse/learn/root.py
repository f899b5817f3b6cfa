"""Root for training: the layout of its vector, and the tables at which networks learn.

The tables cover all that the rules allow. Most of them are set up as people play most often.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import Final

from copse.envs.batch import Draw, Mixture
from copse.kernel.tasks import Json
from copse.learn.kinds import Kind, firsts
from copse.root.board import CLEARINGS, MOST_FORESTS
from copse.root.bots import BOTS
from copse.root.cards import DECKS
from copse.root.factions import FACTIONS
from copse.root.maps import MAPS
from copse.vectors.fields import Place


class Woods(Kind):
    """The layout of Root. Places are the clearings, and then the forests."""

    def local(self, place: Place) -> Iterable[Mapping[int, int]]:
        if place.size in (self.places, CLEARINGS):
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

    def neighbours(self, places: Sequence[Place]) -> Iterable[tuple[int, int, int]]:
        first = firsts(places)
        for number, (a, b) in enumerate(combinations(range(CLEARINGS), 2)):
            yield a, b, first["paths"] + number
        for number, (a, b) in enumerate(combinations(range(MOST_FORESTS), 2)):
            yield CLEARINGS + a, CLEARINGS + b, first["forests_near"] + number
        for forest in range(MOST_FORESTS):
            for clearing in range(CLEARINGS):
                yield CLEARINGS + forest, clearing, first["forest_edges"] + forest * CLEARINGS + clearing


KIND: Final = Woods(CLEARINGS + MOST_FORESTS, "number", "faction", tuple(FACTIONS), "points", 30.0, "place")

ONE_EACH: Final = tuple(name for name in FACTIONS if name != "vagabond2")  # random tables have no second Vagabond
BOARDS: Final[Mapping[str, Sequence[Json]]] = {"map": MAPS, "deck": DECKS}
ADDITIONS: Final[Mapping[str, Sequence[Json]]] = {**BOARDS, "hirelings": ("random", []), "landmarks": (0, 1, 2)}

HARD: Final = ("keepers", "marquise", "eyrie", "lizards", "alliance", "corvids")  # networks play these worst

FOUR: Final = Draw(among=BOARDS, factions=ONE_EACH)

TABLES: Final = Mixture(
    (
        (9, FOUR),
        (5, Draw(among=BOARDS, factions=HARD)),
        (3, Draw(among=BOARDS, factions=(*ONE_EACH, "vagabond2"), seats=(2, 3, 5, 6))),
        (1, Draw(among={**BOARDS, "factions": (3, 4, 5)}, options={"setup": "advanced"})),
        (1, Draw(among=ADDITIONS, factions=ONE_EACH, seats=(3, 4))),
        (1, Draw(among=BOARDS, factions=(*ONE_EACH, *(f"{bot}:nightmare" for bot in BOTS)), seats=(3, 4))),
    )
)
