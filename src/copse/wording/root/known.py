"""The cards of the other hands, and of the face-down piles on the other boards, that a seat knows: how it learned of
each, and how the card left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from copse.kernel.events import Event
from copse.root.cards import CARD_IDS
from copse.root.state import Woodland
from copse.root.zones import Zone
from copse.wording.known import Calendar, Known, When, trimmed

TO_HAND: Final = ("claimed", "drew_card", "picked_up", "took_back", "took_from_stall")
SHOWN: Final = {"saw_hand": "target", "showed_hand": "seat"}
"""Events that show a whole hand, and their argument that names its owner."""
FROM_HAND: Final = (
    "activated", "crafted", "decreed", "discarded", "exported", "gathered", "held_ritual", "joined", "played_ambush",
    "put_at_stall", "returned_card", "revealed", "spent",
)  # fmt: skip
"""Events in which a card leaves the hand of their seat, for most of its events. A card on a board may leave by them,
too; the cards that the hand still holds settle which it was."""
SUPPORTERS: Final = "supporters"
TO_SUPPORTERS: Final = "gained_supporter"
FROM_SUPPORTERS: Final = ("discarded", "spent")


def known_cards(state: Woodland, events: Sequence[Event], viewer: int) -> list[Known]:
    """Return the cards of the others' hands and piles that `viewer` knows or knew.

    It must be allowed to see these events. Open hands are left out, because all their cards lie on the table.
    """
    others = [seat for seat in range(state.seats) if seat != viewer]
    hands: list[tuple[Memory, Zone]] = [(Memory(seat), state.hands[seat]) for seat in others]
    piles = [(PileMemory(seat, SUPPORTERS), zone) for seat in others for zone in state.boards[seat].zones()]
    memories = [(memory, zone) for memory, zone in (*hands, *piles) if not zone.open]
    calendar = Calendar(state.seats)
    for number, event in enumerate(events):
        if event.what in TOLD:
            when = calendar.at(number, event)
            for memory, _ in memories:
                memory.hear(event, when)
    found: list[Known] = []
    for memory, zone in memories:
        memory.agree(Counter(CARD_IDS[card] for card in zone.seen[viewer]))
        memory.forget(len(zone.cards) - len(zone.seen[viewer]))
        found += trimmed(memory.cards)
    return found


class Memory:
    """What one seat remembers of another's hand."""

    def __init__(self, seat: int, pile: str = "") -> None:
        self.seat: Final = seat
        self.pile: Final = pile
        self.cards: list[Known] = []

    def hear(self, event: Event, when: When) -> None:
        args, what, card = event.args, event.what, str(event.args.get("card", ""))
        if what in SHOWN:
            if args[SHOWN[what]] == self.seat and "cards" in args:
                self.agree(Counter(str(args["cards"]).split()), when)
        elif what == "gave":
            if args["giver"] == self.seat:
                self.lose(card, when)
            elif args["taker"] == self.seat and card:
                self.learn(card, when)
        elif args.get("seat") != self.seat:
            pass
        elif what == "exposed":
            if card and not any(entry.thing == card for entry in self.held()):
                self.learn(card, when)
        elif what in TO_HAND:
            if card:
                self.learn(card, when)
        elif what in FROM_HAND:
            self.lose(card, when)

    def held(self) -> Iterator[Known]:
        return (entry for entry in self.cards if entry.sure and not entry.gone)

    def learn(self, card: str, when: When | None) -> None:
        self.cards.append(Known(self.seat, card, learned=when, pile=self.pile))

    def lose(self, card: str, when: When) -> None:
        """A card leaves. If it leaves face down, it may be any."""
        if not card:
            self.cards = [entry if entry.gone else replace(entry, sure=False) for entry in self.cards]
            return
        found = [entry for entry in self.cards if entry.thing == card and not entry.gone]
        if found:
            lost = max(found, key=lambda entry: entry.sure)
            self.cards[self.cards.index(lost)] = replace(lost, gone=when, sure=True)

    def count(self, card: str) -> int:
        return sum(entry.thing == card for entry in self.held())

    def agree(self, seen: Counter[str], when: When | None = None) -> None:
        """Make the memory agree with the cards that the hand is known to hold; `when` it was shown, if it was.

        The log does not say who gave a supporter, nor whether a card came from the hand or from a board. So a card may
        have left unnoticed, or may still be there.
        """
        for card in sorted({entry.thing for entry in self.cards} | set(seen)):
            surplus = self.count(card) - seen[card]
            for place, entry in enumerate(self.cards):
                if entry.thing == card and surplus > 0 and entry.sure and not entry.gone:
                    self.cards[place] = replace(entry, sure=False)
                    surplus -= 1
            for place in reversed(range(len(self.cards))):
                entry = self.cards[place]
                mistaken = not entry.sure or (entry.gone is not None and when is None)
                if entry.thing == card and surplus < 0 and mistaken:
                    self.cards[place] = replace(entry, gone=None, sure=True)
                    surplus += 1
            for _ in range(-surplus):
                self.learn(card, when)

    def forget(self, hidden: int) -> None:
        """Keep no more doubtful cards than the hand has hidden ones."""
        doubtful = [entry for entry in self.cards if not entry.sure]
        for entry in doubtful[: max(0, len(doubtful) - hidden)]:
            self.cards.remove(entry)


class PileMemory(Memory):
    """What one seat remembers of the face-down pile on another's board. Its cards leave face up."""

    def hear(self, event: Event, when: When) -> None:
        card = str(event.args.get("card", ""))
        if not card or event.args.get("seat") != self.seat:
            return
        if event.what == TO_SUPPORTERS:
            self.learn(card, when)
        elif event.what in FROM_SUPPORTERS:
            self.lose(card, when)


TOLD: Final = frozenset((*TO_HAND, *FROM_HAND, *SHOWN, TO_SUPPORTERS, "exposed", "gave", "turn_began"))
