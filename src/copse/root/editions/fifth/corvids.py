"""Chapter 13 of the fifth edition: plots are flipped together, and whoever is there is extorted."""

from __future__ import annotations

from typing import ClassVar

from copse.kernel.actions import Action, Verb
from copse.kernel.bits import members
from copse.kernel.domains import declare
from copse.kernel.tasks import Blocked, Task
from copse.root.actions import FLIP, PASS
from copse.root.board import Clearings
from copse.root.domains import ANY_CLEARINGS
from copse.root.factions.corvids import (
    BOMB,
    EXTORTION,
    Corvids,
    Explode,
    Extort,
    face_down,
    face_up,
    faction,
    shown,
    turn_up,
)
from copse.root.move import no_entry, no_exit
from copse.root.pause import Pause
from copse.root.score import score
from copse.root.state import Woodland


class FifthCorvids(Corvids):
    def flipping(self, seat: int) -> Task:
        """§13.4.2"""
        return FlipTogether(seat, 0)

    def swappable(self, state: Woodland, seat: int) -> Clearings:
        """§13.5.4: a swap moves both, so what forbids moving forbids it (E5)."""
        return ~(no_exit(state, seat) | no_entry(state, seat))

    def extorts(self, state: Woodland, seat: int, other: int) -> bool:
        """§13.7.3: any player, a partner too."""
        return other != seat


class FlipTogether(Pause):
    """§13.4.2: any number of face-down plots beside a warrior of theirs; then once a point for each that lies face up,
    then what those do that were flipped (E6)."""

    verbs: ClassVar[tuple[Verb, ...]] = (FLIP,)
    domains = declare(flipped=ANY_CLEARINGS)

    def __init__(self, seat: int, flipped: Clearings) -> None:
        self.seat, self.flipped = seat, flipped

    def moot(self, state: Woodland) -> bool:
        return not self.flipped and not self.sites(state)

    @property
    def law(self) -> str:
        return "root:13.4.2"

    def trouble(self, state: Woodland) -> str:
        return "" if not self.flipped & ~face_up(state, self.seat) else "no plot lies face up there"

    def sites(self, state: Woodland) -> Clearings:
        return face_down(state, self.seat) & state.armed(self.seat)

    def steps(self, state: Woodland) -> list[Action]:
        return [PASS[()], *[FLIP[site] for site in members(self.sites(state))]]

    def blocked(self, state: Woodland) -> list[Blocked]:
        alone = face_down(state, self.seat) & ~self.sites(state)
        return [Blocked(FLIP[site], self.law) for site in members(alone)]

    def act(self, state: Woodland, action: Action) -> None:
        flipped = self.flipped
        if action.verb is FLIP:
            turn_up(state, self.seat, action.args[0], self.law)
            flipped |= 1 << action.args[0]
            if self.sites(state):
                state.push(FlipTogether(self.seat, flipped))
                return
        if flipped:
            unfold(state, self.seat, flipped, self.law)


def unfold(state: Woodland, seat: int, flipped: Clearings, law: str) -> None:
    """The points, then what bombs and extortions do."""
    bombs, extortions = flipped & shown(state, seat, BOMB), flipped & shown(state, seat, EXTORTION)
    effects: list[Task] = [Explode(seat, site) for site in members(bombs)]
    state.push_all([*effects, *[Extort(seat, site) for site in members(extortions)]])
    score(state, seat, faction(state, seat).flip_points * face_up(state, seat).bit_count(), law)
