"""The tree of a search: choices and their results over many imagined games.

An edge is a choice, and a node is a question. A choice can lead to different questions, because random outcomes and
hidden cards differ between games. A choice that is legal in one game may be illegal in the next. So each choice counts
how often it was available, and the selection uses that number.

A visit counts immediately, and counts as a loss until the result is known. So games that wait for a common evaluation
spread over the tree.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from copse.kernel.actions import Action
from copse.kernel.tasks import Decision, State

FIRST_CHOICES: Final = 4.0  # the number of choices considered at first
MORE_CHOICES: Final = 1.0  # additional choices, times the square root of the visits


class Edge:
    """An edge: an action, its weight, and its results for the seat that chose it."""

    __slots__ = ("action", "chances", "next", "total", "visits", "weight")

    def __init__(self, action: Action, weight: float) -> None:
        self.action: Final = action
        self.weight: Final = weight
        self.visits = 0
        self.chances = 0  # how often it was available
        self.total = 0.0
        self.next: list[Node] = []

    def follow(self, question: Decision) -> Node | None:
        """Return the node for this question after the choice, or None if it is new."""
        for node in self.next:
            if node.question == question:
                return node
        return None

    def grow(self, question: Decision) -> Node:
        node = Node(question)
        self.next.append(node)
        return node


class Node:
    """A question, and the choices that were legal there in any game, sorted by weight."""

    __slots__ = ("choices", "known", "question", "total", "visits")

    def __init__(self, question: Decision) -> None:
        self.question: Final = question
        self.choices: list[Edge] = []
        self.known: set[Action] = set()
        self.visits = 0
        self.total = 0.0

    def knows(self, legal: Sequence[Action]) -> bool:
        """Return whether each of these actions has a weight."""
        return self.known.issuperset(legal)

    def meet(self, legal: Sequence[Action], weights: Sequence[float]) -> None:
        """Add the weights of actions that are new here."""
        for action, weight in zip(legal, weights, strict=True):
            if action not in self.known:
                self.known.add(action)
                self.choices.append(Edge(action, weight))
        self.choices.sort(key=_promise)

    def select(self, legal: Sequence[Action], explore: float) -> Edge:
        """Select the choice to try in this game. All legal actions must have weights.

        Good choices have good results so far, or a large weight and few visits. A larger `explore` prefers the latter.
        """
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
        """Return the edge of this action, if there is one."""
        for choice in self.choices:
            if choice.action is action:
                return choice
        return None

    def favourite(self, legal: Sequence[Action]) -> Edge | None:
        """Return the most visited of these actions, if any was visited."""
        best: Edge | None = None
        for choice in self.choices:
            if choice.visits and choice.action in legal and (best is None or choice.visits > best.visits):
                best = choice
        return best

    def _consider(self, legal: set[Action]) -> list[Edge]:
        """Return the legal choices with the largest weights. The number of choices grows with the visits."""
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
    """A game on its way down the tree: the number of its world, the questions it passed, and the choices made there.

    If it stopped before the end, `node` is that question and `legal` are its actions.
    """

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
        """Add the result to every question and choice, from the view of the seat that chose."""
        for node, choice in zip(self.nodes, self.choices, strict=True):
            share = shares[node.question.seat]
            node.total += share
            choice.total += share
