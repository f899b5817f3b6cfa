"""Chapter 14, reckoned a second time: the Lord of the Hundreds."""

from __future__ import annotations

from typing import Final

import msgspec

from tests.recount.root_battle import battles
from tests.recount.root_crafts import craftable
from tests.recount.root_moves import adjacent, marches, moves
from tests.recount.root_rule import ruled
from tests.recount.root_table import Table, cards, matches

MOODS: Final = {  # the item whose presence in the Hoard forbids each
    "bitter": "hammer", "grandiose": "tea", "jubilant": "boots", "lavish": "", "relentless": "bag",
    "rowdy": "coins", "stubborn": "crossbow", "wrathful": "sword",
}  # fmt: skip
COMMAND: Final = ("boots", "bag", "coins")
VALUE: Final = (1, 2, 2, 3, 4)  # 14.2.4.II: by items on the track
OPPRESSION: Final = (0, 1, 1, 2, 2, 3, 4)  # 14.6.2


class Board(msgspec.Struct):
    mood: str
    hoard: dict[str, list[str]]
    command: int
    prowess: int


def board(table: Table, seat: int) -> Board:
    return msgspec.convert(table.seats[seat].board, Board)


def warlord(table: Table, seat: int) -> set[int]:
    return table.where(seat, "warlord")


def strongholds(table: Table) -> set[str]:
    """14.5.1, 14.2.3: an item is crafted for its points, or kept."""
    able = craftable(table, table.me)
    kept = {f"hoard {card}" for card in able if cards()[card]["item"] is not None}
    return {"pass"} | {f"craft {card}" for card in able} | kept


def command(table: Table) -> set[str]:
    """14.5.2"""
    seat = table.me
    answers = {"pass"} | battles(table, seat) | moves(table, seat) | marches(table, seat)
    if table.supply(seat, "stronghold"):
        for place in ruled(table, seat):
            if table.may_build(seat, place):
                fitting = [card for card in table.hand if matches(card, table.spots[place].suit)]
                answers |= {f"fortify {place} for {card}" for card in fitting}
    return answers


def advance(table: Table) -> set[str]:
    """14.5.3, and 14.7.5 once more."""
    return {"pass"} | marches(table, table.me) | battles(table, table.me, warlord(table, table.me))


def clash(table: Table) -> set[str]:
    return {"pass"} | battles(table, table.me, warlord(table, table.me))


def incite(table: Table) -> set[str]:
    """14.6.1: a mob for a card, where warriors or the warlord stand and no mob does."""
    seat, answers = table.me, {"pass"}
    if not table.supply(seat, "mob"):
        return answers
    for place in set(table.clearings) - table.where(seat, "mob"):
        if table.warriors(seat, place) and table.may_place(seat, place):
            answers |= {f"incite {place} for {card}" for card in table.hand if matches(card, table.spots[place].suit)}
    return answers


def frontier(table: Table, seat: int) -> set[int]:
    """14.4.1: next to a mob and without one."""
    mobs = table.where(seat, "mob")
    near = {place for mob in mobs for place in adjacent(table, seat, mob)} & set(table.clearings)
    return {place for place in near - mobs if table.may_place(seat, place)} if table.supply(seat, "mob") else set()


def place_mob(table: Table) -> set[str]:
    return {f"mob {place}" for place in frontier(table, table.me) & table.of_suit(str(table.asked.args["suit"]))}


def moods(table: Table) -> set[str]:
    """14.4.4: another one, whose item is not in the Hoard."""
    mine = board(table, table.me)
    hoard = {item for track in mine.hoard.values() for item in track}
    return {f"mood {mood}" for mood, item in MOODS.items() if mood != mine.mood and item not in hoard} or {"pass"}


def anoint(table: Table) -> set[str]:
    """14.4.3: in place of a warrior; without one, anywhere (R107)."""
    free = {place for place in table.clearings if table.may_place(table.me, place)}
    return {f"anoint {place}" for place in table.where(table.me, "warrior") & free or free}


def overflow(table: Table) -> set[str]:
    """14.2.4.I: the new item, or one of its full track."""
    item = str(table.asked.args["item"])
    track = board(table, table.me).hoard["command" if item in COMMAND else "prowess"]
    return {f"part_with {one}" for one in {item, *track}}


def take_loot(table: Table) -> set[str]:
    other = table.seats[int(table.asked.args["other"])]
    up = {f"plunder {item}" for item, number in other.box.items() if number}
    return up | {f"plunder_turned {item}" for item, number in other.turned.items() if number}


def embitter(table: Table) -> set[str]:
    """14.7.1: mobs of the warlord's clearing and of those next to it."""
    seat, here = table.me, warlord(table, table.me)
    near = here | {place for lord in here for place in adjacent(table, seat, lord)}
    return {"pass", *[f"call_off {place}" for place in near & table.where(seat, "mob")]}


def declare_loot(_: Table) -> set[str]:
    """14.2.5"""
    return {"pass", "loot"}


def revel(_: Table) -> set[str]:
    """14.7.3"""
    return {"pass", "roll_mob"}


def enemies_at(table: Table, seat: int, place: int) -> int:
    """G.1.11: pieces of enemies, pawns too; hired warriors are none."""
    number = 0
    for enemy in table.enemies(seat):
        number += table.pieces(enemy, place)
        if table.factions[enemy] == "riverfolk" and table.hired_by == seat:
            number -= table.warriors(enemy, place)
    return number


def oppression(table: Table, seat: int) -> int:
    """14.6.2: ruled clearings with a piece of theirs and none of an enemy."""
    own = [p for p in ruled(table, seat) if p in table.clearings and table.pieces(seat, p)]
    return OPPRESSION[min(6, sum(not enemies_at(table, seat, place) for place in own))]


def draws(table: Table, seat: int) -> int:
    """14.6.3, 14.7.6"""
    if board(table, seat).mood != "rowdy":
        return 1
    return 3 if any(enemies_at(table, seat, place) >= 3 for place in warlord(table, seat)) else 2
