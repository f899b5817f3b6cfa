"""Where a faction may start: in a corner (§5.1.7), or in homelands if it was drafted (§A.8.2.I, §A.8.2.II). Distances
follow open paths of the map (R167)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from copse.kernel.actions import Action
from copse.kernel.bits import members, size, union
from copse.kernel.events import Word
from copse.root.actions import SETTLE, STATION
from copse.root.board import Board, Clearings
from copse.root.placing import place, placeable, with_slot
from copse.root.state import Woodland
from copse.root.steps import Question

NOT_ADJACENT: Final = 1  # clearings between a homeland and those of its enemies
FAR: Final = 2
ANYWHERE: Final[Clearings] = -1


def enemy_homelands(state: Woodland, seat: int) -> Clearings:
    homes = 0
    for other, home in enumerate(state.homes):
        if other != seat:
            homes |= home
    return homes


def vacant(state: Woodland, seat: int, building: bool = False, among: Clearings = ANYWHERE) -> Clearings:
    """§A.8.2.I: those of the clearings that are nobody's homeland and have room for the faction's start; without any,
    all that are nobody's (R168)."""
    free = among & state.map.everywhere & ~enemy_homelands(state, seat) & ~state.homes[seat]
    roomy = free & placeable(state, seat)
    if building:
        roomy &= with_slot(state)
    return roomy or free


def start_corners(state: Woodland, seat: int, opposite: bool = True, building: bool = False) -> Clearings:
    """Corners where nobody started, with room for the faction's start if there are any (R178). With `opposite`, only
    those opposite another start, if there are any (§7.3.2)."""
    corners, taken = union(state.map.corners), enemy_homelands(state, seat)
    # The first rulings did not ask for room.
    free = vacant(state, seat, building, corners) if state.rules.rulings > 1 else corners & ~taken
    facing = union(corner for corner in members(free) if taken >> state.map.opposite[corner] & 1)
    return facing if opposite and facing else free


def beside(board: Board, sites: Clearings) -> Clearings:
    """The clearings that a path joins with any of these."""
    near = 0
    for site in members(sites):
        near |= board.paths[site]
    return near


def apart(state: Woodland, seat: int, sites: Clearings, between: int) -> Clearings:
    """Those of the clearings with at least this many others between them and every enemy homeland."""
    near = enemy_homelands(state, seat)
    for _ in range(between):
        near |= beside(state.map, near)
    return sites & ~near


def farthest(state: Woodland, seat: int, sites: Clearings, between: int) -> Clearings:
    """§A.8.2.II: those of the clearings far enough from enemies, or else the farthest."""
    for clearings in range(between, 0, -1):
        far = apart(state, seat, sites, clearings)
        if far:
            return far
    return sites


def connected(board: Board, sites: Clearings, number: int) -> Clearings:
    """Those of the clearings that belong to a group of this many, each adjacent to another of it."""
    out = 0
    for site in members(sites):
        joined = 1 << site
        for _ in range(number - 1):
            joined |= beside(board, joined) & sites
        if size(joined) >= number:
            out |= 1 << site
    return out


def settle(sites: Clearings) -> list[Action]:
    return [SETTLE[site] for site in members(sites)]


def on_edge(state: Woodland, seat: int, building: bool) -> Clearings:
    """§A.8.2.II: on the edge of the map with two clearings between it and enemies, if possible; if no edge is left,
    anywhere (R168)."""
    free = vacant(state, seat, building)
    return farthest(state, seat, free & state.map.edge or free, FAR)


# ---- warriors around a homeland


def around(state: Woodland, seat: int) -> Sequence[int]:
    """The clearings beside the homeland where the seat may place warriors."""
    return members(beside(state.map, state.homes[seat]) & ~state.homes[seat] & placeable(state, seat))


def surround(state: Woodland, seat: int, number: int, law: str) -> None:
    """Spread warriors over the clearings beside the homeland as evenly as possible; what every clearing gets. The rest
    is asked."""
    near = around(state, seat)
    for clearing in near:
        place(state, seat, state.rules.warrior[seat], clearing, number // len(near), law)


class SpreadOut(Question):
    """§A.8.2: place the warriors beside a homeland that remain once all clearings have equal numbers."""

    law = "root:A.8.2"

    def left(self, state: Woodland) -> int:
        near = around(state, self.seat)
        standing = sum(state.warriors(self.seat, clearing) for clearing in near)
        return state.rules.factions[self.seat].beside_homeland - standing if near and state.homes[self.seat] else 0

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"count": self.left(state)}

    def moot(self, state: Woodland) -> bool:
        return not self.left(state)

    def options(self, state: Woodland) -> list[Action]:
        near = around(state, self.seat)
        fewest = min([state.warriors(self.seat, clearing) for clearing in near], default=0)
        return [STATION[clearing] for clearing in near if state.warriors(self.seat, clearing) == fewest]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is STATION:
            place(state, self.seat, state.rules.warrior[self.seat], action.args[0], 1, self.law)
            state.push(self)
