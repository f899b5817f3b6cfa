"""The interface of an agent: it gets an observation and returns an action.

An observation holds a game in which hidden information was dealt again at random. None of its attributes leads to the
real game.

This protects against mistakes, not against attacks. Python cannot protect memory: an agent in the process of the game
can find the game by searching its modules or with `gc`. Run code that you do not trust in a separate process
(`LineAgent`).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from operator import index
from typing import Final, Protocol, SupportsIndex, runtime_checkable
from weakref import WeakKeyDictionary

from copse.games import AnyGame
from copse.kernel.actions import Action
from copse.kernel.errors import CopseError
from copse.kernel.game import PendingDecision
from copse.kernel.outcome import GameOutcome
from copse.kernel.tasks import Json, View


class LateLook(CopseError):
    """The first look at an observation came after its decision was made, or at a copy of an unseen observation."""


class Observation:
    """A decision as its seat sees it: the legal actions, the view, and games that could be the real one.

    `moves` is the number of choices that all seats made before. The imagined game is dealt when the agent first uses
    more than the actions. That must happen while the decision is pending.
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
        unseen = _UNSEEN.get(self)
        return self._guess.book.name if unseen is None else unseen[0].book.name

    @property
    def options(self) -> Mapping[str, Json]:
        """The options of the game without its seed."""
        return {name: value for name, value in self._guess.options.items() if name != "seed"}

    @property
    def view(self) -> View:
        """What the seat may see. It is equal in the real game and in every imagined one."""
        return self._guess.view(self.seat)

    def write_action(self, action: Action) -> str:
        """Return the text of an action in the notation of this table."""
        return self._guess.write_action(action)

    def among(self, actions: Sequence[Action]) -> Observation:
        """Return an observation of this decision that is limited to these actions."""
        return Observation(self.seat, actions, self.moves, self._guess)

    def imagine(self, seed: int) -> AnyGame:
        """Return a game that the seat cannot distinguish from the real one.

        The seed decides how hidden information is dealt.
        """
        return self._guess.determinize(self.seat, seed)


def named(answer: object, observation: Observation) -> Action | None:
    """Return the action that an answer means: the action itself, its number or its text. None if it is not legal."""
    number = index(answer) if isinstance(answer, SupportsIndex) and not isinstance(answer, bool) else None
    for action in observation.actions:
        if answer is action or number == action.number:
            return action
        if isinstance(answer, str) and answer in (observation.write_action(action), action.text):
            return action
    return None


def example(observation: Observation) -> str:
    action = observation.actions[0]
    return f"{action.number} or {json.dumps(observation.write_action(action))}"


@runtime_checkable
class Agent(Protocol):
    """One method: which of `observation.actions`?"""

    def choose(self, observation: Observation) -> Action:
        """Return one of the observation's actions."""


@runtime_checkable
class Listener(Protocol):
    """An optional part of an agent. `end` gets the result of the game, or None if the game was abandoned."""

    def end(self, outcome: GameOutcome | None) -> None: ...


class AgentFault(CopseError):
    """An agent from outside failed during a game, or did not choose a legal action."""


def observe(game: AnyGame) -> Observation:
    """Return an observation of the pending decision."""
    choice = game.decision
    observation = Observation(choice.seat, tuple(choice.actions), len(game.history))
    _UNSEEN[observation] = game, choice
    return observation


_UNSEEN: Final[WeakKeyDictionary[Observation, tuple[AnyGame, PendingDecision]]] = WeakKeyDictionary()
"""The game and the decision of each observation that has not been looked at yet.

An entry is removed when its observation is looked at or deleted. A copy of an observation has no entry.
"""


def _dealt_for(observation: Observation) -> AnyGame:
    unseen = _UNSEEN.pop(observation, None)
    if unseen is None:
        raise LateLook("this observation was copied or sent before anyone looked into it")
    game, choice = unseen
    if game.over or game.decision is not choice:
        raise LateLook("this decision was made before its observation was first looked into")
    return game.determinize(observation.seat, observation.moves)


def part(agents: Iterable[Agent | None], game: AnyGame) -> None:
    """Tell all agents that listen that the game is over or abandoned."""
    outcome = game.outcome if game.over else None
    for agent in agents:
        if isinstance(agent, Listener):
            agent.end(outcome)
