"""The signs of Rootlog (2.8): letters of factions, pieces, items, cards and places."""

from __future__ import annotations

from typing import Final

from copse.kernel.events import Word
from copse.root.bots.base import Bot
from copse.root.cards import CARDS, NO_ITEM
from copse.root.cards import DECKS as SHARED_DECKS
from copse.root.hirelings.base import Hireling
from copse.root.maps import MAPS as BOARDS
from copse.root.rules import Rules

FACTIONS: Final = {
    "marquise": "C", "eyrie": "E", "alliance": "A", "vagabond": "V", "vagabond2": "G", "lizards": "L", "riverfolk": "O",
    "duchy": "D", "corvids": "P", "hundreds": "H", "keepers": "K",
}  # fmt: skip
BY_LETTER: Final = {letter: name for name, letter in FACTIONS.items()}
UNTAKEN: Final = "?"  # a seat that has no faction yet
SUITS: Final = {"fox": "F", "rabbit": "R", "mouse": "M", "bird": "B"}
ITEMS: Final = {
    "boots": "f", "bag": "b", "crossbow": "x", "hammer": "h", "sword": "s", "tea": "t", "coins": "c", "torch": "r",
}  # fmt: skip
MAPS: Final = {**{name: name.capitalize() for name in BOARDS}, "autumn": "Fall"}
DECKS: Final = {**{name: name.capitalize() for name in SHARED_DECKS}, "exiles": "E&P"}
COLUMNS: Final = {"recruit": "r", "move": "m", "battle": "x", "build": "b"}
RELATIONS: Final = {"indifferent": "0", "amiable": "1", "friendly": "2", "allied": "a", "hostile": "h"}
SERVICES: Final = {"hand_card": "h", "riverboats": "r", "mercenaries": "m"}
DUTIES: Final = {"move": "1", "delve": "2", "recover": "3"}
RELICS: Final = {"figure": "f", "tablet": "t", "jewelry": "j"}

PIECES: Final = {
    "warrior": "w", "warlord": "w_w", "sawmill": "b_s", "workshop": "b_w", "recruiter": "b_r", "wood": "t",
    "keep": "t_k",
    "roost": "b", "sympathy": "t", "citadel": "b_c", "market": "b_m", "tunnel": "t", "plot": "t", "bomb": "t_b",
    "snare": "t_s", "extortion": "t_e", "raid": "t_r", "stronghold": "b", "mob": "t", "foothold": "t", "vault": "b",
}  # fmt: skip
OF_SUIT: Final = {"base": "b", "garden": "b", "trade_post": "t"}


def piece(name: str) -> str:
    """Return the sign of a piece.

    >>> piece("sawmill"), piece("base_fox"), piece("tablet_2"), piece("figure"), piece("waystation_tablet_jewelry")
    ('b_s', 'b_f', 't_2_t', 't_f', 'b_t_j')
    """
    if name in PIECES:
        return PIECES[name]
    kind, _, rest = name.rpartition("_")
    if kind in OF_SUIT:
        return f"{OF_SUIT[kind]}_{SUITS[rest].lower()}"
    if name.startswith("waystation_"):
        _, up, down = name.split("_")
        return f"b_{RELICS[up]}_{RELICS[down]}"
    return f"t_{rest}_{RELICS[kind]}" if kind else f"t_{RELICS[name]}"


def _named(number: int) -> str:
    made = CARDS[number]
    suit = _suit_of(number)
    if made.kind in SPECIAL:
        return SPECIAL[made.kind]
    return made.id.removesuffix(f"_{suit}").replace("_", "")


def _suit_of(number: int) -> str:
    return list(SUITS)[CARDS[number].suit]


SPECIAL: Final = {"ambush": "@", "dominance": "dom"}
CARD: Final = {made.id: f"{SUITS[_suit_of(made.number)]}#{_named(made.number)}" for made in CARDS}
CARD_NUMBERS: Final = {CARD[made.id]: made.number for made in CARDS}
CRAFTED: Final = {
    made.id: "Z" + (_named(made.number) if made.item == NO_ITEM else f"%{list(ITEMS.values())[made.item]}")
    for made in CARDS
}


def letters(rules: Rules) -> list[str]:
    """Return the letters of all parties: the seats, then the hirelings."""
    found = []
    for party in rules.parties:
        if isinstance(party, Hireling):
            found.append(hireling(party))
        else:
            found.append(FACTIONS.get(party.replaces if isinstance(party, Bot) else party.name, UNTAKEN))
    return found


def hireling(side: Hireling) -> str:
    """Return the sign of a hireling: the letter of its linked faction, or its name if it has no linked faction."""
    return f"h_{FACTIONS.get(side.linked, side.card)}{'d' if side.demoted else ''}"


def many(count: Word) -> str:
    return "" if count == 1 else str(count)
