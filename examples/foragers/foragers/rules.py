"""The options of a game and the mushrooms of the deck."""

from __future__ import annotations

from functools import cache
from typing import Final

from copse.kernel.options import SEED, Option, Options, flag, whole

MUSHROOMS: Final = (
    "fly_agaric", "puffball", "honey_fungus", "parasol", "bolete", "chanterelle", "morel", "truffle",
)  # fmt: skip
"""From the least valuable to the most valuable. A state refers to a mushroom by its index here."""
FLY_AGARIC: Final = 0
COPIES: Final = 3  # §foragers:1.1
DECK: Final = sorted(tuple(range(len(MUSHROOMS))) * COPIES)
HAND: Final = 4  # §foragers:1.2
DIE: Final = (1, 2, 3, 4, 5, 6)
PLAYERS: Final = range(2, 5)

OPTIONS: Final[dict[str, Option]] = {
    option.name: option
    for option in (
        whole("players", 3, PLAYERS, "how many play"),
        SEED,
        flag("harmless", False, "fly agarics spoil nothing"),
    )
}


class Rules:
    """The rules of a game. Games with equal options share one object."""

    def __init__(self, players: int, harmless: bool) -> None:
        self.players: Final = players
        self.harmless: Final = harmless


@cache
def _shared(players: int, harmless: bool) -> Rules:
    return Rules(players, harmless)


def rules_for(options: Options) -> Rules:
    players = options["players"]
    assert isinstance(players, int)
    return _shared(players, options["harmless"] is True)
