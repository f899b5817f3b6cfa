"""Crafting (4.1), reckoned a second time."""

from __future__ import annotations

from collections import Counter

from tests.recount.root_table import Table, cards


def crafting(table: Table, seat: int) -> Counter[str]:
    """4.1.1: crafting pieces that were not activated this turn, by suit."""
    left: Counter[str] = Counter()
    for place, number in table.crafting_places(seat).items():
        suit = table.spots[place].suit
        if suit is not None:
            left[suit] += number
    for suit, number in table.seen.activated.items():
        left[suit] = max(0, left[suit] - number)
    return left


def craftable(table: Table, seat: int, left: Counter[str] | None = None) -> set[str]:
    """The cards of the hand that can be paid for and may be crafted."""
    left = crafting(table, seat) if left is None else left
    return {card for card in table.hand if may_craft(table, seat, card) and can_pay(card, left)}


def may_craft(table: Table, seat: int, card: str) -> bool:
    """2.1.2, 2.1.3: no ambush, no dominance. 4.1.2: its item is left. 4.1.4: none of its name lies there already."""
    printed = cards()[card]
    if printed["kind"] in ("ambush", "dominance"):
        return False
    if printed["item"] is not None and not table.seen.items.get(printed["item"]):
        return False
    return printed["kind"] != "persistent" or not table.has(seat, card)


def can_pay(card: str, left: Counter[str]) -> bool:
    """4.1.1: a piece for each printed suit; a question mark takes any."""
    price = Counter(cards()[card]["cost"])
    wild = price.pop("any", 0)
    return all(left[suit] >= number for suit, number in price.items()) and left.total() >= price.total() + wild


def crafts(table: Table) -> set[str]:
    return {f"craft {card}" for card in craftable(table, table.me)}
