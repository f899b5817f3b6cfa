"""What an agent gets and gives. An observation holds a game in which everything the seat cannot know was dealt anew. No
attribute of it leads to the game that is being played.

This keeps honest agents honest. Python cannot protect memory: an agent that runs in the process of the game and
searches its modules or asks `gc` can find the game. Code that you do not trust belongs in a process of its own
(`LineAgent`)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Protocol, runtime_checkable
from weakref import WeakKeyDictionary

from copse.games import AnyGame
from copse.kernel.actions import Action
from copse.kernel.errors import CopseError
from copse.kernel.game import PendingDecision
from copse.kernel.tasks import Json, View


class LateLook(CopseError):
    """An observation was first looked into after its decision had been made, or the copy of one that nobody had looked
    into."""


class Observation:
    """A decision as its seat meets it: the legal actions, the view, and games that could be the one being played.

    `moves` counts the choices that everyone made before this one. The first guess is dealt when the agent first looks
    for more than the actions, which has to be while the decision is pending.
    """

    __slots__ = ("__weakref__", "_dealt", "actions", "moves", "seat")

    def __init__(self, seat: int, actions: Sequence[Action], moves: int, guess: AnyGame | None = None) -> None:
        self.seat, self.actions, self.moves, self._dealt = seat, actions, moves, guess

    @property
    def _guess(self) -> AnyGame:
        if self._dealt is None:
            self._dealt = _dealt_for(self)
        return self._dealt

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._guess.book.name

    @property
    def options(self) -> Mapping[str, Json]:
        """The options of the game, without its seed."""
        return {name: value for name, value in self._guess.options.items() if name != "seed"}

    @property
    def view(self) -> View:
        """What the seat may know; the same in the real game and in every guess at it."""
        return self._guess.view(self.seat)

    def write_action(self, action: Action) -> str:
        """The action as it is called at this table."""
        return self._guess.write_action(action)

    def among(self, actions: Sequence[Action]) -> Observation:
        """The same decision, if only these of its actions are to be looked at."""
        return Observation(self.seat, actions, self.moves, self._guess)

    def imagine(self, seed: int) -> AnyGame:
        """A game that the seat cannot tell from the real one; another seed, another guess at what is hidden."""
        return self._guess.determinize(self.seat, seed)


@runtime_checkable
class Agent(Protocol):
    """One method: which of `observation.actions`?"""

    def choose(self, observation: Observation) -> Action: ...


@runtime_checkable
class Listener(Protocol):
    """What an agent may have besides: it is told how the game ended, or None if the game was left before its end."""

    def end(self, outcome: Mapping[str, Json] | None) -> None: ...


class AgentFault(CopseError):
    """An agent from outside failed in the middle of a game, or chose what is no choice."""


def observe(game: AnyGame) -> Observation:
    """The pending decision with what its seat may know."""
    choice = game.decision
    observation = Observation(choice.seat, tuple(choice.actions), len(game.history))
    _UNSEEN[observation] = game, choice
    return observation


_UNSEEN: Final[WeakKeyDictionary[Observation, tuple[AnyGame, PendingDecision]]] = WeakKeyDictionary()
"""The game and the decision behind each observation that nobody has looked into yet. An entry goes when its observation
is looked into or dropped. A copy of an observation has no entry."""


def _dealt_for(observation: Observation) -> AnyGame:
    unseen = _UNSEEN.pop(observation, None)
    if unseen is None:
        raise LateLook("this observation was copied or sent before anyone looked into it")
    game, choice = unseen
    if game.over or game.decision is not choice:
        raise LateLook("this decision was made before its observation was first looked into")
    return game.determinize(observation.seat, observation.moves)


def part(agents: Iterable[Agent | None], game: AnyGame) -> None:
    """Tell the agents that want to know it that the game is over, or was left."""
    outcome = game.outcome if game.over else None
    for agent in agents:
        if isinstance(agent, Listener):
            agent.end(outcome)
