"""The trained networks that come with Copse, and the agent that plays with one and does not search.

In a Copse without the networks, the evaluation of the game is used instead. A warning is logged once.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
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
from copse.vectors import VECTORS

if TYPE_CHECKING:  # loading numpy takes long, and most agents do not need it
    from copse.agents.evaluators import Questions
    from copse.agents.networks import Network

log = logging.getLogger(__name__)

MODELS: Final = Path(str(files("copse.agents"))) / "models"
FAINT: Final = 0.05  # choices with a weight below this share of the best are not tried
GUESSES: Final = 3  # imagined games in which each choice is tried
POLICY: Final = 0.05  # bonus of a choice that the policy is sure of, as a share of the win


def model_of(game: str) -> Path:
    """Return the path of a game's network. The file may be missing."""
    return MODELS / f"{game}.onnx"


def has_learned(game: str) -> bool:
    """Return whether the network of a game is installed. This does not load it."""
    return model_of(game).is_file()


def all_learned() -> bool:
    """Return whether every game that networks can learn has its network."""
    return all(has_learned(game) for game, kit in GAMES.items() if kit.layout)


def trust(game: str) -> float | None:
    """Return the power to apply to the network's win chances, or None if the evaluation predicts better.

    A network that plays against itself and heuristics is too confident about how other games end. The power corrects
    that. docs/measurements/agents.md explains how it was measured.
    """
    return GAMES[game].trusted


@cache
def learned_network(game: str) -> Network | None:
    """Return the trained network of a game, loaded once. Without one, log a warning once and return None."""
    if not GAMES[game].layout:
        return None
    try:
        return network_of(game)
    except BadSetup as problem:
        log.warning("%s is played by rules of thumb: %s", game, problem)
        return None


def network_of(game: str) -> Network:
    """Return the trained network of a game. Raises BadSetup if it is missing or cannot be used."""
    if not has_learned(game):
        raise BadSetup(f"{game} has no trained network: {model_of(game)} is missing")
    from copse.agents.networks import network_at

    return network_at(model_of(game))


@dataclass(frozen=True)
class LearnedGuide:
    """A guide that uses the trained network.

    The network proposes choices to try. If it is trusted, it also evaluates the results. Otherwise the evaluation of
    the game does. Networks were not trained on allied seats, so the evaluation also judges those games. Without a
    network, the evaluation does everything.
    """

    def foresight(self, game: str, world: State) -> Foresight:
        network = learned_network(game)
        if network is None or VECTORS[game].lacks(world):
            return Judges().foresight(game, world)
        from copse.agents.evaluators import Wary

        questions, judge = Wary(game, network, "the learned network"), judge_of(game)
        if trust(game) is not None and not judge.allied(world):
            return Planned(questions, network.together)
        return Taught(judge, GAMES[game].whole_rounds, questions, network.together)


class Learned:
    """Chooses the action that the policy of a network prefers.

    The network comes from a file, or is the one that comes with Copse. With `ahead`, the agent tries the preferred
    actions in imagined games, and the network's values of the results decide.
    """

    def __init__(self, seed: int, file: str = "", ahead: bool = False) -> None:
        self._seed, self._file, self._ahead = seed, file, ahead
        if file:
            network_called(file)  # report a problem with the file before play begins

    def choose(self, observation: Observation) -> Action:
        if len(observation.actions) == 1:
            return observation.actions[0]
        questions, worlds = self._questions(observation.game), Worlds(observation, self._seed, GUESSES)
        if questions is None or VECTORS[observation.game].lacks(worlds.world(0)):
            return Heuristic(self._seed).choose(observation)
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
    """Return the average share of the win that each choice promises, plus a small bonus from the policy.

    All results are evaluated in one batch.
    """
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
    """Return an imagined game after this choice, at the next question with more than one answer."""
    trial = world.copy()
    trial.play(action)
    to_next_choice(trial)
    return trial
