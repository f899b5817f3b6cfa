"""Chapter 12, reckoned a second time: the Underground Duchy."""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec

from tests.recount.root_battle import battles
from tests.recount.root_moves import moves
from tests.recount.root_rule import ruled
from tests.recount.root_table import BURROW, SUITS, Table, matches, suit_of

RANKS: Final = {
    "squire": ("foremole", "captain", "marshal"),
    "noble": ("brigadier", "banker", "mayor"),
    "lord": ("duchess_of_mud", "baron_of_dirt", "earl_of_stone"),
}
CARDS: Final = {"squire": 2, "noble": 3, "lord": 4}
CROWNS: Final = {"squire": 1, "noble": 2, "lord": 3}
RECRUITS: Final = (1, 2, 4, 6)  # by citadels on the map
TUNNELS: Final = 3


class Board(msgspec.Struct):
    swayed: list[str]
    acted: list[str]
    crowns: dict[str, int]
    revealed: list[str]


def board(table: Table, seat: int) -> Board:
    return msgspec.convert(table.seats[seat].board, Board)


def rank(minister: str) -> str:
    return next(name for name, ministers in RANKS.items() if minister in ministers)


def builds(table: Table, seat: int, any_card: bool = False) -> set[str]:
    """12.5.1.I: where they rule, with a card that matches; 12.5.2.I: the Foremole asks for no match."""
    sites = [place for place in ruled(table, seat) if place != BURROW and table.may_build(seat, place)]
    if not any_card:
        sites = [place for place in sites if any(matches(card, table.spots[place].suit) for card in table.hand)]
    left = [building for building in ("citadel", "market") if table.supply(seat, building)]
    return {f"{building} {place}" for building in left for place in sites} if table.hand else set()


def digs(table: Table, seat: int) -> set[str]:
    """12.5.1.V, 12.2.4: no tunnel there; with all three on the map one goes first, be it that of the clearing (R85)."""
    places = {place for place in table.clearings if table.may_place(seat, place)}
    if table.supply(seat, "tunnel"):
        places -= table.where(seat, "tunnel")
    return {
        f"dig {place} for {card}" for place in places for card in table.hand if matches(card, table.spots[place].suit)
    }


def assembly(table: Table) -> set[str]:
    """12.5.1"""
    seat = table.me
    answers = {"pass"} | builds(table, seat) | battles(table, seat) | moves(table, seat) | digs(table, seat)
    return answers | ({"muster"} if table.supply(seat, "warrior") else set())


def reveal_plans(table: Table) -> set[str]:
    suit = table.spots[int(table.asked.args["clearing"])].suit
    return {f"reveal {card}" for card in table.hand if matches(card, suit)}


def reveal_any(table: Table) -> set[str]:
    return {f"reveal {card}" for card in table.hand}


def fill_in(table: Table) -> set[str]:
    """R85: the tunnel of the clearing itself, if it has one, else any."""
    dug, here = table.where(table.me, "tunnel"), int(table.asked.args["clearing"])
    return {f"take_off {place}" for place in ({here} if here in dug else dug)}


def emerge(table: Table) -> set[str]:
    """12.5.1.V: up to four warriors out of the Burrow."""
    here, held = int(table.asked.args["clearing"]), table.spots[BURROW].pieces[table.me, "warrior"]
    return {"stop", *[f"move {BURROW}>{here} x{number}" for number in range(1, min(4, held) + 1)]}


def orders(table: Table, seat: int, minister: str) -> set[str]:
    """12.5.2: what a minister who is no lord could do."""
    if minister == "foremole":
        return builds(table, seat, any_card=True)
    if minister == "captain":
        return battles(table, seat)
    if minister == "marshal":
        return moves(table, seat)
    if minister == "brigadier":
        return battles(table, seat) | moves(table, seat)
    if minister == "banker":
        return {f"spend {card}" for card in table.hand}
    others = [one for one in board(table, seat).swayed if rank(one) != "lord" and one != "mayor"]
    return {f"call {one}" for one in others if orders(table, seat, one)}


def dues(table: Table, seat: int, minister: str) -> int:
    """12.5.2.VII to IX"""
    if minister == "duchess_of_mud":
        return 2 if len(table.where(seat, "tunnel")) == TUNNELS else 0
    return table.standing(seat, "market" if minister == "baron_of_dirt" else "citadel")


def parliament(table: Table) -> set[str]:
    """12.5.2: each swayed minister once."""
    seat, mine = table.me, board(table, table.me)
    ready = [one for one in mine.swayed if one not in mine.acted]
    able = [one for one in ready if (dues if rank(one) == "lord" else orders)(table, seat, one)]
    return {"pass", *[f"call {one}" for one in able]}


def order(table: Table) -> set[str]:
    return orders(table, table.me, str(table.asked.args["minister"]))


def order_again(table: Table) -> set[str]:
    """12.5.2.IV: a second battle after a battle, a second move after a move."""
    fought = table.memory.done["last_battled"]
    return {"stop"} | (battles(table, table.me) if fought else moves(table, table.me))


def bank(table: Table) -> set[str]:
    """12.5.2.V: cards of one suit, birds among them."""
    suit = str(table.asked.args["suit"])
    return {"stop", *[f"spend {card}" for card in table.hand if suit == "bird" or matches(card, suit)]}


def sway(table: Table) -> set[str]:
    """12.5.3: a crown of the rank is left, and as many cards can be shown."""
    seat, mine = table.me, board(table, table.me)
    hand = table.seats[seat].hand.cards
    willing = [one for ministers in RANKS.values() for one in ministers if one not in mine.swayed]
    paid = [one for one in willing if mine.crowns[rank(one)] and shows(table, seat, [], hand, CARDS[rank(one)])]
    return {"pass", *[f"sway {one}" for one in paid]}


def shows(table: Table, seat: int, shown: list[str], hand: list[str], number: int) -> bool:
    """12.5.3.II: whether so many more cards can be shown, each for a clearing of its own that it matches."""
    room = Counter({suit: sum(table.pieces(seat, place) > 0 for place in table.of_suit(suit)) for suit in SUITS})
    for card in shown:
        if suit_of(card) != "bird":
            room[suit_of(card)] -= 1
    left = room.total() - sum(suit_of(card) == "bird" for card in shown)
    if min(room.values()) < 0 or left < 0:
        return False
    held = Counter(suit_of(card) for card in hand)
    most = sum(min(room[suit], held[suit]) for suit in SUITS) + held["bird"]
    return min(left, most) >= number


def reveal_to_sway(table: Table) -> set[str]:
    """The cards one after the other, so that the rest can follow."""
    seat, mine = table.me, board(table, table.me)
    left = int(table.asked.args["count"])
    already = CARDS[rank(str(table.asked.args["minister"]))] - left
    shown = mine.revealed[len(mine.revealed) - already :]
    answers = set()
    for card in table.hand:
        rest = table.seats[seat].hand.cards[:]
        rest.remove(card)
        if shows(table, seat, [*shown, card], rest, left - 1):
            answers.add(f"reveal {card}")
    return answers


def humbled(table: Table) -> set[str]:
    """12.2.3: of the highest rank that has any."""
    swayed = board(table, table.me).swayed
    highest = next(name for name in ("lord", "noble", "squire") if any(rank(one) == name for one in swayed))
    return {f"demote {one}" for one in swayed if rank(one) == highest}


def draws(table: Table, seat: int) -> int:
    """12.6.3"""
    return 1 + table.standing(seat, "market")
