"""Chapter 1 of its book: the Tin Gardeners. They plant a hedge wherever they rule, march on where they do not, and
score for their hedges. They battle nobody."""

from __future__ import annotations

from copse.kernel.bits import members, size
from copse.kernel.rows import replaced
from copse.kernel.tasks import Json, Task
from copse.root.board import Clearings
from copse.root.bots.base import Bot, Deed
from copse.root.homelands import beside, start_corners
from copse.root.pieces import BUILDING, WARRIOR, Kind
from copse.root.placing import place, placeable, with_slot
from copse.root.score import score
from copse.root.state import BIRDSONG, DAYLIGHT, EVENING, Woodland
from copse.root.steps import SeatStep


class TinGardeners(Bot):
    name = "tin_gardeners"
    book = "tinplants"
    chapter = 1
    sign = "⚘"
    colour = "#4d6b63"
    letter = "T"
    reach = 3
    in_corner = True
    replaces = ""
    kinds: tuple[Kind, ...] = (Kind("warrior", WARRIOR, 14), Kind("hedge", BUILDING, 7))

    start_warriors: int = 4
    scouts: int = 2  # that come to a clearing where it cannot plant yet
    hedges_per_point: int = 2

    def set_up(self, state: Woodland, seat: int) -> list[Task]:
        return [FirstHedge(seat)]

    def birdsong(self, state: Woodland, seat: int) -> list[Task]:
        return [GuardHedges(seat)]

    def daylight(self, state: Woodland, seat: int) -> list[Task]:
        return [PlantHedge(seat)]

    def evening(self, state: Woodland, seat: int) -> list[Task]:
        return [ScoreHedges(seat)]

    def deeds(self, sells: bool) -> list[Deed]:
        return [
            Deed(BIRDSONG, "deed-guard-hedges", "tinplants:1.3", GuardHedges),
            Deed(DAYLIGHT, "deed-plant-hedge", "tinplants:1.4", PlantHedge, (), {"count": self.scouts}),
            Deed(EVENING, "deed-score-hedges", "tinplants:1.5", ScoreHedges, (), {"count": self.hedges_per_point}),
        ]

    def printed(self) -> dict[str, Json]:
        return {**super().printed(), "totals": {"hedge": self.total("hedge")}}


def hedge(state: Woodland, seat: int) -> int:
    return state.rules.buildings[seat][0]


def hedged(state: Woodland, seat: int) -> Clearings:
    return state.where(hedge(state, seat))


def gardeners(state: Woodland, seat: int) -> TinGardeners:
    found = state.rules.factions[seat]
    assert isinstance(found, TinGardeners)
    return found


def first(state: Woodland, sites: Clearings) -> list[int]:
    """The clearing of the highest priority, if there is any (§bots:2.1)."""
    return sorted(members(sites), key=lambda site: state.map.ranks[site])[:1]


class FirstHedge(SeatStep):
    """1.2: a hedge and warriors in a free corner."""

    def run(self, state: Woodland) -> None:
        seat = self.seat
        for corner in first(state, start_corners(state, seat, building=True)):
            state.homes = replaced(state.homes, seat, 1 << corner)
            place(state, seat, hedge(state, seat), corner, 1, "tinplants:1.2")
            warriors = gardeners(state, seat).start_warriors
            place(state, seat, state.rules.warrior[seat], corner, warriors, "tinplants:1.2")


class GuardHedges(SeatStep):
    """1.3: a warrior at each hedge."""

    def run(self, state: Woodland) -> None:
        for clearing in members(hedged(state, self.seat)):
            place(state, self.seat, state.rules.warrior[self.seat], clearing, 1, "tinplants:1.3")


class PlantHedge(SeatStep):
    """1.4: a hedge in a ruled clearing with a free slot; without any, scouts come to a clearing beside a hedge."""

    def run(self, state: Woodland) -> None:
        seat, free = self.seat, placeable(state, self.seat)
        sites = state.ruled(seat) & with_slot(state) & free
        if sites and state.supply[hedge(state, seat)]:
            for site in first(state, sites):
                place(state, seat, hedge(state, seat), site, 1, "tinplants:1.4")
            return
        for site in first(state, beside(state.map, hedged(state, seat)) & ~hedged(state, seat) & free):
            place(state, seat, state.rules.warrior[seat], site, gardeners(state, seat).scouts, "tinplants:1.4")


class ScoreHedges(SeatStep):
    """1.5: a point for each two hedges, rounded up."""

    def run(self, state: Woodland) -> None:
        hedges, each = size(hedged(state, self.seat)), gardeners(state, self.seat).hedges_per_point
        score(state, self.seat, -(-hedges // each), "tinplants:1.5")
