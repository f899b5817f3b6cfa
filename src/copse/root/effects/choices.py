"""What cards of both decks ask and do alike: another player is named, a move or a battle is granted, a card comes from
the deck, a crafted card is given up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from copse.kernel.actions import Action
from copse.kernel.domains import declare
from copse.kernel.events import Word
from copse.root.actions import BATTLE, CHOOSE
from copse.root.battle import fight
from copse.root.cards import CARDS
from copse.root.craft import lose_effect
from copse.root.deck import draw, robbable
from copse.root.domains import A_CARD
from copse.root.effects.base import Effect
from copse.root.state import Woodland
from copse.root.steps import Question, SeatStep

LAW: Final = "root:4.1.3"  # what a card in a play area does


def give_up(state: Woodland, seat: int, card: int) -> None:
    """A crafted card is discarded, by its owner's choice or by another's."""
    state.say(LAW, "discarded", seat=seat, card=CARDS[card].id)
    lose_effect(state, seat, card)


def with_hand(state: Woodland, seat: int) -> list[int]:
    """The other players who hold cards."""
    return [other for other in range(state.seats) if other != seat and state.hands[other].cards]


def victims(state: Woodland, seat: int) -> list[int]:
    """The other players from whom a card can be taken."""
    return [other for other in range(state.seats) if other != seat and robbable(state, other)]


class GainCard(SeatStep):
    """A card gives its owner one card from the deck."""

    def run(self, state: Woodland) -> None:
        draw(state, self.seat, 1, LAW)


class CardQuestion(Question):
    """A question that a card asks about its use."""

    law = LAW
    domains = declare(card=A_CARD)

    def __init__(self, seat: int, card: int) -> None:
        self.seat, self.card = seat, card

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"card": CARDS[self.card].id}


# ---- another player is named


class Aimed(Effect):
    """A card whose owner names another player."""

    def targets(self, state: Woodland, seat: int) -> list[int]:
        return [other for other in range(state.seats) if other != seat]

    def aim(self, state: Woodland, seat: int, target: int) -> None:
        """The player was named: do it."""
        raise NotImplementedError

    def usable(self, state: Woodland, seat: int) -> bool:
        return bool(self.targets(state, seat))

    def use(self, state: Woodland, seat: int) -> None:
        state.push(NamePlayer(seat, self.number))


class NamePlayer(CardQuestion):
    def trouble(self, state: Woodland) -> str:
        return "" if isinstance(state.rules.effects[self.card], Aimed) else "that card names no player"

    def options(self, state: Woodland) -> list[Action]:
        return [CHOOSE[target] for target in self.effect(state).targets(state, self.seat)]

    def choose(self, state: Woodland, action: Action) -> None:
        self.effect(state).aim(state, self.seat, action.args[0])

    def effect(self, state: Woodland) -> Aimed:
        effect = state.rules.effects[self.card]
        assert isinstance(effect, Aimed)
        return effect


# ---- a move or a battle is granted


class Granting(Effect):
    """A card that grants one move or one battle, without cost."""

    def grants(self, state: Woodland, seat: int) -> list[Action]:
        raise NotImplementedError

    def usable(self, state: Woodland, seat: int) -> bool:
        return bool(self.grants(state, seat))

    def use(self, state: Woodland, seat: int) -> None:
        state.push(TakeGranted(seat, self.number))


class TakeGranted(CardQuestion):
    def trouble(self, state: Woodland) -> str:
        effect = state.rules.effects[self.card]
        granting = isinstance(effect, Granting) and effect.grants(state, self.seat)
        return "" if granting else "that card grants nothing now"

    def options(self, state: Woodland) -> list[Action]:
        effect = state.rules.effects[self.card]
        assert isinstance(effect, Granting)
        return effect.grants(state, self.seat)

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is BATTLE:
            fight(state, self.seat, action, LAW)
        else:
            state.rules.factions[self.seat].make_free_move(state, self.seat, action, LAW)
