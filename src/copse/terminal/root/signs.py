"""The signs and colours of Root in text. Colour is never the only sign, so everything reads the same without it."""

from __future__ import annotations

from typing import Final

FACTION_SIGNS: Final = {
    "marquise": "●", "eyrie": "■", "alliance": "◆", "vagabond": "★", "vagabond2": "☆", "lizards": "▼",
    "riverfolk": "◒", "duchy": "◢", "corvids": "◈", "hundreds": "✖", "keepers": "⬟",
}  # fmt: skip
# The colours of the factions and suits, dark enough to be read on the ground of a clearing.
FACTION_COLOURS: Final = {
    "marquise": "#9c5017", "eyrie": "#2f5fa5", "alliance": "#2b7238", "vagabond": "#4d4a48", "vagabond2": "#66615b",
    "lizards": "#71630c", "riverfolk": "#266f6a", "duchy": "#815b3d", "corvids": "#5b4a86", "hundreds": "#a9252c",
    "keepers": "#5c646e",
}  # fmt: skip
SUIT_COLOURS: Final = {"fox": "#b03e27", "rabbit": "#815f05", "mouse": "#945221", "bird": "#31698f", "any": ""}
FREE_SLOT: Final = "□"
RUIN: Final = "▒"
TOWER: Final = "♖"
FERRY: Final = "⊔"
SCORCHED: Final = "†"
FOREST: Final = "♣"
PATH: Final = "·"
CLOSED: Final = "×"
RIVER: Final = "~"
MARKERS: Final = {
    "slot": FREE_SLOT, "ruin": RUIN, "tower": TOWER, "ferry": FERRY, "scorched": SCORCHED, "forest": FOREST,
    "path": PATH, "closed": CLOSED, "river": RIVER, "lake": RIVER,
}  # fmt: skip

INK: Final = "#2a2520"
PAPER: Final = "#f5ecd9"
GROUND: Final = "#efe3c6"


def faction_style(faction: str) -> str:
    return f"bold {PAPER} on {FACTION_COLOURS[faction]}"


def on_ground(faction: str) -> str:
    """A faction's pieces on a clearing."""
    return f"bold {FACTION_COLOURS[faction]} on {GROUND}"
