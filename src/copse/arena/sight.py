"""Sights: functions that encode what a seat saw as numbers.

The arena does not know how they work. A caller that wants observations with the decisions of a run passes a sight;
`copse.envs.sights` has one for each game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from copse.kernel.tasks import State


@dataclass(frozen=True)
class Sight:
    """The name and version of an environment, the length of its observations, and the function that makes them.

    One byte is one number. A sight must be picklable, because it is sent to other processes.
    """

    environment: str
    length: int
    look: Callable[[State, int], bytes]
