"""Dominance (§3.3): another way to win, for a seat that gives up scoring."""

from __future__ import annotations

from typing import Final

from copse.kernel.actions import Action
from copse.kernel.bits import size
from copse.kernel.rows import replaced, without
from copse.kernel.tasks import Json
from copse.root.actions import CLAIM
from copse.root.cards import BIRD, CARDS, DOMINANCE, matching
from copse.root.deck import spend
from copse.root.score import scoreless
from copse.root.state import NONE, Woodland

CLAIMS: Final = [  # by the card that is claimed and the card that pays for it
    [CLAIM[DOMINANCE.index(card), paid] for paid in range(len(CARDS))] if card in DOMINANCE else []
    for card in range(len(CARDS))
]


class Dominance:
    """What the four cards demand and how they win. An edition may have other cards in their place."""

    points: int = 10  # the points from which a card may be activated (§3.3.1)
    clearings: int = 3  # ruled clearings of its suit that win (§3.3.1.I)
    for_two: bool = False  # whether the cards are in the deck of two players (§5.1.3)
    for_all: bool = False  # whether every faction, not only Vagabonds, may form a coalition (§9.2.8)

    def activations(self, state: Woodland, seat: int, held: list[int]) -> list[Action]:
        """The ways to activate one of the cards held."""
        return state.rules.factions[seat].activations(state, seat, held)

    def activate(self, state: Woodland, seat: int, action: Action) -> None:
        state.rules.factions[seat].activate(state, seat, action)

    def on_crafted(self, state: Woodland, seat: int) -> None:
        """Note that a seat has crafted a card."""

    def wins(self, state: Woodland, seat: int, card: int) -> str:
        """The paragraph by which an activated card wins at the start of its owner's turn; empty if it does not. It
        needs enough ruled clearings of the suit (§3.3.1.I), or two in opposite corners (§3.3.1.II)."""
        ruled, suit = state.ruled(seat), CARDS[card].suit
        if suit == BIRD:
            corners = any(ruled >> a & 1 and ruled >> b & 1 for a, b in state.map.opposite.items())
            return "root:3.3.1.II" if corners else ""
        return "root:3.3.1.I" if size(ruled & state.of_suit(suit)) >= self.clearings else ""

    def along(self, state: Woodland, seat: int, card: int) -> int:
        """How far a seat's marker has come on the track of an activated card, if it has one."""
        return 0

    def aim(self, state: Woodland, seat: int, card: int) -> int:
        """The seat that an activated card names; NONE if it names nobody."""
        return NONE

    def pieces(self, state: Woodland, seat: int, card: int) -> dict[int, int]:
        """The pieces that lie on an activated card: how many, by piece number."""
        return {}

    def view(self, state: Woodland, seat: int, card: int) -> dict[str, Json]:
        """What an activated card shows beside itself."""
        return {}

    def check(self, state: Woodland, seat: int, card: int) -> None:
        """Raise Impossible if a card from outside cannot lie like this before a seat."""

    def printed(self, card: int) -> dict[str, int]:
        """The arguments of the sentence about a card."""
        return {"points": self.points, "count": self.clearings}


def may_dominate(state: Woodland, seat: int) -> bool:
    """§3.3.1, §3.3.2: whether the seat may activate a card: with enough points, once a game."""
    return state.points[seat] >= state.rules.dominance_points and not scoreless(state, seat)


def activations(state: Woodland, seat: int) -> list[Action]:
    """The dominance cards of the hand, if the seat may activate one."""
    held = [DOMINANCE.index(card) for card in state.hands[seat].cards if CARDS[card].kind == "dominance"]
    return state.rules.edition.dominance.activations(state, seat, held) if held else []


def activate(state: Woodland, seat: int, card: int) -> None:
    """§3.3.1: the score marker leaves the track; from now on the card decides."""
    state.hands[seat].drop(card)
    state.dominance = replaced(state.dominance, seat, card)
    state.say("root:3.3.1", "activated", seat=seat, card=CARDS[card].id)


def join(state: Woodland, seat: int, card: int, partner: int, law: str) -> None:
    """§9.2.8: the card forms a coalition."""
    state.hands[seat].drop(card)
    state.dominance = replaced(state.dominance, seat, card)
    state.partner = replaced(state.partner, seat, partner)
    state.recount()  # who is whose enemy can decide to whom warriors are lent (§bots:3.3.2)
    state.say(law, "joined", seat=seat, partner=partner, card=CARDS[card].id)
    state.rules.factions[seat].reconcile(state, seat, partner)


def claims(state: Woodland, seat: int) -> list[Action]:
    """§3.3.4: take an available dominance card for a card that matches it; a bird one only for a bird."""
    hand, out = state.hands[seat].cards, list[Action]()
    for card in state.available:
        ways = CLAIMS[card]
        for paid in matching(hand, 1 << CARDS[card].suit):
            out.append(ways[paid])
    return out


def claim(state: Woodland, seat: int, action: Action) -> None:
    card = DOMINANCE[action.args[0]]
    state.available = without(state.available, card)
    spend(state, seat, action.args[1], "root:3.3.4")
    state.hands[seat].add(card, [other for other in range(state.seats) if other != seat])
    if state.heard:
        state.say("root:3.3.4", "claimed", seat=seat, card=CARDS[card].id)


def dominates(state: Woodland, seat: int) -> str:
    """The paragraph by which the seat's dominance wins now; empty if it does not."""
    card = state.dominance[seat]
    return state.rules.edition.dominance.wins(state, seat, card) if card != NONE else ""
