"""Chapter 13, reckoned a second time: the Corvid Conspiracy."""

from __future__ import annotations

from itertools import combinations
from typing import Final

import msgspec

from tests.recount.root_battle import battles
from tests.recount.root_moves import moves
from tests.recount.root_table import SUITS, Table, matches

PLOTS: Final = ("bomb", "snare", "extortion", "raid")
OF_A_KIND: Final = 2


class Board(msgspec.Struct):
    plots: dict[str, str | None]  # the kinds of those that lie face down, as far as the viewer knows
    placed: int


def board(table: Table, seat: int) -> Board:
    return msgspec.convert(table.seats[seat].board, Board)


def flip(table: Table) -> set[str]:
    """13.4.2: face-down plots beside a warrior of theirs."""
    seat = table.me
    return {"pass", *[f"flip {place}" for place in table.where(seat, "plot") if table.warriors(seat, place)]}


def flock(table: Table) -> set[str]:
    """13.4.3: a card for the clearings of its suit, a bird for those of any one."""
    if not table.supply(table.me, "warrior"):
        return {"pass"}
    return {"pass", *[f"flock {suit} for {card}" for suit in SUITS for card in table.hand if matches(card, suit)]}


def schemes(table: Table) -> set[str]:
    """13.5.1 to 13.5.4"""
    seat = table.me
    return moves(table, seat) | battles(table, seat) | plottings(table, seat) | tricks(table, seat)


def plottings(table: Table, seat: int) -> set[str]:
    """13.5.2, 13.2.2.II: a warrior, and one more for each plot of this turn; one plot in a clearing."""
    mine = board(table, seat)
    taken = table.where(seat, "plot", *PLOTS)
    hidden = list(mine.plots.values())
    left = [kind for kind in PLOTS if OF_A_KIND - table.standing(seat, kind) - hidden.count(kind) > 0]
    sites = [
        place
        for place in set(table.clearings) - taken
        if table.warriors(seat, place) > mine.placed and table.may_place(seat, place)
    ]
    return {f"plot {place} {kind}" for place in sites for kind in left}


def tricks(table: Table, seat: int) -> set[str]:
    """13.5.4: two that lie face down, or two face up that are not alike (R94)."""
    found = {f"trick {a}-{b}" for a, b in combinations(sorted(table.where(seat, "plot")), 2)}
    up = [(place, kind) for kind in PLOTS for place in table.where(seat, kind)]
    for (a, kind), (b, other) in combinations(sorted(up), 2):
        if kind != other:
            found.add(f"trick {a}-{b}")
    if table.fifth:  # nothing is moved to scorched earth
        burnt = {str(place) for place, spot in table.spots.items() if spot.scorched}
        found = {text for text in found if not burnt & set(text.removeprefix("trick ").split("-"))}
    return found


def scheme(table: Table) -> set[str]:
    return {"pass"} | (schemes(table) if table.asked.args["count"] else set())


def exert(table: Table) -> set[str]:
    return {"pass"} | schemes(table)


def show_card(table: Table) -> set[str]:
    suit = table.spots[int(table.asked.args["clearing"])].suit
    return {f"show {card}" for card in table.hand if matches(card, suit)}


def name_plot(table: Table) -> set[str]:
    return {f"guess {kind}" for kind in PLOTS}


def draws(table: Table, seat: int) -> int:
    """13.6.2"""
    return 1 + table.standing(seat, "extortion")
