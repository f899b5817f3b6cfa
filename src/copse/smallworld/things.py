"""Where the book says what a thing on the map does, for whoever points at it: by its kind and name, as the page knows
it. Races and powers have a paragraph of their own name."""

from __future__ import annotations

from typing import Final

MARKERS: Final = {
    "lair": "race.trolls", "fortress": "power.fortified", "hole": "race.halflings", "hero": "power.heroic",
    "dragon": "power.dragon_master", "encampment": "power.bivouacking", "lost_tribe": "setup.lost_tribes",
}  # fmt: skip
SYMBOLS: Final = {"mine": "race.dwarves", "magic": "race.wizards", "cavern": "power.underworld"}
TERRAINS: Final = {"mountain": "conquest.mountain_stays", "sea": "conquest.water", "lake": "conquest.water"}


def laws() -> dict[str, str]:
    """The paragraphs by thing; `region` is said of any other one."""
    told = {f"marker {name}": law for name, law in MARKERS.items()}
    told |= {f"symbol {name}": law for name, law in SYMBOLS.items()}
    told |= {f"region {terrain}": law for terrain, law in TERRAINS.items()}
    told |= {"region": "conquest.cost", "coins": "score.hidden", "round": "order.rounds"}
    return {thing: f"sw:{law}" for thing, law in told.items()}
