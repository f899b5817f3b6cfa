"""The heuristic agent.

It tries every choice in imagined games, averages over random outcomes, and judges the results by the evaluation of the
game.
"""

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

SAMPLES: Final = 6  # trials of a choice with random outcomes
MOST_REPLIES: Final = 12  # questions answered before a choice is judged anyway
FAINT: Final = 0.02  # choices with a weight below this share of the best are not tried
LOTS: Final = 3  # trials in a single imagined game, for the shortfall
HOPELESS: Final = 6.0  # the maximum shortfall in points, also for actions that were not tried


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
    """Games that could be the real one. They are imagined on demand."""

    def __init__(self, observation: Observation, seed: int, most: int) -> None:
        self.most = most
        self._observation, self._seed = observation, mix(seed + observation.moves & MASK)
        self._imagined: list[State] = []

    def world(self, number: int) -> State:
        while len(self._imagined) <= number:
            self._imagined.append(self._observation.imagine(mix(self._seed + len(self._imagined) & MASK)).state)
        return self._imagined[number]


def outlook(judge: Evaluation, worlds: Worlds, seat: int, action: Action) -> float:
    """Return the average worth of a choice to the seat after its effects.

    One trial is enough if nothing was rolled, drawn or revealed.
    """
    total = 0.0
    for number in range(worlds.most):
        trial = followed(judge, worlds.world(number), seat, action)
        value = judge.value(trial, seat)
        if not trial.sealed:
            return value
        total += value
    return total / worlds.most


def followed(judge: Evaluation, world: State, seat: int, action: Action, lot: int = 0) -> State:
    """Return an imagined game after a choice of the seat and its effects.

    The game is sealed if there were random outcomes. Another `lot` gives other outcomes.
    """
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
    """Return by how many points each pending action in an imagined game is worse than the best one."""
    seat, weights = world.decision.seat, judge.weights(world, actions)
    least, values = FAINT * max(weights), list[float]()
    for action, weight in zip(actions, weights, strict=True):
        values.append(promise(judge, world, seat, action) if weight >= least else float("-inf"))
    best = max(values)
    return [min(HOPELESS, best - value) for value in values]


def promise(judge: Evaluation, world: State, seat: int, action: Action) -> float:
    """Return the worth of a choice in one imagined game. Random outcomes are averaged over some trials."""
    trial = followed(judge, world, seat, action)
    total = judge.value(trial, seat)
    if not trial.sealed:
        return total
    for lot in range(1, LOTS):
        total += judge.value(followed(judge, world, seat, action, lot), seat)
    return total / LOTS
