"""Moving (§4.2): from a clearing to an adjacent one, of which the mover must rule at least one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from copse.kernel.actions import Action
from copse.kernel.bits import members
from copse.kernel.tasks import Blocked
from copse.root.actions import CLEARING, MOVE, PLACE, SAIL, WARRIORS
from copse.root.board import PLACES, Clearings
from copse.root.hooks import NO_STEPS, NOBODY
from copse.root.placing import trapped
from copse.root.removal import Loss, Removal, remove
from copse.root.sight import place_name
from copse.root.state import NONE, Woodland

EVERYWHERE: Final = (1 << PLACES) - 1
MOVES: Final = [[[MOVE[origin, target, count] for count in WARRIORS] for target in PLACE] for origin in PLACE]
SAILS: Final = [[], *[[SAIL[target, count] for count in WARRIORS] for target in CLEARING]]


def adjacent(state: Woodland, seat: int, clearing: int) -> Clearings:
    """§2.2.1, §G.1.29: joined by a path, or by anything that counts as a path for this seat."""
    near: i64 = state.rules.board.paths[clearing]
    if not state.asked.paths_from and not state.rules.lenders:
        return near
    for party, owner in state.asked.paths_from:
        if party in (seat, NOBODY):
            near |= owner.paths_from(state, seat, clearing)
    for lender in state.rules.lenders:
        near |= state.rules.factions[lender].lent_paths(state, lender, seat, clearing)
    return near & ~(1 << clearing)


def no_entry(state: Woodland, seat: int) -> Clearings:
    """Where the seat may not move."""
    barred = state.scorched
    for other, owner in state.asked.no_entry:
        barred |= owner.no_entry(state, other, seat)
    return barred


def no_exit(state: Woodland, seat: int) -> Clearings:
    """The clearings that the seat may not leave."""
    barred = 0
    for other, owner in state.asked.no_exit:
        barred |= owner.no_exit(state, other, seat)
    return barred


def exit_obstacle(state: Woodland, seat: int, clearing: int) -> str:
    """The paragraph by which the seat may not move from a clearing; empty if it may."""
    for other, owner in state.asked.no_exit:
        if owner.no_exit(state, other, seat) >> clearing & 1:
            return owner.bars_by
    return ""


def ignores_rule(state: Woodland, seat: int) -> Clearings:
    """The clearings where the seat may move in and out without rule."""
    places = 0
    for party, owner in state.asked.ignores_rule:
        if party in (seat, NOBODY):
            places |= owner.ignores_rule(state, seat)
    return places


def unruled_paths(state: Woodland, seat: int, origin: int) -> Clearings:
    """Where the seat may move from a clearing if neither clearing needs to be ruled."""
    targets = 0
    for party, owner in state.asked.unruled_paths:
        if party in (seat, NOBODY):
            targets |= owner.unruled_paths(state, seat, origin)
    return targets


def moves(state: Woodland, seat: int, origins: Clearings = EVERYWHERE, free: bool = False) -> list[Action]:
    """§4.2.1, §4.2.2: every move of warriors that the seat could make from these clearings; `free` needs no rule."""
    warrior = state.rules.warrior[seat]
    if warrior == NONE:
        return []
    ruled: i64 = EVERYWHERE if free else state.ruled(seat) | ignores_rule(state, seat)
    closed: i64 = no_entry(state, seat)
    harbours: i64 = berths(state) if state.asked.crossings else 0
    first, out = warrior * PLACES, list[Action]()
    for origin in members(state.where(warrior) & origins & ~no_exit(state, seat)):
        targets: i64 = adjacent(state, seat, origin)
        targets &= ~closed
        if not ruled >> origin & 1:
            targets &= ruled | unruled_paths(state, seat, origin)
        number, from_here = state.on[first + origin], MOVES[origin]
        for target in members(targets):
            by_count = from_here[target]
            for place in range(number):
                out.append(by_count[place])
        if harbours >> origin & 1:
            out += sails(state, origin, number, closed, ruled)
    return out


def can_move(state: Woodland, seat: int) -> bool:
    """Whether there are any `moves`; stops at the first clearing that has one."""
    warrior = state.rules.warrior[seat]
    return warrior != NONE and any(moves(state, seat, 1 << origin) for origin in members(state.where(warrior)))


def largest(actions: list[Action]) -> list[Action]:
    """Of each group of moves that differ only in their number of warriors, the one with the most."""
    most: dict[tuple[str, tuple[int, ...]], Action] = {}
    for action in actions:
        way = (action.verb.name, action.args[:-1])
        if way not in most or most[way].args[-1] < action.args[-1]:
            most[way] = action
    return list(most.values())


def destinations(state: Woodland, seat: int, origin: int) -> Clearings:
    """§4.2.1: where warriors of the seat may go from a clearing on foot."""
    if no_exit(state, seat) >> origin & 1:
        return 0
    targets = adjacent(state, seat, origin) & ~no_entry(state, seat)
    ruled = state.ruled(seat) | ignores_rule(state, seat)
    if ruled >> origin & 1:
        return targets
    return targets & (ruled | unruled_paths(state, seat, origin))


def blocked_moves(state: Woodland, seat: int) -> list[Blocked]:
    """Where the seat has warriors beside a path but may not move, each with the paragraph that forbids it."""
    warrior = state.rules.warrior[seat]
    legal = {action.args[:2] for action in moves(state, seat) if action.verb is MOVE}
    barred, out = no_entry(state, seat), list[Blocked]()
    for origin in members(state.where(warrior)):
        number, held_by = state.count(warrior, origin), exit_obstacle(state, seat, origin)
        for _, owner in state.asked.shut_paths:
            for target in members(owner.shut_paths(state, origin) & ~adjacent(state, seat, origin)):
                out.append(Blocked(MOVE[origin, target, number], owner.bars_by))
        for target in members(adjacent(state, seat, origin)):
            if (origin, target) not in legal:
                law = "root:D.6.2" if barred >> target & 1 else "root:4.2.1"
                out.append(Blocked(MOVE[origin, target, number], held_by or law))
    return out


def berths(state: Woodland) -> Clearings:
    """Where crossings lead from (§C.2.5)."""
    places = 0
    for _, owner in state.asked.crossings:
        places |= 1 << owner.berth(state)
    return places & ~1


def sails(state: Woodland, origin: int, number: int, closed: Clearings, ruled: Clearings) -> list[Action]:
    out: list[Action] = []
    for target in members(ports(state, origin, closed, ruled)):
        out += SAILS[target][:number]
    return out


def ports(state: Woodland, origin: int, closed: Clearings, ruled: Clearings) -> Clearings:
    """Where moves from a clearing may go other than by paths (§C.2.5), for a seat that rules these."""
    targets = 0
    for _, owner in state.asked.crossings:
        if origin and owner.berth(state) == origin:
            targets |= owner.crossings(state) & ~closed
    return targets if ruled >> origin & 1 else targets & ruled


def voyages(state: Woodland, seat: int, origin: int) -> Clearings:
    """§4.2.1: where warriors of the seat may go from a clearing other than by paths (§C.2.5)."""
    if no_exit(state, seat) >> origin & 1:
        return 0
    ruled = state.ruled(seat) | ignores_rule(state, seat)
    return ports(state, origin, no_entry(state, seat), ruled)


def move(state: Woodland, seat: int, action: Action, law: str) -> int:
    """Make a move of `moves`; returns the clearing where it ended."""
    if action.verb is SAIL:
        target, count = action.args
        relocate(state, seat, origin_of(state, action), target, count, "root:C.2.5")
        cross(state, seat, target)
        return target
    origin, target, count = action.args
    relocate(state, seat, origin, target, count, law)
    return target


def origin_of(state: Woodland, action: Action) -> int:
    """The clearing where an action or a pending move begins."""
    if action.verb is not SAIL:
        return action.args[0]
    return max([owner.berth(state) for _, owner in state.asked.crossings], default=0)


def destination(action: Action) -> int:
    """The clearing where a move ends, whatever kind of move it is."""
    fields = action.verb.fields
    return action.args[fields.index("target" if "target" in fields else "place")]


def relocate(state: Woodland, seat: int, origin: int, target: int, count: int, law: str, paid: bool = False) -> int:
    """Move warriors of a seat from clearing to clearing; `paid` if their leader has paid for the way. Returns how many
    moved."""
    if state.asked.springs and trapped(state, seat, origin):
        return 0
    if state.asked.toll and not paid:
        count = pay_toll(state, seat, origin, target, count)
        if not count:
            return 0
    state.shift(state.rules.warrior[seat], origin, target, count)
    if state.heard:
        state.say(law, "moved", seat=seat, origin=origin, target=target, count=count)
    arrive(state, seat, origin, target, count)
    return count


def arrive(state: Woodland, seat: int, origin: int, target: int, count: int) -> None:
    """After a move of warriors: first what it allows the mover, then what others do in answer."""
    announce(state, seat, target)
    for owner_seat, owner in state.asked.on_march:
        if owner_seat in (seat, NOBODY):
            state.push_all(owner.on_march(state, seat, origin, target, count))


def toll(state: Woodland, party: int, origin: int, target: int) -> int:
    """How many of the pieces that go from clearing to clearing must be given up."""
    number = 0
    for other, owner in state.asked.toll:
        if other != party:
            number += owner.toll(state, other, party, origin, target)
    return number


def pay_toll(state: Woodland, party: int, origin: int, target: int, count: int) -> int:
    """Remove the price of the way for these warriors where they set out, as their owner's own doing (R133). Returns how
    many go on."""
    lost = min(count, toll(state, party, origin, target))
    if lost:
        remove(state, [Removal(NONE, (Loss(state.rules.warrior[party], origin, lost),))], "root:E.2.2")
    return count - lost


def cross(state: Woodland, seat: int, target: int) -> None:
    """After a move over a crossing, tell its owner (§C.2.5)."""
    for _, owner in state.asked.on_crossed:
        owner.on_crossed(state, seat, target)


def announce(state: Woodland, seat: int, target: int) -> None:
    """Warriors have come to a clearing; others answer (§8.2.6)."""
    note_arrival(state, seat, target)
    steps = NO_STEPS
    for other, owner in state.asked.on_moved:
        if other != seat:
            follows = owner.on_moved(state, other, seat, target)
            if follows:
                steps = steps + follows
    state.push_all(steps)


def note_arrival(state: Woodland, seat: int, target: int) -> None:
    for party, owner in state.asked.on_arrived:
        owner.on_arrived(state, party, seat, target)


def walk(state: Woodland, seat: int, target: int, law: str) -> None:
    """Move a pawn to a clearing or a forest; nobody answers, as it is no warrior."""
    here = state.pawns[seat]
    if state.asked.springs and here != NONE and trapped(state, seat, here):
        return
    state.pawns[seat] = target
    if state.tokens_break_ties():
        state.recount()
    if state.heard:
        state.say(law, "walked", seat=seat, target=place_name(state, target))
    if target < PLACES:
        note_arrival(state, seat, target)
