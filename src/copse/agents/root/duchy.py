"""The Duchy wants pieces in clearings of every suit to sway ministers, above all lords.

It also wants citadels, markets that it can hold, and tunnels to come up through.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from copse.agents.root.common import CARD_WORTH
from copse.agents.root.wishes import Wishes
from copse.kernel.actions import Action, Verb
from copse.kernel.bits import size
from copse.kernel.tasks import Decision, Task
from copse.root.actions import BATTLE, CALL, CITADEL, DEMOTE, DIG, MARKET, MOVE, MUSTER, REVEAL, SWAY
from copse.root.cards import BIRD, CARDS
from copse.root.factions import duchy
from copse.root.state import Woodland

#                               in the order of MINISTERS
MINISTER: Final[tuple[float, ...]] = (1.3, 0.6, 0.8, 1.0, 1.2, 0.9, 1.2, 1.0, 1.0)
LORD_POINT: Final = 0.6  # for each point that a swayed lord would score now
CITADEL_WORTH: Final = 0.8
MARKET_WORTH: Final = 0.8
TUNNEL: Final = 0.3
STAND: Final = 0.16  # a clearing with a piece, for swaying
ENOUGH_STANDS: Final = 6
READY: Final[tuple[float, ...]] = (0.0, 0.1, 0.35, 0.55, 0.75)  # by the number of cards that could be revealed to sway
CALLED: Final = 0.02  # a minister with an action left
EMERGING: Final = 0.2  # weight for each warrior that comes up

GLANCES: Final[Mapping[Verb, float]] = {
    SWAY: 6.0,
    CALL: 5.0,
    CITADEL: 5.0,
    MARKET: 5.0,
    DIG: 1.5,
    MUSTER: 1.5,
    BATTLE: 1.0,
    MOVE: 0.5,
}


class DuchyWishes(Wishes):
    building: float = 1.6  # losing a building also costs a minister and a card
    token: float = 0.3

    def worth(self, state: Woodland, seat: int) -> float:
        return (
            ministers(state, seat)
            + CITADEL_WORTH * duchy.built(state, seat, "citadel")
            + MARKET_WORTH * duchy.built(state, seat, "market")
            + TUNNEL * size(duchy.tunnels(state, seat))
            + STAND * min(ENOUGH_STANDS, size(duchy.stands(state, seat)))
            + cards(state, seat)
            + pending(state.todo[-1], seat)
        )

    def may_stop(self, question: Decision) -> bool:
        """The Captain's battle is evaluated together with the choice of the Captain, because he must fight."""
        if isinstance(question, duchy.Order):
            return question.minister != duchy.CAPTAIN
        return isinstance(question, duchy.OrderAgain | duchy.Bank)

    def glance(self, state: Woodland, seat: int, action: Action) -> float:
        if action.verb is REVEAL:
            return 0.3 if CARDS[action.args[0]].suit == BIRD else 1.0
        if action.verb is DEMOTE:
            return 2.0 - MINISTER[action.args[0]]
        if action.verb is MOVE and isinstance(state.decision, duchy.Emerge):
            return 1.0 + EMERGING * action.args[-1]
        return GLANCES.get(action.verb, 0.0)


def ministers(state: Woodland, seat: int) -> float:
    mine, total = state.board(seat, duchy.DuchyBoard), 0.0
    for minister, worth in enumerate(MINISTER):
        if mine.swayed >> minister & 1:
            total += worth
            if duchy.rank(minister) == duchy.LORD:
                total += LORD_POINT * duchy.dues(state, seat, minister)
    return total


def cards(state: Woodland, seat: int) -> float:
    """Return the worth of revealed cards that come back (§12.6.1), and of progress towards swaying with the hand."""
    back = [card for card in state.board(seat, duchy.DuchyBoard).revealed if CARDS[card].suit != BIRD]
    total = READY[min(len(READY) - 1, duchy.most_revealed(state, seat, (), (*state.hands[seat].cards, *back)))]
    for card in back:
        total += CARD_WORTH[card]
    return total


def pending(question: Task, seat: int) -> float:
    """Return the worth of what comes next: the points of the Banker, or a minister's action."""
    if isinstance(question, duchy.Bank) and question.seat == seat:
        return question.done
    return CALLED if isinstance(question, duchy.Order | duchy.OrderAgain) and question.seat == seat else 0.0
