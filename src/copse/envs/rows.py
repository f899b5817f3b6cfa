"""The rows of a batch and the loop over them: choices are made, everyone who is no learner plays on, and what the
learners have to choose from is written down. It stands outside `batch/`, which needs numpy: this is compiled, and the
compiler has no packages but its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from copse.kernel.actions import Action
from copse.kernel.chance import Dice
from copse.kernel.tasks import State
from copse.vectors import write

Chooser = Callable[[list[Action], int], Action]
"""An agent at its seat: the legal actions and how many choices were made before, to the action."""


class BatchRow:
    """A row of a batch: the game that is played in it, and who chooses for which seat: a learner, the lot, an agent."""

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
        self.moves = 0  # choices of everyone, those included that were none

    def play(self, place: int) -> None:
        """The learner's choice, by its place in the list."""
        self.state.play(self.legal[place])
        self.steps += 1
        self.moves += 1

    def run(self) -> bool:
        """Play on until a learner has a choice; whether one has before the game is over."""
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
    """Make a choice in every row and play on; which rows have nothing to choose any more, because the game is over or
    the learners made `limit` choices in it (0: any number)."""
    ended: list[int] = []
    for number, row in enumerate(rows):
        row.play(places[number])
        if not row.run() or row.steps == limit:
            ended.append(number)
    return ended


def lists(rows: list[BatchRow], words: list[bytes]) -> tuple[bytes, list[int], bytearray]:
    """What is legal in all rows, one after the other, each action by its word; how many in each; and the seats."""
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
    """What the seat that has to choose knows in each row, one vector after the other."""
    first = 0
    for row in rows:
        write(row.state, row.seat, into, first)
        first += length
