"""One mind at work: it imagines game after game, walks each down its tree, and keeps the tree while it stays true."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from copse.agents.base import Observation
from copse.agents.search.foresight import Foresight, Guide
from copse.agents.search.tree import Edge, Node, Trial
from copse.agents.search.worlds import Worlds
from copse.kernel.actions import Action
from copse.kernel.chance import Dice, mix
from copse.kernel.tasks import Decision, State

ROOM: Final = 8  # one more game may wait to be judged for so many that the tree has seen, for it should not go blind

Clock = Callable[[], float]


class Budget:
    """How long to think: so many games, so many seconds, or whichever ends first. One game is always looked at."""

    def __init__(self, iterations: int | None, seconds: float | None, clock: Clock) -> None:
        self._iterations, self._seconds, self._clock = iterations, seconds, clock
        self._started = clock()
        self._spent = 0

    def spend(self) -> bool:
        """Whether there is another game to look at."""
        self._spent += 1
        if self._spent == 1:
            return True
        if self._iterations is not None and self._spent > self._iterations:
            return False
        return self._seconds is None or self._clock() - self._started < self._seconds


class Mind:
    """A tree for one seat. It plays with another chance at each decision, but the same for the same seed."""

    def __init__(self, seed: int, guide: Guide) -> None:
        self._seed, self._guide = seed, guide
        self._root: Node | None = None
        self._actions: list[Action] = []  # those that it last had to choose from

    def __reduce__(self) -> tuple[type[Mind], tuple[int, Guide]]:
        return Mind, (self._seed, self._guide)  # what it thought stays behind

    @property
    def size(self) -> int:
        """How many games its tree has seen."""
        return self._root.visits if self._root else 0

    def think(self, observation: Observation, after: Action | None, budget: Budget) -> list[int]:
        """How often each of the observation's actions was tried, now and before. `after` is what the seat itself chose
        when it was last asked; None if others have decided since, and the tree no longer holds."""
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

    def tried(self) -> list[tuple[Action, float]]:
        """What was tried at the last question, most often first, each with the chance to win that was seen in it."""
        choices = [self._root.choice(action) for action in self._actions] if self._root else []
        tried = [choice for choice in choices if choice is not None and choice.visits]
        tried.sort(key=_effort)
        return [(choice.action, choice.total / choice.visits) for choice in tried]

    @property
    def expects(self) -> float:
        """The chance to win over all games that its tree has seen."""
        return self._root.total / self._root.visits if self._root and self._root.visits else 0.0

    def line(self, action: Action, world: State, most: int) -> list[Action]:
        """What may follow from a choice in an imagined game, itself the first: the choices that were tried most, as far
        as they were tried and the turn goes; what is forced is left out."""
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
        """What is already known about this question."""
        chosen = self._root.choice(after) if self._root and after else None
        return chosen.follow(question) if chosen else None


def _effort(choice: Edge) -> int:
    return -choice.visits


class Walk:
    """Game after game goes down the tree, and waits where it stops until there are enough to be judged together. All
    begin with one of the same actions."""

    def __init__(self, foresight: Foresight, root: Node, actions: list[Action], until: int) -> None:
        self._foresight, self._root, self._actions, self._until = foresight, root, actions, until
        self._waiting: list[Trial] = []

    def open(self, state: State) -> None:
        """Learn what looks promising at the root, so that the first game already goes somewhere."""
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
        """Judge the games that wait, and let the tree know. Where games are judged at the horizon alone, those that
        stopped before it go on first, all of them a question at a time."""
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
        """Play on from the first question, or from where it stopped, to the next that is new, which is added, or of
        whose choices some are, or to the horizon."""
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
        """Whether it is known how promising each choice looks, or can be said at once."""
        if node.knows(legal):
            return True
        weights = self._foresight.weights(state, legal)
        if not weights:
            return False
        node.meet(legal, weights)
        return True

    def _next_choice(self, state: State) -> list[Action]:
        """Play what is forced; the actions of the next decision that is not, or none if the end is reached before."""
        while not state.over and state.turns < self._until:
            legal = state.decision.legal(state)
            if len(legal) > 1:
                return legal
            self._foresight.follow(state, legal[0])
        return []
