"""Chapter 12 of the fifth edition: failure costs the card first; by the first rulings, revealed birds may be
kept."""

from __future__ import annotations

from copse.kernel.actions import Action
from copse.kernel.tasks import Task
from copse.root.actions import DISCARD, PASS
from copse.root.cards import BIRD, CARDS, different
from copse.root.deck import discard, take_back
from copse.root.factions.duchy import Duchy, DuchyBoard, LoseCard, PriceOfFailure
from copse.root.state import Woodland
from copse.root.steps import Question


class FifthDuchy(Duchy):
    def failure(self, seat: int) -> list[Task]:
        """§12.2.3: a random card, then the minister."""
        return [LoseCard(seat), PriceOfFailure(seat)]

    def gathering(self, state: Woodland, seat: int) -> Task:
        return DiscardBirds(seat) if state.rules.rulings == 1 else super().gathering(state, seat)


class DiscardBirds(Question):
    """§12.6.1 by the first rulings: any number of the birds that were revealed are discarded, and the other cards come
    back to the hand (E4). Old saves may wait for it."""

    law = "root:12.6.1"

    def moot(self, state: Woodland) -> bool:
        return not self.birds(state)

    def birds(self, state: Woodland) -> list[int]:
        return [card for card in state.board(self.seat, DuchyBoard).revealed if CARDS[card].suit == BIRD]

    def options(self, state: Woodland) -> list[Action]:
        return [PASS[()], *[DISCARD[card] for card in different(tuple(sorted(self.birds(state))))]]

    def choose(self, state: Woodland, action: Action) -> None:
        mine = state.board(self.seat, DuchyBoard)
        if action.verb is DISCARD:
            mine.revealed.remove(action.args[0])
            state.say(self.law, "discarded", seat=self.seat, card=CARDS[action.args[0]].id)
            discard(state, action.args[0])
            state.push(self)
            return
        kept, mine.revealed = mine.revealed, []
        for card in kept:
            take_back(state, self.seat, card, self.law)
