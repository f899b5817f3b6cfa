"""Chapter 6, reckoned a second time: the Marquise de Cat."""

from __future__ import annotations

from typing import Final

import msgspec

from tests.recount.root_battle import battles
from tests.recount.root_moves import adjacent, moves
from tests.recount.root_rule import ruled
from tests.recount.root_table import Table, matches, suit_of

BUILDINGS: Final = ("sawmill", "workshop", "recruiter")
COST: Final = (0, 1, 2, 3, 3, 4)  # printed above the columns
POINTS: Final = {"sawmill": (0, 1, 2, 3, 4, 5), "workshop": (0, 2, 2, 3, 4, 5), "recruiter": (0, 1, 2, 3, 3, 4)}


class Board(msgspec.Struct):
    recruited: bool


def act(table: Table) -> set[str]:
    """6.5: actions while there are any left, then birds for more; by the fifth edition birds at any time."""
    seat, birds = table.me, {f"extra {card}" for card in table.hand if suit_of(card) == "bird"}
    if not table.asked.args["count"]:
        return {"pass"} | birds
    ahead = birds if table.fifth else set()
    return (
        {"pass"}
        | ahead
        | battles(table, seat)
        | moves(table, seat)
        | recruits(table, seat)
        | builds(table)
        | overworks(table)
    )


def march(table: Table) -> set[str]:
    """6.5.2: another move, or none."""
    return {"stop"} | moves(table, table.me)


def recruits(table: Table, seat: int) -> set[str]:
    """6.5.3: once a turn, where a warrior can be placed (R6)."""
    board = msgspec.convert(table.seats[seat].board, Board)
    open_to = [place for place in table.where(seat, "recruiter") if table.may_place(seat, place)]
    return {"recruit"} if open_to and table.supply(seat, "warrior") and not board.recruited else set()


def realm(table: Table, seat: int, site: int) -> set[int]:
    """6.5.4.II: the clearing, and what a chain of clearings that she rules joins to it."""
    own, chain, fresh = ruled(table, seat), {site}, {site}
    while fresh:
        fresh = {near for place in fresh for near in adjacent(table, seat, place)} & own - chain
        chain |= fresh
    return chain


def wood(table: Table, seat: int, site: int) -> dict[int, int]:
    found = {place: table.spots[place].pieces[seat, "wood"] for place in realm(table, seat, site)}
    return {place: number for place, number in found.items() if number}


def builds(table: Table) -> set[str]:
    """6.5.4.I: in a ruled clearing with a free slot, what the wood within reach pays for."""
    seat, found = table.me, set[str]()
    for site in ruled(table, seat):
        if table.may_build(seat, site):
            within = sum(wood(table, seat, site).values())
            for building in BUILDINGS:
                left = table.supply(seat, building)
                if left and COST[6 - left] <= within:
                    found.add(f"build {building} {site}")
    return found


def pay_wood(table: Table) -> set[str]:
    """6.5.4.II: from any clearing within reach, one at a time."""
    return {f"haul {place}" for place in wood(table, table.me, table.memory.site)}


def overworks(table: Table) -> set[str]:
    """6.5.5: a card that matches the clearing of a sawmill buys a wood there."""
    seat = table.me
    if not table.supply(seat, "wood"):
        return set()
    mills = [place for place in table.where(seat, "sawmill") if table.may_place(seat, place)]
    return {
        f"overwork {mill} for {card}" for mill in mills for card in table.hand if matches(card, table.spots[mill].suit)
    }


def field_hospital(table: Table) -> set[str]:
    """6.2.3: a card that matches the clearing where they fell."""
    suit = table.spots[int(table.asked.args["clearing"])].suit
    return {"pass", *[f"spend {card}" for card in table.hand if matches(card, suit)]}


def draws(table: Table, seat: int) -> int:
    """6.6: one, and one for each uncovered icon, which are under the third and the fifth recruiter."""
    built = table.standing(seat, "recruiter")
    return 1 + (built >= 3) + (built >= 5)
