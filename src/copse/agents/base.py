"""What an agent gets and gives. An observation holds a game in which everything the seat cannot know was dealt anew, so
an agent cannot see more than its seat may, whatever it looks at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from copse.games import AnyGame
from copse.kernel.actions import Action
from copse.kernel.tasks import View


class Observation:
    """A decision as its seat meets it: the legal actions, the view, and games that could be the one being played."""

    def __init__(self, seat: int, actions: Sequence[Action], guess: AnyGame) -> None:
        self.seat, self.actions, self._guess = seat, actions, guess

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._guess.book.name

    @property
    def view(self) -> View:
        """What the seat may know; the same in the real game and in every guess at it."""
        return self._guess.view(self.seat)

    def imagine(self, seed: int) -> AnyGame:
        """A game that the seat cannot tell from the real one; another seed, another guess at what is hidden."""
        return self._guess.determinize(self.seat, seed)


class Agent(Protocol):
    """One method: which of `observation.actions`?"""

    def choose(self, observation: Observation) -> Action: ...


def observe(game: AnyGame) -> Observation:
    """The pending decision with what its seat may know."""
    decision = game.decision
    return Observation(decision.seat, decision.actions, game.determinize(decision.seat, len(game.history)))
