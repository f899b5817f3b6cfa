"""What the Lantern Guild wants: lamps in a row, oil for the next turn, and cards to kindle with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from copse.agents.root.wishes import Wishes
from copse.kernel.actions import Action, Verb
from copse.kernel.bits import size
from copse.root.actions import BATTLE, MOVE
from copse.root.state import Woodland
from lanterns.actions import BECKON, KINDLE, PRESS, REKINDLE
from lanterns.faction import ember, kindled, lamp, oil, procession_points

LAMP: Final = 0.6
EMBER: Final = 0.3
OIL: Final = 0.1
SITE: Final = 0.5  # a ruled clearing where a lamp could stand, while there is a lamp for it
ENOUGH_SITES: Final = 3
ROW: Final = 1.5  # for each point that the procession would bring, in later turns
GLANCES: Final[Mapping[Verb, float]] = {
    KINDLE: 6.0,
    REKINDLE: 6.0,
    BECKON: 1.2,
    PRESS: 0.6,
    BATTLE: 1.0,
    MOVE: 0.7,
}


class LanternWishes(Wishes):
    building: float = 0.9

    def worth(self, state: Woodland, seat: int) -> float:
        lamps, embers = state.out_of_supply(lamp(state, seat)), state.out_of_supply(ember(state, seat))
        sites = min(ENOUGH_SITES, size(kindled(state, seat)))
        total = LAMP * lamps + EMBER * embers + SITE * sites + OIL * oil(state, seat)
        return total + ROW * procession_points(state, seat)

    def evening(self, state: Woodland, seat: int) -> float:
        return procession_points(state, seat)

    def glance(self, state: Woodland, seat: int, action: Action) -> float:
        return GLANCES.get(action.verb, 0.0)


WISHES: Final = LanternWishes()
