"""Small World for PettingZoo."""

from __future__ import annotations

from copse.envs.aec import GameEnv
from copse.envs.together import Together
from copse.kernel.tasks import Json


def env(max_cycles: int | None = None, render_mode: str | None = None, view: bool = False, **options: Json) -> GameEnv:
    """Make an AEC environment, in which one agent acts at a time.

    `options` are those of `copse.new` without the seed and without custom races and powers, which have no place in the
    vector.
    """
    return GameEnv("smallworld", options, max_cycles, render_mode, view)


def parallel_env(
    max_cycles: int | None = None,
    render_mode: str | None = None,
    view: bool = False,
    idle: bool = False,
    **options: Json,
) -> Together:
    """Make a parallel environment.

    Every agent acts in each cycle, but only the choice of the deciding agent counts. With `idle`, there is one more
    action, which does nothing, and the others have no other one.
    """
    return Together(env(None, render_mode, view, **options), max_cycles, idle)
