"""Any game for PettingZoo, by its name. Games of other packages come this way; those of Copse have modules named after
their version too."""

from __future__ import annotations

from copse.envs.aec import GameEnv
from copse.envs.together import Together
from copse.kernel.tasks import Json


def env(
    game: str, max_cycles: int | None = None, render_mode: str | None = None, view: bool = False, **options: Json
) -> GameEnv:
    """One agent after the other, as they are asked. `options` are those of `copse.new`, but for the seed."""
    return GameEnv(game, options, max_cycles, render_mode, view)


def parallel_env(
    game: str, max_cycles: int | None = None, render_mode: str | None = None, view: bool = False, **options: Json
) -> Together:
    """Every agent acts in every cycle; the choice of the one who has to decide counts."""
    return Together(env(game, None, render_mode, view, **options), max_cycles)
