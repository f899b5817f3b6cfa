"""Paragraphs for the things on the map, by kind and name, so that the page can explain what a player points at. Races
and powers have paragraphs of the same name."""

from __future__ import annotations

from typing import Final

MARKERS: Final = {
    "lair": "race.trolls", "fortress": "power.fortified", "hole": "race.halflings", "hero": "power.heroic",
    "dragon": "power.dragon_master", "encampment": "power.bivouacking", "lost_tribe": "setup.lost_tribes",
}  # fmt: skip
SYMBOLS: Final = {"mine": "race.dwarves", "magic": "race.wizards", "cavern": "power.underworld"}
TERRAINS: Final = {"mountain": "conquest.mountain_stays", "sea": "conquest.water", "lake": "conquest.water"}


def laws() -> dict[str, str]:
    """The paragraphs by thing; `region` is for every other region."""
    told = {f"marker {name}": law for name, law in MARKERS.items()}
    told |= {f"symbol {name}": law for name, law in SYMBOLS.items()}
    told |= {f"region {terrain}": law for terrain, law in TERRAINS.items()}
    told |= {"region": "conquest.cost", "coins": "score.hidden", "round": "order.rounds"}
    return {thing: f"sw:{law}" for thing, law in told.items()}
