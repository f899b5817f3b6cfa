"""The wishes of factions and bots from packages: those that the package declares, or general ones."""

from __future__ import annotations

from typing import Final

from copse.agents.root.bots import BUILT, LAID
from copse.agents.root.wishes import Wishes
from copse.kernel.actions import Action
from copse.kernel.bits import size
from copse.kernel.kit import BadKit, part_called
from copse.root.packages import PACKAGES, settle
from copse.root.placing import placeable, with_slot
from copse.root.state import Woodland

SITE: Final = 0.5  # a ruled clearing with a free slot, while there is a building for it
ENOUGH_SITES: Final = 3
OWN: Final = 2.0  # the weight of an action that only the package has


class GeneralWishes(Wishes):
    """The wishes of a faction that declares none: pieces on the map, room for more, and actions of its own."""

    def worth(self, state: Woodland, seat: int) -> float:
        total = 0.0
        for piece in state.rules.buildings[seat]:
            total += BUILT * state.out_of_supply(piece)
        for piece in state.rules.tokens[seat]:
            total += LAID * state.out_of_supply(piece)
        if any(state.supply[piece] for piece in state.rules.buildings[seat]):
            total += SITE * min(ENOUGH_SITES, size(state.ruled(seat) & with_slot(state) & placeable(state, seat)))
        return total

    def glance(self, state: Woodland, seat: int, action: Action) -> float:
        return OWN if action.verb.law.partition(":")[0] in PACKAGES else 0.0


def wishes_in_package(name: str) -> Wishes:
    """Return the wishes of a faction or bot of a package. Raises BadKit if they are declared wrongly."""
    owner = PACKAGES.owner(name)
    where = PACKAGES[owner].package.wishes.get(name, "") if owner else ""
    found = part_called(where) if where else GeneralWishes()
    if not isinstance(found, Wishes):
        raise BadKit(f"'{owner}' declares {where}, which is no Wishes")
    settle(found)
    return found
