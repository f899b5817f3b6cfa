"""The Marquise wants sawmills and the wood they give, slots in clearings that she rules to build in, recruiters to hold
them, and her keep or her homeland."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from copse.agents.root.wishes import Wishes
from copse.kernel.actions import Action, Verb
from copse.kernel.bits import members
from copse.kernel.tasks import Decision
from copse.root.actions import BATTLE, BUILD, EXTRA, HAUL, MOVE, OVERWORK, RECRUIT
from copse.root.factions import marquise
from copse.root.state import Woodland

SAWMILL: Final = 0.45
WORKSHOP: Final = 0.2
RECRUITER: Final = 0.3
WOOD: Final = 0.2
KEEP: Final = 0.8
SITE: Final = 0.12  # a free slot in a ruled clearing
ENOUGH_SITES: Final = 4

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
    def worth(self, state: Woodland, seat: int) -> float:
        return (
            SAWMILL * built(state, seat, "sawmill")
            + WORKSHOP * built(state, seat, "workshop")
            + RECRUITER * built(state, seat, "recruiter")
            + WOOD * state.out_of_supply(state.rules.piece(seat, "wood"))
            + KEEP * at_home(state, seat)
            + SITE * min(ENOUGH_SITES, sites(state, seat))
        )

    def may_stop(self, question: Decision) -> bool:
        return isinstance(question, marquise.March)

    def glance(self, state: Woodland, seat: int, action: Action) -> float:
        return GLANCES.get(action.verb, 0.0)


def at_home(state: Woodland, seat: int) -> bool:
    """Whether the keep stands, or where an edition has none, whether she rules her homeland."""
    for token in state.rules.tokens[seat]:
        if state.rules.pieces[token].name == "keep":
            return state.where(token) > 0
    return state.homes[seat] & state.ruled(seat) != 0


def built(state: Woodland, seat: int, name: str) -> int:
    return state.out_of_supply(state.rules.piece(seat, name))


def sites(state: Woodland, seat: int) -> int:
    """Free slots in the clearings that she rules."""
    total = 0
    for clearing in members(state.ruled(seat)):
        total += max(0, state.slots[clearing])
    return total
