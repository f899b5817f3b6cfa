"""Zones: cards that lie face down before someone. A zone knows which of its cards other seats have seen, and views,
re-dealing and agents use this and nothing else (§1.2)."""

from __future__ import annotations

from collections.abc import Iterable

from copse.kernel.tasks import Json


class Zone:
    """Cards by number, in order; `seen` has for each seat the cards that it knows to be here, in order too."""

    __slots__ = ("cards", "seen")

    def __init__(self, cards: list[int], seen: list[list[int]]) -> None:
        self.cards = cards
        self.seen = seen

    def copy(self) -> Zone:
        return Zone(self.cards[:], [known[:] for known in self.seen])

    def add(self, card: int, witnesses: Iterable[int] = ()) -> None:
        self.cards.append(card)
        self.cards.sort()
        for seat in witnesses:
            self.seen[seat].append(card)
            self.seen[seat].sort()

    def drop(self, card: int) -> None:
        """The card leaves for everyone to see."""
        self.cards.remove(card)
        for known in self.seen:
            if card in known:
                known.remove(card)

    def slip(self, card: int, witnesses: Iterable[int]) -> None:
        """The card leaves, and only the witnesses see which: what the others knew may no longer be true."""
        self.cards.remove(card)
        for seat, known in enumerate(self.seen):
            if seat not in witnesses:
                known.clear()
            elif card in known:
                known.remove(card)

    def show(self, seat: int) -> None:
        """A seat sees all that is here now."""
        self.seen[seat] = self.cards[:]

    def hidden_from(self, seat: int | None) -> list[int]:
        """The cards that a seat (None: a spectator) does not know to be here."""
        left = self.cards[:]
        if seat is not None:
            for card in self.seen[seat]:
                left.remove(card)
        return left

    def dump(self) -> Json:
        return [list[Json](self.cards), [list[Json](known) for known in self.seen]]


def empty(seats: int) -> Zone:
    return Zone([], [[] for _ in range(seats)])
