"""What was learned from play: the networks that come with Copse, and the agent that chooses by one without a search.
Whoever lacks ONNX Runtime, or has a Copse without the networks, plays by the evaluation of the game instead, and is
told once."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from copse.agents.base import Observation
from copse.agents.heuristic import Heuristic, Worlds
from copse.agents.judges import judge_of
from copse.agents.search.foresight import Foresight, Planned, Taught, to_next_choice, won
from copse.agents.search.guides import Judges, network_called
from copse.agents.sense import sensible
from copse.games import GAMES
from copse.kernel.actions import Action
from copse.kernel.errors import BadSetup
from copse.kernel.tasks import State

if TYPE_CHECKING:  # they want numpy, which who has no network may lack
    from copse.agents.evaluators import Questions
    from copse.agents.networks import Network

log = logging.getLogger(__name__)

MODELS: Final = Path(str(files("copse.agents"))) / "models"
FAINT: Final = 0.05  # a choice of which the policy thinks this much less than of the best is not looked into
GUESSES: Final = 3  # at what is hidden, on each of which a choice is looked into
POLICY: Final = 0.05  # share of the win that a choice is ahead by if the policy is sure of it, before it is looked into


def model_of(game: str) -> Path:
    """Where the network of a game lies, if it does."""
    return MODELS / f"{game}.onnx"


def has_learned(game: str) -> bool:
    """Whether there is a network of the game, and what it takes to ask it. Nothing is loaded yet."""
    return model_of(game).is_file() and find_spec("onnxruntime") is not None


def all_learned() -> bool:
    """Whether that holds for every game of which a network can learn."""
    return all(has_learned(game) for game, kit in GAMES.items() if kit.layout)


def trust(game: str) -> float | None:
    """The power of its chances that fits best to who won, if the network of the game tells chances better than the
    evaluation does: one that plays against its like and heuristics is too sure of how others end their games.
    docs/measurements/agents.md says how it was found."""
    return GAMES[game].trusted


@cache
def learned_network(game: str) -> Network | None:
    """The network that learned a game, loaded once; None if there is none here, which is said once."""
    if not GAMES[game].layout:
        return None
    if not has_learned(game):
        missing = "onnxruntime (pip install 'copse-games[onnx]')" if model_of(game).is_file() else f"{model_of(game)}"
        log.warning("%s is played by rules of thumb, as %s is missing", game, missing)
        return None
    from copse.agents.networks import network_at

    try:
        return network_at(model_of(game))
    except BadSetup as problem:
        log.warning("%s is played by rules of thumb: %s", game, problem)
        return None


@dataclass(frozen=True)
class LearnedGuide:
    """What was learned says what a search should try, and what comes of it if it is trusted; otherwise, and of seats
    that win together, of which nothing was learned, the evaluation of the game says that. Where nothing was learned at
    all, the evaluation does both."""

    def foresight(self, game: str, world: State) -> Foresight:
        network = learned_network(game)
        if network is None:
            return Judges().foresight(game, world)
        from copse.agents.evaluators import Wary

        questions, judge = Wary(game, network, "the learned network"), judge_of(game)
        if trust(game) is not None and not judge.allied(world):
            return Planned(questions, network.together)
        return Taught(judge, GAMES[game].whole_rounds, questions, network.together)


class Learned:
    """Takes what the policy of a network likes best: of a file, or the one that comes with Copse. With `ahead`, what
    the policy likes is tried on imagined games, and the values of the network decide what follows is best."""

    def __init__(self, seed: int, file: str = "", ahead: bool = False) -> None:
        self._seed, self._file, self._ahead = seed, file, ahead
        if file:
            network_called(file)  # whatever is wrong with it is said before anyone plays

    def choose(self, observation: Observation) -> Action:
        if len(observation.actions) == 1:
            return observation.actions[0]
        questions = self._questions(observation.game)
        if questions is None:
            return Heuristic(self._seed).choose(observation)
        worlds = Worlds(observation, self._seed, GUESSES)
        actions = list(sensible(worlds.world(0), observation.actions))
        if len(actions) == 1:
            return actions[0]
        weights = questions.advise([worlds.world(0)], [actions])[1][0]
        if self._ahead:
            weights = looked_into(questions, worlds, observation.seat, actions, weights)
        return actions[weights.index(max(weights))]

    def _questions(self, game: str) -> Questions | None:
        network = network_called(self._file) if self._file else learned_network(game)
        if network is None:
            return None
        if network.game != game:
            raise BadSetup(f"{self._file} plays {network.game}, not {game}")
        from copse.agents.evaluators import Wary

        return Wary(game, network, self._file or "the learned network")


def looked_into(
    questions: Questions, worlds: Worlds, seat: int, actions: Sequence[Action], weights: list[float]
) -> list[float]:
    """What share of the win each choice promises on average, and a little of what the policy thinks of it. All that
    follows is asked about at once."""
    best, total = max(weights), sum(weights)
    promising = [place for place, weight in enumerate(weights) if weight >= FAINT * best]
    trials = [(place, after(worlds.world(number), actions[place])) for place in promising for number in range(GUESSES)]
    going_on = [trial for _, trial in trials if not trial.over]
    shares = iter(questions.expect(going_on) if going_on else [])
    outlook = [-1.0] * len(actions)
    for place in promising:
        outlook[place] = POLICY * weights[place] / total
    for place, trial in trials:
        share = won(trial) if trial.over else next(shares)
        outlook[place] += share[seat] / GUESSES
    return outlook


def after(world: State, action: Action) -> State:
    """An imagined game in which the choice was made, at the next question that has more than one answer."""
    trial = world.copy()
    trial.play(action)
    to_next_choice(trial)
    return trial
