"""Chapter 15, reckoned a second time: the Keepers in Iron."""

from __future__ import annotations

from typing import Final

import msgspec

from tests.recount.root_battle import battles
from tests.recount.root_moves import moves
from tests.recount.root_rule import ruled
from tests.recount.root_table import BUILDINGS, FIRST_FOREST, SUITS, Table, matches, suit_of

DUTIES: Final = ("move", "delve", "recover")
TYPES: Final = ("figure", "tablet", "jewelry")
MOST_SERVANTS: Final = 10
WAYSTATIONS: Final = tuple(BUILDINGS["keepers"])


class Board(msgspec.Struct):
    forests: dict[str, list[str]]
    relics: dict[str, list[int]]
    retinue: dict[str, list[str]]
    idle: dict[str, list[str]]


def board(table: Table, seat: int) -> Board:
    return msgspec.convert(table.seats[seat].board, Board)


def relics_at(table: Table, seat: int, place: int) -> set[str]:
    pieces = table.spots[place].pieces
    return {name for (owner, name), n in pieces.items() if owner == seat and n and name.startswith(TYPES)}


def act(table: Table) -> set[str]:
    """15.5.2: what a servant of the leftmost column can do, where it matches."""
    seat, mine = table.me, board(table, table.me)
    duty = next(name for name in DUTIES if mine.idle[name])
    reach = {place for servant in mine.idle[duty] for place in table.matching(servant)}
    if duty == "move":
        return {"pass"} | moves(table, seat, reach)
    if duty == "delve":
        armed = {place for place in reach if table.warriors(seat, place)}
        fights = battles(table, seat, {place for place in armed if enemies_at(table, seat, place)})
        calm = {place for place in armed if not any(fight.startswith(f"battle {place} ") for fight in fights)}
        return {"pass"} | fights | delves(table, seat, calm)
    return {"pass"} | moves(table, seat, reach) | recoveries(table, seat, reach)


def enemies_at(table: Table, seat: int, place: int) -> bool:
    """G.1.30: hired warriors are no pieces of an enemy."""
    for enemy in table.enemies(seat):
        borrowed = table.hired(seat, place) if table.factions[enemy] == "riverfolk" else 0
        if table.pieces(enemy, place) > borrowed:
            return True
    return False


def delves(table: Table, seat: int, places: set[int]) -> set[str]:
    """15.5.2.II: where they rule and a warrior is, any relic of a forest beside it."""
    forests, found = board(table, seat).forests, set[str]()
    for place in places & ruled(table, seat):
        if table.warriors(seat, place):
            for number, forest in enumerate(table.map["forests"]):
                if place in forest["clearings"]:
                    found |= {f"delve {place} {FIRST_FOREST + number} {relic}" for relic in forests[forest["id"]]}
    return found


def delve_after_battle(table: Table) -> set[str]:
    return {"pass"} | delves(table, table.me, {int(table.asked.args["clearing"])})


def recoveries(table: Table, seat: int, places: set[int]) -> set[str]:
    """15.5.2.III.a: a relic of the type that a waystation shows there."""
    found = set()
    for place in places:
        shown = [w.split("_")[1] for w in WAYSTATIONS if table.spots[place].pieces[seat, w]]
        found |= {f"recover {place} {relic}" for relic in relics_at(table, seat, place) if relic.split("_")[0] in shown}
    return found


def recover_more(table: Table) -> set[str]:
    return {"pass"} | recoveries(table, table.me, {int(table.asked.args["clearing"])})


def encamp(table: Table) -> set[str]:
    """15.4.1: a warrior makes way for a waystation, once in a clearing; who is driven out comes back on the edge."""
    seat = table.me
    left = waystations_left(table, seat)
    if not table.where(seat, "warrior", "waystation"):
        edge = [place for place in table.map["edge"] if table.may_place(seat, place)]
        built = {f"encamp {place} {w}" for place in edge for w in left if table.free_slots(place) > 0}
        return built or {f"settle {place}" for place in edge} or {"pass"}
    sites = [
        p for p in table.where(seat, "warrior") if table.may_build(seat, p) and not table.memory.done[f"camped {p}"]
    ]
    return {"pass", *[f"encamp {place} {w}" for place in sites for w in left]}


def waystations_left(table: Table, seat: int) -> list[str]:
    """15.2.2: a marker on the map keeps both its sides."""
    left = []
    for waystation in WAYSTATIONS:
        _, up, down = waystation.split("_")
        if not table.where(seat, waystation) and not table.where(seat, f"waystation_{down}_{up}"):
            left.append(waystation)
    return left


def decamp(table: Table) -> set[str]:
    """15.4.2"""
    seat, answers = table.me, {"pass"}
    if not table.supply(seat, "warrior"):
        return answers
    for place in table.where(seat, "waystation"):
        if table.may_place(seat, place) and not table.memory.done[f"decamped {place}"]:
            answers |= {f"decamp {place} {w}" for w in WAYSTATIONS if table.spots[place].pieces[seat, w]}
    return answers


def knights(table: Table) -> set[str]:
    """15.4.3"""
    seat, answers = table.me, {"pass"}
    if table.supply(seat, "warrior"):
        for place in table.where(seat, "waystation"):
            if table.may_place(seat, place):
                answers |= {
                    f"knight {place} for {card}" for card in table.hand if matches(card, table.spots[place].suit)
                }
    return answers


def carry(table: Table) -> set[str]:
    """15.2.4"""
    return {"pass", *[f"carry {relic}" for relic in relics_at(table, table.me, int(table.asked.args["origin"]))]}


def gather(table: Table) -> set[str]:
    """15.6.2: cards to the columns, or one servant to another column."""
    mine, answers = board(table, table.me), {"pass"}
    if sum(map(len, mine.retinue.values())) < MOST_SERVANTS:
        answers |= {f"gather {card}:{duty}" for card in table.hand for duty in DUTIES}
    if not table.memory.done["gathered"]:
        for post in DUTIES:
            for servant in mine.retinue[post]:
                answers |= {f"reassign {servant} {post}>{duty}" for duty in DUTIES if duty != post}
    return answers


def enshrine(table: Table) -> set[str]:
    return {f"enshrine {FIRST_FOREST + number}" for number in range(len(table.map["forests"]))}


def servants(table: Table) -> list[set[str]]:
    """15.5.2: those of the column that match the clearing; which that is the view does not tell."""
    idle = board(table, table.me).idle
    duty = next(name for name in DUTIES if idle[name])
    alike = duty == "move"  # none is ever discarded there, so one of each suit stands for all
    found = []
    for suit in SUITS:
        able = [servant for servant in idle[duty] if suit_of(servant) in (suit, "bird")]
        if alike:
            able = [one for place, one in enumerate(able) if suit_of(one) not in map(suit_of, able[:place])]
        found.append({f"serve {servant}" for servant in able})
    return found


def draws(table: Table, seat: int) -> int:
    """15.6.3"""
    return 1 + table.standing(seat, "waystation")
