"""Moving (4.2), reckoned a second time: what is adjacent to whom, and every move of warriors that a seat may make."""

from __future__ import annotations

from tests.recount.root_rule import ruled
from tests.recount.root_table import BURROW, Table


def adjacent(table: Table, seat: int, place: int) -> set[int]:
    """2.2.1, and what is a path to this seat alone."""
    near = set(table.paths[place])
    if by_river(table, seat):
        near |= table.rivers[place]
    if table.has(seat, "tunnels"):  # clearings with crafting pieces of its own
        joined = set(table.crafting_places(seat))
        near |= joined if place in joined else set()
    if table.factions[seat] == "duchy":  # 12.2.2
        tunnels = table.where(seat, "tunnel")
        near |= tunnels if place == BURROW else {BURROW} & ({BURROW} if place in tunnels else set())
    return near - {place}


def by_river(table: Table, seat: int) -> bool:
    """11.2.2 swimmers, 11.2.7.II riverboats, and the Boat Builders."""
    boats = table.hire.boats and table.hire.customer == seat
    return table.factions[seat] == "riverfolk" or boats or table.has(seat, "boat_builders")


def ignores_rule(table: Table, seat: int) -> bool:
    """13.2.3, 9.2.3, and the Corvid Planners."""
    nimble = table.factions[seat] in ("corvids", "vagabond", "vagabond2")
    return nimble or table.has(seat, "corvid_planners")


def may_enter(table: Table, seat: int, place: int) -> bool:
    """D.6.2: nobody moves to scorched earth. 12.2.2: nobody else into the Burrow."""
    return not table.spots[place].scorched and (place != BURROW or table.factions[seat] == "duchy")


def may_leave(table: Table, seat: int, place: int) -> bool:
    """13.7.2: a snare that lies face up holds the pieces of enemies. E.2.2: a Band holds those who came this turn."""
    for band in ("popular_band", "street_band"):
        if band in table.factions and table.factions.index(band) in table.enemies(seat):
            plays = table.spots[place].pieces[table.factions.index(band), "warrior"]
            if plays and (seat, place) in table.memory.came:
                return False
    crows = table.seat_of("corvids")
    held = crows is not None and crows in table.enemies(seat) and table.spots[place].pieces[crows, "snare"]
    return not held


def journeys(table: Table, seat: int, free: bool = False) -> set[tuple[int, int, bool]]:
    """Every pair of clearings between which warriors of the seat could move, whoever stands there: from, to, and
    whether by ferry. 4.2.1: one of the two must be ruled, unless the seat or this move is `free` of that."""
    own = ruled(table, seat)
    if table.held("otter_divers") == seat:  # E.2.2
        own |= {place for place in table.clearings if table.rivers[place]}
    free = free or ignores_rule(table, seat)
    swims = table.factions[seat] == "riverfolk"  # 11.2.2: along the river whoever rules
    found = set()
    for origin in table.spots:
        if not may_leave(table, seat, origin):
            continue
        for target in adjacent(table, seat, origin):
            open_way = free or (swims and target in table.rivers[origin]) or own & {origin, target}
            if open_way and may_enter(table, seat, target):
                found.add((origin, target, False))
        if origin == table.seen.ferry and not table.memory.ferried:  # C.2.5
            for target in harbours(table, origin):
                if may_enter(table, seat, target) and (free or own & {origin, target}):
                    found.add((origin, target, True))
    return found


def harbours(table: Table, place: int) -> set[int]:
    """C.2.5: where the ferry goes: along the coast of the lake, or to the next clearings on the river."""
    return set(table.map["coast"]) - {place} if table.map["coast"] else set(table.rivers[place])


def moves(table: Table, seat: int, origins: set[int] | None = None, free: bool = False) -> set[str]:
    """4.2, 4.2.2: any number of warriors, at least one, of those that are no warlord (14.2.2 has his own verb)."""
    found = set()
    for origin, target, ferry in journeys(table, seat, free):
        if origins is None or origin in origins:
            for number in range(1, table.spots[origin].pieces[seat, "warrior"] + 1):
                found.add(f"sail {target} x{number}" if ferry else f"move {origin}>{target} x{number}")
    return found


def marches(table: Table, seat: int) -> set[str]:
    """14.2.2, 4.2: the warlord goes, with any number of warriors from his clearing, or none."""
    found = set()
    for origin, target, ferry in journeys(table, seat):
        if table.spots[origin].pieces[seat, "warlord"]:
            for number in range(table.spots[origin].pieces[seat, "warrior"] + 1):
                found.add(f"embark {target} x{number}" if ferry else f"march {origin}>{target} x{number}")
    return found
