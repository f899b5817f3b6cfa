"""Rule (2.5), reckoned a second time."""

from __future__ import annotations

from collections import Counter

from tests.recount.root_table import BUILDINGS, BURROW, WARRIORS, Table


def ruler(table: Table, place: int) -> int | None:
    """2.5: more warriors and buildings than each other player; a tie is nobody's, or the Eyrie's (7.2.2)."""
    if place == BURROW:  # 12.2.2
        return table.seat_of("duchy")
    lizards = table.seat_of("lizards")
    if lizards is not None and table.buildings(lizards, place):  # 10.2.4: a garden outweighs everything
        return lizards
    strength = strengths(table, place)
    most = max(strength.values(), default=0)
    leading = [seat for seat, weight in strength.items() if weight == most]
    if not most:
        return None
    if len(leading) == 1:
        return leading[0]
    eyrie, lord = table.seat_of("eyrie"), table.held("bluebird_nobles")
    if eyrie in leading and (table.fifth or table.pieces(eyrie, place)):
        return eyrie
    return lord if lord in leading and table.pieces(lord, place) else None  # E.2.2, R140


def strengths(table: Table, place: int) -> Counter[int]:
    """Warriors, on the side of whoever hired them (11.2.7.III), buildings, and with the Soup Kitchens tokens, twice
    each; those of hirelings on the side of who controls them (E.3.1)."""
    found: Counter[int] = Counter()
    for (seat, piece), number in table.spots[place].pieces.items():
        faction = table.factions[seat]
        if piece in WARRIORS[faction]:
            employer = table.hired_by if faction == "riverfolk" else None
            found[table.side(seat) if employer is None else employer] += number
        elif piece in BUILDINGS.get(faction, ()):
            found[table.side(seat)] += number
        elif table.has(seat, "soup_kitchens"):
            found[seat] += 2 * number
    return found


def ruled(table: Table, seat: int) -> set[int]:
    """What a party rules; a hireling what its controller does."""
    return {place for place in table.spots if ruler(table, place) == table.side(seat)}
