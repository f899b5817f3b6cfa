"""Chapter 7, reckoned a second time: the Eyrie Dynasties."""

from __future__ import annotations

from typing import Final

import msgspec

from tests.recount.root_battle import battles
from tests.recount.root_moves import moves
from tests.recount.root_rule import ruled
from tests.recount.root_table import SUITS, Table, suit_of

COLUMNS: Final = ("recruit", "move", "battle", "build")
LEADERS: Final = ("builder", "charismatic", "commander", "despot")
POINTS: Final = (0, 0, 1, 2, 3, 4, 4, 5)  # by roosts on the map
VIZIERS: Final = {  # 7.8
    "builder": {"recruit", "move"}, "charismatic": {"recruit", "battle"},
    "commander": {"move", "battle"}, "despot": {"move", "build"},
}  # fmt: skip


class Board(msgspec.Struct):
    leader: str | None
    fallen: list[str]
    decree: dict[str, list[str]]
    todo: dict[str, list[str]]


def board(table: Table, seat: int) -> Board:
    return msgspec.convert(table.seats[seat].board, Board)


def obey(table: Table) -> set[str]:
    """7.5.2: what some card of the leftmost unfinished column orders; one that cannot be obeyed is turmoil (7.7)."""
    seat = table.me
    todo = board(table, seat).todo
    column = next(name for name in COLUMNS if todo[name])
    obeyed = {card: orders(table, seat, column, table.matching(card)) for card in todo[column]}
    answers = {answer for some in obeyed.values() for answer in some}
    hopeless = {f"resolve {suit_of(card)}" for card, some in obeyed.items() if not some}
    return answers | hopeless if answers else {"pass"}


def orders(table: Table, seat: int, column: str, places: set[int]) -> set[str]:
    """7.5.2.I to IV"""
    roosts = table.where(seat, "roost")
    if column == "recruit":
        open_to = [place for place in roosts & places if table.may_place(seat, place)]
        return {f"enlist {place}" for place in open_to} if table.supply(seat, "warrior") else set()
    if column == "move":
        return moves(table, seat, places)
    if column == "battle":
        return battles(table, seat, places)
    sites = [place for place in (places & ruled(table, seat)) - roosts if table.may_build(seat, place)]
    return {f"roost {place}" for place in sites} if table.supply(seat, "roost") else set()


def which_order(table: Table) -> list[set[str]]:
    """R46: a bird or the suit of the clearing; which that is the view does not tell."""
    left = {suit_of(card) for cards in board(table, table.me).todo.values() for card in cards}
    return [{"resolve bird", f"resolve {suit}"} for suit in SUITS if suit in left]


def add_to_decree(table: Table) -> set[str]:
    """7.4.2: one or two cards to any columns, of which one may be a bird."""
    added, birds = table.memory.done["decreed"], table.memory.done["decreed_bird"]
    cards = [card for card in table.hand if not (birds and suit_of(card) == "bird")]
    answers = {f"decree {card}:{column}" for card in cards for column in COLUMNS}
    return answers | ({"pass"} if added or not answers else set())


def new_roost(table: Table) -> set[str]:
    """7.4.3: where it can be placed, and of those where fewest warriors are."""
    seat = table.me
    crowd = {
        place: sum(table.warriors(other, place) for other in range(len(table.seats)))
        for place in table.clearings
        if table.may_build(seat, place)
    }
    return {f"settle {place}" for place, number in crowd.items() if number == min(crowd.values())}


def leaders(table: Table) -> set[str]:
    """7.3.3, 7.7.3: of those that lie face up."""
    return {f"lead {leader}" for leader in LEADERS if leader not in board(table, table.me).fallen}


def draws(table: Table, seat: int) -> int:
    """7.6.2: the icons are under the third and the sixth roost."""
    built = table.standing(seat, "roost")
    return 1 + (built >= 3) + (built >= 6)
