"""Landmark: something on the map that belongs to nobody (§F). It is an owner of hooks without a seat. Its `Site` holds
its clearing and what lies on its card. Nothing can battle, move or remove it (§F.1.1), and it is nobody's piece
(§F.1.2), so no general rule finds it among the pieces."""

from __future__ import annotations

from copse.kernel.bits import members
from copse.root.board import Board, Clearings
from copse.root.boards import Site
from copse.root.hooks import Owner
from copse.root.state import Woodland


class Landmark(Owner):
    """One landmark card. `apart` says whether it may not be placed next to another landmark."""

    name: str
    apart: bool = True
    roams: bool = False  # whether it leaves the clearing where it was placed

    def new_site(self, seats: int) -> Site:
        """As it is before it is placed."""
        return Site(self.name)

    def grounds(self, state: Woodland) -> Clearings:
        """Where its card lets it be placed, if there is no other landmark."""
        return state.map.everywhere

    def on_erected(self, state: Woodland) -> None:
        """It was just placed."""


def shores(board: Board) -> Clearings:
    """Clearings on the river; on the Lake map, on the coast."""
    return board.coast or board.riverside


def free_grounds(state: Woodland, landmark: Landmark) -> Clearings:
    """Where a landmark may be placed: never with another, and next to one only if its card allows that. A closed path
    makes nothing adjacent (§C.3.2, R157). A map of players may leave no such place; then as much of this as it can be
    holds (§1.5.4)."""
    standing = 0
    for site in state.sites:
        if site.clearing:
            standing |= 1 << site.clearing
    taken = standing
    if landmark.apart:
        for clearing in members(standing):
            taken |= state.map.paths[clearing]
    free = landmark.grounds(state) & ~taken
    return free or landmark.grounds(state) & ~standing or state.map.everywhere & ~standing
