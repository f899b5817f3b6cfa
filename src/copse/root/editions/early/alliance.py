"""Chapter 7 of the early Law: the Alliance is followed without bases, spreads cheaply, and organizes what it rules."""

from __future__ import annotations

from typing import Final

from copse.kernel.bits import members
from copse.kernel.domains import declare
from copse.kernel.errors import Impossible
from copse.kernel.tasks import Task
from copse.root.board import Clearings
from copse.root.cards import BIRD, CARDS
from copse.root.domains import A_CLEARING, OWN_SEAT
from copse.root.editions.early.general import LODGE
from copse.root.factions.alliance import (
    Alliance,
    column,
    enlist_from_deck,
    matching_supporters,
    place_sympathy,
    sympathetic,
)
from copse.root.pieces import BUILDING, TOKEN, WARRIOR, Kind
from copse.root.state import Woodland
from copse.root.steps import Step

WITHOUT_LIMIT: Final = 99


class EarlyAlliance(Alliance):
    kinds: tuple[Kind, ...] = (
        Kind("warrior", WARRIOR, 10),
        Kind("base_fox", BUILDING, 1),
        Kind("base_rabbit", BUILDING, 1),
        Kind("base_mouse", BUILDING, 1),
        Kind("sympathy", TOKEN, 11),  # §7.2.5
    )
    cost: tuple[int, ...] = (2,) * 11  # §7.4.7,
    first_cost: int = 1  # but less for the first clearing of a nation
    points: tuple[int, ...] = (0, 1, 1, 1, 2, 2, 3, 4, 4, 4, 4)  # the last is a reading (E40)
    most_supporters: int = WITHOUT_LIMIT  # §7.2.3
    revolt_officers: int = 0  # §7.4.4
    evening_law = "early:7.6.6"

    def dismissed_with(self, state: Woodland, seat: int, suit: int) -> list[int]:
        """§7.2.4: birds stay."""
        leaving = matching_supporters(state, seat, 1 << suit)
        return [card for card in leaving if CARDS[card].suit != BIRD]

    def on_moved(self, state: Woodland, seat: int, mover: int, target: int) -> list[Task]:
        """§7.2.8: the player who brings warriors in owes the card, even a Vagabond who leads his allies (E42)."""
        return self.outrage(seat, state.turn, 1 << target & sympathetic(state, seat))

    def mourn(self, seat: int, other: int, sites: Clearings) -> list[Task]:
        """§7.2.9: a supporter from the deck for each token."""
        return [Turbulence(seat, clearing) for clearing in members(sites)]

    def spread_cost(self, state: Woodland, seat: int, site: int) -> int:
        """§7.4.7"""
        loyal = sympathetic(state, seat)
        alike = [suit for suit in range(BIRD) if state.has_suit(site, suit) and loyal & state.of_suit(suit)]
        return self.cost[column(state, seat)] if alike else self.first_cost

    def may_sympathize(self, state: Woodland, seat: int) -> Clearings:
        """§7.2.6: not in the Lodge."""
        return super().may_sympathize(state, seat) & ~(1 << LODGE)

    def check(self, state: Woodland, seat: int) -> None:
        if sympathetic(state, seat) >> LODGE & 1:
            raise Impossible("the Lodge holds no sympathy (§early:7.2.6)", f"clearing {LODGE}")

    def organizable(self, state: Woodland, seat: int) -> Clearings:
        """§7.6.5: where they rule,"""
        return state.ruled(seat)

    def organize(self, state: Woodland, seat: int, site: int) -> None:
        """and no warrior must go."""
        place_sympathy(state, seat, site, "early:7.6.5")


class Turbulence(Step):
    """§7.2.9"""

    domains = declare(seat=OWN_SEAT, clearing=A_CLEARING)

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat, self.clearing = seat, clearing

    def run(self, state: Woodland) -> None:
        enlist_from_deck(state, self.seat, "early:7.2.9")
