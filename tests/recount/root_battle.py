"""Battle (4.3), reckoned a second time: who may fight whom and where, ambushes, and who may be hit."""

from __future__ import annotations

from tests.recount.root_table import Table, cards, matches


def battles(table: Table, seat: int, places: set[int] | None = None) -> set[str]:
    """4.3: where the seat has warriors or its pawn, against an enemy who has pieces there. Hired warriors do not fight
    their own people (11.2.7.III)."""
    found = set()
    for place in table.clearings if places is None else places & set(table.clearings):
        own = table.warriors(seat, place) or table.seats[seat].pawn == str(place)
        for enemy in table.enemies(seat):
            hired = table.hired(seat, place) if table.factions[enemy] != "riverfolk" else 0
            if (own or hired) and table.pieces(enemy, place):
                found.add(f"battle {place} {enemy}")
    return found


def ambushes(table: Table) -> set[str]:
    """4.3.1, 4.3.1.I: an ambush of the hand that matches the clearing of the battle, or none."""
    suit = table.spots[int(table.asked.args["clearing"])].suit
    held = [card for card in table.hand if cards()[card]["kind"] == "ambush" and matches(card, suit)]
    return {"pass", *[f"ambush {card}" for card in held]}
