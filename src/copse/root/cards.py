"""Cards (§2.1): both decks as one table (data/cards.json), and the quests. The index in `CARDS` names a card. Equal
cards have the same number, so a hand is a list of numbers with possible repeats."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Final, TypedDict

from copse.kernel.bits import members

SUITS: Final = ("fox", "rabbit", "mouse", "bird")
FOX: Final = 0
RABBIT: Final = 1
MOUSE: Final = 2
BIRD: Final = 3
ANY: Final = 4  # in a cost: a piece of any suit (§4.1.1)
ITEMS: Final = ("boots", "bag", "crossbow", "hammer", "sword", "tea", "coins", "torch")
BOOTS: Final = 0
BAG: Final = 1
CROSSBOW: Final = 2
HAMMER: Final = 3
SWORD: Final = 4
TEA: Final = 5
COINS: Final = 6
TORCH: Final = 7
NO_ITEM: Final = -1

Suits = int
"""A set of suits: bit 0 stands for foxes, and so on. A clearing may have several suits."""

EVERY_SUIT: Final[Suits] = 1 << FOX | 1 << RABBIT | 1 << MOUSE  # of a clearing: no clearing is bird
SUIT_SETS: Final[tuple[Suits, ...]] = (*[1 << suit for suit in range(len(SUITS))], 0b011, 0b101, 0b110, EVERY_SUIT)
SUIT_SET_NAMES: Final = tuple("+".join([SUITS[suit] for suit in members(suits)]) for suits in SUIT_SETS)
"""The sets of suits by the number with which a step waits for one; a set of one suit has that suit's number."""

ITEM_SUPPLY: Final = (2, 2, 1, 1, 2, 2, 2, 0)  # §5.1.5, in the order of ITEMS
FROM_DECK: Final = "card"
FROM_HAND: Final = "hand_card"
BOUGHT: Final = "bought_card"
CARD_KINDS: Final = (FROM_DECK, FROM_HAND, BOUGHT)
"""The kinds of chance outcomes that are cards: drawn from the deck, taken from a hand, and bought by a bot."""


class CardData(TypedDict):
    suit: str
    kind: str
    cost: list[str]
    item: str | None
    points: int | None
    copies: dict[str, int]


@dataclass(frozen=True)
class Card:
    """One card. `kind` is ambush, dominance, item, persistent or immediate; `cost` has a suit (or ANY) for each piece
    needed."""

    number: int
    id: str
    suit: int
    kind: str
    cost: tuple[int, ...]
    item: int
    points: int

    def matches(self, suit: int) -> bool:
        """§2.1.1, §G.1.28: birds are wild, but nothing replaces a bird (§2.1.1.II)."""
        return MATCHED[self.number] >> suit & 1 == 1


@dataclass(frozen=True)
class Quest:
    """§9.5.5: a suit and two items."""

    number: int
    id: str
    suit: int
    items: tuple[int, int]


class QuestData(TypedDict):
    id: str
    suit: str
    items: list[str]


def _text(name: str) -> str:
    return files("copse.root").joinpath(f"data/{name}.json").read_text(encoding="utf-8")


_DATA: Final[dict[str, CardData]] = json.loads(_text("cards"))
_QUESTS: Final[list[QuestData]] = json.loads(_text("quests"))
DECKS: Final = tuple(dict.fromkeys(name for data in _DATA.values() for name in data["copies"]))
_COST: Final = (*SUITS[:3], "bird", "any")

CARDS: Final[tuple[Card, ...]] = tuple(
    Card(
        number,
        name,
        SUITS.index(data["suit"]),
        data["kind"],
        tuple(_COST.index(suit) for suit in data["cost"]),
        ITEMS.index(data["item"]) if data["item"] else NO_ITEM,
        data["points"] or 0,
    )
    for number, (name, data) in enumerate(_DATA.items())
)
CARD_IDS: Final = tuple(card.id for card in CARDS)
QUESTS: Final[tuple[Quest, ...]] = tuple(
    Quest(number, data["id"], SUITS.index(data["suit"]), (ITEMS.index(data["items"][0]), ITEMS.index(data["items"][1])))
    for number, data in enumerate(_QUESTS)
)
QUEST_IDS: Final = tuple(quest.id for quest in QUESTS)
MATCHED: Final[tuple[Suits, ...]] = tuple(  # by card: what it matches (§2.1.1)
    EVERY_SUIT | 1 << BIRD if card.suit == BIRD else 1 << card.suit for card in CARDS
)
DOMINANCE: Final = tuple(card.number for card in CARDS if card.kind == "dominance")


@lru_cache
def deck(name: str, with_dominance: bool = True) -> list[int]:
    """The 54 cards of a deck; a game of two leaves out the dominance cards (§5.1.3). Not to be changed."""
    out: list[int] = []
    for card in CARDS:
        if with_dominance or card.kind != "dominance":
            out += [card.number] * _DATA[card.id]["copies"].get(name, 0)
    return out


def card(name: str) -> int:
    """The number of a card by its id."""
    return CARD_IDS.index(name)


def different(cards: tuple[int, ...]) -> list[int]:
    """Each card once, from cards in order, as a hand is.

    >>> different((3, 3, 7))
    [3, 7]
    """
    out: list[int] = []
    last = -1
    for card in cards:
        if card != last:
            out.append(card)
            last = card
    return out


def matching(cards: tuple[int, ...], suits: Suits) -> list[int]:
    """The different cards of a hand in order that match one of these suits."""
    out: list[int] = []
    last = -1
    for card in cards:
        if card != last and MATCHED[card] & suits:
            out.append(card)
        last = card
    return out
