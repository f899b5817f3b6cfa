"""The Corvids want plots that survive until they are flipped. Each flip scores for every face-up plot.

They want warriors beside the plots, to flip and to guard them, and few enemies there who could expose them. Bombs
belong where others have buildings. Extortion plots should be face up.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from copse.agents.root.wishes import Wishes
from copse.kernel.actions import Action, Verb
from copse.kernel.bits import members, size
from copse.root.actions import BATTLE, FLIP, FLOCK, MOVE, PERCH, PLOT, TRICK
from copse.root.factions import corvids
from copse.root.factions.corvids import BOMB, EXTORTION
from copse.root.pieces import WARRIOR
from copse.root.state import NONE, Woodland

FACE_UP: Final = 2.0  # a face-up plot, for later flips
EXTORTED: Final = 0.6  # bonus for a plot that brings a card each Evening
READY: Final = 0.75  # the chance to flip a face-down plot with a warrior beside it
ALONE: Final = 0.35  # the chance without one
WATCHED: Final = 0.16  # subtracted from the chance for each enemy with a piece there, who may expose it
BLAST: Final = 1.2  # a building or token that a bomb will remove
VICTIM: Final = 0.15  # a warrior that a bomb will remove
BASE: Final = 0.25  # two or more warriors where a plot could be placed
ENOUGH_BASES: Final = 3
SPREAD_OUT: Final = 0.04  # a clearing with warriors

GLANCES: Final[Mapping[Verb, float]] = {
    FLIP: 6.0,
    PLOT: 3.0,
    FLOCK: 2.0,
    PERCH: 1.0,
    BATTLE: 0.7,
    MOVE: 0.6,
    TRICK: 0.1,
}


class CorvidWishes(Wishes):
    token: float = 0.7

    def worth(self, state: Woodland, seat: int) -> float:
        up, down = corvids.face_up(state, seat), corvids.face_down(state, seat)
        troops = state.armed(seat)
        total = FACE_UP * size(up) + EXTORTED * size(corvids.shown(state, seat, EXTORTION))
        total += SPREAD_OUT * size(troops) + plots(state, seat, size(up))
        bases = 0
        for clearing in members(troops & ~up & ~down):
            bases += state.warriors(seat, clearing) > 1
        return total + BASE * min(ENOUGH_BASES, bases)

    def holdings(self, state: Woodland, seat: int) -> float:
        """Return the number of pieces others could take. A plot counts once, although a face-up plot is another
        piece."""
        placed = state.out_of_supply(state.rules.piece(seat, "plot"))
        return placed + 0.33 * state.out_of_supply(state.rules.warrior[seat])

    def glance(self, state: Woodland, seat: int, action: Action) -> float:
        return GLANCES.get(action.verb, 0.0)


def plots(state: Woodland, seat: int, up: int) -> float:
    """Return the worth of face-down plots: the gain from each, times the chance to flip it before it is exposed."""
    total, troops = 0.0, state.armed(seat)
    watchers = [state.presence(other) for other in range(state.seats) if state.enemies(seat, other)]
    for site, kind in enumerate(state.board(seat, corvids.CorvidBoard).hidden):
        if kind == NONE:
            continue
        gain = up + 1.0
        if kind == BOMB:
            gain += blast(state, seat, site)
        else:
            gain += FACE_UP + EXTORTED * (kind == EXTORTION)
        sure = READY if troops >> site & 1 else ALONE
        for watched in watchers:
            sure -= WATCHED * (watched >> site & 1)
        total += gain * max(0.0, sure)
    return total


def blast(state: Woodland, seat: int, site: int) -> float:
    """Return the worth of the pieces that a bomb there would remove."""
    total = 0.0
    for piece in state.rules.pieces:
        if state.enemies(seat, piece.party):
            total += (VICTIM if piece.category == WARRIOR else BLAST) * state.count(piece.number, site)
    return total
