"""The tree of a search: what was tried from each decision and what came of it, over many imagined games at once.

An edge is a choice, and a node a question. The same choice can lead to several questions, for chance and hidden cards
differ from game to game; and a choice that one game allows may be missing in the next, so each choice counts how often
it was there to be taken, and is held against that.

A visit counts as soon as it is made, and as a loss until it is known what came of it: so games that wait to be judged
together spread over the tree instead of all going the same way.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from copse.kernel.actions import Action
from copse.kernel.tasks import Decision, State

FIRST_CHOICES: Final = 4.0  # how many choices are looked at in the beginning,
MORE_CHOICES: Final = 1.0  # and how many more with the root of the visits


class Edge:
    """An edge: an action, how promising it looked, and what came of it for the seat that chose it."""

    __slots__ = ("action", "chances", "next", "total", "visits", "weight")

    def __init__(self, action: Action, weight: float) -> None:
        self.action: Final = action
        self.weight: Final = weight
        self.visits = 0
        self.chances = 0  # how often it could have been chosen
        self.total = 0.0
        self.next: list[Node] = []

    def follow(self, question: Decision) -> Node | None:
        """Where the choice leads when this is asked then; None if that has not come up before."""
        for node in self.next:
            if node.question == question:
                return node
        return None

    def grow(self, question: Decision) -> Node:
        node = Node(question)
        self.next.append(node)
        return node


class Node:
    """A question, and the choices that were legal in any game that came by: the most promising first."""

    __slots__ = ("choices", "known", "question", "total", "visits")

    def __init__(self, question: Decision) -> None:
        self.question: Final = question
        self.choices: list[Edge] = []
        self.known: set[Action] = set()
        self.visits = 0
        self.total = 0.0

    def knows(self, legal: Sequence[Action]) -> bool:
        """Whether it was said of each of these how promising it looks."""
        return self.known.issuperset(legal)

    def meet(self, legal: Sequence[Action], weights: Sequence[float]) -> None:
        """Learn how promising each of these looks, but for those that are known already."""
        for action, weight in zip(legal, weights, strict=True):
            if action not in self.known:
                self.known.add(action)
                self.choices.append(Edge(action, weight))
        self.choices.sort(key=_promise)

    def select(self, legal: Sequence[Action], explore: float) -> Edge:
        """The choice to try in this game, all of whose choices are known: one that did well, or one that promises to
        and was seldom tried, which is preferred the more the larger `explore` is."""
        considered = self._consider(set(legal))
        weights = 0.0
        for choice in considered:
            weights += choice.weight
        untried = self.total / self.visits if self.visits else 0.0
        best, best_score = considered[0], float("-inf")
        for choice in considered:
            choice.chances += 1
            mean = choice.total / choice.visits if choice.visits else untried
            score = mean + explore * choice.weight / weights * sqrt(choice.chances) / (1 + choice.visits)
            if score > best_score:
                best, best_score = choice, score
        return best

    def choice(self, action: Action) -> Edge | None:
        """What was tried with this action, if it was."""
        for choice in self.choices:
            if choice.action is action:
                return choice
        return None

    def favourite(self, legal: Sequence[Action]) -> Edge | None:
        """What was tried most of these, if any was."""
        best: Edge | None = None
        for choice in self.choices:
            if choice.visits and choice.action in legal and (best is None or choice.visits > best.visits):
                best = choice
        return best

    def _consider(self, legal: set[Action]) -> list[Edge]:
        """The most promising choices that are legal, more of them the more often the question came up."""
        room = int(FIRST_CHOICES + MORE_CHOICES * sqrt(self.visits))
        considered: list[Edge] = []
        for choice in self.choices:
            if choice.action in legal:
                considered.append(choice)
                if len(considered) == room:
                    break
        return considered


def _promise(choice: Edge) -> float:
    return -choice.weight


class Trial:
    """A game on its way down the tree: the world that it began in, the questions that it came to and the choices that
    were tried there. Where it stopped before the end, `node` is the question and `legal` are its choices."""

    __slots__ = ("choices", "legal", "node", "nodes", "state", "world")

    def __init__(self, world: int, state: State) -> None:
        self.world: Final = world
        self.state: Final = state
        self.nodes: list[Node] = []
        self.choices: list[Edge] = []
        self.node: Node | None = None
        self.legal: list[Action] = []

    def take(self, node: Node, choice: Edge) -> None:
        node.visits += 1
        choice.visits += 1
        self.nodes.append(node)
        self.choices.append(choice)

    def stop(self, node: Node, legal: list[Action]) -> None:
        self.node, self.legal = node, legal

    def go_on(self) -> None:
        self.node, self.legal = None, []

    def learn(self, shares: list[float]) -> None:
        """Tell every question and choice what came of it for the seat that chose."""
        for node, choice in zip(self.nodes, self.choices, strict=True):
            share = shares[node.question.seat]
            node.total += share
            choice.total += share
