"""The Marquise wants sawmills and wood, slots in ruled clearings, recruiters, and her keep or homeland."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from copse.agents.root.wishes import Wishes
from copse.kernel.actions import Action, Verb
from copse.kernel.bits import members
from copse.kernel.tasks import Decision
from copse.root.actions import BATTLE, BUILD, EXTRA, HAUL, MOVE, OVERWORK, RECRUIT
from copse.root.board import Clearings
from copse.root.factions import marquise
from copse.root.placing import placeable, with_slot
from copse.root.state import NONE, Woodland

SAWMILL: Final = 1.85
WORKSHOP: Final = 0.11
RECRUITER: Final = 0.23
WOOD: Final = 0.14
KEEP: Final = 0.98
SITE: Final = 0.19  # a free slot in a ruled clearing
ENOUGH_SITES: Final = 4
PLANNED: Final[tuple[float, ...]] = (
    0.58,
    0.16,
)  # for each point of her two best buildings of the next turn
BEGUN: Final = 4.0  # the worth of her setup, subtracted so that rivals can be compared with her

GLANCES: Final[Mapping[Verb, float]] = {
    BUILD: 6.0,
    RECRUIT: 2.0,
    EXTRA: 1.0,
    OVERWORK: 0.8,
    HAUL: 1.0,
    BATTLE: 1.0,
    MOVE: 0.5,
}


class MarquiseWishes(Wishes):
    warrior: float = 0.32
    clearing: float = 0.13
    building: float = 0.77
    token: float = 0.1
    curb: float = 0.064

    def worth(self, state: Woodland, seat: int) -> float:
        return (
            SAWMILL * built(state, seat, "sawmill")
            + WORKSHOP * built(state, seat, "workshop")
            + RECRUITER * built(state, seat, "recruiter")
            + WOOD * state.out_of_supply(state.rules.piece(seat, "wood"))
            + KEEP * at_home(state, seat)
            + SITE * min(ENOUGH_SITES, room(state, state.ruled(seat)))
            + plans(state, seat)
            - BEGUN
        )

    def may_stop(self, question: Decision) -> bool:
        return isinstance(question, marquise.March)

    def glance(self, state: Woodland, seat: int, action: Action) -> float:
        return GLANCES.get(action.verb, 0.0)


def at_home(state: Woodland, seat: int) -> bool:
    """Return whether the keep is on the map.

    In an edition without a keep, return whether she rules a clearing of her homeland.
    """
    for token in state.rules.tokens[seat]:
        if state.rules.pieces[token].name == "keep":
            return state.where(token) > 0
    return state.homes[seat] & state.ruled(seat) != 0


def built(state: Woodland, seat: int, name: str) -> int:
    return state.out_of_supply(state.rules.piece(seat, name))


def room(state: Woodland, clearings: Clearings) -> int:
    """Count free slots in these clearings."""
    total = 0
    for clearing in members(clearings):
        total += max(0, state.slots[clearing])
    return total


def plans(state: Woodland, seat: int) -> float:
    """Return the worth of buildings that she can build next turn, with her wood and the wood of her sawmills."""
    free = state.ruled(seat) & with_slot(state) & placeable(state, seat)
    best = 0.0
    while free:
        chain = marquise.chained(state, seat, members(free)[0])
        best = max(best, bought(state, seat, chain, room(state, free & chain)))
        free &= ~chain
    return best


def bought(state: Woodland, seat: int, chain: Clearings, slots: int) -> float:
    """Return the worth of the best buildings that the wood in connected clearings will buy."""
    rules, own = state.rules, marquise.faction(state, seat)
    wood = amount(state, rules.piece(seat, "wood"), chain) + amount(state, rules.piece(seat, "sawmill"), chain)
    left = [state.supply[piece] for piece in rules.buildings[seat]]
    total = 0.0
    for share in PLANNED[:slots]:
        most, kind = 0, NONE
        for number, name in enumerate(marquise.BUILDINGS):
            column = len(own.cost) - left[number]
            if left[number] and own.cost[column] <= wood and own.points[name][column] > most:
                most, kind = own.points[name][column], number
        if kind == NONE:
            break
        wood -= own.cost[len(own.cost) - left[kind]]
        left[kind] -= 1
        total += share * most
    return total


def amount(state: Woodland, piece: int, chain: Clearings) -> int:
    total = 0
    for clearing in members(state.where(piece) & chain):
        total += state.count(piece, clearing)
    return total
