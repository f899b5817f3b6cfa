"""Chapter 10, reckoned a second time: the Lizard Cult."""

from __future__ import annotations

from typing import Final

import msgspec

from tests.recount.root_battle import battles, sheltered
from tests.recount.root_moves import moves
from tests.recount.root_rule import ruled
from tests.recount.root_table import BUILDINGS, SUITS, Table, suit_of

POINTS: Final = (0, 0, 2, 2, 3, 4)  # by gardens of the suit on the map
CRUSADE, CONVERT, SANCTIFY = 2, 2, 3


class Board(msgspec.Struct):
    outcast: str | None
    hated: bool
    acolytes: int
    souls: list[str]
    revealed: list[str]
    scored: list[str]


def board(table: Table, seat: int) -> Board:
    return msgspec.convert(table.seats[seat].board, Board)


def conspiracies(table: Table) -> set[str]:
    """10.4.3: in clearings of the Outcast suit, for acolytes; one fewer while it is hated."""
    seat, mine, answers = table.me, board(table, table.me), {"pass"}
    here = table.of_suit(mine.outcast or "")
    purse = mine.acolytes + mine.hated
    if purse >= CRUSADE and mine.acolytes:
        answers |= battles(table, seat, here) | moves(table, seat, here)
    for place in here:
        if table.may_place(seat, place) and mine.acolytes:
            if purse >= CONVERT and has_warrior_to_place(table, seat, CONVERT - mine.hated):
                answers |= converts(table, seat, place)
            if purse >= SANCTIFY and table.supply(seat, f"garden_{mine.outcast}"):
                answers |= sanctifications(table, seat, place)
    return answers


def has_warrior_to_place(table: Table, seat: int, spent: int) -> bool:
    """R71: an acolyte that pays can take the place, unless it lies on the Coffin Makers."""
    coffins = any("coffin_makers" in other.crafted for other in table.seats)
    return table.supply(seat, "warrior") > 0 or (spent > 0 and not coffins)


def converts(table: Table, seat: int, place: int) -> set[str]:
    """10.4.3.II: a warrior of an enemy; the warlord cannot be removed (14.2.2)."""
    pieces = table.spots[place].pieces
    enemies = [enemy for enemy in table.enemies(seat) if not sheltered(table, enemy, place)]
    return {f"replace {place} {enemy}" for enemy in enemies if pieces[enemy, "warrior"]}


def sanctifications(table: Table, seat: int, place: int) -> set[str]:
    """10.4.3.III: a building of an enemy."""
    pieces, found = table.spots[place].pieces, set[str]()
    for enemy in table.enemies(seat):
        if not sheltered(table, enemy, place):
            found |= {f"sanctify {b} {place}" for b in BUILDINGS.get(table.factions[enemy], {}) if pieces[enemy, b]}
    return found


def storm(table: Table) -> set[str]:
    return {"pass"} | battles(table, table.me, {int(table.asked.args["clearing"])})


def rituals(table: Table) -> set[str]:
    """10.5, 10.2.2: a card of a suit serves for that suit, a bird for a sacrifice alone."""
    seat, mine, answers = table.me, board(table, table.me), {"pass"}
    recruits, own = table.supply(seat, "warrior") > 0, ruled(table, seat)
    for card in table.hand:
        suit = suit_of(card)
        if suit == "bird":
            answers |= {f"sacrifice {card}"} if recruits else set()
            continue
        for place in table.of_suit(suit):
            if table.supply(seat, f"garden_{suit}") and place in own and table.may_build(seat, place):
                answers.add(f"plant {card} in {place}")
            if recruits and table.may_place(seat, place):
                answers.add(f"summon {card} in {place}")
        if suit not in mine.scored:
            answers.add(f"preach {card}")
    return answers


def outcast(souls: list[str], before: str | None) -> tuple[str | None, bool]:
    """10.4.1: the suit that most Lost Souls have; the same again, or none, is hated."""
    count = {suit: sum(suit_of(card) == suit for card in souls) for suit in SUITS}
    leading = [suit for suit in SUITS if count[suit] == max(count.values())]
    if len(leading) == 1 and leading[0] != before:
        return leading[0], False
    return before, True


def draws(table: Table, seat: int) -> int:
    """10.6.3: an icon under the second garden of each suit."""
    return 1 + sum(table.standing(seat, f"garden_{suit}") >= 2 for suit in SUITS)
