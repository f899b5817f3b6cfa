"""How fast an environment steps and vectors are written, for the benchmarks."""

from __future__ import annotations

from copse.envs.table import Table
from copse.envs.vector import VECTORS, write
from copse.envs.zoo import np
from copse.games import new
from copse.kernel.chance import Dice
from copse.kernel.tasks import Json, State


def random_steps(name: str, steps: int, **options: Json) -> int:
    """So many steps by lot, each with its observation and mask, as a learner would take them; returns how many.

    >>> random_steps("smallworld", 20, players=2)
    20
    """
    table, dice = Table(name, options, None, None, False), Dice(1)
    table.reset(seed=1)
    for _ in range(steps):
        observation, _, terminated, _, _ = table.last()
        if terminated:
            table.reset()
            continue
        legal = np.flatnonzero(observation["action_mask"].view(np.bool_))  # which is far quicker than of bytes
        table.step(int(legal[dice.below(len(legal))]))
    return steps


def moments(name: str, count: int, **options: Json) -> list[State]:
    """Moments of games by lot, for `written`."""
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
    """Write the vector of each state, as the seat that has to decide sees it; returns how many.

    >>> written("smallworld", moments("smallworld", 5, players=2))
    5
    """
    page = bytearray(VECTORS[name].length)
    for state in states:
        write(state, state.decision.seat, page)
    return len(states)
