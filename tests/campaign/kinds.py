"""Every kind of game that a table can have: both games, and of Root all factions, hirelings, landmarks, drafts, bots
and editions."""

from __future__ import annotations

from typing import Final, NamedTuple

from copse.kernel.tasks import Json

OWN: Final = """
[[race]]
id = "badgers"
names = { en = "Badgers" }
value = 5
replaces = "orcs"
coins_in = ["cavern"]

[[power]]
id = "nocturnal"
names = { en = "Nocturnal" }
value = 4
coins_each_turn = 1
"""


class Kind(NamedTuple):
    name: str
    game: str
    seats: int
    options: dict[str, Json]


def root(name: str, *factions: Json, **options: Json) -> Kind:
    return Kind(name, "root", len(factions), {"factions": list(factions), **options})


KINDS: Final = (
    root("base game", "marquise", "eyrie", "alliance", "vagabond"),
    Kind("Small World", "smallworld", 4, {"players": 4}),
    root("Black Market", "corvids", "alliance", "keepers", landmarks=1, landmark_cards=["black_market"]),
    root("bots", "alliance", "cogwheel_corvids:easy+mastermind", "eyrie", "vagabot:easy"),
    root("hirelings", "marquise", "corvids", "riverfolk", hirelings="random", deck="exiles", map="winter"),
    Kind("draft", "root", 3, {"factions": 3, "setup": "advanced", "hirelings": "random", "landmarks": 1}),
    Kind("own races", "smallworld", 3, {"players": 3, "own": OWN}),
    root("fifth edition", "alliance", "corvids", "duchy", "lizards", edition="fifth"),
    root("early edition", "marquise", "eyrie", "alliance", "vagabond", edition="early"),
    root("expansions", "vagabond", "hundreds", "vagabond2", "keepers", landmarks=2, map="lake"),
    root("fear and faith", "lizards", "duchy", "alliance", "riverfolk", deck="exiles", map="mountain"),
)
