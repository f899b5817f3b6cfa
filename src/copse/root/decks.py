"""A deck as a text (TOML): how many copies of which cards. The effects are those of the printed cards."""

from __future__ import annotations

from typing import Final

from copse.kernel.errors import BadSetup
from copse.kernel.tasks import Json
from copse.kernel.toml import HASH, stamped
from copse.root.cards import CARDS, DECKS, SUITS, Card, deck
from copse.root.faults import Fault, name_faults, shown, unknown

FEWEST: Final = 40  # cards, so that full hands of a full table do not hold them all
MOST: Final = 54  # as printed; vectors count up to this
FEWEST_OF_A_SUIT: Final = 6  # of cards that are not birds, so that costs in that suit can be paid
MOST_COPIES: Final = 3  # of a card, as printed; vectors count up to this
MOST_AMBUSHES: Final = 8
ENTRIES: Final = ("names", "from", "cards", HASH)


def read_own_deck(value: Json) -> Json:
    """Check the option `own_deck`: nothing, or the content of such a file. Saves and records keep it, with its
    hash."""
    if value == {}:
        return value
    if not isinstance(value, dict):
        raise BadSetup("option 'own_deck' must be a deck as a table, or the path of a TOML file")
    table = stamped(value, "own deck")
    for fault in faults_of(table):
        raise fault.error("own deck", "bad_deck")
    return table


def cards_of(table: Json, with_dominance: bool = True) -> list[int]:
    """The cards of a deck of players, in the order of their numbers."""
    copies = copies_of(table)
    return [
        card.number
        for card in CARDS
        if with_dominance or card.kind != "dominance"
        for _ in range(copies.get(card.id, 0))
    ]


def copies_of(table: Json) -> dict[str, int]:
    """How many copies of each card a deck has, without those that it lacks."""
    assert isinstance(table, dict)
    base, given = table.get("from"), table.get("cards", {})
    assert isinstance(given, dict)
    counts = {card.id: 0 for card in CARDS}
    if isinstance(base, str):
        for number in deck(base):
            counts[CARDS[number].id] += 1
    counts |= {name: number for name, number in given.items() if isinstance(number, int)}
    return {name: number for name, number in counts.items() if number}


def faults_of(table: dict[str, Json]) -> list[Fault]:
    """What is wrong with a deck, each with its card if it is about one."""
    return form_faults(table) or _count_faults(copies_of(table))


def form_faults(table: dict[str, Json]) -> list[Fault]:
    """The entries of a deck that have the wrong form. The bounds are checked if there is none."""
    found = [Fault(*unknown("entry", key, ENTRIES)) for key in table if key not in ENTRIES]
    base, cards, names = table.get("from"), table.get("cards", {}), table.get("names", {})
    if base is not None and (not isinstance(base, str) or base not in DECKS):
        found.append(Fault("from", {"names": ", ".join(DECKS), "value": shown(base)}))
    found += name_faults(names) if isinstance(names, dict) else [Fault("names")]
    if not isinstance(cards, dict):
        return [*found, Fault("cards")]
    printed = {card.id: card for card in CARDS}
    for name, number in cards.items():
        if name not in printed:
            found.append(Fault(*unknown("card", name, printed)))
            continue
        most = most_copies(printed[name])
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= most:
            found.append(Fault("copies", {"card": name, "most": most, "value": shown(number)}, card=name))
    return found


def most_copies(card: Card) -> int:
    return 1 if card.kind == "dominance" else MOST_COPIES


def _count_faults(copies: dict[str, int]) -> list[Fault]:
    found = []
    total = sum(copies.values())
    if not FEWEST <= total <= MOST:
        found.append(Fault("deck-size", {"count": total, "least": FEWEST, "most": MOST}))
    counted = dict.fromkeys(range(len(SUITS)), 0)
    ambushes = 0
    for card in CARDS:
        number = copies.get(card.id, 0)
        counted[card.suit] += number
        ambushes += number * (card.kind == "ambush")
    for suit, name in enumerate(SUITS[:3]):
        if counted[suit] < FEWEST_OF_A_SUIT:
            found.append(Fault("deck-suit", {"count": counted[suit], "suit": name, "least": FEWEST_OF_A_SUIT}))
    if ambushes > MOST_AMBUSHES:
        found.append(Fault("ambushes", {"count": ambushes, "most": MOST_AMBUSHES}))
    return found
