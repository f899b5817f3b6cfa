"""The tables of self-play: all that the rules allow, weighted by how often people play them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from copse.envs.batch import Draw, Mixture
from copse.kernel.tasks import Json
from copse.root.board import MAPS
from copse.root.bots import BOTS
from copse.root.cards import DECKS
from copse.root.factions import FACTIONS

ONE_EACH: Final = tuple(name for name in FACTIONS if name != "vagabond2")  # no table has a second Vagabond by chance
BOARDS: Final[Mapping[str, Sequence[Json]]] = {"map": MAPS, "deck": DECKS}
ADDITIONS: Final[Mapping[str, Sequence[Json]]] = {**BOARDS, "hirelings": ("random", []), "landmarks": (0, 1, 2)}

FOUR: Final = Draw(among=BOARDS, factions=ONE_EACH)

TABLES: Final[Mapping[str, Mixture]] = {
    "root": Mixture(
        (
            (14, FOUR),
            (3, Draw(among=BOARDS, factions=(*ONE_EACH, "vagabond2"), seats=(2, 3, 5, 6))),
            (1, Draw(among={**BOARDS, "factions": (3, 4, 5)}, options={"setup": "advanced"})),
            (1, Draw(among=ADDITIONS, factions=ONE_EACH, seats=(3, 4))),
            (1, Draw(among=BOARDS, factions=(*ONE_EACH, *(f"{bot}:nightmare" for bot in BOTS)), seats=(3, 4))),
        )
    ),
    "smallworld": Mixture(((1, Draw(among={"players": (2, 3, 3, 4, 5), "first": ("random",)})),)),
}
