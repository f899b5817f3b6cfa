"""What a game is worth to whom: the judgement that the heuristic agent looks one step ahead with, and that guides and
cuts off a search. Each game has one; in Root each faction adds its own wishes."""

from __future__ import annotations

from collections.abc import Sequence

from copse.kernel.actions import Action
from copse.kernel.tasks import State


class Evaluation:
    """All of it looks at imagined games only, in which what the seat cannot know was dealt anew."""

    def value(self, state: State, seat: int) -> float:
        """What the game is worth to the seat, in points it may expect; a finished game is worth more if it was won."""
        raise NotImplementedError

    def weights(self, state: State, actions: Sequence[Action]) -> list[float]:
        """How promising each of these actions of the pending decision looks at a glance: above 0, nothing tried."""
        raise NotImplementedError

    def quiet(self, state: State, seat: int) -> bool:
        """Whether what the seat last chose has run its course, so that its worth can be judged."""
        raise NotImplementedError

    def follow(self, state: State, action: Action) -> None:
        """Make a choice, and run on to the next question or to where what was chosen is best judged."""
        state.play(action)

    def allies(self, state: State, seat: int) -> int:
        """How many seats win or lose as one with this one, itself among them."""
        return 1

    def reply(self, state: State) -> Action:
        """The plain answer to a question that comes up before the game is quiet."""
        raise NotImplementedError
