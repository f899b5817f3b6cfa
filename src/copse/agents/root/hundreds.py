"""The Hundreds want oppressed clearings, a strong warlord, mobs beside things to raze, and items in the Hoard.

The warlord clears enemies out. Items are worth more while there is time to use them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from copse.agents.root.wishes import Wishes
from copse.kernel.actions import Action, Verb
from copse.kernel.bits import members, size
from copse.kernel.tasks import Decision
from copse.root.actions import BATTLE, EMBARK, FORTIFY, HOARD, INCITE, LOOT, MARCH, MOVE, PART_WITH, RAZE, ROLL_MOB
from copse.root.factions import hundreds
from copse.root.factions.hundreds import BITTER, GRANDIOSE, JUBILANT, LAVISH, RELENTLESS, ROWDY, STUBBORN, WRATHFUL
from copse.root.pieces import WARRIOR
from copse.root.state import Woodland

INCOME: Final = 1.5  # for each point that oppressed clearings will score in the next Evening
CLEARED: Final = 0.25  # an oppressed clearing, even if it does not add a point
STRONGHOLD: Final = 0.5
COMMAND: Final = 1.3  # for each action; less as the goal comes close
PROWESS: Final = 1.5  # for each advance; less as the goal comes close
WARLORD: Final = 0.8
GUARD: Final = 0.05  # a warrior in the warlord's clearing
ENOUGH_GUARDS: Final = 5
MOB: Final = 0.15
PREY: Final = 0.5  # a building or token that a mob will raze
RUIN: Final = 0.9  # an item that a mob will dig out
# effects of a mood that the state does not show
MOOD: Final = {
    BITTER: 0.05,
    GRANDIOSE: 0.1,
    JUBILANT: 0.15,
    LAVISH: 0.0,
    RELENTLESS: 0.3,
    ROWDY: 0.1,
    STUBBORN: 0.25,
    WRATHFUL: 0.4,
}

GLANCES: Final[Mapping[Verb, float]] = {
    HOARD: 3.0,
    FORTIFY: 2.0,
    INCITE: 1.0,
    RAZE: 1.0,
    ROLL_MOB: 3.0,
    MARCH: 1.0,
    EMBARK: 0.7,
    MOVE: 0.6,
    LOOT: 0.7,
    PART_WITH: 0.3,
}
SURE_BATTLE: Final = 1.5
RISKY_BATTLE: Final = 0.3


class HundredsWishes(Wishes):
    building: float = 0.6

    def worth(self, state: Woodland, seat: int) -> float:
        mine, cleared = state.board(seat, hundreds.HundredsBoard), size(hundreds.oppressed(state, seat))
        time = max(0.0, 1 - (state.marker(seat) or 0) / state.rules.goal)
        return (
            INCOME * hundreds.oppression(state, seat)
            + CLEARED * cleared
            + STRONGHOLD * state.out_of_supply(state.rules.piece(seat, "stronghold"))
            + time * (COMMAND * mine.command + PROWESS * mine.prowess)
            + MOOD[mine.mood]
            + self.warlord(state, seat)
            + self.mobs(state, seat)
        )

    def warlord(self, state: Woodland, seat: int) -> float:
        here = hundreds.warlord_clearing(state, seat)
        return WARLORD + GUARD * min(ENOUGH_GUARDS, state.ranks(seat, here)) if here else 0.0

    def mobs(self, state: Woodland, seat: int) -> float:
        """Return the worth of the mobs, from the pieces and ruins in their clearings."""
        raging, total = hundreds.mobs(state, seat), 0.0
        for clearing in members(raging):
            total += MOB + RUIN * (state.ruin_items[clearing] > 0)
        for piece in state.rules.pieces:
            if piece.category != WARRIOR and state.enemies(seat, piece.party):
                for clearing in members(state.where(piece.number) & raging):
                    total += PREY * state.count(piece.number, clearing)
        return total

    def evening(self, state: Woodland, seat: int) -> float:
        return hundreds.oppression(state, seat)

    def may_stop(self, question: Decision) -> bool:
        return isinstance(question, hundreds.Pursue | hundreds.Revel)

    def glance(self, state: Woodland, seat: int, action: Action) -> float:
        if action.verb is BATTLE:
            clearing, other = action.args
            return SURE_BATTLE if state.warriors(seat, clearing) > state.warriors(other, clearing) else RISKY_BATTLE
        return GLANCES.get(action.verb, 0.0)
