"""The agents that there are, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from copse.agents.base import Agent
from copse.agents.heuristic import Heuristic
from copse.agents.random_agent import RandomAgent
from copse.kernel.errors import BadSetup, suggest


class Entry(NamedTuple):
    about: str
    make: Callable[[int], Agent]


AGENTS: Final[Mapping[str, Entry]] = {
    "random": Entry("chooses by lot", RandomAgent),
    "heuristic": Entry("looks one step ahead and judges what follows", Heuristic),
}


def make(name: str, seed: int) -> Agent:
    if name not in AGENTS:
        raise BadSetup(f"there is no agent '{name}'{suggest(name, AGENTS)}")
    return AGENTS[name].make(seed)
