"""Dominance (§3.3): another way to win, for who gives up on points."""

from __future__ import annotations

from copse.kernel.actions import Action
from copse.root.actions import CLAIM
from copse.root.cards import BIRD, CARDS, DOMINANCE, different
from copse.root.deck import spend
from copse.root.score import scoreless
from copse.root.state import NONE, Woodland


def may_dominate(state: Woodland, seat: int) -> bool:
    return state.points[seat] >= state.rules.dominance_points and not scoreless(state, seat)


def activations(state: Woodland, seat: int) -> list[Action]:
    """§3.3.1, §3.3.2: from so many points on, once a game, a dominance card of the hand."""
    if not may_dominate(state, seat):
        return []
    held = [place for place, card in enumerate(DOMINANCE) if card in state.hands[seat].cards]
    return state.rules.factions[seat].activations(state, seat, held) if held else []


def activate(state: Woodland, seat: int, card: int) -> None:
    """§3.3.1: the score marker leaves the track; from now on the card decides."""
    state.hands[seat].drop(card)
    state.dominance[seat] = card
    state.say("root:3.3.1", "activated", seat=seat, card=CARDS[card].id)


def claims(state: Woodland, seat: int) -> list[Action]:
    """§3.3.4: an available dominance card for a card that matches it; a bird one for a bird only."""
    return [
        CLAIM[DOMINANCE.index(card), paid]
        for card in state.available
        for paid in different(state.hands[seat].cards)
        if CARDS[paid].matches(CARDS[card].suit)
    ]


def claim(state: Woodland, seat: int, action: Action) -> None:
    card = DOMINANCE[action.args[0]]
    state.available.remove(card)
    spend(state, seat, action.args[1], "root:3.3.4")
    state.hands[seat].add(card, [other for other in range(state.seats) if other != seat])
    state.say("root:3.3.4", "claimed", seat=seat, card=CARDS[card].id)


def dominates(state: Woodland, seat: int) -> str:
    """The paragraph by which the seat's dominance wins now; empty if it does not: enough ruled clearings of the suit
    (§3.3.1.I), or two in opposite corners (§3.3.1.II)."""
    card = state.dominance[seat]
    if card == NONE:
        return ""
    ruled, suit = state.ruled(seat), CARDS[card].suit
    if suit == BIRD:
        corners = any(ruled >> a & 1 and ruled >> b & 1 for a, b in state.board.opposite.items())
        return "root:3.3.1.II" if corners else ""
    enough = (ruled & state.of_suit(suit)).bit_count() >= state.rules.edition.dominance_clearings
    return "root:3.3.1.I" if enough else ""
