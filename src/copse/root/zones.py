"""Zones: cards that lie face down before a player. A zone records which of its cards other seats have seen; views,
re-dealing and agents use nothing else (§1.2)."""

from __future__ import annotations

from collections.abc import Sequence

from copse.kernel.chance import take_out
from copse.kernel.errors import BadSave
from copse.kernel.shapes import Fields
from copse.kernel.tasks import Json


class Zone:
    """Cards by number, in order. `seen` holds for each seat the cards that it knows to be here, in order (as tuples,
    which copies share). An open zone lies face up: everyone has seen all of it (§11.2.3)."""

    __slots__ = ("cards", "open", "seen")

    def __init__(self, cards: list[int], seen: list[tuple[int, ...]], lies_open: bool = False) -> None:
        self.cards = cards
        self.seen = seen
        self.open = lies_open

    def copy(self) -> Zone:
        return Zone(self.cards[:], self.seen[:], self.open)

    def take(self, other: Zone) -> None:
        """Take over the content of another zone."""
        self.cards, self.seen = other.cards, other.seen
        self.turn_up()

    def add(self, card: int, witnesses: Sequence[int] = ()) -> None:
        place = len(self.cards)
        while place and self.cards[place - 1] > card:
            place -= 1
        self.cards.insert(place, card)
        if witnesses:
            for seat in witnesses:
                self.seen[seat] = tuple(sorted((*self.seen[seat], card)))
        self.turn_up()

    def turn_up(self) -> None:
        """Everyone sees the cards of an open zone."""
        if self.open:
            self.seen = [tuple(self.cards)] * len(self.seen)

    def drop(self, card: int) -> None:
        """Remove a card for everyone to see."""
        take_out(self.cards, card)
        for seat, known in enumerate(self.seen):
            if known and card in known:
                self.seen[seat] = without(known, card)

    def slip(self, card: int, witnesses: Sequence[int]) -> None:
        """Remove a card that only the witnesses see; what the others knew may no longer be true."""
        take_out(self.cards, card)
        for seat, known in enumerate(self.seen):
            if known and seat not in witnesses:
                self.seen[seat] = ()
            elif known and card in known:
                self.seen[seat] = without(known, card)
        self.turn_up()

    def show(self, seat: int) -> None:
        """Let a seat see everything here."""
        self.seen[seat] = tuple(self.cards)

    def reveal(self, card: int, seat: int) -> None:
        """Let a seat see one card. If it knew such a card already, this may be that card."""
        if card not in self.seen[seat]:
            self.seen[seat] = tuple(sorted((*self.seen[seat], card)))

    def hidden_from(self, seat: int | None) -> list[int]:
        """The cards that a seat (None: a spectator) does not know to be here."""
        if self.open:
            return []
        left = self.cards[:]
        if seat is not None:
            for card in self.seen[seat]:
                left.remove(card)
        return left

    def dump(self) -> Json:
        return [list[Json](self.cards), [list[Json](known) for known in self.seen]]


def empty(seats: int, lies_open: bool = False) -> Zone:
    return Zone([], [()] * seats, lies_open)


def restored(row: Json, seats: int, kinds: int) -> Zone:
    """The zone that `dump` wrote, with this many kinds of cards. Raises BadSave if it is not possible."""
    if not isinstance(row, list) or len(row) != 2:
        raise BadSave(f"a hand should be its cards and who has seen which, not {row!r}")
    hand = Fields({"cards": row[0], "seen": row[1]}, "a hand")
    seen = [Fields({"seen": cards}, "seen").wholes("seen", None, 0, kinds - 1) for cards in hand.rows("seen")]
    if len(seen) != seats:
        raise BadSave(f"'seen' should have {seats} entries, not {len(seen)}")
    return Zone(hand.wholes("cards", None, 0, kinds - 1), [tuple(cards) for cards in seen])


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
