"""Workloads of `copse bench` for environments and vectors, and other projects' games for comparison."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from copse.envs.aec import GameEnv
from copse.envs.batch import Batch, Draw
from copse.envs.zoo import NDArray, np
from copse.games import new
from copse.kernel.chance import Dice
from copse.kernel.tasks import Json, State
from copse.vectors import VECTORS, write


def random_steps(name: str, steps: int, **options: Json) -> int:
    """Take random steps, each with its observation and mask, as a learner would. Returns their number.

    >>> random_steps("smallworld", 20, players=2)
    20
    """
    table, dice = GameEnv(name, options, None, None, False), Dice(1)
    table.reset(seed=1)
    for _ in range(steps):
        observation, _, terminated, _, _ = table.last()
        if terminated:
            table.reset()
            continue
        legal = np.flatnonzero(observation["action_mask"].view(np.bool_))  # much faster than on bytes
        table.step(int(legal[dice.below(len(legal))]))
    return steps


def moments(name: str, count: int, **options: Json) -> list[State]:
    """Return moments of random games, for `written`."""
    dice, found, seed = Dice(1), list[State](), 0
    while True:
        seed += 1
        state = new(name, **{**options, "seed": seed}).state
        while not state.over:
            actions = state.decision.legal(state)
            if len(actions) > 1:
                if len(found) == count:
                    return found
                found.append(state.copy())
            state.play(actions[dice.below(len(actions))])


def written(name: str, states: list[State]) -> int:
    """Write the vector of each state, as seen by the seat that decides. Returns their number.

    >>> written("smallworld", moments("smallworld", 5, players=2))
    5
    """
    page = bytearray(VECTORS[name].length)
    for state in states:
        write(state, state.decision.seat, page)
    return len(states)


class BatchPace:
    """A batch with random choices. Its games are spread over their course, as they are during training."""

    def __init__(self, name: str, options: Mapping[str, Json], games: int, observation: bool, workers: int = 0) -> None:
        self.batch = Batch(name, games, Draw(options), seed=1, observation=observation, workers=workers)
        self._generator = np.random.default_rng(1)

    def steps(self, times: int) -> int:
        """Step all games this often. Returns the number of steps.

        >>> pace = BatchPace("smallworld", {"players": 2}, 4, observation=True)
        >>> pace.steps(5)
        20
        """
        for _ in range(times):
            self.batch.step(self.chosen())
        return times * self.batch.games

    def chosen(self) -> NDArray[np.int32]:
        """Return a random legal choice for every row."""
        batch = self.batch
        sizes = np.diff(batch.offset)
        return batch.legal[batch.offset[:-1] + (self._generator.random(batch.games) * sizes).astype(np.int64)]


def connect_four(steps: int) -> int:
    """Take random steps in PettingZoo's connect four, each with its observation and mask. Returns their number."""
    from pettingzoo.classic import connect_four_v3  # an optional package

    env, generator = connect_four_v3.env(), np.random.default_rng(1)
    env.reset(seed=1)
    for _ in range(steps):
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.reset()
            continue
        env.step(int(generator.choice(np.flatnonzero(observation["action_mask"]))))
    return steps


def backgammon(steps: int) -> int:
    """Take random steps in OpenSpiel's backgammon, each with its observation. Returns their number."""
    import pyspiel

    game, generator = pyspiel.load_game("backgammon"), np.random.default_rng(1)
    state = game.new_initial_state()
    for _ in range(steps):
        while state.is_chance_node() or state.is_terminal():
            if state.is_terminal():
                state = game.new_initial_state()
            else:
                actions, _ = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(actions[generator.integers(len(actions))])
        state.observation_tensor()
        legal = state.legal_actions()
        state.apply_action(legal[generator.integers(len(legal))])
    return steps


def catan(steps: int) -> int:
    """Play random games of catanatron until enough choices were made. Returns their number.

    catanatron has no observations."""
    from catanatron import Color, Game, RandomPlayer

    made = 0
    while made < steps:
        game = Game([RandomPlayer(color) for color in Color])
        game.play()
        made += len(game.state.actions)
    return made


PEERS: Final[Mapping[str, Callable[[int], int]]] = {
    "PettingZoo's connect four": connect_four,
    "OpenSpiel's backgammon": backgammon,
    "catanatron's random games": catan,
}
"""Other projects' games, which are measured if they are installed. Each function takes the number of steps."""
