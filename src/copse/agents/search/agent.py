"""The search agent: information-set Monte Carlo tree search for one seat, in one process or in several."""

from __future__ import annotations

import time
from typing import Final

from copse.agents.base import Observation
from copse.agents.search.foresight import Guide
from copse.agents.search.guides import Judges
from copse.agents.search.team import Team
from copse.agents.search.thinking import Budget, Clock, Mind
from copse.agents.sense import sensible
from copse.kernel.actions import Action
from copse.kernel.errors import BadSetup
from copse.kernel.tasks import State

ITERATIONS: Final = 400  # if no budget is given


class Search:
    """Thinks for so many iterations or seconds about each decision, whichever end first, in so many processes at once.
    The guide says what looks promising and how games may end; without one the evaluation of the game does.

    What was thought before is kept as long as the seat alone decides: then it knows all that was chosen since. Once
    anyone else has decided it starts again, for what another seat chose may be hidden from it.
    """

    def __init__(
        self,
        seed: int,
        iterations: int | None = None,
        seconds: float | None = None,
        processes: int = 1,
        guide: Guide | None = None,
        clock: Clock = time.monotonic,
    ) -> None:
        if (iterations is not None and iterations < 1) or (seconds is not None and seconds <= 0) or processes < 1:
            raise BadSetup("a search needs at least 1 iteration, more than 0 seconds and at least 1 process")
        self._iterations = ITERATIONS if iterations is None and seconds is None else iterations
        self._seconds, self._clock = seconds, clock
        self._mind = Mind(seed, guide or Judges())
        self._team = Team(seed, processes, guide or Judges()) if processes > 1 else None
        self._visits: dict[Action, int] = {}
        self._last: Action | None = None  # what it chose when it last had a choice, if nobody else has decided since
        self._moves = 0
        self._hurried: float | None = None

    @property
    def visits(self) -> dict[Action, int]:
        """How often it tried each action of the last decision; none of them if there was no choice."""
        return dict(self._visits)

    @property
    def size(self) -> int:
        """How many games the tree has seen that it thinks on from."""
        return self._mind.size

    def hurry(self, seconds: float) -> None:
        """Think about the next choice no longer than so many seconds, whatever it was given; one game is looked at even
        if none are left."""
        self._hurried = seconds

    def choose(self, observation: Observation) -> Action:
        if observation.moves != self._moves:
            self._last = None
        self._moves = observation.moves + 1
        if len(observation.actions) == 1:
            self._visits = {}
            return observation.actions[0]
        world: State = observation.imagine(observation.moves).state
        actions = sensible(world, observation.actions)
        visits = self._think(observation.among(actions))
        self._visits = dict.fromkeys(observation.actions, 0) | dict(zip(actions, visits, strict=True))
        self._last = actions[visits.index(max(visits))]
        return self._last

    def tried(self) -> list[tuple[Action, float]]:
        """What it tried when it last had a choice, alone: the most often tried first, with the chance to win."""
        return self._mind.tried()

    def _think(self, observation: Observation) -> list[int]:
        """How often each action was tried. Where only one makes sense, a single game keeps the tree true."""
        iterations = 1 if len(observation.actions) == 1 else self._iterations
        seconds, self._hurried = self._shorter(self._hurried), None
        if self._team is not None:
            return self._team.think(observation, self._last, iterations, seconds)
        return self._mind.think(observation, self._last, Budget(iterations, seconds, self._clock))

    def _shorter(self, hurried: float | None) -> float | None:
        """Its own time, or less."""
        if hurried is None or self._seconds is None:
            return self._seconds if hurried is None else hurried
        return min(hurried, self._seconds)
