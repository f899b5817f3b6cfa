"""What a seat has learned of things that the others hold in secret: the cards of a hand or of a face-down pile on a
board, the coins of a purse.

It comes only from the events and zones that the seat may see. So the page, the terminal and a player who remembers
everything know the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from copse.kernel.events import Event

COINS: Final = "coins"
INCOME: Final = "income"
MOST_GONE: Final = 8  # for each seat, the latest ones


@dataclass(frozen=True)
class When:
    """An event by its number, its paragraph, and its turn: number `turn` of the turns of the seat `turn_of`.

    Before the first turn, both are None.
    """

    event: int
    law: str
    turn_of: int | None
    turn: int | None


@dataclass(frozen=True)
class Known:
    """A thing that a seat holds or held, as another seat knows.

    `thing` is a card, COINS or INCOME. `amount` is 1 for a card, and negative for coins that were paid.
    For INCOME it is the number of turns whose income nobody else knows. `learned` is None for things that were known
    from the start. `gone` says when the thing left openly. If it is not `sure`, it may have left face down. `pile` is
    the pile on the board where the card lies; it is empty for a hand or purse.
    """

    seat: int
    thing: str
    amount: int = 1
    learned: When | None = None
    gone: When | None = None
    sure: bool = True
    pile: str = ""


class Calendar:
    """The turns of a game. `at` must be called with events in their order."""

    def __init__(self, seats: int) -> None:
        self._turns: Final = [0] * seats
        self._seat: int | None = None

    def at(self, number: int, event: Event) -> When:
        """Return when an event happened; `turn_began` begins a turn."""
        if event.what == "turn_began":
            self._seat = int(event.args["seat"])
            self._turns[self._seat] += 1
        return When(number, event.law, self._seat, None if self._seat is None else self._turns[self._seat])


def total(entries: Sequence[Known]) -> int:
    """Return the known coins."""
    return sum(entry.amount for entry in entries if entry.thing == COINS)


def trimmed(entries: Sequence[Known]) -> list[Known]:
    """Return what may still be held, and the latest of what is gone."""
    gone = [entry for entry in entries if entry.gone]
    return [*(entry for entry in entries if not entry.gone), *gone[-MOST_GONE:]]
