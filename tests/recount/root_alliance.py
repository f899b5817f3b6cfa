"""Chapter 8, reckoned a second time: the Woodland Alliance."""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec

from tests.recount.root_battle import battles
from tests.recount.root_crafts import crafts
from tests.recount.root_moves import adjacent, moves
from tests.recount.root_table import BURROW, SUITS, SeenCards, Table, matches

COST: Final = (1, 1, 1, 2, 2, 2, 3, 3, 3, 3)  # supporters for the first sympathy, the second …
POINTS: Final = (0, 1, 1, 1, 2, 2, 3, 4, 4, 4)
TOKENS: Final = 10
MARTIAL_LAW: Final = 3


class Board(msgspec.Struct):
    officers: int
    supporters: SeenCards


def board(table: Table, seat: int) -> Board:
    return msgspec.convert(table.seats[seat].board, Board)


def supporters(table: Table, seat: int, suit: str | None) -> list[str]:
    return [card for card in board(table, seat).supporters.cards if matches(card, suit)]


def bases(table: Table, seat: int) -> list[str]:
    """The suits of the bases on the map."""
    return [suit for suit in SUITS if table.where(seat, f"base_{suit}")]


def revolt(table: Table) -> set[str]:
    """8.4.1: a sympathetic clearing of a base still on the board, for two supporters that match."""
    seat = table.me
    sites = [place for place in table.where(seat, "sympathy") if table.spots[place].suit not in bases(table, seat)]
    return {"pass", *[f"revolt {p}" for p in sites if len(supporters(table, seat, table.spots[p].suit)) >= 2]}


def spread(table: Table) -> set[str]:
    """8.4.2: next to sympathy, or anywhere while there is none; 8.4.2.II.a martial law."""
    seat = table.me
    loyal, left = table.where(seat, "sympathy"), table.supply(seat, "sympathy")
    near = {place for site in loyal for place in adjacent(table, seat, site)} if loyal else set(table.clearings)
    answers = {"pass"}
    for place in near - loyal - {BURROW}:
        if left and table.may_place(seat, place):
            price = COST[TOKENS - left] + martial_law(table, seat, place)
            if len(supporters(table, seat, table.spots[place].suit)) >= price:
                answers.add(f"spread {place}")
    return answers


def martial_law(table: Table, seat: int, place: int) -> bool:
    """8.4.2.II.a: three warriors of another player, with those that it treats as its own."""
    commanded: Counter[int | None] = Counter()
    for party, holder in enumerate(table.holder):
        commanded[holder] += table.warriors(party, place)
    return any(commanded[other] + table.hired(other, place) >= MARTIAL_LAW for other in table.others(seat))


def pay_supporter(table: Table) -> set[str]:
    return {f"supporter {card}" for card in supporters(table, table.me, str(table.asked.args["suit"]))}


def prepare(table: Table) -> set[str]:
    """8.5: crafting, mobilizing, training."""
    seat = table.me
    train = set[str]()
    if table.supply(seat, "warrior"):
        train = {card for card in table.hand for suit in bases(table, seat) if matches(card, suit)}
    hand = {f"mobilize {card}" for card in table.hand}
    return {"pass"} | crafts(table) | hand | {f"train {card}" for card in train}


def operate(table: Table) -> set[str]:
    """8.6.1"""
    seat = table.me
    answers = {"pass"} | moves(table, seat) | battles(table, seat)
    if table.supply(seat, "warrior"):
        answers |= {f"rally {place}" for place in table.where(seat, "base") if table.may_place(seat, place)}
    if table.supply(seat, "sympathy"):
        sites = table.where(seat, "warrior") - table.where(seat, "sympathy") - {BURROW}
        answers |= {f"organize {place}" for place in sites if table.may_place(seat, place)}
    return answers


def appease(table: Table) -> set[str]:
    """8.2.6, 2.1.1.I: a card that matches must be given, a bird too."""
    suit = table.spots[int(table.asked.args["clearing"])].suit
    return {f"give {card}" for card in table.hand if matches(card, suit)} or {"pass"}


def discard_supporter(table: Table) -> set[str]:
    return {f"discard {card}" for card in board(table, table.me).supporters.cards}


def draws(table: Table, seat: int) -> int:
    """8.6.2"""
    return 1 + len(bases(table, seat))
