"""One mind at work: it imagines game after game, walks each down its tree, and keeps the tree while it stays true."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from copse.agents.base import Observation
from copse.agents.evaluation import Evaluation
from copse.agents.judges import judge_of
from copse.agents.search.foresight import play_on
from copse.agents.search.tree import Choice, Node
from copse.agents.search.worlds import Worlds
from copse.kernel.actions import Action
from copse.kernel.chance import MASK, Dice, mix
from copse.kernel.tasks import Decision, State

# How far a game is thought through before it is judged: to the end of the turn, which is where a plan shows in Root, or
# until everyone has had a turn, for in Small World what was gained must be held.
WHOLE_ROUNDS: Final = ("smallworld",)

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

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._root: Node | None = None

    def __reduce__(self) -> tuple[type[Mind], tuple[int]]:
        return Mind, (self._seed,)  # what it thought stays behind

    @property
    def visits(self) -> int:
        """How many games its tree has seen."""
        return self._root.visits if self._root else 0

    def think(self, observation: Observation, after: Action | None, budget: Budget) -> list[int]:
        """How often each of the observation's actions was tried, now and before. `after` is what the seat itself chose
        when it was last asked; None if others have decided since, and the tree no longer holds."""
        judge, dice = judge_of(observation.game), Dice(self._seed ^ mix(observation.moves))
        worlds = Worlds(observation, judge, dice)
        first = worlds.first.state
        root = self._root = self._recall(after, first.decision) or Node(first.decision)
        until = first.turns + (first.seats if observation.game in WHOLE_ROUNDS else 1)
        while budget.spend():
            world = worlds.next()
            state = world.state.copy()
            state.rng = dice.below(MASK)
            path = descend(judge, root, state, until)
            play_on(judge, state, until)
            path.learn(worlds.shares(world, state))
        visits = {choice.action: choice.visits for choice in root.choices}
        return [visits.get(action, 0) for action in observation.actions]

    def tried(self) -> list[tuple[Action, float]]:
        """What was tried at the last question, most often first, each with the chance to win that was seen in it."""
        choices = [choice for choice in self._root.choices if choice.visits] if self._root else []
        choices.sort(key=_effort)
        return [(choice.action, choice.total / choice.visits) for choice in choices]

    def _recall(self, after: Action | None, question: Decision) -> Node | None:
        """What is already known about this question."""
        chosen = self._root.choice(after) if self._root and after else None
        return chosen.follow(question) if chosen else None


def _effort(choice: Choice) -> int:
    return -choice.visits


class Path:
    """The questions that a game came to in the tree, and the choices that were tried there."""

    __slots__ = ("choices", "nodes")

    def __init__(self) -> None:
        self.nodes: list[Node] = []
        self.choices: list[Choice] = []

    def learn(self, shares: list[float]) -> None:
        """Tell all of them what came of it for the seat that chose."""
        for node, choice in zip(self.nodes, self.choices, strict=True):
            share = shares[node.question.seat]
            node.learn(share)
            choice.learn(share)


def descend(judge: Evaluation, root: Node, state: State, until: int) -> Path:
    """Play an imagined game down the tree, to the first question that is new, which is added, or to the horizon."""
    path = Path()
    node: Node | None = root
    legal = state.decision.legal(state)
    while node is not None:
        choice = node.select(judge, state, legal)
        path.nodes.append(node)
        path.choices.append(choice)
        judge.follow(state, choice.action)
        legal = next_choice(judge, state, until)
        if not legal:
            break
        node = choice.follow(state.decision)
        if node is None:
            choice.grow(state.decision)
    return path


def next_choice(judge: Evaluation, state: State, until: int) -> list[Action]:
    """Play what is forced; the actions of the next decision that is not, or none if the end is reached before."""
    while not state.over and state.turns < until:
        legal = state.decision.legal(state)
        if len(legal) > 1:
            return legal
        judge.follow(state, legal[0])
    return []
