"""The Mushroom Peddlers, and demoted the Kettle Brewers. The Peddlers walk to where their controller rules and sell a
card there; the Brewers let their controller rule where it ties."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from copse.kernel.actions import Action, Verb
from copse.kernel.bits import members
from copse.kernel.domains import A_SEAT, declare
from copse.kernel.tasks import Task
from copse.root.actions import PASS, STATION
from copse.root.board import Clearings
from copse.root.deck import draw
from copse.root.domains import OWN_PARTY
from copse.root.hirelings.base import Hireling, HirelingOrder, MoveThenBattle
from copse.root.hooks import Owner
from copse.root.pieces import WARRIOR, Kind
from copse.root.placing import place, placeable
from copse.root.state import Woodland
from copse.root.steps import Step


class MushroomPeddlers(Hireling):
    name = "mushroom_peddlers"
    sign = "♠"
    colour = "#8c3b2e"
    card = "mushroom_peddlers"
    kinds: tuple[Kind, ...] = (Kind("warrior", WARRIOR, 4),)
    troop: int = 2  # that pitches its tents somewhere

    def set_up(self, state: Woodland, party: int, seat: int) -> list[Task]:
        return [PitchTents(seat, party)]

    def on_hired(self, state: Woodland, party: int, seat: int) -> list[Task]:
        """Without any of them on the map, they come anew."""
        return [] if state.armed(party) else [PitchTents(seat, party)]

    def in_daylight(self, state: Woodland, party: int, seat: int) -> list[Task]:
        return [MoveThenBattle(seat, party), SellMushrooms(seat, party)] if state.armed(party) else []

    def printed(self) -> dict[str, int]:
        return {"count": self.troop}


def fields(state: Woodland, party: int) -> Clearings:
    """Where they may pitch their tents."""
    return placeable(state, party) & state.map.everywhere


class PitchTents(HirelingOrder):
    """Two of them come to any clearing."""

    law = "root:A.6.3"
    verbs: ClassVar[tuple[Verb, ...]] = (STATION,)

    def moot(self, state: Woodland) -> bool:
        return not fields(state, self.party)

    def options(self, state: Woodland) -> list[Action]:
        return [STATION[clearing] for clearing in members(fields(state, self.party))] or [PASS[()]]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is STATION:
            troop = MushroomPeddlers.troop
            place(state, self.party, state.rules.warrior[self.party], action.args[0], troop, self.law)


class SellMushrooms(Step):
    """Their controller draws a card if they are in a clearing that it rules."""

    domains = declare(seat=A_SEAT, party=OWN_PARTY)

    def __init__(self, seat: int, party: int) -> None:
        self.seat, self.party = seat, party

    def run(self, state: Woodland) -> None:
        if state.armed(self.party) & state.ruled(self.seat):
            draw(state, self.seat, 1, "root:E.2.4")


class Hospitality(Owner):
    """The player who controls the Brewers rules a clearing in which others are equally strong."""

    cites: Mapping[str, str] = {"wins_ties": "root:E.2.2"}

    def wins_ties(self, state: Woodland, seat: int, clearing: int) -> int:
        return 1


class KettleBrewers(Hireling):
    name = "kettle_brewers"
    sign = "♣"
    colour = "#6d4a3a"
    card = "mushroom_peddlers"
    demoted = True
    kinds: tuple[Kind, ...] = ()
    grants: tuple[Owner, ...] = (Hospitality(),)
