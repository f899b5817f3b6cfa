"""Chapter 11, reckoned a second time: the Riverfolk Company."""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec

from tests.recount.root_battle import battles
from tests.recount.root_crafts import craftable
from tests.recount.root_moves import moves
from tests.recount.root_rule import ruler
from tests.recount.root_table import SUITS, Table, cards

POSTS: Final = 3  # of each suit
POST_POINTS: Final = 2
SERVICES: Final = ("hand_card", "riverboats", "mercenaries")


class Board(msgspec.Struct):
    payments: list[int]
    funds: list[int]
    commitments: list[int]
    tracks: list[int]
    prices: dict[str, int]
    customer: int | None
    boats: bool
    mercenaries: bool


def board(table: Table, seat: int) -> Board:
    return msgspec.convert(table.seats[seat].board, Board)


def spaces(table: Table, seat: int) -> Counter[str]:
    """11.2.1: empty spaces of the tracks that hold no warrior this turn."""
    taken = table.seen.activated
    return Counter({suit: POSTS - table.supply(seat, f"trade_post_{suit}") - taken.get(suit, 0) for suit in SUITS})


def trade(table: Table) -> set[str]:
    """11.5: what the funds pay for."""
    seat, funds = table.me, board(table, table.me).funds
    answers = {"pass"} | posts(table, seat)
    if not sum(funds):
        return answers
    answers |= battles(table, seat) | moves(table, seat)
    within = [card for card in craftable(table, seat, spaces(table, seat)) if len(cards()[card]["cost"]) <= sum(funds)]
    answers |= {f"{verb} {card}" for card in within for verb in ("craft", "export")}
    if table.seen.deck or table.seen.discard:
        answers.add("draw")
    coffins = any("coffin_makers" in other.crafted for other in table.seats)
    if table.supply(seat, "warrior") or (funds[seat] and not coffins):  # R80: who is spent can be placed
        shore = [place for place in table.clearings if table.rivers[place] and table.may_place(seat, place)]
        answers |= {f"moor {place}" for place in shore}
    return answers


def posts(table: Table, seat: int) -> set[str]:
    """11.5.6: where someone rules whose warriors are in the funds twice, and no trade post stands."""
    funds, standing = board(table, seat).funds, table.where(seat, "trade_post")
    found = set()
    for place in set(table.clearings) - standing:
        lord, suit = ruler(table, place), table.spots[place].suit
        if lord is not None and lord < table.players and funds[lord] >= 2 and table.supply(seat, f"trade_post_{suit}"):
            found |= {f"trade_post {place}"} if table.may_place(seat, place) else set()
    return found


def fund(table: Table) -> set[str]:
    return {f"fund {owner}" for owner, number in enumerate(board(table, table.me).funds) if number}


def price(table: Table) -> set[str]:
    return {f"price {table.asked.args['service']} {number}" for number in (1, 2, 3, 4)}


def moor(table: Table) -> set[str]:
    """11.3.2"""
    return {f"moor {place}" for place in table.clearings if table.rivers[place] and table.may_place(table.me, place)}


def sales(table: Table, buyer: int) -> set[str]:
    """11.2.6: at the start of the Birdsong of another player."""
    seller = table.seat_of("riverfolk")
    if seller is None or seller == buyer:
        return set()
    mine, vagabond = board(table, seller), table.factions[buyer].startswith("vagabond")
    extra = sum(table.pieces(buyer, place) > 0 for place in table.where(seller, "trade_post"))
    if table.memory.done["bought"] >= 1 + extra:  # 11.2.6.II
        return set()
    ready = table.seats[buyer].board["items"] if vagabond else None
    purse = _ready(ready) if vagabond else table.supply(buyer, "warrior")
    answers = set[str]()
    if mine.prices["hand_card"] <= purse:
        answers |= {f"buy_card {card}" for card in table.seats[seller].hand.cards}
    if mine.prices["riverboats"] <= purse and not mine.boats:
        answers.add("buy_boats")
    if mine.prices["mercenaries"] <= purse and not mine.mercenaries and not vagabond:  # 11.2.7.III.b
        answers.add("buy_mercenaries")
    return answers


def _ready(items: object) -> int:
    """11.2.6.III: a Vagabond pays with items that he turns."""
    return sum(msgspec.convert(items, dict[str, dict[str, int]])["ready"].values())
