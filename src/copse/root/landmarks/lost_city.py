"""The Lost City: its clearing is fox, rabbit and mouse."""

from __future__ import annotations

from copse.root.board import Clearings
from copse.root.cards import EVERY_SUIT, Suits
from copse.root.landmarks.base import Landmark, shores
from copse.root.state import Woodland


class LostCity(Landmark):
    """The first printing: the clearing has all suits, but a base or garden there has only its own."""

    name = "lost_city"

    def grounds(self, state: Woodland) -> Clearings:
        return shores(state.map)

    def suits(self, state: Woodland, clearing: int) -> Suits:
        return EVERY_SUIT if clearing == state.site(self.name).clearing else 0


class NewLostCity(LostCity):
    """As it is printed now: pieces there have all suits too, and who pays for Outrage names one each time."""

    def piece_suits(self, state: Woodland, clearing: int) -> Suits:
        return EVERY_SUIT if clearing == state.site(self.name).clearing else 0

    def asks_for_suit(self, state: Woodland, clearing: int) -> bool:
        return clearing == state.site(self.name).clearing
