"""The search of one process: it imagines games, runs each down the tree, and keeps the tree while it is valid."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from copse.agents.base import Observation
from copse.agents.search.foresight import Foresight, Guide
from copse.agents.search.tree import Node, Trial
from copse.agents.search.worlds import Worlds
from copse.kernel.actions import Action
from copse.kernel.chance import Dice, mix
from copse.kernel.tasks import Decision, State

ROOM: Final = 8  # one more game may wait for each batch of this many visits, so that early games are not wasted

Clock = Callable[[], float]


class Budget:
    """The budget of a search in iterations, in seconds, or in both. The first one to run out ends the search.

    At least one iteration is always allowed.
    """

    def __init__(self, iterations: int | None, seconds: float | None, clock: Clock) -> None:
        self._iterations, self._seconds, self._clock = iterations, seconds, clock
        self._started = clock()
        self._spent = 0

    def spend(self) -> bool:
        """Return whether another iteration is allowed, and count it."""
        self._spent += 1
        if self._spent == 1:
            return True
        if self._iterations is not None and self._spent > self._iterations:
            return False
        return self._seconds is None or self._clock() - self._started < self._seconds


class Mind:
    """A tree for one seat. Its random choices differ between decisions, and depend only on the seed."""

    def __init__(self, seed: int, guide: Guide) -> None:
        self._seed, self._guide = seed, guide
        self._root: Node | None = None
        self._actions: list[Action] = []  # the actions of the last decision

    def __reduce__(self) -> tuple[type[Mind], tuple[int, Guide]]:
        return Mind, (self._seed, self._guide)  # the tree is not copied

    @property
    def size(self) -> int:
        """The number of simulations in the tree."""
        return self._root.visits if self._root else 0

    def think(self, observation: Observation, after: Action | None, budget: Budget) -> list[int]:
        """Search, and return the total visits of each of the observation's actions.

        `after` is the seat's previous choice. None means that others have decided since, so that the old tree is not
        valid.
        """
        worlds = Worlds(observation, self._guide, Dice(self._seed ^ mix(observation.moves)))
        foresight, first = worlds.foresight, worlds.first
        root = self._root = self._recall(after, first.decision) or Node(first.decision)
        self._actions = list(observation.actions)
        walk = Walk(foresight, root, self._actions, foresight.horizon(first))
        walk.open(first)
        while budget.spend():
            walk.go(worlds.next())
        walk.settle()
        visits = {choice.action: choice.visits for choice in root.choices}
        return [visits.get(action, 0) for action in self._actions]

    @property
    def expects(self) -> float:
        """The chance to win over all simulations in the tree."""
        return self._root.total / self._root.visits if self._root and self._root.visits else 0.0

    def line(self, action: Action, world: State, most: int) -> list[Action]:
        """Return a possible continuation in an imagined game, which begins with this action.

        It follows the most visited choices, to the end of the turn at most. Forced choices are left out.
        """
        state, line = world.copy(), [action]
        choice = self._root.choice(action) if self._root else None
        while choice is not None:
            state.play(choice.action)
            while not state.over and state.turns == world.turns and len(state.decision.legal(state)) == 1:
                state.play(state.decision.legal(state)[0])
            if state.over or state.turns != world.turns or len(line) == most:
                return line
            node = choice.follow(state.decision)
            choice = node.favourite(state.decision.legal(state)) if node else None
            if choice is not None:
                line.append(choice.action)
        return line

    def _recall(self, after: Action | None, question: Decision) -> Node | None:
        """Return the node of this question in the old tree, if there is one."""
        chosen = self._root.choice(after) if self._root and after else None
        return chosen.follow(question) if chosen else None


class Walk:
    """Runs games down the tree, and collects those that stopped for a common evaluation.

    All games begin with one of the given actions.
    """

    def __init__(self, foresight: Foresight, root: Node, actions: list[Action], until: int) -> None:
        self._foresight, self._root, self._actions, self._until = foresight, root, actions, until
        self._waiting: list[Trial] = []

    def open(self, state: State) -> None:
        """Get the weights of actions at the root, so that the first simulation can use them."""
        if not self._known(self._root, state, self._actions):
            trial = Trial(0, state.copy())
            trial.stop(self._root, self._actions)
            self._foresight.inform([trial])

    def go(self, trial: Trial) -> None:
        self._descend(trial)
        self._waiting.append(trial)
        if len(self._waiting) >= min(self._foresight.together, 1 + self._root.visits // ROOM):
            self.settle()

    def settle(self) -> None:
        """Evaluate the waiting games, and update the tree.

        With `goes_on`, games that stopped before the horizon continue first. All of them advance together, one question
        at a time.
        """
        waiting, self._waiting = self._waiting, []
        stopped = [trial for trial in waiting if trial.node is not None]
        while stopped and self._foresight.goes_on:
            self._foresight.inform(stopped)
            for trial in stopped:
                self._descend(trial)
            stopped = [trial for trial in stopped if trial.node is not None]
        for trial, shares in zip(waiting, self._foresight.judge(waiting, self._until), strict=True):
            trial.learn(shares)

    def _descend(self, trial: Trial) -> None:
        """Run down the tree, from the root or from the question where the game stopped.

        Stop at a new question, which is added to the tree, at a question with new actions, or at the horizon.
        """
        state, node, legal = trial.state, trial.node or self._root, trial.legal or self._actions
        trial.go_on()
        while self._known(node, state, legal):
            choice = node.select(legal, self._foresight.explore)
            trial.take(node, choice)
            self._foresight.follow(state, choice.action)
            legal = self._next_choice(state)
            if not legal:
                return
            found = choice.follow(state.decision)
            if found is None:
                trial.stop(choice.grow(state.decision), legal)
                return
            node = found
        trial.stop(node, legal)

    def _known(self, node: Node, state: State, legal: list[Action]) -> bool:
        """Return whether the node has weights for these actions. If not, try to get them without an evaluation."""
        if node.knows(legal):
            return True
        weights = self._foresight.weights(state, legal)
        if not weights:
            return False
        node.meet(legal, weights)
        return True

    def _next_choice(self, state: State) -> list[Action]:
        """Play forced choices.

        Return the actions of the next real decision, or an empty list if the horizon comes first.
        """
        while not state.over and state.turns < self._until:
            legal = state.decision.legal(state)
            if len(legal) > 1:
                return legal
            self._foresight.follow(state, legal[0])
        return []
