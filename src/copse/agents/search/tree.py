"""The tree of a search: what was tried from each decision and what came of it, over many imagined games at once.

An edge is a choice, and a node a question. The same choice can lead to several questions, for chance and hidden cards
differ from game to game; and a choice that one game allows may be missing in the next, so each choice counts how often
it was there to be taken, and is held against that.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from copse.agents.evaluation import Evaluation
from copse.kernel.actions import Action
from copse.kernel.tasks import Decision, State

EXPLORE: Final = 0.07  # how much a promising choice that was seldom tried is preferred to one that did well
FIRST_CHOICES: Final = 4.0  # how many choices are looked at in the beginning,
MORE_CHOICES: Final = 1.0  # and how many more with the root of the visits


class Choice:
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

    def grow(self, question: Decision) -> None:
        self.next.append(Node(question))

    def learn(self, worth: float) -> None:
        self.visits += 1
        self.total += worth


class Node:
    """A question, and the choices that were legal in any game that came by: the most promising first."""

    __slots__ = ("choices", "known", "question", "total", "visits")

    def __init__(self, question: Decision) -> None:
        self.question: Final = question
        self.choices: list[Choice] = []
        self.known: set[Action] = set()
        self.visits = 0
        self.total = 0.0

    def select(self, judge: Evaluation, state: State, legal: Sequence[Action]) -> Choice:
        """The choice to try in this game: one that did well, or one that promises to and was seldom tried."""
        if not self.known.issuperset(legal):
            self._meet(judge, state, legal)
        considered = self._consider(set(legal))
        weights = 0.0
        for choice in considered:
            weights += choice.weight
        untried = self.total / self.visits if self.visits else 0.0
        best, best_score = considered[0], float("-inf")
        for choice in considered:
            choice.chances += 1
            mean = choice.total / choice.visits if choice.visits else untried
            score = mean + EXPLORE * choice.weight / weights * sqrt(choice.chances) / (1 + choice.visits)
            if score > best_score:
                best, best_score = choice, score
        return best

    def learn(self, worth: float) -> None:
        self.visits += 1
        self.total += worth

    def choice(self, action: Action) -> Choice | None:
        """What was tried with this action, if it was."""
        for choice in self.choices:
            if choice.action is action:
                return choice
        return None

    def _meet(self, judge: Evaluation, state: State, legal: Sequence[Action]) -> None:
        for action, weight in zip(legal, judge.weights(state, legal), strict=True):
            if action not in self.known:
                self.known.add(action)
                self.choices.append(Choice(action, weight))
        self.choices.sort(key=_promise)

    def _consider(self, legal: set[Action]) -> list[Choice]:
        """The most promising choices that are legal, more of them the more often the question came up."""
        room = int(FIRST_CHOICES + MORE_CHOICES * sqrt(self.visits))
        considered: list[Choice] = []
        for choice in self.choices:
            if choice.action in legal:
                considered.append(choice)
                if len(considered) == room:
                    break
        return considered


def _promise(choice: Choice) -> float:
    return -choice.weight
