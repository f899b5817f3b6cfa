"""Chapter 13 of the fifth edition: plots may be exposed at any moment, a swap moves them, and extortion hits every
player there."""

from __future__ import annotations

from copse.kernel.actions import Action
from copse.kernel.bits import members, size
from copse.kernel.domains import declare
from copse.kernel.tasks import Task
from copse.root.actions import FLIP
from copse.root.board import Clearings
from copse.root.domains import ANY_CLEARINGS
from copse.root.factions.corvids import (
    BOMB,
    EXTORTION,
    Corvids,
    Explode,
    Extort,
    FlipPlots,
    face_up,
    faction,
    shown,
    turn_up,
)
from copse.root.move import no_entry, no_exit
from copse.root.score import score
from copse.root.state import EVENING, Woodland
from copse.root.turn import AtBound


class FifthCorvids(Corvids):
    def interruptions(self, state: Woodland, seat: int, other: int) -> list[Action]:
        """§13.2.4: at any moment, even before a step is finished; but not after the draw of Evening."""
        asking = state.decision
        drawn = state.phase == EVENING and isinstance(asking, AtBound) and asking.end
        return [] if drawn else self.offers(state, seat, other)

    def flipping(self, state: Woodland, seat: int) -> Task:
        return FlipTogether(seat, 0) if state.rules.rulings == 1 else super().flipping(state, seat)

    def swappable(self, state: Woodland, seat: int) -> Clearings:
        """§13.5.4: a swap moves both plots, so rules against moving apply (E5)."""
        return ~(no_exit(state, seat) | no_entry(state, seat))

    def extorts(self, state: Woodland, seat: int, other: int) -> bool:
        """§13.7.3: any player, a partner too."""
        return other != seat


class FlipTogether(FlipPlots):
    """§13.4.2 by the first rulings: once a point for each plot that lies face up, after all are flipped; then what
    those do that were flipped (E6). Old saves may wait for it."""

    domains = declare(flipped=ANY_CLEARINGS)

    def __init__(self, seat: int, flipped: Clearings) -> None:
        self.seat, self.flipped = seat, flipped

    def moot(self, state: Woodland) -> bool:
        return not self.flipped and super().moot(state)

    def trouble(self, state: Woodland) -> str:
        return "" if not self.flipped & ~face_up(state, self.seat) else "no plot lies face up there"

    def act(self, state: Woodland, action: Action) -> None:
        seat, flipped = self.seat, self.flipped
        if action.verb is FLIP:
            turn_up(state, seat, action.args[0], self.law)
            flipped |= 1 << action.args[0]
            if self.sites(state):
                state.push(FlipTogether(seat, flipped))
                return
        if flipped:
            bombs, extortions = flipped & shown(state, seat, BOMB), flipped & shown(state, seat, EXTORTION)
            explosions: list[Task] = [Explode(seat, site) for site in members(bombs)]
            state.push_all([*explosions, *[Extort(seat, site) for site in members(extortions)]])
            score(state, seat, faction(state, seat).flip_points * size(face_up(state, seat)), self.law)
