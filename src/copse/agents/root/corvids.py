"""The Corvids want plots with a warrior beside each to flip it, and plots face up, for which every further flip scores.
A bomb should lie where others have built, and an extortion face up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from copse.agents.root.common import enemy_warriors
from copse.agents.root.wishes import Wishes
from copse.kernel.actions import Action, Verb
from copse.kernel.bits import members
from copse.root.actions import BATTLE, FLIP, FLOCK, MOVE, PERCH, PLOT, TRICK
from copse.root.factions import corvids
from copse.root.factions.corvids import BOMB, EXTORTION
from copse.root.pieces import WARRIOR
from copse.root.state import Woodland

FACE_UP: Final = 0.9  # a plot, for the flips to come
EXTORTED: Final = 0.5  # more for one that brings a card each Evening
READY: Final = 0.75  # how much of its points a plot is worth with a warrior beside it
ALONE: Final = 0.35  # and without
BLAST: Final = 0.5  # of what a bomb would score
VICTIM: Final = 0.1  # a warrior that it would remove
BASE: Final = 0.25  # two or more warriors where a plot could be laid
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
        troops, next_flip = state.armed(seat), up.bit_count() + 1
        total = FACE_UP * (next_flip - 1) + EXTORTED * corvids.shown(state, seat, EXTORTION).bit_count()
        total += next_flip * (READY * (down & troops).bit_count() + ALONE * (down & ~troops).bit_count())
        total += SPREAD_OUT * troops.bit_count() + blasts(state, seat)
        bases = 0
        for clearing in members(troops & ~up & ~down):
            bases += state.warriors(seat, clearing) > 1
        return total + BASE * min(ENOUGH_BASES, bases)

    def holdings(self, state: Woodland, seat: int) -> float:
        """A plot face up is a piece of its kind, but one token."""
        placed = corvids.TOKENS - state.supply[state.rules.piece(seat, "plot")]
        return placed + 0.33 * (corvids.WARRIORS - state.supply[state.rules.warrior[seat]])

    def draws(self, state: Woodland, seat: int) -> int:
        return 1 + corvids.shown(state, seat, EXTORTION).bit_count()

    def glance(self, state: Woodland, seat: int, action: Action) -> float:
        return GLANCES.get(action.verb, 0.0)


def blasts(state: Woodland, seat: int) -> float:
    """What the bombs that lie face down would remove."""
    bombs = [site for site, kind in enumerate(corvids.board(state, seat).hidden) if kind == BOMB]
    if not bombs:
        return 0.0
    enemies, total = enemy_warriors(state, seat), 0.0
    for site in bombs:
        total += VICTIM * enemies[site]
        for piece in state.rules.pieces:
            if piece.seat != seat and piece.category != WARRIOR:
                total += BLAST * state.count(piece.number, site)
    return total
