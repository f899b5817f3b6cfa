"""Cards as some groups play them: by the text of a later printing, or by the other reading of a point in doubt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from copse.root.cards import BIRD, FOX, MOUSE, RABBIT
from copse.root.effects.base import Effect
from copse.root.effects.choices import LAW, GainCard, victims
from copse.root.effects.exiles import CharmOffensive, Partisans, PropagandaBureau
from copse.root.effects.standard import BetterBurrowBank, StandAndDeliver
from copse.root.removal import can_replace, replace
from copse.root.score import score
from copse.root.state import NONE, Woodland

# ---- by the later text (R31)


class LaterBurrowBank(BetterBurrowBank):
    """You may draw; then an enemy does too."""

    must = False

    def targets(self, state: Woodland, seat: int) -> list[int]:
        return [other for other in range(state.seats) if state.enemies(seat, other)]


class LaterStandAndDeliver(StandAndDeliver):
    """The victim is an enemy."""

    def targets(self, state: Woodland, seat: int) -> list[int]:
        return [other for other in victims(state, seat) if state.enemies(seat, other)]


class LaterPropagandaBureau(PropagandaBureau):
    """Replace a warrior (§G.1.4); both parts must be possible."""

    def sways(self, state: Woodland, seat: int, piece: int, clearing: int) -> bool:
        own = state.rules.warrior[seat]
        return own != NONE and can_replace(state, seat, piece, clearing, own)

    def sway(self, state: Woodland, seat: int, piece: int, clearing: int) -> None:
        replace(state, seat, piece, clearing, state.rules.warrior[seat], LAW)


LATER: Final[Mapping[str, Effect]] = {
    effect.name: effect for effect in (LaterBurrowBank(), LaterStandAndDeliver(), LaterPropagandaBureau())
}
"""Of the Coffin Makers, too, the text is another: whom they collect `to_supply` asks the rules."""


# ---- by another reading


class SparingPartisans(Partisans):
    """Birds are kept (R23)."""

    def discards(self, suit: int) -> bool:
        return suit not in (self.suit, BIRD)


SPARING: Final[Mapping[str, Effect]] = {
    effect.name: effect
    for effect in (
        SparingPartisans("fox_partisans", FOX),
        SparingPartisans("rabbit_partisans", RABBIT),
        SparingPartisans("mouse_partisans", MOUSE),
    )
}


class InformedCharm(CharmOffensive):
    """What may replace the draw that ends Evening may replace this one too (R36)."""

    def aim(self, state: Woodland, seat: int, target: int) -> None:
        offers = [owner.instead_of_drawing(state, seat, 1) for owner in state.owners(seat)]
        state.push(next((offer for offer in offers if offer is not None), GainCard(seat)))
        score(state, target, self.points, LAW)


INFORMED: Final[Mapping[str, Effect]] = {effect.name: effect for effect in (InformedCharm(),)}
