"""The heuristic agent: every choice is tried on an imagined game, chance is averaged, and what follows is judged by
the evaluation of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from copse.agents.base import Observation
from copse.agents.evaluation import Evaluation
from copse.agents.judges import JudgeOf, judge_of
from copse.agents.sense import sensible
from copse.kernel.actions import Action
from copse.kernel.chance import MASK, mix
from copse.kernel.tasks import State

SAMPLES: Final = 6  # how often a choice is tried if chance has a say in it
MOST_REPLIES: Final = 12  # questions that are answered before a choice is judged anyway
FAINT: Final = 0.02  # choices that look this much worse than the best at a glance are not tried
LOTS: Final = 3  # how often it is in a single imagined game, for its shortfall
HOPELESS: Final = 6.0  # points: who falls short of the best by more, or was not tried, is said to fall short by this


class Heuristic:
    def __init__(self, seed: int, samples: int = SAMPLES, judge: JudgeOf = judge_of) -> None:
        self._seed, self._samples, self._judge_of = seed, samples, judge

    def __reduce__(self) -> tuple[type[Heuristic], tuple[int, int, JudgeOf]]:
        return Heuristic, (self._seed, self._samples, self._judge_of)

    def choose(self, observation: Observation) -> Action:
        if len(observation.actions) == 1:
            return observation.actions[0]
        judge = self._judge_of(observation.game)
        worlds = Worlds(observation, self._seed, self._samples)
        actions = sensible(worlds.world(0), observation.actions)
        weights = judge.weights(worlds.world(0), actions)
        least = FAINT * max(weights)
        best, choice = float("-inf"), actions[0]
        for action, weight in zip(actions, weights, strict=True):
            if weight >= least:
                value = outlook(judge, worlds, observation.seat, action)
                if value > best:
                    best, choice = value, action
        return choice


class Worlds:
    """Games that could be the one being played, imagined only as far as they are needed."""

    def __init__(self, observation: Observation, seed: int, most: int) -> None:
        self.most = most
        self._observation, self._seed = observation, mix(seed + observation.moves & MASK)
        self._imagined: list[State] = []

    def world(self, number: int) -> State:
        while len(self._imagined) <= number:
            self._imagined.append(self._observation.imagine(mix(self._seed + len(self._imagined) & MASK)).state)
        return self._imagined[number]


def outlook(judge: Evaluation, worlds: Worlds, seat: int, action: Action) -> float:
    """What the choice is worth to the seat when it has run its course, on average. Once is enough where nothing was
    rolled, drawn or shown."""
    total = 0.0
    for number in range(worlds.most):
        trial = followed(judge, worlds.world(number), seat, action)
        value = judge.value(trial, seat)
        if not trial.sealed:
            return value
        total += value
    return total / worlds.most


def followed(judge: Evaluation, world: State, seat: int, action: Action, lot: int = 0) -> State:
    """An imagined game after a choice of the seat that has run its course; sealed if chance had a say in it, which
    decides otherwise with another lot."""
    trial = world.copy()
    trial.sealed = False
    if lot:
        trial.rng = mix(world.rng + lot & MASK)
    judge.follow(trial, action)
    for _ in range(MOST_REPLIES):
        if trial.over or judge.quiet(trial, seat):
            break
        judge.follow(trial, judge.reply(trial))
    return trial


def shortfalls(judge: Evaluation, world: State, actions: Sequence[Action]) -> list[float]:
    """By how many points each action of the decision that is pending in an imagined game falls short of the best."""
    seat, weights = world.decision.seat, judge.weights(world, actions)
    least, values = FAINT * max(weights), list[float]()
    for action, weight in zip(actions, weights, strict=True):
        values.append(promise(judge, world, seat, action) if weight >= least else float("-inf"))
    best = max(values)
    return [min(HOPELESS, best - value) for value in values]


def promise(judge: Evaluation, world: State, seat: int, action: Action) -> float:
    """What a choice is worth to the seat in one imagined game, on average over some lots if chance has a say in it."""
    trial = followed(judge, world, seat, action)
    total = judge.value(trial, seat)
    if not trial.sealed:
        return total
    for lot in range(1, LOTS):
        total += judge.value(followed(judge, world, seat, action, lot), seat)
    return total / LOTS
