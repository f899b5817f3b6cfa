"""The heuristic agent: every choice is tried on an imagined game, chance is averaged, and what follows is judged by
the evaluation of the game."""

from __future__ import annotations

from typing import Final

from copse.agents.base import Observation
from copse.agents.evaluation import Evaluation
from copse.agents.judges import judge_of
from copse.kernel.actions import Action
from copse.kernel.chance import mix
from copse.kernel.tasks import State

SAMPLES: Final = 2  # how often chance is tried for each choice
MOST_REPLIES: Final = 12  # questions that are answered before a choice is judged anyway
FAINT: Final = 0.02  # choices that look this much worse than the best at a glance are not tried


class Heuristic:
    def __init__(self, seed: int, samples: int = SAMPLES) -> None:
        self._seed, self._samples = seed, samples

    def choose(self, observation: Observation) -> Action:
        if len(observation.actions) == 1:
            return observation.actions[0]
        judge = judge_of(observation.game)
        worlds: list[State] = [observation.imagine(mix(self._seed + n)).state for n in range(self._samples)]
        weights = judge.weights(worlds[0], observation.actions)
        least = FAINT * max(weights)
        tried = [action for action, weight in zip(observation.actions, weights, strict=True) if weight >= least]
        return max(tried, key=lambda action: outlook(judge, worlds, observation.seat, action))


def outlook(judge: Evaluation, worlds: list[State], seat: int, action: Action) -> float:
    """What the choice is worth to the seat when it has run its course, on average."""
    total = 0.0
    for world in worlds:
        trial = world.copy()
        trial.play(action)
        for _ in range(MOST_REPLIES):
            if trial.over or judge.quiet(trial, seat):
                break
            trial.play(judge.reply(trial))
        total += judge.value(trial, seat)
    return total / len(worlds)
