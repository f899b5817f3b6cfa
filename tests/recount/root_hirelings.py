"""Hirelings (appendix E), reckoned a second time: what lies on their cards, how they fight, and when they can be sent.
That they rule, are enemies and hold or shelter others is where rule, moves and battles are."""

from __future__ import annotations

from typing import Final

import msgspec

from tests.recount.root_table import Table, cards

MARKED: Final = {4, 8, 12}  # A.6.4
FLOTILLA_HITS: Final = 3
BATTLE_ITEMS: Final = 2  # that the Exile exhausts to battle (E.2.4)
MUST: Final = {
    "bluebird_nobles", "spring_uprising", "riverfolk_flotilla", "furious_protector", "stoic_protector", "flame_bearers",
}  # fmt: skip


class Card(msgspec.Struct):
    """What lies on the card of a hireling."""

    acted: bool = False
    control: int = 0
    waiting: int = 0
    ready: int = 0
    spent: int = 0
    paths: list[list[int]] = []
    revealed: list[str] = []


def card(table: Table, party: int) -> Card:
    return msgspec.convert(table.seats[party].board, Card, strict=False)


def left_on_the_track(best: int) -> set[int]:
    """E.1.1: who reaches a marker takes it; nobody puts it back."""
    return {space for space in MARKED if space > best}


def revealed(table: Table, party: int) -> list[str]:
    return card(table, party).revealed


def waiting(table: Table, party: int) -> int:
    """Warriors on the card: of the Patrol those to come, of the Bandits those on paths."""
    if party < table.players:
        return 0
    mine = card(table, party)
    return mine.waiting + len(mine.paths)


def strength(table: Table, party: int, place: int) -> int:
    """4.3.2.I for warriors; the Flotilla and the Exile have figures of their own."""
    if table.factions[party] == "riverfolk_flotilla":
        return FLOTILLA_HITS
    if table.factions[party] == "the_exile":
        return card(table, party).ready + card(table, party).spent
    return table.warriors(party, place)


def at_stake(table: Table, party: int, place: int) -> int:
    """What it could lose in a battle: nothing takes a pawn, and the Exile loses items, each of them twice."""
    if table.factions[party] == "the_exile":
        mine = card(table, party)
        return 2 * mine.ready + mine.spent
    return sum(number for (owner, _), number in table.spots[place].pieces.items() if owner == party)


def exhaust(table: Table, party: int, number: int) -> None:
    """E.2.2: turn face-up items of the Exile face down."""
    mine = card(table, party)
    table.seats[party].board |= {"ready": mine.ready - number, "spent": mine.spent + number}


def remove_items(table: Table, party: int, number: int) -> None:
    """E.2.2: remove exhausted items of the Exile from the game."""
    table.seats[party].board |= {"spent": card(table, party).spent - number}


def sentries(table: Table, seat: int, place: int) -> int:
    """E.2.2: a hit more beside own buildings and tokens."""
    if table.held("raven_sentries") != seat:
        return 0
    others = sum(number for (owner, _), number in table.spots[place].pieces.items() if owner == seat)
    return int(others > table.warriors(seat, place))


def offers(table: Table, seat: int) -> set[str]:
    """What hirelings let a player do at a pause of its turn: the Exile takes items."""
    found: set[str] = set()
    if table.seen.turn != seat:
        return found
    forest = table.pawn_of("the_exile")
    if forest is not None and any(table.pieces(seat, place) for place in edge(table, forest)):
        mine = table.seats[seat]
        found |= {f"donate {item}" for item, number in mine.box.items() if number}
        found |= {f"donate_turned {item}" for item, number in mine.turned.items() if number}
    return found


def edge(table: Table, forest: str) -> list[int]:
    return next((wood["clearings"] for wood in table.map["forests"] if wood["id"] == forest), [])


def orders(table: Table, seat: int) -> set[str]:
    """All that might be offered of sending hirelings now."""
    return smuggled(table, seat) | sendable(table, seat)


def driven(orders: set[str]) -> bool:
    """E.2.3: whether one of these must act."""
    return any(order.removeprefix("command ") in MUST for order in orders)


def waylaid(table: Table, seat: int, origin: str | None, target: str) -> bool:
    """E.2.2: whether a bandit that is an enemy lies on the path between two clearings."""
    if "highway_bandits" not in table.factions or origin is None or not (origin.isdigit() and target.isdigit()):
        return False
    bandits = table.factions.index("highway_bandits")
    return bandits in table.enemies(seat) and sorted((int(origin), int(target))) in card(table, bandits).paths


def smuggled(table: Table, seat: int) -> set[str]:
    """E.2.2: cards that show an item, in the Daylight of who controls the Smugglers."""
    if table.held("rat_smugglers") != seat or table.seen.phase != "daylight" or table.seen.turn != seat:
        return set()
    return {f"smuggle {name}" for name in table.hand if cards()[name]["item"] is not None}


def sendable(table: Table, seat: int) -> set[str]:
    """The hirelings that could be sent: the own that have not acted this turn."""
    parties = range(table.players, len(table.seats))
    mine = [party for party in parties if table.holder[party] == seat and not card(table, party).acted]
    return {f"command {table.factions[party]}" for party in mine}
