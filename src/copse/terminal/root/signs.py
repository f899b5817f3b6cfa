"""The signs and colours of Root in text. Each party declares its own sign and colour.

No information depends on colour alone: there is always a sign as well.
"""

from __future__ import annotations

from typing import Final

from copse.root.parties import Party

# Dark enough to be readable on the ground of a clearing.
SUIT_COLOURS: Final = {"fox": "#b03e27", "rabbit": "#815f05", "mouse": "#945221", "bird": "#31698f", "any": ""}
FREE_SLOT: Final = "□"
RUIN: Final = "▒"
SCORCHED: Final = "†"
FOREST: Final = "♣"
PATH: Final = "·"
CLOSED: Final = "×"
RIVER: Final = "~"
MARKERS: Final = {
    "slot": FREE_SLOT, "ruin": RUIN, "scorched": SCORCHED, "forest": FOREST,
    "path": PATH, "closed": CLOSED, "river": RIVER, "lake": RIVER,
}  # fmt: skip

LANDMARKS: Final = {
    "black_market": "¤", "elder_treetop": "↟", "ferry": "⊔", "legendary_forge": "⚒", "lost_city": "⌂", "tower": "♖",
}  # fmt: skip

INK: Final = "#2a2520"
PAPER: Final = "#f5ecd9"
GROUND: Final = "#efe3c6"


def party_style(party: Party) -> str:
    return f"bold {PAPER} on {party.colour}"


def on_ground(party: Party) -> str:
    """Return the style of a party's pieces in a clearing."""
    return f"bold {party.colour} on {GROUND}"
