"""What may be done at any pause of a phase (1.4.2): crafted cards (4.1.3), dominance (3.3), closed paths (C.3.3) and
the exposure of plots (13.2.4); and the questions that crafted cards ask."""

from __future__ import annotations

from tests.recount import root_hirelings
from tests.recount.root_battle import battles, sheltered
from tests.recount.root_crafts import crafting
from tests.recount.root_moves import journeys, marches, moves
from tests.recount.root_riverfolk import spaces
from tests.recount.root_rule import ruled
from tests.recount.root_table import BURROW, Table, cards, matches, suit_of
from tests.recount.root_vagabond import coalitions, free_moves, hammers, walks

IN_BIRDSONG = ("royal_claim", "stand_and_deliver", "swap_meet", "false_orders")
IN_DAYLIGHT = ("codebreakers", "tax_collector", "league_of_adventurous_mice", "propaganda_bureau")


def extras(table: Table) -> set[str]:
    seat = table.me
    found = {f"use {card}" for card in usable(table, seat)} | exposures(table, seat)
    if table.seen.phase == "daylight":
        found |= dominance(table, seat) | claims(table) | clearings_of_paths(table, seat)
    return found | root_hirelings.offers(table, seat) | free_moves(table, seat)


def usable(table: Table, seat: int) -> list[str]:
    """4.1.3: crafted cards of this phase that were not used this turn, and that would do something."""
    phase = {"birdsong": IN_BIRDSONG, "daylight": IN_DAYLIGHT}.get(table.seen.phase, ())
    spent = set(table.seen.used) - table.memory.fresh
    idle = [card for card in table.seats[seat].crafted if card in phase and card not in spent]
    return [card for card in idle if does_something(table, seat, card)]


def does_something(table: Table, seat: int, card: str) -> bool:
    if card in ("stand_and_deliver", "swap_meet", "codebreakers"):
        return any(table.seats[other].hand.size for other in table.others(seat))
    if card == "royal_claim":
        return bool(ruled(table, seat) - {BURROW})
    if card == "false_orders":
        return any(false_orders(table, enemy) for enemy in table.rivals(seat))
    if card == "tax_collector":
        return bool(table.where(seat, "warrior") - {BURROW})
    if card == "league_of_adventurous_mice":
        return any(table.seats[seat].box.values()) and bool(granted(table, seat) | battles(table, seat))
    return any(persuaded(table, seat, held) for held in table.hand)


def granted(table: Table, seat: int) -> set[str]:
    """A move that a card grants: for a Vagabond his pawn's, at the price of hostile warriors alone (R29)."""
    if table.factions[seat].startswith("vagabond"):
        return walks(table, seat, 0)
    own_turn = table.factions[seat] == "hundreds" and table.seen.turn == seat  # 14.2.2
    return moves(table, seat) | (marches(table, seat) if own_turn else set())


def false_orders(table: Table, victim: int) -> set[str]:
    """R27: half of the warriors of a clearing, rounded up, by the victim's own ways but for rule. The warlord counts as
    a warrior there, but is moved by nobody else (14.2.2)."""
    found = set()
    for origin, target, ferry in journeys(table, victim, free=True):
        half = (table.warriors(victim, origin) + 1) // 2
        if 0 < half <= table.spots[origin].pieces[victim, "warrior"]:
            found.add(f"sail {target} x{half}" if ferry else f"move {origin}>{target} x{half}")
    return found


def persuaded(table: Table, seat: int, card: str) -> set[str]:
    """Propaganda Bureau: an enemy warrior in a clearing that matches the card; hired ones are no enemies, and the
    warlord stays (14.2.2)."""
    found = set()
    for place in table.matching(card):
        for enemy in table.enemies(seat):
            borrowed = table.factions[enemy] == "riverfolk" and table.hired_by == seat
            safe = borrowed or sheltered(table, enemy, place)
            if table.spots[place].pieces[enemy, "warrior"] and not safe:
                found.add(f"replace {place} {enemy}")
    return found


def dominance(table: Table, seat: int) -> set[str]:
    """3.3.1: from ten points on, and once. 9.2.8: for a Vagabond it is a coalition."""
    mine = table.seats[seat]
    if mine.points is None or mine.points < 10:  # 3.3.1
        return set()
    held = [card for card in table.hand if cards()[card]["kind"] == "dominance"]
    if table.factions[seat].startswith("vagabond"):
        return coalitions(table, seat, held)
    return {f"activate {card}" for card in held}


def claims(table: Table) -> set[str]:
    """3.3.4: a card that matches; for the bird one a bird."""
    return {
        f"claim {card} for {paid}"
        for card in table.seen.available
        for paid in table.hand
        if (suit_of(paid) == "bird" if suit_of(card) == "bird" else matches(paid, suit_of(card)))
    }


def clearings_of_paths(table: Table, seat: int) -> set[str]:
    """C.3.3: once a turn, for any card, with a faction piece at either end."""
    if table.memory.cleared:
        return set()
    near = [(a, b) for a, b in table.seen.closed if table.pieces(seat, a) or table.pieces(seat, b)]
    return {f"clear {a}-{b} for {card}" for a, b in near for card in table.hand}


def exposures(table: Table, seat: int) -> set[str]:
    """13.2.4: an enemy of the Corvids with a faction piece beside a plot that lies face down, and a matching card; in
    its own turn, up to the draw of Evening."""
    crows = table.seat_of("corvids")
    if (
        crows is None
        or crows not in table.enemies(seat)
        or table.seen.turn != seat
        or table.memory.done["drew_evening"]
    ):
        return set()
    near = [place for place in table.where(crows, "plot") if table.pieces(seat, place)]
    hidden = [place for place in near if not sheltered(table, crows, place)]
    return {f"expose {place}" for place in hidden if any(matches(card, table.spots[place].suit) for card in table.hand)}


# ---- what cards ask


def bound(table: Table) -> list[set[str]]:
    """1.4.1: what cards do at the start or at the end of a phase; the view does not say which of the two it is."""
    seat = table.me
    crafted = [card for card in table.seats[seat].crafted if card not in table.seen.used]
    start, end = list[str](), list[str]()
    if table.seen.phase == "birdsong":
        sabotage = any(table.seats[enemy].crafted for enemy in table.rivals(seat))
        coffins = any(other.coffins for other in table.seats)
        works = {"better_burrow_bank": True, "coffin_makers": coffins, "saboteurs": sabotage}
        start = [card for card in crafted if works.get(card)]
        end = [card for card in crafted if card == "eyrie_emigre"]
    elif table.seen.phase == "daylight":
        start = [card for card in crafted if card == "command_warren" and battles(table, seat)]
    else:
        works = {"cobbler": bool(granted(table, seat)), "charm_offensive": True}
        start = [card for card in crafted if works.get(card)]
    return [_with_pass(chosen) for chosen in (start, end)]


def _with_pass(chosen: list[str]) -> set[str]:
    must = {"better_burrow_bank", "coffin_makers", "eyrie_emigre"} & set(chosen)
    return {*[f"use {card}" for card in chosen], *([] if must else ["pass"])}


def name_player(table: Table) -> set[str]:
    card, seat = str(table.asked.args["card"]), table.me
    if card == "false_orders":
        return {f"choose {other}" for other in table.rivals(seat) if false_orders(table, other)}
    robbed = card in ("stand_and_deliver", "swap_meet", "codebreakers")
    return {f"choose {other}" for other in table.others(seat) if table.seats[other].hand.size or not robbed}


def take_granted(table: Table) -> set[str]:
    card, seat = table.asked.args["card"], table.me
    if card == "command_warren":
        return battles(table, seat)
    fights = battles(table, seat) if card == "league_of_adventurous_mice" else set()
    return fights | granted(table, seat)


def emigrate(table: Table) -> set[str]:
    return {"pass"} | granted(table, table.me)


def fight_there(table: Table) -> set[str]:
    return {"pass"} | battles(table, table.me, {int(table.asked.args["clearing"])})


def pay_tax(table: Table) -> set[str]:
    return {f"take_off {place}" for place in table.where(table.me, "warrior") - {BURROW}}


def pay_propaganda(table: Table) -> set[str]:
    return {f"spend {card}" for card in table.hand if persuaded(table, table.me, card)}


def persuade(table: Table) -> set[str]:
    return persuaded(table, table.me, str(table.asked.args["card"]))


def sabotage(table: Table) -> set[str]:
    return {f"sabotage {enemy} {card}" for enemy in table.rivals(table.me) for card in table.seats[enemy].crafted}


def turn_item(table: Table) -> set[str]:
    return {f"turn {item}" for item, number in table.seats[table.me].box.items() if number}


def informants(table: Table) -> set[str]:
    found = {card for card in table.seen.discard if cards()[card]["kind"] == "ambush"}
    return {"pass", *[f"pick_up {card}" for card in found]}


def deceive(table: Table) -> set[str]:
    return false_orders(table, int(table.asked.args["victim"]))


def pay_any(table: Table) -> set[str]:
    """4.1.1: a piece of any suit that has one left."""
    seat = table.me
    if table.factions[seat] == "riverfolk":
        left = spaces(table, seat)
    elif table.factions[seat].startswith("vagabond"):
        left = hammers(table, seat)
    else:
        left = crafting(table, seat)
    return {f"with {suit}" for suit, number in left.items() if number}


def give_back(table: Table) -> set[str]:
    """Swap Meet: any card of the hand."""
    return {f"give {card}" for card in table.hand}
