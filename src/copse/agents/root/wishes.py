"""Wishes: what a faction adds to the evaluation. Each file beside this one that is named after a chapter has one."""

from __future__ import annotations

from copse.kernel.actions import Action
from copse.kernel.tasks import Decision
from copse.root.pieces import WARRIOR
from copse.root.state import Woodland


class Wishes:
    """All of it in points that the faction may expect. `warrior` and `clearing` are what one on the map and the rule of
    one are worth, `building` and `token` what a sure attack on one costs, and `curb` what each building or token of a
    rival does; `dominates` says whether it would win by a dominance card."""

    warrior: float = 0.09
    clearing: float = 0.12
    building: float = 0.5
    token: float = 0.2
    curb: float = 0.05
    dominates: bool = True

    def worth(self, state: Woodland, seat: int) -> float:
        """What it has on the map and on its board, beside points, cards, warriors and rule."""
        return 0.0

    def holdings(self, state: Woodland, seat: int) -> float:
        """What others could take from it: in buildings and tokens, of which a warrior is a third."""
        total = 0.0
        for piece in state.rules.of_party[seat]:
            kind = state.rules.pieces[piece].kind
            share = 0.33 if kind.category == WARRIOR else 1.0
            total += share * (kind.total - state.supply[piece])
        return total

    def evening(self, state: Woodland, seat: int) -> float:
        """The points that the Evening of its turn will bring."""
        return 0.0

    def may_stop(self, question: Decision) -> bool:
        """Whether this question comes in the middle of an action that could as well end here."""
        return False

    def glance(self, state: Woodland, seat: int, action: Action) -> float:
        """How promising a choice looks, if only this faction knows; 0 leaves it to the general table."""
        return 0.0
