"""The last choices as values of a vector: numbers from 1, which a network looks up in its embedding tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from copse.kernel.actions import Action
from copse.kernel.tasks import TRAIL, State
from copse.vectors.traits import AMOUNT, PARTY, Traits, trail_figures

BY: Final = 1  # the place of the player who made the choice
MOST_MET: Final = 1 << 14  # size of the cache of choices


class Trails:
    """Encodes the last choices.

    `told` lists the families of the things that the values show, with amounts last. `seats` is the largest number of
    seats at a table.
    """

    def __init__(self, traits: Traits, told: Sequence[tuple[str, bool]], seats: int) -> None:
        self.width: Final = 2 + len(told)
        self.size: Final = TRAIL * self.width
        self._seats: Final = seats
        self._party: Final = 2 + list(told).index((PARTY, False))
        self._traits, self._told = traits, told
        self._met: Final[dict[tuple[int, int], dict[tuple[int, Action], bytes]]] = {}  # by number of seats and viewer
        shown = [f"the {'second ' * second}{family}" for family, second in told if family != AMOUNT]
        self.about: Final = (
            f"the last {TRAIL} choices, the latest first, {self.width} figures each: the verb, who made it, "
            f"{', '.join(shown)} and the number in it, each counted from 1 and 0 for none; parties "
            "by seat, you first, then by hireling; of secret choices of others the verb alone"
        )
        counts = [len(traits.values[family]) for family, _ in told if family != AMOUNT]
        amounts = [max(map(int, traits.values[AMOUNT]))]
        self.most: Final = max(len(traits.verbs), *counts, *amounts)

    def read(self, state: State, who: int, viewer: int) -> bytes:
        """Return the values of the last choices. The values of earlier choices are cached."""
        seats = state.seats
        met = self._met.get((seats, viewer))
        if met is None or len(met) > MOST_MET:
            met = self._met[seats, viewer] = {}
        figures: list[bytes] = []
        for choice in reversed(state.trail):
            known = met.get(choice)
            if known is None:
                known = met[choice] = self._figures(choice, viewer, seats)
            figures.append(known)
        return b"".join(figures)

    def _figures(self, choice: tuple[int, Action], viewer: int, seats: int) -> bytes:
        seat, action = choice
        figures = bytearray(trail_figures(self._traits, action, self._told))
        if action.verb.secret and seat != viewer:
            figures[BY:] = bytes(self.width - BY)
        party = figures[self._party]
        if party:
            figures[self._party] = (party - 1 - viewer) % seats + 1 if party <= seats else self._seats + party - seats
        figures[BY] = (seat - viewer) % seats + 1
        return bytes(figures)
