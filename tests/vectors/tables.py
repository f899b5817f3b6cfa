"""Games to look at from every seat: both games, several tables, moments spread over play by lot."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from copse.games import AnyGame, new
from copse.kernel.chance import Dice
from copse.kernel.tasks import Json
from copse.root.factions import FACTIONS
from copse.root.hirelings import HIRELINGS
from copse.root.maps import MAPS
from copse.vectors import VECTORS

FIVE: Final[list[Json]] = ["vagabond2", "eyrie", "vagabond", "alliance", "marquise"]
KINDS: Final[list[tuple[str, Mapping[str, Json]]]] = [
    ("smallworld", {"players": 2}),
    ("smallworld", {"players": 3, "open_coins": True}),
    ("smallworld", {"players": 5, "first": "random"}),
    ("root", {}),
    ("root", {"factions": ["vagabond", "marquise"], "map": "lake"}),
    ("root", {"factions": ["alliance", "eyrie", "marquise"], "map": "winter", "deck": "exiles"}),
    ("root", {"factions": ["hundreds", "vagabond", "marquise"], "deck": "exiles"}),
    ("root", {"factions": ["riverfolk", "eyrie", "vagabond", "marquise"], "map": "lake"}),
    ("root", {"factions": FIVE, "map": "mountain", "deck": "exiles"}),
    ("root", {"factions": ["eyrie", "corvids", "vagabond"], "map": "autumn"}),
    ("root", {"factions": ["keepers", "vagabond", "alliance"], "map": "lake"}),
    ("root", {"factions": ["duchy", "eyrie", "alliance"]}),
    ("root", {"factions": ["marquise", "keepers"], "hirelings": "random", "map": "mountain"}),
    ("root", {"factions": ["lizards", "vagabond", "corvids"], "hirelings": "random", "deck": "exiles"}),
    ("root", {"factions": 4, "setup": "advanced", "hirelings": "random", "landmarks": 1}),
    ("root", {"edition": "fifth", "factions": FIVE, "map": "lake"}),
    ("root", {"edition": "fifth", "factions": ["corvids", "duchy", "riverfolk", "lizards"], "deck": "exiles"}),
    ("root", {"edition": "early", "factions": FIVE}),
    ("root", {"edition": "early", "factions": ["marquise", "eyrie", "alliance", "vagabond"]}),
    (
        "root",
        {"factions": ["eyrie", "riverfolk"], "landmarks": 2, "landmark_cards": ["black_market", "legendary_forge"]},
    ),
]
WITH_BOTS: Final[list[tuple[str, Mapping[str, Json]]]] = [
    ("root", {"factions": ["marquise", "electric_eyrie:nightmare+relentless", "vagabot:ranger+easy"]}),
    ("root", {"factions": ["cogwheel_corvids:challenging+gamble", "eyrie", "vagabond"], "deck": "exiles"}),
    ("root", {"factions": ["drillbit_duchy:investors", "alliance", "riverfolk_robots", "keepers"], "together": True}),
    (
        "root",
        {
            "factions": ["logical_lizards", "corvids", "automated_alliance:nightmare", "mechanical_marquise:hospitals"],
            "map": "lake",
            "hirelings": "random",
        },
    ),
    ("root", {"factions": ["vagabot:arbiter+nightmare", "hundreds", "duchy"], "map": "mountain", "landmarks": 1}),
]
"""Between them all bots, some with traits; people alone, against each other, and together."""


def _hired(names: list[str], map_name: str) -> tuple[str, Mapping[str, Json]]:
    linked = {HIRELINGS[name].linked for name in names}
    factions = [faction for faction in FACTIONS if faction not in {*linked, "vagabond2"}]
    return "root", {"factions": [*factions[-1:], *factions[:2]], "hirelings": [*names], "map": map_name}


DRAFTED: Final[list[tuple[str, Mapping[str, Json]]]] = [
    ("root", {"factions": players, "setup": "advanced", "hirelings": "random", "landmarks": 2, "map": map_name})
    for players, map_name in ((2, "lake"), (3, "mountain"), (5, "winter"), (6, "autumn"))
]
SIDES: Final = sorted(HIRELINGS, key=lambda name: HIRELINGS[name].demoted)
HIRED: Final = [
    _hired((SIDES + SIDES)[first : first + 3], MAPS[first % len(MAPS)]) for first in range(0, len(SIDES), 3)
]
"""Tables at which every side of every hireling's card is for hire."""

Figures = dict[tuple[str, int, str], list[int]]
"""By part, block and field."""


def moments(name: str, options: Mapping[str, Json], count: int, every: int, seed: int = 3) -> Iterator[AnyGame]:
    """So many moments of games by lot, one after so many choices."""
    dice, game = Dice(seed), new(name, **{**options, "seed": seed})
    for _ in range(count):
        for _ in range(every):
            if game.over:
                game = new(name, **{**options, "seed": dice.below(1 << 31)})
            actions = game.decision.actions
            game.apply(actions[dice.below(len(actions))])
        if not game.over:
            yield game


def taken_apart(name: str, data: bytes | bytearray) -> Figures:
    return {
        (place.part, place.block, place.field): list(data[place.first : place.first + place.size])
        for place in VECTORS[name].places()
    }
