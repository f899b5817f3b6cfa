"""Wishes: the part of the evaluation that belongs to one faction.

Each file in this folder that is named after a chapter has one.
"""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from copse.kernel.actions import Action
from copse.kernel.tasks import Decision
from copse.root.pieces import WARRIOR
from copse.root.state import Woodland


@mypyc_attr(allow_interpreted_subclasses=True)
class Wishes:
    """The wishes of a faction.

    All numbers are points that the faction can expect. `warrior` is the worth of a warrior on the map, and `clearing`
    of a ruled clearing. `building` and `token` are the cost of a sure attack on one. `curb` is the cost of each
    building or token of a rival. `dominates` says whether the faction would win by a dominance card.
    """

    warrior: float = 0.09
    clearing: float = 0.12
    building: float = 0.5
    token: float = 0.2
    curb: float = 0.05
    dominates: bool = True

    def worth(self, state: Woodland, seat: int) -> float:
        """Return the worth of its board and its pieces, beyond points, cards, warriors and rule."""
        return 0.0

    def holdings(self, state: Woodland, seat: int) -> float:
        """Return the number of pieces that others could take. A building or token counts 1, and a warrior a third."""
        total = 0.0
        for piece in state.rules.of_party[seat]:
            kind = state.rules.pieces[piece].kind
            share = 0.33 if kind.category == WARRIOR else 1.0
            total += share * state.out_of_supply(piece)
        return total

    def evening(self, state: Woodland, seat: int) -> float:
        """Return the points that its Evening will score."""
        return 0.0

    def may_stop(self, question: Decision) -> bool:
        """Return whether this question is part of an action that could end here."""
        return False

    def prudent(self, state: Woodland, seat: int, actions: Sequence[Action]) -> Sequence[Action]:
        """Return these actions of the pending question without those that only harm the faction."""
        return actions

    def glance(self, state: Woodland, seat: int, action: Action) -> float:
        """Return the weight of an action that only this faction knows. 0 means the weight in the general table."""
        return 0.0
