"""Setup (5.1 and x.3), reckoned a second time: where factions may start."""

from __future__ import annotations

from typing import Final

from tests.recount.root_marquise import BUILDINGS
from tests.recount.root_table import FIRST_FOREST, SUITS, Table
from tests.recount.root_vagabond import START

BUILDERS: Final = ("eyrie", "lizards", "hundreds")  # who start with a building in their corner


def corners(table: Table, opposite: bool) -> set[str]:
    """A corner that nobody started in, where all pieces can be placed if that can be (R178); for all but the Marquise
    one opposite another's start, if that can be."""
    homes = {home for seat in table.seats for home in seat.homes}
    pairs = [(a, b) for a, b in table.map["corners"]] + [(b, a) for a, b in table.map["corners"]]
    free = {corner for corner, _ in pairs if corner not in homes}
    may = table.may_build if table.factions[table.me] in BUILDERS else table.may_place
    free = {corner for corner in free if may(table.me, corner)} or free
    facing = {corner for corner, other in pairs if corner in free and other in homes}
    return {f"settle {corner}" for corner in (facing if opposite and facing else free)}


def keep(table: Table) -> set[str]:
    """6.3.2"""
    return corners(table, opposite=False)


def home(table: Table) -> set[str]:
    """7.3.2, 10.3.2, 12.3.3, 14.3.2, 15.3.3"""
    return corners(table, opposite=True)


def start_building(table: Table) -> set[str]:
    """6.3.4: one of each, at the keep or next to it."""
    seat = table.me
    start = min(table.seats[seat].homes, default=0)
    missing = [building for building in BUILDINGS if not table.where(seat, building)]
    near = [place for place in {start, *table.paths[start]} if table.may_build(seat, place)]
    return {f"build {building} {place}" for building in missing for place in near}


def second_camp(table: Table) -> set[str]:
    """15.3.3: next to the corner, on the edge of the map."""
    start = min(table.seats[table.me].homes, default=0)
    near = table.paths[start] & set(table.map["edge"])
    return {f"settle {place}" for place in near if table.may_place(table.me, place)}


def outcast(_: Table) -> set[str]:
    """10.3.3"""
    return {f"outcast {suit}" for suit in SUITS}


def infiltrate(table: Table) -> set[str]:
    """13.3.2: a clearing of each suit."""
    places = table.of_suit(str(table.asked.args["suit"]))
    return {f"settle {place}" for place in places if table.may_place(table.me, place)}


def character(table: Table) -> set[str]:
    """9.3.1: one that the other Vagabond has not."""
    taken = {seat.board.get("character") for seat in table.seats}
    return {f"character {name}" for name in START if name not in taken}


def pawn(table: Table) -> set[str]:
    """9.3.2: any forest."""
    return {f"go {FIRST_FOREST + number}" for number in range(len(table.map["forests"]))}
