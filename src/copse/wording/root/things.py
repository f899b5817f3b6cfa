"""The names of things in Root, with their signs: seats, places, cards, items."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from copse.kernel.bits import members
from copse.locale import Words, slug
from copse.root.board import FIRST_FOREST
from copse.root.cards import CARD_IDS, CARDS, ITEMS, QUEST_IDS, QUESTS, SUITS
from copse.root.state import Woodland
from copse.wording.labels import Labels

SUIT_SIGNS: Final = {"fox": "▲", "rabbit": "‖", "mouse": "∞", "bird": "∨", "any": "?"}
NOTHING: Final[Mapping[str, int]] = MappingProxyType({})
COST_SIGNS: Final = (*(SUIT_SIGNS[suit] for suit in SUITS), SUIT_SIGNS["any"])


class Things(Labels):
    """The names of things at one table."""

    def __init__(self, words: Words, state: Woodland, names: Sequence[str] = ()) -> None:
        super().__init__(words, names)
        self.rules: Final = state.rules
        self.signs: Final = suit_signs(state)

    def fit(self, state: Woodland) -> bool:
        """Whether these names are still valid. Parties and suits of clearings may change during a game."""
        return self.rules is state.rules and self.signs == suit_signs(state)

    def thing(self, kind: str, id: str, attribute: str = "", args: Mapping[str, int] = NOTHING) -> str:
        """Return the name of a thing, or the text of one of its attributes with the given numbers."""
        return self.words.say(self.message(kind, id, attribute), **args)

    def message(self, kind: str, id: str, attribute: str = "") -> str:
        """Return the message id for a thing. An edition may use other words for a card or a character."""
        called = self.rules.edition.called.get(id, id) if kind in ("card", "character") else id
        return f"{kind}-{slug(called)}{attribute and '.'}{attribute}"

    def seat(self, seat: int) -> str:
        """Return the short name of a faction (or a hireling, §E), or the number of a seat without a faction (§A.8)."""
        if seat in self.rules.undecided:
            return self.words.say("undecided-seat", number=seat + 1)
        kind = "faction" if seat < self.rules.seats else "hireling"
        return self.thing(kind, self.rules.party_names[seat], "short")

    def seated(self, seat: int) -> str:
        """Return the name of a faction with the name of its player."""
        name = self.names[seat] if seat < len(self.names) else ""
        return f"{self.seat(seat)} ({name})" if name else self.seat(seat)

    def card(self, id: str) -> str:
        """Return the name of a card with the sign of its suit."""
        if id == "vizier":
            return f"{self.words.say('vizier')} {SUIT_SIGNS['bird']}"
        if id == "faithful_retainer":
            return f"{self.words.say('faithful-retainer')} {SUIT_SIGNS['bird']}"
        return f"{self.thing('card', id)} {SUIT_SIGNS[SUITS[CARDS[CARD_IDS.index(id)].suit]]}"

    def cards(self, ids: Iterable[str]) -> str:
        return ", ".join(map(self.card, ids)) or self.words.say("nothing")

    def suit(self, id: str) -> str:
        """Return a suit with its sign, or several if `id` joins them with `+`."""
        return ", ".join(f"{SUIT_SIGNS[one]} {self.thing('suit', one)}" for one in id.split("+"))

    def place(self, place: int | str) -> str:
        """Return a clearing with the signs of its suits, or a forest. Forests are numbered after the clearings."""
        if isinstance(place, int) and place >= FIRST_FOREST:
            place = self.rules.board.forests[place - FIRST_FOREST]
        text = str(place)
        if not text.isdecimal():
            return self.words.say("forest", forest=text.replace("_", "-"))
        signs = self.signs.get(int(text), "")
        return text + signs if signs else self.words.say("burrow")

    def items(self, items: Mapping[str, int]) -> str:
        """Return items with their counts."""
        entries = [self.thing("item", item) + (f" ×{count}" if count > 1 else "") for item, count in items.items()]
        return ", ".join(entries)

    def gear(self, items: Sequence[int]) -> str:
        return self.items({ITEMS[item]: items.count(item) for item in dict.fromkeys(items)})

    def cost(self, card: int) -> str:
        return "".join(COST_SIGNS[suit] for suit in CARDS[card].cost)

    def quest(self, id: str) -> str:
        quest = QUESTS[QUEST_IDS.index(id)]
        return f"{self.thing('quest', id)} {SUIT_SIGNS[SUITS[quest.suit]]}"


def faction_called(name: str, words: Words, attribute: str = "") -> str:
    """Return a faction by its name in options. A bot has its difficulty, role and traits if the name has them.

    An unknown name is returned unchanged.
    """
    bare, _, cards = name.partition(":")
    message = f"faction-{slug(bare)}{attribute and '.'}{attribute}"
    if message not in words:
        return name
    told = [card_called(card, words) for card in cards.split("+")] if cards else []
    return f"{words.say(message)} ({', '.join(told)})" if told else words.say(message)


def card_called(card: str, words: Words) -> str:
    """Return the name of a bot's difficulty, role or trait."""
    ids = [f"{kind}-{slug(card)}" for kind in ("difficulty", "role", "trait")]
    return next((words.say(id) for id in ids if id in words), card)


def suit_signs(state: Woodland) -> dict[int, str]:
    """Return the signs of the clearings' suits, which everyone sees."""
    return {
        clearing: "".join(SUIT_SIGNS[SUITS[suit]] for suit in members(suits))
        for clearing, suits in enumerate(state.suit_sets)
        if suits
    }
