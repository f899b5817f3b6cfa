"""The agents that there are, and how names are read: `heuristic`, `search@0.5s`, `my.py:Mine`, `run:node my.mjs`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from copse.agents.base import Agent
from copse.agents.heuristic import Heuristic
from copse.agents.levels import Novice, adept, master
from copse.agents.lines import PATIENCE, LineAgent
from copse.agents.own import own_agent
from copse.agents.random_agent import RandomAgent
from copse.agents.search import Search
from copse.kernel.errors import BadSetup, suggest

HUMAN: Final = "human"  # whoever sits at the keyboard, who is no agent

AGENTS: Final[Mapping[str, Callable[[int], Agent]]] = {
    "novice": Novice,
    "adept": adept,
    "master": master,
    "random": RandomAgent,
    "heuristic": Heuristic,
    "search": Search,
}

BUDGET: Final = re.compile(r"search@(?:(?P<seconds>\d*\.?\d+)s|(?P<iterations>\d+))(?:x(?P<processes>\d+))?")
COMMAND: Final = re.compile(r"run(?:@(?P<patience>\d*\.?\d+)s)?:(?P<command>.*)", re.DOTALL)


def make(name: str, seed: int) -> Agent:
    """The agent of a name. One seed makes one that chooses the same in the same games, unless it watches a clock.

    >>> make("serch", 1)
    Traceback (most recent call last):
    copse.kernel.errors.BadSetup: there is no agent 'serch'; did you mean search?
    """
    command, budget = COMMAND.fullmatch(name), BUDGET.fullmatch(name)
    if command:
        return LineAgent(command["command"], seed, float(command["patience"] or PATIENCE))
    if budget:
        return searching(budget, seed)
    if ".py:" in name:
        return own_agent(name, seed)
    if name not in AGENTS:
        raise BadSetup(trouble(name))
    return AGENTS[name](seed)


def trouble(name: str) -> str:
    """Why a name makes no agent."""
    if name == HUMAN:
        return "a human sits only in a game of `copse play`"
    if name.endswith(".py"):
        return f"{name} needs the name of a class: {name}:CLASS"
    if "@" in name:
        return f"'{name}' gives no time to think: write search@0.5s, search@200 or, in 2 processes, search@200x2"
    return f"there is no agent '{name}'{suggest(name, (HUMAN, *AGENTS))}"


def searching(budget: re.Match[str], seed: int) -> Search:
    """A search with the time or the iterations that its name gives it."""
    seconds = float(budget["seconds"]) if budget["seconds"] else None
    iterations = int(budget["iterations"]) if budget["iterations"] else None
    return Search(seed, iterations, seconds, int(budget["processes"] or 1))
