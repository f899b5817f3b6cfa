"""Chapter 12 of the fifth edition: failure costs the card first, and revealed birds may be kept."""

from __future__ import annotations

from copse.kernel.actions import Action
from copse.kernel.tasks import Task
from copse.root.actions import DISCARD, PASS
from copse.root.cards import BIRD, CARDS, different
from copse.root.deck import discard, take_back
from copse.root.factions.duchy import Duchy, LoseCard, PriceOfFailure, duchy_board
from copse.root.state import Woodland
from copse.root.steps import Question, SeatStep


class FifthDuchy(Duchy):
    def failure(self, seat: int) -> list[Task]:
        """§12.2.3: a random card, then the minister."""
        return [LoseCard(seat), PriceOfFailure(seat)]

    def gathering(self, seat: int) -> list[Task]:
        """§12.6.1"""
        return [DiscardBirds(seat), TakeBackAll(seat)]


class DiscardBirds(Question):
    """§12.6.1: any number of the birds that were revealed (E4)."""

    def moot(self, state: Woodland) -> bool:
        return not self.birds(state)

    @property
    def law(self) -> str:
        return "root:12.6.1"

    def birds(self, state: Woodland) -> list[int]:
        return [card for card in duchy_board(state, self.seat).revealed if CARDS[card].suit == BIRD]

    def options(self, state: Woodland) -> list[Action]:
        return [PASS[()], *[DISCARD[card] for card in different(sorted(self.birds(state)))]]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is DISCARD:
            card = action.args[0]
            duchy_board(state, self.seat).revealed.remove(card)
            state.say(self.law, "discarded", seat=self.seat, card=CARDS[card].id)
            discard(state, card)
            state.push(self)


class TakeBackAll(SeatStep):
    """§12.6.1: whatever is left comes back to the hand."""

    def run(self, state: Woodland) -> None:
        mine = duchy_board(state, self.seat)
        revealed, mine.revealed = mine.revealed, []
        for card in revealed:
            take_back(state, self.seat, card, "root:12.6.1")
