"""The tables of self-play: all that the rules allow, weighted by how often people play them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from copse.envs.batch import Draw, Mixture
from copse.kernel.tasks import Json

FACTIONS: Final = (
    "marquise", "eyrie", "alliance", "vagabond", "lizards", "riverfolk", "duchy", "corvids", "hundreds", "keepers",
)  # fmt: skip
BOTS: Final = (
    "mechanical_marquise", "electric_eyrie", "automated_alliance", "vagabot",
    "logical_lizards", "riverfolk_robots", "drillbit_duchy", "cogwheel_corvids",
)  # fmt: skip
BOARDS: Final[Mapping[str, Sequence[Json]]] = {
    "map": ("autumn", "winter", "lake", "mountain"),
    "deck": ("standard", "exiles"),
}
ADDITIONS: Final[Mapping[str, Sequence[Json]]] = {**BOARDS, "hirelings": ("random", []), "landmarks": (0, 1, 2)}

FOUR: Final = Draw(among=BOARDS, factions=FACTIONS)

TABLES: Final[Mapping[str, Mixture]] = {
    "root": Mixture(
        (
            (14, FOUR),
            (3, Draw(among=BOARDS, factions=(*FACTIONS, "vagabond2"), seats=(2, 3, 5, 6))),
            (1, Draw(among={**BOARDS, "factions": (3, 4, 5)}, options={"setup": "advanced"})),
            (1, Draw(among=ADDITIONS, factions=FACTIONS, seats=(3, 4))),
            (1, Draw(among=BOARDS, factions=(*FACTIONS, *(f"{bot}:nightmare" for bot in BOTS)), seats=(3, 4))),
        )
    ),
    "smallworld": Mixture(((1, Draw(among={"players": (2, 3, 3, 4, 5), "first": ("random",)})),)),
}
