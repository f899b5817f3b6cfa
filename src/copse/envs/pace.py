"""How fast an environment steps, for the benchmarks."""

from __future__ import annotations

from copse.envs.table import Table
from copse.envs.zoo import np
from copse.kernel.chance import Dice
from copse.kernel.tasks import Json


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
