"""The draft of advanced setup (§A.7 to §A.10). Every player is dealt five cards. From the last player counterclockwise,
players take factions from a row of setup cards and set them up at once. Then each player keeps three of the five
cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from copse.kernel.actions import Action
from copse.kernel.events import Word
from copse.kernel.rows import added
from copse.kernel.tasks import Blocked
from copse.root.actions import CHARACTERS, DRAFTED, RETURN, TAKE
from copse.root.cards import CARDS, different
from copse.root.deck import draw
from copse.root.state import NONE, DraftCard, Woodland
from copse.root.steps import Question, Step

ONLY_MILITANTS: Final = 2  # players (§A.8.1.I)


class DealHands(Step):
    """§A.7"""

    def run(self, state: Woodland) -> None:
        for seat in state.rules.people:  # §bots:3.4
            draw(state, seat, state.rules.edition.dealt_cards, "root:A.7")


class DealRow(Step):
    """§A.8.1: a militant, then one more card per player, from all that are left."""

    def run(self, state: Woodland) -> None:
        edition = state.rules.edition
        boxed = [edition.factions[hireling.linked].own_law for hireling in state.rules.hirelings if hireling.linked]
        left = [name for name, faction in edition.factions.items() if faction.own_law not in boxed]  # §A.6.5
        militants = sorted(DRAFTED.index(name) for name in left if edition.factions[name].militant)
        others = sorted(DRAFTED.index(name) for name in left if not edition.factions[name].militant)
        if state.seats == ONLY_MILITANTS and len(militants) > state.seats:  # §A.8.1.I, R170
            others = []
        row = [state.draw("faction", militants)]
        others = sorted([*militants, *others])
        row += [state.draw("faction", others) for _ in range(state.seats)]
        locked = not edition.factions[DRAFTED[row[-1]]].militant  # §A.8.1.II
        state.draft = tuple(DraftCard(card, locked and card == row[-1], NONE, NONE) for card in row)
        for card in row:
            state.say("root:A.8.1", "laid_setup_card", faction=DRAFTED[card])
        state.push(DealCharacters())


class DealCharacters(Step):
    """§A.8.1.III: a random character beside each card of a chapter with several."""

    def run(self, state: Woodland) -> None:
        factions, dealt = state.rules.edition.factions, list[int]()
        for place, card in enumerate(state.draft):
            pool = [number for number in factions[DRAFTED[card.faction]].company() if number not in dealt]
            if pool:
                dealt.append(state.draw("character", pool))
                replace(state, place, card._replace(character=dealt[-1]))
                name = CHARACTERS[dealt[-1]]
                state.say("root:A.8.1.III", "laid_character", faction=DRAFTED[card.faction], character=name)


def replace(state: Woodland, place: int, card: DraftCard) -> None:
    state.draft = (*state.draft[:place], card, *state.draft[place + 1 :])


def take_faction(state: Woodland, seat: int, name: str) -> None:
    """Give a faction to a seat that has none yet (§A.8.2)."""
    state.adopt(state.rules.with_faction(seat, name))
    state.say("root:A.8.2", "took_faction", seat=seat, faction=name)


class TakeFaction(Question):
    """§A.8.2: take any card of the row that is left and not locked; set its faction up at once."""

    law = "root:A.8.2"

    def trouble(self, state: Woodland) -> str:
        if self.seat not in state.rules.undecided:
            return "that seat has a faction"
        return "" if state.draft or DealRow() in state.todo else "no setup cards lie there"

    def options(self, state: Woodland) -> list[Action]:
        return [TAKE[card.faction] for card in state.draft if card.seat == NONE and not card.locked]

    def blocked(self, state: Woodland) -> list[Blocked]:
        return [Blocked(TAKE[card.faction], "root:A.8.1.II") for card in state.draft if card.locked]

    def choose(self, state: Woodland, action: Action) -> None:
        seat, factions = self.seat, state.rules.edition.factions
        place = [card.faction for card in state.draft].index(action.args[0])
        card, chosen = state.draft[place], factions[DRAFTED[action.args[0]]]
        replace(state, place, card._replace(seat=seat))
        if chosen.militant:
            state.draft = tuple(card._replace(locked=False) for card in state.draft)
        take_faction(state, seat, chosen.drafted_as(state.rules.names))
        taken = state.rules.factions[seat]
        if card.character != NONE:
            taken.become(state, seat, card.character, "root:A.8.1.III")
        if not state.rules.undecided:
            state.draft = ()
        state.push_all(taken.set_up_drafted(state, seat))


class KeepCards(Question):
    """§A.10: choose the cards to give back, one at a time. Nobody else sees which, and nobody draws before all have
    chosen."""

    law = "root:A.10"

    def left(self, state: Woodland) -> int:
        return len(state.hands[self.seat].cards) - state.rules.edition.start_cards

    def trouble(self, state: Woodland) -> str:
        most = state.rules.edition.dealt_cards - state.rules.edition.start_cards
        dealt = DealHands() not in state.todo
        return "the hand has more or fewer cards than were dealt" if dealt and not 0 < self.left(state) <= most else ""

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"count": self.left(state)}

    def options(self, state: Woodland) -> list[Action]:
        return [RETURN[card] for card in different(state.hands[self.seat].cards)]

    def choose(self, state: Woodland, action: Action) -> None:
        card, hand = action.args[0], state.hands[self.seat]
        hand.slip(card, (self.seat,))
        state.deck = added(state.deck, card)
        if hand.open:
            state.say(self.law, "returned_card", seat=self.seat, card=CARDS[card].id)
        else:
            state.whisper(self.law, "returned_card", (self.seat,), {"card": CARDS[card].id}, seat=self.seat)
        if self.left(state):
            state.push(self)
