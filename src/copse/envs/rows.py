"""The rows of a batch and the loop over them.

The loop plays the learners' choices, then plays for all other seats, and records what each learner can choose from
next. This module is outside `batch/` because it is compiled. `batch/` needs numpy, and the compiler has no other
packages.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from copse.kernel.actions import Action
from copse.kernel.chance import Dice
from copse.kernel.tasks import State
from copse.vectors import write

Chooser = Callable[[list[Action], int], Action]
"""An agent at its seat: a function from the legal actions and the number of earlier choices to an action."""


class BatchRow:
    """A row of a batch: its current game, and for each seat a learner, random choice or an agent."""

    def __init__(
        self, state: State, learns: list[bool], lots: list[Dice | None], choosers: list[Chooser | None]
    ) -> None:
        self.state: Final = state
        self.learns: Final = learns
        self.lots: Final = lots
        self.choosers: Final = choosers
        self.seat = -1  # the learner who has to choose
        self.legal: list[Action] = []
        self.steps = 0  # choices of learners
        self.moves = 0  # choices of everyone, forced ones included

    def play(self, place: int) -> None:
        """Play the learner's choice, by its index in the list."""
        self.state.play(self.legal[place])
        self.steps += 1
        self.moves += 1

    def run(self) -> bool:
        """Play until a learner has to choose. Return False if the game ends before that."""
        state = self.state
        while not state.over:
            decision = state.decision
            legal = decision.legal(state)
            if len(legal) == 1:
                action = legal[0]
            else:
                seat = decision.seat
                if self.learns[seat]:
                    self.seat = seat
                    self.legal = legal
                    return True
                lot = self.lots[seat]
                if lot is not None:
                    action = legal[lot.below(len(legal))]
                else:
                    chooser = self.choosers[seat]
                    assert chooser is not None
                    action = chooser(legal, self.moves)
            state.play(action)
            self.moves += 1
        return False


def step(rows: list[BatchRow], places: list[int], limit: int) -> list[int]:
    """Play a choice in every row and continue. Return the rows that have ended.

    A row has ended when its game is over, or when learners have made `limit` choices in it (0 means no limit).
    """
    ended: list[int] = []
    for number, row in enumerate(rows):
        row.play(places[number])
        if not row.run() or row.steps == limit:
            ended.append(number)
    return ended


def lists(rows: list[BatchRow], words: list[bytes]) -> tuple[bytes, list[int], bytearray]:
    """Return the legal actions of all rows, each as its bytes, with the count and the seat of each row."""
    said: list[bytes] = []
    counts: list[int] = []
    seats = bytearray()
    for row in rows:
        legal = row.legal
        for action in legal:
            said.append(words[action.number])
        counts.append(len(legal))
        seats.append(row.seat)
    return b"".join(said), counts, seats


def observe(rows: list[BatchRow], into: memoryview, length: int) -> None:
    """Write what the deciding seat knows in each row, one vector after another."""
    first = 0
    for row in rows:
        write(row.state, row.seat, into, first)
        first += length
