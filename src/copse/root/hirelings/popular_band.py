"""Popular Band, and demoted the Street Band. Pieces that come to hear them cannot leave in the same turn. The
Popular Band draws listeners from all around."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from copse.kernel.actions import Action, Verb
from copse.kernel.bits import members, union
from copse.kernel.domains import declare
from copse.kernel.events import Word
from copse.kernel.tasks import Task
from copse.root.actions import CHOOSE, PARTY, PASS, STATION
from copse.root.board import Clearings
from copse.root.boards import FactionBoard
from copse.root.domains import A_CLEARING, A_NAMED_PARTY, SOME_CLEARINGS
from copse.root.fields import Entries, Field, Some, Table
from copse.root.hirelings.base import Hireling, HirelingCard, HirelingOrder
from copse.root.move import adjacent, destinations, relocate
from copse.root.pieces import WARRIOR, Kind
from copse.root.placing import place, placeable
from copse.root.state import Woodland


class BandCard(HirelingCard):
    fields: ClassVar[Entries] = (
        *HirelingCard.fields,
        Field("came", Table(A_NAMED_PARTY, Some(A_CLEARING), whole=False), "where pieces came this turn"),
    )

    def __init__(self) -> None:
        super().__init__()
        self.came: list[Clearings] = [0] * len(PARTY)  # by party

    def take(self, other: HirelingCard) -> None:
        super().take(other)
        assert isinstance(other, BandCard)
        self.came = other.came[:]


class Band(Hireling):
    """What both sides share: enemies do not leave it on the turn on which they came (R148)."""

    card = "popular_band"
    bars_by = "root:E.2.2"
    kinds: tuple[Kind, ...] = (Kind("warrior", WARRIOR, 5),)

    def new_board(self, seats: int) -> FactionBoard:
        return BandCard()

    def on_turn(self, state: Woodland, seat: int) -> None:
        state.board(seat, BandCard).came = [0] * len(PARTY)

    def on_arrived(self, state: Woodland, seat: int, mover: int, target: int) -> None:
        state.board(seat, BandCard).came[mover] |= 1 << target & state.map.everywhere

    def no_exit(self, state: Woodland, seat: int, other: int) -> Clearings:
        return state.armed(seat) & state.board(seat, BandCard).came[other] if state.enemies(seat, other) else 0


class PopularBand(Band):
    name = "popular_band"
    sign = "ⓨ"
    colour = "#6f2a4a"

    def set_up(self, state: Woodland, party: int, seat: int) -> list[Task]:
        return [FirstConcert(seat, party), SecondConcert(seat, party)]

    def on_hired(self, state: Woodland, party: int, seat: int) -> list[Task]:
        return [] if state.armed(party) else [PlayForHirer(seat, party)]

    def in_daylight(self, state: Woodland, party: int, seat: int) -> list[Task]:
        if not (state.armed(party) or band_places(state, party)):
            return []
        return [ChooseStage(seat, party), PlayElsewhere(seat, party)]


class StreetBand(Band):
    name = "street_band"
    sign = "ⓩ"
    colour = "#79495f"
    demoted = True

    def in_daylight(self, state: Woodland, party: int, seat: int) -> list[Task]:
        return [PlaceBand(seat, party)] if band_places(state, party) else []


# ---- where they come to the map


def band_places(state: Woodland, party: int) -> Clearings:
    return placeable(state, party) & ~1 if state.supply[state.rules.warrior[party]] else 0


class PlaceBand(HirelingOrder):
    """One of them comes to any clearing."""

    law = "root:E.2.4"
    verbs: ClassVar[tuple[Verb, ...]] = (STATION,)

    def places(self, state: Woodland) -> Clearings:
        return band_places(state, self.party)

    def moot(self, state: Woodland) -> bool:
        return not self.places(state)

    def options(self, state: Woodland) -> list[Action]:
        return [STATION[clearing] for clearing in members(self.places(state))] or [PASS[()]]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is STATION:
            place(state, self.party, state.rules.warrior[self.party], action.args[0], 1, self.law)


class FirstConcert(PlaceBand):
    """§A.6.3"""

    law = "root:A.6.3"

    def places(self, state: Woodland) -> Clearings:
        return super().places(state) & ~state.armed(self.party)


class SecondConcert(FirstConcert):
    """§A.6.3: in another clearing."""


class PlayForHirer(PlaceBand):
    """When hired, if none is on the map: where the controlling player has faction pieces."""

    law = "root:E.2.1"

    def places(self, state: Woodland) -> Clearings:
        return super().places(state) & state.presence(self.seat)


class PlayElsewhere(PlaceBand):
    """Like `PlaceBand`, but optional."""

    def options(self, state: Woodland) -> list[Action]:
        return [PASS[()], *[STATION[clearing] for clearing in members(self.places(state))]]


# ---- Daylight: the popular ones


class ChooseStage(HirelingOrder):
    """A clearing of theirs, to which others may be drawn."""

    law = "root:E.2.4"
    verbs: ClassVar[tuple[Verb, ...]] = (STATION,)

    def stages(self, state: Woodland) -> list[int]:
        return [stage for stage in members(state.armed(self.party) & ~1) if audience(state, self.party, stage)]

    def moot(self, state: Woodland) -> bool:
        return not self.stages(state)

    def options(self, state: Woodland) -> list[Action]:
        return [PASS[()], *[STATION[stage] for stage in self.stages(state)]]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is STATION:
            stage = action.args[0]
            near = adjacent(state, self.party, stage) & ~1
            if state.rules.rulings == 1:  # nobody came from where nobody could at first (R180)
                near = union(origin for origin in members(near) if listeners(state, origin, stage))
            state.push(DrawListeners(self.seat, self.party, stage, near))


def listeners(state: Woodland, origin: int, stage: int) -> list[int]:
    """The seats that could move a warrior from one clearing to the other by their own rules (§1.5.5)."""
    there = [seat for seat in range(state.seats) if state.ranks(seat, origin)]
    return [seat for seat in there if destinations(state, seat, origin) >> stage & 1]


def audience(state: Woodland, party: int, stage: int) -> bool:
    """Whether someone could come from an adjacent clearing."""
    near = members(adjacent(state, party, stage) & ~1)
    return any(listeners(state, origin, stage) for origin in near)


class DrawListeners(HirelingOrder):
    """From each adjacent clearing one faction warrior, of any player, may be made to come. They come in the order of
    the clearings, unless another is taken first: who comes may decide who else can come (§1.1.3)."""

    law = "root:E.2.4"
    domains = declare(stage=A_CLEARING, origins=SOME_CLEARINGS)
    verbs: ClassVar[tuple[Verb, ...]] = (CHOOSE, STATION)

    def __init__(self, seat: int, party: int, stage: int, origins: Clearings) -> None:
        self.seat, self.party, self.stage, self.origins = seat, party, stage, origins

    def heard(self, state: Woodland) -> list[int]:
        """The clearings from which someone could come now."""
        return [origin for origin in members(self.origins) if listeners(state, origin, self.stage)]

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        origin = next(iter([*self.heard(state), *members(self.origins)]))
        return {"hireling": state.rules.party_names[self.party], "origin": origin, "target": self.stage}

    def moot(self, state: Woodland) -> bool:
        return not self.heard(state)

    def options(self, state: Woodland) -> list[Action]:
        heard = self.heard(state)
        who = listeners(state, heard[0], self.stage) if heard else []
        others = heard[1:] if state.rules.rulings > 1 else []  # by the first rulings, in the order of the clearings
        return [PASS[()], *[CHOOSE[seat] for seat in who], *[STATION[origin] for origin in others]]

    def choose(self, state: Woodland, action: Action) -> None:
        heard = self.heard(state)
        if not heard:
            return
        origin = action.args[0] if action.verb is STATION else heard[0]
        left = self.origins & ~(1 << origin)
        if left:
            state.push(DrawListeners(self.seat, self.party, self.stage, left))
        if action.verb is STATION:
            state.push(ChooseListener(self.seat, self.party, self.stage, origin))
        elif action.verb is CHOOSE:
            relocate(state, action.args[0], origin, self.stage, 1, self.law)


class ChooseListener(HirelingOrder):
    """Whose warrior comes from a clearing that was taken first."""

    law = "root:E.2.4"
    domains = declare(stage=A_CLEARING, origin=A_CLEARING)
    verbs: ClassVar[tuple[Verb, ...]] = (CHOOSE,)

    def __init__(self, seat: int, party: int, stage: int, origin: int) -> None:
        self.seat, self.party, self.stage, self.origin = seat, party, stage, origin

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"origin": self.origin, "target": self.stage}

    def options(self, state: Woodland) -> list[Action]:
        return [CHOOSE[seat] for seat in listeners(state, self.origin, self.stage)]

    def choose(self, state: Woodland, action: Action) -> None:
        relocate(state, action.args[0], self.origin, self.stage, 1, self.law)
