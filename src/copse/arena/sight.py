"""What a seat saw, as figures. The arena does not know how they are made: whoever wants them with the decisions of a
run hands it a sight, as `copse.envs.sights` has one for each game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from copse.kernel.tasks import State


@dataclass(frozen=True)
class Sight:
    """The environment whose figures these are, by its name and version; how many there are; and the function that gives
    what a seat may know of a state, a byte a figure. It must be picklable, for it goes to other processes."""

    environment: str
    length: int
    look: Callable[[State, int], bytes]
