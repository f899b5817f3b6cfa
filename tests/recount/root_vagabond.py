"""Chapter 9 and appendix D, reckoned a second time: the Vagabonds and their characters."""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec

from tests.recount.root_battle import battles, exposed, sheltered
from tests.recount.root_crafts import craftable
from tests.recount.root_moves import adjacent, harbours, ignores_rule, may_enter, may_leave
from tests.recount.root_rule import ruler
from tests.recount.root_table import FIRST_FOREST, WARRIORS, Table, matches, quests

SLIP: Final = -1  # 9.4.2: no boots, forests are open, nothing holds the pawn
ON_TRACKS: Final = ("tea", "coins", "bag")
TRACK: Final = 3  # 9.2.5.I
STEPS: Final = {"indifferent": (1, 1), "amiable": (2, 2), "friendly": (3, 2)}  # relation → aids to the next, its points
START: Final = {  # D.1.1 to D.9.1
    "thief": ("boots", "torch", "tea", "sword"), "tinker": ("boots", "torch", "bag", "hammer"),
    "ranger": ("boots", "torch", "crossbow", "sword"), "vagrant": ("coins", "torch", "boots"),
    "arbiter": ("boots", "torch", "sword", "sword"), "scoundrel": ("boots", "boots", "torch", "crossbow"),
    "adventurer": ("boots", "torch", "hammer"), "ronin": ("boots", "boots", "torch", "sword"),
    "harrier": ("coins", "torch", "sword", "crossbow"),
}  # fmt: skip


class Items(msgspec.Struct):
    ready: dict[str, int]
    spent: dict[str, int]
    damaged: dict[str, int]
    damaged_spent: dict[str, int]


class Board(msgspec.Struct):
    character: str | None
    items: Items
    relations: dict[str, str]
    aids: list[int]
    done: list[str]
    improvised: bool
    track: dict[str, int] = {}  # of the fifth edition


def board(table: Table, seat: int) -> Board:
    return msgspec.convert(table.seats[seat].board, Board)


def here(table: Table, seat: int) -> int | None:
    """The clearing where the pawn stands; none in a forest."""
    pawn = table.seats[seat].pawn
    return int(pawn) if pawn is not None and "_" not in pawn else None


def swords(table: Table, seat: int) -> int:
    """9.2.4, 9.2.6: undamaged ones, whichever side is up."""
    items = board(table, seat).items
    return items.ready.get("sword", 0) + items.spent.get("sword", 0)


def related(table: Table, seat: int) -> list[int]:
    """9.2.9: everyone but Vagabonds."""
    return [other for other in table.others(seat) if not table.factions[other].startswith("vagabond")]


def hostile(table: Table, seat: int) -> list[int]:
    relations = board(table, seat).relations
    return [other for other in related(table, seat) if relations[table.factions[other]] == "hostile"]


def forest_number(table: Table, name: str) -> int:
    return FIRST_FOREST + [forest["id"] for forest in table.map["forests"]].index(name)


# ---- 9.2.5 tracks


def on_track(table: Table, seat: int, item: str) -> int:
    """9.2.5.I: what lies face up, as far as its track goes; by the fifth edition he may have moved some away."""
    mine = board(table, seat)
    if item not in ON_TRACKS:
        return 0
    return mine.track.get(item, 0) if table.fifth else min(TRACK, mine.items.ready.get(item, 0))


def full(table: Table, item: str) -> bool:
    """9.2.5.I of the fifth edition: whether an item finds its track full."""
    return on_track(table, table.me, item) == TRACK


def free_moves(table: Table, seat: int) -> set[str]:
    """9.2.5.III of the fifth edition, E1: to the track while it has a space; to the satchel, unless one of the kind was
    moved to the track this turn."""
    if not table.fifth or not table.factions[seat].startswith("vagabond") or table.seen.phase == "evening":
        return set()
    ready, found = board(table, seat).items.ready, set()
    for item in ON_TRACKS:
        there = on_track(table, seat, item)
        if there < TRACK and ready.get(item, 0) > there:
            found.add(f"find {item}")
        if there and not table.memory.done[f"lifted {item}"]:
            found.add(f"part_with {item}")
    return found


def due_on_tracks(told: Board, after: Board) -> dict[str, int]:
    """What should lie on the tracks by what was told and by what lies face up now: what came since goes to its track
    while that has a space, and the satchel is emptied first (E1)."""
    due = {}
    for item in ON_TRACKS:
        now = after.items.ready.get(item, 0)
        came = max(0, now - told.items.ready.get(item, 0))
        due[item] = min(TRACK, told.track.get(item, 0) + came, now)
    return {item: number for item, number in due.items() if number}


# ---- moving


def walks(table: Table, seat: int, boots: int) -> set[str]:
    """9.5.1, 9.4.2: where the pawn may go for so many boots, and one more where hostile warriors stand."""
    place, pawn, forests = here(table, seat), table.seats[seat].pawn, table.map["forests"]
    sea = set[int]()
    if place is None:
        forest = next(forest for forest in forests if forest["id"] == pawn)
        near, beyond = set(forest["clearings"]), set(forest["adjacent"])
    elif boots == SLIP or may_leave(table, seat, place):
        near, beyond = adjacent(table, seat, place), {f["id"] for f in forests if place in f["clearings"]}
        if place == table.seen.ferry and not table.memory.ferried:  # C.2.5
            sea = harbours(table, place)
    else:
        return set()
    ready = board(table, seat).items.ready.get("boots", 0)
    ways = {f"go {to}": to for to in near} | {f"sail {to} x1": to for to in sea}
    found = {text for text, to in ways.items() if may_enter(table, seat, to)}
    if boots == SLIP:
        return found | {f"go {forest_number(table, forest)}" for forest in beyond}
    return {text for text in found if boots + guarded(table, seat, ways[text]) <= ready}


def guarded(table: Table, seat: int, place: int) -> bool:
    """9.2.9.III.b: any warrior of a hostile faction."""
    return any(table.warriors(other, place) for other in hostile(table, seat))


def slip(table: Table) -> set[str]:
    return {"pass"} | walks(table, table.me, SLIP)


def bring_allies(table: Table) -> set[str]:
    """9.2.9.II.b, 1.5.5, R28: warriors of one ally who could make that move by their own rules."""
    seat, answers = table.me, {"pass"}
    origin, target = int(table.asked.args["origin"]), int(table.asked.args["target"])
    relations = board(table, seat).relations
    for ally in related(table, seat):
        if relations[table.factions[ally]] != "allied":
            continue
        crossed = table.memory.done["sailed"] > 0
        near = crossed or target in adjacent(table, ally, origin)
        swims = table.factions[ally] == "riverfolk" and target in table.rivers[origin] and not crossed
        rules = ignores_rule(table, ally) or ally in (ruler(table, origin), ruler(table, target)) or swims
        if near and rules and may_leave(table, ally, origin) and may_enter(table, ally, target):
            number = table.spots[origin].pieces[ally, "warrior"]
            answers |= {f"bring {ally} x{count}" for count in range(1, number + 1)}
    return answers


# ---- 9.5 Daylight


def wander(table: Table) -> set[str]:
    seat, place = table.me, here(table, table.me)
    items = board(table, seat).items
    ready = Counter(items.ready)
    answers = {"pass"}
    if ready["boots"]:
        answers |= walks(table, seat, 1)
    if ready["sword"]:
        answers |= battles(table, seat)
    if ready["torch"]:
        answers |= {"explore"} if place and table.spots[place].ruin else set()
        answers |= specials(table, seat)
    if ready["crossbow"] and place:
        exposed_there = [enemy for enemy in table.targets(seat) if not sheltered(table, enemy, place)]
        answers |= {f"strike {enemy}" for enemy in exposed_there if struck(table, enemy, place)}
    if ready["hammer"]:
        answers |= {f"repair {item}" for item, number in items.damaged.items() if number}
        answers |= {f"repair_spent {item}" for item, number in items.damaged_spent.items() if number}
        answers |= {f"craft {card}" for card in craftable(table, seat, hammers(table, seat))}
    if ready.total() and place:
        gifts = [card for card in table.hand if matches(card, table.spots[place].suit)]
        known = table.others(seat) if table.fifth else related(table, seat)
        aided = [other for other in known if table.pieces(other, place)]
        answers |= {f"aid {other} {card}" for other in aided for card in gifts}
    return answers | {f"quest {quest}" for quest in feasible(table, seat)}


def hammers(table: Table, seat: int) -> Counter[str]:
    """9.2.1: face-up hammers, of the suit of the clearing where he is."""
    place = here(table, seat)
    suit = table.spots[place].suit if place is not None else None
    return Counter({suit: board(table, seat).items.ready.get("hammer", 0)}) if suit else Counter()


def struck(table: Table, enemy: int, place: int) -> set[str]:
    """9.5.6: a warrior; another piece if there is none. The warlord falls in battle only (14.2.2, R99)."""
    if table.warriors(enemy, place):
        return {"warrior"} if table.spots[place].pieces[enemy, "warrior"] else set()
    return {piece for (seat, piece), number in table.spots[place].pieces.items() if seat == enemy and number}


def strike_piece(table: Table) -> set[str]:
    place = here(table, table.me)
    assert place is not None
    return {f"lose {piece}" for piece in struck(table, int(table.asked.args["other"]), place)}


def feasible(table: Table, seat: int) -> list[str]:
    """9.5.5: open quests of the suit of the clearing whose items he has face up, or can make do (D.7.2)."""
    place = here(table, seat)
    suit = table.spots[place].suit if place is not None else None
    open_here = [quest for quest in table.seen.quests if suit and quests()[quest]["suit"] == suit]
    return [quest for quest in open_here if can_do(table, seat, quest) or improvisations(table, seat, quest)]


def can_do(table: Table, seat: int, quest: str) -> bool:
    return not Counter(quests()[quest]["items"]) - Counter(board(table, seat).items.ready)


def improvisations(table: Table, seat: int, quest: str) -> set[str]:
    """D.7.2: once a turn any item for one of the two."""
    mine = board(table, seat)
    if mine.character != "adventurer" or mine.improvised:
        return set()
    found, ready = set(), Counter(mine.items.ready)
    for missing in set(quests()[quest]["items"]):
        rest = Counter(quests()[quest]["items"]) - Counter([missing])
        for item in ready:
            if ready[item] and item != missing and not rest - (ready - Counter([item])):
                found.add(f"improvise {item} for {missing}")
    return found


def improvise_quest(table: Table) -> set[str]:
    quest = str(table.asked.args["quest"])
    plain = {"pass"} if can_do(table, table.me, quest) else set()
    return plain | improvisations(table, table.me, quest)


def specials(table: Table, seat: int) -> set[str]:
    """9.5.9: what a torch buys."""
    mine, place = board(table, seat), here(table, seat)
    hurt = any(mine.items.damaged.values()) or any(mine.items.damaged_spent.values())
    if mine.character == "vagrant" and place:
        return instigations(table, place)
    works = {
        "thief": bool(place and victims(table, seat)),
        "tinker": bool(place and salvage(table, place)),
        "ranger": hurt,
        "scoundrel": place is not None,
        "harrier": bool(landings(table, seat)),
    }
    return {"special"} if works.get(mine.character or "") else set()


def victims(table: Table, seat: int) -> list[int]:
    place = here(table, seat)
    return [
        other for other in table.others(seat) if place and table.pieces(other, place) and table.seats[other].hand.size
    ]


def salvage(table: Table, place: int) -> set[str]:
    return {card for card in table.seen.discard if matches(card, table.spots[place].suit)}


def instigations(table: Table, place: int) -> set[str]:
    """D.4.2: anyone who could attack there, against an enemy of theirs."""
    found = set()
    for attacker in range(table.players):  # E.3.4: a hireling attacks only as its card says
        if table.warriors(attacker, place) or table.seats[attacker].pawn == str(place):
            present = [enemy for enemy in table.targets(attacker) if table.pieces(enemy, place)]
            found |= {f"instigate {attacker} {enemy}" for enemy in present if exposed(table, attacker, enemy, place)}
    return found


def landings(table: Table, seat: int) -> set[int]:
    """D.9.2: any clearing, as far as moving there is allowed at all."""
    place = here(table, seat)
    if place is not None and not may_leave(table, seat, place):
        return set()
    return {to for to in table.clearings if to != place and may_enter(table, seat, to)}


def glide(table: Table) -> set[str]:
    return {f"go {to}" for to in landings(table, table.me)}


def steal(table: Table) -> set[str]:
    return {f"choose {other}" for other in victims(table, table.me)}


def day_labor(table: Table) -> set[str]:
    place = here(table, table.me)
    return {f"pick_up {card}" for card in salvage(table, place)} if place else set()


def hideout(table: Table) -> set[str]:
    items = board(table, table.me).items
    whole = {f"repair {item}" for item, number in items.damaged.items() if number}
    return whole | {f"repair_spent {item}" for item, number in items.damaged_spent.items() if number}


def exhaust_any(table: Table) -> set[str]:
    return {f"exhaust {item}" for item, number in board(table, table.me).items.ready.items() if number}


def make_room(table: Table) -> set[str]:
    """9.2.5.I, 9.2.5.III of the fifth edition: what was crafted finds its track full."""
    item = str(table.asked.args["item"])
    return {"pass", f"find {item}"} if full(table, item) else set()


def ask_item(table: Table) -> set[str]:
    """9.5.4: one of the items that they crafted, or none; by the fifth edition none only if one finds no room."""
    other = table.seats[int(table.asked.args["other"])]
    up = {f"ask {item}" for item, number in other.box.items() if number}
    offered = {item for box in (other.box, other.turned) for item, number in box.items() if number}
    return (
        ({"pass"} if not table.fifth or any(full(table, item) for item in offered) else set())
        | up
        | {f"ask_turned {item}" for item, number in other.turned.items() if number}
    )


def refresh(table: Table) -> set[str]:
    """9.4.1"""
    items = board(table, table.me).items
    whole = {f"refresh {item}" for item, number in items.spent.items() if number}
    return whole | {f"refresh_damaged {item}" for item, number in items.damaged_spent.items() if number}


def take_hit(table: Table) -> list[set[str]]:
    """9.2.7, 9.2.9.II.d: an undamaged item, or a warrior of the ally who fights beside him, until all are given up."""
    mine, battle = board(table, table.me), table.seen.battle
    answers = {f"damage {item}" for item, number in mine.items.ready.items() if number}
    answers |= {f"damage_spent {item}" for item, number in mine.items.spent.items() if number}
    if battle is None or battle.ally is None or battle.attacker != table.me:
        return [answers]
    pieces = table.spots[battle.clearing].pieces
    left = {p for p in WARRIORS[table.factions[battle.ally]] if pieces[battle.ally, p] > table.memory.given_up[p]}
    return [answers | {f"lose {piece}" for piece in left}]


def call_allies(table: Table) -> set[str]:
    """9.2.9.II.c: an ally with warriors there, whom he does not attack; by the fifth edition against no ally."""
    place, defender = int(table.asked.args["clearing"]), int(table.asked.args["defender"])
    relations = board(table, table.me).relations
    if table.fifth and relations.get(table.factions[defender]) == "allied":
        return set()
    allies = [o for o in related(table, table.me) if relations[table.factions[o]] == "allied" and o != defender]
    return {"pass", *[f"ally {other}" for other in allies if table.warriors(other, place)]}


def whole_items(table: Table, seat: int) -> int:
    """9.2.7: those that can be damaged."""
    items = board(table, seat).items
    return sum(items.ready.values()) + sum(items.spent.values())


def hire_arbiter(table: Table) -> set[str]:
    """D.5.2: who stands there and does not fight himself; by the fifth edition, who does not defend."""
    place, fighting = str(table.asked.args["clearing"]), [table.asked.args["defender"]]
    fighting += [] if table.fifth else [table.asked.args["attacker"]]
    arbiters = [
        seat
        for seat, other in enumerate(table.seats)
        if other.board.get("character") == "arbiter" and other.pawn == place and seat not in fighting
    ]
    return {"pass", *[f"hire {seat}" for seat in arbiters]}


def reward(_: Table) -> set[str]:
    """9.5.5"""
    return {"points", "cards"}


def drop_item(table: Table) -> set[str]:
    """9.6.4: what lies in the satchel or is damaged."""
    items = board(table, table.me).items
    answers = {f"drop {i}" for i, n in items.ready.items() if n > on_track(table, table.me, i)}
    answers |= {f"drop_spent {item}" for item, number in items.spent.items() if number}
    answers |= {f"drop_damaged {item}" for item, number in items.damaged.items() if number}
    return answers | {f"drop_damaged_spent {item}" for item, number in items.damaged_spent.items() if number}


def coalitions(table: Table, seat: int, held: list[str]) -> set[str]:
    """9.2.8, R40: among four or more, with the poorest of those who still score, if it is in no coalition."""
    partners = {other.partner for other in table.seats if other.partner is not None}
    scoring = [o for o in table.others(seat) if not table.seats[o].dominance and table.seats[o].partner is None]
    if table.players < 4 or seat in partners or not scoring:
        return set()
    least = min(table.seats[other].points or 0 for other in scoring)
    taken = set() if table.fifth else partners  # the fifth edition lets two share one
    chosen = [o for o in scoring if table.seats[o].points == least and o not in taken]
    return {f"coalition {card} {other}" for card in held for other in chosen}


def draws(table: Table, seat: int) -> int:
    """9.6.2"""
    return 1 + on_track(table, seat, "coins")
