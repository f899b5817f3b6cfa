"""Rule (2.5), reckoned a second time."""

from __future__ import annotations

from tests.recount.root_table import BURROW, Table


def ruler(table: Table, place: int) -> int | None:
    """2.5: more warriors and buildings than each other player; a tie is nobody's, or the Eyrie's (7.2.2)."""
    seats = range(len(table.seats))
    if place == BURROW:  # 12.2.2
        return table.seat_of("duchy")
    lizards = table.seat_of("lizards")
    if lizards is not None and table.buildings(lizards, place):  # 10.2.4: a garden outweighs everything
        return lizards
    strength = {seat: weight(table, seat, place) for seat in seats}
    most = max(strength.values())
    leading = [seat for seat in seats if strength[seat] == most]
    if not most:
        return None
    if len(leading) == 1:
        return leading[0]
    eyrie = table.seat_of("eyrie")
    return eyrie if eyrie in leading and table.pieces(eyrie, place) else None


def weight(table: Table, seat: int, place: int) -> int:
    """Warriors, own and hired (11.2.7.III), buildings, and with the Soup Kitchens tokens, twice each."""
    own = 0 if table.factions[seat] == "riverfolk" and table.hired_by is not None else table.warriors(seat, place)
    kitchens = 2 * table.tokens(seat, place) if table.has(seat, "soup_kitchens") else 0
    return own + table.hired(seat, place) + table.buildings(seat, place) + kitchens


def ruled(table: Table, seat: int) -> set[int]:
    return {place for place in table.spots if ruler(table, place) == seat}
