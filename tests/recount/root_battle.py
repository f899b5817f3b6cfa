"""Battle (4.3), reckoned a second time: who may fight whom and where, ambushes, and who may be hit."""

from __future__ import annotations

from tests.recount.root_table import WARRIORS, Table, cards, matches

PARTISANS = {"fox_partisans": "fox", "rabbit_partisans": "rabbit", "mouse_partisans": "mouse"}


def battles(table: Table, seat: int, places: set[int] | None = None) -> set[str]:
    """4.3: where the seat has warriors or its pawn, against an enemy who has pieces there. Hired warriors do not fight
    their own people (11.2.7.III)."""
    found = set()
    for place in table.clearings if places is None else places & set(table.clearings):
        own = table.warriors(seat, place) or table.seats[seat].pawn == str(place)
        for enemy in table.targets(seat):
            hired = table.hired(seat, place) if table.factions[enemy] != "riverfolk" else 0
            if (own or hired) and table.pieces(enemy, place) and exposed(table, seat, enemy, place):
                found.add(f"battle {place} {enemy}")
    return found


def exposed(table: Table, seat: int, enemy: int, place: int) -> bool:
    """E.2.2: the Flotilla and the Protectors cannot be battled, nor Gangs beside pieces of who controls them; the Stoic
    Protector shelters its controller; and the Uprising is battled only by who can discard a card for it."""
    name = table.factions[enemy]
    if name in ("riverfolk_flotilla", "furious_protector", "stoic_protector"):
        return False
    holder = table.holder[enemy]
    if name == "bandit_gangs" and holder is not None and table.pieces(holder, place):
        return False
    if sheltered(table, enemy, place):
        return False
    if name == "spring_uprising" and table.side(seat) == table.me:
        return any(matches(card, table.spots[place].suit) for card in table.hand)
    return True


def sheltered(table: Table, seat: int, place: int) -> bool:
    """E.2.2: whether faction pieces of this player are beside a Stoic Protector of its own."""
    return table.held("stoic_protector") == seat and table.pawn_of("stoic_protector") == str(place)


def ambushes(table: Table) -> set[str]:
    """4.3.1, 4.3.1.I: an ambush of the hand that matches the clearing of the battle, or none."""
    suit = table.spots[int(table.asked.args["clearing"])].suit
    held = [card for card in table.hand if cards()[card]["kind"] == "ambush" and matches(card, suit)]
    return {"pass", *[f"ambush {card}" for card in held]}


def effects(table: Table) -> set[str]:
    """4.3.3: the crafted cards that work in this battle and were not used in it; D.8.2 the Ronin's sword, once."""
    battle, seat = table.seen.battle, table.me
    assert battle is not None
    attacks = seat == battle.attacker
    against = battle.rolled[1] if attacks else battle.rolled[0]
    works = {"armorers": against > 0, "sappers": not attacks, "brutal_tactics": attacks}
    suit = table.spots[battle.clearing].suit
    works |= {card: suit == its for card, its in PARTISANS.items()}
    idle = [card for card in table.seats[seat].crafted if works.get(card) and card not in battle.used]
    return {"pass", *[f"use {card}" for card in idle]} | swift_strike(table, seat)


def swift_strike(table: Table, seat: int) -> set[str]:
    board = table.seats[seat].board
    if board.get("character") != "ronin" or table.memory.done["struck"]:
        return set()
    items = board["items"]
    assert isinstance(items, dict)
    return {"exhaust sword"} if items["ready"].get("sword") else set()


def order_effects(table: Table) -> set[str]:
    """4.3.3: the attacker says who begins."""
    return {f"choose {table.asked.args['attacker']}", f"choose {table.asked.args['defender']}"}


def losses(table: Table) -> list[set[str]]:
    """4.3.4: warriors first; once they are given up, buildings and tokens. What was given up so far nobody sees, so
    either may be asked for."""
    loser, place = int(table.asked.args["loser"]), int(table.asked.args["clearing"])
    ranks = WARRIORS[table.factions[loser]]
    standing = {piece for (seat, piece), number in table.spots[place].pieces.items() if seat == loser and number}
    lone = {piece for piece in standing if table.spots[place].pieces[loser, piece] <= table.memory.given_up[piece]}
    return [
        {f"lose {p}" for p in standing - lone if p in ranks},
        {f"lose {p}" for p in standing - lone if p not in ranks},
    ]
