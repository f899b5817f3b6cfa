"""Zones: cards that lie face down before a player. A zone records which of its cards other seats have seen; views,
re-dealing and agents use nothing else (§1.2)."""

from __future__ import annotations

from collections.abc import Sequence

from copse.kernel.errors import BadSave
from copse.kernel.rows import added, replaced, without
from copse.kernel.shapes import Fields
from copse.kernel.tasks import Json


class Zone:
    """Cards by number, in order. `seen` holds for each seat the cards that it knows to be here, in order. An open zone
    lies face up: everyone has seen all of it (§11.2.3)."""

    __slots__ = ("cards", "open", "seen")

    def __init__(self, cards: tuple[int, ...], seen: tuple[tuple[int, ...], ...], lies_open: bool = False) -> None:
        self.cards = cards
        self.seen = seen
        self.open = lies_open

    def copy(self) -> Zone:
        return Zone(self.cards, self.seen, self.open)

    def take(self, other: Zone) -> None:
        """Take over the content of another zone."""
        self.cards, self.seen = other.cards, other.seen
        self.turn_up()

    def add(self, card: int, witnesses: Sequence[int] = ()) -> None:
        self.cards = added(self.cards, card)
        for seat in witnesses:
            self.seen = replaced(self.seen, seat, added(self.seen[seat], card))
        self.turn_up()

    def turn_up(self) -> None:
        """Everyone sees the cards of an open zone."""
        if self.open:
            self.seen = (self.cards,) * len(self.seen)

    def drop(self, card: int) -> None:
        """Remove a card for everyone to see."""
        self.cards = without(self.cards, card)
        for seat, known in enumerate(self.seen):
            if known and card in known:
                self.seen = replaced(self.seen, seat, without(known, card))

    def slip(self, card: int, witnesses: Sequence[int]) -> None:
        """Remove a card that only the witnesses see; what the others knew may no longer be true."""
        self.cards = without(self.cards, card)
        for seat, known in enumerate(self.seen):
            if known and seat not in witnesses:
                self.seen = replaced(self.seen, seat, ())
            elif known and card in known:
                self.seen = replaced(self.seen, seat, without(known, card))
        self.turn_up()

    def show(self, seat: int) -> None:
        """Let a seat see everything here."""
        self.seen = replaced(self.seen, seat, self.cards)

    def reveal(self, card: int, seat: int) -> None:
        """Let a seat see one card. If it knew such a card already, this may be that card."""
        if card not in self.seen[seat]:
            self.seen = replaced(self.seen, seat, added(self.seen[seat], card))

    def hidden_from(self, seat: int | None) -> list[int]:
        """The cards that a seat (None: a spectator) does not know to be here."""
        if self.open:
            return []
        left = list(self.cards)
        if seat is not None:
            for card in self.seen[seat]:
                left.remove(card)
        return left

    def dump(self) -> Json:
        return [list[Json](self.cards), [list[Json](known) for known in self.seen]]


def empty(seats: int, lies_open: bool = False) -> Zone:
    return Zone((), ((),) * seats, lies_open)


def restored(row: Json, seats: int, kinds: int) -> Zone:
    """The zone that `dump` wrote, with this many kinds of cards. Raises BadSave if it is not possible."""
    if not isinstance(row, list) or len(row) != 2:
        raise BadSave(f"a hand should be its cards and who has seen which, not {row!r}")
    hand = Fields({"cards": row[0], "seen": row[1]}, "a hand")
    seen = [Fields({"seen": cards}, "seen").wholes("seen", None, 0, kinds - 1) for cards in hand.rows("seen")]
    if len(seen) != seats:
        raise BadSave(f"'seen' should have {seats} entries, not {len(seen)}")
    return Zone(tuple(hand.wholes("cards", None, 0, kinds - 1)), tuple([tuple(cards) for cards in seen]))
