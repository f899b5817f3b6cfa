"""Effect: a card in a play area. Each is one short declaration: when it may be used, whether it must be, and what it
does."""

from __future__ import annotations

from copse.root.cards import card
from copse.root.hooks import Owner
from copse.root.state import Battle, Woodland


class Effect(Owner):
    """`name` is the id of the card. `window` is when it may be used of the owner's choice: the start of a phase
    (`birdsong_start` …), any time in it (`birdsong` …), its end, or none. It is used once a turn at most; `must` makes
    a start or end compulsory. `reduces` is of an effect in battle that takes hits away."""

    name = ""
    window = ""
    must = False
    reduces = False

    def __init__(self) -> None:
        self.number = card(self.name)

    def printed(self) -> dict[str, int]:
        """The arguments of the sentence that describes the card."""
        return {}

    def open_in(self, state: Woodland, window: str) -> bool:
        """Whether this is its time, and it was not used this turn."""
        return self.window == window and not state.used >> self.number & 1

    def usable(self, state: Woodland, seat: int) -> bool:
        """Whether using it now could do anything."""
        return True

    def seems_usable(self, state: Woodland, seat: int) -> bool:
        """Whether `usable` may hold, as far as everyone can see; for cards where it depends on the hand."""
        return self.usable(state, seat)

    def use(self, state: Woodland, seat: int) -> None:
        """Do it. Push what it asks."""
        raise NotImplementedError

    def in_battle(self, state: Woodland, seat: int, battle: Battle) -> bool:
        """Whether it may be used among the effects of this battle (§4.3.3)."""
        return False

    def use_in_battle(self, state: Woodland, seat: int, battle: Battle) -> None:
        raise NotImplementedError

    def on_lost(self, state: Woodland, seat: int) -> None:
        """The card leaves the play area."""
