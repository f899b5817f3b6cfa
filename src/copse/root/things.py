"""Paragraphs for the things on the table, by kind and name, so that the page can explain what a player points at.
Cards, moods and characters also have sentences of their own in the catalogues."""

from __future__ import annotations

from typing import Final

from copse.root.actions import CHARACTERS, LANDMARKS, LEADERS, MINISTERS, MOODS
from copse.root.bots import BOTS, bot_called
from copse.root.cards import CARDS
from copse.root.factions import FACTIONS
from copse.root.hirelings import HIRELINGS

RANKED: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")  # ministers, as the Law numbers them

PIECES: Final = {
    "warrior":    "4.3.4",       "pawn":       "9.2.2",
    "sawmill":    "6.4",         "workshop":   "6.2.1",    "recruiter": "6.5.3",  "wood":    "6.5.4.II",
    "keep":       "6.2.2",       "roost":      "7.6.1",    "sympathy":  "8.2.6",  "base":    "8.4.1.III",
    "garden":     "10.2.4",      "trade_post": "11.5.6.III", "citadel": "12.4",   "market":  "12.6.3",
    "tunnel":     "12.2.2",      "plot":       "13.2.2.I", "bomb":      "13.7.1", "snare":   "13.7.2",
    "extortion":  "13.7.3",      "raid":       "13.7.4",   "stronghold": "14.2.1", "mob":    "14.4.1",
    "warlord":    "14.2.2",      "waystation": "15.2.2",   "figure":    "15.2.1", "tablet":  "15.2.1",
    "jewelry":    "15.2.1",
}  # fmt: skip
ITEMS: Final = {
    "boots": "9.5.1", "bag": "9.6.4", "crossbow": "9.5.6", "hammer": "9.5.7", "sword": "9.5.2", "tea": "9.4.1",
    "coins": "9.6.2", "torch": "9.5.3",
}  # fmt: skip
AREAS: Final = {  # what lies on boards and beside the map and is not a piece, card or item
    "decree recruit": "7.5.2.I",     "decree move":     "7.5.2.II",     "decree battle":    "7.5.2.III",
    "decree build":   "7.5.2.IV",    "area supporters": "8.2.3",        "area officer":     "8.6.1",
    "relation indifferent": "9.2.9.I", "relation amiable": "9.2.9.I",   "relation friendly": "9.2.9.I",
    "relation allied": "9.2.9.II",   "relation hostile": "9.2.9.III",   "area outcast":     "10.4.1",
    "area acolyte":   "10.4.3",      "area soul":       "10.2.6",       "area payments":    "11.2.6.I",
    "area funds":     "11.2.4",      "area commitments": "11.4.3",      "area tracks":      "11.2.1",
    "service hand_card": "11.2.7.I", "service riverboats": "11.2.7.II", "service mercenaries": "11.2.7.III",
    "area crown":     "12.5.3.III",  "area hoard":      "14.2.4",       "duty move":        "15.5.2.I",
    "duty delve":     "15.5.2.II",   "duty recover":    "15.5.2.III",   "area contract":    "E.1.1",
    "area goal":      "3.1",
}  # fmt: skip
CARD_KINDS: Final = {
    "ambush": "4.3.1", "dominance": "3.3.1", "item": "4.1.2", "immediate": "4.1.2", "persistent": "4.1.3",
}  # fmt: skip


def laws() -> dict[str, list[str]]:
    """The paragraphs of the present Law by thing."""
    told = {f"piece {piece}": [law] for piece, law in PIECES.items()}
    told |= {f"item {item}": [law] for item, law in ITEMS.items()}
    told |= {f"faction {name}": [f"{faction.chapter}.1"] for name, faction in FACTIONS.items()}
    told |= {f"card {card.id}": [CARD_KINDS[card.kind]] for card in CARDS}
    told |= {f"leader {leader}": [f"7.8.{place}"] for place, leader in enumerate(LEADERS, 1)}
    told |= {f"character {name}": [f"D.{place}.1", f"D.{place}.2"] for place, name in enumerate(CHARACTERS, 1)}
    told |= {f"minister {name}": [f"12.5.2.{place}"] for place, name in zip(RANKED, MINISTERS, strict=True)}
    told |= {f"mood {mood}": [f"14.7.{place}"] for place, mood in enumerate(MOODS, 1)}
    told |= {f"hireling {name}": ["E.2"] for name in HIRELINGS} | {f"landmark {name}": ["F.1.1"] for name in LANDMARKS}
    told |= {area: [law] for area, law in AREAS.items()}
    told |= {"quest": ["9.5.5"], "ruin": ["2.2.4"], "vizier": ["7.3.4"], "faithful_retainer": ["15.3.5"]}
    return {thing: [f"root:{law}" for law in laws] for thing, laws in told.items()} | {
        f"faction {name}": [f"bots:{bot_called(name).chapter}.1"] for name in BOTS
    }
