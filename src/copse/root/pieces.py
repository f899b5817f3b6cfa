"""Pieces (§1.5, §G): each faction has kinds of them, with a number that the box limits (§1.5.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

WARRIOR: Final = 0
BUILDING: Final = 1
TOKEN: Final = 2
PAWN: Final = 3
CATEGORIES: Final = ("warrior", "building", "token", "pawn")

# Every kind of piece of every faction by name, for the vocabulary: new ones go to the end.
PIECES: Final = (
    "warrior", "sawmill", "workshop", "recruiter", "wood", "keep", "roost", "base_fox", "base_rabbit", "base_mouse",
    "sympathy", "garden_fox", "garden_rabbit", "garden_mouse", "trade_post_fox", "trade_post_rabbit",
    "trade_post_mouse", "citadel", "market", "tunnel", "plot", "bomb", "snare", "extortion", "raid", "stronghold",
    "mob", "warlord", "waystation_tablet_jewelry", "waystation_jewelry_tablet", "waystation_jewelry_figure",
    "waystation_figure_jewelry", "waystation_figure_tablet", "waystation_tablet_figure", "figure_1", "figure_2",
    "figure_3", "tablet_1", "tablet_2", "tablet_3", "jewelry_1", "jewelry_2", "jewelry_3", "foothold", "vault",
)  # fmt: skip


@dataclass(frozen=True)
class Kind:
    """A kind of piece as a faction declares it."""

    name: str
    category: int
    total: int
    steadfast: bool = False  # nothing but a battle takes it off the map (§14.2.2)


class Piece:
    """A kind of piece in a game: whose it is, and its number there. Rules are made with every faction that is taken, so
    what makes one is written out: what `dataclass` generates stays interpreted."""

    def __init__(self, number: int, party: int, kind: Kind) -> None:
        self.number: Final = number
        self.party: Final = party
        self.kind: Final = kind
        self.name: Final = kind.name
        self.category: Final = kind.category
